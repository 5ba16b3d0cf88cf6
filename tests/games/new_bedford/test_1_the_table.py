"""NB-1: the table."""

import pytest

from games.new_bedford.table import new_bedford
from roadstead.games.new_bedford import GAME, data
from roadstead.games.new_bedford.data import NOT_IN_GAME

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_two_workers_and_two_ships_on_the_player_board(seats):
    table = new_bedford(seats)
    for name in table.names:
        assert table.workers(name) == ["home", "home"]
        assert table.where(f"{name} white") == table.where(f"{name} black") == "ashore"


@pytest.mark.rule("NB-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_no_more_than_four_players_and_no_fewer_than_two(seats):
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.new(seats)


@pytest.mark.rule("NB-1.2")
def test_the_supply_gives_more_than_the_box_has():
    table = new_bedford().stock(red="40 food, 40 wood, 40 brick, $200")
    table.play("red", "place warehouse", "extra food")
    assert table.has("red") == "41 food, 40 wood, 41 brick, $200"
    table.idle("blue", "green").play("red", "place general store", "sell all food", "sell all wood", "sell all brick")
    assert table.money("red") == 200 + 41 + 40 + 82 + 1


@pytest.mark.rule("NB-1.3")
@pytest.mark.parametrize(
    ("seats", "bag"),
    [
        (2, "18 right, 10 bowhead, 2 sperm, 8 empty"),
        (3, "27 right, 15 bowhead, 3 sperm, 12 empty"),
        (4, "36 right, 20 bowhead, 4 sperm, 16 empty"),
    ],
)
def test_the_bag_is_filled_by_the_number_of_players(seats, bag):
    assert new_bedford(seats).in_bag() == bag


@pytest.mark.rule("NB-1.4")
@pytest.mark.parametrize(("token", "lay", "points"), [("right", 2, 1), ("bowhead", 4, 2), ("sperm", 8, 4)])
def test_lays_and_points(token, lay, points):
    table = new_bedford().ship("red white", "inshore", f"1 {token}").stock(red="$9").idle()
    table.play("red", "keep the rest")
    assert table.money("red") == 9 - lay
    assert table.scores()["red"] == points + (9 - lay) // 5


@pytest.mark.rule("NB-1.5")
def test_everybody_sees_everything():
    table = new_bedford().stock(red="3 food, $7").ship("red white", 3, "1 sperm").whales(red="2 right")
    for viewer in (0, 1, 2, None):
        view = table.state.redacted(viewer)
        for field in GAME.fields:
            seen, there = getattr(view, field.name), getattr(table.state, field.name)
            assert seen == there if isinstance(there, (bool, int)) else list(seen) == list(there)


@pytest.mark.rule("NB-1.5")
def test_a_token_is_drawn_when_it_is_drawn_each_with_the_same_chance():
    table = new_bedford(2).ship("red white", 3).draws("empty", "right").idle()
    assert [sides for stream, sides in table.dice.thrown if stream == "bag"] == [38, 37]
    assert table.out() == "1 right, 1 empty"


@pytest.mark.rule("NB-1.6")
def test_seven_spaces_belong_to_nobody():
    table = new_bedford().stock(red="9 food, 9 wood, 9 brick").ship("red white", "dock")
    assert table.spaces() == ["farm", "forest", "warehouse", "general store", "town hall", "shipyard", "city pier"]


@pytest.mark.rule("NB-1.7")
def test_two_players_do_without_the_eight_buildings_for_three():
    table = new_bedford(2).stock(red="20 food, 20 wood, 20 brick, $20").play("red", "place town hall")
    assert len(table.menu()) == 12
    for building in ("brickyard", "inn", "post office"):
        assert f"build {building}" not in table.menu()
        assert table.refusal("red", f"build {building}") == "NB-1.7"
    for building in ("tavern", "mansion"):
        assert f"build {building}" in table.menu()
    assert sum(owner == NOT_IN_GAME for owner in table.state.owner) == 8


@pytest.mark.rule("NB-1.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_use_all_twenty_buildings(seats):
    table = new_bedford(seats).stock(red="20 food, 20 wood, 20 brick, $20").play("red", "place town hall")
    assert len(table.menu()) == 20


@pytest.mark.rule("NB-1.8")
@pytest.mark.parametrize("price", range(1, 7))
def test_a_ship_launched_for_n_food_hunts_n_times(price):
    table = new_bedford(2).stock(red=f"{price} food").ship("red white", "dock")
    table.play("red", "place city pier", f"launch white {price}")
    for _ in range(price):
        table.idle().play("red", "catch right")
        assert table.where("red white") != "ashore"
    table.idle()
    assert table.told("came home") == [{"seat": 0, "sail": 0, "right": price, "bowhead": 0, "sperm": 0}]


@pytest.mark.rule("NB-1.8")
def test_the_inshore_space_has_no_price():
    table = new_bedford().stock(red="9 food").ship("red white", "dock").play("red", "place city pier")
    assert table.menu() == [f"launch white {price}" for price in range(1, 7)]
    table.play("red", "launch white 1")
    assert table.where("red white") == (1, "1st")
    table.idle()
    assert table.where("red white") == ("inshore", "1st")


@pytest.mark.rule("NB-1.9")
def test_in_reading_a_the_last_space_before_return_costs_one_food():
    table = new_bedford(track="A").stock(red="2 food, $9").ship("red white", "dock").ship("red black", "dock")
    table.play("red", "place city pier", "launch white 1").idle("blue", "green")
    table.play("red", "place city pier", "launch black 2").idle()
    assert table.where("red white") == "ashore"
    assert table.where("red black") == (1, "1st")
    table.play("red", "catch right").idle()
    assert table.told("came home")[-1]["right"] == 1


@pytest.mark.rule("NB-1.10")
def test_ships_on_a_space_are_ranked_as_they_came():
    table = new_bedford().ship("red white", 3).ship("blue black", 3).stock(green="9 food").ship("green white", "dock")
    table.idle("red", "blue").play("green", "place city pier", "launch white 3")
    ranks = [table.where(ship) for ship in ("red white", "blue black", "green white")]
    assert ranks == [(3, "1st"), (3, "2nd"), (3, "3rd")]


@pytest.mark.rule("NB-1.11")
def test_eight_buildings_cost_something_else_in_print():
    prototype, published = new_bedford().state, new_bedford(edition="published").state
    dearer = {
        data.BUILDING_NAMES[tile]: [int(published.cost(tile, kind)) for kind in range(4)]
        for tile in range(data.TILES)
        if any(prototype.cost(tile, kind) != published.cost(tile, kind) for kind in range(4))
    }
    assert dearer == {
        "Clark's Point Light": [0, 2, 2, 0],
        "Tryworks": [0, 0, 3, 0],
        "Wharf": [0, 3, 1, 0],
        "Roller Mills": [2, 0, 1, 0],
        "Market": [1, 1, 1, 0],
        "Chandlery": [2, 2, 2, 0],
        "Bourne Counting House": [2, 3, 0, 0],
        "Municipal Building": [0, 4, 4, 0],
    }


@pytest.mark.rule("NB-1.11", "NB-5.7")
@pytest.mark.parametrize(
    ("building", "cost"),
    [
        ("merchant's bank", "4 brick"),
        ("dry dock", "2 wood, 2 brick"),
        ("clark's point light", "2 wood, 4 brick"),
        ("lumber mill", "3 wood, 1 brick"),
        ("schoolhouse", "2 food, 2 wood, 1 brick"),
        ("tavern", "3 food, 2 brick"),
        ("tryworks", "2 brick, $1"),
        ("wharf", "3 food, 2 wood, 1 brick"),
        ("roller mills", "1 food, 2 brick"),
        ("brickyard", "4 brick"),
        ("cooperage", "4 wood"),
        ("courthouse", "5 wood, 1 brick"),
        ("inn", "2 food, 2 brick"),
        ("market", "3 wood, 3 brick"),
        ("post office", "2 wood, 1 brick"),
        ("chandlery", "2 food, 2 wood, 1 brick"),
        ("seamen's bethel", "5 wood, 5 brick"),
        ("bourne counting house", "3 brick"),
        ("municipal building", "4 food, 4 brick"),
        ("mansion", "4 wood, $10"),
    ],
)
def test_what_each_building_costs_in_the_prototype(building, cost):
    # Red is first at the Town Hall and has its bonus; blue pays in full.
    table = new_bedford().stock(red="9 wood, 9 brick", blue=cost)
    table.play(
        "red", "place town hall", "build lumber mill" if building != "lumber mill" else "build dry dock", "less wood"
    )
    table.play("blue", "place town hall")
    if table.asked() == ("blue",):
        table.play("blue", f"build {building}")
    assert table.owner(building) == "blue"
    assert table.has("blue") == "nothing"
