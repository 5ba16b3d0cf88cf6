"""The water: its depths, the seas and their soft frontiers, the lines of the globe, waves and pack ice."""

import random
from itertools import pairwise

from roadstead.games.supremacy.art.world import DARK, ICE, MAP, SEA, box, on_map, path
from roadstead.kernel.pen import Point, gradient, group, line, num, smooth, tag, words

INK = "#dff3f2"
CURRENTS = (
    ((-75, 30), (-62, 37), (-48, 42), (-30, 47)), ((-16, 28), (-22, 16), (-38, 10)), ((-36, -18), (-40, -28), (-30, -36)),
    ((8, -28), (4, -18), (-8, -10)), ((150, 33), (165, 38), (178, 39)), ((-142, 40), (-130, 36), (-128, 28)),
    ((-84, -42), (-82, -30), (-88, -18)), ((58, -12), (75, -18), (92, -16)), ((44, -34), (60, -38), (80, -40)),
    ((165, 12), (150, 11), (135, 10)), ((-145, 10), (-125, 9), (-108, 10)),
)  # fmt: skip


def defs() -> str:
    x, y, width, height = MAP
    return (
        gradient("sup-water", (0, "#2c86a6"), (0.55, "#1f6b91"), (1, "#0f4468"), radial=True, cx=0.5, cy=0.42, r=0.72)
        + gradient("sup-deep", (0, "#06213f", 0.72), (0.7, "#0a3157", 0.5), (1, "#0d3b63", 0.34), radial=True)
        + gradient("sup-pack", (0, "#f6fbfb"), (1, "#c5dfe6"), x1=0, y1=0, x2=0, y2=1)
        + gradient("sup-dim", (0.72, "#001427", 0), (1, "#001427", 0.5), radial=True, cx=0.5, cy=0.5, r=0.72)
        + tag("clipPath", tag("rect", x=x, y=y, width=width, height=height, rx=10), id="sup-map")
        + "".join(tag("path", id=f"sup-p-{sea}", d=path(rings, box(rings)[:2])) for sea, rings in SEA.items())
    )


def placed(sea: str) -> str:
    """A sea where it lies."""
    x, y, _, _ = box(SEA[sea])
    return tag("use", href=f"#sup-p-{sea}", x=num(x), y=num(y))


def water() -> str:
    x, y, width, height = MAP
    light = "".join(placed(sea) for sea in SEA if sea not in DARK)
    deep = "".join(placed(sea) for sea in DARK)
    return (
        tag("rect", x=x, y=y, width=width, height=height, fill="url(#sup-water)")
        + group(deep, fill="url(#sup-deep)")
        + group(light, fill="#7fd0d2", opacity=0.2)
    )


def faint(points: list[Point]) -> str:
    """A line so thin that whole pixels do, cut off where the map ends."""
    x, y, width, height = MAP
    steps = [
        (round(px), round(py)) for px, py in points if x - 90 < px < x + width + 90 and y - 60 < py < y + height + 60
    ]
    return f"M{steps[0][0]} {steps[0][1]}l" + " ".join(f"{b[0] - a[0]} {b[1] - a[1]}" for a, b in pairwise(steps))


def globe() -> str:
    """Meridians, parallels, and the named circles."""

    def parallel(lat: float) -> str:
        return faint([on_map(lon, lat) for lon in range(-185, 232, 8)])

    lines = "".join(faint([on_map(lon, lat) for lat in range(-60, 86, 5)]) for lon in range(-180, 240, 15))
    lines += "".join(parallel(lat) for lat in range(-45, 90, 15))
    circles = "".join(parallel(lat) for lat in (23.4, -23.4, 66.5))
    equator = parallel(0)
    names = "".join(
        words(name, (on_map(lon, lat)[0], on_map(lon, lat)[1] - 6), 9.5, INK, font_style="italic", letter_spacing=2,
              opacity=0.6)
        for name, lon, lat in (("Tropic of Cancer", 158, 23.4), ("Equator", -27, 0), ("Tropic of Capricorn", 84, -23.4))
    )  # fmt: skip
    stroke = {"fill": "none", "stroke": INK}
    return (
        tag("path", d=lines, stroke_width=0.7, opacity=0.16, **stroke)
        + tag("path", d=circles, stroke_width=0.9, stroke_dasharray="7 5", opacity=0.34, **stroke)
        + tag("path", d=equator, stroke_width=1.2, opacity=0.34, **stroke)
        + names
    )


def shallows() -> str:
    """The shelf round every coast, lighter step by step."""
    steps = (
        (46, "#3f9fb4", 0.22),
        (32, "#57b3bf", 0.26),
        (20, "#79c8c8", 0.3),
        (10, "#a5dfd5", 0.42),
        (4, "#dcf5e6", 0.7),
    )
    return group(
        *(
            tag("use", href="#sup-coast", stroke=colour, stroke_width=width, opacity=opacity)
            for width, colour, opacity in steps
        ),
        fill="none",
        stroke_linejoin="round",
    )


def frontiers() -> str:
    """Each line between two seas belongs to both, so it is drawn twice and shows once."""
    lines = "".join(placed(sea) for sea in SEA)
    return group(lines, fill="none", stroke="#06324d", stroke_width=3.4, opacity=0.16) + group(
        lines, fill="none", stroke="#e9fbf6", stroke_width=1.3, stroke_dasharray="1 4.5", stroke_linecap="round",
        opacity=0.75,
    )  # fmt: skip


def waves() -> str:
    rng = random.Random(11)
    x, y, width, height = MAP
    crests = ""
    for _ in range(230):
        at = (x + rng.random() * width, y + rng.random() * height)
        crests += (
            f"M{round(at[0])} {round(at[1])}{('q2 -2 5 0t5 0', 'q3 -3 6 0t6 0', 'q4 -4 8 0t8 0')[rng.randrange(3)]}"
        )
    arrows = ""
    for way in CURRENTS:
        points = [on_map(*spot) for spot in way]
        (ax, ay), (bx, by) = points[-2:]
        size = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        dx, dy = (bx - ax) / size * 8, (by - ay) / size * 8
        arrows += smooth(points)
        arrows += line([(bx - dx - dy * 0.6, by - dy + dx * 0.6), (bx, by), (bx - dx + dy * 0.6, by - dy - dx * 0.6)])
    stroke = {"fill": "none", "stroke": INK, "stroke_linecap": "round"}
    return tag("path", d=crests, stroke_width=1, opacity=0.22, **stroke) + tag(
        "path", d=arrows, stroke_width=1.6, opacity=0.17, **stroke
    )


def ice() -> str:
    """The pack round the pole: nobody's water."""
    rng = random.Random(3)
    x, y, width, _ = MAP
    floes = ""
    for ring in ICE:
        for px, py in ring:
            if py <= y + 2 or not x + 4 < px < x + width - 4:
                continue
            for _ in range(2):
                fx, fy, size = round(px + rng.gauss(0, 12)), round(py + rng.gauss(5, 7)), 2.5 + rng.randrange(5)
                floes += f"M{fx} {fy}l{num(size)} {num(-size * 0.6)} {num(size)} {num(size * 0.5)} {num(-size * 0.6)} {num(size * 0.7)}z"
    leads = ""
    for _ in range(60):
        px, py = x + rng.random() * width, y + rng.random() * 80
        way = (round(rng.gauss(12, 8)), round(rng.gauss(0, 5)), round(rng.gauss(9, 6)), round(rng.gauss(0, 5)))
        leads += f"M{round(px)} {round(py)}l{way[0]} {way[1]} {way[2]} {way[3]}"
    clip = tag("clipPath", tag("path", d=path(ICE)), id="sup-ice-edge")
    return (
        clip
        + tag("path", d=path(ICE), fill="#8fc3d0", stroke="#8fc3d0", stroke_width=10, stroke_linejoin="round", opacity=0.45)
        + tag("path", d=path(ICE), fill="url(#sup-pack)", opacity=0.9)
        + tag("path", d=leads, fill="none", stroke="#8fb9c9", stroke_width=1.2, opacity=0.8, clip_path="url(#sup-ice-edge)")
        + tag("path", d=floes, fill="#eaf6f7", stroke="#7fb0c2", stroke_width=0.6)
    )  # fmt: skip


def vignette() -> str:
    x, y, width, height = MAP
    return tag("rect", x=x, y=y, width=width, height=height, fill="url(#sup-dim)")
