"""What greedy makes of weapons: a rich power strikes a rival out of the game, or shields itself."""

import pytest

from games.supremacy.table import supremacy
from roadstead import bots
from roadstead.games.supremacy import GAME
from roadstead.games.supremacy.bot.heuristics import HEURISTICS
from roadstead.games.supremacy.data import LADDER
from roadstead.games.supremacy.rules import land

NUKES_KNOWN, L_STARS_KNOWN = 2, 4


def greedy(table, power):
    """What a greedy leader does now."""
    seat = table.seat(power)
    return GAME.actions.text(bots.bot("greedy", GAME, 1).choose(table.t.redacted(seat), seat))


def play_on(table, power):
    while table.asked() == [power] and not table.t.over:
        table.play(power, greedy(table, power))
    return table


def test_a_rich_power_researches_nukes_while_there_is_time():
    assert greedy(supremacy("usa", "china", turn=4).has("usa", cash=40000).acting("usa", 6), "usa") == "research nuke"
    assert greedy(supremacy("usa", "china", turn=4).has("usa", cash=5000).acting("usa", 6), "usa") != "research nuke"
    assert greedy(supremacy("usa", "china", turn=11).has("usa", cash=40000).acting("usa", 6), "usa") != "research nuke"


def test_it_builds_as_many_as_the_rival_has_home_land():
    table = supremacy("usa", "china", turn=5).has("usa", tech=NUKES_KNOWN, cash=40000, mineral=12).acting("usa", 6)
    assert greedy(table, "usa") == "build nuke"
    assert greedy(table.play("usa", "build nuke"), "usa") == "count 5"


def test_with_a_bomb_for_each_home_territory_it_strikes_them_all():
    table = supremacy("usa", "china", turn=5).has("usa", nukes=5).acting("usa", 4)
    assert greedy(table, "usa") == "strike"
    play_on(table, "usa")
    assert table.t.over
    assert table.t.winners() == [0]


@pytest.mark.parametrize("because", ["shield", "end of the world", "too few"])
def test_it_does_not_strike_in_vain(because):
    table = supremacy("usa", "china", turn=5).has("usa", nukes=4 if because == "too few" else 5)
    if because == "shield":
        table.has("china", l_stars=1)
    if because == "end of the world":
        table.t.clouds = 7
    assert greedy(table.acting("usa", 4), "usa") != "strike"


def test_in_a_duel_it_breaks_a_shield_that_it_can_pay_for():
    """A second bomb for each of China's five home territories, whatever its one L-star fires at."""
    table = supremacy("usa", "china", turn=5).has("china", l_stars=1)
    table.has("usa", tech=NUKES_KNOWN, nukes=5, cash=40000, mineral=12).acting("usa", 6)
    assert greedy(table, "usa") == "build nuke"
    assert greedy(table.play("usa", "build nuke"), "usa") == "count 5"
    assert greedy(table.has("usa", cash=2000).acting("usa", 6), "usa") != "build nuke"
    table = supremacy("usa", "china", turn=5).has("china", l_stars=1).has("usa", nukes=10, cash=0).acting("usa", 4)
    assert greedy(table, "usa") == "strike"
    play_on(table, "usa")
    assert table.asked() == ["china"]
    table.rolls("shield", 1)
    play_on(table, "china")
    assert table.t.winners() == [0]


def test_among_many_it_leaves_a_shielded_rival_alone():
    table = supremacy("usa", "china", "africa", turn=5).has("china", l_stars=1, cash=40000).has("usa", nukes=10)
    assert greedy(table.acting("usa", 4), "usa") != "strike"


def test_l_stars_save_the_home_that_the_fewest_bombs_are_aimed_at():
    table = supremacy("usa", "china").has("usa", nukes=6).has("china", l_stars=3).forces(china={"sea_of_japan": (1, 0)})
    table.acting("usa", 4).play("usa", "strike")
    for zone, bombs in (("zone tibet", 3), ("zone nanling", 2), ("zone sea_of_japan", 1)):
        table.play("usa", zone, f"count {bombs}?")
    table.play("usa", "done?")
    first = greedy(table, "china")
    assert first == "zone nanling"
    assert greedy(table.play("china", first), "china") == "zone nanling"
    assert greedy(table.play("china", "zone nanling"), "china") == "zone tibet"


def test_more_bombs_than_a_shield_can_stop_call_for_more_l_stars():
    """Behind two L-stars three bombs for each home territory are enough, and one less is not."""
    table = supremacy("usa", "china", turn=5).has("usa", tech=L_STARS_KNOWN, l_stars=2, cash=20000, mineral=12)
    homes = land.homes(table.t, table.seat("usa"))
    table.has("china", nukes=3 * homes - 1)
    assert greedy(table.acting("usa", 6), "usa") != "build l-star"
    safe = outlook(table, "usa")
    table.has("china", nukes=3 * homes)
    assert outlook(table, "usa") < safe
    assert greedy(table.acting("usa", 6), "usa") == "build l-star"


def test_whoever_could_be_struck_looks_for_l_stars():
    table = supremacy("usa", "china", turn=5).has("china", tech=NUKES_KNOWN).has("usa", cash=9000)
    assert greedy(table.acting("usa", 6), "usa") == "research l-star"
    table.has("usa", tech=L_STARS_KNOWN, mineral=4)
    assert greedy(table.acting("usa", 6), "usa") == "build l-star"


def outlook(table, power):
    return HEURISTICS.outlook(table.t, table.seat(power))


def test_whom_a_bomb_for_every_home_could_end_stands_badly_and_less_so_among_many():
    duel = supremacy("usa", "china", turn=5)
    before = outlook(duel, "usa")
    alone = before - outlook(duel.has("china", nukes=6), "usa")
    among = supremacy("usa", "china", "europe", "africa", turn=5)
    before = outlook(among, "usa")
    assert 0 < before - outlook(among.has("china", nukes=6), "usa") < alone / 3
    shielded = outlook(among.has("usa", l_stars=1), "usa")
    assert shielded == outlook(among.has("china", nukes=0), "usa")


def test_supplies_count_by_the_unit_until_the_last_turn_and_then_by_the_price_rivals_leave():
    table = supremacy("usa", "china", turn=5).has("usa", grain=0)
    dear = table.t.market[0]
    low = outlook(table, "usa")
    table.has("usa", grain=4)
    gain = outlook(table, "usa") - low
    table.t.market[0] = dear - 6
    assert outlook(table, "usa") - outlook(table.has("usa", grain=0), "usa") == gain
    last = supremacy("usa", "china", turn=12).has("usa", grain=0)
    low = outlook(last, "usa")
    assert outlook(last.has("usa", grain=4), "usa") - low == 4 * LADDER[last.t.market[0]] / 2


def test_to_be_struck_out_is_worse_than_to_lie_open():
    """Else a captain would rather threaten than strike."""
    table = supremacy("usa", "china", turn=5).has("usa", nukes=5).acting("usa", 4)
    open_to_it = outlook(table, "china")
    play_on(table, "usa")
    assert table.t.over
    assert outlook(table, "china") < open_to_it
