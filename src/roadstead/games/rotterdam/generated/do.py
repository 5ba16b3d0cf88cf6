"""The first number of each row of actions.  Written by tools/generate.py from actions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

WORKER: Final[i64] = 0
AGENT: Final[i64] = 5
CASH: Final[i64] = 8
MANUFACTURE: Final[i64] = 11
PLAY: Final[i64] = 15
NAME: Final[i64] = 25
PLACE: Final[i64] = 30
LOAD: Final[i64] = 34
FREE: Final[i64] = 38
BUY_RAW: Final[i64] = 42
SELL_RAW: Final[i64] = 46
STOCK: Final[i64] = 50
BUY: Final[i64] = 51
SELL: Final[i64] = 59
DEMAND: Final[i64] = 67
GIVE: Final[i64] = 75
FROM: Final[i64] = 83
FACTORY: Final[i64] = 87
TAKE: Final[i64] = 91
DRAW: Final[i64] = 101
NO_CARD: Final[i64] = 102
NO_SHIP: Final[i64] = 103
EMPTY: Final[i64] = 104
BID: Final[i64] = 105
PASS: Final[i64] = 204
DONE: Final[i64] = 205
SHIP: Final[i64] = 206
