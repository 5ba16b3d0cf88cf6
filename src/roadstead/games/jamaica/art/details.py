"""Small things that reward a second look: roads, names of regions, a volcano, a wreck, a lighthouse, passing sails."""

import random

from roadstead.games.jamaica.art.coast import on_land
from roadstead.games.jamaica.art.pen import dense
from roadstead.kernel.pen import Point, group, num, smooth, tag, words

VOLCANO: Point = (1424, 256)
LIGHTHOUSE: Point = (592, 196)
MILL: Point = (1082, 612)
WRECK: Point = (548, 902)
ROADS: tuple[tuple[Point, ...], ...] = (
    ((545, 402), (560, 440), (588, 486), (640, 540), (650, 610), (720, 670), (800, 690)),
    ((800, 690), (860, 706), (940, 690), (1030, 690), (1090, 720), (1140, 760)),
    ((1050, 335), (1068, 420), (1120, 530), (1082, 622), (1030, 690)),
    ((1050, 335), (970, 366), (876, 380), (800, 352), (738, 312)),
    ((800, 690), (770, 730), (774, 790)),
    ((1230, 760), (1320, 752), (1410, 730), (1474, 694)),
)
REGIONS: tuple[tuple[str, tuple[Point, ...], float], ...] = (
    ("BLUE MOUNTAINS", ((1232, 690), (1330, 676), (1452, 700)), 16),
    ("COCKPIT COUNTRY", ((640, 528), (760, 500), (884, 524)), 17),
    ("CLARENDON", ((912, 616), (990, 600), (1070, 610)), 13),
)


def clearings() -> list[Point]:
    """Where woods would hide something."""
    spots = [VOLCANO, LIGHTHOUSE, MILL, WRECK, (1410, 220), (1440, 230)]
    for _, course, _ in REGIONS:
        spots += dense(course, steps=3)
    return spots


def tufts() -> str:
    """Grass, so that open land is not bare."""
    rng = random.Random(17)
    dark, light = "", ""
    for _ in range(420):
        at = (430 + rng.random() * 1100, 130 + rng.random() * 780)
        if not on_land(at, 10):
            continue
        stroke = f"M{num(at[0])} {num(at[1])}l-3 -4m3 4v-6m0 6l3 -4"
        if rng.random() < 0.6:
            dark += stroke
        else:
            light += stroke
    return group(
        tag("path", d=dark, stroke="#3f6a2c", opacity=0.6), tag("path", d=light, stroke="#d9d98a", opacity=0.6),
        fill="none", stroke_width=1.1, stroke_linecap="round",
    )  # fmt: skip


def roads() -> str:
    every = "".join(smooth(road) for road in ROADS)
    return group(
        tag("path", d=every, stroke="#e9d9a0", stroke_width=4, opacity=0.55),
        tag("path", d=every, stroke="#7a5a2c", stroke_width=1.5, stroke_dasharray="6 4", opacity=0.8),
        fill="none", stroke_linecap="round",
    )  # fmt: skip


def regions() -> str:
    drawn = ""
    for k, (name, course, size) in enumerate(REGIONS):
        arc = f"jam-arc-{k}"
        text = tag("textPath", name, href=f"#{arc}", startOffset="50%")
        drawn += tag("path", d=smooth(course), id=arc, fill="none")
        drawn += tag("text", text, class_="ornament", font_size=size, fill="#4a3213", letter_spacing=4, text_anchor="middle",
                     font_family="Georgia,'Times New Roman',serif", font_weight="bold", paint_order="stroke",
                     stroke="#dcd9a0", stroke_width=3.5, stroke_opacity=0.75, stroke_linejoin="round")  # fmt: skip
    return drawn


def volcano() -> str:
    cone = "M-58 22C-40 8 -26 -14 -16 -34L-8 -30L2 -34L12 -29L18 -34C28 -12 42 10 60 22C30 34 -30 34 -58 22Z"
    return group(
        tag("path", d="M0 -34C-10 -46 6 -52 -4 -62C-16 -66 -12 -80 0 -78C4 -90 24 -88 24 -76C38 -76 36 -60 24 -60"
            "C20 -50 10 -46 12 -34Z", fill="#e8e4dc", stroke="#6b6470", stroke_width=1.2, opacity=0.85),
        tag("path", d="M2 -60q8 2 10 -6M8 -72q8 4 14 -2", fill="none", stroke="#6b6470", opacity=0.7),
        tag("path", d=cone, fill="#8a6a50", stroke="#3a2412", stroke_width=1.4, stroke_linejoin="round"),
        tag("path", d="M18 -34C28 -12 42 10 60 22C46 28 30 31 12 31C18 14 6 2 12 -29Z", fill="#553d38"),
        tag("path", d="M-16 -34L-8 -30L2 -34L12 -29L18 -34Q1 -41 -16 -34Z", fill="#e2562a", stroke="#3a2412"),
        tag("path", d="M-4 -31Q-10 -16 -3 -6T-8 16L-2 18Q4 4 0 -6T3 -33Z", fill="#f0702e", stroke="#8c2a10"),
        tag("path", d="M-34 12l8 -12M-24 18l6 -10M24 6l8 10M34 8l10 10M20 18l6 8", stroke="#3a2412", stroke_width=1.1),
        transform=f"translate({VOLCANO[0]:g} {VOLCANO[1]:g}) scale(.92)",
    )  # fmt: skip


def lighthouse() -> str:
    return group(
        tag("path", d="M-3 -46L-66 -58V-42L-3 -42Z", fill="#fff3b8", opacity=0.3),
        tag("ellipse", cx=4, cy=10, rx=16, ry=4, fill="#1c3a1a", opacity=0.45),
        tag("path", d="M-8 10L-5 -36H5L8 10Z", fill="#fbf3df"),
        tag("path", d="M-7.4 1L-6.8 -9H6.8L7.4 1ZM-6.2 -18L-5.6 -27H5.6L6.2 -18Z", fill="#c8322b"),
        tag("path", d="M2 -36H5L8 10H3Z", fill="#000", opacity=0.2, stroke="none"),
        tag("path", d="M-8 -36H8V-39H-8ZM-5 -39H5V-48H-5Z", fill="#ffe38a"),
        tag("path", d="M-7 -48L0 -56L7 -48Z", fill="#8c1a13"),
        stroke="#3a2412", stroke_width=1.1, transform=f"translate({LIGHTHOUSE[0]:g} {LIGHTHOUSE[1]:g}) scale(.85)",
    )  # fmt: skip


def mill() -> str:
    vane = "M0 0L3 -22H9L4 -2Z"
    return group(
        tag("ellipse", cx=6, cy=14, rx=18, ry=4, fill="#1c3a1a", opacity=0.45),
        tag("path", d="M-10 14L-6 -12H8L12 14Z", fill="#f3e6c6"), tag("path", d="M2 -12H8L12 14H4Z", fill="#cdb88a"),
        tag("path", d="M-8 -12L1 -22L10 -12Z", fill="#8e3419"), tag("path", d="M-2 14V6Q1 2 4 6V14Z", fill="#6b3f1f"),
        *(tag("path", d=vane, fill="#fffaea", transform=f"translate(1 -13) rotate({20 + 90 * k})") for k in range(4)),
        tag("circle", cx=1, cy=-13, r=2, fill="#3a2412"),
        stroke="#4a2c16", stroke_width=0.9, stroke_linejoin="round", transform=f"translate({MILL[0]:g} {MILL[1]:g})",
    )  # fmt: skip


def wreck() -> str:
    ribs = "M-22 2Q-26 -10 -20 -14M-12 4Q-16 -12 -9 -16M-1 5Q-4 -12 3 -15M10 4Q8 -8 14 -12"
    return group(
        tag(
            "path",
            d="M-32 0C-24 12 14 14 28 -2L22 8C10 18 -20 18 -32 0Z",
            fill="#6d4a2c",
            stroke="#24140a",
            stroke_width=1.4,
        ),
        tag("path", d=ribs, fill="none", stroke="#4a3018", stroke_width=3, stroke_linecap="round"),
        tag("path", d="M-4 6L14 -34M2 -20L20 -16", stroke="#4a3018", stroke_width=2.6, stroke_linecap="round"),
        tag("path", d="M4 -19L17 -16L14 -4Q10 -8 6 -4Z", fill="#e6d9b8", stroke="#5a4526", stroke_width=1),
        tag("path", d="M-36 13q6 -5 12 0t12 0 12 0 12 0 12 0", fill="none", stroke="#eaf7ec", stroke_width=2),
        transform=f"translate({WRECK[0]:g} {WRECK[1]:g}) rotate(-6) scale(.8)",
    )


def dolphins(at: Point) -> str:
    body = (
        "M24 6C26 4 24 1 20 -1C14 -14 -8 -18 -22 2L-32 2L-25 8L-27 18C-22 12 -19 8 -16 6C-6 -4 8 -2 14 4C17 6 20 "
        "7 24 6Z"
    )
    fins = "M-4 -12C-6 -18 -12 -21 -15 -21C-12 -17 -13 -13 -12 -8ZM7 -1L1 8L12 3Z"
    one = (
        tag("path", d=body, fill="#6f9db3") + tag("path", d=fins, fill="#4a7891")
        + tag("path", d="M-14 5C-4 -5 8 -3 14 3C10 1 -2 -1 -14 5Z", fill="#dcebea", stroke="none")
        + tag("circle", cx=15, cy=-2, r=1.3, fill="#0c2a3d")
        + tag("path", d="M-34 20q5 -4 10 0t10 0M12 12q5 -4 10 0t10 0", fill="none", stroke="#eaf7ec", stroke_width=2)
    )  # fmt: skip
    return group(one, group(one, transform="translate(-6 36) scale(.8)"), stroke="#0c2a3d", stroke_width=1.3,
                 stroke_linejoin="round", transform=f"translate({at[0]:g} {at[1]:g}) scale(.85)")  # fmt: skip


def galleon(at: Point, size: float) -> str:
    """A merchant far off, in the colours of nobody at the table."""
    sail: dict[str, str | float] = {"fill": "#f2e6c4", "stroke": "#3a2412", "stroke_width": 1.2}
    return group(
        tag("path", d="M-34 12L-36 0H-24L-22 8H22L36 2Q34 20 26 24H-24Q-32 20 -34 12Z", fill="#7a4a26",
            stroke="#24140a",
            stroke_width=1.5),
        tag("path", d="M-34 13Q0 20 34 11", fill="none", stroke="#e8bd4d", stroke_width=1.6),
        tag("path", d="M-16 8V-34M4 8V-42M20 8V-28M28 4L44 -8", stroke="#3a2412", stroke_width=1.8),
        tag("path", d="M-26 -12Q-16 -16 -7 -12Q-4 -2 -8 6Q-17 2 -26 6Q-22 -2 -26 -12ZM-23 -30Q-16 -33 -9 -30Q-7 -22 "
                      "-10 -15Q-17 -18 -23 -15Q-20 -22 -23 -30Z", **sail),
        tag("path", d="M-7 -14Q4 -19 15 -14Q19 -4 14 6Q4 1 -7 6Q-2 -4 -7 -14ZM-4 -37Q4 -40 12 -37Q15 -27 11 -18Q4 "
                      "-21 -4 -18Q0 -27 -4 -37Z", **sail),
        tag("path", d="M15 -24Q21 -26 27 -24Q30 -10 26 2Q20 -2 14 2Q18 -10 15 -24ZM30 2L42 -7L31 -14Z", **sail),
        tag("path", d="M4 -42q8 -4 14 0q-7 1 -14 4z", fill="#2f8f8a", stroke="#123a3a"),
        tag("path", d="M-44 25q6 -5 12 0t12 0 12 0 12 0 12 0 12 0 12 0", fill="none", stroke="#eaf7ec",
            stroke_width=2.2),
        transform=f"translate({at[0]:g} {at[1]:g}) scale({size:g})",
    )  # fmt: skip


def legend(at: Point) -> str:
    return words(
        "Mare Caribæum", at, 17, "#e9dfb4", font_style="italic", letter_spacing=3, opacity=0.8, class_="ornament"
    )
