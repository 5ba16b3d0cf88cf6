"""The three markets: selling in stage 3, buying in stage 7, and markers that move."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import LADDER, TOP_STEP
from roadstead.games.supremacy.generated import do, told
from roadstead.games.supremacy.rules import counts
from roadstead.games.supremacy.state import Supremacy


def shift(t: Supremacy, resource: i64, steps: i64) -> None:
    """SUP-5.4: a marker moves and stops at either end."""
    before = price(t, resource)
    t.market[resource] = max(0, min(t.market[resource] + steps, TOP_STEP))
    t.announce(told.PRICE, resource, price(t, resource), before)


def price(t: Supremacy, resource: i64) -> i64:
    return LADDER[t.market[resource]]


def value(t: Supremacy, resource: i64, units: i64, way: i64) -> i64:
    """SUP-5.2, SUP-5.3: a lot at the price showing; SUP-5.5: with per-unit pricing every unit at its own step."""
    if not t.per_unit:
        return units * price(t, resource)
    total: i64 = 0
    step = t.market[resource]
    for _ in range(units):
        total += LADDER[step]
        step = max(0, min(step + way, TOP_STEP))
    return total


def sell_menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    for resource in range(3):
        if t.supplies[seat * 3 + resource] > 0:
            found.append(do.SELL + resource)


def sell_choices(t: Supremacy, seat: i64, resource: i64) -> list[i64]:
    return counts.between(1, t.supplies[seat * 3 + resource])


def sell(t: Supremacy, seat: i64, resource: i64, action: i64) -> None:
    """SUP-5.2: the units are paid, and the marker falls."""
    units = counts.meant(action, t.supplies[seat * 3 + resource])
    amount = value(t, resource, units, -1)
    t.supplies[seat * 3 + resource] -= units
    t.cash[seat] += amount
    t.announce(told.SOLD, seat, resource, units, amount)
    shift(t, resource, -units)


def buy_menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    for resource in range(3):
        if t.cash[seat] >= price(t, resource):
            found.append(do.BUY + resource)


def most(t: Supremacy, seat: i64, resource: i64) -> i64:
    """What `all` means for a buyer: as many as can be stored and paid."""
    units = max(t.limit(seat) - t.supplies[seat * 3 + resource], 0)
    while units > 0 and value(t, resource, units, 1) > t.cash[seat]:
        units -= 1
    return units


def largest(t: Supremacy, seat: i64) -> i64:
    """SUP-5.4: more units than fill a whole store or climb the whole ladder are never bought at once."""
    return max(t.limit(seat), TOP_STEP)


def buy_choices(t: Supremacy, seat: i64, resource: i64) -> list[i64]:
    """SUP-5.4: any number that can be paid, storable or not, as long as it could move the price."""
    found: list[i64] = []
    for units in range(1, largest(t, seat) + 1):
        if value(t, resource, units, 1) > t.cash[seat]:
            break
        found.append(do.COUNT + units)
    if most(t, seat, resource) > counts.AT_A_GLANCE:
        found.append(do.ALL)
    return found


def buy(t: Supremacy, seat: i64, resource: i64, action: i64) -> None:
    """SUP-5.3: the units are paid, and the marker rises."""
    units = counts.meant(action, most(t, seat, resource))
    amount = value(t, resource, units, 1)
    t.cash[seat] -= amount
    lost = t.store(seat, resource, units)
    t.announce(told.BOUGHT, seat, resource, units, amount)
    t.overflow(seat, resource, lost)
    shift(t, resource, units)
