"""The end: what each player is worth, and who wins."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.rules import loans
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows


def stock_worth(t: Supremacy, seat: i64) -> i64:
    """Supplies at market price."""
    total: i64 = 0
    for resource in range(3):
        total += t.supplies[seat * 3 + resource] * data.LADDER[t.market[resource]]
    return total


def company_count(t: Supremacy, seat: i64) -> i64:
    return rows.count(t.owner, seat)


def territory_count(t: Supremacy, seat: i64) -> i64:
    return rows.count_within(t.holder, 0, data.LAND, seat)


def worth(t: Supremacy, seat: i64) -> i64:
    """SUP-12.5: what a player is worth at detente; nothing for a player who is out (SUP-12.6)."""
    if t.out[seat] or t.ending == data.HOLOCAUST_ENDING or t.ending == data.NOBODY_LEFT:
        return 0
    return (
        t.cash[seat]
        + stock_worth(t, seat)
        + data.COMPANY_WORTH * company_count(t, seat)
        + data.UNIT_WORTH * t.units(seat)
        + data.WEAPON_WORTH[data.NUKE] * t.nukes[seat]
        + data.WEAPON_WORTH[data.L_STAR] * t.l_stars[seat]
        + data.WEAPON_WORTH[data.K_SAT] * t.k_sats[seat]
        + data.WEAPON_WORTH[data.NEUTRON_BOMB] * t.neutron_bombs[seat]
        - data.LOAN * t.loans[seat]
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
    if last > 0 and t.ending != data.HOLOCAUST_ENDING and t.ending != data.NOBODY_LEFT:
        for seat in range(t.seats):
            if t.out[seat]:
                found[seat] = floor - 1 - (last - t.out[seat])
    return found


def winners(t: Supremacy) -> list[i64]:
    """SUP-12.4 to SUP-12.6: the last one left, or the richest; nobody after a holocaust."""
    if t.ending == data.HOLOCAUST_ENDING or t.ending == data.NOBODY_LEFT:
        return []
    left: list[i64] = [seat for seat in range(t.seats) if not t.out[seat]]
    if t.ending == data.SUPREMACY or not left:
        return left
    best = max([worth(t, seat) for seat in left])
    return [seat for seat in left if worth(t, seat) == best]


def statistics(t: Supremacy) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    found: dict[str, list[i64]] = {
        "which power": list(t.power),
        "cash": list(t.cash),
        "loans": list(t.loans),
        "supplies": [stock_worth(t, seat) for seat in range(t.seats)],
        "companies": [company_count(t, seat) for seat in range(t.seats)],
        "units": [t.units(seat) for seat in range(t.seats)],
        "territories": [territory_count(t, seat) for seat in range(t.seats)],
        "nukes": list(t.nukes),
        "l-stars": list(t.l_stars),
        "out": [1 if out else 0 for out in t.out],
    }
    if t.with_k_sats:
        found["k-sats"] = list(t.k_sats)
    if t.with_neutron_bombs:
        found["neutron bombs"] = list(t.neutron_bombs)
    return found
