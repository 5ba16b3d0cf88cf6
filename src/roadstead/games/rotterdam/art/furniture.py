"""What lies around the map: the oak table, tiles for the panels, the planning board, the tracks, the title."""

from roadstead.games.rotterdam.art import people, pieces, wares
from roadstead.games.rotterdam.art.channels import buoy
from roadstead.games.rotterdam.art.plan import (
    FIELD_STEP,
    FIELD_X,
    GOODS,
    HEIGHT,
    JOBS,
    MAP,
    PLANNING,
    RAW,
    ROW_STEP,
    ROW_TOP,
    SCORE,
    SCORE_STEP,
    SCORE_X,
    SCORE_Y,
    SHIPPING,
    SIGNALS,
    TITLE,
    WIDTH,
    field_place,
    job_place,
    price_place,
    raw_place,
    shipping_place,
    stack_place,
)  # fmt: skip
from roadstead.games.rotterdam.data import (  # fmt: skip
    CASHIER_FIELDS,
    CHARACTERS,
    HARBOURS,
    MATERIALS,
    MOST_SQUARES,
    MOST_UNITS,
    Chart,
)
from roadstead.kernel.kit import mats
from roadstead.kernel.kit.ornaments import corners, outlines, planks
from roadstead.kernel.kit.shapes import at, box, disc, ink, stroke
from roadstead.kernel.pen import Point, gradient, group, num, words

BLUE, PALE = "#1d3f8a", "#8fa8d8"


def defs() -> str:
    return gradient("rot-oak", (0, "#3d2a1d"), (0.5, "#54392a"), (1, "#38261a"), x1=0, y1=0, x2=1, y2=0) + gradient(
        "rot-wallet", (0, "#fbf6e6"), (1, "#e3d8bb"), x1=0, y1=0, x2=0, y2=1
    )


def table() -> str:
    return planks(WIDTH, HEIGHT, 8, "url(#rot-oak)", lines=120)


def _tile(x: float, y: float, scale: float) -> str:
    """A corner ornament as on Delft tiles."""
    return group(
        ink("M0 0Q10 2 14 14Q4 12 0 0ZM0 0Q14 -2 24 4Q12 8 0 0ZM0 0Q-2 14 4 24Q8 12 0 0Z", BLUE, opacity=0.8),
        disc(20, 20, 2.6, BLUE), transform=f"translate({num(x)} {num(y)}) scale({scale:g})",
    )  # fmt: skip


def panel(frame: tuple[float, float, float, float]) -> str:
    x, y, width, height = frame
    inner = (x + 8, y + 8, width - 16, height - 16)
    return (
        mats.panel(frame, "url(#rot-faience)", "#2b1a0d", BLUE)
        + outlines(inner, (0, PALE, 0.8), corner=5)
        + corners(inner, _tile(0, 0, 0.62))
    )


def frame() -> str:
    gilt = ((0, "#1c110a", 9), (0, "#c99a3f", 5), (1, "#f6dd97", 1.2))
    return outlines(MAP, *gilt, corner=10) + outlines(MAP, (5, "#1c110a", 1), corner=10, opacity=0.5)


def title() -> str:
    plate = "M-150 -34H150Q158 0 150 34H-150Q-158 0 -150 -34Z"
    text = words("ROTTERDAM", (0, -6), 39, "#16306b", font_weight="bold", letter_spacing=3)
    under = words("Masters of Trade", (0, 21), 15, "#2a5aa8", font_style="italic", letter_spacing=3)
    return at(
        TITLE,
        ink(plate, "#04202f", opacity=0.45, transform="translate(4 7)"),
        ink(plate, "url(#rot-faience)", BLUE, 2.4), ink("M-144 -28H144Q150 0 144 28H-144Q-150 0 -144 -28Z", "none", PALE, 1),
        group(_tile(0, 0, 0.6), transform="translate(-143 -27)"), group(_tile(0, 0, 0.6), transform="translate(143 -27) scale(-1 1)"),
        words("ROTTERDAM", (1.6, -4), 39, PALE, font_weight="bold", letter_spacing=3), text, under,
        stroke("M-128 21h46M82 21h46", BLUE, 1.2),
    )  # fmt: skip


def signals() -> str:
    """The jetty the signal flags stand on."""
    (x0, y0), (x1, _) = SIGNALS[0], SIGNALS[-1]
    planks = "".join(f"M{num(x0 - 30 + 13 * k)} {num(y0 + 20)}v14" for k in range(1, int((x1 - x0 + 60) / 13)))
    return (
        box(x0 - 26, y0 + 26, x1 - x0 + 60, 16, "#04202f", opacity=0.4)
        + "".join(box(x0 - 18 + 52 * k, y0 + 30, 6, 14, "#4a2f18") for k in range(5))
        + box(x0 - 30, y0 + 20, x1 - x0 + 60, 14, "#a9794a", stroke="#3a220e", stroke_width=1.4) + stroke(planks, "#6d4520", 1)
    )  # fmt: skip


def _hints(row: int) -> str:
    """In pictures, what a character does."""

    def small(drawing: str, x: float, scale: float, y: float = 0.0) -> str:
        return group(drawing, transform=f"translate({x:g} {y:g}) scale({scale:g})")

    def ship(x: float) -> str:
        return small(group(pieces.ship(0), color="#5f7fae"), x, 0.5, -10)

    arrow = stroke("M-6 0h12M2 -4l5 4l-5 4", BLUE, 2)
    card = box(-9, -13, 18, 25, "#2a56a8", rx=3, stroke="#0b1f4a", stroke_width=1) + disc(0, 0, 5, "none", "#f2e3bd", 2)
    order = box(-10, -13, 20, 25, "#fffdf4", rx=2, stroke=BLUE, stroke_width=1.2) + stroke(
        "M-6 -8h12M-6 -3h12", PALE, 1.6
    )
    order += disc(4, 6, 4, "#b3261e")
    plant = small(group(pieces.factory(0), color="#5f7fae"), 0, 0.62, -16)
    anchor = stroke("M0 -9v17M-4 -5h8M-8 3q1 7 8 7q7 0 8 -7", BLUE, 2)
    return (
        lambda: ship(-60) + small(wares.grain(), 12, 0.72) + small(wares.coin(), 40, 0.72),
        lambda: small(buoy(0), -44, 1.05) + small(buoy(3), -18, 1.05) + small(arrow, 8, 1) + ship(22),
        lambda: small(anchor, -40, 1.1) + small(arrow, -12, 1) + small(card, 14, 1) + small(card, 26, 1),
        lambda: ship(-68) + small(arrow, -8, 1) + small(wares.product(3), 18, 0.75) + small(plant, 32, 1),
        lambda: small(wares.product(5), -40, 0.75) + small(arrow, -12, 1) + small(group(arrow, transform="rotate(180)"), -12, 1, 8) + small(wares.coin(), 16, 0.8),
        lambda: small(wares.product(2), -46, 0.7) + small(wares.product(7), -20, 0.7) + small(arrow, 4, 1) + small(order, 30, 1.05),
        lambda: small(wares.coin(), -24, 0.85) + small(wares.coin(), -6, 0.85) + small(wares.coin(), 12, 0.85),
        lambda: small(wares.coin(), -36, 0.8) + small(arrow, -10, 1) + small(plant, 6, 1.1),
    )[row]()  # fmt: skip


def planning() -> str:
    """The planning board: eight characters with three fields each."""
    x, y, width, _ = PLANNING
    made = panel(PLANNING)
    made += ink(f"M{num(x + 12)} {num(y + 12)}H{num(x + width - 12)}V{num(y + 46)}H{num(x + 12)}Z", "url(#rot-cobalt)")
    for row, name in enumerate(CHARACTERS):
        middle = ROW_TOP + ROW_STEP * row
        if row % 2 == 0:
            made += box(x + 12, middle - ROW_STEP / 2 + 1, width - 24, ROW_STEP - 2, "#dfe7f5", opacity=0.6)
        made += at((x + 40, middle), people.portrait(row), scale=0.98)
        made += words(name, (x + 72, middle), 19, "#16306b", font_weight="bold").replace('"middle"', '"start"', 1)
        made += at((x + 292, middle), _hints(row))
        for column in range(3):
            fx, fy = field_place(row, column)
            made += disc(fx + 1, fy + 2, 21, "#000").replace("/>", ' opacity="0.2"/>') + disc(
                fx, fy, 21, "#e9e2cd", BLUE, 1.8
            )
            made += disc(fx, fy, 16.5, "none", PALE, 0.9)
            if row == 6:
                made += words(str(int(CASHIER_FIELDS[column])), (fx, fy + 0.5), 22, "#a8781c", font_weight="bold")
    made += stroke(f"M{num(FIELD_X + 1.5 * FIELD_STEP)} {num(ROW_TOP - 24)}v{num(ROW_STEP * 7 + 48)}", BLUE, 1.2,
                   stroke_dasharray="2 5")  # fmt: skip
    return made


def score() -> str:
    """The points of assignments, to fifteen."""
    made = panel(SCORE)
    for k in range(16):
        x = SCORE_X + SCORE_STEP * k
        last = k == 15
        made += box(x - 15.6, SCORE_Y - 19, 31.2, 38, "#fbe7a6" if last else "#eef2fa" if k % 2 else "#dfe7f5", rx=5,
                    stroke="#b3261e" if last else BLUE, stroke_width=2.2 if last else 1)  # fmt: skip
        made += words(str(k), (x, SCORE_Y), 15, "#b3261e" if last else "#7f95c4", font_weight="bold")
    return made


def places() -> str:
    """Where assignments and shipping cards lie."""
    made = panel(JOBS) + panel(SHIPPING)
    for k in range(-1, 3):
        x, y = job_place(k)
        made += box(x - 60, y - 66, 118, 130, "#dfe7f5", rx=7, stroke=PALE, stroke_width=1.4, stroke_dasharray="6 5")
    for k in range(-2, 3):
        x, y = shipping_place(k)
        made += box(x - 47, y - 66, 92, 130, "#dfe7f5", rx=7, stroke=PALE, stroke_width=1.4, stroke_dasharray="6 5")
    x, y = shipping_place(-1)
    return made + stroke(f"M{num(x - 14)} {num(y - 14)}l28 28m0 -28l-28 28", PALE, 5)


def _square(place: Point, width: float, height: float, text: str, fill: str) -> str:
    x, y = place
    return (
        box(x - width / 2, y - height / 2, width, height, fill, rx=5, stroke=BLUE, stroke_width=1.2)
        + words(text, (x, y + 0.5), 17, "#16306b", font_weight="bold")
    )  # fmt: skip


def markets(chart: Chart) -> str:
    """The ladders of raw materials and the tracks of products, with their prices."""
    made = panel(RAW) + panel(GOODS)
    for row, name in enumerate(MATERIALS):
        count = int(chart.units[row])
        x, y = raw_place(row, -1, count)
        made += words(name, (x + 24, y), 15, "#16306b", font_style="italic").replace('"middle"', '"start"', 1)
        step = min(52.0, 364 / max(count, 1))
        for k in range(count):
            price = int(chart.raw_price[row * MOST_UNITS + k])
            made += _square(raw_place(row, k, count), step - 4, 35, str(price), f"url(#rot-tint-{row})")
    for port, name in enumerate(HARBOURS):
        x, y = stack_place(port)
        made += box(x - 27, y - 37, 54, 74, "#dfe7f5", rx=6, stroke=PALE, stroke_width=1.4, stroke_dasharray="5 4")
        made += words(
            name, (x + 368, y), 14, "#16306b", font_style="italic", transform=f"rotate(90 {num(x + 368)} {num(y)})"
        )
    for product in range(8):
        count = int(chart.squares[product])
        step = min(54.0, 270 / max(count, 1))
        for k in range(count):
            price = int(chart.track[product * MOST_SQUARES + k])
            made += _square(price_place(product, k, count), step - 4, 34, str(price), f"url(#rot-tint-{product // 2})")
    return made
