"""Marches and attacks, weighed: land worth having, where we are clearly stronger."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy.bot import appraisal, combat, voyages
from roadstead.games.supremacy.data import FIRST_DARK, LADDER, LAND, MARCH, NOBODY, WARLORD, ZONES
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import attack, counts, moving
from roadstead.games.supremacy.state import Supremacy

WARLORDS_NUKE: Final = 1500.0  # what it costs to be answered with one


# Marches


def march_value(t: Supremacy, seat: i64, start: i64, zone: i64) -> float:
    """The land taken, less the grain and what is left open behind."""
    if t.holder[zone] == seat:
        if t.armies[start] <= 1 or appraisal.last_turn(t):
            return appraisal.NEVER
        return 20.0 * float(appraisal.foes_near(t, seat, zone) - appraisal.foes_near(t, seat, start)) - 110.0
    value = appraisal.land_value(t, seat, zone) - (float(LADDER[t.market[0]]) if appraisal.last_turn(t) else 100.0)
    if t.armies[start] <= 1:
        value -= 150.0 + 500.0 * float(min(appraisal.foes_near(t, seat, start), 2))
    return value


def best_march_from(t: Supremacy, seat: i64, start: i64) -> float:
    best = appraisal.NEVER
    for there in t.board.lands[start]:
        if t.enterable(seat, there):
            best = max(best, march_value(t, seat, start, there))
    return best


def best_march(t: Supremacy, seat: i64) -> float:
    best = appraisal.NEVER
    if t.supplies[seat * 3] == 0:
        return best
    for zone in range(LAND):
        if t.holder[zone] == seat and t.armies[zone] > 0:
            best = max(best, best_march_from(t, seat, zone))
    return best


def leave_one(t: Supremacy, action: i64, here: i64) -> float:
    """As many as can go while one stays behind."""
    count = counts.meant(action, here)
    if appraisal.passed_over(action) and count != here - 1:
        return appraisal.UNLIKELY
    if count < here:
        return float(min(count, 4))
    return 0.5


def at_sea(action: i64) -> float:
    """The more the better."""
    return appraisal.UNLIKELY if appraisal.passed_over(action) else float(counts.meant(action, 11))


# Battle


def strength_near(t: Supremacy, seat: i64, zone: i64) -> i64:
    """What could attack a zone while one army stays in each territory."""
    found: i64 = 0
    for there in t.board.near[zone]:
        if there < LAND:
            if t.holder[there] == seat and t.armies[there] > 1:
                found += t.armies[there] - 1
        elif attack.reaches(t, seat, there, zone):
            found += t.units_in(seat, there)
    return found


def defenders(t: Supremacy, zone: i64) -> i64:
    if zone < LAND:
        return t.armies[zone]
    holder = t.holder[zone]
    if holder == WARLORD:
        return t.pirates[zone - LAND]
    return t.units_in(holder, zone) if holder < t.seats else 99


def attack_value(t: Supremacy, seat: i64, zone: i64, flown: i64) -> float:
    """Land worth having, where we are clearly stronger, be it with so many armies from the air."""
    if zone >= FIRST_DARK:
        return appraisal.NEVER
    foe = attack.foe_in(t, seat, zone, NOBODY)
    if foe == NOBODY:
        return appraisal.NEVER
    mine = strength_near(t, seat, zone)
    theirs = defenders(t, zone)
    lacking = theirs + 2 - mine
    if lacking > 0 and (zone >= LAND or foe == WARLORD or flown < lacking):
        return appraisal.NEVER
    value = appraisal.land_value(t, seat, zone) if zone < LAND else 100.0
    if appraisal.last_turn(t) and value < appraisal.CONQUEST:
        value = 100.0 - combat.set_worth(t, seat)
    if lacking > 0:
        value -= float(2 * lacking) * voyages.oil_worth(t, seat)
        mine = theirs + 2
    if foe == WARLORD and t.warlords:
        value -= WARLORDS_NUKE * float(t.warlord_nukes[zone])
    return value + 100.0 * float(min(mine - theirs, 3)) - 100.0 * float(theirs)


def best_attack(t: Supremacy, seat: i64, only: i64) -> float:
    """The best attack there is, on a certain foe or on anybody."""
    best = appraisal.NEVER
    if t.sets(seat) < 2:
        return best
    flown = combat.paratroops(t, seat)
    for zone in range(ZONES):
        holder = t.holder[zone]
        if holder in (seat, NOBODY) or (only != NOBODY and holder != only):
            continue
        if (flown > 1 and zone < LAND and holder < t.seats) or attack.from_near(t, seat, zone):
            best = max(best, attack_value(t, seat, zone, flown))
    return best


def refuge_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """Own land first, then what is worth taking; not where the enemy stands round."""
    if zone >= LAND:
        return 0.0
    value = 100.0 if t.holder[zone] == seat else 0.3 * appraisal.land_value(t, seat, zone)
    return value - 10.0 * float(appraisal.foes_near(t, seat, zone))


def moving_value(t: Supremacy, seat: i64, kind: i64, b: i64, c: i64, action: i64) -> float:
    if kind == frames.OFFICERS_ALONG:
        more = t.units_in(seat, c) > t.units_in(seat, b)
        return float(counts.meant(action, t.officers_in(seat, b))) * (1.0 if more else -1.0)
    if kind == frames.MOVE_WHICH:
        return float(action - do.SHIP)
    if b != MARCH:
        return voyages.value(t, seat, kind, b, c, action)
    if kind == frames.MOVE_FROM:
        if t.bound != moving.ANYWHERE:
            return combat.relief_value(t, seat, action - do.ZONE)
        return best_march_from(t, seat, action - do.ZONE)
    if kind == frames.MOVE_TO:
        zone = action - do.ZONE
        if t.bound != moving.ANYWHERE:
            return float(combat.threatened(t, seat, zone)) if t.board.touches(c, zone) else appraisal.NEVER
        return march_value(t, seat, c, zone) if t.board.touches(c, zone) else appraisal.NEVER
    if kind == frames.MOVE_COUNT:
        if t.bound != moving.ANYWHERE:
            pieces = counts.meant(action, t.armies[c])
            return float(pieces) if pieces <= combat.spare(t, seat, c) else -100.0 * float(pieces)
        return leave_one(t, action, t.armies[c] if c < LAND else 4)
    return appraisal.UNLIKELY if appraisal.passed_over(action) else 0.0


def loss_value(action: i64) -> float:
    """An empty ship goes first, then armies off the ship with fewest aboard, which is empty the sooner."""
    if action == do.LOSE_NAVY:
        return 1.0
    return -0.1 * float(action - do.SHIP) if action >= do.SHIP else 0.0


def battle_value(t: Supremacy, seat: i64, kind: i64, b: i64, c: i64, action: i64) -> float:
    if kind == frames.ATTACK_WHERE:
        return attack_value(t, seat, action - do.ZONE, combat.paratroops(t, seat))
    if kind == frames.ATTACK_WITH:
        if action == do.DONE:
            return 1.0
        if action == do.AIRBORNE:
            return 1.5 if combat.missing(t) > 0 and combat.has_reserve(t, seat) else appraisal.NEVER
        zone = action - do.ZONE
        if zone >= LAND:
            return 2.0
        return 2.0 + float(t.armies[zone]) if t.armies[zone] > 1 else 0.5
    if kind == frames.ATTACK_COUNT and c:
        flown = counts.meant(action, t.armies[b])
        return float(flown) if flown <= max(min(combat.missing(t), t.armies[b] - 1), 1) else -100.0 * float(flown)
    if kind == frames.ATTACK_COUNT:
        return leave_one(t, action, t.armies[b]) if b < LAND else at_sea(action)
    if kind == frames.DEFEND:
        return combat.defence_value(t, seat, action)
    if kind == frames.COUNTER:
        return 0.0 if action == do.DONE else best_attack(t, seat, b) - 300.0
    if kind == frames.REINFORCE and action != do.DONE:
        return combat.reinforcement_value(t, seat, action)
    if kind == frames.RETREAT_TO:
        return refuge_value(t, seat, action - do.ZONE)
    if kind == frames.OCCUPY:
        return 0.0 if action == do.DONE else 1.0
    if kind == frames.OCCUPY_COUNT:
        return min(at_sea(action), 3.0)
    if kind == frames.LOSE_WHERE:
        zone = action - do.ZONE
        return float(t.armies[zone]) if zone < LAND else 0.0
    if kind == frames.LOSE_WHAT:
        return loss_value(action)
    if kind in (frames.ATTACK_WHICH, frames.OCCUPY_WHICH):
        laden = float(action - do.SHIP)
        return -laden if kind == frames.OCCUPY_WHICH and t.target < LAND else laden
    if appraisal.passed_over(action):
        return appraisal.UNLIKELY
    return 1.0 if action == do.DONE else 0.0
