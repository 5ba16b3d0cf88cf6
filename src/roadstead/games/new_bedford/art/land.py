"""The sky, the hills behind the town, its slopes, streets, trees and nameless houses."""

import random

from roadstead.games.new_bedford.art.patches import patches
from roadstead.games.new_bedford.art.places import HORIZON, LOT, LOTS, PICTURE, QUAY, SITE, SITES
from roadstead.kernel.kit.shapes import downward, oval, path
from roadstead.kernel.pen import Point, gradient, group, num, ragged, smooth, tag

LEFT, TOP, WIDE, _ = PICTURE
RIGHT = LEFT + WIDE
STREETS: tuple[tuple[Point, ...], ...] = (
    ((330, 272), (560, 276), (800, 278), (1000, 280), (1240, 278), (1480, 276), (1670, 270)),
    ((330, 432), (560, 436), (800, 438), (1000, 440), (1240, 438), (1480, 434), (1670, 430)),
    ((330, 592), (1000, 596), (1670, 592)),
)
LANES: tuple[tuple[Point, ...], ...] = (
    ((905, 122), (902, 200), (896, 280), (900, 438), (760, 520), (762, 596)),
    ((1097, 122), (1100, 200), (1104, 280), (1102, 438), (1240, 520), (1240, 596)),
    ((560, 130), (556, 276), (536, 352), (556, 436), (574, 596)),
    ((1442, 130), (1446, 276), (1466, 352), (1446, 434), (1424, 596)),
)


def defs() -> str:
    return (
        downward("nb-sky", (0, "#6fa3c4"), (0.45, "#b9d3d6"), (0.8, "#f6dcae"), (1, "#f7c98c"))
        + gradient("nb-sun", (0, "#fffbe6", 1), (0.3, "#ffe9a8", 0.85), (1, "#ffd98a", 0), radial=True)
        + downward("nb-slope", (0, "#a8b873"), (0.3, "#97b060"), (0.75, "#8aa658"), (1, "#a8a873"))
        + tag("clipPath", tag("rect", x=LEFT + 18, y=TOP + 18, width=WIDE - 36, height=1056, rx=6), id="nb-frame")
        + _tree("nb-oak", "#5f9443", "#3d6d31", "#9cc46c") + _tree("nb-elm", "#86a244", "#5d7a30", "#c5d37c")
        + _tree("nb-maple", "#c0813a", "#94561f", "#efbf6c") + _fir() + _cottages()
    )  # fmt: skip


def _tree(name: str, fill: str, shade: str, light: str) -> str:
    crown = "M-12 -9q-5 -6 1 -11q-1 -8 7 -8q5 -5 10 -1q8 0 7 7q5 6 0 11q-3 6 -11 4q-6 4 -14 -2z"
    return group(
        oval(2, 0, 13, 3.4, "#1c2b10", opacity=0.3),
        path("M-2 0l.6 -10h3.400l.6 10z", "#5a3a1e"),
        path(crown, fill, stroke=shade, stroke_width=1),
        path("M3 -6q11 0 9 -14q6 6 0 12q-3 6 -9 2z", shade, opacity=0.6),
        path("M-8 -15q2 -5 6 -6M-2 -24q3 -2 5 0", stroke=light, stroke_width=1.4, stroke_linecap="round"),
        id=name,
    )


def _fir() -> str:
    tiers = "M0 -34L7 -21H4L10 -11H5L13 0H-13L-5 -11H-10L-4 -21H-7z"
    return group(
        oval(2, 1, 12, 3, "#1c2b10", opacity=0.3),
        path(tiers, "#3d6f42", stroke="#234a2b"),
        path("M0 -34L7 -21H4L10 -11H5L13 0H2z", "#16361e", opacity=0.4),
        id="nb-fir",
    )


COTTAGES = (("#f1ead8", "#6d5a55"), ("#c9785c", "#5d6570"), ("#d9c48a", "#7c5240"), ("#a9b5b0", "#5f5248"))


def _cottages() -> str:
    made = ""
    for k, (wall, roof) in enumerate(COTTAGES):
        made += group(
            oval(2, 1, 16, 3, "#1c2b10", opacity=0.3, stroke="none"),
            path("M9 -12l6 -3v13l-6 3z", wall)
            + path("M9 -12l6 -3v13l-6 3z", "#1c1420", fill_opacity=0.35, stroke="none"),
            path("M-11 -12h20v13h-20z", wall),
            path("M-13 -11h23l5 -11h-22z", roof) + path("M9 -12l6 -3l-1 -7z", wall) + path("M-6 -22v-5h4v5", "#9a4b38"),
            path("M-8 -8h4v4h-4zM1 -8h4v4h-4z", "#34505e", stroke="#fff", stroke_width=0.6)
            + path("M-3 1v-7h3.400v7z", "#5b2f23"),
            id=f"nb-cottage-{k}",
            stroke="#2f2118",
            stroke_width=0.8,
            stroke_linejoin="round",
        )
    return made


def sky() -> str:
    drawn = tag("rect", x=LEFT, y=TOP, width=WIDE, height=HORIZON - TOP + 30, fill="url(#nb-sky)")
    drawn += oval(560, 96, 250, 120, "url(#nb-sun)") + tag("circle", cx=560, cy=96, r=24, fill="#fff6d4", opacity=0.95)
    rng = random.Random(4)
    clouds = ""
    for x, y, size in (
        (420, 62, 0.8),
        (690, 52, 1.0),
        (1290, 58, 1.1),
        (1450, 80, 0.8),
        (1590, 56, 0.9),
        (1210, 92, 0.6),
    ):
        for _ in range(7):
            clouds += oval(
                float(num(x + (rng.random() - 0.5) * 110 * size)),
                float(num(y + (rng.random() - 0.5) * 10)),
                float(num((18 + rng.random() * 26) * size)),
                float(num((5 + rng.random() * 6) * size)),
                "#fffaf0",
                opacity=num(0.3 + rng.random() * 0.4),
            )
    gulls = "".join(
        f"M{x} {y}q5 -6 9 0q4 -6 9 0" for x, y in ((1330, 88), (1362, 76), (1404, 94), (690, 92), (722, 82), (474, 52))
    )
    return drawn + clouds + path(gulls, stroke="#3c4a52", stroke_width=1.6, stroke_linecap="round")


def hills() -> str:
    def ridge(base: float, rise: float, seed: float, fill: str) -> str:
        points = [(LEFT + WIDE * k / 26, base - rise * (0.6 + 0.5 * ragged(k * 0.5, seed))) for k in range(27)]
        return path(smooth(points) + f"L{num(RIGHT)} 240L{num(LEFT)} 240z", fill)

    return ridge(128, 26, 1.2, "#9fb6b4") + ridge(134, 18, 3.1, "#8daa8c") + ridge(142, 14, 5.0, "#8fae72")


def slope() -> str:
    crest = [(LEFT + WIDE * k / 20, 138 - 8 * ragged(k * 0.7, 2.2)) for k in range(21)]
    ground = smooth(crest) + f"L{num(RIGHT)} {QUAY + 20:g}L{num(LEFT)} {QUAY + 20:g}z"
    rng = random.Random(11)
    light_and_shade = patches(rng, (150, 440), (40, 110), (12, 26), ("#cfd58f", "#5d8440"), 0.1)
    tufts = ""
    for _ in range(420):
        x, y = LEFT + 20 + rng.random() * (WIDE - 40), 150 + rng.random() * 436
        tufts += f"M{num(x)} {num(y)}l-2 -5m2 5l0 -6m0 6l2 -5"
    return (
        path(ground, "url(#nb-slope)") + light_and_shade + path(tufts, stroke="#54763a", stroke_width=0.9, opacity=0.5)
    )


def streets() -> str:
    lanes = "".join(smooth(lane) for lane in LANES)
    roads = "".join(smooth(street) for street in STREETS)
    rng = random.Random(8)
    cobbles = ""
    for street in STREETS:
        for _ in range(260):
            x = LEFT + 20 + rng.random() * (WIDE - 40)
            cobbles += (
                f"M{num(x)} {num(street[len(street) // 2][1] + (rng.random() - 0.5) * 14)}h{num(2 + rng.random() * 4)}"
            )
    return group(
        path(lanes, "", stroke="#8d7a4c", stroke_width=17),
        path(lanes, "", stroke="#d8c79b", stroke_width=14),
        path(roads, "", stroke="#857146", stroke_width=23),
        path(roads, "", stroke="#dccca2", stroke_width=20),
        path(lanes, "", stroke="#dccca2", stroke_width=13),
        path(roads, "", stroke="#c2ae7d", stroke_width=2, stroke_dasharray="26 18", opacity=0.7),
        fill="none",
    ) + path(cobbles, stroke="#a8946a", stroke_width=1.6, opacity=0.6)


_TAKEN = tuple(
    (cx - width / 2 - 12, cx + width / 2 + 12, cy - height / 2 + 8, cy + height / 2 + 30)
    for places, (width, height) in ((LOTS, LOT), (SITES[:5], SITE))
    for cx, cy in places
)


def _free(x: float, y: float) -> bool:
    """Whether nothing that matters would be hidden or crossed."""
    if 261 < y < 296 or 421 < y < 456 or y > 579:
        return False
    if any(left < x < right and top < y < bottom for left, right, top, bottom in _TAKEN):
        return False
    return all(min(abs(x - px) + max(0, abs(y - py) - 60) for px, py in lane) > 18 for lane in LANES)


def growth() -> str:
    """Trees and cottages in the gaps, farther ones first."""
    rng = random.Random(23)
    found: list[tuple[float, float, str, float]] = []
    for _ in range(3600):
        x, y = LEFT + 26 + rng.random() * (WIDE - 52), 141 + rng.random() * 440
        cottage = rng.random() < 0.16 and y > 160
        reach = 27 if cottage else 17
        if not _free(x, y) or any(abs(x - a) < reach and abs(y - b) < reach * 0.62 for a, b, _, _ in found):
            continue
        name = f"cottage-{rng.randrange(4)}" if cottage else rng.choice(("oak", "oak", "elm", "elm", "maple", "fir"))
        found.append((x, y, name, (0.78 + 0.12 * rng.random()) * (0.78 + y / 1500)))
    skyline = [
        (
            LEFT + 24 + 15 * k + rng.random() * 9,
            136 + rng.random() * 6,
            rng.choice(("oak", "fir", "elm")),
            0.5 + 0.14 * rng.random(),
        )
        for k in range(86)
    ]
    return "".join(
        tag("use", href=f"#nb-{name}", transform=f"translate({num(x)} {num(y)}) scale({size:.2f})")
        for x, y, name, size in sorted(skyline + found, key=lambda row: row[1])
    )


def gardens() -> str:
    """What shows on a lot that a small table does without: a cottage and its garden."""
    beds = ""
    for tile, (x, y) in enumerate(LOTS):
        rows = "".join(f"M{num(x - 34 + 11 * k)} {num(y + 25)}l{num(-3 + k * 0.8)} 14" for k in range(4))
        beds += path(f"M{num(x - 48)} {num(y - 14)}h96l12 58h-120z", "#9db765", stroke="#6d7f3c", stroke_width=1)
        beds += path(f"M{num(x - 38)} {num(y + 22)}h40l3 20h-46z", "#a8874f") + path(
            rows, stroke="#5f8a3a", stroke_width=4
        )
        house = tag(
            "use",
            href=f"#nb-cottage-{tile * 3 % 4}",
            transform=f"translate({num(x + 20 - tile % 3 * 9)} {num(y + 18)}) scale(1.5)",
        )
        grown = ((-36, -2, "oak"), (-12, 4, "elm"), (44, 10, "maple"), (46, 38, "elm"), (20, 42, "fir"))
        trees = [
            tag("use", href=f"#nb-{name}", transform=f"translate({num(x + dx + tile % 4 * 3 - 4)} {num(y + dy)})")
            for dx, dy, name in grown
        ]
        beds += "".join(trees[tile % 2 : 2]) + house + "".join(trees[2 : 5 - tile % 2])
    return beds
