"""ROT-5: the Captain."""

import pytest

from games.rotterdam.table import rotterdam

pytestmark = pytest.mark.pure


def sail(table, *colours):
    return table.play("red", "worker captain", *[f"name {colour}" for colour in colours])


@pytest.mark.rule("ROT-5.1")
def test_two_colours_the_second_after_the_first_is_carried_out():
    table = rotterdam().ships(red="s1 oil")
    table.play("red", "worker captain", "name violet")
    assert table.place("red") == ["r2 oil"]
    assert table.asked() == ("red",)
    table.play("red", "name green")
    assert table.place("red") == ["r5 oil"]
    assert table.asked() == ("blue",)


@pytest.mark.rule("ROT-5.1")
def test_the_same_colour_may_be_named_twice():
    table = sail(rotterdam().ships(red="s3"), "green", "green")
    assert table.place("red") == ["r5"]


@pytest.mark.rule("ROT-5.2")
def test_a_colour_may_move_nobody_but_not_lie_in_fog():
    table = rotterdam().fog(blue="red").ships(red="s1")
    table.play("red", "worker captain")
    assert table.menu("red") == ["name yellow", "name green", "name blue", "name violet"]
    assert table.why_not("red", "name red") == "ROT-5.2"
    table.play("red", "name yellow", "name yellow")
    assert table.place("red") == ["s1"]


@pytest.mark.rule("ROT-5.2")
def test_in_fog_all_round_the_captain_is_done_with_or_without_cards():
    bound = rotterdam().fog(blue="red").fog(blue="yellow").fog(blue="green").fog(blue="blue").fog(blue="violet")
    bound.ships(red="s1 oil", blue="s2").cards(red="traffic control").play("red", "worker captain")
    assert bound.menu("red") == ["play traffic control", "done"], "nobody must play a card"
    bound.play("red", "done", "done")
    assert bound.asked() == ("blue",)


@pytest.mark.rule("ROT-5.3")
def test_every_ship_before_a_channel_of_the_colour_must_move():
    table = rotterdam().ships(red="s4", blue="r1", yellow="r2")
    table.play("red", "worker captain", "name blue")
    assert [table.place(name) for name in ("red", "blue", "yellow")] == [["r3"], ["r5"], ["r6"]]


@pytest.mark.rule("ROT-5.3")
def test_ships_without_such_a_channel_stay():
    table = sail(rotterdam().ships(red="s1", blue="s4"), "red", "yellow")
    assert table.place("red") == ["r1"]
    assert table.place("blue") == ["s4"]


@pytest.mark.rule("ROT-5.4")
def test_the_captains_ships_go_first_and_then_clockwise():
    table = sail(rotterdam().ships(red="s3", blue="r1"), "green", "yellow")
    assert table.place("red") == ["r2"]
    assert table.place("blue") == ["r1"], "red came first, so blue is blocked"
    other = rotterdam(master="yellow").ships(red="s3", blue="r1")
    other.play("yellow", "worker captain", "name green", "name yellow")
    assert other.place("red") == ["r2"]
    last = rotterdam(master="blue").ships(red="s3", blue="r1")
    last.play("blue", "worker captain", "name green", "name yellow")
    assert last.place("blue") == ["r2"]
    assert last.place("red") == ["s3"]


@pytest.mark.rule("ROT-5.5")
def test_the_owner_orders_ships_that_are_in_each_others_way():
    table = rotterdam().ships(blue="s3, r2").play("red", "worker captain", "name green")
    assert table.asked() == ("blue",)
    assert table.menu("blue") == ["ship s3", "ship r2"]
    table.play("blue", "ship r2")
    assert table.place("blue") == ["r2", "r5"]
    back = rotterdam().ships(blue="s3, r2").play("red", "worker captain", "name green").play("blue", "ship s3")
    assert back.place("blue") == ["s3", "r5"], "the first had its chance while the way was taken"


@pytest.mark.rule("ROT-5.5")
def test_ships_with_the_same_goal_are_ordered_too():
    table = rotterdam().ships(red="s1, s3").play("red", "worker captain", "name violet")
    assert table.place("red") == ["r2", "r3"], "their ways are apart, so nobody is asked"
    green = rotterdam().ships(red="s3, r1").play("red", "worker captain", "name green")
    assert green.menu("red") == ["ship s3", "ship r1"]


@pytest.mark.rule("ROT-5.5")
def test_the_owner_chooses_which_bonus_the_last_million_pays():
    table = rotterdam().ships(blue="r5 grain, r10 oil").money(blue=1)
    table.ships(yellow="r8, r13").play("red", "worker captain", "name yellow")
    assert table.asked() == ("blue",)
    table.play("blue", "ship r10")
    assert table.place("blue") == ["r5 grain", "botlek oil"]


@pytest.mark.rule("ROT-5.6")
def test_one_step_for_one_naming_even_where_the_colour_goes_on():
    table = rotterdam().ships(red="s2").play("red", "worker captain", "name green")
    assert table.place("red") == ["r3"]
    table.play("red", "name green")
    assert table.place("red") == ["r7"]


@pytest.mark.rule("ROT-5.7")
def test_a_blocked_ship_stays():
    table = sail(rotterdam().ships(red="s1", blue="r1"), "red", "red")
    assert table.place("red") == ["s1"]
    assert table.told("blocked") == [{"seat": 0, "position": 0}] * 2


@pytest.mark.rule("ROT-5.8")
def test_before_two_channels_of_the_colour_the_owner_chooses():
    table = rotterdam().ships(blue="r5 grain").play("red", "worker captain", "name yellow")
    assert table.asked() == ("blue",)
    assert table.menu("blue") == ["sail r8", "sail vulcaan"]
    table.play("blue", "sail r8")
    assert table.place("blue") == ["r8 grain"]


@pytest.mark.rule("ROT-5.8")
def test_when_one_of_the_two_is_taken_the_other_must_be_used():
    table = sail(rotterdam().ships(red="r6 grain", blue="r8"), "violet", "green")
    assert table.place("red") == ["r10 grain"]


@pytest.mark.rule("ROT-5.9")
def test_the_printed_example_of_the_bonus():
    table = rotterdam(seats=3, master="yellow").ships(yellow="s3 oil", blue="r11 fruit")
    table.play("yellow", "worker captain", "name violet")
    assert table.place("yellow") == ["r3 oil"]
    assert table.place("blue") == ["merwe fruit"]
    assert (table.purse("yellow"), table.purse("blue")) == (17, 14)
    assert table.state.bank == 96 - 46


@pytest.mark.rule("ROT-5.9")
def test_every_ship_pays():
    table = rotterdam().ships(blue="r11 fruit, r15 fruit").money(red=0)
    table.play("red", "worker captain", "name violet").play("blue", "sail merwe")
    assert (table.purse("red"), table.purse("blue")) == (4, 13)


@pytest.mark.rule("ROT-5.10")
def test_nothing_is_paid_for_the_captains_own_ships():
    table = rotterdam().ships(red="r11 fruit").play("red", "worker captain", "name violet")
    assert table.place("red") == ["merwe fruit"]
    assert table.purse("red") == 15
    assert table.told("bonus") == []


@pytest.mark.rule("ROT-5.11")
@pytest.mark.parametrize("ship", ["r11 oil", "r11"])
def test_no_bonus_for_wrong_cargo_or_none(ship):
    table = rotterdam().ships(blue=ship).money(blue=0).play("red", "worker captain", "name violet")
    assert table.place("blue")[0].startswith("merwe")
    assert (table.purse("red"), table.purse("blue")) == (15, 0)


@pytest.mark.rule("ROT-5.12")
def test_whoever_cannot_pay_stays_outside():
    table = sail(rotterdam().ships(blue="r11 fruit").money(blue=0), "violet", "red")
    assert table.place("blue") == ["r11 fruit"]
    assert table.purse("red") == 15
    assert table.told("no money") == [{"seat": 1, "position": 14}]


@pytest.mark.rule("ROT-5.12")
def test_whoever_cannot_pay_must_take_the_other_channel_of_that_colour():
    table = sail(rotterdam().ships(blue="r5 grain").money(blue=0), "yellow", "red")
    assert table.place("blue") == ["r8 grain"]
    blocked = sail(rotterdam().ships(blue="r5 grain", yellow="r8").money(blue=0), "yellow", "red")
    assert blocked.place("blue") == ["r5 grain"]
    wrong = sail(rotterdam().ships(blue="r15 fruit").money(blue=0), "violet", "red")
    assert wrong.place("blue") == ["eem fruit"]


@pytest.mark.rule("ROT-5.13")
def test_cards_may_be_played_between_the_two_colours():
    table = rotterdam().ships(red="s1 oil").cards(red="tugboat").play("red", "worker captain")
    assert not table.can("red", "play tugboat")
    assert table.why_not("red", "play tugboat") == "ROT-11.1"
    table.play("red", "name red")
    table.play("red", "play tugboat", "sail r5", "name blue")
    assert table.place("red") == ["r9 oil"]


@pytest.mark.rule("ROT-5.14")
def test_no_colour_takes_a_ship_backward():
    for colour in ("red", "yellow", "green", "blue", "violet"):
        table = rotterdam().ships(red="r3").play("red", "worker captain", f"name {colour}")
        assert table.place("red")[0] in ("r3", "r6", "r7")
