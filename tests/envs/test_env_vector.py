"""Many games in one call are the games one would play alone."""

import numpy as np
import pytest

import roadstead
from roadstead import envs
from roadstead.conformance.tables import at_usual_tables
from roadstead.kernel.errors import IllegalAction

pytest.importorskip("numpy")


@at_usual_tables
def test_many_games_step_as_single_ones_do(table):
    many = envs.vector(table.game.name, seats=table.seats, count=3, seed=20)
    alone = [table.new(20 + i) for i in range(3)]
    encoder = table.game.part("encode").ENCODER
    for _ in range(40):
        for i, state in enumerate(alone):
            seat = state.actor()
            assert many.seats[i] == seat
            assert np.flatnonzero(many.masks[i]).tolist() == state.legal(seat)
            assert many.observations[i].tolist() == encoder.row(state, seat)
        actions = [state.legal(state.actor())[-1] for state in alone]
        many.step(actions)
        for state, action in zip(alone, actions, strict=True):
            state.play(state.actor(), action)
        if any(state.over for state in alone):
            break


@pytest.mark.parametrize("game", ["jamaica", "new_bedford"])
def test_a_game_that_ends_is_followed_by_the_next_seed(game):
    many = envs.vector(game, seats=2, count=2, seed=6)
    assert not many.rewards.any()
    steps = 0
    while not many.ended.any():
        many.step(many.sample())
        steps += 1
        assert steps < 5000
    (over,) = np.flatnonzero(many.ended)
    assert many.rewards[over].sum() == pytest.approx(1.0)
    fresh = roadstead.game(game).new(2, seed=8)
    assert many.seats[over] == fresh.actor()
    assert many.observations[over].tolist() == roadstead.game(game).part("encode").ENCODER.row(fresh, fresh.actor())
    many.step(many.sample())
    assert not many.ended.any()


@at_usual_tables
def test_samples_are_legal_and_repeatable(table):
    one, two = (envs.vector(table.game.name, seats=table.seats, count=4, seed=9) for _ in range(2))
    for _ in range(30):
        chosen = one.sample()
        assert chosen.tolist() == two.sample().tolist()
        assert one.masks[np.arange(4), chosen].all()
        one.step(chosen)
        two.step(chosen)
    assert np.array_equal(one.observations, two.observations)


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.0, 0.0], [[0, 0]]])
def test_what_is_no_action_for_each_game_is_refused_in_one_line(actions):
    many = envs.vector("jamaica", seats=2, count=2)
    with pytest.raises(ValueError, match="one whole number for each of 2 games"):
        many.step(actions)


def test_an_illegal_action_in_one_game_moves_none():
    many = envs.vector("jamaica", seats=2, count=3)
    before = many.observations.copy()
    actions = many.sample()
    actions[2] = np.flatnonzero(many.masks[2] == 0)[0]
    with pytest.raises(IllegalAction):
        many.step(actions)
    assert np.array_equal(many.observations, before)
    many.step(many.sample())
    assert not np.array_equal(many.observations, before)
