"""JAM-8: spoils.  Red attacks blue on space 16 with a star, or is beaten by blue's."""

import pytest

from games.jamaica.table import jamaica
from roadstead.games.jamaica import GAME

pytestmark = pytest.mark.pure


def victory(red="3 gold", blue="-", winner="red", red_has=(), blue_has=()):
    """A battle just won by red (the attacker) or blue (the defender)."""
    table = jamaica().at(red=15, blue=16, green=29).holds(red=red, blue=blue).treasures(red=red_has, blue=blue_has)
    table.rolls(*["star"] if winner == "red" else [2, "star"])
    return table.round(1, 6, red="forward/gunpowder")


@pytest.mark.rule("JAM-8.1")
@pytest.mark.parametrize("winner", ["red", "blue"])
def test_the_winner_may_do_one_of_three_things_or_none(winner):
    table = victory("3 gold", "1 food", winner, red_has=["-2", "+3"], blue_has=["-3", "map"])
    assert table.asked() == (winner,)
    if winner == "red":
        assert table.menu("red") == ["take nothing", "steal hold 1", "steal treasure", "steal map", "give -2"]
    else:
        assert table.menu("blue") == ["take nothing", "steal hold 1", "steal treasure", "give -3"]
    table.play(winner, "take nothing")
    assert table.told("took nothing", to="green") == [{"ship": table.ship(winner), "foe": 1 - table.ship(winner)}]
    assert table.happened("stole hold", "stole card", "stole power", "gave cursed") == []


@pytest.mark.rule("JAM-8.1")
def test_one_thing_is_all_there_is():
    table = victory("3 gold", "1 food, 2 food", "red", blue_has=["map"]).play("red", "steal hold 1")
    assert table.happened("stole hold", "paid") == ["stole hold", "paid"]
    assert table.works_for("map") == "blue"
    assert table.total("blue", "food") == 2


@pytest.mark.rule("JAM-8.2")
def test_a_stolen_hold_moves_whole_into_an_empty_one():
    table = victory("3 gold, 1 food", "6 gunpowder, 5 food").play("red", "steal hold 2")
    assert table.told("stole hold", to="green") == [{"ship": 0, "foe": 1, "goods": 1, "tokens": 5}]
    assert table.cargo("red").startswith("6 gunpowder, 1 food, 5 food")


@pytest.mark.rule("JAM-8.2", "JAM-4.2")
def test_without_an_empty_hold_the_winner_dumps_one_of_another_kind():
    table = victory("4 gold, 1 food, 2 food, 6 gold, 2 gold", "5 food").play("red", "steal hold 1")
    assert table.menu("red") == ["dump 1", "dump 4", "dump 5"]
    table.play("red", "dump 4")
    assert table.told("dumped") == [{"ship": 0, "goods": 3, "tokens": 6, "hold": 3}]
    assert table.cargo("red") == "4 gold, 1 food, 2 food, 5 food, 2 gold"
    assert table.cargo("blue") == ""


@pytest.mark.rule("JAM-8.2")
def test_a_hold_without_room_for_it_cannot_be_chosen():
    table = victory("4 gold, 1 gold, 2 gold, 3 gold, 3 gold", "5 gold, 2 food")
    assert table.menu("red") == ["take nothing", "steal hold 2"]


@pytest.mark.rule("JAM-8.2", "JAM-4.5")
def test_the_6th_hold_may_be_robbed_of_its_contents_and_may_take_stolen_goods():
    table = victory("3 gold", "-, -, -, -, -, 4 food", blue_has=["6th hold"])
    assert table.menu("red") == ["take nothing", "steal hold 6", "steal 6th hold"]
    table.play("red", "steal hold 6")
    assert table.works_for("6th hold") == "blue"
    assert table.total("red", "food") == 4
    into = victory("3 gold", "4 food", red_has=["6th hold"]).play("red", "steal hold 1")
    assert into.menu("red") == ["load 2", "load 6"]
    into.play("red", "load 6")
    assert into.told("loaded")[0]["hold"] == 5


@pytest.mark.rule("JAM-8.2")
def test_an_empty_6th_hold_makes_room_for_any_kind():
    table = victory("4 gold, 1 gold, 2 gold, 3 gold, 3 gold", "5 gold", red_has=["6th hold"]).play(
        "red", "steal hold 1"
    )
    assert table.told("loaded")[0] == {"ship": 0, "goods": 3, "tokens": 5, "hold": 5}


@pytest.mark.rule("JAM-8.2")
def test_an_empty_hold_cannot_be_stolen():
    assert victory("3 gold", "-, 2 food, -").menu("red") == ["take nothing", "steal hold 2"]


@pytest.mark.rule("JAM-8.3")
@pytest.mark.parametrize("card", ["+3", "+7", "-4"])
def test_the_thief_names_which_face_down_card_is_stolen(card):
    table = victory(blue_has=["+3", "sabre", "+7", "-4"])
    if table.asked() == ("blue",):
        table.play("blue", "keep")
    table.play("red", "steal treasure")
    assert table.menu("red") == ["name treasure 1", "name treasure 3", "name treasure 4"]
    assert table.state.why_not(0, GAME.actions.parse("name treasure 2")).rule == "JAM-8.3"
    table.play("red", f"name treasure {table.back(card) + 1}")
    assert table.beside("red") == [card]
    assert len(table.beside("blue")) == 3


@pytest.mark.rule("JAM-8.3")
@pytest.mark.parametrize("power", ["map", "sabre", "lady beth", "6th hold"])
def test_a_power_is_stolen_by_name(power):
    table = victory(blue_has=["map", "sabre", "lady beth", "6th hold", "+7"])
    table.play("blue", "keep").play("red", f"steal {power}")
    assert table.works_for(power) == "red"
    assert table.beside("red") == [power]
    assert table.told("stole power", to="green")[0]["foe"] == 1


@pytest.mark.rule("JAM-8.3")
def test_without_face_down_cards_or_powers_no_treasure_can_be_stolen():
    assert victory("3 gold", "1 food").menu("red") == ["take nothing", "steal hold 1"]
    assert victory("3 gold", "1 food", blue_has=["lady beth"]).menu("red") == [
        *("take nothing", "steal hold 1", "steal lady beth")
    ]


@pytest.mark.rule("JAM-8.4")
def test_only_cursed_cards_can_be_given_and_the_giver_chooses():
    table = victory(red_has=["+3", "-2", "+7", "-4", "+5"], blue="1 food")
    assert table.menu("red") == ["take nothing", "steal hold 1", "give -2", "give -4"]
    table.play("red", "give -4")
    assert table.beside("blue") == ["-4"]
    assert table.beside("red") == ["+3", "-2", "+7", "+5"]


@pytest.mark.rule("JAM-8.4")
def test_a_powerless_loser_with_empty_holds_can_still_be_given_a_curse():
    table = victory(red_has=["-3"])
    assert table.menu("red") == ["take nothing", "give -3"]


@pytest.mark.rule("JAM-8.5")
@pytest.mark.parametrize("cargo", ["-, -, -, -, -, 4 gold", "-, -, -, -, -, -"])
def test_the_6th_hold_comes_with_its_contents_and_needs_no_room(cargo):
    full = "4 gold, 1 gold, 2 gold, 3 gold, 5 gold"
    table = victory(full, cargo, blue_has=["6th hold"])
    assert table.menu("red") == ["take nothing", "steal 6th hold"]
    table.play("red", "steal 6th hold")
    assert table.works_for("6th hold") == "red"
    assert table.total("blue", "gold") == 0
    assert table.state.tokens[5] == (4 if "4 gold" in cargo else 0)
    assert table.told("dumped") == []


@pytest.mark.rule("JAM-8.6")
def test_a_stolen_lady_beth_fights_for_its_new_owner_in_the_next_battle():
    table = jamaica().at(red=15, blue=16, green=17).treasures(blue=["lady beth"]).rolls("star")
    table.round(1, 1, red="forward/forward").rolls(4, 4).play("red", "steal lady beth")
    assert table.told("won")[1] == {"ship": 0, "foe": 2, "strength": 6, "against": 4}


@pytest.mark.rule("JAM-8.6")
def test_a_stolen_sabre_serves_from_the_next_battle():
    table = jamaica().at(red=15, blue=16, green=17).treasures(blue=["sabre"]).rolls("star")
    table.round(1, 1, red="forward/forward").play("blue", "keep").rolls(4).play("red", "steal sabre")
    assert table.menu("red") == ["keep", "reroll"]
    table.rolls(10, 8).play("red", "reroll")
    assert table.told("won")[1]["ship"] == 0


@pytest.mark.rule("JAM-8.6")
def test_a_stolen_map_counts_at_the_next_refill():
    table = victory("3 gold", "-", "red", blue_has=["map"]).play("red", "steal map")
    assert [len(table.in_hand(name)) for name in table.names] == [4, 3, 3]
