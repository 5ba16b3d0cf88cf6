"""Gymnasium's own check holds for every game and seat count."""

import numpy as np
import pytest

from roadstead import envs
from roadstead.conformance.tables import at_usual_tables

pytest.importorskip("gymnasium")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@at_usual_tables
def test_gymnasium_accepts_the_environment(table):
    from gymnasium.utils.env_checker import check_env

    env = envs.gymnasium(table.game.name, seats=table.seats, opponents="random")
    check_env(env, skip_render_check=True)
    seen, info = env.reset(seed=3)
    assert seen["action_mask"].any()
    assert np.array_equal(seen["action_mask"], info["action_mask"])


def test_an_episode_ends_with_the_seats_share():
    env = envs.gymnasium("jamaica", seats=3, opponents="random")
    seen, _ = env.reset(seed=5)
    over = False
    while not over:
        seen, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    assert reward == env.state.result()[info["seat"]]


def test_an_illegal_action_ends_the_episode_with_a_loss():
    env = envs.gymnasium("jamaica", seats=3, opponents="random")
    seen, _ = env.reset(seed=5)
    _, reward, over, _, info = env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-1.0, True, True)


def test_the_seat_changes_from_episode_to_episode_unless_it_is_given():
    env = envs.gymnasium("jamaica", seats=3, opponents="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}
    fixed = envs.gymnasium("jamaica", seats=3, opponents="random", seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_the_largest_seed_will_do():
    env = envs.gymnasium("jamaica", seats=3)
    seen, _ = env.reset(seed=2**63 - 1)
    assert env.observation_space.contains(seen)


@pytest.mark.parametrize("make", [envs.gymnasium, envs.pettingzoo])
def test_a_step_before_the_first_deal_is_told_so(make):
    with pytest.raises(AttributeError, match=r"has reset\(\) been called\?"):
        make("jamaica").step(0)
