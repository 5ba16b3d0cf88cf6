"""The land: polders with their ditches, tulips, woods, farms, villages and mills."""

import math
import random

from roadstead.games.rotterdam.art.plan import MAP, REGIONS, Waters, sites
from roadstead.games.rotterdam.art.river import coast, flows, wet
from roadstead.kernel.kit.shapes import at, box, ink, stroke
from roadstead.kernel.pen import Crowd, Point, gradient, group, line, num, tag

GREENS = ("#7fa94a", "#8fb552", "#9dbd5b", "#719c45", "#b3c267", "#a5b45a", "#86ad57", "#c9c775")
TULIPS = (("#d9443c", "#f4d14a"), ("#e27aa0", "#f6e6ef"), ("#f2c230", "#e8762c"), ("#8d5bb0", "#e3c4ef"))


def defs() -> str:
    crown = "M-7 2a5 5 0 0 1 1 -8a6.5 6 0 0 1 12 0a5 5 0 0 1 2 8a7 3.5 0 0 1 -7.5 2a7 3.5 0 0 1 -7.5 -2z"
    shine = "M-5 -4a5 4 0 0 1 7 -3a6 4 0 0 0 -5 3a3 3 0 0 0 -2 3a3 3 0 0 1 0 -3z"

    def tree(name: str, dark: str, light: str) -> str:
        return group(tag("ellipse", cx=3, cy=4.5, rx=8, ry=3, fill="#1f351a", opacity=0.4),
                     ink(crown, dark, "#1c3a1d", 0.8), ink(shine, light), id=name)  # fmt: skip

    def house(name: str, roof: str, side: str) -> str:
        return group(
            ink("M-7 4h17l-2 3h-15z", "#1c2a12", opacity=0.4), ink("M-7 -2h9v7h-9z", "#f4ead2"),
            ink("M2 -2l8 -1v7l-8 1z", "#cdb894"), ink("M-8.5 -2l6 -7l5.5 7z", "#fbf3df"),
            ink("M-2.5 -9l8 -1l6 7l-8.5 1z", roof), ink("M-2.5 -9l5.5 7l-1.5 .6l-5 -6z", side),
            stroke="#4a2c16", stroke_width=0.7, stroke_linejoin="round", id=name,
        )  # fmt: skip

    poplar = group(tag("ellipse", cx=3, cy=1, rx=5, ry=2, fill="#1f351a", opacity=0.4),
                   ink("M0 1C-6 -4 -4 -16 0 -21C4 -16 6 -4 0 1Z", "#4d7f38", "#1c3a1d", 0.8),
                   ink("M-2 -3C-4 -8 -2 -14 0 -18C0 -12 -1 -7 -2 -3Z", "#8dba5d"), id="rot-poplar")  # fmt: skip
    cow = group(ink("M-5 -3h8l2 -2l3 1l-1 3h-2v3h-1.6v-3h-5v3h-1.6z", "#fbf8f0", "#2b2118", 0.5),
                ink("M-3 -3h3v2h-3zM2 -2h2v2h-2z", "#2b2118"), id="rot-cow")  # fmt: skip
    return (
        gradient("rot-land", (0, "#8fb254"), (0.5, "#9aba5a"), (1, "#7fa349"), x1=0, y1=0, x2=0.3, y2=1)
        + gradient("rot-glass", (0, "#e9f7f4"), (0.5, "#b7d8d8"), (1, "#8fb9be"), x1=0, y1=0, x2=1, y2=1)
        + tree("rot-tree-0", "#4a7d38", "#82b257") + tree("rot-tree-1", "#3b6f3a", "#6ea152")
        + house("rot-house-0", "#c9562f", "#8e3419") + house("rot-house-1", "#a8402c", "#722719")
        + house("rot-house-2", "#5f6b78", "#3b4550") + poplar + cow + mill()
    )  # fmt: skip


def mill() -> str:
    """A windmill on its mound."""
    sail = "M-1 0h2v-30h-2zM1 -29h6v24h-6z"
    sails = "".join(
        tag("path", d=sail, fill="#fdf6e0", stroke="#4a2c16", stroke_width=0.8, transform=f"rotate({24 + 90 * k})")
        for k in range(4)
    )
    lattice = "".join(
        stroke("M1 -24h6M1 -19h6M1 -14h6M1 -9h6M4 -29v24", "#8a6a3c", 0.6, transform=f"rotate({24 + 90 * k})")
        for k in range(4)
    )
    return group(
        tag("ellipse", cx=4, cy=9, rx=20, ry=6, fill="#22371a", opacity=0.4),
        tag("ellipse", cx=0, cy=7, rx=15, ry=5, fill="#8fae55", stroke="#4f6a2d", stroke_width=0.8),
        ink("M-10 6L-6 -20H6L10 6Q0 10 -10 6Z", "#a6583a", "#3d1f10", 1.1),
        ink("M2 8.4L4 -20H6L10 6Q6 8 2 8.4Z", "#6f3421"),
        ink("M-12 -4h24l-2 4h-20z", "#efe2c4", "#4a2c16", 0.8),
        ink("M-2.4 8.6v-7a2.4 2.4 0 0 1 4.8 0v7z", "#3d2412"), ink("M-2 -12h4v5h-4z", "#dff0ee", "#3d1f10", 0.7),
        ink("M-7 -20Q0 -31 7 -20Z", "#3f5a48", "#1d2c22", 1),
        group(sails, lattice, tag("circle", r=2.2, fill="#4a2c16"), transform="translate(0 -22)"),
        id="rot-mill",
    )  # fmt: skip


def _coarse(points: list[Point], closed: bool = False) -> str:
    """A line in whole pixels: parcels are many, and nobody sees the difference."""
    return line([(round(x), round(y)) for x, y in points], closed)


def fields() -> str:
    """A patchwork of long parcels between ditches."""
    rng = random.Random(17)
    left, top, width, height = MAP
    parcels: dict[str, str] = {}
    beds: dict[str, str] = {}
    ditches, rows = "", ""
    slant = 0.22
    step_x, step_y = 118.0, 74.0
    for row in range(-1, int(height // step_y) + 2):
        for column in range(-2, int(width // step_x) + 2):
            x0 = left + column * step_x + row * step_y * slant + 34 * math.sin(row * 2.1)
            y0 = top + row * step_y + 10 * math.sin(column * 1.3 + row)
            strips = 2 + int(rng.random() * 4)
            for k in range(strips):
                a, b = x0 + step_x * k / strips, x0 + step_x * (k + 1) / strips
                corner = [(a, y0), (b, y0), (b + step_y * slant, y0 + step_y), (a + step_y * slant, y0 + step_y)]
                tulips = y0 < top + 130 and rng.random() < 0.14
                pair = TULIPS[int(rng.random() * 4)]
                fill = pair[0] if tulips else GREENS[int(rng.random() * len(GREENS))]
                parcels[fill] = parcels.get(fill, "") + _coarse(corner, True)
                if tulips:
                    for j in range(1, 5):
                        ya, push = y0 + step_y * j / 5, step_y * slant * j / 5
                        beds[pair[1]] = beds.get(pair[1], "") + _coarse([(a + push + 3, ya), (b + push - 3, ya)])
                elif rng.random() < 0.45:
                    for j in range(1, 7):
                        ya, push = y0 + step_y * j / 7, step_y * slant * j / 7
                        rows += _coarse([(a + push + 3, ya), (b + push - 3, ya)])
                ditches += _coarse([(a, y0), (a + step_y * slant, y0 + step_y)])
            ditches += _coarse([(x0, y0), (x0 + step_x, y0)])
    made = "".join(tag("path", d=path, fill=fill, opacity=0.7) for fill, path in parcels.items())
    made += "".join(stroke(path, colour, 5) for colour, path in beds.items())
    return made + stroke(rows, "#6a8a35", 1, opacity=0.35) + stroke(ditches, "#5c9aa3", 1.6, opacity=0.6)


def ground() -> str:
    left, top, width, height = MAP
    return box(left, top, width, height, "url(#rot-land)") + fields()


def keep_clear(river: Waters) -> Crowd:
    """Where buildings of the harbours and the signs will stand."""
    crowd = Crowd()
    for port, (x, y) in enumerate(river.harbours):
        for px, py in sites(river, port, 4):
            crowd.add((px, py))
            crowd.add((px, py - 26))
        for k in range(-4, 5):
            crowd.add((x + k * 30, y - 66))
            crowd.add((x + k * 30, y + 66))
        for k in range(4):
            crowd.add((x + 130 + k * 32, y + 12))
    for _, (x, y) in REGIONS:
        for k in range(-2, 3):
            crowd.add((x + k * 28, y + 14))
    left, top, width, height = MAP
    for k in range(5):
        crowd.add((left + 300 + k * 26, top + height - 54))
        crowd.add((left + 310 + k * 26, top + height - 96))
        crowd.add((left + 150 + k * 34, top + height - 40))
        crowd.add((left + 220 + k * 24, top + 50))
        crowd.add((left + 412, top + 10 + k * 26))
        crowd.add((left + 216, top + 560 + k * 10))
        for y in (180, 210, 250, 280, 390, 420):
            crowd.add((left + width - 10 - k * 28, top + y))
    return crowd


def greenhouse(place: Point) -> str:
    panes = "".join(f"M{-22 + 8 * k} -11l4 22" for k in range(6))
    return at(place, ink("M-24 -8h48l6 22h-48z", "#22371a", opacity=0.35), ink("M-28 -12h48l6 22h-48z", "url(#rot-glass)", "#5b8086", 1),
              stroke(panes + "M-26 -4h48M-24 4h48", "#6f979c", 0.7))  # fmt: skip


def growth(river: Waters) -> str:
    """Woods, poplars, farms, mills, cows and glass, from the north southward so that near things overlap far ones."""
    rng = random.Random(23)
    left, top, width, height = MAP
    water, busy = wet(river), keep_clear(river)
    taken = Crowd()
    items: list[tuple[float, str]] = []

    def free(point: Point, water_gap: float, gap: float) -> bool:
        return not (water.near(point, water_gap) or busy.near(point, 42) or taken.near(point, gap))

    def spot() -> Point:
        return left + 20 + rng.random() * (width - 40), top + 18 + rng.random() * (height - 34)

    for wanted, tries, gap, kind in ((7, 900, 96, "mill"), (10, 700, 56, "village"), (7, 400, 52, "glass")):
        found = 0
        for _ in range(tries):
            point = spot()
            if found == wanted or point[1] < top + 52 or not free(point, 70, gap):
                continue
            if kind == "mill" and busy.near((point[0], point[1] - 26), 45):
                continue
            found += 1
            taken.add(point)
            x, y = point
            if kind == "mill":
                items.append((y, tag("use", href="#rot-mill", x=num(x), y=num(y))))
            elif kind == "glass":
                items.append((y, greenhouse(point)))
            else:
                for k in range(7):
                    hx, hy = x - 22 + 15 * (k % 4) + rng.random() * 5, y - 8 + 13 * (k // 4) + rng.random() * 4
                    items.append((hy, tag("use", href=f"#rot-house-{int(rng.random() * 3)}", x=num(hx), y=num(hy))))
                items.append((y - 3, church((x + 4, y - 2))))
    trees = Crowd(cell=15)
    for _ in range(2600):
        point = spot()
        wild = math.sin(point[0] / 47) + math.sin(point[1] / 31 + point[0] / 90)
        if wild < 0.4 or trees.near(point, 11) or not free(point, 60, 34):
            continue
        trees.add(point)
        kind = "poplar" if wild > 1.55 else f"tree-{int(rng.random() * 2)}"
        items.append((point[1], tag("use", href=f"#rot-{kind}", x=num(point[0]), y=num(point[1]))))
    for flow in flows(river):
        for x, y in flow[2:-2:2]:
            for side in (-62, 62):
                point = (x + (rng.random() - 0.5) * 16, y + (side + (rng.random() - 0.5) * 12) * river.size)
                if (
                    rng.random() < 0.7
                    and not water.near(point, 50 * river.size)
                    and not trees.near(point, 13)
                    and not busy.near(point, 34)
                ):
                    trees.add(point)
                    kind = "poplar" if rng.random() < 0.3 else f"tree-{int(rng.random() * 2)}"
                    items.append((point[1], tag("use", href=f"#rot-{kind}", x=num(point[0]), y=num(point[1]))))
    for _ in range(500):
        point = spot()
        if rng.random() < 0.3 and free(point, 70, 26) and not trees.near(point, 22):
            taken.add(point)
            items.append((point[1], tag("use", href="#rot-cow", x=num(point[0]), y=num(point[1]))))
    return "".join(markup for _, markup in sorted(items, key=lambda item: item[0]))


def church(place: Point) -> str:
    return at(place, ink("M-3 4V-14h6V4z", "#e7d9ba", "#4a2c16", 0.8), ink("M-4 -14L0 -28L4 -14z", "#4d5b66", "#232b31", 0.8),
              ink("M3 -4h12v9h-12z", "#d6c39c", "#4a2c16", 0.7), ink("M2 -4l4 -6h8l3 6z", "#8e3419", "#4a2c16", 0.7),
              stroke("M0 -28v-4M-1.5 -30.5h3", "#e8bd4d", 1))  # fmt: skip


def dunes(river: Waters) -> str:
    """Marram grass along the beach."""
    rng = random.Random(31)
    arms = Crowd(point for flow in flows(river) for point in flow)
    tufts = ""
    for x, y in coast():
        for _ in range(7):
            px, py = x + 14 + rng.random() * 26, y + rng.random() * 30
            if arms.near((px, py), 62):
                continue
            tufts += f"M{num(px)} {num(py)}q-2 -5 -4 -6m4 6q0 -6 1 -8m-1 8q3 -4 5 -5"
    return stroke(tufts, "#6c7f34", 1.1, opacity=0.8)
