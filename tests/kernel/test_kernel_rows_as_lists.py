"""A seat's row as a list: the numbers that 32-bit floats have, whatever was seen before."""

import random

import pytest

import roadstead
from roadstead import games
from roadstead.kernel.encoding import Lists, short

np = pytest.importorskip("numpy")


@pytest.mark.pure
def test_a_number_is_shortened_as_a_32_bit_float_has_it():
    chance = random.Random(1)
    numbers = [chance.uniform(-1, 1) * 10.0 ** chance.randrange(-6, 6) for _ in range(2000)]
    numbers += [top / under for top in range(-40, 400) for under in (1, 3, 7, 10, 12, 17, 30, 100, 10000)]
    assert [short(number) for number in numbers] == np.float32(numbers).tolist()
    assert short(0.0) == 0.0


@pytest.mark.pure
@pytest.mark.parametrize("name", sorted(games.own()))
def test_lists_of_tables_that_take_turns_are_each_what_the_encoder_writes(name):
    game = roadstead.game(name)
    seats = game.seats[-1]
    lists = Lists(game.encoder, seats)
    tables = [game.new(seats, seed=seed) for seed in (1, 2)]
    for turn in range(20):
        for state in tables:
            for seat in range(seats):
                assert lists.listed(state, seat) == np.float32(game.encoder.row(state, seat)).tolist()
            menu = state.legal(state.actor())
            state.play(state.actor(), menu[turn % len(menu)])


def test_a_list_is_the_readers_own():
    game = roadstead.game("jamaica")
    lists, state = Lists(game.encoder, 2), game.new(2, seed=1)
    first = lists.listed(state, 0)
    first[0] = 77.0
    assert lists.listed(state, 0)[0] != 77.0
