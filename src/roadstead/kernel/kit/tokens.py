"""Small things that stand or lie on the board."""

from roadstead.kernel.kit.shapes import INK, PAPER, disc, emblem, ink, oval, path, stroke
from roadstead.kernel.pen import EMBLEMS, words

GILT = "#e0b64d"


def badge(size: float, fill: str = INK, rim: str = GILT, thick: float = 1.6) -> str:
    """A round plate for a number or a sign."""
    middle = size / 2
    return disc(middle, middle + 1, middle - 1.2, "#000", opacity=0.35) + disc(
        middle, middle, middle - 1.2, fill, rim, thick
    )


def seal(size: float, text: str = "", fill: str = "#b3261e", edge: str = "#5c0f0b") -> str:
    """Sealing wax, with a number in it where one is given."""
    middle = size / 2
    drawn = disc(middle, middle, middle - 1, fill, edge, 1.3) + disc(
        middle, middle, (middle - 1) * 0.76, "none", "#e58a7c", 0.9
    )
    return drawn + (words(text, (middle, middle + 0.4), size * 0.62, "#fff3dc", font_weight="bold") if text else "")


def stack(count: int, fill: str = "#e6b93f", edge: str = "#7a5412", wide: float = 40.0) -> str:
    """So many tokens on top of each other; of more than eight only eight are drawn.  As high as ``stack_height`` says."""
    shown = min(count, 8)
    bottom = stack_height(count) - wide * 0.2 - 2
    drawn = oval(wide / 2 + 1, bottom + 3, wide / 2 - 1, wide * 0.2, "#000", opacity=0.35)
    for k in range(shown):
        y = bottom - 5 * k
        rim = f"M1 {y - 4:g}V{y:g}A{wide / 2 - 1:g} {wide * 0.19:g} 0 0 0 {wide - 1:g} {y:g}V{y - 4:g}Z"
        drawn += ink(rim, edge, INK, 0.8) + oval(
            wide / 2, y - 4, wide / 2 - 1, wide * 0.19, fill, stroke=INK, stroke_width=0.8
        )
    return drawn


def stack_height(count: int, wide: float = 40.0) -> float:
    """How high a drawn stack is."""
    return wide * 0.4 + 6 + 5 * min(count, 8)


def flag(mark: str = "", fill: str = "currentColor", edge: str = INK) -> str:
    """A flag on its staff, 46 by 44; ``mark`` is drawn round the middle of the cloth."""
    return (
        stroke("M4 42V2", "#3b2712", 3)
        + disc(4, 3, 2.6, GILT, edge, 0.8)
        + ink("M5 5Q16 0 24 5T42 4V27Q32 32 23 27T5 28Z", fill, edge, 1.5)
        + path("M5 5Q16 0 24 5T42 4V9Q32 14 23 9T5 10Z", "#fff", opacity=0.28)
        + (disc(23.5, 16, 8.4, PAPER) + f'<g transform="translate(23.5 16)">{mark}</g>' if mark else "")
    )


def ship(mark: str = "", hull: str = "currentColor", sail: str = "#f6ead0") -> str:
    """A two-master under sail, 72 by 66; ``mark`` is drawn round the middle of her great sail."""
    return (
        oval(35, 61, 31, 4.5, "#04202e", opacity=0.45)
        + stroke("M24 46V8M46 46V14M58 42L69 32", INK, 2.2)
        + ink("M24 8q7 -4 12 0q-6 1 -6 4q-3 -2 -6 0z", hull, INK, 0.8)
        + ink("M9 14Q24 9 38 14Q44 27 38 40Q24 35 8 40Q14 27 9 14Z", sail, INK, 1.3)
        + ink("M42 19Q50 16 57 19Q61 28 57 38Q50 35 41 38Q45 28 42 19Z", sail, INK, 1.2)
        + (f'<g transform="translate(24 25)">{mark}</g>' if mark else "")
        + ink("M4 37L13 39L16 46H50L66 41Q65 54 56 60H16Q5 56 4 37Z", hull, INK, 1.6)
        + stroke("M7 45Q30 54 63 47", "#fff", 1.4, opacity=0.4)
        + ink("M8 55Q32 62 57 57L54 60H16Z", "#000", opacity=0.28)
        + stroke("M1 61q5 -5 10 0t10 0 10 0 10 0 10 0 10 0 9 0", "#f3fbf2", 1.8)
    )


def seat_emblem(seat: int, scale: float = 1.0, point: tuple[float, float] = (0, 0), fill: str = "currentColor") -> str:
    """The sign that tells a seat apart without its colour."""
    return emblem(EMBLEMS[seat % len(EMBLEMS)], point, scale, fill)


def ring(rx: float, ry: float) -> str:
    """A place that can be clicked."""
    x, y = rx + 4, ry + 4
    return (
        oval(x, y, rx, ry, "none", stroke="#3d2304", stroke_width=7, opacity=0.4)
        + oval(x, y, rx, ry, "#ffe680", fill_opacity=0, stroke="#ffd22e", stroke_width=4)
        + oval(x, y, rx, ry, "none", stroke="#fffbe0", stroke_width=2, stroke_dasharray="8 6")
    )
