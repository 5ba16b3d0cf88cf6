"""The symbols of what moves over the map: armies, navies, companies, weapons, clouds, markers and dice."""

from roadstead.kernel import pen
from roadstead.kernel.kit import shapes
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.dice import die
from roadstead.kernel.pen import SKULL, STAR, TAU, gradient, group, line, polar, tag, words

DARK = "#1d160e"
RESOURCES = ("grain", "oil", "mineral")
EMBLEMS = (*pen.EMBLEMS, "M-9 -9h18v18h-18zM-4.5 -4.5v9h9v-9z")
TINT = {"grain": ("#f8dc7a", "#b07a12"), "oil": ("#8f98a6", "#272c36"), "mineral": ("#9fe0d6", "#1f7f80")}
PIP_PLACES = ((0, 0), (-6, -6), (6, -6), (-6, 0), (-6, 6), (6, 6), (6, 0))


def defs() -> str:
    made = (
        gradient("sup-shine", (0, "#fff", 0.55), (0.45, "#fff", 0.05), (1, "#000", 0.4), x1=0, y1=0, x2=0, y2=1)
        + gradient("sup-ivory", (0, "#fffdf2"), (0.7, "#f2e6c8"), (1, "#cdb88a"), x1=0, y1=0, x2=0.6, y2=1)
        + gradient("sup-brass", (0, "#fbe6a4"), (0.5, "#d3a54a"), (1, "#86611c"), x1=0, y1=0, x2=0.4, y2=1)
        + gradient("sup-steel", (0, "#eef3f5"), (0.5, "#aab6bf"), (1, "#5d6a75"), x1=0, y1=0, x2=0, y2=1)
        + gradient("sup-fire", (0, "#fff4b8"), (0.4, "#ffb13c"), (1, "#c23a12"), radial=True, cx=0.5, cy=0.6, r=0.6)
        + gradient("sup-smoke", (0, "#6c6560"), (0.6, "#2c2724"), (1, "#120f0e"), radial=True, cx=0.4, cy=0.3, r=0.8)
    )
    for name, (light, deep) in TINT.items():
        made += gradient(f"sup-{name}-tint", (0, light), (1, deep), x1=0, y1=0, x2=0.5, y2=1)
    return made


def emblem(seat: int, scale: float, x: float, y: float, fill: str = "#fff8e6") -> str:
    return shapes.emblem(EMBLEMS[seat], (x, y), scale, fill, DARK, 1.8)


def _badge(x: float, y: float) -> str:
    return tag("circle", cx=x, cy=y, r=8.4, fill="url(#sup-ivory)", stroke=DARK, stroke_width=1.2)


def army(mark: str, colour: str = "currentColor") -> str:
    """A tank on a round base, its flag bearing the owner's emblem; the number of armies goes on the badge."""
    turret = "M13 17Q14 11 20 11H26Q30 12 30 17Z"
    return (
        tag("ellipse", cx=21, cy=29.5, rx=19, ry=5.5, fill="#000", opacity=0.4)
        + tag("path", d="M3 24Q3 18 9 17H33Q39 18 39 24Q39 29 34 30H8Q3 29 3 24Z", fill=colour, stroke=DARK,
              stroke_width=1.3)
        + tag("path", d="M29 12.5L42 9.5L42.6 12L30 15.5Z", fill="#3a3f45", stroke=DARK, stroke_width=0.8)
        + tag("path", d=turret, fill=colour, stroke=DARK, stroke_width=1.2)
        + tag("path", d="M3 24Q3 18 9 17H33Q39 18 39 24V23Q20 20 3 24ZM13 17Q14 11 20 11H26Q30 12 30 17Z",
              fill="url(#sup-shine)")
        + tag("path", d="M6 25H36Q36 29 33 29.4H9Q6 29 6 25Z", fill="#23262b", stroke=DARK, stroke_width=0.8)
        + "".join(tag("circle", cx=10 + 5.6 * k, cy=27.2, r=1.9, fill="#8b949c") for k in range(5))
        + tag("path", d="M12 16V0", stroke=DARK, stroke_width=1.4, stroke_linecap="round")
        + tag("path", d="M12 0H29V12H12Z", fill=colour, stroke=DARK, stroke_width=1)
        + tag("path", d="M12 0H29V12H12Z", fill="url(#sup-shine)", opacity=0.5) + mark
    )  # fmt: skip


def navy(mark: str, colour: str = "currentColor") -> str:
    """A grey-decked warship in the owner's colour under the owner's flag."""
    hull = "M1 21H46L41 31H7Z"
    return (
        tag("ellipse", cx=23, cy=31, rx=22, ry=4.5, fill="#021a2a", opacity=0.5)
        + tag("path", d="M12 21V15H18V10H29V15H35V21Z", fill="url(#sup-steel)", stroke=DARK, stroke_width=1)
        + tag("path", d="M35 17.6H44M36 20L45 18.6M12 18H4", stroke="#343b42", stroke_width=1.6, stroke_linecap="round")
        + tag("path", d="M20 12.4H27", stroke="#2c3a48", stroke_width=1.6)
        + tag("path", d="M15 15V-2", stroke=DARK, stroke_width=1.3)
        + tag("path", d="M15 -2H32V9H15Z", fill=colour, stroke=DARK, stroke_width=1) + mark
        + tag("path", d=hull, fill=colour, stroke=DARK, stroke_width=1.3, stroke_linejoin="round")
        + tag("path", d=hull, fill="url(#sup-shine)")
        + tag("path", d="M0 32q4 -4 8 0t8 0 8 0 8 0 8 0 7 0", fill="none", stroke="#e9f7f6", stroke_width=1.8,
              stroke_linecap="round")
    )  # fmt: skip


def grain() -> str:
    ear = "".join(
        tag("ellipse", cx=15 + side * 4, cy=6 + 4.2 * k, rx=2.1, ry=3.6, transform=f"rotate({side * 28} {15 + side * 4} {6 + 4.2 * k})")
        for k in range(4) for side in (-1, 1)
    )  # fmt: skip
    return tag(
        "path", d="M15 28V6M15 28Q9 24 8 19M15 28Q21 24 22 19", fill="none", stroke="#8a6414", stroke_width=1.6
    ) + group(ear, tag("ellipse", cx=15, cy=3.4, rx=2.2, ry=3.4), fill="#f2c33c", stroke="#7a5310", stroke_width=0.8)


def oil() -> str:
    return (
        tag("path", d="M6 6Q15 2 24 6V25Q15 29 6 25Z", fill="url(#sup-oil-tint)", stroke=DARK, stroke_width=1.2)
        + tag("ellipse", cx=15, cy=5.8, rx=9, ry=2.6, fill="#6f7886", stroke=DARK)
        + tag("path", d="M6 11.5Q15 15 24 11.5M6 20Q15 23.5 24 20", fill="none", stroke="#11141a", stroke_width=1.3)
        + tag("path", d="M15 11Q19 16 15 19.4Q11 16 15 11Z", fill="#e0a526", stroke=DARK, stroke_width=0.6)
    )


def mineral() -> str:
    return (
        tag("path", d="M4 24L9 10L15 3L21 9L26 24L15 28Z", fill="url(#sup-mineral-tint)", stroke="#0d3b3d",
            stroke_width=1.2, stroke_linejoin="round")
        + tag("path", d="M9 10L15 14L21 9M15 14V28M15 14L15 3M4 24L15 14L26 24", fill="none", stroke="#eafff9",
              stroke_width=0.8, opacity=0.8)
    )  # fmt: skip


GOODS = {"grain": grain, "oil": oil, "mineral": mineral}


def _company(resource: str, units: int) -> str:
    """A six-sided plate rimmed in the owner's colour: what is dug, pumped or grown, and how much a turn."""
    plate = line([polar((13, 13), 12, TAU * k / 6) for k in range(6)], True)
    inner = line([polar((13, 13), 8.6, TAU * k / 6) for k in range(6)], True)
    return (
        tag("path", d=plate, fill="#000", opacity=0.4, transform="translate(.8 1.8)")
        + tag("path", d=plate, fill="currentColor", stroke=DARK, stroke_width=1.1)
        + tag("path", d=inner, fill=f"url(#sup-{resource}-tint)", stroke=DARK, stroke_width=0.8)
        + group(GOODS[resource](), transform="translate(6.6 3.6) scale(.42)")
        + words(str(units), (13, 18.4), 9.5, "#fff", font_weight="bold", stroke=DARK, stroke_width=2.2,
                paint_order="stroke")
    )  # fmt: skip


def nuke() -> str:
    return (
        tag("path", d="M14 1Q20 7 19 20H9Q8 7 14 1Z", fill="url(#sup-steel)", stroke=DARK, stroke_width=1.2)
        + tag("path", d="M14 1Q17.4 4 18.3 9H9.7Q10.6 4 14 1Z", fill="#c8322b", stroke=DARK, stroke_width=0.8)
        + tag("path", d="M9 17L4 24H10ZM19 17L24 24H18Z", fill="#5d6a75", stroke=DARK, stroke_width=1)
        + tag("path", d="M10 21Q14 31 18 21Q14 24 10 21Z", fill="url(#sup-fire)")
        + tag("circle", cx=14, cy=14, r=2.6, fill="#f2c33c", stroke=DARK, stroke_width=0.8)
    )


def l_star() -> str:
    return (
        tag("path", d="M1 8L10 12L8 18L-1 14ZM27 8L18 12L20 18L29 14Z", fill="#2f6fb0", stroke=DARK, stroke_width=1)
        + tag("path", d="M4 10L2.4 15.4M7 11.4L5.4 16.8M24 10L25.6 15.4M21 11.4L22.6 16.8", stroke="#bfe0f5",
              stroke_width=0.7)
        + tag("path", d=line([polar((14, 14), 9 if k % 2 == 0 else 4, TAU * k / 16) for k in range(16)], True),
              fill="url(#sup-brass)", stroke=DARK, stroke_width=1)
        + tag("circle", cx=14, cy=14, r=3, fill="#7be0ff", stroke=DARK, stroke_width=0.8)
        + tag("path", d="M14 18L12 28M14 18L16 28", stroke="#7be0ff", stroke_width=1, opacity=0.8)
    )  # fmt: skip


def k_sat() -> str:
    """A satellite with a harpoon."""
    return (
        tag("path", d="M0 10H9V18H0ZM19 10H28V18H19Z", fill="#7a3b2f", stroke=DARK, stroke_width=1)
        + tag("path", d="M3 10V18M6 10V18M22 10V18M25 10V18", stroke="#e9b9a6", stroke_width=0.7)
        + tag("rect", x=9, y=8, width=10, height=12, rx=3, fill="#b9c3c7", stroke=DARK, stroke_width=1)
        + tag("path", d="M14 8V-1M10.5 3L14 -2L17.5 3", fill="none", stroke="#e5261c", stroke_width=1.6)
        + tag("circle", cx=14, cy=14, r=2.6, fill="#e5261c", stroke=DARK, stroke_width=0.8)
    )


def neutron_bomb() -> str:
    """A casing with the orbits of an atom on it."""
    orbit = {
        "cx": "14",
        "cy": "14",
        "rx": "12",
        "ry": "4.4",
        "fill": "none",
        "stroke": "#1d7a3c",
        "stroke_width": "1.3",
    }
    return (
        tag("circle", cx=14, cy=14, r=12.6, fill="#e8efe0", stroke=DARK, stroke_width=1)
        + tag("ellipse", **orbit)
        + tag("ellipse", transform="rotate(60 14 14)", **orbit)
        + tag("ellipse", transform="rotate(120 14 14)", **orbit)
        + tag("circle", cx=14, cy=14, r=2.8, fill="#1d7a3c", stroke=DARK, stroke_width=0.8)
    )


def _neutron_marker() -> str:
    """A warning disc, rimmed in the bomber's colour."""
    return (
        tag("circle", cx=20, cy=20, r=18, fill="#f2d21f", stroke="currentColor", stroke_width=3.4)
        + tag("circle", cx=20, cy=20, r=16, fill="none", stroke=DARK, stroke_width=0.9)
        + group(neutron_bomb(), transform="translate(8 8) scale(.86)")
    )


def cloud() -> str:
    """The mushroom: the land beneath is out of play."""
    cap = "M4 20Q-1 12 8 9Q10 0 21 2Q30 -3 36 5Q46 6 43 15Q45 22 36 22Q30 26 24 24Q15 27 10 23Q5 24 4 20Z"
    stem = "M17 23Q20 34 14 46Q24 50 34 46Q27 34 30 23Z"
    return (
        tag("ellipse", cx=24, cy=47, rx=20, ry=5, fill="#000", opacity=0.5)
        + tag("ellipse", cx=24, cy=46, rx=14, ry=4, fill="url(#sup-fire)")
        + tag("path", d=stem, fill="url(#sup-smoke)", stroke="#0b0908", stroke_width=1)
        + tag("path", d="M20 25Q23 35 20 45M27 25Q24 36 28 45", fill="none", stroke="#ff9a3a", stroke_width=1.6,
              opacity=0.75)
        + tag("ellipse", cx=24, cy=30, rx=12, ry=3.4, fill="none", stroke="#8c8078", stroke_width=2)
        + tag("path", d=cap, fill="url(#sup-smoke)", stroke="#0b0908", stroke_width=1.1)
        + tag("path", d="M8 19Q14 23 23 20Q32 23 40 17Q36 22 30 21.5Q22 25 14 22Q10 22 8 19Z", fill="#ff9a3a",
              opacity=0.85)
        + tag("path", d="M9 12Q12 5 20 6M24 6Q31 2 36 8", fill="none", stroke="#a39a92", stroke_width=2,
              stroke_linecap="round", opacity=0.7)
    )  # fmt: skip


def _crater() -> str:
    return (
        tag("ellipse", cx=20, cy=17, rx=18, ry=10, fill="#6b5238", stroke=DARK, stroke_width=1.2)
        + tag("ellipse", cx=20, cy=18, rx=12, ry=6, fill="#2a1c10")
        + tag("path", d="M36 1L22 16", stroke="#ff9a3a", stroke_width=3, stroke_linecap="round", opacity=0.8)
        + tag("circle", cx=21, cy=17, r=3.6, fill="#8c8078", stroke=DARK)
    )


def _target() -> str:
    return group(
        tag("circle", cx=24, cy=24, r=17), tag("circle", cx=24, cy=24, r=8),
        tag("path", d="M24 1V14M24 34V47M1 24H14M34 24H47"), fill="none", stroke="#e5261c", stroke_width=3,
    )  # fmt: skip


def _marker(resource: str) -> str:
    return (
        tag("circle", cx=14, cy=15, r=12, fill="#000", opacity=0.45)
        + tag("circle", cx=14, cy=14, r=12.4, fill="url(#sup-brass)", stroke=DARK, stroke_width=1.2)
        + tag("circle", cx=14, cy=14, r=9.6, fill=f"url(#sup-{resource}-tint)", stroke=DARK, stroke_width=0.8)
        + group(GOODS[resource](), transform="translate(5.6 5.6) scale(.56)")
    )


def _outage() -> str:
    return tag(
        "path", d="M9 1L17.5 16H.5Z", fill="#f2c33c", stroke=DARK, stroke_width=1.3, stroke_linejoin="round"
    ) + tag("path", d="M9 6V11M9 13V13.6", stroke=DARK, stroke_width=2, stroke_linecap="round")


def _officer() -> str:
    return tag("circle", cx=9, cy=9, r=8.4, fill="currentColor", stroke=DARK, stroke_width=1.1) + tag(
        "path", d=STAR, fill="url(#sup-brass)", stroke=DARK, transform="translate(9 9) scale(.66)"
    )


def _bid(kind: str) -> str:
    face = {
        "hidden": words("?", (13, 13.5), 17, "#fff8e6", font_weight="bold"),
        "play": tag("path", d="M7 13.5L11.5 18L19.5 8.5", fill="none", stroke="#d9ffd0", stroke_width=3.6, stroke_linecap="round"),
        "pass": tag("path", d="M8 8L18 18M18 8L8 18", fill="none", stroke="#ffd0c8", stroke_width=3.6, stroke_linecap="round"),
    }[kind]  # fmt: skip
    fill = {"hidden": "#4a4136", "play": "#2f6b35", "pass": "#7a2a22"}[kind]
    return (
        tag("circle", cx=13, cy=14, r=11.6, fill="#000", opacity=0.4)
        + tag("circle", cx=13, cy=13, r=11.6, fill=fill, stroke="url(#sup-brass)", stroke_width=2)
        + face
    )


def _skull(scale: float, x: float, y: float) -> str:
    return tag(
        "path", d=SKULL, fill="#fff8e6", fill_rule="evenodd", transform=f"translate({x:g} {y:g}) scale({scale:g})"
    )


def symbols() -> Symbols:
    made: Symbols = {}
    for seat in range(6):
        made[f"sup-army-{seat}"] = (42, 34, army(emblem(seat, 0.46, 20.5, 6)) + _badge(37, 27))
        made[f"sup-navy-{seat}"] = (46, 34, navy(emblem(seat, 0.42, 23.5, 3.5)) + _badge(42, 27))
        made[f"sup-emblem-{seat}"] = (26, 26, emblem(seat, 1.05, 13, 13, "currentColor"))
    made["sup-warlord"] = (42, 34, army(_skull(0.5, 20.5, 6.5), "#6d675e") + _badge(37, 27))
    made["sup-pirate"] = (46, 34, navy(_skull(0.45, 23.5, 4), "#2c2724") + _badge(42, 27))
    made["sup-aboard"] = (20, 16, tag("rect", x=1, y=1, width=18, height=14, rx=3, fill="currentColor", stroke=DARK,
                                      stroke_width=1.1) + tag("rect", x=1, y=1, width=18, height=14, rx=3,
                                                              fill="#000", opacity=0.25))  # fmt: skip
    for resource in RESOURCES:
        made[f"sup-{resource}"] = (30, 30, GOODS[resource]())
        made[f"sup-marker-{resource}"] = (28, 28, _marker(resource))
        for units in range(1, 6):
            made[f"sup-company-{resource}-{units}"] = (26, 26, _company(resource, units))
    for face in range(1, 7):
        made[f"sup-die-{face}"] = (28, 28, die(face, 28, "url(#sup-ivory)", DARK, DARK))
    for kind in ("hidden", "play", "pass"):
        made[f"sup-bid-{kind}"] = (26, 26, _bid(kind))
    made |= {
        "sup-nuke": (28, 28, nuke()), "sup-l-star": (28, 28, l_star()), "sup-cloud": (48, 52, cloud()),
        "sup-crater": (40, 30, _crater()), "sup-target": (48, 48, _target()), "sup-outage": (18, 18, _outage()),
        "sup-officer": (18, 18, _officer()), "sup-neutron": (40, 40, _neutron_marker()),
    }  # fmt: skip
    return made
