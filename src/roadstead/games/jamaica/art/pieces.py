"""The symbols of what moves: ships, goods, holds, chests, dice and markers."""

from roadstead.games.jamaica import data
from roadstead.kernel import pen
from roadstead.kernel.pen import PIPS, SKULL, STAR, gradient, group, tag, words

Symbols = dict[str, tuple[float, float, str]]

DARK = "#2b1a0d"
EMBLEMS = (*pen.EMBLEMS, SKULL)
PIP_PLACES = ((0, 0), (-12, -12), (12, -12), (-12, 0), (-12, 12), (12, 12), (12, 0))


def defs() -> str:
    return (
        gradient("jam-sail", (0, "#fffaea"), (0.7, "#f0e2bf"), (1, "#cdb688"), x1=0, y1=0, x2=1, y2=0.4)
        + gradient("jam-ivory", (0, "#fffdf2"), (0.7, "#f2e6c8"), (1, "#cdb88a"), x1=0, y1=0, x2=0.6, y2=1)
        + gradient("jam-blood", (0, "#d8503f"), (0.7, "#a9271d"), (1, "#74140f"), x1=0, y1=0, x2=0.6, y2=1)
        + gradient("jam-plank", (0, "#c08b4f"), (0.5, "#a9743c"), (1, "#86582b"), x1=0, y1=0, x2=0, y2=1)
    )


def emblem(seat: int, scale: float, x: float, y: float) -> str:
    return tag("path", d=EMBLEMS[seat], fill="currentColor", stroke=DARK, stroke_width=1.4, fill_rule="evenodd",
               stroke_linejoin="round", transform=f"translate({x:g} {y:g}) scale({scale:g})")  # fmt: skip


def ship(seat: int) -> str:
    hull = "M3 41L14 43H46L61 36Q60 52 51 60H17Q6 56 3 41Z"
    stern = "M3 41V30H14L17 43Z"
    return (
        tag("ellipse", cx=32, cy=60, rx=28, ry=5, fill="#032231", opacity=0.45)
        + tag("path", d="M22 44V8M38 44V5M52 38L66 28", stroke=DARK, stroke_width=2.2, stroke_linecap="round")
        + tag("path", d="M38 5q7 -5 14 0q-6 1 -7 5q-3 -2 -7 0z", fill="currentColor", stroke=DARK, stroke_width=1)
        + tag("path", d="M14 14Q22 11 27 14Q30 24 26 35Q19 32 11 35Q17 25 14 14Z", fill="url(#jam-sail)", stroke=DARK,
              stroke_width=1.3)
        + tag("path", d="M25 9Q40 5 54 9Q60 22 54 37Q39 32 24 37Q31 22 25 9Z", fill="url(#jam-sail)", stroke=DARK,
              stroke_width=1.4)
        + emblem(seat, 0.98, 41, 21.5)
        + tag("path", d=hull + stern, fill="currentColor", stroke=DARK, stroke_width=1.8, stroke_linejoin="round")
        + tag("path", d="M5 46Q30 52 59 43M9 53Q30 57 55 51", fill="none", stroke="#fff", stroke_width=1.6,
              opacity=0.35)
        + tag("path", d="M8 55Q32 62 54 56L50 60H17Z", fill="#000", opacity=0.28)
        + tag("path", d="M17 45h4v4h-4zM27 46h4v4h-4zM37 46h4v4h-4zM47 44h4v4h-4z", fill="#1c120a", stroke="#f2cf6b",
              stroke_width=0.9)
        + tag("path", d="M1 61q5 -5 10 0t10 0 10 0 10 0 10 0 10 0", fill="none", stroke="#f3fbf2", stroke_width=2.2,
              stroke_linecap="round")
    )  # fmt: skip


def food() -> str:
    fruit = "M8 22C8 12 14 9 19 9C26 9 30 14 30 21C30 29 24 33 19 33C13 33 8 29 8 22Z"
    grid = "M10 16l18 14M9 22l14 11M15 10l15 11M28 14L12 30M30 20L17 33M22 9L8 22"
    leaves = "M19 10C14 8 10 4 11 1C15 2 17 5 18 7C17 3 18 0 20 -1C22 1 22 4 21 7C22 4 25 2 29 2C29 6 25 9 20 10Z"
    return (
        tag("ellipse", cx=20, cy=33, rx=12, ry=3, fill="#000", opacity=0.3)
        + tag("path", d=fruit, fill="#e9a431", stroke="#6b3d0a", stroke_width=1.6)
        + tag("path", d=grid, stroke="#9c5b12", stroke_width=1.1, opacity=0.8)
        + tag(
            "path", d="M12 17c1 -3 4 -5 6 -5", stroke="#ffe6a0", stroke_width=2.2, fill="none", stroke_linecap="round"
        )
        + tag("path", d=leaves, fill="#4f9a3d", stroke="#1d4a22", stroke_width=1.2, transform="translate(0 1)")
    )


def gunpowder() -> str:
    barrel = "M9 5H27Q33 18 27 32H9Q3 18 9 5Z"
    return (
        tag("ellipse", cx=19, cy=32, rx=13, ry=3, fill="#000", opacity=0.3)
        + tag("path", d=barrel, fill="#6d4a2c", stroke="#24140a", stroke_width=1.6)
        + tag("path", d="M9 5H15Q11 18 15 32H9Q3 18 9 5Z", fill="#96693f", opacity=0.8)
        + tag("path", d="M15 6Q12 18 15 31M21 6Q24 18 21 31", fill="none", stroke="#24140a", stroke_width=0.9)
        + tag("path", d="M6.5 12Q18 15 29.5 12M6.5 25Q18 28 29.5 25", fill="none", stroke="#3b3f45", stroke_width=3.4)
        + tag("ellipse", cx=18, cy=5, rx=9, ry=2.6, fill="#b98a55", stroke="#24140a", stroke_width=1.2)
        + tag("path", d="M19 4Q22 -1 28 1", fill="none", stroke="#efe3c4", stroke_width=1.6)
        + tag("path", d="M28 -2l1.5 2.5 3 -.5 -2 2.5 1.5 3 -3 -1 -2.5 2 .2 -3 -2.7 -1.5 3 -1z", fill="#ffcf3f",
              stroke="#c8322b",
              stroke_width=0.8)
        + tag("circle", cx=18, cy=19, r=4.2, fill="#16110d")
        + tag("path", d="M18 15.5c3 3 3 5 1.5 7h-3c-1.5 -2 -.5 -3 1.5 -7z", fill="#ff9a3c")
    )  # fmt: skip


def gold() -> str:
    def coin(x: float, y: float, r: float) -> str:
        return tag("circle", cx=x, cy=y, r=r, fill="url(#jam-gilt)", stroke="#7a4d0c", stroke_width=1.4) + tag(
            "circle", cx=x, cy=y, r=r - 2.8, fill="none", stroke="#a86d14", stroke_width=0.9
        )

    return (
        tag("ellipse", cx=18, cy=33, rx=14, ry=3, fill="#000", opacity=0.3) + coin(11, 24, 8.5) + coin(26, 24, 8.5)
        + coin(18.5, 13, 9.8) + tag("path", d="M18.5 7v12M14 10h9M14 16h9", stroke="#7a4d0c", stroke_width=1.5)
        + tag("path", d="M12 9a8 8 0 0 1 5 -3.5", stroke="#fff6cf", stroke_width=1.8, fill="none",
              stroke_linecap="round")
    )  # fmt: skip


def hold() -> str:
    """An open crate: a dark inside, where goods and their number are seen well, in a nailed frame."""
    boards = "M6 19.5H82M6 34H82"
    nails = "".join(tag("circle", cx=x, cy=y, r=1.5) for x in (6, 82) for y in (6, 27, 48))
    return (
        tag("rect", x=1.5, y=2.5, width=86, height=51, rx=5, fill="#000", opacity=0.3)
        + tag("rect", x=1, y=1, width=86, height=51, rx=5, fill="url(#jam-plank)", stroke="#3a220e", stroke_width=1.6)
        + tag("rect", x=10, y=6, width=68, height=41, rx=3, fill="#4a2f18", stroke="#2a1809", stroke_width=1.4)
        + tag("path", d=boards, stroke="#2f1c0c", stroke_width=1.2, opacity=0.8)
        + tag("path", d="M11 7h66v5h-66z", fill="#000", opacity=0.28)
        + tag("path", d="M5 2v50M83 2v50", stroke="#6d4520", stroke_width=1)
        + group(nails, fill="#e0c089", stroke="#3a220e")
    )  # fmt: skip


def chest() -> str:
    return (
        tag("ellipse", cx=20, cy=33, rx=18, ry=3.4, fill="#000", opacity=0.4)
        + tag("path", d="M4 16Q4 4 12 4H28Q36 4 36 16V32H4Z", fill="#8a5426", stroke=DARK, stroke_width=1.8)
        + tag("path", d="M4 16H36V20H4Z", fill="#5a3212")
        + tag("path", d="M6 15Q6 6 12 6H28Q34 6 34 15Z", fill="#b0733a")
        + tag("path", d="M9 4.5V32M31 4.5V32M4 16H36M4 20H36", stroke="#e8bd4d", stroke_width=2.6)
        + tag("path", d="M16 13H24V24Q20 28 16 24Z", fill="url(#jam-gilt)", stroke="#6b420a", stroke_width=1.2)
        + tag("circle", cx=20, cy=18, r=1.8, fill=DARK) + tag("path", d="M20 19v3.5", stroke=DARK, stroke_width=1.6)
    )  # fmt: skip


def _cube(face: str, edge: str) -> str:
    return (
        tag("rect", x=3, y=5, width=50, height=50, rx=10, fill="#000", opacity=0.4)
        + tag("rect", x=2, y=2, width=50, height=50, rx=10, fill=face, stroke=edge, stroke_width=1.8)
        + tag("rect", x=6, y=6, width=42, height=42, rx=12, fill="#fff", opacity=0.14)
    )


def action_die(value: int) -> str:
    pips = "".join(tag("circle", cx=27 + PIP_PLACES[p][0], cy=27 + PIP_PLACES[p][1], r=5) for p in PIPS[value])
    return _cube("url(#jam-ivory)", "#5a4526") + group(pips, fill="#2a1a10")


def combat_die(face: str) -> str:
    cube = _cube("url(#jam-blood)", "#3d0a07")
    if face == "star":
        return cube + tag("path", d=STAR, fill="url(#jam-gilt)", stroke="#5a2d06", stroke_width=0.8,
                          transform="translate(27 28) scale(1.95)")  # fmt: skip
    ball = tag("circle", cx=27, cy=27, r=17.5, fill="#1d1a20", stroke="#000", stroke_width=1.2)
    return cube + ball + words(face, (27, 27.5), 25, "#fff3dc", class_="number size-l")


def compass() -> str:
    needle = "M22 6L26 22L22 38L18 22Z"
    return (
        tag("circle", cx=22, cy=23.5, r=19, fill="#000", opacity=0.35)
        + tag("circle", cx=22, cy=22, r=19.5, fill="url(#jam-gilt)", stroke="#6b420a", stroke_width=1.6)
        + tag("circle", cx=22, cy=22, r=15, fill="#fdf6e0", stroke="#6b420a", stroke_width=1.2)
        + tag("path", d="M22 8v3M22 33v3M8 22h3M33 22h3M12 12l2 2M30 30l2 2M32 12l-2 2M12 32l2 -2", stroke="#6b420a")
        + tag("path", d=needle, fill="#e9e2cc", stroke=DARK, transform="rotate(38 22 22)")
        + tag("path", d="M22 6L26 22H18Z", fill="#c8322b", stroke=DARK, transform="rotate(38 22 22)")
        + tag("circle", cx=22, cy=22, r=2.4, fill=DARK)
    )


def ring() -> str:
    """Round a space that can be chosen: the space shows through, and a click anywhere inside finds it."""
    return (
        tag("circle", cx=50, cy=50, r=44, fill="none", stroke="#3d2304", stroke_width=9, opacity=0.45)
        + tag("circle", cx=50, cy=50, r=44, fill="#ffe680", fill_opacity=0, stroke="#ffd22e", stroke_width=5)
        + tag("circle", cx=50, cy=50, r=44, fill="none", stroke="#fffbe0", stroke_width=2.6, stroke_dasharray="10 7.28")
    )


def symbols() -> Symbols:
    made: Symbols = {
        "jam-food": (38, 36, food()), "jam-gunpowder": (36, 36, gunpowder()), "jam-gold": (37, 36, gold()),
        "jam-hold": (88, 54, hold()), "jam-chest": (40, 37, chest()), "jam-compass": (44, 44, compass()),
        "jam-ring": (100, 100, ring()),
    }  # fmt: skip
    for seat in range(6):
        made[f"jam-ship-{seat}"] = (66, 66, ship(seat))
        made[f"jam-emblem-{seat}"] = (26, 26, emblem(seat, 1.05, 13, 13))
    for value in range(1, 7):
        made[f"jam-die-{value}"] = (54, 56, action_die(value))
    for face in ("star" if side == data.STAR else str(side) for side in data.COMBAT_DIE):
        made[f"jam-combat-{face}"] = (54, 56, combat_die(face))
    return made
