"""The houses of trade and craft, by the number the rules give the building."""

from roadstead.games.new_bedford.art import masonry as of
from roadstead.games.new_bedford.art.masonry import BRICK, CLAP, CREAM, SHINGLE, SLATE, WHITE, house
from roadstead.kernel.kit.shapes import box, disc, oval, path
from roadstead.kernel.pen import TAU, group, line, polar


def dry_dock() -> str:
    """A hull on the blocks between two slopes of stone, under the sheers."""
    return house(
        path("M2 70L18 56H92L98 64L84 88H12z", "#8c8478"),
        path("M16 84L26 64H88L78 84z", "#3e4a50"),
        path("M20 78l4 -4h58l-4 4M23 71l3 -3h60l-3 3", stroke="#c9bfae", stroke_width=1.6),
        path("M18 50Q50 58 92 46Q90 68 76 76H34Q20 68 18 50z", "#6f4a2c"),
        path("M19 55Q50 62 91 52M22 62Q50 68 88 60M28 69Q52 74 82 68", stroke="#c89a62", stroke_width=1.1),
        path("M34 76v9M48 77v9M62 77v8M74 76v7", stroke="#4a2f18", stroke_width=3),
        path("M36 52V14M60 53V8M78 49V20", stroke_width=2.6),
        path("M26 22h20M48 18h24M70 26h16", stroke_width=1.8),
        path("M6 60L30 6L34 8M34 8L12 62M30 6Q46 20 48 50", stroke="#5a3a1e", stroke_width=2),
    )


def lumber_mill() -> str:
    teeth = line([polar((0, 0), 11 if k % 2 else 8.6, TAU * k / 28) for k in range(28)], True)
    logs = "".join(oval(x, y, 5.4, 5, "#d9a866") + oval(x, y, 2.4, 2.2, "#b98145") for x, y in
                   ((8, 83), (19, 83), (13, 74)))  # fmt: skip
    return house(
        of.wall(26, 48, 50, 40, "#a98256"),
        path("M26 54h50M26 60h50M26 66h50M26 72h50M26 78h50", stroke_width=0.6, opacity=0.6),
        of.eaves(26, 48, 50, 22, "#a98256", "#6b4b30"),
        of.chimney(62, 14, 6, 16),
        of.windows((32,), (56,)),
        box(46, 58, 24, 30, "#3c2817"),
        group(path(teeth, "#d7dade"), disc(0, 0, 2.4, "#5a6067"), transform="translate(58 70)"),
        path("M42 80h34", stroke="#d9a866", stroke_width=5),
        logs,
        path("M82 88V66M94 82V60", stroke="#5a3a1e", stroke_width=2),
        path("M78 70l18 -6M78 76l18 -6M78 82l18 -6", stroke="#e0b676", stroke_width=3.4),
    )


def tavern() -> str:
    mug = path("M-3 -4h5v8h-5zM2 -2q4 0 4 2t-4 2", "#e7b84d", stroke_width=1.2) + oval(-0.5, -4.4, 3.2, 1.6, "#fff")
    roof = "M12 42L18 24L32 14H74L84 22L80 42z"
    return house(
        of.wall(16, 40, 56, 48, "#b8443a"),
        path("M16 46h56M16 52h56M16 58h56M16 64h56M16 70h56M16 76h56M16 82h56", stroke_width=0.5, opacity=0.5),
        path("M72 40l14 -7l-5 -14l-7 -5z", "#7c2f29"),
        path(roof, SHINGLE) + path("M18 24h62M15 33h66", stroke="#000", opacity=0.35),
        box(28, 24, 10, 12, "#b8443a") + box(54, 24, 10, 12, "#b8443a"),
        path("M26 24l7 -6l7 6zM52 24l7 -6l7 6z", SHINGLE),
        of.windows((30.5, 56.5), (27,), 5, 7) + of.windows((21, 60), (48,)) + of.windows((21, 60), (66,), 7, 10),
        of.door(38, 64, 13, 24, "#2f4a34"),
        path("M34 63h21l-4 -5h-13z", "#e8d7a6"),
        of.chimney(44, 4, 7, 14) + of.smoke(49, 0, 0.6),
        of.sign(88, 62, mug, 9),
        of.barrel(12, 90, 0.9),
    )


def tryworks() -> str:
    """Two pots over the fire, and the smoke that all the town smelled."""
    bricks = "".join(f"M18 {y}h62" + "".join(f"M{x} {y}v6" for x in range(22 + (y // 6 % 2) * 5, 80, 10))
                     for y in range(52, 88, 6))  # fmt: skip
    return house(
        of.smoke(36, 2, 0.9) + of.smoke(66, 6, 0.8),
        of.wall(18, 50, 62, 38, BRICK),
        path(bricks, stroke="#6b2f22", stroke_width=0.7, opacity=0.8),
        of.chimney(30, 10, 11, 40) + of.chimney(60, 14, 11, 36),
        path("M22 50q1 -10 13 -10t13 10zM51 50q1 -10 13 -10t13 10z", "#3a3d42"),
        oval(35, 41, 12, 3.4, "#e2a83c") + oval(64, 41, 12, 3.4, "#e2a83c"),
        path("M26 88V72a9 9 0 0 1 18 0v16zM56 88V72a9 9 0 0 1 18 0v16z", "#241512"),
        path("M29 88q-2 -9 5 -14q0 5 3 6q1 -4 3 -5q4 8 1 13zM59 88q-2 -9 5 -14q0 5 3 6q1 -4 3 -5q4 8 1 13z", "#ff9a2e",
             stroke="#c23a18"),
        path("M33 88q-1 -5 2 -7q1 4 3 7zM63 88q-1 -5 2 -7q1 4 3 7z", "#ffe27a", stroke="none"),
        of.barrel(10, 90) + of.barrel(92, 84, 0.9),
    )  # fmt: skip


def wharf() -> str:
    return house(
        path("M2 76L14 66H98L94 76z", "#c49a63") + path("M2 76H94v6H2z", "#8d6538"),
        path("M8 82v10M30 82v10M52 82v10M74 82v10M90 82v8", stroke="#4a3017", stroke_width=4.4),
        path("M20 66l-6 10M36 66l-5 10M52 66l-4 10M68 66l-3 10M84 66l-2 10", stroke="#6b4a28"),
        path("M0 92q6 -5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0", stroke="#dff0ea", stroke_width=2),
        of.wall(30, 42, 42, 28, "#8fa3a0"),
        path("M30 48h42M30 54h42M30 60h42", stroke_width=0.6, opacity=0.5),
        of.gable(30, 42, 42, 18, "#8fa3a0", SLATE),
        box(42, 50, 18, 20, "#3f2d1c") + path("M42 50l18 20M60 50l-18 20", stroke="#8c6a40", stroke_width=1.4),
        of.windows((48.5,), (31,), 5, 6),
        path("M18 68V26L34 14M18 36l8 -16", stroke="#4a3017", stroke_width=2.4) + path("M33 15v24", stroke_width=1),
        of.barrel(33, 51, 0.7) + of.barrel(12, 77) + of.barrel(22, 79, 0.95) + of.barrel(86, 74),
    )


def roller_mills() -> str:
    wheat = (
        "M0 6V-6M0 -5q-3 -1 -3 -4q3 0 3 4q0 -4 3 -4q0 3 -3 4"
        "M0 -1q-4 0 -4 -4q4 0 4 4q0 -4 4 -4q0 4 -4 4"
        "M0 3q-4 0 -4 -4q4 0 4 4q0 -4 4 -4q0 4 -4 4"
    )
    return house(
        of.wall(20, 26, 52, 62, "#a8543c"),
        of.eaves(20, 26, 52, 18, "#a8543c", SLATE),
        of.windows((25, 38, 61), (31, 44, 73), 6, 8) + of.windows((25, 61), (58,), 6, 8),
        box(44, 1, 12, 12, "#d8cfae") + path("M42 1l8 -7l8 7z", SLATE),
        of.door(45, 70, 12, 18, "#4b3722"),
        disc(49, 60, 9, "#f6e6b0", stroke_width=1.4) + group(path(wheat, "#d79a24", stroke="#8a5a10"),
                                                            transform="translate(49 60) scale(1.05)"),
        of.chimney(78, 6, 7, 70) + of.smoke(83, 2, 0.7),
        path("M4 88q-1 -12 6 -14q7 2 6 14zM12 88q0 -10 6 -12q6 2 5 12z", "#e9d6a4"),
        path("M8 75h5M15 77h5", stroke="#8a6a34", stroke_width=1.6),
    )  # fmt: skip


def brickyard() -> str:
    stack = "".join(
        box(x, y, 9, 5, "#bf5f43")
        for x, y in ((60, 83), (70, 83), (80, 83), (90, 83), (65, 78), (75, 78), (85, 78), (70, 73), (80, 73))
    )
    courses = "M6 76h44M8 68h40M11 60h34M15 52h26M20 44h16M18 80v8M38 80v8M22 68v8M34 68v8M28 60v8M20 60v8M36 60v8"
    return house(
        of.smoke(30, 26, 1.0),
        path("M60 44q0 -16 14 -18q16 2 16 18v38H60z", "#9b4a34"),
        path("M62 44h26M61 54h28M61 64h28", stroke="#5e2619"),
        path("M4 88Q4 50 22 38V30H34V38Q52 50 52 88z", "#b9573d"),
        path("M36 38Q52 50 52 88H40Q44 56 30 38z", "#000", opacity=0.2, stroke="none"),
        path(courses, stroke="#6b2a1b", stroke_width=0.9),
        path("M20 88V76a8 8 0 0 1 16 0v12z", "#241512"),
        path("M23 88q-1 -8 4 -11q1 4 3 5q3 0 3 6z", "#ff9a2e", stroke="#c23a18"),
        stack,
        path("M60 83h39M65 78h29", stroke="#f0b394", stroke_width=1, opacity=0.7),
    )


def cooperage() -> str:
    return house(
        of.wall(18, 46, 60, 42, CLAP),
        of.eaves(18, 46, 60, 24, CLAP, "#8a6844"),
        box(24, 56, 48, 32, "#33231a"),
        path("M48 56v32", stroke="#8a6a48", stroke_width=3),
        path("M24 56h48", stroke="#e8d7a6", stroke_width=2.6),
        of.barrel(34, 90, 1.25) + of.barrel(61, 90, 1.25),
        of.barrel(8, 90, 1.1) + of.barrel(90, 89, 1.2) + of.barrel(92, 72, 1.0),
        path("M30 36h32v9h-32z", "#f3e3b4"),
        *(disc(x, 40.5, 3, "none", stroke="#7a4d1c", stroke_width=1.6) for x in (36, 46, 56)),
        of.chimney(28, 12, 6, 14),
    )


def market() -> str:
    awning = "".join(path(f"M{x} 54h9l2 10q-5.5 4 -11 0z", "#c8433a" if k % 2 else WHITE)
                     for k, x in enumerate(range(12, 84, 9)))  # fmt: skip
    arches = "".join(f"M{x} 88V72a8 8 0 0 1 16 0v16z" for x in (16, 38, 60))
    heap = "".join(disc(x, y, 2.6, c, stroke_width=0.7) for x, y, c in
                   ((18, 80, "#d8452e"), (23, 80, "#e9a431"), (28, 80, "#5f9a3a"), (41, 80, "#e9a431"),
                    (46, 80, "#d8452e"), (51, 80, "#e9a431"), (63, 80, "#5f9a3a"), (68, 80, "#d8452e"),
                    (73, 80, "#e9a431")))  # fmt: skip
    return house(
        of.wall(12, 40, 68, 48, CREAM),
        of.eaves(12, 40, 68, 14, CREAM, SLATE),
        box(38, 12, 16, 14, WHITE) + path("M36 12l10 -9l10 9z", "#4e7d6e") + disc(46, 19, 4, "#f6e6b0"),
        path("M46 3v-5", stroke_width=1.4),
        of.windows((18, 32, 54, 68), (43,), 6, 8),
        path(arches, "#4a3524"),
        box(15, 82, 62, 6, "#a8743e") + heap,
        awning,
    )


def chandlery() -> str:
    anchor = "M0 -7a2 2 0 1 0 .1 0M0 -3V6M-4 -1h8M-6 2q1 5 6 5q5 0 6 -5"
    return house(
        of.wall(16, 36, 58, 52, "#567b8c"),
        of.gable(16, 36, 58, 24, "#567b8c", SHINGLE),
        box(20, 52, 50, 7, "#f3e3b4") + path("M26 55.5h38", stroke="#7a4d1c", stroke_width=2, stroke_dasharray="5 2"),
        of.windows((24, 40, 56), (38,), 7, 9) + of.windows((41,), (21,), 8, 9),
        path("M19 64h18v18H19zM53 64h18v18H53z", "#d9e7e4", stroke=WHITE, stroke_width=1.6),
        path("M25 64v18M31 64v18M59 64v18M65 64v18M19 73h18M53 73h18", stroke="#7d8f91", stroke_width=0.7),
        of.door(40, 63, 10, 25, "#7a2f23"),
        path(anchor, stroke="#22282e", stroke_width=2.4, transform="translate(90 78) scale(1.4)"),
        *(oval(7, y, 8, 3, "#d9b679", stroke_width=1.1) for y in (85, 81, 77)),
        oval(7, 77, 3.4, 1.2, "#6b4a28"),
    )
