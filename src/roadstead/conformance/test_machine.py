"""Any game, driven any way Hypothesis can think of."""

import json

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from roadstead.conformance.tables import TABLES
from roadstead.kernel.errors import IllegalAction

NUMBERS = st.integers(min_value=0, max_value=2**32)


class AnyGame(RuleBasedStateMachine):
    """Legal and illegal actions, copies, views and storage in any order; a twin is kept that must never differ."""

    def __init__(self):
        super().__init__()
        self.state = None

    @initialize(table=st.sampled_from(TABLES), seed=st.integers(min_value=0, max_value=2**63 - 1))
    def sit_down(self, table, seed):
        self.table = table
        self.state = table.new(seed)
        self.twin = table.new(seed)

    @precondition(lambda self: self.state is not None and not self.state.over)
    @rule(numbers=st.lists(st.tuples(NUMBERS, NUMBERS), min_size=1, max_size=25))
    def play(self, numbers):
        for who, what in numbers:
            if self.state.over:
                return
            seats = self.state.actors()
            seat = seats[who % len(seats)]
            menu = self.state.legal(seat)
            action = menu[what % len(menu)]
            self.state.play(seat, action)
            self.twin.play(seat, action)

    @rule(seat=st.integers(min_value=-1, max_value=7), action=st.integers(min_value=-3, max_value=400))
    def try_anything(self, seat, action):
        if action in self.state.legal(seat):
            return
        before = self.state.to_dict()
        with pytest.raises(IllegalAction):
            self.state.play(seat, action)
        assert self.state.to_dict() == before

    @rule()
    def go_on_with_a_clone(self):
        self.state = self.state.clone()

    @rule()
    def go_on_from_storage(self):
        self.state = self.table.game.restore(json.loads(json.dumps(self.state.to_dict())))

    @rule(number=NUMBERS, seed=NUMBERS)
    def look_and_imagine(self, number, seed):
        viewer = self.table.viewers[number % len(self.table.viewers)]
        view = self.state.redacted(viewer)
        world = view.imagined(seed)
        assert world.invariants() == []
        assert world.redacted(viewer).to_dict() == view.to_dict()
        if viewer in self.state.actors():
            assert view.legal(viewer) == world.legal(viewer) == self.state.legal(viewer)
        if not world.over:
            seat = world.actors()[0]
            world.play(seat, world.legal(seat)[number % len(world.legal(seat))])
            assert world.invariants() == []

    @invariant()
    def nothing_is_wrong(self):
        if self.state is not None:
            assert self.state.invariants() == []
            assert self.state.to_dict() == self.twin.to_dict()
            assert bool(self.state.actors()) != self.state.over


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
