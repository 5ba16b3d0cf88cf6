"""Variants behind the learning interfaces: by name, by file, and in another process."""

import pickle

import pytest

import roadstead
from roadstead import envs
from roadstead.bots import bot

OWN = 'game = "jamaica"\ntitle = "Mine"\nreason = "To see."\n[changes]\nfinish_score = 30\nlairs = 5\n'


@pytest.fixture
def own(tmp_path):
    (tmp_path / "own.toml").write_text(OWN, "utf-8")
    return str(tmp_path / "own.toml")


def test_every_interface_takes_a_variant(own):
    printed = envs.gymnasium("jamaica", seats=2).observation_space["observation"].shape
    for game in (own, "jamaica~rich-lairs", roadstead.game(own)):
        env = envs.gymnasium(game, seats=2, opponents="greedy")
        seen, _ = env.reset(seed=3)
        assert seen["observation"].shape != printed, "other lairs, and so other channels"
        twin = pickle.loads(pickle.dumps(env))
        action = int(seen["action_mask"].argmax())
        assert (twin.step(action)[0]["observation"] == env.step(action)[0]["observation"]).all()
    table = envs.pettingzoo(own, seats=2)
    table.reset(seed=1)
    assert table.observe(table.agent_selection)["action_mask"].any()
    many = envs.vector(own, seats=2, count=3)
    assert many.reset(seed=1)[0]["action_mask"].shape[0] == 3


def test_open_spiel_plays_a_variant(own):
    pytest.importorskip("pyspiel")
    game = envs.open_spiel(own, seats=2)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.legal_actions()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_a_captain_thinks_in_a_variant(own):
    game = roadstead.game(own)
    state = game.new(2, seed=3)
    seat = state.actor()
    assert bot("captain:20", game, seed=1).choose(state.redacted(seat), seat) in state.legal(seat)
