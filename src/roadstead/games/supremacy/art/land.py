"""The land: hand-coloured like an old atlas, with mountains, rivers, lakes, deserts, forests and snow."""

import math
import random
from itertools import pairwise

from roadstead.games.supremacy.art.world import HOME, LAND, SCENERY, box, on_map, path
from roadstead.kernel.pen import Point, gradient, group, num, smooth, tag

# Each power's wash: the pale middle of its lands, the strong edge, the frontier line.
WASH: dict[str, tuple[str, str, str]] = {
    "usa": ("#a9c79b", "#4f8a58", "#234a2c"),
    "south_america": ("#d8e2a0", "#97b542", "#4d6118"),
    "africa": ("#cdb9dc", "#8a63ad", "#47295f"),
    "europe": ("#f3cfa0", "#e0893a", "#7a3f0e"),
    "ussr": ("#efc1c3", "#d06c80", "#742a3b"),
    "china": ("#f6e7a4", "#dfb52f", "#74590c"),
    "": ("#ece3cb", "#b9ab8b", "#675a42"),
}
RANGES: tuple[tuple[float, tuple[Point, ...]], ...] = (
    (1.0, ((-146, 62), (-134, 59), (-126, 54), (-120, 50), (-114, 46), (-109, 42), (-106, 37), (-105, 33))),
    (0.7, ((-121, 47), (-120, 40), (-117, 35))),
    (0.7, ((-105, 27), (-102, 22), (-97, 18), (-91, 15.5))),
    (0.6, ((-83, 36), (-78, 40))),
    (1.0, ((-75, 5), (-78, -2), (-76, -9), (-71, -15), (-68, -20), (-69, -27), (-70, -33), (-71, -40), (-72.5, -47))),
    (0.6, ((-44, -19), (-42, -14))),
    (0.8, ((8, 61), (12, 64), (17, 68))),
    (0.8, ((6.5, 45), (9.5, 46.7), (13.5, 47.2))),
    (0.7, ((19, 49.3), (24, 48), (25.5, 45.7))),
    (0.55, ((-1, 42.6), (1.5, 42.5))),
    (0.6, ((14, 43), (16, 40.5))),
    (0.6, ((20, 43), (22, 40))),
    (0.8, ((-7, 31.5), (-1, 34), (6, 35.6))),
    (0.9, ((59, 51), (58.5, 57), (60, 62), (65, 67))),
    (0.8, ((40, 43.6), (46, 42.2))),
    (0.8, ((32, 37.4), (38, 39), (43, 38.6))),
    (0.8, ((47, 34.5), (51, 31), (56, 28.5))),
    (0.9, ((63, 35), (69, 36), (72, 38))),
    (1.1, ((75, 35), (79, 31), (85, 28.6), (91, 28.4), (96, 29.5))),
    (0.9, ((79, 36.5), (88, 36), (97, 37))),
    (0.9, ((70, 41.5), (78, 42.3), (87, 43.4))),
    (0.9, ((86, 49.5), (95, 51.5), (104, 51.5), (113, 54))),
    (0.8, ((122, 62), (130, 66), (140, 67), (152, 63))),
    (0.7, ((158, 54), (160, 58))),
    (0.8, ((100, 31), (102, 27))),
    (0.6, ((120, 46), (122, 51))),
    (0.6, ((104, 19), (107, 15))),
    (0.8, ((36, 8), (39, 11), (38, 14))),
    (0.7, ((30, -3), (35, -4), (35, -10))),
    (0.7, ((29, -29), (24, -32))),
    (0.6, ((6, 23), (17, 21))),
    (0.7, ((43, 17), (40, 21))),
    (0.7, ((151, -31), (148, -36))),
    (0.7, ((146, -18), (149, -24))),
    (0.7, ((137, -4), (143, -5.5), (147, -8))),
    (0.6, ((137, 36), (140, 38))),
    (0.6, ((169, -44.5), (172, -42.5))),
    (0.6, ((76, 11), (74.5, 17))),
)
RIVERS: tuple[tuple[Point, ...], ...] = (
    ((-73, -4), (-65, -3), (-58, -3), (-51, -1)), ((32, -1), (31, 6), (33, 12), (32.5, 18), (32, 24), (31, 31)),
    ((-110, 46), (-100, 45), (-96, 41), (-91, 38), (-91, 33), (-90, 29.6)), ((-120, 62), (-128, 66), (-134, 69)),
    ((26, 2), (22, 1.5), (17, -2), (13, -6)), ((-10, 10), (-3, 16), (3, 13), (6, 6)), ((27, 57), (38, 57), (46, 55), (46, 49), (48, 46)),
    ((78, 50), (73, 57), (69, 61), (66, 66), (73, 69)), ((94, 52), (92, 60), (87, 67), (82, 71)),
    ((107, 54), (118, 60), (126, 64), (126, 72)), ((98, 35), (106, 38), (110, 40), (112, 35), (118, 37.5)),
    ((92, 33), (99, 29), (106, 29.5), (114, 30), (121, 31.6)), ((95, 32), (99, 26), (102, 19), (105, 12), (106, 9.8)),
    ((82, 31), (76, 34), (71, 31), (68, 24)), ((78, 30), (84, 25.5), (89, 23)), ((120, 52), (128, 49), (135, 48), (140, 53)),
    ((40, 39), (40, 36), (45, 32), (48, 30)), ((9, 48), (14, 48.3), (19, 46), (24, 44), (29, 45)), ((24, -12), (28, -17), (36, -18.5)),
    ((-57, -20), (-59, -28), (-58.5, -34)), ((148, -27), (144, -33), (139.5, -35.3)), ((8, 47.5), (8, 50), (5, 52)),
)  # fmt: skip
LAKES: tuple[tuple[Point, ...], ...] = (
    ((-92, 46.8), (-88, 48.6), (-85, 47), (-88, 46.8)), ((-87.5, 42), (-86.2, 42.5), (-85.5, 45.6), (-87, 45.5)),
    ((-83.8, 46), (-80.5, 45.6), (-82, 43.3), (-83.5, 44)), ((-83, 41.8), (-79, 42.9), (-81.5, 42.6)), ((-79.6, 43.4), (-76.5, 43.8), (-78, 43.9)),
    ((-98.5, 50.5), (-96.5, 50.6), (-98, 53.6)), ((-116, 61.3), (-109.5, 62.6), (-113, 62.3)), ((-124, 65.5), (-118.5, 66), (-121, 66.8)),
    ((103.8, 51.5), (106.5, 52.4), (109.7, 55.6), (108.4, 53.6)), ((32, 0.3), (34, -0.3), (33.4, -2.4), (31.8, -2)),
    ((30, -4), (29.2, -6), (30.8, -8.5)), ((58.3, 44.2), (61, 46.5), (59.5, 45.6)), ((74, 46), (78.5, 46.7), (76, 45.6)),
    ((31, 60.2), (32.8, 61), (30.6, 61.5)), ((34.5, 61.2), (35.8, 62.4), (35, 62.5)),
)  # fmt: skip
PEAKS = ((5.4, 9.5), (6.2, 11), (6.8, 12.5), (7.6, 14))  # half the width, and the height, of a peak of a great range
CASPIAN: tuple[Point, ...] = (
    (47, 45), (49, 46.8), (52, 47.2), (53.2, 46.5), (51, 44.5), (53, 42), (53.9, 39), (54, 36.8), (51, 36.4), (48.8, 38), (49.5, 40.4), (48, 42.3),
)  # fmt: skip
SANDS: tuple[tuple[float, float, float, float], ...] = (
    (-5, 22, 10, 5), (10, 26, 9, 4), (22, 27, 7, 4), (29, 22, 4, 5), (47, 21, 7, 6), (60, 41, 5, 2), (83, 39.5, 7, 1.6),
    (104, 43, 8, 1.6), (128, -24, 7, 5), (-114, 36, 3, 3), (19, -23, 3, 3), (71, 27, 2.5, 2.5), (55, 32, 3, 2), (-69.5, -24, 0.8, 3),
)  # fmt: skip
WOODS: tuple[tuple[float, float, float, float, int], ...] = (
    (-62, -5, 9, 5, 46), (20, 0, 7, 3.5, 34), (45, 61, 14, 3, 30), (85, 61, 14, 4, 44), (120, 62, 14, 4, 40), (-78, 50, 9, 2.4, 26),
    (-108, 56, 12, 3, 34), (16, 62, 4, 3, 12), (114, 0.5, 3, 2.5, 12), (141, -5, 4, 1.4, 8), (102, 15, 3, 4, 12), (-86, 34, 4, 3, 12), (-57, 3, 4, 1.6, 10),
    (102, -1, 2.6, 2, 8), (-124, 60, 5, 2, 10), (128, 51, 6, 2, 14), (145, -37, 2.5, 1, 6), (48, -19, 1.4, 3, 6), (10, 6, 3, 1.5, 8), (24, 53, 5, 2, 12),
)  # fmt: skip


def wash(land: str) -> tuple[str, str, str]:
    return WASH[HOME.get(land, "")]


def defs() -> str:
    made = gradient("sup-sun", (0, "#fff", 0.3), (0.5, "#fff", 0), (1, "#3a2600", 0.2), x1=0, y1=0, x2=0.5, y2=1)
    made += gradient("sup-lake", (0, "#5fb4c6"), (1, "#2b7f9f"), x1=0, y1=0, x2=0, y2=1)
    for land, rings in LAND.items():
        made += tag("path", id=f"sup-p-{land}", d=path(rings, box(rings)[:2]))
    made += tag("path", id="sup-p-scenery", d=path(SCENERY))
    made += group(*_all(), id="sup-coast") + tag("clipPath", "".join(_all()), id="sup-dry")
    return made


def _all() -> list[str]:
    """Every piece of land where it lies."""
    corners = {land: box(rings)[:2] for land, rings in LAND.items()} | {"scenery": (0, 0)}
    return [tag("use", href=f"#sup-p-{land}", x=num(x), y=num(y)) for land, (x, y) in corners.items()]


def ground() -> str:
    """Shadow on the water, then every land: pale inside, its power's colour along its frontiers."""
    drawn = tag("use", href="#sup-coast", fill="#02202f", opacity=0.4, transform="translate(3 5)")
    drawn += tag("use", href="#sup-p-scenery", fill="#ded8c6", stroke="#675a42", stroke_width=0.8)
    for land, rings in LAND.items():
        x, y, _, _ = box(rings)
        pale, strong, _ = wash(land)
        if land == "greenland":
            pale, strong = "#f8fbfa", "#c3d3d6"
        clip = tag("clipPath", tag("use", href=f"#sup-p-{land}"), id=f"sup-c-{land}")
        inner = "".join(
            tag("use", href=f"#sup-p-{land}", fill="none", stroke=strong, stroke_width=width, opacity=opacity)
            for width, opacity in ((30, 0.16), (20, 0.22), (12, 0.3), (6, 0.4))
        )
        drawn += clip + group(
            tag("use", href=f"#sup-p-{land}", fill=pale),
            group(inner, stroke_linejoin="round"),
            tag("use", href=f"#sup-p-{land}", fill="url(#sup-sun)"),
            transform=f"translate({num(x)} {num(y)})",
            clip_path=f"url(#sup-c-{land})",
        )
    return drawn


def borders() -> str:
    """Frontier and coast in ink."""
    lines = ""
    for land, rings in LAND.items():
        x, y, _, _ = box(rings)
        lines += tag("use", href=f"#sup-p-{land}", x=num(x), y=num(y), stroke=wash(land)[2])
    coast = tag("use", href="#sup-coast", stroke="#2b2a1e", stroke_width=0.5, opacity=0.5)
    return group(lines, fill="none", stroke_width=1.1, stroke_linejoin="round", opacity=0.85) + group(
        coast, fill="none"
    )


def _peaks() -> str:
    """Peaks along each range: a lit side, a shaded side, snow on the high ones, a foot that fades into the land."""
    rng = random.Random(7)
    spots: list[tuple[int, int, float]] = []
    for size, way in RANGES:
        points = [on_map(*spot) for spot in way]
        for (ax, ay), (bx, by) in pairwise(points):
            count = max(2, round(math.hypot(bx - ax, by - ay) / (8.5 * size)))
            for k in range(count):
                t = (k + rng.random() * 0.5) / count
                spots.append(
                    (round(ax + (bx - ax) * t + rng.gauss(0, 3.5)), round(ay + (by - ay) * t + rng.gauss(0, 2.5)), size)
                )
    foot = lit = dark = snow = ""
    for x, y, size in sorted(spots, key=lambda spot: spot[1]):
        w, h = PEAKS[rng.randrange(len(PEAKS))]
        w, h = w * size, h * size
        foot += f"M{x} {y + 1}m{num(-w * 1.5)} 0q{num(w * 1.5)} {num(-h * 0.75)} {num(w * 3.1)} 0z"
        lit += f"M{x} {y}m0 {num(-h)}l{num(w * 0.28)} {num(h)}h{num(-w * 1.28)}z"
        dark += f"M{x} {y}m0 {num(-h)}l{num(w)} {num(h)}h{num(-w * 0.75)}z"
        if size * h > 9:
            snow += f"M{x} {y}m0 {num(-h)}l{num(w * 0.34)} {num(h * 0.34)} {num(-w * 0.3)} {num(-h * 0.06)} {num(-w * 0.32)} {num(h * 0.1)}z"
    return (
        tag("path", d=foot, fill="#7d6a45", opacity=0.2)
        + tag("path", d=lit, fill="#efe4c8", stroke="#6b5a3c", stroke_width=0.35)
        + tag("path", d=dark, fill="#8b7750", stroke="#6b5a3c", stroke_width=0.35)
        + tag("path", d=snow, fill="#fff")
    )


def _sands() -> str:
    rng = random.Random(9)
    dots, dunes = "", ""
    for lon, lat, wide, high in SANDS:
        for _ in range(int(wide * high * 1.1) + 8):
            x, y = on_map(lon + rng.gauss(0, wide / 2), lat + rng.gauss(0, high / 2))
            if rng.random() < 0.3:
                dunes += f"M{round(x)} {round(y)}q4 -4 8 0"
            else:
                dots += f"M{round(x)} {round(y)}h.1"
    return group(
        tag("path", d=dots, stroke_width=1.3), tag("path", d=dunes, stroke_width=0.7), fill="none", stroke="#a07b36",
        stroke_linecap="round", opacity=0.75,
    )  # fmt: skip


def _woods() -> str:
    rng = random.Random(13)
    spots = []
    for lon, lat, wide, high, count in WOODS:
        spots += [
            on_map(lon + rng.gauss(0, wide / 2), lat + rng.gauss(0, high / 2)) + (abs(lat),) for _ in range(count)
        ]
    firs = palms = trunks = ""
    for x, y, lat in sorted(spots, key=lambda spot: spot[1]):
        if lat > 40:
            firs += f"M{round(x)} {round(y) - 6}l2.3 5.4h-4.6z"
        else:
            palms += f"M{round(x) - 3} {round(y) - 2}a2.6 2.4 0 1 1 5.2 0q-2.6 1 -5.2 0z"
        trunks += f"M{round(x)} {round(y) - 1}v1.6"
    return (
        tag("path", d=trunks, stroke="#4a3418", stroke_width=0.9)
        + tag("path", d=firs, fill="#3f7250", stroke="#24452f", stroke_width=0.4)
        + tag("path", d=palms, fill="#5d9247", stroke="#33592a", stroke_width=0.4)
    )


def features() -> str:
    rivers = "".join(smooth([on_map(*spot) for spot in way]) for way in RIVERS)
    lakes = "".join(smooth([on_map(*spot) for spot in ring], closed=True) for ring in (*LAKES, CASPIAN))
    canal = smooth([on_map(*spot) for spot in ((32.3, 31.4), (32.35, 30.6), (32.55, 29.9))])
    relief = group(_sands(), _woods(), _peaks(), opacity=0.8)
    return (
        tag("path", d=rivers, fill="none", stroke="#3f93b0", stroke_width=1.2, stroke_linecap="round", opacity=0.85)
        + tag("path", d=lakes, fill="url(#sup-lake)", stroke="#27566b", stroke_width=0.7)
        + tag("path", d=canal, fill="none", stroke="#27566b", stroke_width=4.6, stroke_linecap="round")
        + tag("path", d=canal, fill="none", stroke="#7cc8d2", stroke_width=3.2, stroke_linecap="round")
        + group(relief, clip_path="url(#sup-dry)")
    )
