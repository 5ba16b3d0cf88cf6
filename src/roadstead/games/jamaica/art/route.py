"""Where the fifty spaces lie: lanes drawn by hand, spaces set at equal distances along them."""

import math
from dataclasses import dataclass

from roadstead.games.jamaica import data
from roadstead.games.jamaica.art.pen import dense, spaced
from roadstead.games.jamaica.words.names import PORT_NAMES
from roadstead.kernel.pen import Point

SEA, PORT, LAIR = "sea", "port", "lair"

CHART = (330.0, 16.0, 1340.0, 1088.0)
RADIUS, PORT_ROYAL_RADIUS = 37.0, 48.0


@dataclass(frozen=True, slots=True)
class Lane:
    spaces: tuple[int, ...]
    line: tuple[Point, ...]


LANES = (
    Lane((0, 1, 2, 3, 4, 5, 6), ((1196, 850), (1090, 890), (985, 868), (880, 884), (780, 862), (682, 868))),
    Lane((6, 13, 14, 15), ((682, 868), (612, 806), (556, 716), (484, 640))),
    Lane((6, 7, 8, 9, 10, 11, 12, 15),
         ((682, 868), (618, 956), (510, 1004), (422, 964), (398, 866), (412, 766), (408, 690), (484, 640))),
    Lane((15, 16, 17, 18, 19), ((484, 640), (472, 560), (504, 480), (478, 400), (496, 316))),
    Lane((19, 26, 27, 28), ((496, 316), (590, 300), (664, 246), (752, 232))),
    Lane((19, 20, 21, 22, 23, 24, 25, 28),
         ((496, 316), (414, 268), (400, 168), (464, 96), (566, 92), (664, 120), (752, 232))),
    Lane((28, 29, 30, 31, 32), ((752, 232), (846, 258), (950, 236), (1050, 256), (1140, 226))),
    Lane((32, 39, 40, 41), ((1140, 226), (1246, 236), (1336, 320), (1440, 396))),
    Lane((32, 33, 34, 35, 36, 37, 38, 41),
         ((1140, 226), (1212, 132), (1320, 92), (1430, 90), (1540, 120), (1590, 216), (1562, 322), (1440, 396))),
    Lane((41, 42, 43, 44, 45, 46, 47, 48, 49, 0),
         ((1440, 396), (1512, 468), (1520, 566), (1570, 650), (1544, 752), (1472, 816), (1398, 888), (1300, 896),
          (1196, 850))),
)  # fmt: skip

NEXT: dict[int, tuple[int, ...]] = {}
for _lane in LANES:
    for _here, _there in zip(_lane.spaces, _lane.spaces[1:], strict=False):
        NEXT[_here] = (*NEXT.get(_here, ()), _there)

PORTS = {space: row[1] for space, row in enumerate(data.BOARD) if space and row[0] == data.PORT}
FOOD = {space: row[1] for space, row in enumerate(data.BOARD) if row[0] == data.SEA}
LAIRS = data.LAIRS
FINISH = {space: space - 39 for space in range(41, 50)}
NAMES = {space: PORT_NAMES[space] for space in PORTS}

TRACKS = [dense(lane.line) for lane in LANES]


def _centres() -> tuple[Point, ...]:
    found: dict[int, Point] = {}
    for lane, track in zip(LANES, TRACKS, strict=True):
        for space, point in zip(lane.spaces, spaced(track, len(lane.spaces) - 1), strict=True):
            found.setdefault(space, (round(point[0], 1), round(point[1], 1)))
    return tuple(found[space] for space in range(50))


SPACES = _centres()


def _shoreward(space: int) -> float:
    """The angle from a space to its shore, which is always to the right of the race."""
    before = [SPACES[s] for s, nexts in NEXT.items() if space in nexts]
    after = [SPACES[s] for s in NEXT[space]]
    dx = sum(x for x, _ in after) / len(after) - sum(x for x, _ in before) / len(before)
    dy = sum(y for _, y in after) / len(after) - sum(y for _, y in before) / len(before)
    return math.atan2(dx, -dy)


SHORE = tuple(_shoreward(space) for space in range(50))
INNER = tuple(i for i in range(50) if not (7 <= i <= 12 or 20 <= i <= 25 or 33 <= i <= 38))


def kind(space: int) -> str:
    return PORT if space in PORTS else LAIR if space in LAIRS else SEA
