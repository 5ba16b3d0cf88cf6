"""The gist: a table of Supremacy in the few sums by which captains' chances are judged."""

import pytest

import roadstead
from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.rules import land

CASH, STOCK, L_STARS, SHIELDED, HOMES, HOMES_TO_COME, COMPANIES = 0, 5, 7, 9, 15, 18, 25


@pytest.fixture
def table():
    return roadstead.game("supremacy").new(seats=3, seed=4)


def power(table, seat, place):
    return table.game.gist.named(table, seat)[f"power {place}"]


def test_it_says_what_a_power_has(table):
    table.cash[1], table.l_stars[1] = 12_500, 2
    said = power(table, 1, 0)
    assert said[CASH] == pytest.approx(1.25)
    assert said[STOCK] == pytest.approx(scoring.stock_worth(table, 1) / 5000)
    assert (said[L_STARS], said[SHIELDED]) == (0.5, 1.0)
    assert said[HOMES] == pytest.approx(land.homes(table, 1) / 5)
    assert said[HOMES_TO_COME] == pytest.approx(said[HOMES] * 11 / 12), "eleven of twelve turns are to come"
    assert said[COMPANIES] == pytest.approx(scoring.company_count(table, 1) / 10)
    assert min(said[HOMES], said[COMPANIES]) > 0


def test_each_seat_reads_itself_first_and_the_others_clockwise(table):
    for seat in range(3):
        table.cash[seat] = 1000 * (seat + 1)
    for seat in range(3):
        assert [power(table, seat, place)[CASH] for place in range(3)] == pytest.approx(
            [0.1 * ((seat + place) % 3 + 1) for place in range(3)]
        )


def test_prices_and_turns_are_told_for_all(table):
    table.market[data.OIL] = 4
    told = table.game.gist.named(table, 0)["turn"]
    assert told[:2] == pytest.approx([1 / 12, 11 / 12])
    assert told[-3:][data.OIL] == pytest.approx(data.LADDER[4] / 1000)
    assert told == table.game.gist.named(table, 2)["turn"]
