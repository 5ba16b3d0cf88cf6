"""The pen: points, smooth lines, SVG tags and lines of small signs."""

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]
Symbols = dict[str, tuple[float, float, str]]
TAU = math.tau
INK = "#2f2118"


def num(value: float) -> str:
    """A coordinate to a tenth: finer is invisible and only makes the board heavier."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
    return "0" if text == "-0" else text


def tag(name: str, body: str = "", /, **attributes: str | float) -> str:
    """One element; ``stroke_width=2`` is written ``stroke-width="2"``."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else f"{value:g}"}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def group(*parts: str, **attributes: str | float) -> str:
    return tag("g", "".join(parts), **attributes)


def moved(art: str, x: float, y: float, size: float = 1.0, **attributes: str | float) -> str:
    """The same drawing elsewhere, larger or smaller."""
    scaled = f" scale({size:g})" if size != 1.0 else ""
    return group(art, transform=f"translate({num(x)} {num(y)}){scaled}", **attributes)


def path(d: str, fill: str = "none", **attributes: str | float) -> str:
    """A stroke or a shape; with an empty ``fill`` that of the group round it."""
    return tag("path", d=d, fill=fill, **attributes) if fill else tag("path", d=d, **attributes)


def box(x: float, y: float, width: float, height: float, fill: str, **attributes: str | float) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, fill=fill, **attributes)


def disc(x: float, y: float, r: float, fill: str, **attributes: str | float) -> str:
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **attributes: str | float) -> str:
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **attributes)


def line(points: Iterable[Point], closed: bool = False) -> str:
    """Path data of straight strokes."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """Path data of a Catmull-Rom curve through the points."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    parts = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        curve = (bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
        parts.append("C" + " ".join(num(v) for v in curve))
    return "".join(parts) + ("Z" if closed else "")


def polar(centre: Point, radius: float, angle: float) -> Point:
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def ragged(angle: float, seed: float, waves: int = 5, roughness: float = 0.6) -> float:
    """Smooth noise, between about -1 and 1."""
    total, weight = 0.0, 1.0
    for k in range(1, waves + 1):
        total += weight * math.sin(angle * (2 * k - 1) + seed * (1.7 * k + 0.9))
        weight *= roughness
    return total * (1 - roughness)


def gradient(name: str, *stops: tuple[float, str] | tuple[float, str, float], radial: bool = False,
             **attributes: str | float) -> str:  # fmt: skip
    body = ""
    for stop in stops:
        opacity = {"stop_opacity": stop[2]} if len(stop) == 3 else {}
        body += tag("stop", offset=stop[0], stop_color=stop[1], **opacity)
    return tag("radialGradient" if radial else "linearGradient", body, id=name, **attributes)


def downward(name: str, *stops: tuple[float, str] | tuple[float, str, float]) -> str:
    return gradient(name, *stops, x1=0, y1=0, x2=0, y2=1)


def words(text: str, at: Point, size: float, fill: str, **attributes: str | float) -> str:
    shown: dict[str, str | float] = {"text_anchor": "middle", **attributes}
    return tag("text", text, x=num(at[0]), y=num(at[1]), font_size=size, fill=fill, dominant_baseline="central",
               font_family="Georgia,'Times New Roman',serif", **shown)  # fmt: skip


ICONS = {"food": 17, "wood": 18, "brick": 19, "coin": 16, "barrel": 17, "worker": 13, "first": 19, "right": 20,
         "sea": 20, "sail": 18, "house": 18, "hammer": 17}  # fmt: skip


def legend(what: str, at: Point, size: float, fill: str) -> str:
    """A line of words and small signs, ``"2 :wood + 1 :food"``, centred."""
    parts: list[tuple[str, float]] = []
    for word in what.split():
        if word.startswith(":"):
            parts.append((word, ICONS[word[1:]] * size / 14))
        else:
            parts.append((word, sum(0.36 if c in "1,.'/ilt+" else 0.56 for c in word) * size))
    gap = 0.24 * size
    x = at[0] - (sum(width for _, width in parts) + gap * (len(parts) - 1)) / 2
    drawn = ""
    for word, width in parts:
        if word.startswith(":"):
            high = 19 * size / 14
            drawn += tag("use", href=f"#nb-mini-{word[1:]}", x=num(x), y=num(at[1] - high / 2), width=num(width),
                         height=num(high))  # fmt: skip
        else:
            drawn += words(word, (x + width / 2, at[1]), size, fill, font_weight="bold")
        x += width + gap
    return drawn
