"""The town's pieces: a lot staked out for each building, the building itself, and the seven places nobody owns."""

from functools import cache

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.art import civic, sites
from roadstead.games.new_bedford.art.pen import INK
from roadstead.games.new_bedford.art.places import LOT, PIER, SITE
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box, downward, path
from roadstead.kernel.pen import group, tag, words

# What stands on the board of each building: a word of its name.
SIGNS = (
    "Bank",
    "Dry Dock",
    "Light",
    "Lumber",
    "School",
    "Tavern",
    "Tryworks",
    "Wharf",
    "Mills",
    "Brickyard",
    "Cooperage",
    "Courthouse",
    "Inn",
    "Market",
    "Post Office",
    "Chandlery",
    "Bethel",
    "Counting",
    "Municipal",
    "Mansion",
)
COSTS = sorted({cost for row in data.BUILDINGS for cost in (row[2], row[3])})
_ART = 12.0, 8.0
LONG = 8  # a name of more letters is made as broad as its board


def defs() -> str:
    houses = "".join(group(drawn(), id=f"nb-art-{tile}") for tile, drawn in enumerate(civic.DRAWN))
    return (
        downward("nb-board", (0, "#fdf3d8"), (0.6, "#f1dfb2"), (1, "#d6bb84"))
        + downward("nb-slab", (0, "#5a463a"), (0.6, "#43332a"), (1, "#2d211b"))
        + downward("nb-turf", (0, "#a9bf74"), (1, "#86a457")) + downward("nb-earth", (0, "#c9b183"), (1, "#a88d5c"))
        + houses
    )  # fmt: skip


def _board(tile: int) -> str:
    """The signboard: light where a worker can go, dark for the buildings that only score."""
    dark = data.BUILDINGS[tile][1] == data.BONUS
    ink = "#ffe9b8" if dark else INK
    width = LOT[0]
    fill = "url(#nb-slab)" if dark else "url(#nb-board)"
    narrow: dict[str, str | float] = {"letter_spacing": -0.8}
    if len(SIGNS[tile]) > LONG:
        narrow = {"textLength": width - 12, "lengthAdjust": "spacingAndGlyphs"}
    return group(
        box(3, 107, width - 4, 33, "#0d1408", rx=5, opacity=0.4)
        + box(1, 104, width - 2, 34, fill, rx=5, stroke="#3a2a1a", stroke_width=1.5)
        + box(3.5, 106.5, width - 7, 29, "none", rx=3, stroke="#c99a4c" if dark else "#b0905a", stroke_width=0.9)
        + words(SIGNS[tile], (width / 2, 121), 22, ink, font_weight="bold", class_="name size-l", **narrow),
        class_="plate size-l",
    )


def house(tile: int) -> str:
    return (
        path("M14 52H110L122 96H2z", "url(#nb-turf)", stroke="#6d7f3c", stroke_width=1)
        + tag("use", href=f"#nb-art-{tile}", x=_ART[0], y=_ART[1]) + _board(tile)
    )  # fmt: skip


def plan(tile: int) -> str:
    """A staked-out lot with the house as its builder sees it in the mind's eye."""
    stakes = "".join(f"M{x} {y}v-13" for x, y in ((16, 58), (108, 58), (6, 95), (118, 95)))
    rope = "M16 48Q62 53 108 48L118 86Q62 93 6 86z"
    return (
        path("M14 52H110L122 96H2z", "url(#nb-earth)", stroke="#7d6a3e", stroke_width=1, opacity=0.9)
        + tag("use", href=f"#nb-art-{tile}", x=_ART[0], y=_ART[1], opacity=0.3)
        + path(rope, stroke="#f4e7c4", stroke_width=1.4) + path(stakes, stroke="#5a3a1e", stroke_width=3.4)
        + path(stakes, stroke="#d9a566", stroke_width=1.4) + _board(tile)
    )  # fmt: skip


@cache
def cost_name(cost: tuple[int, ...]) -> str:
    return "nb-cost-" + "-".join(str(count) for count in cost)


def _cost(cost: tuple[int, ...]) -> tuple[float, float, str]:
    """The price on a paper tag, nailed to the lot."""
    asked = [pair for pair in zip(cost, ("food", "wood", "brick", "coin"), strict=True) if pair[0]]
    places = [40.0 if count < 10 else 52.0 for count, _ in asked]  # ten has two digits
    width = 6.0 + sum(places)
    art = box(2, 3, width - 2, 33, "#0d1408", rx=4, opacity=0.35) + box(
        1, 1, width - 2, 33, "#fffaf0", rx=4, stroke="#5a4526", stroke_width=1.3
    )
    x = 3.0
    for (count, kind), place in zip(asked, places, strict=True):
        art += words(str(count), (x + place / 2 - 11, 18), 21, INK, class_="number size-m")
        art += tag("use", href=f"#nb-mini-{kind}", x=x + place - 25, y=5, width=24, height=26)
        x += place
    return width, 36.0, art


def symbols() -> Symbols:
    made: Symbols = {}
    for tile in range(len(SIGNS)):
        made[f"nb-house-{tile}"] = (*LOT, house(tile))
        made[f"nb-plan-{tile}"] = (*LOT, plan(tile))
        made[f"nb-icon-{tile}"] = (100, 100, tag("use", href=f"#nb-art-{tile}", y=8))
    for cost in COSTS:
        made[cost_name(cost)] = _cost(cost)
    for space, art in enumerate(sites.drawn()):
        made[f"nb-site-{space}"] = (*(PIER if space == data.CITY_PIER else SITE), art)
    return made
