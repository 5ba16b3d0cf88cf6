"""Which function of the rules each duty and question goes to.  Written by tools/generate.py from questions.py: change that, not this."""

# fmt: off
# isort: off
# ruff: noqa: E701, E704
from typing import ClassVar

from mypy_extensions import i64

from roadstead.games.new_bedford import scoring
from roadstead.games.new_bedford.generated import frames
from roadstead.games.new_bedford.rules import building, faults, fleet, placing, returning, rounds, trading, whaling
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.rules import Hooks, Rules
from roadstead.kernel.state import State


class Dispatch(Rules):
    def perform(self, t: State, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, NewBedford)
        if kind == frames.ROUND: rounds.begin(t)
        elif kind == frames.WORKER: rounds.next_worker(t, a)
        elif kind == frames.LODGER: rounds.lodger(t, a, b)
        elif kind == frames.MOVE: returning.move(t)
        elif kind == frames.ARRIVE: returning.arrive(t, a)
        elif kind == frames.CLOSE: returning.close(t, a)
        elif kind == frames.WHALING: whaling.whaling(t)
        elif kind == frames.ROUND_END: rounds.end(t)
        elif kind == frames.RETURNS: rounds.returns(t)
        else: raise ValueError(f"no duty or question has the number {kind}")

    def choices(self, t: State, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> list[i64]:
        assert isinstance(t, NewBedford)
        if kind == frames.START: return rounds.start_choices(a, b)
        if kind == frames.PLACE: return placing.choices(t, seat, b, c)
        if kind == frames.NEED: return placing.need_choices(t, seat, a, b)
        if kind == frames.EXTRA: return [44, 45, 46]
        if kind == frames.SELL: return trading.sell_choices(t, seat, a, b)
        if kind == frames.BUILD: return building.choices(t, seat, b)
        if kind == frames.LESS: return building.less_choices(t, seat, a, b, c, d)
        if kind == frames.PREPARE: return fleet.prepare_choices(t, seat)
        if kind == frames.LAUNCH: return fleet.launch_choices(t, seat, a, b)
        if kind == frames.OUTWARD: return fleet.outward_choices(t, seat)
        if kind == frames.COUNT: return fleet.count_choices(t, seat)
        if kind == frames.CLEAR: return trading.clear_choices(t)
        if kind == frames.TRY_OUT: return fleet.try_out_choices(t, seat)
        if kind == frames.COME_HOME: return returning.home_choices(t, a)
        if kind == frames.OFFER: return returning.offer_choices(t, seat)
        if kind == frames.HUNT: return whaling.hunt_choices(t)
        raise ValueError(f"no question has the number {kind}")

    def answer(self, t: State, kind: i64, seat: i64, action: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        assert isinstance(t, NewBedford)
        if kind == frames.START: rounds.start(t, seat, action, a, b)
        elif kind == frames.PLACE: placing.decide(t, seat, action, a, b, c)
        elif kind == frames.NEED: placing.meet_need(t, seat, action, a, b)
        elif kind == frames.EXTRA: trading.extra(t, seat, action)
        elif kind == frames.SELL: trading.sell(t, seat, action, a, b, c)
        elif kind == frames.BUILD: building.choose(t, seat, action, a, b)
        elif kind == frames.LESS: building.take_off(t, seat, action, a, b, c, d)
        elif kind == frames.PREPARE: fleet.prepare(t, seat, action, a)
        elif kind == frames.LAUNCH: fleet.launch(t, seat, action, a, b)
        elif kind == frames.OUTWARD: fleet.move_out(t, seat, action)
        elif kind == frames.COUNT: fleet.count(t, seat, action)
        elif kind == frames.CLEAR: trading.clear(t, seat, action)
        elif kind == frames.TRY_OUT: fleet.try_out(t, seat, action)
        elif kind == frames.COME_HOME: returning.settle(t, seat, action, a)
        elif kind == frames.OFFER: returning.buy(t, seat, action, a, b)
        elif kind == frames.HUNT: whaling.hunt(t, seat, action, a)
        else: raise ValueError(f"no duty or question has the number {kind}")

    hooks: ClassVar[Hooks] = Hooks(set_up=rounds.set_up, scores=scoring.scores, winners=scoring.winners, faults=faults.faults)
    def blank(self) -> State: return NewBedford()
