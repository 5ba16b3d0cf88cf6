"""The drawn table of Rotterdam: the board that never changes and the places where pieces lie on it.

The picture is drawn from the chart that is played on: another river, other prices, and the board is another.  Places are
middles, as a piece counts them, from the corner of their surface.
"""

from functools import cache

from roadstead.games.rotterdam.art import cards, channels, furniture, pieces, polder, river, town
from roadstead.games.rotterdam.art.channels import buoy_place
from roadstead.games.rotterdam.art.plan import (
    GOODS,
    HAND,
    HEIGHT,
    JOBS,
    MAP,
    MAT,
    OWN_MAT,
    RAW,
    SHIPPING,
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
    "GOODS",
    "HAND",
    "HOLD_PLACE",
    "JOBS",
    "JOB_ICONS",
    "JOB_POINTS",
    "MAP",
    "MASTER_PLACE",
    "MAT",
    "MONEY_PLACE",
    "NAME_PLACE",
    "OWN_MAT",
    "POINTS_PLACE",
    "RAISE_PLACES",
    "RAW",
    "ROUND_PLACE",
    "SHIPPING",
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
    "job_place",
    "on_mat",
    "pile_places",
    "pile_scale",
    "price_place",
    "raw_place",
    "score_place",
    "shipping_place",
    "sites",
    "stack_place",
    "waters",
]

EMBLEM_PLACE: Point = (24, 23)  # on a mat, from its corner
NAME_PLACE: Point = (48, 23)
WORKER_PLACES: tuple[Point, ...] = ((246, 23), (270, 23), (294, 23), (318, 23))
MASTER_PLACE: Point = (349, 23)
MONEY_PLACE: Point = (384, 23)
POINTS_PLACE: Point = (455, 23)
SHIP_PLACES: tuple[Point, ...] = ((52, 63), (132, 63), (52, 89), (132, 89))
STOCK_PLACES: tuple[Point, ...] = ((206, 76), (256, 76), (306, 76))
YARD_PLACES: tuple[Point, ...] = ((347, 78), (380, 78), (413, 78), (446, 78))
SHIPPING_PLACES: tuple[Point, ...] = ((290, 159), (342, 159), (394, 159))
HOLD_PLACE: Point = (2.5, 0)
ROUND_PLACE: Point = (26, 38)
TURN_PLACE: Point = (164, 39)
BELL_PLACE: Point = (366, 38)
RAISE_PLACES: tuple[Point, ...] = tuple(
    (372 + 52 * (at % 19), 674 - 52 * (at // 19)) for at in range(int(MOST_RAISE))
)  # fmt: skip
JOB_ICONS: dict[int, tuple[Point, ...]] = {
    1: ((0, -2),), 2: ((-26, -6), (26, -6)), 3: ((-34, -12), (0, 8), (34, -12)),
}  # fmt: skip
JOB_POINTS: Point = (33, 39)


@cache
def on_mat(place: Point, own: bool) -> Point:
    """A place that counts from a mat's corner, counted from its middle."""
    width, height = OWN_MAT if own else MAT
    return place[0] - width / 2, place[1] - height / 2


@cache
def pile_places(count: int) -> tuple[Point, ...]:
    """Piles of product cards side by side on another's mat, in two rows."""
    across, step = (5, 48) if count <= 10 else (6, 41)
    return tuple((28 + step * (i % across), 135 + 48 * (i // across)) for i in range(count))


def pile_scale(count: int) -> float:
    """How large they are drawn then."""
    return 0.96 if count <= 10 else 0.88


@cache
def done_places(count: int, own: bool) -> tuple[Point, ...]:
    """Completed assignments: in a row on the own mat, in two columns on another's; overlapping when they are many."""
    if own:
        step = min(38.0, 430 / max(count - 1, 1))
        return tuple((round(26 + step * i, 1), 128) for i in range(count))
    step = min(38.0, 66 / max((count + 1) // 2 - 1, 1))
    return tuple((434 if i % 2 == 0 else 462, round(126 + step * (i // 2), 1)) for i in range(count))


@cache
def board_on(chart: Chart) -> Board:
    """The board for a chart."""
    water = waters(chart)
    counts = tuple(int(chart.sites[port]) for port in range(4))
    prices = tuple(
        tuple(int(chart.site_price[port * MOST_SITES + k]) for k in range(counts[port])) for port in range(4)
    )
    defs = river.defs() + river.courses(water) + channels.marks() + channels.mooring_marks()
    defs += "".join(room.defs() for room in (polder, town, pieces, cards))
    country = group(
        polder.ground(), river.water(water), river.shore_line(water), polder.dunes(water), river.ripples(water),
        river.regions(), polder.growth(water), box(*MAP, "url(#rot-haze)"), town.decor(water),
        town.plots(water, counts, prices), town.works(water), furniture.signals(), river.compass((46, 584)),
        channels.channels(water), channels.moorings(water), channels.names(water), river.gulls(water),
        furniture.status(), clip_path="url(#rot-map)",
    )  # fmt: skip
    others = {
        "raw": furniture.raw(chart), "goods": furniture.goods(chart), "jobs": furniture.jobs(),
        "shipping": furniture.shipping(),
    }  # fmt: skip
    symbols = pieces.symbols() | cards.symbols(chart)
    return board(WIDTH, HEIGHT, symbols, defs, country, furniture.score(), furniture.planning(), pictures=others)


BOARD = board_on(data_files.printed())
