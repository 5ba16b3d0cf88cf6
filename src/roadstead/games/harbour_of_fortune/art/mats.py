"""The mat a family keeps: its banner, its ledger, the gallery of its household, and where its cards lie."""

from roadstead.games.harbour_of_fortune.art.mat_plans import CARD, OTHER, OWN, Plan
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box
from roadstead.kernel.pen import gradient, group, tag

BANNER = 43.0
TILE = 53.0


def defs() -> str:
    return gradient(
        "hof-wainscot", (0, "#4a5d4a"), (0.5, "#3a4d3c"), (1, "#2a3a2e"), x1=0, y1=0, x2=0, y2=1
    ) + gradient("hof-dusk", (0, "#fff", 0.16), (0.5, "#000", 0.04), (1, "#000", 0.42), x1=0, y1=0, x2=0, y2=1)


def _tiles(left: float, top: float, across: int, down: int) -> str:
    """A wall of Delft tiles: ship, tulip, mill and fish in turn."""
    motifs = (
        "M-11 5H11Q8 11 0 11T-11 5ZM0 5V-11M0 -10Q9 -4 7 3H0M0 -8Q-8 -3 -7 3H0M-14 12q4 -3 7 0t7 0 7 0 7 0",
        "M0 13V-2M0 9Q-9 7 -9 -1Q-2 2 0 9Q2 2 9 -1Q9 7 0 9"
        "M-6 -2Q-7 -9 -5 -13Q-2 -11 0 -14Q2 -11 5 -13Q7 -9 6 -2Q0 3 -6 -2Z",
        "M-5 12L-3 -3H3L5 12ZM0 -4L-11 -12M0 -4L10 -13M0 -4L-9 6M0 -4L9 5M-11 13H11",
        "M-12 0Q0 -12 9 0Q0 12 -12 0ZM9 0L15 -6V6ZM-7 -1h0M-2 -6Q1 0 -2 6",
    )
    lines = ""
    for k in range(across * down):
        x, y = left + TILE * (k % across + 0.5), top + TILE * (k // across + 0.5)
        lines += tag("path", d=motifs[(k * 3 + k // across) % 4], transform=f"translate({x:g} {y:g})")
    right, bottom = left + TILE * across, top + TILE * down
    grid = "".join(f"M{left + TILE * k:g} {top:g}V{bottom:g}" for k in range(across + 1))
    grid += "".join(f"M{left:g} {top + TILE * k:g}H{right:g}" for k in range(down + 1))
    return group(
        box(left, top, right - left, bottom - top, "#eef0e6", opacity=0.55),
        tag("path", d=grid, stroke="#b9a67a", stroke_width=1),
        group(lines, stroke="#3f6fa8", stroke_width=1.3, fill="none", opacity=0.2, stroke_linecap="round"),
    )


def mat(plan: Plan) -> str:
    width, height = plan.size
    right = 8 + plan.column * 7 + 5
    low = plan.rows[1] + CARD[1] * plan.portrait / 2 + 4
    wall = (right, BANNER, 3, 4) if plan is OWN else (6.0, low + 3, 7, 2)
    damask = "".join(
        f"M{16 + 24 * k} {y:g}q6 -9 12 0q-6 9 -12 0zM{22 + 24 * k} {y - 4.5:g}v-5"
        for y in (plan.rows[0] - 20, plan.rows[0] + 20, plan.rows[1] - 20, plan.rows[1] + 20)
        for k in range(int((right - 20) / 24))
    )
    x, y = plan.deck
    wide, high = CARD[0] * plan.card, CARD[1] * plan.card
    return (
        box(2, 2, width - 4, height - 4, "url(#hof-sheet)", rx=12, stroke="#2b180a", stroke_width=2)
        + group(_tiles(*wall), clip_path=f"url(#{_clip(plan)})")
        + box(5, BANNER, right - 5, low - BANNER, "url(#hof-wainscot)", stroke="#1c2418", stroke_width=1.4)
        + tag("path", d=damask, fill="#6d8468", fill_opacity=0.22, stroke="#8aa184", stroke_width=0.7,
              stroke_opacity=0.25)
        + box(5, low - 3, right - 5, 5, "url(#hof-gilt)", stroke="#4a2f10", stroke_width=0.8)
        + box(x - wide / 2, y - high / 2, wide, high, "none", rx=5, stroke="#8c6a3a", stroke_width=1.2,
              stroke_dasharray="4 4", opacity=0.7)
        + tag("path", d=f"M2 14Q2 2 14 2H{width - 14:g}Q{width - 2:g} 2 {width - 2:g} 14V{BANNER:g}H2Z",
              fill="currentColor", stroke="#2b180a", stroke_width=2)
        + tag("path", d=f"M3 14Q3 3 14 3H{width - 14:g}Q{width - 3:g} 3 {width - 3:g} 14V{BANNER - 1:g}H3Z",
              fill="url(#hof-dusk)")
        + tag("path", d=f"M8 {BANNER - 4:g}H{width - 8:g}", stroke="#f2cf6b", stroke_width=1.6)
        + tag("circle", cx=plan.emblem[0], cy=plan.emblem[1], r=17, fill="#fdf3d6", stroke="#2b180a", stroke_width=1.2)
        + box(plan.purse[0] - 20, 5, 134, 33, "#fdf3d6", rx=9, stroke="#2b180a", stroke_width=1.2)
    )  # fmt: skip


def _clip(plan: Plan) -> str:
    return "hof-sheet-own" if plan is OWN else "hof-sheet-other"


def clips() -> str:
    """What keeps the tiles on their mats."""
    return "".join(
        tag("clipPath", box(5, 5, plan.width - 10, plan.height - 10, "#000", rx=9), id=_clip(plan))
        for plan in (OWN, OTHER)
    )


def glow(plan: Plan) -> str:
    """Round the mat of whoever is to decide."""
    width, height = plan.size
    return box(4, 4, width - 8, height - 8, "none", rx=11, stroke="#ffd54a", stroke_width=7, opacity=0.7) + box(
        4, 4, width - 8, height - 8, "none", rx=11, stroke="#fff6cf", stroke_width=2.4
    )


def symbols() -> Symbols:
    return {
        "hof-mat": (*OTHER.size, mat(OTHER)), "hof-mat-own": (*OWN.size, mat(OWN)),
        "hof-turn": (*OTHER.size, glow(OTHER)), "hof-turn-own": (*OWN.size, glow(OWN)),
    }  # fmt: skip
