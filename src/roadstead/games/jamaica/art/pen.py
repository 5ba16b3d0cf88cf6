"""The pen: points, smooth lines and SVG tags."""

import math
from collections.abc import Callable, Iterable, Sequence

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


def dense(points: Sequence[Point], closed: bool = False, steps: int = 24) -> list[Point]:
    """Many points on the same Catmull-Rom curve."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    result: list[Point] = []
    for i in range(count if closed else count - 1):
        a, b, c, d = at(i - 1), at(i), at(i + 1), at(i + 2)
        for s in range(steps):
            t = s / steps
            x, y = (
                0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                       + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3)
                for k in (0, 1)
            )  # fmt: skip
            result.append((x, y))
    if not closed:
        result.append(points[-1])
    return result


def spaced(points: Sequence[Point], pieces: int) -> list[Point]:
    """``pieces + 1`` points at equal distances along a line of straight strokes."""
    lengths = [math.dist(a, b) for a, b in zip(points, points[1:], strict=False)]
    stride = sum(lengths) / pieces
    result, walked, due = [points[0]], 0.0, stride
    for a, b, length in zip(points, points[1:], lengths, strict=False):
        while len(result) < pieces and walked + length >= due:
            t = (due - walked) / length
            result.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            due += stride
        walked += length
    return [*result, points[-1]]


def beside(points: Sequence[Point], distance: Callable[[int], float], reach: int = 3) -> list[Point]:
    """A closed line moved to the right of its direction, with normals taken over ``reach`` neighbours."""
    count, result = len(points), []
    for i, (x, y) in enumerate(points):
        before, after = points[(i - reach) % count], points[(i + reach) % count]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size, move = math.hypot(dx, dy) or 1.0, distance(i)
        result.append((x - dy / size * move, y + dx / size * move))
    return result


def polar(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def ragged(angle: float, seed: float, waves: int = 5, roughness: float = 0.6) -> float:
    """Smooth noise round a circle, between about -1 and 1."""
    total, weight = 0.0, 1.0
    for k in range(1, waves + 1):
        total += weight * math.sin(angle * (2 * k - 1) + seed * (1.7 * k + 0.9))
        weight *= roughness
    return total * (1 - roughness)


def inside(point: Point, ring: Sequence[Point]) -> bool:
    x, y = point
    hit, (ax, ay) = False, ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            hit = not hit
        ax, ay = bx, by
    return hit


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
