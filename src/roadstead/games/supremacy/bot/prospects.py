"""What a leader's things come to beyond their worth at detente, while there are turns left: fitted to games of four."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import scoring
from roadstead.games.supremacy.data import L_STAR, NUKE
from roadstead.games.supremacy.rules import land
from roadstead.games.supremacy.state import Supremacy

IN_STORE: Final = 450.0  # a unit of supplies, whatever the price of the day
A_UNIT: Final = 250.0  # an army or a navy, for land held and land taken
A_COMPANY: Final = 50.0  # each turn
A_LOAN: Final = 50.0  # the interest of each turn
A_HOME: Final = 590.0  # each turn: the more of them, the safer from being struck out or conquered
A_TERRITORY: Final = 1000.0
A_NUKE: Final = 1000.0
A_STRIKE: Final[i64] = 5  # nukes beyond these find no target
NUKES_KNOWN: Final = 1800.0
L_STARS_KNOWN: Final = 2400.0
NO_SHIELD: Final = 7000.0


def to_come(t: Supremacy, seat: i64) -> float:
    """What is added to a seat's worth without its supplies."""
    left = float(t.turns - t.turn)
    at = seat * 3
    value = IN_STORE * float(t.supplies[at] + t.supplies[at + 1] + t.supplies[at + 2])
    value += A_COMPANY * left * float(scoring.company_count(t, seat)) - A_LOAN * left * float(t.loans[seat])
    value += A_UNIT * float(t.units(seat)) + A_NUKE * float(min(t.nukes[seat], A_STRIKE))
    value += NUKES_KNOWN * float((t.tech[seat] >> NUKE) & 1) + L_STARS_KNOWN * float((t.tech[seat] >> L_STAR) & 1)
    if t.l_stars[seat] == 0:
        value -= NO_SHIELD
    return value + A_HOME * left * float(land.homes(t, seat)) + A_TERRITORY * float(scoring.territory_count(t, seat))
