"""Section 14: the Director-General, tax and debts."""

import pytest

from games.harbour_of_fortune.table import harbour


@pytest.mark.rule("HOF-14.1")
def test_the_wearer_collects_75_from_each_opponent_clockwise():
    table = harbour(4).docked("red").hat("red").turn("red", 1)
    assert table.told("taxed") == [{"seat": 1, "foe": foe, "amount": 75} for foe in (2, 3, 0)]
    assert table.has("red") == 8000 + 150 + 225
    assert table.has("gold") == 7925


@pytest.mark.rule("HOF-14.1")
def test_tax_comes_on_the_turn_of_the_six_and_may_be_100():
    table = harbour(tax=100).docked("blue").turn("blue", 6)
    assert table.has("blue") == 8000 + 650 + 100
    assert table.has("red") == 7900


@pytest.mark.rule("HOF-14.2")
def test_who_cannot_pay_owes_the_rest():
    table = harbour().hat("blue").money(red=50).turn("blue", 1)
    assert table.has("red") == 0
    assert table.told("owes") == [{"seat": 1, "foe": 0, "amount": 25}]
    assert list(table.state.debts) == [1, 0, 25]


@pytest.mark.rule("HOF-14.2")
def test_a_debt_stays_owed_to_whoever_wore_the_hat():
    table = harbour(3).hat("blue").money(purple=0).turn("blue", 1).rolls(6).play("blue", "end turn")
    assert table.wears() == "red"
    assert list(table.state.debts) == [2, 0, 75, 2, 1, 75]


@pytest.mark.rule("HOF-14.3")
def test_whatever_comes_in_pays_the_oldest_debt_first():
    table = harbour(3).money(purple=0).owes("purple", "blue", 75).owes("purple", "red", 75).docked("purple")
    table.turn("purple", 1)
    assert table.told("paid debt") == [
        {"seat": 2, "foe": 0, "amount": 75},
        {"seat": 2, "foe": 1, "amount": 25},
        {"seat": 2, "foe": 1, "amount": 50},
    ]
    assert table.has("purple") == 0
    assert (table.has("blue"), table.has("red")) == (8075, 8075)


@pytest.mark.rule("HOF-14.3")
def test_a_debt_is_paid_in_anybodys_turn():
    table = (
        harbour(3).money(blue=0).owes("blue", "red", 75).houses(purple=1).married("purple", "oldest", "red", "oldest")
    )
    table.hand(blue="black 6").acting("blue").play("blue", "strike purple 6")
    assert table.has("blue") == 425
    assert table.has("red") == 8075


@pytest.mark.rule("HOF-14.3")
def test_debts_that_cross_are_settled_at_once():
    table = harbour().hat("blue").money(blue=0, red=50).owes("blue", "red", 75).docked("blue").turn("blue", 1)
    assert list(table.state.debts) == []
    assert table.has("blue") + table.has("red") == 50 + 100 + 50
    assert table.has("blue") == 150 - 75 + 75


@pytest.mark.rule("HOF-14.4")
def test_without_debts_unpaid_tax_is_waived():
    table = harbour(debts=False).hat("blue").money(red=50).turn("blue", 1)
    assert table.has("red") == 0
    assert list(table.state.debts) == []
    assert table.told("waived") == [{"seat": 1, "foe": 0, "amount": 25}]


@pytest.mark.rule("HOF-14.4")
def test_at_the_end_debts_are_void():
    table = harbour().money(blue=0).owes("blue", "red", 500)
    assert table.scores() == {"blue": 0, "red": 8000}


@pytest.mark.rule("HOF-14.5")
def test_the_wearer_builds_two_houses_a_turn():
    table = harbour().docked("blue").hat("blue").acting("blue").play("blue", "build house", "build house")
    assert table.refused("blue", "build house") == "HOF-15.1"
    plain = harbour().docked("blue").hat("red").acting("blue").play("blue", "build house")
    assert plain.refused("blue", "build house") == "HOF-15.1"


@pytest.mark.rule("HOF-14.6")
def test_the_hat_is_lost_without_compensation_and_may_come_back():
    table = harbour().docked("blue", "red").turn("blue", 6).rolls(6).play("blue", "end turn")
    assert table.wears() == "red"
    assert table.has("blue") == 8000 + 650 + 75 - 75
    table.rolls(6).play("red", "end turn")
    assert table.wears() == "blue"


@pytest.mark.rule("HOF-14.7")
@pytest.mark.parametrize("reason", ["new hat", "old hat", "far", "docked", "rich", "poor"])
def test_the_tax_is_always_collected_also_where_it_makes_the_ship_dock(reason):
    table = harbour(4).docked("red").failed("blue").ship(blue=3).money(blue=275)
    if reason == "old hat":
        table.hat("blue")
    if reason == "far":
        table.ship(blue=1)
    if reason == "docked":
        table.docked("blue")
    if reason == "rich":
        table.money(blue=450)
    if reason == "poor":
        table.money(blue=200)
    table.turn("blue", 6)
    assert [fact["amount"] for fact in table.told("taxed")] == [75, 75, 75]
    if reason in ("new hat", "old hat"):
        assert table.is_docked("blue")
        assert table.has("blue") == 275 + 225 + 50 - 500


@pytest.mark.rule("HOF-14.7", "HOF-5.7")
def test_the_tax_is_collected_where_a_captain_might_be_paid_too():
    table = harbour(4).docked("red").failed("blue").hired(blue="captain").ship(blue=1).money(blue=500).turn("blue", 6)
    assert len(table.told("taxed")) == 3
    assert table.menu("blue") == ["sail with captain", "sail without captain"]
