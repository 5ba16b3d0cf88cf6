"""The symbols of what moves: ships, pawns, factories, rings, fog, flags and markers."""

from roadstead.games.rotterdam.art import wares
from roadstead.games.rotterdam.art.channels import DARK as DARK_HUES
from roadstead.games.rotterdam.art.channels import HUES, MARKS
from roadstead.kernel.kit import shapes
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import disc, ink, stroke
from roadstead.kernel.pen import gradient, group, tag

DARK = "#2b1a0d"
EMBLEMS = (
    "M-3.5 -10h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z",
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z",
    "M0 -10L10 8H-10Z",
    "M0 -11L9 0L0 11L-9 0Z",
)


def defs() -> str:
    return (
        gradient("rot-gilt", (0, "#fff2b8"), (0.5, "#f0c654"), (1, "#b9801f"), x1=0, y1=0, x2=0.6, y2=1)
        + gradient("rot-gloss", (0, "#fff", 0.55), (0.45, "#fff", 0.05), (1, "#000", 0.35), x1=0, y1=0, x2=0, y2=1)
        + gradient("rot-round", (0, "#fff", 0.6), (0.5, "#fff", 0), (1, "#000", 0.4), radial=True, cx=0.35, cy=0.3, r=0.8)
        + gradient("rot-mist", (0, "#fff", 0.95), (0.6, "#eef2f3", 0.7), (1, "#e3e9ea", 0), radial=True, cx=0.5, cy=0.5,
                   r=0.5)
    )  # fmt: skip


def emblem(seat: int, scale: float, x: float, y: float, fill: str = "currentColor") -> str:
    return shapes.emblem(EMBLEMS[seat], (x, y), scale, fill, DARK)


def ship(seat: int) -> str:
    """A coaster from above, bound east: bridge and emblem astern, the hold amidships, the bow to the right."""
    hull = "M5 8Q2 21 5 34Q7 37 12 37H62Q78 35 89 21Q78 7 62 5H12Q7 5 5 8Z"
    return (
        ink("M0 14q-6 7 0 14M-5 16q-4 5 0 10", "none", "#f3fbf2", 1.6, opacity=0.8)
        + ink(hull, "#04202e", opacity=0.45, transform="translate(3 5)")
        + stroke("M60 39Q80 37 93 21Q80 5 60 3", "#f3fbf2", 2, opacity=0.85)
        + ink(hull, "currentColor", DARK, 2) + ink(hull, "url(#rot-gloss)")
        + ink("M9 10Q7 21 9 32H61Q74 30 82 21Q74 12 61 10Z", "#e9dcc0", "#4a3620", 1.1)
        + stroke("M66 12V30M72 15V27", "#b39a72", 1)
        + ink("M33 11H64V31H33Z", "#3a2a1c", "#1c1209", 1.4) + ink("M33 11H64V15H33Z", "#000", opacity=0.4)
        + stroke("M43.5 11V31M54 11V31", "#5a4330", 0.8)
        + ink("M8 10H29V32H8Z", "#fdfaf2", "#4a3620", 1.2) + ink("M26 10h3.4v22h-3.4z", "#7fb2c0", "#2c4a55", 0.8)
        + emblem(seat, 0.82, 17, 21)
        + disc(75, 21, 2.2, "#5a4330") + stroke("M73 21L82 21", "#5a4330", 1.4)
    )  # fmt: skip


def pawn(seat: int) -> str:
    """A worker in the player's colour, with the emblem on the chest."""
    body = "M7 41Q4 41 5 36Q7 26 12 21Q9 18 9 13A9 9 0 0 1 27 13Q27 18 24 21Q29 26 31 36Q32 41 29 41Z"
    return (
        tag("ellipse", cx=19, cy=41, rx=15, ry=3.6, fill="#000", opacity=0.4)
        + ink(body, "currentColor", DARK, 1.7) + ink(body, "url(#rot-round)")
        + disc(18, 31, 7.4, "#fdf8ea", DARK, 0.9) + emblem(seat, 0.56, 18, 31)
    )  # fmt: skip


def master() -> str:
    """The Harbour Master: blue coat, gold braid, a cap."""
    return (
        tag("ellipse", cx=19, cy=45, rx=15, ry=3.6, fill="#000", opacity=0.4)
        + ink("M6 45Q4 30 12 25H25Q33 30 31 45Z", "#1f4fa0", "#0b1f4a", 1.7) + ink("M6 45Q4 30 12 25H15V45Z", "#5a86cc")
        + stroke("M18.5 26V45", "#0b1f4a", 1.2) + disc(15.6, 32, 1.4, "#f2cf6b") + disc(15.6, 38, 1.4, "#f2cf6b")
        + disc(21.4, 32, 1.4, "#f2cf6b") + disc(21.4, 38, 1.4, "#f2cf6b") + ink("M7 29h7M24 29h7", "none", "#f2cf6b", 2.4)
        + disc(18.5, 17, 8, "#f0c8a0", "#5a3218", 1.3) + ink("M12 19q6 9 13 0q-1 8 -6.5 8t-6.5 -8z", "#f4f1ea", "#8a8478", 0.8)
        + ink("M8 12Q9 4 18.5 4T29 12Z", "#fdfaf2", "#0b1f4a", 1.4) + ink("M9 11h19l-1.6 4h-15.8z", "#16306b", "#0b1f4a", 1)
        + disc(18.5, 9.4, 2.2, "#f2cf6b", "#6b4a0a", 0.7)
    )  # fmt: skip


def factory(seat: int) -> str:
    """Saw-toothed roofs, a smoking chimney, the owner's emblem over the gate."""
    return (
        ink("M3 44h46l6 5H6z", "#1f2a18", opacity=0.4)
        + "".join(disc(x, y, r, "url(#rot-smoke)") for x, y, r in ((42, 2, 7), (47, -6, 9), (54, -14, 11)))
        + ink("M37 44L38.6 6h6.8L47 44z", "#a8452f", "#3d1409", 1.3) + ink("M38.4 10h7.2l.3 5h-7.8z", "#fdf6e0")
        + ink("M3 44V24L14 15V24L25 15V24L36 15V44Z", "currentColor", DARK, 1.7)
        + ink("M3 24L14 15V24L25 15V24L36 15V20L25 28V24L14 28V24L3 28Z", "#fff", opacity=0.4)
        + ink("M36 15L50 20V44H36Z", "currentColor", DARK, 1.4) + ink("M36 15L50 20V44H36Z", "#000", opacity=0.3)
        + disc(19.5, 34, 9, "#fdf8ea", DARK, 1) + emblem(seat, 0.66, 19.5, 34)
        + stroke("M39 27v5M43 28v5M47 29v4", "#ffe9a0", 2)
    )  # fmt: skip


def ring() -> str:
    """Round a position that can be chosen: it shows through, and a click anywhere inside finds it."""
    return (
        tag("ellipse", cx=62, cy=36, rx=58, ry=32, fill="none", stroke="#3d2304", stroke_width=8, opacity=0.45)
        + tag("ellipse", cx=62, cy=36, rx=58, ry=32, fill="#ffe680", fill_opacity=0, stroke="#ffd22e", stroke_width=5)
        + tag("ellipse", cx=62, cy=36, rx=58, ry=32, fill="none", stroke="#fffbe0", stroke_width=2.4,
              stroke_dasharray="10 7")
    )  # fmt: skip


def mooring() -> str:
    """A position where nothing can be done now: it only says its name."""
    return tag("ellipse", cx=52, cy=27, rx=52, ry=27, fill="#fff", fill_opacity=0)


def chosen() -> str:
    """Round the ship that is being dealt with."""
    return tag("ellipse", cx=62, cy=36, rx=58, ry=32, fill="none", stroke="#3d2304", stroke_width=6, opacity=0.5) + tag(
        "ellipse", cx=62, cy=36, rx=58, ry=32, fill="none", stroke="#ffffff", stroke_width=4, stroke_dasharray="16 9"
    )


def dock() -> str:
    """Round a harbour that can be chosen."""
    frame = {"x": 4, "y": 4, "width": 196, "height": 102, "rx": 10}
    return tag("rect", fill="#ffe680", fill_opacity=0, stroke="#ffd22e", stroke_width=6, **frame) + tag(
        "rect", fill="none", stroke="#fffbe0", stroke_width=2.4, stroke_dasharray="10 7", **frame
    )


def field() -> str:
    """A free field of the planning board."""
    return disc(23, 23, 20, "#fff", "#1d3f8a", 2) + stroke("M15 23h16M23 15v16", "#8fa8d8", 2)


def flag(hue: int) -> str:
    """The signal for a channel colour, on its staff."""
    return (
        stroke("M6 4V60", "#5a3a1e", 3) + disc(6, 3, 2.6, "#f2cf6b", "#6b4a0a", 0.8)
        + ink("M7 7Q20 2 32 7T56 6V36Q44 40 32 36T7 37Z", HUES[hue], DARK_HUES[hue], 1.7)
        + ink("M7 7Q20 2 32 7T56 6V12Q44 16 32 12T7 13Z", "#fff", opacity=0.3)
        + tag("path", d=MARKS[hue], fill="#fffdf0", stroke=DARK_HUES[hue], stroke_width=0.9,
              transform="translate(31 21.6) scale(1.45)")
    )  # fmt: skip


def fog() -> str:
    puffs = ((18, 20, 17), (36, 15, 18), (54, 21, 17), (28, 27, 16), (46, 27, 16))
    return group(*(disc(x, y, r, "url(#rot-mist)") for x, y, r in puffs)) + stroke(
        "M8 18q6 -5 12 0t12 0t12 0t12 0M16 27q6 -5 12 0t12 0t12 0", "#8b979b", 1.8, opacity=0.8
    )


def marker() -> str:
    """The price marker on a product's track."""
    return (
        disc(18, 19, 14.6, "none", "#3d1409", 4, opacity=0.35)
        + disc(17, 17, 14.6, "none", "#c8322b", 4.6) + disc(17, 17, 14.6, "none", "#fff", 1.1)
        + disc(17, 17, 17, "none", "#5c0d0a", 1.2)
    )  # fmt: skip


def seat_disc(seat: int) -> str:
    """A marker of the score track."""
    return disc(13.8, 15, 12, "#000", opacity=0.35) + disc(13, 13, 12, "currentColor", DARK, 1.5) + disc(
        13, 13, 8.4, "#fdf8ea", DARK, 0.7
    ) + emblem(seat, 0.62, 13, 13)  # fmt: skip


def bell() -> str:
    """The ship's bell: done, pass or nothing taken."""
    return (
        disc(24, 24, 22, "#16306b", "#f2cf6b", 2.2)
        + ink("M24 9a3 3 0 0 1 3 3q8 3 8 13q0 5 4 8H9q4 -3 4 -8q0 -10 8 -13a3 3 0 0 1 3 -3z", "url(#rot-gilt)", "#6b4a0a", 1.5)
        + disc(24, 36, 3.2, "#b9801f", "#6b4a0a", 1.1) + stroke("M18 18q-2 4 -2 8", "#fffbe0", 2)
    )  # fmt: skip


def site() -> str:
    """The next site where a factory can be built; a click anywhere in its box finds it."""
    return (
        tag("rect", x=4, y=-9, width=60, height=48, fill="#fff", fill_opacity=0)
        + ink("M4 4h46l7 34h-46z", "#ffd22e", "#6d4d05", 1.6, fill_opacity=0, stroke_dasharray="7 4")
        + stroke("M50 4v-12", "#5a3a1e", 2) + ink("M50 -9h14l-4 4l4 4h-14z", "#f2c230", "#6d4d05", 1)
    )  # fmt: skip


def closed() -> str:
    """A field that is not used."""
    return disc(22, 22, 21, "#b9b3a2", "#6f6a5c", 1.6) + stroke("M10 10L34 34M34 10L10 34", "#6f6a5c", 3)


def symbols() -> Symbols:
    made: Symbols = {
        "rot-master": (37, 49, master()), "rot-ring": (124, 72, ring()), "rot-mooring": (104, 54, mooring()), "rot-chosen": (124, 72, chosen()), "rot-dock": (204, 110, dock()),
        "rot-field": (46, 46, field()), "rot-fog": (72, 44, fog()), "rot-marker": (34, 34, marker()),
        "rot-bell": (48, 48, bell()), "rot-site": (60, 42, site()), "rot-closed": (44, 44, closed()),
        "rot-coin": (30, 30, group(wares.coin(), transform="translate(15 15)")),
        "rot-blank-coin": (30, 30, group(wares.coin(True), transform="translate(15 15)")),
    }  # fmt: skip
    for seat in range(4):
        made[f"rot-ship-{seat}"] = (92, 42, ship(seat))
        made[f"rot-pawn-{seat}"] = (37, 45, pawn(seat))
        made[f"rot-factory-{seat}"] = (54, 50, factory(seat))
        made[f"rot-emblem-{seat}"] = (26, 26, emblem(seat, 1.05, 13, 13))
        made[f"rot-disc-{seat}"] = (26, 26, seat_disc(seat))
    for number in range(4):
        made[f"rot-raw-{number}"] = (40, 40, group(wares.material(number), transform="translate(20 20)"))
    for number in range(8):
        made[f"rot-ware-{number}"] = (40, 40, group(wares.product(number), transform="translate(20 20)"))
    for hue in range(5):
        made[f"rot-flag-{hue}"] = (60, 62, flag(hue))
    return made
