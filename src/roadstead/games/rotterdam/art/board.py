"""The drawn table of Rotterdam: the board that never changes and the places where pieces lie on it.

The picture is drawn from the chart that is played on: another river, other prices, and the board is another.  Places are
middles, as a piece counts them.  Places on a mat count from the mat's middle.
"""

from functools import cache

from roadstead.games.rotterdam.art import cards, channels, furniture, pieces, polder, river, town
from roadstead.games.rotterdam.art.channels import buoy_place
from roadstead.games.rotterdam.art.plan import (
    HEIGHT,
    MAP,
    MAT,
    MATS,
    SIGNALS,
    WIDTH,
    Waters,
    berth_scale,
    berths,
    field_place,
    job_place,
    price_place,
    raw_place,
    score_place,
    shipping_place,
    sites,
    stack_place,
    waters,
)  # fmt: skip
from roadstead.games.rotterdam.data import MOST_RAISE, MOST_SITES, Chart
from roadstead.games.rotterdam.rules import data_files
from roadstead.kernel.kit.board import board
from roadstead.kernel.kit.shapes import box
from roadstead.kernel.pen import Point, group
from roadstead.kernel.scene import Board

__all__ = [
    "BELL_PLACE",
    "BOARD",
    "EMBLEM_PLACE",
    "HOLD_PLACE",
    "JOB_ICONS",
    "JOB_POINTS",
    "MAP",
    "MASTER_PLACE",
    "MAT",
    "MATS",
    "MONEY_PLACE",
    "NAME_PLACE",
    "POINTS_PLACE",
    "RAISE_PLACES",
    "ROUND_PLACE",
    "SHIPPING_PLACES",
    "SHIP_PLACES",
    "SIGNALS",
    "STOCK_PLACES",
    "TURN_PLACE",
    "WORKER_PLACES",
    "YARD_PLACES",
    "Waters",
    "berth_scale",
    "berths",
    "board_on",
    "buoy_place",
    "done_places",
    "field_place",
    "hand_places",
    "hand_scale",
    "job_place",
    "price_place",
    "raw_place",
    "score_place",
    "shipping_place",
    "sites",
    "stack_place",
    "waters",
]

EMBLEM_PLACE: Point = (-216, -92)
NAME_PLACE: Point = (-192, -92)
WORKER_PLACES: tuple[Point, ...] = ((8, -92), (32, -92), (56, -92), (80, -92))
MASTER_PLACE: Point = (112, -92)
MONEY_PLACE: Point = (148, -92)
POINTS_PLACE: Point = (216, -92)
SHIP_PLACES: tuple[Point, ...] = ((-188, -52), (-104, -52), (-188, -26), (-104, -26))
STOCK_PLACES: tuple[Point, ...] = ((-36, -40), (8, -40), (52, -40))
YARD_PLACES: tuple[Point, ...] = ((98, -38), (136, -38), (174, -38), (212, -38))
SHIPPING_PLACES: tuple[Point, ...] = ((41, 50), (95, 50), (149, 50))
HOLD_PLACE: Point = (2.5, 0)
ROUND_PLACE: Point = (1436, 45)
TURN_PLACE: Point = (1700, 45)
BELL_PLACE: Point = (1952, 45)
RAISE_PLACES: tuple[Point, ...] = (
    (1780, 45), (1816, 45), (1852, 45), (1888, 45),
    *[(1564 + 36 * (at % 10), 85 + 36 * (at // 10)) for at in range(int(MOST_RAISE) - 4)],
)  # fmt: skip
JOB_ICONS: dict[int, tuple[Point, ...]] = {
    1: ((0, -2),), 2: ((-26, -6), (26, -6)), 3: ((-34, -12), (0, 8), (34, -12)),
}  # fmt: skip
JOB_POINTS: Point = (35, 41)


@cache
def hand_places(count: int) -> tuple[Point, ...]:
    """Piles of product cards side by side on the mat, in two rows when they are many."""
    if count <= 4:
        return tuple((-202 + 59 * i, 48) for i in range(count))
    across = (count + 1) // 2
    step = min(48.0, 196 / max(across - 1, 1))
    return tuple((round(-213 + step * (i % across), 1), 20 if i < across else 74) for i in range(count))


def hand_scale(count: int) -> float:
    """How large they are drawn then."""
    return 1.0 if count <= 4 else 0.64


@cache
def done_places(count: int) -> tuple[Point, ...]:
    """Completed assignments in two columns, overlapping when they are many."""
    step = min(35.0, 68 / max((count + 1) // 2 - 1, 1))
    return tuple((193 if i % 2 == 0 else 222, round(13 + step * (i // 2), 1)) for i in range(count))


@cache
def board_on(chart: Chart) -> Board:
    """The board for a chart."""
    water = waters(chart)
    counts = tuple(int(chart.sites[port]) for port in range(4))
    prices = tuple(
        tuple(int(chart.site_price[port * MOST_SITES + k]) for k in range(counts[port])) for port in range(4)
    )
    defs = river.defs() + river.courses(water) + channels.marks() + channels.mooring_marks()
    defs += "".join(room.defs() for room in (polder, town, furniture, pieces, cards))
    country = group(
        polder.ground(), river.water(water), river.shore_line(water), polder.dunes(water), river.ripples(water),
        river.regions(), polder.growth(water), box(*MAP, "url(#rot-haze)"), town.decor(water),
        town.plots(water, counts, prices), town.works(water), furniture.signals(), river.compass((62, 612)),
        channels.channels(water), channels.moorings(water), channels.names(water), river.gulls(water), furniture.title(),
        clip_path="url(#rot-map)",
    )  # fmt: skip
    picture = (
        furniture.table(), country, furniture.frame(), furniture.planning(), furniture.score(), furniture.places(),
        furniture.markets(chart),
    )  # fmt: skip
    return board(WIDTH, HEIGHT, pieces.symbols() | cards.symbols(chart), defs, *picture)


BOARD = board_on(data_files.printed())
