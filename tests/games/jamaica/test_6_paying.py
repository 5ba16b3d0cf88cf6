"""JAM-6: paying and shortage."""

import pytest

from games.jamaica.table import jamaica

pytestmark = pytest.mark.pure


@pytest.mark.rule("JAM-6.1")
def test_a_port_takes_doubloons_and_a_sea_space_food():
    table = jamaica().at(red=15).holds(red="6 food, 6 gold, 6 gunpowder").round(1, 1, red="forward/forward")
    assert table.cargo("red") == "4 food, 3 gold, 6 gunpowder"
    assert table.told("paid", to="blue") == [
        {"ship": 0, "goods": 3, "tokens": 3, "space": 16},
        {"ship": 0, "goods": 1, "tokens": 2, "space": 17},
    ]


@pytest.mark.rule("JAM-6.1")
def test_exactly_the_cost_is_enough():
    table = jamaica().at(red=44).holds(red="4 gold, 3 gold").round(1, 1, red="forward/gunpowder")
    assert table.space("red") == 45
    assert table.cargo("red") == "1 gunpowder"


@pytest.mark.rule("JAM-6.2")
def test_lying_on_a_space_costs_nothing():
    table = jamaica().at(red=16, blue=17).round(1, 1)
    assert table.told("paid") == []
    assert table.space("red") == 16


@pytest.mark.rule("JAM-6.2", "JAM-7.14")
@pytest.mark.parametrize("rolls", [("star",), (2, "star"), (6, 6)])
def test_the_defender_of_a_space_never_pays_for_it(rolls):
    table = jamaica().at(red=15, blue=16).holds(red="6 gold", blue="2 gunpowder, -").rolls(*rolls)
    table.round(1, 1, red="forward/gunpowder")
    if "star" not in rolls[:1]:
        table.play("blue", "powder 0")
    winner = {"star": "red", 2: "blue", 6: None}[rolls[0]]
    if winner:
        table.play(winner, "take nothing")
    assert [fact["ship"] for fact in table.told("paid")] == [0]
    assert table.space("blue") == 16


@pytest.mark.rule("JAM-6.2", "JAM-7.15")
@pytest.mark.parametrize("rolls", [("star",), (2, "star"), (6, 6)])
def test_the_attacker_takes_the_lairs_treasure_whoever_wins(rolls):
    table = jamaica().at(red=3, blue=4).rolls(*rolls).lair("+5").round(1, 1, red="forward/gunpowder")
    winner = {"star": "red", 2: "blue", 6: None}[rolls[0]]
    if winner:
        table.play(winner, "take nothing")
    assert table.beside("red") == ["+5"]
    assert table.beside("blue") == []


@pytest.mark.rule("JAM-6.3", "JAM-12.4")
def test_the_payer_chooses_the_holds():
    table = jamaica().at(red=15).holds(red="4 gold, 2 food, 2 gold").round(1, 1, red="forward/gunpowder")
    assert table.asked() == ("red",)
    assert table.menu("red") == ["take 1 1", "take 1 2", "take 1 3"]
    table.play("red", "take 1 1")
    assert table.cargo("red") == "3 gold, 2 food, 1 gunpowder"


@pytest.mark.rule("JAM-6.3")
def test_the_last_hold_alone_may_pay():
    table = jamaica().at(red=16).holds(red="4 food, 2 food").round(1, 1, red="forward/gunpowder")
    assert table.menu("red") == ["take 1 1", "take 1 2", "take 2 2"]
    assert table.play("red", "take 2 2").cargo("red") == "4 food, 1 gunpowder"


@pytest.mark.rule("JAM-6.4")
def test_a_lair_gives_its_treasure_once_and_without_asking():
    table = jamaica(captain="red").at(red=3, blue=3).holds(red="-", blue="-").lair("-4").rolls("star")
    table.round(1, 1, red="forward/gunpowder", blue="forward/gunpowder")
    assert table.beside("red") == ["-4"]
    assert not table.has_token(4)
    table.play("blue", "take nothing")
    assert table.beside("blue") == []
    assert table.told("treasure", to="blue") == [{"ship": 0, "space": 4, "back": 0}]


@pytest.mark.rule("JAM-6.4")
def test_the_token_of_one_lair_says_nothing_about_another():
    table = jamaica().at(red=8).lair("+5", "-2").round(1, 2, red="forward/forward")
    assert table.beside("red") == ["+5", "-2"]
    assert [space for space in range(50) if table.has_token(space)] == [4, 19, 22, 25, 33, 37, 44]


@pytest.mark.rule("JAM-6.5")
def test_a_lair_behind_the_start_gives_its_treasure():
    table = jamaica().lair("+7").round(6, 1, red="backward/forward")
    assert table.beside("red") == ["+7"]
    assert not table.has_token(44)


@pytest.mark.rule("JAM-6.5", "JAM-6.7")
def test_a_ship_driven_to_a_lair_by_a_shortage_takes_its_treasure():
    table = jamaica().at(red=3).holds(red="2 gold").lair("+3").round(2, 1, red="forward/gunpowder")
    assert table.space("red") == 4
    assert table.beside("red") == ["+3"]


@pytest.mark.rule("JAM-6.6")
def test_a_shortage_costs_everything_of_the_kind_due_and_nothing_else():
    table = jamaica().at(red=44).holds(red="3 gold, 2 food, 2 gold, 6 gunpowder, 1 gold").lair("+3")
    table.round(1, 3, red="forward/gunpowder")
    assert table.space("red") == 44
    assert table.told("shortage") == [{"ship": 0, "goods": 3, "tokens": 6, "space": 45}]
    assert table.cargo("red") == "3 gunpowder, 2 food, -, 6 gunpowder"


@pytest.mark.rule("JAM-6.6")
def test_one_token_too_few_is_a_shortage():
    table = jamaica().at(red=1).holds(red="2 food").round(1, 1, red="forward/gunpowder")
    assert table.told("shortage") == [{"ship": 0, "goods": 1, "tokens": 2, "space": 2}]
    assert table.place("red") == (0, 0)


@pytest.mark.rule("JAM-6.7")
def test_the_retreat_ends_on_the_first_space_that_can_be_paid_and_is_paid():
    table = jamaica().at(red=17).holds(red="2 gold, 2 food").round(1, 1, red="forward/gunpowder")
    assert table.told("retreated") == [{"ship": 0, "start": 18, "space": 17, "lap": 0}]
    assert table.cargo("red") == "1 gunpowder"


@pytest.mark.rule("JAM-6.7")
def test_the_retreat_passes_what_it_could_pay_only_in_part():
    table = jamaica().at(red=29).holds(red="3 gold, 1 food").round(3, 1, red="forward/gunpowder")
    assert table.told("shortage")[0]["space"] == 32
    assert table.told("retreated")[0]["space"] == 31
    assert table.cargo("red") == "1 gunpowder"


@pytest.mark.rule("JAM-6.7")
def test_a_port_passed_in_a_retreat_takes_nothing():
    table = jamaica().at(red=16).holds(red="1 food, 2 gold").lair("+3").round(1, 1, red="forward/gunpowder")
    table.play("red", "sail outer")
    assert len(table.told("shortage")) == 1
    assert table.cargo("red") == "1 gunpowder, 2 gold"
    assert table.space("red") == 11


@pytest.mark.rule("JAM-6.7", "JAM-6.6")
def test_what_the_shortage_took_pays_for_no_space_on_the_way_back():
    table = jamaica().at(red=1).holds(red="2 food, 6 gold").round(1, 1, red="forward/gunpowder")
    assert table.space("red") == 0
    assert table.cargo("red") == "1 gunpowder, 6 gold"


@pytest.mark.rule("JAM-6.8")
@pytest.mark.parametrize(
    ("start", "merge", "lane", "end"),
    [
        (14, 15, "outer", 11), (14, 15, "inner", 4), (27, 28, "outer", 25), (27, 28, "inner", 19),
        (40, 41, "outer", 37), (40, 41, "inner", 25),
    ],
)  # fmt: skip
def test_a_retreat_from_a_merge_chooses_its_lane(start, merge, lane, end):
    table = jamaica().at(red=start).holds(red="-").lair("+3").round(1, 1, red="forward/gunpowder")
    assert table.told("shortage")[0]["space"] == merge
    assert table.menu("red") == ["sail outer", "sail inner"]
    table.play("red", f"sail {lane}")
    if (start, lane) == (40, "inner"):
        table.play("red", "sail outer")
    assert table.told("retreated") == [{"ship": 0, "start": merge, "space": end, "lap": 0}]
    assert table.beside("red") == ["+3"]


@pytest.mark.rule("JAM-6.8", "JAM-6.7")
def test_the_first_space_of_the_chosen_lane_may_be_the_end():
    table = jamaica().at(red=40).holds(red="3 food").round(1, 1, red="forward/gunpowder").play("red", "sail outer")
    assert table.space("red") == 38
    assert table.total("red", "food") == 2
    inner = jamaica().at(red=38).holds(red="4 food").round(1, 1, red="forward/gunpowder").play("red", "sail inner")
    assert inner.space("red") == 40
    assert inner.total("red", "food") == 0


@pytest.mark.rule("JAM-6.8")
def test_a_merge_met_on_the_way_back_is_chosen_at_or_stopped_at():
    broke = jamaica().at(red=15).holds(red="-").lair("+3").round(1, 1, red="forward/gunpowder")
    assert broke.told("shortage")[0]["space"] == 16
    assert broke.menu("red") == ["sail outer", "sail inner"]
    assert broke.play("red", "sail outer").space("red") == 11
    able = jamaica().at(red=15).holds(red="3 food").round(1, 1, red="forward/gunpowder")
    assert able.space("red") == 15
    assert able.cargo("red") == "1 gunpowder"


@pytest.mark.rule("JAM-6.8")
@pytest.mark.parametrize(("start", "end"), [(7, 4), (13, 4), (20, 19), (26, 19), (33, 33)])
def test_a_fork_gives_a_retreat_no_choice(start, end):
    table = jamaica().at(red=start).holds(red="-").lair("+3").round(1, 1, red="forward/gunpowder")
    assert table.told("retreated") == [{"ship": 0, "start": start + 1, "space": end, "lap": 0}]


@pytest.mark.rule("JAM-6.9", "JAM-5.9")
def test_port_royal_stops_a_retreat_without_finish_or_battle():
    table = jamaica().at(red=1).holds(red="-").round(2, 1, red="forward/gunpowder")
    assert table.place("red") == (0, 0)
    assert table.happened("finished", "attacked") == []


@pytest.mark.rule("JAM-6.9")
def test_behind_the_start_a_retreat_goes_on_backward():
    table = jamaica().at(red=(48, -1)).holds(red="-").lair("+3").round(1, 1, red="forward/gunpowder")
    assert table.told("retreated") == [{"ship": 0, "start": 49, "space": 44, "lap": -1}]


@pytest.mark.rule("JAM-6.9")
def test_a_ship_that_passed_the_start_again_is_stopped_by_it():
    table = jamaica().at(red=(49, -1)).holds(red="-").round(2, 1, red="forward/gunpowder")
    assert table.told("retreated") == [{"ship": 0, "start": 1, "space": 0, "lap": 0}]
    assert not table.state.over


@pytest.mark.rule("JAM-6.10")
def test_a_retreating_ship_attacks_where_it_ends_before_it_pays():
    table = jamaica().at(red=16, green=17).holds(red="2 food").rolls(4, 4).round(2, 1, red="forward/gunpowder")
    assert table.happened("shortage", "retreated", "attacked", "drawn battle", "paid") == [
        *("shortage", "retreated", "attacked", "drawn battle", "paid")
    ]
    assert table.told("attacked") == [{"ship": 0, "foe": 2, "space": 17}]
    assert table.space("red") == 17


@pytest.mark.rule("JAM-6.10")
def test_ships_only_passed_in_a_retreat_are_left_alone():
    table = jamaica().at(red=3, blue=5, green=1).holds(red="-").lair("+3").round(3, 1, red="forward/gunpowder")
    assert table.told("retreated") == [{"ship": 0, "start": 6, "space": 4, "lap": 0}]
    assert table.told("attacked") == []


@pytest.mark.rule("JAM-6.10", "JAM-5.9")
def test_a_retreat_into_a_crowded_port_royal_is_peaceful():
    table = jamaica().at(red=2, blue=0, green=0).holds(red="1 gold").round(1, 1, red="forward/gunpowder")
    assert table.space("red") == 0
    assert table.told("attacked") == []


@pytest.mark.rule("JAM-6.11")
def test_robbed_on_the_retreat_a_ship_suffers_another_shortage():
    table = jamaica().at(red=16, green=17).holds(red="2 food, 1 gunpowder").rolls(2, 10).lair("+3")
    table.round(2, 1, red="forward/gunpowder").play("red", "powder 1")
    assert table.asked() == ("green",)
    table.play("green", "steal hold 1")
    assert [fact["space"] for fact in table.told("shortage")] == [18, 17]
    table.play("red", "sail outer")
    assert table.space("red") == 11
    assert table.beside("red") == ["+3"]


@pytest.mark.rule("JAM-6.11")
def test_spoils_of_a_retreat_battle_pay_for_the_space():
    table = jamaica().at(red=16, green=17).holds(red="2 food", green="4 food").rolls("star")
    table.round(2, 1, red="forward/gunpowder").play("red", "steal hold 1")
    assert table.menu("red") == ["take 1 1", "take 1 2", "take 2 2"]


@pytest.mark.rule("JAM-6.12", "JAM-11.5")
def test_a_retreat_may_cross_the_line_and_leave_the_evening_to_be_played():
    table = jamaica().at(red=41).holds(red="1 gold").lair("+3").round(1, 4, red="forward/gunpowder")
    assert table.told("shortage")[0]["space"] == 42
    table.play("red", "sail outer")
    assert table.space("red") == 37
    assert table.cargo("red") == "1 gold, 4 gunpowder"
    assert table.scores()["red"] == -5 + 1 + 3


@pytest.mark.rule("JAM-6.12")
def test_after_a_morning_shortage_the_evening_moves_from_where_the_ship_is():
    table = jamaica().holds(red="1 food, 3 gold").round(2, 5, red="forward/forward")
    assert [(fact["start"], fact["space"]) for fact in table.told("sailed")] == [(0, 2), (0, 5)]
    assert table.cargo("red") == ""
