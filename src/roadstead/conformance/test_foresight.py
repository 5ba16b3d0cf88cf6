"""What is foreseen of a choice is what then happens, or it is left open; and it follows from the seat's view alone."""

import random

import pytest

from roadstead.conformance.tables import USUAL, at_every_table
from roadstead.kernel.foresight import Change, changed, foreseen
from roadstead.kernel.words import Row, Sheet


def check_choices(table, wanted, seed):
    """Compare so many random choices with what then happens; returns how many were foreseen."""
    chooser = random.Random(seed)
    known = tried = 0
    state = table.new(seed, events=True)
    while tried < wanted:
        if state.over:
            state = table.new(chooser.getrandbits(40), events=True)
        seat = chooser.choice(state.actors())
        action = chooser.choice(state.legal(seat))
        expected = foreseen(state.redacted(seat), seat, [action])
        state.play(seat, action)
        tried += 1
        if expected is None:
            continue
        known += 1
        what = f"{table}: {table.game.actions.text(action)} after {state.decisions - 1} decisions"
        assert not state.marked, f"{what}: chance or something hidden decided after all"
        assert expected.view.to_dict() == state.redacted(seat).to_dict(), what
        assert expected.events == [event for event in state.events if event.heard_by(seat)], what
    return known


@at_every_table
def test_what_is_foreseen_happens(table):
    assert check_choices(table, 120, 7) > 5


@pytest.mark.soak
@pytest.mark.parametrize("table", USUAL, ids=repr)
def test_what_is_foreseen_happens_two_thousand_times(table):
    assert check_choices(table, 2000, 8) > 100


def test_changes_of_a_sheet_are_told_cell_by_cell():
    columns = ("ship", "gold", "food")
    before = [Sheet("Holds", columns, [Row(("red", "3", "2"), 0), Row(("blue", "1", "1"), 1)])]
    after = [Sheet("Holds", columns, [Row(("red", "3", "0"), 0), Row(("blue", "1", "1"), 1)])]
    assert changed(before, after) == [Change("red", "food", "2", "0", 0)]
