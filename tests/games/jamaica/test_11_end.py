"""JAM-11: end and scoring."""

import pytest

from games.jamaica.table import jamaica
from roadstead.games.jamaica import GAME

pytestmark = pytest.mark.pure

LAST = 100


def ended(**places):
    """A game that ends with this round, in which everybody loads two doubloons where there is room."""
    return jamaica(len(places)).at(**places).in_round(LAST)


@pytest.mark.rule("JAM-11.1")
def test_the_round_of_the_first_ship_home_is_played_to_its_end():
    table = jamaica(captain="blue").at(blue=48, green=46).holds(green="-")
    table.round(4, 1, blue="forward/gunpowder", green="forward/food", red="gunpowder/gold")
    assert [fact["ship"] for fact in table.told("finished", to="red")] == [1, 2]
    assert [fact["ship"] for fact in table.told("turned up")] == [1, 2, 0]
    assert table.cargo("red") == "3 food, 3 gold, 4 gunpowder, 1 gold"
    assert table.state.over
    assert table.asked() == ()


@pytest.mark.rule("JAM-11.1")
def test_who_had_their_turn_before_gets_no_other_and_nobody_draws():
    table = jamaica().at(green=49).round(2, 1, green="forward/gunpowder")
    assert table.state.over
    assert len(table.told("turned up")) == 3
    assert [len(table.in_hand(name)) for name in table.names] == [2, 2, 2]
    assert table.told("drew") == []
    assert table.told("last round") == [{"round": 1}]


@pytest.mark.rule("JAM-11.1")
def test_until_somebody_is_home_the_game_goes_on():
    table = jamaica().at(green=48).holds(green="6 food").round(1, 2, green="forward/gunpowder")
    assert not table.state.over
    assert table.winners() == []
    assert table.state.result() == [0, 0, 0]


@pytest.mark.rule("JAM-11.2")
@pytest.mark.parametrize(("number", "over"), [(98, False), (99, False), (100, True)])
def test_after_a_hundred_rounds_the_game_is_scored_as_it_stands(number, over):
    table = jamaica().at(blue=45).in_round(number).round(1, 1)
    assert table.state.over == over
    if over:
        assert table.winners() == ["blue"]
        assert table.scores() == {"red": 0, "blue": 11, "green": 0}


@pytest.mark.rule("JAM-11.2")
def test_a_hundred_rounds_are_the_rule():
    assert GAME.new(seats=3, seed=1).rounds == 100


@pytest.mark.rule("JAM-11.9", "JAM-11.8")
@pytest.mark.parametrize("rounds", [50, 20, 10, 5])
def test_fewer_rounds_can_be_agreed_on_and_the_game_is_scored_after_them(rounds):
    table = jamaica(rounds=rounds).at(blue=45).in_round(rounds - 1).round(1, 1)
    assert not table.state.over
    table = jamaica(rounds=rounds).at(blue=45).in_round(rounds).round(1, 1)
    assert table.state.over
    assert table.winners() == ["blue"]


@pytest.mark.rule("JAM-11.3")
def test_every_finished_ship_scores_fifteen():
    table = jamaica().at(red=49, blue=48, green=1).holds(red="-", blue="-", green="-")
    table.round(2, 2, red="forward/gunpowder", blue="forward/food", green="food/gunpowder")
    assert table.scores() == {"red": 15, "blue": 15, "green": -5}
    assert table.winners() == ["red", "blue"]


@pytest.mark.rule("JAM-11.4")
@pytest.mark.parametrize(
    ("space", "points"), [(41, 2), (42, 3), (43, 4), (44, 5), (45, 6), (46, 7), (47, 8), (48, 9), (49, 10)]
)
def test_past_the_line_a_space_scores_its_number(space, points):
    table = ended(red=space, blue=1, green=2).holds(red="-").round(1, 1)
    assert table.state.over
    assert table.scores()["red"] == points + 2


@pytest.mark.rule("JAM-11.5")
@pytest.mark.parametrize("place", [0, 1, 15, 37, 38, 39, 40, (49, -1), (44, -1), (41, -1), (0, -1), (47, -2)])
def test_everywhere_else_five_points_are_lost(place):
    assert ended(red=place, blue=1, green=2).holds(red="-").round(1, 1).scores()["red"] == -5 + 2


@pytest.mark.rule("JAM-11.6")
def test_doubloons_and_face_down_treasures_count():
    table = ended(red=41, blue=1, green=2).holds(red="6 gold, 1 gold", blue="-", green="-")
    table.treasures(red=["+7", "+3", "-4"], blue=["-2", "-3"], green=["+5"]).round(1, 1)
    assert table.scores() == {"red": 2 + 7 + 2 + 6, "blue": -5 + 2 - 5, "green": -5 + 2 + 5}


@pytest.mark.rule("JAM-11.6")
def test_a_6th_holds_doubloons_count_too():
    table = ended(red=41, blue=1, green=2).holds(red="-, -, -, -, -, 4 gold").treasures(red=["6th hold"]).round(1, 1)
    assert table.scores()["red"] == 2 + 4 + 2


@pytest.mark.rule("JAM-11.6")
def test_at_the_end_everybody_sees_the_treasures_that_count():
    table = ended(red=41, blue=1, green=2).treasures(red=["+7", "-4"], blue=["-2", "map"]).round(1, 1)
    for viewer in (*table.names, None):
        assert list(table.view(viewer).face)[:4] == list(table.state.face)[:4]
        assert list(table.view(viewer).scores()) == list(table.state.scores())


@pytest.mark.rule("JAM-11.6", "JAM-9.2")
def test_a_moment_before_the_end_they_are_still_hidden():
    table = ended(red=41, blue=1, green=6).holds(green="6 food").treasures(red=["+7", "-4"])
    table.round(1, 1, green="forward/gunpowder")
    assert table.asked() == ("green",)
    assert table.who_knows("+7") == table.who_knows("-4") == ["red"]


@pytest.mark.rule("JAM-11.7")
def test_food_gunpowder_and_powers_score_nothing_and_totals_may_be_negative():
    table = ended(red=38, blue=1, green=2).holds(red="6 food, 6 gunpowder, 1 gunpowder, 5 food, 1 food, 6 food")
    table.treasures(red=["map", "sabre", "lady beth", "6th hold", "-4", "-2"])
    table.hand(red=("gunpowder/food", "gold/gold", "food/forward", "forward/food")).round(1, 2, red="gunpowder/food")
    table.play("red", "dump 1", "dump 1")
    assert table.scores()["red"] == -5 - 6


@pytest.mark.rule("JAM-11.8")
def test_the_highest_total_wins_even_far_behind():
    table = ended(red=49, blue=1, green=2).holds(red="-", blue="6 gold, 6 gold, 4 gold", green="-").round(1, 1)
    assert table.winners() == ["blue"]
    assert table.state.result() == [0, 1, 0]


@pytest.mark.rule("JAM-11.8", "JAM-1.4")
@pytest.mark.parametrize(
    ("red", "blue", "winners"),
    [
        ((45, "-"), (43, "2 gold"), ["red"]),
        ((42, "3 gold"), (43, "2 gold"), ["blue"]),
        ((7, "-"), (6, "-"), ["blue"]),
        ((12, "-"), (14, "-"), ["red", "blue"]),
        (((49, -1), "-"), (0, "-"), ["blue"]),
        (((49, -1), "-"), ((48, -1), "-"), ["red"]),
        ((17, "-"), (21, "-"), ["red", "blue"]),
        ((17, "1 gold"), (21, "1 gold"), ["red", "blue"]),
    ],
)
def test_among_equals_the_ship_with_the_least_to_go_wins_and_then_all_share(red, blue, winners):
    table = ended(red=red[0], blue=blue[0], green=(1, -2)).holds(red=red[1], blue=blue[1], green="-").round(1, 1)
    scores = table.scores()
    assert scores["red"] == scores["blue"]
    assert table.winners() == winners
    assert sum(table.state.result()) == 1


@pytest.mark.rule("JAM-11.8")
def test_finished_ships_with_equal_totals_share():
    table = jamaica().at(red=48, blue=49, green=47).holds(red="3 gold", blue="3 gold", green="1 gold")
    table.round(4, 4, red="forward/food", blue="forward/gunpowder", green="forward/forward")
    assert table.winners() == ["red", "blue"]
    assert table.state.result() == [0.5, 0.5, 0]


@pytest.mark.rule("JAM-11.8")
def test_a_finished_ship_wins_a_tie_against_one_at_sea():
    table = jamaica().at(red=44, blue=49, green=1).holds(red="6 gold, 4 gold", blue="-", green="-")
    table.round(4, 4, red="food/gunpowder", blue="forward/gunpowder", green="food/gunpowder")
    assert table.scores() == {"red": 15, "blue": 15, "green": -5}
    assert table.winners() == ["blue"]
