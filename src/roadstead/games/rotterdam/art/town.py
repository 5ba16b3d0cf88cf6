"""Harbour works and the city: cranes, tanks, silos, sheds, containers, the tower, the bridge, the lock."""

import random

from roadstead.games.rotterdam.art.plan import BASIN, MAP, RIVER, Waters, sites
from roadstead.games.rotterdam.art.wares import material
from roadstead.games.rotterdam.data import HARBOURS
from roadstead.kernel.kit.shapes import at, box, disc, ink, stroke
from roadstead.kernel.pen import Point, gradient, group, line, num, tag, words

BOXES = ("#b6452f", "#2f6f9a", "#8f8f8a", "#3f7f56", "#c98a2b", "#6a5a86")


def defs() -> str:
    return (
        gradient("rot-tank", (0, "#9fa6a8"), (0.3, "#f6f7f2"), (0.65, "#d3d6d2"), (1, "#858c8e"), x1=0, y1=0, x2=1, y2=0)
        + gradient("rot-silo", (0, "#a8966c"), (0.3, "#f3e5bd"), (0.7, "#d8c594"), (1, "#87764f"), x1=0, y1=0, x2=1, y2=0)
        + gradient("rot-smoke", (0, "#fff", 0.75), (1, "#dfe3e2", 0), radial=True, cx=0.5, cy=0.5, r=0.5)
        + gradient("rot-tower", (0, "#ced6d8"), (0.4, "#fbfcf8"), (1, "#8d989c"), x1=0, y1=0, x2=1, y2=0)
        + crane()
    )  # fmt: skip


def crane() -> str:
    """A quay crane, its boom over the water."""
    return group(
        tag("ellipse", cx=4, cy=2, rx=15, ry=3, fill="#1d1a14", opacity=0.4),
        stroke("M-9 1L-6 -26M9 1L6 -26M-8 -8L8 -18M8 -8L-8 -18", "#b3371f", 2.2),
        ink("M-8 -30h16v6h-16z", "#d9522f", "#54160a", 0.9), ink("M2 -29h5v4h-5z", "#dff0ee", "#54160a", 0.6),
        stroke("M-16 -33L34 -39M-16 -33L0 -45L34 -39M0 -45V-30", "#b3371f", 1.8),
        stroke("M27 -38v14", "#2b2118", 0.9), ink("M23 -24h8v5h-8z", "#8f8f8a", "#2b2118", 0.7),
        ink("M-18 -35h7v6h-7z", "#5a5f63", "#24282b", 0.7),
        id="rot-crane",
    )  # fmt: skip


def smoke(place: Point, scale: float = 1.0) -> str:
    puffs = "".join(
        disc(x, y, r, "url(#rot-smoke)") for x, y, r in ((0, -5, 7), (5, -15, 9), (13, -26, 12), (24, -37, 15))
    )
    return at(place, puffs, scale=scale)


def tanks(place: Point) -> str:
    """Oil tanks with their stairs."""
    made = ""
    for x, y, r in ((0, 0, 17), (36, -6, 14), (66, 2, 16), (20, 20, 12), (50, 22, 12)):
        made += tag("ellipse", cx=x + 5, cy=y + 7, rx=r + 2, ry=r * 0.5, fill="#1f2a18", opacity=0.4)
        made += ink(f"M{x - r} {y - 8}v14a{r} {num(r * 0.42)} 0 0 0 {2 * r} 0v-14z", "url(#rot-tank)", "#4a5052", 1)
        made += tag("ellipse", cx=x, cy=y - 8, rx=r, ry=num(r * 0.42), fill="#f4f5ef", stroke="#4a5052", stroke_width=1)
        made += tag("ellipse", cx=x, cy=y - 8, rx=num(r * 0.6), ry=num(r * 0.25), fill="none", stroke="#9aa2a3")
        made += stroke(f"M{x - r + 2} {y + 6}l{num(r * 0.9)} -9", "#6f787a", 1)
    return at(place, made)


def silos(place: Point) -> str:
    """Grain elevators."""
    made = ink("M-6 8h78l4 6h-82z", "#1f2a18", opacity=0.35)
    for k in range(5):
        x = k * 14
        made += ink(f"M{x} 10V-22a7 3 0 0 1 14 0V10a7 3 0 0 1 -14 0z", "url(#rot-silo)", "#5a4a26", 0.9)
        made += tag("ellipse", cx=x + 7, cy=-22, rx=7, ry=3, fill="#efe0b4", stroke="#5a4a26", stroke_width=0.9)
    made += ink("M4 -34h50v9h-50z", "#b99f63", "#5a4a26", 0.9) + ink("M56 -46h12v58h-12z", "#cdb57c", "#5a4a26", 0.9)
    made += ink("M55 -46l7 -6l7 6z", "#8e3419", "#4a2c16", 0.8) + stroke("M10 -30h40M59 -38h6M59 -28h6", "#5a4a26", 1)
    return at(place, made)


def stacks(place: Point) -> str:
    """Containers piled on the quay."""
    rng = random.Random(6)
    made = ink("M-4 16h96l6 6h-98z", "#1f2a18", opacity=0.35)
    for row in range(3):
        for column in range(4):
            for tier in range(1 + int(rng.random() * 3)):
                x, y = column * 23 + row * 4, row * 9 - tier * 7
                fill = BOXES[int(rng.random() * len(BOXES))]
                made += box(x, y, 21, 7.4, fill, stroke="#2b2118", stroke_width=0.7)
                made += ink(f"M{x} {y}l3 -2.4h21l-3 2.4z", "#fff", opacity=0.35)
                made += stroke(f"M{x + 5} {y + 1}v5M{x + 10} {y + 1}v5M{x + 15} {y + 1}v5", "#2b2118", 0.5, opacity=0.6)
    return at(place, made)


def sheds(place: Point) -> str:
    """Cool-houses for fruit, with round roofs."""
    made = ""
    for k, roof in enumerate(("#b5533c", "#c96a45", "#a8452f")):
        x = k * 31
        made += ink(f"M{x} 14h30l5 5h-30z", "#1f2a18", opacity=0.35)
        made += ink(f"M{x} 14v-14q15 -13 29 0v14z", "#f0e2c2", "#4a2c16", 0.9)
        made += ink(f"M{x - 1} 1q15 -15 31 0l-2 2q-14 -12 -27 0z", roof, "#4a2c16", 0.8)
        made += ink(f"M{x + 9} 14v-9h11v9z", "#7a4a2a", "#4a2c16", 0.7)
    return at(place, made)


def works(river: Waters) -> str:
    """What each harbour is known by, with its cranes and its sign."""
    kinds = (tanks, silos, stacks, sheds)
    wide, high = BASIN
    made = ""
    for port, (x, y) in enumerate(river.harbours):
        north = y < (RIVER[1] + RIVER[3]) / 2
        left, right = MAP[0] + 30, MAP[0] + MAP[2]
        beside = x + wide / 2 + 40
        if beside + 100 > right:
            place = (min(max(x + 22, left), right - 104), y + high / 2 + 34 if north else y - high / 2 - 40)
        else:
            place = (beside, y - 14 if north else y + 24)
        made += kinds[port](place)
        edge = y - high / 2 - 4 if north else y + high / 2 + 11
        for k in range(3):
            made += tag("use", href="#rot-crane", x=num(x + 20 + k * 34), y=num(edge))
        made += sign(port, (x - 34, y - high / 2 - 20 if north else y + high / 2 + 22))
    return made


def sign(port: int, place: Point) -> str:
    """The harbour's name and the material it takes."""
    name = HARBOURS[port]
    half = 31 + 7.2 * len(name)
    return at(
        place,
        box(-half, -17, 36, 32, "#fdf8ea", rx=6, stroke="#1d3f8a", stroke_width=2),
        group(
            box(-half + 2, -13, 2 * half, 32, "#1d1a14", rx=6, opacity=0.4),
            box(-half, -17, 2 * half, 32, "#fdf8ea", rx=6, stroke="#1d3f8a", stroke_width=2),
            box(-half + 3, -14, 2 * half - 6, 26, "none", rx=4, stroke="#8fa8d8", stroke_width=0.8),
            words(name, (16, -0.5), 24, "#16306b", font_weight="bold", class_="name size-l"),
            class_="plate size-l",
        ),
        at((-half + 18, -1), material(port), scale=0.72),
    )  # fmt: skip


def plots(river: Waters, counts: tuple[int, ...], prices: tuple[tuple[int, ...], ...]) -> str:
    """The building sites with what a factory on each costs."""
    made = ""
    for port, count in enumerate(counts):
        for (x, y), price in zip(sites(river, port, count), prices[port], strict=True):
            made += at(
                (x, y),
                ink("M-26 -14h46l7 32h-46z", "#1f2a18", opacity=0.3),
                ink("M-27 -18h46l7 34h-46z", "#c9b48a", "#5a4a2c", 1.3, stroke_dasharray="5 3"),
                stroke("M-20 -10l8 20M-8 -12l9 24M6 -12l9 24", "#a8926a", 1.2),
                disc(0, -1, 14.5, "#fdf8ea", "#1d3f8a", 1.6), words(str(price), (0, -0.5), 17, "#16306b", class_="number size-m"),
            )  # fmt: skip
    return made


def city() -> str:
    """Rotterdam at the eastern edge: blocks, the tower and the white bridge over the river."""
    rng = random.Random(12)
    left, top, width, _ = MAP
    right = left + width
    blocks = ""
    homes = [(right - 96 + 24 * (k % 4), top + 246 + 20 * (k // 4)) for k in range(8)]
    homes += [(right - 104 + 25 * (k % 4), top + 404) for k in range(4)]
    for x, y in homes:
        high = 14 + rng.random() * 26
        tone = ("#c9a184", "#b98a70", "#d6c5a4", "#a9a8a0", "#bfc7c6")[int(rng.random() * 5)]
        blocks += ink(f"M{num(x)} {num(y)}h20l4 4h-20z", "#1f2a18", opacity=0.4)
        blocks += ink(line([(x, y), (x, y - high), (x + 14, y - high), (x + 14, y)], True), tone, "#4a3a2c", 0.8)
        blocks += ink(line([(x + 14, y), (x + 14, y - high), (x + 20, y - high - 3), (x + 20, y - 3)], True), "#7d6a58",
                      "#4a3a2c", 0.8)  # fmt: skip
        blocks += ink(line([(x, y - high), (x + 6, y - high - 3), (x + 20, y - high - 3), (x + 14, y - high)], True),
                      "#efe6d2", "#4a3a2c", 0.7)  # fmt: skip
        panes = "".join(f"M{num(x + 3)} {num(y - 4 - 5 * k)}h9" for k in range(int((high - 4) / 5)))
        blocks += stroke(panes, "#fff6c8", 1.8, stroke_dasharray="2 2", opacity=0.85)
    return blocks + tower((right - 112, top + 268))


def tower(place: Point) -> str:
    """The Euromast."""
    return at(
        place,
        tag("ellipse", cx=8, cy=2, rx=18, ry=4, fill="#1f2a18", opacity=0.4),
        ink("M-4 2L-2.6 -92h5.2L4 2z", "url(#rot-tower)", "#4a5558", 0.9),
        ink("M-13 -66h26l-5 10h-16z", "#e9eeee", "#4a5558", 1), ink("M-15 -71h30v5h-30z", "#9fb4bb", "#4a5558", 1),
        stroke("M-12 -68.5h24", "#fff6c8", 2, stroke_dasharray="2.4 1.6"),
        ink("M-2 -92L0 -126L2 -92z", "#c94a35", "#5a1a10", 0.8), ink("M-4 -95h8v4h-8z", "#e9eeee", "#4a5558", 0.8),
        ink("M-9 2h18v-6h-18z", "#d6c5a4", "#4a3a2c", 0.8),
        scale=0.62,
    )  # fmt: skip


def bridge(river: Waters) -> str:
    """The Swan, across the river where it comes from the east."""
    inner = [p for p, kind in zip(river.places, river.kinds, strict=True) if kind in (1, 2)] or list(river.places)
    last = max(x for x, _ in inner)
    middle = sorted((p for p in inner if p[0] > last - 40), key=lambda p: p[1])
    y = middle[len(middle) // 2][1]
    x = MAP[0] + MAP[2] - 60
    cables = "".join(f"M{-20 + 1.5 * k:g} {-70 + 8 * k:g}L{6 - 0.3 * k:g} {-46 + 9 * k:g}" for k in range(7))
    return at(
        (x, y - 12),
        ink("M0 -50L22 -46L14 62L-8 58Z", "#0b2b3c", opacity=0.3),
        ink("M0 -62L14 -61L8 62L-6 60Z", "#c9d2d4", "#4a5558", 1.2),
        stroke("M7 -60L1 60", "#6f7b7e", 1.3, stroke_dasharray="6 4"),
        stroke(cables, "#ffffff", 1), stroke("M-22 -74L4 46", "#ffffff", 1.6),
        ink("M-7 24L-13 -30L-24 -78L-18 -78L-8 -32L8 22L3 23L-7 -10L-2 24Z", "#f7fbfb", "#4a5a60", 1.1),
    )  # fmt: skip


def lock(place: Point) -> str:
    """The lock of Maassluis, between the river and the polder's canal."""
    return at(
        place,
        stroke("M0 -64C10 -40 -6 -20 0 34", "#5c9aa3", 11), stroke("M0 -64C10 -40 -6 -20 0 34", "#7fbcc2", 7),
        ink("M-13 -14h7v30h-7zM6 -14h7v30h-7z", "#b3a894", "#4c463c", 1),
        ink("M-7 -10L0 -5L7 -10L7 -7.6L0 -2.4L-7 -7.6zM-7 10L0 15L7 10L7 12.4L0 17.6L-7 12.4z", "#5a3a1e", "#2b1a0d", 0.8),
        ink("M14 -10h11v9h-11z", "#f4ead2", "#4a2c16", 0.7), ink("M12.5 -10l7 -7l7 7z", "#c9562f", "#4a2c16", 0.8),
    )  # fmt: skip


def refinery(place: Point) -> str:
    """Columns, a flare and smoke."""
    made = ""
    for x, high in ((0, 34), (12, 46), (24, 28), (40, 40)):
        made += ink(f"M{x} 0v-{high}a4 2.4 0 0 1 8 0v{high}z", "url(#rot-tank)", "#4a5052", 0.9)
        made += stroke("".join(f"M{x - 1} {-6 - 9 * k}h10" for k in range(high // 9)), "#6f787a", 1.2)
    return at(place, ink("M-4 0h62l5 5h-64z", "#1f2a18", opacity=0.35), made, stroke("M54 0V-52", "#5a5f63", 2.4),
              ink("M54 -53q-5 -7 1 -14q0 5 4 6q1 5 -5 8z", "#f08a2c", "#a8341a", 0.8),
              ink("M-2 0v-10h56v10z", "#b9b2a4", "#4a4438", 0.8), smoke((16, -48), 0.9), smoke((44, -40), 0.8))  # fmt: skip


def lighthouse(place: Point) -> str:
    return at(
        place,
        tag("ellipse", cx=4, cy=3, rx=16, ry=5, fill="#1f2a18", opacity=0.4),
        ink("M-7 2L-4.6 -36h9.2L7 2Q0 5 -7 2Z", "#f7f3e6", "#3a2a20", 1),
        ink("M-6.4 -8h12.8l.5 7h-13.8zM-5.3 -24h10.6l.5 8h-11.6z", "#c8322b"),
        ink("M-6 -36h12v3h-12z", "#3a3f44"),
        ink("M-3.6 -44h7.2v8h-7.2z", "#ffeaa0", "#3a2a20", 0.8),
        ink("M-5 -44q5 -8 10 0z", "#c8322b", "#3a2a20", 0.8),
    )


def decor(river: Waters) -> str:
    left, top, _, height = MAP
    return group(
        lock((left + 412, top + 62)), lighthouse((left + 216, top + 600)), refinery((left + 330, top + height - 40)),
        city(), bridge(river),
    )  # fmt: skip
