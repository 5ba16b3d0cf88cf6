"""States from outside: what is not sound is refused with its name, and copies are real copies."""

import contextlib
import copy
import json
import pickle
import random

import numpy as np
import pytest

import roadstead

GAMES = roadstead.all_games()


def position(game, decisions=25):
    state = game.new(game.seats[0], seed=6)
    chance = random.Random(3)
    while not state.over and state.decisions < decisions:
        state.play(state.actor(), chance.choice(state.legal(state.actor())))
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_copy_is_a_table_of_its_own(game, way):
    state = position(game)
    before = state.to_dict()
    twin = way(state)
    assert twin.to_dict() == before
    for _ in range(10):
        if not twin.over:
            twin.play(twin.actor(), twin.legal(twin.actor())[0])
    assert state.to_dict() == before
    view = state.redacted(0)
    assert way(view).to_dict() == view.to_dict()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_damaged_state_is_refused_or_sound(game):
    """Whatever is changed in a stored state: a ValueError, or a state that the rules could have made."""
    chance = random.Random(9)
    stored = position(game).to_dict()
    for _ in range(150):
        damaged = json.loads(json.dumps(stored))
        name = chance.choice(sorted(damaged))
        value = damaged[name]
        if isinstance(value, list) and value and chance.random() < 0.8:
            value[chance.randrange(len(value))] = chance.choice([-1, 77, 2**62, 10**30, "x", None, True])
        else:
            damaged[name] = chance.choice([None, [], [1, 2], "x", 2**70, -5, {}])
        with contextlib.suppress(ValueError):
            assert game.restore(damaged).invariants() == []


@pytest.mark.parametrize("nonsense", [None, 5, [], "x", {}, {"game": "jamaica"}, {"game": "jamaica", "rules": 1}])
def test_nonsense_is_not_a_state(nonsense):
    with pytest.raises(ValueError, match=r"state"):
        roadstead.game("jamaica").restore(nonsense)


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("captain", 77, "Captain"),
        ("stack", [], "stack"),
        ("depth", 99, "stack"),
        ("seats", 9, "2 to 6 players"),
        ("dice", {"source": "loaded"}, "dice"),
        ("space", [0], "space"),
        ("over", 1, "over"),
    ],
)
def test_the_refusal_names_what_is_wrong(field, value, words):
    game = roadstead.game("jamaica")
    stored = position(game).to_dict()
    stored[field] = value
    with pytest.raises(ValueError, match=words):
        game.restore(stored)


def test_numpy_numbers_are_as_good_as_others():
    game = roadstead.game("jamaica")
    state = game.new(np.int64(3), seed=np.int64(4))
    seat = np.int64(state.actor())
    assert state.redacted(seat).to_dict() == state.redacted(int(seat)).to_dict()
    state.play(seat, np.int64(state.legal(seat)[0]))
    assert state.decisions == 1


def test_options_that_are_no_dictionary_are_refused():
    with pytest.raises(ValueError, match="dictionary"):
        roadstead.game("jamaica").new(3, seed=1, options=["rounds"])
