"""What can stand on New Bedford's stack: duties and questions, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# Duties
ROUND: Final[i64] = 0
WORKER: Final[i64] = 1  # how many workers have been placed
LODGER: Final[i64] = 2  # how many workers the Inn's user has placed again, the user
MOVE: Final[i64] = 3
ARRIVE: Final[i64] = 4  # ship
CLOSE: Final[i64] = 5  # ship
WHALING: Final[i64] = 6
ROUND_END: Final[i64] = 7
RETURNS: Final[i64] = 8

# Questions
START: Final[i64] = 20  # goods, dollars left
PLACE: Final[i64] = 21  # which of the player's workers, whether from the Inn, whether the purchase is made
NEED: Final[i64] = 22  # space, bonus
EXTRA: Final[i64] = 23
SELL: Final[i64] = 24  # space, kinds sold so far as a set, bonus
BUILD: Final[i64] = 25  # space, how many goods less
LESS: Final[i64] = 26  # building, how many goods less still, food taken off + 8 x wood + 64 x brick, space
PREPARE: Final[i64] = 27  # bonus
LAUNCH: Final[i64] = 28  # space, bonus
OUTWARD: Final[i64] = 29
COUNT: Final[i64] = 30
CLEAR: Final[i64] = 31
TRY_OUT: Final[i64] = 32
COME_HOME: Final[i64] = 33  # ship
OFFER: Final[i64] = 34  # seller, how many have passed in succession
HUNT: Final[i64] = 35  # ship
