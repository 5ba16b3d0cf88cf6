"""Section 8: dealing disasters, and answering them."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-8.1")
def test_one_black_card_for_each_opponent_a_turn():
    table = harbour(3).hand(blue="black 7, black 7, black 6").acting("blue").play("blue", "strike red 7")
    assert table.refused("blue", "strike red 6") == "HOF-8.1"
    assert table.offers("blue", "strike") == ["strike purple 6", "strike purple 7"]
    table.play("blue", "strike purple 7")
    assert table.offers("blue", "strike") == []


@pytest.mark.rule("HOF-8.1")
def test_black_cards_may_be_dealt_in_the_first_round():
    assert harbour().in_round(1).hand(blue="black 7").acting("blue").may("blue", "strike red 7")


@pytest.mark.rule("HOF-8.1")
def test_the_next_turn_brings_the_next_card():
    table = harbour().hand(blue="black 7, black 6").acting("blue").play("blue", "strike red 7", "end turn")
    table.play("red", "end turn")
    assert table.offers("blue", "strike") == ["strike red 6"]


@pytest.mark.rule("HOF-8.2")
def test_a_neutralised_card_was_dealt_all_the_same():
    table = harbour().hand(blue="black 7, black 6", red="red 7").acting("blue")
    table.play("blue", "strike red 7").play("red", "red 7")
    assert table.refused("blue", "strike red 6") == "HOF-8.1"


@pytest.mark.rule("HOF-8.3")
@pytest.mark.parametrize(
    ("number", "setting"),
    [
        ("ace", lambda table: table.money(red=0)),
        ("2", lambda table: table.failed("red")),
        ("2", lambda table: table.sick(red="father")),
        ("3", lambda table: table),
        ("3", lambda table: table.docked("red").money(red=0)),
        (
            "4",
            lambda table: table.failed("red").sick(
                red="oldest son, youngest son, butler, mother, oldest daughter, youngest daughter"
            ),
        ),
        ("5", lambda table: table),
        ("6", lambda table: table.money(red=0)),
        ("7", lambda table: table.money(red=0)),
        ("8", lambda table: table.docked("red")),
        ("9", lambda table: table.houses(red=1).damage(red="storm")),
        ("10", lambda table: table.docked("red")),
    ],
)
def test_a_black_card_without_effect_cannot_be_played(number, setting):
    table = setting(harbour().hand(blue=f"black {number}")).acting("blue")
    assert table.refused("blue", f"strike red {number}") == "HOF-8.3"


@pytest.mark.rule("HOF-8.3")
def test_other_cards_without_effect_cannot_be_played_either():
    table = harbour().hat("blue").hand(blue="red 10, red joker").wild(blue="hat, house").turn("blue", 1).go_on("blue")
    assert table.refused("blue", "mend sick father") == "HOF-8.3"
    assert table.refused("blue", "wild director-general") == "HOF-13.4"
    assert table.refused("blue", "wild build") == "HOF-13.6"
    assert table.refused("blue", "wild repair storm") == "HOF-13.7"


@pytest.mark.rule("HOF-8.4")
def test_the_target_is_named_before_the_victim_answers():
    table = harbour().hand(blue="black 4", red="red 2").acting("blue").play("blue", "strike red 4")
    assert table.asked() == ("blue",)
    table.play("blue", "sicken butler")
    assert table.asked() == ("red",)
    assert table.told("named", to="red") == [{"seat": 0, "foe": 1, "disaster": 4, "target": 3}]
    assert table.active("red", "butler")


@pytest.mark.rule("HOF-8.5")
def test_the_victim_answers_before_the_effect_with_an_equal_or_higher_red_card():
    table = harbour().hand(blue="black 7", red="red 6, red 7, red 10, red joker").acting("blue")
    table.play("blue", "strike red 7")
    assert table.has("red") == 8000
    assert table.menu("red") == ["accept", "red 7", "red 10", "red joker"]
    assert table.refused("red", "red 6") == "HOF-8.5"
    assert table.refused("red", "pay") == "HOF-8.5"
    table.play("red", "red 10")
    assert table.has("red") == 8000
    assert table.asked() == ("blue",)


@pytest.mark.rule("HOF-8.6")
def test_red_cards_are_not_added_and_aces_help_nobody():
    table = harbour().hand(blue="black 7", red="red 3, red 4, red ace, red ace").acting("blue")
    table.play("blue", "strike red 7")
    assert table.menu("red") == ["accept"]
    low = harbour().hand(blue="black 2", red="red ace").acting("blue").play("blue", "strike red 2")
    assert low.menu("red") == ["accept"]


@pytest.mark.rule("HOF-8.7")
@pytest.mark.parametrize(("seats", "dealer", "victim"), [(2, "blue", "red"), (3, "red", "blue"), (4, "purple", "red")])
def test_the_victim_alone_answers(seats, dealer, victim):
    table = harbour(seats)
    for name in table.names:
        table.hand(**{name: "red 10, black 7"})
    table.acting(dealer).play(dealer, f"strike {victim} 7")
    assert table.asked() == (victim,)
    table.play(victim, "accept")
    assert table.asked() == (dealer,)
    assert table.has(victim) == 6800


@pytest.mark.rule("HOF-8.8")
def test_a_neutralised_disaster_does_nothing_and_both_cards_are_gone():
    table = harbour().hand(blue="black 2", red="red 5").acting("blue").play("blue", "strike red 2").play("red", "red 5")
    assert table.active("red", "father")
    assert table.troubles("red") == []
    assert (table.out("blue"), table.out("red")) == (["black 2"], ["red 5"])


@pytest.mark.rule("HOF-8.9")
def test_who_cannot_pay_in_full_pays_what_there_is():
    table = harbour().money(red=325).hand(blue="black 6").acting("blue").play("blue", "strike red 6")
    assert table.has("red") == 0
    assert table.has("blue") == 8325
    assert list(table.state.debts) == []
    theft = harbour().money(red=325).hand(blue="black 7").acting("blue").play("blue", "strike red 7")
    assert theft.has("red") == 0
    raid = harbour().docked("red").money(red=325).hand(blue="black 3").acting("blue").play("blue", "strike red 3")
    assert raid.has("red") == 0
    ace = harbour().money(red=325).hand(blue="black ace").misfortune(6).acting("blue").play("blue", "strike red ace")
    assert (ace.has("red"), ace.has("blue")) == (0, 8325)


@pytest.mark.rule("HOF-8.10")
def test_a_lasting_disaster_can_be_mended_in_the_same_round():
    table = harbour().in_round(3).hand(blue="black 2").acting("blue").play("blue", "strike red 2", "end turn")
    assert table.state.round == 3
    assert table.may("red", "mend failed business")


@pytest.mark.rule("HOF-8.11")
def test_no_two_troubles_lie_on_one():
    table = harbour(3).houses(red=2).hand(blue="black 8, black 4", purple="black 9, black 4").acting("blue")
    table.play("blue", "strike red 8", "end turn").play("red", "end turn").play("purple", "strike red 9")
    assert table.troubles("red") == ["storm damage", "infestation"]
    assert table.sound("red") == 0
    sick = harbour(3).sick(red="butler").failed("red").hand(blue="black 4").acting("blue").play("blue", "strike red 4")
    assert "sicken butler" not in sick.menu("blue")
    assert "sicken father" not in sick.menu("blue")
