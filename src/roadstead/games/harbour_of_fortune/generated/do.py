"""The first number of each row of actions.  Written by tools/generate.py from actions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

ROLL: Final[i64] = 0
GO_ON: Final[i64] = 1
END: Final[i64] = 2
WITH_CAPTAIN: Final[i64] = 3
WITHOUT_CAPTAIN: Final[i64] = 4
WILD_HAT: Final[i64] = 5
WILD_BUILD: Final[i64] = 6
WILD_REPAIR: Final[i64] = 7
WILD_JACK: Final[i64] = 10
WILD_HERO: Final[i64] = 14
WILD_ROLL_TWICE: Final[i64] = 15
MEND: Final[i64] = 16
HIRE: Final[i64] = 35
BUILD: Final[i64] = 39
MARRY: Final[i64] = 40
STRIKE: Final[i64] = 56
SABOTAGE: Final[i64] = 96
INVEST: Final[i64] = 97
TRADE: Final[i64] = 98
SPY_ON: Final[i64] = 102
ON_MEMBER: Final[i64] = 106
ON_COUPLE: Final[i64] = 119
ON_HOUSE: Final[i64] = 121
ACCEPT: Final[i64] = 124
PAY: Final[i64] = 125
NURSE: Final[i64] = 126
RED_CARD: Final[i64] = 127
RED_JOKER: Final[i64] = 136
DECLINE: Final[i64] = 137
STAKE: Final[i64] = 138
GIVE: Final[i64] = 159
DISCARD: Final[i64] = 179
FAMILY: Final[i64] = 201
