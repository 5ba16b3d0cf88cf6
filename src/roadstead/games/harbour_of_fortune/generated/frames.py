"""What can stand on the stack, by number.  Written by tools/generate.py from questions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

TURN: Final[i64] = 0
FIRST_PHASE: Final[i64] = 1
WINDOW: Final[i64] = 2
ACTING: Final[i64] = 3
TURN_END: Final[i64] = 4
TRIM: Final[i64] = 5
STORM_ON: Final[i64] = 6
COLLECT: Final[i64] = 7
PAUSE: Final[i64] = 20
SAIL_HOW: Final[i64] = 21
ACT: Final[i64] = 22
MEND_HOW: Final[i64] = 23
NAME_TARGET: Final[i64] = 24
REACT: Final[i64] = 25
STAKE: Final[i64] = 26
GIVE_WHAT: Final[i64] = 27
DISCARD: Final[i64] = 28
CHOOSE_FAMILY: Final[i64] = 29
