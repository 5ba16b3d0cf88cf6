"""The drawn table of New Bedford: the picture that never changes and the places where pieces lie on it.

Places are middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

from functools import cache

from roadstead.games.new_bedford.art import course, crew, furniture, goods, land, mats, places, sea, town, whales
from roadstead.games.new_bedford.art.mat_plans import OTHER, OWN, Plan
from roadstead.games.new_bedford.art.places import BERTHS, HEIGHT, LEFT, RAFT_TOKENS, TOP, WIDTH
from roadstead.games.new_bedford.art.town import cost_name
from roadstead.games.new_bedford.art.whales import KINDS as TOKENS
from roadstead.kernel.kit.board import board
from roadstead.kernel.kit.ornaments import rose
from roadstead.kernel.pen import Point, group
from roadstead.kernel.scene import Board

__all__ = [
    "BAG",
    "BAG_COUNTS",
    "BAG_SLIP",
    "BAG_TOTAL",
    "BERTHS",
    "BOARD",
    "COST_PLACE",
    "COUNT_PLACE",
    "CRATE_NUMBER",
    "DOCKS",
    "FEE_PLACE",
    "FLAG_PLACE",
    "LOTS",
    "OTHER",
    "OWN",
    "PHASE_PLACE",
    "PLAQUE_NUMBER",
    "RAFT",
    "RAFT_TOKENS",
    "ROUNDS",
    "SEA_TOKENS",
    "SITES",
    "STATIONS",
    "TOKENS",
    "Plan",
    "cost_name",
    "workers_at",
]


def _shifted(point: Point) -> Point:
    """A place of the picture, counted from the corner of the part that is played on."""
    return round(point[0] - LEFT, 1), round(point[1] - TOP, 1)


def _all_shifted(points: tuple[Point, ...]) -> tuple[Point, ...]:
    return tuple(map(_shifted, points))


SITES, LOTS, STATIONS = map(_all_shifted, (places.SITES, places.LOTS, places.STATIONS))
DOCKS, ROUNDS, SEA_TOKENS = map(_all_shifted, (places.DOCKS, places.ROUNDS, places.SEA_TOKENS))
BAG, RAFT, PHASE_PLACE = map(_shifted, (places.BAG, places.RAFT, (1415, 624)))

CRATE_NUMBER: Point = (17, 1)
PLAQUE_NUMBER: Point = (-15, 1)
COUNT_PLACE: Point = (18, 18)
COST_PLACE: Point = (0, 8)
FLAG_PLACE: Point = (-36, -44)
FEE_PLACE: Point = (46, 14)
BAG_TOTAL: Point = (0, 22)
BAG_SLIP: Point = (14, 92)
BAG_COUNTS: tuple[Point, ...] = ((-20, 75), (38, 75), (-20, 108), (38, 108))


@cache
def workers_at(space: int, count: int) -> tuple[Point, ...]:
    """Where so many workers stand at a place that nobody owns: in line before it."""
    x, y = SITES[space]
    wide, y = (214.0, y + 3) if space == len(SITES) - 1 else (160.0, y + 12)
    x = x - 37 if space == len(SITES) - 1 else x
    step = min(32.0, (wide - 30) / max(count - 1, 1))
    return tuple((round(x + (k - (count - 1) / 2) * step, 1), y) for k in range(count))


_SYMBOLS = goods.symbols() | whales.symbols() | crew.symbols() | town.symbols() | course.symbols() | mats.symbols()


def _board() -> Board:
    defs = "".join(room.defs() for room in (goods, whales, crew, town, land, sea, course, mats, furniture))
    view = group(
        land.sky(), land.hills(), land.slope(), land.streets(), land.growth(), land.gardens(),
        sea.water(), sea.quay(), sea.waves(), sea.lane(), sea.ground(), sea.life(), rose((1590, 1010), 0.95),
        furniture.vignette(),
        transform=f"translate({-LEFT} {-TOP})",
    )  # fmt: skip
    return board(WIDTH, HEIGHT, _SYMBOLS, defs, view)


BOARD = _board()
