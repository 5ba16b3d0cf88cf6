"""What is said at the table: what a disaster does is told before it is answered, and colours are not mixed up."""

import pytest

from games.harbour_of_fortune.table import harbour
from roadstead.games.harbour_of_fortune import GAME
from roadstead.games.harbour_of_fortune.data import KIND_NAMES, NOBODY
from roadstead.games.harbour_of_fortune.words.harm import effect
from roadstead.kernel.events import EVERYBODY, Event

NAMES = ("Blue", "Red", "Purple", "Gold")
words = GAME.words


def prompt(table, name):
    return words.prompt(table.view(name), table.seat(name), NAMES).words


def label(table, name, text):
    said = words.label(table.view(name), table.seat(name), GAME.actions.parse(text), NAMES)
    return said.words, said.rule


def lines(table, event):
    return [
        str(words.line(one, table.view(None), NAMES)) for one in table.log if one.name == event and one.heard_by(None)
    ]


def struck(number, *targets, **money):
    """Red, who has a docked ship, a married son and a house, is dealt this card by Purple."""
    table = harbour(3).houses(red=1).married("red", "oldest", "blue", "youngest").money(**money)
    table.hand(purple=f"black {number}", red="red 2").acting("purple").play("purple", f"strike red {number}")
    return table.play("purple", *targets) if targets else table


@pytest.mark.parametrize(
    ("number", "targets", "harm", "rule"),
    [
        ("ace", (), "roll a die and pay Purple 100 for each pip", "HOF-9.1"),
        ("2", (), "your Father earns nothing until mended (200)", "HOF-9.2"),
        ("3", (), "lose 400 to the bank", "HOF-9.4"),
        ("4", ("sicken butler",), "your Butler is sick and idle until healed (500)", "HOF-9.5"),
        ("5", (), "your oldest son is divorced and his bride goes home", "HOF-9.7"),
        ("6", (), "pay Purple 500", "HOF-9.8"),
        ("7", (), "lose 1200 to the bank", "HOF-9.8"),
        ("8", (), "a house of yours brings no rent until mended (600)", "HOF-9.9"),
        ("9", (), "a house of yours brings no rent until mended (600)", "HOF-9.9"),
        ("10", (), "a house of yours burns down (1500 puts it back)", "HOF-9.10"),
    ],
)
def test_who_is_dealt_a_disaster_is_told_what_it_does(number, targets, harm, rule):
    table = struck(number, *targets)
    assert f"to you: {harm}. " in prompt(table, "red")
    assert label(table, "red", "accept") == (f"Let it happen: {harm}", rule)


def test_the_question_names_the_card_that_stops_it():
    assert prompt(struck("6"), "red") == (
        "Purple deals Bribe Demand to you: pay Purple 500."
        " Stop it with a red 6 or higher or a Red Joker, or let it happen?"
    )
    assert label(struck("2"), "red", "red 2") == ("Stop Business Failure with a red 2", "HOF-8.5")


def test_a_raid_at_sea_and_the_saboteur_tell_of_ship_and_house():
    raid = harbour().ship(red=3).hand(blue="black 3", red="red 2").acting("blue").play("blue", "strike red 3")
    assert label(raid, "red", "accept") == (
        "Let it happen: your ship goes back to space 2 (500 wins it back)",
        "HOF-9.3",
    )
    storm = harbour().houses(red=1).hand(blue="black joker", red="red 2").acting("blue").play("blue", "black joker")
    assert label(storm, "red", "accept") == (
        "Let it happen: a house of yours brings no rent until mended (700)",
        "HOF-11.2",
    )


def test_who_has_less_is_told_to_pay_all_there_is():
    table = struck("6", red=300)
    assert label(table, "red", "accept")[0] == "Let it happen: pay Purple 300, all you have"


def test_a_disaster_is_dealt_to_somebody_and_says_what_it_does():
    table = harbour(3).houses(red=1).hand(purple="black 9, black 7, black ace").money(red=900).acting("purple")
    assert label(table, "purple", "strike red 9") == (
        "Deal Infestation (black 9) to Red: a house of theirs brings no rent until mended",
        "HOF-9.9",
    )
    assert label(table, "purple", "strike red 7")[0] == (
        "Deal Theft (black 7) to Red: they lose 900 to the bank, all they have"
    )
    table.misfortune(2).play("purple", "strike blue ace")
    assert lines(table, "dealt") == ["Purple deals Misfortune to Blue."]


def test_every_choice_of_a_disaster_fits_a_button():
    table = harbour(4).houses(red=1).married("red", "oldest", "blue", "youngest")
    table.hand(purple=", ".join(f"black {number}" for number in ("ace", *range(2, 11)))).acting("purple")
    for text in table.offers("purple", "strike"):
        assert len(label(table, "purple", text)[0]) <= 85


def test_a_great_investment_says_what_it_brings():
    table = harbour(3).hand(blue="red ace").acting("blue")
    assert label(table, "blue", "great investment") == (
        "Great Investment (red ace, 100): keep up to 800 of what the others put in",
        "HOF-12.1",
    )
    table.play("blue", "great investment")
    assert prompt(table, "red").startswith("Blue opens a Great Investment. How much do you put in? If 600 comes")
    assert label(table, "red", "put in 300")[0] == "Put in 300: nothing, 450 or 600 comes back"


@pytest.mark.rule("HOF-12.5")
def test_what_rounding_takes_of_a_stake_is_said_before_it_is_put_in():
    table = harbour(3).hand(blue="red ace").acting("blue").play("blue", "great investment")
    assert "half as much again comes back, in whole 25s" in prompt(table, "red")
    for amount in range(100, 601, 25):
        lost = " (12.50 lost to rounding)" if amount % 50 else ""
        back = (amount * 3 // 2) // 25 * 25
        told = f"Put in {amount}: nothing, {back}{lost} or {2 * amount} comes back"
        assert label(table, "red", f"put in {amount}")[0] == told
        rolled = harbour(3).hand(blue="red ace").acting("blue").play("blue", "great investment").investors_roll(3, 1)
        rolled.play("red", f"put in {amount}").play("purple", "put in 600")
        assert rolled.told("returned")[0]["amount"] == back


def test_a_card_that_is_given_is_given_to_somebody():
    table = (
        harbour().hired(blue="trader").hand(blue="red 4, black 5", red="red 2, black 3").takes("red 2").acting("blue")
    )
    table.play("blue", "trade red")
    assert prompt(table, "blue") == "Which card does the Trader give to Red, for one drawn by chance?"
    table.play("blue", "give red 4")
    assert lines(table, "traded") == [
        "Blue's Trader gives a card of the De Vries deck to Red and takes one of the Van Rijn deck."
    ]
    seen = [str(words.line(one, table.view("blue"), NAMES)) for one in table.log if one.name == "traded cards"]
    assert seen == ["Blue's Trader gives a red 4 to Red and takes a red 2."]


def test_who_leads_which_family_is_said_with_its_colour():
    state = GAME.new(2, 5, {"families": "chosen"}, events=True)
    state.play(0, GAME.actions.parse("family gold"))
    assert [
        str(words.line(one, state.redacted(None), NAMES)) for one in state.events if one.name == "family chosen"
    ] == ["Blue leads the De Witte family (gold)."]


def test_the_hat_comes_from_its_wearer_or_from_nobody():
    hat = next(kind for kind in GAME.events if kind.name == "hat")
    view = harbour().acting("blue").view(None)
    assert str(words.line(Event(hat, EVERYBODY, (0, NOBODY)), view, NAMES)) == "Blue becomes Director-General."
    assert (
        str(words.line(Event(hat, EVERYBODY, (0, 1)), view, NAMES)) == "Blue takes the Director-General's hat from Red."
    )


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("black ace", "they roll a die and pay you 100 for each pip. No red card stops it."),  # HOF-9.1
        ("black 7", "they lose 1200 to the bank. A red 7 or higher stops it."),  # HOF-9.8
        ("black 10", "a house of theirs burns down. A red 10 stops it."),  # HOF-9.10
        ("red 4", "stops a disaster of 4 or lower"),  # HOF-8.5
        ("red joker", "stops any disaster"),  # HOF-11.1
        ("black joker", "For 500"),  # HOF-11.2
    ],
)
def test_a_card_of_the_hand_says_what_it_is_good_for(card, said):
    assert said in effect(KIND_NAMES.index(card))
