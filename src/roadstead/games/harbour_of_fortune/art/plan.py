"""Where everything lies in the painting: the streets with their lots, the lanes of the ships, the sun's way."""

from functools import cache

from roadstead.kernel.pen import Point

# The part of the painting that is played on: the top left corner, and the size.
LEFT, TOP = 430.0, 150.0
WIDTH, HEIGHT = 1140, 840
PICTURE = (426.0, 30.0, 1148.0, 1060.0)  # all that is painted: x, y, width, height
HORIZON = 236.0
QUAY = 648.0
RAIL = 994.0  # where the painting ends

# The four families' streets: blue, red, purple, gold; the middle of the first lot's front edge, and the name.
LOT_STEP = 45.0
STREETS: tuple[tuple[Point, str], ...] = (
    ((1084.0, 434.0), "Princes Graft"),
    ((1084.0, 578.0), "Hoogh Straat"),
    ((720.0, 578.0), "Heere Graft"),
    ((720.0, 434.0), "Beaver Graft"),
)
LOTS = 6
HOUSE = (48.0, 66.0)

# The lanes: a pier for each ship, and the way there from the open sea.
PIERS: tuple[float, ...] = (1262.0, 1118.0, 884.0, 740.0)
_STARTS: tuple[float, ...] = (1440.0, 1160.0, 838.0, 566.0)
_DEPTHS: tuple[float, ...] = (950.0, 906.0, 864.0, 825.0, 789.0, 755.0)
DOCK_Y = 700.0

MANOR: Point = (640.0, 606.0)  # the Director-General's house, by the fort


def lot(street: int, which: int) -> Point:
    """The middle of a lot's front edge."""
    (x, y), _ = STREETS[street]
    return x + LOT_STEP * which, y


@cache
def lane(ship: int, space: int) -> Point:
    """Where a ship is in its lane: lanes draw together as they near the shore, the way parallel lines do."""
    y = _DEPTHS[space]
    far = (y - _DEPTHS[5]) / (_DEPTHS[0] - _DEPTHS[5])
    x = PIERS[ship] + (_STARTS[ship] - PIERS[ship]) * far**1.25 + (14 if ship < 2 else -14) * far * (1 - far) * 4
    return round(x, 1), y


def dock(ship: int) -> Point:
    return PIERS[ship] + 36, DOCK_Y


@cache
def nearness(y: float) -> float:
    """How large a thing on the water is drawn."""
    return round(0.8 + 0.3 * (y - DOCK_Y) / (_DEPTHS[0] - DOCK_Y), 3)


@cache
def round_place(number: int, rounds: int) -> Point:
    """The sun's place in the sky in a round, from morning on the right bank to evening on the left."""
    along = (number - 0.5) / rounds
    x = 462 + 1076 * along
    return round(x, 1), round(184 + 30 * (2 * along - 1) ** 2, 1)
