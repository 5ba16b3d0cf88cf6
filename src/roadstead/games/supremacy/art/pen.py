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
