"""What is counted in Supremacy, of each power.  All of it is open (A9)."""

from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.rules import building, loans
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.quantities import LESS, Quantity


def territories(t: Supremacy, seat: int) -> int:
    return sum(t.holder[zone] == seat for zone in range(data.LAND))


QUANTITIES = (
    Quantity("worth", scoring.worth, decides=True, unit="money", idle=True),
    Quantity("cash", lambda t, seat: t.cash[seat], unit="money"),
    Quantity("loans", lambda t, seat: data.LOAN * t.loans[seat], better=LESS, unit="money"),
    Quantity("notes", loans.balance, unit="money"),
    Quantity("grain", lambda t, seat: t.supplies[seat * 3]),
    Quantity("oil", lambda t, seat: t.supplies[seat * 3 + 1]),
    Quantity("minerals", lambda t, seat: t.supplies[seat * 3 + 2]),
    Quantity("nukes", lambda t, seat: t.nukes[seat]),
    Quantity("l-stars", lambda t, seat: t.l_stars[seat]),
    Quantity("k-sats", lambda t, seat: building.stock(t, seat, data.K_SAT)),
    Quantity("neutron-bombs", lambda t, seat: building.stock(t, seat, data.NEUTRON_BOMB)),
    Quantity("units", Supremacy.units),
    Quantity("territories", territories, decides=True),
    Quantity("companies", scoring.company_count, decides=True),
)
