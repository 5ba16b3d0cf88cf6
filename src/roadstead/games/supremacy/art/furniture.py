"""What lies around the map: the desk, the brass frame, title, rose, the stages, the markets, the news and the clouds."""

from roadstead.games.supremacy.art import pieces
from roadstead.games.supremacy.art.world import MAP, TABLE
from roadstead.kernel.kit.ornaments import Rays, outlines, planks, rose
from roadstead.kernel.kit.shapes import at, disc, stroke
from roadstead.kernel.pen import TAU, Point, gradient, group, line, num, polar, tag, words

LADDER = (1, 5, 10, 25, 50, 50, 100, 100, 200, 200, 400, 400, 500, 600, 700, 800, 900, 1000)
STAGES = ("Salaries", "Production", "Sell", "Attack", "Move", "Build", "Buy")
MARKET: tuple[float, float, float, float] = (984, 828, 992, 86)
STEP, FIRST_STEP, FIRST_LANE, LANE = 48.5, 1114.0, 858.0, 19.5
STAGE_SIZE: Point = (102, 78)
STAGE_PLACES: tuple[Point, ...] = tuple((78 + 106 * k, 871) for k in range(7))
TURN_PLACE: Point = (828, 878)
PILE_PLACE: Point = (922, 871)
PILE_NUMBER: Point = (920, 888)
NEWS: tuple[float, float, float, float] = (40, 646, 282, 158)
NEWS_LINES: tuple[Point, ...] = ((56, 727), (56, 774))
NEWS_SMALL: tuple[Point, ...] = ((56, 746), (56, 792))
CLOUDS: tuple[float, float, float, float] = (1560, 28, 396, 62)
CLOUD_PLACES: tuple[Point, ...] = tuple((1582 + 32 * k, 66) for k in range(12))
PAPER, INK = "#f6ead0", "#3a2a16"


def market_place(resource: int, step: int) -> Point:
    """Where a market's marker stands: steps count from 0."""
    return FIRST_STEP + STEP * step, FIRST_LANE + LANE * resource


def defs() -> str:
    return (
        gradient("sup-desk", (0, "#3b2618"), (0.5, "#4d3321"), (1, "#2f1d11"), x1=0, y1=0, x2=1, y2=0)
        + gradient("sup-paper", (0, "#fdf6e3"), (0.6, "#f3e5c5"), (1, "#dcc596"), radial=True, cx=0.5, cy=0.35, r=0.85)
        + gradient("sup-panel", (0, "#2d4152"), (1, "#17222d"), x1=0, y1=0, x2=0, y2=1)
        + gradient("sup-slot", (0, "#0d151c"), (1, "#26333f"), x1=0, y1=0, x2=0, y2=1)
    )


def table() -> str:
    """Dark boards under everything; the grain shows below the map."""
    width, height = TABLE
    below = (0.0, 816.0, width, height - 816)
    return planks(width, height, 7, "url(#sup-desk)", "#23150c", "#150b05", lines=80, within=(below,))


def frame() -> str:
    """A brass frame with screws round the map."""
    x, y, width, height = MAP
    screw = disc(0, 0, 5, "url(#sup-brass)", "#3b270c", 0.8) + stroke("M-3 -2L3 2", "#3b270c", 1.2)
    screws = "".join(
        at((cx, cy), screw) for cx in (x - 3, x + width / 2, x + width + 3) for cy in (y - 3, y + height + 3)
    )
    brass = ((-7, "#000", 3), (-3, "url(#sup-brass)", 9), (2, "#4a3411", 1.4), (-8, "#f6dfa0", 0.8))
    return outlines(MAP, *brass, corner=10) + screws


ROSE = (
    Rays(8, 34, 8, TAU / 16, "#2b6f88", "#a6d9dc"),
    Rays(4, 40, 9, TAU / 8, "#86611c", "#e9cd86"),
    Rays(4, 54, 11, 0, "#8f2218", "#fff1cc"),
)


def compass(place: Point, size: float) -> str:
    return rose(place, size, ROSE, rings=(47, 42), letters="NESW", sea="#06304c")


def cartouche() -> str:
    """The title on a brass plate over the polar ice."""
    x, y = 42, 28
    plate = f"M{x + 16} {y}H{x + 330}Q{x + 334} {y + 16} {x + 346} {y + 18}V{y + 48}Q{x + 334} {y + 50} {x + 330} {y + 66}H{x + 16}Q{x + 12} {y + 50} {x} {y + 48}V{y + 18}Q{x + 12} {y + 16} {x + 16} {y}Z"
    return (
        tag("path", d=plate, fill="#000", opacity=0.35, transform="translate(3 5)")
        + tag("path", d=plate, fill="url(#sup-panel)", stroke="url(#sup-brass)", stroke_width=3.4)
        + tag("path", d=plate, fill="none", stroke="#f6dfa0", stroke_width=0.8, transform=f"translate({x + 173} {y + 33}) scale(.965 .86) translate({-x - 173} {-y - 33})")
        + words("SUPREMACY", (x + 173, y + 28), 33, "#f9e7b4", font_weight="bold", letter_spacing=5, stroke="#3b270c",
                stroke_width=3, paint_order="stroke")
        + words("with FORTUNA", (x + 173, y + 53), 12.5, "#bfe0e4", letter_spacing=6)
    )  # fmt: skip


def _panel(x: float, y: float, width: float, height: float) -> str:
    return (
        tag("rect", x=x + 2, y=y + 4, width=width, height=height, rx=8, fill="#000", opacity=0.5)
        + tag("rect", x=x, y=y, width=width, height=height, rx=8, fill="url(#sup-panel)", stroke="url(#sup-brass)", stroke_width=2.6)
    )  # fmt: skip


ICONS = (
    '<circle r="11" fill="url(#sup-brass)" stroke="#3b270c"/><path d="M3.6 -4.4Q-4.4 -7 -3.8 -2Q-3 0 0 .2Q4.6 1 3.6 4.2Q1.6 7 -4 4.6M0 -8V8" fill="none" stroke="#3b270c" stroke-width="1.6"/>',
    '<path d="M-13 10V-2L-5 3V-2L3 3V-10H8V10Z" fill="#b9573a" stroke="#20150a"/><path d="M5 -11Q8 -16 12 -13" stroke="#ddd" stroke-width="2.4" fill="none"/><path d="M-10 6h3M-4 6h3M2 6h3" stroke="#ffe08a" stroke-width="2.4"/>',
    '<path d="M0 -12V9M-7 10H7M-11 -8H11" stroke="#f6dfa0" stroke-width="2"/><path d="M-16 1Q-11 7 -6 1L-11 -8ZM6 1Q11 7 16 1L11 -8Z" fill="url(#sup-brass)" stroke="#20150a"/>',
    '<path d="M-11 -11L9 9M11 -11L-9 9" stroke="#e9eef1" stroke-width="3.2"/><path d="M-11 3L-3 11M11 3L3 11" stroke="url(#sup-brass)" stroke-width="3"/>',
    '<path d="M-14 -4H2V-11L15 0L2 11V4H-14Q-10 0 -14 -4Z" fill="#7cc46b" stroke="#173d18"/>',
    '<path d="M-10 11L4 -3" stroke="#a9743c" stroke-width="4"/><path d="M-3 -9L5 -14L14 -4L9 2L5 -2Z" fill="url(#sup-steel)" stroke="#20150a"/>',
    '<circle cx="-3" cy="-3" r="8" fill="#bfe6ee" fill-opacity=".5" stroke="url(#sup-brass)" stroke-width="3"/><path d="M4 4L12 12" stroke="#a9743c" stroke-width="4.4"/>',
)


def stages() -> str:
    """The seven stages of a turn, the turn counter and the pile of Fortuna."""
    drawn = _panel(20, 828, 954, 86)
    for stage, (x, y) in enumerate(STAGE_PLACES):
        drawn += tag("rect", x=x - 50, y=y - 37, width=100, height=74, rx=6, fill="url(#sup-slot)", stroke="#8a6b2f")
        drawn += group(ICONS[stage], transform=f"translate({num(x)} {num(y - 12)})", stroke_linecap="round")
        drawn += words(STAGES[stage], (x, y + 22), 13.5, "#f3e3bb")
        drawn += words(str(stage + 1), (x - 41, y - 27), 11, "#c9a65a", font_weight="bold")
    drawn += words("TURN", (TURN_PLACE[0], 846), 11, "#c9a65a", letter_spacing=3)
    x, y = PILE_PLACE
    for k in range(3):
        drawn += tag("rect", x=x - 26 - k * 2, y=y - 35 - k * 2, width=56, height=72, rx=5, fill="#5b1f4a" if k == 2 else "#f6ead0",
                     stroke="#20150a")  # fmt: skip
    wheel = "".join(line([(x, y - 12), polar((x, y - 12), 15, TAU * k / 8)]) for k in range(8))
    return (
        drawn
        + tag("rect", x=x - 26, y=y - 35, width=48, height=64, rx=3, fill="none", stroke="#e7c777", stroke_width=1.2)
        + group(tag("circle", cx=x - 2, cy=y - 12, r=15, fill="none"), tag("path", d=wheel, transform="translate(-2 0)"),
                tag("circle", cx=x - 2, cy=y - 12, r=5, fill="#5b1f4a"), stroke="#e7c777", stroke_width=2)
    )  # fmt: skip


def _heat(step: int) -> str:
    """From green, cheap, to red, dear."""
    t = step / 17
    low, mid, high = (88, 160, 108), (214, 178, 84), (196, 74, 56)
    a, b, u = (low, mid, t * 2) if t < 0.5 else (mid, high, t * 2 - 1)
    return "#" + "".join(f"{round(p + (q - p) * u):02x}" for p, q in zip(a, b, strict=True))


def market() -> str:
    """Three lanes over one ladder of eighteen prices."""
    x, y, width, height = MARKET
    drawn = _panel(x, y, width, height)
    for step, price in enumerate(LADDER):
        cx, _ = market_place(0, step)
        drawn += words(f"{price}", (cx, y + 13), 12.5, "#f9e7b4", font_weight="bold")
        drawn += tag("rect", x=num(cx - 22.5), y=num(y + 21), width=45, height=60, rx=4, fill=_heat(step), opacity=0.62)
    for lane, name in enumerate(("Grain", "Oil", "Minerals")):
        at = market_place(lane, 0)[1]
        drawn += group(
            pieces.GOODS[pieces.RESOURCES[lane]](), transform=f"translate({num(x + 8)} {num(at - 8)}) scale(.56)"
        )
        drawn += words(name, (x + 58, at + 0.5), 13, "#f3e3bb")
        drawn += tag(
            "path",
            d=f"M{num(FIRST_STEP - 20)} {num(at)}H{num(FIRST_STEP + STEP * 17 + 20)}",
            stroke="#0d151c",
            stroke_width=2,
            opacity=0.35,
        )
    return drawn + words("$M", (x + 80, y + 13), 11, "#c9a65a")


def news() -> str:
    """The paper that brings Fortuna's headlines."""
    x, y, width, height = NEWS
    return group(
        tag("path", d=f"M{x + 6} {y + 10}h{width}v{height}h-{width}z", fill="#000", opacity=0.4),
        tag("path", d=f"M{x} {y}h{width}v{height}q-70 -4 -{width / 2:g} 0t-{width / 2:g} 0z", fill="url(#sup-paper)", stroke="#8d7a55"),
        words("THE FORTUNA HERALD", (x + width / 2, y + 22), 20, "#241a10", font_weight="bold", letter_spacing=1),
        tag("path", d=f"M{x + 12} {y + 38}h{width - 24}M{x + 12} {y + 53}h{width - 24}M{x + 12} {y + 56}h{width - 24}M{x + 12} {y + 113}h{width - 24}",
            stroke="#5b4a30", stroke_width=1),
        words("Late Edition", (x + 44, y + 46), 9.5, "#5b4a30", font_style="italic"),
        words("All the world's fortunes", (x + width - 68, y + 46), 9.5, "#5b4a30", font_style="italic"),
        transform=f"rotate(-1.6 {x + width / 2:g} {y + height / 2:g})",
    )  # fmt: skip


def clouds() -> str:
    """Twelve places for mushroom clouds: when they are full the world ends."""
    x, y, width, height = CLOUDS
    slots = "".join(
        tag("circle", cx=num(cx), cy=num(cy), r=12.5, fill="url(#sup-slot)", stroke="#c8322b" if at == 11 else "#8a6b2f", stroke_width=1.4)
        for at, (cx, cy) in enumerate(CLOUD_PLACES)
    )  # fmt: skip
    ghosts = "".join(words(str(at + 1), place, 11, "#6f8494") for at, place in enumerate(CLOUD_PLACES))
    return (
        _panel(x, y, width, height)
        + words("MUSHROOM CLOUDS", (x + width / 2, y + 15), 11.5, "#e9a08c", letter_spacing=4)
        + slots
        + ghosts
    )
