"""The pen: points, smooth lines, SVG tags and lines of small signs."""

from roadstead.kernel.pen import Point, gradient, group, num, tag

Symbols = dict[str, tuple[float, float, str]]
INK = "#2f2118"


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
