"""The water: sea, river arms, basins, surf, and what flies and is written over them."""

import math
import random
from itertools import pairwise

from roadstead.games.rotterdam.art.channels import course
from roadstead.games.rotterdam.art.plan import BASIN, MAP, REGIONS, Waters
from roadstead.kernel.kit.ornaments import Rays, rose
from roadstead.kernel.kit.shapes import box, ink, stroke
from roadstead.kernel.pen import Crowd, Point, gradient, group, num, smooth, tag, words


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


def courses(river: Waters) -> str:
    """The outlines of sea and river that the layers of the water share."""
    left, top, _, height = MAP
    sea = smooth(coast()) + f"L{num(left - 40)} {num(top + height + 30)}L{num(left - 40)} {num(top - 30)}Z"
    arms = "".join(smooth([(round(x), round(y)) for x, y in flow]) for flow in flows(river))
    pools = "".join(f"M{num(x - 14)} {num(y)}h28" for x, y in river.places[: river.count])
    return tag("path", d=sea, id="rot-seabed") + tag("path", d=arms + pools, id="rot-arms", fill="none")


def water(river: Waters) -> str:
    """Dike, reed, strand and water, each a little narrower than the last, so that the arms run together."""
    left, top, _, height = MAP

    def layer(colour: str, width: float, **more: str | float) -> str:
        return group(
            tag("use", href="#rot-seabed", fill=colour, stroke_width=num(max(width - 64, 0) * 0.7)),
            tag("use", href="#rot-arms", stroke_width=num(width * (0.4 + 0.6 * river.size))),
            stroke=colour,
            stroke_linecap="round",
            stroke_linejoin="round",
            **more,
        )

    deep = tag("use", href="#rot-arms", stroke="url(#rot-lane)", stroke_width=num(46 * river.size),
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


def shore_line(river: Waters) -> str:
    """Surf along the beach, where no arm of the river comes in."""
    arms = Crowd(point for flow in flows(river) for point in flow)
    runs: list[list[Point]] = [[]]
    for point in coast():
        if arms.near(point, 72):
            runs.append([])
        else:
            runs[-1].append(point)
    return "".join(
        stroke("".join(smooth([(x - off, y) for x, y in run]) for run in runs if len(run) > 1), "#eef8f1", 1.6,
               opacity=opacity, stroke_dasharray="26 9 14 12")
        for off, opacity in ((8, 0.6), (17, 0.4), (28, 0.25))
    )  # fmt: skip


def gulls(river: Waters) -> str:
    """Over sea and harbours."""
    rng = random.Random(40)
    left, top, width, height = MAP
    clear = Crowd(river.places)
    wings = ""
    for k in range(22):
        x = left + 20 + rng.random() * (190 if k % 2 else width - 40)
        y = top + 120 + rng.random() * (height - 240)
        size = 4 + rng.random() * 4
        if clear.near((x, y), 80):
            continue
        wings += (
            f"M{num(x - size)} {num(y - size * 0.3)}q{num(size * 0.6)} {num(-size * 0.6)} {num(size)} {num(size * 0.4)}"
        )
        wings += f"q{num(size * 0.4)} {num(-size)} {num(size)} {num(-size * 0.4)}"
    return stroke(wings, "#0b2b3c", 1.6, opacity=0.3, transform="translate(3 6)") + stroke(wings, "#ffffff", 1.7)


def compass(place: Point) -> str:
    """A small rose in the blue of the tiles."""
    return rose(place, 1.0, (Rays(4, 24, 6.5, 0, "#16306b", "#fdf8ea"),), rings=(19, 15), sea="#0f3f5a", gilt="#e7d39a")


def regions() -> str:
    """Names of sea and country, in the ground."""
    left, top, _, _ = MAP
    made = words("NORTH SEA", (left + 20, top + 330), 19, "#d9f0e6", font_style="italic", letter_spacing=7, opacity=0.6, class_="ornament",
                 transform=f"rotate(-90 {num(left + 20)} {num(top + 330)})")  # fmt: skip
    for name, place in REGIONS:
        made += words(name, place, 16, "#2f4a1c", font_style="italic", letter_spacing=6, opacity=0.6, class_="ornament")
    return made
