"""JAM-2: setting up."""

import pytest

from games.jamaica.table import FACE_WORDS, jamaica
from roadstead.games.jamaica import GAME
from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.state import UNKNOWN

pytestmark = pytest.mark.pure


@pytest.mark.rule("JAM-2.1")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_ships_begin_in_port_royal_with_food_and_doubloons(seats):
    table = jamaica(seats)
    for name in table.names[:seats]:
        assert table.cargo(name) == "3 food, 3 gold"
    assert {table.place(name) for name in table.names} == {(0, 0)}


@pytest.mark.rule("JAM-2.2")
def test_every_lair_has_a_token_and_the_pile_is_nobodys_to_see():
    table = jamaica(4)
    assert [space for space in range(50) if table.has_token(space)] == [4, 9, 11, 19, 22, 25, 33, 37, 44]
    assert {table.view(name).chest for name in (None, *table.names)} == {UNKNOWN}
    assert table.beside("red") == []


@pytest.mark.rule("JAM-2.2", "JAM-2.3")
@pytest.mark.parametrize("seats", [2, 3])
def test_any_treasure_may_be_in_the_pile_except_the_ghost_ships(seats):
    words = [word for word in dict.fromkeys(FACE_WORDS) if seats == 3 or word != "lady beth"]
    for word in words:
        table = jamaica(seats).lair(word).round(4, 1, red="forward/gunpowder")
        assert table.beside("red") == [word]
        assert table.choices_of_chance("treasures") == [11 if seats == 2 else 12]


@pytest.mark.rule("JAM-2.2", "JAM-2.3")
@pytest.mark.parametrize(("seats", "left_over"), [(2, 2), (3, 3)])
def test_the_cards_left_over_when_all_lairs_are_empty_stay_unseen(seats, left_over):
    table = jamaica(seats).treasures(red=["map", "-2", "-3"], blue=["+3", "+3", "+5", "+7", "+7", "-4"])
    assert not any(table.has_token(space) for space in range(50))
    assert table.state.chest.bit_count() == left_over
    assert {table.view(name).chest for name in (None, "red", "blue")} == {UNKNOWN}


@pytest.mark.rule("JAM-2.4")
def test_the_ghost_ship_begins_with_eight_doubloons_and_lady_beth():
    table = jamaica(2)
    assert table.cargo("ghost") == "5 gold, 3 gold"
    assert table.works_for("lady beth") == "ghost"
    assert all(table.view(viewer).power[2] == 2 for viewer in (None, "red", "blue"))
    assert jamaica(3).works_for("lady beth") is None


@pytest.mark.rule("JAM-2.5")
def test_three_cards_are_drawn_once_and_kept_secret():
    table = jamaica()
    for name in table.names:
        assert len(table.in_hand(name)) == 3
        assert len(table.draw_pile(name)) == 8
        assert table.discard_pile(name) == []
    view = table.view("blue")
    assert view.hand[1] == table.state.hand[1]
    assert view.hand[0] == view.hand[2] == view.pile[0] == view.pile[2] == UNKNOWN
    assert list(table.view(None).hand) == [UNKNOWN] * 3
    assert list(view.held) == [3, 3, 3]


@pytest.mark.rule("JAM-2.5")
def test_the_first_hand_is_any_three_of_the_eleven():
    hands = [10, 9, 8] + [0, 0, 0] * 2
    state = GAME.new(seats=3, dice=ScriptedDice([*hands, 0, 0, 1]))
    assert GAME.actions.text(state.legal(0)[0]) == "morning 1"
    assert state.hand[0] == 0b111_0000_0000
    assert state.hand[1] == 0b111


@pytest.mark.rule("JAM-2.6")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_player_can_be_drawn_as_captain(seats):
    dealt = [0, 0, 0] * seats
    captains = [GAME.new(seats=seats, dice=ScriptedDice([*dealt, who, 0, 1])).captain for who in range(seats)]
    assert captains == list(range(seats))
    many = [GAME.new(seats=seats, seed=seed).captain for seed in range(60 * seats)]
    assert all(40 <= many.count(seat) <= 80 for seat in range(seats))
