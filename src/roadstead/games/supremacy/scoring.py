"""The end: what each player is worth, and who wins."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import (
    COMPANIES,
    COMPANY_WORTH,
    K_SAT,
    L_STAR,
    LADDER,
    LAND,
    LOAN,
    NEUTRON_BOMB,
    NUKE,
    UNIT_WORTH,
    WEAPON_WORTH,
)
from roadstead.games.supremacy.rules import loans
from roadstead.games.supremacy.state import HOLOCAUST_ENDING, NOBODY_LEFT, SUPREMACY, Supremacy


def stock_worth(t: Supremacy, seat: i64) -> i64:
    """Supplies at market price."""
    total: i64 = 0
    for resource in range(3):
        total += t.supplies[seat * 3 + resource] * LADDER[t.market[resource]]
    return total


def company_count(t: Supremacy, seat: i64) -> i64:
    found: i64 = 0
    for company in range(COMPANIES):
        if t.owner[company] == seat:
            found += 1
    return found


def territory_count(t: Supremacy, seat: i64) -> i64:
    found: i64 = 0
    for zone in range(LAND):
        if t.holder[zone] == seat:
            found += 1
    return found


def worth(t: Supremacy, seat: i64) -> i64:
    """SUP-12.5: what a player is worth at detente; nothing for a player who is out (SUP-12.6)."""
    if t.out[seat] or t.ending == HOLOCAUST_ENDING or t.ending == NOBODY_LEFT:
        return 0
    return (
        t.cash[seat]
        + stock_worth(t, seat)
        + COMPANY_WORTH * company_count(t, seat)
        + UNIT_WORTH * t.units(seat)
        + WEAPON_WORTH[NUKE] * t.nukes[seat]
        + WEAPON_WORTH[L_STAR] * t.l_stars[seat]
        + WEAPON_WORTH[K_SAT] * t.k_sats[seat]
        + WEAPON_WORTH[NEUTRON_BOMB] * t.neutron_bombs[seat]
        - LOAN * t.loans[seat]
        + loans.balance(t, seat)
    )


def scores(t: Supremacy) -> list[i64]:
    """SUP-12.6: below every survivor, be they in debt, come those who are out, who fell first the lowest."""
    found: list[i64] = []
    floor: i64 = 0
    last: i64 = 0
    for seat in range(t.seats):
        found.append(worth(t, seat))
        floor = min(floor, found[seat])
        last = max(last, t.out[seat])
    if last > 0 and t.ending != HOLOCAUST_ENDING and t.ending != NOBODY_LEFT:
        for seat in range(t.seats):
            if t.out[seat]:
                found[seat] = floor - 1 - (last - t.out[seat])
    return found


def winners(t: Supremacy) -> list[i64]:
    """SUP-12.4 to SUP-12.6: the last one left, or the richest; nobody after a holocaust."""
    if t.ending == HOLOCAUST_ENDING or t.ending == NOBODY_LEFT:
        return []
    left: list[i64] = []
    for seat in range(t.seats):
        if not t.out[seat]:
            left.append(seat)
    if t.ending == SUPREMACY or not left:
        return left
    best = max([worth(t, seat) for seat in left])
    return [seat for seat in left if worth(t, seat) == best]


def statistics(t: Supremacy) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    found: dict[str, list[i64]] = {}
    for name in (
        "which power",
        "cash",
        "loans",
        "supplies",
        "companies",
        "units",
        "territories",
        "nukes",
        "l-stars",
        "out",
    ):
        found[name] = []
    if t.with_k_sats:
        found["k-sats"] = list(t.k_sats)
    if t.with_neutron_bombs:
        found["neutron bombs"] = list(t.neutron_bombs)
    for seat in range(t.seats):
        found["which power"].append(t.power[seat])
        found["cash"].append(t.cash[seat])
        found["loans"].append(t.loans[seat])
        found["supplies"].append(stock_worth(t, seat))
        found["companies"].append(company_count(t, seat))
        found["units"].append(t.units(seat))
        found["territories"].append(territory_count(t, seat))
        found["nukes"].append(t.nukes[seat])
        found["l-stars"].append(t.l_stars[seat])
        found["out"].append(1 if t.out[seat] else 0)
    return found
