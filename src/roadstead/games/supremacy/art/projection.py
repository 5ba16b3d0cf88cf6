"""From degrees to the drawn map: a world high in the middle north, with a lens over crowded Europe and the Near East."""

import math

Point = tuple[float, float]

WIDTH, HEIGHT = 1000, 656
WEST = -169.0
MIDDLE = 11.0
EDGES = (-149.0, 177.0)  # where the equator leaves the map; lands farther out lie near the poles, drawn inward
NORTH, SOUTH = 80.5, -56.5
LENS, LENS_AT, LENS_SIZE = 0.85, (24.0, 42.5), (44.0, 40.0)


def _up(lat: float) -> float:
    """Latitudes are drawn farther apart where most lands lie."""
    return 1.2 * lat + 17 * math.erf((lat - 47) / 20)


def flat(lon: float, lat: float) -> Point:
    """A pseudo-cylindrical projection, not quite straight at the sides, with a lens over crowded Europe."""
    x, y = (lon - MIDDLE) * (0.6 + 0.4 * math.cos(math.radians(lat))), _up(lat)
    at = (LENS_AT[0] - MIDDLE) * (0.6 + 0.4 * math.cos(math.radians(LENS_AT[1]))), _up(LENS_AT[1])
    dx, dy = x - at[0], y - at[1]
    more = 1 + LENS * math.exp(-((dx / LENS_SIZE[0]) ** 2) - (dy / LENS_SIZE[1]) ** 2)
    return at[0] + dx * more, at[1] + dy * more


_LEFT, _RIGHT = flat(EDGES[0], 0)[0], flat(EDGES[1], 0)[0]
_TOP, _BOTTOM = flat(MIDDLE, NORTH)[1], flat(MIDDLE, SOUTH)[1]


def project(spot: Point) -> Point:
    """From degrees to the drawn map."""
    x, y = flat(*spot)
    return (x - _LEFT) / (_RIGHT - _LEFT) * WIDTH, (_TOP - y) / (_TOP - _BOTTOM) * HEIGHT
