"""The symbols of the zones themselves: to be named, to be chosen, and coloured by who holds them."""

from functools import cache

from roadstead.games.supremacy.art.world import LAND, SEA, box
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.pen import Point, tag

SHAPES = LAND | SEA


@cache
def zone_place(zone: str) -> Point:
    """The middle of a zone's shape, where the piece that is the zone lies."""
    x, y, width, height = box(SHAPES[zone])
    return round(x + width / 2, 1), round(y + height / 2, 1)


def symbols() -> Symbols:
    made: Symbols = {}
    for zone, rings in SHAPES.items():
        _, _, width, height = box(rings)
        size = (round(width, 1), round(height, 1))
        use = {"href": f"#sup-p-{zone}"}
        made[f"sup-zone-{zone}"] = (*size, tag("use", fill_opacity="0", **use))
        lit = {"fill": "#fff3a8", "fill_opacity": "0.4", "stroke": "#fff3a8", "stroke_width": "2"}
        made[f"sup-pick-{zone}"] = (*size, tag("use", **lit, **use))
        if zone in LAND:
            held = {"fill": "currentColor", "fill_opacity": "0.86", "stroke": "#fff8e6", "stroke_width": "0.9"}
            made[f"sup-held-{zone}"] = (*size, tag("use", **held, **use))
    return made
