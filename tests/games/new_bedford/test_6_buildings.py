"""NB-6: the buildings that give and sell, launch and light, and those that build, lodge and post."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-6.1", "NB-6.2", "NB-6.3")
@pytest.mark.parametrize(
    ("building", "gives"), [("merchant's bank", "$5"), ("schoolhouse", "2 food, 2 wood"), ("roller mills", "4 food")]
)
def test_buildings_that_give(building, gives):
    table = new_bedford().built(red=building).play("red", f"place {building}")
    assert table.has("red") == gives


@pytest.mark.rule("NB-6.4", "NB-6.5")
@pytest.mark.parametrize(
    ("building", "gives"), [("brickyard", "3 brick"), ("chandlery", "1 food, 1 wood, 1 brick, $1")]
)
def test_buildings_that_give_bricks(building, gives):
    table = new_bedford().built(red=building).play("red", f"place {building}")
    assert table.has("red") == gives


@pytest.mark.rule("NB-6.6")
def test_the_lumber_mill_buys_wood_at_two_dollars_and_nothing_else():
    table = new_bedford().built(red="lumber mill").stock(red="5 food, 3 wood, 2 brick").play("red", "place lumber mill")
    assert table.menu() == ["sell 1 wood", "sell 2 wood", "sell all wood"]
    assert table.refusal("red", "sell all food") == "NB-6.6"
    table.play("red", "sell 2 wood", "done")
    assert table.has("red") == "5 food, 1 wood, 2 brick, $4"


@pytest.mark.rule("NB-6.6")
def test_without_wood_no_lumber_mill():
    table = new_bedford().built(red="lumber mill").stock(red="5 food")
    assert table.refusal("red", "place lumber mill") == "NB-6.6"


@pytest.mark.rule("NB-6.7")
def test_the_market_doubles_the_first_of_each_kind():
    table = new_bedford().built(red="market").stock(red="3 food, 1 wood, 2 brick").play("red", "place market")
    table.play("red", "sell 1 food")
    assert table.money("red") == 2
    table.play("red", "sell all food", "sell all wood", "sell all brick")
    assert table.money("red") == (3 + 1) + (1 + 1) + 2 * (2 + 1)


@pytest.mark.rule("NB-6.7")
def test_the_market_needs_a_sale():
    table = new_bedford().built(red="market")
    assert table.refusal("red", "place market") == "NB-6.7"


# Dry Dock and Wharf


@pytest.mark.rule("NB-6.8")
def test_the_dry_dock_prepares_and_launches_in_one():
    table = new_bedford().built(red="dry dock").stock(red="3 wood, 4 food").play("red", "place dry dock")
    assert table.menu() == [f"launch {sail} {price}" for sail in ("white", "black") for price in range(1, 5)]
    table.play("red", "launch black 4")
    assert table.has("red") == "1 wood"
    assert table.where("red black") == (4, "1st")
    assert table.where("red white") == "ashore"


@pytest.mark.rule("NB-6.8")
def test_the_dry_dock_takes_no_ship_that_is_prepared_or_at_sea():
    table = (
        new_bedford().built(red="dry dock").stock(red="5 wood, 5 food").ship("red white", "dock").ship("red black", 2)
    )
    assert table.refusal("red", "place dry dock") == "NB-6.8"


@pytest.mark.rule("NB-6.8")
@pytest.mark.parametrize("stock", ["1 wood, 5 food", "2 wood"])
def test_the_dry_dock_wants_wood_and_food(stock):
    table = new_bedford().built(red="dry dock").stock(red=stock)
    assert table.refusal("red", "place dry dock") == "NB-6.8"


@pytest.mark.rule("NB-6.8", "NB-7.5")
def test_the_dry_dock_needs_an_open_space():
    table = new_bedford(4).built(red="dry dock").stock(red="2 wood, 1 food")
    for ship in ("blue white", "blue black", "green white"):
        table.ship(ship, 1)
    assert "dry dock" not in table.spaces()


@pytest.mark.rule("NB-6.9")
def test_the_dry_dock_has_no_bonus_and_takes_none():
    table = new_bedford().built(red="dry dock").stock(red="2 wood, 2 food", blue="1 wood").ship("green white", "dock")
    table.play("red", "place dry dock", "launch white 2")
    assert table.has("red") == "nothing"
    table.play("blue", "place shipyard", "prepare white")
    assert table.has("blue") == "nothing"
    assert "city pier" in table.spaces("green")
    table.play("green", "place city pier")
    assert table.where("green white") == (1, "1st")


@pytest.mark.rule("NB-6.10")
@pytest.mark.parametrize(("price", "food"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_wharf_asks_half_rounded_up(price, food):
    table = new_bedford().built(red="wharf").stock(red=f"{food} food").ship("red white", "dock")
    table.play("red", "place wharf")
    table.play("red", f"launch white {price}")
    assert table.has("red") == "nothing"
    assert table.where("red white") == (price, "1st")


@pytest.mark.rule("NB-6.10")
def test_the_wharf_launches_only_what_is_prepared():
    table = new_bedford().built(red="wharf").stock(red="9 food, 9 wood")
    assert table.refusal("red", "place wharf") == "NB-7.3"


# Clark's Point Light

LIGHT = "clark's point light"


@pytest.mark.rule("NB-6.11")
def test_the_light_moves_a_ship_out_to_the_first_rank():
    table = new_bedford().built(red=LIGHT).ship("blue white", 2).ship("red white", 2).ship("green white", 2)
    table.ship("blue black", 3).ship("green black", 3).play("red", f"place {LIGHT}")
    assert table.where("red white") == (3, "1st")
    assert table.where("blue black") == (3, "2nd")
    assert table.where("green black") == (3, "3rd")
    assert table.where("blue white") == (2, "1st")
    assert table.where("green white") == (2, "2nd")
    assert table.has("red") == "nothing"


@pytest.mark.rule("NB-6.11", "NB-7.6")
def test_the_owner_chooses_which_ship_goes_out():
    table = (
        new_bedford().built(red=LIGHT).ship("red white", 2).ship("red black", "inshore").play("red", f"place {LIGHT}")
    )
    assert table.menu() == ["outward white", "outward black"]
    table.play("red", "outward black")
    assert table.where("red black") == (1, "1st")


@pytest.mark.rule("NB-6.12")
def test_the_light_helps_neither_in_port_nor_at_the_far_end():
    table = new_bedford().built(red=LIGHT).ship("red white", 6).ship("red black", "dock").ship("blue white", 2)
    assert table.refusal("red", f"place {LIGHT}") == "NB-6.12"


@pytest.mark.rule("NB-6.12")
def test_the_light_leads_nobody_into_a_full_space():
    table = new_bedford().built(red=LIGHT).ship("red white", 2).ship("red black", 3)
    for ship in ("blue white", "blue black"):
        table.ship(ship, 3)
    table.play("red", f"place {LIGHT}")
    assert table.where("red black") == (4, "1st")
    table = new_bedford().built(red=LIGHT).ship("red white", 2).ship("blue white", 3).ship("blue black", 3)
    table.ship("green white", 3)
    assert table.refusal("red", f"place {LIGHT}") == "NB-6.12"


@pytest.mark.rule("NB-6.13")
def test_a_ship_moved_out_does_not_come_home_and_tryworks_is_in_vain():
    table = new_bedford().built(red=f"{LIGHT}, tryworks").ship("red white", "inshore", "1 right")
    table.play("red", "place tryworks").idle("blue", "green").play("red", f"place {LIGHT}").idle()
    assert table.told("came home") == []
    assert table.where("red white") == ("inshore", "1st")
    assert table.owned("red") == "nothing"


# Tavern


@pytest.mark.rule("NB-6.14")
@pytest.mark.parametrize(("tokens", "money"), [(1, 4), (2, 6)])
def test_empty_sea_leaves_the_game_for_money(tokens, money):
    table = new_bedford().built(red="tavern").lying_out("3 empty, 1 right").play("red", "place tavern")
    assert table.menu() == ["clear 1", "clear 2"]
    table.play("red", f"clear {tokens}")
    assert table.money("red") == money
    assert table.removed() == f"{tokens} empty"
    assert table.out() == f"1 right, {3 - tokens} empty"


@pytest.mark.rule("NB-6.15")
def test_a_single_empty_sea_is_cleared_without_a_choice():
    table = new_bedford().built(red="tavern").lying_out("1 empty").play("red", "place tavern")
    assert table.money("red") == 4
    assert table.asked() == ("blue",)


@pytest.mark.rule("NB-6.15")
@pytest.mark.parametrize("out", ["", "2 right"])
def test_without_empty_sea_no_tavern(out):
    table = new_bedford().built(red="tavern").lying_out(out)
    assert table.refusal("red", "place tavern") == "NB-6.15"


# Cooperage


@pytest.mark.rule("NB-6.23")
def test_the_cooperage_pays_for_the_tokens_on_one_ship():
    table = (
        new_bedford().built(red="cooperage").ship("red white", 3, "2 right, 1 sperm").ship("red black", 1, "1 right")
    )
    table.play("red", "place cooperage")
    assert table.menu() == ["count white", "count black"]
    table.play("red", "count white")
    assert table.money("red") == 3
    assert table.hold("red white") == "2 right, 1 sperm"


@pytest.mark.rule("NB-6.23")
def test_the_cooperage_wants_a_token_of_the_players_own():
    table = new_bedford().built(red="cooperage").ship("red white", 3).ship("blue white", 2, "3 right")
    assert table.refusal("red", "place cooperage") == "NB-6.23"


# Courthouse


@pytest.mark.rule("NB-6.24")
def test_the_courthouse_takes_two_goods_off():
    table = new_bedford().built(red="courthouse").stock(red="2 food, 2 wood, 1 brick").play("red", "place courthouse")
    table.play("red", "build schoolhouse", "less food", "less brick")
    assert table.has("red") == "1 food, 1 brick"


@pytest.mark.rule("NB-6.24")
def test_both_may_be_of_one_kind_and_fewer_may_be_used():
    table = new_bedford().built(red="courthouse").stock(red="4 brick").play("red", "place courthouse")
    table.play("red", "build brickyard", "less brick", "less brick")
    assert table.has("red") == "2 brick"
    table = new_bedford().built(red="courthouse").stock(red="4 brick").play("red", "place courthouse")
    table.play("red", "build brickyard", "less brick")
    assert table.menu() == ["less brick", "less nothing"]
    table.play("red", "less nothing")
    assert table.has("red") == "1 brick"


@pytest.mark.rule("NB-6.24")
def test_the_courthouse_does_not_leave_a_builder_short():
    table = new_bedford().built(red="courthouse").stock(red="3 wood, 5 brick").play("red", "place courthouse")
    table.play("red", "build seamen's bethel")
    assert table.owner("seamen's bethel") == "red"
    assert table.has("red") == "nothing"


@pytest.mark.rule("NB-6.24")
def test_money_stays_in_the_cost():
    table = new_bedford().built(red="courthouse").stock(red="9 wood, $9").play("red", "place courthouse")
    assert table.refusal("red", "build mansion") == "NB-5.7"


@pytest.mark.rule("NB-6.25")
def test_the_courthouse_leaves_the_town_hall_alone():
    table = (
        new_bedford()
        .built(red="courthouse")
        .stock(red="2 brick, 4 wood", blue="3 brick")
        .play("red", "place courthouse")
    )
    assert "build dry dock" in table.menu()
    assert "build tavern" not in table.menu()
    table.play("red", "build cooperage", "less wood", "less wood").play("blue", "place town hall", "build brickyard")
    assert table.has("blue") == "nothing"


# Inn


@pytest.mark.rule("NB-6.26")
def test_the_user_of_the_inn_places_both_workers_again():
    table = new_bedford().built(red="inn").stock(blue="$1")
    table.play("red", "place forest").play("blue", "place inn").idle()
    assert table.asked() == ("blue",)
    assert table.workers("blue") == ["home", "home"]
    assert table.workers("red") == ["forest", "farm"]
    table.play("blue", "place warehouse", "extra brick", "place farm")
    assert table.state.round == 2


@pytest.mark.rule("NB-6.27")
def test_from_the_inn_to_the_boards_only_and_twice_to_one_space_too():
    table = new_bedford().built(red="inn, merchant's bank").play("red", "place inn").idle()
    assert table.spaces() == ["farm", "forest", "warehouse", "general store"]
    assert table.refusal("red", "place merchant's bank") == "NB-6.27"
    before = table.has("red")
    assert before == "2 food"
    table.play("red", "place forest", "place forest")
    assert table.has("red") == "2 food, 5 wood"


@pytest.mark.rule("NB-6.28")
def test_a_space_emptied_by_the_lift_gives_its_bonus_again():
    table = (
        new_bedford().built(red="inn").play("red", "place inn").play("blue", "place farm").play("green", "place farm")
    )
    table.play("red", "place forest").idle()
    assert table.has("red") == "3 wood"
    table.play("red", "place forest", "place farm")
    assert table.has("red") == "2 food, 6 wood"


@pytest.mark.rule("NB-6.29")
def test_a_worker_lifted_from_the_tryworks_ends_its_effect():
    table = new_bedford().built(red="inn, tryworks").ship("red white", "inshore", "1 right")
    table.play("red", "place tryworks").idle("blue", "green").play("red", "place inn").idle()
    table.play("red", "place forest", "place warehouse", "extra wood")
    assert table.told("sold whale") == [{"seat": 0, "whale": 0, "money": 1}]


@pytest.mark.rule("NB-6.30")
def test_a_building_left_by_the_inn_stays_used():
    table = new_bedford().built(red="inn, brickyard").stock(blue="$9", green="$9")
    table.play("red", "place brickyard").idle("blue", "green").play("red", "place inn")
    assert table.refusal("blue", "place brickyard") == "NB-3.8"
    table.idle()
    assert table.asked() == ("red",)
    assert table.refusal("red", "place brickyard") == "NB-6.27"
    table.play("red", "place forest", "place forest")
    assert "brickyard" in table.spaces("blue")


# Post Office


@pytest.mark.rule("NB-6.31")
def test_the_post_office_pays_at_the_end_of_each_round():
    table = new_bedford().built(blue="post office").idle()
    assert table.money("blue") == 2
    table.idle()
    assert table.money("blue") == 4


@pytest.mark.rule("NB-6.31")
def test_the_post_office_pays_in_round_12_before_the_last_ships_are_home():
    table = new_bedford().built(red="post office").in_round(12).ship("red white", 1, "1 right").draws("empty", "empty")
    table.idle()
    assert table.menu() == ["sell right", "keep the rest"]
    assert table.money("red") == 2


@pytest.mark.rule("NB-6.32")
def test_the_post_office_is_taken_over_for_the_fee_alone():
    table = (
        new_bedford()
        .built(red="post office")
        .stock(blue="$1", green="$1")
        .idle("red")
        .play("blue", "place post office")
    )
    assert table.owner("post office") == "blue"
    assert table.money("red") == 1
    assert table.refusal("green", "place post office") == "NB-3.8"
    table.idle()
    assert (table.money("red"), table.money("blue")) == (1, 2)


@pytest.mark.rule("NB-6.33")
def test_its_owner_cannot_use_the_post_office():
    table = new_bedford().built(red="post office").stock(red="$5")
    assert table.refusal("red", "place post office") == "NB-6.33"
