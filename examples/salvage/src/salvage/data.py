"""The components of Salvage, all from its rules."""

from typing import Final

from mypy_extensions import i64

ROUNDS: Final[i64] = 7
NO_CARD: Final[i64] = 7
KINDS: Final[i64] = 3  # of chart tiles: worth 1, 2 and 3
OF_A_KIND: Final[i64] = 12
