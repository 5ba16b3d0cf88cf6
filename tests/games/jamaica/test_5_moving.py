"""JAM-5: moving."""

import pytest

from games.jamaica.table import jamaica

pytestmark = pytest.mark.pure

RICH = "6 food, 6 food, 6 gold, 6 gold, 6 gold"


def sailed(table):
    return [(fact["start"], fact["space"], fact["lap"]) for fact in table.told("sailed") if fact["ship"] == 0]


@pytest.mark.rule("JAM-5.1")
@pytest.mark.parametrize("die", range(1, 7))
def test_a_green_symbol_moves_forward_and_a_red_one_back_by_the_die(die):
    table = jamaica().at(red=34).holds(red="6 food, 6 gold").whatever_lairs_hold().round(die, 1, red="backward/forward")
    assert sailed(table)[0] == (34, 34 - die, 0)
    forward = jamaica().at(red=41).holds(red="6 food, 6 gold, 6 gold").whatever_lairs_hold()
    forward.round(die, 1, red="forward/gunpowder")
    assert sailed(forward) == [(41, 41 + die, 0)]


@pytest.mark.rule("JAM-5.1")
def test_nobody_may_sail_fewer_steps_to_spare_the_cost():
    table = jamaica().at(red=15).holds(red="3 gold").round(2, 4, red="forward/gunpowder")
    assert sailed(table) == [(15, 17, 0)]
    assert [fact["space"] for fact in table.told("shortage")] == [17]


@pytest.mark.rule("JAM-5.2")
def test_ships_ports_and_lairs_on_the_way_do_nothing():
    table = jamaica().at(red=15, blue=16, green=18).holds(red="3 food").round(2, 3, red="forward/gunpowder")
    assert table.space("red") == 17
    assert table.cargo("red") == "1 food, 3 gunpowder"
    assert table.happened("attacked", "treasure", "shortage") == []
    passing = jamaica().at(red=3).holds(red="3 gold").round(2, 3, red="forward/gunpowder")
    assert passing.space("red") == 5
    assert passing.has_token(4)


@pytest.mark.rule("JAM-5.3", "JAM-1.3")
@pytest.mark.parametrize(
    ("start", "die", "lane", "end"),
    [
        (6, 1, "outer", 7), (6, 1, "inner", 13), (6, 6, "outer", 12), (6, 6, "inner", 18), (5, 2, "inner", 13),
        (4, 5, "outer", 9), (4, 5, "inner", 15), (19, 2, "inner", 27), (18, 4, "outer", 22), (16, 6, "inner", 28),
        (32, 3, "inner", 41), (31, 6, "inner", 43), (28, 6, "outer", 34),
    ],
)  # fmt: skip
def test_leaving_a_fork_forward_the_player_chooses_the_lane(start, die, lane, end):
    table = jamaica().at(red=start).holds(red="6 food, 6 gold").whatever_lairs_hold()
    table.round(die, 2, red="forward/gunpowder")
    assert table.asked() == ("red",)
    assert table.menu("red") == ["sail outer", "sail inner"]
    table.play("red", f"sail {lane}")
    assert sailed(table) == [(start, end, 0)]


@pytest.mark.rule("JAM-5.3")
@pytest.mark.parametrize(
    ("start", "die", "lane", "end"),
    [
        (15, 1, "outer", 12), (15, 1, "inner", 14), (15, 6, "outer", 7), (15, 3, "inner", 6), (16, 5, "inner", 5),
        (28, 1, "outer", 25), (28, 3, "inner", 19), (29, 5, "outer", 22), (41, 2, "outer", 37), (41, 2, "inner", 39),
        (44, 6, "inner", 32), (43, 3, "outer", 38),
    ],
)  # fmt: skip
def test_leaving_a_merge_backward_the_player_chooses_the_lane(start, die, lane, end):
    table = jamaica().at(red=start).holds(red="6 food, 6 gold").whatever_lairs_hold()
    table.round(die, 2, red="backward/forward")
    assert table.menu("red") == ["sail outer", "sail inner"]
    table.play("red", f"sail {lane}")
    assert sailed(table)[0] == (start, end, 0)


@pytest.mark.rule("JAM-5.3", "JAM-12.1")
@pytest.mark.parametrize(
    ("card", "start", "die", "end"),
    [
        ("forward/gunpowder", 4, 2, 6), ("forward/gunpowder", 12, 1, 15), ("forward/gunpowder", 14, 2, 16),
        ("forward/gunpowder", 27, 2, 29), ("backward/forward", 7, 1, 6), ("backward/forward", 13, 2, 5),
        ("backward/forward", 20, 2, 18), ("backward/forward", 16, 1, 15), ("backward/forward", 39, 1, 32),
    ],
)  # fmt: skip
def test_elsewhere_there_is_only_one_way(card, start, die, end):
    table = jamaica().at(red=start).holds(red="6 food, 6 gold").round(die, die, red=card)
    assert sailed(table)[0] == (start, end, 0)


@pytest.mark.rule("JAM-5.4", "JAM-5.5")
def test_leaving_port_royal_backward_takes_a_lap_off():
    table = jamaica().holds(red="6 food").round(1, 1, red="backward/forward")
    assert sailed(table) == [(0, 49, -1), (49, 0, 0)]


@pytest.mark.rule("JAM-5.4")
def test_coming_into_port_royal_backward_changes_nothing_and_is_no_finish():
    table = jamaica().at(red=2).holds(red="6 food").round(2, 1, red="backward/forward")
    assert sailed(table) == [(2, 0, 0), (0, 1, 0)]
    assert table.told("finished") == []


@pytest.mark.rule("JAM-5.4")
def test_coming_into_port_royal_backward_behind_the_start_changes_nothing():
    table = jamaica().at(red=(2, -1)).holds(red="6 food").round(2, 1, red="backward/forward")
    assert sailed(table) == [(2, 0, -1), (0, 1, -1)]


@pytest.mark.rule("JAM-5.5", "JAM-5.4")
def test_the_start_may_be_crossed_backward_later_too():
    table = jamaica().at(red=3).holds(red="6 food").in_round(7).round(5, 1, red="backward/forward")
    assert sailed(table)[0] == (3, 48, -1)


@pytest.mark.rule("JAM-5.5")
def test_the_ghost_ship_crosses_the_start_backward_too():
    table = jamaica(2).at(ghost=2).round(5, 5)
    assert table.told("sailed")[0] == {"ship": 2, "start": 2, "space": 47, "lap": -1}


@pytest.mark.rule("JAM-5.6")
@pytest.mark.parametrize(("die", "place"), [(2, (0, 0)), (3, (1, 0)), (5, (3, 0))])
def test_behind_the_start_port_royal_is_a_space_like_any_other(die, place):
    table = jamaica().at(red=(48, -1)).holds(red="6 food").round(die, 1, red="forward/gunpowder")
    assert table.place("red") == place
    assert table.told("finished") == []
    assert table.asked() == ("blue",)
    assert table.cargo("red").endswith("1 gunpowder")


@pytest.mark.rule("JAM-5.6", "JAM-5.4")
def test_two_laps_behind_a_ship_must_come_round_twice():
    table = jamaica().at(red=(49, -2)).holds(red="6 food").round(1, 1, red="forward/forward")
    assert sailed(table) == [(49, 0, -1), (0, 1, -1)]


@pytest.mark.rule("JAM-5.7")
@pytest.mark.parametrize("die", [3, 4, 6])
def test_a_ship_home_after_a_full_lap_stops_and_has_finished(die):
    table = jamaica().at(red=47).holds(red="-").round(die, 1, red="forward/gunpowder")
    assert table.place("red") == (0, 1)
    assert table.told("finished", to="blue") == [{"ship": 0}]
    assert table.state.over


@pytest.mark.rule("JAM-5.8", "JAM-5.7")
@pytest.mark.parametrize("card", ["forward/forward", "forward/backward", "forward/food", "forward/gunpowder"])
def test_after_finishing_in_the_morning_there_is_no_evening(card):
    table = jamaica().at(red=49).holds(red="-").round(6, 5, red=card)
    assert table.place("red") == (0, 1)
    assert table.cargo("red") == ""
    assert len(sailed(table)) == 1


@pytest.mark.rule("JAM-5.8")
def test_a_ship_that_finishes_in_the_evening_has_had_its_morning():
    table = jamaica().at(red=49).holds(red="-").round(5, 6, red="gold/forward")
    assert table.cargo("red") == "5 gold"
    assert table.scores()["red"] == 20


@pytest.mark.rule("JAM-5.9")
@pytest.mark.parametrize("start", [(49, -1), (49, 0)])
def test_port_royal_costs_nothing_and_sees_no_battle(start):
    table = jamaica().at(red=start, blue=0, green=(0, 1)).holds(red="1 gunpowder")
    table.round(1, 1, red="forward/gunpowder")
    assert table.space("red") == 0
    assert table.happened("attacked", "paid", "shortage") == []


@pytest.mark.rule("JAM-5.10")
def test_coming_back_to_the_space_left_is_an_arrival_of_its_own():
    table = jamaica().at(red=16, blue=16).holds(red="2 food, 3 gold").rolls(4, 4)
    table.round(1, 1, red="forward/backward")
    assert table.space("red") == 16
    assert table.happened("paid", "attacked") == ["paid", "attacked", "paid"]
    assert table.cargo("red") == ""


@pytest.mark.rule("JAM-5.10", "JAM-6.2")
def test_both_moves_of_a_card_fight_and_pay():
    table = jamaica().at(red=15, blue=16, green=17).holds(red="2 food, 3 gold").rolls(4, 4, 6, 6)
    table.round(1, 1, red="forward/forward")
    assert table.happened("attacked", "paid") == ["attacked", "paid", "attacked", "paid"]
    assert table.cargo("red") == ""
