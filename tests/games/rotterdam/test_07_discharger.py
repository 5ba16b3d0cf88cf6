"""ROT-7: the Discharger."""

import pytest

from games.rotterdam.table import PRODUCTS, rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-7.1")
def test_every_ship_in_a_harbour_goes_back_to_its_owner():
    table = rotterdam().ships(red="botlek oil, r5 grain", blue="eem containers", yellow="merwe oil, vulcaan")
    table.play("red", "worker discharger")
    assert table.place("red") == ["r5 grain"]
    assert table.place("blue") == []
    assert table.place("yellow") == []


@pytest.mark.rule("ROT-7.2")
def test_harbours_in_order_and_the_dischargers_ships_first():
    table = rotterdam(master="blue").ships(
        red="merwe fruit, botlek oil", blue="eem containers, botlek oil", yellow="botlek oil, vulcaan grain"
    )
    table.play("blue", "worker discharger")
    assert [(one["port"], one["seat"]) for one in table.told("product")] == [
        (0, 1),
        (0, 2),
        (0, 0),
        (1, 2),
        (2, 1),
        (3, 0),
    ]


@pytest.mark.rule("ROT-7.2")
def test_an_owners_ships_are_unloaded_as_they_arrived():
    table = rotterdam().ships(red="r11 oil, r15 fruit").ships(blue="r13")
    table.play("red", "worker captain", "name violet", "sail merwe", "name violet")
    table.idle("blue", "yellow").play("red", "worker discharger")
    assert table.happened("wrong cargo", "product") == ["wrong cargo", "product"]
    late = rotterdam().ships(red="merwe fruit, r11 oil").play("red", "worker captain", "name violet", "name red")
    late.idle("blue", "yellow").play("red", "worker discharger")
    assert late.happened("wrong cargo", "product") == ["product", "wrong cargo"]


@pytest.mark.rule("ROT-7.11", "ROT-5.5")
def test_the_owner_says_which_of_two_wrong_cargoes_comes_in_first():
    for first, kept in (("r15", "oil"), ("r11", "grain")):
        table = rotterdam().ships(blue="r15 oil, r11 grain").stock(blue="fruit, fruit")
        table.play("red", "worker captain", "name violet")
        assert table.asked() == ("blue",)
        assert table.menu("blue") == ["ship r11", "ship r15"]
        table.play("blue", f"ship {first}", "sail merwe").play("red", "name red").idle("blue", "yellow")
        table.play("red", "worker discharger")
        assert table.in_stock("blue") == [kept, "fruit", "fruit"], "the other unit went to the market"


@pytest.mark.rule("ROT-7.11")
@pytest.mark.parametrize("fleet", ["r15 oil, r11 oil", "r15 oil, r11", "r15 fruit, r11 oil"])
def test_nobody_is_asked_for_an_order_that_makes_no_difference(fleet):
    table = rotterdam().ships(blue=fleet).play("red", "worker captain", "name violet")
    assert table.menu("blue") == ["sail eem", "sail merwe"], "the only question is where the ship at R15 goes"


@pytest.mark.rule("ROT-7.3")
def test_the_owner_gets_the_open_card_and_the_next_is_turned_up():
    table = rotterdam().ships(blue="botlek oil").top(botlek="plastics").products(botlek="gasoline")
    table.play("red", "worker discharger")
    assert table.in_hand("blue") == ["plastics"]
    assert table.known("blue") == ["plastics"]
    assert table.open_product("botlek") == "gasoline"


@pytest.mark.rule("ROT-7.4")
def test_the_unit_goes_back_to_the_market_unpaid():
    table = rotterdam().ships(blue="botlek oil")
    assert table.raw_price("oil") == 2
    table.play("red", "worker discharger")
    assert table.raw_price("oil") == 1
    assert table.on_market("oil") == 7
    assert table.purse("blue") == 15


@pytest.mark.rule("ROT-7.5")
def test_the_discharger_names_a_factory_for_each_unit_as_they_like():
    table = rotterdam().ships(blue="botlek oil, botlek oil").factories(botlek="red, yellow, red")
    table.play("red", "worker discharger")
    assert table.asked() == ("red",)
    assert table.menu("red") == ["factory red", "factory yellow"]
    table.play("red", "factory yellow")
    assert len(table.in_hand("yellow")) == 1, "and the second unit went to red, who alone is idle"
    assert len(table.in_hand("red")) == 1


@pytest.mark.rule("ROT-7.5")
def test_a_single_idle_factory_must_be_used_even_if_it_is_a_rivals():
    table = rotterdam().ships(red="eem containers").factories(eem="blue").play("red", "worker discharger")
    assert [name[:1] for name in table.in_hand("blue")] != []
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-7.6")
def test_the_factory_gets_the_next_card_covered():
    table = rotterdam().ships(blue="botlek oil").factories(botlek="red").top(botlek="gasoline")
    table.products(botlek="plastics, gasoline").play("red", "worker discharger")
    assert table.in_hand("blue") == ["gasoline"]
    assert table.in_hand("red") == ["plastics"]
    assert table.known("red") == []
    assert table.open_product("botlek") == "gasoline"
    assert [one["product"] for one in table.told("processed seen", to="red")] == [PRODUCTS.index("plastics")]
    assert table.told("processed seen", to="blue") == []
    assert len(table.told("processed", to="blue")) == 1


@pytest.mark.rule("ROT-7.7")
def test_a_factory_works_once_in_one_unloading():
    table = rotterdam().ships(red="botlek oil, botlek oil", blue="botlek oil").factories(botlek="yellow, yellow")
    table.play("red", "worker discharger")
    assert len(table.in_hand("yellow")) == 2
    assert len(table.in_hand("red") + table.in_hand("blue")) == 3


@pytest.mark.rule("ROT-7.7")
def test_a_factory_works_again_for_the_next_discharger():
    table = rotterdam().ships(red="botlek oil, r10 oil").factories(botlek="yellow").play("red", "worker discharger")
    table.play("blue", "worker captain", "name yellow").play("red", "sail botlek").play("blue", "name green")
    table.play("yellow", "worker discharger")
    assert len(table.in_hand("yellow")) == 2


@pytest.mark.rule("ROT-7.8")
def test_the_last_card_is_the_ship_owners_and_from_an_empty_stack_nobody_gets_one():
    table = rotterdam().ships(red="eem containers, eem containers").factories(eem="blue, blue").stack(eem="shoes")
    table.play("red", "worker discharger")
    assert table.in_hand("red") == ["shoes"]
    assert table.in_hand("blue") == []
    assert table.open_product("eem") is None
    assert table.told("no product") == [{"seat": 0, "port": 2}]
    assert table.place("red") == []


@pytest.mark.rule("ROT-7.9")
def test_wrong_cargo_comes_back_into_stock_without_a_card():
    table = rotterdam().ships(blue="botlek grain").factories(botlek="red").play("red", "worker discharger")
    assert table.in_stock("blue") == ["grain"]
    assert table.in_hand("blue") == table.in_hand("red") == []
    assert table.place("blue") == []


@pytest.mark.rule("ROT-7.9")
def test_wrong_cargo_goes_to_the_market_when_the_stock_is_full():
    table = rotterdam().ships(blue="botlek grain").stock(blue="oil, oil, oil").play("red", "worker discharger")
    assert table.in_stock("blue") == ["oil"] * 3
    assert table.on_market("grain") == 7


@pytest.mark.rule("ROT-7.10")
def test_an_empty_ship_goes_home_and_no_factory_works_for_it():
    table = rotterdam().ships(blue="botlek").factories(botlek="red").play("red", "worker discharger")
    assert table.place("blue") == []
    assert table.in_hand("blue") == table.in_hand("red") == []
    assert table.told("empty ship") == [{"seat": 1, "port": 0}]
