"""The pen of all games: a shape a call, and a drawing moved to its place."""

from roadstead.kernel.pen import Point, gradient, group, num, tag

INK = "#2b2118"  # outlines
PAPER = "#fdf6e0"  # what is written on

Stop = tuple[float, str] | tuple[float, str, float]


def _move(point: Point, scale: float, flip: bool) -> str:
    place = f"translate({num(point[0])} {num(point[1])})"
    if flip:
        return f"{place} scale({-scale:g} {scale:g})"
    return f"{place} scale({scale:g})" if scale != 1.0 else place


def at(point: Point, *parts: str, scale: float = 1.0, flip: bool = False, **attributes: str | float) -> str:
    """A drawing made round (0, 0), moved to where it belongs."""
    return group(*parts, transform=_move(point, scale, flip), **attributes)


def use(name: str, point: Point, scale: float = 1.0, flip: bool = False) -> str:
    """Once more what is drawn in the definitions."""
    return tag("use", href=f"#{name}", transform=_move(point, scale, flip))


def box(x: float, y: float, width: float, height: float, fill: str, **attributes: str | float) -> str:
    return tag("rect", x=num(x), y=num(y), width=num(width), height=num(height), fill=fill, **attributes)


def disc(
    x: float, y: float, r: float, fill: str, edge: str = "none", width: float = 1.0, **attributes: str | float
) -> str:
    outline: dict[str, str | float] = {} if edge == "none" else {"stroke": edge, "stroke_width": width}
    return tag("circle", cx=num(x), cy=num(y), r=num(r), fill=fill, **outline, **attributes)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **attributes: str | float) -> str:
    return tag("ellipse", cx=num(x), cy=num(y), rx=num(rx), ry=num(ry), fill=fill, **attributes)


def path(d: str, fill: str = "none", **attributes: str | float) -> str:
    """A stroke or a shape; with an empty ``fill`` that of the group round it."""
    return tag("path", d=d, fill=fill, **attributes) if fill else tag("path", d=d, **attributes)


def ink(d: str, fill: str, edge: str = "none", width: float = 1.0, **attributes: str | float) -> str:
    """One filled path with its outline."""
    if edge == "none":
        return tag("path", d=d, fill=fill, **attributes)
    return tag("path", d=d, fill=fill, stroke=edge, stroke_width=width, stroke_linejoin="round", **attributes)


def stroke(d: str, colour: str, width: float = 1.0, **attributes: str | float) -> str:
    """A line with round ends."""
    return tag("path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", **attributes)


def downward(name: str, *stops: Stop) -> str:
    """A gradient from the top to the bottom."""
    return gradient(name, *stops, x1=0, y1=0, x2=0, y2=1)


def emblem(d: str, point: Point, scale: float, fill: str = "currentColor", edge: str = INK, width: float = 1.4) -> str:
    """A seat's sign, drawn round (0, 0) about twenty units wide."""
    return tag("path", d=d, fill=fill, stroke=edge, stroke_width=width, fill_rule="evenodd", stroke_linejoin="round",
               transform=f"translate({point[0]:g} {point[1]:g}) scale({scale:g})")  # fmt: skip
