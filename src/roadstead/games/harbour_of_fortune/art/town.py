"""The town between the wall and the quay: ground, streets, canal, burghers' houses, and the lots of the families."""

import random

from roadstead.games.harbour_of_fortune.art.plan import LOT_STEP, LOTS, QUAY, STREETS, lot
from roadstead.kernel.kit.shapes import at, use
from roadstead.kernel.pen import Point, gradient, group, line, smooth, tag, words

INK = "#33210f"
SHORE: tuple[Point, ...] = (
    (620, 244), (560, 286), (490, 336), (446, 410), (440, 480), (452, 560), (486, 618), (540, 642), (600, QUAY),
)  # fmt: skip
EAST: tuple[Point, ...] = ((1478, QUAY), (1528, 622), (1546, 560), (1540, 470), (1520, 380), (1486, 310), (1410, 246))
CANAL: tuple[Point, ...] = ((1006, QUAY + 4), (1004, 600), (1000, 540), (1006, 480), (1002, 420), (1008, 368))
ROOFS = ("#b9543a", "#8f4a34", "#a8663c", "#6d5a4e")
WALLS = ("#e2cf9f", "#c98a62", "#d8b98a", "#b5694a")


def defs() -> str:
    made = ""
    for k, (roof, wall) in enumerate(zip(ROOFS, WALLS, strict=True)):
        made += group(
            tag("path", d="M-9 1H16L22 5H-3Z", fill="#23300f", opacity=0.4),
            tag("path", d="M6 0V-12L18 -14V-2Z", fill=wall),
            tag("path", d="M6 0V-12L18 -14V-2Z", fill="#3a2410", opacity=0.3),
            tag("path", d="M-1 -23L6 -12L18 -14L11 -25Z", fill=roof),
            tag("path", d="M-9 0V-12H-7V-16H-4V-20H-2V-24H0V-20H2V-16H4V-12H6V0Z", fill=wall),
            tag("path", d="M-7 -4v-5h3v5zM1 -4v-5h3v5zM-3 -12h3v-4h-3z", fill="#3d4a5c"),
            tag("path", d="M-3 0v-7h3v7z", fill="#4a2a12"),
            id=f"hof-cot-{k}", stroke=INK, stroke_width=0.7, stroke_linejoin="round",
        )  # fmt: skip
    garden = group(
        tag("path", d="M-16 0L-13 -12H15L18 0Z", fill="#c4a86a", stroke="#4c6b2b", stroke_width=2),
        tag(
            "path",
            d="M-11 -2.5h24M-10 -6h22M-9.5 -9.500h21",
            stroke="#5f8a34",
            stroke_width=2,
            stroke_dasharray="2.5 1.2",
        ),
        tag("circle", cx=1, cy=-6, r=2.6, fill="#d8503f", stroke="#4c6b2b"),
        id="hof-garden",
    )
    return (
        made
        + garden
        + gradient("hof-ground", (0, "#b9b878"), (0.3, "#a3ac5c"), (1, "#8f9c4d"), x1=0, y1=0, x2=0.2, y2=1)
        + gradient("hof-canal", (0, "#86b8bd"), (1, "#3d8296"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-board", (0, "#f4e3b8"), (1, "#d6b97f"), x1=0, y1=0, x2=0, y2=1)
    )


def ground() -> str:
    shape = smooth(SHORE) + "L" + smooth(EAST)[1:] + "Z"
    sand = tag("path", d=shape, fill="none", stroke="#ecd9a3", stroke_width=11, stroke_linejoin="round")
    surf = tag("path", d=shape, fill="none", stroke="#e8f4ea", stroke_width=18, stroke_linejoin="round", opacity=0.55)
    land = tag("path", d=shape, fill="url(#hof-ground)", stroke="#7d7a3a", stroke_width=1)
    rng = random.Random(9)
    tufts = ""
    for _ in range(260):
        x, y = rng.uniform(470, 1520), rng.uniform(316, 636)
        tufts += f"M{x:.0f} {y:.0f}q1 -4 3 -5m-3 5q3 -3 6 -3"
    swards = "".join(
        tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, opacity=0.4)
        for x, y, rx, ry, fill in ((640, 380, 120, 26, "#c9c676"), (860, 500, 190, 30, "#b8bd68"),
                                   (1200, 500, 210, 30, "#b8bd68"),
                                   (1440, 420, 90, 60, "#7d9144"), (520, 460, 60, 50, "#7d9144"),
                                   (1000, 330, 420, 22, "#cfc57c"))
    )  # fmt: skip
    return (
        surf + sand + land + swards + tag("path", d=tufts, fill="none", stroke="#5f7430", stroke_width=0.9, opacity=0.7)
    )


def farms() -> str:
    """Bouweries north of the wall: strips of grain and cabbages, smaller with distance."""
    drawn = ""
    for x, y, width, depth, lean, fill, row in (
        (640, 294, 90, 17, 10, "#d6b95c", "#a98a34"), (750, 292, 96, 16, 6, "#8fa64c", "#5f7a2c"),
        (868, 292, 104, 17, 3, "#d9c26b", "#ad9140"), (1000, 292, 96, 16, 0, "#9db154", "#6d8632"),
        (1118, 291, 108, 17, -4, "#d6b95c", "#a98a34"), (1250, 290, 84, 16, -7, "#8fa64c", "#5f7a2c"),
        (1372, 289, 84, 15, -10, "#dcc775", "#ad9140"),
    ):  # fmt: skip
        plot = [
            (x - width / 2, y),
            (x + width / 2, y),
            (x + width / 2 + lean, y - depth),
            (x - width / 2 + lean, y - depth),
        ]
        rows = "".join(
            line([(x - width / 2 + 8 * k, y), (x - width / 2 + 8 * k + lean, y - depth)])
            for k in range(1, int(width / 8))
        )
        drawn += tag("path", d=line(plot, True), fill=fill, stroke="#6f6a2c", stroke_width=0.8)
        drawn += tag("path", d=rows, stroke=row, stroke_width=1, opacity=0.7)
    return drawn + "".join(
        use(f"hof-cot-{k % 4}", (x, y), 0.55)
        for k, (x, y) in enumerate(((694, 286), (812, 282), (934, 286), (1060, 284), (1186, 283), (1312, 284)))
    )


def streets() -> str:
    ways = (
        smooth([(600, 634), (760, 626), (996, 628), (1240, 626), (1470, 632)]),  # along the quay
        smooth([(676, 612), (684, 520), (690, 420), (702, 318)]),  # the Broad Way
        smooth([(686, 468), (820, 462), (1002, 466), (1190, 462), (1392, 466)]),
        smooth([(700, 330), (1000, 336), (1342, 328)]),  # along the wall
        smooth([(1378, 628), (1384, 540), (1372, 430), (1345, 314)]),
    )
    drawn = "".join(tag("path", d=way, stroke="#8a7440", stroke_width=19, opacity=0.55) for way in ways)
    drawn += "".join(tag("path", d=way, stroke="#dcc592", stroke_width=15) for way in ways)
    drawn += "".join(
        tag("path", d=way, stroke="#b89b64", stroke_width=11, stroke_dasharray="2 5 1 8", opacity=0.6) for way in ways
    )
    return group(drawn, fill="none", stroke_linecap="round")


def canal() -> str:
    """The Heere Graft, with bridges where the streets cross it and small boats on it."""
    way = smooth(CANAL)
    bridges = "".join(
        at((x, y), tag("path", d="M-26 6Q0 -14 26 6L26 12Q16 4 10 12H-10Q-16 4 -26 12Z", fill="#b99a6a", stroke=INK,
                       stroke_width=1),
           tag("path", d="M-26 5Q0 -15 26 5M-18 0v-7M0 -5v-7M18 0v-7M-18 -6Q0 -16 18 -6", fill="none",
               stroke="#5a3a1a", stroke_width=1.4))
        for x, y in ((1004, 622), (1003, 462))
    )  # fmt: skip
    boats = "".join(
        at((x, y), tag("path", d="M-11 0H11Q8 7 0 7T-11 0Z", fill=fill, stroke=INK, stroke_width=0.8),
           tag("path", d="M0 0V-20L10 -3H1", fill="#f6ecd2", stroke=INK, stroke_width=0.8))
        for x, y, fill in ((1002, 560, "#8c5a2c"), (1004, 402, "#6d4520"), (998, 512, "#a8663c"))
    )  # fmt: skip
    ripples = "".join(
        f"M{x} {y}q4 -3 8 0t8 0" for x, y in ((994, 590), (992, 534), (998, 494), (994, 436), (1000, 384))
    )
    return (
        group(
            tag("path", d=way, stroke="#5f4a28", stroke_width=36),
            tag("path", d=way, stroke="#b8a06c", stroke_width=32),
            tag("path", d=way, stroke="#6d5630", stroke_width=26),
            tag("path", d=way, stroke="url(#hof-canal)", stroke_width=22),
            tag("path", d=ripples, stroke="#d6eee8", stroke_width=1.2, opacity=0.8), fill="none",
            stroke_linecap="round",
        )
        + boats + bridges
    )  # fmt: skip


def burghers() -> str:
    """Houses, gardens and trees that belong to nobody at the table, the back ones first."""
    rng = random.Random(33)
    things: list[tuple[float, str]] = []
    rows = (
        (354, 718, 974, 25), (354, 1030, 1322, 25), (384, 714, 966, 34), (384, 1034, 1350, 34),
        (362, 1380, 1500, 30), (394, 1392, 1516, 31), (432, 1398, 1524, 34), (474, 1402, 1530, 36),
        (518, 1406, 1532, 38),
        (494, 706, 966, 32), (494, 1036, 1362, 32), (522, 704, 966, 38), (522, 1036, 1366, 38), (556, 1420, 1520, 44),
    )  # fmt: skip
    for y, start, end, step in rows:
        x = float(start)
        while x < end:
            size = round((0.9 + (y - 340) / 430) * rng.uniform(0.92, 1.1), 2)
            luck = rng.random()
            base = y + rng.uniform(-4, 4)
            kind = (
                f"hof-cot-{rng.randrange(4)}"
                if luck < 0.66
                else "hof-garden"
                if luck < 0.78
                else "hof-tree"
                if luck < 0.93
                else "hof-poplar"
            )
            things.append((base, use(kind, (x, base), size if kind.startswith("hof-cot") else round(size * 0.85, 2))))
            x += step * rng.uniform(0.85, 1.15)
    for x, y, kind, size in (
        (610, 350, "hof-tree", 0.8), (640, 340, "hof-autumn", 0.8), (580, 366, "hof-tree", 0.9),
        (556, 432, "hof-tree", 0.9),
        (620, 420, "hof-poplar", 0.9), (652, 396, "hof-tree", 0.9), (468, 496, "hof-tree", 1.0),
        (470, 556, "hof-autumn", 0.9),
        (660, 452, "hof-tree", 1.0), (1508, 600, "hof-tree", 1.0), (1470, 350, "hof-tree", 0.8),
        (1440, 342, "hof-autumn", 0.7),
        (1500, 430, "hof-poplar", 1.0), (1522, 520, "hof-tree", 1.0), (606, 392, "hof-cot-1", 1.1),
        (572, 404, "hof-cot-2", 1.15),
        (636, 372, "hof-cot-0", 1.05), (650, 420, "hof-cot-3", 1.15), (600, 436, "hof-garden", 1.3),
        (562, 350, "hof-cot-0", 0.9), (592, 340, "hof-garden", 0.9),
        (628, 452, "hof-cot-1", 1.2), (540, 424, "hof-garden", 1.1), (664, 344, "hof-cot-2", 0.95),
        (668, 384, "hof-garden", 1.0), (690, 600, "hof-tree", 0.9), (1496, 566, "hof-tree", 1.0),
    ):  # fmt: skip
        things.append((y, use(kind, (x, y), size)))
    return "".join(drawn for _, drawn in sorted(things, key=lambda thing: thing[0]))


def city_hall() -> str:
    """The Stadt Huys by the water: five storeys and a belfry."""
    steps = "M-34 0V-46H-27V-54H-20V-62H-13V-70H-6V-77H6V-70H13V-62H20V-54H27V-46H34V0Z"
    panes = (
        "".join(f"M{x} {y}h7v9h-7z" for y in (-44, -29, -14) for x in (-29, -17, 10, 22))
        + "M-9 -60h7v8h-7zM2 -60h7v8h-7z"
    )
    return at(
        (1440, 618),
        tag("path", d="M-34 2H66L78 10H-22Z", fill="#23300f", opacity=0.4),
        group(
            tag("path", d="M34 0V-46L60 -50V-4Z", fill="#8f4530"),
            tag("path", d="M6 -77L34 -46L60 -50L32 -80Z", fill="#5c3a2c"),
            tag("path", d=steps, fill="url(#hof-brick)"),
            tag("path", d="M-34 -46H34M-34 -31H34M-34 -17H34", stroke="#f0dcae", stroke_width=1.3),
            tag("path", d=panes, fill="#34485c", stroke="#f6e6c0", stroke_width=0.9),
            tag("path", d="M-6 0V-13a6 6 0 0 1 12 0V0Z", fill="#38220f", stroke="#f0dcae"),
            tag("path", d="M-7 -77V-92H7V-77Z", fill="#efe0b8"),
            tag("path", d="M-10 -92Q0 -98 0 -112Q0 -98 10 -92Z", fill="#5c7a6a"),
            tag("circle", cy=-84, r=4, fill="#fff8e6"), tag("path", d="M0 -87v3h2", fill="none"),
            stroke=INK, stroke_width=0.9, stroke_linejoin="round",
        ),
        scale=0.92,
    )  # fmt: skip


def lots() -> str:
    """Four streets of six lots: fenced gardens waiting for a house, and a board with the street's name."""
    drawn = ""
    for street, ((x, y), name) in enumerate(STREETS):
        left, right = x - LOT_STEP / 2 - 3, x + LOT_STEP * (LOTS - 0.5) + 3
        drawn += tag("path", d=line([(left, y + 3), (right, y + 3), (right - 6, y - 34), (left + 6, y - 34)], True),
                     fill="#7f9440",
                     stroke="#55682a", stroke_width=1)  # fmt: skip
        for k in range(LOTS):
            mx, my = lot(street, k)
            half = LOT_STEP / 2 - 2.5
            drawn += tag("path", d=line([(mx - half, my), (mx + half, my), (mx + half - 3, my - 29),
                                         (mx - half + 3, my - 29)], True),
                         fill="#c4a86a", stroke="#8a6f3c", stroke_width=0.9, stroke_dasharray="3 2")  # fmt: skip
            drawn += tag("path",
                         d=f"M{mx - 13:g} {my - 7:g}h26M{mx - 12:g} {my - 13:g}h24M{mx - 11:g} {my - 19:g}h22",
                         stroke="#9d8048",
                         stroke_width=1.6, opacity=0.6)  # fmt: skip
        pales = "".join(f"M{left + 7 + 6.2 * k:.1f} {y - 32:g}v-8" for k in range(int((right - left - 10) / 6.2)))
        drawn += tag("path", d=pales + f"M{left + 6:g} {y - 37:g}H{right - 6:g}", stroke="#f3ead0", stroke_width=1.8)
        drawn += _board(((left + right) / 2, y + 13), name)
    return drawn


def _board(middle: Point, name: str) -> str:
    half = 4.1 * len(name)
    return at(
        middle,
        tag("path", d=f"M{-half:g} -9H{half:g}L{half + 6:g} 0L{half:g} 9H{-half:g}L{-half - 6:g} 0Z",
            fill="url(#hof-board)", stroke="#5a3f1e",
            stroke_width=1.2),
        words(name, (0, 0.5), 13, "#3a2412", class_="name size-s", font_style="italic"),
    )  # fmt: skip
