"""A power's ledger: cash and loans, the supply centre's stores, weapons, forces and companies."""

from roadstead.games.supremacy.art import pieces
from roadstead.games.supremacy.art.pen import group, tag, words
from roadstead.games.supremacy.art.pieces import DARK, RESOURCES, TINT, Symbols

MAT = (322.0, 192.0)
GAUGE = (146.0, 16.0)


def defs() -> str:
    return ""


def gauge(resource: str, level: int) -> str:
    """Twelve places in a store, so many full."""
    light, deep = TINT[resource]
    boxes = "".join(
        tag("rect", x=1 + 12 * k, y=1.5, width=10.4, height=13, rx=2,
            fill=f"url(#sup-{resource}-tint)" if k < level else "#d8c8a2", stroke=deep if k < level else "#a8946a", stroke_width=0.8)
        for k in range(12)
    )  # fmt: skip
    return boxes


def mat() -> str:
    width, height = MAT
    rows = "".join(
        tag("rect", x=10, y=68 + 24 * k, width=196, height=22, rx=5, fill="#e5d4ab", stroke="#b49b67", stroke_width=0.8)
        + group(pieces.GOODS[resource](), transform=f"translate({13} {69.5 + 24 * k}) scale(.62)")
        for k, resource in enumerate(RESOURCES)
    )
    cells = "".join(
        tag("rect", x=212 + 52 * (k % 2), y=68 + 36 * (k // 2), width=49, height=33.5, rx=5, fill="#d9e2e2", stroke="#8fa0a4", stroke_width=0.8)
        for k in range(4)
    )  # fmt: skip
    tank = group(pieces.army("", "#7d7a6a"), transform="translate(266 106) scale(.56)")
    ship = group(pieces.navy("", "#7d7a6a"), transform="translate(265 107) scale(.5)")
    tank = group(pieces.army("", "#7d7a6a"), transform="translate(213 107) scale(.56)")
    return (
        tag("rect", x=3, y=6, width=width - 4, height=height - 6, rx=11, fill="#000", opacity=0.5)
        + tag("rect", x=1.5, y=1.5, width=width - 3, height=height - 5, rx=10, fill="url(#sup-paper)", stroke="currentColor", stroke_width=3)
        + tag("path", d=f"M1.5 12Q1.5 1.5 12 1.5H{width - 12:g}Q{width - 1.5:g} 1.5 {width - 1.5:g} 12V36H1.5Z", fill="currentColor",
              stroke=DARK, stroke_width=1)
        + tag("path", d=f"M1.5 12Q1.5 1.5 12 1.5H{width - 12:g}Q{width - 1.5:g} 1.5 {width - 1.5:g} 12V36H1.5Z", fill="url(#sup-shine)", opacity=0.7)
        + tag("path", d=f"M1.5 37.4H{width - 1.5:g}", stroke="url(#sup-brass)", stroke_width=2.6)
        + tag("circle", cx=22, cy=19, r=15.5, fill="#fdf3d6", stroke=DARK, stroke_width=1.1)
        + rows + cells
        + group(pieces.nuke(), transform="translate(214 72) scale(.9)") + group(pieces.l_star(), transform="translate(267 72) scale(.86)")
        + tank + ship
        + tag("path", d=f"M10 146H{width - 10:g}", stroke="#b49b67", stroke_width=1, stroke_dasharray="2 4")
    )  # fmt: skip


def symbols() -> Symbols:
    made: Symbols = {"sup-mat": (*MAT, mat())}
    for resource in RESOURCES:
        for level in range(13):
            made[f"sup-gauge-{resource}-{level}"] = (*GAUGE, gauge(resource, level))
    made["sup-coin"] = (22, 22, tag("circle", cx=11, cy=11, r=10, fill="url(#sup-brass)", stroke="#5a3f10", stroke_width=1.2) + words("$", (11, 11.5), 13, "#5a3f10", font_weight="bold"))
    made["sup-loan"] = (20, 22, tag("path", d="M2 1H14L18 5V21H2Z", fill="#fffdf2", stroke="#8f2218", stroke_width=1.2) + tag("path", d="M5 8H15M5 12H15M5 16H11", stroke="#8f2218", stroke_width=1.2))
    made["sup-play"] = (16, 16, tag("circle", cx=8, cy=8, r=6, fill="url(#sup-brass)", stroke=DARK, stroke_width=1))
    made["sup-unplayed"] = (16, 16, tag("circle", cx=8, cy=8, r=6, fill="none", stroke="#fff8e6", stroke_width=1.4, opacity=0.7))
    made["sup-lamp"] = (26, 26, tag("circle", cx=13, cy=13, r=11, fill="#ffd54a", opacity=0.35) + tag("circle", cx=13, cy=13, r=7.5, fill="#ffe37a", stroke=DARK, stroke_width=1.2) + tag("circle", cx=11, cy=11, r=2.4, fill="#fff"))
    made["sup-tech-nuke"] = (16, 16, tag("circle", cx=8, cy=8, r=7, fill="#f2c33c", stroke=DARK) + tag("path", d="M8 8L4.6 2.2A6.8 6.8 0 0 1 11.4 2.2ZM8 8H14.7A6.8 6.8 0 0 1 11.4 13.8ZM8 8L4.6 13.8A6.8 6.8 0 0 1 1.3 8Z", fill=DARK))
    made["sup-out"] = (*MAT, tag("rect", x=1.5, y=38, width=MAT[0] - 3, height=MAT[1] - 42, rx=10, fill="#1b1510", opacity=0.62) + words("OUT OF THE GAME", (MAT[0] / 2, 112), 22, "#f3c9bd", font_weight="bold", letter_spacing=3))
    made["sup-stage"] = (102, 78, tag("rect", x=1, y=2, width=100, height=74, rx=7, fill="#ffd54a", fill_opacity=0.14, stroke="#ffd54a", stroke_width=3.4))
    return made
