"""The symbols of what stands on the map: armies, navies, companies, clouds, and marks of battle."""

from roadstead.games.supremacy.art import arms, goods
from roadstead.kernel import pen
from roadstead.kernel.kit import shapes
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box, disc, ink, path, stroke
from roadstead.kernel.pen import SKULL, STAR, gradient, group, tag

DARK, IVORY = "#1d160e", "#fffaec"
EMBLEMS = (*pen.EMBLEMS, "M-9 -9h18v18h-18zM-4.5 -4.5v9h9v-9z")
ARMY, NAVY = (40.0, 29.0), (44.0, 30.0)
ARMY_COUNT, NAVY_COUNT = (7.0, -4.0), (7.0, -5.0)  # where the number stands, from the middle
RING = 30.0


def defs() -> str:
    return gradient("sup-fire", (0, "#fff4b8"), (0.4, "#ffb13c"), (1, "#c23a12"), radial=True, cx=0.5, cy=0.6, r=0.6)


def emblem(seat: int, scale: float, x: float, y: float, fill: str = "currentColor") -> str:
    return shapes.emblem(EMBLEMS[seat], (x, y), scale, fill, DARK, 1.2)


def _skull(scale: float, x: float, y: float) -> str:
    return tag("path", d=SKULL, fill=DARK, fill_rule="evenodd", transform=f"translate({x:g} {y:g}) scale({scale:g})")


def army(mark: str, colour: str = "currentColor") -> str:
    """A plate with the owner's emblem and room for a number, on the tracks of a tank."""
    return (
        box(4, 19, 32, 9, "#23262b", rx=4.5, stroke=DARK, stroke_width=0.8)
        + "".join(disc(9 + 7.3 * k, 23.6, 2.2, "#aeb6bc") for k in range(4))
        + box(1.2, 1.2, 37.6, 19, IVORY, rx=5, stroke=colour, stroke_width=2.4)
        + box(0.2, 0.2, 39.6, 21, "none", rx=6, stroke=DARK, stroke_width=0.7)
        + mark
    )


def navy(mark: str, colour: str = "currentColor") -> str:
    """The same plate on the hull of a ship."""
    return (
        ink("M0 19H44L38 29.4H7Z", colour, DARK, 0.9)
        + stroke("M5 24H40", "#fff", 1.2, opacity=0.5)
        + box(4.2, 1.2, 35.6, 18, IVORY, rx=5, stroke=colour, stroke_width=2.4)
        + box(3.2, 0.2, 37.6, 20, "none", rx=6, stroke=DARK, stroke_width=0.7)
        + mark
    )


def cloud() -> str:
    """The mushroom: the land beneath is out of play."""
    cap = "M4 20Q-1 12 8 9Q10 0 21 2Q30 -3 36 5Q46 6 43 15Q45 22 36 22Q30 26 24 24Q15 27 10 23Q5 24 4 20Z"
    return (
        tag("ellipse", cx=24, cy=46, rx=14, ry=4, fill="url(#sup-fire)")
        + ink("M17 23Q20 34 14 46Q24 50 34 46Q27 34 30 23Z", "#3a3431", "#0b0908", 1)
        + ink(cap, "#3a3431", "#0b0908", 1.1)
        + path("M8 19Q14 23 23 20Q32 23 40 17Q36 22 30 21.5Q22 25 14 22Q10 22 8 19Z", "#ff9a3a", opacity=0.85)
    )


def _crater() -> str:
    return (
        tag("ellipse", cx=20, cy=17, rx=18, ry=10, fill="#6b5238", stroke=DARK, stroke_width=1.2)
        + tag("ellipse", cx=20, cy=18, rx=12, ry=6, fill="#2a1c10")
        + stroke("M36 1L22 16", "#ff9a3a", 3, opacity=0.8)
        + disc(21, 17, 3.6, "#8c8078", DARK)
    )


def _target() -> str:
    return group(
        disc(24, 24, 17, "none"), disc(24, 24, 8, "none"), path("M24 1V14M24 34V47M1 24H14M34 24H47"),
        fill="none", stroke="#e5261c", stroke_width=3,
    )  # fmt: skip


def _neutron_marker() -> str:
    """A warning disc, rimmed in the bomber's colour."""
    return disc(15, 15, 13, "#f2d21f", "currentColor", 3) + group(
        arms.neutron_bomb(), transform="translate(6 6) scale(.64)"
    )


def _ring() -> str:
    """A place where something may go: it shows through, and a click inside finds it."""
    middle = RING / 2
    return (
        disc(middle, middle, middle - 2, "#fff3a8", fill_opacity=0)
        + disc(middle, middle, middle - 2, "none", "#3d2304", 4, stroke_opacity=0.5)
        + disc(middle, middle, middle - 2, "none", "#fff3a8", 2, stroke_dasharray="5 3")
    )


def symbols() -> Symbols:
    made: Symbols = {}
    for seat in range(6):
        made[f"sup-army-{seat}"] = (*ARMY, army(emblem(seat, 0.62, 11.5, 10.8)))
        made[f"sup-navy-{seat}"] = (*NAVY, navy(emblem(seat, 0.6, 13.5, 10.2)))
        made[f"sup-emblem-{seat}"] = (26, 26, emblem(seat, 1.05, 13, 13))
        made[f"sup-flag-{seat}"] = (22, 22, disc(11, 11, 10, IVORY, DARK, 0.8) + emblem(seat, 0.66, 11, 11))
    made["sup-warlord"] = (*ARMY, army(_skull(0.62, 11.5, 11), "#6d675e"))
    made["sup-pirate"] = (*NAVY, navy(_skull(0.6, 13.5, 10.5), "#2c2724"))
    made["sup-aboard"] = (26, 18, box(1, 1, 24, 16, "currentColor", rx=4, stroke=DARK, stroke_width=1)
                          + box(1, 1, 24, 16, "#000", rx=4, opacity=0.28))  # fmt: skip
    for resource in goods.RESOURCES:
        made[f"sup-firm-{resource}"] = (13, 13, goods.mark(resource))
    made |= {
        "sup-cloud": (48, 52, cloud()), "sup-crater": (40, 30, _crater()), "sup-target": (48, 48, _target()),
        "sup-officer": (18, 18, disc(9, 9, 8.2, "currentColor", DARK, 1) + tag(
            "path", d=STAR, fill="#ffe08a", stroke=DARK, transform="translate(9 9) scale(.66)")),
        "sup-neutron": (30, 30, _neutron_marker()), "sup-ring": (RING, RING, _ring()),
    }  # fmt: skip
    return made
