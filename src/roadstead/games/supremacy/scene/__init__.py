"""Supremacy's table drawn: forces and companies on the map, markets, stages and news, and a ledger for each power."""

from collections.abc import Sequence
from typing import cast

from roadstead.games.supremacy.art.board import BOARD
from roadstead.games.supremacy.data import LAND, ZONES
from roadstead.games.supremacy.scene.table import Table
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import State

__all__ = ["BOARD", "pieces"]


def pieces(view: State, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the board, as ``seat`` (``None``: a spectator) sees it."""
    t = cast(Supremacy, view)
    table = Table(t, seat, names)
    for zone in (*range(LAND, ZONES), *range(LAND)):
        table.zone(zone)
    table.put("names", "sup-names", (BOARD.width / 2, BOARD.height / 2))
    for zone in range(ZONES):
        table.forces(zone)
    table.companies()
    table.marks()
    table.console()
    table.news()
    for one in range(t.seats):
        table.mat(one)
    return table.found
