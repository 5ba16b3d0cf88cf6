"""Cards: a sheet with a shadow, a plain card that can be read, and a back."""

from collections.abc import Sequence

from roadstead.kernel.kit.shapes import INK, PAPER, box, disc, stroke
from roadstead.kernel.pen import STAR, num, tag, words

CARD = (96.0, 132.0)
LEAST_TEXT = 12.0  # smaller letters cannot be read at the size a table is drawn


def sheet(
    width: float, height: float, fill: str = PAPER, edge: str = INK, corner: float = 7.0, thick: float = 1.2
) -> str:
    """Card or paper lying on the table."""
    return box(2, 3, width - 2, height - 3, "#000", rx=corner, opacity=0.38) + box(
        1, 1, width - 3, height - 4, fill, rx=corner, stroke=edge, stroke_width=thick
    )


def rim(
    width: float, height: float, colour: str, inset: float = 5.0, thick: float = 1.4, **attributes: str | float
) -> str:
    """A line along the edge of a sheet."""
    given: dict[str, str | float] = {"rx": 4.5, "fill": "none", **attributes}
    fill = str(given.pop("fill"))
    return box(
        inset, inset, width - 2 * inset - 1, height - 2 * inset - 2, fill, stroke=colour, stroke_width=thick, **given
    )


def card(
    title: str, lines: Sequence[str] = (), picture: str = "", size: tuple[float, float] = CARD, fill: str = PAPER
) -> str:
    """A card to read: its title large, ``picture`` (drawn round its middle) below, up to three short lines at the foot."""
    width, height = size
    middle = width / 2
    large = max(LEAST_TEXT, min(width * 0.42, 1.7 * (width - 16) / max(len(title), 1)))
    drawn = sheet(width, height, fill) + rim(width, height, "currentColor", 5, 3)
    drawn += words(title, (middle, 10 + large / 2), large, INK, font_weight="bold")
    if picture:
        drawn += tag("g", picture, transform=f"translate({num(middle)} {num(height * 0.56)})")
    foot = height - 14 - 15 * (len(lines) - 1)
    for at, line in enumerate(lines):
        drawn += words(line, (middle, foot + 15 * at), LEAST_TEXT + 1, INK)
    return drawn


def card_back(size: tuple[float, float] = CARD, fill: str = "currentColor", light: str = "#fdf3d6") -> str:
    """A card face down, in the colour of its owner unless another is given."""
    width, height = size
    x, y, step = width / 2, height / 2, 14.0
    lattice, reach = "", width + height
    for k in range(1, int(reach / step)):
        along = k * step
        lattice += _slant(along, width - 12, height - 13, False) + _slant(along, width - 12, height - 13, True)
    star = width * 0.19 / 10
    return (
        sheet(width, height, fill)
        + box(6, 6, width - 13, height - 14, "#000", rx=4, fill_opacity=0.14, stroke=light, stroke_width=1.4)
        + stroke(lattice, light, 0.8, opacity=0.32)
        + disc(x, y, width * 0.24, fill, light, 1.4)
        + tag("path", d=STAR, fill=light, transform=f"translate({num(x)} {num(y)}) scale({star:g})")
    )


def _slant(along: float, width: float, height: float, mirrored: bool) -> str:
    """One line of a lattice from edge to edge, within the rim."""
    x1, y1 = (along, 0.0) if along <= width else (width, along - width)
    x2, y2 = (0.0, along) if along <= height else (along - height, height)
    if x2 > width or y1 > height:
        return ""
    if mirrored:
        x1, x2 = width - x1, width - x2
    return f"M{num(6 + x1)} {num(6 + y1)}L{num(6 + x2)} {num(6 + y2)}"
