"""The drawn table of Jamaica: the board that never changes and the places where pieces lie on it.

Places are middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

import math
from functools import cache

from roadstead.games.jamaica.art import cards, coast, details, furniture, land, pieces, sea, stations
from roadstead.games.jamaica.art.furniture import COMBAT_DIE, EVENING_DIE, MORNING_DIE, NAVIGATION, TREASURE_PILE
from roadstead.games.jamaica.art.route import HEIGHT, NEXT, PORT_ROYAL_RADIUS, PORTS, RADIUS, SHORE, SPACES, WIDTH
from roadstead.kernel.pen import Point, group, tag
from roadstead.kernel.scene import Board

__all__ = [
    "BOARD",
    "CARD_ICONS",
    "COMBAT_DIE",
    "COMPASS_PLACE",
    "EMBLEM_PLACE",
    "EVENING_DIE",
    "HAND_PLACES",
    "HOLD_ICON",
    "HOLD_NUMBER",
    "HOLD_PLACES",
    "MATS",
    "MAT_SIZE",
    "MORNING_DIE",
    "NAME_PLACE",
    "NAVIGATION",
    "NEXT",
    "PLAYED_PLACE",
    "PORT_ROYAL_RADIUS",
    "RADIUS",
    "SHORE",
    "SPACES",
    "TREASURE_NUMBER",
    "TREASURE_PILE",
    "berths",
    "ship_scale",
    "treasure_places",
]

MAT_SIZE: Point = cards.MAT
MATS: tuple[Point, ...] = ((163, 194), (163, 560), (163, 926), (1837, 194), (1837, 560), (1837, 926))

EMBLEM_PLACE: Point = (-128, -153)
NAME_PLACE: Point = (-104, -153)
COMPASS_PLACE: Point = (124, -152)
HOLD_PLACES: tuple[Point, ...] = ((-95, -98), (0, -98), (95, -98), (-95, -39), (0, -39), (95, -39))
HOLD_ICON: Point = (-15, 0)
HOLD_NUMBER: Point = (18, 1)
HAND_PLACES: tuple[Point, ...] = ((-114, 39), (-57, 39), (0, 39), (57, 39))
PLAYED_PLACE: Point = (115, 39)
CARD_ICONS: tuple[Point, Point] = ((-12, 6), (12, 6))
TREASURE_NUMBER: Point = (0, -15)
_SHELF, _SHELF_MIDDLE = 280.0, 128.0


@cache
def treasure_places(count: int) -> tuple[Point, ...]:
    """Side by side on the mat's shelf, overlapping when they are many."""
    step = min(cards.TREASURE[0] + 3, (_SHELF - cards.TREASURE[0]) / max(count - 1, 1))
    return tuple((round(-_SHELF / 2 + cards.TREASURE[0] / 2 + step * i, 1), _SHELF_MIDDLE) for i in range(count))


@cache
def berths(space: int, count: int) -> tuple[Point, ...]:
    """Where so many ships lie in one space, a little off the shore so that the cost stays readable."""
    x, y = SPACES[space]
    away = SHORE[space] + math.pi
    if space:
        x, y = x + 5 * math.cos(away), y + 5 * math.sin(away)
    if count == 1:
        return ((round(x, 1), round(y, 1)),)
    spread = 29.0 if space == 0 else 15.0 + 2.5 * count
    turns = [away + math.tau * (i + 0.5) / count for i in range(count)]
    around = [(round(x + spread * math.cos(a), 1), round(y + spread * math.sin(a), 1)) for a in turns]
    return tuple(sorted(around, key=lambda at: at[1]))


def ship_scale(count: int) -> float:
    """How large ships are drawn when so many share a space."""
    return {1: 0.95, 2: 0.76}.get(count, 0.62)


_SYMBOLS = pieces.symbols() | cards.symbols()


def _symbols() -> str:
    return "".join(
        tag("symbol", art, id=name, viewBox=f"0 0 {width:g} {height:g}", overflow="visible")
        for name, (width, height, art) in _SYMBOLS.items()
    )


def _markup() -> str:
    rooms = (sea, coast, land, stations, furniture, pieces, cards)
    defs = "".join(room.defs() for room in rooms)
    picture = (
        furniture.table(), furniture.sheet(), sea.water(), sea.rhumbs(), coast.shallows(), sea.vignette(), sea.waves(),
        coast.ripples(), sea.currents(),
        land.ground(), details.tufts(), land.rivers(), details.roads(), land.fields(),
        land.growth(stations.town_sites() + details.clearings()), stations.inland_towns(), details.volcano(),
        details.lighthouse(), details.mill(), details.wreck(), details.regions(),
        *(stations.harbour(space) for space in PORTS),
        stations.port_royal(), stations.labels(), stations.red_line(), stations.start(), stations.spaces(),
        stations.chevrons(),
        furniture.rose(sea.ROSE, 0.95), furniture.cartouche(), furniture.navigation(), furniture.treasure_place(),
        sea.serpent((1330, 1000), 0.95), sea.whale((648, 1040), 0.8), details.dolphins((1606, 478)),
        details.galleon((398, 548), 0.8), details.legend((1340, 1052)), furniture.frame(),
    )  # fmt: skip
    return f"<defs>{defs}{_symbols()}</defs>" + group(*picture, aria_hidden="true", pointer_events="none")


BOARD = Board(WIDTH, HEIGHT, _markup(), {name: (width, height) for name, (width, height, _) in _SYMBOLS.items()})
