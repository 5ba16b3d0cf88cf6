"""Draw Supremacy's world: true coasts merged and cut into the game's lands, and the water parted into its seas.

    python tools/make_supremacy_map.py countries-50m.json

The argument is the file of that name in the npm package world-atlas 2.0.2: TopoJSON made from Natural Earth's public
domain shapes.  What is written, ``src/roadstead/games/supremacy/art/shapes.json``, holds closed lines in tenths of a
pixel of the drawn map, first point absolute and the rest as steps.
"""

import heapq
import json
import math
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from pathlib import Path

from roadstead.games.supremacy.art.projection import HEIGHT, WEST, WIDTH, Point, project
from supremacy_atlas import COUNTRIES, CUTS, ISTHMUSES, PLACES, SEAS, STRAITS

Ring = list[Point]
Edge = tuple[Point, Point]

OUT = Path(__file__).parent.parent / "src/roadstead/games/supremacy/art/shapes.json"
CELL = 4


def area(ring: Sequence[Point]) -> float:
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise([*ring, ring[0]])) / 2


def inside(point: Point, ring: Sequence[Point]) -> bool:
    found = False
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        if (ay > point[1]) != (by > point[1]) and point[0] < (bx - ax) * (point[1] - ay) / (by - ay) + ax:
            found = not found
    return found


def countries(atlas: dict) -> Iterable[tuple[str, list[Ring]]]:  # type: ignore[type-arg]
    """Every country's closed lines in degrees; two countries share the points of their border exactly."""
    (kx, ky), (ox, oy) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    arcs: list[Ring] = []
    for steps in atlas["arcs"]:
        x = y = 0
        arcs.append([])
        for dx, dy in steps:
            x, y = x + dx, y + dy
            arcs[-1].append((round(x * kx + ox, 4), round(y * ky + oy, 4)))
    for shape in atlas["objects"]["countries"]["geometries"]:
        polygons = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        rings = []
        for polygon in polygons:
            for numbers in polygon:
                ring: Ring = []
                for number in numbers:
                    ring += (arcs[number] if number >= 0 else arcs[~number][::-1])[:-1]
                ring = unbroken(ring)
                if len(ring) > 2:
                    rings.append([p for p, q in pairwise([*ring, ring[0]]) if p != q])
        yield shape["properties"]["name"], rings


def unbroken(ring: Ring) -> Ring:
    """The ring without the jump of longitudes at the date line, its points from WEST eastward."""
    drawn = ring[:1]
    for x, y in ring[1:]:
        turns = round((drawn[-1][0] - x) / 360)
        drawn.append((round(x + 360 * turns, 4), y))
    low = min(x for x, _ in drawn)
    turns = 1 if low < WEST - 12 or max(x for x, _ in drawn) < WEST + 0.5 else 0
    return [(round(x + 360 * turns, 4), y) for x, y in drawn]


def wandering(outline: Sequence[Point], seed: str) -> Ring:
    """A hand-given outline with the small turns a frontier has."""
    rng = random.Random(seed)
    points = [*outline, outline[0]]
    for _ in range(4):
        finer = [points[0]]
        for a, b in pairwise(points):
            sway = (rng.random() - 0.5) * 0.28 * min(1.0, 8 / (math.dist(a, b) or 1.0))
            finer += [((a[0] + b[0]) / 2 - (b[1] - a[1]) * sway, (a[1] + b[1]) / 2 + (b[0] - a[0]) * sway), b]
        points = finer
    return [(round(x, 4), round(y, 4)) for x, y in points[:-1]]


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


def parted(name: str, rings: list[Ring], added: dict[Edge, list[Point]]) -> list[tuple[str, Ring]]:
    """A country's rings with the land each belongs to."""
    done: list[tuple[str, Ring]] = []
    for country, land, outline in CUTS:
        if country != name:
            continue
        edge = wandering(outline, land)
        mine = set(edge)
        rest: list[Ring] = []
        for ring in rings:
            for piece in cut(ring, edge, added):
                own = [p for p in piece if p not in mine]
                votes = sum(inside(p, edge) for p in own)
                if 2 * votes > len(own):
                    done.append((land, piece))
                else:
                    rest.append(piece)
        rings = rest
    return done + [(COUNTRIES[name], ring) for ring in rings]


def expanded(a: Point, b: Point, added: dict[Edge, list[Point]]) -> list[Point]:
    """The points from a up to b, with those that a neighbour's cut has put between."""
    between = added.get(min((a, b), (b, a)))
    if not between:
        return [a]
    stops = [a, *sorted(between, key=lambda p: math.dist(a, p)), b]
    return [point for p, q in pairwise(stops) for point in expanded(p, q, added)]


Sides = dict[Edge, list[tuple[str, bool]]]


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


def softened(line: Ring, closed: bool) -> Ring:
    """A line of grid steps made into a gentle curve."""
    if len(line) < 3:
        return line
    points = line[:-1] if closed else line
    for _ in range(14):
        ends = (points[-1], points[0]) if closed else (points[0], points[-1])
        wide = [ends[0], *points, ends[1]]
        smooth = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4)
            for a, b, c in zip(wide, wide[1:], wide[2:], strict=False)
        ]
        smooth = [p if p[0] in (0, WIDTH) or p[1] in (0, HEIGHT) else q for p, q in zip(points, smooth, strict=True)]
        points = smooth if closed else [points[0], *smooth[1:-1], points[-1]]
    return thinned([*points, points[0]] if closed else points, closed, 2.5)


def lands(atlas: dict) -> dict[str, list[Ring]]:  # type: ignore[type-arg]
    """Every territory's rings on the drawn map."""
    added: dict[Edge, list[Point]] = {}
    pieces = [
        found for name, rings in countries(atlas) if name in COUNTRIES for found in parted(name, rings, added)
    ]  # fmt: skip
    whole = []
    for land, ring in pieces:
        full = [point for a, b in pairwise([*ring, ring[0]]) for point in expanded(a, b, added)]
        whole.append((land, [project(p) for p in full]))
    drawn = trace(whole, lambda line, closed: thinned(line, closed, 1.5))
    return {
        land: sorted((r for r in rings if len(r) > 2 and abs(area(r)) > 9), key=lambda r: -abs(area(r)))
        for land, rings in drawn.items()
    }


class Grid:
    """The map in coarse cells: which are land, and which sea each of the rest belongs to."""

    def __init__(self, land: dict[str, list[Ring]]) -> None:
        self.columns, self.rows = WIDTH // CELL, HEIGHT // CELL
        self.dry = [[False] * self.columns for _ in range(self.rows)]
        for rings in land.values():
            for row in range(self.rows):
                y = (row + 0.5) * CELL
                cuts = sorted(
                    (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
                    for ring in rings
                    for a, b in pairwise([*ring, ring[0]])
                    if (a[1] > y) != (b[1] > y)
                )
                for left, right in zip(cuts[::2], cuts[1::2], strict=True):
                    for column in range(max(0, round(left / CELL)), min(self.columns, round(right / CELL))):
                        self.dry[row][column] = True
        for dry, lines in ((False, STRAITS), (True, ISTHMUSES)):
            for a, b in lines:
                (ax, ay), (bx, by) = project(a), project(b)
                for step in range(81):
                    row, column = int((ay + (by - ay) * step / 80) / CELL), int((ax + (bx - ax) * step / 80) / CELL)
                    self.dry[row][column] = self.dry[row][column + 1] = dry

    def seas(self) -> list[list[str]]:
        """Every cell given to the sea nearest by water; land to the sea nearest over land, where nobody sees it."""
        sea = [[""] * self.columns for _ in range(self.rows)]
        heap: list[tuple[float, int, int, str]] = []
        for name, spots in SEAS.items():
            for spot in spots:
                x, y = project(spot)
                row, column = min(max(int(y / CELL), 0), self.rows - 1), min(max(int(x / CELL), 0), self.columns - 1)
                if self.dry[row][column]:
                    print(f"{name}: {spot} is dry land", file=sys.stderr)
                heap.append((0.0, row, column, name))
        heapq.heapify(heap)
        while heap:
            cost, row, column, name = heapq.heappop(heap)
            if sea[row][column]:
                continue
            sea[row][column] = name
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                r, c = row + dr, column + dc
                if 0 <= r < self.rows and 0 <= c < self.columns and not sea[r][c]:
                    step = math.hypot(dr, dc) + (1000 if self.dry[r][c] else 0)
                    heapq.heappush(heap, (cost + step, r, c, name))
        return sea

    def roomiest(self, cells: set[tuple[int, int]]) -> tuple[Point, float]:
        """The cell farthest from the edge of a set of cells, and how far."""
        far: dict[tuple[int, int], float] = {}
        heap = [
            (0.5, row, column) for row, column in cells
            if any((row + dr, column + dc) not in cells for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        ]  # fmt: skip
        heapq.heapify(heap)
        while heap:
            cost, row, column = heapq.heappop(heap)
            if (row, column) in far:
                continue
            far[row, column] = cost
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)):
                if (row + dr, column + dc) in cells and (row + dr, column + dc) not in far:
                    heapq.heappush(heap, (cost + math.hypot(dr, dc), row + dr, column + dc))
        (row, column), best = max(far.items(), key=lambda item: (item[1], item[0]))
        return ((column + 0.5) * CELL, (row + 0.5) * CELL), best * CELL


def square(row: int, column: int) -> Ring:
    x, y = float(column * CELL), float(row * CELL)
    return [(x, y), (x + CELL, y), (x + CELL, y + CELL), (x, y + CELL)]


def packed(ring: Ring) -> list[int]:
    """Tenths of a pixel: the first point, then steps."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in ring]
    steps = [*tenths[0]]
    for (ax, ay), (bx, by) in pairwise(tenths):
        if (ax, ay) != (bx, by):
            steps += [bx - ax, by - ay]
    return steps


def cells_of(rings: list[Ring], grid: Grid) -> set[tuple[int, int]]:
    ring = max(rings, key=lambda r: abs(area(r)))
    top, bottom = min(y for _, y in ring), max(y for _, y in ring)
    left, right = min(x for x, _ in ring), max(x for x, _ in ring)
    return {
        (row, column)
        for row in range(max(0, int(top / CELL)), min(grid.rows, int(bottom / CELL) + 1))
        for column in range(max(0, int(left / CELL)), min(grid.columns, int(right / CELL) + 1))
        if inside(((column + 0.5) * CELL, (row + 0.5) * CELL), ring)
    }


def main() -> None:
    atlas = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    land = lands(atlas)
    grid = Grid(land)
    sea = grid.seas()
    water: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for row in range(grid.rows):
        for column in range(grid.columns):
            if not grid.dry[row][column]:
                water[sea[row][column]].add((row, column))
    shapes = trace(
        ((sea[row][column], square(row, column)) for row in range(grid.rows) for column in range(grid.columns)),
        softened,
    )
    touching = sorted(
        {
            tuple(sorted((sea[r][c], sea[r + dr][c + dc])))
            for r in range(grid.rows - 1)
            for c in range(grid.columns - 1)
            for dr, dc in ((0, 1), (1, 0))
            if not grid.dry[r][c] and not grid.dry[r + dr][c + dc] and sea[r][c] != sea[r + dr][c + dc]
        }
    )
    middles = {name: grid.roomiest(cells_of(rings, grid)) for name, rings in land.items() if name != "scenery"}
    middles |= {name: grid.roomiest(cells) for name, cells in water.items() if name != "ice"}
    written = {
        "provenance": "made by tools/make_supremacy_map.py from Natural Earth (public domain) 1:50m countries, "
        "npm world-atlas 2.0.2",
        "size": [WIDTH, HEIGHT],
        "land": {name: [packed(ring) for ring in rings] for name, rings in land.items()},
        "sea": {name: [packed(ring) for ring in rings] for name, rings in shapes.items()},
        "middle": {
            name: [round(v) for v in (project(PLACES[name]) if name in PLACES else at)] + [round(room)]
            for name, (at, room) in sorted(middles.items())
        },
        "touching": touching,
    }
    OUT.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(written, separators=(",", ":"), ensure_ascii=False)
    OUT.write_text(text.replace('"land"', '\n"land"').replace('"sea"', '\n"sea"').replace('],"', '],\n"') + "\n")


if __name__ == "__main__":
    main()
