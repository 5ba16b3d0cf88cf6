"""The spaces of the race: medallions on the water, harbours, lairs, Port Royal and the red line."""

import math

from roadstead.games.jamaica.art.land import TOWNS
from roadstead.games.jamaica.art.route import (
    FINISH,
    FOOD,
    LAIR,
    NAMES,
    NEXT,
    PORT,
    PORT_ROYAL_RADIUS,
    PORTS,
    RADIUS,
    SHORE,
    SPACES,
    kind,
)
from roadstead.games.jamaica.data import BEHIND_SCORE, FINISH_SCORE
from roadstead.kernel.pen import TAU, Point, gradient, group, line, num, polar, ragged, smooth, tag, words

HALO: dict[str, str | float] = {
    "paint_order": "stroke",
    "stroke": "#f4ecc8",
    "stroke_width": 3.2,
    "stroke_linejoin": "round",
}
INK = "#3a2412"
BEHIND = f"\N{MINUS SIGN}{-BEHIND_SCORE}" if BEHIND_SCORE < 0 else "0"


def defs() -> str:
    coin = group(
        tag("path", d="M0 -22l4 18 18 4 -18 4 -4 18 -4 -18 -18 -4 18 -4z", fill="#f9dd84", stroke="#7a4d0c"),
        tag("circle", r=13.5, fill="url(#jam-gilt)", stroke="#7a4d0c", stroke_width=1.4),
        tag("circle", r=10.6, fill="none", stroke="#fff2b8", stroke_width=0.9, stroke_dasharray="1.5 1.5"),
        id="jam-coin",
    )
    skull = (
        tag("path", d="M0 -7a7 6.5 0 0 1 7 7c0 2 -1 3 -2.5 4v3.5h-9v-3.5c-1.5 -1 -2.5 -2 -2.5 -4a7 6.5 0 0 1 7 -7z",
            fill="#f6efdc")
        + tag("path", d="M-4.8 0a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0zM.8 0a2 2.2 0 1 0 4 0a2 2.2 0 1 0 -4 0zM0 2.5l1.2 "
                        "2.2h-2.4z"
              "M-2.4 5v2.5h.8v-2.5zM-.4 5v2.5h.8v-2.5zM1.6 5v2.5h.8v-2.5z", fill="#17121c")
    )  # fmt: skip
    flag = group(
        tag("path", d="M-1.5 26L0 -22", stroke="#3d2815", stroke_width=3, stroke_linecap="round"),
        tag("path", d="M0 -22C9 -27 18 -17 30 -22C28 -15 29 -8 31 -1C20 4 10 -6 0 -1Z", fill="#1b1720", stroke="#000"),
        group(skull, transform="translate(14.5 -12) scale(.95)"),
        id="jam-jolly",
    )
    rocks = group(
        tag(
            "path", d="M-20 7l4 -13 7 -6 6 5 5 -9 9 3 3 8 7 3 3 9c-12 5 -30 6 -44 0z", fill="#57505a", stroke="#241d26"
        ),
        tag("path", d="M-16 -6l7 -6 6 5 -3 9zM2 -16l9 3 -4 9 -5 -3zM14 -5l7 3 -5 6z", fill="#8e8689"),
        tag("path", d="M-24 8q6 -5 12 0t12 0 12 0 12 0", fill="none", stroke="#e9f6ea", stroke_width=2),
        id="jam-rocks",
    )
    seal = group(
        tag("path", d=smooth([polar((0, 0), 15.5 + 1.5 * ragged(TAU * k / 14 * 3, 1.4),
                                    TAU * k / 14) for k in range(14)], True),
            fill="#b3261e", stroke="#5c0f0b", stroke_width=1.2),
        tag("circle", r=11.2, fill="#c93a2c", stroke="#8c1a13", stroke_width=1),
        tag("path", d="M-9 -6a11 11 0 0 1 9 -5", fill="none", stroke="#ffb9a0", stroke_width=1.6,
            stroke_linecap="round"),
        id="jam-seal",
    )  # fmt: skip
    return (
        gradient("jam-lagoon", (0, "#d8f3e4"), (0.6, "#94d6cd"), (1, "#4fa9b1"), radial=True, cx=0.42, cy=0.36, r=0.75)
        + gradient("jam-haven", (0, "#fff3c4"), (0.6, "#f1cf7e"), (1, "#cf9a45"), radial=True, cx=0.42, cy=0.36, r=0.75)
        + gradient("jam-gloom", (0, "#8578a6"), (0.6, "#54477c"), (1, "#2c2350"), radial=True, cx=0.42, cy=0.36, r=0.75)
        + gradient("jam-gilt", (0, "#ffeaa0"), (0.6, "#eebb45"), (1, "#b97a1c"), radial=True, cx=0.38, cy=0.32, r=0.8)
        + coin + flag + rocks + seal + _medallions()
    )  # fmt: skip


def _blob(centre: Point, radius: float, seed: float) -> str:
    """A circle as a hand would draw it."""
    turns = [TAU * k / 12 for k in range(12)]
    return smooth([polar(centre, radius * (1 + 0.018 * ragged(a, seed)), a) for a in turns], closed=True)


WATERS = {
    "lagoon": ("#f8f3d6", "#2f8b99"),
    "haven": ("#fff0bd", "#b9822d"),
    "gloom": ("#cbb9d9", "#a394c9"),
}


def _medallions() -> str:
    """Three waters, each in four hands, so that neighbours differ."""
    made, swell = "", "".join(f"M{-w} {dy}q{w / 2:g} -5 {w} 0t{w} 0" for w, dy in ((16, -14), (20, 2), (13, 17)))
    for water, (rim, ripple) in WATERS.items():
        for hand in range(4):
            made += group(
                tag("path", d=_blob((2, 4), RADIUS + 2, hand), fill="#04283a", opacity=0.45),
                tag("path", d=_blob((0, 0), RADIUS, hand), fill=f"url(#jam-{water})", stroke=rim, stroke_width=4),
                tag("path", d=_blob((0, 0), RADIUS + 2.2, hand) + _blob((0, 0), RADIUS - 3.6, hand + 0.5), fill="none",
                    stroke=INK, stroke_width=0.8, opacity=0.75),
                tag("path", d=swell, fill="none", stroke=ripple, stroke_width=1.6, stroke_linecap="round", opacity=0.5),
                id=f"jam-{water}-{hand}",
            )  # fmt: skip
    return made


def _medallion(space: int, radius: float) -> str:
    water = {PORT: "haven", LAIR: "gloom"}.get(kind(space), "lagoon")
    x, y = SPACES[space]
    return tag("use", href=f"#jam-{water}-{space % 4}",
               transform=f"translate({num(x)} {num(y)}) scale({radius / RADIUS:.3g})")  # fmt: skip


def _food(space: int) -> str:
    """The cost in food: white squares along the shoreward rim."""
    count, squares = FOOD[space], ""
    for k in range(count):
        angle = SHORE[space] + (k - (count - 1) / 2) * 0.5
        x, y = polar(SPACES[space], RADIUS - 5, angle)
        squares += tag("rect", x=-7, y=-7, width=14, height=14, rx=1.5,
                       transform=f"translate({num(x)} {num(y)}) rotate({num(math.degrees(angle) + 90)})")  # fmt: skip
    return group(squares, fill="#fffdf4", stroke="#23323a", stroke_width=1.5)


def _price(space: int) -> str:
    x, y = polar(SPACES[space], RADIUS - 4, SHORE[space])
    return group(
        group(tag("use", href="#jam-coin"), class_="bearer size-m"), words(str(PORTS[space]), (0, 0.5), 17, "#4a2b05", class_="number size-m"),
        transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip


def town_sites() -> list[Point]:
    return [polar(SPACES[p], RADIUS + 36, SHORE[p]) for p in PORTS] + [polar(SPACES[0], 104, SHORE[0])]


def _houses(at: Point, plan: tuple[tuple[float, float, int], ...], size: float = 1.0) -> str:
    placed = sorted(plan, key=lambda row: row[1])
    return group(
        *(tag("use", href=f"#jam-house-{style}", x=dx, y=dy) for dx, dy, style in placed),
        transform=f"translate({num(at[0])} {num(at[1])}) scale({size:g})",
    )


HAMLET = ((-17, 2, 0), (1, -6, 1), (17, 4, 2), (3, 9, 0))
TOWN = ((-28, -2, 0), (-12, -10, 1), (6, -12, 0), (24, -4, 2), (-18, 9, 2), (0, 5, 1), (16, 12, 0), (-2, 19, 0))


def harbour(space: int) -> str:
    shore = SHORE[space]
    a, b = polar(SPACES[space], RADIUS - 6, shore), polar(SPACES[space], RADIUS + 26, shore)
    pier = line((a, b))
    site = polar(SPACES[space], RADIUS + 38, shore)
    return (
        tag("path", d=pier, stroke="#4a2f17", stroke_width=12) + tag("path", d=pier, stroke="#b98a52", stroke_width=9)
        + tag("path", d=pier, stroke="#6d4825", stroke_width=9, stroke_dasharray="1 4") + _houses(site, HAMLET, 0.95)
    )  # fmt: skip


# Names that would otherwise lie upon each other, or upon the sea.
NUDGED: dict[int, Point] = {5: (50, 0), 6: (-6, -28), 16: (34, 0), 28: (8, 0), 30: (-16, 0), 31: (16, 4), 45: (0, 52)}


def _label(space: int) -> str:
    shore = SHORE[space]
    x, y = polar(SPACES[space], RADIUS + 62 + 26 * abs(math.cos(shore)), shore)
    y += 6 if math.sin(shore) > 0.2 else -4 if math.sin(shore) < -0.2 else 20
    aside, below = NUDGED.get(space, (0, 0))
    x, y = x + aside, y + below
    return words(NAMES[space], (x, y), 24, INK, font_style="italic", letter_spacing=-0.4, class_="name size-l", **HALO)


def labels() -> str:
    inland = "".join(
        words(name, (x, y + 36), 14.5, INK, font_style="italic", class_="ornament", **HALO) for (x, y), name in TOWNS
    )
    return inland + "".join(_label(space) for space in PORTS)


def inland_towns() -> str:
    return "".join(_houses(at, TOWN, 0.9) for at, _ in TOWNS)


def chevrons() -> str:
    """A small arrow between neighbours shows the way of the race."""
    drawn = ""
    for here, nexts in NEXT.items():
        for there in nexts:
            (ax, ay), (bx, by) = SPACES[here], SPACES[there]
            gone = (PORT_ROYAL_RADIUS - RADIUS) / 2 * ((here == 0) - (there == 0))
            turn, length = math.atan2(by - ay, bx - ax), math.dist((ax, ay), (bx, by))
            x, y = polar((ax, ay), length / 2 + gone, turn)
            tip, left, right = polar((x, y), 7, turn), polar((x, y), 9, turn + 2.3), polar((x, y), 9, turn - 2.3)
            drawn += line((left, tip, right, polar((x, y), 1, turn + math.pi)), True)
    return tag("path", d=drawn, fill="#fff4cc", stroke="#17394a", stroke_width=1, stroke_linejoin="round")


def red_line() -> str:
    """Across both lanes before space 41: whoever stays behind it scores minus five."""
    outer = tuple((SPACES[38][k] + SPACES[41][k]) / 2 for k in (0, 1))
    inner = tuple((SPACES[40][k] + SPACES[41][k]) / 2 for k in (0, 1))
    seaward = (outer[0] + 46, outer[1] + 46)
    middle = (SPACES[41][0] - 14, SPACES[41][1] - 76)
    rope = smooth([seaward, (outer[0] + 6, outer[1]), middle, (inner[0], inner[1]), (inner[0] - 40, inner[1] + 44)])
    plate = tag("path", d="M-25 -16q25 -6 50 0v32q-25 6 -50 0z", fill="#b3261e", stroke="#4d0b08", stroke_width=2)
    shine = tag("path", d="M-21 -11q21 -5 42 0", fill="none", stroke="#ff9c86", stroke_width=1.6)
    return group(
        tag("path", d=rope, stroke="#3d0805", stroke_width=11, opacity=0.75),
        tag("path", d=rope, stroke="#d22d22", stroke_width=7.5),
        tag("path", d=rope, stroke="#ffb3a0", stroke_width=2.4, stroke_dasharray="3 7"),
        fill="none", stroke_linecap="round",
    ) + group(group(plate, shine, class_="bearer size-l"), words(BEHIND, (0, 1), 25, "#fff3dc", class_="number size-l"),
              transform=f"translate({num(middle[0])} {num(middle[1])})")  # fmt: skip


def port_royal() -> str:
    """The fort on its walls, the town behind it, and the mole where the race begins and ends."""
    x, y = polar(SPACES[0], 92, SHORE[0])
    wall = "M-62 16L-68 2L-50 -12L-44 -2L-10 -8L-6 -20L16 -20L18 -8L48 -6L54 -16L70 -4L64 14L34 24L-30 26Z"
    top = "M-58 10L-62 0L-50 -7L-42 3L-8 -2L-3 -14L13 -14L16 -2L50 0L55 -10L64 -3L60 8L34 16L-30 18Z"
    stones = "M-52 15l6 7M-38 20v5M-22 21v5M-6 21v5M10 21v5M26 20v5M40 16l4 5M54 11l3 6"
    keep = (
        tag("path", d="M-13 -4v-26h26v26z", fill="#d8cbb0") + tag("path", d="M5 -4v-26h8v26z", fill="#a89878")
        + tag("path", d="M-15 -30v-7h5v3h5v-3h5v3h5v-3h5v3h5v-3h3v7z", fill="#c4b594")
        + tag("path", d="M-5 -4v-9a4 4 0 0 1 8 0v9z", fill="#3d2a1a")
        + tag("path", d="M0 -37v-30", stroke_width=2)
        + tag("path", d="M0 -67q10 -5 18 0t16 -1v16q-8 5 -16 1t-18 0z", fill="#fffaec")
        + tag("path", d="M0 -60q10 -5 18 0t16 -1M15 -68v16", stroke="#c8322b", stroke_width=3, fill="none")
    )  # fmt: skip
    guns = "".join(tag("path", d=f"M{gx} {gy}l{dx} 6l-2 4l{-dx} -6z", fill="#2a2a2e") for gx, gy, dx in
                   ((-56, 6, -12), (-30, 12, -8), (30, 12, 8), (56, 4, 12)))  # fmt: skip
    fort = group(
        tag("path", d=wall, fill="#8f8062"),
        tag("path", d=top, fill="#cdbd98"),
        tag("path", d=stones),
        keep,
        guns,
        stroke="#3a2c1a",
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    banner = group(
        tag("path", d="M-92 44l-14 12 16 10h12zM92 44l14 12 -16 10h-12z", fill="#8c1a13", stroke="#3d0a07")
        + tag("path", d="M-92 40q92 -14 184 0v22q-92 -14 -184 0z", fill="#b3261e", stroke="#3d0a07", stroke_width=1.4)
        + words("PORT ROYAL", (0, 45), 18, "#fff1cf", font_weight="bold", class_="name size-l"),
        class_="plate size-l",
    )
    return group(
        _houses((-66, -22), HAMLET, 1.05), _houses((66, -22), HAMLET, 1.05), fort, group(banner,
                                                                                         transform="translate(0 -10)"),
        transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip


def _lair(space: int) -> str:
    """Rocks and a black flag on the shoreward side, or wherever the neighbours leave room."""
    others = [SPACES[s] for s in range(50) if s != space]
    turns = (0, 0.5, -0.5, 1, -1, 1.5, -1.5, 2, -2, math.pi)
    spots = [polar(SPACES[space], RADIUS + 4, SHORE[space] + turn) for turn in turns]
    x, y = next(spot for spot in spots if min(math.dist((spot[0] + 6, spot[1] - 14), at) for at in others) > 68)
    flies = -1 if x < SPACES[space][0] - 12 else 1
    flag = tag("use", href="#jam-jolly", transform=f"translate({num(x - 5 * flies)} {num(y - 16)}) scale({flies} 1)")
    return tag("use", href="#jam-rocks", x=num(x), y=num(y)) + flag


def spaces() -> str:
    """All but Port Royal; the seal of the first space past the line gives way to the lane that joins there."""
    waters, prices = "", ""
    for space in range(1, 50):
        waters += _medallion(space, RADIUS)
        prices += _food(space) if space in FOOD else _price(space) if space in PORTS else _lair(space)
        if space in FINISH:
            aside = 0.65 if space == 41 else 0.0
            x, y = polar(SPACES[space], RADIUS + 6, SHORE[space] + math.pi + aside)
            number = words(str(FINISH[space]), (0, 0.5), 16, "#fff3dc", class_="number size-m")
            seal = group(tag("use", href="#jam-seal"), class_="bearer size-m")
            prices += group(seal, number, transform=f"translate({num(x)} {num(y)})")
    return waters + prices


def start() -> str:
    x, y = polar(SPACES[0], PORT_ROYAL_RADIUS + 14, SHORE[0] + math.pi)
    rays = "".join(line((polar(SPACES[0], 30, TAU * k / 16), polar(SPACES[0], 41, TAU * k / 16))) for k in range(16))
    return (
        _medallion(0, PORT_ROYAL_RADIUS)
        + tag("circle", cx=SPACES[0][0], cy=SPACES[0][1], r=27, fill="none", stroke="#b9822d", stroke_width=1.6)
        + tag("path", d=rays, stroke="#b9822d", stroke_width=2, opacity=0.8)
        + group(group(tag("use", href="#jam-seal", transform="scale(1.35)"), class_="bearer size-l"),
                words(str(FINISH_SCORE), (0, 0.5), 21, "#fff3dc", class_="number size-l"), transform=f"translate({num(x)} {num(y)})")
    )  # fmt: skip
