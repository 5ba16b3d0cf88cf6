"""The streams of the dice.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

STREAMS: Final[tuple[str, ...]] = ('captain', 'action dice', 'combat die', 'treasures', 'deck 0', 'deck 1', 'deck 2', 'deck 3', 'deck 4', 'deck 5')  # fmt: skip
THROWN: Final[tuple[str, ...]] = ('action dice', 'combat die')  # fmt: skip
CAPTAIN: Final[i64] = 0
ACTION_DICE: Final[i64] = 1
COMBAT: Final[i64] = 2
TREASURE: Final[i64] = 3
DECK: Final[i64] = 4
