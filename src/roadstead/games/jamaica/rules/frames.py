"""What can stand on Jamaica's stack: duties and questions, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# Duties
ROUND: Final[i64] = 0
TURN: Final[i64] = 1  # how many players have had their turn
ACT: Final[i64] = 2  # ship, symbol, die
ROUND_END: Final[i64] = 3
WALK: Final[i64] = 4  # ship, steps left, direction, start
RETREAT: Final[i64] = 5  # ship, start
ARRIVE: Final[i64] = 6  # ship
PAY: Final[i64] = 7  # ship
ATTACK_ROLL: Final[i64] = 8
DEFENCE: Final[i64] = 9
DEFENCE_ROLL: Final[i64] = 10
BATTLE_END: Final[i64] = 11
GHOST: Final[i64] = 12  # die

# Questions
PLACE_DICE: Final[i64] = 20  # first die, second die
CHOOSE_CARD: Final[i64] = 21
LANE: Final[i64] = 22  # ship, steps left, direction, start
ATTACK_WHOM: Final[i64] = 23  # ship
SPEND_POWDER: Final[i64] = 24  # ship, side
TAKE_FROM: Final[i64] = 25  # ship, goods, tokens still due, first hold that may still be used
LOAD_WHERE: Final[i64] = 26  # ship, goods, tokens
DUMP_WHICH: Final[i64] = 27  # ship, goods, tokens
SABRE_REROLL: Final[i64] = 28  # ship, side
SPOILS: Final[i64] = 29  # winner, loser
GHOST_WAY: Final[i64] = 30  # die
NAME_TREASURE: Final[i64] = 31  # winner, loser

# Directions
AHEAD: Final[i64] = 0
ASTERN: Final[i64] = 1
RETREATING: Final[i64] = 2

# Sides of a battle
ATTACKING: Final[i64] = 0
DEFENDING: Final[i64] = 1
