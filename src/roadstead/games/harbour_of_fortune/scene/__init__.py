"""Harbour of Fortune's table drawn: the harbour and the town, the rail, a mat for each family, and the own hand."""

from collections.abc import Sequence
from functools import cache

from roadstead.games.harbour_of_fortune.art import board as art
from roadstead.games.harbour_of_fortune.art.board import BOARD
from roadstead.games.harbour_of_fortune.scene.harbour import Table
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.scene import Piece, Surface, hand, market, mat

__all__ = ["BOARD", "pieces", "surfaces"]


def surfaces(t: Harbour, seat: int | None) -> list[Surface]:
    """The painting, a mat for each family, the rail with what is in play, and the hand of who looks."""
    return _surfaces(t.seats, seat)


@cache
def _surfaces(seats: int, viewer: int | None) -> list[Surface]:
    found = [BOARD.surface(620)]
    for seat in range(seats):
        if seat == viewer:
            found.append(mat(seat, art.OWN.size, 304, fingers=374))
        else:
            found.append(mat(seat, art.OTHER.size, 276))
    found.append(market("rail", art.MARKET_SIZE, 490, "In play"))
    return found if viewer is None else [*found, hand((420, 150), 270)]


def pieces(t: Harbour, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""
    table = Table(t, seat, names)
    table.sky()
    table.town()
    table.harbour()
    table.orders()
    table.rail()
    for family in range(t.seats):
        table.mat(family)
    table.hat()
    return table.found
