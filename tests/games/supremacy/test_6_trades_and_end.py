"""SUP-11 to SUP-13: trades, elimination, the end, how choices are asked."""

import json
import shutil

import pytest

from games.supremacy.table import GAME, supremacy, zone
from roadstead.games.supremacy import game_from
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.rules import components, land

rule = pytest.mark.rule


@rule("SUP-11.1", "SUP-11.2")
def test_an_accepted_trade_changes_hands_at_once():
    table = supremacy().has("china", oil=11, nukes=1).acting("usa", 7)
    table.play("usa", "offer china", "add cash 500", "company h33", "add oil", "add oil", "in return")
    table.play("usa", "add nuke", "add leave to pass", "company h09", "propose")
    assert table.asked() == ["china"]
    table.play("china", "accept")
    assert (table.cash("usa"), table.cash("china")) == (6500, 7500)
    assert (table.owner("H33"), table.owner("H09")) == ("china", "usa")
    assert (list(table.t.nukes), table.stock("china")[1]) == ([1, 0], 12)
    assert table.stock("usa")[1] == 1
    assert table.asked() == ["usa"]


@rule("SUP-11.2")
def test_a_declined_trade_changes_nothing():
    table = supremacy().acting("usa", 3).play("usa", "offer china", "in return", "add cash 1000", "propose")
    table.play("china", "decline")
    assert (table.cash("usa"), table.cash("china")) == (7000, 7000)


@rule("SUP-11.3")
def test_nobody_offers_what_the_giver_does_not_have():
    table = supremacy().has("usa", oil=1, cash=400).acting("usa", 3).play("usa", "offer china", "add oil")
    assert table.refused("usa", "add oil") == "SUP-11.3"
    assert table.refused("usa", "add cash 500") == "SUP-11.3"
    assert table.refused("usa", "company h09") == "SUP-11.3"


@rule("SUP-11.4")
def test_leave_lasts_to_the_end_of_the_next_turn():
    table = supremacy().acting("usa", 3).play("usa", "offer china", "add leave to work", "in return", "propose")
    assert table.t.may_work[0 * 2 + 1] == 0
    table.play("china", "accept")
    assert table.t.may_work[0 * 2 + 1] == 3
    table.owns("china", "H31")
    table.t.turn = 3
    table.payday("china").play("china", "done")
    assert "company h31" in table.legal("china")
    table.t.turn = 4
    table.payday("china").play("china", "done")
    assert "company h31" not in table.legal("china")


@rule("SUP-11.5")
def test_two_offers_a_stage_of_six_items_a_side():
    table = supremacy().acting("usa", 3).play("usa", "offer china", "withdraw", "offer china")
    table.play("usa", *["add leave to pass", "add leave to work", *["add cash 100"] * 4], "count 2")
    assert table.legal("usa") == ["in return", "withdraw"]
    table.play("usa", "withdraw")
    assert table.refused("usa", "offer china") == "SUP-11.5"
    assert supremacy(trades=False).acting("usa", 3).refused("usa", "offer china") == "SUP-11.1"


@rule("SUP-11.5", "SUP-11.3")
def test_an_item_of_an_offer_may_be_any_number():
    table = supremacy().has("usa", grain=9, cash=12300).acting("usa", 7).play("usa", "offer china", "add grain")
    counts = [text for text in table.legal("usa") if text.startswith("count")]
    assert counts == [*(f"count {units}" for units in range(2, 10)), "count all"]
    table.play("usa", "count 7")
    assert not [text for text in table.legal("usa") if text.startswith("count")]
    assert table.refused("usa", "count all") == "SUP-11.5"
    table.play("usa", "add cash 1000", "count 11", "add cash 100")
    assert table.refused("usa", "count 10") == "SUP-11.5"
    table.play("usa", "count 9")
    assert table.refused("usa", "add cash 500") == "SUP-11.3"
    table.play("usa", "in return", "add oil", "count 3", "propose").play("china", "accept")
    assert (table.stock("usa"), table.stock("china")) == ((2, 6, 3), (10, 0, 3))
    assert (table.cash("usa"), table.cash("china")) == (12300 - 11900, 7000 + 11900)


@rule("SUP-13.1", "SUP-11.5")
def test_all_of_an_item_is_the_most_that_may_be_given():
    table = supremacy().has("usa", grain=9, cash=123456).acting("usa", 7).play("usa", "offer china")
    table.play("usa", "add grain", "count all", "add cash 1000", "count all", "add cash 100")
    assert "count all" not in table.legal("usa")  # four are too few to need a word for it
    table.play("usa", "withdraw", "offer china", "add grain", "count all", "add cash 100", "count all")
    table.play("usa", "add cash 1000", "count all", "in return", "add oil")
    assert "count all" not in table.legal("usa")
    table.play("usa", "propose").play("china", "accept")
    assert (table.stock("usa")[0], table.cash("usa")) == (0, 123456 - 900 - 122000)


@rule("SUP-12.1", "SUP-12.4")
def test_the_captor_of_the_last_home_takes_everything():
    table = supremacy("usa", "china", "africa")
    table.has("china", cash=4000, grain=11, nukes=5, loans=3)
    table.forces(usa=dict.fromkeys(("tibet", "mongolia", "manchuria", "shantung", "burma"), 1))
    table.forces(china={"nanling": 0, "iran": 3, "sea_of_japan": (1, 2)}).has("usa", grain=5)
    table.acting("usa", 5).play("usa", "march", "zone burma", "zone nanling")
    seat = table.seat("usa")
    assert table.t.out[1] == 1
    assert (table.cash("usa"), table.stock("usa")[0], table.t.nukes[seat]) == (11000, 15, 5)
    assert (table.t.centres[seat], table.t.limit(seat), table.t.loans[seat]) == (2, 24, 0)
    assert (table.holder("iran"), table.fleet("usa", "sea_of_japan"), table.owner("H07")) == ("usa", (1, 2), "usa")
    assert not table.t.over


@rule("SUP-12.2", "SUP-12.4")
def test_a_power_whose_last_home_is_nuked_is_out_and_the_last_one_left_wins():
    table = supremacy().has("usa", nukes=1)
    table.forces(usa=dict.fromkeys(("tibet", "mongolia", "manchuria", "shantung"), 1), china={"iran": 3})
    table.acting("usa", 4).play("usa", "strike", "zone nanling", "done?")
    assert table.t.out[1] == 1
    assert table.holder("iran") == "nobody"
    assert table.cash("usa") == 7000
    assert table.t.over
    assert table.t.winners() == [0]


@rule("SUP-12.3")
def test_a_power_that_loses_its_last_home_to_a_warlord_is_out():
    table = supremacy("south_america", "china", "usa")
    table.forces(usa=dict.fromkeys(("brazil", "venezuela", "argentina"), 1)).has("south_america", oil=0, grain=0)
    table.headline("revolt", "peru")
    assert table.t.out[0] == 1
    assert table.holder("peru") == "warlord"


@rule("SUP-12.5")
def test_detente_counts_everything_at_its_price():
    table = supremacy(turn=12, fortuna=False).has("usa", nukes=1, l_stars=2, loans=1).prices(oil=18)
    table.begin(6)
    for power in ("usa", "china"):
        table.play(power, "pass")
    supplies = 3 * 500 + 3 * 1000 + 3 * 500
    assert table.t.over
    assert table.t.scores()[0] == 7000 + supplies + 600 + 200 + 250 + 1000 - 1000
    assert table.t.winners() == [0]


@rule("SUP-12.6")
def test_equals_share():
    table = supremacy("africa", "south_america", turn=12, fortuna=False).begin(6)
    table.play("africa", "pass").play("south_america", "pass")
    assert table.t.winners() == [0, 1]
    assert table.t.result() == [0.5, 0.5]


@rule("SUP-12.7", "SUP-12.6")
def test_the_fallen_rank_below_a_survivor_in_debt_in_the_order_of_their_fall():
    table = supremacy("usa", "china", "africa", "ussr", "europe", fortuna=False, turn=12)
    table.has("usa", cash=0, loans=12, grain=0, oil=0, mineral=0)
    for power in ("china", "ussr", "europe"):
        land.fall(table.t, table.seat(power))
    table.begin(6).play("usa", "pass").play("africa", "pass")
    scores = table.t.scores()
    assert scores[0] < 0 < scores[2]
    assert [scores[table.seat(power)] - scores[0] for power in ("europe", "ussr", "china")] == [-1, -2, -3]
    assert table.t.winners() == [2]


@rule("SUP-12.7")
def test_those_who_fall_together_rank_alike():
    table = supremacy("usa", "china", "africa", "ussr")
    for zone_id in range(52):
        if table.t.holder[zone_id] in (1, 3):
            table.t.holder[zone_id], table.t.armies[zone_id] = 0, 1
    land.check_fallen(table.t)
    assert table.t.scores()[1] == table.t.scores()[3] == -1


@rule("SUP-13.1", "SUP-13.2")
def test_orders_come_in_steps_and_forced_steps_are_skipped():
    table = supremacy().forces(usa={"alaska": 7}).has("usa", grain=12).acting("usa", 5).play("usa", "march")
    table.play("usa", "zone alaska", "zone northern_canada")
    assert table.legal("usa") == [*(f"count {number}" for number in range(1, 8)), "count all"]
    table.play("usa", "count all")
    assert table.armies("northern_canada") == 7
    table.has("usa", grain=1).acting("usa", 5).play("usa", "march", "zone northern_canada", "zone greenland")
    assert table.armies("greenland") == 1


@rule("SUP-13.1", "SUP-5.2", "SUP-9.1")
def test_any_number_from_one_to_all_can_be_named():
    every = [f"count {number}" for number in range(1, 10)]
    table = supremacy().has("usa", grain=9, oil=9, mineral=9, cash=900)
    assert table.acting("usa", 3).play("usa", "sell grain").legal("usa") == [*every, "count all"]
    table.play("usa", "count 7")
    assert (table.stock("usa")[0], table.cash("usa")) == (2, 900 + 7 * 500)
    table.has("usa", grain=9, cash=900).acting("usa", 6).play("usa", "build army", "zone alaska")
    assert table.legal("usa") == [*every, "count all"]
    assert table.play("usa", "count 8").armies("alaska") == 9
    table.forces(ussr={}, usa={"alaska": 9}).has("usa", grain=12).acting("usa", 5)
    table.play("usa", "march", "zone alaska", "zone northern_canada", "count 6")
    assert (table.armies("northern_canada"), table.armies("alaska")) == (6, 3)


@rule("SUP-5.4", "SUP-13.1")
def test_any_number_can_be_bought_that_fits_or_drives_the_price():
    table = supremacy().prices(oil=2).has("usa", cash=24).acting("usa", 7).play("usa", "buy oil")
    assert table.legal("usa") == ["count 1", "count 2", "count 3", "count 4"]
    table = supremacy().prices(oil=2).has("usa", cash=85).acting("usa", 7).play("usa", "buy oil")
    assert table.legal("usa") == [*(f"count {units}" for units in range(1, 18)), "count all"]
    table.play("usa", "count 8")
    assert (table.stock("usa")[1], table.cash("usa"), table.price("oil")) == (11, 85 - 8 * 5, 200)


@rule("SUP-13.3")
def test_a_card_is_drawn_when_it_is_turned():
    table = supremacy().acting("usa", 7).deck("N24")
    assert table.play("usa", "prospect mineral").owner("N24") == "usa"
    again = supremacy().acting("usa", 7).deck("N17")
    assert again.play("usa", "prospect mineral").owner("N17") == "usa"


def spoilt(tmp_path, name, spoil):
    """A folder in which one of the data files has been changed."""
    shutil.copytree(components.FOLDER, tmp_path / "data")
    file = tmp_path / "data" / f"{name}.json"
    found = json.loads(file.read_text("utf-8"))
    spoil(found)
    file.write_text(json.dumps(found), "utf-8")
    return tmp_path / "data"


@rule("SUP-13.5")
@pytest.mark.parametrize(
    ("name", "spoil", "says"),
    [
        ("map", lambda d: d["territories"].pop(), "51, 31, 8"),
        ("map", lambda d: d["territories"][0]["ports"].append("red_sea"), "one side only"),
        ("map", lambda d: d["superpowers"].pop(), "5 superpowers"),
        ("resource_deck", lambda d: d["companies"].pop(), "59, 5"),
        ("resource_deck", lambda d: d["companies"][3].update(production=9), "H04 produces 9"),
        ("resource_deck", lambda d: d["companies"][3].update(territory="atlantis"), "no territory 'atlantis'"),
        ("fortuna_deck", lambda d: d["cards"].pop(), "163 cards"),
        ("fortuna_deck", lambda d: d["cards"][1]["top"].update(type="comet"), "F002, top: there is no kind"),
        ("fortuna_deck", lambda d: d["cards"][1]["top"].pop("dice"), "something is missing"),
        ("fortuna_deck", lambda d: d["tables"]["typhoon_navies_sunk"].pop("2"), "lacks the row '2'"),
    ],
)
def test_a_bad_data_file_is_refused_with_a_line_that_says_why(tmp_path, name, spoil, says):
    with pytest.raises(components.BadComponents) as refused:
        game_from(spoilt(tmp_path, name, spoil))
    assert f"{name}.json" in str(refused.value)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


@rule("SUP-13.5")
def test_another_deck_can_be_played_with_and_has_another_digest(tmp_path):
    folder = spoilt(tmp_path, "resource_deck", lambda deck: deck["companies"][36].update(production=4))
    game = game_from(folder)
    assert game.digest != GAME.digest
    assert game.new(2, seed=1).board.units[36] == 4
    assert game_from(components.FOLDER).digest == GAME.digest


def test_a_file_that_is_no_json_is_refused(tmp_path):
    (tmp_path / "map.json").write_text("{", "utf-8")
    with pytest.raises(components.BadComponents, match=r"map\.json is not JSON"):
        game_from(tmp_path)


def test_a_dark_sea_with_two_foes_asks_whom_to_attack():
    table = supremacy("usa", "china", "africa").has("usa", oil=1)
    table.forces(usa={"mid_atlantic": 1}, china={"mid_atlantic": 1}, africa={"mid_atlantic": 1})
    table.acting("usa", 4).play("usa", "attack")
    assert table.t.asked() == frames.ATTACK_WHOM
    assert table.legal("usa") == ["against africa", "against china"]
    table.play("usa", "against africa")
    assert table.asked() == ["africa"]
    assert table.t.target == zone("mid_atlantic")
