"""The number of each event.  Written by tools/generate.py from events.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

CAPTAIN: Final[i64] = 0
ROLLED: Final[i64] = 1
PLACED: Final[i64] = 2
TURNED_UP: Final[i64] = 3
LOADED: Final[i64] = 4
DUMPED: Final[i64] = 5
NO_ROOM: Final[i64] = 6
SAILED: Final[i64] = 7
FINISHED: Final[i64] = 8
PAID: Final[i64] = 9
SHORTAGE: Final[i64] = 10
RETREATED: Final[i64] = 11
ATTACKED: Final[i64] = 12
FIRED: Final[i64] = 13
COMBAT_ROLL: Final[i64] = 14
REROLLED: Final[i64] = 15
WON: Final[i64] = 16
DRAWN_BATTLE: Final[i64] = 17
TOOK_NOTHING: Final[i64] = 18
STOLE_HOLD: Final[i64] = 19
STOLE_POWER: Final[i64] = 20
STOLE_CARD: Final[i64] = 21
SAW_CARD: Final[i64] = 22
GAVE_CURSED: Final[i64] = 23
GAVE_GHOST: Final[i64] = 24
GAVE_VALUE: Final[i64] = 25
TREASURE: Final[i64] = 26
TREASURE_SEEN: Final[i64] = 27
POWER_UP: Final[i64] = 28
GHOST_LAIR: Final[i64] = 29
RESHUFFLED: Final[i64] = 30
DREW: Final[i64] = 31
DREW_CARD: Final[i64] = 32
LAST_ROUND: Final[i64] = 33
ENDED: Final[i64] = 34
GHOST_MOVES: Final[i64] = 35
UNLOADED: Final[i64] = 36
