"""Rotterdam's table drawn: ships on the river, planning board, markets and cards, and a mat for each player."""

from collections.abc import Sequence
from typing import cast

from roadstead.games.rotterdam.art.board import BOARD, board_on
from roadstead.games.rotterdam.scene import harbour
from roadstead.games.rotterdam.scene.mats import MatPieces
from roadstead.games.rotterdam.scene.table import Table
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.scene import Board, Piece
from roadstead.kernel.state import State

__all__ = ["BOARD", "board", "pieces"]


def board(view: State) -> Board:
    """The board of this table: the printed one, or the one drawn for an owner's chart."""
    return board_on(cast(Rotterdam, view).chart)


def pieces(view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the board, as ``seat`` (``None``: a spectator) sees it."""
    table = Table(cast(Rotterdam, view), seat, names)
    harbour.status(table)
    harbour.planning(table)
    harbour.scores(table)
    harbour.factories(table)
    harbour.signals(table)
    harbour.raw_market(table)
    harbour.product_market(table)
    harbour.assignments(table)
    harbour.shipping_cards(table)
    harbour.rings(table)
    mats = MatPieces(table)
    for player in range(table.t.seats):
        mats.mat(player)
    harbour.ships(table)
    return table.found
