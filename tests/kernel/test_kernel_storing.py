"""States from outside: what is not sound is refused with its name, and copies are real copies."""

import contextlib
import copy
import importlib.resources
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


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clone_goes_on_telling_and_knows_what_cannot_be_taken_back(game):
    state = game.new(game.seats[0], seed=6, events=True)
    chance = random.Random(3)
    marks = set()
    for _ in range(40):
        twin = state.clone()
        assert (twin.marked, twin.events) == (state.marked, state.events)
        marks.add(twin.marked)
        seat = state.actor()
        action = chance.choice(state.legal(seat))
        state.play(seat, action)
        twin.play(seat, action)
        assert twin.events == state.events
    assert marks == {True, False}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_view_that_nobody_could_have_is_refused(game):
    state = position(game)
    for viewer in (-3, game.seats[0], 77):
        with pytest.raises(ValueError, match="'viewer' is no seat"):
            game.restore({**state.redacted(0).to_dict(), "viewer": viewer})
    with pytest.raises(ValueError, match="what its viewer cannot see"):
        game.restore({**state.to_dict(), "viewer": 0})


def test_states_and_games_say_in_a_line_what_they_are():
    game = roadstead.game("jamaica")
    state = game.new(4, seed=7)
    assert repr(game) == "<Game jamaica>"
    assert repr(state) == "<Jamaica, 4 seats, 0 decisions, seat 2 to decide>"
    assert repr(state.redacted(1)) == "<Jamaica as seat 1 sees it, 4 seats, 0 decisions, seat 2 to decide>"
    assert repr(state.redacted(None)).startswith("<Jamaica as a spectator sees it,")
    while not state.over:
        state.play(state.actor(), state.legal(state.actor())[0])
    assert repr(state).endswith(" decisions, over>")


def test_programs_that_use_the_library_are_told_its_types():
    assert (importlib.resources.files("roadstead") / "py.typed").is_file()


def test_an_encoder_refuses_another_seats_view_and_a_seat_that_is_none():
    game = roadstead.game("jamaica")
    state = game.new(3, seed=7)
    encoder = game.part("encode").ENCODER
    with pytest.raises(ValueError, match="no seat 9"):
        encoder.row(state, 9)
    with pytest.raises(ValueError, match="not seat 1's view"):
        encoder.row(state.redacted(0), 1)
