"""The harbour: water with the light on it, the quay and its piers, the ships' lanes with their buoys."""

import random

from roadstead.games.harbour_of_fortune.art.plan import HORIZON, PICTURE, PIERS, QUAY, RAIL, lane, nearness
from roadstead.kernel.kit.ornaments import Rays, rose
from roadstead.kernel.kit.shapes import at, use
from roadstead.kernel.pen import TAU, Point, gradient, group, line, num, smooth, tag, words

LEFT, TOP, BROAD, _ = PICTURE
RIGHT = LEFT + BROAD
INK = "#33210f"


def defs() -> str:
    buoy = group(
        tag("ellipse", cy=5, rx=21, ry=8, fill="#0b3a4a", opacity=0.35),
        tag("ellipse", rx=20, ry=9.5, fill="#0f4a60", opacity=0.75),
        tag("ellipse", rx=20, ry=9.5, fill="none", stroke="#f6f1d6", stroke_width=2.2, stroke_dasharray="6 3"),
        id="hof-buoy",
    )
    barrel = group(
        tag("path", d="M-6 -8H6Q9 0 6 8H-6Q-9 0 -6 -8Z", fill="#96693f", stroke=INK, stroke_width=0.9),
        tag("path", d="M-7.4 -3.5H7.4M-7.4 3.5H7.4", stroke="#3b3f45", stroke_width=1.6),
        tag("ellipse", cy=-8, rx=6, ry=2, fill="#c8a06a", stroke=INK, stroke_width=0.8),
        id="hof-barrel",
    )
    return (
        gradient("hof-sea", (0, "#c9d8c2"), (0.18, "#8ec0bd"), (0.5, "#4a97a3"), (0.8, "#236d84"), (1, "#134a63"),
                 x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-glow", (0, "#fff0c0", 0.65), (0.5, "#fbe3a6", 0.2), (1, "#fbe3a6", 0), radial=True, cx=0.5,
                   cy=0.5, r=0.5)
        + gradient("hof-plank", (0, "#b98a52"), (1, "#8a6236"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-deep", (0, "#0a2f45", 0), (1, "#0a2f45", 0.55), x1=0, y1=0, x2=0, y2=1)
        + buoy + barrel
    )  # fmt: skip


def sea() -> str:
    """From the horizon to the viewer's ship; the swell grows as it comes nearer."""
    rng = random.Random(17)
    light, dark = "", ""
    for _ in range(330):
        near = rng.random() ** 0.8
        y = HORIZON + 34 + (RAIL - HORIZON - 40) * near
        x = rng.uniform(LEFT + 4, RIGHT - 30)
        size = 2.5 + 9 * near
        wave = f"M{num(x)} {num(y)}q{num(size / 2)} {num(-size * 0.5)} {num(size)} 0t{num(size)} 0"
        if rng.random() < 0.55:
            light += wave
        else:
            dark += wave
    glints = ""
    for _ in range(120):
        y = rng.uniform(744, RAIL - 14)
        near = (y - 740) / (RAIL - 740)
        x = 1000 + rng.gauss(0, 34 + 90 * near)
        size = 5 + 12 * near
        glints += f"M{num(x)} {num(y)}h{num(size)}"
    return (
        tag("rect", x=LEFT, y=HORIZON, width=BROAD, height=RAIL - HORIZON + 10, fill="url(#hof-sea)")
        + tag("ellipse", cx=1000, cy=840, rx=330, ry=150, fill="url(#hof-glow)")
        + tag("ellipse", cx=470, cy=330, rx=120, ry=60, fill="url(#hof-glow)")
        + tag("ellipse", cx=1550, cy=330, rx=120, ry=60, fill="url(#hof-glow)")
        + tag("rect", x=LEFT, y=RAIL - 150, width=BROAD, height=160, fill="url(#hof-deep)")
        + tag("path", d=light, fill="none", stroke="#dff1e6", stroke_width=1.5, stroke_linecap="round", opacity=0.55)
        + tag("path", d=dark, fill="none", stroke="#0e4256", stroke_width=1.4, stroke_linecap="round", opacity=0.4)
        + tag("path", d=glints, stroke="#fff6d0", stroke_width=1.8, stroke_linecap="round", opacity=0.6)
    )


def quay() -> str:
    """Timber facing along the shore, piles, steps, barrels and the crane of the weigh-house."""
    rng = random.Random(3)
    x0, x1 = 598.0, 1480.0
    boards = "".join(
        f"M{x0 + 9.2 * k:.1f} {QUAY - 2:g}v{22 + rng.uniform(-2, 3):.1f}" for k in range(int((x1 - x0) / 9.2))
    )
    reflection = "".join(f"M{x0 + 14 * k:.0f} {QUAY + 28 + (k * 7) % 9}h9" for k in range(int((x1 - x0) / 14)))
    face = line([(x0, QUAY - 4), (x1, QUAY - 4), (x1, QUAY + 20), (x0, QUAY + 20)], True)
    mouth = line([(990, QUAY - 6), (1022, QUAY - 6), (1024, QUAY + 24), (986, QUAY + 24)], True)
    stores = "".join(use("hof-barrel", point, size) for point, size in (
        ((812, 640), 0.7), ((822, 643), 0.7), ((816, 634), 0.6), ((1196, 641), 0.7), ((1206, 643), 0.7),
        ((1340, 641), 0.75),
        ((1350, 644), 0.7), ((672, 642), 0.7), ((960, 642), 0.7), ((1060, 642), 0.7),
    ))  # fmt: skip
    bales = "".join(
        tag("path", d=f"M{x} 645v-9l5 -3h8l4 3v9z", fill="#d9c08a", stroke=INK, stroke_width=0.8)
        for x in (834, 1218, 1362, 944)
    )
    crane = at(
        (1060, 640),
        tag("path", d="M-9 6L0 -44L9 6M-6 -10H6", fill="none", stroke="#5a3a1a", stroke_width=3.4),
        tag("path", d="M-16 -34L40 -58", stroke="#6d4825", stroke_width=4),
        tag("path", d="M38 -57V-22M0 -44L38 -57", stroke="#2b1d10", stroke_width=1.2, fill="none"),
        tag("path", d="M31 -22h14v11h-14z", fill="#c99a5a", stroke=INK),
        tag("circle", cx=-2, cy=-8, r=8, fill="none", stroke="#6d4825", stroke_width=2.6),
    )
    return (
        tag("path", d=line([(x0 - 8, QUAY + 20), (x1 + 8, QUAY + 20), (x1 - 6, QUAY + 40), (x0 + 6, QUAY + 40)],
                           True), fill="#0f3e4e", opacity=0.45)
        + tag("path", d=face, fill="#7a5630", stroke=INK, stroke_width=1.2)
        + tag("path", d=boards, stroke="#4a3018", stroke_width=1.2)
        + tag("path", d=f"M{x0} {QUAY - 4}H{x1}", stroke="#d6b076", stroke_width=4)
        + tag("path", d=reflection, stroke="#7a5630", stroke_width=2, opacity=0.5)
        + tag("path", d=mouth, fill="#3d8296")
        + tag("path", d=f"M989 {QUAY - 6}v30M1023 {QUAY - 6}v30", stroke="#3b260f", stroke_width=4)
        + stores + bales + crane
    )  # fmt: skip


def piers() -> str:
    drawn = ""
    for x in PIERS:
        top = line([(x - 8, QUAY), (x + 10, QUAY), (x + 12, 726), (x - 12, 726)], True)
        planks = "".join(f"M{x - 8 - 0.4 * k:.1f} {QUAY + 8 * k:g}H{x + 10 + 0.2 * k:.1f}" for k in range(1, 10))
        piles = "".join(
            tag("path", d=f"M{px:g} {py:g}v{13 + (py - 650) * 0.06:.1f}", stroke="#3b260f", stroke_width=4.5,
                stroke_linecap="round")
            for py in (664, 694, 722) for px in (x - 11, x + 12)
        )  # fmt: skip
        drawn += (
            tag(
                "path",
                d=line([(x - 2, QUAY + 22), (x + 26, QUAY + 22), (x + 30, 740), (x - 6, 740)], True),
                fill="#0b3444",
                opacity=0.4,
            )
            + piles
            + tag("path", d=top, fill="url(#hof-plank)", stroke=INK, stroke_width=1.2)
            + tag("path", d=planks, stroke="#5a3d1c", stroke_width=1)
            + use("hof-barrel", (x - 3, 672), 0.55)
            + tag(
                "path", d=f"M{x - 12:g} 726v-7h4v7zM{x + 8:g} 726v-7h4v7z", fill="#4a3018", stroke=INK, stroke_width=0.7
            )
        )
    return drawn


def lanes() -> str:
    """Six buoys a lane: 0 in the open sea, 5 before the harbour."""
    drawn = ""
    for ship in range(4):
        way = [lane(ship, space) for space in range(6)] + [(PIERS[ship] + 12, 728.0)]
        drawn += tag("path", d=smooth(way), fill="none", stroke="#f6f1d6", stroke_width=1.8, stroke_dasharray="1 8",
                     stroke_linecap="round",
                     opacity=0.8)  # fmt: skip
        for space in range(6):
            x, y = lane(ship, space)
            size = nearness(y)
            drawn += use("hof-buoy", (x, y), round(size * 1.05, 2))
            drawn += words(str(space), (x, y + 0.5), 17, "#fffbe8", class_="number size-m",
                           paint_order="stroke", stroke="#0e3d50", stroke_width=2.6)  # fmt: skip
    return drawn


def _sloop(point: Point, size: float, flip: bool) -> str:
    return at(
        point,
        tag("ellipse", cy=2, rx=26, ry=4, fill="#0b3444", opacity=0.4),
        tag("path", d="M-24 -7H24Q20 3 12 4H-16Q-23 0 -24 -7Z", fill="#7a4d26", stroke=INK, stroke_width=1.1),
        tag("path", d="M-23 -4Q0 0 23 -4", fill="none", stroke="#d9b565", stroke_width=1.3),
        tag("path", d="M-2 -7V-46M10 -7L-16 -40", stroke="#3b260f", stroke_width=1.8),
        tag("path", d="M0 -44Q20 -34 18 -11Q8 -14 0 -11Z", fill="#f2dfb6", stroke=INK, stroke_width=1),
        tag("path", d="M-4 -40Q-18 -24 -20 -11Q-12 -14 -4 -12Z", fill="#d9bf8c", stroke=INK, stroke_width=1),
        tag("path", d="M-2 -46q6 -3 10 0q-5 1 -10 3z", fill="#e07b24"),
        tag("path", d="M-28 3q5 -4 9 0t9 0 9 0 9 0 9 0 9 0", fill="none", stroke="#eaf6ee", stroke_width=1.6),
        scale=size,
        flip=flip,
    )


def idlers() -> str:
    """Sloops and canoes that take no part in the game, and a whale that has lost its way."""
    canoe = "".join(
        at(p, tag("path", d="M-17 0Q0 6 17 0Q12 7 0 7T-17 0Z", fill="#8c5a2c", stroke=INK, stroke_width=0.9),
           tag("path", d="M-6 1v-8M5 1v-8", stroke="#6b3a22", stroke_width=3.4, stroke_linecap="round"),
           tag("path", d="M-9 -6l7 12M9 -6l5 10", stroke="#3b260f", stroke_width=1.1), scale=s)
        for p, s in (((464, 700), 0.9), ((1530, 716), 0.9), ((448, 300), 0.5))
    )  # fmt: skip
    whale = at(
        (1006, 936),
        tag("path",
            d="M-30 4C-28 -10 -8 -14 8 -9C18 -6 24 0 32 -4C30 -12 35 -15 41 -16C41 -10 44 -8 48 -8C44 0 38 3 34 5Z",
            fill="#2b4f6b", stroke="#0c2a3d"),
        tag("path", d="M-14 -11C-16 -20 -24 -20 -25 -16M-13 -11C-12 -22 -4 -22 -3 -17", fill="none", stroke="#eaf6ee",
            stroke_width=1.8),
        tag("path", d="M-36 5q5 -4 10 0t10 0 10 0 10 0 10 0 10 0 10 0", fill="none", stroke="#eaf6ee",
            stroke_width=1.8),
        scale=0.8,
    )  # fmt: skip
    return (
        _sloop((470, 800), 1.1, False) + _sloop((1536, 810), 1.05, True) + _sloop((1000, 806), 0.72, False)
        + _sloop((452, 372), 0.42, True) + _sloop((1566, 352), 0.4, False) + _sloop((1548, 650), 0.6, True)
        + canoe + whale
    )  # fmt: skip


ROSE = (Rays(4, 34, 9, TAU / 8, "#c8a05a", "#f6ecd2", TAU / 16), Rays(4, 58, 11, 0, "#9c4a30", "#f6ecd2", TAU / 16))


def compass(point: Point, size: float) -> str:
    return rose(point, size, ROSE, rings=(46, 41), sea="#0e3d50", gilt="#f0d78c")
