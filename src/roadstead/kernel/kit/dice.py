"""Dice with pips."""

from roadstead.kernel.kit.shapes import INK, box, disc
from roadstead.kernel.pen import PIPS, words

# The seven places of a pip, in the order of ``PIPS``, as shares of the die's side counted from its middle.
PLACES = ((0.0, 0.0), (-0.23, -0.23), (0.23, -0.23), (-0.23, 0.0), (-0.23, 0.23), (0.23, 0.23), (0.23, 0.0))


def die(value: int, side: float = 54.0, face: str = "#fbf4e0", edge: str = "#5a4526", pip: str = INK) -> str:
    """A die that shows ``value``; 0 is one that has not been thrown."""
    middle = side / 2
    shown = "".join(
        disc(middle + PLACES[place][0] * side, middle + PLACES[place][1] * side, side * 0.095, pip)
        for place in PIPS.get(value, ())
    )
    if not value:
        shown = words("?", (middle, middle + side * 0.02), side * 0.56, "#8a6f3c", font_weight="bold")
    return cube(side, face, edge) + shown


def cube(side: float, face: str, edge: str) -> str:
    """A die without its pips, for one that shows something else."""
    wide, corner = side * 0.94, side * 0.18
    return (
        box(side * 0.05, side * 0.08, wide, wide, "#000", rx=corner, opacity=0.4)
        + box(side * 0.03, side * 0.03, wide, wide, face, rx=corner, stroke=edge, stroke_width=max(1.1, side * 0.032))
        + box(side * 0.1, side * 0.1, side * 0.8, side * 0.8, "#fff", rx=corner * 1.2, opacity=0.22)
    )
