"""PettingZoo's own checks hold for every game and seat count."""

import copy

import numpy as np
import pytest

import roadstead
from roadstead import envs
from roadstead.conformance.tables import at_smallest_tables, at_usual_tables

pytest.importorskip("pettingzoo")

# PettingZoo's check warns of what it does not know: observations that are dictionaries, rewards that come at the end.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def assert_alike(made):
    """Two environments that were given the same seed and the same actions stand at the same decision."""
    assert len(made) == 2
    one, other = (env.state_now.to_dict() for env in made)
    assert one["decisions"] > 0
    assert one == other


@at_usual_tables
def test_pettingzoo_accepts_the_environment(table):
    from pettingzoo.test import api_test

    env = envs.pettingzoo(table.game.name, seats=table.seats)
    api_test(env, num_cycles=60)
    assert len(env.possible_agents) == table.seats


@at_usual_tables
def test_pettingzoo_finds_the_same_episode_for_the_same_seed(table):
    from pettingzoo.test import seed_test

    made = []
    seed_test(lambda: made.append(envs.pettingzoo(table.game.name, seats=table.seats)) or made[-1], num_cycles=25)
    assert_alike(made)


@pytest.mark.soak
@at_usual_tables
def test_pettingzoo_accepts_whole_episodes(table):
    from pettingzoo.test import api_test, seed_test

    env = envs.pettingzoo(table.game.name, seats=table.seats)
    api_test(env, num_cycles=3000)
    assert env.state_now.decisions > 0
    made = []
    seed_test(lambda: made.append(envs.pettingzoo(table.game.name, seats=table.seats)) or made[-1], num_cycles=600)
    assert_alike(made)


@pytest.mark.parametrize("rewards", ["result", "score"])
@at_smallest_tables
def test_an_episode_ends_for_all_at_once_with_what_it_was_worth(table, rewards):
    env = envs.pettingzoo(table.game.name, seats=table.seats, rewards=rewards)
    env.reset(seed=3)
    gains = dict.fromkeys(env.possible_agents, 0.0)
    chooser = np.random.default_rng(3)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        assert not cut
        gains[agent] += reward
        env.step(None if ended else int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    state = env.state_now
    assert state.over
    scores = state.scores()
    for seat, gain in enumerate(gains.values()):
        lead = scores[seat] - (sum(scores) - scores[seat]) / (table.seats - 1)
        assert gain == pytest.approx(state.result()[seat] if rewards == "result" else lead)


def test_a_copy_is_played_on_by_itself():
    env = envs.pettingzoo("jamaica", seats=3)
    env.reset(seed=4)
    twin = copy.deepcopy(env)
    before = env.last()[0]
    for _ in range(10):
        twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
    after = env.last()[0]
    assert np.array_equal(before["observation"], after["observation"])
    assert np.array_equal(before["action_mask"], after["action_mask"])
    assert not np.array_equal(after["observation"], twin.last()[0]["observation"])


def test_without_a_seed_the_deal_is_by_chance_and_after_one_it_follows():
    dealt = []
    for _ in range(2):
        env = envs.pettingzoo("jamaica", seats=4)
        env.reset()
        dealt.append(env.state_now.to_dict())
    assert dealt[0] != dealt[1]
    env.reset(seed=7)
    env.reset()
    assert env.state_now.to_dict() == roadstead.game("jamaica").new(4, seed=8).to_dict()


def test_a_way_of_showing_it_that_is_none_is_refused():
    with pytest.raises(ValueError, match="render_mode is None or one of human, rgb_array, svg, ansi, not 'braille'"):
        envs.pettingzoo("jamaica", render_mode="braille")


@pytest.mark.parametrize("name", ["agents", "agent_selection", "rewards", "terminations", "infos", "state_now"])
def test_whoever_asks_before_the_first_deal_is_told_to_reset(name):
    env = envs.pettingzoo("jamaica", seats=3)
    assert not hasattr(env, name)
    with pytest.raises(AttributeError, match=rf"TableEnv has no '{name}'; has reset\(\) been called\?"):
        getattr(env, name)
    env.reset(seed=1)
    assert getattr(env, name) is not None
