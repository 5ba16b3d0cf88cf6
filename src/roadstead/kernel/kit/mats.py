"""What things lie on: a seat's mat, a tile, a panel of the board."""

from dataclasses import dataclass

from roadstead.kernel.kit.shapes import INK, box, disc, stroke
from roadstead.kernel.pen import Point

BANNER = 40.0  # how high the coloured head of a mat is


@dataclass(frozen=True)
class MatPlan:
    """Where things lie on a mat: its plan counts from the top left corner, pieces on it count from the middle."""

    width: float
    height: float

    @property
    def size(self) -> Point:
        return self.width, self.height

    @property
    def middle(self) -> Point:
        return self.width / 2, self.height / 2

    def inside(self, place: Point) -> Point:
        """A place of the plan as a piece on the mat counts it."""
        return round(place[0] - self.width / 2, 1), round(place[1] - self.height / 2, 1)


def mat(width: float, height: float, fill: str = "#f4e9cd") -> str:
    """A seat's place: a head in its colour with room for its emblem and its name, light and empty below."""
    return (
        box(4, 6, width - 5, height - 7, "#000", rx=12, opacity=0.42)
        + box(2, 2, width - 5, height - 7, fill, rx=12, stroke=INK, stroke_width=1.8)
        + f'<path d="M2 {BANNER:g}V14Q2 2 14 2H{width - 15:g}Q{width - 3:g} 2 {width - 3:g} 14V{BANNER:g}Z" '
        f'fill="currentColor" stroke="{INK}" stroke-width="1.8"/>'
        + stroke(f"M8 {BANNER - 4:g}H{width - 9:g}", "#f2cf6b", 1.6)
        + stroke(f"M12 7H{width - 13:g}", "#fff", 2, opacity=0.28)
        + disc(22, BANNER / 2 + 1, 14, "#fdf6e0", INK, 1)
    )


def tile(width: float, height: float, fill: str = "#f4e9cd", edge: str = INK) -> str:
    """A thick square of cardboard."""
    return (
        box(2, 4, width - 2, height - 4, "#000", rx=5, opacity=0.42)
        + box(1, 3, width - 3, height - 5, edge, rx=5)
        + box(1, 1, width - 3, height - 5, fill, rx=5, stroke=edge, stroke_width=1.2)
        + box(4, 4, width - 9, height - 11, "none", rx=3, stroke="#fff", stroke_width=1.2, opacity=0.5)
    )


def panel(
    rect: tuple[float, float, float, float], fill: str, edge: str = INK, line: str = "#e0b64d", corner: float = 10.0
) -> str:
    """A part of the board set apart from the rest."""
    x, y, width, height = rect
    return (
        box(x + 4, y + 6, width, height, "#000", rx=corner + 1, opacity=0.45)
        + box(x, y, width, height, fill, rx=corner, stroke=edge, stroke_width=1.6)
        + box(x + 5, y + 5, width - 10, height - 10, "none", rx=corner - 3, stroke=line, stroke_width=1.6)
    )


def glow(width: float, height: float) -> str:
    """The light round the mat of whoever decides."""
    return box(1, 1, width - 2, height - 2, "none", rx=14, stroke="#ffd54a", stroke_width=4)
