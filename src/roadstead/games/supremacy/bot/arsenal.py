"""Weapons, weighed: the strike that ends a rival, the shield against it, and what it takes to build them."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.bot.appraisal import CONQUEST, NEVER, UNLIKELY, passed_over
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import arms, building, counts, land
from roadstead.games.supremacy.state import Supremacy

OUT_OF_REACH: Final[i64] = 99
SHIELDS: Final[i64] = 2  # L-stars that are enough to make a strike at us a gamble
PERIL: Final = 40000.0  # to lie open to the only rival, who can build nukes
DOOM: Final = 120000.0  # to lie open to the only rival, who has enough of them
PERIL_SHARED: Final = 12000.0  # the same among several: so much for all of them together
DOOM_SHARED: Final = 80000.0
RESERVE: Final = 1500.0  # cash that is kept for the next payday, unless it is a race


# The strike that ends a rival


def bombs_for(t: Supremacy, rival: i64) -> i64:
    """One for each home territory a rival still holds, and one more there for each L-star that may fire at it; out of
    reach where the world would end."""
    homes = land.homes(t, rival)
    return OUT_OF_REACH if t.clouds + homes >= data.HOLOCAUST else homes * (1 + t.l_stars[rival])


def marked(t: Supremacy, seat: i64) -> i64:
    """The rival to be struck: the only one left, or one without a shield who is richer than we are; NOBODY where there
    is none."""
    found: i64 = data.NOBODY
    fewest: i64 = OUT_OF_REACH
    duel = t.alive() == 2
    mine = 0 if duel else scoring.worth(t, seat)
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
    if rival == data.NOBODY:
        return 0
    missing = max(bombs_for(t, rival) - t.nukes[seat], 0)
    return 0 if t.l_stars[rival] > 0 and missing * data.WEAPON_PRICE[data.NUKE] > t.cash[seat] else missing


def is_needed(t: Supremacy, seat: i64) -> bool:
    """Whether a nuke is one of those for a strike: enough of them are there, or can still be built."""
    if t.turn >= t.turns:
        return False
    return strike_value(t, seat) > 0.0 or ((t.tech[seat] >> data.NUKE) & 1 == 1 and wanted_bombs(t, seat) > 0)


def strike_value(t: Supremacy, seat: i64) -> float:
    """Everything at once, or not at all."""
    rival = marked(t, seat)
    return CONQUEST if rival != data.NOBODY and t.nukes[seat] >= bombs_for(t, rival) else NEVER


def target_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Every home territory of the rival once, if there are bombs for all of them, and then fire."""
    if action == do.DONE:
        return 1.0
    zone = action - do.ZONE
    rival = marked(t, seat)
    if rival != data.NOBODY and is_home(t, rival, zone) and homes_left(t, rival) <= t.nukes[seat]:
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
    for zone in t.board.homelands[t.power[rival]]:
        if t.holder[zone] == rival and not t.aimed[zone]:
            left += 1
    return left


def is_home(t: Supremacy, rival: i64, zone: i64) -> bool:
    return zone < data.LAND and t.holder[zone] == rival and t.board.home[zone] == t.power[rival]


# Research


def dangerous(t: Supremacy, seat: i64) -> bool:
    """Whether somebody else can build nukes, or has some."""
    for other in range(t.seats):
        if other != seat and not t.out[other] and (t.nukes[other] > 0 or (t.tech[other] >> data.NUKE) & 1):
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
        if not shielded and (t.nukes[other] > 0 or (t.tech[other] >> data.NUKE) & 1):
            found = PERIL if rivals == 1.0 else PERIL_SHARED / rivals
    return found


def cards_to_turn(t: Supremacy, tech: i64) -> float:
    """How many cards are turned on average until one shows a technology."""
    left: i64 = 0
    showing: i64 = 0
    owner = t.owner
    aside = t.aside
    shown = t.board.tech
    fresh = len(aside) == 0
    for card in range(data.DECK):
        if (card >= data.COMPANIES or owner[card] == data.NOBODY) and (fresh or not aside[card]):
            left += 1
            if shown[card] == tech:
                showing += 1
    return float(left + 1) / float(showing + 1)


def research_value(t: Supremacy, seat: i64, tech: i64) -> float:
    """Nukes for a strike that can still be made; before them L-stars, as long as somebody else could be the first."""
    left = t.turns - t.turn
    kept = RESERVE if t.alive() > 2 else 0.0
    cost = cards_to_turn(t, tech) * float(data.CARD_PRICE) + float(data.WEAPON_PRICE[tech])
    if tech == data.L_STAR:
        return 3500.0 if left >= 1 and dangerous(t, seat) and float(t.cash[seat]) > cost + kept else NEVER
    bombs = wanted_bombs(t, seat)
    if left < 2 or bombs == 0:
        return NEVER
    cost += float(bombs) * float(data.WEAPON_PRICE[data.NUKE])
    return 3000.0 if float(t.cash[seat]) > cost + kept else NEVER


def shield_value(t: Supremacy, seat: i64) -> float:
    """L-stars while somebody could strike; before anything else while we lie open."""
    if wanted_shields(t, seat) <= 0 or t.cash[seat] <= 3000 or not dangerous(t, seat):
        return bazaar_value(t, seat, data.L_STAR) if t.cash[seat] > 1500 else NEVER
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
    return 4000.0 if wanted_bombs(t, seat) > 0 else bazaar_value(t, seat, data.NUKE)


def bazaar_value(t: Supremacy, seat: i64, weapon: i64) -> float:
    """What is left of building a weapon to sell it to a warlord in the same stage."""
    if not t.warlords or t.sales > 0 or building.stock(t, seat, weapon) > 0 or len(arms.whom_choices(t)) == 0:
        return NEVER
    minerals = float(data.WEAPON_MINERALS[weapon]) * max(float(data.LADDER[t.market[data.MINERAL]]), 300.0)
    return float(arms.price(weapon) - data.WEAPON_PRICE[weapon]) - minerals


def best_weapon(t: Supremacy, seat: i64) -> float:
    """What stage 6 could do for the arsenal."""
    best = NEVER
    for tech in range(data.NUKE, data.L_STAR + 1):
        if t.turn > 1 and building.can_research(t, seat, tech):
            best = max(best, research_value(t, seat, tech))
    if building.most_weapons(t, seat, data.NUKE) > 0:
        best = max(best, bomb_value(t, seat))
    if building.most_weapons(t, seat, data.L_STAR) > 0:
        best = max(best, shield_value(t, seat))
    if t.with_k_sats and building.most_weapons(t, seat, data.K_SAT) > 0 and wanted_k_sats(t, seat) > 0:
        best = max(best, 4200.0)
    return best


def weapon_count_value(t: Supremacy, seat: i64, what: i64, action: i64) -> float:
    """As many as are wanted, and no more."""
    wanted: i64 = 1
    if what == data.A_NUKE:
        wanted = wanted_bombs(t, seat)
    elif what == data.AN_L_STAR:
        wanted = wanted_shields(t, seat)
    elif what == data.A_K_SAT:
        wanted = wanted_k_sats(t, seat)
    return up_to(max(wanted, 1), counts.meant(action, building.most(t, seat, what)), action)


# K-sats


def opens_a_strike(t: Supremacy, seat: i64, foe: i64, weapon: i64) -> bool:
    """Whether an L-star less saves us a bomb for each of the only rival's homes."""
    return weapon == data.L_STAR and t.alive() == 2 and (t.nukes[seat] > 0 or (t.tech[seat] >> data.NUKE) & 1 == 1)


def wanted_k_sats(t: Supremacy, seat: i64) -> i64:
    """One for each L-star of the only rival, and one for the misses."""
    if t.turn >= t.turns or t.cash[seat] < 3000:
        return 0
    for foe in range(t.seats):
        if foe != seat and t.l_stars[foe] > 0 and opens_a_strike(t, seat, foe, data.L_STAR):
            return max(t.l_stars[foe] + 1 - t.k_sats[seat], 0)
    return 0
