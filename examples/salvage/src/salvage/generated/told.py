"""The number of each event.  Written by roadstead generate from events.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

WRECK: Final[i64] = 0
BID: Final[i64] = 1
TAKEN: Final[i64] = 2
SUNK: Final[i64] = 3
DREW: Final[i64] = 4
SAW: Final[i64] = 5
CHARTS: Final[i64] = 6
