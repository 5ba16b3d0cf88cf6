"""Lines of words and small signs, in the ink of this game."""

from roadstead.kernel.pen import Point, num, tag, words

INK = "#2f2118"

ICONS = {"food": 17, "wood": 18, "brick": 19, "coin": 16, "barrel": 17, "worker": 13, "first": 19, "right": 20,
         "sea": 20, "sail": 18, "house": 18, "hammer": 17}  # fmt: skip


def legend(what: str, at: Point, size: float, fill: str) -> str:
    """A line of numbers and small signs, ``"2 :wood + 1 :food"``, centred; laid out for texts of ``size``."""
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
            drawn += words(word, (x + width / 2, at[1]), size, fill, class_="number size-m")
        x += width + gap
    return drawn
