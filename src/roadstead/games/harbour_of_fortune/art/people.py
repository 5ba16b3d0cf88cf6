"""Portraits of a household: eight of the family, four Jacks, and daughters as brides in their new home."""

from roadstead.games.harbour_of_fortune.art.dress import beard, body, cap, collar, head, locks, ruff, wide_hat
from roadstead.games.harbour_of_fortune.art.emblems import DARK, caption, drawn, suit
from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.pen import gradient, group, tag, words

PORTRAIT = (51.0, 72.0)


def defs() -> str:
    return (
        gradient("hof-oil", (0, "#7a5a34"), (0.6, "#4a331d"), (1, "#2a1a0d"), radial=True, cx=0.4, cy=0.35, r=0.8)
        + gradient(
            "hof-oil-blue", (0, "#6d8aa0"), (0.6, "#3f566d"), (1, "#22303f"), radial=True, cx=0.4, cy=0.35, r=0.8
        )
        + gradient(
            "hof-oil-green", (0, "#7d8a5a"), (0.6, "#4a5a36"), (1, "#27321c"), radial=True, cx=0.4, cy=0.35, r=0.8
        )
        + gradient("hof-oil-red", (0, "#a8705a"), (0.6, "#6b3a2c"), (1, "#371a14"), radial=True, cx=0.4, cy=0.35, r=0.8)
        + tag("clipPath", tag("rect", x=4, y=4, width=43, height=52, rx=3), id="hof-canvas")
    )


def _father() -> str:
    return body("#26242b") + head() + beard("#7a5a3a") + ruff() + wide_hat("#1d1a20", "#e0b64d")


def _oldest_son() -> str:
    return body("#2f5a78") + locks("#6b4423") + head() + collar() + wide_hat("#3a3540", "#8c1a13", "#fff3dc")


def _youngest_son() -> str:
    fringe = drawn("M16.5 25C14 14 20 10 26 10.500S37 15 34.5 25Q33 19 28 18.500Q22 22 16.5 25Z", "#dcae5a", 0.8)
    return body("#7d3a2c") + head() + fringe + collar()


def _butler() -> str:
    hair = drawn("M16.5 27Q14 17 19 15Q17 22 16.5 27ZM34.5 27Q37 17 32 15Q34 22 34.5 27Z", "#b9b3a6", 0.8)
    tray = drawn("M30 51H47M33 51Q38.5 44 44 51", "#d8dde0", 1.1) + tag("circle", cx=38.5, cy=46.5, r=1, fill=DARK)
    return body("#3a3f3a") + head() + hair + drawn("M22 41H29L27.5 50L25.5 47L23.5 50Z", "#fffaf0", 0.8) + tray


def _mother() -> str:
    return (
        body("#4a2438")
        + head()
        + cap()
        + ruff()
        + tag("circle", cx=25.5, cy=50, r=2.4, fill="#e0b64d", stroke=DARK, stroke_width=0.7)
    )


def _pearl() -> str:
    return tag("circle", cx=34.5, cy=33.5, r=2, fill="#fffdf4", stroke="#8a8172", stroke_width=0.6)


def _oldest_daughter() -> str:
    scarf = (
        drawn("M15.5 25C14 13 20 9 26 9.500S37 14 35 24Q31 17 25.5 17T15.5 25Z", "#3f7fb5", 0.8)
        + drawn("M33 13Q41 16 40 38L35.5 35Q38 22 33 13Z", "#e8c45a", 0.8)
    )  # fmt: skip
    return (
        body("#a8803c")
        + head()
        + scarf
        + drawn("M17 42Q25.5 48 34 42L32 40.500Q25.5 44 19 40.500Z", "#fffaf0", 0.8)
        + _pearl()
    )


def _youngest_daughter() -> str:
    braids = tag(
        "path",
        d="M15 24Q11 36 14 47M36 24Q40 36 37 47",
        fill="none",
        stroke="#b5602a",
        stroke_width=4.6,
        stroke_linecap="round",
        stroke_dasharray="3.4 1.2",
    )
    fringe = drawn("M16 26C13 13 20 10 25.5 10.500S38 13 35 26Q34 20 25.5 16.500Q17 20 16 26Z", "#c9742f", 0.8)
    bow = drawn("M25.5 11L19 7V14ZM25.5 11L32 7V14Z", "#d8503f", 0.7)
    return body("#5c8a6a") + braids + head() + fringe + bow + collar()


def _housekeeper() -> str:
    apron = drawn("M17 46Q25.5 50 34 46V58H17Z", "#3f6fa8", 0.8)
    jug = drawn("M37 46h7l2 4q1 5 -2 7h-7q-3 -2 -2 -7z", "#b5694a", 0.8)
    return body("#c9a23c") + head() + cap() + drawn("M19 41H32L25.5 47Z", "#fffaf0", 0.7) + apron + jug


def _captain() -> str:
    glass = drawn("M36 55L46 38l3 2L40 57Z", "#c8963c", 0.8)
    return (
        body("#2b4a6b")
        + locks("#4a3018", 37)
        + head("#d9a878")
        + beard("#4a3018")
        + wide_hat("#24344a", "#e0b64d", "#c8322b")
        + glass
    )


def _builder() -> str:
    flat = drawn("M14 21Q16 10 27 11Q37 12 36 20Q25 16 14 21Z", "#6d5a36", 0.9)
    hammer = tag("path", d="M41 57V42", stroke="#8a6236", stroke_width=2.6) + drawn("M35 38h12v5h-12z", "#8a929c", 0.8)
    return (
        body("#8f6f4a")
        + head("#e0b284")
        + flat
        + drawn("M18 44H33V58H18Z", "#6b4423", 0.8)
        + tag("path", d="M18 44L20 39M33 44L31 39", stroke="#6b4423", stroke_width=2)
        + hammer
    )


def _trader() -> str:
    fur = drawn("M14 22Q12 9 25.5 8.500T37 22Q34 18 25.5 17.500T14 22Z", "#7a4f2a", 1, stroke_dasharray="3 1")
    scales = drawn("M41 36V50M36 40H46M34 46L36 40L38 46ZM44 46L46 40L48 46Z", "#e0b64d", 0.9)
    return (
        body("#6b2f2a")
        + head()
        + fur
        + tag("path", d="M18 32Q25.5 37 33 32L31 36Q25.5 39 20 36Z", fill="#9c7a4a")
        + drawn("M12 44Q25.5 52 39 44L36 40H15Z", "#8f6a42", 0.8)
        + scales
    )


def _spy() -> str:
    hood = drawn("M8 50C8 26 14 8 26 7S44 26 43 50Q36 44 35 30Q34 17 25.5 16.500T16 30Q15 44 8 50Z", "#33383f", 0.9)
    mask = tag("path", d="M17 23H34V28Q30 30 27 27.500H24Q21 30 17 28Z", fill="#15151a") + tag(
        "path", d="M20 25.500h3.500M28 25.500h3.5", stroke="#fff3dc", stroke_width=1.3
    )
    return (
        body("#24282e")
        + head("#d9b08a")
        + mask
        + hood
        + tag("circle", cx=25.5, cy=45, r=2.4, fill="#a3302a", stroke=DARK, stroke_width=0.7)
    )


def _wreath() -> str:
    flowers = ((16, 17), (19.5, 13), (25.5, 11.5), (31.5, 13), (35, 17))
    leaves = tag("path", d="M15 18Q25.5 6 36 18", fill="none", stroke="#4c7a3a", stroke_width=2.4)
    return leaves + "".join(
        tag("circle", cx=x, cy=y, r=2.4, fill="#fffdf4", stroke="#c97a8a", stroke_width=0.8) for x, y in flowers
    )


# Painted background, rank and suit, name on the frame, and who.
PEOPLE = (
    ("hof-oil", "K", "spade", "Father", _father()),
    ("hof-oil-blue", "K", "heart", "Son I", _oldest_son()),
    ("hof-oil-blue", "K", "diamond", "Son II", _youngest_son()),
    ("hof-oil-green", "K", "club", "Butler", _butler()),
    ("hof-oil-red", "Q", "heart", "Mother", _mother()),
    ("hof-oil", "Q", "diamond", "Daughter I", _oldest_daughter()),
    ("hof-oil-green", "Q", "club", "Daughter II", _youngest_daughter()),
    ("hof-oil-blue", "J", "spade", "Captain", _captain()),
    ("hof-oil-green", "J", "club", "Builder", _builder()),
    ("hof-oil", "J", "diamond", "Trader", _trader()),
    ("hof-oil-red", "J", "heart", "Spy", _spy()),
    ("hof-oil-red", "Q", "diamond", "Bride", _oldest_daughter() + _wreath()),
    ("hof-oil-red", "Q", "club", "Bride", _youngest_daughter() + _wreath()),
    ("hof-oil-red", "Q", "spade", "Keeper", _housekeeper()),
)


def _portrait(ground: str, rank: str, colour: str, name: str, who: str) -> str:
    ink = "#b3261e" if colour in ("heart", "diamond") else "#1d1a20"
    return (
        tag("rect", x=1.5, y=2.5, width=49, height=70, rx=5, fill="#000", opacity=0.4)
        + tag("rect", x=1, y=1, width=49, height=70, rx=5, fill="#fdf3d6", stroke=DARK, stroke_width=1)
        + tag("rect", x=4, y=4, width=43, height=52, rx=3, fill=f"url(#{ground})")
        + group(who, clip_path="url(#hof-canvas)")
        + tag("path", d="M4 4h13v15q-1 3 -4 3h-9z", fill="#fdf3d6")
        + words(rank, (9.5, 10), 11.5, ink, class_="ornament", font_weight="bold") + suit(colour, 9.5, 17.8, 0.34)
        + caption(name, (25.5, 63.5), DARK)
        + tag("rect", x=1.6, y=1.6, width=47.8, height=68.8, rx=4.6, fill="none", stroke="currentColor",
              stroke_width=2.6)
    )  # fmt: skip


def symbols() -> Symbols:
    return {f"hof-member-{k}": (*PORTRAIT, _portrait(*row)) for k, row in enumerate(PEOPLE)}
