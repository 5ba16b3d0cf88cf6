"""The mat a family keeps: its banner, its ledger, the gallery of its household, its hand and its shelf."""

from functools import cache

from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.pen import Point, gradient, group, tag

MAT = (388.0, 540.0)
COLUMN = 53.0
GALLERY: tuple[float, float] = (-145.0, -70.0)  # the middles of the two rows of portraits
HAND: tuple[float, float] = (36.0, 111.0)
SHELF = 217.0


def column(which: int) -> float:
    return -3 * COLUMN + COLUMN * which


# Where each member hangs, in the order of the household: brides beside their sons, Jacks together.
PLACES: tuple[tuple[int, int], ...] = (
    (0, 0), (2, 0), (4, 0), (6, 0), (1, 0), (0, 1), (1, 1), (3, 1), (4, 1), (5, 1), (6, 1), (3, 0), (5, 0), (2, 1),
)  # fmt: skip


@cache
def member_place(member: int) -> Point:
    across, down = PLACES[member]
    return column(across), GALLERY[down]


@cache
def hand_places(cards: int) -> tuple[Point, ...]:
    """Two rows of seven; a bigger hand moves closer together."""
    per_row = max(7, (cards + 1) // 2)
    step = COLUMN if per_row <= 7 else 6 * COLUMN / (per_row - 1)
    return tuple((round(-3 * COLUMN + step * (k % per_row), 1), HAND[k // per_row]) for k in range(cards))


@cache
def shelf_places(cards: int) -> tuple[Point, ...]:
    """Wild Cards beside the draw pile."""
    room = 4.0 * COLUMN
    step = min(COLUMN, room / max(cards - 1, 1))
    return tuple((round(column(1) + 20 + step * k, 1), SHELF) for k in range(cards))


@cache
def mark_places(count: int) -> tuple[float, tuple[Point, ...]]:
    """What can be chosen on a card, as large as the card has room for, its number left free: the size and the places."""
    if count == 1:
        return 39.0, ((5.0, 14.0),)
    if count == 4:
        return 25.0, ((-12.5, 0.0), (12.5, 0.0), (-12.5, 24.5), (12.5, 24.5))
    size = 35.0 if count == 2 else 24.0
    return size, tuple((25.5 - size / 2, size * (k - (count - 1) / 2)) for k in range(count))


def defs() -> str:
    return (
        gradient("hof-wainscot", (0, "#4a5d4a"), (0.5, "#3a4d3c"), (1, "#2a3a2e"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-baize", (0, "#6b4a2c"), (1, "#4a3019"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-dusk", (0, "#fff", 0.16), (0.5, "#000", 0.04), (1, "#000", 0.42), x1=0, y1=0, x2=0, y2=1)
    )


def _tiles() -> str:
    """The shelf stands before a wall of Delft tiles: ship, tulip, mill and fish in turn."""
    motifs = (
        "M-11 5H11Q8 11 0 11T-11 5ZM0 5V-11M0 -10Q9 -4 7 3H0M0 -8Q-8 -3 -7 3H0M-14 12q4 -3 7 0t7 0 7 0 7 0",
        "M0 13V-2M0 9Q-9 7 -9 -1Q-2 2 0 9Q2 2 9 -1Q9 7 0 9"
        "M-6 -2Q-7 -9 -5 -13Q-2 -11 0 -14Q2 -11 5 -13Q7 -9 6 -2Q0 3 -6 -2Z",
        "M-5 12L-3 -3H3L5 12ZM0 -4L-11 -12M0 -4L10 -13M0 -4L-9 6M0 -4L9 5M-11 13H11",
        "M-12 0Q0 -12 9 0Q0 12 -12 0ZM9 0L15 -6V6ZM-7 -1h0M-2 -6Q1 0 -2 6",
    )
    lines, corners = "", ""
    for k in range(14):
        x, y = 20.5 + 26.5 + 53 * (k % 7) - 12, 457 + 50 * (k // 7)
        corners += "".join(
            f"M{x + 25 * sx:g} {y + 15 * sy:g}q{-9 * sx} 0 {-9 * sx} {9 * sy}" for sx in (-1, 1) for sy in (-1, 1)
        )
        lines += group(tag("path", d=motifs[(k * 3 + k // 7) % 4], transform=f"translate({x:g} {y:g})"))
    grid = "".join(f"M{8.5 + 53 * k:g} 432V532" for k in range(8)) + "M8 432H380M8 482H380M8 532H380"
    return group(
        tag("path", d="M8 432H380V532H8Z", fill="#eef0e6", opacity=0.55),
        tag("path", d=grid, stroke="#b9a67a", stroke_width=1),
        group(lines, tag("path", d=corners), stroke="#3f6fa8", stroke_width=1.3, fill="none", opacity=0.38,
              stroke_linecap="round"),
    )  # fmt: skip


def mat() -> str:
    width, height = MAT
    damask = "".join(
        f"M{16 + 24 * k} {y}q6 -9 12 0q-6 9 -12 0zM{22 + 24 * k} {y - 4.5:g}v-5"
        for y in (104, 144, 184, 220)
        for k in range(15)
    )
    slots = "".join(
        tag("rect", x=width / 2 + column(k) - 24.5, y=270
            + y - 35, width=49, height=70, rx=5, fill="#000", fill_opacity=0.12, stroke="#d6b076",
            stroke_width=0.8, stroke_dasharray="3 4", stroke_opacity=0.45)
        for y in HAND for k in range(7)
    )  # fmt: skip
    return (
        tag("rect", x=4, y=8, width=width - 4, height=height - 8, rx=13, fill="#000", opacity=0.5)
        + tag("rect", x=2, y=2, width=width - 4, height=height - 6, rx=12, fill="url(#hof-sheet)", stroke="#2b180a",
              stroke_width=2)
        + tag("path", d=f"M7 84H{width - 7:g}V260H7Z", fill="url(#hof-wainscot)", stroke="#1c2418", stroke_width=1.4)
        + tag("path", d=damask, fill="#6d8468", fill_opacity=0.22, stroke="#8aa184", stroke_width=0.7,
              stroke_opacity=0.25)
        + tag("path", d=f"M7 84H{width - 7:g}v5H7zM7 255H{width - 7:g}v5H7z", fill="url(#hof-gilt)", stroke="#4a2f10",
              stroke_width=0.8)
        + tag("path", d=f"M7 263H{width - 7:g}V424H7Z", fill="url(#hof-baize)", stroke="#2b180a", stroke_width=1.4)
        + tag("path", d=f"M8 264H{width - 8:g}v5H8z", fill="#000", opacity=0.3) + slots
        + _tiles()
        + tag("rect", x=width / 2 + column(0) - 25.5, y=270
              + SHELF - 36, width=51, height=72, rx=5, fill="none", stroke="#8c6a3a", stroke_width=1.2,
              stroke_dasharray="4 4", opacity=0.7)
        + tag("path", d=f"M2 14Q2 2 14 2H{width - 14:g}Q{width - 2:g} 2 {width - 2:g} 14V46H2Z", fill="currentColor",
              stroke="#2b180a", stroke_width=2)
        + tag("path", d=f"M3 14Q3 3 14 3H{width - 14:g}Q{width - 3:g} 3 {width - 3:g} 14V45H3Z", fill="url(#hof-dusk)")
        + tag("path", d=f"M8 41H{width - 8:g}", stroke="#f2cf6b", stroke_width=1.6)
        + tag("circle", cx=26, cy=23, r=17.5, fill="#fdf3d6", stroke="#2b180a", stroke_width=1.2)
    )  # fmt: skip


def glow() -> str:
    """Round the mat of whoever is to decide."""
    width, height = MAT
    return tag(
        "rect",
        x=0,
        y=0,
        width=width + 4,
        height=height,
        rx=14,
        fill="none",
        stroke="#ffd54a",
        stroke_width=7,
        opacity=0.55,
    ) + tag("rect", x=0, y=0, width=width + 4, height=height, rx=14, fill="none", stroke="#fff6cf", stroke_width=2.4)


def symbols() -> Symbols:
    return {"hof-mat": (*MAT, mat()), "hof-turn": (MAT[0] + 4, MAT[1], glow())}
