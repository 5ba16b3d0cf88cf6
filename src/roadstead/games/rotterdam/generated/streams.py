"""The streams of the dice.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

STREAMS: Final[tuple[str, ...]] = ('lot', 'assignments', 'shipping cards', 'equal cards', 'Botlek products', 'Vulcaan products', 'Eem products', 'Merwe products')  # fmt: skip
THROWN: Final[tuple[str, ...]] = ()  # fmt: skip
LOT: Final[i64] = 0
ASSIGNMENTS: Final[i64] = 1
SHIPPING: Final[i64] = 2
EQUAL_CARDS: Final[i64] = 3
PRODUCTS: Final[i64] = 4
