"""What can stand on the stack of Harbour of Fortune: duties and questions, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# Duties
TURN: Final[i64] = 0
FIRST_PHASE: Final[i64] = 1  # seat, step
WINDOW: Final[i64] = 2  # seat, stage
ACTING: Final[i64] = 3  # seat
TURN_END: Final[i64] = 4  # seat
TRIM: Final[i64] = 5  # seat
STORM_ON: Final[i64] = 6  # dealer, victim
COLLECT: Final[i64] = 7  # who invited, how many have answered

# Questions
PAUSE: Final[i64] = 20  # seat, stage
SAIL_HOW: Final[i64] = 21  # seat
ACT: Final[i64] = 22  # seat
MEND_HOW: Final[i64] = 23  # seat, trouble, whether it may be paid for
NAME_TARGET: Final[i64] = 24  # dealer, victim, disaster
REACT: Final[i64] = 25  # dealer, victim, disaster, target
STAKE: Final[i64] = 26  # who invited, who is asked, how many have answered
GIVE_WHAT: Final[i64] = 27  # seat, partner
DISCARD: Final[i64] = 28  # seat
CHOOSE_FAMILY: Final[i64] = 29  # seat

# Stages of the first phase at which cards may be played
BEFORE_ROLL: Final[i64] = 0
AFTER_ROLL: Final[i64] = 1
BEFORE_RENT: Final[i64] = 2
SECOND_PHASE: Final[i64] = 3

# Steps of the first phase
TO_ROLL: Final[i64] = 0
ROLLING: Final[i64] = 1
EARNING: Final[i64] = 2
SAILING: Final[i64] = 3
ARRIVED: Final[i64] = 4
RENTING: Final[i64] = 5
