"""Weapons, weighed: the strike that ends a rival, the shield against it, and arms for land or for sale."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import scoring
from roadstead.games.supremacy.appraisal import CONQUEST, NEVER, UNLIKELY, land_value, passed_over, site_value
from roadstead.games.supremacy.data import (
    CARD_PRICE,
    DECK,
    HOLOCAUST,
    K_SAT,
    L_STAR,
    LAND,
    NOBODY,
    NUKE,
    WEAPON_PRICE,
    WEAPON_WORTH,
)
from roadstead.games.supremacy.rules import arms, building, counts, frames, land, searching
from roadstead.games.supremacy.state import Supremacy
from roadstead.games.supremacy.warfare import strength_near

OUT_OF_REACH: Final[i64] = 99
SHIELDS: Final[i64] = 2  # L-stars that are enough to make a strike at us a gamble
PERIL: Final = 40000.0  # to lie open to the only rival, who can build nukes
DOOM: Final = 120000.0  # to lie open to the only rival, who has enough of them
PERIL_SHARED: Final = 12000.0  # the same among several: so much for all of them together
DOOM_SHARED: Final = 80000.0
RESERVE: Final = 1500.0  # cash that is kept for the next payday


# The strike that ends a rival


def bombs_for(t: Supremacy, rival: i64) -> i64:
    """One for each home territory a rival still holds, and one more there for each L-star that may fire at it; out of
    reach where the world would end."""
    homes = land.homes(t, rival)
    return OUT_OF_REACH if t.clouds + homes >= HOLOCAUST else homes * (1 + t.l_stars[rival])


def marked(t: Supremacy, seat: i64) -> i64:
    """The rival to be struck: the only one left, or one without a shield who is richer than we are; NOBODY where there
    is none."""
    found: i64 = NOBODY
    fewest: i64 = OUT_OF_REACH
    duel = t.alive() == 2
    mine = scoring.worth(t, seat)
    for rival in range(t.seats):
        if rival == seat or t.out[rival]:
            continue
        if not duel and (t.l_stars[rival] > 0 or scoring.worth(t, rival) <= mine):
            continue
        bombs = bombs_for(t, rival)
        if bombs < fewest:
            fewest = bombs
            found = rival
    return found


def wanted_bombs(t: Supremacy, seat: i64) -> i64:
    """How many nukes are missing for the strike; none where there is nobody to strike, or a shield we cannot pay to
    break."""
    rival = marked(t, seat)
    if rival == NOBODY:
        return 0
    missing = max(bombs_for(t, rival) - t.nukes[seat], 0)
    return 0 if t.l_stars[rival] > 0 and missing * WEAPON_PRICE[NUKE] > t.cash[seat] else missing


def is_needed(t: Supremacy, seat: i64) -> bool:
    """Whether a nuke is one of those for a strike: enough of them are there, or can still be built."""
    if t.turn >= t.turns:
        return False
    return strike_value(t, seat) > 0.0 or ((t.tech[seat] >> NUKE) & 1 == 1 and wanted_bombs(t, seat) > 0)


def strike_value(t: Supremacy, seat: i64) -> float:
    """Everything at once, or not at all."""
    rival = marked(t, seat)
    return CONQUEST if rival != NOBODY and t.nukes[seat] >= bombs_for(t, rival) else NEVER


def target_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Every home territory of the rival once, if there are bombs for all of them, and then fire."""
    if action == do.DONE:
        return 1.0
    zone = action - do.ZONE
    rival = marked(t, seat)
    if rival != NOBODY and is_home(t, rival, zone) and homes_left(t, rival) <= t.nukes[seat]:
        return 2.0
    return -1.0 if t.holder[zone] == seat else 0.0


def load_value(t: Supremacy, seat: i64, zone: i64, bomb: i64, action: i64) -> float:
    """As many as get through whatever its holder's L-stars hit, or an equal share for every home that is left."""
    wanted: i64 = 1
    rival = t.holder[zone]
    if rival < t.seats and rival != seat and is_home(t, rival, zone):
        wanted = max(min(1 + t.l_stars[rival], t.nukes[seat] // homes_left(t, rival)), 1)
    return up_to(wanted, counts.meant(action, building.stock(t, seat, bomb)), action)


def up_to(wanted: i64, count: i64, action: i64) -> float:
    """As many as are wanted, and no more."""
    if passed_over(action) and count != wanted:
        return UNLIKELY
    return float(count) if count <= wanted else -float(count)


def cover_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """A shot for every bomb at one home after the other, the least bombed first: a power lives on with one of them."""
    if t.shots[zone] >= t.aimed[zone]:
        return -float(t.shots[zone])
    value = 100.0 - 5.0 * float(t.aimed[zone] - t.shots[zone])
    return value + 100.0 if is_home(t, seat, zone) else value


def homes_left(t: Supremacy, rival: i64) -> i64:
    """Home territories that no bomb is aimed at yet."""
    left: i64 = 0
    for zone in range(LAND):
        if is_home(t, rival, zone) and not t.aimed[zone]:
            left += 1
    return left


def is_home(t: Supremacy, rival: i64, zone: i64) -> bool:
    return zone < LAND and t.holder[zone] == rival and t.board.home[zone] == t.power[rival]


# Research


def dangerous(t: Supremacy, seat: i64) -> bool:
    """Whether somebody else can build nukes, or has some."""
    for other in range(t.seats):
        if other != seat and not t.out[other] and (t.nukes[other] > 0 or (t.tech[other] >> NUKE) & 1):
            return True
    return False


def peril(t: Supremacy, seat: i64) -> float:
    """What it counts against a seat that it could be struck out of the game; among many it may be another's turn."""
    bombs = bombs_for(t, seat)
    if bombs == OUT_OF_REACH:
        return 0.0
    shielded = t.l_stars[seat] > 0
    rivals = float(t.alive() - 1)
    found = 0.0
    for other in range(t.seats):
        if other == seat or t.out[other]:
            continue
        if t.nukes[other] >= bombs:
            return DOOM if rivals == 1.0 else DOOM_SHARED / rivals
        if not shielded and (t.nukes[other] > 0 or (t.tech[other] >> NUKE) & 1):
            found = PERIL if rivals == 1.0 else PERIL_SHARED / rivals
    return found


def cards_to_turn(t: Supremacy, tech: i64) -> float:
    """How many cards are turned on average until one shows a technology."""
    left: i64 = 0
    showing: i64 = 0
    for card in range(DECK):
        if searching.in_deck(t, card) and (len(t.aside) == 0 or not t.aside[card]):
            left += 1
            if t.board.tech[card] == tech:
                showing += 1
    return float(left + 1) / float(showing + 1)


def research_value(t: Supremacy, seat: i64, tech: i64) -> float:
    """Nukes for a strike that can still be made; before them L-stars, as long as somebody else could be the first."""
    left = t.turns - t.turn
    cost = cards_to_turn(t, tech) * float(CARD_PRICE) + float(WEAPON_PRICE[tech])
    if tech == L_STAR:
        return 3500.0 if left >= 1 and dangerous(t, seat) and float(t.cash[seat]) > cost + RESERVE else NEVER
    bombs = wanted_bombs(t, seat)
    if left < 2 or bombs == 0:
        return NEVER
    cost += float(bombs) * float(WEAPON_PRICE[NUKE])
    return 3000.0 if float(t.cash[seat]) > cost + RESERVE else NEVER


def shield_value(t: Supremacy, seat: i64) -> float:
    """L-stars while somebody could strike; before anything else while we lie open."""
    if wanted_shields(t, seat) <= 0 or t.cash[seat] <= 3000 or not dangerous(t, seat):
        return NEVER
    return 4500.0 if t.l_stars[seat] == 0 or peril(t, seat) > 0.0 else 1500.0


def wanted_shields(t: Supremacy, seat: i64) -> i64:
    """How many L-stars are missing until nobody has bombs enough for all our homes."""
    most: i64 = 0
    for other in range(t.seats):
        if other != seat and not t.out[other]:
            most = max(most, t.nukes[other])
    return max(SHIELDS, most // max(land.homes(t, seat), 1)) - t.l_stars[seat]


def bomb_value(t: Supremacy, seat: i64) -> float:
    """Nukes are built for a strike that can still be made."""
    if t.turn >= t.turns or t.cash[seat] < 1500:
        return NEVER
    return 4000.0 if wanted_bombs(t, seat) > 0 else NEVER


def best_weapon(t: Supremacy, seat: i64) -> float:
    """What stage 6 could do for the arsenal."""
    best = NEVER
    for tech in range(NUKE, L_STAR + 1):
        if t.turn > 1 and building.can_research(t, seat, tech):
            best = max(best, research_value(t, seat, tech))
    if building.most_weapons(t, seat, NUKE) > 0:
        best = max(best, bomb_value(t, seat))
    if building.most_weapons(t, seat, L_STAR) > 0:
        best = max(best, shield_value(t, seat))
    return best


def weapon_count_value(t: Supremacy, seat: i64, what: i64, action: i64) -> float:
    """As many as are wanted, and no more."""
    wanted: i64 = 1
    if what == do.A_NUKE:
        wanted = wanted_bombs(t, seat)
    elif what == do.AN_L_STAR:
        wanted = wanted_shields(t, seat)
    return up_to(wanted, counts.meant(action, building.most(t, seat, what)), action)


# Land, shots and sales


def neutron_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """Another player's land that lies open to our armies once its own are dead, and that no L-star shields."""
    if zone >= LAND or t.holder[zone] >= t.seats or t.holder[zone] == seat or t.armies[zone] == 0:
        return NEVER
    if t.l_stars[t.holder[zone]] > 0 or strength_near(t, seat, zone) == 0 or t.supplies[seat * 3] == 0:
        return NEVER
    return land_value(t, seat, zone) + 100.0 * float(t.armies[zone]) - 500.0


def best_neutron(t: Supremacy, seat: i64) -> float:
    """With a stage left to move in afterwards."""
    best = NEVER
    if t.plays[seat] < 3:
        for zone in range(LAND):
            best = max(best, neutron_value(t, seat, zone))
    return best


def k_sat_value(t: Supremacy, seat: i64, foe: i64, weapon: i64) -> float:
    """What a shot takes from a rival, shared among all who gain by it, less the K-sat."""
    if building.stock(t, foe, weapon) == 0:
        return NEVER
    rivals = float(max(t.alive() - 1, 1))
    return float(WEAPON_WORTH[weapon]) * 5.0 / 6.0 / rivals - float(WEAPON_WORTH[K_SAT])


def best_shot(t: Supremacy, seat: i64) -> float:
    best = NEVER
    for foe in range(t.seats):
        if foe != seat:
            best = max(best, k_sat_value(t, seat, foe, L_STAR))
    return best


def weapons_menu_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Bombs for land we can walk into, shots that hurt more than they cost, and arms sold while nobody threatens."""
    if action >= do.SELL_ARMS:
        weapon = action - do.SELL_ARMS + 1
        if weapon == L_STAR and dangerous(t, seat):
            return NEVER
        if weapon == NUKE and is_needed(t, seat):
            return NEVER
        return float(arms.price(weapon) - WEAPON_WORTH[weapon])
    if action == do.NEUTRON_STRIKE:
        return best_neutron(t, seat)
    if action == do.FIRE_K_SATS:
        return best_shot(t, seat)
    if action == do.BUILD_MORE + 1 and t.neutron_bombs[seat] == 0 and t.cash[seat] > 4000 and t.turn < t.turns:
        return best_neutron(t, seat) - 500.0
    return NEVER


def weapons_value(t: Supremacy, seat: i64, kind: i64, action: i64) -> float:
    b = t.detail(1)
    if kind == frames.K_SAT_WHOM:
        return float(scoring.worth(t, t.seat_of[action - do.AGAINST]))
    if kind == frames.K_SAT_AT:
        return 1.0 if action == do.SATELLITE else 0.0
    if kind == frames.K_SAT_COUNT:
        shots = counts.meant(action, t.k_sats[seat])
        return float(shots) if shots <= building.stock(t, b, t.detail(2)) else -1.0
    if kind == frames.STORM_LOSS:
        return 0.0 if action == do.SATELLITE else 1.0
    if kind == frames.ARM_WHOM:
        return -10.0 * float(strength_near(t, seat, action - do.ZONE))
    return site_value(t, seat, action - do.ZONE)
