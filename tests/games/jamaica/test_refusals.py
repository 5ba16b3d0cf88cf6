"""What a player of Jamaica is told who tries something that is not legal."""

from games.jamaica.table import jamaica
from roadstead.games.jamaica import GAME


def told(table, name, text):
    return str(table.state.why_not(table.names.index(name), GAME.actions.parse(text)))


def test_an_attack_names_where_the_ships_are():
    table = jamaica().at(red=15, blue=16, green=16).round(1, 6, red="forward/gunpowder")
    assert table.menu("red") == ["attack blue", "attack green"]
    assert told(table, "red", "attack red") == "A ship does not attack itself. [JAM-7.1]"
    assert told(table, "red", "attack ghost") == "The Ghost Ship sails only where two play. [JAM-10.1]"
    assert told(table, "red", "attack violet") == "Nobody sails the violet ship. [JAM-1.1]"


def test_a_hold_in_use_takes_nothing_more():
    table = jamaica().holds(red="2 food").treasures(red=["6th hold"]).round(3, 6, red="gold/gold")
    assert told(table, "red", "load 1") == "Hold 1 has food in it, and nothing is added to a hold in use. [JAM-4.1]"
    assert told(table, "red", "load 3") == "Hold 3 is as empty as an earlier one: load that one. [JAM-12.3]"


def test_what_is_out_of_place_is_told_its_time():
    table = jamaica().treasures(red=["6th hold"]).round(3, 6, red="gold/gold")
    assert told(table, "red", "powder 2") == (
        "Gunpowder is fired in a battle, before the roll. Now the hold to load is to be chosen. [JAM-7.3]"
    )
