"""The games are found where people look for them: by name, in Gymnasium and OpenSpiel, in whatever order one imports."""

import os
import subprocess
import sys

import numpy as np
import pytest

import roadstead
from roadstead import envs
from roadstead.envs.registering import gymnasium_name

gymnasium = pytest.importorskip("gymnasium")
pyspiel = pytest.importorskip("pyspiel")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

GAMES = [game.name for game in roadstead.all_games()]


def run(code):
    told = subprocess.run(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert told.returncode == 0
    return told.stdout.split()


def test_every_game_has_a_name_in_gymnasium():
    assert gymnasium_name("harbour_of_fortune") == "roadstead/HarbourOfFortune-v0"
    registered = [name for name in gymnasium.registry if name.startswith("roadstead/")]
    assert sorted(registered) == sorted(gymnasium_name(name) for name in GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_gymnasium_makes_a_game_by_name(name):
    env = gymnasium.make(gymnasium_name(name), seats=2, opponents="random")
    seen, _ = env.reset(seed=5)
    assert env.unwrapped.table.game.name == name
    assert env.unwrapped.table.seats == 2
    assert env.observation_space.contains(seen)
    assert env.spec.id == gymnasium_name(name)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("word", ["seats", "players"])
def test_open_spiel_loads_a_game_by_name(name, word):
    game = pyspiel.load_game(f"python_roadstead_{name}({word}=3)")
    assert game.num_players() == 3
    assert pyspiel.load_game(str(game)).num_players() == 3
    assert pyspiel.load_game(f"python_roadstead_{name}").num_players() == roadstead.game(name).seats[0]


def test_two_numbers_of_players_are_refused():
    with pytest.raises(ValueError, match="give one of them"):
        pyspiel.load_game("python_roadstead_jamaica(seats=3,players=4)")
    with pytest.raises(ValueError, match="2 to 6 players, not 9"):
        pyspiel.load_game("python_roadstead_jamaica(players=9)")


@pytest.mark.parametrize("imports", ["import roadstead.envs, {}", "import {0}, roadstead.envs", "import {}"])
def test_the_order_of_imports_does_not_matter(imports):
    spiel = imports.format("pyspiel") + "; print('python_roadstead_jamaica' in pyspiel.registered_names())"
    gym = imports.format("gymnasium") + "; print('roadstead/Jamaica-v0' in gymnasium.registry)"
    expected = [str("roadstead" in imports)]
    assert run(spiel) == expected
    assert run(gym) == expected


def test_a_look_whether_they_are_there_does_no_harm():
    look = "import roadstead.envs, importlib.util; [importlib.util.find_spec('pyspiel') for _ in range(2)]; "
    assert run(look + "import pyspiel; print('python_roadstead_jamaica' in pyspiel.registered_names())") == ["True"]


def test_importing_the_environments_imports_neither():
    loaded = run("import sys, roadstead.envs; print(*sys.modules)")
    assert "roadstead.envs" in loaded
    assert not {"gymnasium", "pyspiel", "numpy"} & set(loaded)


def test_the_masks_are_what_is_legal():
    env = envs.gymnasium("jamaica", seats=2, opponents="random")
    env.reset(seed=5)
    for _ in range(10):
        masks = env.action_masks()
        assert masks.dtype == bool
        assert np.flatnonzero(masks).tolist() == env.state.legal(env.seat)
        env.step(int(np.flatnonzero(masks)[-1]))


def test_masks_reach_through_the_wrappers_that_make_puts_around():
    env = gymnasium.make("roadstead/Jamaica-v0", seats=2, opponents="random")
    env.reset(seed=5)
    assert env.get_wrapper_attr("action_masks")().any()
