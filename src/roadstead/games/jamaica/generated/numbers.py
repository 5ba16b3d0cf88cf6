"""What goes by a number, and what it is called.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

SEA: Final[i64] = 0
PORT: Final[i64] = 1
LAIR: Final[i64] = 2
NO_GOODS: Final[i64] = 0
FOOD: Final[i64] = 1
GUNPOWDER: Final[i64] = 2
GOLD: Final[i64] = 3
MAP: Final[i64] = 0
SABRE: Final[i64] = 1
LADY_BETH: Final[i64] = 2
SIXTH_HOLD: Final[i64] = 3
AHEAD: Final[i64] = 0
ASTERN: Final[i64] = 1
RETREATING: Final[i64] = 2
ATTACKING: Final[i64] = 0
DEFENDING: Final[i64] = 1
