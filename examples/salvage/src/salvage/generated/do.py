"""The first number of each row of actions.  Written by roadstead generate from actions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

BID: Final[i64] = 0
