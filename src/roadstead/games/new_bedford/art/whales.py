"""The tokens of the bag: three whales and the sea without one; and the bag itself."""

from roadstead.kernel.kit.board import Symbols
from roadstead.kernel.kit.shapes import disc, downward, oval, path
from roadstead.kernel.pen import gradient, group, words

TOKEN = 60.0
RIGHT, BOWHEAD, SPERM, SEA = "right", "bowhead", "sperm", "sea"
KINDS = (RIGHT, BOWHEAD, SPERM, SEA)
LAYS = {RIGHT: (2, 1), BOWHEAD: (4, 2), SPERM: (8, 4)}


def defs() -> str:
    return (
        gradient("nb-ivory", (0, "#fffaf0"), (0.7, "#eadfc6"), (1, "#b9a57d"), radial=True, cx=0.38, cy=0.3, r=0.8)
        + downward("nb-calm", (0, "#bfe3e6"), (0.5, "#6fb3c0"), (1, "#2d6f86"))
        + downward("nb-berg", (0, "#e6f0f4"), (0.5, "#a3c4d6"), (1, "#4d7f9e"))
        + downward("nb-dusk", (0, "#f7cf94"), (0.5, "#d98f6a"), (1, "#6b4b6e"))
        + downward("nb-grey", (0, "#dfe5e2"), (0.5, "#a9b9b8"), (1, "#6d8588"))
        + downward("nb-canvas", (0, "#e9d9b0"), (0.6, "#cdb684"), (1, "#94794b"))
    )


def right_whale() -> str:
    """Arched jaw, white callosities, a spout in two plumes, no fin on the back."""
    return (
        path(
            "M-21 3C-22 -8 -12 -14 0 -12C9 -11 13 -5 19 -6C20 -12 24 -15 28 -15C27 -11 27 -9 29 -6C25 -2 21 0 17 3"
            "C12 9 2 11 -8 10C-15 9 -20 8 -21 3z",
            "#26282c",
        )
        + path("M-21 3C-16 -6 -10 -2 -6 5C-8 9 -18 9 -21 3z", "#3d4147")
        + path("M-20 3C-15 -5 -10 -1 -7 4", stroke="#8d949a", stroke_width=1)
        + disc(-15, -9, 2, "#e9e4d2")
        + disc(-18.5, -5, 1.6, "#e9e4d2")
        + disc(-10.6, -11.3, 1.5, "#e9e4d2")
        + disc(-8.5, 1.6, 1, "#f4efe2")
        + path("M-3 8q-1 6 -6 7q0 -5 1 -7z", "#26282c")
        + path(
            "M-5 -13q-2 -8 -8 -8M-5 -13q2 -8 8 -8M-5 -13v-6", stroke="#fff", stroke_width=1.8, stroke_linecap="round"
        )
    )


def bowhead() -> str:
    """A great bowed head with a white chin, among ice."""
    return (
        path("M-30 12l7 -12 6 4 3 -5 4 8 2 5zM12 13l5 -9 5 3 6 6z", "#f5fafc", stroke="#7ea0b4", stroke_width=0.9)
        + path("M-22 2C-21 -12 -8 -17 2 -10C10 -5 14 -4 19 -7C19 -13 23 -17 27 -18C26 -13 27 -11 30 -9C26 -3 22 0 17 4"
               "C10 11 -6 12 -14 10C-20 9 -22 6 -22 2z", "#1f3550")
        + path("M-22 3C-18 8 -12 5 -5 9C-8 11 -14 11 -18 9C-21 7 -22 5 -22 3z", "#f4f1e6")
        + path("M-21 1C-14 -11 -5 -7 -3 3C-8 1 -16 0 -21 1", stroke="#7f9cb8", stroke_width=1.1)
        + disc(-3, 5, 1, "#f4efe2") + path("M2 9q2 6 -2 8q-3 -3 -2 -8z", "#1f3550")
        + path("M-4 -14q-2 -7 -7 -7M-4 -14q2 -7 7 -7", stroke="#fff", stroke_width=1.8, stroke_linecap="round")
    )  # fmt: skip


def sperm_whale() -> str:
    """The square head, the narrow jaw with its teeth, the spout thrown forward."""
    return (
        path("M-25 -10C-20 -13 -8 -13 0 -10C8 -8 13 -4 19 -6C19 -12 23 -15 27 -16C27 -12 28 -9 31 -7C27 -2 22 2 17 4"
             "C10 9 2 9 -6 9C-10 6 -18 5 -25 4C-28 0 -28 -7 -25 -10z", "#4a3a3e")
        + path("M-21 5.5C-16 11 -10 11 -6 9C-10 6.5 -16 5.5 -21 5.5z", "#6b555a")
        + path("M-20 5.5v2.6M-17 6v2.6M-14 6.4v2.6M-11 7v2.4", stroke="#fff", stroke_width=1.2)
        + path("M6 -9q3 -3 5 1M12 -6q2 -2 3 0", stroke="#2a2024", stroke_width=1.6)
        + path("M-23 -6q8 -2 14 0M-23 -1q6 -1 10 1", stroke="#8d757a", stroke_width=1)
        + disc(-7, 2, 1.1, "#f4efe2") + path("M-2 8q1 5 -4 7q-2 -4 0 -7z", "#4a3a3e")
        + path("M-24 -11q-3 -7 -9 -6M-24 -11q-1 -7 -5 -10", stroke="#fff", stroke_width=1.8, stroke_linecap="round")
    )  # fmt: skip


def _empty() -> str:
    rows = "".join(f"M{x} {y}q4 -5 8 0t8 0 8 0 8 0" for x, y in ((-18, -8), (-13, 1), (-19, 10)))
    return path(rows, stroke="#4c6467", stroke_width=2, stroke_linecap="round") + path(
        "M6 -17q3 -4 6 0q3 -4 6 0", stroke="#3a4a4c", stroke_width=1.4
    )


ART = {RIGHT: (right_whale, "nb-calm"), BOWHEAD: (bowhead, "nb-berg"), SPERM: (sperm_whale, "nb-dusk"),
       SEA: (_empty, "nb-grey")}  # fmt: skip


def token(kind: str) -> str:
    """A disc of whalebone: the beast on its water, lay on the left, points in a barrel on the right."""
    drawn, water = ART[kind]
    swell = path("M-24 12q6 -4 12 0t12 0 12 0 12 0", stroke="#fff", stroke_width=1.6, opacity=0.8)
    face = group(
        drawn(),
        "" if kind == SEA else swell,
        transform=f"translate(30 {33 if kind != SEA else 31}) scale(.8)",
        stroke_linejoin="round",
    )
    made = (
        disc(31, 32.5, 28, "#08202c", opacity=0.4)
        + disc(30, 30, 28, "url(#nb-ivory)", stroke="#5a4526", stroke_width=1.4)
        + disc(30, 30, 23.5, f"url(#{water})", stroke="#7d6a44") + face
    )  # fmt: skip
    if kind in LAYS:
        lay, points = LAYS[kind]
        made += (
            disc(11, 12, 10, "#e8bd4d", stroke="#6b420a", stroke_width=1.3)
            + words(f"${lay}", (11, 12.4), 12, "#3f2403", font_weight="bold", class_="name size-s")
            + path("M42 3H56Q60 12 56 22H42Q38 12 42 3z", "#8a5a30", stroke="#2f1c0c", stroke_width=1.3)
            + path("M40.5 7H57.5M40.5 18H57.5", stroke="#2f2a26", stroke_width=1.6)
            + words(str(points), (49, 12.8), 13, "#fff6df", font_weight="bold", class_="name size-s")
        )  # fmt: skip
    return made


def bag() -> str:
    return (
        oval(46, 101, 42, 7, "#06222e", opacity=0.45)
        + path(
            "M30 22Q4 42 6 78Q8 102 46 102Q84 102 86 78Q88 42 62 22z",
            "url(#nb-canvas)",
            stroke="#4a3617",
            stroke_width=1.8,
        )
        + path("M62 24Q84 44 82 76Q80 96 58 100Q76 70 62 24z", "#3a2708", opacity=0.18)
        + path("M24 40Q18 56 20 74M70 38Q76 54 74 70M36 30q-6 10 -6 22", stroke="#8f744a", stroke_width=1.3)
        + path("M30 22Q22 6 30 3Q38 9 46 4Q54 9 62 3Q70 6 62 22z", "#dcc796", stroke="#4a3617", stroke_width=1.6)
        + path("M28 23Q46 30 64 23", stroke="#8c2f22", stroke_width=4.4)
        + path("M60 24q10 6 6 18M62 24q14 2 14 14", stroke="#8c2f22", stroke_width=2.2)
        + group(
            path(
                "M-21 3C-22 -8 -12 -14 0 -12C9 -11 13 -5 19 -6C20 -12 24 -15 28 -15C27 -11 27 -9 29 -6C25 -2 21 0 17 3"
                "C12 9 2 11 -8 10C-15 9 -20 8 -21 3z",
                "#6b5328",
                opacity=0.32,
            ),
            transform="translate(44 58) scale(1.15)",
        )
    )


def symbols() -> Symbols:
    made: Symbols = {f"nb-token-{kind}": (TOKEN, TOKEN, token(kind)) for kind in KINDS}
    made["nb-bag"] = (92, 108, bag())
    for kind, (drawn, _) in ART.items():
        if kind != SEA:
            water = {RIGHT: "#9fd0d6", BOWHEAD: "#c9dfea", SPERM: "#eeb98a"}[kind]
            made[f"nb-mini-{kind}"] = (40, 38, disc(20, 19, 18, water, stroke="#2f4a54", stroke_width=1.6)
                                       + group(drawn(), transform="translate(18.5 21) scale(.58)"))  # fmt: skip
    made["nb-mini-sea"] = (40, 38, disc(20, 19, 17, "#a9b9b8", stroke="#3a4a4c", stroke_width=2)
                           + group(_empty(), transform="translate(20 19) scale(.72)"))  # fmt: skip
    return made
