"""The streams of the dice.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

STREAMS: Final[tuple[str, ...]] = ('first player', 'bag')  # fmt: skip
THROWN: Final[tuple[str, ...]] = ()  # fmt: skip
FIRST_PLAYER: Final[i64] = 0
BAG: Final[i64] = 1
