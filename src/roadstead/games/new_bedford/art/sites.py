"""The seven places that nobody owns: five in the town, the shipyard and the pier on the water."""

from roadstead.games.new_bedford.art import masonry as of
from roadstead.games.new_bedford.art.masonry import BRICK, GRANITE, SLATE, WHITE
from roadstead.games.new_bedford.art.pen import INK, legend
from roadstead.kernel.kit.shapes import box, disc, oval, path
from roadstead.kernel.pen import group, words

# Name, what every worker gets, what the first one gets besides.
SIGNS = (
    ("Farm", ":worker 2 :food", ":first + 1 :food"),
    ("Forest", ":worker 2 :wood", ":first + 1 :wood"),
    ("Warehouse", ":worker 1 :brick", ":first + 1"),
    ("General Store", ":worker :coin", ":first + $1"),
    ("Town Hall", ":worker :hammer", ":first − 1"),
    ("Shipyard", ":worker 2 :wood", ":first − 1"),
    ("City Pier", ":worker :food :sail", ":first − 1 :food"),
)


def _board(space: int, x: float, y: float, width: float) -> str:
    name, each, first = SIGNS[space]
    ink = "#4a2408"
    return (
        box(x + 2, y - 5, width, 56, "#0d1408", rx=6, opacity=0.4)
        + box(x, y - 8, width, 56, "url(#nb-board)", rx=6, stroke="#3a2a1a", stroke_width=1.8)
        + box(x + 3, y - 5, width - 6, 50, "none", rx=4, stroke="#8c1a13", stroke_width=1)
        + words(name, (x + width / 2, y + 6), 24, "#7a1d14", font_weight="bold", class_="name size-l")
        + legend(each, (x + width * 0.27, y + 31), 19, ink)
        + legend(first, (x + width * 0.73, y + 31), 19, ink)
    )  # fmt: skip


def _ground(fill: str) -> str:
    return path("M18 46H172L188 104H2z", fill, stroke="#5f6f34", stroke_width=1)


def _ink(*parts: str) -> str:
    return group(*parts, stroke=INK, stroke_width=1, stroke_linejoin="round")


def farm() -> str:
    furrows = "".join(f"M{6 + 9 * k} 102L{40 + 5 * k} 56" for k in range(9))
    cow = (
        path("M0 0q2 -5 10 -4h8q5 0 6 6v9h-2.4v-6h-11v6H8.200V6Q2 7 0 0z", "#f6f0e2")
        + path("M9 -4q4 4 8 0v4q-4 3 -8 0z", "#3a2a22")
        + path("M0 0l-4 -2 -1 4 4 2z", "#f6f0e2")
    )
    return (
        _ground("#b9c873")
        + path("M6 102L40 56H88L84 102z", "#d9b75a", stroke="#8f7430", stroke_width=1)
        + path(furrows, stroke="#a8842f", stroke_width=1.6)
        + _ink(
            of.wall(96, 44, 48, 46, "#a83a2c", 20),
            of.gable(96, 44, 48, 24, "#a83a2c", SLATE, 20),
            box(108, 60, 24, 30, "#7a241a")
            + path("M108 60l24 30M132 60l-24 30M108 60h24v30h-24z", stroke=WHITE, stroke_width=1.8),
            box(115, 36, 10, 11, "#3a2018") + path("M115 36h10v11h-10z", stroke=WHITE, stroke_width=1.4),
            path("M166 92V46q0 -9 7 -9t7 9v46z", "#cbb98f") + path("M166 56h14M166 66h14M166 76h14", stroke="#7d6a44"),
            path("M165 46q0 -12 8 -12t8 12z", "#8d4433"),
            path("M12 78q2 -14 12 -14t12 14z", "#edcf6f") + path("M40 94q2 -16 13 -16t13 16z", "#edcf6f"),
            path("M16 76q8 -4 16 0M46 90q8 -4 16 0", stroke="#a8842f"),
            group(cow, transform="translate(70 62) scale(.9)"),
            group(cow, transform="translate(150 92) scale(.8)"),
        )
    )


def _tree(x: float, y: float, size: float, trunk: str, crown: str, fill: str, shade: str, light: str) -> str:
    return group(
        path(trunk, "#5a3a1e"), path(crown, fill), shade, light, transform=f"translate({x:g} {y:g}) scale({size:g})"
    )


def _pine(x: float, y: float, size: float, fill: str = "#2f6a3c") -> str:
    tiers = "M0 -46L10 -28H5L14 -14H7L18 0H-18L-7 -14H-14L-5 -28H-10z"
    shade = path("M0 -46L10 -28H5L14 -14H7L18 0H2z", "#0c2414", opacity=0.3, stroke="none")
    light = path("M-2 -38l-4 8M-4 -24l-6 8M-6 -10l-7 8", stroke="#8fc07a", stroke_width=1.3)
    return _tree(x, y, size, "M-3 0h6v8h-6z", tiers, fill, shade, light)


def _oak(x: float, y: float, size: float, fill: str = "#5b8f3f") -> str:
    crown = "M-16 -12q-6 -8 2 -14q-1 -10 9 -10q6 -7 13 -1q10 0 9 9q7 7 0 14q-4 8 -14 5q-8 6 -19 -3z"
    shade = path("M4 -8q14 0 12 -18q8 8 0 16q-4 8 -12 2z", "#0c2414", opacity=0.25, stroke="none")
    light = path("M-10 -20q2 -6 8 -8M-2 -32q4 -2 7 0", stroke="#b7d98a", stroke_width=1.4)
    return _tree(x, y, size, "M-3 0l1 -14h5l1 14z", crown, fill, shade, light)


def forest() -> str:
    trees = (
        (34, 58, 0.8, 0),
        (62, 52, 0.9, 0),
        (92, 54, 0.85, 0),
        (124, 52, 0.95, 0),
        (156, 58, 0.8, 0),
        (22, 82, 1.0, 0),
        (48, 78, 1.1, 1),
        (78, 76, 1.15, 0),
        (138, 76, 1.15, 1),
        (168, 84, 1.1, 0),
    )
    grown = "".join((_oak if oak else _pine)(x, y, size) for x, y, size, oak in trees)
    stump = path("M-7 0v-8h14v8q-7 3 -14 0z", "#8a5a2a") + oval(0, -8, 7, 2.6, "#ecc78c")
    return _ground("#7fa150") + _ink(
        grown,
        group(stump, transform="translate(108 94)"),
        path("M104 84l14 -16", stroke="#5a3a1e", stroke_width=2.6) + path("M114 68l8 2l-1 7l-6 -2z", "#c7ccd1"),
        path("M46 100h40l4 -5h-40z", "#b98145") + path("M54 95h34l4 -5h-34z", "#c9935a"),
        oval(47, 97.5, 2.6, 3, "#ecc78c") + oval(55, 92.5, 2.6, 3, "#ecc78c"),
    )


def warehouse() -> str:
    return _ground("#b5a888") + _ink(
        of.wall(30, 30, 108, 64, BRICK, 22),
        of.eaves(30, 30, 108, 20, BRICK, SLATE, 22),
        path("M30 46h108M30 62h108M30 78h108", stroke="#6b2f22", stroke_width=0.8),
        of.windows((38, 58, 104, 124), (36, 52), 8, 10) + of.windows((38, 124), (70,), 8, 12),
        path("M76 40h16v22h-16zM76 66h16v28h-16z", "#4b3722")
        + path("M76 40l16 22M92 40l-16 22M84 66v28", stroke="#a8844c"),
        path("M54 94V78a9 9 0 0 1 18 0v16zM98 94V78a9 9 0 0 1 18 0v16z", "#33231a"),
        path("M84 8v24M84 12l12 -4", stroke_width=2.4) + path("M95 9v26", stroke_width=0.9) + of.barrel(95, 46, 0.8),
        box(14, 86, 13, 12, "#c08b4f") + path("M14 86l13 12M27 86l-13 12", stroke="#6b4420"),
        box(18, 74, 12, 12, "#c99a5c") + path("M18 74l12 12M30 74l-12 12", stroke="#6b4420"),
        of.barrel(170, 98, 1.0) + of.barrel(180, 92, 1.0) + of.barrel(168, 84, 0.9),
    )


def store() -> str:
    awning = "".join(
        path(f"M{x} 60h10l2 10q-6 4 -12 0z", "#2f6f62" if k % 2 else WHITE) for k, x in enumerate(range(36, 136, 10))
    )
    return _ground("#b5a888") + _ink(
        of.wall(36, 34, 100, 60, "#e0c98f", 20), of.eaves(36, 34, 100, 22, "#e0c98f", "#7c5240", 20),
        of.chimney(52, 2, 8, 16) + of.chimney(112, 2, 8, 16),
        of.windows((44, 64, 102, 120), (40,), 8, 11),
        box(78, 38, 18, 16, "#23303a") + words("$", (87, 46.5), 14, "#f2c14a", font_weight="bold", stroke="none", class_="ornament"),
        path("M44 70h26v18H44zM102 70h26v18h-26z", "#d9e7e4", stroke=WHITE, stroke_width=1.6),
        path("M53 70v18M62 70v18M111 70v18M120 70v18", stroke="#7d8f91", stroke_width=0.8),
        of.door(79, 68, 15, 26, "#7a2f23"), awning,
        of.barrel(26, 100, 1.1) + of.barrel(15, 97, 1.0), box(140, 84, 18, 14, "#c08b4f"),
        *(disc(x, 83, 3.4, c) for x, c in ((143, "#d8452e"), (149, "#e9a431"), (155, "#d8452e"))),
        path("M164 98q-2 -14 6 -16q8 2 6 16z", "#e9d6a4"),
    )  # fmt: skip


def town_hall() -> str:
    """The granite hall with its portico, steps and lantern, where the town is planned."""
    return _ground("#c2b795") + _ink(
        of.wall(26, 42, 126, 52, GRANITE, 24), of.hip(26, 42, 126, 18, SLATE, 24),
        path("M26 56h126M26 70h126M26 84h126", stroke="#86837b", stroke_width=0.7),
        of.wall(76, -2, 26, 28, WHITE, 10) + path("M74 -2Q74 -18 89 -20Q104 -18 104 -2z", "#5f9a88"),
        path("M89 -20v-12", stroke_width=1.6) + path("M89 -32q8 -3 14 0t10 -1v11q-6 3 -12 0t-12 1z", "#b8392e"),
        path("M82 22V10a3.4 3.4 0 0 1 7 0v12zM91 22V10a3.4 3.4 0 0 1 7 0v12z", "#34505e"),
        of.windows((32, 44, 128, 140), (50, 70), 7, 13),
        box(58, 46, 62, 48, "#8c8880", stroke="none") + of.door(82, 66, 14, 28, "#33424f"),
        of.columns(58, 44, 6, 11.4, 48, 5),
        path("M52 44L89 22L126 44z", "#efeade") + disc(89, 36, 5.4, "#e8bd4d") + box(52, 42, 74, 5, "#efeade"),
        path("M50 98h80v-3h-5v-3H55v3h-5z", "#d8d2c3"),
    )  # fmt: skip


def shipyard() -> str:
    """A whaler in frame on the slip."""
    ribs = "".join(
        f"M{x} {86 - abs(x - 96) * 0.05:.1f}Q{x - 9} 66 {x - 8} {48 - abs(x - 92) * 0.12:.1f}"
        f"M{x} 86Q{x + 8} 66 {x + 7} {48 - abs(x - 92) * 0.12:.1f}"
        for x in range(52, 142, 11)
    )
    return (
        path("M2 40H182L160 104H0z", "#c9b48a", stroke="#7d6a44", stroke_width=1)
        + path("M30 104L60 84H150L188 104z", "#8fb9bd", stroke="none", opacity=0.9)
        + path("M20 98L150 80M36 104L166 86", stroke="#6b4a28", stroke_width=4)
        + _ink(
            path("M6 92V12L24 4M30 84V14L24 4", stroke="#5a3a1e", stroke_width=3) + path("M24 5v20", stroke_width=1),
            of.wall(4, 52, 30, 30, "#9a8462", 10)
            + of.eaves(4, 52, 30, 12, "#9a8462", "#6b4b30", 10)
            + box(12, 62, 14, 20, "#33231a"),
            path("M40 46Q38 74 54 88H136Q158 74 160 40", stroke="#4a2c12", stroke_width=4.6),
            path(ribs, stroke="#4a2c12", stroke_width=4.2) + path(ribs, stroke="#d9a566", stroke_width=2.2),
            path("M42 66Q96 80 156 62M46 76Q96 88 150 74M54 86H138", stroke="#a8743e", stroke_width=3.6),
            path("M64 88v12M90 88v10M116 88v8M136 86v6", stroke="#4a3017", stroke_width=4),
            path("M40 46Q34 40 36 34M160 40Q166 34 176 32", stroke="#4a2c12", stroke_width=4),
            path("M168 96h16l3 -4h-16zM170 92h14l3 -4h-14z", "#c9935a"),
        )
    )


def city_pier() -> str:
    """A long deck on piles, a crane, barrels of oil; ships are moored before it."""
    planks = "".join(f"M{12 + 18 * k} 46L{8 + 18 * k} 64" for k in range(26))
    piles = "".join(f"M{14 + 30 * k} 68v22" for k in range(16))
    foam = "M0 92" + "q8 -6 16 0t16 0" * 14 + "q5 -4 10 0"
    return (
        path("M10 0H64V46H6V12z", "#b08a58", stroke="#4a3017", stroke_width=1.4)
        + path("M12 8h52M11 16h53M10 24h54M9 32h55M8 40h56", stroke="#6b4a28", stroke_width=1)
        + path(piles, stroke="#2f1f12", stroke_width=8)
        + path(piles, stroke="#6b4a2a", stroke_width=5)
        + path("M10 44H464L468 64H4z", "#c9a06a", stroke="#4a3017", stroke_width=1.5)
        + path("M4 64H468V72H4z", "#8a6238", stroke="#4a3017", stroke_width=1.3)
        + path(planks, stroke="#7a5630", stroke_width=1)
        + path(foam, stroke="#e3f2ee", stroke_width=2.2, opacity=0.9)
        + _ink(
            of.wall(404, 24, 44, 26, "#93a5a2", 12)
            + of.gable(404, 24, 44, 15, "#93a5a2", SLATE, 12)
            + box(419, 32, 14, 18, "#33231a"),
            path("M366 50V6L390 -6M366 20l14 -21", stroke="#4a3017", stroke_width=3.2)
            + path("M389 -5v26", stroke_width=1),
            of.barrel(389, 34, 0.95),
            of.barrel(346, 52, 1.0) + of.barrel(334, 54, 1.05) + of.barrel(340, 42, 0.95),
            disc(20, 42, 4, "#3c4148") + disc(54, 42, 4, "#3c4148"),
        )
        + path("M96 30v24M300 30v24", stroke="#4a3017", stroke_width=6)
        + _board(6, 76, -1, 244)
    )


def drawn() -> tuple[str, ...]:
    town = (farm(), forest(), warehouse(), store(), town_hall(), shipyard())
    return (*(art + _board(space, 1, 100, 188) for space, art in enumerate(town)), city_pier())
