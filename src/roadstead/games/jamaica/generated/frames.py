"""What can stand on the stack, by number.  Written by tools/generate.py from questions.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

ROUND: Final[i64] = 0
TURN: Final[i64] = 1
ACT: Final[i64] = 2
ROUND_END: Final[i64] = 3
WALK: Final[i64] = 4
RETREAT: Final[i64] = 5
ARRIVE: Final[i64] = 6
PAY: Final[i64] = 7
ATTACK_ROLL: Final[i64] = 8
DEFENCE: Final[i64] = 9
DEFENCE_ROLL: Final[i64] = 10
BATTLE_END: Final[i64] = 11
GHOST: Final[i64] = 12
PLACE_DICE: Final[i64] = 20
CHOOSE_CARD: Final[i64] = 21
LANE: Final[i64] = 22
ATTACK_WHOM: Final[i64] = 23
SPEND_POWDER: Final[i64] = 24
TAKE_FROM: Final[i64] = 25
LOAD_WHERE: Final[i64] = 26
DUMP_WHICH: Final[i64] = 27
SABRE_REROLL: Final[i64] = 28
SPOILS: Final[i64] = 29
GHOST_WAY: Final[i64] = 30
NAME_TREASURE: Final[i64] = 31
