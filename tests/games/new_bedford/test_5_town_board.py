"""NB-5: the town board."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-5.1", "NB-5.2")
@pytest.mark.parametrize(("space", "goods"), [("farm", "food"), ("forest", "wood")])
def test_two_and_one_more_for_the_first(space, goods):
    table = new_bedford().play("red", f"place {space}").play("blue", f"place {space}")
    assert table.has("red") == f"3 {goods}"
    assert table.has("blue") == f"2 {goods}"


@pytest.mark.rule("NB-5.3")
@pytest.mark.parametrize(
    ("goods", "has"), [("brick", "2 brick"), ("food", "1 food, 1 brick"), ("wood", "1 wood, 1 brick")]
)
def test_the_warehouse_gives_a_brick_and_the_first_one_more_good(goods, has):
    table = new_bedford().play("red", "place warehouse")
    assert table.menu() == ["extra food", "extra wood", "extra brick"]
    table.play("red", f"extra {goods}").play("blue", "place warehouse")
    assert table.has("red") == has
    assert table.has("blue") == "1 brick"


@pytest.mark.rule("NB-5.4")
def test_any_mix_is_sold_at_one_one_and_two_dollars():
    table = new_bedford().stock(red="4 food, 3 wood, 2 brick", blue="2 brick").play("red", "place general store")
    table.play("red", "sell 3 food", "sell 1 wood", "sell 1 brick", "done")
    assert table.has("red") == "1 food, 2 wood, 1 brick, $7"
    table.play("blue", "place general store", "sell all brick")
    assert table.money("blue") == 4


@pytest.mark.rule("NB-5.4")
def test_something_must_be_sold():
    table = new_bedford().stock(red="4 food").play("red", "place general store")
    assert table.refusal("red", "done") == "NB-5.4"
    assert table.refusal("red", "sell all brick") == "NB-5.4"


@pytest.mark.rule("NB-5.5")
def test_the_first_seller_gets_a_dollar_once():
    table = new_bedford().stock(red="1 food, 1 wood, 1 brick", blue="1 food")
    table.play("red", "place general store", "sell all food", "sell all wood", "sell all brick")
    table.play("blue", "place general store")
    assert table.money("red") == 5
    assert table.told("store bonus") == [{"seat": 0}]
    assert table.money("blue") == 1


@pytest.mark.rule("NB-5.6")
def test_goods_are_sold_in_steps():
    table = new_bedford().stock(red="12 food, 3 wood").play("red", "place general store")
    assert table.menu() == [
        *(f"sell {step} food" for step in (1, 2, 3, 5, 10, "all")),
        *(f"sell {step} wood" for step in (1, 2, "all")),
    ]
    assert table.refusal("red", "sell 3 wood") == table.refusal("red", "sell 5 wood") == "NB-5.6"
    table.play("red", "sell 2 wood", "sell 5 food", "sell 5 food", "sell all wood")
    assert table.has("red") == "2 food, $13"
    table.play("red", "done")
    assert table.has("red") == "2 food, $14"


@pytest.mark.rule("NB-5.6")
def test_a_seller_with_nothing_left_is_done():
    table = new_bedford().stock(red="2 food").play("red", "place general store", "sell 1 food", "sell all food")
    assert table.asked() == ("blue",)


@pytest.mark.rule("NB-5.7")
def test_the_builder_pays_the_supply_and_owns_the_building():
    table = new_bedford().stock(red="3 wood, 2 brick").play("red", "place town hall", "build post office", "less brick")
    assert table.owner("post office") == "red"
    assert table.has("red") == "1 wood, 2 brick"
    assert table.told("built") == [{"seat": 0, "building": 14, "food": 0, "wood": 2, "brick": 0, "money": 0}]


@pytest.mark.rule("NB-5.8")
def test_the_first_chooses_what_to_pay_less_of():
    table = new_bedford().stock(red="2 food, 2 wood, 1 brick").play("red", "place town hall", "build schoolhouse")
    assert table.menu() == ["less food", "less wood", "less brick"]
    table.play("red", "less food")
    assert table.has("red") == "1 food"


@pytest.mark.rule("NB-5.8")
def test_the_good_that_is_lacking_is_the_one_left_out():
    table = new_bedford().stock(red="2 food, 1 wood, 1 brick").play("red", "place town hall", "build schoolhouse")
    assert table.owner("schoolhouse") == "red"
    assert table.has("red") == "nothing"


@pytest.mark.rule("NB-5.8")
def test_money_is_never_part_of_the_bonus():
    table = new_bedford().stock(red="2 brick", blue="4 wood, $9").play("red", "place town hall")
    assert "build tryworks" not in table.menu("red")
    assert table.owner("tryworks") is None
    table = new_bedford().stock(red="3 wood, $10", blue="3 wood, $10").play("red", "place town hall", "build mansion")
    assert table.owner("mansion") == "red"
    assert table.has("red") == "nothing"
    assert table.refusal("blue", "build mansion") == "NB-5.7"


@pytest.mark.rule("NB-5.8")
def test_the_bonus_takes_off_only_what_the_cost_has():
    table = new_bedford().stock(red="9 food, 9 wood, 9 brick").play("red", "place town hall", "build lumber mill")
    assert table.menu() == ["less wood", "less brick"]
    assert table.refusal("red", "less food") == table.refusal("red", "less nothing") == "NB-5.8"
    table.play("red", "less brick")
    assert table.has("red") == "9 food, 6 wood, 9 brick"


@pytest.mark.rule("NB-5.9")
def test_no_building_no_town_hall():
    table = new_bedford().stock(red="1 wood", blue="1 wood, 1 brick")
    assert table.refusal("red", "place town hall") == "NB-5.9"
    table.idle("red")
    assert "town hall" in table.spaces("blue")
    table.play("blue", "place town hall")
    assert table.owner("post office") == "blue"


@pytest.mark.rule("NB-5.9", "NB-4.5")
def test_a_purchase_may_bring_a_building_within_reach():
    table = new_bedford().stock(red="$3").play("red", "place town hall")
    assert table.told("purchased") == [{"seat": 0, "goods": 1}]
    assert table.owner("post office") == "red"


@pytest.mark.rule("NB-5.10")
def test_each_building_exists_once():
    table = new_bedford().stock(red="20 wood, 20 brick", blue="20 wood, 20 brick")
    table.play("red", "place town hall", "build brickyard").play("blue", "place town hall")
    assert table.refusal("blue", "build brickyard") == "NB-5.10"
    assert "build merchant's bank" in table.menu("blue")


@pytest.mark.rule("NB-5.10")
def test_a_player_may_own_any_number():
    table = new_bedford().built(red="inn, tavern, market, wharf, chandlery, cooperage, courthouse").stock(red="9 brick")
    table.play("red", "place town hall", "build bourne counting house")
    assert table.state.buildings(0) == 8


@pytest.mark.rule("NB-5.9", "NB-4.2")
@pytest.mark.parametrize(("money", "possible"), [(12, False), (13, True)])
def test_the_purchase_is_paid_before_the_money_in_a_cost(money, possible):
    table = new_bedford(2).built(blue="lumber mill").stock(red=f"1 wood, ${money}")
    assert ("town hall" in table.spaces()) is possible


@pytest.mark.rule("NB-5.9", "NB-3.10")
@pytest.mark.parametrize(("money", "possible"), [(10, False), (11, True)])
def test_the_fee_is_paid_before_the_money_in_a_cost(money, possible):
    table = new_bedford().built(blue="courthouse, dry dock, lumber mill, cooperage, post office, tryworks")
    table.built(green="schoolhouse, roller mills, inn, chandlery, wharf").stock(red=f"2 wood, ${money}")
    assert ("courthouse" in table.spaces()) is possible
