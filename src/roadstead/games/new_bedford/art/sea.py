"""The harbour and the sea: water, quay, the lane that ships take, and the ground where whales are drawn."""

import random

from roadstead.games.new_bedford.art.patches import patches
from roadstead.games.new_bedford.art.places import (
    BAG,
    GROUND,
    PICTURE,
    QUAY,
    ROUNDS,
    SEA_TOKENS,
    SHORE,
    STATIONS,
)
from roadstead.kernel.kit.shapes import box, disc, downward, oval, path
from roadstead.kernel.pen import TAU, Point, group, num, polar, ragged, smooth, words

LEFT, TOP, WIDE, HIGH = PICTURE
RIGHT, BOTTOM = LEFT + WIDE, TOP + HIGH


def defs() -> str:
    return (
        downward("nb-water", (0, "#7fb7b5"), (0.18, "#4d97a3"), (0.5, "#2a738a"), (0.8, "#1c5872"), (1, "#123f58"))
        + downward("nb-wall", (0, "#a39a89"), (0.5, "#8b8272"), (1, "#5f584d"))
        + downward("nb-glow", (0, "#fff0c8", 0.5), (1, "#fff0c8", 0))
    )


def water() -> str:
    banks = patches(random.Random(7), (670, 420), (60, 150), (8, 20), ("#7cc0c4", "#0b3a55"), 0.08)
    return (
        box(LEFT, SHORE - 10, WIDE, BOTTOM - SHORE, "url(#nb-water)")
        + banks
        + box(LEFT, SHORE, WIDE, 90, "url(#nb-glow)")
    )


def _busy(x: float, y: float) -> bool:
    near = any(abs(x - sx) < 104 and abs(y - sy) < 64 for sx, sy in STATIONS)
    named = (abs(x - 1240) < 92 and abs(y - 812) < 16) or (abs(x - 960) < 106 and abs(y - 1066) < 16)
    return (
        near
        or named
        or (abs(x - GROUND[0]) < 178 and abs(y - GROUND[1]) < 150)
        or (x < 560 and y < 770)
        or (590 < x < 1084 and y < 760)
    )


def waves() -> str:
    """Crests, longer and bolder towards the open sea."""
    rng = random.Random(21)
    crests, kept = "", [(0.0, 0.0)]
    for _ in range(2200):
        x, y = LEFT + 36 + rng.random() * (WIDE - 72), 664 + rng.random() * 412
        size = 4 + (y - 640) / 50 + rng.random() * 3
        if _busy(x, y) or any(abs(x - a) < 34 and abs(y - b) < 13 for a, b in kept):
            continue
        kept.append((x, y))
        crests += f"M{num(x - size)} {num(y)}q{num(size / 2)} {num(-size * 0.6)} {num(size)} 0"
        crests += f"q{num(size / 2)} {num(-size * 0.5)} {num(size)} 0"
    return group(
        path(crests, "", stroke="#062c42", opacity=0.4, transform="translate(1 2)"),
        path(crests, "", stroke="#d9f0e9", opacity=0.5),
        fill="none",
        stroke_width=1.5,
        stroke_linecap="round",
    )


def quay() -> str:
    """The granite quay; twelve dressed stones count the rounds."""
    rng = random.Random(9)
    joints = ""
    for row, y in enumerate((610.0, 622.0, 634.0)):
        x = LEFT + rng.random() * 20
        while x < RIGHT:
            joints += f"M{num(x)} {num(y)}v12"
            x += 22 + rng.random() * 22
        joints += f"M{num(LEFT)} {num(y + 12)}H{num(RIGHT)}" if row < 2 else ""
    stones = ""
    for number, (x, y) in enumerate(ROUNDS, 1):
        stones += (
            box(x - 21, y - 15, 44, 34, "#2a241c", rx=4, opacity=0.45)
            + box(x - 22, y - 17, 44, 34, "#e9e2d0", rx=4, stroke="#4a4032", stroke_width=1.5)
            + path(f"M{num(x - 19)} {num(y + 14)}v-28h38", stroke="#fffdf4", stroke_width=1.6, opacity=0.8)
            + words(str(number), (x - 8, y + 0.5), 21, "#5a4a33", class_="number size-m")
            + path(
                f"M{num(x + 11)} {num(y - 8)}v17m-4 -13h8m-11 6q1 7 7 7q6 0 7 -7", stroke="#b3a78e", stroke_width=1.6
            )
        )
    bollards = "".join(
        box(x - 3, 596, 7, 14, "#3c4148", rx=2, stroke="#1c2024")
        + oval(x + 0.5, 596, 5, 2.4, "#5d656d", stroke="#1c2024")
        for x in (575, 1196, 1260, 1340, 1420, 1500, 1580, 1640)
    )
    return (
        box(LEFT, QUAY + 6, WIDE, 8, "#cfc3a4", stroke="#6b5f48", stroke_width=1)
        + box(LEFT, QUAY + 14, WIDE, 36, "url(#nb-wall)") + path(joints, stroke="#4f483d", stroke_width=1, opacity=0.8)
        + path(f"M{num(LEFT)} 647H{num(RIGHT)}", stroke="#31483f", stroke_width=6, opacity=0.7)
        + path(f"M{num(LEFT)} 652" + "q12 -5 24 0t24 0" * 28, stroke="#e3f2ee", stroke_width=2, opacity=0.8)
        + words("Round", (551, 618), 22, "#f4ead0", font_weight="bold", class_="name size-l") + stones + bollards
    )  # fmt: skip


def lane() -> str:
    """The course out and home."""
    course = smooth(STATIONS)
    return group(
        *(path(course, "", stroke="#e6f6ef", stroke_width=width, opacity=0.07) for width in (84, 66, 48, 32)),
        path(course, "", stroke="#fdf3cf", stroke_width=3, stroke_dasharray="2 9", opacity=0.95),
        fill="none",
        stroke_linecap="round",
    )


def ground() -> str:
    """Dark, deep water ringed with foam, where the tokens out of the bag lie."""
    x, y = GROUND
    ring = [
        (
            x + (172 + 5 * ragged(TAU * k / 28, 2.0)) * polar((0, 0), 1, TAU * k / 28)[0],
            y + (146 + 5 * ragged(TAU * k / 28, 4.0)) * polar((0, 0), 1, TAU * k / 28)[1],
        )
        for k in range(28)
    ]
    shape = smooth(ring, True)
    slots = "".join(disc(sx, sy, 28, "none", stroke="#bfe0de", stroke_width=1.2, stroke_dasharray="3 5", opacity=0.55)
                    for sx, sy in SEA_TOKENS)  # fmt: skip
    return (
        path(shape, "#0c3b55", opacity=0.5)
        + path(shape, stroke="#dff2ec", stroke_width=3, stroke_dasharray="26 7 9 6", opacity=0.75)
        + path(shape, stroke="#dff2ec", stroke_width=8, opacity=0.16)
        + slots
        + words("Whaling ground", (x, y - 114), 24, "#eaf5e6", font_weight="bold", opacity=0.92, class_="name size-l")
        + oval(BAG[0], BAG[1] + 50, 52, 10, "#04202c", opacity=0.4)
    )


def _whaleboat(at: Point, size: float) -> str:
    men = "".join(path(f"M{x} -5l2 -8l3 3z", "#2c3a44") + disc(x + 2.4, -15, 2.6, "#d9a77c") for x in (-22, -10, 2, 14))
    return group(
        path("M-38 -6Q0 6 40 -8Q34 6 26 8H-26Q-34 6 -38 -6z", "#f2e6c8", stroke="#3a2412", stroke_width=1.4),
        path("M-36 -2Q0 9 37 -3", stroke="#2f6f8c", stroke_width=2),
        men,
        path("M-18 -6l-10 18M-6 -5l-10 18M6 -5l-10 18M30 -8l26 -12", stroke="#5a3a1e", stroke_width=1.8),
        path("M-46 10q7 -5 14 0t14 0 14 0 14 0 14 0 14 0", stroke="#e9f6f1", stroke_width=2),
        disc(28, -17, 2.8, "#d9a77c"),
        path("M25 -6l2 -9l4 8z", "#7a2f23"),
        transform=f"translate({num(at[0])} {num(at[1])}) scale({size:g})",
    )


def life() -> str:
    """A boat's crew after a whale, beyond the last ground, and the names of the waters."""
    breach = group(
        path("M-34 16C-34 -14 -10 -28 8 -22C20 -18 26 -6 30 16z", "#3a3035", stroke="#150f12", stroke_width=1.4),
        path("M-33 12C-28 -6 -18 -6 -10 2C-14 10 -22 16 -30 16z", "#6b5a60"),
        path(
            "M-18 -24C-22 -38 -32 -38 -36 -32M-17 -24C-16 -40 -4 -40 -2 -34",
            stroke="#eaf7f2",
            stroke_width=3,
            stroke_linecap="round",
        ),
        path(
            "M56 16C54 2 58 -6 66 -12C60 -18 52 -18 46 -22C56 -24 64 -22 69 -16"
            "C73 -22 82 -26 92 -24C86 -20 78 -18 72 -12C72 -4 70 4 72 16z",
            "#3a3035",
            stroke="#150f12",
            stroke_width=1.4,
        ),
        path("M-46 17q8 -6 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0", stroke="#eaf7f2", stroke_width=2.6),
        disc(-14, 4, 1.8, "#f4efe2"),
        transform="translate(1354 1032) scale(1.05)",
    )
    names: dict[str, str | float] = {
        "font_style": "italic",
        "letter_spacing": 3.0,
        "opacity": 0.6,
        "class_": "ornament",
    }
    return (
        breach + _whaleboat((1204, 1054), 0.85) + words("Buzzards Bay", (1240, 812), 19, "#eaf5e6", **names)
        + words("Atlantic Ocean", (960, 1066), 19, "#eaf5e6", **names)
    )  # fmt: skip
