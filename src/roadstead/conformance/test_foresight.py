"""What is foreseen of a choice is what then happens, or it is left open; and it follows from the seat's view alone."""

import random
import re

import pytest

from roadstead.conformance.tables import USUAL, at_every_table, at_usual_tables, play_on
from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.errors import NeedsOutcome
from roadstead.kernel.foresight import Change, begun, changed, foreseen, named
from roadstead.kernel.words import Row, Sheet


def check_choices(table, wanted, seed):
    """Compare so many random choices with what then happens; returns how many were foreseen."""
    chooser = random.Random(seed)
    known = tried = 0
    state = table.new(seed, events=True)
    state.filming = True
    while tried < wanted:
        if state.over:
            state = table.new(chooser.getrandbits(40), events=True)
            state.filming = True
        seat = chooser.choice(state.actors())
        action = chooser.choice(state.legal(seat))
        expected = foreseen(state.redacted(seat), seat, [action])
        sure = begun(state.redacted(seat), seat, [action]) if expected is None else None
        truth = before_dice(state, seat, action) if sure is not None else None
        state.play(seat, action)
        tried += 1
        if expected is None:
            check_beginning(sure, truth, state, seat, f"{table}: {table.game.actions.text(action)}")
            continue
        known += 1
        what = f"{table}: {table.game.actions.text(action)} after {state.decisions - 1} decisions"
        assert not state.marked, f"{what}: chance or something hidden decided after all"
        assert expected.view.to_dict() == state.redacted(seat).to_dict(), what
        assert expected.events == [event for event in state.events if event.heard_by(seat)], what
    return known


def before_dice(state, seat, action):
    """The true table when this action draws for the first time; ``None`` where it does not, or shows a secret before."""
    twin = state.clone()
    twin.dice = ScriptedDice([])
    try:
        twin.play(seat, action)
    except NeedsOutcome:
        return None if twin.shown else twin.still()
    return None


def check_beginning(sure, truth, state, seat, what):
    """What surely happens first is what then happened first, and the table looked so at that moment."""
    if sure is None:
        return
    moments = [moment for moment in zip(state.events, state.stills, strict=True) if moment[0].heard_by(seat)]
    heard = len(sure.events)
    assert sure.events == [event for event, _ in moments[:heard]], what
    moment = truth or moments[heard - 1][1]
    assert sure.view.to_dict() == moment.redacted(seat).to_dict(), what


@at_every_table
def test_what_is_foreseen_happens(table):
    assert check_choices(table, 120, 7) > 5


@pytest.mark.soak
@pytest.mark.parametrize("table", USUAL, ids=repr)
def test_what_is_foreseen_happens_two_thousand_times(table):
    assert check_choices(table, 2000, 8) > 100


def test_of_several_rows_with_one_name_the_one_that_changed_is_told():
    """A player's ships: one of them sails, and another is new."""
    columns = ("ship", "sail", "where")
    white, black, home = (
        Row(("Ann", "white", "dock"), 0),
        Row(("Ann", "black", "sea"), 0),
        Row(("Ann", "black", "home"), 0),
    )
    before = [Sheet("Ships", columns, [white, black])]
    assert changed(before, [Sheet("Ships", columns, [white, black])]) == []
    assert changed(before, [Sheet("Ships", columns, [white, home])]) == [Change("Ann", "where", "sea", "home", 0, 0)]
    assert changed(before, [Sheet("Ships", columns, [Row(("Ann", "red", "dock"), 0), white, black])]) == []


def test_changes_of_a_sheet_are_told_cell_by_cell():
    columns = ("ship", "gold", "food")
    before = [Sheet("Holds", columns, [Row(("red", "3", "2"), 0), Row(("blue", "1", "1"), 1)])]
    after = [Sheet("Holds", columns, [Row(("red", "3", "0"), 0), Row(("blue", "1", "1"), 1)])]
    assert changed(before, after) == [Change("red", "food", "2", "0", 0, way=-1)]


@pytest.mark.parametrize(
    ("before", "after", "way"),
    [("3", "5", 1), ("$1,200M", "$900M", -1), ("-2", "-5", -1), ("", "2", 1), ("Black River", "Port Royal", 0)],
)
def test_a_number_that_grows_is_a_gain(before, after, way):
    sheets = [[Sheet("Ships", ("ship", "gold"), [Row(("red", cell))])] for cell in (before, after)]
    assert [one.way for one in changed(*sheets)] == [way]


@at_usual_tables
def test_what_a_player_wants_little_of_is_a_gain_where_it_falls(table):
    """In the columns that the game's sheets really have."""
    words, names = table.game.words, table.names
    less = table.game.less_is_better
    seen: set[str] = set()
    for state in play_far(table):
        before, after = (words.sheets(one.redacted(0), names) for one in state)
        plain = changed(before, after)
        painted = changed(before, after, less)
        assert [one.way for one in painted] == [-one.way if named(one.what) in less else one.way for one in plain]
        seen |= {named(one.what) for one in painted if one.way and named(one.what) in less and one.seat is not None}
    first = words.sheets(table.new(1).redacted(0), names)
    rows = [(sheet.columns, row.cells) for sheet in first for row in sheet.rows if row.seat is not None]
    columns = {
        named(column) for columns, cells in rows for column, cell in zip(columns, cells, strict=True) if counts(cell)
    }
    assert seen == columns & less


def counts(cell):
    """Whether a cell is a number; what stands in one called ``troubles`` may be their names."""
    return not isinstance(cell, list) and bool(re.search(r"\d", str(cell)))


def play_far(table):
    """A whole game at random: the table before each decision, and after it."""
    state = table.new(5)
    for turn in play_on(state, random.Random(5)):
        after = turn.before.clone()
        after.play(turn.seat, turn.action)
        yield turn.before, after
