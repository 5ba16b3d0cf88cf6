"""JAM-9: treasures and powers, and who knows what."""

import pytest

from games.jamaica.table import FACE_WORDS, jamaica
from roadstead.kernel.state import UNKNOWN

pytestmark = pytest.mark.pure


def victory(**treasures):
    """Red has just beaten blue with a star; green looks on."""
    table = jamaica().at(red=15, blue=16, green=29).holds(blue="-").treasures(**treasures).rolls("star")
    return table.round(1, 6, red="forward/gunpowder")


@pytest.mark.rule("JAM-9.1")
def test_a_6th_hold_found_in_the_morning_takes_the_evenings_load():
    table = jamaica().holds(red="1 gold, 1 gold, 2 gold, 3 food, 1 food").lair("6th hold")
    table.round(4, 5, red="forward/gunpowder")
    assert table.cargo("red") == "1 gold, 1 gold, 2 gold, 3 food, 1 food, 5 gunpowder"


@pytest.mark.rule("JAM-9.1")
def test_lady_beth_found_in_the_morning_fights_in_the_evening():
    table = jamaica().at(red=3, blue=5).lair("lady beth").rolls(4, 4).round(1, 1, red="forward/forward")
    assert table.told("won")[0] == {"ship": 0, "foe": 1, "strength": 6, "against": 4}
    assert all(table.view(viewer).power[2] == 0 for viewer in ("green", None))


@pytest.mark.rule("JAM-9.1")
@pytest.mark.parametrize("power", ["map", "sabre", "lady beth", "6th hold"])
def test_a_power_is_laid_face_up(power):
    table = jamaica().lair(power).round(4, 1, red="forward/gunpowder")
    assert table.works_for(power) == "red"
    assert table.who_knows(power) == ["red", "blue", "green"]
    assert table.view(None).face[0] == table.state.face[0]
    assert table.told("power up", to="green") == [{"ship": 0, "power": FACE_WORDS.index(power), "back": 0}]


@pytest.mark.rule("JAM-9.2")
@pytest.mark.parametrize("word", ["+7", "-4"])
def test_any_other_treasure_only_its_finder_sees(word):
    table = jamaica().lair(word).round(4, 1, red="forward/gunpowder")
    assert table.who_knows(word) == ["red"]
    assert table.view(None).face[0] == UNKNOWN
    assert table.told("treasure seen", to="red")[0]["face"] == table.state.face[0]
    assert table.told("treasure seen", to="blue") == table.told("treasure seen", everybody=False) == []
    assert table.told("treasure", to="blue") == [{"ship": 0, "space": 4, "back": 0}]


@pytest.mark.rule("JAM-9.3")
def test_the_owner_of_the_map_goes_on_with_four_cards():
    hand = ("gold/gold", "gunpowder/food", "gunpowder/gold", "food/forward")
    table = jamaica().treasures(red=["map"]).hand(red=hand).round(1, 1)
    assert [len(table.in_hand(name)) for name in table.names] == [4, 3, 3]


@pytest.mark.rule("JAM-9.4")
def test_everybody_sees_which_back_went_from_whom_to_whom():
    table = victory(blue=["+3", "+7"]).steals("red", "+7")
    for viewer in ("green", "blue", "red", None):
        assert list(table.view(viewer).holder)[:2] == [1, 0]
    assert table.told("stole card", to="green") == [{"ship": 0, "foe": 1, "back": 1}]
    assert table.told("stole card", everybody=False) == [{"ship": 0, "foe": 1, "back": 1}]


@pytest.mark.rule("JAM-9.5")
def test_thief_and_victim_know_a_stolen_card_and_nobody_else():
    table = victory(blue=["+3", "+7"]).steals("red", "+7")
    assert table.who_knows("+7") == ["red", "blue"]
    assert table.who_knows("+3") == ["blue"]
    assert table.view(None).face[1] == UNKNOWN
    assert [len(table.told("saw card", to=name)) for name in table.names] == [1, 1, 0]
    assert table.told("saw card", everybody=False) == []


@pytest.mark.rule("JAM-9.5")
def test_whoever_has_seen_a_card_goes_on_knowing_it():
    table = jamaica(4).at(red=15, blue=16).treasures(blue=["+5"]).knows(yellow="+5").rolls("star")
    table.round(1, 6, red="forward/gunpowder").play("red", "steal treasure")
    assert table.who_knows("+5") == ["red", "blue", "yellow"]


@pytest.mark.rule("JAM-9.6")
def test_a_gift_is_announced_as_cursed_and_its_value_shown_to_the_receiver():
    table = victory(red=["+3", "-3"]).play("red", "give -3")
    assert table.who_knows("-3") == ["red", "blue"]
    assert [table.view(viewer).cursed[1] for viewer in ("blue", "green", None)] == [1, 1, 1]
    assert table.told("gave cursed", to="green") == [{"ship": 0, "foe": 1, "back": 1}]
    assert table.told("gave cursed", everybody=False) == [{"ship": 0, "foe": 1, "back": 1}]
    assert [len(table.told("gave value", to=name)) for name in table.names] == [1, 1, 0]
    assert table.told("gave value", everybody=False) == []


@pytest.mark.rule("JAM-9.6")
def test_everybody_goes_on_knowing_a_gift_to_be_cursed():
    table = victory(red=["+3", "-3"]).play("red", "give -3")
    faces = {FACE_WORDS[table.view("green").imagined(seed).face[1]] for seed in range(40)}
    assert faces == {"-2", "-3", "-4"}
    assert {FACE_WORDS[table.view("blue").imagined(seed).face[1]] for seed in range(10)} == {"-3"}
