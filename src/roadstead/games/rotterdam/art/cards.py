"""The symbols of cards and of the mat a player keeps."""

from roadstead.games.rotterdam.art import wares
from roadstead.games.rotterdam.art.pieces import DARK, fog
from roadstead.games.rotterdam.art.plan import MAT, OWN_MAT
from roadstead.games.rotterdam.data import CARDS, Chart
from roadstead.kernel.kit import cards, tokens
from roadstead.kernel.kit import mats as kit_mats
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.cards import sheet
from roadstead.kernel.kit.shapes import at, disc, ink, stroke
from roadstead.kernel.pen import gradient, group, tag, words

PRODUCT = (58.0, 82.0)
SHIPPING = (96.0, 134.0)
JOB = (122.0, 134.0)
SMALL = (50.0, 70.0)
BLUE = "#1d3f8a"
CARD_LINES = {
    "traffic control": ("traffic", "control"), "transshipment": ("trans-", "shipment"), "harbour police": ("harbour", "police"),
}  # fmt: skip
TINTS = (("#e4e2dd", "#b9b5ab"), ("#f7ecc4", "#dcbf6d"), ("#dde6ee", "#a9bccd"), ("#f8ddd2", "#e0a38c"))


def defs() -> str:
    made = "".join(
        gradient(f"rot-tint-{port}", (0, light), (1, dark), x1=0, y1=0, x2=0.3, y2=1)
        for port, (light, dark) in enumerate(TINTS)
    )
    return (
        made + gradient("rot-faience", (0, "#fffdf6"), (0.6, "#f6f1e2"), (1, "#e2dac4"), radial=True, cx=0.45, cy=0.35, r=0.85)
        + gradient("rot-sky", (0, "#bfe0ec"), (0.6, "#eaf5ee"), (1, "#f6ecd0"), x1=0, y1=0, x2=0, y2=1)
        + gradient("rot-cobalt", (0, "#3465b8"), (1, "#16306b"), x1=0, y1=0, x2=0.4, y2=1)
        + gradient("rot-dusk", (0, "#000", 0.02), (1, "#000", 0.4), x1=0, y1=0, x2=0, y2=1)
        + gradient("rot-teak", (0, "#93653c"), (0.5, "#7d5330"), (1, "#633f22"), x1=0, y1=0, x2=0, y2=1)
    )  # fmt: skip


def _sheet(width: float, height: float, fill: str, rim: str = BLUE) -> str:
    return sheet(width, height, "#fffdf4", DARK) + cards.rim(width, height, rim, 4.5, fill=fill)


def seal(text: str, x: float, y: float, r: float = 13) -> str:
    """What a card is worth at the end, in wax."""
    return at((x - r - 1, y - r - 1), tokens.seal(2 * r + 2)) + words(
        text, (x, y + 0.4), 17, "#fff3dc", class_="number size-m"
    )


def product(number: int, points: int) -> str:
    return (
        _sheet(*PRODUCT, f"url(#rot-tint-{number // 2})")
        + tag("circle", cx=28, cy=44, r=20, fill="#fff", opacity=0.55)
        + group(wares.product(number), transform="translate(28 44) scale(1.05)") + seal(str(points), 14, 14, 11)
    )  # fmt: skip


def _delft(x: float, y: float, scale: float) -> str:
    """A blue flower such as tiles have."""
    petals = "".join(
        tag(
            "ellipse",
            cy=-8,
            rx=4.4,
            ry=7,
            fill="#dfe9fa",
            stroke="#dfe9fa",
            fill_opacity=0.75,
            transform=f"rotate({60 * k})",
        )
        for k in range(6)
    )
    return group(petals, disc(0, 0, 3.6, "#f2cf6b"), transform=f"translate({x:g} {y:g}) scale({scale:g})")


def shipping_back() -> str:
    wheel = "".join(stroke("M0 -25V25", "#f2e3bd", 3, transform=f"rotate({45 * k})") for k in range(4))
    return (
        _sheet(*SHIPPING, "url(#rot-cobalt)", "#8fa8d8")
        + group(wheel, disc(0, 0, 18, "none", "#f2e3bd", 4), disc(0, 0, 5, "#f2e3bd", "#16306b", 1.4),
                transform="translate(47 65)")
        + _delft(18, 20, 0.62) + _delft(76, 20, 0.62) + _delft(18, 110, 0.62) + _delft(76, 110, 0.62)
    )  # fmt: skip


def job_back() -> str:
    return (
        _sheet(*JOB, "url(#rot-cobalt)", "#8fa8d8")
        + ink("M38 38h44v56h-44z", "#fdf8ea", "#0b1f4a", 1.6) + stroke("M44 50h32M44 58h32M44 66h32M44 74h18", "#8fa8d8", 2.4)
        + disc(74, 84, 9, "#b3261e", "#5c0f0b", 1.2) + _delft(20, 20, 0.7) + _delft(99, 20, 0.7) + _delft(20, 110, 0.7)
        + _delft(99, 110, 0.7)
    )  # fmt: skip


def job() -> str:
    """An order: room for its products and, on the seal, its points."""
    return (
        _sheet(*JOB, "url(#rot-faience)")
        + ink("M5 30V12Q5 5 12 5H107Q114 5 114 12V30Z", "url(#rot-cobalt)")
        + words("Order", (44, 18), 17, "#fdf8ea", font_style="italic", letter_spacing=1, class_="name size-m")
        + stroke("M14 112h56M14 119h40", "#b9c6e2", 1.6)
        + disc(94, 106, 18, "#b3261e", "#5c0f0b", 1.4) + disc(94, 106, 14.6, "none", "#e58a7c", 0.9)
    )  # fmt: skip


def _sea(y: float = 20) -> str:
    return stroke(f"M-30 {y}q5 -4 10 0t10 0t10 0t10 0t10 0t10 0", "#2a6f8a", 2.2)


def _hull(x: float, y: float, fill: str, scale: float = 1.0) -> str:
    return group(ink("M-20 0H20L15 10H-15Z", fill, DARK, 1.3), ink("M-16 0v-9h9v9z", "#fdfaf2", DARK, 1),
                 transform=f"translate({x:g} {y:g}) scale({scale:g})")  # fmt: skip


def picture(kind: int) -> str:
    """What a shipping card shows, about the middle."""
    arrow = "M-12 -4h12v-6l12 10l-12 10v-6h-12z"
    if kind == 0:
        return (_hull(-4, 8, "#b3371f", 1.2) + ink("M-4 -2v-16h7v16z", "#2c2f36", DARK, 1) + ink("M-4 -13h7v4h-7z", "#f2c230")
                + stroke("M20 9q8 4 14 0", "#5a3a1e", 2) + disc(-4, -24, 5, "#fff").replace("/>", ' opacity="0.8"/>') + _sea())  # fmt: skip
    if kind == 1:
        spokes = "".join(stroke("M0 -25V25", "#8a5426", 4, transform=f"rotate({45 * k})") for k in range(4))
        return spokes + disc(0, 0, 16, "none", "#6b3f1f", 6) + disc(0, 0, 5, "#e8bd4d", "#6b420a", 1.2)
    if kind == 2:
        return (ink(arrow, "#2a6fd0", "#0d2c63", 1.4, transform="translate(0 -8) scale(-1.5 1.2)") + _sea(12) + _sea(19)
                + _sea(26))  # fmt: skip
    if kind == 3:
        return _hull(0, 10, "#5a6a70") + group(fog(), transform="translate(-36 -20)") + _sea(23)
    if kind == 4:
        return (_hull(-8, -10, "#c8322b", 0.85) + _hull(8, 18, "#2a6fd0", 0.85)
                + stroke("M22 -14q10 10 0 22M-22 18q-10 -10 0 -22", "#3a2a1c", 2.6) + ink("M18 10l8 -1l-3 -7zM-18 -6l-8 1l3 7z", "#3a2a1c"))  # fmt: skip
    if kind == 5:
        return (group(wares.containers(), transform="translate(-15 9) scale(.85)") + group(wares.grain(), transform="translate(17 9) scale(.8)")
                + stroke("M-15 -10q15 -16 32 -2M17 -4l1 -9l-9 1", "#3a2a1c", 2.8))  # fmt: skip
    if kind == 6:
        return (ink("M-9 -16h18l4 34h-26z", "#ffe28a", "#3a2a1c", 1.6) + ink("M-11 -20h22v5h-22zM-15 18h30v5h-30z", "#3a3f44", "#16181a", 1)
                + ink("M0 -8c8 9 8 14 4 18h-8c-4 -4 -4 -9 4 -18z", "#ef7d22") + stroke("M-9 -20q9 -14 18 0", "#16181a", 2.2)
                + stroke("M-3 -15v33M4 -15v33", "#3a2a1c", 1.2))  # fmt: skip
    if kind == 7:
        star = "M0 -15l4 10h11l-9 7l4 11l-10 -7l-10 7l4 -11l-9 -7h11z"
        return ink("M0 -27Q12 -20 23 -22Q25 10 0 27Q-25 10 -23 -22Q-12 -20 0 -27Z", "#1f4fa0", "#0b1f4a", 2) + ink(
            star, "url(#rot-gilt)", "#6b4a0a", 1
        )
    if kind == 8:
        return (group(wares.product(2), transform="translate(-15 -8) scale(.85)") + group(wares.product(0), transform="translate(16 8) scale(.85)")
                + stroke("M-2 -18h18M16 -18l-5 -4M16 -18l-5 4M2 22h-18M-16 22l5 -4M-16 22l5 4", "#3a2a1c", 2.6))  # fmt: skip
    return _hull(0, 10, "#2f8f4e", 1.15) + group(wares.fruit(), transform="translate(5 -4) scale(.7)") + ink(
        "M-4 -30h8v8h6l-10 9l-10 -9h6z", "#f2c230", "#6d4d05", 1.2, transform="translate(5 2) scale(.8)") + _sea(23)  # fmt: skip


def shipping(kind: int, points: int) -> str:
    lines = CARD_LINES.get(CARDS[kind], (CARDS[kind],))
    first = 110.6 - 7 * (len(lines) - 1)
    name = "".join(
        words(line, (47, first + 14 * k), 13, "#fdf8ea", font_weight="bold", class_="name size-s")
        for k, line in enumerate(lines)
    )
    return (
        _sheet(*SHIPPING, "url(#rot-sky)") + group(picture(kind), transform="translate(47 58) scale(1.12)")
        + ink("M5 94H89V118Q89 124 83 124H11Q5 124 5 118Z", "url(#rot-cobalt)") + name + seal(str(points), 18, 19)
    )  # fmt: skip


def small_shipping(kind: int) -> str:
    """A shipping card on a mat, where there is no room for its name."""
    return _sheet(*SMALL, "url(#rot-sky)") + group(picture(kind), transform="translate(24 33) scale(.64)")


def small_back() -> str:
    wheel = "".join(stroke("M0 -14V14", "#f2e3bd", 2, transform=f"rotate({45 * k})") for k in range(4))
    return _sheet(*SMALL, "url(#rot-cobalt)", "#8fa8d8") + group(
        wheel, disc(0, 0, 10, "none", "#f2e3bd", 2.6), transform="translate(24 33)"
    )


def pile(number: int) -> str:
    """A product on a mat."""
    return kit_mats.tile(46, 46, f"url(#rot-tint-{number // 2})", DARK) + group(
        wares.product(number), transform="translate(22 21)"
    )


def pile_back(port: int) -> str:
    """Covered product cards on a mat, with the material of their harbour."""
    return (
        kit_mats.tile(46, 46, "url(#rot-cobalt)", DARK) + disc(22, 21, 15, "#fdf8ea", "#8fa8d8", 1.4)
        + group(wares.material(port), transform="translate(22 20) scale(.66)")
    )  # fmt: skip


def mat(own: bool) -> str:
    """A player's place: a banner in the player's colour, the quay for ships, stock and factories, cards below."""
    width, height = OWN_MAT if own else MAT
    slots = "".join(
        tag("rect", x=184 + 50 * k, y=54, width=44, height=44, rx=6, fill="#2f1d0e", fill_opacity=0.55, stroke="#c9a26a",
            stroke_width=1.2)
        for k in range(3)
    )  # fmt: skip
    lines = (
        ""
        if own
        else stroke(f"M256 112V{height - 10:g}M418 112V{height - 10:g}", "#8fa8d8", 1.2, stroke_dasharray="2 4")
    )
    return (
        tag("rect", x=1, y=1, width=width - 2, height=height - 2, rx=10, fill="url(#rot-faience)", stroke="#2b1a0d",
              stroke_width=2)
        + ink(f"M4 46H{width - 4:g}V106H4Z", "url(#rot-teak)", "#3a220e", 1.2)
        + stroke(f"M5 66H{width - 5:g}M5 86H{width - 5:g}", "#3a220e", 1, opacity=0.55)
        + ink("M8 49H176V103H8Z", "#3f8ba0", "#173f4f", 1.4) + ink("M8 49H176V56H8Z", "#0b2b3c", opacity=0.35)
        + stroke("M92 51V101", "#173f4f", 1.6, stroke_dasharray="3 4") + slots + lines
        + ink(f"M1 12Q1 1 12 1H{width - 12:g}Q{width - 1:g} 1 {width - 1:g} 12V44H1Z", "currentColor", "#2b1a0d", 2)
        + ink(f"M2 12Q2 2 12 2H{width - 12:g}Q{width - 2:g} 2 {width - 2:g} 12V43H2Z", "url(#rot-dusk)")
        + stroke(f"M8 41H{width - 8:g}", "#f2cf6b", 1.6) + stroke(f"M10 6H{width - 10:g}", "#fff", 2, opacity=0.25)
        + disc(24, 23, 17, "#fdf3d6", "#3a220e", 1.2)
    )  # fmt: skip


def points_seal() -> str:
    return tokens.seal(38)


def count_badge() -> str:
    return tokens.badge(30, "#16306b", "#fdf8ea", 1.4)


def done() -> str:
    """A completed assignment on the mat: its points go on the seal."""
    return (
        tag("rect", x=2, y=3, width=28, height=33, rx=3, fill="#000", opacity=0.3)
        + tag("rect", x=1, y=1, width=28, height=33, rx=3, fill="#fffdf4", stroke=BLUE, stroke_width=1.3)
        + stroke("M5 5h20M5 31h20", "#8fa8d8", 1.6) + disc(15, 18, 11.4, "#b3261e", "#5c0f0b", 1)
    )  # fmt: skip


def symbols(chart: Chart) -> Symbols:
    made: Symbols = {
        "rot-mat": (*MAT, mat(False)), "rot-mat-own": (*OWN_MAT, mat(True)), "rot-job": (*JOB, job()),
        "rot-job-back": (*JOB, job_back()), "rot-shipping-back": (*SHIPPING, shipping_back()),
        "rot-small-back": (*SMALL, small_back()), "rot-done": (30, 36, done()), "rot-seal": (38, 38, points_seal()),
        "rot-count": (30, 30, count_badge()),
    }  # fmt: skip
    made |= {f"rot-product-{k}": (*PRODUCT, product(k, int(chart.points[k]))) for k in range(8)}
    made |= {f"rot-pile-{k}": (46, 46, pile(k)) for k in range(8)}
    made |= {f"rot-back-{port}": (46, 46, pile_back(port)) for port in range(4)}
    made |= {f"rot-small-{k}": (*SMALL, small_shipping(k)) for k in range(10)}
    made |= {f"rot-shipping-{k}": (*SHIPPING, shipping(k, int(chart.card_points[k]))) for k in range(10)}
    return made
