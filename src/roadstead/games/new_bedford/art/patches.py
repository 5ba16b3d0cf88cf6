"""Light and shade on the land and on the sea."""

import random

from roadstead.games.new_bedford.art.places import PICTURE
from roadstead.kernel.kit.shapes import oval
from roadstead.kernel.pen import num

LEFT, _, WIDE, _ = PICTURE
MANY = 70

Span = tuple[float, float]  # at the least, and how much more at the most


def patches(rng: random.Random, down: Span, wide: Span, high: Span, fills: tuple[str, str], faint: float) -> str:
    """Ovals all over the breadth of the picture, so far down, so wide and so high."""
    return "".join(
        oval(
            float(num(LEFT + rng.random() * WIDE)),
            float(num(down[0] + rng.random() * down[1])),
            float(num(wide[0] + rng.random() * wide[1])),
            float(num(high[0] + rng.random() * high[1])),
            fills[0] if rng.random() < 0.5 else fills[1],
            opacity=num(faint + rng.random() * 0.14),
        )
        for _ in range(MANY)
    )
