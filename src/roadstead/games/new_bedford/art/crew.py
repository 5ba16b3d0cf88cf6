"""What belongs to players: ships with white and black sails, workers, flags, emblems; and the markers of the game."""

from roadstead.games.new_bedford.art.goods import MAN
from roadstead.games.new_bedford.art.pen import INK
from roadstead.kernel.kit import shapes, tokens
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box, disc, oval, path
from roadstead.kernel.pen import TAU, gradient, group, line, polar, tag

STAR = line([polar((0, 0), 10 if k % 2 == 0 else 4.2, TAU * k / 10 - TAU / 4) for k in range(10)], True)
EMBLEMS = (
    "M-3.5 -10h7v6.5h6.5v7h-6.5v6.5h-7v-6.5h-6.5v-7h6.5z",
    "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z",
    "M0 -10L10 8H-10Z",
    "M0 -11L9 0L0 11L-9 0Z",
)
SEATS = len(EMBLEMS)
SHIP = (64.0, 66.0)


def defs() -> str:
    return (
        gradient("nb-white-sail", (0, "#fffdf4"), (0.7, "#f2e8d0"), (1, "#c7b48c"), x1=0, y1=0, x2=1, y2=0.4)
        + gradient("nb-black-sail", (0, "#5b5f69"), (0.5, "#363a44"), (1, "#191b22"), x1=0, y1=0, x2=1, y2=0.4)
        + _rig("white") + _rig("black")
    )  # fmt: skip


def emblem(seat: int, x: float, y: float, size: float, fill: str = "currentColor", edge: str = INK) -> str:
    return shapes.emblem(EMBLEMS[seat], (x, y), size, fill, edge)


def _rig(sail: str) -> str:
    """A whaler without its owner: hull in the colour of whoever it belongs to, boats on the davits."""
    cloth, edge = f"url(#nb-{sail}-sail)", "#2b1a0d" if sail == "white" else "#0c0d10"
    return group(
        oval(32, 60, 29, 5, "#04202c", opacity=0.45),
        path("M16 45V10M33 45V3M48 45V11M55 41L65 31", stroke="#2b1a0d", stroke_width=2, stroke_linecap="round"),
        path("M55 41L48 12M65 31L48 12M33 4L16 11", stroke="#2b1a0d", stroke_width=0.6, opacity=0.7),
        group(
            path(
                "M9 14Q16 11 22 14Q24 20 22 25Q15 22 9 25Q12 19 9 14z"
                "M7 27Q15 24 23 27Q25 33 22 40Q14 36 7 40Q10 33 7 27z",
                "",
            ),
            path(
                "M42 14Q48 11 54 14Q56 20 54 25Q48 22 42 25Q45 19 42 14z"
                "M41 27Q48 24 55 27Q58 33 55 39Q48 36 41 39Q44 33 41 27z",
                "",
            ),
            path("M22 8Q33 4 44 8Q50 22 44 38Q33 33 22 38Q28 22 22 8z", ""),
            path("M56 38L65 31L50 18Q58 30 56 38z", ""),
            fill=cloth,
            stroke=edge,
            stroke_width=1.2,
            stroke_linejoin="round",
        ),
        path("M33 3q6 -4 12 0q-5 1 -6 4q-3 -2 -6 0z", "currentColor", stroke="#2b1a0d"),
        path(
            "M3 38L8 44H52L63 39Q61 53 53 60H15Q5 55 3 38z",
            "currentColor",
            stroke="#2b1a0d",
            stroke_width=1.7,
            stroke_linejoin="round",
        ),
        path("M5 46Q30 51 60 45", stroke="#fffaf0", stroke_width=3),
        path("M13 47h4M23 48h4M33 48h4M43 47.6h4", stroke="#1c120a", stroke_width=2.4),
        path("M8 55Q32 61 56 55L53 60H15z", "#000", opacity=0.3),
        path("M12 40q6 4 12 0zM38 40q6 4 12 0z", "#f4efe2", stroke="#2b1a0d", stroke_width=0.9),
        path("M1 61q5 -5 10 0t10 0 10 0 10 0 10 0 10 0", stroke="#f3fbf8", stroke_width=2.2, stroke_linecap="round"),
        id=f"nb-rig-{sail}",
    )


def ship(seat: int, sail: str) -> str:
    """The emblem on the mainsail: in the owner's colour on white, in white on black."""
    mark = (
        emblem(seat, 33.5, 21.5, 0.86)
        if sail == "white"
        else disc(33.5, 21.5, 11, "#fdf6e0") + emblem(seat, 33.5, 21.5, 0.74)
    )
    return tag("use", href=f"#nb-rig-{sail}") + mark


def ghost(sail: str) -> str:
    """Where a ship could be launched to."""
    cloth = "#fffdf4" if sail == "white" else "#2a2d35"
    return (
        disc(20, 20, 18.5, "#ffe680", opacity=0.85, stroke="#7a5208", stroke_width=1.6)
        + path("M6 27H34L29 34H11z", "#8a5a30", stroke="#2b1a0d", stroke_width=1.4)
        + path("M19 26V6", stroke="#2b1a0d", stroke_width=1.8)
        + path("M20.5 7Q33 12 30 24H20.5zM17.5 9Q9 14 9 24H17.5z", cloth, stroke="#2b1a0d", stroke_width=1.4)
    )


def worker(seat: int) -> str:
    return (
        oval(15, 37, 11, 3, "#0d1408", opacity=0.4)
        + path(
            MAN, "currentColor", stroke="#1d120a", stroke_width=1.8, stroke_linejoin="round", transform="translate(2 1)"
        )
        + path(
            "M11 4a4.6 4.6 0 0 1 5 -1M7.6 16q1 -1.6 3 -2",
            stroke="#fff",
            stroke_width=1.5,
            opacity=0.7,
            stroke_linecap="round",
        )
        + disc(15, 20.5, 6, "#fdf6e0", stroke="#1d120a", stroke_width=0.9)
        + emblem(seat, 15, 20.5, 0.42)
    )


def flag(seat: int) -> str:
    """The owner's flag over a house."""
    return tokens.flag(emblem(seat, 0, 0, 0.62))


def wheel() -> str:
    spokes = "".join(line((polar((22, 22), 4, TAU * k / 8), polar((22, 22), 20, TAU * k / 8))) for k in range(8))
    return (
        disc(22, 23.5, 16, "#000", opacity=0.3)
        + path(spokes, stroke="#2f1c0c", stroke_width=4.6, stroke_linecap="round")
        + path(spokes, stroke="#d9a566", stroke_width=2.4, stroke_linecap="round")
        + disc(22, 22, 12, "none", stroke="#2f1c0c", stroke_width=5.6)
        + disc(22, 22, 12, "none", stroke="#c08b4f", stroke_width=3.4)
        + disc(22, 22, 4.4, "url(#nb-gilt)", stroke="#2f1c0c")
    )


def anchor() -> str:
    shape = "M22 14V45M12 20H32M5 31Q8 45 22 46Q36 45 39 31M2 35L5 30L10 34M34 34L39 30L42 35"
    return (
        path(shape, stroke="#0f1417", stroke_width=8, stroke_linecap="round", stroke_linejoin="round")
        + path(shape, stroke="#f2c14a", stroke_width=4.6, stroke_linecap="round", stroke_linejoin="round")
        + disc(22, 8, 5, "none", stroke="#0f1417", stroke_width=6)
        + disc(22, 8, 5, "none", stroke="#f2c14a", stroke_width=3.2)
        + path("M20.6 15v28", stroke="#fff3c0", stroke_width=1.2)
    )


def bell() -> str:
    """Rung to say that enough is done; a plate behind it takes the clicks."""
    return (
        box(-4, -4, 52, 54, "#fff6df", rx=10, stroke="#6b420a", stroke_width=1.6)
        + oval(22, 42, 16, 3, "#000", opacity=0.3)
        + disc(22, 5, 3.6, "none", stroke="#6b420a", stroke_width=2.6)
        + path(
            "M10 36Q14 32 14 22Q14 9 22 9Q30 9 30 22Q30 32 34 36z", "url(#nb-gilt)", stroke="#5e3a06", stroke_width=1.7
        )
        + path("M7 36H37Q37 40 34 40H10Q7 40 7 36z", "#d79a2c", stroke="#5e3a06", stroke_width=1.5)
        + disc(22, 41.5, 3.2, "#7a4d0c", stroke="#3d2304")
        + path("M17 30Q19 24 18 16", stroke="#fffbe0", stroke_width=2.2)
    )


def symbols() -> Symbols:
    made: Symbols = {"nb-wheel": (44, 44, wheel()), "nb-anchor": (44, 50, anchor()), "nb-bell": (44, 46, bell())}
    for sail in ("white", "black"):
        made[f"nb-ghost-{sail}"] = (40, 40, ghost(sail))
    for seat in range(SEATS):
        made[f"nb-worker-{seat}"] = (30, 40, worker(seat))
        made[f"nb-flag-{seat}"] = (46, 44, flag(seat))
        made[f"nb-emblem-{seat}"] = (26, 26, emblem(seat, 13, 13, 1.05))
        for sail in ("white", "black"):
            made[f"nb-ship-{seat}-{sail}"] = (*SHIP, ship(seat, sail))
    return made
