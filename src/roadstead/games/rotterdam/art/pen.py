"""The pen: points, smooth lines and SVG tags."""

from roadstead.kernel.pen import Point, group, num, tag


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
