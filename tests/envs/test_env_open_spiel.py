"""OpenSpiel's own conformance checks hold for every game and seat count, and its search plays our games."""

import json
import unittest

import numpy as np
import pytest

from roadstead import envs
from roadstead.conformance.tables import at_smallest_tables, at_usual_tables
from roadstead.kernel.errors import IllegalAction

pyspiel = pytest.importorskip("pyspiel")

from roadstead.envs.spiel import SpielState  # noqa: E402

# Whole games at each seat count; the longest ones in their shortest form.
SHORT = {"supremacy": {"turns": 6}}


def spiel_game(table, options=None):
    return envs.open_spiel(table.game.name, seats=table.seats, options=options)


def assert_results(finished, table):
    """Games have come to their end, and each result is a share of the win for every seat."""
    assert finished
    for shares in finished:
        assert len(shares) == table.seats
        assert sum(shares) == pytest.approx(1.0 if table.game.always_won or sum(shares) else 0.0)


def after_the_set_up(game, seed=1):
    dice = game.dice(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.roll(dice)
    return state, dice


@pytest.fixture
def finished(monkeypatch):
    """The results of the games that OpenSpiel has played to their end."""
    found = []
    honest = SpielState.returns

    def returns(state):
        told = honest(state)
        if state.is_terminal():
            found.append(told)
        return told

    monkeypatch.setattr(SpielState, "returns", returns)
    return found


@at_smallest_tables
def test_open_spiel_simulates_whole_games(table, finished):
    pyspiel.random_sim_test(spiel_game(table, SHORT.get(table.game.name)), num_sims=1, serialize=True, verbose=False)
    assert_results(finished, table)


@pytest.mark.soak
@at_usual_tables
def test_open_spiel_simulates_several_whole_games(table, finished):
    pyspiel.random_sim_test(spiel_game(table), num_sims=2, serialize=True, verbose=False)
    assert_results(finished, table)


@at_smallest_tables
def test_a_game_and_its_states_survive_copying_storing_and_pickling(table, monkeypatch):
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(table.seats)
    applied = []
    honest = SpielState._apply_action
    monkeypatch.setattr(
        SpielState, "_apply_action", lambda state, action: (applied.append(action), honest(state, action))
    )
    GamesSimTest().sim_game(spiel_game(table, SHORT.get(table.game.name)))
    assert len(applied) > 100  # OpenSpiel stops a long game after a thousand


@at_usual_tables
def test_open_spiels_api_checks_pass(table):
    import sys

    from absl import flags

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(sys.argv[:1])
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

    named = {"game": spiel_game(table), "game_name": table.game.name}
    checks = unittest.defaultTestLoader.loadTestsFromTestCase(type("Checks", (EnforceAPIOnPartialTreeBase,), named))
    assert checks.countTestCases() >= 5
    found = unittest.TestResult()
    checks.run(found)
    assert found.testsRun == checks.countTestCases()
    assert [trouble for _, trouble in found.failures + found.errors + found.skipped] == []


@at_smallest_tables
def test_tensors_are_what_the_encoder_writes_whatever_was_seen_before(table):
    game = spiel_game(table)
    (first, dice), (second, other_dice) = after_the_set_up(game, 1), after_the_set_up(game, 2)
    for turn in range(12):
        for state, rolled in ((first, dice), (second, other_dice)):
            for seat in range(table.seats):
                tensor = state.information_state_tensor(seat)
                assert tensor == np.float32(table.game.encoder.row(state.now, seat)).tolist()
                tensor[0] = 77.0  # it is the reader's own
                assert state.observation_tensor(seat)[0] != 77.0
            state.apply_action(state.legal_actions()[turn % len(state.legal_actions())])
            while state.is_chance_node():
                state.roll(rolled)


@at_usual_tables
def test_open_spiels_learning_environment_steps_through_the_game(table):
    from open_spiel.python import rl_environment

    env = rl_environment.Environment(spiel_game(table))
    env.seed(table.seats)
    asked = env.observation_spec()
    assert env.action_spec()["num_actions"] == table.game.actions.size
    chooser = np.random.default_rng(2)
    step = env.reset()
    for _ in range(50):
        if step.last():
            break
        seat = step.current_player()
        for player in range(table.seats):
            assert len(step.observations["info_state"][player]) == asked["info_state"][0]
        legal = step.observations["legal_actions"][seat]
        assert legal
        step = env.step([int(chooser.choice(legal))])


@at_smallest_tables
def test_a_resampled_world_is_one_that_the_player_cannot_tell_from_the_real_one(table):
    state, dice = after_the_set_up(spiel_game(table))
    for decision in range(30):
        seat = state.current_player()
        worlds = [state.resample_from_infostate(seat, lambda share=share: share) for share in (0.1, 0.6)]
        for world in worlds:
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[decision % len(state.legal_actions())])
        while state.is_chance_node():
            state.roll(dice)


def ismcts_bot(game, simulations, worlds=4):
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(
        game,
        evaluator,
        uct_c=1.4,
        max_simulations=simulations,
        max_world_samples=worlds,
        random_state=np.random.RandomState(2),
    )


@pytest.mark.soak
def test_open_spiels_ismcts_plays_a_whole_game_of_jamaica():
    game = envs.open_spiel("jamaica", seats=2)
    bot = ismcts_bot(game, simulations=3)
    state, dice = after_the_set_up(game)
    decided = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.roll(dice)
        elif state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
            decided += 1
        else:
            state.apply_action(state.legal_actions()[0])
    assert decided > 10
    assert sum(state.returns()) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "seats", "options"), [("harbour_of_fortune", 2, {}), ("harbour_of_fortune", 4, {})])
def test_open_spiels_ismcts_plays_harbour_of_fortune(name, seats, options):
    game = envs.open_spiel(name, seats=seats, options=options)
    bot = ismcts_bot(game, simulations=4)
    state, dice = after_the_set_up(game)
    before = str(state)
    for _ in range(12):
        action = bot.step(state)
        assert action in state.legal_actions()
        assert str(state) == before
        state.apply_action(int(action))
        while state.is_chance_node():
            state.roll(dice)
        before = str(state)


def test_an_option_goes_into_the_games_name_and_comes_back():
    game = envs.open_spiel("supremacy", seats=3, options={"turns": 6, "holocaust": "13-18"})
    again = pyspiel.load_game(str(game))
    assert again.table.options == game.table.options
    assert again.table.options["turns"] == 6
    assert again.table.options["holocaust"] == "13-18"
    assert again.num_players() == 3


def test_what_is_illegal_is_refused_and_nothing_is_rolled_at_a_decision():
    game = envs.open_spiel("jamaica", seats=2)
    state = game.new_initial_state()
    dice = game.dice(7)
    while state.is_chance_node():
        state.roll(dice)
    before = str(state)
    illegal = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.apply_action(illegal)
    with pytest.raises(ValueError, match="a seat is to decide"):
        state.roll(dice)
    assert str(state) == before


def observation_kind(public, private, recall=False):
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)


def test_an_observer_of_public_information_is_told_nothing_private():
    from open_spiel.python.observation import make_observation

    game = envs.open_spiel("jamaica", seats=2)
    state, _ = after_the_set_up(game)
    everybody = make_observation(game, observation_kind(True, pyspiel.PrivateInfoType.NONE))
    own = make_observation(game, observation_kind(True, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    told = {everybody.string_from(state, player) for player in range(2)}
    assert told == {json.dumps(state.state.redacted(None).to_dict(), separators=(",", ":"))}
    hands = [list(state.state.redacted(seat).hand) for seat in range(2)]
    for seat in range(2):
        assert json.loads(own.string_from(state, seat))["hand"] == hands[seat]
    assert json.loads(told.pop())["hand"] not in hands
    secret = make_observation(game, observation_kind(False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    for seat in range(2):
        assert json.loads(secret.string_from(state, seat))["hand"] == hands[seat]
        assert "held" not in json.loads(secret.string_from(state, seat))
    assert everybody.tensor is None
    with pytest.raises(ValueError, match="as a string only"):
        everybody.set_from(state, 0)


@pytest.mark.parametrize(
    ("public", "private"),
    [
        (True, pyspiel.PrivateInfoType.ALL_PLAYERS),
        (False, pyspiel.PrivateInfoType.ALL_PLAYERS),
        (False, pyspiel.PrivateInfoType.NONE),
    ],
)
def test_an_observer_that_there_is_not_is_refused(public, private):
    game = envs.open_spiel("jamaica", seats=2)
    with pytest.raises(ValueError, match="there is no observer of public_info="):
        game.make_py_observer(observation_kind(public, private))
    with pytest.raises(ValueError, match="nothing to set"):
        game.make_py_observer(None, {"size": 3})


def test_the_initial_state_is_not_built_for_every_tensor(monkeypatch):
    from roadstead.envs import spiel

    game = envs.open_spiel("jamaica", seats=2)
    state, _ = after_the_set_up(game)
    made = []
    honest = spiel.Held.attempt
    monkeypatch.setattr(
        spiel.Held, "attempt", lambda held, outcomes: (made.append(outcomes), honest(held, outcomes))[1]
    )
    for player in range(2):
        state.information_state_tensor(player)
        state.observation_tensor(player)
        pyspiel.State.information_state_tensor(state, player)  # as OpenSpiel's own code in C++ asks
    game.new_initial_state()
    assert made == []
    state.apply_action(state.legal_actions()[0])
    assert made == [[]]


@at_smallest_tables
def test_the_quick_answers_are_those_that_open_spiel_would_find(table):
    state, dice = after_the_set_up(spiel_game(table))
    plain = pyspiel.State
    for decision in range(40):
        if state.is_terminal():
            break
        for player in range(table.seats):
            assert state.information_state_tensor(player) == plain.information_state_tensor(state, player)
            assert state.observation_tensor(player) == plain.observation_tensor(state, player)
            assert state.legal_actions(player) == plain.legal_actions(state, player)
        assert state.legal_actions() == plain.legal_actions(state)
        assert state.is_chance_node() == plain.is_chance_node(state)
        assert state.rewards() == plain.rewards(state)
        if state.is_chance_node():
            state.roll(dice)
        else:
            state.apply_action(state.legal_actions()[decision % len(state.legal_actions())])
    fresh = spiel_game(table).new_initial_state()
    assert fresh.observation_tensor(0) == plain.observation_tensor(fresh, 0)
    assert fresh.legal_actions() == plain.legal_actions(fresh)


def test_a_whole_game_is_worth_the_same_to_open_spiel():
    game = envs.open_spiel("jamaica", seats=2, options={"rounds": 5})
    state, dice = after_the_set_up(game)
    while not state.is_terminal():
        if state.is_chance_node():
            state.roll(dice)
        else:
            state.apply_action(state.legal_actions()[0])
    assert state.rewards() == pyspiel.State.rewards(state) == state.returns()
    assert sum(state.returns()) == pytest.approx(1.0)
    assert state.legal_actions() == pyspiel.State.legal_actions(state) == []


def test_the_learning_environment_deals_by_seed_with_our_sampler():
    from open_spiel.python import rl_environment

    game = envs.open_spiel("jamaica", seats=2)
    env = rl_environment.Environment(game, chance_event_sampler=game.sampler(31))
    for seed in (31, 32):
        step = env.reset()
        state = game.table.new(seed)
        for _ in range(20):
            seat = step.current_player()
            assert step.observations["legal_actions"][seat] == state.legal(seat)
            assert step.observations["info_state"][seat] == np.float32(state.game.encoder.row(state, seat)).tolist()
            step = env.step([state.legal(seat)[0]])
            state.play(seat, state.legal(seat)[0])
    env.seed(31)
    again = env.reset()
    dealt = game.table.new(31)
    assert again.observations["info_state"][0] == np.float32(dealt.game.encoder.row(dealt, 0)).tolist()
