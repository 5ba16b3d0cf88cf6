"""The drawn table of New Bedford: the picture that never changes and the places where pieces lie on it.

Places are middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

from functools import cache

from roadstead.games.new_bedford.art import course, crew, furniture, goods, land, mats, places, sea, town, whales
from roadstead.games.new_bedford.art.places import BERTHS, HEIGHT, LEFT, MAT, RAFT_TOKENS, TOP, WIDTH
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
    "BELL_PLACE",
    "BERTHS",
    "BOARD",
    "BUY_PLACES",
    "COST_PLACE",
    "COUNT_PLACE",
    "CRATES",
    "CRATE_NUMBER",
    "DOCKS",
    "EMBLEM_PLACE",
    "FEE_PLACE",
    "FLAG_PLACE",
    "HOLDS",
    "HOME_WORKERS",
    "HOUSE_SCALE",
    "LOTS",
    "MAT",
    "MAT_PLACE",
    "MOORINGS",
    "NAME_PLACE",
    "PHASE_PLACE",
    "PLAQUE",
    "PLAQUE_NUMBER",
    "RAFT",
    "RAFT_TOKENS",
    "ROUNDS",
    "SEA_TOKENS",
    "SITES",
    "STATIONS",
    "TOKENS",
    "WHALES_HOME",
    "WHEEL_PLACE",
    "cost_name",
    "house_places",
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

MAT_PLACE: Point = (MAT[0] / 2, MAT[1] / 2)
EMBLEM_PLACE: Point = (-274, -126)
NAME_PLACE: Point = (-246, -126)
WHEEL_PLACE: Point = (166, -126)
PLAQUE: Point = (242, -126)
PLAQUE_NUMBER: Point = (-15, 1)
CRATES: tuple[Point, ...] = tuple((-258.0 + 74 * k, -65.0) for k in range(4))
CRATE_NUMBER: Point = (17, 1)
HOME_WORKERS: tuple[Point, Point] = ((42, -66), (80, -66))
BUY_PLACES: tuple[Point, Point] = ((178, -84), (178, -47))
BELL_PLACE: Point = (272, -66)
MOORINGS: tuple[Point, Point] = ((-248, 14), (48, 14))
HOLDS: tuple[tuple[Point, ...], ...] = (
    ((-171, 14), (-106, 14), (-41, 14)),
    ((125, 14), (190, 14), (255, 14)),
)
COUNT_PLACE: Point = (18, 18)
WHALES_HOME: tuple[Point, ...] = ((-260, 108), (-196, 108), (-132, 108))
COST_PLACE: Point = (0, 8)
FLAG_PLACE: Point = (-36, -44)
FEE_PLACE: Point = (46, 14)
BAG_TOTAL: Point = (0, 22)
BAG_SLIP: Point = (14, 92)
BAG_COUNTS: tuple[Point, ...] = ((-20, 75), (38, 75), (-20, 108), (38, 108))
_SHELF = -84.0, 292.0  # from where to where houses stand on the mat
HOUSE_SCALE = 0.74


@cache
def house_places(count: int) -> tuple[Point, ...]:
    """Side by side on the mat's lower shelf, overlapping when they are many."""
    left, right = _SHELF
    step = min(76.0, (right - left - 74) / max(count - 1, 1))
    return tuple((round(left + 37 + step * k, 1), 107.0) for k in range(count))


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
