"""The mat each player keeps: stores, workers, the holds of both ships, whales brought home, houses owned."""

from roadstead.games.new_bedford.art.pen import INK, legend
from roadstead.games.new_bedford.art.places import MAT
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box, disc, downward, oval, path
from roadstead.kernel.pen import tag, words

HOLD_TOP = (168.0, 262.0)


def defs() -> str:
    return (
        downward("nb-shade", (0, "#000", 0.02), (1, "#000", 0.42))
        + downward("nb-ledger", (0, "#f8ecd0"), (1, "#dcc596"))
        + downward("nb-planks", (0, "#7d5a3c"), (0.5, "#684829"), (1, "#4f351d"))
        + downward("nb-bay", (0, "#b9dcd9"), (0.6, "#6aaab3"), (1, "#2f7088"))
    )


def _hold(y: float, sail: str) -> str:
    """One ship's row: its mooring on the left, its hold of barrels on the right."""
    cloth = "#fffdf4" if sail == "white" else "#33373f"
    return (
        box(10, y, 288, 86, "url(#nb-planks)", rx=8, stroke="#2f1c0c", stroke_width=1.5)
        + path(f"M96 {y + 8}V{y + 78}", stroke="#2f1c0c", stroke_width=1.6)
        + box(14, y + 4, 78, 78, "url(#nb-bay)", rx=6, stroke="#1d3a44", stroke_width=1.2)
        + path(f"M20 {y + 70}q6 -4 12 0t12 0 12 0 12 0 12 0", stroke="#e9f6f1", stroke_width=1.6)
        + path(
            f"M52 {y + 58}V{y + 20}M54 {y + 22}Q72 {y + 30} 68 {y + 52}H54zM50 {y + 24}Q38 {y + 34} 38 {y + 52}H50z",
            cloth,
            stroke="#1d3a44",
            stroke_width=1.6,
            opacity=0.42,
        )
        + path(f"M100 {y + 29}H294M100 {y + 57}H294", stroke="#2f1c0c", stroke_width=1, opacity=0.55)
        + "".join(
            disc(x, y + 43, 29, "#2a1a0e", opacity=0.35, stroke="#1d120a", stroke_width=1) for x in (132, 197, 262)
        )
    )


def mat() -> str:
    width, height = MAT
    shelf = "".join(
        disc(x, 386, 28, "none", stroke="#a8864c", stroke_width=1.3, stroke_dasharray="4 4") for x in (44, 108, 172)
    )
    return (
        box(4, 7, width - 4, height - 7, "#000", rx=13, opacity=0.45)
        + box(2, 2, width - 4, height - 6, "url(#nb-ledger)", rx=12, stroke="#3a220e", stroke_width=2)
        + _hold(HOLD_TOP[0], "white")
        + _hold(HOLD_TOP[1], "black")
        + shelf
        + path("M10 424H298", stroke="#b99355", stroke_width=1.2, stroke_dasharray="2 4")
        + path(
            f"M2 14Q2 2 14 2H{width - 14:g}Q{width - 2:g} 2 {width - 2:g} 14V44H2z",
            "currentColor",
            stroke="#3a220e",
            stroke_width=2,
        )
        + path(f"M3 14Q3 3 14 3H{width - 14:g}Q{width - 3:g} 3 {width - 3:g} 14V43H3z", "url(#nb-shade)")
        + path(f"M8 38H{width - 8:g}", stroke="#f2cf6b", stroke_width=1.6)
        + path(f"M8 8H{width - 8:g}", stroke="#fff", stroke_width=2, opacity=0.25)
        + disc(24, 23, 17, "#fdf3d6", stroke="#3a220e", stroke_width=1.2)
        + "".join(oval(x, 153, 13, 4, "#8a744a", opacity=0.4) for x in (32, 66))
        + "".join(
            box(x - 15, 116, 30, 40, "none", rx=6, stroke="#a8864c", stroke_width=1.2, stroke_dasharray="4 4")
            for x in (32, 66)
        )
    )


def turn() -> str:
    """A gilt edge round the mat of whoever decides."""
    width, height = MAT
    edge = {"x": 3, "y": 3, "width": width - 6, "height": height - 8}
    return (
        box(
            edge["x"],
            edge["y"],
            edge["width"],
            edge["height"],
            "none",
            rx=12,
            stroke="#3d2304",
            stroke_width=8,
            opacity=0.6,
        )
        + box(edge["x"], edge["y"], edge["width"], edge["height"], "none", rx=12, stroke="#ffd22e", stroke_width=5)
        + box(
            edge["x"],
            edge["y"],
            edge["width"],
            edge["height"],
            "none",
            rx=12,
            stroke="#fffbe0",
            stroke_width=2,
            stroke_dasharray="12 8",
        )
    )


def crate(kind: str) -> str:
    """A bin for goods: a dark inside where the goods and their number are seen well."""
    return (
        box(1.5, 2.5, 68, 55, "#000", rx=5, opacity=0.3)
        + box(1, 1, 68, 55, "url(#nb-timber)", rx=5, stroke="#3a220e", stroke_width=1.6)
        + box(6, 6, 58, 45, "#4a2f18", rx=3, stroke="#2a1809", stroke_width=1.3)
        + path("M7 7h56v5h-56z", "#000", opacity=0.28)
        + path("M6 21H64M6 36H64", stroke="#2f1c0c", stroke_width=1.1, opacity=0.7)
        + tag("use", href=f"#nb-{kind}", x=8, y=12, width=30, height=28.5)
    )


def _offer(kind: str) -> str:
    """The purchase that goes with a worker."""
    return (
        box(2, 3, 82, 26, "#000", rx=13, opacity=0.25)
        + box(1, 1, 82, 26, "#fffaf0", rx=13, stroke="#6b420a", stroke_width=1.4)
        + legend(f"$3 → 2 :{kind}", (42, 14.5), 14, INK)
    )


def _plaque() -> str:
    return (
        path("M4 1H82Q86 5 86 20Q86 35 82 39H4Q0 35 0 20Q0 5 4 1z", "#5b3f25", stroke="#2f1c0c", stroke_width=1.5)
        + path("M6 5H80M6 35H80", stroke="#e8bd4d", stroke_width=1)
        + tag("use", href="#nb-mini-barrel", x=52, y=7, width=26, height=26)
    )


def symbols() -> Symbols:
    bins: Symbols = {f"nb-crate-{kind}": (70, 58, crate(kind)) for kind in ("food", "wood", "brick", "coin")}
    return bins | {
        "nb-mat": (*MAT, mat()),
        "nb-turn": (*MAT, turn()),
        "nb-plaque": (86, 40, _plaque()),
        "nb-buy-food": (84, 30, _offer("food")),
        "nb-buy-wood": (84, 30, _offer("wood")),
        "nb-slip": (
            96,
            62,
            box(3, 4, 94, 59, "#000", rx=5, opacity=0.3)
            + box(1, 1, 94, 59, "#fbf0d2", rx=5, stroke="#5a4526", stroke_width=1.4),
        ),
        "nb-count": (26, 26, disc(13, 13, 12, "#8c1a13", stroke="#fff1cf", stroke_width=1.8)),
        "nb-fee": (
            30,
            30,
            disc(15, 16, 13, "#000", opacity=0.3)
            + disc(15, 15, 13, "url(#nb-gilt)", stroke="#6b420a", stroke_width=1.5)
            + words("$1", (15, 15.5), 14, "#4a2b05", font_weight="bold"),
        ),
    }
