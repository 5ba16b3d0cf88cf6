"""What programs read: rows of numbers of a fixed shape, and weights, both from what a seat sees alone."""

import math

import pytest

from roadstead.conformance.tables import asked_positions, at_every_table, at_usual_tables, positions


@at_usual_tables
def test_the_layout_of_the_numbers_is_told(table):
    for encoder in (table.game.encoder, table.game.gist):
        channels = encoder.channels(table.seats)
        assert len({channel.name for channel in channels}) == len(channels)
        for channel in channels:
            assert channel.size > 0
            assert channel.words.strip()
        assert encoder.width(table.seats) == sum(channel.size for channel in channels)


@pytest.mark.pure
@at_every_table
def test_every_seat_reads_the_same_numbers_on_the_table_and_on_its_own_view(table):
    encoder, gist = table.game.encoder, table.game.gist
    seen, read = set(), set()
    for state in positions(table):
        for seat in range(table.seats):
            seen.add(numbers_of(encoder, state, seat))
            read.add(numbers_of(gist, state, seat))
    assert len(seen) > len(positions(table))
    assert len(read) > len(positions(table)) / 2


def numbers_of(encoder, state, seat):
    """What is written of this seat, which is the same on the table and on its own view."""
    row = encoder.row(state, seat)
    assert len(row) == encoder.width(state.seats)
    assert all(math.isfinite(number) and abs(number) < 1000 for number in row)
    assert encoder.row(state.redacted(seat), seat) == row
    assert [number for channel in encoder.named(state, seat).values() for number in channel] == row
    return tuple(row)


@pytest.mark.pure
@at_every_table
def test_heuristics_weigh_only_what_the_seat_knows(table):
    heuristics = table.game.heuristics
    for state in asked_positions(table):
        before = state.to_dict()
        for seat in range(table.seats):
            view = state.redacted(seat)
            outlook = heuristics.outlook(view, seat)
            assert math.isfinite(outlook)
            assert heuristics.outlook(state, seat) == outlook
            if seat in state.actors():
                menu = state.legal(seat)
                weights = [heuristics.weigh(view, seat, action) for action in menu]
                assert all(math.isfinite(weight) for weight in weights)
                assert [heuristics.weigh(state, seat, action) for action in menu] == weights
                assert list(heuristics.weights(view, seat, menu)) == weights
                assert list(heuristics.weights(view, seat, menu[::-1])) == weights[::-1]
        assert state.to_dict() == before
