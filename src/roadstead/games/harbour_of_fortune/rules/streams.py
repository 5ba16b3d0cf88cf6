"""The streams of the dice: draws of one kind do not disturb those of another."""

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 0
TURN_DIE: Final[i64] = 1
MISFORTUNE: Final[i64] = 2
INVESTMENT: Final[i64] = 3
WILD: Final[i64] = 4
TRADER: Final[i64] = 5
FINAL_ROLL: Final[i64] = 6
DECK: Final[i64] = 7  # + seat

OF_THE_TABLE: Final = ("first player", "turn die", "misfortune", "investment", "wild cards", "trader", "final roll")
STREAMS: Final = (*OF_THE_TABLE, *(f"deck {seat}" for seat in range(4)))
THROWN: Final[tuple[str, ...]] = ("turn die", "misfortune", "investment")
