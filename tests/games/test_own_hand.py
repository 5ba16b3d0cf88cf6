"""What is shown large beside the board is the viewer's own hand: all of it, and nothing of anybody else's."""

import random
from collections.abc import Iterator
from typing import cast

import pytest

import roadstead
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.games.jamaica.data import NO_CARD as NONE_CHOSEN
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.rotterdam.data import HAND_LIMIT, NO_CARD
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import State


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


def jamaicas(t: Jamaica, seat: int) -> list[str]:
    """The cards, the one that was chosen among them, and the treasures aboard."""
    cards = [*bits.members(t.hand[seat]), *([t.chosen[seat]] if t.laid[seat] and t.chosen[seat] != NONE_CHOSEN else [])]
    aboard = [back for back in range(t.drawn) if t.holder[back] == seat]
    return [f"mat-{seat}-card-{card}" for card in cards] + [f"treasure-{back}" for back in aboard]


def harbours(t: Harbour, seat: int) -> list[str]:
    """Red and black cards by deck, kind and copy, and the Wild Cards."""
    found = []
    for deck in range(t.seats):
        packed = int(t.hand[seat * 4 + deck])
        found += [f"card-{seat}-{deck}-{kind}-{copy}" for kind in range(22) for copy in range((packed >> 2 * kind) & 3)]
    wild = int(t.wild[seat])
    return found + [f"wild-{seat}-{kind}-{copy}" for kind in range(5) for copy in range((wild >> 2 * kind) & 3)]


def rotterdams(t: Rotterdam, seat: int) -> list[str]:
    """A pile for each product, and the shipping cards."""
    wares = [f"mat-{seat}-ware-{product}" for product in range(8) if t.hand[seat * 8 + product]]
    cards = [at for at in range(int(HAND_LIMIT)) if t.card[seat * int(HAND_LIMIT) + at] != NO_CARD]
    return wares + [f"mat-{seat}-card-{at}" for at in cards]


OWN = {"jamaica": jamaicas, "harbour_of_fortune": harbours, "rotterdam": rotterdams}


@pytest.mark.parametrize("name", OWN)
def test_the_hand_is_exactly_ones_own(name: str) -> None:
    seen = 0
    for state in played(name, 3, seed=5):
        for seat in range(state.seats):
            shown = hand(state, state.redacted(seat), seat)
            assert sorted(piece.id for piece in shown) == sorted(cast(list[str], OWN[name](state, seat)))  # type: ignore[operator]
            assert all(piece.label for piece in shown)
            seen += len(shown)
    assert seen > 20


@pytest.mark.parametrize("name", OWN)
def test_who_watches_has_no_hand_even_when_all_cards_lie_open(name: str) -> None:
    for state in played(name, 3, seed=6, decisions=60):
        assert hand(state, state.redacted(None), None) == []
        assert hand(state, state, None) == []


@pytest.mark.parametrize("name", ["new_bedford", "supremacy"])
def test_where_all_lies_open_there_is_no_hand(name: str) -> None:
    for state in played(name, 3, seed=7, decisions=60):
        assert hand(state, state.redacted(0), 0) == []
