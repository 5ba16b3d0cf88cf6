"""The first number of each row of actions.  Written by tools/generate.py from actions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

from roadstead.kernel.printed import printed

PLACE: Final[i64] = 0
CARD: Final[i64] = 6
OUTER: Final[i64] = 17
INNER: Final[i64] = 18
ATTACK: Final[i64] = 19
ATTACK_GHOST: Final[i64] = 25
POWDER: Final[i64] = 26
TAKE: Final[i64] = 63
LOAD: Final[i64] = 99
DUMP: Final[i64] = 105
KEEP: Final[i64] = 111
REROLL: Final[i64] = 112
NOTHING: Final[i64] = 113
STEAL_HOLD: Final[i64] = 114
STEAL_TREASURE: Final[i64] = 120
STEAL_POWER: Final[i64] = 121
GIVE: Final[i64] = 125
GHOST_FORWARD: Final[i64] = printed("do.GHOST_FORWARD", 131)
GHOST_BACK: Final[i64] = printed("do.GHOST_BACK", 132)
NAME: Final[i64] = printed("do.NAME", 133)
