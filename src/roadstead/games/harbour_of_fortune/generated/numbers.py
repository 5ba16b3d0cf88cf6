"""What goes by a number, and what it is called.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

FATHER: Final[i64] = 0
OLDEST_SON: Final[i64] = 1
YOUNGEST_SON: Final[i64] = 2
BUTLER: Final[i64] = 3
MOTHER: Final[i64] = 4
OLDEST_DAUGHTER: Final[i64] = 5
YOUNGEST_DAUGHTER: Final[i64] = 6
CAPTAIN: Final[i64] = 7
BUILDER: Final[i64] = 8
TRADER: Final[i64] = 9
SPY: Final[i64] = 10
OLDEST_BRIDE: Final[i64] = 11
YOUNGEST_BRIDE: Final[i64] = 12
HOUSEKEEPER: Final[i64] = 13
MEMBERS: Final[tuple[str, ...]] = ('Father', 'oldest son', 'youngest son', 'Butler', 'Mother', 'oldest daughter', 'youngest daughter', 'Captain', 'Builder', 'Trader', 'Spy', "oldest son's bride", "youngest son's bride", 'Housekeeper')  # fmt: skip
