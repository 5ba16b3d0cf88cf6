"""Rotterdam's table drawn: ships on the river, planning board, markets and cards, and a mat for each player."""

from collections.abc import Sequence
from functools import cache

from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.art.board import BOARD, board_on
from roadstead.games.rotterdam.scene import harbour, markets
from roadstead.games.rotterdam.scene.mats import MatPieces
from roadstead.games.rotterdam.scene.table import Table
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.scene import Board, Piece, Surface, hand, market, mat

__all__ = ["BOARD", "board", "pieces", "surfaces"]

# Of each market: its name, its size, the least width it can be read at, and what it is called.
MARKETS = (
    ("raw", art.RAW, 198, "Raw materials"),
    ("goods", art.GOODS, 348, "Products"),
    ("jobs", art.JOBS, 266, "Assignments"),
    ("shipping", art.SHIPPING, 266, "Shipping cards"),
)


def board(t: Rotterdam) -> Board:
    """The board of this table: the printed one, or the one drawn for an owner's chart."""
    return board_on(t.chart)


def surfaces(t: Rotterdam, seat: int | None) -> list[Surface]:
    """The river with the planning board, the markets, a mat for each player, and the hand of who looks."""
    return _surfaces(int(t.seats), seat)


@cache
def _surfaces(seats: int, seat: int | None) -> list[Surface]:
    found = [BOARD.surface(680)]
    found += [mat(player, art.OWN_MAT if player == seat else art.MAT, 256) for player in range(seats)]
    found += [market(*row) for row in MARKETS]
    return found if seat is None else [*found, hand(art.HAND, 264)]


def pieces(t: Rotterdam, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""
    table = Table(t, seat, names)
    for laid in (harbour.planning, harbour.scores, harbour.factories, harbour.signals, harbour.moorings):
        laid(table)
    for laid in (markets.raw_market, markets.product_market, markets.assignments, markets.shipping_cards):
        laid(table)
    mats = MatPieces(table)
    for player in range(table.t.seats):
        mats.mat(player)
    harbour.ships(table)
    harbour.status(table)
    return table.found
