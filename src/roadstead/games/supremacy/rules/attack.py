"""Stage 4: whom to attack, and with what."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, told
from roadstead.games.supremacy.rules import battle, counts, naming
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows


def defended_by(t: Supremacy, zone: i64, foe: i64) -> bool:
    """Whether this foe has forces in this zone."""
    if zone < data.LAND:
        return t.holder[zone] == foe and t.armies[zone] > 0
    if foe == data.WARLORD:
        return zone < data.FIRST_DARK and t.holder[zone] == data.WARLORD
    return t.navies[foe * data.SEAS + zone - data.LAND] > 0


def foe_in(t: Supremacy, seat: i64, zone: i64, only: i64) -> i64:
    """Somebody to attack in this zone, NOBODY where there is none; with `only` no other foe counts."""
    if only != data.NOBODY:
        return only if defended_by(t, zone, only) else data.NOBODY
    if zone < data.FIRST_DARK:
        holder = t.holder[zone]
        if holder in (seat, data.NOBODY) or (zone < data.LAND and t.armies[zone] == 0):
            return data.NOBODY
        return holder
    for foe in range(t.seats):
        if foe != seat and t.navies[foe * data.SEAS + zone - data.LAND] > 0:
            return foe
    return data.NOBODY


def reaches(t: Supremacy, seat: i64, start: i64, target: i64) -> bool:
    """SUP-7.1, SUP-7.2: whether forces in one zone may attack a neighbouring zone, or a dark-blue sea from inside."""
    if start < data.LAND:
        return t.holder[start] == seat and t.armies[start] > 0 and target < data.FIRST_DARK
    if t.navies[seat * data.SEAS + start - data.LAND] == 0:
        return False
    if start == target:
        return start >= data.FIRST_DARK
    if start >= data.FIRST_DARK:
        return data.LAND <= target < data.FIRST_DARK
    return target < data.FIRST_DARK


def from_near(t: Supremacy, seat: i64, target: i64) -> bool:
    """Whether anything of this seat reaches the target over land, sea or through a port."""
    if target >= data.FIRST_DARK:
        return t.navies[seat * data.SEAS + target - data.LAND] > 0
    return any(reaches(t, seat, start, target) for start in t.board.near[target])


def by_air(t: Supremacy, seat: i64, target: i64) -> bool:
    """SUP-7.4: whether an airborne attack could be paid beside the set."""
    return target < data.LAND and t.supplies[seat * 3 + data.OIL] > data.AIRLIFT_OIL and has_army(t, seat)


def has_army(t: Supremacy, seat: i64) -> bool:
    return any(t.holder[zone] == seat and t.armies[zone] > 0 for zone in range(data.LAND))


def can_attack(t: Supremacy, seat: i64, zone: i64, only: i64) -> bool:
    return foe_in(t, seat, zone, only) != data.NOBODY and (from_near(t, seat, zone) or by_air(t, seat, zone))


def possible(t: Supremacy, seat: i64, only: i64) -> bool:
    """SUP-7.5: a set in hand and somewhere to attack."""
    if not t.has_set(seat):
        return False
    return any(can_attack(t, seat, zone, only) for zone in range(data.ZONES))


def where_choices(t: Supremacy, seat: i64, only: i64) -> list[i64]:
    return [do.ZONE + zone for zone in range(data.ZONES) if can_attack(t, seat, zone, only)]


def where(t: Supremacy, seat: i64, only: i64, action: i64) -> None:
    t.ask(frames.ATTACK_WHOM, 1 << seat, seat, action - do.ZONE, only)


def whom_choices(t: Supremacy, seat: i64, zone: i64, only: i64) -> list[i64]:
    """In a dark-blue sea the attacker names the foe; anywhere else there is only one."""
    found: list[i64] = []
    for power in range(6):
        foe = t.seat_of[power]
        if foe in (data.NOBODY, seat) or (only != data.NOBODY and foe != only):
            continue
        if defended_by(t, zone, foe):
            found.append(do.AGAINST + power)
    if not found:
        found.append(do.DONE)
    return found


def begin(t: Supremacy, seat: i64, zone: i64, action: i64) -> None:
    """SUP-7.5: the set is paid; then the attackers are named."""
    foe = data.WARLORD if action == do.DONE else t.seat_of[action - do.AGAINST]
    t.spend_sets(seat, 1)
    t.attacker = seat
    t.defender = foe
    t.target = zone
    naming.no_group(t)
    t.air = rows.zeros(data.LAND)
    if not t.counter:
        t.rear = rows.zeros(data.ZONES)
    t.announce(told.ATTACKED, seat, foe, zone)
    t.then(frames.GATHER, seat)


def gather(t: Supremacy, seat: i64) -> None:
    t.ask(frames.ATTACK_WITH, 1 << seat, seat, 0)


def committed(t: Supremacy, zone: i64) -> bool:
    return t.force[zone] > 0


def any_committed(t: Supremacy) -> bool:
    return any(committed(t, zone) for zone in range(data.ZONES))


def with_choices(t: Supremacy, seat: i64, airborne: i64) -> list[i64]:
    """Zones whose forces may still join; each zone joins once."""
    found: list[i64] = []
    target = t.target
    if airborne:
        for zone in range(data.LAND):
            if t.holder[zone] == seat and t.armies[zone] > 0 and not committed(t, zone):
                found.append(do.ZONE + zone)
        return found
    if target >= data.FIRST_DARK:
        if not committed(t, target):
            found.append(do.ZONE + target)
    else:
        for start in t.board.near[target]:
            if reaches(t, seat, start, target) and not committed(t, start):
                found.append(do.ZONE + start)
    if any_committed(t):
        found.append(do.DONE)
    if target < data.LAND and t.supplies[seat * 3 + data.OIL] >= data.AIRLIFT_OIL and free_army(t, seat):
        found.append(do.AIRBORNE)
    return found


def free_army(t: Supremacy, seat: i64) -> bool:
    return any(t.holder[zone] == seat and t.armies[zone] > 0 and not committed(t, zone) for zone in range(data.LAND))


def join(t: Supremacy, seat: i64, action: i64, airborne: i64) -> None:
    if action == do.DONE:
        battle.meet(t)
    elif action == do.AIRBORNE:
        t.ask(frames.ATTACK_WITH, 1 << seat, seat, 1)
    else:
        t.then(frames.GATHER, seat)
        t.ask(frames.ATTACK_COUNT, 1 << seat, seat, action - do.ZONE, airborne)


def most(t: Supremacy, seat: i64, zone: i64, airborne: i64) -> i64:
    if zone >= data.LAND:
        return t.navies[seat * data.SEAS + zone - data.LAND]
    if airborne:
        return min(t.armies[zone], t.supplies[seat * 3 + data.OIL] // data.AIRLIFT_OIL)
    return t.armies[zone]


def count_choices(t: Supremacy, seat: i64, zone: i64, airborne: i64) -> list[i64]:
    return counts.between(1, most(t, seat, zone, airborne))


def count(t: Supremacy, seat: i64, zone: i64, airborne: i64, action: i64) -> None:
    """So many pieces of this zone attack; airborne ones cost 2 oil each (SUP-7.4)."""
    pieces = counts.meant(action, most(t, seat, zone, airborne))
    if not t.counter:
        t.rear[zone] = 1
    if zone >= data.LAND:
        name_ships(t, seat, zone, pieces)
        return
    t.force[zone] = pieces
    if airborne:
        t.air[zone] = pieces
        t.supplies[seat * 3 + data.OIL] -= data.AIRLIFT_OIL * pieces


def name_ships(t: Supremacy, seat: i64, zone: i64, left: i64) -> None:
    """SUP-7.3: so many more ships attack, with all the armies aboard them; their owner says which."""
    if not naming.named(t, seat, zone, left):
        t.ask(frames.ATTACK_WHICH, 1 << seat, seat, zone, left)


def name_ship(t: Supremacy, seat: i64, zone: i64, left: i64, action: i64) -> None:
    naming.add(t, zone, action - do.SHIP)
    name_ships(t, seat, zone, left - 1)
