"""A power's ledger: cash and loans, the supply centre's stores, weapons, forces and companies."""

from roadstead.games.supremacy.art import pieces
from roadstead.games.supremacy.art.pieces import DARK, RESOURCES, TINT
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.pen import group, tag, words

MAT = (322.0, 192.0)
GAUGE = (146.0, 16.0)
CELL = (50.0, 34.0)


def defs() -> str:
    return ""


def gauge(resource: str, level: int) -> str:
    """Twelve places in a store, so many full."""
    deep = TINT[resource][1]
    boxes = "".join(
        tag("rect", x=1 + 12 * k, y=1.5, width=10.4, height=13, rx=2,
            fill=f"url(#sup-{resource}-tint)" if k < level else "#d8c8a2", stroke=deep if k < level else "#a8946a", stroke_width=0.8)
        for k in range(12)
    )  # fmt: skip
    return boxes


def mat() -> str:
    width, height = MAT
    rows = "".join(
        tag("rect", x=10, y=74 + 24 * k, width=196, height=22, rx=5, fill="#e5d4ab", stroke="#b49b67", stroke_width=0.8)
        + group(pieces.GOODS[resource](), transform=f"translate({13} {75.5 + 24 * k}) scale(.62)")
        for k, resource in enumerate(RESOURCES)
    )
    return (
        tag("rect", x=3, y=6, width=width - 4, height=height - 6, rx=11, fill="#000", opacity=0.5)
        + tag("rect", x=1.5, y=1.5, width=width - 3, height=height - 5, rx=10, fill="url(#sup-paper)", stroke="currentColor", stroke_width=3)
        + tag("path", d=f"M1.5 12Q1.5 1.5 12 1.5H{width - 12:g}Q{width - 1.5:g} 1.5 {width - 1.5:g} 12V36H1.5Z", fill="currentColor",
              stroke=DARK, stroke_width=1)
        + tag("path", d=f"M1.5 12Q1.5 1.5 12 1.5H{width - 12:g}Q{width - 1.5:g} 1.5 {width - 1.5:g} 12V36H1.5Z", fill="url(#sup-shine)", opacity=0.7)
        + tag("path", d=f"M1.5 37.4H{width - 1.5:g}", stroke="url(#sup-brass)", stroke_width=2.6)
        + tag("circle", cx=22, cy=19, r=15.5, fill="#fdf3d6", stroke=DARK, stroke_width=1.1)
        + rows
        + tag("path", d=f"M10 150H{width - 10:g}", stroke="#b49b67", stroke_width=1, stroke_dasharray="2 4")
    )  # fmt: skip


def cell(art: str) -> str:
    """A small tray with what is counted in it; the number lies on it."""
    return (
        tag("rect", x=0.5, y=0.5, width=49, height=33, rx=5, fill="#d9e2e2", stroke="#8fa0a4", stroke_width=0.8) + art
    )


def _plays(played: int) -> str:
    """Of the three stages a power may play in a turn, so many are spent."""
    spent = {"fill": "url(#sup-brass)", "stroke": DARK, "stroke_width": "1"}
    free = {"fill": "none", "stroke": "#8d7a55", "stroke_width": "1.4", "stroke_dasharray": "2.4 2"}
    return "".join(tag("circle", cx=8 + 17 * k, cy=8, r=6, **(spent if k < played else free)) for k in range(3))


def symbols() -> Symbols:
    made: Symbols = {"sup-mat": (*MAT, mat())}
    for name, art in (
        ("nuke", group(pieces.nuke(), transform="translate(1.5 4) scale(.92)")),
        ("l-star", group(pieces.l_star(), transform="translate(3 4.5) scale(.84)")),
        ("k-sat", group(pieces.k_sat(), transform="translate(3 5) scale(.84)")),
        ("neutron", group(pieces.neutron_bomb(), transform="translate(2 5) scale(.84)")),
        ("armies", group(pieces.army("", "#7d7a6a"), transform="translate(1 9) scale(.58)")),
        ("navies", group(pieces.navy("", "#7d7a6a"), transform="translate(1 9) scale(.54)")),
    ):
        made[f"sup-cell-{name}"] = (*CELL, cell(art))
    made["sup-order"] = (26, 26, tag("circle", cx=13, cy=14, r=11.6, fill="#000", opacity=0.4)
                         + tag("circle", cx=13, cy=13, r=11.6, fill="url(#sup-brass)", stroke=DARK, stroke_width=1.2))  # fmt: skip
    for resource in RESOURCES:
        for level in range(13):
            made[f"sup-gauge-{resource}-{level}"] = (*GAUGE, gauge(resource, level))
    made["sup-coin"] = (
        22,
        22,
        tag("circle", cx=11, cy=11, r=10, fill="url(#sup-brass)", stroke="#5a3f10", stroke_width=1.2)
        + words("$", (11, 11.5), 13, "#5a3f10", font_weight="bold"),
    )
    made["sup-loan"] = (
        20,
        22,
        tag("path", d="M2 1H14L18 5V21H2Z", fill="#fffdf2", stroke="#8f2218", stroke_width=1.2)
        + tag("path", d="M5 8H15M5 12H15M5 16H11", stroke="#8f2218", stroke_width=1.2),
    )
    for played in range(4):
        made[f"sup-plays-{played}"] = (50, 16, _plays(played))
    made["sup-lamp"] = (
        26,
        26,
        tag("circle", cx=13, cy=13, r=11, fill="#ffd54a", opacity=0.35)
        + tag("circle", cx=13, cy=13, r=7.5, fill="#ffe37a", stroke=DARK, stroke_width=1.2)
        + tag("circle", cx=11, cy=11, r=2.4, fill="#fff"),
    )
    made["sup-out"] = (
        *MAT,
        tag("rect", x=1.5, y=38, width=MAT[0] - 3, height=MAT[1] - 42, rx=10, fill="#1b1510", opacity=0.62)
        + words("OUT OF THE GAME", (MAT[0] / 2, 112), 22, "#f3c9bd", font_weight="bold", letter_spacing=3),
    )
    made["sup-stage"] = (
        102,
        78,
        tag(
            "rect",
            x=1,
            y=2,
            width=100,
            height=74,
            rx=7,
            fill="#ffd54a",
            fill_opacity=0.14,
            stroke="#ffd54a",
            stroke_width=3.4,
        ),
    )
    return made
