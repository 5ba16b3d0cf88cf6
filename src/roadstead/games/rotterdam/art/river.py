"""The water: sea, river arms, basins, and the coloured channels with their buoys."""

import math
import random
from itertools import pairwise

from roadstead.games.rotterdam.art.pen import Crowd, Point, at, box, disc, gradient, group, ink, num, smooth, stroke, tag, words  # fmt: skip
from roadstead.games.rotterdam.art.plan import BASIN, MAP, MOORING, Channel, Waters, is_anchor, is_start

HUES = ("#d6382f", "#f2c230", "#3c9b4a", "#2a6fd0", "#8d4bb5")
DARK = ("#6d1410", "#6d4d05", "#123f1b", "#0d2c63", "#3d1757")
MARKS = (
    "M-5 -5h10v10h-10z",
    "M0 -6.4L6.4 5H-6.4Z",
    "M-5.6 0a5.6 5.6 0 1 0 11.2 0a5.6 5.6 0 1 0 -11.2 0z",
    "M0 -7.2L6.4 0L0 7.2L-6.4 0Z",
    "M-2.2 -6.4h4.4v4.2h4.2v4.4h-4.2v4.2h-4.4v-4.2h-4.2v-4.4h4.2z",
)
# The pattern on each colour's line: dashes of white upon it, and how wide.
PATTERNS = (("", 0.0), ("2 9", 3.4), ("9 5", 1.6), ("0.1 7", 3.4), ("14 4 2 4", 1.8))


def defs() -> str:
    x, y, width, height = MAP
    return (
        gradient("rot-sea", (0, "#1d5877"), (0.16, "#2a7390"), (0.4, "#3b8fa3"), (1, "#4f9fae"), x1=num(x), y1=0,
                 x2=num(x + width), y2=0, gradientUnits="userSpaceOnUse")
        + gradient("rot-shallow", (0, "#2f7d98"), (0.2, "#56a5b1"), (1, "#76b9ba"), x1=num(x), y1=0,
                   x2=num(x + width), y2=0, gradientUnits="userSpaceOnUse")
        + gradient("rot-lane", (0, "#1b5474"), (0.3, "#2b7891"), (1, "#3d8c9f"), x1=num(x), y1=0, x2=num(x + width),
                   y2=0, gradientUnits="userSpaceOnUse")
        + gradient("rot-haze", (0.6, "#0c2433", 0), (1, "#0c2433", 0.5), radial=True, cx=0.5, cy=0.5, r=0.75)
        + tag("clipPath", box(x, y, width, height, "#000", rx=10), id="rot-map")
    )  # fmt: skip


def course(river: Waters, channel: Channel) -> list[Point]:
    """A channel from middle to middle: it leaves and arrives with the stream where it leads upriver."""
    (ax, ay), (bx, by) = river.places[channel.start], river.places[channel.end]
    dx, dy = bx - ax, by - ay
    if abs(dx) > 70:
        c1, c2 = (ax + dx * 0.42, ay + dy * 0.18), (bx - dx * 0.42, by - dy * 0.18)
    else:
        bow = 16 if channel.hue % 2 else -16
        c1, c2 = (ax + bow + dx * 0.3, ay + dy * 0.3), (ax + bow + dx * 0.7, ay + dy * 0.7)
    made = []
    for k in range(41):
        t = k / 40
        s = 1 - t
        made.append((s**3 * ax + 3 * s * s * t * c1[0] + 3 * s * t * t * c2[0] + t**3 * bx,
                     s**3 * ay + 3 * s * s * t * c1[1] + 3 * s * t * t * c2[1] + t**3 * by))  # fmt: skip
    return made


def _off(river: Waters, position: int, point: Point) -> bool:
    x, y = river.places[position]
    if position >= river.count:
        return abs(point[0] - x) > BASIN[0] / 2 - 8 or abs(point[1] - y) > BASIN[1] / 2 - 4
    wide, high = MOORING[0] / 2 * river.size + 4, MOORING[1] / 2 * river.size + 4
    return math.hypot((point[0] - x) / wide, (point[1] - y) / high) > 1


def visible(river: Waters, channel: Channel) -> list[Point]:
    """The part of a channel between the moorings at its ends."""
    points = course(river, channel)
    kept = [p for p in points if _off(river, channel.start, p) and _off(river, channel.end, p)]
    return kept if len(kept) > 3 else points[12:29]


def buoy_place(river: Waters, channel: Channel) -> Point:
    """Where a channel's mark lies: nearer its beginning, where it is chosen."""
    points = visible(river, channel)
    return points[int(len(points) * 0.36)]


def coast() -> list[Point]:
    """The shore between the sea and the land, from north to south."""
    x, y, _, height = MAP
    made = []
    for k in range(23):
        t = k / 22
        made.append((x + 205 + 26 * math.sin(t * 7.1 + 0.7) + 9 * math.sin(t * 19) - 46 * math.sin(t * math.pi),
                     y - 20 + (height + 40) * t))  # fmt: skip
    return made


def flows(river: Waters) -> list[list[Point]]:
    """The lines the water follows: every channel, and the river's way on to the east."""
    made = [course(river, channel)[::4] for channel in river.channels]
    inner = [p for p, kind in zip(river.places, river.kinds, strict=True) if kind in (1, 2)] or list(river.places)
    last = max(x for x, _ in inner)
    middle = sorted((p for p in inner if p[0] > last - 40), key=lambda p: p[1])
    x, y = middle[len(middle) // 2]
    right = MAP[0] + MAP[2]
    made.append([(x, y), (x + (right - x) * 0.35, y + 8), (x + (right - x) * 0.7, y - 6), (right + 30, y - 20)])
    return made


def wet(river: Waters) -> Crowd:
    """Points all over the water, to keep the land's things dry."""
    crowd = Crowd()
    for flow in flows(river):
        for a, b in pairwise(flow):
            crowd.add(a)
            crowd.add(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    for x, y in river.harbours:
        for i in range(-3, 4):
            for j in (-1, 0, 1):
                crowd.add((x + i * BASIN[0] / 6, y + j * BASIN[1] / 2))
    for x, y in coast():
        for k in range(10):
            crowd.add((x - 24 * k, y))
    return crowd


def water(river: Waters) -> str:
    """Dike, reed, strand and water, each a little narrower than the last, so that the arms run together."""
    left, top, _, height = MAP
    shore = coast()
    sea = smooth(shore) + f"L{num(left - 40)} {num(top + height + 30)}L{num(left - 40)} {num(top - 30)}Z"
    arms = "".join(smooth(flow) for flow in flows(river))
    pools = "".join(
        f"M{num(x - 14)} {num(y)}h28" for x, y in river.places[: river.count]
    )

    def layer(colour: str, width: float, **more: str | float) -> str:
        return group(
            tag("path", d=sea, fill=colour, stroke=colour, stroke_width=num(max(width - 64, 0) * 0.7)),
            tag("path", d=arms + pools, fill="none", stroke=colour, stroke_width=num(width * (0.4 + 0.6 * river.size)),
                stroke_linecap="round", stroke_linejoin="round"),
            **more,
        )  # fmt: skip

    deep = tag("path", d=arms + pools, fill="none", stroke="url(#rot-lane)", stroke_width=num(46 * river.size),
               stroke_linecap="round", stroke_linejoin="round", opacity=0.7)  # fmt: skip
    rng = random.Random(4)
    shoals = "".join(
        tag("ellipse", cx=num(left + rng.random() * 200), cy=num(top + rng.random() * height),
            rx=num(30 + rng.random() * 60), ry=num(8 + rng.random() * 14),
            fill="#5aa7b4" if rng.random() < 0.4 else "#123f5c", opacity=0.16)
        for _ in range(26)
    )  # fmt: skip
    return (
        layer("#3d5524", 110, opacity=0.5, transform="translate(3 5)") + layer("#6f8a3c", 105) + layer("#a9b45f", 99)
        + layer("#e2d3a0", 93) + _quays(river) + layer("url(#rot-shallow)", 86) + layer("url(#rot-sea)", 76)
        + deep + _basins(river) + shoals
    )  # fmt: skip


def _quays(river: Waters) -> str:
    """Stone round the basins."""
    wide, high = BASIN
    made = ""
    for x, y in river.harbours:
        made += box(x - wide / 2 - 15, y - high / 2 - 9, wide + 36, high + 30, "#28301f", rx=5, opacity=0.4)
        made += box(x - wide / 2 - 18, y - high / 2 - 14, wide + 36, high + 28, "#a59c8c", rx=4, stroke="#4c463c",
                    stroke_width=1.4)  # fmt: skip
        slabs = "".join(
            f"M{num(x - wide / 2 - 18 + 14 * k)} {num(y - high / 2 - 14)}v{num(high + 28)}" for k in range(1, 17)
        )
        made += stroke(slabs, "#857c6d", 0.8)
    return made


def _basins(river: Waters) -> str:
    wide, high = BASIN
    made = ""
    for x, y in river.harbours:
        made += box(x - wide / 2, y - high / 2, wide, high, "url(#rot-sea)", rx=3)
        made += ink(f"M{num(x - wide / 2)} {num(y - high / 2)}h{num(wide)}v9h{num(-wide)}z", "#10344a", opacity=0.35)
        made += stroke(
            "".join(f"M{num(x - 70 + 34 * (k % 5))} {num(y - 26 + 20 * (k // 5))}q6 -4 12 0t12 0" for k in range(15)),
            "#d4ecec", 1, opacity=0.35,
        )  # fmt: skip
    return made


def ripples(river: Waters) -> str:
    """Small crests on the sea and the stream's lines on the river."""
    rng = random.Random(9)
    left, top, _, height = MAP
    clear = Crowd(river.places)
    kept = Crowd()
    crests = ""
    for _ in range(420):
        point = (left + 12 + rng.random() * 190, top + 12 + rng.random() * (height - 24))
        if clear.near(point, 62) or kept.near(point, 26):
            continue
        kept.add(point)
        size = 5 + rng.random() * 6
        crests += f"M{num(point[0] - size)} {num(point[1])}q{num(size / 2)} {num(-size * 0.7)} {num(size)} 0"
        crests += f"q{num(size / 2)} {num(-size * 0.55)} {num(size)} 0"
    stream = ""
    for channel in river.channels:
        points = course(river, channel)
        for side in (-27, -17, 18, 28):
            k = 5 + int(rng.random() * 24)
            part = [(x, y + side * river.size) for x, y in points[k : k + 7 : 3]]
            stream += smooth(part)
    return (
        stroke(crests, "#07314a", 1.3, opacity=0.4, transform="translate(1 2)") + stroke(crests, "#d9f0e6", 1.3, opacity=0.45)
        + stroke(stream, "#dff3f0", 1, opacity=0.3)
    )  # fmt: skip


def channels(river: Waters) -> str:
    """The coloured channels: a line with its colour's pattern, a mark, and an arrow at its end."""
    lines, tips, buoys = "", "", ""
    for hue in range(5):
        paths, ends = "", ""
        for channel in river.channels:
            if channel.hue != hue:
                continue
            points = visible(river, channel)
            paths += smooth([*points[:-1:4], points[-1]])
            (ax, ay), (bx, by) = points[-3], points[-1]
            turn = math.degrees(math.atan2(by - ay, bx - ax))
            ends += tag("use", href="#rot-tip", transform=f"translate({num(bx)} {num(by)}) rotate({num(turn)})")
            x, y = buoy_place(river, channel)
            buoys += tag("use", href=f"#rot-buoy-{hue}", x=num(x), y=num(y))
        lines += stroke(paths, DARK[hue], 8.4, opacity=0.75) + stroke(paths, HUES[hue], 5.6)
        dashes, width = PATTERNS[hue]
        if width:
            lines += stroke(paths, "#fffdf0", width, stroke_dasharray=dashes, opacity=0.9)
        tips += group(ends, fill=HUES[hue], stroke=DARK[hue], stroke_width=1.5)
    return lines + tips + buoys


def marks() -> str:
    """The buoys and arrow tips that channels use."""
    made = tag("path", d="M5 0L-9 -8L-5 0L-9 8Z", stroke_linejoin="round", id="rot-tip")
    for hue in range(5):
        made += group(buoy(hue), id=f"rot-buoy-{hue}")
    return made


def buoy(hue: int, scale: float = 1.0) -> str:
    return group(
        tag("ellipse", cx=1.5, cy=3, rx=11.5, ry=11, fill="#06202e", opacity=0.45),
        disc(0, 0, 11, HUES[hue], DARK[hue], 1.6),
        ink("M-8 -4a9 9 0 0 1 16 0a11 8 0 0 0 -16 0z", "#fff", opacity=0.35),
        ink(MARKS[hue], "#fffdf0", DARK[hue], 1.1),
        transform=f"scale({scale:g})",
    )


def moorings(river: Waters) -> str:
    """Where ships lie: a ring of floats; anchors and starts are told by their shape and sign."""
    made = ""
    for position in range(river.count):
        kind = "anchor" if is_anchor(river, position) else "start" if is_start(river, position) else "river"
        made += at(river.places[position], tag("use", href=f"#rot-mooring-{kind}"), scale=river.size)
    return made


def mooring_marks() -> str:
    def ring(fill: str, edge: str, floats: str, inside: str = "") -> str:
        a, b = MOORING[0] / 2, MOORING[1] / 2
        corks = "".join(
            disc(a * math.cos(math.tau * k / 22), b * math.sin(math.tau * k / 22), 2.6, floats, edge, 0.8)
            for k in range(22)
        )
        return (
            tag("ellipse", cx=2, cy=4, rx=a, ry=b, fill="#06202e", opacity=0.35)
            + tag("ellipse", rx=a, ry=b, fill=fill, fill_opacity=0.82, stroke=edge, stroke_width=3.2)
            + tag("ellipse", rx=a - 6, ry=b - 6, fill="none", stroke="#fff", stroke_width=1, opacity=0.5)
            + corks + inside
        )  # fmt: skip

    anchor = stroke("M0 -15v28M-7 -8h14M-13 4q2 12 13 11q11 1 13 -11", "#fff6d8", 3.4, opacity=0.85) + tag(
        "circle", cy=-17, r=3.4, fill="none", stroke="#fff6d8", stroke_width=2.4, opacity=0.85
    )
    anchor += ink("M-16 8l3 -7l5 6zM16 8l-3 -7l-5 6z", "#fff6d8", opacity=0.85)
    waves = stroke("M-26 -6q7 -5 14 0t14 0t14 0M-16 6q7 -5 14 0t14 0", "#ffffff", 1.8, opacity=0.55)
    sea = stroke("M-22 0h36M6 -8l10 8l-10 8", "#ffffff", 3, opacity=0.6)
    return (
        group(ring("#8ccad0", "#e9f6ee", "#fffaf0", waves), id="rot-mooring-river")
        + group(ring("#3c5f8a", "#f0c95a", "#f7dd8a", anchor), id="rot-mooring-anchor")
        + group(ring("#4d8fae", "#f3efe2", "#d6483c", sea), id="rot-mooring-start")
    )


def names(river: Waters) -> str:
    """What the positions are called, below their rings."""
    made = ""
    for position in range(river.count):
        x, y = river.places[position]
        below = (x, y + (MOORING[1] / 2 + 10) * river.size)
        text = river.names[position]
        made += words(text, below, 11.5, "#f4fbf7", font_style="italic", stroke="#123446", stroke_width=2.6,
                      stroke_linejoin="round", paint_order="stroke")  # fmt: skip
    return made


def shore_line() -> str:
    """Surf along the beach."""
    points = coast()
    made = "".join(
        stroke(smooth([(x - off, y) for x, y in points]), "#eef8f1", 1.6, opacity=opacity, stroke_dasharray="26 9 14 12")
        for off, opacity in ((8, 0.6), (17, 0.4), (28, 0.25))
    )
    return made
