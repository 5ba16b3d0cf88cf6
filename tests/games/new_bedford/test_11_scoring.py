"""NB-11: scoring."""

import pytest

from games.new_bedford.table import new_bedford
from roadstead.games.new_bedford import GAME

pytestmark = pytest.mark.pure


def ended(table):
    """Play the last round at the Farm; goods do not score."""
    table.in_round(12).idle()
    assert table.state.over
    return table


@pytest.mark.rule("NB-11.1")
def test_whales_score_one_two_and_four():
    table = ended(new_bedford().whales(red="3 right", blue="2 bowhead", green="1 sperm, 1 right"))
    assert table.scores() == {"red": 3, "blue": 4, "green": 5}


@pytest.mark.rule("NB-11.1")
def test_whales_in_a_hold_score_nothing():
    table = new_bedford().ship("red white", 4, "3 sperm").whales(red="1 right")
    assert table.scores()["red"] == 1


@pytest.mark.rule("NB-11.2")
def test_each_building_is_a_point():
    table = ended(new_bedford().built(red="tavern, inn, market"))
    assert table.scores()["red"] == 3


@pytest.mark.rule("NB-11.2")
def test_the_post_office_counts_for_its_last_owner():
    table = new_bedford().built(red="post office").stock(blue="$1").in_round(12)
    table.idle("red").play("blue", "place post office").idle()
    assert table.scores() == {"red": 0, "blue": 1, "green": 0}


@pytest.mark.rule("NB-11.3", "NB-11.2")
def test_bethel_and_mansion():
    table = ended(new_bedford().built(red="seamen's bethel", blue="mansion"))
    assert table.scores() == {"red": 6, "blue": 5, "green": 0}


@pytest.mark.rule("NB-11.4")
@pytest.mark.parametrize(
    ("others", "bonus"), [("", 0), (", inn", 1), (", inn, tavern", 1), (", inn, tavern, market", 2)]
)
def test_the_municipal_building_counts_pairs_of_buildings(others, bonus):
    table = ended(new_bedford().built(red=f"municipal building{others}"))
    owned = 1 + others.count(",")
    assert table.scores()["red"] == owned + bonus


@pytest.mark.rule("NB-11.5")
@pytest.mark.parametrize(("whales", "points"), [("1 right", 1), ("2 right", 3), ("5 right", 7), ("4 bowhead", 8)])
def test_the_counting_house_counts_pairs_of_right_whales(whales, points):
    table = ended(new_bedford().built(red="bourne counting house").whales(red=whales))
    assert table.scores()["red"] == 1 + points


@pytest.mark.rule("NB-11.6")
@pytest.mark.parametrize(("stock", "points"), [("$4", 0), ("$5", 1), ("$14", 2), ("9 food, 9 wood, 9 brick, $10", 2)])
def test_every_full_five_dollars_is_a_point_and_goods_are_none(stock, points):
    assert ended(new_bedford().stock(red=stock)).scores()["red"] == points


@pytest.mark.rule("NB-11.7")
def test_the_highest_total_wins():
    assert ended(new_bedford().whales(red="1 right", blue="1 sperm")).winners() == ["blue"]


@pytest.mark.rule("NB-11.7")
def test_among_equals_the_most_tokens_not_the_dearest():
    table = ended(new_bedford().whales(red="1 sperm", blue="2 right, 1 bowhead"))
    assert table.scores()["red"] == table.scores()["blue"] == 4
    assert table.winners() == ["blue"]


@pytest.mark.rule("NB-11.7")
def test_then_the_most_money():
    table = ended(new_bedford().whales(red="1 right", blue="1 right").stock(red="$3", blue="$4"))
    assert table.winners() == ["blue"]


@pytest.mark.rule("NB-11.8")
def test_the_rest_share_the_victory():
    table = ended(new_bedford().whales(red="1 right", green="1 right").stock(red="$3", green="$3"))
    assert table.winners() == ["red", "green"]
    assert list(table.state.result()) == [0.5, 0.0, 0.5]


def test_a_finished_game_is_summed_up_seat_by_seat():
    table = ended(new_bedford().whales(red="2 right, 1 sperm").built(red="mansion, inn").stock(red="3 wood, $11"))
    kept = GAME.statistics(table.state)
    assert {name: row[0] for name, row in kept.items() if name != "food"} == {
        "whales": 6,
        "buildings": 2,
        "bonus": 4,
        "money": 11,
        "right": 2,
        "bowhead": 0,
        "sperm": 1,
        "wood": 3,
        "brick": 0,
    }
