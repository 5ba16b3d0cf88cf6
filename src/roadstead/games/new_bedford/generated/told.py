"""The number of each event.  Written by tools/generate.py from events.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0
STARTED: Final[i64] = 1
PLACED: Final[i64] = 2
FEE: Final[i64] = 3
PURCHASED: Final[i64] = 4
TOOK: Final[i64] = 5
SOLD: Final[i64] = 6
STORE_BONUS: Final[i64] = 7
BUILT: Final[i64] = 8
PREPARED: Final[i64] = 9
LAUNCHED: Final[i64] = 10
MOVED_OUT: Final[i64] = 11
COUNTED: Final[i64] = 12
CLEARED: Final[i64] = 13
TRIED_OUT: Final[i64] = 14
TOOK_OVER: Final[i64] = 15
LIFTED: Final[i64] = 16
CAME_HOME: Final[i64] = 17
SOLD_WHALE: Final[i64] = 18
KEPT: Final[i64] = 19
BOUGHT_WHALE: Final[i64] = 20
PASSED: Final[i64] = 21
UNBOUGHT: Final[i64] = 22
DREW: Final[i64] = 23
CAUGHT: Final[i64] = 24
LET_GO: Final[i64] = 25
POSTAGE: Final[i64] = 26
HOMEWARD: Final[i64] = 27
ENDED: Final[i64] = 28
