"""The symbols of what stands, sails and is handled: ships, houses, ruins, dice, the hat, the sun, coins."""

from roadstead.games.harbour_of_fortune.art import emblems
from roadstead.games.harbour_of_fortune.art.emblems import DARK, EMBLEMS, drawn, emblem
from roadstead.games.harbour_of_fortune.art.plan import HOUSE
from roadstead.games.harbour_of_fortune.data import FIRST_DOCK
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.dice import die
from roadstead.kernel.pen import TAU, gradient, group, line, polar, tag, words

PIP_PLACES = ((0, 0), (-12, -12), (12, -12), (-12, 0), (-12, 12), (12, 12), (12, 0))


def defs() -> str:
    return (
        gradient("hof-sail", (0, "#fffaea"), (0.7, "#f0e2bf"), (1, "#cdb688"), x1=0, y1=0, x2=1, y2=0.4)
        + gradient("hof-ivory", (0, "#fffdf2"), (0.7, "#f2e6c8"), (1, "#cdb88a"), x1=0, y1=0, x2=0.6, y2=1)
        + gradient(
            "hof-sunlight",
            (0, "#fff6c8"),
            (0.4, "#ffe07a", 0.9),
            (0.55, "#ffd24a", 0.45),
            (1, "#ffd24a", 0),
            radial=True,
        )
    )


def ship(family: int) -> str:
    """A fluyt: round stern, three masts, the family's emblem on the mainsail."""
    return (
        tag("ellipse", cx=34, cy=61, rx=31, ry=5, fill="#06222f", opacity=0.5)
        + tag("path", d="M17 44V13M35 44V3M51 42V14M58 40L70 29", stroke=DARK, stroke_width=2.1, stroke_linecap="round")
        + drawn("M35 3q7 -4 13 0q-6 1 -6 4q-3 -2 -7 0z", "currentColor", 0.9)
        + drawn("M10 17Q17 14 22 17Q25 27 21 36Q15 33 8 36Q13 27 10 17Z", "url(#hof-sail)", 1.2)
        + drawn("M46 17Q53 14 58 17Q62 26 58 35Q52 32 45 35Q49 26 46 17Z", "url(#hof-sail)", 1.2)
        + drawn("M23 8Q35 4 47 8Q53 22 47 38Q35 33 22 38Q28 22 23 8Z", "url(#hof-sail)", 1.3)
        + emblem(family, 0.95, 36, 21.5)
        + tag("path", d="M4 31L13 33L16 44H48L64 39Q64 52 54 60H16Q4 56 4 31Z", fill="currentColor", stroke=DARK,
              stroke_width=1.7, stroke_linejoin="round")
        + tag("path", d="M6 40Q30 52 62 44M9 50Q30 57 57 53", fill="none", stroke="#fff", stroke_width=1.5, opacity=0.4)
        + tag("path", d="M8 55Q32 62 56 57L52 60H16Z", fill="#000", opacity=0.3)
        + drawn("M6 33l7 2 1 5 -7 -2z", "#f6d98a", 0.8)
        + tag("path", d="M20 47h4v4h-4zM30 48h4v4h-4zM40 48h4v4h-4zM50 46h4v4h-4z", fill="#1c120a", stroke="#f2cf6b",
              stroke_width=0.8)
        + tag("path", d="M1 61q5 -5 10 0t10 0 10 0 10 0 10 0 10 0 7 0", fill="none", stroke="#f3fbf2", stroke_width=2,
              stroke_linecap="round")
    )  # fmt: skip


def house(family: int) -> str:
    """A step-gabled brick house; roof, door and shield are the family's."""
    steps = "M3 64V27H7.500V21H12V15H16.500V9H25.500V15H30V21H34.500V27H39V64Z"
    panes = "M7 43h8v11h-8zM27 43h8v11h-8zM8 30h6v7h-6zM28 30h6v7h-6z"
    return (
        tag("path", d="M3 63H47L54 66H10Z", fill="#1d2b10", opacity=0.4)
        + drawn("M39 64V27L47 25V61Z", "#7a3d2a", 0.9)
        + drawn("M25 8L39 27L47.5 25L33 6Z", "currentColor", 1)
        + tag("path", d="M27.5 10L41 26M30.5 8.500L44.5 25.5", stroke="#000", stroke_width=0.9, opacity=0.35)
        + drawn("M36 12V4h5v12z", "#8f4530", 0.8)
        + tag("path", d=steps, fill="url(#hof-brick)", stroke=DARK, stroke_width=1.1, stroke_linejoin="round")
        + tag("path", d="M2 27H8M6 21H13M11 15H17M15 8.500H27M25 15H31M29 21H36M34 27H40", stroke="#f6e6c0",
              stroke_width=1.7)
        + drawn("M3 38.5H39V42H3Z", "currentColor", 0.6)
        + tag("path", d="M5 50h3M34 58h3M16 48h3M10 60h4M24 33h3M30 60h3", stroke="#6b2a1a", stroke_width=1.2)
        + tag("path", d=panes, fill="#ffe7a0", stroke="#fff8e6", stroke_width=1.3)
        + tag("path", d="M11 43v11M31 43v11M11 30v7M31 30v7", stroke="#7a5a2a", stroke_width=0.8)
        + tag("path", d="M16.5 64V50a4.5 4.5 0 0 1 9 0V64Z", fill="currentColor", stroke="#fff8e6", stroke_width=1.2)
        + tag("circle", cx=21, cy=25, r=8.4, fill="#fdf3d6", stroke=DARK, stroke_width=1)
        + emblem(family, 0.58, 21, 25)
    )  # fmt: skip


def ruin() -> str:
    """What a fire leaves."""
    return (
        tag("ellipse", cx=23, cy=62, rx=22, ry=5, fill="#1c1a16", opacity=0.6)
        + tag(
            "path",
            d="M4 63V44L8 40V34L12 37V63ZM39 63V48L35 43L31 47V63ZM17 63V54H27V63Z",
            fill="#3a2f28",
            stroke="#14100c",
        )
        + tag("path", d="M2 62L30 44M10 63L38 52M20 61L12 42", stroke="#1c1612", stroke_width=3)
        + tag(
            "path",
            d="M22 46C14 38 26 34 19 26C14 20 22 16 20 8C28 14 22 20 28 26C33 33 24 36 28 44Z",
            fill="#6d6a68",
            opacity=0.55,
        )
        + group(emblems.fire(), transform="translate(24 54) scale(.62)")
    )


def lot_mark() -> str:
    """A surveyor's stakes: here a house can be built."""
    return (
        tag("path", d="M4 28L40 28L37 4L7 4Z", fill="#fff3c8", fill_opacity=0.01)
        + tag("path", d="M5 28V18M39 28V18M8 10V2M36 10V2", stroke="#6b4423", stroke_width=2.2)
        + tag(
            "path",
            d="M5 20H39M8 4H36M5 20L8 4M39 20L36 4",
            fill="none",
            stroke="#fff6dc",
            stroke_width=1,
            stroke_dasharray="3 2",
        )
    )


def big_hat() -> str:
    return (
        tag("ellipse", cx=32, cy=38, rx=28, ry=5, fill="#000", opacity=0.35)
        + tag("path", d="M3 33Q32 45 61 33Q64 27 54 27H10Q0 27 3 33Z", fill="#1d1a20", stroke="#000")
        + tag("path", d="M14 29L18 9Q32 3 46 9L50 29Q32 35 14 29Z", fill="#2f2b35", stroke="#000")
        + tag("path", d="M20 11Q25 8 30 8L28 30Q20 30 16 28Z", fill="#56505e", opacity=0.6)
        + tag("path", d="M15.2 24Q32 30 48.8 24L50 29Q32 35 14 29Z", fill="url(#hof-gilt)")
        + tag("path", d="M28 25h8v7h-8z", fill="none", stroke="#fff3c8", stroke_width=1.6)
        + tag("path", d="M42 20C38 4 52 -4 64 4C57 5 56 10 58 13C52 11 50 18 46 22Z", fill="#e07b24", stroke="#6b2f08")
        + tag("path", d="M44 19C46 8 54 4 61 5", fill="none", stroke="#ffd9a0", stroke_width=1.1)
    )


def bell() -> str:
    return (
        tag("circle", cx=27, cy=29, r=25, fill="#000", opacity=0.35)
        + tag("circle", cx=27, cy=27, r=25, fill="url(#hof-gilt)", stroke="#4a2f10", stroke_width=1.6)
        + tag("circle", cx=27, cy=27, r=20, fill="#a3302a", stroke="#5a1510", stroke_width=1.4)
        + drawn("M27 12Q36 13 36 26L39 34H15L18 26Q18 13 27 12Z", "#f2cf6b", 1.2)
        + tag("path", d="M22 34a5 5 0 0 0 10 0z", fill="#8a5f17", stroke=DARK)
        + tag("path", d="M22 17q-2 5 -2 12", fill="none", stroke="#fff6d8", stroke_width=2)
    )  # fmt: skip


def sun() -> str:
    rays = ""
    for k in range(16):
        tip = polar((42, 42), 27 if k % 2 == 0 else 22, TAU * k / 16)
        sides = [polar((42, 42), 17, TAU * (k + turn) / 16) for turn in (-0.18, 0.18)]
        rays += line([sides[0], tip, sides[1]], True)
    return (
        tag("circle", cx=42, cy=42, r=42, fill="url(#hof-sunlight)")
        + tag("path", d=rays, fill="#f2a83a", stroke="#a8650c", stroke_width=0.7)
        + tag("circle", cx=42, cy=42, r=16, fill="#ffe27a", stroke="#a8650c", stroke_width=1.4)
        + tag("path", d="M34 34a11 11 0 0 1 10 -4", fill="none", stroke="#fffbe0", stroke_width=2.4,
              stroke_linecap="round")
    )  # fmt: skip


def hour() -> str:
    """A round to come: a pale disc on the sun's arc."""
    return tag("circle", cx=16, cy=16, r=15, fill="#fff8e0", fill_opacity=0.85, stroke="#a8803c", stroke_width=1.2)


def purse() -> str:
    return (
        tag("ellipse", cx=16, cy=30, rx=13, ry=2.5, fill="#000", opacity=0.3)
        + drawn("M11 11Q0 20 4 27Q16 33 28 27Q32 20 21 11Z", "#9c6b3a", 1.2)
        + drawn("M10 11H22L25 3Q16 8 7 3Z", "#7a4f2a", 1.1)
        + tag("path", d="M9 11H23", stroke="#e0b64d", stroke_width=2.6)
        + tag("circle", cx=16, cy=21, r=5.5, fill="#f2cf6b", stroke="#8a5f17")
        + tag("path", d="M16 17.500v7", stroke="#8a5f17", stroke_width=1.4)
    )  # fmt: skip


def coin() -> str:
    return (
        tag("circle", cx=22, cy=24, r=20, fill="#000", opacity=0.4)
        + tag("circle", cx=22, cy=22, r=20, fill="url(#hof-gilt)", stroke="#6b420a", stroke_width=1.4)
        + tag("circle", cx=22, cy=22, r=16, fill="#f6d98a", stroke="#a86d14", stroke_width=1, stroke_dasharray="2 1.5")
    )  # fmt: skip


def prize() -> str:
    """For the first ship to dock."""
    return (
        tag("path", d="M30 2L35 10L44 12L38 19L39 28L30 24L21 28L22 19L16 12L25 10Z", fill="#ffe07a", opacity=0.7)
        + group(purse(), transform="translate(14 4)")
        + tag("rect", x=7, y=25, width=46, height=22, rx=9, fill="#a3302a", stroke="#5a1510")
        + words(str(FIRST_DOCK), (30, 36.5), 17, "#fff3d2", class_="number size-m")
    )  # fmt: skip


def symbols() -> Symbols:
    made: Symbols = {
        "hof-ruin": (*HOUSE, ruin()), "hof-lot": (44, 30, lot_mark()), "hof-hat": (64, 44, big_hat()),
        "hof-bell": (54, 54, bell()), "hof-sun": (84, 84, sun()), "hof-hour": (32, 32, hour()),
        "hof-purse": (32, 32, purse()), "hof-coin": (44, 44, coin()), "hof-prize": (60, 46, prize()),
    }  # fmt: skip
    for family in range(len(EMBLEMS)):
        made[f"hof-ship-{family}"] = (70, 66, ship(family))
        made[f"hof-house-{family}"] = (*HOUSE, house(family))
    for value in range(7):
        made[f"hof-die-{value}"] = (50, 52, die(value))
    return made
