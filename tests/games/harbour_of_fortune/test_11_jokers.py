"""Section 11: jokers."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-11.1")
@pytest.mark.parametrize("number", ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10"])
def test_a_red_joker_neutralises_any_disaster(number):
    table = (
        harbour(3)
        .houses(red=2)
        .married("red", "oldest", "purple", "oldest")
        .hand(red="red joker", blue=f"black {number}")
    )
    table.acting("blue").play("blue", f"strike red {number}")
    if number == "4":
        table.play("blue", "sicken father")
    table.play("red", "red joker")
    assert table.has("red") == 8000
    assert table.sound("red") == 2
    assert table.members("red") == 9
    assert table.out("red") == ["red joker"]


@pytest.mark.rule("HOF-11.2")
def test_the_black_joker_damages_a_house_of_each_opponent():
    table = harbour(4).houses(blue=2, red=2, gold=1).hand(blue="black joker").acting("blue").play("blue", "black joker")
    assert table.has("blue") == 7500
    assert [table.sound(name) for name in table.names] == [2, 1, 0, 0]
    assert table.troubles("red") == table.troubles("gold") == ["saboteur's damage"]
    assert table.out("blue") == ["black joker"]


@pytest.mark.rule("HOF-11.2")
def test_a_second_black_joker_may_follow():
    table = harbour().houses(red=2).hand(blue="black joker").hand("red", blue="black joker").acting("blue")
    table.play("blue", "black joker", "black joker")
    assert table.sound("red") == 0
    assert table.has("blue") == 7000


@pytest.mark.rule("HOF-11.3")
@pytest.mark.parametrize(
    ("seats", "dealer", "order"),
    [
        (2, "red", ["blue"]),
        (3, "red", ["purple", "blue"]),
        (4, "red", ["purple", "gold", "blue"]),
        (4, "gold", ["blue", "red", "purple"]),
    ],
)
def test_the_opponents_answer_clockwise_each_alone(seats, dealer, order):
    table = harbour(seats).hand(**{dealer: "black joker"})
    for name in order:
        table.houses(**{name: 1}).hand(**{name: "red 2"})
    table.acting(dealer).play(dealer, "black joker")
    answered = []
    while table.asked() != (dealer,):
        (name,) = table.asked()
        assert table.sound(name) == 1
        answered.append(name)
        table.play(name, "accept")
        assert table.sound(name) == 0
    assert answered == order


@pytest.mark.rule("HOF-11.3")
def test_a_red_eight_or_a_red_joker_saves_ones_own_house_alone():
    table = harbour(4).houses(red=1, purple=1, gold=1).hand(blue="black joker", red="red 7, red 8", purple="red joker")
    table.acting("blue").play("blue", "black joker")
    assert table.menu("red") == ["accept", "red 8"]
    table.play("red", "red 8").play("purple", "red joker")
    assert [table.sound(name) for name in ("red", "purple", "gold")] == [1, 1, 0]


@pytest.mark.rule("HOF-11.4")
def test_the_black_joker_is_nobodys_black_card():
    table = harbour().houses(red=2).hand(blue="black joker, black 8").acting("blue").play("blue", "black joker")
    table.play("blue", "strike red 8")
    assert table.sound("red") == 0


@pytest.mark.rule("HOF-11.5")
def test_it_needs_500_and_a_house_to_damage():
    assert harbour().hand(blue="black joker").acting("blue").refused("blue", "black joker") == "HOF-11.5"
    damaged = harbour().houses(red=1).damage(red="storm").hand(blue="black joker").acting("blue")
    assert damaged.refused("blue", "black joker") == "HOF-11.5"
    poor = harbour().money(blue=475).houses(red=1).hand(blue="black joker").acting("blue")
    assert poor.refused("blue", "black joker") == "HOF-11.5"
    own = harbour().houses(blue=3).hand(blue="black joker").acting("blue")
    assert own.refused("blue", "black joker") == "HOF-11.5"
