"""The houses of the town's public and private pride, by the number the rules give the building."""

from roadstead.games.new_bedford.art import masonry as of
from roadstead.games.new_bedford.art import trades
from roadstead.games.new_bedford.art.masonry import BRICK, GRANITE, SLATE, STONE, WHITE, house
from roadstead.kernel.kit.shapes import box, disc, oval, path
from roadstead.kernel.pen import group


def bank() -> str:
    """A temple of granite with a coin in the gable."""
    return house(
        of.wall(16, 40, 60, 42, "#d8d3c6"),
        box(20, 46, 52, 36, "#6c675f", stroke="none"),
        of.door(40, 56, 12, 26, "#3a4f3f"),
        of.columns(19, 44, 5, 13, 38, 5),
        box(13, 38, 66, 6, "#e9e4d6"),
        of.gable(14, 38, 64, 20, "#e9e4d6", SLATE),
        disc(46, 30, 6, "#eebb45") + path("M46 26v8M44 28h4M44 32h4", stroke="#7a4d0c", stroke_width=1.3),
        path("M10 88h76l8 -4v-4h-14H14v4h-4z", "#bdb8ab") + path("M12 84h68", opacity=0.6),
    )


def light() -> str:
    """Clark's Point: the tower, its keeper's cottage, and two beams."""
    return house(
        path("M46 14L0 4V22zM54 14L100 2V24z", "#fff0a8", opacity=0.6, stroke="none"),
        path("M2 90Q14 78 34 80Q60 76 78 82Q92 82 98 90z", "#8a8478"),
        path("M6 88l8 -5 8 4 10 -5M66 84l10 4 12 -3", stroke="#5c574e"),
        of.wall(62, 64, 22, 18, WHITE, 9) + of.eaves(62, 64, 22, 9, WHITE, "#a3483a", 9),
        of.windows((66,), (68,), 5, 6) + of.door(75, 70, 6, 12),
        path("M36 82L42 24H58L64 82z", WHITE) + path("M53 24h5l6 58h-9z", "#000", opacity=0.16, stroke="none"),
        path("M40.2 42H59.8L61.5 58H38.5z", "#b8392e"),
        of.windows((47.5,), (32, 48, 64), 5, 7),
        path("M38 24h24l-2 -4H40z", "#3c4148"),
        box(43, 8, 14, 12, "#ffe58a") + path("M47.5 8v12M52.5 8v12", stroke_width=1),
        path("M41 8h18L50 -2z", "#b8392e") + disc(50, -3, 1.8, "#e8bd4d"),
    )


def school() -> str:
    return house(
        of.wall(20, 50, 52, 38, "#b43a30"),
        path("M20 56h52M20 62h52M20 68h52M20 74h52M20 80h52", stroke_width=0.5, opacity=0.5),
        of.gable(20, 50, 52, 24, "#b43a30", SLATE),
        box(39, 10, 14, 18, WHITE) + path("M36 10L46 -4L56 10z", SLATE),
        path("M42 24V17a4 4 0 0 1 8 0v7z", "#3c3a36") + path("M43.5 22q0 -5 2.5 -5t2.5 5z", "#e8bd4d"),
        of.windows((25, 60), (58,), 7, 12),
        of.door(40, 62, 12, 26, "#f3ead2", "#fff"),
        box(42, 36, 8, 8, "#f3ead2") + path("M44 42l2 -5l2 5M44.6 40.4h2.8", stroke="#b43a30"),
        path("M86 88V62M86 62q-12 -2 -10 -12q2 -10 10 -10t11 10q1 10 -11 12z", "#5e9444", stroke="#2c4f22"),
        path("M2 88V80h12v8M5 80v8M9 80v8", stroke="#f4efe2", stroke_width=2),
    )


def courthouse() -> str:
    scales = "M0 -6V6M-7 -4H7M-7 -4l-3 5h6zM7 -4l-3 5h6zM-4 6h8"
    return house(
        of.wall(14, 42, 64, 40, BRICK),
        path("M36 22Q36 6 46 4Q56 6 56 22z", "#6f9a8b") + box(34, 20, 24, 6, WHITE) + box(45, -4, 2, 9, "#e8bd4d"),
        path("M46 6Q52 10 52 22h4Q56 6 46 4z", "#000", opacity=0.2, stroke="none"),
        of.flat(14, 42, 64, "#8a6f62"),
        of.windows((19, 68), (48, 64), 6, 11),
        path("M28 40L46 24L64 40z", WHITE)
        + group(path(scales, stroke_width=1.2), transform="translate(46 34) scale(.62)"),
        box(30, 40, 32, 42, "#7d3b2b", stroke="none") + of.door(41, 58, 10, 24, "#33424f"),
        of.columns(29, 40, 4, 10, 42, 4),
        path("M22 88h56l7 -3v-3H22z", "#cfc9bb"),
    )


def inn() -> str:
    moon = path("M2 -5a5.5 5.5 0 1 0 3 8a5 5 0 0 1 -3 -8z", "#e8bd4d", stroke_width=0.9)
    return house(
        of.wall(12, 30, 60, 58, "#d9b04f"),
        path("M12 36h60M12 42h60M12 48h60M12 54h60M12 60h60", stroke_width=0.5, opacity=0.4),
        of.eaves(12, 30, 60, 20, "#d9b04f", "#6a4338"),
        of.chimney(22, 2, 7, 14) + of.chimney(60, 2, 7, 14),
        of.windows((17, 30, 47, 60), (34, 49), 7, 9),
        box(8, 62, 68, 4, WHITE) + of.columns(9, 66, 6, 12.2, 22, 3),
        of.windows((18, 58), (68,), 7, 11) + of.door(36, 68, 12, 20, "#3d5a44"),
        path("M6 88h72", stroke="#8a6844", stroke_width=3),
        of.sign(90, 50, moon, 9, "#33507a"),
    )


def post_office() -> str:
    letter = box(-8, -5, 16, 10, "#fff8e6") + path("M-8 -5L0 2L8 -5", stroke_width=1.1)
    return house(
        of.wall(20, 48, 48, 40, GRANITE),
        of.hip(20, 48, 48, 16, SLATE),
        path(
            "M20 58h48M20 68h48M20 78h48M32 48v10M54 48v10M26 58v10M44 58v10M60 58v10",
            stroke="#7d7a73",
            stroke_width=0.7,
        ),
        of.windows((25, 56), (62,), 7, 12),
        of.door(38, 64, 12, 24, "#274a7a"),
        group(letter, transform="translate(44 54) scale(1.05)"),
        path("M84 88V8", stroke="#4a3a2a", stroke_width=2),
        path("M84 8q-8 -3 -14 0t-14 0v18q8 3 14 0t14 0z", WHITE),
        path(
            "M84 12q-8 -3 -14 0t-14 0M84 18q-8 -3 -14 0t-14 0M84 24q-8 -3 -14 0t-14 0", stroke="#b8392e", stroke_width=2
        ),
        path("M84 8q-4 -1.5 -8 -1v9q4 -.5 8 0z", "#28457a"),
    )


def bethel() -> str:
    """The seamen's church, its steeple above all roofs."""
    return house(
        of.wall(34, 50, 40, 38, WHITE),
        of.gable(34, 50, 40, 20, WHITE, SLATE),
        of.wall(22, 34, 22, 54, "#faf6ea", 8) + of.flat(22, 34, 22, WHITE, 8),
        of.wall(26, 16, 14, 18, "#faf6ea", 6)
        + path("M25 16L33 -14L42 13l4 -1L33 -14z", SLATE)
        + path("M25 16L33 -14L41 16z", SLATE),
        path("M33 -14v-8M30 -19h6", stroke="#caa24a", stroke_width=1.8),
        path("M30 30V24a3.4 3.4 0 0 1 7 0v6z", "#3c3a36")
        + disc(33, 46, 4.6, "#e9dfc3")
        + path("M33 43v3l2 1.6", stroke_width=1),
        of.door(27, 66, 12, 22, "#3b4a56"),
        path(
            "M50 82V66a3.5 3.5 0 0 1 7 0v16zM62 82V66a3.5 3.5 0 0 1 7 0v16z",
            "#6b4f86",
            stroke="#caa24a",
            stroke_width=1.4,
        ),
        disc(54, 43, 4, "#6b4f86", stroke="#caa24a", stroke_width=1.3),
        path("M4 88v-7q3 -4 6 0v7zM13 88v-6q2.5 -4 5 0v6z", STONE),
    )


def counting_house() -> str:
    return house(
        of.wall(14, 24, 62, 64, "#aeb2b0"),
        path(
            "M14 40h62M14 56h62M14 72h62M26 24v16M52 24v16M38 40v16M64 40v16M26 56v16M52 56v16",
            stroke="#83827d",
            stroke_width=0.7,
        ),
        of.flat(14, 24, 62, "#6d7077", cornice="#d5d3ca"),
        of.chimney(22, 8, 7, 12, "#8d8a84") + of.chimney(62, 8, 7, 12, "#8d8a84"),
        of.windows((19, 33, 50, 64), (29, 44), 7, 9) + of.windows((19, 64), (64,), 7, 11),
        path("M34 88V70a11 11 0 0 1 22 0v18z", "#4b3722") + path("M45 60v28M34 72h22", stroke="#8c6a40"),
        box(28, 57, 34, 8, "#23303a") + path("M32 61h26", stroke="#e8bd4d", stroke_width=2.4, stroke_dasharray="4 1.6"),
        of.barrel(10, 90) + of.barrel(88, 84, 0.9),
    )


def municipal() -> str:
    return house(
        of.wall(10, 48, 70, 40, "#a65a45"),
        of.hip(10, 48, 70, 13, SLATE),
        of.wall(36, 12, 18, 76, "#b5674f", 9),
        path("M34 12L45 -12L56 12l8 -5L45 -12z", "#6f9a8b") + path("M34 12L45 -12L56 12z", "#7fae9d"),
        path("M45 -12v-7", stroke_width=1.4) + path("M45 -19l9 2.4l-9 2.6z", "#b8392e"),
        disc(45, 24, 6.6, "#fbf4de", stroke_width=1.4) + path("M45 20v4l3 2", stroke_width=1.3),
        of.windows((15, 25, 59, 69), (54,), 6, 10) + of.windows((15, 25, 59, 69), (71,), 6, 11),
        of.windows((41.5,), (40, 54), 7, 9),
        of.door(39, 70, 12, 18, "#33424f"),
    )


def mansion() -> str:
    return house(
        disc(8, 66, 11, "#5b8f45", stroke="#2c4f22") + path("M8 88V70", stroke="#4a3017", stroke_width=3),
        of.wall(18, 36, 58, 52, "#f2e2a8"),
        of.hip(18, 36, 58, 15, "#6d5a55"),
        box(36, 10, 20, 11, "#f2e2a8") + path("M33 10h26l-4 -5H37z", "#6d5a55") + of.windows((39, 47), (13,), 5, 6),
        path("M30 21h34M32 21v-5M62 21v-5", stroke=WHITE, stroke_width=1.4),
        of.chimney(24, 12, 6, 16) + of.chimney(64, 12, 6, 16),
        of.windows((23, 64), (42, 64), 7, 13),
        path("M34 42L47 32L60 42z", WHITE) + box(34, 42, 26, 4, WHITE) + box(36, 46, 22, 42, "#e2cf8f", stroke="none"),
        of.door(42, 64, 10, 24, "#2f4a34") + of.windows((44,), (49,), 6, 9),
        of.columns(35, 46, 4, 7, 42, 3),
        oval(20, 86, 7, 5, "#5b8f45", stroke="#2c4f22") + oval(74, 86, 7, 5, "#5b8f45", stroke="#2c4f22"),
        path("M84 88v-8M90 86v-8M96 83v-8M82 82l16 -8", stroke=WHITE, stroke_width=1.8),
    )  # fmt: skip


DRAWN = (
    bank, trades.dry_dock, light, trades.lumber_mill, school, trades.tavern, trades.tryworks, trades.wharf,
    trades.roller_mills, trades.brickyard, trades.cooperage, courthouse, inn, trades.market, post_office,
    trades.chandlery, bethel, counting_house, municipal, mansion,
)  # fmt: skip
