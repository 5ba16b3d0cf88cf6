"""Fort Amsterdam with its church, the Director-General's house, and the windmill on its hill."""

import math

from roadstead.games.harbour_of_fortune.art.plan import MANOR
from roadstead.kernel.kit.shapes import at
from roadstead.kernel.pen import Point, gradient, group, line, polar, tag

INK = "#33210f"
FORT: Point = (566.0, 520.0)
MILL: Point = (496.0, 392.0)

RAMPART: tuple[Point, ...] = (
    (-92, -52), (-64, -58), (-54, -42), (54, -42), (64, -58), (92, -52), (97, -34), (78, -28), (84, 24), (112, 28),
    (114, 48), (82, 60), (66, 46), (-66, 46), (-82, 60), (-114, 48), (-112, 28), (-84, 24), (-78, -28), (-97, -34),
)  # fmt: skip


def defs() -> str:
    return (
        gradient("hof-stone", (0, "#cdbf9c"), (1, "#9d8c68"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-turf", (0, "#c3b87c"), (1, "#93925a"), x1=0, y1=0, x2=1, y2=1)
        + gradient("hof-brick", (0, "#c9714c"), (1, "#9c4a30"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-tile", (0, "#c2573a"), (1, "#8a3322"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-slate", (0, "#6d7681"), (1, "#434a55"), x1=0, y1=0, x2=0, y2=1)
    )


def _sides(height: float) -> str:
    """The walls below the rampart: what faces left is in the light."""
    lit, dim = "", ""
    ring = (*RAMPART[1:], RAMPART[0])
    for (ax, ay), (bx, by) in zip(RAMPART, ring, strict=True):
        quad = line([(ax, ay), (bx, by), (bx, by + height), (ax, ay + height)], True)
        if by > ay:
            dim += quad
        else:
            lit += quad
    foot = ((-106, 54), (-84, 64), (-66, 51), (66, 51), (84, 64), (112, 53))
    courses = "".join(line([(x, y + 5 * k) for x, y in foot]) for k in range(3))
    return (
        tag("path", d=lit, fill="#b3a27c", stroke="#6b5a3a", stroke_width=0.6)
        + tag("path", d=dim, fill="#857454", stroke="#4f4028", stroke_width=0.6)
        + tag("path", d=courses, fill="none", stroke="#6b5a3a", stroke_width=0.7, opacity=0.7)
    )


def _church() -> str:
    return group(
        tag("path", d="M-40 8V-16L-30 -36L-20 -16V8Z", fill="#d9c9a2"),
        tag("path", d="M-20 8V-16L-10 -36L0 -16V8Z", fill="#cdbb92"),
        tag("path", d="M-30 -36L-20 -16L-10 -36L0 -16L34 -20L26 -38Z", fill="url(#hof-slate)"),
        tag("path", d="M0 8V-16L34 -20V5Z", fill="#a8966e"),
        tag("path", d="M-34 4V-8a4 5 0 0 1 8 0V4zM-14 4V-8a4 5 0 0 1 8 0V4zM7 2v-10h5v10zM18 1v-10h5v10z",
            fill="#3d4a5c"),
        tag("path", d="M6 -36V-56H18V-37Z", fill="#cdbb92") + tag("path", d="M13 -37V-56H18V-37Z", fill="#9d8c68"),
        tag("path", d="M3 -56L12 -80L21 -56Z", fill="url(#hof-slate)"),
        tag("path", d="M12 -80v-9M9 -86h6", stroke="#e0b64d", stroke_width=1.6),
        tag("circle", cx=11, cy=-49, r=3, fill="#fff6dc"),
        stroke=INK, stroke_width=0.9, stroke_linejoin="round",
    )  # fmt: skip


def _flag(height: float, size: float) -> str:
    """The Prince's flag: orange, white and blue."""
    bands = "".join(
        tag("path", d=f"M0 {-height + 8 * k}q9 -5 17 0t17 -1v8q-8 5 -17 1t-17 0z", fill=fill)
        for k, fill in enumerate(("#e07b24", "#fff8e8", "#2b5ea3"))
    )
    return group(
        tag("path", d=f"M0 4V{-height - 6:g}", stroke="#3b2712", stroke_width=2.2),
        group(bands, transform=f"translate(0 {-height * (1 - size):g}) scale({size:g})"),
        tag("circle", cy=-height - 7, r=2.4, fill="#e0b64d"),
        stroke=INK, stroke_width=0.7,
    )  # fmt: skip


def _barracks(x: float, y: float, length: float) -> str:
    windows = "".join(f"M{5 + 9 * k:g} -3h4v-6h-4z" for k in range(int((length - 6) / 9)))
    return at(
        (x, y),
        tag("path", d=f"M0 0V-12H{length:g}V0Z", fill="url(#hof-brick)"),
        tag("path", d=f"M-2 -12L6 -24H{length - 6:g}L{length + 2:g} -12Z", fill="url(#hof-tile)"),
        tag("path", d=windows, fill="#fbe3a0"),
    )


def fort() -> str:
    guns = "".join(
        tag("path", d=f"M{x} {y}l{dx} 5l-2 3.5l{-dx} -5z", fill="#26262b")
        for x, y, dx in ((-92, 40, -14), (-50, 42, -5), (-20, 43, -3), (12, 43, 3), (44, 42, 5), (92, 40, 14))
    )
    inside = [(x * 0.74, y * 0.66 + 1) for x, y in ((-84, -44), (84, -44), (94, 46), (-94, 46))]
    return at(
        FORT,
        tag("path", d=line([(x + 16, y + 26) for x, y in RAMPART], True), fill="#23300f", opacity=0.35),
        _sides(21),
        tag("path", d=line(RAMPART, True), fill="url(#hof-turf)", stroke="#4f4028", stroke_width=1.2),
        tag("path", d=line([(x * 0.95, y * 0.93) for x, y in RAMPART], True), fill="none", stroke="#efe4c0",
            stroke_width=3.2),
        tag("path", d=line([(x * 0.95, y * 0.93) for x, y in RAMPART], True), fill="none", stroke="#8a7a54",
            stroke_width=1.4,
            stroke_dasharray="5 3"),
        tag("path", d=line(inside, True), fill="#d3bf8c", stroke="#6b5a3a", stroke_width=1.2),
        tag("path", d=line([inside[0], inside[1], (inside[1][0] + 4, inside[1][1] + 9),
                            (inside[0][0] - 4, inside[0][1] + 9)], True),
            fill="#857454", opacity=0.8),
        group(_barracks(-60, -6, 44), _barracks(20, 26, 40), stroke=INK, stroke_width=0.8),
        at((4, 12), _church(), scale=0.86),
        guns,
        at((-88, 34), _flag(62, 0.95)),
        tag("path", d="M-9 67V58a9 9 0 0 1 18 0V67Z", fill="#2a1a0c", stroke="#d8cda8", stroke_width=1.4),
    )  # fmt: skip


def manor() -> str:
    """The Director-General's house: the finest gable in town."""
    x, y = MANOR
    steps = "M-26 0V-38H-20V-46H-14V-54H-7V-62H7V-54H14V-46H20V-38H26V0Z"
    panes = "".join(f"M{px} {py}h8v11h-8z" for px in (-19, -4, 11) for py in (-34, -17) if (px, py) != (-4, -17))
    return at(
        (x, y),
        tag("path", d="M-26 2L52 2L62 9L-16 9Z", fill="#23300f", opacity=0.4),
        group(
            tag("path", d="M26 0V-38L46 -41V-3Z", fill="#b7a27a"),
            tag("path", d="M7 -62L26 -38L46 -41L28 -64Z", fill="url(#hof-slate)"),
            tag("path", d=steps, fill="#f2e6c8"),
            tag("path", d="M-26 -38H26M-20 -46H20", stroke="#c8a05a", stroke_width=2),
            tag("path", d=panes, fill="#4a6f86", stroke="#fff8e6", stroke_width=1.2),
            tag("path", d="M-5 0V-14a5 5 0 0 1 10 0V0Z", fill="#2f5a3a"),
            tag("path", d="M31 -8v-9h5v8zM40 -10v-8h3v8z", fill="#4a6f86"),
            tag("circle", cy=-51, r=4.6, fill="#e0b64d"),
            tag("path", d="M-3 -62q3 -7 6 0z", fill="#e0b64d"),
            stroke=INK, stroke_width=0.9, stroke_linejoin="round",
        ),
    )  # fmt: skip


def windmill() -> str:
    sails = ""
    for k in range(4):
        turn = math.tau * k / 4 + 0.42
        tip, side = polar((0, 0), 50, turn), turn + math.tau / 4
        a, b = polar((0, 0), 11, turn), polar((0, 0), 48, turn)
        c, d = polar(b, 12, side), polar(a, 12, side)
        cloth = line([a, b, c, d], True)
        rungs = ""
        for j in range(1, 6):
            p = polar((0, 0), 11 + 37 * j / 6, turn)
            rungs += line([p, polar(p, 12, side)])
        rungs += line([polar(a, 6, side), polar(b, 6, side)])
        sails += (
            tag("path", d=cloth, fill="#f6ecd2", stroke="#5a4020", stroke_width=1.1, opacity=0.94)
            + tag("path", d=rungs, stroke="#8a6d43", stroke_width=0.7, fill="none")
            + tag("path", d=line([(0, 0), tip]), stroke="#4a3018", stroke_width=3)
        )
    return at(
        MILL,
        tag("path", d="M-56 44Q-40 18 0 16Q44 18 60 44Q10 56 -56 44Z", fill="#8ea34f", stroke="#5c6f2c"),
        tag("path", d="M-50 42Q-34 22 0 19Q-24 30 -20 46Z", fill="#b7c470", opacity=0.7),
        tag("path", d="M12 32L62 38L58 44L14 38Z", fill="#23300f", opacity=0.35),
        group(
            tag("path", d="M-20 30L-12 -18H12L20 30Q0 38 -20 30Z", fill="url(#hof-stone)"),
            tag("path", d="M4 34L4 -18H12L20 30Q12 34 4 34Z", fill="#5a4a2c", opacity=0.4, stroke="none"),
            tag("path", d="M-15 -16Q-14 -36 0 -38Q14 -36 15 -16Z", fill="#7a4a2c"),
            tag("path", d="M-6 34V20a5 5 0 0 1 10 0V35Z", fill="#38220f"),
            tag("path", d="M-5 -6h8v8h-8zM-4 8h7v6h-7z", fill="#3d4a5c"),
            tag("path", d="M-22 14Q0 22 22 14", fill="none", stroke="#6b4a26", stroke_width=3),
            stroke=INK, stroke_width=1, stroke_linejoin="round",
        ),
        at((-2, -24), sails, tag("circle", r=4, fill="#4a3018", stroke="#1c0f05")),
    )  # fmt: skip
