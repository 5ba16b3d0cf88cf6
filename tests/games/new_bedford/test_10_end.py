"""NB-10: the end of the round and of the game."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-10.1")
def test_workers_go_home_and_the_next_player_is_first():
    table = new_bedford(3, "green").idle()
    assert table.state.round == 2
    assert table.asked() == ("red",)
    assert all(table.workers(name) == ["home", "home"] for name in table.names)


@pytest.mark.rule("NB-10.2")
def test_round_11_is_not_the_last():
    table = new_bedford().in_round(11).idle()
    assert not table.state.over
    assert table.state.round == 12


@pytest.mark.rule("NB-10.2")
def test_in_round_12_ships_hunt_and_the_post_office_pays():
    table = new_bedford(2).in_round(12).ship("red white", 3).draws("bowhead", "right").idle()
    assert not table.state.over
    table.play("red", "catch bowhead")
    assert table.state.over
    table = new_bedford().in_round(12).built(blue="post office").idle()
    assert table.state.over
    assert table.money("blue") == 2


@pytest.mark.rule("NB-10.3")
def test_then_ships_come_home_without_hunting():
    table = new_bedford().in_round(12).stock(red="$9", blue="$9").draws("empty", "empty", "empty")
    table.ship("red white", 6, "1 bowhead").ship("blue white", 2, "1 right").idle()
    assert table.asked() == ("blue",)
    table.play("blue", "sell right").play("red", "buy right")
    table.play("red", "keep the rest")
    assert table.state.over
    assert table.owned("red") == "1 right, 1 bowhead"
    assert len(table.told("drew")) == 1
    assert table.told("homeward") == [{"ships": 2}]


@pytest.mark.rule("NB-10.3")
def test_nobody_places_workers_while_the_last_ships_come_home():
    table = new_bedford().in_round(12).stock(red="$9").ship("red white", 6, "1 right").draws("empty", "empty").idle()
    assert table.menu() == ["sell right", "keep the rest"]
    assert table.workers("red") == ["home", "home"]


@pytest.mark.rule("NB-10.4")
def test_a_ship_on_the_dock_is_worth_nothing():
    table = new_bedford().in_round(12).ship("red white", "dock").ship("red black", "dock").idle()
    assert table.state.over
    assert table.scores() == {"red": 0, "blue": 0, "green": 0}
