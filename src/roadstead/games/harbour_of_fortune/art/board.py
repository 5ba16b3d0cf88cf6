"""The drawn table of Harbour of Fortune: the board that never changes and the places where pieces lie on it.

Places are middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

from functools import cache

from roadstead.games.harbour_of_fortune.art import cards, fort, furniture, marks, mats, people, sky, tokens, town, water
from roadstead.games.harbour_of_fortune.art.emblems import HUES
from roadstead.games.harbour_of_fortune.art.mats import (
    GALLERY,
    SHELF,
    column,
    hand_places,
    mark_places,
    member_place,
    shelf_places,
)
from roadstead.games.harbour_of_fortune.art.plan import (
    BANK,
    BELL,
    DIE,
    DISCARDS,
    HEIGHT,
    HOUSE,
    IN_PLAY,
    MANOR,
    NOTICE,
    STORY,
    WIDTH,
    WILD_PILE,
    WILD_UNDER,
    dock,
    lane,
    lot,
    nearness,
    round_place,
)
from roadstead.kernel.kit.board import board
from roadstead.kernel.pen import Point, group
from roadstead.kernel.scene import Board

__all__ = [
    "BANK",
    "BELL",
    "BOARD",
    "CRESTS",
    "DEBT_PLACE",
    "DECK_PLACE",
    "DIE",
    "DISCARDS",
    "EMBLEM_PLACE",
    "EYE_PLACE",
    "HAT_PLACE",
    "HUES",
    "INCOME_PLACE",
    "IN_PLAY",
    "MATS",
    "MAT_SIZE",
    "MILESTONES",
    "MONEY_PLACE",
    "NAME_PLACE",
    "NOTICE",
    "PENNANT",
    "PRIZE",
    "PURSE_PLACE",
    "RENT_PLACE",
    "RINGS",
    "SCALES_PLACE",
    "SHELF_LABELS",
    "STAKES",
    "STAKE_PLACE",
    "STORY",
    "WILD_PILE",
    "dock",
    "hand_places",
    "house_place",
    "lane",
    "lot_place",
    "mark_places",
    "member_place",
    "nearness",
    "round_place",
    "shelf_places",
    "under_place",
]

MAT_SIZE: Point = mats.MAT
MATS: tuple[Point, ...] = ((204.0, 285.0), (1796.0, 285.0), (1796.0, 835.0), (204.0, 835.0))

EMBLEM_PLACE: Point = (-168.0, -247.0)
NAME_PLACE: Point = (-142.0, -247.0)
HAT_PLACE: Point = (148.0, -250.0)
PURSE_PLACE: Point = (-168.0, -206.0)
MONEY_PLACE: Point = (-146.0, -205.0)
DEBT_PLACE: Point = (-28.0, -206.0)
INCOME_PLACE: Point = (176.0, -213.0)
RENT_PLACE: Point = (176.0, -197.0)
MILESTONES: tuple[Point, ...] = tuple((column(3 + k), GALLERY[1] + 46) for k in range(4))
RINGS: tuple[Point, Point] = ((column(2) + 26.5, GALLERY[0] + 27), (column(4) + 26.5, GALLERY[0] + 27))
DECK_PLACE: Point = (column(0), SHELF)
SHELF_LABELS: tuple[Point, Point] = ((column(0) - 24, SHELF - 44), (column(1) - 4, SHELF - 44))
EYE_PLACE: Point = (column(6) + 12, SHELF - 20)
SCALES_PLACE: Point = (column(6) + 12, SHELF + 20)
STAKE_PLACE: Point = (40.0, -206.0)
PRIZE: Point = (930.0, 628.0)
PENNANT: Point = (MANOR[0] + 38, MANOR[1] - 78)
STAKES: tuple[Point, ...] = tuple((894.0 + 36 * (k % 7), 906.0 + 34 * (k // 7)) for k in range(21))
CRESTS: tuple[Point, ...] = tuple((890.0 + 70 * k, 968.0) for k in range(4))


@cache
def lot_place(street: int, which: int) -> Point:
    x, y = lot(street, which)
    return x, y - 15


@cache
def house_place(street: int, which: int) -> Point:
    x, y = lot(street, which)
    return x + 1, y - 2 - HOUSE[1] / 2


@cache
def under_place(which: int) -> Point:
    """Used Wild Cards in the order in which they will be drawn."""
    return WILD_UNDER[0] + 8.4 * which, WILD_UNDER[1]


_SYMBOLS = tokens.symbols() | marks.symbols() | people.symbols() | cards.symbols() | mats.symbols()


def _board() -> Board:
    rooms = (sky, water, town, fort, furniture, cards, tokens, marks, people, mats)
    defs = "".join(room.defs() for room in rooms)
    view = (
        sky.heaven(), water.sea(), sky.hills(), town.ground(), sky.woods(), town.farms(), sky.haze(), sky.wall(),
        town.streets(), fort.windmill(), town.canal(), town.burghers(), town.lots(), fort.fort(), fort.manor(),
        town.city_hall(), water.quay(), water.piers(), water.lanes(), water.idlers(), water.compass((498, 900), 0.9),
        furniture.title(), furniture.rail(),
    )  # fmt: skip
    picture = (
        furniture.table(),
        *(furniture.plate(x, y) for x, y in MATS[2:]),
        furniture.shadow(),
        group(*view, clip_path="url(#hof-view)"),
        furniture.frame(),
    )
    return board(WIDTH, HEIGHT, _SYMBOLS, defs, *picture)


BOARD = _board()
