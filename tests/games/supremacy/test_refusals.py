"""What a player of Supremacy is told who tries something that is not legal."""

from games.supremacy.table import supremacy
from roadstead.games.supremacy import GAME


def told(table, power, text):
    return str(table.t.why_not(table.seat(power), GAME.actions.parse(text)))


def test_a_place_out_of_reach_says_what_is_in_the_way():
    table = supremacy().forces(usa={"alaska": 3}, china={"western_canada": 1}).has("usa", grain=2).acting("usa", 5)
    table.play("usa", "march", "zone alaska")
    assert told(table, "usa", "zone western_canada") == "Forces of China are in Western Canada. [SUP-6.5]"
    assert told(table, "usa", "zone barkley_sound") == "Armies march to land: Barkley Sound is a sea. [SUP-6.1]"
    assert told(table, "usa", "zone india") == "No way leads to India through zones that you may pass. [SUP-6.6]"


def test_a_long_march_says_what_it_takes():
    table = supremacy().forces(usa={"alaska": 3}).has("usa", grain=1).acting("usa", 5)
    table.play("usa", "march", "zone alaska")
    assert told(table, "usa", "zone greenland") == "It takes 2 grain to get to Greenland, and you have 1. [SUP-6.1]"


def test_numbers_say_what_sets_the_limit():
    table = supremacy().has("usa", cash=250, grain=2, oil=2, mineral=2).acting("usa", 6)
    table.play("usa", "build army", "zone alaska")
    assert told(table, "usa", "count 5") == "2 is the most: each costs $100M, and you have $250M. [SUP-9.1]"
    assert told(table, "usa", "count all") == "All is 2 here: say 'count 2'. [SUP-13.1]"


def test_a_weapon_says_what_is_missing():
    table = supremacy().has("usa", tech=2, cash=400, mineral=0).acting("usa", 6)
    assert told(table, "usa", "build nuke") == "A nuke costs $500M, and you have $400M. [SUP-9.7]"
    assert told(table, "usa", "build l-star") == (
        "You do not know how to build an L-star: research an L-star first. [SUP-9.7]"
    )
    table.has("usa", cash=5000).acting("usa", 6)
    assert told(table, "usa", "build nuke") == "A nuke takes 1 mineral, and you have 0. [SUP-9.7]"


def test_what_belongs_to_another_stage_is_told_its_time():
    table = supremacy().acting("usa", 4)
    assert told(table, "usa", "sell oil") == "Supplies are sold in stage 3. Now stage 4 is played: attack. [SUP-3.1]"
    assert told(table, "usa", "accept").startswith("Offers are accepted or declined by whoever has been made one. Now")
