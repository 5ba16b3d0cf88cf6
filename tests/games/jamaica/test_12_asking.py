"""JAM-12: how choices are asked at this table."""

from itertools import product

import pytest

from games.jamaica.table import CARD_NAMES, jamaica, members

pytestmark = pytest.mark.pure


def victory(red="3 gold", blue="-", red_has=(), blue_has=()):
    """Red has just beaten blue with a star."""
    table = jamaica().at(red=15, blue=16, green=29).holds(red=red, blue=blue).treasures(red=red_has, blue=blue_has)
    return table.rolls("star").round(1, 6, red="forward/gunpowder")


@pytest.mark.rule("JAM-12.1")
def test_a_battle_without_anything_to_choose_asks_nothing():
    table = jamaica().at(red=15, blue=16).holds(red="6 gold", blue="-").rolls(8, 2).round(1, 1, red="forward/gunpowder")
    assert table.told("took nothing") == [{"ship": 0, "foe": 1}]
    assert table.told("paid")
    assert table.state.round == 2


@pytest.mark.rule("JAM-12.1")
def test_paying_from_one_hold_or_with_everything_asks_nothing():
    one = jamaica().at(red=15).holds(red="6 gold").round(1, 1, red="forward/gunpowder")
    assert one.total("red", "gold") == 3
    everything = jamaica().at(red=15).holds(red="1 gold, 2 gold").round(1, 1, red="forward/gunpowder")
    assert everything.total("red", "gold") == 0
    assert everything.space("red") == 16


@pytest.mark.rule("JAM-12.2")
@pytest.mark.parametrize(("card", "menu"), [("+7", ["take nothing"]), ("-2", ["take nothing", "give -2"])])
def test_a_winner_with_a_face_down_card_is_asked_whatever_it_is(card, menu):
    table = victory(red_has=[card])
    assert table.asked() == ("red",)
    assert table.menu("red") == menu


@pytest.mark.rule("JAM-12.2")
def test_to_the_others_the_question_looks_the_same():
    views = [
        [victory(red_has=[card]).view(name).to_dict() for name in ("blue", "green", None)] for card in ("+7", "-2")
    ]
    assert views[0] == views[1]


@pytest.mark.rule("JAM-12.2")
def test_the_ghost_ships_spoils_do_not_depend_on_faces():
    menus = []
    for card in ("+7", "-2"):
        table = jamaica(2).at(red=15, blue=29, ghost=16).treasures(red=[card], ghost=["-3"]).rolls(2, 10)
        table.round(1, 6, red="forward/gunpowder")
        assert table.asked() == ("blue",)
        menus.append(table.menu("blue"))
    assert menus[0] == menus[1] == ["take nothing", "steal hold 1", "steal hold 2", "steal treasure"]


@pytest.mark.rule("JAM-12.2")
def test_a_winner_without_face_down_cards_and_without_choices_is_not_asked():
    table = victory(red_has=["map"])
    assert table.told("took nothing") == [{"ship": 0, "foe": 1}]


@pytest.mark.rule("JAM-12.3")
def test_holds_alike_are_offered_once():
    table = victory(blue="2 food, 3 food, 2 food, 2 gunpowder, 2 food")
    assert table.menu("red") == ["take nothing", "steal hold 1", "steal hold 2", "steal hold 4"]


@pytest.mark.rule("JAM-12.3")
def test_the_6th_hold_is_like_no_other():
    table = victory(blue="2 food, 2 food, -, -, -, 2 food", blue_has=["6th hold"])
    assert table.menu("red") == ["take nothing", "steal hold 1", "steal hold 6", "steal 6th hold"]


@pytest.mark.rule("JAM-12.3")
def test_holds_alike_are_dumped_and_paid_from_once():
    table = jamaica().holds(red="2 food, 1 gold, 2 food, 1 gold, 3 food").round(4, 4, red="gunpowder/food")
    assert table.menu("red") == ["dump 1", "dump 2", "dump 5"]
    pays = jamaica().at(red=36).holds(red="2 food, 3 food, 2 food").round(2, 1, red="forward/gunpowder")
    assert pays.menu("red") == ["take 1 1", "take 2 1"]


@pytest.mark.rule("JAM-12.3", "JAM-12.4")
@pytest.mark.parametrize(
    ("start", "cargo"),
    [(1, "2 food, 2 food"), (28, "4 food, 4 food"), (46, "1 food, 1 food, 1 food, 1 food"), (44, "4 gold, 4 gold")],
)
def test_where_every_way_to_pay_comes_to_the_same_nobody_is_asked(start, cargo):
    table = jamaica().at(red=start).holds(red=cargo).round(1, 1, red="forward/gunpowder")
    assert len(table.told("paid")) == 1
    assert table.state.round == 2


@pytest.mark.rule("JAM-12.3", "JAM-12.4")
def test_the_6th_hold_makes_a_payment_a_choice():
    table = jamaica().at(red=28).holds(red="2 food, -, -, -, -, 2 food").treasures(red=["6th hold"])
    table.round(1, 1, red="forward/gunpowder")
    assert table.menu("red") == ["take 1 1", "take 6 1"]


@pytest.mark.rule("JAM-12.4")
@pytest.mark.parametrize(
    ("start", "cost", "holds"),
    [(39, 4, (4, 3, 2)), (39, 4, (1, 2, 3)), (39, 4, (2, 2, 2)), (39, 4, (3, 3)), (46, 3, (2, 2, 5)), (46, 3, (2, 3, 2)),
     (46, 3, (1, 1, 1, 1, 1)), (39, 4, (6, 1, 6, 1))],
)  # fmt: skip
def test_every_way_to_pay_can_be_chosen_step_by_step(start, cost, holds):
    def arrival():
        """Red about to pay; blue, whose turn is next, stops at a fork."""
        cargo = ", ".join(f"{tokens} food" for tokens in holds)
        table = jamaica().at(red=start, blue=6).holds(red=cargo, blue="6 food")
        return table.round(1, 1, red="forward/gunpowder", blue="forward/gunpowder")

    def ends(*steps):
        """The food that may be left in the holds after these steps and any that can follow."""
        table = arrival().play("red", *steps)
        if table.asked() == ("blue",):
            return {tuple(sorted(hold for hold in table.cargo("red").split(", ") if "food" in hold))}
        found = set()
        for text in table.menu("red"):
            assert text.split()[1] not in [step.split()[1] for step in steps]
            found |= ends(*steps, text)
        return found

    every = set()
    for taken in product(*(range(tokens + 1) for tokens in holds)):
        if sum(taken) == cost:
            left = [tokens - gone for tokens, gone in zip(holds, taken, strict=True)]
            every.add(tuple(sorted(f"{tokens} food" for tokens in left if tokens)))
    assert ends() == every


@pytest.mark.rule("JAM-12.5")
def test_any_card_of_the_pile_may_be_the_next():
    drawn = set()
    hand = ("gold/gold", "gunpowder/food", "gunpowder/gold")
    pile = [card for card in CARD_NAMES if card not in hand]
    for card in pile:
        table = jamaica().hand(red=hand).draws(red=[card]).round(1, 1)
        assert table.choices_of_chance("deck 0") == [8]
        drawn |= set(table.in_hand("red")) - set(hand)
    assert drawn == set(pile)


@pytest.mark.rule("JAM-12.6")
def test_with_an_empty_pile_everybody_can_work_out_the_hand():
    hand = ("gold/gold", "gunpowder/food", "gunpowder/gold")
    table = jamaica().hand(red=hand).discards(red="all").start(1, 1)
    worlds = [table.view("blue").imagined(seed) for seed in range(20)]
    assert {tuple(members(world.hand[0])) for world in worlds} == {tuple(members(table.state.hand[0]))}


@pytest.mark.rule("JAM-12.6")
def test_after_the_reshuffle_the_two_cards_kept_are_still_known_until_played():
    hand = ("gold/gold", "gunpowder/food", "gunpowder/gold")
    table = jamaica().hand(red=hand).discards(red="all").draws(red=["forward/forward"]).round(1, 1)
    kept = {CARD_NAMES.index("gunpowder/food"), CARD_NAMES.index("gunpowder/gold")}
    assert set(members(table.view("blue").known[0])) == kept
    worlds = [table.view("blue").imagined(seed) for seed in range(40)]
    assert all(kept < set(members(world.hand[0])) for world in worlds)
    assert len({world.hand[0] for world in worlds}) > 4
    table.play("blue", "morning 1").play("red", "card gunpowder/food")
    assert set(members(table.view("blue").known[0])) == kept
    for name in ("blue", "green"):
        table.play(name, table.menu(name)[-1])
    assert CARD_NAMES.index("gunpowder/food") not in members(table.view("blue").known[0])


@pytest.mark.rule("JAM-12.6")
def test_before_the_first_reshuffle_nothing_is_known():
    table = jamaica().hand(red=("gold/gold", "gunpowder/food", "gunpowder/gold")).round(1, 1)
    assert list(table.view("blue").known) == [0, 0, 0]
    assert len({table.view("blue").imagined(seed).hand[0] for seed in range(40)}) > 10
