"""What houses are made of: walls with a shaded side, roofs, windows, doors, chimneys, columns.

A house stands on y = 88 in a space 100 wide, seen from the front and a little from the right, the light from the left.
"""

from collections.abc import Iterable

from roadstead.games.new_bedford.art.pen import INK
from roadstead.kernel.kit.shapes import box, disc, oval, path
from roadstead.kernel.pen import group

GLASS = "#34505e"
WHITE, CREAM, GRANITE, BRICK, CLAP, STONE = "#f4efe2", "#ecdcb2", "#b9b6ae", "#b05a41", "#c9b58c", "#8e8a83"
SLATE, SHINGLE, TIN = "#5d6570", "#7a5a3f", "#8d4433"


def house(*parts: str) -> str:
    """The parts over their common shadow on the ground."""
    ground = oval(54, 87, 47, 6, "#16210d", opacity=0.32, stroke="none")
    return group(ground, *parts, stroke=INK, stroke_width=1, stroke_linejoin="round")


def wall(x: float, y: float, w: float, h: float, fill: str, deep: float = 14) -> str:
    side = f"M{x + w} {y}l{deep} {-deep / 2}v{h}l{-deep} {deep / 2}z"
    return (
        path(side, fill) + path(side, "#1c1420", fill_opacity=0.34, stroke="none") + box(x, y, w, h, fill)
        + path(f"M{x} {y + 2.5}h{w}", stroke="#000", stroke_width=4, opacity=0.16)
    )  # fmt: skip


def gable(x: float, y: float, w: float, rise: float, fill: str, roof: str, deep: float = 14) -> str:
    """A gable to the street."""
    slope = f"M{x + w / 2} {y - rise}l{deep} {-deep / 2}L{x + w + deep + 2} {y - deep / 2 + 1}L{x + w + 3} {y + 2}z"
    return (
        path(slope, roof) + path(slope, "#150f18", fill_opacity=0.25, stroke="none")
        + path(f"M{x} {y}L{x + w / 2} {y - rise}L{x + w} {y}z", fill)
        + path(f"M{x - 3} {y + 2}L{x + w / 2} {y - rise - 1}L{x + w + 3} {y + 2}", stroke_width=4.4)
        + path(f"M{x - 3} {y + 2}L{x + w / 2} {y - rise - 1}L{x + w + 3} {y + 2}", stroke=roof, stroke_width=2.6)
    )  # fmt: skip


def eaves(x: float, y: float, w: float, rise: float, fill: str, roof: str, deep: float = 14) -> str:
    """A ridge along the street: shingles to the front, a gable at the side."""
    top = y - deep / 4 - rise
    end = f"M{x + w} {y}L{x + w + deep} {y - deep / 2}L{x + w + deep / 2} {top}z"
    slope = f"M{x - 3} {y + 2}H{x + w + 1}L{x + w + deep / 2 + 1} {top}H{x + deep / 2 - 1}z"
    rows = "".join(
        f"M{x - 3 + (deep / 2 + 2) * t:.1f} {y + 2 - (y + 2 - top) * t:.1f}H{x + w + 1 + deep / 2 * t:.1f}"
        for t in (0.25, 0.5, 0.75)
    )
    return (
        path(end, fill) + path(end, "#1c1420", fill_opacity=0.34, stroke="none") + path(slope, roof)
        + path(rows, stroke="#000", stroke_width=0.8, opacity=0.3)
        + path(f"M{x + deep / 2} {top + 1.5}H{x + w + deep / 2}", stroke="#fff", stroke_width=1.4, opacity=0.35)
    )  # fmt: skip


def hip(x: float, y: float, w: float, rise: float, roof: str, deep: float = 14) -> str:
    """Sloping to all sides, with a flat walk on top."""
    top, inset = y - deep / 4 - rise, rise * 0.8
    front = f"M{x - 3} {y + 2}H{x + w + 3}L{x + w - inset + deep / 2} {top}H{x + inset}z"
    side = f"M{x + w + 3} {y + 2}L{x + w + deep + 3} {y - deep / 2 + 1}L{x + w - inset + deep / 2 + 5} {top - 2}h-5z"
    return path(side, roof) + path(side, "#150f18", fill_opacity=0.35, stroke="none") + path(front, roof)


def flat(x: float, y: float, w: float, fill: str, deep: float = 14, cornice: str = WHITE) -> str:
    return path(f"M{x - 1} {y}l{deep} {-deep / 2}h{w + 2}l{-deep} {deep / 2}z", fill) + box(
        x - 2, y - 2, w + 4, 4, cornice
    )


def windows(xs: Iterable[float], ys: Iterable[float], w: float = 6, h: float = 8, frame: str = WHITE) -> str:
    panes, bars, lights = "", "", ""
    levels = tuple(ys)
    for x in xs:
        for y in levels:
            panes += f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z"
            bars += f"M{x + w / 2:g} {y:g}v{h:g}M{x:g} {y + h / 2:g}h{w:g}"
            lights += f"M{x + 0.8:g} {y + h / 2 - 0.6:g}v{0.8 - h / 2:g}h{w / 2 - 1:g}z"
    return (
        path(panes, GLASS, stroke=frame, stroke_width=1.3) + path(lights, "#a9cdd6", stroke="none", opacity=0.75)
        + path(bars, stroke=frame, stroke_width=0.6)
    )  # fmt: skip


def door(x: float, y: float, w: float, h: float, fill: str = "#5b2f23", frame: str = WHITE) -> str:
    return box(x, y, w, h, fill, stroke=frame, stroke_width=1.3) + disc(
        x + w - 2, y + h / 2, 0.7, "#f0d27a", stroke="none"
    )


def chimney(x: float, y: float, w: float = 6, h: float = 14, fill: str = "#9a4b38") -> str:
    return (
        box(x, y, w, h, fill)
        + path(f"M{x + w} {y}l3 -1.5v{h}l-3 1.5z", "#6e3327")
        + box(x - 1, y - 1.5, w + 3, 3, fill)
    )


def smoke(x: float, y: float, size: float = 1.0) -> str:
    puffs = ((0, 0, 3), (3, -6, 4.2), (8, -12, 5.4), (15, -17, 6.4))
    return group(
        *(disc(x + dx * size, y + dy * size, r * size, "#efeae2") for dx, dy, r in puffs), stroke="none", opacity=0.6
    )


def columns(x: float, y: float, count: int, step: float, h: float, w: float = 4) -> str:
    shafts = "".join(f"M{x + step * k:g} {y:g}h{w:g}v{h:g}h{-w:g}z" for k in range(count))
    shade = "".join(f"M{x + step * k + w * 0.62:g} {y:g}h{w * 0.38:g}v{h:g}h{-w * 0.38:g}z" for k in range(count))
    return path(shafts, WHITE) + path(shade, "#8f8a80", stroke="none", opacity=0.6)


def sign(x: float, y: float, art: str, r: float = 7.5, fill: str = "#f3e3b4") -> str:
    """A shop's sign on its bracket; the art is drawn round the sign's middle."""
    return (
        path(f"M{x - 10} {y - r - 4}h14M{x} {y - r - 4}v4", stroke_width=1.6) + disc(x, y, r, fill, stroke_width=1.4)
        + group(art, transform=f"translate({x:g} {y:g})")
    )  # fmt: skip


def barrel(x: float, y: float, size: float = 1.0) -> str:
    return group(
        path("M-5 -13H5Q8 -6.5 5 0H-5Q-8 -6.5 -5 -13z", "#a8743e"),
        path("M-6 -10Q0 -8.6 6 -10M-6 -3Q0 -1.6 6 -3", stroke="#4a3a30", stroke_width=1.6),
        oval(0, -13, 5, 1.5, "#c99a5c"),
        transform=f"translate({x:g} {y:g}) scale({size:g})",
    )  # fmt: skip
