"""Many games in one call are the games one would play alone."""

import re

import numpy as np
import pytest

import roadstead
from roadstead import envs
from roadstead.conformance.tables import at_smallest_tables, at_usual_tables
from roadstead.kernel.errors import IllegalAction

pytest.importorskip("numpy")


@at_usual_tables
def test_many_games_step_as_single_ones_do(table):
    many = envs.vector(table.game.name, seats=table.seats, count=3, seed=20)
    alone = [table.new(20 + i) for i in range(3)]
    encoder = table.game.part("encode").ENCODER
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


@pytest.mark.parametrize("game", ["jamaica", "new_bedford"])
def test_a_game_that_ends_is_followed_by_the_next_seed(game):
    many = envs.vector(game, seats=2, count=2, seed=6)
    assert not many.rewards.any()
    steps = 0
    while not many.ended.any():
        many.step(many.sample())
        steps += 1
        assert steps < 5000
    (over,) = np.flatnonzero(many.ended)
    assert many.rewards[over].sum() == pytest.approx(1.0)
    fresh = roadstead.game(game).new(2, seed=8)
    assert many.seats[over] == fresh.actor()
    assert many.observations[over].tolist() == roadstead.game(game).part("encode").ENCODER.row(fresh, fresh.actor())
    many.step(many.sample())
    assert not many.ended.any()


@at_usual_tables
def test_samples_are_legal_and_repeatable(table):
    one, two = (envs.vector(table.game.name, seats=table.seats, count=4, seed=9) for _ in range(2))
    for _ in range(30):
        chosen = one.sample()
        assert chosen.tolist() == two.sample().tolist()
        assert one.masks[np.arange(4), chosen].all()
        one.step(chosen)
        two.step(chosen)
    assert np.array_equal(one.observations, two.observations)


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.0, 0.0], [[0, 0]]])
def test_what_is_no_action_for_each_game_is_refused_in_one_line(actions):
    many = envs.vector("jamaica", seats=2, count=2)
    with pytest.raises(ValueError, match="one whole number for each of 2 games"):
        many.step(actions)


def test_an_illegal_action_in_one_game_moves_none():
    many = envs.vector("jamaica", seats=2, count=3)
    before = many.observations.copy()
    actions = many.sample()
    actions[2] = np.flatnonzero(many.masks[2] == 0)[0]
    with pytest.raises(IllegalAction):
        many.step(actions)
    assert np.array_equal(many.observations, before)
    many.step(many.sample())
    assert not np.array_equal(many.observations, before)


# As Gymnasium's vector environment


@at_smallest_tables
def test_it_is_a_vector_environment_of_gymnasium(table):
    from gymnasium.vector import AutoresetMode, VectorEnv

    many = envs.vector(table.game.name, seats=table.seats, count=3)
    assert isinstance(many, VectorEnv)
    assert many.num_envs == 3
    assert many.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, info = many.reset(seed=5)
    assert many.observation_space.contains(seen)
    assert seen["observation"].dtype == np.float32
    for _ in range(20):
        actions = many.action_space.sample(mask=tuple(mask.astype(np.int8) for mask in seen["action_mask"]))
        seen, rewards, ended, cut, info = many.step(actions)
        assert many.observation_space.contains(seen)
        assert (rewards.shape, ended.shape, cut.shape) == ((3,), (3,), (3,))
        assert (ended.dtype, cut.dtype, cut.any()) == (bool, bool, False)
        assert info["seat"].tolist() == many.seats.tolist()


@pytest.mark.parametrize("rewards", ["result", "score"])
def test_a_game_that_ends_tells_its_end_and_begins_anew_in_the_same_step(rewards):
    many = envs.vector("jamaica", seats=3, count=2, rewards=rewards, options={"rounds": 5})
    seen, info = many.reset(seed=6)
    alone = [roadstead.game("jamaica").new(3, seed, {"rounds": 5}) for seed in (6, 7)]
    ended = np.zeros(2, bool)
    while not ended.any():
        deciding = info["seat"].tolist()
        actions = many.sample()
        seen, gains, ended, _, info = many.step(actions)
        for state, seat, action in zip(alone, deciding, actions, strict=True):
            state.play(seat, int(action))
    place = int(np.flatnonzero(ended)[0])
    over, seat = alone[place], deciding[place]
    scores = over.scores()
    worth = over.result() if rewards == "result" else [s - (sum(scores) - s) / 2 for s in scores]
    assert gains[place] == pytest.approx(worth[seat])
    assert many.rewards[place].tolist() == pytest.approx(worth)
    assert info["_final_obs"].tolist() == ended.tolist()
    last = info["final_obs"][place]
    assert last["observation"].tolist() == np.float32(over.game.encoder.row(over, seat)).tolist()
    assert not last["action_mask"].any()
    assert info["final_info"]["rewards"][place].tolist() == pytest.approx(worth)
    fresh = roadstead.game("jamaica").new(3, 8, {"rounds": 5})
    assert seen["observation"][place].tolist() == np.float32(fresh.game.encoder.row(fresh, fresh.actor())).tolist()
    assert not ended.all()
    assert gains[1 - place] == 0
    assert "final_obs" not in many.step(many.sample())[4]


def test_reset_deals_by_seeds_and_then_goes_on_with_the_next():
    many = envs.vector("jamaica", seats=2, count=2, seed=30)

    def dealt():
        return [int(state.dice.to_dict()["seed"]) for state in many._batch.states]

    many.reset()
    assert dealt() == [30, 31]
    many.step(many.sample())
    many.reset()
    assert dealt() == [32, 33]
    first = many.reset(seed=7)[0]["observation"].copy()
    assert dealt() == [7, 8]
    assert not np.array_equal(many.reset(seed=[5, 99])[0]["observation"], first)
    assert dealt() == [5, 99]
    assert np.array_equal(many.reset(seed=np.int64(7))[0]["observation"], first)
    with pytest.raises(ValueError, match="3 seeds are given for 2 games"):
        many.reset(seed=[1, 2, 3])


@pytest.mark.parametrize(
    ("seed", "told"),
    [
        (-1, "from 0 to 2**63 - 1, not -1"),
        (2**64 - 1, f"from 0 to 2**63 - 1, not {2**64 - 1}"),
        (7.5, "not 7.5"),
        (True, "not True"),
        ("7", "not '7'"),
        ([1, -1], "from 0 to 2**63 - 1, not -1"),
        ([1, 7.5], "not 7.5"),
    ],
)
def test_what_is_no_seed_is_refused_as_for_one_game(seed, told):
    many = envs.vector("jamaica", seats=3, count=2)
    with pytest.raises(ValueError, match=re.escape(told)) as error:
        many.reset(seed=seed, options={"reset_mask": np.array([True, False])})
    assert str(error.value).startswith("a seed is a whole number")


def test_copies_are_kept_when_they_are_asked_for():
    shared, own = (envs.vector("jamaica", seats=2, count=2, copy=copy) for copy in (False, True))
    for many, changes in ((shared, True), (own, False)):
        seen = many.reset(seed=1)[0]
        before = seen["observation"].copy()
        for _ in range(4):
            many.step(many.sample())
        assert np.array_equal(seen["observation"], before) != changes


def test_gymnasiums_own_wrapper_keeps_count_of_episodes():
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    many = RecordEpisodeStatistics(envs.vector("jamaica", seats=2, count=2, options={"rounds": 5}, copy=True))
    many.reset(seed=3)
    for _ in range(2000):
        *_, ended, _, info = many.step(many.unwrapped.sample())
        if ended.any():
            break
    assert info["episode"]["l"][ended].min() > 5


@at_smallest_tables
def test_observations_have_finite_bounds_that_hold(table):
    many = envs.vector(table.game.name, seats=table.seats, count=4, seed=2)
    space = many.single_observation_space["observation"]
    assert space.is_bounded()
    for _ in range(150):
        many.play(many.sample())
        assert np.abs(many.observations).max() <= space.high.max()


def test_a_reset_mask_begins_only_the_games_it_names():
    many = envs.vector("jamaica", seats=2, count=3, seed=1)
    many.reset()
    for _ in range(5):
        many.step(many.sample())
    before = many.observations.copy()
    seen, _ = many.reset(seed=[41, 42, 43], options={"reset_mask": np.array([False, True, False])})
    dealt = roadstead.game("jamaica").new(2, seed=42)
    assert (many.observations[[0, 2]] == before[[0, 2]]).all()
    row = dealt.game.encoder.row(dealt, int(many.seats[1]))
    assert seen["observation"][1].tolist() == np.float32(row).tolist()
    many.step(many.sample())
    for mask in (np.array([True]), np.array([1, 0, 1])):
        with pytest.raises(ValueError, match="reset_mask says true or false of each of 3 games"):
            many.reset(options={"reset_mask": mask})
