"""What goes by a number, and what it is called.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
BRICK: Final[i64] = 2
MONEY: Final[i64] = 3
RIGHT: Final[i64] = 0
BOWHEAD: Final[i64] = 1
SPERM: Final[i64] = 2
EMPTY_SEA: Final[i64] = 3
FARM: Final[i64] = 0
FOREST: Final[i64] = 1
WAREHOUSE: Final[i64] = 2
GENERAL_STORE: Final[i64] = 3
TOWN_HALL: Final[i64] = 4
SHIPYARD: Final[i64] = 5
CITY_PIER: Final[i64] = 6
