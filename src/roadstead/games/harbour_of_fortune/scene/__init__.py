"""Harbour of Fortune's table drawn: the harbour and the town, and a mat for each family."""

from collections.abc import Sequence
from typing import cast

from roadstead.games.harbour_of_fortune.art.board import BOARD
from roadstead.games.harbour_of_fortune.scene.harbour import Table
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import State

__all__ = ["BOARD", "pieces"]


def pieces(view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the board, as ``seat`` (``None``: a spectator) sees it."""
    t = cast(Harbour, view)
    table = Table(t, seat, names)
    table.sky()
    table.town()
    table.harbour()
    table.rail()
    for family in range(t.seats):
        table.mat(family)
    table.hat()
    return table.found
