"""The pen: points, smooth lines and SVG tags."""

from collections.abc import Iterable

from roadstead.kernel.pen import Point, group, num, tag


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
