"""One seed, one episode: in the library, in PettingZoo, Gymnasium, OpenSpiel and many games at once; shapes never change."""

import numpy as np
import pytest

from roadstead import envs
from roadstead.bots import bot
from roadstead.conformance.tables import at_usual_tables

pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

DECISIONS = 80
SEED = 31


def chosen(legal, decision):
    """Any rule for choosing will do that all of them can follow."""
    return int(legal[decision * 7 % len(legal)])


def plain_episode(table, seed):
    """Who decides what, and what they see and may do, in a loop over the library itself."""
    state = table.new(seed)
    encoder = table.game.part("encode").ENCODER
    for decision in range(DECISIONS):
        if state.over:
            return
        seat = state.actor()
        legal = state.legal(seat)
        yield seat, legal, np.float32(encoder.row(state, seat)).tolist()
        state.play(seat, chosen(legal, decision))


def pettingzoo_episode(table, seed):
    env = envs.pettingzoo(table.game.name, seats=table.seats)
    env.reset(seed=seed)
    for decision in range(DECISIONS):
        seen, _, ended, _, _ = env.last()
        if ended:
            return
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        yield env.possible_agents.index(env.agent_selection), legal, seen["observation"].tolist()
        env.step(chosen(legal, decision))


def vector_episode(table, seed):
    many = envs.vector(table.game.name, seats=table.seats, count=1, seed=seed)
    for decision in range(DECISIONS):
        if many.ended[0]:
            return
        legal = np.flatnonzero(many.masks[0]).tolist()
        yield int(many.seats[0]), legal, np.float32(many.observations[0]).tolist()
        many.step([chosen(legal, decision)])


def open_spiel_episode(table, seed):
    game = envs.open_spiel(table.game.name, seats=table.seats)
    dice = game.dice(seed)
    state = game.new_initial_state()
    for decision in range(DECISIONS):
        while state.is_chance_node():
            state.roll(dice)
        if state.is_terminal():
            return
        seat = state.current_player()
        legal = state.legal_actions()
        assert np.flatnonzero(state.legal_actions_mask(seat)).tolist() == legal
        yield seat, legal, state.observation_tensor(seat)
        state.apply_action(chosen(legal, decision))


@pytest.mark.parametrize("episode", [pettingzoo_episode, vector_episode, open_spiel_episode])
@at_usual_tables
def test_the_same_seed_gives_the_same_episode_through_every_interface(table, episode):
    expected = list(plain_episode(table, SEED))
    assert len(expected) > 2 * table.seats
    assert list(episode(table, SEED)) == expected


@at_usual_tables
def test_gymnasium_deals_what_the_seed_deals_everywhere(table):
    env = envs.gymnasium(table.game.name, seats=table.seats, opponents="greedy", seat=0)
    seen, _ = env.reset(seed=SEED)
    state = table.new(SEED)
    bots = [bot("greedy", table.game, SEED + 1 + seat) for seat in range(table.seats)]
    encoder = table.game.part("encode").ENCODER
    for decision in range(15):
        while not state.over and not state.asks(0):
            other = state.actor()
            state.play(other, bots[other].choose(state.redacted(other), other))
        assert seen["observation"].tolist() == np.float32(encoder.row(state, 0)).tolist()
        assert np.flatnonzero(seen["action_mask"]).tolist() == state.legal(0)
        if state.over:
            break
        action = chosen(state.legal(0), decision)
        state.play(0, action)
        seen, _, over, _, _ = env.step(action)
        assert over or not state.over


@at_usual_tables
def test_another_seed_is_another_episode_of_the_same_shape(table):
    episodes = [list(plain_episode(table, seed)) for seed in range(4)]
    assert len({str(episode) for episode in episodes}) == 4
    width = table.game.part("encode").ENCODER.width(table.seats)
    assert {len(row) for episode in episodes for _, _, row in episode} == {width}
    shapes = set()
    for seed in range(4):
        env = envs.pettingzoo(table.game.name, seats=table.seats)
        env.reset(seed=seed)
        agent = env.agent_selection
        space = env.observation_space(agent)
        assert space.contains(env.last()[0])
        shapes.add((space["observation"].shape, space["action_mask"].shape, env.action_space(agent).n))
    assert shapes == {((width,), (table.game.actions.size,), table.game.actions.size)}
