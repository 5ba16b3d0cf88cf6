"""Below the map: the seven stages of a turn, the turn, the clouds, the pile of Fortuna and what it says."""

from roadstead.games.supremacy.art.pieces import cloud
from roadstead.games.supremacy.art.signs import DRAWN
from roadstead.games.supremacy.art.world import MAP, STRIP
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import at, box, disc, ink, stroke
from roadstead.kernel.pen import Point, group, words

TOP = MAP[3]
MIDDLE = TOP + STRIP / 2
TILE = (50.0, 50.0)
STAGE_PLACES: tuple[Point, ...] = tuple((30 + 53 * k, MIDDLE) for k in range(7))
STAGES = ("Salaries", "Produce", "Sell", "Attack", "Move", "Build", "Buy")
TURN_PLACE: Point = (424, MIDDLE + 10)
CLOUD_PLACE: Point = (484, MIDDLE - 12)
CLOUD_NUMBER: Point = (484, MIDDLE + 18)
PILE_PLACE: Point = (540, MIDDLE - 12)
PILE_NUMBER: Point = (540, MIDDLE + 18)
NEWS: tuple[float, float, float, float] = (576, TOP + 5, 419, STRIP - 10)
NEWS_LINES: tuple[Point, ...] = ((586, MIDDLE - 11), (586, MIDDLE + 12))
PANEL, SLOT, INK = "#2d3f4c", "#3d5363", "#f3e9cf"

ICONS = (
    disc(0, 0, 11, "#e9c766", "#6b4a0a", 1.4) + stroke("M3.6 -4.4Q-4.4 -7 -3.8 -2Q-3 0 0 .2Q4.6 1 3.6 4.2Q1.6 7 -4 4.6M0 -8V8", "#6b4a0a", 1.6),
    DRAWN["work"],
    stroke("M0 -12V9M-7 10H7M-11 -8H11", INK, 2) + ink("M-16 1Q-11 7 -6 1L-11 -8ZM6 1Q11 7 16 1L11 -8Z", "#e9c766", "#20150a"),
    DRAWN["swords"],
    ink("M-14 -4H2V-11L15 0L2 11V4H-14Q-10 0 -14 -4Z", "#7cc46b", "#173d18"),
    stroke("M-10 11L4 -3", "#c98f52", 4) + ink("M-3 -9L5 -14L14 -4L9 2L5 -2Z", "#c3ccd2", "#20150a"),
    DRAWN["seek"],
)  # fmt: skip


def picture() -> str:
    drawn = box(0, TOP, MAP[2], STRIP, PANEL)
    for name, icon, (x, y) in zip(STAGES, ICONS, STAGE_PLACES, strict=True):
        drawn += box(x - 25, y - 25, 50, 50, SLOT, rx=7)
        drawn += at((x, y - 5), icon, scale=0.86) + words(name, (x, y + 17), 13, INK, class_="name size-s")
    drawn += words("Turn", (TURN_PLACE[0], MIDDLE - 13), 17, INK, class_="name size-m")
    drawn += at((CLOUD_PLACE[0] - 13, CLOUD_PLACE[1] - 15), cloud(), scale=0.54)
    drawn += at(PILE_PLACE, DRAWN["card"])
    x, y, width, height = NEWS
    return drawn + group(
        box(x, y, width, height, "#f3e9cf", rx=6), class_="plate size-m"
    )  # no empty box where the news is too small to read


def symbols() -> Symbols:
    width, height = TILE
    tile = box(1.5, 1.5, width - 3, height - 3, "#ffd54a", rx=7)
    return {
        "sup-tile": (*TILE, group(tile, fill_opacity=0, opacity=0)),
        "sup-stage": (*TILE, box(1.5, 1.5, width - 3, height - 3, "#ffd54a", rx=7, fill_opacity=0.18, stroke="#ffd54a", stroke_width=3)),
        "sup-plate": (44, 54, box(0, 0, 44, 54, "#000", fill_opacity=0)),
        "sup-news": (NEWS[2], NEWS[3], box(0, 0, NEWS[2], NEWS[3], "#fff", fill_opacity=0)),
    }  # fmt: skip
