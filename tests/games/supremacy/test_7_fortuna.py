"""FOR-1 and FOR-2: the cards, markets and bills."""

import pytest

from games.supremacy.table import BOARD, POWERS, find_headline, supremacy, zone
from roadstead.games.supremacy.data import KIND_NAMES
from roadstead.games.supremacy.generated import frames

rule = pytest.mark.rule


@rule("FOR-1.1", "FOR-1.2")
def test_a_card_is_turned_after_the_bids_even_if_nobody_plays():
    head = find_headline("rumour")
    card = head // 2
    table = supremacy().fortuna(card).begin(2)
    other = 2 * card if head % 2 else 2 * card + 1
    table.rolls("headline", *[1] * (BOARD.dice[head] + BOARD.dice[other]))
    assert table.t.asked() == frames.BID
    table.play("usa", "pass").play("china", "pass")
    assert [facts["headline"] for facts in table.told("headline")] == [2 * card, 2 * card + 1]
    assert table.t.card_at[card] == 1
    assert table.t.stage == 4


@rule("FOR-1.3")
def test_headlines_about_nuked_places_are_ignored():
    table = supremacy()
    table.t.cloud[zone("egypt")] = 1
    table.t.clouds = 1
    table.headline("drought", "egypt")
    assert table.price("grain") == 500
    table.forces(usa={"tokyo_bay": 3})
    table.t.struck[zone("tokyo_bay") - 52] = 2
    table.headline("typhoon", "tokyo_bay")
    assert table.fleet("usa", "tokyo_bay") == (3, 0)
    table.t.turn = 3
    table.rolls("headline", 6).headline("typhoon", "tokyo_bay")
    assert table.fleet("usa", "tokyo_bay") == (0, 0)


@rule("FOR-1.4")
def test_the_discards_become_the_pile_without_the_held_cards():
    strike = find_headline("grain_strike", "midwest_usa") // 2
    rumour = find_headline("rumour") // 2
    table = supremacy().rolls("headline", 1).headline("grain_strike", "midwest_usa").play("usa", "refuse")
    for card in range(164):
        if card != strike:
            table.t.card_at[card] = 1
    dice = BOARD.dice[2 * rumour] + BOARD.dice[2 * rumour + 1]
    table.fortuna(rumour).rolls("headline", *[1] * dice).begin(6, (frames.FORTUNA,))
    assert table.t.card_at[strike] == 2
    assert list(table.t.card_at).count(0) == 162


@rule("FOR-1.5")
def test_several_players_follow_in_the_order_of_their_powers():
    table = supremacy("china", "usa", "africa").rolls("headline", 6, 6, 1)  # for the USA, Africa, China
    table.forces(usa={"indian_ocean": 3}, china={"indian_ocean": 3}, africa={"indian_ocean": 3})
    table.headline("typhoon", "indian_ocean")
    assert [table.fleet(power, "indian_ocean")[0] for power in table.powers] == [3, 1, 1]
    table = supremacy("china", "usa").has("china", l_stars=4).has("usa", l_stars=4)
    table.rolls("headline", 1, 6).headline("solar_storm", grade=7)
    assert list(table.t.l_stars) == [0, 3]


@rule("FOR-1.5", "FOR-3.3")
def test_those_who_choose_what_a_storm_sinks_do_so_in_the_order_of_their_powers():
    table = supremacy("china", "usa").rolls("headline", 6, 6)
    table.forces(usa={"indian_ocean": [2, 1, 0]}, china={"indian_ocean": [4, 0, 0]}).headline("typhoon", "indian_ocean")
    assert table.asked() == ["usa"]
    table.play("usa", "ship 2", "ship 1")
    assert (table.asked(), table.ships("usa", "indian_ocean")) == (["china"], [0])
    table.play("china", "ship 0", "ship 4")
    assert table.ships("china", "indian_ocean") == [0]


@rule("FOR-1.6")
def test_the_deck_has_328_headlines_of_21_kinds_fair_to_all_powers():
    kinds = [KIND_NAMES[kind] for kind in BOARD.kind]
    assert len(kinds) == 328
    assert len(set(kinds)) == 21
    assert kinds.count("solar_storm") == 7
    harmful = {
        "grain_strike",
        "oil_strike",
        "oil_fire",
        "miners_strike",
        "mine_explosion",
        "earthquake",
        "disease",
        "revolt",
    }
    suffered = dict.fromkeys(range(6), 0)
    for head, kind in enumerate(kinds):
        home = BOARD.home[BOARD.where[head]] if 0 <= BOARD.where[head] < 52 else 9
        if kind in harmful and home != 9:
            suffered[home] += 1
    assert set(suffered.values()) == {16}, dict(zip(POWERS, suffered.values(), strict=True))


MARKETS = [
    ("drought", "egypt", 0, 1),
    ("flood", "manchuria", 0, 1),
    ("bumper_crop", "turkey", 0, -1),
    ("surplus_grain", "iberia", 0, -1),
    ("new_oil_well", "egypt", 1, -1),
    ("surplus_oil", "indonesia", 1, -1),
    ("new_mineral_deposit", "burma", 2, -1),
    ("surplus_minerals", "india", 2, -1),
]


@rule("FOR-2.1")
@pytest.mark.parametrize(("kind", "place", "market", "way"), MARKETS)
def test_news_moves_a_market_a_step_a_pip(kind, place, market, way):
    table = supremacy().rolls("headline", 4).headline(kind, place)
    assert table.t.market[market] == 12 + 4 * way
    assert table.t.asked() != frames.BILL


@rule("FOR-2.1", "FOR-2.2")
def test_rumours_move_a_market_and_a_step_a_die_is_an_option():
    head = find_headline("rumour", grade=2)
    table = supremacy().rolls("headline", 1, 3).headline("rumour", grade=2)
    assert table.t.market[BOARD.market[head]] == max(0, min(12 + 4 * BOARD.up[head], 17))
    table = supremacy(fortuna_step="die").rolls("headline", 5, 6).headline("rumour", grade=2)
    assert table.t.market[BOARD.market[head]] == 12 + 2 * BOARD.up[head]


@rule("FOR-2.3", "FOR-2.4")
def test_a_grain_strike_is_billed_to_the_occupant():
    table = supremacy().forces(china={"midwest_usa": 1}).rolls("headline", 4)
    table.headline("grain_strike", "midwest_usa")
    assert table.t.market[0] == 16
    assert table.asked() == ["china"]
    table.play("china", "pay")
    assert table.cash("china") == 7000 - 200


@rule("FOR-2.4")
def test_an_oil_fire_is_billed_to_the_occupant_even_without_a_company():
    table = supremacy().owns("deck", "H33").rolls("headline", 2).headline("oil_fire", "alaska")
    assert table.asked() == ["usa"]
    table.play("usa", "refuse")
    assert table.outages("H33") == 0
    assert table.cash("usa") == 7000


@rule("FOR-2.5")
@pytest.mark.parametrize(
    ("kind", "place", "card"),
    [
        ("oil_strike", "alaska", "H33"),
        ("miners_strike", "eastern_usa", "H36"),
        ("mine_explosion", "eastern_usa", "H36"),
    ],
)
def test_strikes_and_explosions_at_a_company_are_billed_to_its_owner(kind, place, card):
    table = supremacy().owns("china", card).rolls("headline", 3).headline(kind, place)
    assert table.asked() == ["china"]
    table.play("china", "pay")
    assert table.cash("china") == 6850
    table = supremacy().owns("deck", card).rolls("headline", 3).headline(kind, place)
    assert table.t.asked() != frames.BILL


@rule("FOR-2.6", "SUP-4.9")
def test_a_bill_may_be_paid_with_the_fewest_loans():
    table = supremacy().has("usa", cash=120).rolls("headline", 6).headline("oil_strike", "alaska")
    table.play("usa", "pay")
    assert (table.cash("usa"), table.t.loans[0]) == (820, 1)
    table = supremacy().has("usa", cash=120, loans=12).rolls("headline", 6)
    table.headline("oil_strike", "alaska")  # nothing but refusing is left, and that goes without saying
    assert table.outages("H33") == 1


@rule("FOR-2.7", "FOR-2.13")
def test_a_refused_strike_stops_every_card_there_whoever_owns_it():
    table = supremacy("usa", "china", "africa").owns("africa", "H31").rolls("headline", 2)
    table.headline("grain_strike", "midwest_usa").play("usa", "refuse")
    assert table.outages("H31") == 1
    table.owns("usa", "H31").payday("usa").play("usa", "done")
    assert "company h31" in table.legal("usa")  # the outage went along, and its new owner may settle it
    table.t.nukes[1] = 1
    table.acting("china", 4).play("china", "strike", "zone midwest_usa", "done?")
    assert table.outages("H31") == 0


@rule("FOR-2.8", "FOR-2.9")
def test_a_refused_explosion_stops_the_mine():
    table = supremacy().rolls("headline", 2).headline("mine_explosion", "eastern_usa").play("usa", "refuse")
    assert table.outages("H36") == 1
    table.payday("usa").play("usa", "done", "done")
    assert table.refused("usa", "company h36") == "FOR-2.9"


@rule("FOR-2.10", "FOR-2.11")
def test_an_outage_is_settled_in_stage_one_with_a_die():
    table = supremacy().rolls("headline", 2).headline("mine_explosion", "eastern_usa").play("usa", "refuse")
    table.payday("usa").rolls("settle", 3).play("usa", "done", "company h36")
    assert table.cash("usa") == 7000 - 600 - 40
    assert table.outages("H36") == 0
    table = supremacy().rolls("headline", 2).headline("oil_strike", "alaska").play("usa", "refuse")
    table.has("usa", cash=300).payday("usa").rolls("settle", 4).play("usa", "done", "company h33")
    assert table.legal("usa") == ["pay", "refuse"]
    table.play("usa", "refuse")
    assert table.outages("H33") == 1
    assert table.refused("usa", "company h33") == "FOR-2.9"  # one try a turn: it is the companies' turn now


@rule("FOR-2.12")
def test_a_second_refusal_is_a_second_marker():
    table = supremacy().rolls("headline", 2).headline("oil_strike", "alaska").play("usa", "refuse")
    table.rolls("headline", 2).headline("oil_fire", "alaska").play("usa", "refuse")
    assert table.outages("H33") == 2
    table.payday("usa").rolls("settle", 1).play("usa", "done", "company h33", "done")
    assert table.outages("H33") == 1
    assert table.refused("usa", "company h33") == "FOR-2.9"


@rule("FOR-2.14")
def test_the_card_is_held_until_its_outage_is_settled():
    card = find_headline("oil_strike", "alaska") // 2
    table = supremacy().rolls("headline", 2).headline("oil_strike", "alaska").play("usa", "refuse")
    assert table.t.card_at[card] == 2
    table.payday("usa").rolls("settle", 1).play("usa", "done", "company h33")
    assert table.t.card_at[card] == 1
