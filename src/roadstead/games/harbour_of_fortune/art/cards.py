"""The cards of a hand: ace to ten in four suits, two jokers, backs, and the Wild Cards."""

from roadstead.games.harbour_of_fortune.art import emblems
from roadstead.games.harbour_of_fortune.art.emblems import DARK, caption, suit
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.cards import sheet
from roadstead.kernel.kit.shapes import box, use
from roadstead.kernel.pen import TAU, gradient, group, line, polar, tag, words

CARD = (51.0, 72.0)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
_L, _M, _R = 22.0, 31.5, 41.0
# Where the pips stand: columns, and rows of the upper half of the card.
PIPS: tuple[tuple[tuple[float, float], ...], ...] = (
    ((_M, 25),),
    ((_M, 13), (_M, 37)),
    ((_M, 11), (_M, 25), (_M, 39)),
    ((_L, 13), (_R, 13), (_L, 37), (_R, 37)),
    ((_L, 13), (_R, 13), (_M, 25), (_L, 37), (_R, 37)),
    ((_L, 11), (_R, 11), (_L, 25), (_R, 25), (_L, 39), (_R, 39)),
    ((_L, 11), (_R, 11), (_M, 18), (_L, 25), (_R, 25), (_L, 39), (_R, 39)),
    ((_L, 11), (_R, 11), (_M, 18), (_L, 25), (_R, 25), (_M, 32), (_L, 39), (_R, 39)),
    ((_L, 9), (_R, 9), (_L, 19), (_R, 19), (_M, 25), (_L, 31), (_R, 31), (_L, 41), (_R, 41)),
    ((_L, 9), (_R, 9), (_M, 14.5), (_L, 20), (_R, 20), (_L, 31), (_R, 31), (_M, 36), (_L, 41), (_R, 41)),
)  # fmt: skip


def defs() -> str:
    icons = "".join(group(draw(), id=f"hof-icon-{k + 1}") for k, draw in enumerate(emblems.DISASTERS))
    icons += "".join(group(draw(), id=f"hof-wild-icon-{k}") for k, draw in enumerate(emblems.WILD))
    shield = group(
        tag("path", d="M0 -11Q6 -8 11 -8.500Q11 6 0 12Q-11 6 -11 -8.500Q-6 -8 0 -11Z", fill="#f6ecd2", stroke=DARK),
        tag("path", d="M0 -8Q4 -6 8 -6Q8 4 0 9Z", fill="#d8503f"),
        tag("path", d="M-6 -1l4 5 7 -9", fill="none", stroke="#2f6b3a", stroke_width=2.4),
        id="hof-icon-shield",
    )  # fmt: skip
    venture = group(
        tag("circle", cx=-6, cy=4, r=6, fill="#e0b64d", stroke=DARK),
        tag("circle", cx=6, cy=4, r=6, fill="#e0b64d", stroke=DARK),
        tag("circle", cy=-5, r=6.5, fill="#f2cf6b", stroke=DARK),
        tag("path", d="M0 -9v8M-3 -7h6M-3 -3h6", stroke="#8a5f17", stroke_width=1.2),
        id="hof-icon-venture",
    )  # fmt: skip
    return (
        gradient("hof-paper", (0, "#fffdf5"), (1, "#f0e4c6"), x1=0, y1=0, x2=0.3, y2=1)
        + gradient("hof-night", (0, "#4a4652"), (1, "#232029"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-dawn", (0, "#f6d9a0"), (1, "#e0a860"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-fate", (0, "#2f7a72"), (1, "#123f44"), x1=0, y1=0, x2=0.4, y2=1)
        + icons + shield + venture
    )  # fmt: skip


def _sheet(fill: str = "url(#hof-paper)") -> str:
    return sheet(52, 74, fill, DARK, 5, 1)


def _edge() -> str:
    """In the colour of the deck that the card belongs to."""
    return tag("rect", x=2, y=2, width=47, height=68, rx=4.2, fill="none", stroke="currentColor", stroke_width=2.4)


def _index(rank: str, ink: str, colour: str) -> str:
    """Over the pips, and with the paper round it: small cards write it larger."""
    paper: dict[str, str | float] = {"stroke": "#fffdf4", "stroke_width": 3, "paint_order": "stroke"}
    return words(rank, (12.5, 12.5), 17, ink, class_="number size-m", **paper) + suit(colour, 11, 29, 0.5)


def face(number: int, colour: str) -> str:
    """Pips above; below them what the card does."""
    red = colour in ("heart", "diamond")
    ink = "#b3261e" if red else "#1d1a20"
    scale = 1.0 if number == 1 else 0.44
    pips = "".join(suit(colour, x, y, scale, turn=y > 25) for x, y in PIPS[number - 1])
    band = tag("path", d="M4 47H47V65Q47 68 44 68H7Q4 68 4 65Z", fill="url(#hof-dawn)" if red else "url(#hof-night)")
    icon = ("hof-icon-venture" if number == 1 else "hof-icon-shield") if red else f"hof-icon-{number}"
    return _sheet() + pips + _index(RANKS[number - 1], ink, colour) + band + use(icon, (25.5, 57.5), 0.72) + _edge()


def joker(red: bool) -> str:
    ink = "#b3261e" if red else "#1d1a20"
    letters = caption("JOKER", (25.5, 11), ink)
    cap = group(emblems.jester(), color="#c8322b" if red else "#3a3644", transform="translate(25.5 32) scale(1.12)")
    band = tag("path", d="M4 54H47V65Q47 68 44 68H7Q4 68 4 65Z", fill="url(#hof-dawn)" if red else "url(#hof-night)")
    icon = use("hof-icon-shield" if red else "hof-icon-8", (25.5, 61), 0.5)
    bust = tag(
        "path",
        d="M16.500 41Q25.5 52 34.500 41L32.500 50Q25.5 55 18.500 50Z",
        fill="#e0b64d",
        stroke=DARK,
        stroke_width=0.8,
    )
    return _sheet() + band + letters + bust + cap + icon + _edge()


def back() -> str:
    star = line([polar((25.5, 36), 15 if k % 2 == 0 else 6, TAU * k / 16 - TAU / 4) for k in range(16)], True)
    lattice = (
        "M5 16L16 5M5 30L30 5M5 44L44 5M5 58L46 17M9 67L46 31M23 67L46 45M37 67L46 59"
        "M46 16L35 5M46 30L21 5M46 44L7 5M46 58L5 17M42 67L5 31M28 67L5 45M14 67L5 59"
    )
    return (
        _sheet("currentColor")
        + box(4, 4, 43, 64, "#000", rx=3.5, fill_opacity=0.14, stroke="#fdf3d6", stroke_width=1.3)
        + tag("path", d=lattice, stroke="#fdf3d6", stroke_width=0.8, opacity=0.4)
        + tag("circle", cx=25.5, cy=36, r=12, fill="#000", fill_opacity=0.2, stroke="#fdf3d6", stroke_width=1.2)
        + tag("path", d=star, fill="#fdf3d6", stroke=DARK, stroke_width=0.7)
        + tag("circle", cx=25.5, cy=36, r=3.4, fill="currentColor", stroke=DARK, stroke_width=0.7)
    )


def _wild(art: str) -> str:
    return (
        _sheet("url(#hof-fate)")
        + tag("rect", x=4, y=4, width=43, height=64, rx=3.5, fill="none", stroke="#e0b64d", stroke_width=1.3)
        + tag(
            "path",
            d="M4 14Q14 14 14 4M47 14Q37 14 37 4M4 58Q14 58 14 68M47 58Q37 58 37 68",
            fill="none",
            stroke="#e0b64d",
        )
        + art
    )


def wild_face(kind: int) -> str:
    name = ("Director", "Build", "Jack", "Hero 500", "Twice")[kind]
    disc = tag("circle", cx=25.5, cy=32, r=17.5, fill="#f6ecd2", stroke="#e0b64d", stroke_width=1.6)
    return _wild(disc + use(f"hof-wild-icon-{kind}", (25.5, 32), 1.02) + caption(name, (25.5, 59.5), "#fdeec0"))


def wild_back() -> str:
    rays = "".join(
        line(
            [(25.5, 36), polar((25.5, 36), 27, TAU * (k - 0.25) / 12), polar((25.5, 36), 27, TAU * (k + 0.25) / 12)],
            True,
        )
        for k in range(12)
    )
    return _wild(
        tag("path", d=rays, fill="#e0b64d", opacity=0.25)
        + tag("circle", cx=25.5, cy=36, r=14, fill="#123f44", stroke="#e0b64d", stroke_width=1.6)
        + words("W", (25.5, 36.5), 18, "#f2cf6b", class_="ornament", font_weight="bold")
    )  # fmt: skip


def repair(icon: str) -> str:
    """A Wild Card as it mends one kind of damage."""
    hammer = use("hof-wild-icon-1", (25.5, 25), 0.86)
    return _wild(
        tag("circle", cx=25.5, cy=25, r=15, fill="#f6ecd2", stroke="#e0b64d", stroke_width=1.4) + hammer + icon
    )


def deal(number: int) -> str:
    """On the mat of another family: a disaster that can be dealt to it."""
    return (
        tag("rect", x=2, y=3, width=39, height=51, rx=6, fill="#000", opacity=0.4)
        + tag("rect", x=1, y=1, width=39, height=51, rx=6, fill="url(#hof-night)", stroke="#f6ecd2", stroke_width=1.6)
        + words(RANKS[number - 1], (20.5, 14), 17, "#fff3dc", class_="number size-m")
        + use(f"hof-icon-{number}", (20.5, 37), 0.86)
    )


def symbols() -> Symbols:
    made: Symbols = {"hof-back": (*CARD, back()), "hof-wild-back": (*CARD, wild_back())}
    for colour in emblems.SUITS:
        for number in range(1, 11):
            made[f"hof-{colour}-{number}"] = (*CARD, face(number, colour))
    made["hof-joker-red"] = (*CARD, joker(True))
    made["hof-joker-black"] = (*CARD, joker(False))
    fool = group(emblems.jester(), color="#8a4fa8", transform="translate(25.5 56) scale(.66)")
    damages = {
        "storm": use("hof-icon-8", (25.5, 54), 0.8), "infestation": use("hof-icon-9", (25.5, 54), 0.76), "sabotage": fool
    }  # fmt: skip
    made |= {f"hof-repair-{name}": (*CARD, repair(icon)) for name, icon in damages.items()}
    for number in range(1, 11):
        made[f"hof-deal-{number}"] = (42, 54, deal(number))
    for kind in range(5):
        made[f"hof-wild-{kind}"] = (*CARD, wild_face(kind))
    return made
