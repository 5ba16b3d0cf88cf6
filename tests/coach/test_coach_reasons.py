"""Hints say why, from what the seat may know, and warn of waste."""

from collections import Counter

import pytest

import roadstead
from roadstead.bots import bot
from roadstead.coach.cells import Amount, amounts
from roadstead.coach.judge import Futures
from roadstead.coach.looking import After, Look, _loses, wasteful
from roadstead.coach.reasons import Telling, _because, _said, _usual_line, advise, why_better
from roadstead.kernel.events import EVERYBODY, Event
from roadstead.kernel.state import State
from roadstead.kernel.words import Row, Sheet

GAMES = [game.name for game in roadstead.all_games()]
NAMES = ["Anne", "Ben", "Cleo"]


def after(name: str, decisions: int, seed: int = 8) -> tuple[State, int]:
    game = roadstead.game(name)
    state = game.new(seats=3, seed=seed)
    players = [bot("greedy", game, seed=seat) for seat in range(3)]
    while True:
        seat = state.actor()
        if state.decisions >= decisions and len(state.legal(seat)) > 2:
            return state, seat
        state.play(seat, players[seat].choose(state.redacted(seat), seat))


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_get_the_same_words(name: str) -> None:
    state, seat = after(name, 15)
    told = advise(state, seat, NAMES, budget=24, worlds=4)
    assert 2 <= len(told) <= 3
    other = state.redacted(seat).imagined(77)
    assert advise(other, seat, NAMES, budget=24, worlds=4) == told


def test_the_reason_is_what_differs() -> None:
    """Two loads in another order: what one has of each at the next turn is the reason."""
    state, seat = after("jamaica", 4)
    told = advise(state, seat, NAMES, budget=90)
    reasons = " ".join(line for advice in told for line in advice.because)
    assert "At your next turn:" in reasons
    assert " rather than " in reasons
    assert all(0.0 <= advice.chance <= 1.0 and advice.error > 0.0 for advice in told)
    assert told[0].chance >= told[1].chance


def test_what_is_imagined_is_not_told_as_if_it_were_known() -> None:
    """HOF: what a Spy would see differs from world to world, so no hand is named; nor what a choice says itself."""
    assert not _said("Cleo's Spy sees what Anne holds: red 3", "End the turn", NAMES)
    assert _said("Ben collects 3 million", "Cashier: collect 3 million", NAMES)
    assert _said("Ben (USA) borrows $1,000M", "Take a loan of $1,000M, for $50M of interest a turn", NAMES)
    assert _said("Cleo pays Ben $1 for the use of the Chandlery", "Chandlery: take 1 food and $1 ($1 to Ben)", NAMES)
    assert _said("The black ship of Cleo takes a Right Whale", "Take a Right Whale for the black ship", NAMES)
    after, other = Look(), Look()
    after.lines["seen"] = Counter({"A red 3.": 9, "A red 4.": 7})
    after.lines["built"] = Counter({"A house is built.": 16})
    assert _usual_line(after, other, "seen", 1.0) == ""
    assert _usual_line(after, other, "built", 1.0) == "A house is built"


def numbers(sheet_points: int, food: int) -> dict[str, Amount]:
    return {"points now": Amount("points now", sheet_points), "food": Amount("food", food, counted=True)}


def test_what_comes_of_a_choice_is_told_after_what_it_brings_at_once() -> None:
    """Food is told for the next turn, so further on only the points are new; the mirror image is not told twice."""
    one, two = After(came=8, open_ended=8), After(came=8, open_ended=8)
    for after, food, points in ((one, 3, 12), (two, 5, 9)):
        after.soon.have = [numbers(4, food)] * 8
        after.later.have = [numbers(points, food)] * 8
    told = _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())
    assert told == ["At your next turn: 3 food rather than 5.", "Further on: points 12 rather than 9."]
    mirrored = _because(two, one, Telling("your", "here", "there", mirrored=True), 8, NAMES, set())
    assert mirrored == ["At your next turn: 5 food rather than 3."]
    one.open_ended = two.open_ended = 0
    assert _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())[1].startswith("In the end: points")


def test_one_container_is_counted_with_two_containers() -> None:
    one, two = After(came=4), After(came=4)
    several, single = Amount("containers", 2, counted=True), Amount("container", 1, counted=True)
    one.soon.have = one.later.have = [{"container": single}] * 4
    two.soon.have = two.later.have = [{"containers": several}] * 4
    told = _because(one, two, Telling("your", "here", "there"), 4, NAMES, set())
    assert told == ["At your next turn: 1 container rather than 2."]


def test_what_only_others_feel_is_told_of_them() -> None:
    """An ebb tide takes another's ship back: nothing of one's own differs, but the other has fewer points."""
    one, two = After(), After()
    for after, points in ((one, 20), (two, 23)):
        after.soon.have = after.later.have = [numbers(9, 3)] * 8
        after.rivals = {1: [numbers(points, 3)] * 8, 2: [numbers(8, 3)] * 8}
    told = _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())
    assert told == ["In the end, Ben: points 20 rather than 23."]
    assert _because(one, two, Telling("your", "here", "there", equal=True), 8, NAMES, set()) == []
    one.soon.have = [numbers(9, 5)] * 8
    assert _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())[1:] == told
    worse = Telling("your", "here", "there", better=False)
    assert len(_because(one, two, worse, 8, NAMES, set())) == 1, "that a rival has less speaks for a choice"


def test_what_another_loses_is_no_waste_of_ones_own() -> None:
    """ROT-11.15: who sends the police wastes nothing, the owner of the ship does."""
    policed = next(kind for kind in roadstead.game("rotterdam").events if kind.name == "policed")
    event = Event(policed, EVERYBODY, (0, 1, 2))
    assert not _loses(event, 0)
    assert _loses(event, 1)


def test_one_of_a_thing_is_not_counted_as_several() -> None:
    assert Amount("Right Whales", 2, counted=True).counting(1) == "1 Right Whale"
    assert Amount("Right Whales", 2, counted=True).counting(1.5) == "1.5 Right Whales"
    assert Amount("gold", 2, counted=True).counting(1) == "1 gold"


@pytest.mark.parametrize("name", GAMES)
def test_reasons_for_a_missed_choice_are_the_same_in_worlds_a_seat_cannot_tell_apart(name: str) -> None:
    state, seat = after(name, 15)
    first, *_, last = state.legal(seat)
    told = why_better(Futures(state, seat), first, last, NAMES, worlds=6)
    other = state.redacted(seat).imagined(78)
    assert why_better(Futures(other, seat), first, last, NAMES, worlds=6) == told


def test_throwing_goods_overboard_is_warned_of() -> None:
    """JAM-4.2: all holds are full, so whatever is loaded, something else is lost."""
    for seed in range(20):
        state, seat = after("jamaica", 40, seed)
        if "dump" in state.game.actions.text(state.legal(seat)[0]):
            told = advise(state, seat, NAMES, budget=30, worlds=6)
            assert any("overboard (always)" in line for line in told[0].waste)
            return
    pytest.fail("nobody had to throw anything overboard")


@pytest.mark.parametrize("name", GAMES)
def test_what_is_waste_is_an_event_of_the_game(name: str) -> None:
    game = roadstead.game(name)
    assert wasteful(game)
    assert wasteful(game) <= {kind.name for kind in game.events}


def test_numbers_are_read_from_the_rows_of_a_seat() -> None:
    columns = ("ship", "to go", "holds", "cards", "grain, oil", "cash", "money")
    sheets = [
        Sheet("Ships", columns, [
            Row(("Anne", "25", "empty | 3 gold | 6 gold (costs 5 gold) | 2 food", "4 in hand, 5 to draw", "8, 7", "$1,200M", "5 million"), 0),
            Row(("Ben", "3", "6 gold", "none", "0, 0", "$0M", "0 million"), 1),
        ]),
        Sheet("More", ("player", "houses", "whales", "stages"), [
            Row(("Anne", "2 sound", "1 Right Whale, 2 Bowheads", "2 of 3 used, 2 x red 5"), 0),
            Row(("Anne", "none", "2 Right Whales", ""), 0),
        ]),
        Sheet("Buildings", ("building", "does"), [Row(("Farm", "take 2 food"), 0)]),
    ]  # fmt: skip
    found = amounts(sheets, 0)
    assert {what: amount.number for what, amount in found.items()} == {
        "to go": 25, "gold": 9, "food": 2, "cards in hand": 4, "cards to draw": 5, "grain": 8, "oil": 7, "cash": 1200, "money": 5,
        "sound houses": 2, "Right Whales": 3, "Bowheads": 2,
    }  # fmt: skip
    assert found["cash"].value(950.04) == "$950M"
    assert found["money"].value(2.5) == "2.5 million"
    assert found["to go"].value(-1) == "−1"
