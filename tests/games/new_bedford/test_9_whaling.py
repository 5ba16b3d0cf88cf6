"""NB-9: whaling."""

import pytest

from games.new_bedford.table import new_bedford

pytestmark = pytest.mark.pure


@pytest.mark.rule("NB-9.1")
def test_tokens_lying_out_return_to_the_bag():
    table = new_bedford(2).lying_out("2 right, 1 sperm, 3 empty").idle()
    assert table.out() == "nothing"
    assert table.in_bag() == "18 right, 10 bowhead, 2 sperm, 8 empty"


@pytest.mark.rule("NB-9.1")
def test_they_return_before_new_ones_are_drawn():
    table = new_bedford(2).lying_out("1 sperm").bag("1 empty").ship("red white", 3).draws("sperm").idle()
    assert table.menu() == ["catch sperm", "catch none"]


@pytest.mark.rule("NB-9.2")
@pytest.mark.parametrize("ships", [1, 2, 3])
def test_one_token_and_one_for_each_ship_on_the_track(ships):
    table = new_bedford()
    for ship in ("red white", "blue white", "green white")[:ships]:
        table.ship(ship, 4)
    table.ship("green black", "dock").ship("blue black", "inshore").idle()
    assert sum(table.told("drew")[0].values()) == ships + 1


@pytest.mark.rule("NB-9.2")
def test_no_ship_no_draw():
    table = new_bedford().ship("red white", "inshore").ship("blue white", "dock").idle()
    assert table.told("drew") == []
    assert table.out() == "nothing"


@pytest.mark.rule("NB-9.3")
def test_a_small_bag_gives_what_it_has():
    table = new_bedford().bag("1 right, 1 empty").ship("red white", 4).ship("blue white", 4).ship("green white", 4)
    table.draws("right").idle()
    assert table.told("drew") == [{"right": 1, "bowhead": 0, "sperm": 0, "empty": 1}]
    table.play("red", "catch right")
    assert table.state.round == 2


@pytest.mark.rule("NB-9.4")
def test_the_farthest_choose_first_then_by_rank():
    table = new_bedford().ship("green white", 3).ship("red white", 3).ship("blue white", 6).ship("red black", 1).idle()
    order = []
    while table.state.round == 1:
        name = table.asked()[0]
        table.play(name, "catch right")
        order.append((name, table.told("caught")[-1]["sail"]))
    assert order == [("blue", 0), ("green", 0), ("red", 0), ("red", 1)]


@pytest.mark.rule("NB-9.5")
def test_each_ship_takes_one_whale_or_none():
    table = new_bedford().ship("red white", 4).ship("blue white", 3).draws("right", "bowhead", "right").idle()
    assert table.menu() == ["catch right", "catch bowhead", "catch none"]
    table.play("red", "catch none")
    assert table.hold("red white") == "nothing"
    table.play("blue", "catch bowhead")
    assert table.hold("blue white") == "1 bowhead"
    assert table.out() == "2 right"


@pytest.mark.rule("NB-9.6")
def test_an_empty_sea_is_never_taken():
    table = new_bedford().ship("red white", 4).ship("blue white", 3).draws("empty", "empty", "bowhead").idle()
    assert table.menu() == ["catch bowhead", "catch none"]
    table.play("red", "catch bowhead")
    assert table.hold("blue white") == "nothing"
    assert table.out() == "2 empty"


@pytest.mark.rule("NB-9.7")
def test_a_hold_takes_any_number():
    table = new_bedford().ship("red white", 4, "9 right, 5 bowhead, 1 sperm").idle().play("red", "catch right")
    assert table.hold("red white") == "10 right, 5 bowhead, 1 sperm"


@pytest.mark.rule("NB-9.8")
def test_what_is_left_stays_out_until_the_next_whaling_phase():
    table = new_bedford(2).ship("red white", 4).draws("right", "empty").idle().play("red", "catch none")
    assert table.out() == "1 right, 1 empty"
    table.play("blue", "place farm").play("red", "place farm")
    assert table.out() == "1 right, 1 empty"
