"""A power's mat: cash and loans, the supply centre's stores, forces and weapons, companies."""

from roadstead.games.supremacy.art import arms, signs
from roadstead.games.supremacy.art.mat_plans import OTHER, OWN, Plan
from roadstead.games.supremacy.art.pieces import DARK, IVORY
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import box, disc, ink, stroke
from roadstead.kernel.pen import group, words

CELL = (60.0, 52.0)
CELL_NUMBER = (15.0, 13.0)  # from the cell's middle
TANK = (
    ink("M14 20Q15 13 21 13H28Q33 14 33 20Z", "#6b7350", DARK, 1.2) + stroke("M31 16L44 12", DARK, 3.4)
    + ink("M6 27Q6 20 12 20H36Q42 20 42 27Q42 32 37 33H11Q6 32 6 27Z", "#6b7350", DARK, 1.2)
    + box(7, 27, 34, 8, "#23262b", rx=4) + "".join(disc(12 + 8 * k, 31, 2.4, "#aeb6bc") for k in range(4))
)  # fmt: skip
WARSHIP = (
    ink("M15 23V17H21V12H30V17H37V23Z", "#c3ccd2", DARK, 1) + stroke("M37 19H46M25 12V5", DARK, 2)
    + ink("M4 23H48L43 34H10Z", "#5d7686", DARK, 1.2)
)  # fmt: skip
PAPER, SHELF = "#f4ecd8", "#e6dbc0"


def mat(plan: Plan) -> str:
    width, height = plan.size
    y = plan.firms[3][0] - 25 * plan.firms[4] - 3
    head = f"M2 {plan.head:g}V12Q2 2 12 2H{width - 12:g}Q{width - 2:g} 2 {width - 2:g} 12V{plan.head:g}Z"
    return (
        box(1.5, 1.5, width - 3, height - 3, PAPER, rx=11, stroke="currentColor", stroke_width=3)
        + box(4, y, width - 8, height - y - 4, SHELF, rx=8)
        + ink(head, "currentColor") + disc(23, plan.head / 2 + 1, 15, IVORY)
    )  # fmt: skip


def cell(art: str) -> str:
    """A small tray with what is counted in it; the number lies on it."""
    return (
        box(1, 1, 58, 50, "#dfe7e6", rx=8, stroke="#8fa0a4", stroke_width=1.2)
        + art
        + box(31, 27, 28, 23, "#fffaec", rx=7)
    )


def _plays(played: int) -> str:
    """Of the three stages a power may play in a turn, so many are spent."""
    return "".join(disc(9 + 18 * k, 9, 7, "#ffd54a" if k < played else "#000", "#fff8e6", 1.6, fill_opacity=1 if k < played else 0.2)
                   for k in range(3))  # fmt: skip


def _bid(kind: str) -> str:
    face = {
        "hidden": words("?", (15, 15.5), 24, "#fff8e6", class_="number size-l"),
        "play": stroke("M8 15.5L13 20.5L22 9.5", "#d9ffd0", 4),
        "pass": stroke("M9 9L21 21M21 9L9 21", "#ffd0c8", 4),
    }[kind]
    fill = {"hidden": "#4a4136", "play": "#2f6b35", "pass": "#7a2a22"}[kind]
    return disc(15, 15, 13.6, fill, "#fff8e6", 2) + face


def symbols() -> Symbols:
    made: Symbols = {"sup-mat-own": (*OWN.size, mat(OWN)), "sup-mat": (*OTHER.size, mat(OTHER))}
    for name, art in (
        ("nuke", group(arms.nuke(), transform="translate(3 5) scale(1.2)")),
        ("l-star", group(arms.l_star(), transform="translate(4 5) scale(1.1)")),
        ("k-sat", group(arms.k_sat(), transform="translate(4 6) scale(1.1)")),
        ("neutron", group(arms.neutron_bomb(), transform="translate(4 5) scale(1.1)")),
        ("antidotes", group(signs.DRAWN["syringe"], transform="translate(20 24)")),
        ("armies", TANK),
        ("navies", WARSHIP),
    ):
        made[f"sup-cell-{name}"] = (*CELL, cell(art))
    made["sup-order"] = (30, 30, disc(15, 15, 13.6, "#ffd54a", DARK, 1.2))
    made["sup-coin"] = (
        34, 34, disc(17, 17, 15.6, "#e9c766", "#5a3f10", 1.6)
        + stroke("M22 11Q12 7 12.4 13Q13 16.4 17 17T22 21Q21 27 11.6 23M17 6V28", "#5a3f10", 2.2),
    )  # fmt: skip
    made["sup-loan"] = (
        30, 34, ink("M2 2H21L28 9V32H2Z", "#fffdf2", "#8f2218", 1.8) + stroke("M7 13H23M7 19H23M7 25H16", "#8f2218", 2),
    )  # fmt: skip
    for played in range(4):
        made[f"sup-plays-{played}"] = (54, 18, _plays(played))
    made["sup-lamp"] = (
        26, 26, disc(13, 13, 11, "#ffd54a", opacity=0.4) + disc(13, 13, 7.5, "#ffe37a", DARK, 1.2) + disc(11, 11, 2.4, "#fff"),
    )  # fmt: skip
    for kind in ("hidden", "play", "pass"):
        made[f"sup-bid-{kind}"] = (30, 30, _bid(kind))
    for name, plan in (("own", OWN), ("other", OTHER)):
        width, height = plan.size
        made[f"sup-out-{name}"] = (
            width, height, box(2, plan.head, width - 4, height - plan.head - 2, "#1b1510", rx=10, opacity=0.66)
            + words("Out of the game", (width / 2, height / 2 + 14), 34, "#f3c9bd", class_="name size-xl"),
        )  # fmt: skip
    return made
