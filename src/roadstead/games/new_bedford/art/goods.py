"""Goods, coins, and the small signs that boards and tags are written with."""

from roadstead.games.new_bedford.art.pen import INK
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box, disc, downward, oval, path
from roadstead.kernel.pen import gradient, group, words


def defs() -> str:
    return (
        gradient("nb-gilt", (0, "#fff0b0"), (0.55, "#eebb45"), (1, "#a96c16"), radial=True, cx=0.36, cy=0.3, r=0.85)
        + downward("nb-timber", (0, "#d9a566"), (0.5, "#b98145"), (1, "#8a5a2a"))
        + gradient("nb-loaf", (0, "#f3cf83"), (0.6, "#d79a45"), (1, "#9a5f1f"), radial=True, cx=0.4, cy=0.25, r=0.85)
    )


def food() -> str:
    """A loaf and an ear of wheat."""
    return (
        oval(20, 33, 16, 3, "#000", opacity=0.25)
        + path(
            "M4 24Q4 12 20 12Q36 12 36 24Q36 32 30 32H10Q4 32 4 24z",
            "url(#nb-loaf)",
            stroke="#5e3610",
            stroke_width=1.6,
        )
        + path("M11 16l4 7M18 14l4 8M25 15l4 7", stroke="#fff0c4", stroke_width=2.2, stroke_linecap="round")
        + path(
            "M30 16Q32 7 30 2M30 6q-5 -1 -5 -5q5 0 5 5q0 -5 5 -5q0 4 -5 5M31 11q-5 -1 -6 -5q5 0 6 5q1 -5 5 -5q0 4 -5 5",
            "#e6b93a",
            stroke="#7a5208",
            stroke_width=1,
        )
    )


def wood() -> str:
    def log(x: float, y: float) -> str:
        end = oval(x + 23, y, 4.4, 5.4, "#ecc78c") + oval(x + 23, y, 1.8, 2.4, "none", stroke_width=0.9)
        return path(f"M{x} {y - 5.4}h23v10.8h-23q-3.4 -5.4 0 -10.8z", "url(#nb-timber)") + end

    return oval(20, 33, 17, 3, "#000", opacity=0.25) + group(
        log(5, 27), log(9, 18), log(13, 9), stroke="#3f2408", stroke_width=1.4
    )


def brick() -> str:
    def one(x: float, y: float) -> str:
        return (
            path(f"M{x} {y}l5 -4h16l-5 4z", "#dd8263") + path(f"M{x + 16} {y}l5 -4v9l-5 4z", "#8a3826")
            + box(x, y, 16, 9, "#bf5f43")
        )  # fmt: skip

    return oval(20, 34, 18, 3, "#000", opacity=0.25) + group(
        one(1, 24), one(18, 24), one(9, 13), stroke="#4a1a0e", stroke_width=1.2, stroke_linejoin="round"
    )


def coin() -> str:
    return (
        disc(19, 20.5, 16, "#000", opacity=0.25)
        + disc(19, 18.5, 16, "url(#nb-gilt)", stroke="#6b420a", stroke_width=1.5)
        + disc(19, 18.5, 12.6, "none", stroke="#8f5c10", stroke_width=1, stroke_dasharray="1.6 1.4")
        + words("$", (19, 19), 20, "#5e3a06", font_weight="bold", class_="ornament")
        + path("M8 14a12 12 0 0 1 7 -7", stroke="#fffbe0", stroke_width=2, stroke_linecap="round")
    )


def barrel_sign() -> str:
    return (
        path("M9 2H29Q36 19 29 36H9Q2 19 9 2z", "#8a5a30", stroke="#2f1c0c", stroke_width=2)
        + path("M6 10H32M5.6 28H32.4", stroke="#2f2a26", stroke_width=3)
        + path("M19 11l2.6 5.2 5.6 .8 -4 4 1 5.6 -5.2 -2.6 -5.2 2.6 1 -5.6 -4 -4 5.6 -.8z", "#ffd75e")
    )


MAN = (
    "M13 1a6.4 6.4 0 0 1 3.6 11.6Q22 14 23 20L20.6 21L19.6 18.6L22 34"
    "H15L13 25L11 34H4L6.4 18.6L5.4 21L3 20Q4 14 9.4 12.6A6.4 6.4 0 0 1 13 1z"
)


def man(fill: str) -> str:
    return path(MAN, fill, stroke=INK, stroke_width=1.5, stroke_linejoin="round")


def _first() -> str:
    badge = disc(27, 27, 10, "#8c1a13", stroke="#fff6df", stroke_width=1.4)
    return man("#fff3d0") + badge + words("1", (27, 27.5), 17, "#fff6df", font_weight="bold", class_="ornament")


def _sail() -> str:
    return (
        path("M4 28H34L29 36H9z", "#6f4a2c", stroke=INK, stroke_width=1.6)
        + path("M18 27V3M19 4Q34 8 31 24H19zM17 7Q8 12 7 24H17z", "#fdf6e0", stroke=INK, stroke_width=1.6)
    )  # fmt: skip


def _house() -> str:
    return path("M3 18L19 4L35 18M7 16V35H31V16", "#f1dfae", stroke=INK, stroke_width=2.4) + box(
        15, 23, 8, 12, "#7a2f23"
    )


def _hammer() -> str:
    return (
        path("M9 34L24 15", stroke="#2f1c0c", stroke_width=6.4, stroke_linecap="round")
        + path("M9 34L24 15", stroke="#b98145", stroke_width=4, stroke_linecap="round")
        + path("M15 8Q22 2 30 8L35 14L30 19L26 15L22 17z", "#7b828a", stroke="#22282e", stroke_width=1.8)
    )


def symbols() -> Symbols:
    goods = {"food": food(), "wood": wood(), "brick": brick(), "coin": coin()}
    made: Symbols = {f"nb-{name}": (40, 38, art) for name, art in goods.items()}
    made |= {f"nb-mini-{name}": (40, 38, art) for name, art in goods.items()}
    made["nb-mini-coin"] = (36, 38, coin())
    made["nb-mini-barrel"] = (38, 38, barrel_sign())
    made["nb-mini-worker"] = (26, 36, man("#d9cdb4"))
    made["nb-mini-first"] = (38, 38, _first())
    made["nb-mini-sail"] = (38, 38, _sail())
    made["nb-mini-house"] = (38, 38, _house())
    made["nb-mini-hammer"] = (38, 38, _hammer())
    return made
