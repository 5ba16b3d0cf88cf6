"""The coastlines: the island inside the inner ring of spaces, and an islet inside every fork."""

import math

from roadstead.games.jamaica.art.pen import Region, beside, blunted, dense, unknot
from roadstead.games.jamaica.art.route import INNER, PORTS, SPACES, TRACKS
from roadstead.kernel.pen import TAU, Crowd, Point, group, polar, ragged, smooth, tag

WATER = Crowd(point for track in TRACKS for point in track)
_RING = dense([SPACES[i] for i in INNER], closed=True, steps=10)


def _island() -> list[Point]:
    port_royal = SPACES[0]

    def retreat(i: int) -> float:
        angle = TAU * i / len(_RING)
        bays = 8 + 24 * ragged(angle * 5, 2.3) + 18 * ragged(angle * 13, 0.7) + 8 * ragged(angle * 29, 1.9)
        near_port = min(math.dist(_RING[i], SPACES[p]) for p in PORTS)
        landing = math.exp(-((near_port / 40) ** 2))
        room = 15 * math.exp(-((math.dist(_RING[i], port_royal) / 90) ** 2))
        return max(51.0, 62 + bays * (1 - landing) + room - 7 * landing)

    return blunted(unknot(beside(_RING, retreat, reach=7), pinch=16))


def _islet(centre: Point, widest: float, seed: float) -> list[Point]:
    """As far as the lanes leave room, smoothed, so that the islet fills its fork."""
    count, reach = 64, []
    for k in range(count):
        angle, radius = TAU * k / count, 20.0
        while radius < widest and not WATER.near(polar(centre, radius, angle), 54):
            radius += 2
        reach.append(radius)
    result = []
    for k in range(count):
        near = sum(reach[(k + d) % count] for d in (-3, -2, -1, 0, 1, 2, 3)) / 7
        turn = TAU * k / count
        rough = 1 + 0.1 * ragged(turn * 2, seed) + 0.07 * ragged(turn * 5, seed + 1)
        result.append(polar(centre, near * rough, turn))
    return result


ISLAND = _island()
ISLETS = (_islet((497, 836), 120, 1.0), _islet((546, 186), 120, 2.0), _islet((1398, 222), 130, 3.2))
SHORES = Crowd(point for coast in (ISLAND, *ISLETS) for point in coast)
_LANDS = tuple(Region(coast) for coast in (ISLAND, *ISLETS))
PATHS = [smooth(ISLAND, closed=True), *(smooth(islet, closed=True) for islet in ISLETS)]


def on_land(point: Point, margin: float = 0.0) -> bool:
    return any(land.holds(point) for land in _LANDS) and not (margin and SHORES.near(point, margin))


def defs() -> str:
    """The coast is stroked many times over; it is written once."""
    return tag("path", d="".join(PATHS), id="jam-coast")


def coastline(**attributes: str | float) -> str:
    return tag("use", href="#jam-coast", **attributes)


def shallows() -> str:
    """Light water under the coast: wide pale strokes, each narrower than the last."""
    tones = ((200, "#2b7d95", 0.12), (172, "#2f8298", 0.13), (146, "#358b9d", 0.15), (122, "#3c95a3", 0.17),
             (98, "#4ba4ab", 0.22), (76, "#62b6b3", 0.26), (54, "#85cbbf", 0.34), (34, "#b0dfcd", 0.42),
             (16, "#e2f1da", 0.6))  # fmt: skip
    return group(
        *(coastline(stroke=tone, stroke_width=width, opacity=opacity) for width, tone, opacity in tones),
        fill="none", stroke_linejoin="round",
    )  # fmt: skip


def ripples() -> str:
    """The three lines a chart engraver draws along a shore, each fainter and more broken."""
    drawn = ""
    for distance, opacity, dashes in ((9, 0.5, "60 5 22 4"), (17, 0.34, "34 9 12 8"), (27, 0.22, "16 14 7 11")):
        path = smooth(unknot(beside(ISLAND, -distance, reach=10)[::6]), closed=True)
        path += "".join(smooth(beside(islet, -distance, reach=2), closed=True) for islet in ISLETS)
        drawn += tag("path", d=path, opacity=opacity, stroke_dasharray=dashes)
    return group(drawn, fill="none", stroke="#0d4a5e", stroke_width=1.1)
