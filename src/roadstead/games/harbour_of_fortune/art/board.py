"""The drawn table of Harbour of Fortune: the pictures that never change and the places where pieces lie on them.

Places are middles, as a piece counts them.  Places on a mat are in its plan.
"""

from functools import cache

from roadstead.games.harbour_of_fortune.art import (
    cards,
    fort,
    furniture,
    marks,
    mats,
    people,
    plan,
    sky,
    tokens,
    town,
    water,
)
from roadstead.games.harbour_of_fortune.art.emblems import HUES
from roadstead.games.harbour_of_fortune.art.furniture import (
    DISCARDS,
    IN_PLAY,
    NOTICE,
    PLAYED,
    SPENT,
    STORY,
    UNDER_STEP,
    WILD_PILE,
    WILD_UNDER,
)
from roadstead.games.harbour_of_fortune.art.mat_plans import OTHER, OWN, Plan
from roadstead.games.harbour_of_fortune.art.plan import HEIGHT, HOUSE, LEFT, MANOR, TOP, WIDTH, nearness
from roadstead.kernel.kit.board import board
from roadstead.kernel.pen import Point, group
from roadstead.kernel.scene import Board

__all__ = [
    "BELL",
    "BELL_SIZE",
    "BELL_WORD",
    "BOARD",
    "CRESTS",
    "DIE",
    "DISCARDS",
    "HAT",
    "HUES",
    "IN_PLAY",
    "MARKET_SIZE",
    "NOTICE",
    "OTHER",
    "OWN",
    "PENNANT",
    "PLAYED",
    "PRIZE",
    "SPENT",
    "STAKES",
    "STORY",
    "WILD_PILE",
    "Plan",
    "dock",
    "house_place",
    "lane",
    "lot_place",
    "round_place",
    "ship_place",
    "ship_size",
    "under_place",
]

MARKET_SIZE = (furniture.WIDTH, furniture.HEIGHT)


def _shifted(point: Point) -> Point:
    """A place of the painting, counted from the corner of the part that is played on."""
    return round(point[0] - LEFT, 1), round(point[1] - TOP, 1)


PRIZE = _shifted((930.0, 628.0))
PENNANT = _shifted((MANOR[0] + 38, MANOR[1] - 78))
HAT = _shifted((MANOR[0] - 66, MANOR[1] - 8))  # as long as there is no Director-General
DIE = _shifted((490.0, 704.0))
BELL = _shifted((490.0, 786.0))
BELL_SIZE = 1.3
BELL_WORD = (12.0 - BELL[0]) / BELL_SIZE, 52 / BELL_SIZE  # on the bell, from the edge on: on a phone it is broader
STAKES: tuple[Point, ...] = tuple(_shifted((610.0 + 130 * (k % 7), 762.0 + 86 * (k // 7))) for k in range(21))
CRESTS: tuple[Point, ...] = tuple(_shifted((775.0 + 150 * k, 850.0)) for k in range(4))


@cache
def lot_place(street: int, which: int) -> Point:
    x, y = plan.lot(street, which)
    return _shifted((x, y - 15))


@cache
def house_place(street: int, which: int) -> Point:
    x, y = plan.lot(street, which)
    return _shifted((x + 1, y - 2 - HOUSE[1] / 2))


@cache
def lane(ship: int, space: int) -> Point:
    return _shifted(plan.lane(ship, space))


@cache
def dock(ship: int) -> Point:
    return _shifted(plan.dock(ship))


@cache
def ship_size(place: Point) -> float:
    return nearness(place[1] + TOP)


@cache
def ship_place(place: Point) -> Point:
    """The middle of a ship whose keel is at this place of the water."""
    return place[0], round(place[1] - 38 * ship_size(place), 1)


@cache
def round_place(number: int, rounds: int) -> Point:
    return _shifted(plan.round_place(number, rounds))


@cache
def under_place(which: int) -> Point:
    """Used Wild Cards in the order in which they will be drawn."""
    return WILD_UNDER[0] + UNDER_STEP * which, WILD_UNDER[1]


_SYMBOLS = tokens.symbols() | marks.symbols() | people.symbols() | cards.symbols() | mats.symbols()


def _board() -> Board:
    rooms = (sky, water, town, fort, furniture, cards, tokens, marks, people, mats)
    defs = "".join(room.defs() for room in rooms) + mats.clips()
    view = group(
        sky.heaven(), water.sea(), sky.hills(), town.ground(), sky.woods(), town.farms(), sky.haze(), sky.wall(),
        town.streets(), fort.windmill(), town.canal(), town.burghers(), town.lots(), fort.fort(), fort.manor(),
        town.city_hall(), water.quay(), water.piers(), water.lanes(), water.idlers(),
        water.compass((1516, 800), 0.8),
        transform=f"translate({-LEFT:g} {-TOP:g})",
    )  # fmt: skip
    return board(WIDTH, HEIGHT, _SYMBOLS, defs, view, pictures={"rail": furniture.rail()})


BOARD = _board()
