"""Everything far away: sky, clouds, the hills beyond both rivers, and the woods north of the town."""

import math
import random

from roadstead.games.harbour_of_fortune.art.plan import HORIZON, PICTURE, round_place
from roadstead.kernel.kit.shapes import at, use
from roadstead.kernel.pen import Point, gradient, group, line, num, ragged, smooth, tag

LEFT, TOP, BROAD, TALL = PICTURE
RIGHT = LEFT + BROAD


def defs() -> str:
    tree = (
        tag("ellipse", cx=5, cy=3, rx=14, ry=4, fill="#1d2b10", opacity=0.35)
        + tag("path", d="M-1.5 3h3V-6h-3z", fill="#4f3418")
        + tag("path", d="M-12 -8C-15 -16 -8 -20 -6 -22C-4 -30 6 -30 8 -22C14 -20 15 -11 11 -7C8 -2 -8 -1 -12 -8Z",
              fill="#4c6b2b", stroke="#22370f", stroke_width=0.9)
        + tag("path", d="M-9 -11C-11 -17 -5 -19 -4 -22C-2 -26 3 -26 4 -22C0 -22 -1 -18 -3 -17C-6 -16 -6 -12 -9 -11Z",
              fill="#8aa84a", opacity=0.9)
    )  # fmt: skip
    poplar = (
        tag("ellipse", cx=4, cy=3, rx=9, ry=3, fill="#1d2b10", opacity=0.35)
        + tag("path", d="M-1 3h2V-4h-2z", fill="#4f3418")
        + tag("path", d="M0 -36C7 -26 8 -12 5 -4C2 0 -2 0 -5 -4C-8 -12 -7 -26 0 -36Z", fill="#3f5f2c",
              stroke="#1c300f", stroke_width=0.9)
        + tag("path", d="M-1 -32C-5 -22 -5 -12 -4 -6C-1 -10 0 -22 -1 -32Z", fill="#7d9c48", opacity=0.85)
    )  # fmt: skip
    autumn = tree.replace("#4c6b2b", "#a2702a").replace("#8aa84a", "#dca64c").replace("#22370f", "#4d2c0c")
    return (
        gradient("hof-sky", (0, "#5b94bd"), (0.35, "#93bdcc"), (0.7, "#d9dcc0"), (1, "#f7dca4"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-cloud", (0, "#fffdf4"), (0.6, "#f7e6c9"), (1, "#d9b994"), x1=0, y1=0, x2=0, y2=1)
        + gradient("hof-haze", (0, "#f7e3b6", 0), (0.5, "#f7e3b6", 0.55), (1, "#f7e3b6", 0), x1=0, y1=0, x2=0, y2=1)
        + group(tree, id="hof-tree") + group(poplar, id="hof-poplar") + group(autumn, id="hof-autumn")
    )  # fmt: skip


def heaven() -> str:
    """A morning sky; the arc that the sun follows through the rounds is drawn faintly."""
    sky = tag("rect", x=LEFT, y=TOP, width=BROAD, height=HORIZON - TOP + 20, fill="url(#hof-sky)")
    arc = smooth([round_place(k, 12) for k in range(13)] + [round_place(13, 12)])
    path = tag("path", d=arc, fill="none", stroke="#fff6d8", stroke_width=1.6, stroke_dasharray="2 7", opacity=0.75,
               stroke_linecap="round")  # fmt: skip
    return sky + _clouds() + path


def _cloud(middle: Point, size: float, seed: int) -> str:
    rng = random.Random(seed)
    puffs = [(-78 + 26 * k + rng.uniform(-6, 6), -14 * math.sin(math.pi * (k + 0.5) / 7) - rng.uniform(0, 10),
              14 + 15 * math.sin(math.pi * (k + 0.5) / 7) * rng.uniform(0.8, 1.2)) for k in range(7)]  # fmt: skip
    outline = ""
    for x, y, r in puffs:
        outline += f"M{num(x - r)} {num(y)}a{num(r)} {num(r * 0.8)} 0 1 1 {num(2 * r)} 0"
        outline += f"a{num(r)} {num(r * 0.55)} 0 1 1 {num(-2 * r)} 0z"
    return at(
        middle,
        tag("path", d=outline, fill="url(#hof-cloud)", opacity=0.9),
        tag("path", d="M-84 6Q-40 -2 0 5T84 4Q50 13 0 12T-84 6Z", fill="#c9a988", opacity=0.4),
        scale=size,
    )


def _clouds() -> str:
    places = (((560, 104), 0.8, 3), ((760, 170), 0.6, 5), ((1250, 176), 0.66, 8), ((1450, 100), 0.9, 11),
              ((470, 196), 0.5, 4), ((1000, 198), 0.42, 13), ((1545, 196), 0.5, 17))  # fmt: skip
    gulls = "".join(
        f"M{x} {y}q{s} {-s} {2 * s} 0q{s} {-s} {2 * s} 0"
        for x, y, s in ((640, 214, 4), (672, 204, 3), (1330, 130, 5), (1362, 142, 3.5), (1388, 126, 3), (890, 214, 3))
    )
    drawn = "".join(_cloud(middle, size, seed) for middle, size, seed in places)
    return drawn + tag("path", d=gulls, fill="none", stroke="#4a5560", stroke_width=1.4, stroke_linecap="round")


def _ridge(base: float, height: float, seed: float, start: float, end: float) -> str:
    count = 36
    points = []
    for k in range(count + 1):
        rise = 0.6 + 0.5 * ragged(k * 0.37 + seed, seed)
        taper = max(math.sin(math.pi * k / count), 0.0) ** 0.5
        points.append((start + (end - start) * k / count, base - height * rise * taper))
    return smooth(points) + f"L{num(end - 60)} {num(base + 9)}L{num(start + 60)} {num(base + 9)}Z"


def hills() -> str:
    """New Jersey on the left, Long Island on the right, the blue heights behind them."""
    far = tag("path", d=_ridge(HORIZON, 30, 2.2, LEFT - 10, RIGHT + 10), fill="#8fa9b4", opacity=0.8)
    left = tag("path", d=_ridge(HORIZON + 12, 26, 4.1, LEFT - 60, 640), fill="#7d9588")
    right = tag("path", d=_ridge(HORIZON + 14, 24, 1.3, 1370, RIGHT + 60), fill="#7f9a80")
    nearer = tag("path", d=_ridge(HORIZON + 26, 18, 5.2, LEFT - 90, 560), fill="#6d8a5c")
    nearest = tag("path", d=_ridge(HORIZON + 30, 20, 3.7, 1450, RIGHT + 90), fill="#71905c")
    return far + left + right + nearer + nearest


def woods() -> str:
    """The forest that ends where the farms begin, thinner and lighter with distance."""
    rng = random.Random(21)
    drawn = ""
    for row, (y, size, step) in enumerate(((250, 0.34, 8.5), (258, 0.44, 10.5), (269, 0.55, 14))):
        start, end = 606 - row * 14, 1424 + row * 12
        x = float(start)
        while x < end:
            gap = 0.0 if row < 2 else 0.42
            if rng.random() >= gap:
                kind = "hof-autumn" if rng.random() < 0.18 else "hof-poplar" if rng.random() < 0.14 else "hof-tree"
                drawn += use(kind, (x, y + rng.uniform(-2, 2)), round(size * rng.uniform(0.85, 1.2), 2))
            x += step * rng.uniform(0.8, 1.3)
    return drawn


def haze() -> str:
    """Air between the viewer and the horizon."""
    return tag("rect", x=LEFT, y=HORIZON - 46, width=BROAD, height=92, fill="url(#hof-haze)")


def wall() -> str:
    """De Wal: the palisade that closes the town to the north, with its two gates."""
    (x0, y0), (x1, y1) = (548.0, 306.0), (1480.0, 300.0)
    stakes, count = "", 116
    for k in range(count + 1):
        x = x0 + (x1 - x0) * k / count
        y = y0 + (y1 - y0) * k / count + 4 * math.sin(k * 0.11)
        if abs(x - 700) > 14 and abs(x - 1340) > 14:
            stakes += line([(x, y), (x, y - 15), (x + 3.3, y - 19), (x + 6.6, y - 15), (x + 6.6, y)], True)
    gates = "".join(
        at((x, y), tag("path", d="M-15 3V-22L0 -33L15 -22V3Z", fill="#a5825a", stroke="#39250f"),
           tag("path", d="M-17 -21L0 -35L17 -21L0 -28Z", fill="#8c3f2a", stroke="#39250f"),
           tag("path", d="M-8 3V-10A8 8 0 0 1 8 -10V3Z", fill="#33210f"))
        for x, y in ((703, 306), (1343, 302))
    )  # fmt: skip
    shade = tag(
        "path", d=f"M{x0} {y0 + 1}L{x1} {y1 + 1}L{x1 + 8} {y1 + 7}L{x0 + 8} {y0 + 8}Z", fill="#2c3a14", opacity=0.4
    )
    return shade + tag("path", d=stakes, fill="#8a6539", stroke="#3b260f", stroke_width=0.8) + gates
