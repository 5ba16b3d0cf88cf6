"""Opponents are names, functions, objects, one for each seat, the learner's own past, or checkpoints in a folder."""

import json
import pickle

import numpy as np
import pytest

from roadstead import envs
from roadstead.bots import bot, levels, names

pytest.importorskip("gymnasium")

from roadstead.envs.opponents import League, SelfPlay


def last_legal(observation):
    return int(np.flatnonzero(observation["action_mask"])[-1])


class First:
    """A bot of one's own: the first legal action; it notes who asked."""

    name = "first"

    def __init__(self):
        self.asked = []

    def choose(self, view, seat):
        assert view.viewer == seat
        self.asked.append(seat)
        return view.legal(seat)[0]


class Masked:
    """Shaped as sb3-contrib's models: ``predict`` takes masks and returns an array and a state."""

    def __init__(self, which=0):
        self.which = which

    def predict(self, observation, state=None, episode_start=None, deterministic=False, action_masks=None):
        assert action_masks.dtype == bool
        assert np.array_equal(action_masks, observation["action_mask"] == 1)
        return np.array(np.flatnonzero(action_masks)[self.which]), None


class Plain:
    def predict(self, observation, deterministic=False):
        return np.int64(last_legal(observation)), None


def episode(env, seed=3):
    """How an episode goes for one who always takes the first legal action."""
    env.reset(seed=seed)
    over, went = False, []
    while not over:
        seen, reward, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        went.append(seen["observation"].tolist())
    return went, reward


def jamaica(opponents, **more):
    return envs.gymnasium("jamaica", seats=3, opponents=opponents, seat=1, options={"rounds": 5}, **more)


def test_the_forms_that_mean_the_same_play_the_same():
    assert episode(jamaica(First())) == episode(jamaica(Masked()))
    assert episode(jamaica(last_legal)) == episode(jamaica(Plain())) == episode(jamaica(Masked(-1)))
    assert episode(jamaica(last_legal)) != episode(jamaica(First()))
    assert episode(jamaica("greedy")) == episode(jamaica(["greedy"] * 3))


NAMED = [*names(), "captain:20", "captain:20:plain", "captain:0.01s", "judge:plain"]


@pytest.mark.parametrize("name", [name for name in NAMED if name != "captain"])
def test_any_bot_plays_by_its_name(name, monkeypatch):
    monkeypatch.setattr(levels, "AT_MOST", 0.01)
    env = envs.gymnasium("new_bedford", seats=3, opponents=name, seat=1)
    env.reset(seed=3)
    for _ in range(3):
        _, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert not over


def test_a_list_has_one_for_each_seat_or_for_each_of_the_others():
    one, two, unused = First(), First(), First()
    episode(jamaica([one, unused, two]))
    assert (set(one.asked), set(two.asked), unused.asked) == ({0}, {2}, [])
    after, before = First(), First()
    episode(jamaica([after, before]))
    assert (set(after.asked), set(before.asked)) == ({2}, {0})
    env = jamaica([None, None, "random"])
    with pytest.raises(ValueError, match="an opponent is a bot's name"):
        env.reset(seed=1)


@pytest.mark.parametrize("opponents", [["random"], ["random"] * 4, []])
def test_too_few_or_too_many_are_refused(opponents):
    with pytest.raises(ValueError, match=r"opponents are given for 3 seats: one for each"):
        jamaica(opponents)


@pytest.mark.parametrize("nonsense", [5, {"a": 1}, ["random", 7]])
def test_what_is_no_opponent_is_refused(nonsense):
    with pytest.raises(ValueError, match="an opponent is a bot's name, a function"):
        jamaica(nonsense)
    with pytest.raises(ValueError, match="there is no bot 'nobody'"):
        jamaica("nobody")


def test_self_play_keeps_the_policy_as_it_was_added():
    past = SelfPlay(first=First())
    env = jamaica(past)
    begun = episode(env)
    assert begun == episode(jamaica(First()))
    policy = Masked(-1)
    past.add(policy)
    learned = episode(env)
    assert learned == episode(jamaica(Masked(-1))) != begun
    policy.which = 0
    assert episode(env) == learned
    past.add(policy)
    assert episode(env) == begun


class Saved(Masked):
    """Can be saved and loaded, as sb3's models can, and cannot be copied: it holds on to its environment."""

    def save(self, file):
        file.write(json.dumps(self.which).encode())

    @classmethod
    def load(cls, file):
        return cls(json.loads(file.read()))

    def __deepcopy__(self, memo):
        raise RuntimeError("an environment hangs on this")


def test_a_model_that_can_be_saved_is_kept_that_way():
    past = SelfPlay()
    policy = Saved(-1)
    past.add(policy)
    policy.which = 0
    assert episode(jamaica(past)) == episode(jamaica(Masked(-1)))


@pytest.mark.soak
def test_maskable_ppo_learns_against_its_own_past_and_a_league(tmp_path):
    sb3 = pytest.importorskip("sb3_contrib")
    past = SelfPlay(first="random", most=2)
    env = jamaica(past)
    model = sb3.MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, seed=1, device="cpu")
    model.learn(64)
    past.add(model)
    model.learn(64, reset_num_timesteps=False)
    assert type(env.bots[0].model) is sb3.MaskablePPO
    model.save(tmp_path / "0001.zip")
    league = jamaica(League(tmp_path, lambda path: sb3.MaskablePPO.load(path, device="cpu")))
    seen, _ = league.reset(seed=2)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=league.action_masks())
        seen, reward, over, _, info = league.step(action)
        assert "illegal" not in info
    assert reward == league.state.result()[1]


def test_seats_draw_from_the_last_policies_and_the_same_seed_draws_the_same():
    past = SelfPlay(most=2)
    for which in (0, -1, 1):
        past.add(Masked(which))
    env = jamaica(past)
    drawn = set()
    for seed in range(20):
        env.reset(seed=seed)
        drawn |= {env.bots[seat].model.which for seat in (0, 2)}
    assert drawn == {-1, 1}
    assert episode(env, 4) == episode(env, 4)


def test_a_league_plays_the_checkpoints_of_a_folder(tmp_path):
    loaded = []

    def load(path):
        loaded.append(path.name)
        return Masked(json.loads(path.read_text()))

    env = jamaica(League(tmp_path, load, "*.json", first=First()))
    assert episode(env) == episode(jamaica(First()))
    (tmp_path / "0001.json").write_text("-1")
    (tmp_path / "notes.txt").write_text("no checkpoint")
    assert episode(env) == episode(env) == episode(jamaica(Masked(-1)))
    assert loaded == ["0001.json"]
    (tmp_path / "0002.json").write_text("0")
    drawn = set()
    for seed in range(20):
        env.reset(seed=seed)
        drawn |= {env.bots[seat].model.which for seat in (0, 2)}
    assert drawn == {-1, 0}
    assert sorted(loaded) == ["0001.json", "0002.json"]
    listed = jamaica(League([tmp_path / "0002.json"], load))
    assert episode(listed) == episode(jamaica(Masked(0)))
    with pytest.raises(ValueError, match="there is no checkpoint"):
        League([tmp_path / "0003.json"], load)


def test_an_opponent_with_its_past_is_copied_in_the_middle_of_an_episode():
    past = SelfPlay()
    past.add(Masked(-1))
    env = jamaica([past, None, bot("greedy", envs.pettingzoo("jamaica").table.game, 1)])
    env.reset(seed=3)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(3):
        action = int(np.flatnonzero(env.action_masks())[-1])
        mine, theirs = env.step(action), twin.step(action)
        assert np.array_equal(mine[0]["observation"], theirs[0]["observation"])


def test_a_class_is_no_opponent_but_an_object_of_it_is():
    class First:
        def choose(self, view, seat):
            return view.legal(seat)[0]

    with pytest.raises(ValueError, match=r"First is a class: an opponent is an object of it, such as First\(\)"):
        envs.gymnasium("jamaica", seats=2, opponents=First)
    envs.gymnasium("jamaica", seats=2, opponents=First()).reset(seed=1)
