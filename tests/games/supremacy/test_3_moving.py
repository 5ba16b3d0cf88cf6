"""SUP-6: moving by land, sea and air."""

import pytest

from games.supremacy.table import supremacy, zone

rule = pytest.mark.rule


@rule("SUP-6.1", "SUP-6.7")
def test_a_march_costs_a_grain_for_each_army_and_territory_and_takes_empty_land_with_its_cards():
    table = supremacy().forces(usa={"alaska": 3}).has("usa", grain=5).owns("china", "N09").acting("usa", 5)
    table.play("usa", "march", "zone alaska", "zone northern_canada", "count 2")
    assert (table.holder("northern_canada"), table.armies("northern_canada")) == ("usa", 2)
    assert table.owner("N09") == "usa"
    assert table.stock("usa")[0] == 3
    table.play("usa", "march", "zone alaska", "zone greenland")
    assert table.stock("usa")[0] == 1


@rule("SUP-6.1")
def test_without_grain_nobody_marches():
    table = supremacy().has("usa", grain=0).acting("usa", 5)
    assert table.refused("usa", "march") == "SUP-6.1"


@rule("SUP-6.3")
def test_an_airlift_costs_two_oil_over_any_distance():
    table = supremacy().forces(usa={"alaska": 3}).has("usa", oil=5).acting("usa", 5)
    table.play("usa", "airlift", "zone alaska", "zone new_zealand")
    assert table.legal("usa") == ["count 1", "count 2"]
    table.play("usa", "count 2")
    assert (table.holder("new_zealand"), table.stock("usa")[1]) == ("usa", 1)


@rule("SUP-6.4", "SUP-13.4")
def test_loading_and_unloading_are_free_through_a_port_and_not_endless():
    table = supremacy().forces(usa={"alaska": 6, "barkley_sound": 1}).acting("usa", 5)
    table.play("usa", "load", "zone alaska", "count 4")
    assert table.fleet("usa", "barkley_sound") == (1, 4)
    table.play("usa", "unload", "zone western_canada", "count 1")
    assert (table.holder("western_canada"), table.stock("usa")) == ("usa", (3, 3, 3))
    table.t.loadings = 12
    table.play("usa", "march", "zone alaska", "zone northern_canada", "count 1")
    assert table.refused("usa", "unload") == "SUP-13.4"


@rule("SUP-1.8", "SUP-6.4")
def test_every_ship_has_its_own_load_and_armies_are_shifted_between_them():
    table = supremacy().forces(usa={"alaska": 7, "barkley_sound": 3}).acting("usa", 5)
    table.play("usa", "load", "zone alaska?", "zone barkley_sound?", "count 6")
    assert table.ships("usa", "barkley_sound") == [4, 2, 0]
    table.play("usa", "shift", "ship 4", "ship 0")
    assert table.legal("usa") == ["count 1", "count 2", "count 3"]  # with four the two only change places
    assert table.refused("usa", "count 4") == "SUP-1.8"
    table.play("usa", "count 2")
    assert (table.ships("usa", "barkley_sound"), table.t.loadings) == ([2, 2, 2], 2)
    table.play("usa", "load", "zone alaska?", "zone barkley_sound?")
    assert table.ships("usa", "barkley_sound") == [3, 2, 2]  # ships alike: nothing to choose


@rule("SUP-1.8", "SUP-6.4")
def test_armies_board_the_ships_that_their_owner_names_and_fill_one_before_the_next():
    table = supremacy().forces(usa={"alaska": 9, "barkley_sound": [3, 1]}).acting("usa", 5)
    table.play("usa", "load", "zone alaska?", "zone barkley_sound?", "count 2")
    assert table.legal("usa") == ["ship 1", "ship 3"]
    assert table.refused("usa", "ship 0") == "SUP-1.8"
    table.play("usa", "ship 1")
    assert (table.ships("usa", "barkley_sound"), table.t.loadings) == ([3, 3], 1)
    table.forces(usa={"barkley_sound": [3, 1]}).acting("usa", 5)
    table.play("usa", "load", "zone alaska?", "zone barkley_sound?", "count 2", "ship 3")
    assert table.ships("usa", "barkley_sound") == [4, 2]  # the one that was left had to go to the other
    assert [facts["count"] for facts in table.told("moved")] == [2, 1, 1]
    table.forces(usa={"barkley_sound": [4, 2, 0]}).acting("usa", 5)
    table.play("usa", "load", "zone alaska?", "zone barkley_sound?", "count 2")
    assert table.refused("usa", "ship 4") == "SUP-1.8"


@rule("SUP-1.8", "SUP-6.4")
@pytest.mark.parametrize(
    ("before", "armies", "after"),
    [
        ([2, 0], 4, [4, 2]),  # whichever is filled, the other has two
        ([3, 0], 4, [4, 3]),
        ([3, 1], 4, [4, 4]),
        ([0, 0], 6, [4, 2]),
        ([2, 0, 0], 4, [4, 2, 0]),
    ],
)
def test_nobody_is_asked_where_every_boarding_comes_to_the_same(before, armies, after):
    table = supremacy().forces(usa={"alaska": 9, "barkley_sound": before}).acting("usa", 5)
    table.play("usa", "load", "zone alaska?", "zone barkley_sound?", f"count {armies}")
    assert table.ships("usa", "barkley_sound") == after
    assert table.told("moved")[-1]["count"] == armies


@rule("SUP-1.8", "SUP-6.4")
def test_armies_land_off_the_ships_that_their_owner_names():
    table = supremacy().forces(usa={"barkley_sound": [4, 2, 0]}).acting("usa", 5)
    table.play("usa", "unload", "zone western_canada", "count 3")
    assert table.legal("usa") == ["ship 2", "ship 4"]
    assert table.refused("usa", "ship 0") == "SUP-6.4"
    table.play("usa", "ship 2")
    assert table.ships("usa", "barkley_sound") == [3, 0, 0]  # the third could only come off the other
    assert (table.holder("western_canada"), table.armies("western_canada"), table.t.loadings) == ("usa", 3, 1)
    table.forces(usa={"barkley_sound": [4, 2, 0]}).acting("usa", 5)
    table.play("usa", "unload", "zone western_canada", "count 3", "ship 4")
    assert table.ships("usa", "barkley_sound") == [2, 1, 0]
    table.forces(usa={"barkley_sound": [4, 2, 0]}).acting("usa", 5).play("usa", "unload", "zone alaska", "count 6")
    assert table.ships("usa", "barkley_sound") == [0, 0, 0]
    table.forces(usa={"barkley_sound": [4, 2]}).acting("usa", 5).play("usa", "unload", "zone alaska", "count 4")
    assert table.ships("usa", "barkley_sound") == [2, 0]  # whichever is left empty, two stay aboard the other


@rule("SUP-1.8", "SUP-6.2")
def test_ships_sail_with_the_loads_they_have_and_keep_them_in_company():
    table = supremacy().forces(usa={"barkley_sound": [3, 2, 2, 0], "mid_pacific": [3]}).has("usa", oil=9)
    table.acting("usa", 5).play("usa", "sail", "zone barkley_sound", "zone north_pacific", "count 2")
    assert table.legal("usa") == ["ship 0", "ship 2", "ship 3"]
    assert table.refused("usa", "ship 4") == "SUP-1.8"
    table.play("usa", "ship 3")
    assert table.refused("usa", "ship 3") == "SUP-1.8"  # it has been named
    assert table.fleet("usa", "barkley_sound") == (4, 7)  # they sail together, when all are named
    table.play("usa", "ship 2")
    assert table.ships("usa", "north_pacific") == [3, 2]
    assert table.ships("usa", "barkley_sound") == [2, 0]
    assert table.told("moved")[-1]["armies"] == 5
    table.play("usa", "sail", "zone north_pacific", "zone mid_pacific", "count 2?")
    assert table.ships("usa", "mid_pacific") == [3, 3, 2]
    table.play("usa", "sail", "zone barkley_sound", "zone mid_pacific", "count 1", "ship 0")
    assert table.ships("usa", "barkley_sound") == [2]
    assert table.ships("usa", "mid_pacific") == [3, 3, 2, 0]


@rule("SUP-1.8", "SUP-13.4")
def test_nothing_is_shifted_where_a_fleet_could_not_be_laden_otherwise():
    table = supremacy().forces(usa={"barkley_sound": (2, 7), "alaska": 3}).acting("usa", 5)
    assert table.refused("usa", "shift") == "SUP-1.8"
    table.forces(usa={"barkley_sound": [1, 1]}).acting("usa", 5)
    assert "shift" in table.legal("usa")
    table.t.loadings = 12
    table.play("usa", "march", "zone alaska", "zone northern_canada", "count 1")
    assert table.refused("usa", "shift") == "SUP-13.4"


@rule("SUP-6.5", "SUP-6.6")
def test_moves_pass_other_players_only_with_leave_and_never_end_there():
    table = supremacy("china", "ussr").has("china", grain=6).forces(china={"mongolia": 2})
    table.acting("china", 5).play("china", "march", "zone mongolia")
    assert not {"zone kazakh", "zone romania"} & set(table.legal("china"))
    table.t.may_pass[table.seat("ussr") * 2 + table.seat("china")] = 2
    table.acting("china", 5).play("china", "march", "zone mongolia")
    assert "zone kazakh" not in table.legal("china")
    assert "zone romania" in table.legal("china")
    table.play("china", "zone romania", "count 1")
    assert (table.holder("romania"), table.stock("china")[0]) == ("china", 4)


@rule("SUP-6.8")
def test_vacated_land_goes_home_or_is_neutral():
    table = supremacy().forces(usa={"tibet": 1, "iran": 1, "pakistan": 1}).has("usa", oil=12).owns("usa", "N15")
    table.acting("usa", 5)
    table.play("usa", "airlift", "zone tibet", "zone pakistan")
    table.play("usa", "airlift", "zone iran", "zone pakistan")
    assert table.holder("tibet") == "china"
    assert table.holder("iran") == "nobody"
    assert table.owner("N15") == "usa"


@rule("SUP-6.9")
def test_nuked_land_is_closed():
    table = supremacy().forces(usa={"alaska": 3}).has("usa", oil=9)
    table.t.cloud[zone("northern_canada")] = 1
    table.t.clouds = 1
    table.acting("usa", 5).play("usa", "march", "zone alaska")
    assert "zone northern_canada" not in table.legal("usa")
    assert "zone greenland" not in table.legal("usa")
    assert table.refused("usa", "zone northern_canada") == "SUP-6.9"
