"""The chances that are told of a choice are those that it has: dice thrown again and again fall so."""

import random
from collections import Counter
from fractions import Fraction
from math import sqrt

import pytest

from roadstead.conformance.tables import TABLES, USUAL, Table
from roadstead.kernel.chances import MOST_CHANCES, odds, ranged, said
from roadstead.kernel.dice import Dice, ScriptedDice
from roadstead.kernel.errors import NeedsOutcome

WITH_DICE = [table for table in TABLES if table.game.thrown]
USUAL_WITH_DICE = [table for table in USUAL if table.game.thrown]
SIGMAS = 4.5  # of so many comparisons none is further off by accident


class Loaded(Dice):
    """Always the highest face."""

    def pick(self, sides, stream):
        return sides - 1


def fair(table, chooser):
    return table.game.seeded(chooser.getrandbits(62))


def check_chances(table: Table, decisions: int, throws: int, seed: int, dice=fair) -> int:
    """Look into random choices, and throw the dice of those with chances so often; returns how many had any."""
    chooser = random.Random(seed)
    state = table.new(seed)
    found = 0
    for _ in range(decisions):
        if state.over:
            state = table.new(chooser.getrandbits(40))
        seat = chooser.choice(state.actors())
        action = chooser.choice(state.legal(seat))
        told = odds(state.redacted(seat), seat, [action])
        if told:
            found += 1
            what = f"{table}: {table.game.actions.text(action)} after {state.decisions} decisions"
            check_words(table, state.redacted(seat), seat, told, what)
            falls = Counter(fallen(state, seat, action, told, dice(table, chooser), what) for _ in range(throws))
            for at, one in enumerate(told):
                expected = float(one.share)
                spread = SIGMAS * sqrt(expected * (1 - expected) / throws)
                assert abs(falls[at] / throws - expected) <= spread + 1e-9, (
                    f"{what}: {falls[at]} of {throws}, told {one.share}"
                )
        state.play(seat, action)
    return found


def check_words(table, view, seat, told, what):
    chances = said(told, view, seat, table.names)
    assert len(chances) <= MOST_CHANCES, what
    assert sum(Fraction(one.times, one.of) for one in chances) == 1, what
    texts = [(one.lines, one.thrown, one.open) for one in chances]
    assert all(text not in texts[:at] for at, text in enumerate(texts)), f"{what}: {texts}"


def fallen(state, seat, action, told, dice, what):
    """Which of the chances it comes to with these dice."""
    after = state.clone()
    after.telling = True
    after.dice = dice
    after.play(seat, action)
    rest = [event for event in after.events if event.heard_by(seat)][heard_before(state, seat, action) :]
    asked = (after.asked(), *after.actors())
    fits = [
        (len(fall.events), at)
        for at, one in enumerate(told)
        for fall in one.falls
        if rest[: len(fall.events)] == fall.events and fall.asked in (None, (), asked)
    ]
    assert fits, f"{what}: what happened was not among the chances"
    return max(fits)[1]


def heard_before(state, seat, action):
    """How many events the seat hears before the first throw."""
    before = state.clone()
    before.telling = True
    before.dice = ScriptedDice([])
    with pytest.raises(NeedsOutcome):
        before.play(seat, action)
    return sum(event.heard_by(seat) for event in before.events)


@pytest.mark.parametrize("table", WITH_DICE, ids=repr)
def test_dice_fall_as_often_as_is_told(table):
    check_chances(table, 300, 40, 5)


@pytest.mark.soak
@pytest.mark.parametrize("table", USUAL_WITH_DICE, ids=repr)
def test_dice_fall_as_often_as_is_told_in_thousands_of_throws(table):
    assert check_chances(table, 5000, 500, 6) > 20


def test_loaded_dice_would_be_noticed():
    table = next((table for table in USUAL_WITH_DICE if check_chances(table, 150, 40, 5) > 2), None)
    if table is None:
        pytest.skip("dice seldom decide anything in this game")
    with pytest.raises(AssertionError, match="told"):
        check_chances(table, 150, 40, 5, dice=lambda table, chooser: Loaded())


@pytest.mark.parametrize("table", [table for table in USUAL if not table.game.thrown], ids=repr)
def test_without_dice_there_are_no_chances(table):
    assert check_chances(table, 60, 1, 5) == 0


@pytest.mark.parametrize(
    ("lines", "one"),
    [
        (["Red pays 100.", "Red pays 1,200.", "Red pays 300."], ["Red pays 100 to 1,200."]),
        (["Oil is now $5M.", "Oil is now $5M."], ["Oil is now $5M."]),
        (["Red wins.", "Blue wins.", "Red wins."], ["Red wins.", "Blue wins."]),
    ],
)
def test_lines_that_differ_in_numbers_are_one(lines, one):
    assert ranged(lines) == one
