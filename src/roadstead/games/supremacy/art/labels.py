"""Names on the map, and where the forces and companies of each zone stand."""

from functools import cache

from roadstead.games.supremacy.art.world import DARK, LAND, MIDDLE, ROOM, SEA
from roadstead.kernel.pen import Point, group, words

# How far forces stand from the roomiest spot of a zone where that lies at an edge or leaves a name no room, and where they lie two in a row.
MOVED: dict[str, Point] = {
    "north_pacific": (-14, 0),
    "mid_pacific": (-18, 0),
    "north_atlantic": (-4, 44),
    "midwest_usa": (0, -8),
    "western_usa": (-6, 0),
    "eastern_usa": (2, 6),
    "zaire": (0, -8),
    "south_africa": (0, 6),
}
NARROW = ("north_atlantic", "mid_atlantic")
# How far the name stands from the middle of a zone, where its shape asks for it.
NAMED: dict[str, Point] = {
    "buryatsk": (0, -26),
    "western_australia": (-6, -44),
    "eastern_australia": (-14, 36),
    "siberia": (0, -26),
    "yakutsk": (0, -26),
    "brazil": (8, 36),
    "turkey": (-12, 36),
    "western_canada": (0, 33),
    "midwest_usa": (0, 33),
    "zaire": (0, 34),
    "arabia": (4, 30),
}
TWO_LINES = {
    "gulf_of_st_lawrence", "santa_barbara_passage", "long_island_sound", "straits_of_malacca",
    "cape_of_good_hope", "mediterranean_sea", "rio_de_la_plata", "sea_of_okhotsk", "gulf_of_guinea", "western_australia",
    "eastern_australia", "sea_of_japan", "south_china_sea", "bay_of_bengal", "western_europe", "eastern_europe", "western_usa",
    "midwest_usa", "eastern_usa", "eastern_canada", "british_isles", "south_africa", "gulf_of_panama",
    "hudson_strait", "central_america", "barkley_sound", "middle_east", "bay_of_biscay", "new_zealand", "tasman_sea",
    "south_atlantic", "north_atlantic", "mid_atlantic", "north_pacific", "mid_pacific", "south_pacific",
    "baia_santos",
}  # fmt: skip
SHORT = {"usa": "USA", "of": "of", "st": "St", "de": "de", "la": "la"}
ROOMY = 24.0  # so far from its frontier the middle of a land has to be for a large name
STEP = 40.0  # between fleets in a sea that is shared


def title(zone: str) -> str:
    return " ".join(SHORT.get(word, word.capitalize()) for word in zone.split("_"))


def lines(zone: str) -> list[str]:
    """The name, broken in two near its middle where that fits the zone better."""
    text = title(zone)
    if zone not in TWO_LINES:
        return [text]
    breaks = [at for at, letter in enumerate(text) if letter == " "]
    at = min(breaks, key=lambda b: abs(b - len(text) / 2))
    return [text[:at], text[at + 1 :]]


@cache
def force_place(zone: str) -> Point:
    """The middle of a zone's forces when one player stands there."""
    (x, y), (dx, dy) = MIDDLE[zone], MOVED.get(zone, (0, 0))
    return x + dx, y + dy


@cache
def force_places(zone: str, count: int) -> tuple[Point, ...]:
    """Where so many players' forces lie side by side; only dark-blue seas are shared."""
    x, y = force_place(zone)
    most = 2 if zone in NARROW else 3
    rows = [min(most, count - first) for first in range(0, count, most)]
    return tuple(
        (round(x + (k - (row - 1) / 2) * 46, 1), round(y + (at - (len(rows) - 1) / 2) * STEP, 1))
        for at, row in enumerate(rows)
        for k in range(row)
    )


@cache
def company_places(zone: str, count: int) -> tuple[Point, ...]:
    """Where a land's companies lie: below its forces."""
    x, y = force_place(zone)
    return tuple((x + 14 * (k - (count - 1) / 2), y + 19) for k in range(count))


@cache
def name_place(zone: str) -> Point:
    x, y = force_place(zone)
    dx, dy = NAMED.get(zone, (0, 36) if zone in LAND else (0, 25))
    return x + dx, y + dy


def names() -> str:
    """Large names where there is room for them, small ones elsewhere: those come when the map is seen from near."""
    drawn = ""
    for zone in (*SEA, *LAND):
        x, y = name_place(zone)
        large = zone in DARK or (zone in LAND and ROOM[zone] >= ROOMY)
        size = 17 if large else 13
        ink, halo = ("#2b2118", "#fff8e6") if zone in LAND else ("#1d4a5e", "#e6f1f3")
        style: dict[str, str | float] = {"stroke": halo, "stroke_width": 3, "stroke_opacity": 0.75}
        if zone in SEA:
            style["font_style"] = "italic"
        for at, part in enumerate(lines(zone)):
            drawn += words(
                part, (x, y + at * (size + 1)), size, ink, class_=f"name size-{'m' if large else 's'}", **style
            )
    return group(drawn, pointer_events="none", paint_order="stroke", stroke_linejoin="round")
