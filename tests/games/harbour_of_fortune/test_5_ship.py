"""Section 5: the ship."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-5.1")
@pytest.mark.parametrize(("die", "steps"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_ship_moves_by_the_die(die, steps):
    table = harbour().wild_pile().ship(blue=1).turn("blue", die)
    assert table.space("blue") == 1 + steps


@pytest.mark.rule("HOF-5.1")
def test_steps_beyond_the_harbour_are_lost():
    table = harbour().ship(blue=4).turn("blue", 5)
    assert table.space("blue") == 5
    assert table.is_docked("blue")


@pytest.mark.rule("HOF-5.2")
def test_docking_costs_500_without_a_choice():
    table = harbour().docked("red").ship(blue=4).turn("blue", 1)
    assert table.is_docked("blue")
    assert table.has("blue") == 8000 + 150 - 500
    assert table.asked() == ("blue",)
    assert table.may("blue", "build house")


@pytest.mark.rule("HOF-5.3")
def test_a_ship_waits_outside_until_its_owner_has_500():
    table = harbour().docked("red").money(blue=0).ship(blue=4).turn("blue", 2)
    assert table.space("blue") == 5
    assert not table.is_docked("blue")
    assert table.told("waits") == [{"seat": 0}]
    assert table.refused("blue", "build house") == "HOF-15.1"


@pytest.mark.rule("HOF-5.3")
def test_it_docks_at_the_start_of_the_turn_or_after_a_receipt():
    start = harbour().docked("red").money(blue=500).ship(blue=5).turn("blue", 1)
    assert start.happened("docked", "rolled") == ["docked", "rolled"]
    assert start.has("blue") == 150
    receipt = harbour().docked("red").money(blue=300).ship(blue=5).turn("blue", 2)
    assert receipt.happened("profit", "docked", "household") == ["profit", "docked", "household"]
    assert receipt.has("blue") == 50


@pytest.mark.rule("HOF-5.3")
def test_a_bribe_in_the_second_phase_brings_the_ship_in():
    table = harbour().docked("red").money(blue=100).ship(blue=5).hand(blue="black 6").acting("blue")
    table.play("blue", "strike red 6")
    assert table.is_docked("blue")
    assert table.has("blue") == 100


@pytest.mark.rule("HOF-5.4")
def test_money_in_anothers_turn_docks_nothing_yet():
    table = harbour(3).money(blue=0, red=450).ship(red=5).hand(blue="red ace").docked("purple")
    table.money(blue=100).acting("blue").investors_roll(6, 1)
    table.play("blue", "great investment").play("red", "put in 400").play("purple", "put in 200")
    assert table.has("red") == 850
    assert not table.is_docked("red")
    table.play("blue", "end turn")
    assert table.is_docked("red")


@pytest.mark.rule("HOF-5.5")
def test_only_the_first_ship_in_earns_800():
    table = harbour().ship(blue=4, red=4).turn("blue", 1)
    assert table.has("blue") == 8000 + 150 - 500 + 800
    table.play("blue", "end turn")
    assert table.is_docked("red")
    assert table.has("red") == 8000 + 150 - 500


@pytest.mark.rule("HOF-5.5")
def test_the_800_cannot_pay_the_500():
    table = harbour().money(blue=0).ship(blue=4).turn("blue", 1)
    assert not table.is_docked("blue")
    assert table.told("first dock") == []
    assert table.has("blue") == 150


@pytest.mark.rule("HOF-5.5")
def test_the_first_to_dock_is_not_the_first_to_arrive():
    table = harbour().money(blue=0).ship(blue=5, red=4).turn("red", 1)
    assert table.told("first dock") == [{"seat": 1}]


@pytest.mark.rule("HOF-5.6")
def test_a_docked_ship_stays_and_its_family_builds():
    table = harbour().docked("blue").turn("blue", 5).play("blue", "build house", "end turn")
    assert table.told("sailed") == [{"seat": 1, "steps": 1, "space": 1}]
    table.play("red", "end turn")
    assert table.is_docked("blue")
    assert table.may("blue", "build house")


@pytest.mark.rule("HOF-5.7")
def test_the_captain_adds_a_space_for_100():
    table = harbour().hired(blue="captain").turn("blue", 3)
    assert table.menu("blue") == ["sail with captain", "sail without captain"]
    assert table.told("household")
    table.play("blue", "sail with captain")
    assert table.space("blue") == 3
    assert table.has("blue") == 8000 + 300 + 100 - 100
    other = harbour().hired(blue="captain").turn("blue", 3).play("blue", "sail without captain")
    assert other.space("blue") == 2
    assert other.has("blue") == 8000 + 300 + 100


@pytest.mark.rule("HOF-5.8")
@pytest.mark.parametrize("reason", ["docked", "waiting", "poor", "sick", "beyond"])
def test_the_captain_is_offered_only_where_he_helps(reason):
    table = harbour().hired(blue="captain").docked("red")
    if reason == "docked":
        table.docked("blue")
    if reason == "waiting":
        table.ship(blue=5).money(blue=0).failed("blue")
    if reason == "poor":
        table.money(blue=0).failed("blue").sick(blue="mother")
    if reason == "sick":
        table.sick(blue="captain")
    if reason == "beyond":
        table.ship(blue=4)
    table.turn("blue", 1)
    assert table.asked() == ("blue",)
    assert table.may("blue", "end turn")


@pytest.mark.rule("HOF-5.9")
def test_a_captain_hired_for_money_sails_from_the_next_turn_on():
    table = harbour().money(blue=8500).turn("blue", 1).play("blue", "hire captain")
    assert table.space("blue") == 1
    assert not table.may("blue", "sail with captain")
    table.play("blue", "end turn").play("red", "end turn")
    assert table.may("blue", "sail with captain")


@pytest.mark.rule("HOF-5.9")
def test_a_captain_from_a_wild_card_sails_at_once():
    table = harbour().wild(blue="jack").turn("blue", 1).play("blue", "roll", "wild jack captain")
    table.play("blue", "sail with captain")
    assert table.space("blue") == 2
