"""Stage 6: armies, navies and weapons."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, told
from roadstead.games.supremacy.rules import counts, land, officers
from roadstead.games.supremacy.state import Supremacy


def menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    """What this player could research, build or draw now."""
    if t.turn > 1:
        for tech in range(1, 3):
            if can_research(t, seat, tech):
                found.append(do.RESEARCH + tech - 1)
    if most_pieces(t, seat) > 0:
        if any_site(t, seat, data.ARMY):
            found.append(do.BUILD + data.ARMY)
        if any_site(t, seat, data.NAVY):
            found.append(do.BUILD + data.NAVY)
    if most_weapons(t, seat, data.NUKE) > 0:
        found.append(do.BUILD + data.A_NUKE)
    if most_weapons(t, seat, data.L_STAR) > 0:
        found.append(do.BUILD + data.AN_L_STAR)
    if t.cash[seat] >= data.CARD_PRICE and officers.antidotes_left(t) > 0:
        found.append(do.ANTIDOTE)


def more_menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    """SUP-8.8, SUP-8.12: K-sats and neutron bombs, where they are in use."""
    if most_weapons(t, seat, data.K_SAT) > 0:
        found.append(do.BUILD_MORE)
    if most_weapons(t, seat, data.NEUTRON_BOMB) > 0:
        found.append(do.BUILD_MORE + 1)


# Armies and navies


def most_pieces(t: Supremacy, seat: i64) -> i64:
    """SUP-9.1, SUP-9.2: limited by cash and by a set for every three or part of three of the whole stage."""
    paid_for = (t.built + 2) // 3 * 3 - t.built
    return min(t.cash[seat] // data.UNIT_PRICE, paid_for + 3 * t.sets(seat))


def site(t: Supremacy, seat: i64, what: i64, zone: i64) -> bool:
    """SUP-9.3, SUP-9.4: where an army or a navy may be built."""
    if what == data.ARMY:
        return zone < data.LAND and t.holder[zone] == seat and not t.closed(zone)
    if zone < data.LAND or zone >= data.FIRST_DARK:
        return False
    holder = t.holder[zone]
    if holder != seat and holder != data.NOBODY:
        return False
    board = t.board
    own = False
    foreign = False
    for there in board.lands[zone]:
        if t.holder[there] == seat:
            own = own or not t.closed(there)
        elif t.holder[there] < t.seats:
            foreign = True
    return own and (holder == seat or not foreign)


def any_site(t: Supremacy, seat: i64, what: i64) -> bool:
    first: i64 = 0 if what == data.ARMY else data.LAND
    return any(site(t, seat, what, zone) for zone in range(first, data.FIRST_DARK))


def where_choices(t: Supremacy, seat: i64, what: i64) -> list[i64]:
    return [do.ZONE + zone for zone in range(data.FIRST_DARK) if site(t, seat, what, zone)]


def where(t: Supremacy, seat: i64, what: i64, action: i64) -> None:
    t.ask(frames.BUILD_COUNT, 1 << seat, seat, what, action - do.ZONE)


def build(t: Supremacy, seat: i64, what: i64, zone: i64, pieces: i64) -> None:
    t.cash[seat] -= pieces * data.UNIT_PRICE
    t.spend_sets(seat, (t.built + pieces + 2) // 3 - (t.built + 2) // 3)
    t.built += pieces
    if what == data.ARMY:
        t.armies[zone] += pieces
    else:
        t.navies[seat * data.SEAS + zone - data.LAND] += pieces
        land.enter_sea(t, zone, seat)
    t.announce(told.BUILT, seat, what, pieces, zone)


# Weapons


def in_use(t: Supremacy, weapon: i64) -> bool:
    """Whether this table plays with a weapon."""
    if weapon == data.K_SAT:
        return t.with_k_sats > 0
    return weapon != data.NEUTRON_BOMB or t.with_neutron_bombs > 0


def banned(t: Supremacy, weapon: i64) -> bool:
    """SUP-3.6: nuclear weapons before their first turn."""
    return t.turn < t.nukes_from and weapon in (data.NUKE, data.NEUTRON_BOMB)


def stock(t: Supremacy, seat: i64, weapon: i64) -> i64:
    if weapon == data.NUKE:
        return t.nukes[seat]
    if weapon == data.L_STAR:
        return t.l_stars[seat]
    return t.k_sats[seat] if weapon == data.K_SAT else t.neutron_bombs[seat]


def add_weapons(t: Supremacy, seat: i64, weapon: i64, count: i64) -> None:
    """So many more or, below nothing, fewer."""
    if weapon == data.NUKE:
        t.nukes[seat] += count
    elif weapon == data.L_STAR:
        t.l_stars[seat] += count
    elif weapon == data.K_SAT:
        t.k_sats[seat] += count
    else:
        t.neutron_bombs[seat] += count


def can_research(t: Supremacy, seat: i64, tech: i64) -> bool:
    """SUP-9.5, SUP-9.6: with the price of a card and of the first weapon in hand, and room for it."""
    return (
        not (t.tech[seat] >> tech) & 1
        and not banned(t, tech)
        and t.cash[seat] >= data.CARD_PRICE + data.WEAPON_PRICE[tech]
        and t.supplies[seat * 3 + data.MINERAL] >= data.WEAPON_MINERALS[tech]
        and stock(t, seat, tech) < t.limit(seat)
    )


def most_weapons(t: Supremacy, seat: i64, weapon: i64) -> i64:
    """SUP-9.7: with the technology, though not in the turn it was found (SUP-9.6)."""
    tech = data.NEEDS_TECH[weapon]
    if banned(t, weapon) or not in_use(t, weapon) or not (t.tech[seat] >> tech) & 1 or (t.fresh[seat] >> tech) & 1:
        return 0
    by_cash = t.cash[seat] // data.WEAPON_PRICE[weapon]
    by_minerals = t.supplies[seat * 3 + data.MINERAL] // data.WEAPON_MINERALS[weapon]
    return min(min(by_cash, by_minerals), t.limit(seat) - stock(t, seat, weapon))


def build_weapons(t: Supremacy, seat: i64, weapon: i64, pieces: i64) -> None:
    t.cash[seat] -= pieces * data.WEAPON_PRICE[weapon]
    t.supplies[seat * 3 + data.MINERAL] -= pieces * data.WEAPON_MINERALS[weapon]
    add_weapons(t, seat, weapon, pieces)
    t.announce(told.WEAPONS_BUILT, seat, weapon, pieces)


def most(t: Supremacy, seat: i64, what: i64) -> i64:
    if what <= data.NAVY:
        return most_pieces(t, seat)
    return most_weapons(t, seat, what - 1)


def chosen(t: Supremacy, seat: i64, what: i64) -> None:
    if what <= data.NAVY:
        t.ask(frames.BUILD_WHERE, 1 << seat, seat, what)
    else:
        t.ask(frames.BUILD_COUNT, 1 << seat, seat, what, 0)


def count_choices(t: Supremacy, seat: i64, what: i64) -> list[i64]:
    return counts.between(1, most(t, seat, what))


def count(t: Supremacy, seat: i64, what: i64, zone: i64, action: i64) -> None:
    pieces = counts.meant(action, most(t, seat, what))
    if what <= data.NAVY:
        build(t, seat, what, zone, pieces)
    else:
        build_weapons(t, seat, what - 1, pieces)
