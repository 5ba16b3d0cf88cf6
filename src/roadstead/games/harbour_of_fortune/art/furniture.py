"""What frames the picture: the table of planks, the gilt frame, the title, and the ship's rail in the foreground."""

import random

from roadstead.games.harbour_of_fortune.art.plan import (
    BANK,
    DIE,
    DISCARDS,
    FRAME,
    HEIGHT,
    IN_PLAY,
    NOTICE,
    PICTURE,
    RAIL,
    RAIL_MIDDLE,
    STORY,
    WIDTH,
    WILD_PILE,
    WILD_UNDER,
)
from roadstead.kernel.kit.ornaments import corners, planks
from roadstead.kernel.kit.shapes import at
from roadstead.kernel.pen import gradient, group, num, tag, words

LEFT, TOP, BROAD, TALL = PICTURE


def defs() -> str:
    return (
        gradient("hof-table", (0, "#3f2a1c"), (0.5, "#5a3c27"), (1, "#3b2618"), x1=0, y1=0, x2=1, y2=0)
        + gradient("hof-sheet", (0, "#f8ecca"), (0.6, "#efdcae"), (1, "#d9bd85"), radial=True, cx=0.5, cy=0.4, r=0.85)
        + gradient("hof-gilt", (0, "#fbe7a2"), (0.45, "#d9a940"), (1, "#8a5f17"), x1=0, y1=0, x2=0.4, y2=1)
        + gradient("hof-rail", (0, "#a8753f"), (0.12, "#8f5f30"), (1, "#5a3719"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-well", (0, "#3a230f"), (1, "#6d4825"), x1=0, y1=0, x2=0, y2=1)
    )


def table() -> str:
    """Boards whose grain shows at both sides of the picture."""
    sides = ((0.0, 0.0, 330.0, HEIGHT), (WIDTH - 400.0, 0.0, 330.0, HEIGHT))
    return planks(WIDTH, HEIGHT, 8, "url(#hof-table)", "#2f1e12", "#1c1007", seed=8, lines=110, within=sides)


def plate(x: float, y: float) -> str:
    """A Delft dish and a clay pipe, where no family's mat covers the table."""
    rim = "".join(
        group(tag("path",
                  d="M0 -150Q-11 -138 0 -126Q11 -138 0 -150ZM-16 -140Q-10 -132 -16 -126M16 -140Q10 -132 16 -126"),
              transform=f"rotate({turn})")
        for turn in range(0, 360, 24)
    )  # fmt: skip
    ship = (
        "M-62 22L-48 26H46L66 16Q62 46 44 52H-42Q-58 44 -62 22ZM-30 24V-54M6 24V-74M38 22V-48M56 18L84 -2"
        "M-46 -46Q-30 -52 -16 -46Q-10 -24 -18 -4Q-32 -10 -48 -4Q-40 -24 -46 -46Z"
        "M-14 -64Q6 -72 26 -64Q36 -34 26 2Q6 -8 -16 2"
        "Q-6 -34 -14 -64ZM28 -42Q40 -48 52 -42Q58 -22 52 -2Q40 -8 26 -2Q34 -22 28 -42Z"
        "M-84 58q12 -10 24 0t24 0 24 0 24 0 24 0 24 0 24 0M-60 72q12 -10 24 0t24 0 24 0 24 0 24 0"
    )
    pipe = "M-118 196Q-20 172 96 190L98 198Q-20 182 -116 202ZM92 186Q92 170 98 164H122Q126 178 118 194Q106 202 92 198Z"
    return at(
        (x, y - 30),
        tag("circle", cx=6, cy=10, r=164, fill="#000", opacity=0.45),
        tag("circle", r=162, fill="#f2f1e6", stroke="#8f9aa0", stroke_width=2),
        tag("circle", r=158, fill="none", stroke="#2b5ea3", stroke_width=3),
        tag("circle", r=116, fill="#e9ebe2", stroke="#2b5ea3", stroke_width=2),
        group(rim, tag("path", d=ship), fill="#7ea3cf", fill_opacity=0.45, stroke="#2b5ea3", stroke_width=2.4,
              stroke_linejoin="round"),
        tag("path", d="M-112 -78A136 136 0 0 1 -20 -134", fill="none", stroke="#fff", stroke_width=10, opacity=0.5,
            stroke_linecap="round"),
        tag("path", d=pipe, fill="#000", opacity=0.4, transform="translate(4 7)"),
        tag("path", d=pipe, fill="#f0e6d0", stroke="#8a7a5a", stroke_width=1.4, stroke_linejoin="round"),
    )  # fmt: skip


def frame() -> str:
    """Carved and gilded, as round a painting; the inner edge throws a shadow on the picture."""
    x, y, width, height = FRAME
    moulding = f"M{x} {y}h{width}v{height}h{-width}zM{LEFT} {TOP}v{TALL}h{BROAD}v{-TALL}z"
    beads = "".join(
        tag("path", d=f"M{a} {b}{way}", stroke="#7a5214", stroke_width=4, stroke_dasharray="0 11",
            stroke_linecap="round")
        for a, b, way in ((x + 12, y + 9, f"h{width - 22}"), (x + 12, y + height - 9, f"h{width - 22}"),
                          (x + 9, y + 14, f"v{height - 24}"), (x + width - 9, y + 14, f"v{height - 24}"))
    )  # fmt: skip
    scroll = tag(
        "path", d="M-6 -6H40Q34 4 22 6Q28 12 20 20Q12 28 6 22Q4 34 -6 40Z", fill="url(#hof-gilt)", stroke="#5a3a12"
    )
    stud = tag("circle", cx=8, cy=8, r=5, fill="#a3302a", stroke="#5a3a12")
    return (
        tag("path", d=f"M{LEFT} {TOP}h{BROAD}v7h{-BROAD + 7}v{TALL - 7}h-7z", fill="#000", opacity=0.28)
        + tag("path", d=moulding, fill="url(#hof-gilt)", stroke="#4a2f10", stroke_width=1.6)
        + tag("rect", x=x + 4, y=y
              + 4, width=width - 8, height=height - 8, fill="none", stroke="#fff0b8", stroke_width=1.2, opacity=0.8)
        + tag("rect", x=LEFT - 3, y=TOP - 3, width=BROAD + 6, height=TALL
              + 6, fill="none", stroke="#6b4512", stroke_width=2)
        + beads + corners(FRAME, scroll + stud, 4)
    )  # fmt: skip


def shadow() -> str:
    x, y, width, height = FRAME
    return tag("rect", x=x + 5, y=y + 8, width=width, height=height, rx=4, fill="#000", opacity=0.5)


def title() -> str:
    ribbon = "M-196 -25Q0 -43 196 -25V23Q0 5 -196 23Z"
    tails = "M-190 -14L-246 -6L-228 14L-248 38L-178 27ZM190 -14L246 -6L228 14L248 38L178 27Z"
    folds = "M-196 23L-178 27V19ZM196 23L178 27V19Z"
    letters = words("HARBOUR OF FORTUNE", (0, -9), 26, "#fff3d2", font_weight="bold", letter_spacing=2,
                    paint_order="stroke",
                    stroke="#4d0f0a", stroke_width=4)  # fmt: skip
    return at(
        (1000, 132),
        tag("path", d=ribbon + tails, fill="#2b1a0d", opacity=0.3, transform="translate(4 6)"),
        tag("path", d=tails, fill="#7d1f16", stroke="#3d0a07", stroke_width=1.4), tag("path", d=folds, fill="#4d0f0a"),
        tag("path", d=ribbon, fill="#a3302a", stroke="#3d0a07", stroke_width=1.6),
        tag("path", d="M-190 -19Q0 -37 190 -19M-190 17Q0 -1 190 17", fill="none", stroke="#e8bd4d", stroke_width=1.6),
        letters,
        words("New Amsterdam", (0, 28), 16, "#5a1510", font_style="italic", paint_order="stroke", stroke="#fbeecb",
              stroke_width=3.4),
    )  # fmt: skip


def rail() -> str:
    """The rail of the viewer's own ship, broad enough to lay cards on."""
    rng = random.Random(12)
    top = RAIL + 6
    grain = ""
    for _ in range(60):
        x, y = rng.uniform(LEFT, LEFT + BROAD - 220), rng.uniform(top + 8, TOP + TALL)
        grain += (
            f"M{num(x)} {num(y)}q{num(60 + rng.random() * 40)} {num(rng.uniform(-4, 4))} "
            f"{num(120 + rng.random() * 100)} 0"
        )
    pegs = "".join(
        tag("circle", cx=x, cy=top + 5, r=3, fill="#d9a940", stroke="#4a2f10")
        for x in range(int(LEFT) + 24, int(LEFT + BROAD), 62)
    )
    return (
        tag("path", d=f"M{LEFT} {top - 10:g}h{BROAD}v12h{-BROAD}z", fill="#000", opacity=0.3)
        + tag("rect", x=LEFT, y=top, width=BROAD, height=TOP + TALL - top, fill="url(#hof-rail)")
        + tag("path", d=grain, fill="none", stroke="#3b220e", stroke_width=1.2, opacity=0.5)
        + tag("path", d=f"M{LEFT} {top:g}h{BROAD}", stroke="#d6a566", stroke_width=3)
        + tag("path", d=f"M{LEFT} {top + 10:g}h{BROAD}", stroke="#3b220e", stroke_width=1.4) + pegs
        + _sheet(NOTICE[0], 190) + _well(DIE[0], 60, 60) + _well(IN_PLAY[0], 56, 76) + _sheet(STORY[0], 126)
        + _well(WILD_PILE[0], 56, 76) + _well(WILD_UNDER[0] + 38, 138, 76)
        + "".join(_well(x, 54, 76) for x, _ in DISCARDS) + _well(BANK[0], 96, 76) + _bank()
        + "".join(words(word, (x, RAIL_MIDDLE + 2), 11.5, "#e8cf9a", font_style="italic", opacity=0.75) for word, x in (
            ("in play", IN_PLAY[0]), ("Wild Cards", WILD_PILE[0]), ("known, to be drawn", WILD_UNDER[0] + 38),
            *(("spent", x) for x, _ in DISCARDS)))
    )  # fmt: skip


def _bank() -> str:
    """The General Bank: a chest that never runs out."""
    coins = "".join(
        tag("circle", cx=-22 + 8.8 * k, cy=-3 - 5 * (k % 2), r=7, fill="url(#hof-gilt)", stroke="#6b420a")
        for k in range(6)
    )
    return at(
        (BANK[0], RAIL_MIDDLE + 12),
        tag("path", d="M-34 -4Q-34 -34 -20 -36H20Q34 -34 34 -4Z", fill="#6b3f1f", stroke="#2b180a", stroke_width=1.4),
        tag("path", d="M-28 -6Q-28 -29 -18 -30H18Q28 -29 28 -6Z", fill="#2b180a"), coins,
        tag("path", d="M-36 0H36V24H-36Z", fill="#8a5426", stroke="#2b180a", stroke_width=1.4),
        tag("path", d="M-36 4H36M-26 0V24M26 0V24", stroke="#d9a940", stroke_width=3),
        words("BANK", (0, 14.5), 12.5, "#fbe7a2", font_weight="bold", letter_spacing=1.5),
    )  # fmt: skip


def _well(x: float, width: float, height: float) -> str:
    """A sunken place."""
    y = RAIL_MIDDLE + 2
    return (
        tag("rect", x=num(x - width / 2), y=num(y - height / 2), width=width, height=height, rx=7,
            fill="url(#hof-well)", stroke="#2b180a", stroke_width=1.6)
        + tag("rect", x=num(x - width / 2 + 2), y=num(y - height / 2 + 3), width=width - 4, height=height - 4, rx=6,
              fill="none", stroke="#d9a940",
              stroke_width=1, opacity=0.55)
    )  # fmt: skip


def _sheet(x: float, width: float) -> str:
    y, half = RAIL_MIDDLE + 2, width / 2
    shape = (
        f"M{-half:g} -37Q0 -41 {half:g} -37Q{half + 4:g} 0 {half:g} 37Q0 41 {-half:g} 37Q{-half - 4:g} 0 {-half:g} -37Z"
    )
    return at(
        (x, y),
        tag("path", d=shape, fill="#000", opacity=0.4, transform="translate(2 4)"),
        tag("path", d=shape, fill="url(#hof-sheet)", stroke="#6b4a22", stroke_width=1.3),
        tag("path", d=f"M{-half + 5:g} -31Q0 -35 {half - 5:g} -31M{-half + 5:g} 31Q0 35 {half - 5:g} 31", fill="none",
            stroke="#a3302a"),
    )  # fmt: skip
