"""The symbols of the zones themselves: to be clicked, to be chosen, and tinted by who holds them."""

from roadstead.games.supremacy.art.pen import Point, group, tag
from roadstead.games.supremacy.art.pieces import Symbols
from roadstead.games.supremacy.art.world import LAND, SEA, box

SHAPES = LAND | SEA


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
        made[f"sup-pick-{zone}"] = (*size, tag("use", fill="#ffe680", fill_opacity=0.3, stroke="#ffe680", stroke_width=2.4, **use))
        if zone in LAND:
            held = group(
                tag("use", fill="currentColor", fill_opacity=0.34, **use),
                tag("use", fill="none", stroke="currentColor", stroke_width=7, opacity=0.75, clip_path=f"url(#sup-c-{zone})", **use),
            )
            made[f"sup-held-{zone}"] = (*size, held)
    return made
