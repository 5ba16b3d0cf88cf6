"""Where everything lies: the sheet, the river's positions in pixels, panels, mats."""

import math
from dataclasses import dataclass
from functools import cache

from roadstead.games.rotterdam.data import ANCHOR, HUES, KINDS, NOWHERE, START, Chart
from roadstead.kernel.pen import Point

WIDTH, HEIGHT = 2000, 1160
MAP = (16.0, 16.0, 1380.0, 700.0)
RIVER = (122.0, 122.0, 1258.0, 616.0)  # left, top, right and bottom of the positions' middles

PLANNING = (1412.0, 16.0, 572.0, 470.0)
SCORE = (1412.0, 496.0, 572.0, 66.0)
JOBS = (1412.0, 572.0, 572.0, 160.0)
SHIPPING = (1412.0, 742.0, 572.0, 160.0)
RAW = (16.0, 730.0, 520.0, 172.0)
GOODS = (546.0, 730.0, 850.0, 172.0)
MAT = (480.0, 230.0)
MATS: dict[int, tuple[Point, ...]] = {  # by the number of players
    2: ((752, 1033), (1248, 1033)),
    3: ((504, 1033), (1000, 1033), (1496, 1033)),
    4: ((256, 1033), (752, 1033), (1248, 1033), (1744, 1033)),
}

FIELD_X, FIELD_STEP, ROW_TOP, ROW_STEP = 1812.0, 64.0, 90.0, 51.0
SCORE_X, SCORE_STEP, SCORE_Y = 1446.0, 33.6, 532.0
SIGNALS: tuple[Point, ...] = ((58, 668), (110, 668), (162, 668), (214, 668), (266, 668))
TITLE: Point = (188, 68)
REGIONS: tuple[tuple[str, Point], ...] = (("DELFLAND", (1050, 138)), ("VOORNE", (452, 560)), ("PUTTEN", (934, 592)))
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
    return FIELD_X + FIELD_STEP * column, ROW_TOP + ROW_STEP * row


@cache
def score_place(points: int, seat: int, alone: bool) -> Point:
    """One marker lies in the middle of its space; four find room in its corners."""
    x = round(SCORE_X + SCORE_STEP * min(points, 15), 1)
    if alone:
        return x, SCORE_Y
    return round(x + (-7.6 if seat % 2 == 0 else 7.6), 1), SCORE_Y + (-8.6 if seat < 2 else 8.6)


def job_place(place: int) -> Point:
    """Of the open assignments; the covered stack is place -1."""
    return JOBS[0] + 71 + 143 * (place + 1), JOBS[1] + JOBS[3] / 2


def shipping_place(place: int) -> Point:
    """Of the open shipping cards; the stack is place -2, the used cards -1."""
    return JOBS[0] + 58 + 114 * (place + 2), SHIPPING[1] + SHIPPING[3] / 2


@cache
def raw_place(row: int, square: int, count: int) -> Point:
    """A square of a raw material's ladder; square -1 is its sign."""
    y = RAW[1] + 26 + 40 * row
    if square < 0:
        return RAW[0] + 34, y
    step = min(52.0, 364 / max(count, 1))
    return round(RAW[0] + 144 + step * (square + 0.5), 1), y


def stack_place(port: int) -> Point:
    """The stack of a harbour's product cards."""
    return GOODS[0] + 42 + 420 * (port % 2), GOODS[1] + 45 + 82 * (port // 2)


@cache
def price_place(product: int, square: int, count: int) -> Point:
    """A square of a product's track; square -1 is its sign."""
    x, y = stack_place(product // 2)
    y += -19 if product % 2 == 0 else 19
    if square < 0:
        return x + 58, y
    step = min(54.0, 270 / max(count, 1))
    return round(x + 84 + step * (square + 0.5), 1), y
