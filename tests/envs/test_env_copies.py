"""Everything copies: in the middle of a game, by pickling and by deep copying, and the copy plays on as the original."""

import copy
import pickle
import random

import numpy as np
import pytest

import roadstead
from roadstead import envs
from roadstead.bots import bot
from roadstead.kernel.dice import NO_DICE, ScriptedDice, SeededDice
from roadstead.kernel.fair import FairDice
from roadstead.records.match import Match

pytest.importorskip("pettingzoo")

GAMES = [game.name for game in roadstead.all_games()]

pytestmark = pytest.mark.parametrize(
    "way", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))], ids=["deep", "pickle"]
)


@pytest.mark.parametrize(
    "make", [lambda: SeededDice(4, 2), lambda: ScriptedDice([1, 0, 2] * 20), lambda: FairDice(b"secret", ["a", "b"])]
)
def test_dice_go_on_where_they_were(way, make):
    dice = make()
    dice.keep = True
    for _ in range(4):
        dice.below(6, 0)
    twin = way(dice)
    assert (twin.draws, twin.keep, twin.drawn) == (4, True, dice.drawn)
    assert [twin.below(6, 0) for _ in range(20)] == [dice.below(6, 0) for _ in range(20)]
    assert len(twin.drawn) == len(dice.drawn) == 24


def test_a_state_without_dice_has_the_same_none(way):
    assert way(roadstead.game("jamaica").new(2, 1).redacted(0)).dice is NO_DICE


@pytest.mark.parametrize("game", GAMES)
def test_a_state_goes_on_telling_what_happens(way, game):
    state = roadstead.game(game).new(2, seed=6, events=True)
    for _ in range(12):
        state.play(state.actor(), state.legal(state.actor())[0])
    twin = way(state)
    assert (twin.events, twin.marked) == (state.events, state.marked)
    for _ in range(12):
        for table in (state, twin):
            table.play(table.actor(), table.legal(table.actor())[-1])
        assert twin.to_dict() == state.to_dict()
        assert (twin.events, twin.marked) == (state.events, state.marked)


@pytest.mark.parametrize("name", ["random", "greedy", "casual", "captain:20"])
def test_a_bot_plays_on_alike(way, name):
    game = roadstead.game("jamaica")
    state = game.new(2, seed=3)
    one = bot(name, game, 5)
    for _ in range(10):
        state.play(state.actor(), one.choose(state.redacted(state.actor()), state.actor()))
    two = way(one)
    assert two.name == one.name
    for _ in range(20):
        seat = state.actor()
        view = state.redacted(seat)
        action = one.choose(view, seat)
        assert two.choose(view, seat) == action
        state.play(seat, action)
    if name.startswith("captain"):
        assert two.search.grown == one.search.grown > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_pettingzoo_environment_plays_on_alike(way, game):
    env = envs.pettingzoo(game, seats=2)
    env.reset(seed=4)
    chance = random.Random(1)
    twin = None
    for step in range(30):
        if step == 10:
            twin = way(env)
        action = chance.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist())
        env.step(action)
        if twin is not None:
            twin.step(action)
            assert np.array_equal(twin.last()[0]["observation"], env.last()[0]["observation"])
    assert twin.state_now.to_dict() == env.state_now.to_dict()
    env.reset()
    twin.reset()
    assert twin.state_now.to_dict() == env.state_now.to_dict()


@pytest.mark.parametrize("opponents", ["random", "greedy", "captain:10"])
def test_a_gymnasium_environment_plays_on_alike(way, opponents):
    env = envs.gymnasium("jamaica", seats=3, opponents=opponents)
    env.reset(seed=4)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    twin = way(env)
    for _ in range(4):
        action = int(np.flatnonzero(env.action_masks())[-1])
        mine, theirs = env.step(action), twin.step(action)
        assert np.array_equal(mine[0]["observation"], theirs[0]["observation"])
        assert mine[1:4] == theirs[1:4]
    assert twin.reset()[1]["seat"] == env.reset()[1]["seat"]
    assert twin.state.to_dict() == env.state.to_dict()


@pytest.mark.parametrize("game", GAMES)
def test_many_games_play_on_alike(way, game):
    many = envs.vector(game, seats=2, count=3, seed=5)
    for _ in range(15):
        many.step(many.sample())
    twin = way(many)
    before = many.observations.copy()
    for name in ("observations", "masks", "seats", "ended", "rewards"):
        assert np.array_equal(getattr(twin, name), getattr(many, name))
    for _ in range(15):
        chosen = twin.sample()
        twin.step(chosen)
    assert np.array_equal(many.observations, before)
    for _ in range(15):
        many.step(many.sample())
    assert np.array_equal(twin.observations, many.observations)
    assert np.array_equal(twin.masks, many.masks)


def test_many_games_that_end_are_followed_alike(way):
    many = envs.vector("jamaica", seats=2, count=2, seed=6, options={"rounds": 5})
    while not many.ended.any():
        many.step(many.sample())
    twin = way(many)
    for _ in range(200):
        for each in (many, twin):
            each.step(each.sample())
        assert np.array_equal(twin.ended, many.ended)
        assert np.array_equal(twin.rewards, many.rewards)
        assert np.array_equal(twin.observations, many.observations)


def test_a_match_plays_on_alike_and_writes_the_same_record(way):
    match = Match.new(roadstead.game("jamaica"), 2, seed=8)
    for _ in range(10):
        match.play(match.state.actor(), match.state.legal(match.state.actor())[0])
    twin = way(match)
    for _ in range(20):
        for each in (match, twin):
            each.play(each.state.actor(), each.state.legal(each.state.actor())[-1])
    assert twin.record.to_bytes() == match.record.to_bytes()
    assert [twin.can_undo(seat) for seat in range(2)] == [match.can_undo(seat) for seat in range(2)]


def test_an_open_spiel_game_and_state_play_on_alike(way):
    pytest.importorskip("pyspiel")
    game = envs.open_spiel("jamaica", seats=2)
    state, dice = game.new_initial_state(), game.dice(4)
    for step in range(60):
        if step == 30:
            other, rest = way(state), way(dice)
        if state.is_chance_node():
            state.roll(dice)
        else:
            state.apply_action(state.legal_actions()[0])
    for _ in range(30):
        if other.is_chance_node():
            other.roll(rest)
        else:
            other.apply_action(other.legal_actions()[0])
    assert str(other) == str(state)
