"""What is shown large beside the board is the viewer's own hand: all of it, and nothing of anybody else's."""

import random
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest

import roadstead
from roadstead import games
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import State

# A game with a hand says in its own folder what is in it.
WITH_A_HAND = sorted(file.parent.name for file in Path(__file__).parent.glob("*/own_hand.py"))


def played(name: str, seats: int, seed: int, decisions: int = 150, every: int = 6) -> Iterator[State]:
    """Positions on the way through a game played at random."""
    state, luck = roadstead.game(name).new(seats, seed=seed), random.Random(seed)
    for number in range(decisions):
        if state.over:
            return
        seat = luck.choice(state.actors())
        state.play(seat, luck.choice(state.legal(seat)))
        if number % every == 0:
            yield state


def hand(state: State, view: State, seat: int | None) -> list[Piece]:
    names = [f"Player {each}" for each in range(state.seats)]
    return [piece for piece in state.game.scene.pieces(view, seat, names) if piece.hand]


def own(name: str, state: State, seat: int) -> list[str]:
    return cast(list[str], import_module(f"games.{name}.own_hand").own(state, seat))


@pytest.mark.parametrize("name", WITH_A_HAND)
def test_the_hand_is_exactly_ones_own(name: str) -> None:
    seen = 0
    for state in played(name, 3, seed=5):
        for seat in range(state.seats):
            shown = hand(state, state.redacted(seat), seat)
            assert sorted(piece.id for piece in shown) == sorted(own(name, state, seat))
            assert all(piece.label for piece in shown)
            seen += len(shown)
    assert seen > 20


@pytest.mark.parametrize("name", WITH_A_HAND)
def test_who_watches_has_no_hand_even_when_all_cards_lie_open(name: str) -> None:
    for state in played(name, 3, seed=6, decisions=60):
        assert hand(state, state.redacted(None), None) == []
        assert hand(state, state, None) == []


@pytest.mark.parametrize("name", sorted(games.own() - set(WITH_A_HAND)))
def test_where_all_lies_open_there_is_no_hand(name: str) -> None:
    for state in played(name, 3, seed=7, decisions=60):
        assert hand(state, state.redacted(0), 0) == []
