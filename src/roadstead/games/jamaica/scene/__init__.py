"""Jamaica's table drawn: the chart with ships and dice, a mat of holds for each ship, and the own hand."""

from collections.abc import Sequence
from functools import cache

from roadstead.games.jamaica.art import board as art
from roadstead.games.jamaica.art.board import BOARD
from roadstead.games.jamaica.generated import do, frames
from roadstead.games.jamaica.scene import chart, mats
from roadstead.games.jamaica.scene.table import Table
from roadstead.games.jamaica.state import Jamaica
from roadstead.games.jamaica.words import courses
from roadstead.kernel.messages import say
from roadstead.kernel.scene import Piece, Surface, hand, mat

__all__ = ["BOARD", "aims", "pieces", "surfaces"]


def surfaces(t: Jamaica, seat: int | None) -> list[Surface]:
    """The chart, a mat for each ship (the Ghost Ship's comes after those of the seats), and the hand of who looks."""
    return _surfaces(t.ships, t.seats, seat)


@cache
def _surfaces(ships: int, seats: int, seat: int | None) -> list[Surface]:
    found = [BOARD.surface(570)]
    for ship in range(ships):
        found.append(mat(ship, art.MAT_SIZE, 290, say("ghost-ship-mat") if ship >= seats else ""))
    return found if seat is None else [*found, hand((300, 110), 270)]


def pieces(t: Jamaica, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""
    table = Table(t, seat, names)
    for laid in (chart.lairs, chart.lanes, chart.ships, chart.dice):
        laid(table)
    for ship in range(table.t.ships):
        mats.mat(table, ship)
    return table.found


def aims(t: Jamaica, seat: int, action: int, names: Sequence[str]) -> list[Piece]:
    """A card chosen brings the ship nowhere before all have chosen; it is shown where the day would bring it."""
    if t.asked() != frames.CHOOSE_CARD:
        return []
    view = t.redacted(seat)
    assert isinstance(view, Jamaica)
    table = Table(view, seat, names)
    *_, reached = courses.day(table.t, seat, action - do.CARD)
    if reached == (table.t.space[seat], table.t.lap[seat]):
        return []
    table.t.space[seat], table.t.lap[seat] = reached
    chart.ships(table)
    return [piece for piece in table.found if piece.id == f"ship-{seat}"]
