"""The symbols that say how things stand: sick, married, damaged, owed, to be chosen."""

from roadstead.games.harbour_of_fortune.art import emblems
from roadstead.games.harbour_of_fortune.art.emblems import DARK, EMBLEMS, emblem
from roadstead.games.harbour_of_fortune.data import MILESTONES
from roadstead.kernel.kit import tokens
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import use
from roadstead.kernel.pen import gradient, group, tag, words


def defs() -> str:
    return gradient("hof-veil", (0, "#2c3a24", 0.35), (1, "#10160c", 0.75), x1=0, y1=0, x2=0, y2=1)


def milestone(money: str, reached: bool) -> str:
    fill, ink = ("#8a7a5a", "#3a2f1c") if reached else ("url(#hof-gilt)", "#6b420a")
    tick = tag("path", d="M52 3l4 6 8 -11", fill="none", stroke="#2f6b3a", stroke_width=3.4) if reached else ""
    return (
        tag("path", d="M2 13L8 1H60L66 13L60 25H8Z", fill=fill, stroke=ink, stroke_width=1.2)
        + tag("path", d="M5 13L10 4H58L63 13L58 22H10Z", fill="#fdf3d6" if not reached else "#cdbf9c")
        + words(money, (34, 13.5), 17, ink if reached else "#4a2b05", class_="number size-m")
        + tick
    )


def veiled(edge: str, icon: str) -> str:
    """Over a portrait: a veil, and in a ring why."""
    return (
        tag("rect", x=2, y=2, width=47, height=54, rx=4, fill="url(#hof-veil)")
        + tag("circle", cx=36, cy=44, r=12, fill="#f6ecd2", stroke=edge, stroke_width=2.2)
        + use(icon, (36, 44), 0.72)
    )


def sick() -> str:
    """The doctor's bottle."""
    return veiled("#5c9a3c", "hof-icon-4")


def failed() -> str:
    return veiled("#a3302a", "hof-icon-2")


def rings() -> str:
    return (
        tag("circle", cx=8.5, cy=9, r=6.5, fill="none", stroke="#5a3a12", stroke_width=4.6)
        + tag("circle", cx=17.5, cy=9, r=6.5, fill="none", stroke="#5a3a12", stroke_width=4.6)
        + tag("circle", cx=8.5, cy=9, r=6.5, fill="none", stroke="#f2cf6b", stroke_width=2.6)
        + tag("circle", cx=17.5, cy=9, r=6.5, fill="none", stroke="#fbe7a2", stroke_width=2.6)
        + tag("path", d="M6 1.500l2.5 -3 2.5 3z", fill="#9fd8e8", stroke=DARK, stroke_width=0.7)
    )  # fmt: skip


def empty_chair() -> str:
    """Where a daughter sat who has married into another family."""
    return (
        tag("rect", x=2, y=2, width=47, height=68, rx=5, fill="#000", fill_opacity=0.18, stroke="#d9c08a",
            stroke_width=1.2, stroke_dasharray="4 3")
        + tag("circle", cx=25.5, cy=30, r=12, fill="currentColor", fill_opacity=0.85, stroke="#fdf3d6",
              stroke_width=1.2)
        + group(rings(), transform="translate(12.5 21)")
    )  # fmt: skip


def badge(icon: str, rim: str) -> str:
    return tokens.badge(26, "#33303a", rim, 2) + icon


def _eye() -> str:
    return (
        tag("path", d="M3 13Q13 3 23 13Q13 23 3 13Z", fill="#fffaf0", stroke=DARK)
        + tag("circle", cx=13, cy=13, r=4.4, fill="#3f6fa8", stroke=DARK)
        + tag("circle", cx=13, cy=13, r=1.8, fill=DARK)
    )


def _scales() -> str:
    return tag(
        "path",
        d="M13 5V20M5 8H21M2 15L5 8L8 15ZM18 15L21 8L24 15ZM9 20H17",
        fill="#f2cf6b",
        stroke="#f2cf6b",
        stroke_width=1.5,
        fill_opacity=0.5,
    )


def tile(icon: str, rim: str) -> str:
    """On the mat of another family: what else can be done there."""
    return (
        tag("rect", x=2, y=3, width=39, height=51, rx=6, fill="#000", opacity=0.4)
        + tag("rect", x=1, y=1, width=39, height=51, rx=6, fill="#33303a", stroke=rim, stroke_width=2)
        + icon
    )


def wedding(bride: str) -> str:
    """The youngest son's match, where both sons could marry the same daughter."""
    return group(rings(), transform="translate(7.5 26)") + words(
        bride, (20.5, 13), 17, "#fff3dc", class_="number size-m"
    )


def pennant(family: int) -> str:
    return (
        tag("path", d="M3 58V2", stroke="#3b2712", stroke_width=2.6)
        + tag("circle", cx=3, cy=2, r=2.6, fill="#e0b64d", stroke=DARK, stroke_width=0.7)
        + tag("path", d="M4 5Q16 1 24 6T44 6L38 15L44 25Q32 30 24 25T4 25Z", fill="currentColor", stroke=DARK,
              stroke_width=1.2)
        + tag("circle", cx=20, cy=15.5, r=8, fill="#fdf3d6", stroke=DARK, stroke_width=0.8)
        + emblem(family, 0.6, 20, 15.5)
    )  # fmt: skip


def ring() -> str:
    return tokens.ring(36, 18)


def count() -> str:
    return tokens.badge(34)


def note() -> str:
    """A debt, sealed."""
    return tag("path", d="M2 3Q57 -1 112 3V29Q57 25 2 29Z", fill="#f8ecca", stroke="#a3302a", stroke_width=1.2) + tag(
        "circle", cx=105, cy=26, r=6, fill="#b3261e", stroke="#5c0f0b"
    )


def symbols() -> Symbols:
    fool = group(emblems.jester(), color="#8a4fa8", transform="translate(13 15) scale(.66)")
    icons = {
        "storm": (use("hof-icon-8", (13, 13), 0.7), "#9fb8d0"),
        "infestation": (use("hof-icon-9", (13, 13), 0.66), "#c99a5a"),
        "sabotage": (fool, "#d8503f"), "nursed": (use("hof-icon-4", (13, 13), 0.66), "#5c9a3c"),
        "lost": (use("hof-icon-3", (13, 13), 0.66), "#f6ecd2"),
    }  # fmt: skip
    made: Symbols = {
        "hof-sick": (51, 72, sick()), "hof-failed": (51, 72, failed()), "hof-rings": (26, 18, rings()),
        "hof-chair": (51, 72, empty_chair()), "hof-ring": (80, 44, ring()), "hof-count": (34, 34, count()),
        "hof-note": (114, 32, note()),
    }  # fmt: skip
    made |= {f"hof-{name}": (26, 26, badge(icon, rim)) for name, (icon, rim) in icons.items()}
    tiles = {
        "eye": group(_eye(), transform="translate(3.5 10) scale(1.3)"),
        "scales": group(_scales(), transform="translate(3.5 10) scale(1.3)"),
        "wedding-0": wedding("I"), "wedding-1": wedding("II"),
    }  # fmt: skip
    made |= {f"hof-{name}": (42, 54, tile(icon, "#e0b64d")) for name, icon in tiles.items()}
    for family in range(len(EMBLEMS)):
        made[f"hof-emblem-{family}"] = (26, 26, emblem(family, 1.05, 13, 13))
        made[f"hof-pennant-{family}"] = (46, 60, pennant(family))
    for step, money in enumerate(map(str, MILESTONES)):
        made[f"hof-milestone-{step}"] = (68, 26, milestone(money, False))
        made[f"hof-milestone-used-{step}"] = (68, 26, milestone(money, True))
    return made
