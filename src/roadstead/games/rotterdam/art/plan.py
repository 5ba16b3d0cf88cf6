"""Where everything lies: the sheet, the river's positions in pixels, panels, mats."""

import math
from dataclasses import dataclass
from functools import cache

from roadstead.games.rotterdam.data import ANCHOR, HUES, KINDS, NOWHERE, START, Chart
from roadstead.kernel.pen import Point

WIDTH, HEIGHT = 1380, 884
MAP = (0.0, 0.0, 1380.0, 700.0)
RIVER = (106.0, 106.0, 1242.0, 600.0)  # left, top, right and bottom of the positions' middles
SCORE = (0.0, 700.0, 1380.0, 46.0)
PLANNING = (0.0, 746.0, 1380.0, 138.0)

RAW = (340.0, 200.0)  # the sizes of the other surfaces
GOODS = (612.0, 200.0)
JOBS = (528.0, 144.0)
SHIPPING = (528.0, 144.0)
HAND = (440, 160)
MAT = (480.0, 214.0)
OWN_MAT = (480.0, 150.0)

CELL = PLANNING[2] / 8  # of a character
FIELD_STEP, FIELD_Y, NAME_Y, PORTRAIT_Y = 55.0, 856.0, 764.0, 804.0
SCORE_STEP, SCORE_Y = SCORE[2] / 16, 723.0
SIGNALS: tuple[Point, ...] = ((44, 648), (108, 648), (172, 648), (236, 648), (300, 648))
STATUS = (8.0, 8.0, 324.0, 60.0)  # the plate of the round
REGIONS: tuple[tuple[str, Point], ...] = (("DELFLAND", (1034, 122)), ("VOORNE", (436, 544)), ("PUTTEN", (918, 576)))
MOORING = (104.0, 54.0)
BASIN = (190.0, 96.0)


@dataclass(frozen=True)
class Channel:
    """One coloured way from a position to another."""

    start: int
    end: int
    hue: int


@dataclass(frozen=True, eq=False)
class Waters:
    """The river in pixels; there is one of each chart."""

    places: tuple[Point, ...]
    kinds: tuple[int, ...]
    names: tuple[str, ...]
    channels: tuple[Channel, ...]
    size: float  # how large moorings and ships are drawn, 1 where there is room

    @property
    def count(self) -> int:
        return len(self.places) - 4

    @property
    def harbours(self) -> tuple[Point, ...]:
        return self.places[-4:]


def channels_of(chart: Chart) -> tuple[Channel, ...]:
    found = []
    for start in range(int(chart.waters)):
        for hue in range(int(HUES)):
            for ends in (chart.first, chart.second):
                end = ends[start * HUES + hue]
                if end != NOWHERE:
                    found.append(Channel(start, int(end), hue))
    return tuple(found)


HARBOUR_GRID: tuple[Point, ...] = ((3.5, 4.5), (3.5, 0), (6, 4), (6, 0))


def _layers(count: int, channels: tuple[Channel, ...]) -> list[Point]:
    """A layout for a river without usable coordinates: steps from the sea across, the harbours on its banks."""
    river = count - 4
    depth = [0] * count
    for _ in range(river):
        for channel in channels:
            depth[channel.end] = max(depth[channel.end], min(depth[channel.start] + 1, river))
    rows: dict[int, list[int]] = {}
    for position in range(river):
        rows.setdefault(depth[position], []).append(position)
    made: list[Point] = [(0.0, 0.0)] * river
    for column, (_, members) in enumerate(sorted(rows.items())):
        for k, position in enumerate(members):
            across = 5.3 * column / max(len(rows) - 1, 1)
            made[position] = (across, 0.5 + 3.4 * (k + 0.5) / len(members) + 0.25 * (column % 2))
    return [*made, *HARBOUR_GRID]


def _meander(x: float, y: float) -> Point:
    """The river winds: what the chart's grid says, bent a little."""
    return x + 9 * math.sin(y / 71 + x / 130), y + 15 * math.sin(x / 150 + 0.4) + 5 * math.sin(x / 61 + y / 90)


def places_of(chart: Chart) -> tuple[Point, ...]:
    """The positions' middles, fitted into the map."""
    count = len(chart.ids)
    raw = [(float(chart.x[i]), float(chart.y[i])) for i in range(count)]
    if len(set(raw)) < count:
        raw = _layers(count, channels_of(chart))
    left, right = min(x for x, _ in raw), max(x for x, _ in raw)
    top, bottom = min(y for _, y in raw), max(y for _, y in raw)
    across, down = (right - left) or 1.0, (bottom - top) or 1.0
    x0, y0, x1, y1 = RIVER
    made = []
    for i, (x, y) in enumerate(raw):
        px, py = x0 + (x1 - x0) * (x - left) / across, y0 + (y1 - y0) * (y - top) / down
        made.append((px, py) if i >= count - 4 else _meander(px, py))
    return tuple((round(x, 1), round(y, 1)) for x, y in made)


@cache
def waters(chart: Chart) -> Waters:
    places = places_of(chart)
    nearest = min(math.hypot((a[0] - b[0]) * 0.6, a[1] - b[1]) for i, a in enumerate(places) for b in places[:i])
    size = round(min(1.0, max(0.4, nearest / 84)), 2)
    kinds = tuple(int(chart.kind[i]) for i in range(len(chart.ids)))
    return Waters(places, kinds, tuple(chart.names), channels_of(chart), size)


def is_anchor(river: Waters, position: int) -> bool:
    return KINDS[river.kinds[position]] == KINDS[int(ANCHOR)]


def is_start(river: Waters, position: int) -> bool:
    return KINDS[river.kinds[position]] == KINDS[int(START)]


@cache
def sites(river: Waters, port: int, count: int) -> tuple[Point, ...]:
    """The building sites of a harbour, in a row beside its basin on the landward side."""
    x, y = river.harbours[port]
    step = 56.0
    north = y < (RIVER[1] + RIVER[3]) / 2
    row = y - 34 if north else y + 40
    first = x - BASIN[0] / 2 - 42
    return tuple((round(first - step * (count - 1 - k), 1), round(row, 1)) for k in range(count))


@cache
def berths(river: Waters, port: int, count: int) -> tuple[Point, ...]:
    """Where so many ships lie in a harbour."""
    x, y = river.harbours[port]
    across = 1 if count <= 2 else 2 if count <= 6 else 3
    down = -(-count // across) if count else 1
    wide, high = BASIN[0] - 24, BASIN[1] - 18
    made = []
    for k in range(count):
        column, row = k % across, k // across
        made.append((x - wide / 2 + wide * (column + 0.5) / across, y - high / 2 + high * (row + 0.5) / down))
    return tuple((round(a, 1), round(b, 1)) for a, b in made)


def berth_scale(count: int) -> float:
    return 0.9 if count <= 2 else 0.72 if count <= 4 else 0.6 if count <= 6 else 0.48


def field_place(row: int, column: int) -> Point:
    return round(CELL * (row + 0.5) + FIELD_STEP * (column - 1), 1), FIELD_Y


@cache
def score_place(points: int, seat: int, alone: bool) -> Point:
    """One marker lies in the middle of its space; four find room side by side."""
    x = SCORE_STEP * (min(points, 15) + 0.5)
    return (round(x, 1) if alone else round(x + 20 * (seat - 1.5), 1)), SCORE_Y


def job_place(place: int) -> Point:
    """Of the open assignments; the covered stack is place -1."""
    return 69 + 130 * (place + 1), JOBS[1] / 2


def shipping_place(place: int) -> Point:
    """Of the open shipping cards; the stack is place -2, the used cards -1."""
    return 56 + 104 * (place + 2), SHIPPING[1] / 2


ROW_STEP = 47.0  # from one row of the markets to the next


def raw_step(count: int) -> float:
    return min(42.0, 284 / max(count, 1))


@cache
def raw_place(row: int, square: int, count: int) -> Point:
    """A square of a raw material's ladder; square -1 is its sign."""
    y = 29.5 + ROW_STEP * row
    if square < 0:
        return 26, y
    return round(50 + raw_step(count) * (square + 0.5), 1), y


def stack_place(port: int) -> Point:
    """The stack of a harbour's product cards."""
    return 40.0 + 304 * (port % 2), 53 + 2 * ROW_STEP * (port // 2)


def price_step(count: int) -> float:
    return min(40.0, 188 / max(count, 1))


@cache
def price_place(product: int, square: int, count: int) -> Point:
    """A square of a product's track; square -1 is its sign."""
    x, y = stack_place(product // 2)
    y += ROW_STEP * (product % 2 - 0.5)
    if square < 0:
        return x + 50, y
    return round(x + 72 + price_step(count) * (square + 0.5), 1), y
