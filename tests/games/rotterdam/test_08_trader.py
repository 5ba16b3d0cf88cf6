"""ROT-8: the Trader."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-8.1")
def test_three_transactions_each_of_any_number_of_one_product():
    table = rotterdam().money(red=60).hand(red="3 jam, clothes")
    table.play("red", "worker trader", "sell jam", "buy bread", "sell jam", "buy bread", "sell clothes")
    menu = table.menu("red")
    assert menu == ["buy bread", "sell jam", "done"], "three products have been traded; those may go on"
    assert table.why_not("red", "buy gasoline") == "ROT-8.1"
    table.play("red", "sell jam", "buy bread", "done")
    assert table.in_hand("red") == ["bread"] * 3


@pytest.mark.rule("ROT-8.2")
def test_a_product_sold_brings_its_price_and_gets_cheaper():
    table = rotterdam().hand(red="2 gasoline").play("red", "worker trader", "sell gasoline", "sell gasoline")
    assert table.purse("red") == 15 + 5 + 4
    assert table.price("gasoline") == 3


@pytest.mark.rule("ROT-8.3")
def test_a_product_bought_costs_its_price_and_gets_dearer():
    table = rotterdam().play("red", "worker trader", "buy shoes")
    assert table.purse("red") == 5
    assert table.price("shoes") == 11
    assert table.in_hand("red") == ["shoes"]


@pytest.mark.rule("ROT-8.2", "ROT-8.3")
def test_the_printed_example_of_jam_and_shoes():
    table = rotterdam().hand(red="jam, 2 gasoline").money(red=2)
    table.play("red", "worker trader", "sell gasoline", "sell gasoline", "buy shoes", "done")
    assert table.purse("red") == 1
    assert table.in_hand("red") == ["shoes", "jam"]
    assert (table.price("gasoline"), table.price("shoes")) == (3, 11)


@pytest.mark.rule("ROT-8.4")
def test_at_the_ends_of_its_track_a_marker_stays():
    table = rotterdam().market(bread=3, jam=12).hand(red="2 bread").money(red=30)
    table.play("red", "worker trader", "sell bread", "sell bread", "buy jam", "buy jam")
    assert table.price("bread") == 3
    assert table.price("jam") == 12
    assert table.purse("red") == 30 + 6 - 24


@pytest.mark.rule("ROT-8.5")
def test_a_card_sold_goes_under_its_stack():
    table = rotterdam().hand(red="bread, cookies").play("red", "worker trader", "sell cookies", "sell bread")
    assert table.put_under("vulcaan") == ["cookies", "bread"]


@pytest.mark.rule("ROT-8.5")
def test_under_an_empty_stack_it_is_the_open_card():
    table = rotterdam().stack(eem="").hand(blue="").money(red=0)
    table.play("red", "worker discharger").play("blue", "worker discharger")
    table.play("yellow", "worker trader", "sell clothes", "sell shoes")
    assert table.open_product("eem") == "clothes"
    assert table.put_under("eem") == ["shoes"]


@pytest.mark.rule("ROT-8.6")
def test_the_search_is_from_the_bottom_and_the_rest_keeps_its_order():
    table = rotterdam().stack(botlek="gasoline, plastics, gasoline, plastics, gasoline")
    table.play("red", "worker trader", "buy plastics")
    assert table.open_product("botlek") == "gasoline"
    assert table.put_under("botlek") == ["plastics", "gasoline", "gasoline"]


@pytest.mark.rule("ROT-8.6")
def test_the_open_card_is_taken_only_as_the_only_copy():
    table = rotterdam().stack(botlek="gasoline, plastics, plastics").play("red", "worker trader", "buy gasoline")
    assert table.in_hand("red") == ["gasoline"]
    assert table.open_product("botlek") == "plastics"
    assert table.put_under("botlek") == ["plastics"]


@pytest.mark.rule("ROT-8.6")
def test_covered_copies_come_before_the_open_one():
    table = rotterdam().top(botlek="gasoline").play("red", "worker trader", "buy gasoline")
    assert table.open_product("botlek") == "gasoline"
    assert table.state.depth_covered[0] == 16


@pytest.mark.rule("ROT-8.7")
def test_everybody_sees_the_product_and_nobody_another_card():
    table = rotterdam().play("red", "worker trader", "buy jam")
    assert table.known("red") == ["jam"]
    assert table.told("bought", to="blue") == [{"seat": 0, "product": 7, "price": 10}]
    assert set(table.view("red").covered) == {9999}


@pytest.mark.rule("ROT-8.8")
def test_a_product_is_bought_or_sold_not_both():
    table = rotterdam().hand(red="bread, gasoline").play("red", "worker trader", "buy bread", "sell gasoline")
    assert not table.can("red", "sell bread")
    assert not table.can("red", "buy gasoline")
    assert table.why_not("red", "sell bread") == table.why_not("red", "buy gasoline") == "ROT-8.8"


@pytest.mark.rule("ROT-8.9")
def test_asking_for_what_the_stack_lacks_costs_nothing_but_tells_all():
    table = rotterdam().top(eem="clothes").covered(blue="3 shoes", yellow="3 shoes")
    table.play("red", "worker trader", "buy shoes")
    assert table.purse("red") == 15
    assert table.price("shoes") == 10
    assert table.in_hand("red") == []
    assert table.told("lacking", to="yellow") == [{"seat": 0, "product": 4}]
    assert table.state.marked
    table.play("red", "buy bread", "buy gasoline", "done")
    rich = rotterdam().top(eem="clothes").covered(blue="3 shoes", yellow="3 shoes").money(red=30)
    rich.play("red", "worker trader", "buy shoes", "buy bread", "buy gasoline", "buy jam")
    assert rich.in_hand("red") == ["gasoline", "bread", "jam"], "no transaction was used"


@pytest.mark.rule("ROT-8.10")
def test_it_cannot_be_asked_for_again_until_a_copy_comes_back():
    table = rotterdam().top(eem="clothes").covered(blue="3 shoes", yellow="3 shoes")
    table.play("red", "worker trader", "buy shoes")
    assert not table.can("red", "buy shoes")
    assert table.why_not("red", "buy shoes") == "ROT-8.10"
    table.play("red", "done").play("blue", "worker trader", "sell shoes", "done")
    table.play("yellow", "worker trader")
    assert table.can("yellow", "buy shoes")


@pytest.mark.rule("ROT-8.10")
def test_a_product_may_be_asked_for_though_all_its_copies_lie_openly_in_hands():
    table = rotterdam().top(eem="clothes").hand(blue="3 shoes", yellow="3 shoes")
    table.play("red", "worker trader", "buy shoes")
    assert table.told("lacking", to="blue") == [{"seat": 0, "product": 4}]
    assert table.purse("red") == 15
    assert table.why_not("red", "buy shoes") == "ROT-8.10"


@pytest.mark.rule("ROT-8.10")
def test_an_empty_stack_cannot_be_asked():
    table = rotterdam().stack(eem="shoes").play("red", "worker trader")
    assert table.can("red", "buy shoes")
    assert not table.can("red", "buy clothes")


@pytest.mark.rule("ROT-8.11")
def test_nobody_buys_without_the_money():
    table = rotterdam().money(red=4).play("red", "worker trader")
    assert table.menu("red") == ["done"]
    assert table.why_not("red", "buy bread") == "ROT-8.11"
