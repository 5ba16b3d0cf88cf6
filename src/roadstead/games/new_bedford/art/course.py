"""The spaces of the whaling course, and the raft where sold tokens are offered."""

from roadstead.games.new_bedford.art.places import STATION, STATIONS
from roadstead.kernel.kit import tokens
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import at, box, disc, oval, path
from roadstead.kernel.pen import TAU, gradient, group, num, polar, ragged, smooth, tag, words

PRICES = (None, None, 1, 2, 3, 4, 5, 6)


def defs() -> str:
    return gradient(
        "nb-pool", (0, "#d5efe6", 0.95), (0.6, "#93cdcb", 0.85), (1, "#4f9cab", 0.8), radial=True
    ) + gradient("nb-haven", (0, "#fff3cf", 0.97), (0.65, "#f0d694", 0.94), (1, "#cfa75a", 0.92), radial=True)


def station(place: int) -> str:
    """Water where three ships can lie, first to third; the food it takes to get there on a hardtack biscuit."""
    width, height = STATION
    cx, cy = width / 2, height / 2
    ring = [
        (
            cx + (cx - 4) * (1 + 0.02 * ragged(TAU * k / 16, place)) * polar((0, 0), 1, TAU * k / 16)[0],
            cy + (cy - 5) * (1 + 0.03 * ragged(TAU * k / 16, place + 3)) * polar((0, 0), 1, TAU * k / 16)[1],
        )
        for k in range(16)
    ]
    shape = smooth(ring, True)
    home = place == 0
    ranks = "".join(
        path(
            f"M{num(x - 20)} {num(y + 3)}q10 -5 20 0t20 0",
            stroke="#2f7f8c" if not home else "#a67c2e",
            stroke_width=1.4,
            opacity=0.6,
        )
        + words(name, (x, y + 17), 17, "#17485a" if not home else "#6b4208", font_weight="bold", class_="name size-m")
        for x, y, name in ((cx - 54, cy + 7, "1st"), (cx, cy + 9, "2nd"), (cx + 54, cy + 7, "3rd"))
    )
    made = (
        path(shape, "#04202f", opacity=0.4, transform="translate(2 5)")
        + path(shape, "url(#nb-haven)" if home else "url(#nb-pool)", stroke="#fff8e0", stroke_width=3.4)
        + path(
            shape,
            stroke="#3a2a1a",
            stroke_width=0.9,
            opacity=0.8,
            transform=f"translate({num(cx * 0.03)} {num(cy * 0.03)}) scale(.97)",
        )
        + ranks
    )
    price = PRICES[place]
    if price is None:
        name, tone = ("RETURN", "#8c2f22") if home else ("INSHORE", "#27606f")
        made += group(
            box(cx - 56, 86, 112, 28, tone, rx=4, stroke="#1c1410", stroke_width=1.4)
            + words(name, (cx, 100), 22, "#fff1cf", font_weight="bold", class_="name size-l"),
            class_="plate size-l",
        )
    else:
        made += (
            disc(cx - 11, 102, 16, "#e2b768", stroke="#6b4208", stroke_width=1.6)
            + disc(cx - 11, 102, 12.5, "none", stroke="#a67c2e", stroke_width=1, stroke_dasharray="2 3")
            + words(str(price), (cx - 11, 102.5), 22, "#4a2705", class_="number size-m")
            + tag("use", href="#nb-food", x=num(cx + 3), y=88, width=26, height=25)
        )
    return made


def raft() -> str:
    """Tokens sold and on offer float here."""
    logs = "".join(
        box(6 + 2 * (k % 2), 30 + 11 * k, 224 - 4 * (k % 2), 11, "url(#nb-timber)", rx=5, stroke="#3f2408")
        for k in range(4)
    )
    return (
        oval(118, 78, 122, 10, "#04202c", opacity=0.4)
        + logs
        + path("M40 28v48M196 28v48", stroke="#e6d3a0", stroke_width=4)
        + path("M2 78q8 -6 16 0t16 0 16 0 16 0 16 0 16 0 16 0", stroke="#e9f6f1", stroke_width=2.2)
        + path("M40 -16h156v20h-156zM52 4v28M184 4v28", "#fff6df", stroke="#3f2408", stroke_width=1.6)
        + words("For sale", (118, -5.5), 22, "#8c1a13", font_weight="bold", class_="name size-l")
    )


def ring() -> str:
    """Round the ship that is being decided about."""
    return at((0, 4), tokens.ring(38, 34))


def symbols() -> Symbols:
    made: Symbols = {f"nb-station-{place}": (*STATION, station(place)) for place in range(len(STATIONS))}
    made["nb-ring"] = (84, 84, ring())
    made["nb-raft"] = (236, 90, raft())
    return made
