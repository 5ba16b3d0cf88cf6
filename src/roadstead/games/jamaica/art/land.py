"""The land: relief, woods, rivers, fields and towns."""

import math
import random
from itertools import pairwise

from roadstead.games.jamaica.art.coast import ISLAND, ISLETS, coastline, on_land
from roadstead.games.jamaica.art.pen import beside, dense, spaced
from roadstead.kernel.pen import Crowd, Point, gradient, group, line, num, smooth, tag

RIDGES: tuple[tuple[tuple[Point, ...], float], ...] = (
    (((1140, 452), (1210, 478), (1280, 520), (1350, 572), (1400, 640)), 82),
    (((1180, 540), (1250, 580), (1320, 640)), 66),
    (((860, 470), (940, 452), (1030, 474), (1110, 500)), 58),
    (((640, 470), (700, 438), (780, 452)), 50),
    (((690, 596), (770, 562), (860, 580), (930, 560)), 44),
)
RIVERS: tuple[tuple[Point, ...], ...] = (
    ((1210, 520), (1180, 570), (1192, 620), (1152, 680), (1116, 740), (1096, 810)),
    ((880, 500), (900, 560), (880, 620), (905, 670), (880, 730), (896, 800)),
    ((760, 590), (740, 640), (752, 690), (720, 740), (700, 800)),
    ((960, 440), (975, 400), (950, 360), (965, 310)),
    ((1300, 520), (1330, 470), (1320, 420), (1340, 390)),
)
TOWNS: tuple[tuple[Point, str], ...] = (
    ((1030, 690), "Spanish Town"), ((800, 690), "Mandeville"), ((588, 486), "Maroon Town"), ((876, 376), "Moneague"),
)  # fmt: skip
FIELDS: tuple[tuple[Point, float], ...] = (
    ((1010, 640), -12), ((1034, 764), 8), ((960, 745), -6), ((820, 770), 10), ((620, 640), 20), ((700, 350), -8),
    ((1085, 330), 6), ((1400, 730), -24), ((1000, 404), 10), ((990, 560), -4),
)  # fmt: skip


def defs() -> str:
    crown = "M-9 2a6 6 0 0 1 1 -10a8 7 0 0 1 15 0a6 6 0 0 1 2 10a8 4 0 0 1 -9 2a8 4 0 0 1 -9 -2z"
    shine = "M-6 -5a6 5 0 0 1 9 -4a7 5 0 0 0 -6 4a4 3 0 0 0 -3 4a4 4 0 0 1 0 -4z"

    def tree(name: str, dark: str, light: str) -> str:
        return group(
            tag("ellipse", cx=3, cy=5, rx=10, ry=3.4, fill="#1c3a1a", opacity=0.4),
            tag("path", d=crown, fill=dark, stroke="#16331c", stroke_width=0.9),
            tag("path", d=shine, fill=light),
            id=name,
        )

    fronds = (
        "M0 -16q-9 -6 -13 2q6 -4 13 -2q-11 0 -11 9q4 -7 11 -9q-2 7 2 12q2 -7 -2 -12q9 -1 11 8q1 -8 -11 -8q8 -8 "
        "14 -2q-4 -8 -14 0z"
    )
    palm = group(
        tag("ellipse", cx=4, cy=1, rx=8, ry=2.2, fill="#1c3a1a", opacity=0.4),
        tag("path", d="M-1 1q3 -9 0 -17q5 9 2 17z", fill="#8a5f35", stroke="#3d2815", stroke_width=0.6),
        tag("path", d=fronds, fill="#4c9a3d", stroke="#1d4a22", stroke_width=0.9, stroke_linejoin="round"),
        id="jam-palm",
    )

    def house(name: str, roof: str, side: str) -> str:
        return group(
            tag("path", d="M-8 5h20l-2 3h-18z", fill="#1c2a12", opacity=0.4),
            tag("path", d="M-8 -2h10v8h-10z", fill="#f7ecd0"), tag("path", d="M2 -2l9 -1v8l-9 1z", fill="#d5bf93"),
            tag("path", d="M-9.5 -2l6.5 -8l6 8z", fill="#fdf5de"),
            tag("path", d="M-3 -10l9 -1l6.5 8l-9.5 1z", fill=roof),
            tag("path", d="M-3 -10l6 8l-1.5 .6l-5.5 -7z", fill=side),
            tag("path", d="M-5 1.5h3.5v4.5h-3.5z", fill="#6b3f1f"),
            stroke="#4a2c16", stroke_width=0.7, stroke_linejoin="round", id=name,
        )  # fmt: skip

    return (
        gradient("jam-land", (0, "#9fb75d"), (0.5, "#7fa24c"), (1, "#b3b25e"), x1=0, y1=0, x2=0.3, y2=1)
        + gradient("jam-lit", (0, "#d9cfa3"), (0.5, "#b7b878"), (1, "#87a552"), x1=0, y1=0, x2=0, y2=1)
        + gradient("jam-shade", (0, "#5b5c63"), (0.5, "#55704f"), (1, "#6b8f46"), x1=0, y1=0, x2=0, y2=1)
        + gradient("jam-serpent", (0, "#5fb58a"), (1, "#1f6b62"), x1=0, y1=0, x2=0, y2=1)
        + tree("jam-tree-0", "#3d7a3a", "#79b355") + tree("jam-tree-1", "#2f6a3c", "#62a253")
        + tree("jam-tree-2", "#527f34", "#9dbd58") + palm
        + house("jam-house-0", "#c9562f", "#8e3419") + house("jam-house-1", "#b8432d", "#7d2a1a")
        + house("jam-house-2", "#8a6a3c", "#5f4523")
        + tag("clipPath", coastline(), id="jam-shore")
    )  # fmt: skip


def ground() -> str:
    """Beach, meadow and the mottled colours of the interior."""
    rng = random.Random(3)
    mottle = ""
    tones = ("#5d8a3a", "#8fae4f", "#c3c06a", "#6f9a45", "#4d7d3b", "#a9b85c")
    for _ in range(150):
        at = (560 + rng.random() * 880, 290 + rng.random() * 540)
        if on_land(at):
            tone = tones[int(rng.random() * len(tones))]
            mottle += tag("ellipse", cx=num(at[0]), cy=num(at[1]), rx=num(22 + rng.random() * 52),
                          ry=num(10 + rng.random() * 22), fill=tone,
                          opacity=num(0.14 + rng.random() * 0.16))  # fmt: skip
    inner = smooth(beside(ISLAND, lambda i: 26 + 8 * math.sin(i / 5.1) + 5 * math.sin(i / 2.2), reach=11)[::5], True)
    core = smooth(beside(ISLAND, lambda i: 58 + 14 * math.sin(i / 7.3), reach=15)[::7], True)
    return group(
        coastline(fill="#05293a", opacity=0.4, transform="translate(5 8)"),
        coastline(fill="url(#jam-land)", stroke="#f4e3b2", stroke_width=7, stroke_linejoin="round"),
        coastline(fill="none", stroke="#d9bd7c", stroke_width=13, clip_path="url(#jam-shore)", opacity=0.7),
        tag("path", d=inner, fill="#86a84c", opacity=0.55), tag("path", d=core, fill="#6d9640", opacity=0.5),
        group(mottle, clip_path="url(#jam-shore)"),
        tag("path", d="".join(smooth(dense(ridge, steps=2)) for ridge, _ in RIDGES), fill="none", stroke="#3f6a35",
            stroke_width=84, stroke_linecap="round", opacity=0.16),
        tag("path", d="".join(smooth(dense(ridge, steps=2)) for ridge, _ in RIDGES), fill="none", stroke="#3f6a35",
            stroke_width=54, stroke_linecap="round", opacity=0.2),
        coastline(fill="none", stroke="#5a3f1e", stroke_width=1.5),
    )  # fmt: skip


def rivers() -> str:
    banks, stream = "", ""
    for river in RIVERS:
        points = dense(river, steps=8)
        last = len(points) - 1
        left, right = [], []
        for i, (x, y) in enumerate(points):
            half = 0.8 + 3.2 * i / last
            wobble = 3 * math.sin(i * 0.9)
            left.append((x - half + wobble, y))
            right.append((x + half + wobble, y))
        outline = [*left[::3], *reversed(right[::3])]
        banks += line(outline, closed=True)
        stream += smooth(outline, closed=True)
    return group(
        tag("path", d=stream, fill="#5fb4ba", stroke="#3a6a4a", stroke_width=1.2, stroke_linejoin="round"),
        clip_path="url(#jam-shore)",
    )


def mountain(at: Point, size: float, rng: random.Random) -> str:
    """A peak lit from the west, its eastern face in hatched shade."""
    x, y = at
    half, top = size * (0.56 + rng.random() * 0.16), size * (0.8 + rng.random() * 0.3)
    apex = (x + (rng.random() - 0.5) * half * 0.3, y - top)

    def slope(end: Point, steps: int, rough: float) -> list[Point]:
        made = []
        for k in range(1, steps):
            t = k / steps
            bulge = math.sin(t * math.pi) * -0.07 * (end[0] - apex[0])
            made.append((apex[0] + (end[0] - apex[0]) * t + bulge + (rng.random() - 0.5) * rough,
                         apex[1] + (end[1] - apex[1]) * t + (rng.random() - 0.5) * rough))  # fmt: skip
        return [*made, end]

    west, east = slope((x - half, y), 6, size * 0.07), slope((x + half, y + size * 0.04), 6, size * 0.07)
    spur = slope((x + half * 0.18, y + size * 0.1), 6, size * 0.12)
    hatch = ""
    for k in range(1, 6):
        a, b = east[k - 1], spur[k - 1]
        start = (a[0] * 0.78 + b[0] * 0.22, a[1] * 0.78 + b[1] * 0.22)
        hatch += f"M{num(start[0])} {num(start[1])}l{num((b[0] - a[0]) * 0.42)} {num(size * 0.1)}"
    for k in range(2, 5):
        a, b = west[k], spur[k]
        hatch += (
            f"M{num(a[0] * 0.45 + b[0] * 0.55)} {num(a[1] * 0.45 + b[1] * 0.55)}l{num(-size * 0.06)} {num(size * 0.13)}"
        )
    return (
        tag("path", d=line([apex, *west, spur[-1], *reversed(spur[:-1])], True), fill="url(#jam-lit)")
        + tag("path", d=line([apex, *east, spur[-1], *reversed(spur[:-1])], True), fill="url(#jam-shade)")
        + tag("path", d=line([*reversed(west[:-1]), apex, *east[:-1]]) + line([apex, *spur[:4]]) + hatch, fill="none",
              stroke="#43331f", stroke_width=1, stroke_linecap="round")
    )  # fmt: skip


def growth(keep_clear: list[Point]) -> str:
    """Mountains, woods and palms, drawn from the north southward so that near things overlap far ones."""
    rng = random.Random(11)
    items: list[tuple[float, str]] = []
    peaks = Crowd()
    for ridge, size in RIDGES:
        course = dense(ridge, steps=10)
        count = max(3, int(sum(math.dist(a, b) for a, b in pairwise(course)) / (size * 0.52)))
        for x, y in spaced(course, count):
            at = (x + (rng.random() - 0.5) * 16, y + (rng.random() - 0.5) * 26)
            scale = size * (0.66 + rng.random() * 0.5)
            peaks.add((at[0], at[1] - scale * 0.35))
            items.append((at[1], mountain(at, scale, rng)))
    streams = Crowd(point for river in RIVERS for point in dense(river, steps=4))
    avoid = Crowd([*keep_clear, *(town for town, _ in TOWNS), *(field for field, _ in FIELDS)])
    harbours, trees, palms = Crowd(keep_clear), Crowd(cell=15), Crowd()
    for _ in range(5200):
        at = (430 + rng.random() * 1060, 130 + rng.random() * 780)
        wild = math.sin(at[0] / 61) + math.sin(at[1] / 47 + at[0] / 140)
        if wild < -0.35 + 0.5 * rng.random() or trees.near(at, 12.5) or not on_land(at, 13):
            continue
        if peaks.near(at, 36) or streams.near(at, 13) or avoid.near(at, 42):
            continue
        trees.add(at)
        kind = int(rng.random() * 3)
        items.append((at[1], tag("use", href=f"#jam-tree-{kind}", x=num(at[0]), y=num(at[1]))))
    for coast in (ISLAND, *ISLETS):
        shore = beside(coast, 11 if coast is ISLAND else -11, reach=5)
        for at in shore:
            if rng.random() < 0.3 and on_land(at, 6) and not palms.near(at, 17) and not harbours.near(at, 38):
                palms.add(at)
                items.append((at[1], tag("use", href="#jam-palm", x=num(at[0]), y=num(at[1]))))
    return "".join(markup for _, markup in sorted(items, key=lambda item: item[0]))


def fields() -> str:
    drawn = ""
    for (x, y), turn in FIELDS:
        rows = "".join(f"M{-24 + 2 * k} {-11 + 5.5 * k}h42" for k in range(5))
        plot = group(
            tag("path", d="M-28 -14h44l12 27h-46z", fill="#d9c46a", stroke="#7a6a2c", stroke_width=1),
            tag("path", d="M-8 -14l6 27", stroke="#7a6a2c", stroke_width=1),
            tag("path", d="M-28 -14h20l6 27h-16z", fill="#9cb453", stroke="#7a6a2c", stroke_width=1),
            tag("path", d=rows, stroke="#8a7a34", stroke_width=1.2, stroke_dasharray="3 2"),
            transform=f"translate({num(x)} {num(y)}) rotate({num(turn)})",
        )
        drawn += plot
    return drawn
