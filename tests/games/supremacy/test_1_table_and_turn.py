"""SUP-1 to SUP-3: the table, setting up, the turn."""

import pytest

from games.supremacy.table import BOARD, GAME, supremacy, zone
from roadstead.games.supremacy.data import FIRST_DARK, LAND, NOBODY, ZONES
from roadstead.games.supremacy.generated import frames

rule = pytest.mark.rule


@rule("SUP-1.1")
def test_two_to_six_players_lead_one_power_each():
    assert GAME.seats == (2, 3, 4, 5, 6)
    assert len(set(BOARD.power_names)) == 6
    with pytest.raises(ValueError, match="2 to 6"):
        GAME.new(7)


@rule("SUP-1.2", "SUP-1.3")
def test_the_map_has_52_territories_and_39_seas_and_ports_to_light_seas_only():
    homes = list(BOARD.home)
    assert (len(homes), homes.count(NOBODY), ZONES, ZONES - FIRST_DARK) == (52, 24, 91, 8)
    ports = [(here, there) for here in range(LAND) for there in BOARD.near[here] if there >= LAND]
    assert len(ports) == 86
    assert all(there < FIRST_DARK for _, there in ports)
    assert {zone("tibet")} == set(range(LAND)) - {here for here, _ in ports}


@rule("SUP-1.4", "SUP-1.5")
def test_a_set_is_one_of_each_and_a_centre_holds_twelve():
    table = supremacy().has("usa", grain=11, oil=1, mineral=0, cash=9000).prices(grain=1)
    assert not table.t.has_set(0)
    table.has("usa", mineral=1)
    assert table.t.has_set(0)
    table.acting("usa", 7).play("usa", "buy grain", "count 5")
    assert table.stock("usa") == (12, 1, 1)
    table.has("usa", centres=2).play("usa", "buy grain", "count 5")
    assert table.stock("usa") == (17, 1, 1)


@rule("SUP-1.6")
def test_dark_seas_are_shared_and_light_seas_are_not():
    table = supremacy().forces(usa={"barkley_sound": 2}, china={"north_pacific": 1}).has("usa", oil=5)
    table.acting("usa", 5).play("usa", "sail", "zone north_pacific", "count 1")
    assert table.fleet("usa", "north_pacific") == table.fleet("china", "north_pacific") == (1, 0)
    table.forces(china={"santa_barbara_passage": 1}).play("usa", "sail", "zone barkley_sound")
    assert "zone santa_barbara_passage" not in table.legal("usa")


@rule("SUP-1.7")
def test_empty_home_land_is_occupied_by_its_power():
    table = supremacy().forces(usa={"alaska": 0}).acting("usa", 6)
    table.play("usa", "build army", "zone alaska", "count 1")
    assert table.armies("alaska") == 1


@rule("SUP-1.8", "SUP-6.2")
def test_four_armies_a_navy_and_those_aboard_sail_free():
    table = supremacy().forces(usa={"barkley_sound": (2, 7)}).has("usa", oil=4).acting("usa", 5)
    table.play("usa", "sail", "zone mid_pacific", "count 1")
    assert table.legal("usa") == ["ship 3", "ship 4"]
    table.play("usa", "ship 4")
    assert table.fleet("usa", "mid_pacific") == (1, 4)
    assert table.fleet("usa", "barkley_sound") == (1, 3)
    assert table.stock("usa")[1] == 2


@rule("SUP-1.9")
def test_everything_is_open_but_bids_and_antidotes():
    hidden = {field.name for field in GAME.fields if field.seen != "all"}
    assert hidden == {"bid", "antidotes", "antidote_deck"}


@rule("SUP-2.1", "SUP-2.4")
def test_powers_are_drawn_and_the_others_cards_are_in_the_deck():
    table = supremacy("africa", "usa")
    assert table.holder("zaire") == "africa"
    assert table.holder("brazil") == "nobody"
    assert table.owner("H01") == "africa"
    assert table.owner("H19") == "deck"
    owners = [table.t.owner[card] for card in range(60)]
    assert owners.count(NOBODY) == 48
    assert (list(BOARD.tech).count(1), list(BOARD.tech).count(2), len(BOARD.tech)) == (3, 2, 65)


@rule("SUP-2.2", "SUP-2.3", "SUP-2.5")
def test_everybody_begins_alike():
    table = supremacy("europe", "ussr")
    t = table.t
    for power, homes in (("europe", 5), ("ussr", 6)):
        seat = table.seat(power)
        assert (table.cash(power), table.stock(power), t.units(seat)) == (7000, (3, 3, 3), homes)
        assert (t.nukes[seat], t.l_stars[seat], t.tech[seat], t.loans[seat]) == (0, 0, 0, 0)
        cards = [card for card in range(60) if t.owner[card] == seat]
        assert sorted(BOARD.resource[card] for card in cards) == [0, 0, 1, 1, 2, 2]
        assert sum(BOARD.units[card] for card in cards) == 15
    assert [table.price(resource) for resource in ("grain", "oil", "mineral")] == [500, 500, 500]


@rule("SUP-3.1", "SUP-3.5")
def test_the_first_turn_goes_through_its_stages_without_an_attack():
    table = supremacy(turn=1, fortuna=False)
    stages = []
    table.begin(2)
    while table.t.turn == 1:
        stages.append((table.t.stage, table.t.asked() == frames.BID))
        for power in table.asked():
            table.play(power, "pass")
    assert stages == [(3, True), (5, True), (6, True), (7, True)]


@rule("SUP-3.5")
def test_nobody_researches_in_the_first_turn():
    table = supremacy(turn=1).acting("usa", 6)
    assert table.refused("usa", "research nuke") == "SUP-3.5"


@rule("SUP-3.2", "SUP-3.3")
def test_bids_are_blind_and_whoever_has_used_three_stages_is_not_asked():
    table = supremacy("usa", "china", "africa", fortuna=False).has("africa", plays=3).begin(4)
    assert table.asked() == ["usa", "china"]
    table.play("usa", "play")
    assert table.t.redacted(1).to_dict()["bid"][0] == 9999
    assert table.asked() == ["china"]
    table.play("china", "pass")
    assert table.told("bids") == [{"playing": 1}]
    assert table.asked() == ["usa"]
    assert table.t.plays[0] == 1


@rule("SUP-3.4")
def test_the_highest_roll_acts_first_and_equals_roll_again():
    table = supremacy("usa", "china", "africa", fortuna=False).begin(4)
    table.rolls("order", 4, 6, 4, 2, 3)
    for power in ("usa", "china", "africa"):
        table.play(power, "play")
    order = []
    while table.t.stage == 5 and table.t.asked() == frames.STAGE_MENU:
        order += table.asked()
        table.play(order[-1], "done")
    assert order == ["china", "africa", "usa"]
