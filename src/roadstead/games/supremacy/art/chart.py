"""The map below everything that moves: water, seas and their frontiers, plain land."""

from roadstead.games.supremacy.art.world import DARK, ICE, LAND, MAP, SCENERY, SEA, box, path
from roadstead.kernel.pen import group, num, tag

# Paler than any player's colour, so that what somebody holds stands out.
LIGHT, DEEP, SHORE, PACK = "#bcd7de", "#93b6c6", "#dcebee", "#eef4f5"
PLAIN, FRONTIER = "#eee7d6", "#8d8470"


def defs() -> str:
    shapes = "".join(
        tag("path", id=f"sup-p-{zone}", d=path(rings, box(rings)[:2])) for zone, rings in (SEA | LAND).items()
    )
    shapes += tag("path", id="sup-p-scenery", d=path(SCENERY))
    return shapes + group(*(placed(land) for land in LAND), tag("use", href="#sup-p-scenery"), id="sup-coast")


def placed(zone: str) -> str:
    """A zone where it lies."""
    x, y, _, _ = box((SEA | LAND)[zone])
    return tag("use", href=f"#sup-p-{zone}", x=num(x), y=num(y))


def water() -> str:
    """Light-blue seas, dark-blue oceans, and the pack ice that is nobody's."""
    x, y, width, height = MAP
    lines = "".join(placed(sea) for sea in SEA)
    return (
        tag("rect", x=x, y=y, width=width, height=height, fill=LIGHT)
        + group(*(placed(sea) for sea in DARK), fill=DEEP)
        + tag("path", d=path(ICE), fill=PACK)
        + group(lines, fill="none", stroke="#fff", stroke_width=1.6, stroke_dasharray="5 4")
    )


def ground() -> str:
    """Land of nobody: plain, in a rim of shallow water that hides the ends of the seas' frontiers."""
    return tag("use", href="#sup-coast", fill="none", stroke=SHORE, stroke_width=7, stroke_linejoin="round") + tag(
        "use", href="#sup-coast", fill=PLAIN, stroke=FRONTIER, stroke_width=0.9, stroke_linejoin="round"
    )
