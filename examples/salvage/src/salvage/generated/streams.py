"""The streams of the dice.  Written by roadstead generate from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

STREAMS: Final[tuple[str, ...]] = ('wreck', 'chart')  # fmt: skip
THROWN: Final[tuple[str, ...]] = ('wreck',)  # fmt: skip
WRECK: Final[i64] = 0
CHART: Final[i64] = 1
