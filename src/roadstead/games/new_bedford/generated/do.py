"""The first number of each row of actions.  Written by tools/generate.py from actions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

START_BRICK: Final[i64] = 0
START_FOOD: Final[i64] = 3
START_WOOD: Final[i64] = 9
PLACE: Final[i64] = 15
BUY_FOOD: Final[i64] = 42
BUY_WOOD: Final[i64] = 43
EXTRA: Final[i64] = 44
SELL: Final[i64] = 47
DONE: Final[i64] = 65
BUILD: Final[i64] = 66
LESS: Final[i64] = 86
LESS_NOTHING: Final[i64] = 89
PREPARE: Final[i64] = 90
LAUNCH: Final[i64] = 92
OUTWARD: Final[i64] = 104
COUNT: Final[i64] = 106
CLEAR: Final[i64] = 108
TRY_OUT: Final[i64] = 110
SELL_WHALE: Final[i64] = 116
KEEP: Final[i64] = 119
BUY_WHALE: Final[i64] = 120
PASS: Final[i64] = 123
CATCH: Final[i64] = 124
LET_GO: Final[i64] = 127
