"""Jamaica's table drawn: ships on the chart, dice in the navigation box, a mat of holds, cards and treasures each."""

from collections.abc import Sequence
from typing import cast

from roadstead.games.jamaica.art.board import BOARD
from roadstead.games.jamaica.scene import chart, mats
from roadstead.games.jamaica.scene.table import Table
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import State

__all__ = ["BOARD", "pieces"]


def pieces(view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the board, as ``seat`` (``None``: a spectator) sees it."""
    table = Table(cast(Jamaica, view), seat, names)
    chart.lairs(table)
    chart.lanes(table)
    chart.ships(table)
    chart.dice(table)
    for ship in range(table.t.ships):
        mats.mat(table, ship)
    return table.found
