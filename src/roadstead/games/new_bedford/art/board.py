"""The drawn table of New Bedford: the picture that never changes and the places where pieces lie on it.

Places are middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

from functools import cache

from roadstead.games.new_bedford.art import course, crew, furniture, goods, land, mats, sea, town, whales
from roadstead.games.new_bedford.art.places import (
    BAG,
    BERTHS,
    DOCKS,
    HEIGHT,
    LOTS,
    MAT,
    MATS,
    PICTURE,
    RAFT,
    RAFT_TOKENS,
    ROUNDS,
    SEA_TOKENS,
    SITES,
    STATIONS,
    WIDTH,
)
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
    "MATS",
    "MOORINGS",
    "NAME_PLACE",
    "PHASE_PLACE",
    "PICTURE",
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

EMBLEM_PLACE: Point = (-130, -246)
NAME_PLACE: Point = (-106, -246)
WHEEL_PLACE: Point = (126, -245)
CRATES: tuple[Point, ...] = ((-108, -188), (-36, -188), (36, -188), (108, -188))
CRATE_NUMBER: Point = (18, 1)
HOME_WORKERS: tuple[Point, Point] = ((-122, -133), (-88, -133))
BUY_PLACES: tuple[Point, Point] = ((-18, -133), (70, -133))
BELL_PLACE: Point = (132, -134)
MOORINGS: tuple[Point, Point] = ((-101, -58), (-101, 36))
HOLDS: tuple[tuple[Point, ...], ...] = (
    ((-22, -58), (43, -58), (108, -58)),
    ((-22, 36), (43, 36), (108, 36)),
)
COUNT_PLACE: Point = (20, 20)
WHALES_HOME: tuple[Point, ...] = ((-110, 117), (-46, 117), (18, 117))
PLAQUE: Point = (99, 117)
PLAQUE_NUMBER: Point = (-15, 1)
COST_PLACE: Point = (0, 6)
FLAG_PLACE: Point = (-36, -44)
FEE_PLACE: Point = (50, 14)
PHASE_PLACE: Point = (1410, 628)
BAG_TOTAL: Point = (0, 22)
BAG_SLIP: Point = (0, 86)
BAG_COUNTS: tuple[Point, ...] = ((-22, 73), (22, 73), (-22, 99), (22, 99))
_SHELF, _ROWS = 288.0, (180.0, 231.0)
HOUSE_SCALE = 0.52


@cache
def house_places(count: int) -> tuple[Point, ...]:
    """In two rows on the mat's lower shelf, overlapping when they are many."""
    first = max(5, (count + 1) // 2)
    step = min(57.0, (_SHELF - 56) / max(first - 1, 1))
    return tuple((round(-_SHELF / 2 + 28 + step * (k % first), 1), _ROWS[k // first]) for k in range(count))


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
        clip_path="url(#nb-frame)",
    )  # fmt: skip
    picture = (furniture.deck(), furniture.idle(), furniture.shadow(), view, furniture.title(), furniture.frame())
    return board(WIDTH, HEIGHT, _SYMBOLS, defs, *picture)


BOARD = _board()
