"""SUP-7: conventional attack."""

import pytest

from games.supremacy.table import supremacy, zone

rule = pytest.mark.rule


def border(**has):
    """China in Mongolia against the USSR in Kazakh and Buryatsk, both with supplies."""
    table = supremacy("china", "ussr")
    table.has("china", grain=6, oil=6, mineral=6).has("ussr", grain=6, oil=6, mineral=6)
    return table.forces(china={"mongolia": 4, "manchuria": 0, "tibet": 0}, ussr={"kazakh": 2, **has})


def at_sea(china, ussr):
    """China's ships in Tokyo Bay, the USSR's in the Sea of Okhotsk beside it, each with its load."""
    table = supremacy("china", "ussr").has("china", grain=5, oil=5, mineral=5)
    return table.forces(china={"tokyo_bay": china}, ussr={"sea_of_okhotsk": ussr}).acting("china", 4)


def attack(table, count="count 3", where="kazakh"):
    """China attacks from Mongolia, the only army near."""
    return table.acting("china", 4).play("china", "attack", f"zone {where}", "zone mongolia", count)


def battle_over(table, *powers):
    """Nobody counter-attacks or reinforces."""
    for power in powers:
        while table.asked() == [power] and "done" in table.legal(power) and table.t.asked() in (59, 60):
            table.play(power, "done")
    return table


@rule("SUP-7.1")
def test_armies_reach_neighbours_and_forces_in_a_sea_with_a_port():
    table = border().forces(ussr={"sea_of_japan": 1, "barents_sea": 1}).has("china", oil=2)
    table.acting("china", 4).play("china", "attack")
    found = table.legal("china")
    assert {"zone kazakh", "zone buryatsk", "zone sea_of_japan"} == set(found)
    assert table.refused("china", "zone barents_sea") == "SUP-7.1"


@rule("SUP-7.2")
def test_navies_reach_light_seas_coasts_and_their_own_dark_sea():
    table = supremacy("china", "ussr").has("china", oil=2)
    table.forces(china=dict.fromkeys(("mongolia", "manchuria", "tibet", "shantung", "nanling"), 0))
    table.forces(china={"north_pacific": 2}, ussr={"north_pacific": 1, "sea_of_okhotsk": 1, "yakutsk": 1})
    table.acting("china", 4).play("china", "attack")
    assert table.legal("china") == ["zone sea_of_okhotsk", "zone north_pacific"]
    table.forces(china={"north_pacific": 0, "tokyo_bay": 2}).acting("china", 4).play("china", "attack")
    assert table.t.target == zone("sea_of_okhotsk")


@rule("SUP-7.3")
def test_armies_aboard_attack_through_a_port():
    table = border().forces(china={"mongolia": 0, "sea_of_okhotsk": (1, 3)}, ussr={"yakutsk": 1}).has("china", oil=2)
    table.rolls("combat", 3, 4, 1)
    table.acting("china", 4).play("china", "attack", "zone yakutsk", "done?").play("ussr", "fight bare")
    table.play("china", "zone sea_of_okhotsk", "count 2")
    assert (table.holder("yakutsk"), table.armies("yakutsk")) == ("china", 2)
    assert table.stock("china") == (5, 1, 5)


@rule("SUP-7.4")
def test_airborne_attackers_cost_two_oil_each():
    table = border().has("china", oil=5)
    table.acting("china", 4).play("china", "attack", "zone kola", "zone mongolia")
    assert table.legal("china") == ["count 1", "count 2"]
    table.play("china", "count 2")
    assert table.stock("china")[1] == 5 - 1 - 4
    table.rolls("combat", 6, 6, 1).play("china", "done?").play("ussr", "fight bare").play(
        "china", "zone mongolia", "count 2?"
    )
    assert (table.holder("kola"), table.stock("china")) == ("china", (5, 0, 5))


@rule("SUP-7.5", "SUP-7.15")
def test_an_attack_costs_a_set_and_may_be_repeated():
    table = border().rolls("combat", 1, 1, 1, 1)
    attack(table, "count 3").play("china", "done").play("ussr", "fight")
    assert table.stock("china") == (5, 5, 5)
    battle_over(table, "ussr", "china", "ussr", "china")
    assert "attack" in table.legal("china")
    table.has("china", oil=0).acting("china", 4)
    assert table.refused("china", "attack") == "SUP-7.5"


@rule("SUP-7.6", "SUP-7.7")
def test_dice_for_each_side():
    table = border().rolls("combat", 1, 1, 1, 1, 1)  # 1 + 1 for more units against 2 of a supplied defender
    attack(table).play("china", "done")
    assert table.legal("ussr") == ["fight", "fight bare", "retreat", "surrender"]
    table.play("ussr", "fight bare")
    assert table.told("exchange")[-1] == {"seat": 0, "foe": 1, "total": 2, "against": 1}
    assert table.dice.queues[2] == [1, 1]
    table.dice.queues[2].clear()
    table = border().has("ussr", l_stars=1).rolls("combat", 1, 1, 1, 1, 1)
    attack(table, "count 2").play("china", "done").play("ussr", "fight")
    assert table.told("exchange")[-1] == {"seat": 0, "foe": 1, "total": 1, "against": 3}
    assert table.dice.queues[2] == [1]
    table.dice.queues[2].clear()


@rule("SUP-7.8")
def test_a_third_of_the_total_is_lost_and_the_wiped_out_defender_still_rolls():
    table = border().forces(ussr={"kazakh": 2}).rolls("combat", 6, 2, 5, 6)
    attack(table).play("china", "done").play("ussr", "fight")
    assert table.armies("kazakh") == 0
    assert table.armies("mongolia") == 4 - 11 // 3


@rule("SUP-7.9")
def test_the_owner_chooses_and_a_laden_navy_stays():
    table = at_sea(china=[4, 0], ussr=[4, 1]).rolls("combat", 5, 1, 2, 1)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 2", "done?").play("ussr", "fight")
    assert table.legal("ussr") == ["ship 1", "ship 4"]  # one unit lost, and it can only be an army
    assert table.refused("ussr", "lose navy") == table.refused("ussr", "lose army") == "SUP-7.9"
    table.play("ussr", "ship 4")
    assert table.ships("ussr", "sea_of_okhotsk") == [3, 1]
    table = at_sea(china=[0, 0, 0], ussr=[3, 0]).rolls("combat", 4, 1, 1)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 3", "done?").play("ussr", "fight bare")
    assert table.legal("ussr") == ["lose army", "lose navy"]
    assert table.refused("ussr", "ship 3") == table.refused("ussr", "ship 0") == "SUP-7.9"
    table.play("ussr", "lose navy")
    assert table.ships("ussr", "sea_of_okhotsk") == [3]


@rule("SUP-7.9", "SUP-1.8")
@pytest.mark.parametrize(
    ("before", "dice", "after"),
    [
        ([2, 2], (4, 1), [2, 1]),  # ships alike
        ([2, 0], (6, 3), [0]),  # one unit is left, and that can only be an empty ship
        ([1, 0, 0], (6, 6), []),
        ([0, 0, 0], (6, 1), [0]),
    ],
)
def test_nobody_is_asked_which_unit_where_all_losses_come_to_the_same(before, dice, after):
    table = at_sea(china=[0] * 8, ussr=before).rolls("combat", *dice, 1)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 8", "done?").play("ussr", "fight bare")
    assert table.ships("ussr", "sea_of_okhotsk") == after


@rule("SUP-7.3", "SUP-7.9")
def test_what_stays_out_of_an_attack_cannot_be_lost_by_it():
    table = at_sea(china=[3, 0], ussr=[4, 4, 4]).rolls("combat", 1, 6, 6)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 1")
    assert table.legal("china") == ["ship 0", "ship 3"]
    assert table.refused("china", "ship 1") == "SUP-7.3"
    table.play("china", "ship 0", "done?").play("ussr", "fight bare")
    assert table.told("exchange")[-1]["against"] == 12  # four losses: the one ship that attacked is all there is
    assert table.ships("china", "tokyo_bay") == [3]


@rule("SUP-7.3", "SUP-7.5", "SUP-7.7")
def test_everybody_aboard_a_ship_that_attacks_is_a_unit():
    table = at_sea(china=[4, 2, 0], ussr=[3]).rolls("combat", 1, 1)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 2", "ship 2")
    assert table.refused("china", "ship 2") == "SUP-7.3"  # it has been named
    table.play("china", "ship 0", "done?").play("ussr", "fight bare")
    assert table.told("exchange")[-1] == {
        "seat": 0,
        "foe": 1,
        "total": 1,
        "against": 1,
    }  # two ships and two armies: 4 to 4
    table = at_sea(china=[4, 2, 0], ussr=[3]).rolls("combat", 1, 1, 1, 1)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 2", "ship 2", "ship 4", "done?").play("ussr", "fight")
    assert table.told("exchange")[-1] == {"seat": 0, "foe": 1, "total": 2, "against": 2}  # 8 to 4


@rule("SUP-7.9", "SUP-7.3")
def test_attackers_are_lost_off_the_ships_that_were_named():
    table = at_sea(china=[4, 2, 1, 0], ussr=[4, 4]).rolls("combat", 1, 5, 4)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 3", "ship 2", "ship 1", "ship 0", "done?")
    table.play("ussr", "fight bare")
    assert table.legal("china") == ["lose navy", "ship 1", "ship 2"]
    assert table.refused("china", "ship 4") == "SUP-7.9"
    table.play("china", "ship 1")
    assert table.legal("china") == ["lose army", "lose navy"]
    table.play("china", "lose navy", "lose navy")
    assert table.ships("china", "tokyo_bay") == [4, 2]


@rule("SUP-7.12", "SUP-7.3")
def test_only_armies_off_ships_that_attacked_are_landed():
    table = supremacy("china", "ussr").has("china", grain=5, oil=2, mineral=5).rolls("combat", 2, 1, 1)
    table.forces(china={"sea_of_okhotsk": [4, 3, 1]}, ussr={"yakutsk": 1}).acting("china", 4)
    table.play("china", "attack", "zone yakutsk", "zone sea_of_okhotsk?", "count 2", "ship 3", "ship 1", "done?")
    table.play("ussr", "fight bare").play("china", "zone sea_of_okhotsk")
    assert table.legal("china") == ["count 1", "count 2", "count 3", "count 4"]
    table.play("china", "count 2")
    assert table.legal("china") == ["ship 1", "ship 3"]
    assert table.refused("china", "ship 0") == table.refused("china", "ship 4") == "SUP-7.12"
    table.play("china", "ship 1")
    assert (table.ships("china", "sea_of_okhotsk"), table.armies("yakutsk")) == ([4, 2, 0], 2)


@rule("SUP-7.12", "SUP-1.8")
def test_ships_that_attacked_sail_in_with_those_aboard():
    table = at_sea(china=[4, 2, 2, 0], ussr=[0]).rolls("combat", 2, 1, 1)
    table.play("china", "attack", "zone sea_of_okhotsk?", "count 3", "ship 4", "ship 2", "ship 0", "done?")
    table.play("ussr", "fight bare").play("china", "zone tokyo_bay", "count 2")
    assert table.legal("china") == ["ship 0", "ship 2", "ship 4"]
    assert table.refused("china", "ship 1") == "SUP-7.12"
    table.play("china", "ship 4", "ship 0")
    assert table.ships("china", "sea_of_okhotsk") == [4, 0]
    assert table.ships("china", "tokyo_bay") == [2, 2]
    assert table.told("moved")[-1]["armies"] == 4
    assert table.stock("china")[1] == 5 - 1 - 2
    table.play("china", "zone tokyo_bay?")
    assert table.ships("china", "sea_of_okhotsk") == [4, 2, 0]  # only one more that attacked is left


@rule("SUP-7.10")
def test_a_retreat_takes_everybody_to_a_neighbour_at_the_usual_cost():
    table = border()
    attack(table).play("china", "done").play("ussr", "retreat", "zone pakistan")
    assert (table.holder("pakistan"), table.armies("pakistan")) == ("ussr", 2)
    assert table.stock("ussr") == (4, 6, 6)
    table.play("china", "zone mongolia", "count 2")
    assert (table.holder("kazakh"), table.stock("china")[0]) == ("china", 3)
    table = border().has("ussr", grain=1)
    attack(table).play("china", "done")
    assert table.refused("ussr", "retreat") == "SUP-7.10"


@rule("SUP-7.11")
def test_a_surrender_gives_forces_zone_and_cards():
    table = border()
    attack(table).play("china", "done").play("ussr", "surrender")
    assert (table.holder("kazakh"), table.armies("kazakh")) == ("china", 2)
    assert table.owner("H26") == "china"


@rule("SUP-7.12")
def test_an_open_zone_may_be_occupied_but_not_by_navies():
    table = border().forces(ussr={"kazakh": 1}).rolls("combat", 3, 3, 1, 1)
    attack(table).play("china", "done").play("ussr", "fight")
    assert table.legal("china") == ["zone mongolia", "done"]
    table.play("china", "zone mongolia", "count 3")
    assert (table.holder("kazakh"), table.armies("mongolia"), table.stock("china")[0]) == ("china", 1, 2)
    table = border().forces(china={"sea_of_okhotsk": 3, "mongolia": 0}, ussr={"yakutsk": 1}).has("china", oil=2)
    table.rolls("combat", 3, 3, 1, 1)
    table.acting("china", 4).play("china", "attack", "zone yakutsk", "count 3", "done?").play("ussr", "fight")
    assert (table.holder("yakutsk"), table.armies("yakutsk")) == ("ussr", 0)
    assert table.t.asked() != 56


@rule("SUP-7.13")
def test_the_defender_may_counter_attack_once():
    table = border().rolls("combat", 1, 1, 1, 1, 6, 1, 1, 1)
    attack(table).play("china", "done").play("ussr", "fight")
    assert table.legal("ussr") == ["done", "attack"]
    table.play("ussr", "attack")
    assert "zone mongolia" in table.legal("ussr")
    table.play("ussr", "zone mongolia", "zone kazakh", "count 2", "done").play("china", "fight")
    assert table.stock("ussr") == (4, 4, 4)
    assert table.armies("mongolia") == 2
    assert table.t.asked() == 60  # reinforcements, not another counter-attack


@rule("SUP-7.14")
def test_reinforcements_go_to_the_battle_and_to_the_rear():
    table = border().rolls("combat", 1, 1, 1, 1)
    attack(table).play("china", "done").play("ussr", "fight", "done")
    assert table.asked() == ["ussr"]
    table.play("ussr", "march", "zone russia")
    assert table.armies("kazakh") == 3
    table.play("ussr", "done")
    assert table.asked() == ["china"]
    table.play("china", "march", "zone shantung")
    assert table.armies("mongolia") == 5
    assert table.armies("shantung") == 0


@rule("SUP-7.16")
def test_warlords_defend_with_supplies_and_never_ask():
    table = border().forces(warlord={"pakistan": 6}, china={"tibet": 3}).rolls("combat", 6, 1, 1, 1)
    table.acting("china", 4).play("china", "attack", "zone pakistan", "zone tibet", "count 3", "done")
    assert table.told("exchange")[-1] == {"seat": 0, "foe": 8, "total": 6, "against": 3}
    assert table.armies("pakistan") == 4


@rule("SUP-7.16")
def test_the_l_star_die_is_for_who_attacks_a_warlord_and_never_for_the_warlord():
    table = border().forces(warlord={"pakistan": 6}, china={"tibet": 3}).has("china", l_stars=1)
    table.rolls("combat", 6, 5, 1, 1, 1)
    table.acting("china", 4).play("china", "attack", "zone pakistan", "zone tibet", "count 3", "done")
    assert table.told("exchange")[-1] == {"seat": 0, "foe": 8, "total": 11, "against": 3}
    table = supremacy("china", "ussr", warlords_and_pirates=True).has("china", l_stars=1)
    table.t.warlord_l_stars[zone("pakistan")] = 2
    table.forces(warlord={"pakistan": 6}, china={"tibet": 3}).rolls("combat", 6, 1, 1, 1)
    table.acting("china", 4).play("china", "attack", "zone pakistan", "zone tibet", "count 3", "done")
    assert table.told("exchange")[-1] == {"seat": 0, "foe": 8, "total": 6, "against": 3}


@rule("SUP-7.18", "SUP-6.8")
def test_a_home_won_back_brings_its_company_back():
    table = supremacy("china", "ussr").owns("ussr", "H11").forces(ussr={"mongolia": 1}, china={"shantung": 4})
    table.has("china", grain=6).rolls("combat", 3, 3, 1)
    table.acting("china", 4).play("china", "attack", "zone mongolia", "zone shantung", "count 3", "done")
    table.play("ussr", "fight bare")
    assert (table.holder("mongolia"), table.owner("H11")) == ("china", "ussr")  # vacated, not yet occupied
    table.play("china", "zone shantung", "count 2")
    assert (table.holder("mongolia"), table.armies("mongolia"), table.owner("H11")) == ("china", 2, "china")


@rule("SUP-7.14", "SUP-13.4")
def test_reinforcements_are_landed_and_taken_aboard():
    table = border().forces(ussr={"sea_of_okhotsk": (1, 3), "yakutsk": 2}, china={"mongolia": 0, "buryatsk": 4})
    table.rolls("combat", 1, 1, 1, 1)
    table.acting("china", 4).play("china", "attack", "zone yakutsk", "zone buryatsk", "count 3", "done")
    table.play("ussr", "fight", "done")
    table.play("ussr", "unload", "count 2")
    assert (table.armies("yakutsk"), table.fleet("ussr", "sea_of_okhotsk")) == (4, (1, 1))
    assert table.refused("ussr", "load") == "SUP-7.14"
    table.play("ussr", "unload")
    assert table.armies("yakutsk") == 5
    assert table.refused("ussr", "unload") == "SUP-6.4"


@rule("SUP-7.17")
def test_empty_land_is_not_attacked():
    table = border().forces(ussr={"buryatsk": 0}).acting("china", 4).play("china", "attack")
    assert table.refused("china", "zone buryatsk") == "SUP-7.17"
    assert table.refused("china", "zone india") == "SUP-7.17"
