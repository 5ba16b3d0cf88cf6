"""Weapons in the hands of warlords and pirates (FOR-4): bought from players, fired rather than lost."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, streams, told
from roadstead.games.supremacy.rules import building, land, strikes
from roadstead.games.supremacy.state import Supremacy

# Selling


def menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    """FOR-4.7: one weapon a stage, if there is a warlord to buy it."""
    if not t.warlords or t.sales >= data.MOST_ARMS_SALES or len(whom_choices(t)) == 0:
        return
    for weapon in range(data.NUKE, data.L_STAR + 1):
        if building.stock(t, seat, weapon) > 0:
            found.append(do.SELL_ARMS + weapon - 1)


def whom_choices(t: Supremacy) -> list[i64]:
    return [do.ZONE + zone for zone in range(data.FIRST_DARK) if t.holder[zone] == data.WARLORD]


def price(weapon: i64) -> i64:
    """FOR-4.7: twice what it costs to build."""
    return 2 * data.WEAPON_PRICE[weapon]


def sell(t: Supremacy, seat: i64, weapon: i64, action: i64) -> None:
    zone = action - do.ZONE
    t.sales += 1
    t.cash[seat] += price(weapon)
    building.add_weapons(t, seat, weapon, -1)
    if weapon == data.NUKE:
        t.warlord_nukes[zone] += 1
    else:
        t.warlord_l_stars[zone] += 1
    t.announce(told.WEAPON_SOLD, seat, weapon, zone, price(weapon))


# Fighting


def launch_from(t: Supremacy, zone: i64, seat: i64) -> i64:
    """FOR-4.9: attacked by this seat, the warlord of a zone fires everything; returns how many nukes."""
    if not t.warlords or t.holder[zone] != data.WARLORD:
        return 0
    nukes = t.warlord_nukes[zone]
    t.warlord_nukes[zone] = 0
    if nukes > 0:
        t.announce(told.WARLORD_FIRES, zone, seat, nukes)
    return nukes


def retaliate(t: Supremacy, seat: i64, nukes: i64) -> None:
    """FOR-4.9: each nuke at a home territory of the attacker, at random; then L-stars and the blast as ever."""
    targets: list[i64] = []
    for zone in t.board.homelands[t.power[seat]]:
        if t.holder[zone] == seat:
            targets.append(zone)
    if t.out[seat] or len(targets) == 0:
        return
    strikes.clear_sky(t)
    for _ in range(nukes):
        t.aimed[targets[t.dice.below(len(targets), streams.RETALIATION)]] += 1
    strikes.launch(t, data.WARLORD, data.NUKE)


def screen(t: Supremacy) -> None:
    """FOR-4.8: the L-stars of a warlord fire once each at the bombs on their way to it."""
    if t.warlords:
        for zone in range(data.FIRST_DARK):
            if t.aimed[zone] and t.holder[zone] == data.WARLORD:
                t.shots[zone] += t.warlord_l_stars[zone]


def defeated(t: Supremacy, zone: i64, seat: i64) -> None:
    """FOR-4.8: whoever defeats the last of them takes their L-stars, as many as can be stored."""
    if not t.warlords:
        return
    stars = t.warlord_l_stars[zone]
    land.disarm(t, zone)
    lost = t.arm(seat, data.L_STAR, stars)
    if lost < stars:
        t.announce(told.L_STARS_CAPTURED, seat, stars - lost)
    t.overflow(seat, data.MINERAL + data.L_STAR, lost)
