"""The streams of Jamaica's dice: draws of one kind do not disturb those of another."""

from typing import Final

from mypy_extensions import i64

CAPTAIN: Final[i64] = 0
ACTION_DICE: Final[i64] = 1
COMBAT: Final[i64] = 2
TREASURE: Final[i64] = 3
DECK: Final[i64] = 4  # + seat

STREAMS: Final = ("captain", "action dice", "combat die", "treasures", *(f"deck {seat}" for seat in range(6)))
THROWN: Final[tuple[str, ...]] = ("action dice", "combat die")
