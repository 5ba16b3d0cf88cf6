"""The eight characters of harbour planning: busts in roundels."""

from roadstead.games.rotterdam.art import wares
from roadstead.kernel.kit.shapes import disc, ink, stroke
from roadstead.kernel.pen import group, tag

SKIN, EDGE = "#f0c8a0", "#4a2a14"


def _bust(back: str, coat: str, hair: str, extra: str, skin: str = SKIN) -> str:
    """Shoulders, neck, face and hair within a roundel of radius 23."""
    eyes = disc(-3.4, -4.6, 1.1, "#2b1a0d") + disc(3.6, -4.6, 1.1, "#2b1a0d")
    return (
        disc(0, 0, 23, back, "#1d3f8a", 2)
        + ink("M-18.4 13.8Q-17 5 -6 4L6 4Q17 5 18.4 13.8A23 23 0 0 1 -18.4 13.8Z", coat, "#1c1209", 1.1)
        + ink("M-4 -1h8v7q-4 4 -8 0z", skin, EDGE, 0.8) + tag("ellipse", cy=-5, rx=8, ry=9, fill=skin, stroke=EDGE,
                                                          stroke_width=1)
        + ink("M2 -13.6A8 9 0 0 1 2 3.8Q6 -4 2 -13.6Z", "#000", opacity=0.12)
        + (ink("M-8.6 -4Q-10 -15 0 -15T8.6 -4Q7 -10 0 -10.4T-8.6 -4Z", hair, EDGE, 0.8) if hair else "")
        + eyes + stroke("M-2.4 -.4Q0 1.2 2.6 -.4", EDGE, 1) + stroke("M.4 -4l.8 2.2h-1.4", EDGE, 0.7) + extra
    )  # fmt: skip


def ship_owner() -> str:
    hat = ink("M-8 -12L-7 -22H7L8 -12Z", "#2c2f36", "#0e1013", 1) + ink("M-12 -12.4Q0 -9 12 -12.4V-10Q0 -6.6 -12 -10Z",
              "#2c2f36", "#0e1013", 0.9) + ink("M-7.9 -14.6h15.8l.2 2.6h-16.2z", "#a8322b")  # fmt: skip
    shirt = ink("M-5 5L0 14L5 5Z", "#fdfaf2", EDGE, 0.7) + ink("M-4 7l4 2l4 -2v5l-4 -2l-4 2z", "#a8322b", EDGE, 0.6)
    beard = stroke("M-4.4 -1.6q2 -2 4.4 0q2.4 -2 4.4 0", "#6b4a2c", 1.8)
    return _bust("#cfe0f2", "#3a4048", "#6b4a2c", shirt + hat + beard)


def captain() -> str:
    cap = ink("M-11 -11Q-12 -19 0 -19T11 -11Z", "#fdfaf2", EDGE, 1) + ink(
        "M-9.4 -12h18.8l-1 4h-16.8z", "#16306b", "#0b1f4a", 0.8
    )
    badge = disc(0, -13.4, 2, "#f2cf6b", "#6b4a0a", 0.6)
    beard = ink("M-8 -3Q-8 8 0 8T8 -3Q4 2 0 1T-8 -3Z", "#e9e4da", "#8a8478", 0.9)
    braid = stroke("M-16 12l5 -5M16 12l-5 -5", "#f2cf6b", 2) + disc(0, 12, 1.4, "#f2cf6b")
    return _bust("#bcdcec", "#1f3f86", "", cap + badge + beard + braid)


def deck_hand() -> str:
    cap = ink("M-9 -8Q-10 -19 0 -19T9 -8Q0 -12 -9 -8Z", "#b3371f", "#4d0b08", 1) + disc(
        0, -19.4, 2.6, "#fdfaf2", EDGE, 0.7
    )
    stripes = stroke("M-16 9Q0 13 16 9M-18 13.4Q0 17.4 18 13.4M-15 17.6Q0 21 15 17.6", "#1f3f86", 2)
    return _bust("#cdeae4", "#fdfaf2", "", stripes + cap)


def discharger() -> str:
    helm = ink("M-9.6 -9Q-9 -20 0 -20T9.6 -9Z", "#f2b51f", "#6d4d05", 1.1) + ink(
        "M-12 -10.4h24v3h-24z", "#d99a10", "#6d4d05", 0.9
    )
    helm += stroke("M0 -20V-11", "#6d4d05", 1.4)
    vest = ink("M-11 5.4L-6 22H-1L-5 4.4ZM11 5.4L6 22H1L5 4.4Z", "#f2d94a", "#6d4d05", 0.8)
    hook = stroke("M13 2v6q0 5 -4 5t-3.6 -4", "#5a5f63", 2)
    return _bust("#e3e0d4", "#d9642c", "", vest + helm + hook, "#d9a878")


def trader() -> str:
    glasses = stroke(
        "M-6.4 -4.6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M.8 -4.6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M-.4 -5h1.2", "#2b1a0d", 1
    )
    tie = ink("M-5 5L0 11L5 5Z", "#fdfaf2", EDGE, 0.7) + ink(
        "M-1.6 8h3.2l1.4 10l-3 3l-3 -3z", "#2f8f4e", "#123f1b", 0.7
    )
    return _bust("#f2e3c4", "#5a4a6e", "#3a2412", glasses + tie)


def shipping_agent() -> str:
    bun = disc(6.4, -15, 4, "#a8552c", EDGE, 0.8)
    scarf = ink("M-7 4Q0 9 7 4L4 11Q0 8 -4 11Z", "#c8322b", "#4d0b08", 0.8)
    paper = group(ink("M-6 -8h12v15h-12z", "#fdfaf2", EDGE, 0.9), stroke("M-4 -5h8M-4 -2h8M-4 1h5", "#8fa8d8", 1),
                  disc(3, 4, 2, "#c8322b"), transform="translate(11 12) rotate(12)")  # fmt: skip
    return _bust("#f3d9d4", "#2f6f76", "#a8552c", bun + scarf + paper)


def cashier() -> str:
    visor = ink("M-10 -9Q0 -17 10 -9L12 -5Q0 -10 -12 -5Z", "#2f8f4e", "#123f1b", 1)
    coins = group(wares.coin(), transform="translate(10 12) scale(.58)") + group(
        wares.coin(), transform="translate(-1 16) scale(.46)"
    )
    return _bust("#e4edc8", "#8a5a35", "#d9b46a", visor + coins)


def manufacturer() -> str:
    moustache = ink("M0 -2Q-5 -4 -8 1Q-3 1 0 -.6Q3 1 8 1Q5 -4 0 -2Z", "#4a2c16", EDGE, 0.6)
    chain = stroke("M-9 10Q0 17 9 10", "#f2cf6b", 1.6)
    plant = group(ink("M0 0V-9L5 -13V-9L10 -13V0ZM11 0l.6 -17h3l.6 17z", "#a8452f", "#3d1409", 0.8),
                  disc(13, -20, 3, "#fff").replace("/>", ' opacity="0.8"/>'), transform="translate(3 19)")  # fmt: skip
    return _bust("#dcd6e8", "#6e5a3c", "#2b1a0d", moustache + chain + plant)


def portrait(number: int) -> str:
    return (ship_owner, captain, deck_hand, discharger, trader, shipping_agent, cashier, manufacturer)[number]()
