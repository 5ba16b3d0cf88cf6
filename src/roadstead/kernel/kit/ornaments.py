"""What a picture is dressed with: the table it lies on, a frame, corners, a compass rose."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from roadstead.kernel.kit.shapes import at, box, disc, path
from roadstead.kernel.pen import TAU, Point, group, line, num, polar, tag, words

Rect = tuple[float, float, float, float]  # x, y, width, height


class Rays(NamedTuple):
    """One star of a compass rose: how many points, how long, how wide at the foot, turned how far, and its two colours."""

    points: int
    long: float
    wide: float
    turn: float
    dark: str
    light: str
    half: float = 0.0  # the angle from a ray's middle to its foot; 0: half the way to the next ray


PLAIN = (Rays(4, 30, 9, TAU / 8, "#1f6a6d", "#9fd6cb"), Rays(4, 44, 9, 0, "#a3241b", "#fff1cc"))


def star(rays: Rays) -> str:
    """The rays of one star, each half dark and half light."""
    drawn = ""
    half = rays.half or TAU / rays.points / 2
    for k in range(rays.points):
        angle = TAU * k / rays.points + rays.turn - TAU / 4
        tip = polar((0, 0), rays.long, angle)
        for side, fill in ((-half, rays.light), (half, rays.dark)):
            drawn += tag("path", d=line(((0, 0), tip, polar((0, 0), rays.wide, angle + side)), True), fill=fill)
    return drawn


def rose(
    place: Point,
    scale: float = 1.0,
    stars: Sequence[Rays] = PLAIN,
    *,
    rings: tuple[float, float] = (46, 40),
    letters: str = "N",
    sea: str = "#0d3550",
    gilt: str = "#e7c777",
    edge: str = "#2b1a0d",
) -> str:
    """A compass rose; ``letters`` stand in the north, east, south and west, as many as there are."""
    outer, inner = rings
    reach = max(outer, *(rays.long for rays in stars))
    named = "".join(
        words(
            letter,
            polar((0, 0), reach + max(9, reach * 0.19), TAU * k / 4 - TAU / 4),
            max(12, reach * 0.31),
            "#fbeec2",
            class_="ornament",
            font_weight="bold",
        )
        for k, letter in enumerate(letters)
    )
    return at(
        place,
        disc(0, 0, outer, sea, opacity=0.7),
        disc(0, 0, outer, "none", gilt, outer / 28),
        disc(0, 0, inner, "none", gilt, outer / 56),
        group(*(star(rays) for rays in stars), stroke=edge, stroke_width=0.6),
        disc(0, 0, outer * 0.11, gilt, edge, 0.8),
        named,
        scale=scale,
    )


def outlines(rect: Rect, *rows: tuple[float, str, float], corner: float = 8.0, **attributes: str | float) -> str:
    """Lines round a rectangle: for each how far inside, its colour and how thick."""
    x, y, width, height = rect
    return "".join(
        box(x + inset, y + inset, width - 2 * inset, height - 2 * inset, "none", rx=max(corner - inset / 2, 0),
            stroke=colour, stroke_width=thick, **attributes)
        for inset, colour, thick in rows
    )  # fmt: skip


def corners(rect: Rect, art: str, inset: float = 0.0) -> str:
    """The same ornament in all four corners, drawn for the first and mirrored for the others."""
    x, y, width, height = rect
    return "".join(
        group(art, transform=f"translate({num(cx)} {num(cy)}) scale({sx} {sy})")
        for cx, sx in ((x + inset, 1), (x + width - inset, -1))
        for cy, sy in ((y + inset, 1), (y + height - inset, -1))
    )


def frame(rect: Rect, wood: str = "#3a2616", gilt: str = "#d9a940") -> str:
    """A plain picture frame with a gilded edge and scrolls in its corners."""
    scroll = path("M-4 -4H34Q28 5 18 6Q23 12 16 17Q10 23 5 18Q4 28 -4 34Z", gilt, stroke="#5a3a12")
    rows = ((6, wood, 14), (1, "#7a5a34", 2), (13, gilt, 2.4), (15, "#1c110a", 1))
    return outlines(rect, *rows) + corners(rect, scroll, 8)


def planks(
    width: float,
    height: float,
    count: int,
    wood: str = "#54392a",
    gap: str = "#2c1d13",
    grain: str = "#1c110a",
    *,
    upright: bool = False,
    seed: int = 5,
    lines: int = 100,
    within: Sequence[Rect] = (),
) -> str:
    """The table under everything; the grain is drawn in the rectangles ``within``, or all over."""
    rng = random.Random(seed)
    drawn = box(0, 0, width, height, gap)
    across = (width if upright else height) / count
    for k in range(count):
        place = (k * across, 0.0, across - 1.5, height) if upright else (0.0, k * across, width, across - 1.5)
        drawn += box(*place, wood, opacity=num(0.75 + 0.25 * rng.random()))
    veins = ""
    rooms = within or ((0.0, 0.0, width, height),)
    for k in range(lines):
        x, y, wide, high = rooms[k % len(rooms)]
        long, sway = 120 + rng.random() * 300, (rng.random() - 0.5) * 13
        turn = (
            f"q{num(sway)} {num(long / 2)} 0 {num(long)}" if upright else f"q{num(long / 2)} {num(sway)} {num(long)} 0"
        )
        veins += f"M{num(x + rng.random() * wide)} {num(y + rng.random() * high)}{turn}"
    return drawn + path(veins, stroke=grain, stroke_width=1.1, opacity=0.5)
