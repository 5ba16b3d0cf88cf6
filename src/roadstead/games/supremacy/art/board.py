"""The drawn table of Supremacy: the world that never changes and the places where pieces lie on it.

Places are middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

from functools import cache

from roadstead.games.supremacy.art import furniture, labels, land, mats, ocean, pieces, zones
from roadstead.games.supremacy.art.furniture import (
    CLOUD_PLACES,
    NEWS_LINES,
    NEWS_SMALL,
    PILE_NUMBER,
    STAGE_PLACES,
    TURN_PLACE,
    market_place,
)
from roadstead.games.supremacy.art.labels import cloud_place, company_places, force_place, force_places
from roadstead.games.supremacy.art.world import TABLE
from roadstead.games.supremacy.art.zones import zone_place
from roadstead.kernel.kit.board import Symbols, board
from roadstead.kernel.pen import Point, group
from roadstead.kernel.scene import Board

__all__ = [
    "ABOARD_PLACE",
    "ANTIDOTES_PLACE",
    "ARMS_PLACES",
    "ARMS_SCALE",
    "BADGE_PLACE",
    "BID_PLACES",
    "BID_SCALE",
    "BOARD",
    "CASH_PLACE",
    "CASH_TEXT",
    "CELL_NUMBER",
    "CLOUD_PLACES",
    "COMPANY_SCALE",
    "EMBLEM_PLACE",
    "FORCES_PLACES",
    "FORCE_SCALE",
    "GAUGE_PLACES",
    "LAMP_PLACE",
    "LOAN_PLACE",
    "LOAN_TEXT",
    "MATS",
    "MAT_SIZE",
    "NAME_PLACE",
    "NAVY_BADGE_PLACE",
    "NEWS_LINES",
    "NEWS_SMALL",
    "OFFICER_PLACE",
    "OUTAGE_PLACE",
    "PILE_NUMBER",
    "PLAYS_PLACE",
    "PLAYS_SCALE",
    "POWER_PLACE",
    "PURSE_SCALE",
    "STAGE_PLACES",
    "STORE_PLACES",
    "TURN_PLACE",
    "WEAPON_PLACES",
    "chip_places",
    "cloud_place",
    "company_places",
    "force_place",
    "force_places",
    "market_place",
    "mat_places",
    "zone_place",
]

MAT_SIZE: Point = mats.MAT
MATS: tuple[Point, ...] = tuple((182 + 327.2 * k, 1017) for k in range(6))

EMBLEM_PLACE: Point = (-139, -77)
NAME_PLACE: Point = (-117, -77)
POWER_PLACE: Point = (118, -77)
LAMP_PLACE: Point = (141, -77)
CASH_PLACE: Point = (-140, -40)
CASH_TEXT: Point = (-120, -40)
LOAN_PLACE: Point = (-27, -40)
LOAN_TEXT: Point = (-8, -40)
PLAYS_PLACE: Point = (66, -40)
BID_PLACES: tuple[Point, Point] = ((105, -40), (141, -40))
PURSE_SCALE, PLAYS_SCALE, BID_SCALE = 1.55, 0.78, 1.36
GAUGE_PLACES: tuple[Point, ...] = ((-53, -11), (-53, 13), (-53, 37))
STORE_PLACES: tuple[Point, ...] = ((32, -11), (32, 13), (32, 37))
WEAPON_PLACES: tuple[Point, ...] = ((76, -4), (128, -4))
FORCES_PLACES: tuple[Point, ...] = ((76, 31), (128, 31))
ARMS_PLACES: tuple[Point, ...] = ((68, -4), (103, -4), (68, 31), (103, 31), (138, -4), (138, 31))
ARMS_SCALE = 0.66
CELL_NUMBER: Point = (13, 1)
ANTIDOTES_PLACE: Point = (150, 86)
BADGE_PLACE: Point = (16, 10)
NAVY_BADGE_PLACE: Point = (19, 10)
ABOARD_PLACE: Point = (-19, 0)
OFFICER_PLACE: Point = (-17, -11)
OUTAGE_PLACE: Point = (8, -9)
FORCE_SCALE, COMPANY_SCALE = 0.88, 0.84
_SHELF, _CHIP = 298.0, 26.0


@cache
def mat_places(count: int) -> tuple[Point, ...]:
    """The mats of so many players, in the middle of the desk's edge."""
    first = MATS[0][0] + (MATS[1][0] - MATS[0][0]) * (len(MATS) - count) / 2
    return tuple((round(first + MATS[k][0] - MATS[0][0], 1), MATS[k][1]) for k in range(count))


@cache
def chip_places(count: int) -> tuple[Point, ...]:
    """Companies side by side on the mat's shelf, overlapping when they are many."""
    step = min(_CHIP + 3, (_SHELF - _CHIP) / max(count - 1, 1))
    return tuple((round(-_SHELF / 2 + _CHIP / 2 + step * i, 1), 69.0) for i in range(count))


_SYMBOLS: Symbols = {"sup-names": (*TABLE, labels.names())} | zones.symbols() | pieces.symbols() | mats.symbols()


def _board() -> Board:
    defs = "".join(room.defs() for room in (ocean, land, zones, furniture, pieces, mats))
    map_ = (
        ocean.water(), ocean.globe(), ocean.shallows(), ocean.waves(), ocean.frontiers(), ocean.ice(), ocean.vignette(),
        land.ground(), land.features(), land.borders(), labels.berths(),
        furniture.compass((1265, 738), 1.0), furniture.cartouche(), furniture.clouds(), furniture.news(),
    )  # fmt: skip
    picture = (
        furniture.table(), group(*map_, clip_path="url(#sup-map)"), furniture.frame(), furniture.stages(), furniture.market(),
    )  # fmt: skip
    return board(*TABLE, _SYMBOLS, defs, *picture)


BOARD = _board()
