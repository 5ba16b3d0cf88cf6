"""The table in the midst of what follows from a decision: everybody can be shown it, and nobody is asked anything."""

import random

import pytest

from roadstead.conformance.tables import TABLES, at_every_table
from roadstead.kernel.events import BEATS


@at_every_table
def test_every_moment_of_a_decision_can_be_shown_to_everybody(table):
    chooser = random.Random(11)
    state = table.new(11, events=True)
    state.filming = True
    scene = table.game.scene
    shown = 0
    while not state.over and shown < 60:
        seat = chooser.choice(state.actors())
        state.play(seat, chooser.choice(state.legal(seat)))
        assert len(state.stills) == len(state.events)
        for event, still in zip(state.events, state.stills, strict=True):
            assert not still.actors()
            for viewer in table.viewers:
                view = still.redacted(viewer)
                assert scene.pieces(view, viewer, table.names), f"{event.name}: nothing is drawn"
                assert len(view.scores()) == table.seats
            shown += 1
    assert shown


@pytest.mark.parametrize("table", TABLES[:1], ids=repr)
def test_what_is_filmed_stays_as_it_was(table):
    chooser = random.Random(3)
    state = table.new(3, events=True)
    state.filming = True
    seen: list[tuple[object, dict]] = []
    for _ in range(30):
        if state.over:
            break
        seat = chooser.choice(state.actors())
        state.play(seat, chooser.choice(state.legal(seat)))
        seen += [(still, still.redacted(None).to_dict()) for still in state.stills]
    assert len(seen) > 10
    assert all(still.redacted(None).to_dict() == before for still, before in seen)


def test_a_game_that_is_not_filmed_keeps_no_pictures():
    table = TABLES[0]
    state = table.new(3, events=True)
    seat = state.actors()[0]
    state.play(seat, state.legal(seat)[0])
    assert state.stills == []
    assert state.clone().filming is False


@pytest.mark.parametrize("game", {table.game.name: table.game for table in TABLES}.values(), ids=lambda game: game.name)
def test_what_is_staged_is_of_a_kind_that_the_table_knows(game):
    assert {event.beat for event in game.events} <= {"", *BEATS}
