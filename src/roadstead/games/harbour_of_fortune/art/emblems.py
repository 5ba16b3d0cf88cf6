"""Small signs used on many things: families' emblems, suits, and an icon for each disaster and each Wild Card."""

from roadstead.kernel.kit import shapes
from roadstead.kernel.pen import TAU, Point, group, line, polar, tag, words

DARK = "#2b1a0d"
STAR = line([polar((0, 0), 10 if k % 2 == 0 else 4.2, TAU * k / 10 - TAU / 4) for k in range(10)], True)
# By colour class of the families: blue ring, red cross, purple star, gold lozenge.
HUES: tuple[int, ...] = (1, 0, 4, 3)
EMBLEMS: tuple[str, ...] = (
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z",
    "M-3.5 -10h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z",
    STAR,
    "M0 -11L9 0L0 11L-9 0Z",
)

# Suits in a box from -10 to 10.
SPADE = (
    "M0 -10C4 -4 9.5 -1 9.5 4C9.5 8.5 4 9 1.3 5.6C1.5 8 2.2 9.2 3.6 10H-3.6"
    "C-2.2 9.2 -1.5 8 -1.3 5.6C-4 9 -9.5 8.5 -9.5 4C-9.5 -1 -4 -4 0 -10Z"
)
CLUB = (
    "M1.2 4.6C4 8.6 9.6 6.4 9.3 2C9 -2 4.8 -2.8 3 -1.2C6 -5 4 -10 0 -10C-4 -10 -6 -5 -3 -1.2C-4.8 -2.8 -9 -2 -9.3 2"
    "C-9.6 6.4 -4 8.6 -1.2 4.6C-1.4 7.6 -2.2 9.2 -3.6 10H3.6C2.2 9.2 1.4 7.6 1.2 4.6Z"
)
HEART = "M0 9.5C-4 5 -9.5 1.5 -9.5 -4C-9.5 -9.5 -2.5 -10 0 -4.6C2.5 -10 9.5 -9.5 9.5 -4C9.5 1.5 4 5 0 9.5Z"
DIAMOND = "M0 -10.5Q3 -4.5 7.8 0Q3 4.5 0 10.5Q-3 4.5 -7.8 0Q-3 -4.5 0 -10.5Z"
CAP = "M-8 5C-14 4 -15 -4 -11 -8C-9 -4 -6 -5 -4 -4C-5 -9 -3 -12 0 -13C3 -12 5 -9 4 -4C6 -5 9 -4 11 -8C15 -4 14 4 8 5Z"
SUITS = {
    "spade": (SPADE, "#1d1a20"),
    "club": (CLUB, "#1d1a20"),
    "heart": (HEART, "#b3261e"),
    "diamond": (DIAMOND, "#b3261e"),
}


def drawn(d: str, fill: str, width: float, **attributes: str | float) -> str:
    """A shape with a dark outline."""
    return tag("path", d=d, fill=fill, stroke=DARK, stroke_width=width, **attributes)


def suit(name: str, x: float, y: float, scale: float, turn: bool = False) -> str:
    path, fill = SUITS[name]
    half = " rotate(180)" if turn else ""
    return tag("path", d=path, fill=fill, transform=f"translate({x:g} {y:g}){half} scale({scale:g})")


def caption(name: str, at: Point, fill: str) -> str:
    """What is written below a picture on a card; a long name is squeezed into the card's width."""
    wide = 38 if name.isupper() else 43 if len(name) > 5 else 0
    squeezed: dict[str, str | float] = {"textLength": wide, "lengthAdjust": "spacingAndGlyphs"} if wide else {}
    return words(name, at, 13, fill, class_="name size-s", font_weight="bold", **squeezed)


def emblem(family: int, scale: float, x: float, y: float) -> str:
    return shapes.emblem(EMBLEMS[family], (x, y), scale, edge=DARK)


def misfortune() -> str:
    return (
        tag("rect", x=-9, y=-9, width=18, height=18, rx=3.5, fill="#f6ecd2", stroke=DARK, transform="rotate(-14)")
        + group(
            *(tag("circle", cx=x, cy=y, r=1.9) for x, y in ((-4, -4), (4, 4), (0, 0))),
            fill=DARK,
            transform="rotate(-14)",
        )
        + tag("path", d="M3 -11l-4 7 5 3 -4 10", fill="none", stroke="#a3302a", stroke_width=1.8)
    )


def failure() -> str:
    return (
        tag("circle", r=9, fill="#e0b64d", stroke=DARK) + tag("circle", r=6, fill="none", stroke="#8a5f17")
        + tag("path", d="M-2 -10l4 6 -5 4 4 10", fill="none", stroke="#3d0a07", stroke_width=2.4)
        + tag("path", d="M4 -10l8 3M5 9l7 -1", stroke="#f6ecd2", stroke_width=1.4)
    )  # fmt: skip


def pirates() -> str:
    return (
        tag("path", d="M-11 5L11 11M11 5L-11 11", stroke="#f6ecd2", stroke_width=3, stroke_linecap="round")
        + tag("path",
              d="M0 -11a8 7.5 0 0 1 8 8c0 2.5 -1.3 4 -2.6 4.8v4h-10.8v-4c-1.3 -.8 -2.6 -2.3 -2.6 -4.8a8 7.5 0 0 1 8 -8z"
              "M-5.8 -3a2.2 2.5 0 1 0 4.4 0a2.2 2.5 0 1 0 -4.4 0zM1.4 -3a2.2 2.5 0 1 0 4.4 0a2.2 2.5 0 1 0 -4.4 0z",
              fill="#f6ecd2", stroke=DARK, stroke_width=0.8, fill_rule="evenodd")
    )  # fmt: skip


def sickness() -> str:
    return (
        tag(
            "path",
            d="M-3.5 -11h7v3.5h-1.5v4q7 3 7 9q0 5.5 -6 5.500h-6q-6 0 -6 -5.500q0 -6 7 -9v-4h-1.500z",
            fill="#cfe3d2",
            stroke=DARK,
        )
        + tag("path", d="M-8 3.5h16q1.5 6.5 -5 6.500h-6q-6.5 0 -5 -6.500z", fill="#5c9a3c")
        + tag("path", d="M-2 -1q-4 2 -4 5", fill="none", stroke="#fff", stroke_width=1.4)
    )


def divorce() -> str:
    return tag(
        "path", d="M-1 10C-6 5 -11 1 -11 -4C-11 -10 -4 -10.5 -1 -5L-4 0L0 3Z", fill="#d8503f", stroke=DARK
    ) + tag("path", d="M2 11L3 4L-1 0L2 -5C4 -10.5 12 -10 12 -4C12 1 6 6 2 11Z", fill="#b3261e", stroke=DARK)


def bribe() -> str:
    return (
        tag("path", d="M-4 -6Q-12 2 -9 8Q0 13 9 8Q12 2 4 -6Z", fill="#b98a52", stroke=DARK)
        + tag("path", d="M-5 -6H5L7 -11Q0 -8 -7 -11Z", fill="#96693f", stroke=DARK)
        + tag("path", d="M-5 -6H5", stroke="#e0b64d", stroke_width=2)
        + tag("circle", cy=3, r=4, fill="#e0b64d", stroke="#8a5f17")
    )  # fmt: skip


def theft() -> str:
    return tag(
        "path",
        d="M-13 -5Q-6 -8 0 -4Q6 -8 13 -5Q14 5 6 6Q2 5 0 2Q-2 5 -6 6Q-14 5 -13 -5Z",
        fill="#2a2a33",
        stroke="#f6ecd2",
        stroke_width=1.2,
    ) + tag("path", d="M-9 -1q3 -3 6 1q-4 2 -6 -1zM9 -1q-3 -3 -6 1q4 2 6 -1z", fill="#f6ecd2")


def storm() -> str:
    return tag(
        "path", d="M-9 2C-14 1 -13 -5 -8 -5C-8 -11 1 -12 3 -7C9 -9 13 -3 9 1Q8 2 6 2Z", fill="#b9c4cf", stroke=DARK
    ) + tag("path", d="M1 -1L-4 6H0L-2 13L6 4H2L4 -1Z", fill="#ffd54a", stroke=DARK, stroke_width=0.8)


def infestation() -> str:
    return (
        tag("path", d="M-6 -5l-6 -4M-6 0h-7M-6 5l-6 4M6 -5l6 -4M6 0h7M6 5l6 4M-2 -9l-3 -4M2 -9l3 -4",
            stroke="#e8d3a0", stroke_width=1.6,
            fill="none")
        + tag("ellipse", cy=3, rx=5.5, ry=8, fill="#8c5a2c", stroke=DARK)
        + tag("circle", cy=-7, r=4, fill="#a8713a", stroke=DARK)
        + tag("path", d="M-5 1h10M-5 5h10", stroke=DARK, stroke_width=0.9)
    )  # fmt: skip


def fire() -> str:
    return (
        tag("path",
            d="M0 -13C2 -7 9 -4 9 3C9 9 5 12 0 12C-5 12 -9 9 -9 3C-9 -1 -6 -3 -5 -7C-2 -5 -2 -2 -1 -1C1 -4 2 -8 0 -13Z",
            fill="#e2661f", stroke=DARK)
        + tag("path", d="M0 11C-4 11 -5 8 -4 5C-3 3 -1 3 0 -1C3 2 5 5 4 8C3 10 2 11 0 11Z", fill="#ffd54a")
    )  # fmt: skip


def jester() -> str:
    """A fool's cap."""
    return (
        tag("path", d=CAP,
            fill="currentColor", stroke=DARK)
        + tag("path", d="M-4 -4Q0 2 4 -4M0 -13V5", fill="none", stroke=DARK, stroke_width=0.9)
        + tag("path", d="M-9 5H9V9H-9Z", fill="#e0b64d", stroke=DARK)
        + group(*(tag("circle", cx=x, cy=y, r=2.2) for x, y in ((-12, -9), (0, -14), (12, -9))), fill="#ffd54a",
                stroke=DARK, stroke_width=0.7)
    )  # fmt: skip


def hat() -> str:
    return (
        tag("path", d="M-14 6Q0 12 14 6Q16 3 11 3H-11Q-16 3 -14 6Z", fill="#1d1a20", stroke="#000")
        + tag("path", d="M-8 4L-6 -9Q0 -12 6 -9L8 4Q0 7 -8 4Z", fill="#2b2830", stroke="#000")
        + tag("path", d="M-7.6 1Q0 4 7.6 1L8 4Q0 7 -8 4Z", fill="#e0b64d")
        + tag(
            "path", d="M3 -2C2 -12 10 -15 15 -11C11 -10 10 -4 5 0Z", fill="#e07b24", stroke="#6b2f08", stroke_width=0.8
        )
    )


def hammer() -> str:
    return (
        tag("path", d="M-11 10V-1H-13L-4 -11L5 -1H3V10Z", fill="#e2cf9f", stroke=DARK)
        + tag("path", d="M-7 10V3H-2V10Z", fill="#6b3a22")
        + tag("path", d="M12 11L3 -2", stroke="#8a6236", stroke_width=3)
        + tag("path", d="M-2 -1L7 -7L10 -3L1 3Z", fill="#7d8590", stroke=DARK)
    )  # fmt: skip


def jack() -> str:
    return (
        tag("path", d="M-10 12Q-9 2 0 2T10 12Z", fill="#7d4a2c", stroke=DARK)
        + tag("circle", cy=-3, r=5.5, fill="#f0c9a0", stroke=DARK)
        + tag("path", d="M-9 -5Q0 -14 9 -5Q0 -8 -9 -5Z", fill="#2f5a3a", stroke=DARK)
        + tag("path", d="M5 -8q5 -5 7 -1", fill="none", stroke="#c8322b", stroke_width=2)
    )  # fmt: skip


def hero() -> str:
    return (
        tag("path", d="M-6 -13L-2 -3M6 -13L2 -3", stroke="#c8322b", stroke_width=4)
        + tag("circle", cy=4, r=8.5, fill="#e0b64d", stroke=DARK)
        + tag("path", d=STAR, fill="#fff3c8", stroke="#8a5f17", stroke_width=1, transform="translate(0 4) scale(.6)")
    )


def twice() -> str:
    die = tag("rect", x=-7, y=-7, width=14, height=14, rx=3, fill="#fffaea", stroke=DARK)
    return (
        group(die, tag("path", d="M-3 -3h0M3 3h0", stroke=DARK, stroke_width=3, stroke_linecap="round"),
              transform="translate(-5 4) rotate(-12)")
        + group(die, tag("path", d="M-3 -3h0M3 -3h0M0 0h0M-3 3h0M3 3h0", stroke=DARK, stroke_width=2.6,
                         stroke_linecap="round"),
                transform="translate(6 -4) rotate(14)")
    )  # fmt: skip


DISASTERS = (misfortune, failure, pirates, sickness, divorce, bribe, theft, storm, infestation, fire)
WILD = (hat, hammer, jack, hero, twice)
