"""JAM-4: loading."""

import pytest

from games.jamaica.table import jamaica

pytestmark = pytest.mark.pure


@pytest.mark.rule("JAM-4.1")
@pytest.mark.parametrize(
    ("card", "goods"), [("food/gunpowder", "food"), ("gunpowder/food", "gunpowder"), ("gold/gold", "gold")]
)
def test_as_many_tokens_as_the_die_shows_go_into_one_empty_hold(card, goods):
    table = jamaica().holds(red="3 food, 3 gold, 1 gunpowder").round(5, 1, red=card)
    assert table.cargo("red").startswith(f"3 food, 3 gold, 1 gunpowder, 5 {goods}, 1 ")
    assert table.asked() == ("blue",)


@pytest.mark.rule("JAM-4.1")
def test_no_hold_in_use_is_topped_up():
    table = jamaica().holds(red="1 food").round(1, 2, red="food/gunpowder")
    assert table.cargo("red") == "1 food, 1 food, 2 gunpowder"


@pytest.mark.rule("JAM-4.1")
def test_an_empty_hold_between_full_ones_is_used():
    table = jamaica().holds(red="1 food, -, 2 gold, 2 gold").round(4, 2, red="food/gunpowder")
    assert table.cargo("red") == "1 food, 4 food, 2 gold, 2 gold, 2 gunpowder"


@pytest.mark.rule("JAM-4.2")
def test_without_an_empty_hold_one_of_another_kind_is_dumped_whole():
    table = jamaica().holds(red="6 food, 1 gold, 2 gunpowder, 3 gold, 2 food").round(5, 4, red="gunpowder/gold")
    assert table.asked() == ("red",)
    assert table.menu("red") == ["dump 1", "dump 2", "dump 4", "dump 5"]
    table.play("red", "dump 1")
    assert table.cargo("red") == "5 gunpowder, 1 gold, 2 gunpowder, 3 gold, 2 food"
    assert table.menu("red") == ["dump 1", "dump 3", "dump 5"]
    table.play("red", "dump 5")
    assert table.cargo("red") == "5 gunpowder, 1 gold, 2 gunpowder, 3 gold, 4 gold"
    assert table.told("dumped")[0] == {"ship": 0, "goods": 1, "tokens": 6, "hold": 0}


@pytest.mark.rule("JAM-4.2")
def test_nothing_may_be_dumped_while_a_hold_is_empty():
    table = jamaica().holds(red="1 food, 1 gold, 1 food, 1 gold").round(6, 6, red="gold/forward")
    assert table.told("dumped") == []
    assert table.told("loaded")[0] == {"ship": 0, "goods": 3, "tokens": 6, "hold": 4}


@pytest.mark.rule("JAM-4.2", "JAM-12.1")
def test_the_only_hold_that_can_be_dumped_is_dumped_without_asking():
    table = jamaica().holds(red="1 gold, 2 gold, 3 gold, 4 gold, 5 food").round(6, 1, red="gold/gold")
    assert table.cargo("red") == "1 gold, 2 gold, 3 gold, 4 gold, 6 gold"


@pytest.mark.rule("JAM-4.3")
def test_with_nothing_but_this_kind_aboard_the_load_is_lost():
    full = "1 gold, 1 gold, 2 gold, 3 gold, 1 gold"
    table = jamaica().holds(red=full).round(6, 5, red="gold/gold")
    assert table.cargo("red") == full
    assert [fact["tokens"] for fact in table.told("no room")] == [6, 5]


@pytest.mark.rule("JAM-4.3", "JAM-4.5")
def test_an_empty_or_other_6th_hold_saves_a_load_that_would_be_lost():
    full = "1 gold, 1 gold, 2 gold, 3 gold, 1 gold"
    empty = jamaica().holds(red=full).treasures(red=["6th hold"]).round(6, 5, red="gold/gold")
    assert empty.cargo("red") == f"{full}, 6 gold"
    other = jamaica().holds(red=f"{full}, 2 food").treasures(red=["6th hold"]).round(6, 5, red="gold/gold")
    assert other.cargo("red") == f"{full}, 6 gold"


@pytest.mark.rule("JAM-4.4")
def test_gold_twice_is_two_loads_in_two_holds():
    table = jamaica().holds(red="-").round(4, 2, red="gold/gold")
    assert table.cargo("red") == "4 gold, 2 gold"


@pytest.mark.rule("JAM-4.4", "JAM-4.2")
def test_the_second_load_may_not_dump_the_first():
    table = jamaica().holds(red="1 food, 2 food, 3 food, 4 food").round(4, 2, red="gold/gold")
    assert table.menu("red") == ["dump 1", "dump 2", "dump 3", "dump 4"]


@pytest.mark.rule("JAM-4.5")
@pytest.mark.parametrize("choice", ["load 2", "load 6"])
def test_a_regular_hold_or_the_6th_hold_is_the_players_choice(choice):
    table = jamaica().holds(red="3 food").treasures(red=["6th hold"]).round(4, 2, red="gold/gold")
    assert table.menu("red") == ["load 2", "load 6"]
    table.play("red", choice)
    assert table.told("loaded")[0] == {"ship": 0, "goods": 3, "tokens": 4, "hold": int(choice[-1]) - 1}


@pytest.mark.rule("JAM-4.5")
@pytest.mark.parametrize(
    ("cargo", "hold"), [("3 food, 1 gold, -, -, -, 2 food", 3), ("3 food, 1 gold, 1 gold, 1 gold, 1 gold", 6)]
)
def test_no_choice_of_holds_when_only_one_sort_is_empty(cargo, hold):
    table = jamaica().holds(red=cargo).treasures(red=["6th hold"]).round(4, 1, red="gold/forward")
    assert table.told("loaded")[0] == {"ship": 0, "goods": 3, "tokens": 4, "hold": hold - 1}


@pytest.mark.rule("JAM-4.5", "JAM-12.3")
def test_the_6th_hold_is_dumped_like_any_other():
    table = jamaica().holds(red="2 food, 2 food, 1 gold, 1 gold, 1 gold, 2 food").treasures(red=["6th hold"])
    table.round(4, 2, red="gold/gold")
    assert table.menu("red") == ["dump 1", "dump 6"]
    table.play("red", "dump 6")
    assert table.told("loaded")[0] == {"ship": 0, "goods": 3, "tokens": 4, "hold": 5}
    assert table.total("red", "food") == 4 - 2  # the evening's gold had to go somewhere too


@pytest.mark.rule("JAM-4.5")
def test_without_the_card_there_is_no_6th_hold():
    table = jamaica().holds(red="1 food, 2 food, 1 gold, 1 gold, 1 gold").treasures(blue=["6th hold"])
    table.round(4, 2, red="gold/forward")
    assert table.menu("red") == ["dump 1", "dump 2"]


@pytest.mark.rule("JAM-4.6")
def test_a_hold_is_empty_once_its_last_token_is_paid():
    table = jamaica().holds(red="2 food, 1 gold, 2 gold, 3 gold, 4 gold").round(1, 5, red="forward/food")
    assert table.cargo("red") == "5 food, 1 gold, 2 gold, 3 gold, 4 gold"


@pytest.mark.rule("JAM-4.6", "JAM-7.5")
def test_a_hold_is_empty_once_its_gunpowder_is_spent():
    table = jamaica().at(red=15, blue=16).rolls(10, 2)
    table.holds(red="2 gunpowder, 1 gold, 2 gold, 3 food, 4 gold", blue="6 gold")
    table.round(1, 1, red="forward/gunpowder").play("red", "powder 2", "steal hold 1")
    assert table.told("loaded")[0] == {"ship": 0, "goods": 3, "tokens": 6, "hold": 0}
    assert table.told("dumped") == []


@pytest.mark.rule("JAM-4.6", "JAM-8.2")
def test_a_hold_is_empty_once_it_is_stolen():
    table = jamaica().at(red=15, blue=16).rolls("star").holds(blue="1 gold, 2 gold, 3 food, 4 gold, 5 gunpowder")
    table.round(1, 6, red="forward/gunpowder", blue="gunpowder/gold").play("red", "steal hold 3")
    assert table.asked() == ("blue",)
    assert table.cargo("blue") == "1 gold, 2 gold, 1 gunpowder, 4 gold, 5 gunpowder"
