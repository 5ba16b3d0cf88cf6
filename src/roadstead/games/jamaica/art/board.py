"""The drawn table of Jamaica: the board that never changes and the places where pieces lie on it.

Places are middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

import math
from functools import cache

from roadstead.games.jamaica.art import cards, coast, details, furniture, land, pieces, route, sea, stations
from roadstead.games.jamaica.art.route import PORTS, SHORE
from roadstead.kernel.pen import Point, group, tag
from roadstead.kernel.scene import Board

LEFT, TOP, WIDTH, HEIGHT = 354, 40, 1292, 1040  # the part of the chart that is played on

SPACES: tuple[Point, ...] = tuple((round(x - LEFT, 1), round(y - TOP, 1)) for x, y in route.SPACES)


def _on_the_board(at: Point) -> Point:
    return at[0] - LEFT, at[1] - TOP


MORNING_DIE, EVENING_DIE, COMBAT_DIE = map(
    _on_the_board, (furniture.MORNING_DIE, furniture.EVENING_DIE, furniture.COMBAT_DIE)
)
THROWN = tuple(map(_on_the_board, ((628.0, 1029.0), (698.0, 1031.0))))  # on the water, until each has its place

MAT_SIZE: Point = cards.MAT
MAT_PLACE: Point = (MAT_SIZE[0] / 2, MAT_SIZE[1] / 2)
EMBLEM_PLACE: Point = (-276, -104)
NAME_PLACE: Point = (-252, -103)
COMPASS_PLACE: Point = (274, -104)
HOLD_PLACES: tuple[Point, ...] = tuple((97 * (number - 2.5), -38.0) for number in range(6))
HOLD_SCALE = 1.06
HOLD_ICON: Point = (-16, 0)
HOLD_NUMBER: Point = (19, 1)
PLAYED_PLACE: Point = (-32, 66)
CARD_SCALE, TREASURE_SCALE = 1.22, 1.35  # on the mat
CARD_ICONS: tuple[Point, Point] = ((-12, 6), (12, 6))
TREASURE_NUMBER: Point = (0, -15)


def _side_by_side(count: int, left: float, right: float, width: float, step: float) -> tuple[Point, ...]:
    """In a row on the mat's lower half, overlapping when they are many."""
    step = min(step, (right - left - width) / max(count - 1, 1))
    return tuple((round(left + width / 2 + step * i, 1), 66.0) for i in range(count))


@cache
def hand_places(count: int) -> tuple[Point, ...]:
    return _side_by_side(count, -290, -74, cards.CARD[0] * CARD_SCALE, 72)


@cache
def treasure_places(count: int) -> tuple[Point, ...]:
    return _side_by_side(count, 16, 294, cards.TREASURE[0] * TREASURE_SCALE, 66)


@cache
def berths(space: int, count: int) -> tuple[Point, ...]:
    """Where so many ships lie in one space: apart, so that each can be hit, and so that the cost stays readable."""
    x, y = SPACES[space]
    away = SHORE[space] + math.pi
    if space:
        x, y = x + 5 * math.cos(away), y + 5 * math.sin(away)
    if count == 1:
        return ((round(x, 1), round(y, 1)),)
    spread = BERTH / 2 / math.sin(math.pi / count)
    turns = [away + math.tau * (i + 0.5) / count for i in range(count)]
    around = [(round(x + spread * math.cos(a), 1), round(y + spread * math.sin(a), 1)) for a in turns]
    return tuple(sorted(around, key=lambda at: at[1]))


BERTH = 57.0  # from the middle of a ship to that of the next on the same space


def ship_scale(count: int) -> float:
    """How large ships are drawn when so many share a space."""
    return 0.95 if count == 1 else 0.8


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
        sea.water(), sea.rhumbs(), coast.shallows(), sea.vignette(), sea.waves(),
        coast.ripples(), sea.currents(),
        land.ground(), details.tufts(), land.rivers(), details.roads(), land.fields(),
        land.growth(stations.town_sites() + details.clearings()), stations.inland_towns(), details.volcano(),
        details.lighthouse(), details.mill(), details.wreck(), details.regions(),
        *(stations.harbour(space) for space in PORTS),
        stations.port_royal(), stations.labels(), stations.red_line(), stations.start(), stations.spaces(),
        stations.chevrons(),
        furniture.rose(sea.ROSE, 0.95), furniture.cartouche(), furniture.navigation(), furniture.treasure_place(),
        sea.serpent((1330, 1000), 0.95), sea.whale((648, 1040), 0.8), details.dolphins((1606, 478)),
        details.galleon((398, 548), 0.8), details.legend((1340, 1052)),
    )  # fmt: skip
    moved = {"aria_hidden": "true", "pointer_events": "none", "transform": f"translate({-LEFT} {-TOP})"}
    return f"<defs>{defs}{_symbols()}</defs>" + group(*picture, **moved)


BOARD = Board(WIDTH, HEIGHT, _markup(), {name: (width, height) for name, (width, height, _) in _SYMBOLS.items()})
