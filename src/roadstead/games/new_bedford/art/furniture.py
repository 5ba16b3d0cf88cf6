"""What lies round the picture: the deck it is spread on, its rope frame, the title, idle tools of the trade."""

from roadstead.games.new_bedford.art.places import HEIGHT, MATS, PICTURE, WIDTH
from roadstead.kernel.kit.ornaments import outlines, planks
from roadstead.kernel.kit.shapes import box, disc, downward, oval, path, stroke
from roadstead.kernel.pen import gradient, group, num, words


def defs() -> str:
    return (
        gradient("nb-deck", (0, "#4f5a5c"), (0.5, "#667173"), (1, "#4a5456"), x1=0, y1=0, x2=1, y2=0)
        + gradient("nb-vignette", (0.6, "#07202c", 0), (1, "#07202c", 0.5), radial=True, cx=0.5, cy=0.5, r=0.76)
        + downward("nb-scroll", (0, "#fff6de"), (0.6, "#f0deb0"), (1, "#cfb278"))
    )


def deck() -> str:
    """Scrubbed planks with caulked seams."""
    nails = "".join(
        f"M{k * 80 + dx} {y}h.1"
        for k in range(25)
        for y in (90 + 40 * (k % 3), 470 + 40 * (k % 3), 850 + 40 * (k % 3))
        for dx in (12, 66)
    )
    sides = ((0.0, 0.0, 330.0, HEIGHT), (WIDTH - 330.0, 0.0, 330.0, HEIGHT))
    wood = planks(WIDTH, HEIGHT, 25, "url(#nb-deck)", "#2b3335", "#232b2d", upright=True, lines=110, within=sides)
    return wood + stroke(nails, "#1c2224", 5, opacity=0.7)


def idle() -> str:
    """Under the mats, seen where fewer people play: a coil of rope with harpoons, and a lantern with a log book."""
    coil = "".join(
        disc(0, 0, r, "none", stroke="#3a2a14", stroke_width=9)
        + disc(0, 0, r, "none", stroke=f"{tone}", stroke_width=7)
        + disc(0, 0, r, "none", stroke="#6b5230", stroke_width=7, stroke_dasharray="1.5 6", opacity=0.7)
        for r, tone in ((70, "#b39461"), (61, "#c0a26d"), (52, "#b39461"), (43, "#c7ab78"), (34, "#b39461"))
    )
    harpoon = (
        path("M0 -190V170", stroke="#2a1a0c", stroke_width=10)
        + path("M0 -120V170", stroke="#8a5a30", stroke_width=7)
        + path("M0 -190V-110", stroke="#9aa2a8", stroke_width=5)
        + path("M0 -222L14 -186L4 -192V-180H-4V-192L-14 -186z", "#aab1b6", stroke="#23282c", stroke_width=1.5)
    )
    book = (
        path("M-100 -64L0 -76L100 -64V80L0 68L-100 80z", "#4a2f22", stroke="#1d120a", stroke_width=2)
        + path(
            "M-92 -60Q-46 -74 0 -62Q46 -74 92 -60V72Q46 58 0 68Q-46 58 -92 72z",
            "url(#nb-scroll)",
            stroke="#6b5230",
            stroke_width=1.2,
        )
        + path("M0 -62V68", stroke="#8a744a", stroke_width=1.4)
        + path(
            "".join(f"M-82 {y}q36 -10 72 -2M12 {y - 2}q36 -8 70 2" for y in range(-40, 56, 14)),
            stroke="#8a744a",
            stroke_width=1.3,
            opacity=0.7,
        )
        + path("M20 60L118 -58L124 -54L30 64L16 68z", "#f4efe2", stroke="#6b5230", stroke_width=1.2)
    )
    right, left = MATS[2], MATS[3]
    return group(
        group(harpoon, transform="rotate(24)"),
        group(harpoon, transform="rotate(-18)"),
        coil,
        transform=f"translate({left[0]:g} {left[1]:g})",
    ) + group(
        oval(4, 8, 118, 86, "#000", opacity=0.3), book, transform=f"translate({right[0]:g} {right[1]:g}) rotate(-7)"
    )


def frame() -> str:
    """A picture frame of dark wood with a rope laid in it."""
    x, y, width, height = PICTURE
    corners = "".join(
        group(
            disc(0, 0, 19, "#2a1a0e", stroke="#120a04", stroke_width=1.5),
            disc(0, 0, 15, "url(#nb-gilt)", stroke="#5e3a06"),
            path("M0 -9V9M-5 -4H5M-8 3Q-6 9 0 9Q6 9 8 3", stroke="#5e3a06", stroke_width=2.2, stroke_linecap="round"),
            transform=f"translate({num(cx)} {num(cy)})",
        )
        for cx in (x + 13, x + width - 13)
        for cy in (y + 13, y + height - 13)
    )
    wood = ((9, "#2a1a0e", 20), (1, "#6b4a2c", 2.5), (19, "#120a04", 2.5))
    rope = (
        outlines(PICTURE, (13, "#5a3f1e", 10), (13, "#d6b57c", 7.5))
        + outlines(PICTURE, (13, "#8a683a", 7.5), stroke_dasharray="1.6 6.4")
        + outlines(PICTURE, (13, "#fff0cc", 1.4), stroke_dasharray="4 4", opacity=0.6)
    )
    return outlines(PICTURE, *wood) + rope + corners


def vignette() -> str:
    x, y, width, height = PICTURE
    return box(x, y, width, height, "url(#nb-vignette)")


def shadow() -> str:
    x, y, width, height = PICTURE
    return box(x + 6, y + 9, width, height, "#0a0f10", rx=10, opacity=0.55)


def title() -> str:
    """The name on a pennant in the sky."""
    ribbon = "M-214 -26Q-110 -38 0 -34Q110 -30 214 -38Q220 -6 214 24Q110 32 0 28Q-110 24 -214 34Q-220 4 -214 -26z"
    tails = "M-206 -18l-46 8l16 18l-14 22l50 -6zM206 -26l46 12l-16 16l14 22l-50 -2z"
    return group(
        path(tails, "#9fb3b0", stroke="#2f2118", stroke_width=1.4),
        path(ribbon, "#1d2c33", opacity=0.35, transform="translate(3 6)"),
        path(ribbon, "url(#nb-scroll)", stroke="#3a2a1a", stroke_width=1.8),
        path(
            "M-204 -19Q-100 -30 0 -26Q100 -22 204 -30M-204 26Q-100 16 0 20Q100 24 204 16",
            stroke="#2f6f8c",
            stroke_width=1.6,
        ),
        words("NEW BEDFORD", (1.500, -1.500), 42, "#b08a4c", font_weight="bold", letter_spacing=6),
        words("NEW BEDFORD", (0, -3), 42, "#1f3f55", font_weight="bold", letter_spacing=6),
        transform="translate(1000 78)",
    )
