"""ROT-1: the table."""

import pytest

import roadstead
from games.rotterdam.arranging import PLACES
from games.rotterdam.dice import CHART
from games.rotterdam.table import rotterdam
from roadstead.games.rotterdam import GAME
from roadstead.games.rotterdam.data import CARDS, CHANNELS, HARBOURS, MATERIALS, PRODUCTS

pytestmark = pytest.mark.pure


@pytest.mark.rule("ROT-1.1")
def test_two_to_four_players_each_have_a_colour():
    assert roadstead.game("rotterdam").seats == (2, 3, 4)
    assert GAME.seat_names == ("red", "blue", "yellow", "green")
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.new(seats=5)


@pytest.mark.rule("ROT-1.2")
def test_the_board_runs_from_four_starts_over_the_river_to_four_harbours():
    kinds = [("start", "river", "anchor", "harbour")[kind] for kind in CHART.kind]
    assert kinds.count("start") == 4
    assert kinds.count("river") + kinds.count("anchor") == 16
    assert kinds.count("anchor") == 5
    assert PLACES[-4:] == ["botlek", "vulcaan", "eem", "merwe"]
    channels = GAME.data["board"]["channels"]
    assert len(channels) == 45
    assert all(sum(one["colour"] == colour for one in channels) == 9 for colour in CHANNELS)


@pytest.mark.rule("ROT-1.2")
@pytest.mark.parametrize(("start", "steps"), [("s1", [4, 3, 5, 5]), ("s2", [3, 3, 5, 5]), ("s4", [3, 4, 5, 5])])
def test_the_near_harbours_are_three_or_four_steps_away_and_the_far_ones_five(start, steps):
    at = PLACES.index(start)
    assert list(CHART.steps)[at * 4 : at * 4 + 4] == steps


@pytest.mark.rule("ROT-1.3")
def test_one_ship_to_a_position_and_any_number_to_a_harbour():
    table = rotterdam().ships(red="botlek oil, botlek oil, s1", blue="botlek oil")
    table.play("red", "worker ship owner")
    assert not table.can("red", "place s1")
    assert table.place("red")[:2] == ["botlek oil", "botlek oil"]


@pytest.mark.rule("ROT-1.4")
def test_every_material_belongs_in_one_harbour():
    assert dict(zip(MATERIALS, HARBOURS, strict=True)) == {
        "oil": "Botlek",
        "grain": "Vulcaan",
        "containers": "Eem",
        "fruit": "Merwe",
    }
    table = rotterdam()
    assert [table.on_market(material) for material in MATERIALS] == [7, 7, 5, 5]


@pytest.mark.rule("ROT-1.5")
def test_two_products_a_harbour_with_their_copies_and_points():
    assert PRODUCTS == ("gasoline", "plastics", "bread", "cookies", "shoes", "clothes", "orange juice", "jam")
    assert list(CHART.copies) == [9, 9, 9, 9, 6, 6, 6, 6]
    assert list(CHART.points) == [1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.rule("ROT-1.6")
def test_a_ship_that_has_cargo_takes_no_more():
    table = rotterdam().stock(red="oil, oil")
    table.play("red", "worker ship owner", "place s1", "load oil")
    assert not table.can("red", "load oil")
    assert table.place("red") == ["s1 oil"]


@pytest.mark.rule("ROT-1.7")
def test_the_market_sells_at_the_next_space_and_buys_at_the_last_empty_one():
    table = rotterdam().stock(red="oil", blue="fruit")
    assert (table.raw_price("oil"), table.raw_price("fruit"), table.raw_price("grain")) == (2, 3, 1)
    table.play("red", "worker ship owner", "sell oil")
    assert table.purse("red") == 15 + 1
    assert table.raw_price("oil") == 1
    table.play("red", "buy fruit")
    assert table.purse("red") == 16 - 3
    assert table.raw_price("fruit") == 4


@pytest.mark.rule("ROT-1.8")
def test_product_prices_open_at_five_and_ten_on_tracks_of_five_squares():
    table = rotterdam()
    assert [table.price(product) for product in PRODUCTS] == [5, 5, 5, 5, 10, 10, 10, 10]
    tracks = {tuple(row["track"]) for row in GAME.data["markets"]["products"]}
    assert tracks == {(3, 4, 5, 6, 7), (8, 9, 10, 11, 12)}


@pytest.mark.rule("ROT-1.9")
def test_there_are_46_assignments_of_two_or_three_products():
    jobs = GAME.data["decks"]["assignments"]
    assert len(jobs) == 46
    assert {len(job["products"]) for job in jobs} == {2, 3}
    assert {job["points"] for job in jobs} == {4, 5, 6, 7, 8}
    assert {"products": ["jam", "shoes"], "points": 6} in jobs


@pytest.mark.rule("ROT-1.10")
def test_there_are_20_shipping_cards_of_ten_kinds():
    cards = GAME.data["decks"]["shipping"]
    assert [card["card"] for card in cards] == list(CARDS)
    assert sum(card["copies"] for card in cards) == 20
    assert {card["points"] for card in cards} == {1, 2}


@pytest.mark.rule("ROT-1.11")
def test_with_two_players_the_last_column_is_not_used():
    table = rotterdam(seats=2).idle("red", "blue")
    assert table.fields("Trader") == ["red", "blue", None]
    assert not table.can("red", "worker trader")
    assert table.why_not("red", "worker cashier 1") == "ROT-1.11"
    three = rotterdam(seats=3).idle("red", "blue")
    assert three.can("yellow", "worker trader")


@pytest.mark.rule("ROT-1.12")
def test_factory_sites_cost_less_and_less():
    sites = {row["harbour"]: row["prices"] for row in GAME.data["markets"]["factories"]}
    assert sites == {"BOTLEK": [7, 6, 5, 4], "VULCAAN": [7, 6, 5, 4], "EEM": [10, 8], "MERWE": [10, 8]}


@pytest.mark.rule("ROT-1.13")
def test_the_bank_pays_even_when_the_printed_money_is_all_out():
    table = rotterdam(seats=2).money(red=60, blue=36)
    assert table.state.bank == 0
    table.play("red", "worker cashier 3")
    assert table.purse("red") == 63
    assert table.state.invariants() == []
