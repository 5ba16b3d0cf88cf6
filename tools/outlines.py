"""Closed lines: cut along other lines, merged, redrawn with fewer points, and never a gap between neighbours."""

import heapq
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Ring = list[Point]
Edge = tuple[Point, Point]
Sides = dict[Edge, list[tuple[str, bool]]]


def area(ring: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) / 2


def inside(point: Point, ring: Sequence[Point]) -> bool:
    found = False
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > point[1]) != (by > point[1]) and point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax:
            found = not found
    return found


def meeting(a: Point, b: Point, c: Point, d: Point) -> tuple[float, float] | None:
    """How far along ab and cd they cross."""
    rx, ry, sx, sy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    cross = rx * sy - ry * sx
    if cross == 0:
        return None
    t, u = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / cross, ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / cross
    return (t, u) if 0 < t < 1 and 0 < u < 1 else None


def cut(ring: Ring, outline: Ring, added: dict[Edge, list[Point]]) -> list[Ring]:
    """The ring parted along the outline; ``added`` learns the points put into its sides."""
    low, high = min(y for _, y in ring), max(y for _, y in ring)
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    sides = list(pairwise([*outline, outline[0]]))
    crossings: list[tuple[int, float, Point]] = []
    put: dict[int, list[tuple[float, Point]]] = defaultdict(list)
    for j, (c, d) in enumerate(sides):
        if max(c[1], d[1]) < low or min(c[1], d[1]) > high or max(c[0], d[0]) < left or min(c[0], d[0]) > right:
            continue
        for i, (a, b) in enumerate(pairwise([*ring, ring[0]])):
            if met := meeting(a, b, c, d):
                at = (round(a[0] + (b[0] - a[0]) * met[0], 5), round(a[1] + (b[1] - a[1]) * met[0], 5))
                crossings.append((j, met[1], at))
                put[i].append((met[0], at))
    if not crossings:
        return [ring]
    whole: Ring = []
    for i, (a, b) in enumerate(pairwise([*ring, ring[0]])):
        whole.append(a)
        if i in put:
            between = [at for _, at in sorted(put[i])]
            whole += between
            added[min((a, b), (b, a))] = between
    crossings.sort()
    if inside(outline[0], ring):
        crossings = [*crossings[1:], crossings[0]]
    rings = [whole]
    for (j, _, p), (k, _, q) in zip(crossings[::2], crossings[1::2], strict=True):
        path, step = [], j
        while step != k:
            step = (step + 1) % len(outline)
            path.append(outline[step])
        for ring_ in rings:
            if p in ring_ and q in ring_:
                rings.remove(ring_)
                turn = ring_.index(p)
                line = ring_[turn:] + ring_[:turn]
                end = line.index(q)
                rings += [line[: end + 1] + path[::-1], line[end:] + [p] + path]
                break
    return [r for r in rings if len(r) > 2]


def expanded(a: Point, b: Point, added: dict[Edge, list[Point]]) -> list[Point]:
    """The points from a up to b, with those that a neighbour's cut has put between."""
    between = added.get(min((a, b), (b, a)))
    if not between:
        return [a]
    stops = [a, *sorted(between, key=lambda p: math.dist(a, p)), b]
    return [point for p, q in pairwise(stops) for point in expanded(p, q, added)]


def trace(rings: Iterable[tuple[str, Ring]], finish: Callable[[Ring, bool], Ring]) -> dict[str, list[Ring]]:
    """Merge rings of one name, and redraw every line between two names once, so that neighbours fit together.

    ``finish`` redraws an open line (its ends stay) or a closed one.
    """
    sides: Sides = defaultdict(list)
    for name, ring in rings:
        for a, b in pairwise([*ring, ring[0]]):
            if a != b:
                sides[min((a, b), (b, a))].append((name, a < b))
    kept = {edge: who for edge, who in sides.items() if len(who) == 1 or len({name for name, _ in who}) > 1}
    beside: dict[Point, list[Point]] = defaultdict(list)
    for a, b in kept:
        beside[a].append(b)
        beside[b].append(a)

    def owners(a: Point, b: Point) -> tuple[tuple[str, bool], ...]:
        flip = a > b
        return tuple(sorted((name, ahead != flip) for name, ahead in kept[min((a, b), (b, a))]))

    nodes = [p for p, near in beside.items() if len(near) != 2]
    nodes += [p for p, near in beside.items() if len(near) == 2 and owners(near[0], p) != owners(p, near[1])]
    stops, seen = set(nodes), set()
    pieces: dict[str, list[Ring]] = defaultdict(list)

    def walk(start: Point, second: Point) -> None:
        who, line = owners(start, second), [start, second]
        seen.add(min((start, second), (second, start)))
        while line[-1] not in stops and line[-1] != start:
            one, two = beside[line[-1]]
            line.append(two if one == line[-2] else one)
            seen.add(min((line[-2], line[-1]), (line[-1], line[-2])))
        closed = line[0] == line[-1]
        drawn = finish(line, closed)
        for name, ahead in who:
            pieces[name].append(drawn if ahead else drawn[::-1])

    for start in sorted(stops):
        for second in sorted(beside[start]):
            if min((start, second), (second, start)) not in seen:
                walk(start, second)
    for a, b in sorted(kept):
        if (a, b) not in seen:
            walk(a, b)
    return {name: joined(lines) for name, lines in sorted(pieces.items())}


def joined(lines: list[Ring]) -> list[Ring]:
    """Open lines put end to end into rings."""
    rings: list[Ring] = []
    starts: dict[Point, list[Ring]] = defaultdict(list)
    for line in lines:
        starts[line[0]].append(line)
    for line in lines:
        if line not in starts[line[0]]:
            continue
        starts[line[0]].remove(line)
        ring = list(line)
        while ring[-1] != ring[0] and starts[ring[-1]]:
            ring += starts[ring[-1]].pop()[1:]
        rings.append(ring[:-1])
    return rings


def thinned(line: Ring, closed: bool, least: float) -> Ring:
    """Visvalingam: drop the points that change the picture least, the triangle of each smaller than ``least``."""
    count = len(line)
    before, after = list(range(-1, count - 1)), list(range(1, count + 1))
    gone = [False] * count

    def weight(i: int) -> float:
        return abs(area([line[before[i]], line[i], line[after[i]]]))

    heap = [(weight(i), i) for i in range(1, count - 1)]
    heapq.heapify(heap)
    left = count
    while heap and left > (4 if closed else 2):
        size, i = heapq.heappop(heap)
        if gone[i]:
            continue
        if weight(i) > size:
            heapq.heappush(heap, (weight(i), i))
            continue
        if size >= least:
            break
        gone[i] = True
        left -= 1
        before[after[i]], after[before[i]] = before[i], after[i]
    return [point for i, point in enumerate(line) if not gone[i]]
