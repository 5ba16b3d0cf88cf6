"""Further options: powers chosen, the canal, the blockade, the umbrella, war in space, nukes later; and notes."""

import pytest

from games.supremacy.table import BOARD, GAME, supremacy, zone
from roadstead.games.supremacy import scoring
from roadstead.games.supremacy.data import KIND_NAMES
from roadstead.games.supremacy.generated import frames, streams
from roadstead.games.supremacy.words.sheets import breakdown, sheets

rule = pytest.mark.rule
NUKES_KNOWN, L_STARS_KNOWN = 2, 4


def lent(table, lender, borrower, *terms):
    """The borrower gives notes such as "1000 in 1" for $500M."""
    notes = [f"add note {term}" for term in terms]
    table.acting(borrower, 7).play(borrower, f"offer {lender}", *notes, "in return", "add cash 500", "propose")
    return table.play(lender, "accept")


# Who leads what


@rule("SUP-2.8")
def test_powers_are_chosen_in_seat_order_and_exchanged_with_those_still_to_choose():
    table = supremacy("usa", "china", "europe", turn=0, powers="chosen")
    assert table.asked() == ["usa"]
    assert len(table.legal("usa")) == 6
    table.play("usa", "lead europe")
    assert [BOARD.power_ids[power] for power in table.t.power] == ["europe", "china", "usa"]
    assert table.refused("china", "lead europe") == "SUP-2.8"
    table.play("china", "lead ussr").play("europe", "lead usa")
    assert [BOARD.power_ids[power] for power in table.t.power] == ["europe", "ussr", "usa"]
    homes = {name: table.t.holder[zone(name)] for name in ("iberia", "kola", "alaska")}
    assert homes == {"iberia": 0, "kola": 1, "alaska": 2}
    assert (table.armies("tibet"), table.holder("tibet"), table.owner("H11")) == (0, "nobody", "deck")
    assert table.t.owner[BOARD.card_ids.index("H25")] == 1
    assert (table.t.turn, table.t.stage) == (1, 1)


@rule("SUP-2.8")
def test_whoever_chooses_the_last_power_is_not_asked():
    powers = list(BOARD.power_ids)
    table = supremacy(*powers, turn=0, powers="chosen")
    for power in powers[:5]:
        table.play(power, f"lead {power}")
    assert table.t.turn == 1


# Nuclear weapons later


@rule("SUP-3.6")
def test_nuclear_weapons_wait_for_their_turn():
    table = supremacy(turn=3, nukes_from=4, neutron_bombs=True).has("usa", tech=NUKES_KNOWN, mineral=5)
    table.acting("usa", 6)
    for weapon in ("build nuke", "build neutron bomb"):
        assert table.refused("usa", weapon) == "SUP-3.6"
    table = supremacy(turn=3, nukes_from=4).acting("usa", 6)
    assert table.refused("usa", "research nuke") == "SUP-3.6"
    assert "research l-star" in table.legal("usa")
    table.t.turn = 4
    assert "research nuke" in table.acting("usa", 6).legal("usa")


# The blockade


@rule("SUP-4.11")
def test_a_company_whose_every_port_is_shut_is_cut_off():
    table = supremacy("usa", "china", blockade=True).forces(china={"barkley_sound": 1})
    table.payday("usa").play("usa", "done")
    assert table.refused("usa", "company h33") == "SUP-4.11"  # Alaska has one port
    assert "company h32" in table.legal("usa")  # the western states have another
    table.t.may_pass[1 * 2 + 0] = 2
    table.payday("usa").play("usa", "done")
    assert "company h33" in table.legal("usa")


@rule("SUP-4.11")
def test_without_the_option_and_with_own_navies_no_port_is_shut():
    table = supremacy("usa", "china").forces(china={"barkley_sound": 1}).payday("usa").play("usa", "done")
    assert "company h33" in table.legal("usa")
    table = supremacy("usa", "china", blockade=True).forces(usa={"barkley_sound": 1}).payday("usa").play("usa", "done")
    assert "company h33" in table.legal("usa")


@rule("SUP-4.11", "FOR-4.6")
def test_where_pirates_hold_the_only_open_port_they_are_paid():
    table = supremacy("usa", "china", blockade=True, warlords_and_pirates=True)
    table.forces(china={"caribbean_sea": 1}, warlord={"gulf_of_panama": 2}).owns("usa", "N17")  # Central America
    table.has("usa", cash=140).payday("usa").play("usa", "done")
    table.play("usa", "company n17")
    assert table.cash("usa") == 0


# The canal


@rule("SUP-6.10")
def test_the_canal_joins_two_oceans():
    table = supremacy(canal=True).forces(usa={"caribbean_sea": 1}).has("usa", oil=1)
    table.acting("usa", 5).play("usa", "sail")
    assert "zone gulf_of_panama" in table.legal("usa")
    table = supremacy().forces(usa={"caribbean_sea": 1}).has("usa", oil=1).acting("usa", 5).play("usa", "sail")
    assert "zone gulf_of_panama" not in table.legal("usa")


@rule("SUP-6.10")
def test_a_table_with_a_canal_has_it_still_when_it_is_taken_up_again():
    state = GAME.new(2, 1, {"canal": True})
    for again in (state.clone(), state.redacted(0), GAME.restore(state.to_dict())):
        assert again.board.touches(zone("gulf_of_panama"), zone("caribbean_sea"))
    assert not GAME.new(2, 1).board.touches(zone("gulf_of_panama"), zone("caribbean_sea"))


# The umbrella


def struck(**more):
    """The USA fires two nukes at China; Europe has L-stars."""
    table = supremacy("usa", "china", "europe", **more).has("usa", nukes=2).has("europe", l_stars=2)
    return table.acting("usa", 4).play("usa", "strike", "zone nanling", "count 2", "done?")


@rule("SUP-8.15")
def test_under_the_umbrella_others_may_fire_their_l_stars():
    table = struck(umbrella=True)
    assert table.asked() == ["europe"]
    table.rolls("shield", 1, 5).play("europe", "zone nanling", "zone nanling")
    assert (table.t.clouds, table.armies("nanling")) == (0, 1)


@rule("SUP-8.15")
def test_nobody_has_to_help():
    table = struck(umbrella=True).play("europe", "done")
    assert table.t.clouds == 1
    assert struck().t.clouds == 1  # without the option nobody else is asked


@rule("SUP-8.15")
def test_those_who_are_aimed_at_fire_all_they_have():
    table = supremacy("usa", "china", "europe", umbrella=True).has("usa", nukes=2).has("china", l_stars=1)
    table.acting("usa", 4).play("usa", "strike", "zone nanling", "count 1", "zone iberia", "done?")
    assert table.legal("china") == ["zone iberia", "zone nanling"]
    assert table.refused("china", "done") == "SUP-8.2"
    table.rolls("shield", 1).play("china", "zone iberia")
    assert (table.armies("iberia"), table.armies("nanling")) == (1, 0)


# War in space


@rule("SUP-8.16")
def test_l_stars_fire_at_l_stars_and_these_fire_back():
    table = supremacy(space_war=True).has("usa", l_stars=3).has("china", l_stars=2).acting("usa", 4)
    stock = table.stock("usa")
    table.rolls("space", 3, 4, 1, 2).play("usa", "duel", "against china?", "count 2")
    assert (table.t.l_stars[0], table.t.l_stars[1]) == (1, 1)
    assert table.stock("usa") == stock
    assert table.refused("usa", "duel") == "SUP-8.16"  # once a stage


@rule("SUP-8.16")
def test_a_duel_needs_the_option_and_l_stars_on_both_sides():
    table = supremacy().has("usa", l_stars=1).has("china", l_stars=1).acting("usa", 4)
    assert table.refused("usa", "duel") == "SUP-8.16"
    table = supremacy(space_war=True).has("usa", l_stars=1).acting("usa", 4)
    assert table.refused("usa", "duel") == "SUP-8.16"


@rule("SUP-8.17")
def test_a_burst_in_space_endangers_every_satellite():
    table = supremacy(space_war=True, k_sats=True).has("usa", nukes=1, l_stars=2).has("china", l_stars=1, k_sats=2)
    table.acting("usa", 4).rolls("space", 6, 1, 6, 5, 6).play("usa", "space burst")
    assert (table.t.nukes[0], table.t.l_stars[0], table.t.l_stars[1], table.t.k_sats[1]) == (0, 1, 0, 1)
    assert table.refused("usa", "space burst") == "SUP-8.17"
    assert table.told("burst loss") == [{"seat": 0, "stars": 1, "sats": 0}, {"seat": 1, "stars": 1, "sats": 1}]


# Notes


@rule("SUP-11.6")
def test_cash_is_lent_for_a_note():
    table = lent(supremacy(), "china", "usa", "500 in 1", "500 in 3")
    assert (table.cash("usa"), table.cash("china")) == (7500, 6500)
    sheet = next(sheet for sheet in sheets(table.t, table.powers) if sheet.title == "Notes")
    assert [row.cells for row in sheet.rows] == [("usa (USA)", "china (China)", "$500M", "", "$500M")]


@rule("SUP-11.6")
def test_no_note_falls_due_after_the_agreed_end():
    table = supremacy(turn=11).acting("usa", 7).play("usa", "offer china")
    assert "add note 500 in 1" in table.legal("usa")
    assert table.refused("usa", "add note 500 in 2") == "SUP-11.6"


@rule("SUP-11.7")
def test_a_note_is_paid_when_it_falls_due():
    table = lent(supremacy(), "china", "usa", "500 in 1", "1000 in 2")
    table.begin(1, (frames.NOTES, 0))
    assert (table.cash("usa"), table.cash("china")) == (7000, 7000)
    table.begin(1, (frames.NOTES, 0))
    assert (table.cash("usa"), table.cash("china")) == (6000, 8000)


@rule("SUP-11.7")
def test_bank_loans_help_to_pay_and_the_rest_stays_due():
    table = lent(supremacy(), "china", "usa", "1000 in 1")
    table.has("usa", cash=200, loans=11).begin(1, (frames.NOTES, 0))
    assert (table.cash("usa"), table.t.loans[0], table.cash("china")) == (200, 12, 7500)
    table = lent(supremacy(), "china", "usa", "1000 in 1")
    table.has("usa", cash=200, loans=12).begin(1, (frames.NOTES, 0))
    assert (table.cash("usa"), table.cash("china")) == (0, 6700)
    table.has("usa", cash=900).begin(1, (frames.NOTES, 0))
    assert (table.cash("usa"), table.cash("china")) == (100, 7500)


@rule("SUP-11.8")
def test_notes_count_at_detente():
    table = supremacy()
    before = [scoring.worth(table.t, seat) for seat in (0, 1)]
    lent(table, "china", "usa", "1000 in 1")
    assert [scoring.worth(table.t, seat) for seat in (0, 1)] == [before[0] - 500, before[1] + 500]
    sheet = breakdown(table.t, table.powers)
    assert [row.cells[sheet.columns.index("notes")] for row in sheet.rows] == ["-$1,000M", "$1,000M"]


@rule("SUP-11.8")
def test_notes_pass_to_a_conqueror_and_lapse_otherwise():
    table = supremacy("usa", "china", "europe")
    lent(table, "china", "usa", "1000 in 1")
    lent(table, "usa", "china", "500 in 2")
    for name in ("manchuria", "tibet", "shantung", "nanling"):
        table.forces(europe={name: 1})
    table.forces(china={"mongolia": 0}, europe={"kazakh": 2}).has("europe", grain=2)
    table.acting("europe", 5).play("europe", "march", "zone kazakh", "zone mongolia", "count 1")
    assert table.t.out[1]
    assert (scoring.loans.owed(table.t, 0, 2), scoring.loans.owed(table.t, 1, 0)) == (1000, 0)


# The evening, and what cannot be known


@rule("SUP-13.6")
def test_an_evening_is_six_turns_at_unit_prices_with_nukes_from_turn_four():
    evening = GAME.preset("evening")
    assert (evening["turns"], evening["pricing"], evening["nukes_from"]) == (6, "per unit", 4)
    assert [preset.name for preset in GAME.presets] == ["evening", "rulebook"]
    assert GAME.preset("rulebook") == dict(GAME.new(2, 1).options)


@rule("FOR-5.9")
def test_the_upper_headline_is_done_before_an_antidote_is_asked_for():
    card = next(
        card
        for card in range(164)
        if KIND_NAMES[BOARD.kind[2 * card]] == "rumour" and KIND_NAMES[BOARD.kind[2 * card + 1]] == "disease"
    )
    table = supremacy(unconventional_forces=True)
    where, sick = BOARD.where[2 * card + 1], BOARD.figure[2 * card + 1]
    table.forces(usa={BOARD.zone_ids[where]: 3})
    table.t.antidote_deck[sick] -= 1
    table.t.antidotes[sick], table.t.in_hand[0] = 1, 1
    table.fortuna(card).rolls("headline", *[3] * BOARD.dice[2 * card])
    before = table.t.market[BOARD.market[2 * card]]
    table.begin(3, (frames.FORTUNA,))
    assert table.asked() == ["usa"]
    assert table.t.market[BOARD.market[2 * card]] != before
    table.play("usa", "use antidote")
    assert table.t.armies[where] == 3


@rule("FOR-5.9")
def test_only_antidotes_are_in_the_deck_of_special_services():
    table = supremacy(unconventional_forces=True).has("usa", cash=7000).acting("usa", 6)
    table.draws(streams.ANTIDOTE, *[0] * 9)  # the last is no chance any more
    for _ in range(10):
        table.play("usa", "draw antidote")
    assert list(table.t.antidotes[:5]) == [2] * 5
    assert table.refused("usa", "draw antidote") == "FOR-5.3"
