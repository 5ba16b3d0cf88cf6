"""Rotterdam's table drawn: ships on the river, planning board, markets and cards, and a mat for each player."""

from collections.abc import Sequence
from functools import cache
from typing import Literal, cast

from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.art.board import BOARD, board_on
from roadstead.games.rotterdam.scene import harbour, markets
from roadstead.games.rotterdam.scene.mats import MatPieces
from roadstead.games.rotterdam.scene.table import Table
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.scene import Board, Piece, Surface
from roadstead.kernel.state import State

__all__ = ["BOARD", "board", "pieces", "surfaces"]

# Of each market: its name, its size, the least width it can be read at, and what it is called.
MARKETS = (
    ("raw", art.RAW, 198, "Raw materials"),
    ("goods", art.GOODS, 348, "Products"),
    ("jobs", art.JOBS, 266, "Assignments"),
    ("shipping", art.SHIPPING, 266, "Shipping cards"),
)


def board(view: State) -> Board:
    """The board of this table: the printed one, or the one drawn for an owner's chart."""
    return board_on(cast(Rotterdam, view).chart)


def surfaces(view: State, seat: int | None) -> list[Surface]:
    """The river with the planning board, the markets, a mat for each player, and the hand of who looks."""
    return _surfaces(int(view.seats), seat)


@cache
def _surfaces(seats: int, seat: int | None) -> list[Surface]:
    def of(name: str, kind: Literal["board", "mat", "market", "hand"], size: tuple[float, float], least: int,
           title: str = "", owner: int | None = None) -> Surface:  # fmt: skip
        picture = name if kind == "market" else ""
        return Surface(name=name, kind=kind, width=int(size[0]), height=int(size[1]), least=least, title=title,
                       seat=owner, picture=picture, flow=kind == "hand")  # fmt: skip

    found = [of("board", "board", (BOARD.width, BOARD.height), 680)]
    for player in range(seats):
        found.append(of(f"mat-{player}", "mat", art.OWN_MAT if player == seat else art.MAT, 256, "", player))
    found += [of(name, "market", size, least, title) for name, size, least, title in MARKETS]
    if seat is not None:
        found.append(of("hand", "hand", art.HAND, 264, "Your hand"))
    return found


def pieces(view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""
    table = Table(cast(Rotterdam, view), seat, names)
    harbour.planning(table)
    harbour.scores(table)
    harbour.factories(table)
    harbour.signals(table)
    harbour.moorings(table)
    markets.raw_market(table)
    markets.product_market(table)
    markets.assignments(table)
    markets.shipping_cards(table)
    mats = MatPieces(table)
    for player in range(table.t.seats):
        mats.mat(player)
    harbour.ships(table)
    harbour.status(table)
    return table.found
