"""The shapes of the 91 zones as drawn, where each lies, and whose home each land is."""

import json
from pathlib import Path

from roadstead.games.supremacy.art.projection import HEIGHT, WIDTH
from roadstead.kernel.pen import Point, num

STRIP = 60.0  # below the map: the turn and its stages
TABLE: Point = (WIDTH, HEIGHT + STRIP)
MAP: tuple[float, float, float, float] = (0, 0, WIDTH, HEIGHT)

_WRITTEN = json.loads((Path(__file__).parent / "shapes.json").read_text(encoding="utf-8"))

Ring = list[Point]


def _unpacked(steps: list[int]) -> Ring:
    x, y = float(steps[0]), float(steps[1])
    ring = [(x, y)]
    for at in range(2, len(steps), 2):
        x, y = x + steps[at], y + steps[at + 1]
        ring.append((x, y))
    return ring


def _rings(kind: str) -> dict[str, list[Ring]]:
    return {zone: [_unpacked(steps) for steps in rings] for zone, rings in _WRITTEN[kind].items()}


LAND = _rings("land")
SCENERY = LAND.pop("scenery")
SEA = _rings("sea")
ICE = SEA.pop("ice")
MIDDLE: dict[str, Point] = {zone: (x, y) for zone, (x, y, _) in _WRITTEN["middle"].items()}
ROOM: dict[str, float] = {zone: room for zone, (_, _, room) in _WRITTEN["middle"].items()}
TOUCHING: list[tuple[str, str]] = [(a, b) for a, b in _WRITTEN["touching"] if "ice" not in (a, b)]

POWERS: dict[str, str] = {
    "usa": "alaska western_usa midwest_usa eastern_usa",
    "south_america": "venezuela brazil peru argentina",
    "africa": "nigeria zaire mozambique south_africa",
    "europe": "british_isles iberia western_europe eastern_europe scandinavia",
    "ussr": "kola russia siberia yakutsk buryatsk kazakh",
    "china": "mongolia manchuria tibet shantung nanling",
}
HOME: dict[str, str] = {land: power for power, lands in POWERS.items() for land in lands.split()}
DARK = (
    "north_atlantic", "mid_atlantic", "south_atlantic", "north_pacific", "mid_pacific", "south_pacific",
    "indian_ocean", "great_australian_bight",
)  # fmt: skip


def box(rings: list[Ring]) -> tuple[float, float, float, float]:
    xs, ys = [x for ring in rings for x, _ in ring], [y for ring in rings for _, y in ring]
    return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)


def path(rings: list[Ring], origin: Point = (0, 0)) -> str:
    """Path data in steps, which is shortest."""
    drawn = []
    for ring in rings:
        x, y = round(ring[0][0] - origin[0], 1), round(ring[0][1] - origin[1], 1)
        drawn.append(f"M{num(x)} {num(y)}l")
        steps = []
        for px, py in ring[1:]:
            dx, dy = px - origin[0] - x, py - origin[1] - y
            step = num(dx) + ("" if num(dy).startswith("-") else " ") + num(dy)
            steps.append(step)
            x, y = x + round(dx, 1), y + round(dy, 1)
        joined = steps[0] if steps else ""
        for step in steps[1:]:
            joined += step if step.startswith("-") else f" {step}"
        drawn.append(joined + "z")
    return "".join(drawn)
