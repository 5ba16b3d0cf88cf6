"""The pen: points, smooth lines and SVG tags."""

from roadstead.kernel.pen import Point, group, num, tag


def at(point: Point, *parts: str, scale: float = 1.0, flip: bool = False) -> str:
    """A drawing made round (0, 0), moved to where it belongs."""
    size = f" scale({-scale if flip else scale:g} {scale:g})" if flip or scale != 1.0 else ""
    return group(*parts, transform=f"translate({num(point[0])} {num(point[1])}){size}")


def use(name: str, point: Point, scale: float = 1.0, flip: bool = False) -> str:
    """Once more what is drawn in the definitions."""
    size = f" scale({-scale if flip else scale:g} {scale:g})" if flip or scale != 1.0 else ""
    return tag("use", href=f"#{name}", transform=f"translate({num(point[0])} {num(point[1])}){size}")
