"""ROT-2: setting up."""

import pytest

from games.rotterdam.table import GAME, rotterdam

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-2.1")
@pytest.mark.parametrize(("seats", "ships", "workers"), [(2, 4, 4), (3, 3, 4), (4, 3, 3)])
def test_money_ships_and_workers_by_the_number_of_players(seats, ships, workers):
    table = rotterdam(seats=seats)
    assert [table.purse(name) for name in table.names] == [15] * seats
    assert table.state.ships == ships
    table.idle_to_round_end()
    placed = [one["seat"] for one in table.told("worker")]
    assert [placed.count(seat) for seat in range(seats)] == [workers] * seats


@pytest.mark.rule("ROT-2.2")
def test_nobody_has_built_anything():
    table = rotterdam()
    assert [table.built(port) for port in ("botlek", "vulcaan", "eem", "merwe")] == [[], [], [], []]


@pytest.mark.rule("ROT-2.3")
def test_the_first_units_cost_one_or_two_million():
    table = rotterdam()
    assert [table.raw_price(one) for one in ("oil", "grain", "containers", "fruit")] == [1, 1, 2, 2]


@pytest.mark.rule("ROT-2.4", "ROT-2.6")
def test_three_assignments_and_three_shipping_cards_lie_open():
    state = GAME.new(seats=3, seed=5)
    assert len(set(state.job)) == 3
    assert int(state.jobs_left).bit_count() == 43
    assert all(kind < 10 for kind in state.open_card)
    assert state.piled == sum(state.pile) == 17


@pytest.mark.rule("ROT-2.5")
def test_every_stack_shows_its_top_card():
    state = GAME.new(seats=3, seed=5)
    assert [top // 2 for top in state.top] == [0, 1, 2, 3]
    assert list(state.depth_covered) == [17, 17, 11, 11]
    seen = {tuple(GAME.new(seats=3, seed=seed).top) for seed in range(40)}
    assert len(seen) > 10


@pytest.mark.rule("ROT-2.7")
def test_the_first_harbour_master_is_drawn_by_lot():
    masters = [GAME.new(seats=4, seed=seed).master for seed in range(400)]
    assert all(70 < masters.count(seat) < 130 for seat in range(4))


@pytest.mark.rule("ROT-2.8")
def test_from_the_harbour_master_on_each_may_place_a_first_ship():
    table = rotterdam(master="blue", begun=False)
    assert table.asked() == ("blue",)
    assert table.menu("blue") == ["place s1", "place s2", "place s3", "place s4", "no ship"]
    table.play("blue", "place s2", "leave empty")
    assert table.asked() == ("yellow",)
    assert table.menu("yellow") == ["place s1", "place s3", "place s4", "no ship"]
    table.play("yellow", "no ship")
    table.play("red", "place s4", "leave empty")
    assert table.place("blue") == ["s2"]
    assert table.place("yellow") == []
    assert table.place("red") == ["s4"]
    assert table.asked() == ("blue",)
    assert table.can("blue", "worker captain")


@pytest.mark.rule("ROT-2.9")
def test_the_first_cargo_is_free_and_raises_the_price():
    table = rotterdam(begun=False)
    table.play("red", "place s1")
    assert table.menu("red") == ["load oil", "load grain", "load containers", "load fruit", "leave empty"]
    table.play("red", "load fruit")
    assert table.place("red") == ["s1 fruit"]
    assert table.purse("red") == 15
    assert table.raw_price("fruit") == 3
