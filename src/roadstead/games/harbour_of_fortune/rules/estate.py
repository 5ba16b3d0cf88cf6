"""The estate: hiring, building and marrying."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import do, told
from roadstead.games.harbour_of_fortune.rules import money
from roadstead.games.harbour_of_fortune.state import Harbour


def offer_hire(t: Harbour, seat: i64, found: list[i64]) -> None:
    """HOF-6.2, HOF-6.3: one Jack a turn, with the next milestone in hand."""
    if t.hired or t.home[seat] & data.JACKS == data.JACKS or t.money[seat] < data.MILESTONES[t.hires[seat]]:
        return
    for jack in range(data.JACK_COUNT):
        if not (t.home[seat] >> (data.CAPTAIN + jack)) & 1:
            found.append(do.HIRE + jack)


def hire(t: Harbour, seat: i64, jack: i64) -> None:
    t.hired = True
    t.hires[seat] += 1
    money.to_bank(t, seat, data.HIRE_PRICE)
    take_on(t, seat, data.CAPTAIN + jack, data.HIRE_PRICE)


def take_on(t: Harbour, seat: i64, member: i64, price: i64) -> None:
    """HOF-6.4: a Jack joins the household for good."""
    t.home[seat] |= 1 << member
    t.announce(told.HIRED, seat, member, price)


def without_builder(t: Harbour, seat: i64) -> i64:
    """HOF-15.1, HOF-14.5: houses a turn: one, two under the hat."""
    return 2 if t.hat == seat else 1


def next_house_price(t: Harbour, seat: i64) -> i64:
    """HOF-15.2, HOF-15.3: 1500, and the Builder's fee with the first house he adds; -1 beyond every limit."""
    allowed = without_builder(t, seat)
    if t.built < allowed:
        return data.HOUSE_PRICE
    if t.built > allowed or not t.is_active(seat, data.BUILDER):
        return -1
    return data.HOUSE_PRICE if t.builder_paid else data.HOUSE_PRICE + data.JACK_FEE


def has_ground(t: Harbour, seat: i64) -> bool:
    """HOF-15.1, HOF-13.6: ship docked, Butler active, a house left."""
    return t.docked[seat] == 1 and t.houses[seat] < data.HOUSES and t.is_active(seat, data.BUTLER)


def can_build(t: Harbour, seat: i64) -> bool:
    """HOF-15.1: within the limit, and the price in hand."""
    return has_ground(t, seat) and 0 <= next_house_price(t, seat) <= t.money[seat]


def build(t: Harbour, seat: i64) -> None:
    price = next_house_price(t, seat)
    money.to_bank(t, seat, price)
    if price > data.HOUSE_PRICE:
        t.builder_paid = True
        t.announce(told.BUILDER, seat)
    t.built += 1
    raise_house(t, seat, data.HOUSE_PRICE)


def raise_house(t: Harbour, seat: i64, price: i64) -> None:
    """HOF-10.7: with the sixth house the rights from fires lapse."""
    t.houses[seat] += 1
    t.announce(told.BUILT, seat, t.houses[seat], price)
    if t.houses[seat] == data.HOUSES and t.burnt[seat] > 0:
        t.burnt[seat] = 0
        t.announce(told.LAPSED, seat)


def offer_marriages(t: Harbour, seat: i64, found: list[i64]) -> None:
    """HOF-7.1, HOF-7.2: each free son with each daughter still at home elsewhere."""
    if t.houses[seat] == 0 or t.money[seat] < data.DOWRY:
        return
    active = t.active(seat)
    if not (active >> data.MOTHER) & 1:
        return
    daughters: i64 = 0
    for family in range(data.MOST_SEATS):
        other = t.led_by[family]
        if other != seat and other != data.NOBODY:
            daughters |= (t.active(other) >> data.OLDEST_DAUGHTER & 0b11) << (2 * family)
    for son in range(2):
        if t.bride[seat * 2 + son] != data.NOBODY or not (active >> (data.OLDEST_SON + son)) & 1:
            continue
        for bride in range(8):
            if (daughters >> bride) & 1:
                found.append(do.MARRY + son * 8 + bride)


def marry(t: Harbour, seat: i64, son: i64, family: i64, daughter: i64) -> None:
    """HOF-7.3: she leaves one household and joins the other."""
    money.to_bank(t, seat, data.DOWRY)
    t.home[family] &= ~(1 << (data.OLDEST_DAUGHTER + daughter))
    t.home[seat] |= 1 << (data.OLDEST_BRIDE + son)
    t.bride[seat * 2 + son] = family * 2 + daughter
    t.announce(told.MARRIED, seat, son, family, daughter)


def divorce(t: Harbour, seat: i64, son: i64) -> None:
    """HOF-7.6: she goes home, and is well."""
    came_from = t.bride[seat * 2 + son]
    family = came_from // 2
    daughter = came_from % 2
    bride: i64 = 1 << (data.OLDEST_BRIDE + son)
    t.bride[seat * 2 + son] = data.NOBODY
    t.home[seat] &= ~bride
    t.sick[seat] &= ~bride
    t.home[family] |= 1 << (data.OLDEST_DAUGHTER + daughter)
    t.announce(told.DIVORCED, seat, son, family, daughter)
