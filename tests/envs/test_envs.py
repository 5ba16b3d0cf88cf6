"""The adapters keep the promises of the interfaces they stand behind."""

import numpy as np
import pytest

import roadstead
from roadstead import envs

pytest.importorskip("pettingzoo")
pyspiel = pytest.importorskip("pyspiel")

GAMES = roadstead.all_games()
TABLES = [pytest.param(game.name, seats, id=f"{game.name}-{seats}") for game in GAMES for seats in game.seats]

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_accepts_the_environment(game, seats):
    from pettingzoo.test import api_test

    env = envs.pettingzoo(game, seats=seats)
    api_test(env, num_cycles=60)
    assert len(env.possible_agents) == seats


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_pettingzoo_plays_the_same_episode_for_the_same_seed(game):
    from pettingzoo.test import seed_test

    seed_test(lambda: envs.pettingzoo(game), num_cycles=30)
    first, second = (envs.pettingzoo(game) for _ in range(2))
    first.reset(seed=8)
    second.reset(seed=8)
    assert first.agent_selection == second.agent_selection
    assert np.array_equal(first.last()[0]["observation"], second.last()[0]["observation"])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_gymnasium_accepts_the_environment(game, seats):
    from gymnasium.utils.env_checker import check_env

    env = envs.gymnasium(game, seats=seats, opponents="random")
    check_env(env, skip_render_check=True)
    seen, info = env.reset(seed=3)
    assert seen["action_mask"].any()
    assert np.array_equal(seen["action_mask"], info["action_mask"])


def test_a_gymnasium_episode_ends_with_the_seats_share():
    env = envs.gymnasium("jamaica", seats=3, opponents="random")
    seen, _ = env.reset(seed=5)
    over = False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert reward == env.state.result()[info["seat"]]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_open_spiel_simulates_the_game(game, seats):
    spiel = envs.open_spiel(game, seats=seats)
    state = spiel.new_initial_state()
    rng = np.random.RandomState(seats)
    for _ in range(150):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1.0)
            state.apply_action(int(rng.choice(outcomes)))
        else:
            twin = state.clone()
            legal = state.legal_actions()
            assert twin.legal_actions() == legal
            assert state.string_to_action(state.action_to_string(legal[-1])) == legal[-1]
            state.apply_action(int(rng.choice(legal)))
            assert str(twin) != str(state)


def test_open_spiel_runs_its_own_checks_on_a_short_jamaica():
    spiel = envs.open_spiel("jamaica", seats=2, options={"rounds": 5})
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    seat = state.current_player()
    assert state.resample_from_infostate(seat, lambda: 0.3).information_state_string(
        seat
    ) == state.information_state_string(seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_many_games_step_as_single_ones_do(game, seats):
    many = envs.vector(game, seats=seats, count=4, seed=20)
    alone = [roadstead.game(game).new(seats, seed=20 + i) for i in range(4)]
    encoder = roadstead.game(game).part("encode").ENCODER
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


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_encoding_shows_what_the_seat_sees_and_no_more(game, seats):
    state = roadstead.game(game).new(seats, seed=4)
    encoder = roadstead.game(game).part("encode").ENCODER
    for _ in range(60):
        if state.over:
            break
        for seat in range(seats):
            row = encoder.row(state, seat)
            assert len(row) == encoder.width(seats)
            assert row == encoder.row(state.redacted(seat), seat)
        state.play(state.actor(), state.legal(state.actor())[0])
