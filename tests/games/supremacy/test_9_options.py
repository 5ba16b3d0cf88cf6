"""The options: the Mega opening, neutron bombs, K-sats, and weapons and passage money of warlords and pirates."""

import pytest

from games.supremacy.table import BOARD, GAME, supremacy, zone
from roadstead.games.supremacy import scoring
from roadstead.games.supremacy.data import NOBODY
from roadstead.games.supremacy.generated import frames, streams
from roadstead.games.supremacy.scene import pieces

rule = pytest.mark.rule
NUKES_KNOWN, L_STARS_KNOWN = 2, 4


def drawn(table, power="usa"):
    """What lies on the drawn table, by its id."""
    seat = table.seat(power)
    return {piece.id: piece for piece in pieces(table.t.redacted(seat), seat, table.powers)}


# The Mega opening


@rule("SUP-2.6")
def test_a_mega_opening_has_three_home_and_three_neutral_companies_and_more_supplies():
    table = supremacy("usa", "china", mega_opening=True)
    for power in table.powers:
        cards = [card for card in range(60) if table.t.owner[card] == table.seat(power)]
        home = [card for card in cards if BOARD.starts[card] != NOBODY]
        neutral = [card for card in cards if BOARD.starts[card] == NOBODY]
        assert [BOARD.units[card] for card in home] == [3, 3, 3]
        assert {BOARD.power_ids[BOARD.starts[card]] for card in home} == {power}
        assert sorted(BOARD.resource[card] for card in home) == [0, 1, 2]
        assert sorted(BOARD.resource[card] for card in neutral) == [0, 1, 2]
        assert table.stock(power) == (6, 6, 6)
    assert table.owner("H33") == "deck"


@rule("SUP-2.7")
def test_nine_units_each_are_placed_at_home_and_in_safe_seas():
    table = supremacy("usa", "south_america", turn=0, mega_opening=True)
    assert table.refused("usa", "zone caribbean_sea") == "SUP-2.7"  # South America has a port there
    assert table.refused("usa", "zone western_canada") == "SUP-2.7"
    table.play("usa", "zone long_island_sound")
    assert table.asked() == ["south_america"]
    table.play("south_america", "zone brazil")
    for _ in range(8):
        table.play("usa", "zone alaska").play("south_america", "zone brazil")
    assert (table.fleet("usa", "long_island_sound"), table.armies("alaska")) == ((1, 0), 9)
    assert [table.t.units(seat) for seat in (0, 1)] == [13, 13]
    assert (table.t.turn, table.t.stage) == (1, 1)


@rule("SUP-2.7")
def test_no_navy_is_placed_among_pirates():
    table = supremacy("usa", "south_america", turn=0, mega_opening=True, warlords_and_pirates=True)
    table.forces(warlord={"long_island_sound": 2}).begin(1, (frames.PLACING, 0))
    assert table.refused("usa", "zone long_island_sound") == "SUP-2.7"


# Neutron bombs


def bombed(place="nanling", **more):
    """The USA has fired a neutron bomb at Chinese land, or wherever else."""
    table = supremacy(neutron_bombs=True, **more).has("usa", neutron_bombs=1, grain=9).acting("usa", 4)
    return table.play("usa", "neutron strike", f"zone {place}", "done?")


@rule("SUP-8.8")
def test_neutron_bombs_are_built_with_the_knowledge_of_nukes():
    table = supremacy(neutron_bombs=True).acting("usa", 6)
    assert table.refused("usa", "build neutron bomb") == "SUP-8.8"
    table.has("usa", tech=NUKES_KNOWN, mineral=2).acting("usa", 6).play("usa", "build neutron bomb", "count 2")
    assert (table.t.neutron_bombs[0], table.cash("usa"), table.stock("usa")[2]) == (2, 6000, 0)
    table.has("usa", fresh=NUKES_KNOWN, mineral=2).acting("usa", 6)
    assert table.refused("usa", "build neutron bomb") == "SUP-8.8"
    table = supremacy().has("usa", tech=NUKES_KNOWN).acting("usa", 6)
    assert table.refused("usa", "build neutron bomb") == "SUP-8.8"
    assert table.has("usa", neutron_bombs=0).acting("usa", 4).refused("usa", "neutron strike") == "SUP-8.9"


@rule("SUP-8.9")
def test_l_stars_stop_neutron_bombs_and_a_strike_is_of_one_kind():
    table = supremacy(neutron_bombs=True).has("usa", neutron_bombs=2, nukes=3).has("china", l_stars=1)
    table.acting("usa", 4).rolls("shield", 5)
    table.play("usa", "neutron strike", "zone nanling")
    assert table.legal("usa") == ["count 1", "count 2"]
    table.play("usa", "count 1", "done?")
    assert (table.armies("nanling"), table.t.neutron_bombs[0], table.t.nukes[0]) == (1, 1, 3)
    assert table.t.marked_by(zone("nanling")) == NOBODY


@rule("SUP-8.10")
def test_a_neutron_bomb_kills_forces_and_spares_companies():
    table = bombed()
    assert (table.armies("nanling"), table.t.clouds, table.owner("H09")) == (0, 0, "china")
    table = supremacy(neutron_bombs=True).has("usa", neutron_bombs=1).forces(china={"sea_of_japan": (2, 3)})
    table.acting("usa", 4).play("usa", "neutron strike", "zone sea_of_japan", "done?")
    assert table.fleet("china", "sea_of_japan") == (0, 0)
    assert table.t.enterable(1, zone("sea_of_japan"))


@rule("SUP-8.11")
def test_only_the_bomber_enters_and_that_opens_the_land_again():
    table = bombed().forces(china={"shantung": 3}, usa={"burma": 2})
    assert table.holder("nanling") == "china"
    assert drawn(table)["neutron-nanling"].classes == "seat-0"
    table.acting("china", 5).play("china", "march", "zone shantung")
    assert table.refused("china", "zone nanling") == "SUP-8.11"
    table.acting("china", 6).play("china", "build army")
    assert table.refused("china", "zone nanling") == "SUP-8.11"
    table.payday("china").play("china", "done")
    assert table.refused("china", "company h09") == "SUP-8.11"
    table.acting("usa", 5).play("usa", "march", "zone burma", "zone nanling", "count 2")
    assert (table.holder("nanling"), table.owner("H09")) == ("usa", "usa")
    assert table.told("marker lifted") == [{"zone": zone("nanling")}]
    assert "neutron-nanling" not in drawn(table)
    table.acting("usa", 6).play("usa", "build army")
    assert "zone nanling" in table.legal("usa")


@rule("SUP-8.11")
def test_a_marker_goes_with_its_bomber_or_under_a_cloud_and_a_later_bomb_changes_it():
    table = bombed("brazil").has("china", nukes=1, neutron_bombs=1)
    table.acting("china", 4).play("china", "neutron strike", "zone brazil")
    assert table.t.marked_by(zone("brazil")) == table.seat("china")
    table.play("china", "strike", "zone brazil", "done?")
    assert table.t.marked_by(zone("brazil")) == NOBODY
    table = bombed("brazil").forces(china={"nanling": 9}).has("usa", loans=12, cash=0).payday("usa")
    assert table.t.over
    assert table.t.marked_by(zone("brazil")) == NOBODY


@rule("SUP-8.11")
def test_nobody_is_out_by_a_neutron_bomb_on_the_last_home_territory():
    table = supremacy(neutron_bombs=True).has("usa", neutron_bombs=1)
    table.forces(usa=dict.fromkeys(("mongolia", "manchuria", "tibet", "shantung"), 1)).acting("usa", 4)
    table.play("usa", "neutron strike", "zone nanling", "done?")
    assert (table.holder("nanling"), table.t.out[1]) == ("china", 0)
    table.has("usa", grain=3).acting("usa", 5).play("usa", "march", "zone tibet", "zone nanling", "count 1?")
    assert table.t.over
    assert table.t.winners() == [0]


@rule("FOR-1.3")
def test_headlines_about_neutron_bombed_places_are_ignored():
    table = bombed().headline("flood", "nanling")
    assert table.price("grain") == 500
    table = supremacy(neutron_bombs=True).has("usa", neutron_bombs=1).acting("usa", 4)
    table.play("usa", "neutron strike", "zone tokyo_bay", "done?")
    table.forces(usa={"tokyo_bay": 3}).headline("typhoon", "tokyo_bay")
    assert table.fleet("usa", "tokyo_bay") == (3, 0)


# K-sats


@rule("SUP-8.12")
def test_k_sats_are_built_with_the_knowledge_of_l_stars():
    table = supremacy(k_sats=True).has("usa", tech=NUKES_KNOWN).acting("usa", 6)
    assert table.refused("usa", "build k-sat") == "SUP-8.12"
    table.has("usa", tech=L_STARS_KNOWN).acting("usa", 6).play("usa", "build k-sat", "count 2")
    assert (table.t.k_sats[0], table.cash("usa"), table.stock("usa")[2]) == (2, 6000, 1)
    assert drawn(table)["mat-0-k-sat"].label == "2 K-sats"
    table.has("usa", k_sats=12).acting("usa", 6)
    assert table.refused("usa", "build k-sat") == "SUP-1.5"
    table = supremacy().has("usa", tech=L_STARS_KNOWN).acting("usa", 6)
    assert table.refused("usa", "build k-sat") == "SUP-8.12"
    assert "mat-0-k-sat" not in drawn(table)


@rule("SUP-8.13")
def test_k_sats_are_spent_one_after_the_other_while_something_is_left_to_kill():
    table = supremacy("usa", "china", "africa", k_sats=True).has("usa", k_sats=4).acting("usa", 4)
    assert table.refused("usa", "fire k-sats") == "SUP-8.13"
    table.has("china", l_stars=2, k_sats=1).acting("usa", 4).play("usa", "fire k-sats", "against china?")
    assert table.legal("usa") == ["satellite l-star", "satellite k-sat"]
    table.rolls("k-sat", 6, 5, 1).play("usa", "satellite l-star", "count 4")
    assert (table.t.k_sats[0], table.t.l_stars[1], table.t.k_sats[1]) == (1, 0, 1)
    table.rolls("k-sat", 6).play("usa", "fire k-sats")
    assert (table.t.k_sats[0], table.t.k_sats[1]) == (0, 1)


@rule("SUP-8.14")
def test_k_sats_and_neutron_bombs_are_traded_captured_and_counted():
    table = supremacy(k_sats=True, neutron_bombs=True).has("china", k_sats=1, neutron_bombs=2).acting("usa", 7)
    table.play("usa", "offer china", "add cash 500", "in return", "add k-sat", "add neutron bomb")
    assert table.refused("usa", "add k-sat") == "SUP-11.3"
    before = scoring.worth(table.t, 0)
    table.play("usa", "propose").play("china", "accept")
    assert (table.t.k_sats[0], table.t.neutron_bombs[0]) == (1, 1)
    assert (table.t.k_sats[1], table.t.neutron_bombs[1]) == (0, 1)
    assert scoring.worth(table.t, 0) - before == 2 * 250 - 500
    table.forces(usa=dict.fromkeys(("mongolia", "manchuria", "tibet", "shantung"), 1), china={"nanling": 0})
    table.acting("usa", 5).play("usa", "march", "zone tibet", "zone nanling", "count 1?")
    assert table.t.over
    assert (table.t.neutron_bombs[0], table.t.neutron_bombs[1]) == (2, 0)


@rule("FOR-3.12")
def test_whoever_has_both_kinds_chooses_what_the_storm_takes():
    table = supremacy("usa", "china", "africa", k_sats=True)
    table.has("usa", l_stars=2, k_sats=1).has("china", k_sats=2).rolls("headline", 3, 1)
    table.headline("solar_storm", grade=7)
    assert table.asked() == ["usa"]
    table.play("usa", "satellite l-star")
    assert table.asked() == ["usa"]
    table.play("usa", "satellite k-sat")  # the third is an L-star, the only kind left
    assert (table.t.l_stars[0], table.t.k_sats[0]) == (0, 0)
    assert (table.t.k_sats[1], table.told("k-sats lost")[-1]) == (1, {"seat": 1, "count": 1})


# Warlords and pirates


@rule("FOR-4.6")
def test_a_company_behind_pirates_pays_passage_money():
    table = supremacy(warlords_and_pirates=True).owns(
        "usa", "N03", "N15"
    )  # New Zealand's one port is on the Tasman Sea
    table.payday("usa").play("usa", "done", "company n03")
    assert table.cash("usa") == 7000 - 40 - 100
    assert table.told("passage money") == [{"seat": 0, "amount": 50}]
    table = supremacy(warlords_and_pirates=True).owns("usa", "N04")  # eastern Australia: pirates on both its seas
    table.forces(usa={"timor_sea": 1})
    table.t.pirates[zone("timor_sea") - 52] = 0
    table.payday("usa").play("usa", "done", "company n04")
    assert table.told("passage money") == []


@rule("FOR-4.6")
def test_without_the_passage_money_the_company_does_not_run():
    table = supremacy(warlords_and_pirates=True).owns("usa", "N03").has("usa", cash=40 + 99).payday("usa")
    table.play("usa", "done")
    assert table.refused("usa", "company n03") == "FOR-4.6"
    assert "company h31" in table.legal("usa")


@rule("FOR-4.7")
def test_one_weapon_a_stage_is_sold_to_a_warlord_or_pirates_for_twice_its_price():
    table = supremacy(warlords_and_pirates=True).has("usa", nukes=2, l_stars=1).acting("usa", 6)
    table.play("usa", "sell nuke")
    assert table.refused("usa", "zone alaska") == "FOR-4.7"
    table.play("usa", "zone iran")
    assert (table.cash("usa"), table.t.nukes[0], table.t.warlord_nukes[zone("iran")]) == (8000, 1, 1)
    assert drawn(table)["army-iran-nuke"].label == "nukes bought: 1"
    assert table.refused("usa", "sell l-star") == "FOR-4.7"
    table.acting("usa", 6).play("usa", "sell l-star", "zone tokyo_bay")
    assert (table.cash("usa"), table.t.warlord_l_stars[zone("tokyo_bay")]) == (10000, 1)
    table = supremacy().has("usa", nukes=2).acting("usa", 6)
    assert table.refused("usa", "sell nuke") == "FOR-4.7"


def armed(nukes=0, l_stars=0, where="northern_canada", **forces):
    """The USA in Alaska beside an armed warlord."""
    table = (
        supremacy(warlords_and_pirates=True).forces(usa={"alaska": 4, **forces}).has("usa", grain=9, oil=2, mineral=9)
    )
    table.t.warlord_nukes[zone(where)] = nukes
    table.t.warlord_l_stars[zone(where)] = l_stars
    return table


@rule("FOR-4.8")
def test_a_warlords_l_stars_fire_at_bombs_and_fall_to_the_victor():
    table = armed(l_stars=1).has("usa", nukes=1).acting("usa", 4).rolls("shield", 5)
    table.play("usa", "strike", "zone northern_canada")
    assert table.holder("northern_canada") == "warlord"
    table.rolls("combat", 3, 3, 1, 1)
    table.play("usa", "attack", "zone northern_canada", "zone alaska?", "count 4")
    assert (table.t.l_stars[0], table.t.warlord_l_stars[zone("northern_canada")]) == (1, 0)
    table = armed(l_stars=2, nukes=1, where="poland").rolls("headline", 6).headline("disease", "poland")
    assert (table.holder("poland"), table.t.warlord_l_stars[zone("poland")]) == ("nobody", 0)
    assert table.t.warlord_nukes[zone("poland")] == 0


@rule("FOR-4.9")
def test_a_warlord_fires_its_nukes_at_the_attackers_home_before_the_battle():
    table = armed(nukes=2).draws(streams.RETALIATION, 3, 1).has("usa", l_stars=1).acting("usa", 4)
    table.play("usa", "attack", "zone northern_canada", "zone alaska?", "count 4")
    assert table.t.asked() == frames.SHIELD
    table.rolls("shield", 5).rolls("combat", 3, 3, 3, 1, 1).play("usa", "zone alaska")
    assert [bool(table.t.cloud[zone(home)]) for home in ("midwest_usa", "alaska")] == [True, False]
    assert table.told("warlord fires") == [{"zone": zone("northern_canada"), "seat": 0, "count": 2}]
    assert table.holder("northern_canada") in ("nobody", "usa")


@rule("FOR-4.9")
def test_attackers_who_die_at_home_are_missing_and_without_any_the_battle_is_off():
    table = armed(nukes=1).draws(streams.RETALIATION, 1).acting("usa", 4)
    table.play("usa", "attack", "zone northern_canada", "zone alaska?", "count 4")
    assert table.t.cloud[zone("alaska")] == 1
    assert table.told("exchange") == []
    assert (table.holder("northern_canada"), table.asked()) == ("warlord", ["usa"])


@rule("FOR-4.9")
def test_a_warlord_fires_at_homes_that_the_attacker_still_holds():
    table = armed(nukes=1).draws(streams.RETALIATION, 2).acting("usa", 4).rolls("combat", 3, 3, 3, 1)
    table.t.holder[zone("western_usa")] = 1  # with the army that stands there
    table.play("usa", "attack", "zone northern_canada", "zone alaska?", "count 4")
    assert [bool(table.t.cloud[zone(home)]) for home in ("western_usa", "midwest_usa")] == [False, True]


@rule("FOR-4.9")
def test_pirates_with_nukes_answer_a_strike_while_it_is_on_its_way():
    table = armed(nukes=1, where="tokyo_bay").has("usa", nukes=1).draws(streams.RETALIATION, 4).acting("usa", 4)
    table.play("usa", "strike", "zone tokyo_bay", "done?")
    assert table.holder("tokyo_bay") == "nobody"
    assert table.t.cloud[zone("eastern_usa")] == 1
    table = supremacy(warlords_and_pirates=True)
    table.t.warlord_nukes[zone("iran")] = 3
    table.has("usa", nukes=1).acting("usa", 4).play("usa", "strike", "zone iraq", "done?")
    assert table.told("warlord fires") == []


# What a decent leader makes of it


def likes(table, power, command):
    """Whether the heuristics would rather do this than be done with the stage."""
    seat = table.seat(power)
    weigh = GAME.part("heuristics").HEURISTICS.weigh
    return weigh(table.t, seat, GAME.actions.parse(command)) > weigh(table.t, seat, GAME.actions.parse("done"))


def test_a_decent_leader_sells_a_spare_nuke_and_leaves_an_armed_warlord_alone():
    table = armed().has("usa", nukes=1).acting("usa", 6)
    assert likes(table, "usa", "sell nuke")
    for nukes, attacks in ((0, True), (2, False)):
        table = armed(nukes=nukes, alaska=6)
        for place in ("western_canada", "eastern_canada", "central_america"):
            table.forces(warlord={place: 9})
        assert likes(table.acting("usa", 4), "usa", "attack") == attacks


def test_a_decent_leader_bombs_what_it_can_walk_into_and_shoots_down_a_rivals_l_stars():
    table = supremacy("china", "ussr", neutron_bombs=True, k_sats=True)
    table.has("china", neutron_bombs=1, k_sats=1).has("ussr", l_stars=1).forces(
        china={"mongolia": 3}, ussr={"kazakh": 5}
    )
    assert likes(table.acting("china", 4), "china", "fire k-sats")
    assert not likes(table, "china", "neutron strike")  # it would be shot down
    table.has("ussr", l_stars=0).acting("china", 4)
    assert likes(table, "china", "neutron strike")


def test_further_weapons_are_kept_in_the_statistics_where_they_are_in_use():
    assert "k-sats" not in GAME.statistics(supremacy().t)
    kept = GAME.statistics(supremacy(k_sats=True, neutron_bombs=True).has("china", k_sats=2, neutron_bombs=1).t)
    assert (kept["k-sats"], kept["neutron bombs"]) == ([0, 2], [0, 1])
