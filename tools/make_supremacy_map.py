"""Draw Supremacy's world: true coasts merged and cut into the game's lands, and the water parted into its seas.

    python tools/make_supremacy_map.py countries-50m.json

The argument is the file of that name in the npm package world-atlas 2.0.2: TopoJSON made from Natural Earth's public
domain shapes.  What is written, ``src/roadstead/games/supremacy/art/shapes.json``, holds closed lines in whole units
of the drawn map, first point absolute and the rest as steps.
"""

import heapq
import json
import math
import random
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from outlines import Edge, Point, Ring, area, cut, expanded, inside, thinned, trace
from supremacy_atlas import COUNTRIES, CUTS, ISTHMUSES, PLACES, SEAS, STRAITS

from roadstead.games.supremacy.art.projection import HEIGHT, WEST, WIDTH, project

OUT = Path(__file__).parent.parent / "src/roadstead/games/supremacy/art/shapes.json"
CELL = 2


def countries(atlas: dict[str, Any]) -> Iterable[tuple[str, list[Ring]]]:
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
    return thinned([*points, points[0]] if closed else points, closed, 4)


def lands(atlas: dict[str, Any]) -> dict[str, list[Ring]]:
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
        land: sorted((r for r in rings if len(r) > 2 and abs(area(r)) > 6), key=lambda r: -abs(area(r)))
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
        """Every cell of water given to the sea nearest by water; lakes stay nobody's."""
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
                if 0 <= r < self.rows and 0 <= c < self.columns and not sea[r][c] and not self.dry[r][c]:
                    heapq.heappush(heap, (cost + math.hypot(dr, dc), r, c, name))
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
    """Whole units of the map, which is as fine as is seen: the first point, then steps."""
    units = [(round(x), round(y)) for x, y in ring]
    steps = [*units[0]]
    for (ax, ay), (bx, by) in pairwise(units):
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
    try:
        atlas = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
        atlas["objects"]["countries"], atlas["arcs"], atlas["transform"]
    except (IndexError, OSError, ValueError, KeyError, TypeError):
        sys.exit("usage: make_supremacy_map.py FILE, the countries-50m.json of the npm package world-atlas")
    land = lands(atlas)
    grid = Grid(land)
    sea = grid.seas()
    water: dict[str, set[tuple[int, int]]] = defaultdict(set)
    for row in range(grid.rows):
        for column in range(grid.columns):
            if not grid.dry[row][column] and sea[row][column]:
                water[sea[row][column]].add((row, column))
    shapes = trace(
        ((sea[row][column], square(row, column)) for row in range(grid.rows) for column in range(grid.columns)),
        softened,
    )
    del shapes[""]
    touching = sorted(
        {
            tuple(sorted((sea[r][c], sea[r + dr][c + dc])))
            for r in range(grid.rows - 1)
            for c in range(grid.columns - 1)
            for dr, dc in ((0, 1), (1, 0))
            if sea[r][c] and sea[r + dr][c + dc] and sea[r][c] != sea[r + dr][c + dc]
        }
    )
    middles = {name: grid.roomiest(cells_of(rings, grid)) for name, rings in land.items() if name != "scenery"}
    middles |= {name: grid.roomiest(cells) for name, cells in water.items() if name != "ice"}
    written = {
        "provenance": "made by tools/make_supremacy_map.py from Natural Earth (public domain) 1:50m countries, "
        "npm world-atlas 2.0.2",
        "size": [WIDTH, HEIGHT],
        "land": {name: [steps for ring in rings if len(steps := packed(ring)) > 4] for name, rings in land.items()},
        "sea": {name: [packed(ring) for ring in rings if abs(area(ring)) > 90] for name, rings in shapes.items()},
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
