"""The symbols of the zones themselves: to be clicked, to be chosen, and tinted by who holds them."""

from functools import cache

from roadstead.games.supremacy.art.world import LAND, SEA, box
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.pen import Point, group, num, tag

SHAPES = LAND | SEA


@cache
@cache
def zone_place(zone: str) -> Point:
    """The middle of a zone's shape, where the piece that is the zone lies."""
    x, y, width, height = box(SHAPES[zone])
    return round(x + width / 2, 1), round(y + height / 2, 1)


def defs() -> str:
    """For every sea the mask that keeps land dry when the sea is lit."""
    made = ""
    for sea, rings in SEA.items():
        x, y, width, height = box(rings)
        inside = tag("rect", x=num(x), y=num(y), width=num(width), height=num(height), fill="#fff") + tag(
            "use", href="#sup-coast", fill="#000"
        )
        made += tag("mask", group(inside, transform=f"translate({num(-x)} {num(-y)})"), id=f"sup-w-{sea}",
                    maskUnits="userSpaceOnUse", x="0", y="0", width=num(width), height=num(height))  # fmt: skip
    return made


def symbols() -> Symbols:
    made: Symbols = {}
    for zone, rings in SHAPES.items():
        _, _, width, height = box(rings)
        size = (round(width, 1), round(height, 1))
        use = {"href": f"#sup-p-{zone}"}
        made[f"sup-zone-{zone}"] = (*size, tag("use", fill_opacity="0", **use))
        wet = {} if zone in LAND else {"mask": f"url(#sup-w-{zone})"}
        pick = tag("use", fill="#ffe680", fill_opacity=0.24, stroke="#ffe680", stroke_width=2.6, **use, **wet)
        made[f"sup-pick-{zone}"] = (*size, pick)
        if zone in LAND:
            held = group(
                tag("use", fill="currentColor", fill_opacity=0.12, stroke="none", **use),
                tag("use", stroke_width=19, opacity=0.28, **use),
                tag("use", stroke_width=8, opacity=0.85, **use),
                fill="none",
                stroke="currentColor",
                clip_path=f"url(#sup-c-{zone})",
            )
            made[f"sup-held-{zone}"] = (*size, held)
    return made
