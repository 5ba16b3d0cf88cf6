"""The streams of Rotterdam's dice: draws of one kind do not disturb those of another."""

from typing import Final

from mypy_extensions import i64

LOT: Final[i64] = 0
ASSIGNMENTS: Final[i64] = 1
SHIPPING: Final[i64] = 2
EQUAL_CARDS: Final[i64] = 3
PRODUCTS: Final[i64] = 4  # + harbour

STREAMS: Final = (
    "lot",
    "assignments",
    "shipping cards",
    "equal cards",
    "Botlek products",
    "Vulcaan products",
    "Eem products",
    "Merwe products",
)
