"""The sea of the chart: depth, rhumb lines, small waves, monsters and passing sails."""

import random

from roadstead.games.jamaica.art.coast import SHORES, WATER, on_land
from roadstead.games.jamaica.art.route import CHART, TRACKS
from roadstead.kernel.pen import TAU, Crowd, Point, gradient, group, line, num, polar, tag

ROSE: Point = (1552, 976)
HUBS: tuple[Point, ...] = (ROSE, (372, 560), (1000, 60))


def defs() -> str:
    x, y, width, height = CHART
    return (
        gradient("jam-deep", (0, "#2c8096"), (0.55, "#1f6a85"), (0.85, "#174f6d"), (1, "#103c58"), radial=True,
                 cx=0.5, cy=0.5, r=0.72)
        + gradient("jam-vignette", (0.62, "#04202f", 0), (1, "#04202f", 0.55), radial=True, cx=0.5, cy=0.5, r=0.74)
        + tag("clipPath", tag("rect", x=x + 26, y=y + 26, width=width - 52, height=height - 52), id="jam-chart")
    )  # fmt: skip


def water() -> str:
    x, y, width, height = CHART
    rng = random.Random(7)
    sheet = {"x": x + 22, "y": y + 22, "width": width - 44, "height": height - 44}
    banks = "".join(
        tag("ellipse", cx=num(x + rng.random() * width), cy=num(y + rng.random() * height),
            rx=num(60 + rng.random() * 140), ry=num(20 + rng.random() * 45),
            fill="#3f9cab" if rng.random() < 0.5 else "#0e4562", opacity=num(0.1 + rng.random() * 0.12))
        for _ in range(60)
    )  # fmt: skip
    return tag("rect", fill="url(#jam-deep)", **sheet) + group(banks, clip_path="url(#jam-chart)")


def rhumbs() -> str:
    rays = ""
    for hub, count in zip(HUBS, (32, 16, 16), strict=True):
        rays += "".join(
            line((polar(hub, 30, TAU * k / count), polar(hub, 1500, TAU * k / count))) for k in range(count)
        )
    return group(tag("path", d=rays), stroke="#f3e3b5", stroke_width=0.7, opacity=0.2, clip_path="url(#jam-chart)")


def vignette() -> str:
    x, y, width, height = CHART
    return tag("rect", x=x + 22, y=y + 22, width=width - 44, height=height - 44, fill="url(#jam-vignette)")


def waves() -> str:
    """Small crests wherever neither land nor a lane needs the room."""
    rng = random.Random(21)
    x, y, width, height = CHART
    crests, kept = "", Crowd()
    for _ in range(1500):
        at = (x + 50 + rng.random() * (width - 100), y + 50 + rng.random() * (height - 100))
        size = 7 + rng.random() * 7
        if kept.near(at, 30) or WATER.near(at, 50) or SHORES.near(at, 34) or on_land(at):
            continue
        kept.add(at)
        crests += f"M{num(at[0] - size)} {num(at[1])}q{num(size / 2)} {num(-size * 0.7)} {num(size)} 0"
        crests += f"q{num(size / 2)} {num(-size * 0.55)} {num(size)} 0"
    light = tag("path", d=crests, stroke="#d9f0e6", opacity=0.42)
    dark = tag("path", d=crests, stroke="#07314a", opacity=0.4, transform="translate(1 2)")
    return group(dark, light, fill="none", stroke_width=1.4, stroke_linecap="round")


def currents() -> str:
    """The lanes: a pale current that the spaces lie on."""
    every = "".join(line(track[::3] + track[-1:]) for track in TRACKS)
    return group(
        *(tag("path", d=every, stroke="#e6f6e4", stroke_width=width, opacity=0.07) for width in (70, 60, 50, 40)),
        tag("path", d=every, stroke="#f6efcf", stroke_width=2.4, stroke_dasharray="1 8", opacity=0.9),
        fill="none", stroke_linecap="round", stroke_linejoin="round",
    )  # fmt: skip


def serpent(at: Point, size: float, flip: bool = False) -> str:
    """Three coils and a head, rising out of the foam."""
    coil = "M{0} 30C{1} -14 {2} -14 {3} 30L{4} 30C{5} 8 {6} 8 {7} 30Z"
    body = "".join(
        tag("path", d=coil.format(x, x + 4, x + w - 4, x + w, x + w - 11, x + w - 13, x + 13, x + 11))
        for x, w in ((44, 40), (84, 32))
    )
    fins = "".join(f"M{x} {y}l5 -9 5 8z" for x, y in ((55, 1), (64, -3), (73, 2), (92, 6), (101, 5)))
    neck = "M36 30C36 2 30 -8 22 -12C12 -16 2 -12 -8 -8C-14 -6 -18 -10 -15 -15C-8 -25 6 -32 22 -29C42 -25 50 2 50 30Z"
    scales = "M28 -20q5 3 3 8M35 -12q5 4 2 9M39 -2q5 5 1 10M42 10q4 5 0 10M58 12q6 -2 12 0M96 14q5 -2 9 0"
    tail = "M118 30C118 14 126 6 134 0L128 -3L142 -8L144 8L139 3C133 10 130 18 130 30Z"
    foam = "".join(f"M{x} 31q6 -6 12 0t12 0" for x in (24, 48, 72, 94, 112))
    return group(
        group(body, tag("path", d=neck), tag("path", d=tail), fill="url(#jam-serpent)", stroke="#123a33",
              stroke_width=1.8, stroke_linejoin="round"),
        tag("path", d=fins + "M20 -29l4 -11 5 12zM30 -26l9 -9 0 13z", fill="#d9703a", stroke="#5a2413",
            stroke_width=1.2),
        tag("path", d=scales, fill="none", stroke="#123a33", stroke_width=1.3, opacity=0.7),
        tag("circle", cx=6, cy=-19, r=3.2, fill="#ffe9a6", stroke="#123a33"),
        tag("circle", cx=5, cy=-19, r=1.3, fill="#201008"),
        tag("path", d="M-14 -9q-8 0 -12 5m4 -4q-5 -2 -8 0", stroke="#c8322b", stroke_width=1.8, fill="none"),
        tag("path", d=foam, fill="none", stroke="#eaf7ec", stroke_width=2.4, stroke_linecap="round"),
        transform=f"translate({num(at[0])} {num(at[1])}) scale({-size if flip else size:g} {size:g})",
    )  # fmt: skip


def whale(at: Point, size: float) -> str:
    return group(
        tag("path", d="M-40 12C-40 -12 -16 -22 6 -16C22 -12 30 -2 40 -8C36 -18 42 -24 50 -26C50 -18 54 -14 60 -14"
            "C56 -4 48 0 42 6C36 12 30 14 22 14Z", fill="#2b4f6b", stroke="#0c2a3d", stroke_width=1.8),
        tag("path", d="M-40 10C-30 16 -10 4 8 10L4 14L-38 14Z", fill="#c8dcd6", opacity=0.85),
        tag("path", d="M-34 12l4 -4M-28 13l4 -5M-21 13l3 -5M-14 13l3 -5", stroke="#0c2a3d", stroke_width=1),
        tag("circle", cx=-27, cy=2, r=1.9, fill="#fff3cf"),
        tag("path", d="M-16 -20C-18 -32 -28 -34 -30 -27M-15 -20C-14 -36 -2 -36 -1 -28M-15 -20V-32", fill="none",
            stroke="#dff3ee", stroke_width=2.4, stroke_linecap="round"),
        tag("path", d="M-50 15q7 -6 14 0t14 0 14 0 14 0 14 0 14 0", fill="none", stroke="#eaf7ec", stroke_width=2.4),
        transform=f"translate({num(at[0])} {num(at[1])}) scale({size:g})",
    )  # fmt: skip
