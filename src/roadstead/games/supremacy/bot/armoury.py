"""Further weapons, weighed: bombs for land we can walk into, war among satellites, and arms for sale."""

from mypy_extensions import i64

from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.bot import arsenal
from roadstead.games.supremacy.bot.appraisal import NEVER, land_value, site_value
from roadstead.games.supremacy.bot.warfare import strength_near
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import arms, building, counts, land
from roadstead.games.supremacy.state import Supremacy


def neutron_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """Another player's land that lies open to our armies once its own are dead, and that no L-star shields."""
    if zone >= data.LAND or t.holder[zone] >= t.seats or t.holder[zone] == seat or t.armies[zone] == 0:
        return NEVER
    if t.l_stars[t.holder[zone]] > 0 or strength_near(t, seat, zone) == 0 or t.supplies[seat * 3] == 0:
        return NEVER
    return land_value(t, seat, zone) + 100.0 * float(t.armies[zone]) - 500.0


def best_neutron(t: Supremacy, seat: i64) -> float:
    """With a stage left to move in afterwards."""
    best = NEVER
    if t.plays[seat] < 3:
        for zone in range(data.LAND):
            best = max(best, neutron_value(t, seat, zone))
    return best


def k_sat_value(t: Supremacy, seat: i64, foe: i64, weapon: i64) -> float:
    """What a shot takes from a rival, shared among all who gain by it, less the K-sat."""
    if building.stock(t, foe, weapon) == 0:
        return NEVER
    rivals = float(max(t.alive() - 1, 1))
    saved = (
        float(data.WEAPON_PRICE[data.NUKE] * land.homes(t, foe))
        if arsenal.opens_a_strike(t, seat, foe, weapon)
        else 0.0
    )
    return (float(data.WEAPON_WORTH[weapon]) / rivals + saved) * 5.0 / 6.0 - float(data.WEAPON_WORTH[data.K_SAT])


def best_shot(t: Supremacy, seat: i64) -> float:
    best = NEVER
    for foe in range(t.seats):
        if foe != seat:
            best = max(best, k_sat_value(t, seat, foe, data.L_STAR))
    return best


# War in space


def duel_value(t: Supremacy, seat: i64, foe: i64) -> float:
    """What three in six shots take from the other side, less what theirs take from us."""
    if t.l_stars[foe] == 0:
        return NEVER
    rivals = float(max(t.alive() - 1, 1))
    gain = float(data.WEAPON_WORTH[data.L_STAR]) / rivals
    if arsenal.opens_a_strike(t, seat, foe, data.L_STAR):
        gain += float(data.WEAPON_PRICE[data.NUKE])
    killed = min(0.5 * float(t.l_stars[seat]), float(t.l_stars[foe]))
    lost = min(0.5 * float(t.l_stars[foe]), float(t.l_stars[seat]))
    return gain * killed - (float(data.WEAPON_PRICE[data.L_STAR]) if arsenal.dangerous(t, seat) else 500.0) * lost


def best_duel(t: Supremacy, seat: i64) -> float:
    best = NEVER
    if t.space_war and t.duels == 0 and t.l_stars[seat] > 0:
        for foe in range(t.seats):
            if foe != seat:
                best = max(best, duel_value(t, seat, foe))
    return best


def burst_value(t: Supremacy, seat: i64) -> float:
    """A sixth of everybody's satellites: for whoever has few of them, and a nuke that is not needed."""
    if not t.space_war or t.nukes[seat] == 0 or arsenal.is_needed(t, seat):
        return NEVER
    value = -float(data.WEAPON_WORTH[data.NUKE])
    for one in range(t.seats):
        sky = (
            float(data.WEAPON_WORTH[data.L_STAR] * t.l_stars[one] + data.WEAPON_WORTH[data.K_SAT] * t.k_sats[one]) / 6.0
        )
        value += -sky if one == seat else sky / float(max(t.alive() - 1, 1))
    return value


def best_in_space(t: Supremacy, seat: i64) -> float:
    """What stage 4 offers among the satellites."""
    best = best_shot(t, seat) if t.k_sats[seat] > 0 else NEVER
    return max(best, best_duel(t, seat), burst_value(t, seat)) if t.space_war else best


def shield_shot_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Our own land first; others are helped who are not far ahead of us (SUP-8.15)."""
    if action == do.DONE:
        return 0.0
    zone = action - do.ZONE
    holder = t.holder[zone]
    if holder == seat:
        return 500.0 + arsenal.cover_value(t, seat, zone)
    if 2 * scoring.worth(t, holder) > 3 * scoring.worth(t, seat) and t.alive() > 2:
        return -100.0
    return arsenal.cover_value(t, holder, zone)


def weapons_menu_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Bombs for land we can walk into, shots that hurt more than they cost, and arms sold while nobody threatens."""
    if action == do.DUEL:
        return best_duel(t, seat)
    if action == do.SPACE_BURST:
        return burst_value(t, seat)
    if action == do.SHIFT:
        return NEVER
    if action >= do.SELL_ARMS:
        weapon = action - do.SELL_ARMS + 1
        if weapon == data.L_STAR and arsenal.dangerous(t, seat) and t.l_stars[seat] <= arsenal.SHIELDS:
            return NEVER
        if weapon == data.NUKE and arsenal.is_needed(t, seat):
            return NEVER
        return float(arms.price(weapon) - data.WEAPON_WORTH[weapon])
    if action == do.NEUTRON_STRIKE:
        return best_neutron(t, seat)
    if action == do.FIRE_K_SATS:
        return best_shot(t, seat)
    if action == do.BUILD_MORE:
        return 4200.0 if arsenal.wanted_k_sats(t, seat) > 0 else NEVER
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
    if kind == frames.LEAD:
        return float(len(t.board.homelands[action - do.LEAD]))  # the more, the harder it is to strike out
    if kind == frames.DUEL_WHOM:
        return duel_value(t, seat, t.seat_of[action - do.AGAINST])
    if kind == frames.DUEL_COUNT:
        return float(counts.meant(action, t.l_stars[seat]))
    if kind > frames.PLACE:
        return 0.0
    if kind == frames.ARM_WHOM:
        return -10.0 * float(strength_near(t, seat, action - do.ZONE))
    return site_value(t, seat, action - do.ZONE)
