"""The channels: coloured lines with their buoys, and the moorings they lead to."""

import math
from functools import cache

from roadstead.games.rotterdam.art.plan import BASIN, MOORING, Channel, Waters, is_anchor, is_start
from roadstead.kernel.kit.shapes import at, disc, ink, stroke
from roadstead.kernel.pen import Point, group, num, smooth, tag, words

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
        return abs(point[0] - x) > BASIN[0] / 2 - 22 or abs(point[1] - y) > BASIN[1] / 2 - 20
    wide, high = MOORING[0] / 2 * river.size + 4, MOORING[1] / 2 * river.size + 4
    return math.hypot((point[0] - x) / wide, (point[1] - y) / high) > 1


def visible(river: Waters, channel: Channel) -> list[Point]:
    """The part of a channel between the moorings at its ends."""
    points = course(river, channel)
    kept = [p for p in points if _off(river, channel.start, p) and _off(river, channel.end, p)]
    return kept if len(kept) > 3 else points[12:29]


@cache
def buoy_place(river: Waters, channel: Channel) -> Point:
    """Where a channel's mark lies: nearer its beginning, where it is chosen."""
    points = visible(river, channel)
    return points[int(len(points) * 0.36)]


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
        made += group(buoy(hue, 1.3), id=f"rot-buoy-{hue}")
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
        below = (x, y + (MOORING[1] / 2 + 12) * river.size)
        text = river.names[position]
        made += words(text, below, 17, "#f4fbf7", font_style="italic", stroke="#123446", stroke_width=3,
                      stroke_linejoin="round", paint_order="stroke", class_="name size-m")  # fmt: skip
    return made
