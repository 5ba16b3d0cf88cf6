"""What can stand on the stack, by number.  Written by roadstead generate from questions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0
SHOW: Final[i64] = 1
BID: Final[i64] = 10
