"""ROT-4: the Ship owner."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-4.1")
def test_placing_loading_the_free_unit_and_trade_come_in_any_order():
    table = rotterdam().stock(red="fruit")
    table.play("red", "worker ship owner", "buy grain", "place s1", "load fruit", "free oil", "place s3", "load grain")
    table.play("red", "sell oil", "buy containers", "done")
    assert table.place("red") == ["s1 fruit", "s3 grain"]
    assert table.in_stock("red") == ["containers"]
    assert table.purse("red") == 15 - 1 + 1 - 2


@pytest.mark.rule("ROT-4.1")
def test_every_part_may_be_left_out():
    table = rotterdam().play("red", "worker ship owner", "done")
    assert table.asked() == ("blue",)
    assert table.place("red") == []
    assert table.in_stock("red") == []


@pytest.mark.rule("ROT-4.2")
def test_at_most_two_ships_each_on_a_free_start():
    table = rotterdam().ships(blue="s2").stock(red="oil, oil")
    table.play("red", "worker ship owner")
    assert [text for text in table.menu("red") if "place" in text] == ["place s1", "place s3", "place s4"]
    table.play("red", "place s1", "load oil", "place s4", "load oil")
    assert not [text for text in table.menu("red") if "place" in text]
    assert table.why_not("red", "place s3") == "ROT-4.2"


@pytest.mark.rule("ROT-4.2")
def test_a_player_whose_ships_are_all_out_places_none():
    table = rotterdam().ships(red="r1, r2, r3").play("red", "worker ship owner")
    assert not [text for text in table.menu("red") if "place" in text]


@pytest.mark.rule("ROT-4.3")
def test_a_placed_ship_is_loaded_from_stock_or_with_a_new_unit():
    table = rotterdam().stock(red="grain")
    table.play("red", "worker ship owner", "place s1", "load grain", "place s2", "buy containers", "ship s2", "done")
    assert table.place("red") == ["s1 grain", "s2 containers"]
    assert table.purse("red") == 13
    assert table.in_stock("red") == []


@pytest.mark.rule("ROT-4.3")
def test_with_two_empty_ships_the_owner_says_which_one_is_loaded():
    table = rotterdam().stock(red="grain, oil")
    table.play("red", "worker ship owner", "place s1", "place s2", "load oil")
    assert table.menu("red") == ["ship s1", "ship s2"]
    table.play("red", "ship s2", "load grain", "done")
    assert table.place("red") == ["s1 grain", "s2 oil"]


@pytest.mark.rule("ROT-4.4")
def test_a_ship_that_stood_at_a_start_before_cannot_be_loaded():
    table = rotterdam().ships(red="s1").stock(red="oil").play("red", "worker ship owner")
    assert not table.can("red", "load oil")
    assert table.why_not("red", "load oil") == "ROT-4.4"
    table.play("red", "free grain")
    assert table.in_stock("red") == ["oil", "grain"]


@pytest.mark.rule("ROT-4.5")
def test_one_placed_ship_may_stay_empty_but_not_two():
    table = rotterdam().stock(red="oil").play("red", "worker ship owner", "place s1", "place s2")
    assert not table.can("red", "done")
    assert table.why_not("red", "done") == "ROT-4.5"
    table.play("red", "load oil", "ship s1", "done")
    assert table.place("red") == ["s1 oil", "s2"]


@pytest.mark.rule("ROT-4.6")
def test_two_empty_ships_leave_only_loading():
    table = rotterdam().stock(red="oil, oil, oil").play("red", "worker ship owner", "place s1", "place s2")
    kinds = {text.split()[0] for text in table.menu("red")}
    assert kinds == {"load", "free", "buy"}
    assert table.why_not("red", "sell oil") == "ROT-4.6"
    assert table.why_not("red", "place s3") == "ROT-4.6"


@pytest.mark.rule("ROT-4.6")
def test_a_second_ship_beside_an_empty_one_needs_something_to_load():
    table = rotterdam().money(red=0).away(grain=1)
    table.play("red", "worker ship owner", "place s1", "free oil", "into stock")
    assert table.can("red", "place s2"), "the oil could be loaded"
    table.play("red", "sell oil")
    assert table.asked() == ("blue",), "a million buys nothing, so there was nothing left to do"
    assert table.place("red") == ["s1"]


@pytest.mark.rule("ROT-4.6")
def test_a_second_ship_beside_a_loaded_one_may_be_placed_with_nothing_to_load():
    table = rotterdam().money(red=0)
    table.play("red", "worker ship owner", "place s1", "free oil", "ship s1", "place s2")
    assert table.place("red") == ["s1 oil", "s2"]
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-4.7")
def test_the_free_unit_is_one_with_the_lowest_price():
    table = rotterdam().away(oil=1).play("red", "worker ship owner")
    assert [text for text in table.menu("red") if "free" in text] == ["free grain"]
    assert table.why_not("red", "free fruit") == "ROT-4.7"
    table.play("red", "free grain")
    assert table.in_stock("red") == ["grain"]
    assert table.purse("red") == 15
    assert not [text for text in table.menu("red") if "free" in text], "only once"


@pytest.mark.rule("ROT-4.7")
def test_where_prices_are_equal_the_owner_chooses_and_a_material_sold_out_has_none():
    table = rotterdam(seats=4).away(oil=1, grain=1).play("red", "worker ship owner")
    choices = [text for text in table.menu("red") if "free" in text]
    assert choices == ["free oil", "free grain", "free containers", "free fruit"]
    gone = rotterdam(seats=4).sold_out("grain").away(oil=1).play("red", "worker ship owner")
    assert [text for text in gone.menu("red") if "free" in text] == ["free oil", "free containers", "free fruit"]


@pytest.mark.rule("ROT-4.8")
def test_every_unit_bought_raises_the_price():
    table = rotterdam().play("red", "worker ship owner", "buy oil", "buy oil", "buy oil")
    assert table.purse("red") == 15 - 1 - 2 - 3
    assert table.raw_price("oil") == 4


@pytest.mark.rule("ROT-4.8")
def test_nothing_is_bought_without_the_money_or_a_unit_left():
    table = rotterdam(seats=4).sold_out("oil").money(red=1).away(grain=1).play("red", "worker ship owner")
    assert not [text for text in table.menu("red") if "buy" in text]
    assert table.why_not("red", "buy oil") == "ROT-4.8"
    assert table.why_not("red", "buy grain") == "ROT-4.8"


@pytest.mark.rule("ROT-4.9")
def test_every_unit_sold_lowers_the_price():
    table = rotterdam().stock(red="oil, oil, oil").play("red", "worker ship owner", "sell oil", "sell oil", "sell oil")
    assert table.purse("red") == 15 + 3 + 2 + 1
    assert table.raw_price("oil") == 1


@pytest.mark.rule("ROT-4.9")
def test_the_printed_example_container_for_four_fruit_for_two():
    table = rotterdam().away(containers=2).stock(red="fruit").money(red=4)
    table.play("red", "worker ship owner", "buy containers")
    assert table.purse("red") == 0
    table.play("red", "sell fruit")
    assert table.purse("red") == 2


@pytest.mark.rule("ROT-4.10")
def test_a_material_is_bought_or_sold_not_both():
    table = rotterdam().stock(red="oil").play("red", "worker ship owner", "sell oil")
    assert not table.can("red", "buy oil")
    assert table.why_not("red", "buy oil") == "ROT-4.10"
    table.play("red", "buy grain")
    assert not table.can("red", "sell grain")
    assert table.why_not("red", "sell grain") == "ROT-4.10"


@pytest.mark.rule("ROT-4.11")
def test_the_free_unit_is_no_purchase():
    table = rotterdam().play("red", "worker ship owner", "free oil", "sell oil")
    assert table.purse("red") == 16
    assert table.in_stock("red") == []


@pytest.mark.rule("ROT-4.12")
def test_a_stock_never_has_more_than_three_units():
    table = rotterdam().stock(red="oil, fruit").play("red", "worker ship owner", "buy grain")
    assert not [text for text in table.menu("red") if "buy" in text or "free" in text]
    assert table.why_not("red", "buy containers") == "ROT-4.13"


@pytest.mark.rule("ROT-4.13")
def test_with_a_full_stock_a_unit_goes_straight_on_a_ship():
    table = rotterdam().stock(red="fruit, fruit, fruit").play("red", "worker ship owner")
    assert not table.can("red", "free oil"), "no room: the free unit is forfeited"
    table.play("red", "place s1", "free oil")
    assert table.place("red") == ["s1 oil"]
    table.play("red", "place s2", "buy grain", "done")
    assert table.place("red") == ["s1 oil", "s2 grain"]
    assert table.in_stock("red") == ["fruit"] * 3


@pytest.mark.rule("ROT-4.13")
def test_with_room_in_both_the_owner_chooses():
    table = rotterdam().play("red", "worker ship owner", "place s1", "buy oil")
    assert table.menu("red") == ["into stock", "ship s1"]
    table.play("red", "into stock", "done")
    assert table.place("red") == ["s1"]
    assert table.in_stock("red") == ["oil"]
