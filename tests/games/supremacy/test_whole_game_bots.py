"""Greedy and casual leaders use the whole game: air and sea, counter-attacks and retreats, further weapons, offers."""

import pytest

from games.supremacy.table import GAME, supremacy
from roadstead import bots
from roadstead.games.supremacy.bot.appraisal import side_worth
from roadstead.games.supremacy.data import DEAL, DEAL_ITEMS
from roadstead.games.supremacy.generated import frames

NUKES_KNOWN, L_STARS_KNOWN = 2, 4


def greedy(table, power):
    """What a greedy leader does now."""
    seat = table.seat(power)
    return GAME.actions.text(bots.bot("greedy", GAME, 1).choose(table.t.redacted(seat), seat))


def does(table, power):
    """All that a greedy leader does until somebody else is asked."""
    done = []
    while table.asked() == [power] and not table.t.over:
        done.append(greedy(table, power))
        table.play(power, done[-1])
    return done


# Land, air and sea


def test_an_idle_army_is_flown_to_rich_land_that_no_march_reaches():
    table = supremacy("usa", "china", turn=3).forces(usa={"alaska": 3}).has("usa", grain=0, oil=9)
    table.owns("china", "N22").acting("usa", 5)  # the mines of Eastern Australia, which nobody holds
    assert does(table, "usa")[:3] == ["airlift", "zone alaska", "zone eastern_australia"]
    assert table.owner("N22") == "usa"


def test_a_navy_carries_an_army_over_the_sea():
    table = supremacy("usa", "china", turn=3).forces(usa={"eastern_usa": 3, "long_island_sound": 1})
    table.has("usa", grain=0, oil=3).owns("china", "N17").forces(china={"central_america": 0})
    table.forces(nobody={"central_america": 0}).acting("usa", 5)
    done = does(table, "usa")
    assert [step for step in done if step in ("load", "sail", "unload")][:3] == ["load", "sail", "unload"]
    assert table.owner("N17") == "usa"


def test_a_navy_is_built_where_it_has_something_to_do():
    table = supremacy("usa", "china", turn=3).forces(usa={"eastern_usa": 3}).owns("china", "N17", "N19")
    table.has("usa", cash=2500, grain=6, oil=6, mineral=6).acting("usa", 6)
    assert "build navy" in does(table, "usa")


def test_armies_fall_from_the_sky_on_weakly_held_land():
    table = supremacy("usa", "china", turn=3).forces(usa={"alaska": 6}).has("usa", grain=5, oil=12, mineral=5)
    table.acting("usa", 4)
    assert greedy(table, "usa") == "attack"
    table.play("usa", "attack")
    table.play("usa", greedy(table, "usa"))
    does(table, "usa")
    assert table.asked() == ["china"]
    assert sum(table.t.air) == 3


# Battles


def attacked(attackers, defenders, **more):
    """China attacks Alaska out of Northern Canada; the USA is asked."""
    table = supremacy("usa", "china", turn=more.pop("turn", 3))
    table.forces(usa={"alaska": defenders}, china={"northern_canada": attackers}).has("usa", **more)
    table.acting("china", 4)
    table.play("china", "attack", "zone alaska", "against usa?", "zone northern_canada", f"count {attackers}", "done?")
    return table


def test_a_good_stand_is_made_with_supplies_and_a_last_turn_without():
    assert greedy(attacked(3, 4, grain=9, oil=9, mineral=9), "usa") == "fight"
    assert greedy(attacked(3, 4, grain=9, oil=9, mineral=9, turn=12), "usa") == "fight bare"


def test_what_cannot_be_held_is_left():
    table = supremacy("usa", "china", turn=3).forces(usa={"western_canada": 2}, china={"northern_canada": 9})
    table.has("china", l_stars=1).has("usa", grain=9, oil=0).acting("china", 4).play("china", "attack")
    table.play("china", "zone western_canada", "against usa?", "zone northern_canada", "count 9", "done?")
    assert greedy(table, "usa") == "retreat"


def test_a_leader_strikes_back_where_that_pays():
    table = attacked(4, 6, grain=9, oil=9, mineral=9).owns("china", "N09").rolls("combat", 1, 6, 5, 6)
    table.play("usa", "fight")
    while table.asked() != ["usa"] or table.t.asked() != frames.COUNTER:
        table.play(table.asked()[0], greedy(table, table.asked()[0]))
    assert greedy(table, "usa") == "attack"


# Weapons


def test_k_sats_clear_the_way_for_a_strike():
    table = supremacy("usa", "china", turn=5, k_sats=True).has("china", l_stars=2)
    table.has("usa", tech=NUKES_KNOWN | L_STARS_KNOWN, nukes=5, cash=9000, mineral=12).acting("usa", 6)
    assert greedy(table, "usa") == "build k-sat"
    assert greedy(table.has("usa", k_sats=3).acting("usa", 4), "usa") == "fire k-sats"


def test_weapons_are_built_for_warlords_who_pay_double():
    table = supremacy("usa", "china", "europe", turn=5, warlords_and_pirates=True)
    table.has("usa", tech=NUKES_KNOWN, cash=2500, mineral=6).has("china", l_stars=1).has("europe", l_stars=1)
    table.prices(mineral=5).acting("usa", 6)
    done = does(table, "usa")
    assert done.index("build nuke") < done.index("sell nuke")


def test_many_l_stars_duel_with_few():
    table = supremacy("usa", "china", turn=5, space_war=True).has("usa", l_stars=6).has("china", l_stars=1)
    assert greedy(table.acting("usa", 4), "usa") == "duel"
    assert greedy(table.has("usa", l_stars=1).has("china", l_stars=6).acting("usa", 4), "usa") != "duel"


def test_under_the_umbrella_a_leader_helps_those_who_are_not_far_ahead():
    table = supremacy("usa", "china", "europe", umbrella=True).has("usa", nukes=1).has("europe", l_stars=1)
    table.acting("usa", 4).play("usa", "strike", "zone nanling", "done?")
    assert greedy(table, "europe") == "zone nanling"
    table.t.cash[1] = 90000
    assert greedy(table, "europe") == "done"


# Offers


def test_a_surplus_is_sold_to_whoever_lacks_it():
    table = supremacy("usa", "china", "europe", turn=3).has("usa", grain=12).has("china", grain=0, cash=9000)
    table.acting("usa", 5)
    seat = table.seat("usa")
    table.play("usa", "offer china")
    while table.asked() == ["usa"]:
        table.play("usa", greedy(table, "usa"))
    assert table.t.deal[0 * DEAL + 1] == 2
    assert side_worth(table.t, seat, 1, True) > side_worth(table.t, seat, 0, False)
    assert greedy(table, "china") == "accept"


def test_cash_is_borrowed_from_a_rich_player_while_goods_are_cheap():
    table = supremacy("usa", "china", turn=3).has("usa", cash=100, grain=3).has("china", cash=9000).prices(grain=3)
    table.acting("usa", 7)
    assert greedy(table, "usa") == "offer china"
    done = does(table.play("usa", "offer china"), "usa")
    assert done[:2] == ["add note 1000 in 1", "in return"]
    assert greedy(table, "china") == "accept"


@pytest.mark.parametrize("name", ["greedy", "casual"])
def test_no_offer_is_made_that_nobody_would_make_or_take(name):
    """Both sides give something, and to neither the offer is a plain loss."""
    offers = 0
    for seed in range(6):
        state = GAME.new(4, seed, {"turns": 6})
        players = [bots.bot(name, GAME, 10 * seed + seat) for seat in range(4)]
        while not state.over:
            seat = state.actors()[0]
            if state.asked() == frames.DEAL_ANSWER:
                offers += 1
                other = state.detail(1)
                assert min(state.deal[DEAL_ITEMS], state.deal[DEAL + DEAL_ITEMS]) > 0
                assert side_worth(state, other, 1, True) >= side_worth(state, other, 0, False) - 250
                assert side_worth(state, seat, 0, True) >= side_worth(state, seat, 1, False) - 250
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
    assert offers > 5


def test_greedy_and_casual_leaders_use_what_there_is():
    """In a few games with every option on, every kind of action and weapon comes up."""
    options = dict.fromkeys(("k_sats", "neutron_bombs", "warlords_and_pirates", "unconventional_forces"), True)
    options |= dict.fromkeys(("umbrella", "space_war", "blockade", "canal", "meteors"), True) | {"powers": "chosen"}
    used = set()
    for seed in range(14):
        for name, seats in (("greedy", 4), ("casual", 3)):
            state = GAME.new(seats, seed, options if seed % 2 else {})
            players = [bots.bot(name, GAME, 10 * seed + seat) for seat in range(seats)]
            while not state.over:
                seat = state.actors()[0]
                action = players[seat].choose(state.redacted(seat), seat)
                used.add(GAME.actions.text(action))
                state.play(seat, action)
    wanted = {"march", "sail", "airlift", "load", "unload", "attack", "airborne", "strike", "fight", "fight bare"}
    wanted |= {"retreat", "build army", "build navy", "build nuke", "build l-star", "borrow", "repay", "run all"}
    wanted |= {"draw antidote", "use antidote", "keep antidote", "pay", "refuse", "accept", "propose", "sell nuke"}
    assert wanted <= used
