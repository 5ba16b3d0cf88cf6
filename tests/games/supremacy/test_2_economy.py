"""SUP-4 and SUP-5: salaries, loans, production, markets."""

import pytest

from games.supremacy.table import supremacy

rule = pytest.mark.rule


@rule("SUP-4.1", "SUP-4.8")
def test_interest_comes_first_then_loans_settlements_units_and_companies():
    table = supremacy().has("usa", loans=2, cash=1000).payday("usa")
    assert table.cash("usa") == 900
    assert table.legal("usa") == ["done", "borrow"]
    table.play("usa", "done")
    assert table.cash("usa") == 900 - 4 * 10
    assert "run all" in table.legal("usa")


@rule("SUP-4.2")
def test_armies_aboard_are_paid_too():
    table = supremacy().forces(usa={"barkley_sound": (1, 2)}).payday("usa").play("usa", "done")
    assert table.cash("usa") == 7000 - 70


@rule("SUP-4.3", "SUP-4.2")
def test_short_of_cash_one_unit_stays_in_each_zone():
    table = supremacy().has("usa", loans=12).forces(usa={"alaska": 2, "barkley_sound": (1, 1)})
    table.has("usa", cash=660).payday("usa")
    assert table.legal("usa") == ["zone alaska", "zone barkley_sound"]
    assert table.refused("usa", "zone western_usa") == "SUP-4.3"
    table.play("usa", "zone barkley_sound")
    assert table.fleet("usa", "barkley_sound") == (1, 0)
    assert table.cash("usa") == 0


@rule("SUP-4.3", "SUP-1.8")
def test_at_sea_it_is_the_owner_who_says_what_is_not_paid():
    table = supremacy().has("usa", loans=12, cash=690).forces(usa={"barkley_sound": [3, 1, 0]}).payday("usa")
    table.play("usa", "zone barkley_sound?")
    assert table.legal("usa") == ["lose navy", "ship 1", "ship 3"]
    assert table.refused("usa", "lose army") == table.refused("usa", "ship 0") == "SUP-4.3"
    table.play("usa", "ship 3")
    assert table.ships("usa", "barkley_sound") == [2, 1, 0]
    table.play("usa", "zone barkley_sound?", "lose navy")
    assert table.ships("usa", "barkley_sound") == [2, 1]
    assert [facts["navy"] for facts in table.told("disbanded")] == [0, 1]
    assert table.cash("usa") == 0
    table = supremacy().has("usa", loans=12, cash=660).forces(usa={"barkley_sound": [2]}).payday("usa")
    table.play("usa", "zone barkley_sound?")
    assert table.ships("usa", "barkley_sound") == [1]  # a laden ship goes only after its armies


@rule("SUP-4.4", "SUP-4.5")
def test_a_paid_company_yields_and_an_unpaid_one_is_kept():
    table = supremacy(fortuna=False).payday("usa").play("usa", "done", "company h31", "company h32", "done")
    assert table.cash("usa") == 7000 - 40 - 100
    assert table.stock("usa") == (6, 6, 3)
    assert table.owner("H34") == "usa"


@rule("SUP-4.6")
def test_a_company_in_another_players_land_needs_leave():
    table = supremacy().owns("usa", "H09", "N01").payday("usa").play("usa", "done")
    assert table.refused("usa", "company h09") == "SUP-4.6"
    assert "company n01" in table.legal("usa")
    table = supremacy().owns("usa", "H09")
    table.t.may_work[1 * 2 + 0] = 2
    table.payday("usa").play("usa", "done")
    assert "company h09" in table.legal("usa")


@rule("SUP-4.7", "SUP-4.9")
def test_loans_come_in_thousands_up_to_twelve_and_are_repaid_in_stage_one():
    table = supremacy().has("usa", loans=10).payday("usa")
    table.play("usa", "borrow")
    assert (table.cash("usa"), table.t.loans[0]) == (7000 - 500 + 1000, 11)
    assert table.refused("usa", "repay") == "SUP-4.9"
    table.play("usa", "borrow")
    table.payday("usa")
    assert table.refused("usa", "borrow") == "SUP-4.7"
    table.play("usa", "repay")
    assert table.t.loans[0] == 11
    assert table.refused("usa", "borrow") == "SUP-4.9"


@rule("SUP-4.8")
def test_whoever_is_short_of_interest_must_borrow():
    table = supremacy().has("usa", loans=3, cash=100).payday("usa")
    assert (table.cash("usa"), table.t.loans[0]) == (950, 4)


@rule("SUP-4.10")
def test_bankrupt_at_the_ceiling():
    table = supremacy("usa", "china", "africa").has("usa", loans=12, cash=599).payday("usa")
    assert table.t.out[0] == 1
    assert table.owner("H31") == "deck"
    assert table.holder("alaska") == "nobody"
    assert not table.t.over


@rule("SUP-5.1", "SUP-5.2")
def test_a_sale_is_paid_at_the_price_showing_and_the_marker_falls_a_step_a_unit():
    table = supremacy().acting("usa", 3).play("usa", "sell grain", "count 2")
    assert table.cash("usa") == 8000
    assert table.price("grain") == 400
    table.play("usa", "sell grain")
    assert table.price("grain") == 200
    assert table.told("price")[-1] == {"resource": 0, "amount": 200, "before": 400}
    ladder = [table.prices(oil=step).price("oil") for step in range(1, 19)]
    assert ladder == [1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000]


@rule("SUP-5.3")
def test_a_purchase_is_paid_at_the_price_showing_and_the_marker_rises():
    table = supremacy().acting("usa", 7).play("usa", "buy oil", "count 3")
    assert table.cash("usa") == 7000 - 1500
    assert table.stock("usa") == (3, 6, 3)
    assert table.price("oil") == 800


@rule("SUP-5.4")
def test_the_marker_stops_and_a_surplus_is_lost():
    table = supremacy().has("usa", cash=99999, oil=12).prices(oil=17).acting("usa", 7)
    table.play("usa", "buy oil", "count 5")
    assert table.stock("usa")[1] == 12
    assert table.cash("usa") == 99999 - 5 * 900
    assert table.price("oil") == 1000
    table.prices(grain=2).acting("usa", 3).play("usa", "sell grain", "count 3")
    assert table.price("grain") == 1


@rule("SUP-5.5")
def test_priced_per_unit_each_is_paid_at_its_own_step():
    table = supremacy(pricing="per unit").acting("usa", 3).play("usa", "sell grain", "count 3")
    assert table.cash("usa") == 7000 + 500 + 400 + 400
    table.acting("usa", 7).play("usa", "buy oil", "count 2")
    assert table.cash("usa") == 8300 - 500 - 600


def test_nobody_sells_what_is_not_there():
    table = supremacy().has("usa", grain=0).acting("usa", 3)
    assert table.refused("usa", "sell grain") == "SUP-5.2"
    assert table.refused("usa", "march") == "SUP-3.1"
