"""The pen: points, smooth lines and SVG tags."""

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
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a Catmull-Rom curve through the points."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        curve = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        parts.append("C" + " ".join(num(v) for v in curve))
    return "".join(parts) + ("Z" if closed else "")


def polar(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


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
        span = int(reach // self.cell) + 1
        x, y = point
        column, row, limit = int(x // self.cell), int(y // self.cell), reach * reach
        for i in range(column - span, column + span + 1):
            for j in range(row - span, row + span + 1):
                for px, py in self.cells.get((i, j), ()):
                    if (px - x) * (px - x) + (py - y) * (py - y) < limit:
                        return True
        return False


def gradient(name: str, *stops: tuple[float, str] | tuple[float, str, float], radial: bool = False,
             **attributes: str | float) -> str:  # fmt: skip
    body = ""
    for stop in stops:
        opacity = {"stop_opacity": stop[2]} if len(stop) == 3 else {}
        body += tag("stop", offset=stop[0], stop_color=stop[1], **opacity)
    return tag("radialGradient" if radial else "linearGradient", body, id=name, **attributes)


def words(text: str, at: Point, size: float, fill: str, **attributes: str | float) -> str:
    return tag("text", text, x=num(at[0]), y=num(at[1]), font_size=size, fill=fill, text_anchor="middle",
               dominant_baseline="central", font_family="Georgia,'Times New Roman',serif", **attributes)  # fmt: skip


def at(point: Point, *parts: str, scale: float = 1.0, **attributes: str | float) -> str:
    """A drawing moved to its place."""
    place = f"translate({num(point[0])} {num(point[1])})"
    if scale != 1.0:
        place += f" scale({scale:g})"
    return group(*parts, transform=place, **attributes)


def box(x: float, y: float, width: float, height: float, fill: str, **attributes: str | float) -> str:
    return tag("rect", x=num(x), y=num(y), width=num(width), height=num(height), fill=fill, **attributes)


def ink(path: str, fill: str, stroke: str = "none", width: float = 1.0, **attributes: str | float) -> str:
    """One filled path with its outline."""
    if stroke == "none":
        return tag("path", d=path, fill=fill, **attributes)
    return tag("path", d=path, fill=fill, stroke=stroke, stroke_width=width, stroke_linejoin="round", **attributes)


def stroke(path: str, colour: str, width: float = 1.0, **attributes: str | float) -> str:
    return tag("path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", **attributes)


def disc(x: float, y: float, r: float, fill: str, edge: str = "none", width: float = 1.0) -> str:
    outline: dict[str, str | float] = {} if edge == "none" else {"stroke": edge, "stroke_width": width}
    return tag("circle", cx=num(x), cy=num(y), r=num(r), fill=fill, **outline)
