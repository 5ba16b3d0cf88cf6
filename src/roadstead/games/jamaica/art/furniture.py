"""What lies on the map: rose, title, navigation box and treasure place."""

from roadstead.kernel.pen import TAU, Point, gradient, group, line, num, polar, tag, words

NAVIGATION: Point = (944, 1012)
MORNING_DIE: Point = (838, 1012)
EVENING_DIE: Point = (968, 1012)
COMBAT_DIE: Point = (1110, 1012)
TREASURE_PILE: Point = (1216, 1012)
TITLE: Point = (948, 110)


def defs() -> str:
    return gradient(
        "jam-sheet", (0, "#f5e7c0"), (0.55, "#ecd8a4"), (1, "#d3b476"), radial=True, cx=0.5, cy=0.4, r=0.8
    ) + gradient("jam-slot", (0, "#5d4022"), (1, "#8f6a3c"), x1=0, y1=0, x2=0, y2=1)


def rose(at: Point, size: float) -> str:
    def star(points: int, long: float, short: float, turn: float, dark: str, light: str) -> str:
        made = ""
        for k in range(points):
            a = TAU * k / points + turn - TAU / 4
            half = TAU / points / 2
            tip = polar((0, 0), long, a)
            made += tag("path", d=line(((0, 0), tip, polar((0, 0), short, a - half)), True), fill=light)
            made += tag("path", d=line(((0, 0), tip, polar((0, 0), short, a + half)), True), fill=dark)
        return made

    ticks = "".join(
        line((polar((0, 0), 58, TAU * k / 64), polar((0, 0), 62 if k % 2 else 65, TAU * k / 64))) for k in range(64)
    )
    letters = "".join(
        words(name, polar((0, 0), 76, TAU * k / 4 - TAU / 4), 17, "#fbeec2", font_weight="bold", class_="ornament")
        for k, name in enumerate("NESW") if k
    )  # fmt: skip
    lily = (
        "M0 -66c-5 -5 -6 -10 0 -20c6 10 5 15 0 20zM-2 -68c-9 2 -13 -3 -10 -9c2 4 6 2 9 2zM2 -68c9 2 13 -3 10 "
        "-9c-2 4 -6 2 -9 2z"
    )
    return group(
        tag("circle", r=66, fill="#123f58", opacity=0.75),
        tag("circle", r=66, fill="none", stroke="#e7c777", stroke_width=1.6),
        tag("circle", r=57, fill="none", stroke="#e7c777", stroke_width=1),
        tag("path", d=ticks, stroke="#e7c777", stroke_width=1),
        group(star(16, 42, 11, TAU / 32, "#8c6a2c", "#d9b565"), stroke="#3b270c", stroke_width=0.5),
        group(star(4, 50, 14, TAU / 8, "#1f6a6d", "#8fd0c4"), stroke="#12333a", stroke_width=0.7),
        group(star(4, 64, 15, 0, "#a3241b", "#fff1cc"), stroke="#3b120c", stroke_width=0.8),
        tag("circle", r=8, fill="#e7c777", stroke="#3b270c"), tag("circle", r=3.5, fill="#a3241b"),
        tag("path", d=lily, fill="#fbeec2", stroke="#3b270c", stroke_width=0.7), letters,
        transform=f"translate({num(at[0])} {num(at[1])}) scale({size:g})",
    )  # fmt: skip


def _letters() -> str:
    """JAMAICA in capitals of our own, so that the title looks alike wherever it is drawn."""
    cap_a = "M0 50L17 0H23L40 50H47V54H26V50H31L27 38H12L8 50H14V54H-6V50ZM13.5 33H25.5L19.5 14Z"
    shapes = {
        "J": (32, "M6 0H34V4H27V42Q27 60 9 60Q-4 60 -4 50Q-4 43 3 43Q9 43 9 49Q9 52 7 54Q17 58 17 44V4H6Z"),
        "A": (44, cap_a),
        "M": (60, "M-3 0H14L28 36L42 0H57V4H51V50H57V54H36V50H41V12L25 54H22L6 14V50H12V54H-4V50H2V4H-3Z"),
        "I": (20, "M-2 0H20V4H14V50H20V54H-2V50H4V4H-2Z"),
        "C": (46, "M42 0V17H38Q36 4 25 4Q11 4 11 27Q11 50 26 50Q36 50 40 38L44 39Q40 55 24 55Q0 55 0 27Q0 -1 24 "
                  "-1Q33 -1 38 4L39 0Z"),
    }  # fmt: skip
    drawn, x = "", 0.0
    for letter in "JAMAICA":
        advance, shape = shapes[letter]
        drawn += tag("path", d=shape, transform=f"translate({num(x)} 0)")
        x += advance + 9
    return group(drawn, transform=f"translate({num(-(x - 9) / 2 + 2)} -30)")


def cartouche() -> str:
    """The title on a scroll."""
    scroll = "M-196 -44Q-100 -56 0 -50Q100 -44 196 -54Q206 -10 196 44Q100 34 0 44Q-100 54 -196 46Q-206 0 -196 -44Z"
    left = "M-192 -44q-30 -8 -32 12q-2 16 16 14v58q-18 2 -14 14q6 12 30 -8z"
    right = "M192 -53q30 -8 32 12q2 16 -16 14v58q18 2 14 14q-6 12 -30 -2z"
    lettering = _letters()
    return group(
        tag("path", d=scroll, fill="#04202f", opacity=0.45, transform="translate(4 7)"),
        tag("path", d=left + right, fill="#c39a58", stroke="#4a2f14", stroke_width=1.6, stroke_linejoin="round"),
        tag("path", d=scroll, fill="url(#jam-sheet)", stroke="#4a2f14", stroke_width=1.8),
        tag("path", d="M-186 -36Q-100 -47 0 -41Q100 -35 187 -44M-187 38Q-100 45 0 36Q100 27 187 36", fill="none",
            stroke="#b3261e", stroke_width=1.6),
        group(lettering, fill="#5a1510", opacity=0.35, transform="translate(2.5 3)"),
        group(lettering, fill="#8c1a13", stroke="#3d0a07", stroke_width=0.8),
        transform=f"translate({num(TITLE[0])} {num(TITLE[1])})",
    )  # fmt: skip


def sun(at: Point, size: float) -> str:
    rays = ""
    for k in range(16):
        a = TAU * k / 16
        far = 25 if k % 2 == 0 else 20
        rays += line((polar((0, 0), 14, a - 0.16), polar((0, 0), far, a), polar((0, 0), 14, a + 0.16)), True)
    return group(
        tag("path", d=rays, fill="#e58a1f", stroke="#7a3d08", stroke_width=0.8),
        tag("circle", r=13.5, fill="url(#jam-gilt)", stroke="#7a3d08", stroke_width=1.2),
        tag("path", d="M-6 -3q2 -3 4 0M2 -3q2 -3 4 0M-5 4q5 5 10 0M0 -2v4", fill="none", stroke="#7a3d08",
            stroke_width=1.3),
        transform=f"translate({num(at[0])} {num(at[1])}) scale({size:g})",
    )  # fmt: skip


def moon(at: Point, size: float) -> str:
    star = line([polar((12, -12), 5 if k % 2 == 0 else 2, TAU * k / 10 - TAU / 4) for k in range(10)], True)
    return group(
        tag("circle", r=21, fill="#22386b", stroke="#101c3d", stroke_width=1.2),
        tag("path", d="M5 -15A15.5 15.5 0 1 0 13 8A12 12 0 0 1 5 -15Z", fill="#f4ecc8", stroke="#8a7a4a",
            stroke_width=1),
        tag("path", d=star + "M13 2l1 2 2 1 -2 1 -1 2 -1 -2 -2 -1 2 -1z", fill="#ffe9a0"),
        transform=f"translate({num(at[0])} {num(at[1])}) scale({size:g})",
    )  # fmt: skip


def _sabres(at: Point) -> str:
    blade = "M-16 18Q6 6 16 -20Q20 4 -10 22Z"
    hilt = "M-20 16l10 10M-15 21l-7 6"
    one = tag("path", d=blade, fill="#e4e6e2", stroke="#2f3438") + tag("path", d=hilt, stroke="#7a4d0c", stroke_width=4)
    return group(one, group(one, transform="scale(-1 1)"), transform=f"translate({num(at[0])} {num(at[1])})",
                 stroke_linecap="round")  # fmt: skip


def navigation() -> str:
    """Two places for the action dice, under sun and moon, and one for the combat die."""
    x, y = NAVIGATION
    slots = "".join(
        tag("rect", x=num(sx - 31), y=num(sy - 31), width=62, height=62, rx=9, fill="url(#jam-slot)", stroke="#3b2510",
            stroke_width=1.6)
        + tag("rect", x=num(sx - 27), y=num(sy - 27), width=54, height=54, rx=7, fill="none", stroke="#d9b565",
              opacity=0.6)
        for sx, sy in (MORNING_DIE, EVENING_DIE, COMBAT_DIE)
    )  # fmt: skip
    plank = f"M{x - 206} {y - 46}h412q12 46 0 92h-412q-12 -46 0 -92z"
    return (
        tag("path", d=plank, fill="#04202f", opacity=0.5, transform="translate(4 7)")
        + tag("path", d=plank, fill="url(#jam-sheet)", stroke="#4a2f14", stroke_width=2)
        + tag("path", d=f"M{x - 200} {y - 40}h400q9 40 0 80h-400q-9 -40 0 -80z", fill="none", stroke="#b3261e",
              stroke_width=1.3)
        + tag("path", d=f"M{x + 68} {y - 40}v80", stroke="#b3261e", stroke_width=1.3)
        + slots + sun((MORNING_DIE[0] - 63, y), 1.12) + moon((EVENING_DIE[0] - 60, y), 1.12)
        + _sabres((COMBAT_DIE[0] - 56, y))
    )  # fmt: skip


def treasure_place() -> str:
    x, y = TREASURE_PILE
    return group(
        tag("rect", x=x - 30, y=y - 40, width=60, height=80, rx=7, fill="#0b2f45", opacity=0.6),
        tag("rect", x=x - 30, y=y - 40, width=60, height=80, rx=7, fill="none", stroke="#e7c777", stroke_width=2,
            stroke_dasharray="7 5"),
        tag("path", d=f"M{x - 14} {y - 14}l28 28m0 -28l-28 28", stroke="#b3261e", stroke_width=6,
            stroke_linecap="round", opacity=0.85),
    )  # fmt: skip
