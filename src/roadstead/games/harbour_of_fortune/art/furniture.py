"""The rail of the viewer's own ship, broad enough to lay cards on: what is in play, and the piles."""

import random

from roadstead.kernel.kit.shapes import at, box
from roadstead.kernel.pen import Point, gradient, num, tag, words

WIDTH, HEIGHT = 740, 130
MIDDLE = HEIGHT / 2
NOTICE: Point = (94.0, MIDDLE)
IN_PLAY: Point = (222.0, MIDDLE)
STORY: Point = (348.0, MIDDLE)
WILD_PILE: Point = (472.0, MIDDLE)
WILD_UNDER: Point = (534.0, MIDDLE)
UNDER_STEP = 8.4
PLAYED = 1.16  # how large the card in play is
SPENT = 0.74  # how large the discards are
DISCARDS: tuple[Point, ...] = tuple((662.0 + 46 * (k % 2), 34.0 + 62 * (k // 2)) for k in range(4))


def defs() -> str:
    return (
        gradient("hof-sheet", (0, "#f8ecca"), (0.6, "#efdcae"), (1, "#d9bd85"), radial=True, cx=0.5, cy=0.4, r=0.85)
        + gradient("hof-gilt", (0, "#fbe7a2"), (0.45, "#d9a940"), (1, "#8a5f17"), x1=0, y1=0, x2=0.4, y2=1)
        + gradient("hof-rail", (0, "#a8753f"), (0.12, "#8f5f30"), (1, "#5a3719"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-well", (0, "#3a230f"), (1, "#6d4825"), x1=0, y1=0, x2=0, y2=1)
    )


def rail() -> str:
    rng = random.Random(12)
    grain = ""
    for _ in range(40):
        x, y = rng.uniform(0, WIDTH - 220), rng.uniform(10, HEIGHT - 2)
        grain += (
            f"M{num(x)} {num(y)}q{num(60 + rng.random() * 40)} {num(rng.uniform(-4, 4))} "
            f"{num(120 + rng.random() * 100)} 0"
        )
    wells = (
        (IN_PLAY, 66, 92, "in play"), (WILD_PILE, 58, 80, "Wild"),
        ((WILD_UNDER[0] + UNDER_STEP * 4.5, MIDDLE), 134, 80, "to be drawn"),
        *((place, 42, 58, "spent") for place in DISCARDS),
    )  # fmt: skip
    sunken = "".join(_well(place, wide, high) for place, wide, high, _ in wells)
    named = "".join(
        words(word, place, 13, "#e8cf9a", class_="name size-s", font_style="italic", opacity=0.75)
        for place, _, _, word in wells
    )
    return (
        box(0, 0, WIDTH, HEIGHT, "url(#hof-rail)")
        + tag("path", d=grain, fill="none", stroke="#3b220e", stroke_width=1.2, opacity=0.5)
        + tag("path", d=f"M0 2H{WIDTH}", stroke="#d6a566", stroke_width=4)
        + _sheet(NOTICE, 172) + _sheet(STORY, 170) + sunken + named
    )  # fmt: skip


def _well(place: Point, width: float, height: float) -> str:
    """A sunken place."""
    x, y = place[0] - width / 2, place[1] - height / 2
    return box(x, y, width, height, "url(#hof-well)", rx=7, stroke="#2b180a", stroke_width=1.6) + box(
        x + 2, y + 3, width - 4, height - 4, "none", rx=6, stroke="#d9a940", opacity=0.55
    )


def _sheet(place: Point, width: float) -> str:
    half, tall = width / 2, MIDDLE - 9
    shape = (
        f"M{-half:g} {-tall:g}Q0 {-tall - 4:g} {half:g} {-tall:g}Q{half + 4:g} 0 {half:g} {tall:g}"
        f"Q0 {tall + 4:g} {-half:g} {tall:g}Q{-half - 4:g} 0 {-half:g} {-tall:g}Z"
    )
    return at(
        place,
        tag("path", d=shape, fill="#000", opacity=0.4, transform="translate(2 3)"),
        tag("path", d=shape, fill="url(#hof-sheet)", stroke="#6b4a22", stroke_width=1.3),
    )
