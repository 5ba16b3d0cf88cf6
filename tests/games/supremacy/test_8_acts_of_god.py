"""FOR-3 to FOR-6: acts of God and men, warlords and pirates, officers, meteors."""

import pytest

from games.supremacy.table import BOARD, supremacy, zone
from roadstead.games.supremacy.generated import frames, streams

rule = pytest.mark.rule


@rule("FOR-3.1")
def test_an_earthquake_costs_a_die_times_the_figure():
    table = supremacy().rolls("headline", 4).headline("earthquake", "western_usa").play("usa", "pay")
    assert table.cash("usa") == 7000 - 400
    assert table.armies("western_usa") == 1
    table = supremacy().headline("earthquake", "japan")
    assert table.t.asked() != frames.BILL


@rule("FOR-3.2")
def test_an_unpaid_earthquake_takes_armies_and_cards():
    table = supremacy().owns("china", "H32").forces(usa={"western_usa": 3}).rolls("headline", 6)
    table.headline("earthquake", "western_usa").play("usa", "refuse")
    assert (table.armies("western_usa"), table.holder("western_usa"), table.owner("H32")) == (0, "usa", "deck")


@rule("FOR-3.3", "FOR-3.4")
def test_a_typhoon_sinks_by_its_table_the_ships_their_owner_names_with_those_aboard():
    table = supremacy().forces(usa={"tokyo_bay": [3, 2, 2]}).rolls("headline", 4).headline("typhoon", "tokyo_bay", 3)
    assert table.legal("usa") == ["ship 2", "ship 3"]
    assert table.refused("usa", "ship 0") == "FOR-3.3"
    table.play("usa", "ship 2", "ship 2")
    assert table.ships("usa", "tokyo_bay") == [3]


@rule("FOR-3.3", "SUP-1.8")
def test_of_three_ships_the_laden_one_is_kept():
    table = supremacy().forces(usa={"tokyo_bay": [2, 0, 0]}).rolls("headline", 2).headline("typhoon", "tokyo_bay", 3)
    table.play("usa", "ship 0")
    assert table.ships("usa", "tokyo_bay") == [2, 0]
    table = supremacy().forces(usa={"tokyo_bay": [2, 2]}).rolls("headline", 2).headline("typhoon", "tokyo_bay", 3)
    assert table.ships("usa", "tokyo_bay") == [2]  # ships alike: nothing to choose


@rule("FOR-3.10", "FOR-3.4")
def test_pirates_sink_the_most_heavily_laden_first():
    table = supremacy().forces(usa={"tokyo_bay": [2, 1, 1]}).rolls("headline", 3).headline("pirates", "tokyo_bay", 1)
    assert table.ships("usa", "tokyo_bay") == [1, 1]
    table = supremacy().forces(usa={"tokyo_bay": [3, 1, 0, 0]}).rolls("headline", 6).headline("pirates", "tokyo_bay", 1)
    assert table.ships("usa", "tokyo_bay") == [0, 0]  # none of those aboard remain
    assert table.t.pirates[zone("tokyo_bay") - 52] == 0


@rule("FOR-3.5")
def test_a_disease_kills_by_its_table_and_spares_those_at_sea():
    table = supremacy().forces(usa={"western_usa": 4, "barkley_sound": (1, 4)}).rolls("headline", 3)
    table.headline("disease", "western_usa")
    assert table.armies("western_usa") == 1
    assert table.fleet("usa", "barkley_sound") == (1, 4)


@rule("FOR-3.6")
def test_tribute_goes_to_the_occupant_only():
    table = supremacy().forces(china={"arabia": 1}).rolls("headline", 5).headline("tribute", "arabia")
    assert table.cash("china") == 8000
    table = supremacy().headline("tribute", "arabia")
    assert (table.cash("usa"), table.cash("china")) == (7000, 7000)


@rule("FOR-3.7")
def test_an_army_from_elsewhere_puts_a_revolt_down():
    table = supremacy().forces(usa={"iran": 2, "iraq": 2, "arabian_sea": (1, 1)}).headline("revolt", "iran")
    assert {"zone iraq", "zone alaska", "zone arabian_sea", "refuse"} <= set(table.legal("usa"))
    assert "zone iran" not in table.legal("usa")
    table.play("usa", "zone iraq", "march")
    assert (table.armies("iran"), table.armies("iraq"), table.stock("usa")) == (3, 1, (2, 3, 3))


@rule("FOR-3.7", "SUP-1.8")
def test_an_army_lands_at_a_revolt_off_the_ship_that_its_owner_names():
    table = supremacy().forces(usa={"iran": 2, "arabian_sea": [3, 1], "red_sea": [2]}).headline("revolt", "iran")
    assert table.refused("usa", "zone red_sea") == "FOR-3.7"  # no port of Iran: it would have to sail first
    table.play("usa", "zone arabian_sea", "unload?")
    assert table.legal("usa") == ["ship 1", "ship 3"]
    table.play("usa", "ship 3")
    assert (table.ships("usa", "arabian_sea"), table.armies("iran")) == ([2, 1], 3)


@rule("FOR-6.5", "FOR-3.7")
def test_nobody_comes_to_a_revolt_in_land_that_a_meteor_has_closed():
    table = supremacy().has("usa", grain=9, oil=9).forces(usa={"alaska": 0, "western_usa": 3, "barkley_sound": [3, 1]})
    table.t.crater[zone("alaska")] = 2
    table.headline("revolt", "alaska")
    assert (table.holder("alaska"), table.armies("alaska")) == ("warlord", 1)  # there was nothing to choose
    table = supremacy().forces(usa={"alaska": 0, "western_usa": 3, "barkley_sound": [3, 1]})
    table.t.crater[zone("alaska")] = 1
    table.headline("revolt", "alaska")
    assert "zone barkley_sound" in table.legal("usa")


@rule("FOR-3.8", "SUP-7.16")
def test_a_revolt_left_alone_gives_land_armies_and_cards_to_the_warlord():
    table = supremacy().forces(usa={"iran": 2}).owns("usa", "N15").headline("revolt", "iran").play("usa", "refuse")
    assert (table.holder("iran"), table.armies("iran"), table.owner("N15")) == ("warlord", 2, "deck")
    table = supremacy().forces(usa={"alaska": 0}).headline("revolt", "alaska").play("usa", "refuse")
    assert (table.holder("alaska"), table.armies("alaska")) == ("warlord", 1)


@rule("FOR-3.9")
def test_a_revolt_in_nobodys_land_is_no_news():
    table = supremacy().headline("revolt", "iran")
    assert table.holder("iran") == "nobody"


@rule("FOR-3.11")
def test_a_solar_storm_takes_l_stars_from_whoever_has_some():
    table = supremacy("usa", "china", "africa").has("usa", l_stars=4).has("africa", l_stars=1)
    table.rolls("headline", 6, 6).headline("solar_storm", grade=7)
    assert list(table.t.l_stars) == [0, 0, 0]
    table = supremacy().has("usa", l_stars=4).rolls("headline", 3).headline("solar_storm", grade=5)
    assert table.t.l_stars[0] == 3


@rule("FOR-4.1")
def test_warlords_and_pirates_begin_with_a_die_each():
    table = supremacy(warlords_and_pirates=True)
    assert (table.holder("iran"), table.armies("iran")) == ("warlord", 1)
    assert (table.holder("brazil"), table.holder("alaska")) == ("warlord", "usa")
    pirates = [BOARD.zone_ids[52 + sea] for sea in range(31) if table.t.pirates[sea]]
    assert len(pirates) == 8
    assert "tokyo_bay" in pirates
    table.acting("usa", 5).play("usa", "march", "zone alaska?")
    assert "zone northern_canada" not in table.legal("usa")


@rule("FOR-4.2")
def test_warlords_pay_nothing():
    table = supremacy(warlords_and_pirates=True).rolls("headline", 2, 2)
    table.headline("grain_strike", "turkey")
    assert table.t.asked() != frames.BILL
    table.rolls("headline", 1).headline("oil_fire", "arabia")
    assert table.armies("arabia") == 1
    table.headline("earthquake", "japan")
    assert table.armies("japan") == 1


@rule("FOR-4.3")
def test_storms_and_diseases_strike_pirates_and_warlords():
    table = supremacy(warlords_and_pirates=True).forces(warlord={"tokyo_bay": 5, "poland": 6})
    table.rolls("headline", 6).headline("typhoon", "tokyo_bay", 3)
    assert table.t.pirates[zone("tokyo_bay") - 52] == 2
    table.rolls("headline", 4).headline("disease", "poland")
    assert table.armies("poland") == 2


@rule("FOR-4.4")
def test_pirates_who_sink_everything_stay():
    table = supremacy(warlords_and_pirates=True).forces(usa={"caribbean_sea": 2}).rolls("headline", 6, 4)
    table.headline("pirates", "caribbean_sea")
    assert table.fleet("usa", "caribbean_sea") == (0, 0)
    assert (table.holder("caribbean_sea"), table.t.pirates[zone("caribbean_sea") - 52]) == ("warlord", 4)
    table.headline("pirates", "caribbean_sea")
    assert table.t.pirates[zone("caribbean_sea") - 52] == 4
    table = supremacy().forces(usa={"caribbean_sea": 2}).rolls("headline", 6).headline("pirates", "caribbean_sea")
    assert table.holder("caribbean_sea") == "nobody"


@rule("FOR-4.5")
def test_companies_in_a_warlords_land_are_paid_to_the_warlord():
    table = supremacy(warlords_and_pirates=True).owns("usa", "N10").payday("usa").play("usa", "done", "company n10")
    assert table.told("warlord paid") == [{"seat": 0, "amount": 50}]
    assert table.cash("usa") == 7000 - 40 - 50


@rule("FOR-5.1")
def test_officers_stand_with_their_forces_and_move_with_them():
    table = supremacy(unconventional_forces=True).forces(usa={"alaska": 2})
    assert [BOARD.zone_ids[at] for at in table.t.officers[:3]] == ["alaska", "western_usa", "midwest_usa"]
    table.acting("usa", 5).play("usa", "march", "zone alaska", "zone northern_canada", "count 1")
    assert table.legal("usa") == ["count 0", "count 1"]
    table.play("usa", "count 1")
    assert table.t.officers_in(0, zone("northern_canada")) == 1
    table.rolls("headline", 6).headline("disease", "western_usa")
    assert table.t.officers_in(0, zone("western_usa")) == 0


@rule("FOR-5.2")
def test_an_officer_adds_one_to_the_total():
    table = supremacy("china", "ussr", unconventional_forces=True).forces(china={"mongolia": 3}, ussr={"buryatsk": 3})
    table.rolls("combat", 2, 1, 1).has("china", oil=2)
    table.acting("china", 4).play("china", "attack", "zone buryatsk", "zone mongolia", "count 3", "done?")
    table.play("ussr", "fight")
    assert table.told("exchange")[-1] == {"seat": 0, "foe": 1, "total": 3, "against": 2}
    assert table.armies("buryatsk") == 2


@rule("FOR-5.3")
def test_antidotes_are_drawn_in_secret():
    table = supremacy(unconventional_forces=True).acting("usa", 6).draws(streams.ANTIDOTE, 9)
    table.play("usa", "draw antidote")
    assert table.cash("usa") == 6800
    assert table.t.in_hand[0] == 1
    assert list(table.t.redacted(0).antidotes)[:5] == [0, 0, 0, 0, 1]
    assert list(table.t.redacted(1).antidotes)[:5] == [9999] * 5
    heard = {seat: [event.name for event in table.t.events if event.heard_by(seat)] for seat in (0, 1, None)}
    assert heard == {0: ["antidote seen"], 1: ["antidote drawn"], None: ["antidote drawn"]}


@rule("FOR-5.4")
def test_an_antidote_saves_everybody_and_is_gone_and_everyone_with_a_hand_is_asked():
    table = supremacy(unconventional_forces=True).acting("usa", 6).draws(streams.ANTIDOTE, 9, 0)
    table.play("usa", "draw antidote", "draw antidote").headline("disease", "western_usa")
    assert table.legal("usa") == ["use antidote", "keep antidote"]
    table.play("usa", "use antidote")
    assert (table.armies("western_usa"), table.t.in_hand[0], table.t.gone[4]) == (1, 1, 1)
    table.headline("disease", "western_usa")
    assert table.legal("usa") == ["keep antidote"]
    table.rolls("headline", 1).play("usa", "keep antidote")
    assert table.armies("western_usa") == 0


@rule("FOR-5.5")
def test_an_earthquake_kills_an_officer_on_six_paid_or_not():
    table = supremacy(unconventional_forces=True).rolls("headline", 1, 1).rolls("officer", 5, 6)
    table.headline("earthquake", "western_usa").play("usa", "pay")
    assert table.t.officers_in(0, zone("western_usa")) == 1
    table.headline("earthquake", "western_usa").play("usa", "pay")
    assert table.t.officers_in(0, zone("western_usa")) == 0


@rule("FOR-5.6")
def test_an_officer_at_sea_may_die_with_a_ship_or_escape():
    for die, where in ((3, "eastern_usa"), (4, None)):
        table = supremacy(unconventional_forces=True).forces(usa={"long_island_sound": 1})
        table.t.officers[0] = zone("long_island_sound")
        table.rolls("headline", 6).rolls("officer", die).headline("typhoon", "long_island_sound")
        assert table.t.officers[0] == (99 if where is None else zone(where))


@rule("FOR-5.7")
def test_a_disease_kills_officers_by_its_own_roll():
    for die, alive in ((5, 1), (6, 0)):
        table = supremacy(unconventional_forces=True).forces(usa={"eastern_usa": 9})
        table.t.officers[0] = zone("eastern_usa")
        table.rolls("headline", 1).rolls("officer", die).headline("disease", "eastern_usa")
        assert table.t.officers_in(0, zone("eastern_usa")) == alive
    table = supremacy(unconventional_forces=True).forces(usa={"western_usa": 9})
    table.rolls("headline", 1).rolls("officer", 2).headline("disease", "western_usa")
    assert table.t.officers_in(0, zone("western_usa")) == 0


@rule("FOR-5.8")
def test_a_revolt_kills_the_officers_for_good():
    table = supremacy(unconventional_forces=True).headline("revolt", "alaska").play("usa", "refuse")
    assert table.t.officers[0] == 99


def meteor(table, number, *outcomes):
    table.t.card_at[163 + number] = 0
    return table.fortuna(163 + number).draws(streams.METEOR, *outcomes).begin(3, (frames.FORTUNA,))


@rule("FOR-6.1", "FOR-6.2")
def test_a_trademark_card_brings_meteors_instead_of_headlines():
    table = supremacy(meteors=True).fortuna(164).draws(streams.METEOR, 0, 0, 0, 0)
    table.begin(3, (frames.FORTUNA,))
    assert table.t.card_at[164] == 1
    assert supremacy().t.card_at[164] == 3
    # the first card of the USA, of China and of the deck are given; the first of the three is turned over
    assert [BOARD.zone_ids[at] for at in range(52) if table.t.crater[at]] == ["midwest_usa"]


@rule("FOR-6.3")
def test_a_technology_card_names_no_place():
    table = supremacy(meteors=True)
    deck = sum(1 for owner in table.t.owner if owner == 9) + 5
    table = meteor(table, 1, 0, 0, deck - 1, 2, 0)
    assert sum(1 for turn in table.t.crater if turn) == 1
    assert table.t.crater[zone("midwest_usa")] == 2


@rule("FOR-6.4", "FOR-6.5")
def test_a_struck_place_is_emptied_and_closed_for_a_turn():
    table = meteor(supremacy(meteors=True).forces(usa={"alaska": 4}), 1, 0, 0, 0, 0)
    assert (table.armies("midwest_usa"), table.holder("midwest_usa")) == (0, "usa")
    assert table.owner("H31") == table.owner("H34") == "deck"
    assert table.owner("H07") == "china"
    table.acting("usa", 6).play("usa", "build army")
    assert table.refused("usa", "zone midwest_usa") == "FOR-6.5"
    table.t.turn = 3
    table.acting("usa", 6).play("usa", "build army")
    assert "zone midwest_usa" in table.legal("usa")


@rule("FOR-6.6", "SUP-4.6")
def test_a_company_found_anew_in_a_struck_place_is_run():
    table = meteor(supremacy(meteors=True), 1, 0, 0, 0, 0)
    assert table.owner("H31") == "deck"
    table.deck("H31").acting("usa", 7).play("usa", "prospect grain")
    assert table.owner("H31") == "usa"
    table.t.turn = 3
    table.payday("usa").play("usa", "done", "company h31")
    assert table.t.run[BOARD.card_ids.index("H31")] == 1
