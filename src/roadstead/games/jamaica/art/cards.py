"""The symbols of cards and of the mat a player keeps: action cards, treasures, the deck of holds."""

from roadstead.games.jamaica.art import pieces
from roadstead.games.jamaica.art.furniture import moon, sun
from roadstead.games.jamaica.art.pieces import DARK, Symbols
from roadstead.kernel.kit.shapes import box
from roadstead.kernel.pen import SKULL, TAU, gradient, group, line, polar, tag, words

CARD = (58.0, 84.0)
TREASURE = (44.0, 60.0)
MAT = (600.0, 252.0)


def defs() -> str:
    return (
        gradient("jam-dusk", (0, "#000", 0.06), (1, "#000", 0.42), x1=0, y1=0, x2=0, y2=1)
        + gradient("jam-day", (0, "#fbe7a6"), (1, "#f3bf6b"), x1=0, y1=0, x2=0, y2=1)
        + gradient("jam-night", (0, "#6f83bb"), (1, "#33467f"), x1=0, y1=0, x2=0, y2=1)
        + gradient("jam-velvet", (0, "#3d2a5c"), (1, "#1d1233"), x1=0, y1=0, x2=0.5, y2=1)
        + gradient("jam-curse", (0, "#5a2430"), (1, "#200b14"), x1=0, y1=0, x2=0.5, y2=1)
        + gradient("jam-mahogany", (0, "#8a5a35"), (0.5, "#75492a"), (1, "#5a361d"), x1=0, y1=0, x2=0, y2=1)
    )


def card() -> str:
    """Morning on the left, evening on the right; each half has room for one icon."""
    return (
        tag("rect", x=1, y=2, width=56, height=82, rx=6, fill="#000", opacity=0.35)
        + tag("rect", x=1, y=1, width=56, height=81, rx=6, fill="#fdf3d6", stroke=DARK, stroke_width=1.4)
        + tag("path", d="M5 8Q5 5 8 5H29V78H8Q5 78 5 75Z", fill="url(#jam-day)")
        + tag("path", d="M29 5H50Q53 5 53 8V75Q53 78 50 78H29Z", fill="url(#jam-night)")
        + tag("path", d="M5 58Q11 53 17 58T29 58V78H8Q5 78 5 75ZM29 58Q35 53 41 58T53 58V75Q53 78 50 78H29Z",
              fill="#1f6a85",
              opacity=0.5)
        + tag("path", d="M29 5V78", stroke="#fdf3d6", stroke_width=1.6)
        + sun((17, 18), 0.42) + moon((41, 18), 0.46)
        + tag("rect", x=1, y=1, width=56, height=81, rx=6, fill="none", stroke="currentColor", stroke_width=3.4)
    )  # fmt: skip


def card_back() -> str:
    star = line([polar((29, 42), 20 if k % 2 == 0 else 7, TAU * k / 16 - TAU / 4) for k in range(16)], True)
    return (
        tag("rect", x=1, y=2, width=56, height=82, rx=6, fill="#000", opacity=0.35)
        + tag("rect", x=1, y=1, width=56, height=81, rx=6, fill="currentColor", stroke=DARK, stroke_width=1.4)
        + box(5, 5, 48, 73, "#000", rx=4, fill_opacity=0.16, stroke="#fdf3d6", stroke_width=1.4)
        + tag("path", d="M5 30Q29 14 53 30M5 54Q29 70 53 54", fill="none", stroke="#fdf3d6", opacity=0.5)
        + tag("circle", cx=29, cy=42, r=15, fill="none", stroke="#fdf3d6", stroke_width=1.2)
        + tag("path", d=star, fill="#fdf3d6", stroke=DARK, stroke_width=0.8)
        + tag("circle", cx=29, cy=42, r=4, fill="currentColor", stroke=DARK, stroke_width=0.8)
    )


def _arrow(fill: str, edge: str, flip: bool) -> str:
    arrow = tag("path", d="M3 11H13V4L24 14L13 24V17H3Q6 14 3 11Z", fill=fill, stroke=edge, stroke_width=1.6,
                stroke_linejoin="round")  # fmt: skip
    wake = tag(
        "path", d="M2 27q3 -3 6 0t6 0 6 0 5 0", fill="none", stroke="#fff", stroke_width=1.6, stroke_linecap="round"
    )
    return (group(arrow, transform="translate(27 0) scale(-1 1)") if flip else arrow) + wake


def _small(markup: str) -> str:
    return group(markup, transform="translate(1 2) scale(.68)")


def _treasure(fill: str, rim: str, art: str) -> str:
    return (
        tag("rect", x=1, y=2, width=42, height=58, rx=5, fill="#000", opacity=0.35)
        + tag("rect", x=1, y=1, width=42, height=57, rx=5, fill=fill, stroke=DARK, stroke_width=1.3)
        + tag("rect", x=3.5, y=3.5, width=37, height=52, rx=3.5, fill="none", stroke=rim, stroke_width=1.2) + art
    )  # fmt: skip


def treasure_back() -> str:
    return _treasure("url(#jam-velvet)", "#e8bd4d", group(pieces.chest(), transform="translate(5.5 13) scale(.83)"))


def _plus() -> str:
    """Room above the heap of gold for the number, which is a piece of its own."""
    heap = "".join(
        tag("circle", cx=x, cy=y, r=5.6) for x, y in ((12, 50), (22, 51), (32, 50), (17, 43), (27, 43), (22, 37))
    )
    return _treasure("url(#jam-sheet)", "#b97a1c", group(heap, fill="url(#jam-gilt)", stroke="#7a4d0c", stroke_width=1))


def _cursed() -> str:
    bones = tag("path", d="M10 46L34 54M34 46L10 54", stroke="#e8dfc8", stroke_width=3, stroke_linecap="round")
    skull = tag(
        "path", d=SKULL, fill="#f2ead6", stroke="#14060a", fill_rule="evenodd", transform="translate(22 41) scale(.95)"
    )
    return _treasure("url(#jam-curse)", "#c8322b", bones + skull)


def _map() -> str:
    art = (
        tag("path", d="M8 14L16 10L27 14L36 10V46L27 50L16 46L8 50Z", fill="#efdcae", stroke="#5a3f1e",
            stroke_width=1.3)
        + tag("path", d="M16 10V46M27 14V50", stroke="#b99a62") + tag("path", d="M11 42Q14 30 20 34T30 22", fill="none",
              stroke="#5a3f1e", stroke_width=1.6, stroke_dasharray="3 2.5")
        + tag("path", d="M28 17l6 6m0 -6l-6 6", stroke="#c8322b", stroke_width=2.6, stroke_linecap="round")
    )  # fmt: skip
    return _treasure("url(#jam-deep)", "#e8bd4d", art)


def _sabre() -> str:
    art = (
        tag("path", d="M14 46Q32 34 33 9Q40 36 18 50Z", fill="#eef0ec", stroke="#2f3438", stroke_width=1.3)
        + tag("path", d="M8 42Q12 52 22 54", fill="none", stroke="#e8bd4d", stroke_width=3.6, stroke_linecap="round")
        + tag("path", d="M15 48L9 54", stroke="#6b3f1f", stroke_width=4.6, stroke_linecap="round")
    )
    return _treasure("url(#jam-blood)", "#e8bd4d", art)


def _lady_beth() -> str:
    """The ship's figurehead: a lady in profile over the bow wave."""
    art = (
        tag("path", d="M14 54C10 40 14 34 19 31C15 28 14 18 20 12C27 8 33 13 31 21C31 25 28 28 27 30C34 34 36 44 30 "
                      "54Z",
            fill="#b9742f", stroke="#4a2509", stroke_width=1.3)
        + tag("path", d="M20 15C26 12 31 16 29 20L31 23L28 24C28 27 26 28 23 27C20 24 19 19 20 15Z", fill="#f3cfa4",
              stroke="#4a2509")
        + tag("path", d="M19 31Q24 34 27 30Q33 36 30 46Q22 42 16 46Q14 36 19 31Z", fill="#2f8f8a", stroke="#123a3a")
        + tag("path", d="M6 54q5 -5 9 0t9 0 9 0 6 0", fill="none", stroke="#eaf7ec", stroke_width=2.2,
              stroke_linecap="round")
    )  # fmt: skip
    return _treasure("url(#jam-sheet)", "#8c1a13", art)


def _sixth_hold() -> str:
    crate = (
        tag("path", d="M8 22L22 15L36 22V42L22 50L8 42Z", fill="#a9743c", stroke="#3a220e", stroke_width=1.4)
        + tag("path", d="M8 22L22 29L36 22L22 15Z", fill="#4a2f18", stroke="#3a220e")
        + tag("path", d="M22 29V50", stroke="#3a220e")
        + tag("path", d="M8 29L22 36L36 29M8 36L22 43L36 36", fill="none", stroke="#6d4520")
        + tag("circle", cx=31, cy=14, r=8, fill="#b3261e", stroke="#5c0f0b")
        + words("6", (31, 14.5), 12, "#fff3dc", font_weight="bold", class_="ornament")
    )  # fmt: skip
    return _treasure("url(#jam-deep)", "#e8bd4d", crate)


def mat() -> str:
    """A player's deck: a banner in the player's colour, six holds in a row, and below them cards and treasures."""
    width, height = MAT
    right, bottom = f"{width - 6:g}", f"{height - 6:g}"
    seams = "".join(f"M6 {y}H{right}" for y in (66, 87, 108))
    laid = tag("rect", x=232, y=141, width=72, height=102, rx=6, fill="#d0ab66", fill_opacity=0.5, stroke="#8c1a13",
               stroke_width=1.6, stroke_dasharray="5 4")  # fmt: skip
    banner = f"M2 14Q2 2 14 2H{width - 14:g}Q{width - 2:g} 2 {width - 2:g} 14V44H2Z"
    return (
        tag("rect", x=3, y=4, width=width - 5, height=height - 4, rx=13, fill="#000", opacity=0.45)
        + tag("rect", x=2, y=2, width=width - 4, height=height - 5, rx=12, fill="url(#jam-sheet)", stroke="#3a220e",
              stroke_width=2)
        + tag("path", d=f"M4 46H{width - 4:g}V130H4Z", fill="url(#jam-mahogany)", stroke="#3a220e", stroke_width=1.2)
        + tag("path", d=seams, stroke="#3a220e", stroke_width=1, opacity=0.6) + laid
        + tag("path", d=f"M310 142V{bottom}", stroke="#b99355", stroke_width=1.2, stroke_dasharray="2 4")
        + tag("path", d=banner, fill="currentColor", stroke="#3a220e", stroke_width=2)
        + tag("path", d=banner, fill="url(#jam-dusk)")
        + tag("path", d=f"M8 39H{width - 8:g}", stroke="#f2cf6b", stroke_width=1.6)
        + tag("path", d=f"M10 7H{width - 10:g}", stroke="#fff", stroke_width=2, opacity=0.25)
        + tag("circle", cx=24, cy=22, r=17, fill="#fdf3d6", stroke="#3a220e", stroke_width=1.2)
    )  # fmt: skip


def symbols() -> Symbols:
    treasures = {"plus": _plus(), "cursed": _cursed(), "map": _map(), "sabre": _sabre(), "lady-beth": _lady_beth(),
                 "hold": _sixth_hold(), "back": treasure_back()}  # fmt: skip
    icons = {
        "forward": _arrow("#5fbf57", "#173d18", False), "backward": _arrow("#d8503f", "#4d0b08", True),
        "food": _small(pieces.food()), "gunpowder": _small(pieces.gunpowder()), "gold": _small(pieces.gold()),
    }  # fmt: skip
    made: Symbols = {"jam-card": (*CARD, card()), "jam-card-back": (*CARD, card_back()), "jam-mat": (*MAT, mat())}
    made |= {f"jam-treasure-{name}": (*TREASURE, art) for name, art in treasures.items()}
    made |= {f"jam-icon-{name}": (27, 29, art) for name, art in icons.items()}
    return made
