"""Section 3: round and turn."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-3.1")
def test_turns_go_clockwise_and_a_round_ends_after_everybodys():
    table = harbour(3).turn("blue")
    for name in ("blue", "red", "purple", "blue", "red"):
        assert table.asked() == (name,)
        table.play(name, "end turn")
    assert [(fact["seat"], fact["round"]) for fact in table.told("turn")] == [
        (0, 1),
        (1, 1),
        (2, 1),
        (0, 2),
        (1, 2),
        (2, 2),
    ]


@pytest.mark.rule("HOF-3.1")
def test_a_round_begins_with_the_first_player_whoever_that_is():
    table = harbour(3).in_round(2)
    table.state.first = 2
    table.state.turns = 0
    table.state.then(0)
    table.run()
    for name in ("purple", "blue", "red"):
        assert table.asked() == (name,)
        assert table.state.round == 2
        table.play(name, "end turn")
    assert table.state.round == 3


@pytest.mark.rule("HOF-3.2")
def test_one_roll_then_the_actions():
    table = harbour().houses(blue=1).turn("blue", 5)
    assert table.happened("rolled", "profit", "household", "rent") == ["rolled", "profit", "household", "rent"]
    assert table.asked() == ("blue",)
    assert table.may("blue", "build house")
    assert table.may("blue", "end turn")


@pytest.mark.rule("HOF-3.3")
def test_actions_in_any_order_each_against_the_money_of_the_moment():
    one = harbour().money(blue=8500).houses(blue=1).acting("blue")
    one.play("blue", "hire spy", "build house")
    assert one.has("blue") == 6800
    other = harbour().money(blue=8500).houses(blue=1).acting("blue")
    other.play("blue", "build house")
    assert other.refused("blue", "hire spy") == "HOF-6.3"
    other.play("blue", "end turn")
    assert other.asked() == ("red",)


@pytest.mark.rule("HOF-3.4")
@pytest.mark.parametrize(("number", "drawn"), [(1, 0), (2, 2), (9, 2)])
def test_two_cards_at_the_end_of_a_turn_from_the_second_round_on(number, drawn):
    table = harbour().in_round(number).hand(blue="red 2").acting("blue").play("blue", "end turn")
    assert table.state.held[0] == 1 + drawn
    assert table.state.left[0] == 41 - drawn


@pytest.mark.rule("HOF-3.5")
def test_a_hand_of_more_than_twelve_is_discarded_face_up():
    hand = "red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10, black 2, black 3, black 4"
    table = harbour().in_round(2).hand(blue=hand).wild(blue="hero").draws("blue", "red joker", "black 9")
    table.acting("blue").play("blue", "end turn")
    assert len(table.menu("blue")) == 14
    table.play("blue", "discard black 2", "discard red joker")
    assert table.asked() == ("red",)
    assert table.state.held[0] == 12
    assert table.out("blue") == ["black 2", "red joker"]
    assert table.told("discarded", to=None) == [{"seat": 0, "kind": 1}, {"seat": 0, "kind": 20}]
    assert table.wild_cards("blue") == ["hero"]


@pytest.mark.rule("HOF-3.5")
def test_twelve_cards_are_kept():
    hand = "red 2, red 3, red 4, red 5, red 6, red 7, red 8, red 9, red 10, black 2"
    table = harbour().in_round(2).hand(blue=hand).acting("blue").play("blue", "end turn")
    assert table.state.held[0] == 12
    assert table.asked() == ("red",)


@pytest.mark.rule("HOF-3.6")
def test_the_pile_lasts_for_twelve_rounds():
    from roadstead.games.harbour_of_fortune import GAME

    state = GAME.new(2, seed=4, options={"rounds": 12})
    while not state.over:
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert list(state.left) == [12, 12]


@pytest.mark.rule("HOF-3.7")
def test_played_cards_are_out_of_the_game():
    table = harbour().hand(blue="black 7", red="red 9").acting("blue")
    table.play("blue", "strike red 7").play("red", "red 9")
    assert table.out("blue") == ["black 7"]
    assert table.out("red") == ["red 9"]
    assert table.cards("blue") == table.cards("red") == []


@pytest.mark.rule("HOF-3.8")
def test_a_family_without_money_plays_on():
    table = harbour().money(red=0).failed("red").sick(red="mother").acting("blue")
    table.rolls(3).play("blue", "end turn")
    assert table.asked() == ("red",)
    assert table.has("red") == 50
    assert table.menu("red") == ["end turn"]
