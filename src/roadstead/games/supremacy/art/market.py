"""The markets: of each resource its price, and where that stands on the ladder of eighteen steps."""

from roadstead.games.supremacy.art import goods
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import at, box, disc, ink, stroke
from roadstead.kernel.pen import Point

SIZE = (300.0, 204.0)
ROW, FIRST = 67.0, 35.0
STEP, START = 12.0, 74.0
STEPS = 18


def market_place(resource: int) -> Point:
    """What is bought or sold."""
    return 36, FIRST + ROW * resource


def price_place(resource: int) -> Point:
    return 68, FIRST + ROW * resource - 10


def seek_place(resource: int) -> Point:
    return 266, FIRST + ROW * resource - 8


def step_place(resource: int, step: int) -> Point:
    """Where a market's marker stands: steps count from 0."""
    return round(START + STEP * step, 1), FIRST + ROW * resource + 20


def _heat(step: int) -> str:
    """From green, cheap, to red, dear."""
    t = step / (STEPS - 1)
    low, mid, high = (110, 168, 120), (220, 190, 110), (200, 96, 76)
    a, b, u = (low, mid, t * 2) if t < 0.5 else (mid, high, t * 2 - 1)
    return "#" + "".join(f"{round(p + (q - p) * u):02x}" for p, q in zip(a, b, strict=True))


def picture() -> str:
    width, height = SIZE
    drawn = box(0, 0, width, height, "#f4ecd8", rx=8)
    for resource, name in enumerate(goods.RESOURCES):
        y = FIRST + ROW * resource
        drawn += box(4, y - 31, width - 8, 62, goods.TINT[name], rx=8)
        for step in range(STEPS):
            x, line = step_place(resource, step)
            drawn += box(x - STEP / 2 + 0.5, line - 5, STEP - 1, 10, _heat(step), rx=2)
    return drawn


def symbols() -> Symbols:
    made: Symbols = {
        "sup-step": (16, 22, ink("M8 8L15 0H1Z", "#1d160e") + box(2, 6, 12, 14, "none", rx=3, stroke="#1d160e", stroke_width=2.4)),
        "sup-seek": (44, 40, box(1, 1, 42, 38, "#fff6d2", rx=8, stroke="#8a6a1c", stroke_width=1.6)
                     + disc(19, 17, 8, "#d6eef2", "#6b4a0a", 2.6) + stroke("M25 23L33 31", "#8a5a22", 4.4)),
    }  # fmt: skip
    for resource in goods.RESOURCES:
        made[f"sup-market-{resource}"] = (
            56, 56, disc(28, 29, 26, "#000", opacity=0.25) + disc(28, 27.5, 26, "#fffaec", "#8a6a1c", 2.4)
            + at((7, 6.5), goods.use(resource), scale=1.4),
        )  # fmt: skip
    return made
