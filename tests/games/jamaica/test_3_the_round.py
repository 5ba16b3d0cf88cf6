"""JAM-3: the round."""

import pytest

from games.jamaica.table import CARD_NAMES, jamaica
from roadstead.kernel.state import UNKNOWN

pytestmark = pytest.mark.pure


@pytest.mark.rule("JAM-3.1")
@pytest.mark.parametrize(("morning", "evening"), [(4, 2), (2, 4)])
def test_the_captain_makes_either_die_the_mornings(morning, evening):
    table = jamaica(captain="blue").start(4, 2)
    assert table.asked() == ("blue",)
    assert table.menu("blue") == ["morning 2", "morning 4"]
    assert table.view("blue").hand[1] != UNKNOWN
    table.play("blue", f"morning {morning}")
    assert table.asked() == ("red", "blue", "green")
    assert [(view.morning, view.evening) for view in map(table.view, ("red", None))] == [(morning, evening)] * 2


@pytest.mark.rule("JAM-3.1")
def test_everybody_hears_the_throw_and_the_order():
    table = jamaica().round(6, 3)
    assert table.told("rolled", to="green")[0] == {"ship": 0, "first": 6, "second": 3}
    assert table.told("placed", to="green")[0] == {"ship": 0, "morning": 6, "evening": 3}


@pytest.mark.rule("JAM-3.2", "JAM-12.1")
def test_equal_dice_leave_no_order_to_choose():
    table = jamaica().start(5, 5)
    assert table.asked() == ("red", "blue", "green")
    assert (table.state.morning, table.state.evening) == (5, 5)


@pytest.mark.rule("JAM-3.3")
def test_everybody_is_asked_for_a_card_of_their_own_hand_at_once():
    table = jamaica().hand(blue=("gold/gold", "food/forward", "forward/food")).start(1, 1)
    assert table.asked() == ("red", "blue", "green")
    assert table.menu("blue") == ["card forward/food", "card food/forward", "card gold/gold"]
    table.play("green", table.menu("green")[0])
    assert table.asked() == ("red", "blue")
    assert table.menu("green") == []
    assert len(table.in_hand("green")) == 2


@pytest.mark.rule("JAM-3.3")
def test_a_choice_looks_the_same_to_others_whatever_it_is():
    seen = []
    for card in ("gold/gold", "food/forward"):
        table = jamaica().hand(red=("gold/gold", "food/forward", "forward/food")).start(1, 1)
        table.play("red", f"card {card}")
        seen.append([table.view(viewer).to_dict() for viewer in ("blue", "green", None)])
        assert table.view("red").chosen[0] == CARD_NAMES.index(card)
        assert table.told("turned up") == []
    assert seen[0] == seen[1]


@pytest.mark.rule("JAM-3.3", "JAM-3.4")
def test_a_card_stays_down_until_its_players_turn():
    table = jamaica().at(red=6).holds(red="6 food").round(1, 1, red="forward/gunpowder", blue="food/gunpowder")
    assert table.asked() == ("red",)
    assert table.told("turned up") == [{"ship": 0, "card": CARD_NAMES.index("forward/gunpowder")}]
    assert table.view("red").chosen[1] == UNKNOWN
    assert table.view("blue").chosen[1] == CARD_NAMES.index("food/gunpowder")
    assert table.discard_pile("blue") == []
    table.play("red", "sail outer")
    assert table.discard_pile("blue") == ["food/gunpowder"]


@pytest.mark.rule("JAM-3.4")
def test_turns_go_clockwise_from_the_captain():
    table = jamaica(captain="green").round(1, 1)
    assert [fact["ship"] for fact in table.told("turned up", to="red")] == [2, 0, 1]


@pytest.mark.rule("JAM-3.4")
def test_everybody_may_look_through_a_discard_pile():
    table = jamaica().discards(red=("forward/forward", "food/forward")).hand(red=("gold/gold", "gunpowder/food"))
    table.round(1, 1)
    assert table.discard_pile("red") == ["forward/forward", "food/forward", "gold/gold"]
    assert all(table.view(viewer).discard[0] == table.state.discard[0] for viewer in ("blue", None))


@pytest.mark.rule("JAM-3.5")
def test_goods_of_the_evening_do_not_pay_for_the_morning():
    table = jamaica().holds(red="-").round(1, 6, red="forward/food")
    assert table.space("red") == 0
    assert table.cargo("red") == "6 food"


@pytest.mark.rule("JAM-3.5")
def test_goods_of_the_morning_pay_for_the_evening():
    table = jamaica().holds(red="-").round(3, 1, red="food/forward")
    assert table.space("red") == 1
    assert table.cargo("red") == "1 food"


@pytest.mark.rule("JAM-3.5", "JAM-5.10")
def test_the_mornings_battle_and_payment_come_before_the_evening_move():
    table = jamaica().at(red=15, blue=16).rolls(2, 2).round(1, 1, red="forward/forward")
    assert table.happened("sailed", "drawn battle", "paid") == ["sailed", "drawn battle", "paid", "sailed", "paid"]
    assert table.space("red") == 17


@pytest.mark.rule("JAM-3.6")
def test_hands_are_refilled_after_the_last_turn():
    table = jamaica(captain="blue").at(red=6).holds(red="6 food").draws(green=["food/gunpowder"])
    table.round(1, 1, red="forward/gunpowder")
    assert [len(table.in_hand(name)) for name in table.names] == [2, 2, 2]
    table.play("red", "sail inner")
    assert [len(table.in_hand(name)) for name in table.names] == [3, 3, 3]
    assert "food/gunpowder" in table.in_hand("green")
    assert len(table.draw_pile("green")) == 7
    assert [fact["cards"] for fact in table.told("drew", to="red")] == [1, 1]
    assert table.told("drew card", to="red")[-1]["ship"] == 0


@pytest.mark.rule("JAM-3.6")
def test_with_two_players_hands_are_refilled_after_the_ghost_ship():
    table = jamaica(2).round(1, 1)
    assert len(table.in_hand("red")) == 2
    table.play("red", "ghost back")
    assert table.told("ghost moves")[1]["forward"] == 1
    assert table.happened("sailed", "drew") == ["sailed", "sailed", "drew", "drew"]
    assert len(table.in_hand("red")) == len(table.in_hand("blue")) == 3


@pytest.mark.rule("JAM-3.7")
def test_who_won_the_map_draws_two_and_who_lost_it_none():
    table = jamaica().at(red=15, blue=16).treasures(blue=["map"]).rolls("star")
    table.hand(blue=("gold/gold", "gunpowder/food", "gunpowder/gold", "food/forward"))
    table.round(1, 1, red="forward/gunpowder").play("red", "steal map")
    assert len(table.in_hand("red")) == 4
    assert table.in_hand("blue") == ["food/forward", "gunpowder/gold", "gunpowder/food"]
    assert table.discard_pile("blue") == ["gold/gold"]
    assert [fact["ship"] for fact in table.told("drew", to="green")] == [0]
    assert len(table.told("drew card", to="red")) == 2


@pytest.mark.rule("JAM-3.7", "JAM-9.3")
def test_a_map_found_this_round_counts_at_its_end():
    table = jamaica().lair("map").round(4, 1, red="forward/gunpowder")
    assert [len(table.in_hand(name)) for name in table.names] == [4, 3, 3]


@pytest.mark.rule("JAM-3.8")
def test_the_discards_are_shuffled_when_a_card_is_needed_and_the_pile_is_empty():
    hand = ("gold/gold", "gunpowder/food", "gunpowder/gold")
    table = jamaica().hand(red=hand).discards(red="all").draws(red=["gold/gold"]).round(1, 1)
    assert table.choices_of_chance("deck 0") == [9]
    assert table.in_hand("red") == ["gold/gold", "gunpowder/gold", "gunpowder/food"]
    assert table.discard_pile("red") == []
    assert len(table.draw_pile("red")) == 8
    assert [fact["ship"] for fact in table.told("reshuffled", to="blue")] == [0]


@pytest.mark.rule("JAM-3.8")
def test_drawing_the_last_card_shuffles_nothing():
    hand = ("gold/gold", "gunpowder/food", "gunpowder/gold")
    rest = [card for card in CARD_NAMES if card not in (*hand, "food/forward")]
    table = jamaica().hand(red=hand).discards(red=rest).round(1, 1)
    assert "food/forward" in table.in_hand("red")
    assert table.draw_pile("red") == []
    assert len(table.discard_pile("red")) == 8
    assert table.told("reshuffled") == []


@pytest.mark.rule("JAM-3.8", "JAM-3.7")
def test_the_shuffle_may_come_between_two_cards_drawn():
    hand = ("forward/gunpowder", "gunpowder/food", "gunpowder/gold")
    rest = [card for card in CARD_NAMES if card not in (*hand, "food/forward")]
    table = jamaica().hand(red=hand).discards(red=rest).lair("map").round(4, 1, red="forward/gunpowder")
    assert len(table.in_hand("red")) == 4
    assert {"food/forward", "gunpowder/food", "gunpowder/gold"} < set(table.in_hand("red"))
    assert len(table.draw_pile("red")) == 7
    assert table.discard_pile("red") == []


@pytest.mark.rule("JAM-3.9")
def test_the_compass_goes_clockwise():
    loads = ("gold/gold", "gunpowder/gold", "gunpowder/food")
    table = (
        jamaica(captain="green")
        .hand(red=loads, blue=loads, green=loads)
        .holds(red="-", blue="-", green="-")
        .round(1, 1)
    )
    assert table.captain() == "red"
    table.round(1, 2, red=loads[1], blue=loads[1], green=loads[1])
    assert table.captain() == "blue"
    assert [fact["ship"] for fact in table.told("captain", to="red")] == [2, 0, 1]


@pytest.mark.rule("JAM-3.9")
def test_the_ghost_ship_never_is_captain():
    table = jamaica(2, captain="blue").round(1, 1)
    table.play("blue", "ghost back")
    assert table.captain() == "red"
