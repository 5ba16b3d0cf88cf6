"""The streams of the dice.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

STREAMS: Final[tuple[str, ...]] = ('set-up', 'order rolls', 'combat dice', 'L-stars', 'resource deck', 'Fortuna cards', 'headline dice', 'late settlements', 'officers', 'antidotes', 'meteors', 'holocaust die', "warlords' nukes", 'K-sats', 'war in space')  # fmt: skip
THROWN: Final[tuple[str, ...]] = ('combat dice', 'L-stars', 'headline dice', 'late settlements', 'officers', 'holocaust die', 'K-sats', 'war in space')  # fmt: skip
SET_UP: Final[i64] = 0
ORDER: Final[i64] = 1
COMBAT: Final[i64] = 2
SHIELD: Final[i64] = 3
DECK: Final[i64] = 4
FORTUNA: Final[i64] = 5
HEADLINE: Final[i64] = 6
SETTLE: Final[i64] = 7
OFFICER: Final[i64] = 8
ANTIDOTE: Final[i64] = 9
METEOR: Final[i64] = 10
HOLOCAUST: Final[i64] = 11
RETALIATION: Final[i64] = 12
K_SATS: Final[i64] = 13
SPACE: Final[i64] = 14
