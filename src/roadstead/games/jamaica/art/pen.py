"""The pen: points, smooth lines and SVG tags."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

from roadstead.kernel.pen import Point


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
    lengths = [math.dist(a, b) for a, b in pairwise(points)]
    stride = sum(lengths) / pieces
    result, walked, due = [points[0]], 0.0, stride
    for a, b, length in zip(points, points[1:], lengths, strict=False):
        while len(result) < pieces and walked + length >= due:
            t = (due - walked) / length
            result.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
            due += stride
        walked += length
    return [*result, points[-1]]


def beside(points: Sequence[Point], distance: Callable[[int], float] | float, reach: int = 3) -> list[Point]:
    """A closed line moved to the right of its direction, with normals taken over ``reach`` neighbours."""
    count, result = len(points), []
    for i, (x, y) in enumerate(points):
        before, after = points[(i - reach) % count], points[(i + reach) % count]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size, move = math.hypot(dx, dy) or 1.0, distance if isinstance(distance, float | int) else distance(i)
        result.append((x - dy / size * move, y + dx / size * move))
    return result


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def side(p: Point, q: Point, r: Point) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def unknot(points: Sequence[Point], pinch: float = 0.0, reach: int = 40) -> list[Point]:
    """The closed line without the small loops, or near loops, that moving it sideways makes in sharp bends."""
    result, i, count = [], 0, len(points)
    while i < count - 1:
        result.append(points[i])
        for j in range(min(i + reach, count - 2), i + 1, -1):
            near = j > i + 6 and math.dist(points[i], points[j]) < pinch
            if near or _cross(points[i], points[i + 1], points[j], points[j + 1]):
                i = j
                break
        i += 1
    return result


def blunted(points: Sequence[Point], rounds: int = 4) -> list[Point]:
    """The closed line without its sharpest corners."""
    kept = list(points)
    for _ in range(rounds):
        ring = zip((kept[-1], *kept[:-1]), kept, (*kept[1:], kept[0]), strict=True)
        kept = [b for a, b, c in ring if (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1]) > 0]
    return kept


class Region:
    """The inside of a closed line, to a pixel's height."""

    def __init__(self, ring: Sequence[Point]) -> None:
        self.rows: dict[int, list[float]] = {}  # where the line crosses the middle of each row of pixels
        for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
            for row in range(math.floor(min(ay, by) - 0.5), math.floor(max(ay, by) + 0.5)):
                y = row + 0.5
                if (ay > y) != (by > y):
                    self.rows.setdefault(row, []).append((bx - ax) * (y - ay) / (by - ay) + ax)

    def holds(self, point: Point) -> bool:
        crossings = self.rows.get(math.floor(point[1]), ())
        return sum(x > point[0] for x in crossings) % 2 == 1
