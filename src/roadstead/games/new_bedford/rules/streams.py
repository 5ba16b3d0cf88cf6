"""The streams of New Bedford's dice: draws of one kind do not disturb those of another."""

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 0
BAG: Final[i64] = 1

STREAMS: Final = ("first player", "bag")
