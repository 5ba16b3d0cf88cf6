"""The mat each player keeps: stores, workers, the holds of both ships, whales brought home, houses owned."""

from roadstead.games.new_bedford.art.mat_plans import OTHER, OWN, Plan
from roadstead.games.new_bedford.art.pen import INK, legend
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box, disc, downward, oval, path
from roadstead.kernel.pen import tag, words

HOLD_TOP = 122.0


def defs() -> str:
    return (
        downward("nb-shade", (0, "#000", 0.02), (1, "#000", 0.42))
        + downward("nb-ledger", (0, "#f8ecd0"), (1, "#dcc596"))
        + downward("nb-planks", (0, "#7d5a3c"), (0.5, "#684829"), (1, "#4f351d"))
        + downward("nb-bay", (0, "#b9dcd9"), (0.6, "#6aaab3"), (1, "#2f7088"))
    )


def _hold(plan: Plan, ship: int) -> str:
    """One ship's row: its mooring on the left, its hold of barrels on the right."""
    x, y = plan.moorings[ship][0] - 44, HOLD_TOP
    cloth = "#33373f" if ship else "#fffdf4"
    sails = f"M{x + 44} {y + 58}V{y + 20}M{x + 46} {y + 22}q18 8 14 30h-14zM{x + 42} {y + 24}q-12 10 -12 28h12z"
    return (
        box(x, y, plan.hold, 84, "url(#nb-planks)", rx=8, stroke="#2f1c0c", stroke_width=1.5)
        + box(x + 4, y + 4, 80, 76, "url(#nb-bay)", rx=6, stroke="#1d3a44", stroke_width=1.2)
        + path(f"M{x + 10} {y + 68}q6 -4 12 0t12 0 12 0 12 0 12 0", stroke="#e9f6f1", stroke_width=1.6)
        + path(sails, cloth, stroke="#1d3a44", stroke_width=1.6, opacity=0.42)
        + path(
            f"M{x + 90} {y + 28}h{plan.hold - 94:g}M{x + 90} {y + 56}h{plan.hold - 94:g}",
            stroke="#2f1c0c",
            stroke_width=1,
            opacity=0.55,
        )
        + "".join(disc(*at, 29, "#2a1a0e", opacity=0.35, stroke="#1d120a", stroke_width=1) for at in plan.holds[ship])
    )


def mat(plan: Plan) -> str:
    width, height = plan.size
    shelf = "".join(
        disc(x, y, 28, "none", stroke="#a8864c", stroke_width=1.3, stroke_dasharray="4 4") for x, y in plan.whales
    )
    homes = "".join(
        oval(x, y + 19, 13, 4, "#8a744a", opacity=0.4)
        + box(x - 16, y - 22, 32, 44, "none", rx=6, stroke="#a8864c", stroke_width=1.3, stroke_dasharray="4 4")
        for x, y in plan.workers
    )
    return (
        box(2, 2, width - 4, height - 4, "url(#nb-ledger)", rx=12, stroke="#3a220e", stroke_width=2)
        + _hold(plan, 0) + _hold(plan, 1)
        + shelf + homes
        + path(
            f"M2 14Q2 2 14 2H{width - 14:g}Q{width - 2:g} 2 {width - 2:g} 14V46H2z",
            "currentColor",
            stroke="#3a220e",
            stroke_width=2,
        )
        + path(f"M3 14Q3 3 14 3H{width - 14:g}Q{width - 3:g} 3 {width - 3:g} 14V45H3z", "url(#nb-shade)")
        + path(f"M8 41H{width - 8:g}", stroke="#f2cf6b", stroke_width=1.6)
        + disc(26, 24, 18, "#fdf3d6", stroke="#3a220e", stroke_width=1.2)
    )  # fmt: skip


def turn(plan: Plan) -> str:
    """A gilt edge round the mat of whoever decides."""
    edge = (3.0, 3.0, plan.width - 6, plan.height - 6)
    return (
        box(*edge, "none", rx=12, stroke="#3d2304", stroke_width=9, opacity=0.6)
        + box(*edge, "none", rx=12, stroke="#ffd22e", stroke_width=6)
        + box(*edge, "none", rx=12, stroke="#fffbe0", stroke_width=2, stroke_dasharray="12 8")
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
        box(2, 3, 138, 32, "#000", rx=14, opacity=0.25)
        + box(1, 1, 138, 32, "#fffaf0", rx=14, stroke="#6b420a", stroke_width=1.6)
        + legend(f"$3 → 2 :{kind}", (70, 17.5), 22, INK)
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
        "nb-mat": (*OTHER.size, mat(OTHER)),
        "nb-mat-own": (*OWN.size, mat(OWN)),
        "nb-turn": (*OTHER.size, turn(OTHER)),
        "nb-turn-own": (*OWN.size, turn(OWN)),
        "nb-plaque": (86, 40, _plaque()),
        "nb-buy-food": (140, 35, _offer("food")),
        "nb-buy-wood": (140, 35, _offer("wood")),
        "nb-slip": (
            128,
            70,
            box(3, 4, 126, 67, "#000", rx=5, opacity=0.3)
            + box(1, 1, 126, 67, "#fbf0d2", rx=5, stroke="#5a4526", stroke_width=1.4),
        ),
        "nb-count": (26, 26, disc(13, 13, 12, "#8c1a13", stroke="#fff1cf", stroke_width=1.8)),
        "nb-fee": (
            30,
            30,
            disc(15, 16, 13, "#000", opacity=0.3)
            + disc(15, 15, 13, "url(#nb-gilt)", stroke="#6b420a", stroke_width=1.5)
            + words("$1", (15, 15.5), 17, "#4a2b05", class_="number size-m"),
        ),
    }
