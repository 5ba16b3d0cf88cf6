"""SUP-8 to SUP-10: nukes and L-stars, building and research, prospecting."""

import pytest

from games.supremacy.table import supremacy, zone

rule = pytest.mark.rule


@rule("SUP-8.1", "SUP-8.4")
def test_a_nuke_leaves_a_cloud_and_returns_the_cards():
    table = supremacy().has("usa", nukes=2).acting("usa", 4)
    table.play("usa", "strike", "zone nanling", "count 1", "done")
    assert (table.holder("nanling"), table.armies("nanling"), table.t.cloud[zone("nanling")]) == ("nobody", 0, 1)
    assert table.owner("H08") == table.owner("H09") == "deck"
    assert table.t.nukes[0] == 1
    table.play("usa", "strike")
    assert table.refused("usa", "zone nanling") == "SUP-8.4"
    assert table.refused("usa", "zone north_pacific") == "SUP-8.1"


@rule("SUP-8.2", "SUP-8.3")
def test_l_stars_are_allotted_before_the_dice_and_miss_on_six():
    table = supremacy().has("usa", nukes=3).has("china", l_stars=2).acting("usa", 4)
    table.play("usa", "strike", "zone nanling", "count 1", "zone tibet", "count 2", "done?")
    assert table.legal("china") == ["zone tibet", "zone nanling"]
    table.rolls("shield", 6, 5).play("china", "zone tibet", "zone nanling")
    assert table.t.cloud[zone("tibet")] == 1
    assert table.t.cloud[zone("nanling")] == 0
    assert table.t.l_stars[1] == 2


@rule("SUP-8.3")
def test_shots_at_one_target_are_spread_over_its_nukes():
    table = supremacy().has("usa", nukes=2).has("china", l_stars=2).acting("usa", 4).rolls("shield", 1, 1)
    table.play("usa", "strike", "zone tibet", "count 2", "done?")
    assert table.t.cloud[zone("tibet")] == 0


@rule("SUP-8.5")
def test_a_nuked_sea_is_emptied_and_stays_open():
    table = supremacy().has("usa", nukes=1).forces(china={"sea_of_japan": (2, 3)}).acting("usa", 4)
    table.play("usa", "strike", "zone sea_of_japan", "done?")
    assert table.fleet("china", "sea_of_japan") == (0, 0)
    assert table.t.clouds == 0
    assert table.t.enterable(1, zone("sea_of_japan"))


def clouded(clouds, **options):
    """So many clouds over land that is nobody's home at this table."""
    table = supremacy(**options).has("usa", nukes=1)
    for at in range(28, 28 + clouds):
        table.t.cloud[at] = 1
    table.t.clouds = clouds
    return table


@rule("SUP-8.6")
def test_the_twelfth_cloud_ends_the_world():
    table = clouded(11).acting("usa", 4).play("usa", "strike", "zone brazil", "done?")
    assert table.t.over
    assert table.t.winners() == []
    assert table.t.scores() == [0, 0]


@rule("SUP-8.7")
def test_with_safe_clouds_a_die_decides_from_the_thirteenth_on():
    table = clouded(12, holocaust="13-18").rolls("holocaust", 5).acting("usa", 4)
    table.play("usa", "strike", "zone brazil", "done?")
    assert not table.t.over
    table = clouded(13, holocaust="13-18").rolls("holocaust", 5).acting("usa", 4)
    assert table.play("usa", "strike", "zone brazil", "done?").t.over
    table = clouded(17, holocaust="13-18").acting("usa", 4)
    assert table.play("usa", "strike", "zone brazil", "done?").t.over
    table = clouded(11, holocaust="13-18").acting("usa", 4)
    assert not table.play("usa", "strike", "zone brazil", "done?").t.over


@rule("SUP-9.1", "SUP-9.2")
def test_pieces_cost_a_hundred_and_a_set_for_every_three_of_the_stage():
    table = supremacy().acting("usa", 6).play("usa", "build army", "zone alaska", "count 2")
    assert (table.cash("usa"), table.stock("usa")) == (6800, (2, 2, 2))
    table.play("usa", "build navy", "zone barkley_sound", "count 1")
    assert (table.cash("usa"), table.stock("usa")) == (6700, (2, 2, 2))
    table.play("usa", "build army", "zone alaska", "count 4")
    assert table.stock("usa") == (0, 0, 0)
    table.play("usa", "build army", "zone alaska", "count 2")
    assert table.refused("usa", "build army") == "SUP-9.2"


@rule("SUP-9.3")
def test_armies_are_built_where_their_owner_stands():
    table = supremacy().forces(usa={"iran": 1}).acting("usa", 6).play("usa", "build army")
    assert "zone iran" in table.legal("usa")
    assert table.refused("usa", "zone iraq") == "SUP-9.3"


@rule("SUP-9.4")
def test_navies_keep_away_from_others_coasts_unless_they_are_there():
    table = supremacy("usa", "south_america").acting("usa", 6).play("usa", "build navy")
    assert table.refused("usa", "zone caribbean_sea") == "SUP-9.4"
    assert "zone long_island_sound" in table.legal("usa")
    table.forces(usa={"caribbean_sea": 1}).acting("usa", 6).play("usa", "build navy")
    assert "zone caribbean_sea" in table.legal("usa")


@rule("SUP-9.5", "SUP-9.6", "SUP-9.7")
def test_research_turns_cards_until_the_technology_shows():
    table = supremacy().acting("usa", 6).deck("N01", "T4", "T1")
    table.play("usa", "research nuke", "turn card", "turn card")
    assert table.cash("usa") == 7000 - 600 - 500
    assert table.t.nukes[0] == 1
    assert table.stock("usa")[2] == 2
    assert table.refused("usa", "build nuke") == "SUP-9.6"
    table.t.fresh[0] = 0
    table.acting("usa", 6).play("usa", "build nuke", "count 2")
    assert (table.t.nukes[0], table.cash("usa"), table.stock("usa")[2]) == (3, 4900, 0)
    assert table.refused("usa", "build l-star") == "SUP-9.7"


@rule("SUP-9.6")
def test_nobody_researches_without_the_price_of_the_weapon():
    table = supremacy().has("usa", cash=699).acting("usa", 6)
    assert table.refused("usa", "research nuke") == "SUP-9.6"
    table.has("usa", cash=1300, mineral=2, tech=4).acting("usa", 6).play("usa", "build l-star")
    assert (table.t.l_stars[0], table.cash("usa"), table.stock("usa")[2]) == (1, 300, 0)


@rule("SUP-10.1")
def test_prospecting_turns_cards_until_a_company_of_the_resource_shows():
    table = supremacy().acting("usa", 7).deck("T1", "N09", "N01")
    table.play("usa", "prospect grain", "turn card", "turn card")
    assert table.owner("N01") == "usa"
    assert table.owner("N09") == "deck"
    assert table.cash("usa") == 6400
    table.deck("N09").play("usa", "prospect grain", "stop")
    assert table.cash("usa") == 6200


@rule("SUP-10.2", "SUP-10.3")
def test_three_prospects_a_stage_and_no_company_in_others_land():
    table = supremacy().owns("deck", "H09").acting("usa", 7).deck("H09", "N01", "N09")
    table.play("usa", "prospect grain")
    assert table.owner("H09") == "deck"
    table.play("usa", "prospect grain", "prospect oil")
    assert table.refused("usa", "prospect oil") == "SUP-10.2"
