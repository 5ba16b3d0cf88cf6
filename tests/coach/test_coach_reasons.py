"""Hints say why, from what the seat may know, and warn of waste."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from roadstead.coach.cells import Amount, amounts, mentioned, named
from roadstead.coach.numbers import Meaning, differences, meaning, sentence

import roadstead
from roadstead.bots import bot
from roadstead.coach.judge import Futures, Option
from roadstead.coach.looking import BY_ANOTHER, After, Look, _asked_every_turn, _loses, looked, wasteful
from roadstead.coach.reasons import (
    SURE,
    Telling,
    _because,
    _compared,
    _decided,
    _equal,
    _in_order,
    _said,
    _scores,
    _usual_line,
    advise,
    percent,
    why_better,
)
from roadstead.games.rotterdam.data import PRODUCTS
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
    assert "At your next turn" in reasons
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
    """Points further on are the reason, less food its price; the mirror image of what comes of it is not told twice."""
    one, two = After(came=8, open_ended=8), After(came=8, open_ended=8)
    for after, food, points in ((one, 3, 12), (two, 5, 9)):
        after.soon.have = [numbers(4, food)] * 8
        after.later.have = [numbers(points, food)] * 8
    told = _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())
    assert told == ["Further on: 12 points rather than 9.", "The price, at your next turn: 3 food rather than 5."]
    mirrored = _because(two, one, Telling("your", "here", "there", mirrored=True), 8, NAMES, set())
    assert mirrored == ["At your next turn: 5 food rather than 3."]
    one.open_ended = two.open_ended = 0
    assert _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())[0].startswith("In the end: 12 points")


def test_what_costs_now_and_pays_further_on_is_told_both_times() -> None:
    """ROT-12.4: a card played is a point less at once, and three more when the ships are in."""
    one, two = After(came=8, open_ended=8), After(came=8, open_ended=8)
    one.soon.have, two.soon.have = have(points=5), have(points=6)
    one.later.have, two.later.have = have(points=10), have(points=7)
    told = _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())
    assert told == ["Further on: 10 points rather than 7.", "The price, at your next turn: 5 points rather than 6."]


def test_one_container_is_counted_with_two_containers() -> None:
    one, two = After(came=4), After(came=4)
    several, single = Amount("containers", 2, counted=True), Amount("container", 1, counted=True)
    one.soon.have = one.later.have = [{"container": single}] * 4
    two.soon.have = two.later.have = [{"containers": several}] * 4
    told = _because(two, one, Telling("your", "here", "there"), 4, NAMES, set())
    assert told == ["At your next turn: 2 containers rather than 1."]
    worse = _because(one, two, Telling("your", "here", "there", better=False), 4, NAMES, set())
    assert worse == ["At your next turn: 1 container rather than 2."]


def test_what_only_others_feel_is_told_of_them() -> None:
    """An ebb tide takes another's ship back: nothing of one's own differs, but the other has fewer points."""
    one, two = After(), After()
    for after, points in ((one, 20), (two, 23)):
        after.soon.have = after.later.have = [numbers(9, 3)] * 8
        after.rivals = {1: [numbers(points, 3)] * 8, 2: [numbers(8, 3)] * 8}
    told = _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())
    assert told == ["In the end Ben has: 20 points rather than 23."]
    assert _because(one, two, Telling("your", "here", "there", equal=True), 8, NAMES, set()) == []
    one.soon.have = [numbers(9, 5)] * 8
    assert _because(one, two, Telling("your", "here", "there"), 8, NAMES, set())[1:] == told
    worse = Telling("your", "here", "there", better=False)
    assert not any("Ben" in line for line in _because(one, two, worse, 8, NAMES, set())), "that speaks for a choice"


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


def test_throwing_goods_overboard_is_warned_of_before_a_card_is_chosen() -> None:
    """JAM-4.2: where all holds are full a card that loads costs goods, and one that does not load costs none."""
    for seed in range(40):
        state, seat = after("jamaica", 40, seed)
        if state.game.actions.text(state.legal(seat)[0]).startswith("card "):
            told = advise(state, seat, NAMES, budget=30, worlds=6)
            thrown = ["overboard (always)" in " ".join(advice.waste) for advice in told]
            loads = ["load" in advice.words for advice in told]
            if any(thrown):
                assert not all(thrown), "what happens whatever one does is no warning"
                assert all(load for load, waste in zip(loads, thrown, strict=True) if waste)
                return
    pytest.fail("nobody had to throw anything overboard")


def test_what_a_choice_says_itself_is_no_waste_to_be_warned_of() -> None:
    """JAM-4.2: which hold is emptied is the question; that something goes overboard everybody knows who is asked it."""
    for seed in range(20):
        state, seat = after("jamaica", 40, seed)
        if "dump" in state.game.actions.text(state.legal(seat)[0]):
            told = advise(state, seat, NAMES, budget=30, worlds=6)
            assert not any("overboard (always)" in line for advice in told for line in advice.waste)
            return
    pytest.fail("nobody had to throw anything overboard")


def have(**numbers_of: float) -> list[dict[str, Amount]]:
    """The same in each of eight futures."""
    return [{what.replace("_", " "): Amount(what.replace("_", " "), number) for what, number in numbers_of.items()}] * 8


def told_of(mine: list[dict[str, Amount]], theirs: list[dict[str, Amount]], *, better: bool = True, **more: Any) -> str:
    return sentence("At your next turn", differences(mine, theirs, 2.0, **more), better)


def test_what_speaks_for_a_choice_is_told_first_and_then_what_it_costs() -> None:
    mine, theirs = have(food=8, gold=3), have(food=2, gold=6)
    assert told_of(mine, theirs) == "At your next turn: 8 food rather than 2, but 3 gold rather than 6."
    assert told_of(theirs, mine, better=False) == "At your next turn: 2 food rather than 8, but 6 gold rather than 3."


def test_of_some_things_less_is_better() -> None:
    """JAM-1.4: a ship wants few spaces to go; a loan or a damaged house nobody wants."""
    jamaica, harbour, supremacy = (
        meaning(roadstead.game(name).words) for name in ("jamaica", "harbour_of_fortune", "supremacy")
    )
    mine, theirs = have(spaces_to_go=15, food=2), have(spaces_to_go=20, food=5)
    told = "At your next turn: 15 spaces to go rather than 20, but 2 food rather than 5."
    assert told_of(mine, theirs, means=jamaica) == told
    houses = told_of(have(damaged_houses=0), have(damaged_houses=1), means=harbour)
    assert houses.endswith("0 damaged houses rather than 1.")
    assert not any(each.gain for each in differences(have(loans=2), have(loans=1), 2.0, supremacy))


def test_where_a_ship_lies_is_nothing_that_one_has() -> None:
    """JAM-1.4: one space behind the start is as little a number of things as two spaces."""
    for where in ("Ocho Rios, 1 space behind the start", "Ocho Rios, 2 spaces behind the start"):
        assert amounts([Sheet("Ships", ("ship", "place"), [Row(("red", where), 0)])], 0) == {}


def test_what_decides_the_game_comes_first_and_what_says_nothing_is_left_out() -> None:
    means = Meaning(decisive=("money",), idle=("cards to draw",))
    mine, theirs = have(money=9000, food=9, cards_to_draw=7), have(money=8700, food=1, cards_to_draw=2)
    assert (
        told_of(mine, theirs, means=means) == "At your next turn: money 9,000 rather than 8,700, 9 food rather than 1."
    )


def test_means_are_rounded_to_what_tells_them_apart() -> None:
    mine = [{"money": Amount("money", 10_000 + 59 * k)} for k in range(8)]
    theirs = [{"money": Amount("money", 9_000 + 61 * k)} for k in range(8)]
    means = Meaning(decisive=("money",))
    assert told_of(mine, theirs, means=means) == "At your next turn, on average: money 10,200 rather than 9,200."
    assert told_of(have(points=1), have(points=0)) == "At your next turn: 1 point rather than 0."


def test_a_difference_that_the_choices_say_themselves_is_no_reason() -> None:
    """NB-5.1, NB-5.3: whoever takes 2 food has 2 food more."""
    labels = ("Farm: take 2 food", "Warehouse: take 1 brick")
    found = {
        each.what: each.said for each in differences(have(food=5, bricks=0), have(food=3, bricks=1), 2.0, labels=labels)
    }
    assert found == {"food": True, "bricks": True}
    found = {each.what: each.said for each in differences(have(food=9), have(food=3), 2.0, labels=labels)}
    assert found == {"food": False}


def test_what_is_asked_seldom_is_looked_at_when_the_next_card_is_chosen() -> None:
    """JAM-3.1: the Captain sets the dice again three rounds later; what they bring is seen one card later."""
    state = roadstead.game("jamaica").new(seats=3, seed=5)
    while (
        len(state.legal(state.actor())) < 2
        or state.game.words.prompt(state, state.actor(), NAMES).words[:19] != "You are the Captain"
    ):
        state.play(state.actor(), state.legal(state.actor())[0])
    dice, captain = int(state.asked()), state.actor()
    state_after = state.copied(-2)
    state_after.play(captain, state_after.legal(captain)[0])
    card = int(state_after.asked())
    assert card != dice
    assert _asked_every_turn(Futures(state, captain)) == card
    assert _asked_every_turn(Futures(state_after, state_after.actor())) == card


def test_the_treasures_and_the_empty_holds_of_a_ship_are_counted() -> None:
    columns = ("ship", "holds", "treasures")
    cells = ("Anne", "empty | 3 gold | empty", "2 treasures: Morgan's Map, treasure no. 3 (treasure +5)")
    found = amounts([Sheet("Ships", columns, [Row(cells, 0)])], 0)
    assert {what: amount.number for what, amount in found.items()} == {"empty holds": 2, "gold": 3, "treasures": 2}
    assert found["empty holds"].counting(1) == "1 empty hold"


def test_a_choice_that_is_behind_by_next_to_nothing_is_as_good() -> None:
    def behind(by: float) -> Option:
        return Option(1, 0.4, 0.0, 0.0, 0.0, by, 0.0001, 64)

    assert _equal(behind(0.003))
    assert not _equal(behind(0.02))


def test_a_clear_difference_without_a_reason_says_so() -> None:
    one, two = After(came=8), After(came=8)
    assert _because(one, two, Telling("your", "here", "there"), 8, NAMES, set()) == [
        "No one thing stands out: over all futures it comes out better."
    ]
    assert _because(one, two, Telling("your", "here", "there", equal=True), 8, NAMES, set()) == []


def test_with_what_a_choice_is_compared_is_named_where_it_is_not_the_next_one() -> None:
    one, two = After(came=8), After(came=8)
    one.soon.have, two.soon.have = have(food=5), have(food=2)
    telling = Telling("your", "here", "with the third choice", aside=True)
    assert _because(one, two, telling, 8, NAMES, set()) == [
        "Compared with the third choice, at your next turn: 5 food rather than 2."
    ]


def test_an_event_says_with_which_choice_it_happens() -> None:
    one, two = After(came=8, beats={"built": "build"}), After(came=8)
    one.soon.events["built"], one.soon.lines["built"] = 8, Counter({"Ben builds the Wharf.": 8})
    telling = Telling("your", "here", "with the second choice")
    assert _because(one, two, telling, 8, NAMES, set())[0] == "Here, not with the second choice: Ben builds the Wharf."
    assert (
        _because(two, one, telling, 8, NAMES, set())[0] == "Not here, but with the second choice: Ben builds the Wharf."
    )
    two.soon.events["built"] = 2
    said = "Always here, in 2 of 8 futures with the second choice: Ben builds the Wharf."
    assert _because(one, two, telling, 8, NAMES, set())[0] == said


def test_a_game_that_is_as_good_as_decided_is_told_as_such() -> None:
    def options(*chances: float) -> list[Option]:
        return [Option(at, chance, 0.0, 0.0, 0.0, 0.0, 0.0, 16) for at, chance in enumerate(chances)]

    assert "as good as won" in _decided(options(1.0, 0.995))
    assert "as good as lost" in _decided(options(0.003, 0.0))
    assert not _decided(options(0.995, 0.9))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_waste_is_an_event_of_the_game(name: str) -> None:
    game = roadstead.game(name)
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
        "sound houses": 2, "Right Whales": 3, "Bowheads": 2, "empty holds": 1,
    }  # fmt: skip
    assert found["cash"].value(950.04) == "$950M"
    assert found["money"].value(2.5) == "2.5 million"
    assert found["to go"].value(-1) == "−1"


def test_a_turn_of_rotterdam_begins_with_a_worker() -> None:
    """Whatever is asked, one looks when the next dock worker is placed, so all choices are looked at together."""
    for name, question in (("rotterdam", "place worker"), ("supremacy", "loans")):
        state, seat = after(name, 40)
        assert state.game.questions[_asked_every_turn(Futures(state, seat))].name == question
    state, seat = after("rotterdam", 40)
    came = looked(Futures(state, seat), state.legal(seat)[0], NAMES, 4)
    assert came.came == 4
    assert all("points" in found for found in came.soon.have)


def test_what_befalls_a_seat_is_no_reason_for_the_choice_with_which_it_does() -> None:
    """ROT-5.7: a ship is blocked; and what another one does to the seat."""
    for name in ("blocked", "smuggled" + BY_ANOTHER):
        clear, stuck = (After(came=8, means=Meaning(less=("blocked",)), beats={name: "fight"}) for _ in range(2))
        stuck.soon.events[name], stuck.soon.lines[name] = 8, Counter({"Ann's ship stays.": 8})
        better = Telling("your", "here", "with the second choice")
        assert _because(clear, stuck, better, 8, NAMES, set()) == [
            "Not here, but with the second choice: Ann's ship stays."
        ]
        assert not any("stays" in line for line in _because(stuck, clear, better, 8, NAMES, set()))


def test_of_choices_as_good_as_one_another_the_usual_one_comes_first() -> None:
    """SUP-11.1: an offer that leads to nothing is as good as anything, and yet no advice."""

    def option(action: int, chance: float = 0.4) -> Option:
        return Option(action, chance, 0.02, 0.1, 12.0, 0.4 - chance, 0.01, 40)

    state, seat = after("supremacy", 40)
    menu = [int(action) for action in state.legal(seat)]
    weights = list(state.game.heuristics.weights(state.redacted(seat), seat, menu))
    liked, least = menu[weights.index(max(weights))], menu[weights.index(min(weights))]
    told = _in_order(state.redacted(seat), seat, [option(least), option(liked)])
    assert [each.action for each in told] == [liked, least]
    told = _in_order(state.redacted(seat), seat, [option(least), option(liked, 0.3)])
    assert [each.action for each in told] == [least, liked]
    told = _in_order(state.redacted(seat), seat, [option(least, 0.4), option(liked, 0.396)])
    assert [each.action for each in told] == [liked, least], "hardly behind, and no offer that leads to nothing"


@pytest.mark.parametrize("chances", [(0.206, 0.204, 0.2055), (0.2051, 0.2049, 0.19), (0.305, 0.304, 0.301)])
def test_a_choice_never_comes_before_one_with_a_greater_chance(chances: tuple[float, float, float]) -> None:
    """It said: 1st 21 %, 2nd 20 %, 3rd 21 %."""
    state, seat = after("rotterdam", 20)
    menu = [int(action) for action in state.legal(seat)][:3]
    for actions in permutations(menu):
        options = [
            Option(action, chance, 0.02, 0.1, 12.0, chances[0] - chance, 0.01, 40)
            for action, chance in zip(actions, chances, strict=True)
        ]
        told = _in_order(state.redacted(seat), seat, options)
        shown = [int(percent(each.chance).split()[0]) for each in told]
        assert shown == sorted(shown, reverse=True), shown


def test_chances_are_rounded_as_the_browser_does() -> None:
    assert [percent(share) for share in (0.225, 0.235, 0.0, 1.0, 0.004)] == ["23 %", "24 %", "0 %", "100 %", "0 %"]


def test_what_is_seldom_had_is_told_in_so_many_futures_and_not_of_later() -> None:
    none, some = {"jam": Amount("jam", 0, counted=True)}, {"jam": Amount("jam", 1, counted=True)}
    (jam,) = differences([some] * 6 + [none] * 2, [none] * 8, 2.0)
    assert jam.words == "jam in 6 of 8 futures rather than in none"
    assert jam.few


def test_all_points_are_told_rather_than_some_of_them_and_one_factory_is_no_factorie() -> None:
    mine, theirs = have(points=9, points_from_assignments=5, factories=1), have(points=6, points_from_assignments=2)
    assert told_of(mine, theirs) == "At your next turn: 9 points rather than 6, 1 factory rather than 0."


def test_two_words_name_one_thing() -> None:
    row = Row(("Anne", "2 orange juice, 1 jam, 4 covered from Eem"), 0)
    found = amounts([Sheet("Players", ("player", "products"), [row])], 0)
    assert {what: amount.number for what, amount in found.items()} == {"orange juice": 2, "jam": 1, "covered": 4}


def said_by(one: str, other: str, mine: float, theirs: float, what: str = "minerals", asked: str = "") -> bool:
    (found,) = differences(have(**{what: mine}), have(**{what: theirs}), 3.0, labels=(one, other), asked=asked)
    return found.said


def test_what_a_choice_names_without_a_number_is_no_reason_for_it() -> None:
    """SUP-5.2, ROT-8.2: whoever sells minerals has fewer of them, whoever plays a card has it no more."""
    assert said_by("Done", "Sell minerals at $50M", 9, 4)
    assert said_by("Load a container", "Leave the ship empty", 1, 0, what="container")
    assert not said_by("Take a free unit of grain", "That is all", 5, 3, what="food")
    assert said_by("Throw 4 gold overboard", "Throw 3 food overboard", 5, 7.5, what="gold"), "less than it says itself"


def test_money_that_the_question_names_the_price_of_is_no_reason() -> None:
    """SUP-5.3: three units of oil more at $1,000M cost $3,000M more."""
    asked = "How many units of oil do you buy at $1,000M?"
    assert said_by("1 oil", "4 oil", 27_000, 24_100, what="cash", asked=asked)
    assert not said_by("1 oil", "4 oil", 27_000, 20_000, what="cash", asked=asked)
    assert not said_by("1 oil", "4 oil", 27_000, 24_100, what="cash", asked="How much oil do you buy?")


def test_a_right_whale_is_no_sperm_whale() -> None:
    assert named("Sell a Right Whale for $1", Amount("Right Whales", 2, counted=True)) == [1.0]
    assert named("Sell a Right Whale for $1", Amount("Sperm Whales", 2, counted=True)) == []
    assert mentioned("Prospect for oil", Amount("oil", 3))
    assert not mentioned("Buy 3 oil", Amount("oil", 3))


def test_a_card_is_told_as_a_card() -> None:
    """ROT-6.5: one ebb tide would be the water's, one ebb tide card is in the hand."""
    row = Row(("Anne", "2 ebb tide, 1 fog"), 0)
    found = amounts([Sheet("Players", ("player", "shipping cards"), [row])], 0)
    assert set(found) == {"ebb tide cards", "fog cards"}
    assert found["fog cards"].counting(1) == "1 fog card"
    assert said_by("That is all", "Play fog: nobody uses a colour", 1, 0, what="fog cards")


def test_one_cookie_is_counted_with_two_cookies() -> None:
    """ROT-1.5: cookies are made in Vulcaan, jam in Merwe: of the one there are several, of the other there is so much."""
    game = roadstead.game("rotterdam")
    state = game.new(seats=3, seed=1)
    have = []
    for count in range(3):
        for product in ("cookies", "jam"):
            state.hand[PRODUCTS.index(product)] = count
        have.append([amounts(game.words.sheets(state.redacted(0), NAMES), 0)] * 8)
    none, one, two = have
    assert {"1 cookie rather than 2", "1 jam rather than 2"} <= {each.words for each in differences(one, two, SURE)}
    assert {"no cookie rather than 1", "no jam rather than 1"} <= {each.words for each in differences(none, one, SURE)}


def test_of_what_has_no_plural_there_is_none_rather_than_0() -> None:
    none, one = {"container": Amount("container", 0, counted=True)}, {"container": Amount("container", 1, counted=True)}
    (found,) = differences([none] * 8, [one] * 8, 3.0)
    assert found.words == "no container rather than 1"


def test_what_is_missed_is_no_reason_for_the_choice_with_which_it_is_missed() -> None:
    """ROT-7.3: with the second choice a ship is unloaded: that speaks for the second choice, and against the first."""
    one, two = (After(came=8, beats={"product": "prize"}) for _ in range(2))
    two.soon.events["product"], two.soon.lines["product"] = 8, Counter({"Ben unloads in Botlek.": 8})
    first, second = Telling("your", "here", "with the second choice"), Telling("your", "here", "with the first choice")
    assert not any("Botlek" in line for line in _because(one, two, first, 8, NAMES, set()))
    assert not any("Botlek" in line for line in _because(one, two, first._replace(equal=True), 8, NAMES, set()))
    assert _because(two, one, second, 8, NAMES, set()) == ["Here, not with the first choice: Ben unloads in Botlek."]
    worse = _because(one, two, second._replace(better=False), 8, NAMES, set())
    assert worse == ["Not here, but with the first choice: Ben unloads in Botlek."]
    one.beats = two.beats = {"product": "build"}
    assert not any("Botlek" in line for line in _because(one, two, first._replace(equal=True), 8, NAMES, set()))


def test_where_nothing_else_differs_the_little_that_decides_is_told() -> None:
    """Not where another choice is still to be compared with: there may be more to tell."""
    one, two = After(open_ended=8), After(open_ended=8)
    one.later.have = [{"points": Amount("points", number)} for number in (7, 8, 7, 7, 8, 7, 7, 8) * 3]
    two.later.have = have(points=7) * 3
    told = Telling("your", "here", "with the second choice")
    average = "further on, on average: 7.4 points rather than 7."
    assert _because(one, two, told, 8, NAMES, set()) == [f"Only little differs: {average}"]
    assert _because(one, two, told._replace(last=False), 8, NAMES, set()) == []
    one.later.have, two.later.have, one.rivals = have(points=7), have(points=7), {1: have(points=12)}
    two.rivals = {1: have(points=14)}
    worse = told._replace(better=False, mirrored=True)
    assert _because(two, one, worse, 8, NAMES, set()) == ["Further on Ben has: 14 points rather than 12."]


def option(action: int, chance: float, behind: float, points: float = 12.0) -> Option:
    return Option(action, chance, 0.01, 0.1, points, behind, 0.001, 64)


def test_the_best_choice_is_compared_with_what_is_worse_and_not_with_what_is_as_good() -> None:
    every = [option(0, 0.4, 0.0), option(1, 0.399, 0.001), option(2, 0.3, 0.1), option(3, 0.2, 0.2)]
    assert _compared(every, 2) == [2, 3, 2]
    assert _compared(every[:2], 1) == [1]
    same = [option(0, 0.4, 0.0), option(1, 0.4, 0.0)]
    assert _compared(same, 1) == [], "all futures came out the same: nothing that differs is a reason"


def test_by_chance_a_number_differs_by_two_standard_errors() -> None:
    """Of twenty numbers one does: only what differs by three is told."""
    mine = [{"grain": Amount("grain", number)} for number in (6, 6, 3, 6, 9, 6, 3, 9)]
    theirs = [{"grain": Amount("grain", number)} for number in (3, 3, 3, 6, 3, 6, 3, 6)]
    assert differences(mine, theirs, 2.0)
    assert not differences(mine, theirs, SURE)


def test_where_nothing_differs_the_score_to_expect_is_told() -> None:
    """NB-9.5: that who takes a whale has one more the choice says itself; what it comes to it does not."""
    whale = {"Right Whales": Amount("Right Whales", 1, counted=True)}
    one, two = After(came=8, called="Take a Right Whale"), After(came=8, called="Take none")
    one.soon.have, two.soon.have = [whale] * 8, [{"Right Whales": Amount("Right Whales", 0, counted=True)}] * 8
    told = Telling("your", "here", "there", scores=("22", "21"))
    assert _because(one, two, told, 8, NAMES, set()) == [
        "No one thing stands out: over all futures the score to expect is 22 rather than 21."
    ]
    assert _because(one, two, told._replace(scores=("", "")), 8, NAMES, set()) == [
        "At your next turn: 1 Right Whale rather than 0."
    ]


def test_scores_are_told_only_where_they_differ_as_the_chances_do() -> None:
    view = after("rotterdam", 20)[0]
    assert _scores(view, option(0, 0.4, 0.0, 14.0), option(1, 0.3, 0.1, 12.2), True) == ("14", "12")
    assert _scores(view, option(1, 0.3, 0.1, 12.2), option(0, 0.4, 0.0, 14.0), False) == ("12", "14")
    assert _scores(view, option(0, 0.4, 0.0, 12.2), option(1, 0.3, 0.1, 14.0), True) == ("", "")
    assert _scores(view, option(0, 0.4, 0.0, 12.2), option(1, 0.3, 0.1, 11.8), True) == ("", "")


def test_half_a_brick_builds_nothing() -> None:
    """Of what does not decide the game a small mean is no reason; of what decides it half a point is one."""
    mine = [{what: Amount(what, number) for what in ("bricks", "points")} for number in (1, 0, 1, 0) * 4]
    theirs = [{what: Amount(what, 0) for what in ("bricks", "points")}] * 16
    assert [each.what for each in differences(mine, theirs, SURE)] == ["points"]


def test_what_a_seat_is_worth_is_compared_where_every_future_is_over() -> None:
    """SUP-12.5: where the game goes on nothing is counted yet, and that is not nothing."""
    more, less = ({"worth": Amount("worth", number, "$", "M")} for number in (900.0, 800.0))
    means = Meaning(decisive=("worth",))
    assert not differences([more] * 4, [{}] * 4, SURE, means)
    assert not differences([more] * 4, [{}, less, less, less], SURE, means)
    (found,) = differences([more] * 4, [less] * 4, SURE, means)
    assert found.words == "worth $900M rather than $800M"
