"""What is printed beside the river: the planning board, the score, the plate of the round, and the markets' pictures."""

from roadstead.games.rotterdam.art import people, pieces, wares
from roadstead.games.rotterdam.art.channels import buoy
from roadstead.games.rotterdam.art.plan import (
    CELL,
    GOODS,
    JOBS,
    NAME_Y,
    PLANNING,
    PORTRAIT_Y,
    RAW,
    SCORE,
    SCORE_STEP,
    SCORE_Y,
    SHIPPING,
    SIGNALS,
    STATUS,
    field_place,
    job_place,
    price_place,
    price_step,
    raw_place,
    raw_step,
    shipping_place,
    stack_place,
)  # fmt: skip
from roadstead.games.rotterdam.data import CASHIER_FIELDS, CHARACTERS, MOST_SQUARES, MOST_UNITS, Chart
from roadstead.kernel.kit.ornaments import corners, outlines
from roadstead.kernel.kit.shapes import at, box, disc, ink, stroke
from roadstead.kernel.pen import Point, group, num, words

BLUE, PALE = "#1d3f8a", "#8fa8d8"
INK = "#16306b"


def _tile(x: float, y: float, scale: float) -> str:
    """A corner ornament as on Delft tiles."""
    return group(
        ink("M0 0Q10 2 14 14Q4 12 0 0ZM0 0Q14 -2 24 4Q12 8 0 0ZM0 0Q-2 14 4 24Q8 12 0 0Z", BLUE, opacity=0.8),
        disc(20, 20, 2.6, BLUE), transform=f"translate({num(x)} {num(y)}) scale({scale:g})",
    )  # fmt: skip


def sheet(size: tuple[float, float]) -> str:
    """A surface of glazed tile, with a blue line and flowers in its corners."""
    width, height = size
    return (
        box(0, 0, width, height, "url(#rot-faience)")
        + outlines((0, 0, width, height), (2, BLUE, 1.6), (5, PALE, 0.8), corner=6)
        + corners((0, 0, width, height), _tile(0, 0, 0.4), 4)
    )


def status() -> str:
    """The plate on which the round stands."""
    x, y, width, height = STATUS
    return (
        box(x + 3, y + 5, width, height, "#04202f", rx=10, opacity=0.45)
        + box(x, y, width, height, "url(#rot-cobalt)", rx=10, stroke="#f2cf6b", stroke_width=2)
        + outlines(STATUS, (5, PALE, 0.9), corner=8)
    )  # fmt: skip


def signals() -> str:
    """The jetty the signal flags stand on."""
    (x0, y0), (x1, _) = SIGNALS[0], SIGNALS[-1]
    planks = "".join(f"M{num(x0 - 34 + 13 * k)} {num(y0 + 24)}v14" for k in range(1, int((x1 - x0 + 68) / 13)))
    return (
        box(x0 - 30, y0 + 30, x1 - x0 + 68, 16, "#04202f", opacity=0.4)
        + "".join(box(x0 - 22 + 64 * k, y0 + 34, 6, 14, "#4a2f18") for k in range(5))
        + box(x0 - 34, y0 + 24, x1 - x0 + 68, 14, "#a9794a", stroke="#3a220e", stroke_width=1.4) + stroke(planks, "#6d4520", 1)
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
    """The planning board: eight characters side by side, with three fields each."""
    x, y, width, height = PLANNING
    made = box(x, y, width, height, "url(#rot-faience)") + stroke(f"M0 {num(y)}h{num(width)}", BLUE, 2)
    for row, name in enumerate(CHARACTERS):
        left = CELL * row
        made += box(left + 2, y + 2, CELL - 4, height - 4, "#dfe7f5" if row % 2 == 0 else "#fffdf4", rx=7, opacity=0.75)
        made += at((left + 30, PORTRAIT_Y), people.portrait(row), scale=0.9)
        made += words(name, (left + CELL / 2, NAME_Y), 24, INK, letter_spacing=-0.6, class_="name size-l")
        made += at((left + 110, PORTRAIT_Y), _hints(row), scale=0.86)
        for column in range(3):
            fx, fy = field_place(row, column)
            made += disc(fx + 1, fy + 2, 21, "#000", opacity=0.2) + disc(fx, fy, 21, "#e9e2cd", BLUE, 1.8)
            made += disc(fx, fy, 16.5, "none", PALE, 0.9)
            if row == 6:
                amount = str(int(CASHIER_FIELDS[column]))
                made += words(amount, (fx, fy + 0.5), 22, "#7a5412", font_weight="bold", class_="number size-l")
    return made


def score() -> str:
    """The points of assignments, to fifteen."""
    x, y, width, height = SCORE
    made = box(x, y, width, height, "url(#rot-cobalt)")
    for k in range(16):
        left, last = SCORE_STEP * k, k == 15
        fill = "#fbe7a6" if last else "#eef2fa" if k % 2 else "#dfe7f5"
        made += box(left + 2, y + 4, SCORE_STEP - 4, height - 8, fill, rx=6, stroke="#b3261e" if last else BLUE,
                    stroke_width=2.2 if last else 1)  # fmt: skip
        colour = "#b3261e" if last else "#5a74ad"
        made += words(str(k), (left + SCORE_STEP / 2, SCORE_Y), 24, colour, class_="number size-l")
    return made


def _slot(place: Point, width: float, height: float) -> str:
    x, y = place
    return box(x - width / 2, y - height / 2, width, height, "#dfe7f5", rx=7, stroke=PALE, stroke_width=1.4,
               stroke_dasharray="6 5")  # fmt: skip


def jobs() -> str:
    """Where assignments lie."""
    return sheet(JOBS) + "".join(_slot(job_place(k), 118, 130) for k in range(-1, 3))


def shipping() -> str:
    """Where shipping cards lie; the used ones are crossed out."""
    x, y = shipping_place(-1)
    slots = "".join(_slot(shipping_place(k), 92, 130) for k in range(-2, 3))
    return sheet(SHIPPING) + slots + stroke(f"M{num(x - 14)} {num(y - 14)}l28 28m0 -28l-28 28", PALE, 5)


def _square(place: Point, width: float, height: float, text: str, fill: str) -> str:
    x, y = place
    return box(x - width / 2, y - height / 2, width, height, fill, rx=5, stroke=BLUE, stroke_width=1.2) + words(
        text, (x, y + 0.5), 17, INK, class_="number size-m"
    )


def raw(chart: Chart) -> str:
    """The ladders of raw materials with their prices."""
    made = sheet(RAW)
    for row in range(4):
        count = int(chart.units[row])
        for k in range(count):
            price = int(chart.raw_price[row * MOST_UNITS + k])
            made += _square(raw_place(row, k, count), raw_step(count) - 4, 40, str(price), f"url(#rot-tint-{row})")
    return made


def goods(chart: Chart) -> str:
    """The tracks of products with their prices, and beside them their stacks."""
    made = sheet(GOODS) + "".join(_slot(stack_place(port), 58, 84) for port in range(4))
    for product in range(8):
        count = int(chart.squares[product])
        for k in range(count):
            price = int(chart.track[product * MOST_SQUARES + k])
            place = price_place(product, k, count)
            made += _square(place, price_step(count) - 4, 40, str(price), f"url(#rot-tint-{product // 2})")
    return made
