"""NB-7: preparing and launching."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-7.1")
def test_preparing_takes_two_wood_and_one_for_the_first():
    table = new_bedford().stock(red="2 wood", blue="2 wood").play("red", "place shipyard", "prepare white")
    table.play("blue", "place shipyard", "prepare black")
    assert table.has("red") == "1 wood"
    assert table.has("blue") == "nothing"
    assert table.where("red white") == table.where("blue black") == "dock"


@pytest.mark.rule("NB-7.1")
def test_only_a_ship_on_the_player_board_is_prepared():
    table = new_bedford().stock(red="9 wood").ship("red white", "dock").ship("red black", 2)
    assert table.refusal("red", "place shipyard") == "NB-7.1"


@pytest.mark.rule("NB-7.2")
def test_the_dock_has_room_for_every_ship():
    table = new_bedford(4).stock(red="2 wood")
    for ship in ("red white", "blue white", "blue black", "green white", "green black", "yellow white", "yellow black"):
        table.ship(ship, "dock")
    table.play("red", "place shipyard")
    assert table.where("red black") == "dock"


@pytest.mark.rule("NB-7.3")
def test_launching_takes_the_food_shown_and_one_less_for_the_first():
    table = new_bedford().stock(red="3 food", blue="3 food").ship("red white", "dock").ship("blue white", "dock")
    table.play("red", "place city pier", "launch white 4").play("blue", "place city pier", "launch white 3")
    assert table.has("red") == table.has("blue") == "nothing"
    assert table.where("red white") == (4, "1st")
    assert table.where("blue white") == (3, "1st")


@pytest.mark.rule("NB-7.3")
def test_the_first_goes_to_the_one_food_space_for_nothing():
    table = new_bedford().ship("red white", "dock").ship("blue white", "dock").play("red", "place city pier")
    assert table.where("red white") == (1, "1st")
    assert table.has("red") == "nothing"
    assert table.refusal("blue", "place city pier") == "NB-7.4"


@pytest.mark.rule("NB-7.3")
def test_nobody_launches_what_is_not_on_the_dock():
    table = new_bedford().stock(red="9 food").ship("red black", 2).ship("blue white", "dock")
    assert table.refusal("red", "place city pier") == "NB-7.3"


@pytest.mark.rule("NB-7.4")
def test_no_farther_than_the_food_allows():
    table = new_bedford().stock(red="2 food").ship("red white", "dock").play("red", "place city pier")
    assert table.menu() == ["launch white 1", "launch white 2", "launch white 3"]
    assert table.refusal("red", "launch white 4") == "NB-7.4"


@pytest.mark.rule("NB-7.5")
def test_a_fourth_ship_finds_no_room():
    table = new_bedford().stock(red="9 food").ship("red white", "dock")
    for ship in ("blue white", "blue black", "green white"):
        table.ship(ship, 3)
    table.play("red", "place city pier")
    assert "launch white 3" not in table.menu()
    assert table.refusal("red", "launch white 3") == "NB-7.5"


@pytest.mark.rule("NB-7.5")
def test_a_launched_ship_takes_the_next_rank():
    table = new_bedford().stock(red="9 food").ship("red white", "dock").ship("blue white", 3)
    table.play("red", "place city pier", "launch white 3")
    assert table.where("red white") == (3, "2nd")


@pytest.mark.rule("NB-7.5", "NB-3.3")
def test_the_pier_is_closed_when_every_payable_space_is_full():
    table = new_bedford(2).stock(red="0 food").ship("red white", "dock")
    for ship in ("blue white", "blue black", "red black"):
        table.ship(ship, 1)
    assert table.refusal("red", "place city pier") == "NB-7.4"


@pytest.mark.rule("NB-7.6")
def test_the_owner_chooses_between_two_ships():
    table = new_bedford().stock(red="2 wood, 1 food")
    table.play("red", "place shipyard")
    assert table.menu() == ["prepare white", "prepare black"]
    table = new_bedford().stock(red="0 food").ship("red white", "dock").ship("red black", "dock")
    table.play("red", "place city pier")
    assert table.menu() == ["launch white 1", "launch black 1"]
