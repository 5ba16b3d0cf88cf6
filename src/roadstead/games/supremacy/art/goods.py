"""Grain, oil and minerals, and the companies that bring them."""

from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import at, box, disc, ink, oval, stroke
from roadstead.kernel.pen import group, tag, words

DARK, IVORY = "#1d160e", "#fffaec"
RESOURCES = ("grain", "oil", "mineral")
TINT = {"grain": "#fbe9b0", "oil": "#d5d9de", "mineral": "#cfeee8"}
COMPANY = (56.0, 50.0)


def grain() -> str:
    ear = "".join(
        tag("ellipse", cx=15 + side * 4, cy=6 + 4.2 * k, rx=2.1, ry=3.6, transform=f"rotate({side * 28} {15 + side * 4} {6 + 4.2 * k:g})")
        for k in range(4) for side in (-1, 1)
    )  # fmt: skip
    return stroke("M15 28V6M15 28Q9 24 8 19M15 28Q21 24 22 19", "#8a6414", 1.6) + group(
        ear, oval(15, 3.4, 2.2, 3.4, "#f2c33c"), fill="#f2c33c", stroke="#7a5310", stroke_width=0.8
    )


def oil() -> str:
    return (
        ink("M6 6Q15 2 24 6V25Q15 29 6 25Z", "#4a515d", DARK, 1.2)
        + oval(15, 5.8, 9, 2.6, "#6f7886", stroke=DARK)
        + stroke("M6 11.5Q15 15 24 11.5M6 20Q15 23.5 24 20", "#11141a", 1.3)
        + ink("M15 11Q19 16 15 19.4Q11 16 15 11Z", "#e0a526", DARK, 0.6)
    )


def mineral() -> str:
    return ink("M4 24L9 10L15 3L21 9L26 24L15 28Z", "#4fb3ac", "#0d3b3d", 1.2) + stroke(
        "M9 10L15 14L21 9M15 14V28M15 14L15 3M4 24L15 14L26 24", "#eafff9", 0.8
    )


GOODS = {"grain": grain, "oil": oil, "mineral": mineral}
GLYPH = {
    "grain": ink("M6.5 2.6L9.8 9.4H3.2Z", "#e3ac18", DARK, 0.5),
    "oil": ink("M6.5 2.4Q10 6.6 8.6 8.8Q6.5 11 4.4 8.8Q3 6.6 6.5 2.4Z", "#23262b", DARK, 0.4),
    "mineral": ink("M6.5 2.4L9.8 6.5L6.5 10.6L3.2 6.5Z", "#1f9c92", DARK, 0.5),
}


def mark(resource: str) -> str:
    """A company in its land, rimmed in its owner's colour."""
    return disc(6.5, 6.5, 5.6, IVORY, "currentColor", 1.8) + disc(6.5, 6.5, 6.5, "none", DARK, 0.5) + GLYPH[resource]


def company(resource: str, units: int) -> str:
    """A company's card, in its owner's colour: what it brings, and how much a turn."""
    width, height = COMPANY
    return (
        box(1.5, 1.5, width - 3, height - 3, TINT[resource], rx=7, stroke="currentColor", stroke_width=3)
        + box(0.3, 0.3, width - 0.6, height - 0.6, "none", rx=8, stroke=DARK, stroke_width=0.6)
        + at((4, 9), use(resource), scale=1.05)
        + words(str(units), (42, height / 2 + 0.5), 24, DARK, class_="number size-l")
    )


def use(resource: str) -> str:
    """One of the goods, drawn in the definitions."""
    return tag("use", href=f"#sup-g-{resource}")


def defs() -> str:
    return "".join(group(draw(), id=f"sup-g-{name}") for name, draw in GOODS.items())


def symbols() -> Symbols:
    made: Symbols = {}
    for resource in RESOURCES:
        made[f"sup-store-{resource}"] = (44, 44, disc(22, 22, 20.5, TINT[resource], "#9b8a62", 1.4)
                                         + at((5, 5.5), use(resource), scale=1.12))  # fmt: skip
        for units in range(1, 6):
            made[f"sup-company-{resource}-{units}"] = (*COMPANY, company(resource, units))
    made["sup-outage"] = (
        20, 20, ink("M10 1L19 18H1Z", "#f2c33c", DARK, 1.3) + stroke("M10 7V12M10 15V15.4", DARK, 2.2),
    )  # fmt: skip
    made["sup-paid"] = (18, 18, disc(9, 9, 8.2, "#2f7a3c", "#fff", 1.4) + stroke("M5 9.4L8 12.4L13 6", "#fff", 2.2))
    return made
