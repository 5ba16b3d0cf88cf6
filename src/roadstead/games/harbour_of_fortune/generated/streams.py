"""The streams of the dice.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

STREAMS: Final[tuple[str, ...]] = ('first player', 'turn die', 'misfortune', 'investment', 'wild cards', 'trader', 'final roll', 'deck 0', 'deck 1', 'deck 2', 'deck 3')  # fmt: skip
THROWN: Final[tuple[str, ...]] = ('turn die', 'misfortune', 'investment')  # fmt: skip
FIRST_PLAYER: Final[i64] = 0
TURN_DIE: Final[i64] = 1
MISFORTUNE: Final[i64] = 2
INVESTMENT: Final[i64] = 3
WILD: Final[i64] = 4
TRADER: Final[i64] = 5
FINAL_ROLL: Final[i64] = 6
DECK: Final[i64] = 7
