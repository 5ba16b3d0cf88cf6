"""Supremacy's table drawn: the world with all forces, the markets, and a mat for each power."""

from collections.abc import Sequence
from functools import cache

from roadstead.games.supremacy.art import market as art
from roadstead.games.supremacy.art.board import BOARD
from roadstead.games.supremacy.art.mat_plans import OTHER, OWN
from roadstead.games.supremacy.data import LAND, ZONES
from roadstead.games.supremacy.scene import status
from roadstead.games.supremacy.scene.chart import Map
from roadstead.games.supremacy.scene.markets import SURFACE, markets
from roadstead.games.supremacy.scene.mats import MatPieces
from roadstead.games.supremacy.scene.table import Table
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.scene import Piece, Surface, market, mat

__all__ = ["BOARD", "pieces", "surfaces"]


def surfaces(t: Supremacy, seat: int | None) -> list[Surface]:
    """The world, a mat for each player, and the markets."""
    return _surfaces(int(t.seats), seat)


@cache
def _surfaces(seats: int, seat: int | None) -> list[Surface]:
    found = [BOARD.surface(680)]
    for one in range(seats):
        plan, least = (OWN, 374) if one == seat else (OTHER, 290)
        found.append(mat(one, plan.size, least))
    return [*found, market(SURFACE, art.SIZE, 250, "Markets")]


def pieces(t: Supremacy, seat: int | None, names: Sequence[str]) -> list[Piece]:
    """Everything that lies on the table, as ``seat`` (``None``: a spectator) sees it."""
    table = Table(t, seat, names)
    world = Map(table)
    for zone in (*range(LAND, ZONES), *range(LAND)):
        world.zone(zone)
    table.put("names", "sup-names", (BOARD.width / 2, BOARD.height / 2))
    world.companies()
    for zone in range(ZONES):
        world.forces(zone)
    world.marks()
    status.stages(table)
    status.news(table)
    markets(table)
    for one in range(t.seats):
        if one != seat:
            MatPieces(table, one).lay()
    if seat is not None and seat < t.seats:
        MatPieces(table, seat).lay()  # last: what has found no place by then is ordered there
    return table.found
