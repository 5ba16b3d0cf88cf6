"""Signs for what can be ordered: buttons with a picture, for choices that are no place and no piece of their own."""

from roadstead.games.supremacy.art import arms, goods
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import at, box, disc, ink, path, stroke
from roadstead.kernel.pen import TAU, group, line, polar, tag

DARK = "#1d160e"
SIGN = (58.0, 52.0)
BURST = line([polar((0, 0), 15 if k % 2 == 0 else 7, TAU * k / 16) for k in range(16)], True)
HULL = ink("M-17 3H17L12 13H-12Z", "#6d7f8a", DARK, 1.2)


def _arrow(d: str, head: str, colour: str = "#2f6b35") -> str:
    return stroke(d, colour, 4) + ink(head, colour)


# Each drawn round its middle, about forty units wide.
DRAWN: dict[str, str] = {
    "yes": stroke("M-13 1L-4 11L14 -11", "#2f7a3c", 6),
    "no": stroke("M-10 -10L10 10M10 -10L-10 10", "#b3261e", 6),
    "bell": ink("M-12 8Q-8 3 -8 -4Q-8 -13 0 -13T8 -4Q8 3 12 8Z", "#e9c766", DARK, 1.4) + disc(0, 12, 3.4, "#8a6a1c", DARK),
    "swords": stroke("M-12 -12L10 10M12 -12L-10 10", "#7d8a94", 4) + stroke("M-13 4L-4 13M13 4L4 13", "#8a5a22", 4),
    "sword": stroke("M10 -13L-8 9", "#7d8a94", 4) + stroke("M-13 3L-3 12", "#8a5a22", 4),
    "back": _arrow("M13 10Q13 -6 -4 -6", "M-15 -6L-3 -14V2Z", "#b06a1c"),
    "flag": stroke("M-9 14V-14", DARK, 2.6) + ink("M-8 -13Q2 -18 13 -12V3Q2 -2 -8 3Z", "#fffaec", DARK, 1.2),
    "plane": ink("M-17 3L-3 -2L-6 -14H-1L7 -4L15 -6Q18 -4 15 -1L7 1L-1 13H-6L-3 3Z", "#6d7f8a", DARK, 1.1),
    "chute": ink("M-15 -3Q-13 -15 0 -15T15 -3Q7 -7 0 -3Q-7 -7 -15 -3Z", "#6d7f8a", DARK, 1.1)
    + stroke("M-14 -3L0 11L14 -3M0 -3V11", DARK, 1.1) + disc(0, 12, 3.6, "#4d5a3a", DARK),
    "load": HULL + _arrow("M0 -16V-8", "M-7 -8H7L0 0Z"),
    "unload": HULL + _arrow("M0 -1V-9", "M-7 -8H7L0 -16Z", "#b06a1c"),
    "shift": HULL + _arrow("M-12 -9H3", "M2 -15V-3L12 -9Z"),
    "card": box(-11, -14, 22, 28, "#5b1f4a", rx=3, stroke=DARK, stroke_width=1.2) + disc(0, 0, 6, "none", "#e7c777", 2),
    "coin": disc(0, 0, 17, "#e9c766", "#6b4a0a", 1.6),
    "road": ink("M-4 -14H4L14 14H-14Z", "#8d8470", DARK, 1.2) + stroke("M0 -10V-4M0 1V8", "#fff", 2.4),
    "work": path("M-15 13V-2L-6 4V-2L3 4V-12H9V13Z", "#b9573a", stroke=DARK, stroke_width=1.2),
    "trade": _arrow("M-14 -6H5", "M4 -13V1L15 -6Z") + _arrow("M14 8H-5", "M-4 1V15L-15 8Z", "#b06a1c"),
    "burst": ink(BURST, "#ffb13c", "#c23a12", 1.4) + disc(0, 0, 5, "#fff4b8"),
    "syringe": stroke("M-12 12L-6 6", DARK, 2) + ink("M-8 4L4 -8L9 -3L-3 9Z", "#d6eef2", DARK, 1.2) + stroke("M7 -6L13 -12M9 -15L16 -8", DARK, 2.4),
    "seek": disc(-3, -3, 9, "#d6eef2", "#6b4a0a", 3) + stroke("M4 4L13 13", "#8a5a22", 5),
    "ship": HULL + box(-9, -10, 18, 12, "#fffaec", rx=2, stroke=DARK, stroke_width=1),
    "gears": at((-17, -15), goods.use("grain"), scale=0.66) + at((-2, -15), goods.use("oil"), scale=0.66)
    + at((-9, -1), goods.use("mineral"), scale=0.62),
    "blank": "",
}  # fmt: skip
SOLD = {"nuke": arms.nuke, "l-star": arms.l_star}


def button(art: str) -> str:
    width, height = SIGN
    return (
        box(2, 4, width - 3, height - 4, "#000", rx=9, opacity=0.3)
        + box(1, 1, width - 3, height - 4, "#fff6d2", rx=9, stroke="#8a6a1c", stroke_width=2)
        + group(art, transform="translate(28 25)")
    )


def symbols() -> Symbols:
    made: Symbols = {f"sup-do-{name}": (*SIGN, button(art)) for name, art in DRAWN.items()}
    for name, draw in SOLD.items():
        sold = group(draw(), transform="translate(-20 -15)") + disc(13, 8, 9, "#e9c766", "#6b4a0a", 1.4)
        sold += tag(
            "path",
            d="M16 4.6Q9.6 3 9.8 6.4T13 8.2T16 10.6T9.8 11.4M13 2V14",
            fill="none",
            stroke="#6b4a0a",
            stroke_width=1.4,
        )
        made[f"sup-do-sell-{name}"] = (*SIGN, button(sold))
        search = group(draw(), transform="translate(-21 -15)") + at((9, 6), DRAWN["seek"], scale=0.8)
        made[f"sup-do-find-{name}"] = (*SIGN, button(search))
    return made
