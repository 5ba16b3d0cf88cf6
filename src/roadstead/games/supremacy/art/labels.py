"""Names on the map, and where the forces and companies of each zone stand."""

from functools import cache

from roadstead.games.supremacy.art.land import wash
from roadstead.games.supremacy.art.world import DARK, LAND, MIDDLE, ROOM, SEA, on_map
from roadstead.kernel.pen import Point, group, num, tag, words

# How far the forces and the name stand from the middle of a zone, where its shape asks for it.
MOVED: dict[str, Point] = {"great_australian_bight": (0, 22)}
NAMED: dict[str, Point] = {}
TWO_LINES = {
    "gulf_of_st_lawrence", "santa_barbara_passage", "long_island_sound", "straits_of_malacca",
    "cape_of_good_hope", "mediterranean_sea", "rio_de_la_plata", "sea_of_okhotsk", "gulf_of_guinea", "western_australia",
    "eastern_australia", "sea_of_japan", "south_china_sea", "bay_of_bengal", "western_europe", "eastern_europe", "western_usa",
    "midwest_usa", "eastern_usa", "eastern_canada", "northern_canada", "british_isles", "south_africa", "gulf_of_panama",
    "hudson_strait", "central_america", "barkley_sound", "middle_east", "bay_of_biscay", "new_zealand", "tasman_sea",
}  # fmt: skip
AGAIN: dict[str, Point] = {  # the oceans that go on at the other edge
    "north_pacific": (-168, 49),
    "mid_pacific": (162, 13),
    "south_pacific": (176, -30),
}
SHORT = {"usa": "USA", "of": "of", "st": "St", "de": "de", "la": "la"}


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
    x, y = MIDDLE[zone]
    dx, dy = MOVED.get(zone, (0, -10) if zone in LAND else (0, -8))
    return x + dx, y + dy


@cache
def force_places(zone: str, count: int) -> tuple[Point, ...]:
    """Where so many players' forces lie side by side; only dark-blue seas are shared."""
    x, y = force_place(zone)
    rows = [count] if count <= 3 else [(count + 1) // 2, count // 2]
    step = 50
    return tuple(
        (round(x + (k - (row - 1) / 2) * step, 1), round(y + (at - (len(rows) - 1)) * 38, 1))
        for at, row in enumerate(rows)
        for k in range(row)
    )


@cache
def company_places(zone: str, count: int) -> tuple[Point, ...]:
    """Where a land's companies lie: beside its forces."""
    x, y = force_place(zone)
    beside = ((26.0, 1.0), (-26.0, 1.0), (26.0, -20.0))
    return tuple((x + dx, y + dy) for dx, dy in beside[:count])


def cloud_place(zone: str) -> Point:
    return force_place(zone)


def name_place(zone: str) -> Point:
    x, y = force_place(zone)
    dx, dy = NAMED.get(zone, (0, 22) if zone in LAND else (0, 27) if zone in DARK else (0, 23))
    return x + dx, y + dy


def names() -> str:
    drawn = ""
    for zone in (*SEA, *LAND):
        x, y = name_place(zone)
        text = lines(zone)
        style: dict[str, str | float] = {"font_style": "italic", "letter_spacing": 0.5}
        size, ink, halo = 11.0, "#f0fbfa", "#11506e"
        if zone in LAND:
            size, ink, halo = 10.5 + 0.06 * max(0, min(ROOM[zone], 60) - 26), wash(zone)[2], "#fff8e6"
            style = {"font_weight": "bold", "letter_spacing": 0.3}
        elif zone in DARK:
            size, ink, halo = 16.0, "#d5eef5", "#062a45"
            style["letter_spacing"] = 2.5
        style |= {"stroke": halo, "stroke_width": 2.4, "stroke_opacity": 0.75}
        for at, part in enumerate(text):
            drawn += words(part, (x, y + at * (size + 0.5)), size, ink, **style)
    for zone, spot in AGAIN.items():
        for at, part in enumerate(title(zone).split()):
            x, y = on_map(*spot)
            drawn += words(
                part, (x, y + 14 * at), 12.5, "#d5eef5", font_style="italic", letter_spacing=1.5, opacity=0.65
            )
    return group(drawn, pointer_events="none", paint_order="stroke", stroke_linejoin="round")


def berths() -> str:
    """Quiet rings where navies lie in the light-blue seas."""
    rings = "".join(
        tag("ellipse", cx=num(force_place(sea)[0]), cy=num(force_place(sea)[1]), rx=19, ry=12)
        for sea in SEA
        if sea not in DARK
    )
    return group(rings, fill="#0a3a58", fill_opacity=0.18, stroke="#e9fbf6", stroke_width=0.8, opacity=0.55)
