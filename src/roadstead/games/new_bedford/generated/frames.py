"""What can stand on the stack, by number.  Written by tools/generate.py from questions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0
WORKER: Final[i64] = 1
LODGER: Final[i64] = 2
MOVE: Final[i64] = 3
ARRIVE: Final[i64] = 4
CLOSE: Final[i64] = 5
WHALING: Final[i64] = 6
ROUND_END: Final[i64] = 7
RETURNS: Final[i64] = 8
START: Final[i64] = 20
PLACE: Final[i64] = 21
NEED: Final[i64] = 22
EXTRA: Final[i64] = 23
SELL: Final[i64] = 24
BUILD: Final[i64] = 25
LESS: Final[i64] = 26
PREPARE: Final[i64] = 27
LAUNCH: Final[i64] = 28
OUTWARD: Final[i64] = 29
COUNT: Final[i64] = 30
CLEAR: Final[i64] = 31
TRY_OUT: Final[i64] = 32
COME_HOME: Final[i64] = 33
OFFER: Final[i64] = 34
HUNT: Final[i64] = 35
