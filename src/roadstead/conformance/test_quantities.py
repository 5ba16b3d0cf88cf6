"""What is counted of a seat is counted from what somebody sees, and no hidden card is counted as if it were seen."""

import random

import pytest

from roadstead.conformance.tables import at_every_table, play_on, positions, with_every_game
from roadstead.kernel.state import UNKNOWN

# Hidden points are some dozens; what is not known, taken for a number, is some thousands.
MOST_HIDDEN = UNKNOWN // 10
EVERY = 7  # decisions, in a whole game


def assert_seen(state, viewer):
    """What a seat has itself is the truth, and so is of others all but hidden points, which are left out."""
    view = state.redacted(viewer)
    for quantity in state.game.quantities:
        for whose in range(state.seats):
            seen, true = int(quantity.value(view, whose)), int(quantity.value(state, whose))
            hidden = MOST_HIDDEN if quantity.decides and whose != viewer else 0
            assert abs(seen - true) <= hidden, f"{quantity.name} of {whose} is {true}, and {viewer} sees {seen}"


@pytest.mark.pure
@at_every_table
def test_nothing_unknown_is_counted(table):
    for state in positions(table):
        for viewer in table.viewers:
            assert_seen(state, viewer)


@with_every_game
def test_nothing_unknown_is_counted_in_a_whole_game_with_any_number_of_seats(game):
    for seats in game.seats:
        chooser = random.Random(seats)
        for n, turn in enumerate(play_on(game.new(seats, seats, dict(game.short_form)), chooser)):
            if n % EVERY == 0:
                assert_seen(turn.before, (*range(seats), None)[n // EVERY % (seats + 1)])


@with_every_game
def test_a_quantity_is_a_whole_number_of_every_seat(game):
    view = game.new(game.seats[-1], 3).redacted(0)
    for quantity in game.quantities:
        for whose in range(view.seats):
            number = quantity.value(view, whose)
            assert number == int(number), quantity.name
