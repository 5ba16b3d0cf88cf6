"""The examples that train, each with its real library; skipped where `make soak` could not install them."""

import importlib
import sys
from pathlib import Path

import pytest

import roadstead
from roadstead.bots import bot

EXAMPLES = Path(__file__).parents[2] / "examples"
WHY = "`make soak` installs it, or pip install 'roadstead[train]'"


@pytest.fixture
def example(monkeypatch):
    monkeypatch.syspath_prepend(str(EXAMPLES))
    return importlib.import_module


@pytest.mark.soak
def test_maskable_ppo_learns_is_stopped_goes_on_and_plays_from_its_small_file(example, tmp_path, monkeypatch):
    pytest.importorskip("sb3_contrib", reason=WHY)
    training = example("maskable_ppo")
    monkeypatch.setattr(training, "CHECKPOINT", 2048)
    for steps in ("2048", "4096"):
        monkeypatch.setattr(
            sys,
            "argv",
            ["x", "jamaica", "--seed", "3", "--steps", steps, "--opponents", "random", "--out", str(tmp_path)],
        )
        training.main()
    assert [path.name for path in sorted((tmp_path / "jamaica3").glob("*.zip"))] == ["000002048.zip", "000004096.zip"]
    playing = example("ppo_bot")
    monkeypatch.setattr(playing, "WEIGHTS", tmp_path)
    game = roadstead.game("jamaica")
    mine = playing.Jamaica3(game, 1)
    state = game.new(2, 5)
    other = bot("random", game, seed=2)
    while not state.over:
        seat = state.actor()
        state.play(seat, (mine if seat == 0 else other).choose(state.redacted(seat), seat))
    assert sum(state.result()) == 1


@pytest.mark.soak
def test_tianshou_learns_with_masks_and_beats_random(example):
    pytest.importorskip("tianshou", reason=WHY)
    training = example("tianshou_dqn")
    policy = training.learned("jamaica", 20_000, 1)
    assert training.wins(policy, "jamaica", "random", 100, 20_001) > 0.65


def won_against_random(game, kind, games):
    """How many of so many games it wins, in both seats by turns."""
    mine = kind(game, 1)
    won = 0.0
    for seed in range(games):
        state, other = game.new(2, seed), bot("random", game, seed=seed)
        while not state.over:
            seat = state.actor()
            state.play(seat, (mine if seat == seed % 2 else other).choose(state.redacted(seat), seat))
        won += state.result()[seed % 2]
    return won


@pytest.mark.parametrize("name", ["Jamaica1", "Jamaica2", "Jamaica3"])
def test_the_weights_that_are_shipped_fit_the_game_and_beat_random(example, name):
    pytest.importorskip("numpy")
    game = roadstead.game("jamaica")
    kind = getattr(example("ppo_bot"), name)
    assert won_against_random(game, kind, games=6) >= 4
    with pytest.raises(ValueError, match="tables for two"):
        kind(game, 1).choose(game.new(3, 1).redacted(0), 0)


@pytest.mark.parametrize(
    ("game", "name", "least"),
    [("new_bedford", "NewBedford1", 4), ("harbour_of_fortune", "HarbourOfFortune1", 3), ("supremacy", "Supremacy1", 2)],
)
def test_the_weights_of_the_other_games_beat_random(example, game, name, least):
    won = won_against_random(roadstead.game(game), getattr(example("ppo_bot"), name), games=4)
    assert won >= least


def test_the_weights_of_rotterdam_fit_the_game(example):
    """A minute of training was not enough to learn anything there, as docs/baselines.md says."""
    game = roadstead.game("rotterdam")
    mine, state = example("ppo_bot").Rotterdam1(game, 1), game.new(2, 1)
    for _ in range(60):
        seat = state.actor()
        chosen = mine.choose(state.redacted(seat), seat)
        assert chosen in state.legal(seat)
        state.play(seat, chosen)


def test_weights_of_another_version_are_refused(example):
    with pytest.raises(ValueError, match="learned with another version of New Bedford"):
        example("ppo_bot").Jamaica1(roadstead.game("new_bedford"), 1)
