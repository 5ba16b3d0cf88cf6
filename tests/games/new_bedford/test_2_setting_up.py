"""NB-2: setting up."""

import pytest

from games.new_bedford.table import new_bedford
from roadstead.games.new_bedford import GAME

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-2.1")
@pytest.mark.parametrize("first", ["red", "blue", "green"])
def test_chance_names_the_first_player(first):
    table = new_bedford(3, first).open()
    assert table.dice.thrown == [("first player", 3)]
    assert table.asked() == (first,)


@pytest.mark.rule("NB-2.1")
def test_every_player_can_be_the_first():
    assert {GAME.new(4, seed).first for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("NB-2.2")
def test_five_dollars_worth_in_any_mix_in_turn_order():
    table = new_bedford(3, "blue").open()
    table.play("blue", "take 1 brick", "take 2 food", "take 0 wood")
    table.play("green", "take 0 brick", "take 0 food", "take 0 wood")
    table.play("red", "take 2 brick", "take 1 food")
    assert table.has("blue") == "2 food, 1 brick, $1"
    assert table.has("green") == "$5"
    assert table.has("red") == "1 food, 2 brick"
    assert table.asked() == ("blue",)


@pytest.mark.rule("NB-2.2")
def test_nobody_takes_more_than_five_dollars_worth():
    table = new_bedford().open().play("red", "take 1 brick")
    assert table.menu() == ["take 0 food", "take 1 food", "take 2 food", "take 3 food"]
    assert table.refusal("red", "take 4 food") == "NB-2.2"


@pytest.mark.rule("NB-2.3")
def test_bricks_then_food_then_wood_are_asked_for():
    table = new_bedford().open()
    assert table.menu() == ["take 0 brick", "take 1 brick", "take 2 brick"]
    assert table.refusal("red", "take 1 food") == "NB-2.3"
    table.play("red", "take 0 brick")
    assert table.menu() == [f"take {count} food" for count in range(6)]
    table.play("red", "take 1 food")
    assert table.menu() == [f"take {count} wood" for count in range(5)]
    table.play("red", "take 3 wood")
    assert table.has("red") == "1 food, 3 wood, $1"


@pytest.mark.rule("NB-2.4")
def test_the_town_and_the_sea_are_empty():
    table = new_bedford()
    assert table.state.round == 1
    assert all(owner == 99 for owner in table.state.owner)
    assert table.out() == table.removed() == table.on_offer() == "nothing"
    assert {table.where(f"{name} {sail}") for name in table.names for sail in ("white", "black")} == {"ashore"}
    assert table.spaces() == ["farm", "forest", "warehouse"]
