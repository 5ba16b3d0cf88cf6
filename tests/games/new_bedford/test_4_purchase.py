"""NB-4: the $3 purchase."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-4.1")
@pytest.mark.parametrize("goods", ["food", "wood"])
def test_two_of_a_kind_for_three_dollars(goods):
    table = new_bedford().stock(red="$7").play("red", f"buy {goods}")
    assert table.has("red") == f"2 {goods}, $4"
    assert table.asked() == ("red",)


@pytest.mark.rule("NB-4.1")
def test_once_with_each_worker():
    table = new_bedford().stock(red="$9").play("red", "buy food")
    assert "buy food" not in table.menu()
    assert table.refusal("red", "buy wood") == "NB-4.1"
    table.play("red", "place warehouse", "extra wood").idle("blue", "green").play("red", "buy wood", "place farm")
    assert table.has("red") == "4 food, 3 wood, 1 brick, $3"


@pytest.mark.rule("NB-4.1")
def test_not_with_less_than_three_dollars():
    table = new_bedford().stock(red="$2")
    assert table.refusal("red", "buy food") == "NB-4.1"


@pytest.mark.rule("NB-4.2")
def test_what_was_bought_is_used_in_the_action():
    table = new_bedford().stock(red="3 food, $3").ship("red white", "dock")
    table.play("red", "buy food", "place city pier", "launch white 6")
    assert table.has("red") == "nothing"


@pytest.mark.rule("NB-4.2")
def test_the_income_of_the_action_cannot_pay_the_purchase():
    table = new_bedford().stock(red="9 food, $2").play("red", "place general store", "sell 5 food")
    assert table.refusal("red", "buy wood") == "NB-4.1"
    assert "done" in table.menu()


@pytest.mark.rule("NB-4.3")
@pytest.mark.parametrize(("money", "possible"), [(3, False), (4, True)])
def test_fee_and_purchase_take_four_dollars(money, possible):
    table = new_bedford().built(red="wharf").stock(blue=f"${money}").ship("blue white", "dock").idle("red")
    assert ("wharf" in table.spaces("blue")) is possible
    table.play("blue", "buy food")
    assert ("wharf" in table.spaces("blue")) is possible


@pytest.mark.rule("NB-4.4")
def test_the_purchase_is_offered_with_the_spaces_and_not_asked_apart():
    table = new_bedford().stock(red="$5")
    assert table.menu()[-2:] == ["buy food", "buy wood"]
    table.play("red", "place farm")
    assert table.asked() == ("blue",)
    assert table.has("red") == "3 food, $5"


@pytest.mark.rule("NB-4.5")
def test_a_space_that_needs_a_purchase_can_be_chosen():
    table = new_bedford().stock(red="$3").play("red", "place shipyard")
    assert table.told("purchased") == [{"seat": 0, "goods": 1}]
    table.play("red", "prepare black")
    assert table.has("red") == "1 wood"


@pytest.mark.rule("NB-4.5")
def test_where_either_purchase_would_do_the_player_is_asked():
    table = new_bedford().stock(red="$3").play("red", "place general store")
    assert table.menu() == ["buy food", "buy wood"]
    table.play("red", "buy wood", "sell all wood")
    assert table.has("red") == "$3"


@pytest.mark.rule("NB-4.5")
def test_after_a_purchase_no_second_one_comes_to_the_rescue():
    table = new_bedford().stock(red="$6").play("red", "buy food")
    assert "shipyard" not in table.spaces()


@pytest.mark.rule("NB-4.6")
def test_workers_from_the_inn_have_the_purchase_too():
    table = new_bedford().built(red="inn").stock(red="$9")
    table.play("red", "buy food", "place inn").idle()
    assert table.asked() == ("red",)
    table.play("red", "buy food", "place warehouse", "extra wood", "buy wood", "place warehouse")
    assert table.money("red") == 0
