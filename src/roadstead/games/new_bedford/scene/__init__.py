"""New Bedford's table drawn: the town and the sea, with houses, workers and ships; and a mat for each player."""

from functools import cache

from roadstead.games.new_bedford.art import board as art
from roadstead.games.new_bedford.art.board import BOARD
from roadstead.games.new_bedford.scene.table import pieces
from roadstead.kernel.scene import Surface, mat
from roadstead.kernel.state import State

__all__ = ["BOARD", "pieces", "surfaces"]


def surfaces(t: State, seat: int | None) -> list[Surface]:
    """The picture, and a mat for each player."""
    return _surfaces(t.seats, seat)


@cache
def _surfaces(seats: int, viewer: int | None) -> list[Surface]:
    own, other = (art.OWN.size, 370), (art.OTHER.size, 276)
    return [BOARD.surface(640), *(mat(seat, *(own if seat == viewer else other)) for seat in range(seats))]
