"""Drawing with numbers: lines, curves and tags of SVG, for the games' boards."""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
TAU = math.tau


def num(value: float) -> str:
    """A coordinate to a tenth: finer is invisible and only makes the board heavier."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def tag(name: str, body: str = "", /, **attributes: str | float) -> str:
    """One element; ``stroke_width=2`` is written ``stroke-width="2"``."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else f"{value:g}"}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def group(*parts: str, **attributes: str | float) -> str:
    return tag("g", "".join(parts), **attributes)


def line(points: Iterable[Point], closed: bool = False) -> str:
    """Path data of straight strokes."""
    steps, first = [], ""
    at = (0.0, 0.0)
    for x, y in points:
        to = (round(x, 1), round(y, 1))
        if first:
            steps.append(_packed(to[0] - at[0], to[1] - at[1]))
        else:
            first = "M" + _packed(*to)
        at = to
    return first + ("l" + "l".join(steps) if steps else "") + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a Catmull-Rom curve through the points."""
    count = len(points)

    def near(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    x, y = round(points[0][0], 1), round(points[0][1], 1)
    parts = ["M" + _packed(x, y)]
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = near(i - 1), near(i), near(i + 1), near(i + 2)
        to_x, to_y = round(cx, 1), round(cy, 1)
        out_x, out_y, in_x, in_y = bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6
        parts.append("c" + _packed(out_x - x, out_y - y, in_x - x, in_y - y, to_x - x, to_y - y))
        x, y = to_x, to_y
    return "".join(parts) + ("Z" if closed else "")


def _packed(*values: float) -> str:
    """Numbers of a path, in as few letters as can be: steps from where the pen is are the shortest."""
    written = ""
    for value in values:
        text = num(value)
        text = text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
        written += text if not written or text[0] == "-" else f" {text}"
    return written


def polar(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def ragged(angle: float, seed: float, waves: int = 5, roughness: float = 0.6) -> float:
    """Smooth noise round a circle, between about -1 and 1."""
    total, weight = 0.0, 1.0
    for k in range(1, waves + 1):
        total += weight * math.sin(angle * (2 * k - 1) + seed * (1.7 * k + 0.9))
        weight *= roughness
    return total * (1 - roughness)


def gradient(name: str, *stops: tuple[float, str] | tuple[float, str, float], radial: bool = False,
             **attributes: str | float) -> str:  # fmt: skip
    body = ""
    for stop in stops:
        opacity = {"stop_opacity": stop[2]} if len(stop) == 3 else {}
        body += tag("stop", offset=stop[0], stop_color=stop[1], **opacity)
    return tag("radialGradient" if radial else "linearGradient", body, id=name, **attributes)


def words(text: str, at: Point, size: float, fill: str, **attributes: str | float) -> str:
    """A line of text round ``at``, unless ``text_anchor`` says otherwise."""
    shown: dict[str, str | float] = {"text_anchor": "middle", **attributes}
    return tag("text", text, x=num(at[0]), y=num(at[1]), font_size=size, fill=fill, dominant_baseline="central",
               font_family="Georgia,'Times New Roman',serif", **shown)  # fmt: skip


class Crowd:
    """Points in a grid, to ask quickly whether one of them is near."""

    def __init__(self, points: Iterable[Point] = (), cell: float = 40.0) -> None:
        self.cell = cell
        self.cells: dict[tuple[int, int], list[Point]] = {}
        for point in points:
            self.add(point)

    def add(self, point: Point) -> None:
        self.cells.setdefault((int(point[0] // self.cell), int(point[1] // self.cell)), []).append(point)

    def near(self, point: Point, reach: float) -> bool:
        x, y = point
        cell, limit = self.cell, reach * reach
        rows = range(int((y - reach) // cell), int((y + reach) // cell) + 1)
        for i in range(int((x - reach) // cell), int((x + reach) // cell) + 1):
            for j in rows:
                for px, py in self.cells.get((i, j), ()):
                    if (px - x) * (px - x) + (py - y) * (py - y) < limit:
                        return True
        return False


# Signs that tell seats apart without their colours.
STAR = line([polar((0, 0), 10 if k % 2 == 0 else 4.2, TAU * k / 10 - TAU / 4) for k in range(10)], True)
SKULL = (
    "M0 -10a9 8.5 0 0 1 9 9c0 3 -1.5 4.5 -3 5.5v5h-12v-5c-1.5 -1 -3 -2.5 -3 -5.5a9 8.5 0 0 1 9 -9z"
    "M-6.5 -1a2.5 2.8 0 1 0 5 0a2.5 2.8 0 1 0 -5 0zM1.5 -1a2.5 2.8 0 1 0 5 0a2.5 2.8 0 1 0 -5 0z"
)
EMBLEMS = (
    "M-3.5 -10h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z",
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z",
    "M0 -10L10 8H-10Z",
    "M0 -11L9 0L0 11L-9 0Z",
    STAR,
)

# Which of the seven places of a die's face have a pip: the middle, then row by row from the left.
PIPS = {1: (0,), 2: (1, 5), 3: (1, 0, 5), 4: (1, 2, 4, 5), 5: (1, 2, 0, 4, 5), 6: (1, 2, 3, 6, 4, 5)}
