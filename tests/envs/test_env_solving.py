"""OpenSpiel's tabular algorithms on a game of ours that is small enough: CFR, and exact best responses."""

import sys
from pathlib import Path

import pytest

import roadstead
from roadstead import envs, games

pytest.importorskip("pyspiel")

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def last_leg(monkeypatch):
    monkeypatch.setenv(games.HOUSE_RULES, "")
    monkeypatch.setattr(games, "_in_house", {})
    return roadstead.game(f"{EXAMPLES / 'last_leg.py'}:LastLeg")


def spiel(game, recall=True):
    return envs.open_spiel(game, seats=2, recall=recall)


def at_random(state, choose):
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            state.apply_action(choose(len(state.chance_outcomes())))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[choose(len(legal))])


def test_with_recall_a_player_is_told_apart_by_what_it_did(last_leg):
    import random

    import pyspiel
    from open_spiel.python.observation import make_observation

    game, plain = spiel(last_leg), spiel(last_leg, recall=False)
    assert game.recall
    assert not plain.recall
    looks = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    own = [0, 0]
    for state in at_random(game.new_initial_state(), random.Random(3).randrange):
        if state.is_chance_node():
            continue
        player = state.current_player()
        assert bool(state.past[player]) == bool(own[player])
        assert state.information_state_string().startswith(state.past[player])
        assert looks.string_from(state, player) == state.information_state_string(player)
        assert state.clone().information_state_string() == state.information_state_string()
        own[player] += 1
    assert min(own) > 0
    assert "recall=True" in str(game)
    assert plain.new_initial_state().past == ()


@pytest.mark.soak
def test_cfr_solves_the_last_leg(last_leg):
    sys.path.insert(0, str(EXAMPLES))
    try:
        from solve_last_leg import solved
    finally:
        sys.path.remove(str(EXAMPLES))
    tree, policy, looks = solved(below=0.01, most=100, each=10, tell=lambda line: None)
    assert (tree.count, len(tree.seen)) == (7659, 788)
    assert looks[-1][1] < 0.01
    # It is a real game: neither ship has won before it begins, and some choices are mixed.
    from open_spiel.python.algorithms import expected_game_score

    worth = expected_game_score.policy_value(tree.new_initial_state(), [policy, policy])
    assert 0.4 < worth[0] < 0.6
    assert sum(worth) == pytest.approx(1)


def test_a_few_steps_of_cfr_make_it_harder_to_exploit(last_leg):
    """The same on a smaller deal still: nobody throws anything but a one."""
    from open_spiel.python.algorithms import cfr
    from open_spiel.python.algorithms.exploitability import nash_conv

    from roadstead.envs.tree import Tree

    own = sys.modules[type(last_leg.rules).__module__]
    faces, own.FACES = own.FACES, (1,)
    try:
        tree = Tree(spiel(last_leg))
    finally:
        own.FACES = faces
    solver = cfr.CFRPlusSolver(tree)
    exploited = []
    for _ in range(3):
        solver.evaluate_and_update_policy()
        exploited.append(nash_conv(tree, solver.average_policy(), use_cpp_br=False) / 2)
    assert exploited[-1] < exploited[0] / 2
    assert exploited[-1] < 0.2


def test_a_game_that_is_too_large_has_no_tree(monkeypatch):
    from roadstead.envs import tree

    monkeypatch.setattr(tree, "MOST_NODES", 300)
    with pytest.raises(ValueError, match="Jamaica has more than 300 positions"):
        tree.Tree(spiel("jamaica"))


def test_the_adapter_is_there_without_importing_anything_first():
    import subprocess

    line = "from roadstead import envs; print(envs.open_spiel('jamaica', seats=2))"
    done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "python_roadstead_jamaica(seats=2)"
