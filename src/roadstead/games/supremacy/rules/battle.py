"""A battle: defence, the exchange of dice, losses, occupation, counter-attack, reinforcements."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import (
    arms,
    attack,
    boarding,
    counts,
    land,
    loads,
    moving,
    naming,
    officers,
    payday,
)
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows


def meet(t: Supremacy) -> None:
    """SUP-7.6: the defender decides; warlords and pirates always fight (SUP-7.16)."""
    if t.defender == data.WARLORD:
        t.then(frames.EXCHANGING)
        nukes = arms.launch_from(t, t.target, t.attacker)
        if nukes > 0:
            t.then(frames.RETALIATING, t.attacker, nukes)
    else:
        t.ask(frames.DEFEND, 1 << t.defender, t.defender)


def against_warlord(t: Supremacy) -> None:
    """FOR-4.9: attackers who died at home are missing; without any the exchange does not take place."""
    for zone in range(data.LAND):
        left = t.armies[zone] if t.holder[zone] == t.attacker else 0
        t.force[zone] = min(t.force[zone], left)
        t.air[zone] = min(t.air[zone], left)
    if not t.out[t.attacker] and strength(t, data.ATTACKING) > 0:
        exchange(t, True)


def defend_choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = []
    if t.has_set(seat):
        found.append(do.FIGHT)
    found.append(do.FIGHT_BARE)
    if can_retreat(t, seat):
        found.append(do.RETREAT)
    found.append(do.SURRENDER)
    return found


def defend(t: Supremacy, seat: i64, action: i64) -> None:
    if action == do.FIGHT:
        t.spend_sets(seat, 1)
        exchange(t, True)
    elif action == do.FIGHT_BARE:
        exchange(t, False)
    elif action == do.RETREAT:
        t.ask(frames.RETREAT_TO, 1 << seat, seat)
    else:
        surrender(t, seat)


# Retreat and surrender


def pieces(t: Supremacy, seat: i64) -> i64:
    """The defending pieces that would move of themselves: armies on land, navies at sea."""
    return t.armies[t.target] if t.target < data.LAND else t.navies[seat * data.SEAS + t.target - data.LAND]


def can_retreat(t: Supremacy, seat: i64) -> bool:
    """SUP-7.10: a neighbouring zone to enter, and the supplies for it."""
    resource = data.GRAIN if t.target < data.LAND else data.OIL
    return t.supplies[seat * 3 + resource] >= pieces(t, seat) and len(retreat_choices(t, seat)) > 0


def retreat_choices(t: Supremacy, seat: i64) -> list[i64]:
    near = t.board.ways(t.target)[t.target]
    return [do.ZONE + there for there in near if t.enterable(seat, there)]


def retreat(t: Supremacy, seat: i64, action: i64) -> None:
    """SUP-7.10: everything goes; the attacker may walk in."""
    start = t.target
    zone = action - do.ZONE
    moved = pieces(t, seat)
    t.supplies[seat * 3 + (data.GRAIN if start < data.LAND else data.OIL)] -= moved
    t.announce(told.RETREATS, seat, start, zone)
    t.then(frames.AFTER_BATTLE, 0)
    if start < data.LAND:
        moving.transfer(t, seat, data.MARCH, start, zone, moved)
    else:
        moving.sail(t, seat, start, zone, moved, loads.of(t, loads.index(seat, start)))


def surrender(t: Supremacy, seat: i64) -> None:
    """SUP-7.11: the forces in the zone change sides, and the zone with them."""
    zone = t.target
    winner = t.attacker
    t.announce(told.SURRENDERS, seat, winner, zone)
    if t.unconventional:
        officers.kill_all(t, seat, zone)
    if zone < data.LAND:
        land.capture(t, zone, winner)
        return
    loads.join(t, loads.index(seat, zone), loads.index(winner, zone))
    land.enter_sea(t, zone, winner)


# The exchange


def strength(t: Supremacy, side: i64) -> i64:
    """Units in the battle."""
    if side == data.ATTACKING:
        return rows.total(t.force)
    if t.defender == data.WARLORD:
        return t.armies[t.target] if t.target < data.LAND else t.pirates[t.target - data.LAND]
    return t.units_in(t.defender, t.target)


def stars(t: Supremacy, side: i64) -> i64:
    seat = t.attacker if side == data.ATTACKING else t.defender
    if seat != data.WARLORD:
        return t.l_stars[seat]
    return t.warlord_l_stars[t.target] if t.warlords else 0


def dice_for(t: Supremacy, side: i64, supplied: bool) -> i64:
    """SUP-7.7: 1 against 2, or 1 without the set; a die more for more units and for more L-stars."""
    dice: i64 = 2 if side == data.DEFENDING and supplied else 1
    if strength(t, side) > strength(t, 1 - side):
        dice += 1
    if stars(t, side) > stars(t, 1 - side) and (side == data.ATTACKING or t.defender != data.WARLORD):
        dice += 1  # SUP-7.16: never for a warlord
    return dice


def has_officer(t: Supremacy, side: i64) -> bool:
    """FOR-5.2: whether an officer stands with this side."""
    if side == data.DEFENDING:
        return t.defender != data.WARLORD and officers.helps(t, t.defender, t.target)
    return any(attack.committed(t, zone) and officers.helps(t, t.attacker, zone) for zone in range(data.ZONES))


def total(t: Supremacy, side: i64, supplied: bool) -> i64:
    rolled: i64 = 1 if t.unconventional and has_officer(t, side) else 0
    for _ in range(dice_for(t, side, supplied)):
        rolled += t.dice.below(6, streams.COMBAT) + 1
    return rolled


def exchange(t: Supremacy, supplied: bool) -> None:
    """SUP-7.8: both roll; a third of the total, rounded down, is what the other side loses."""
    if t.defender != data.WARLORD:
        t.announce(told.DEFENDS, t.defender, 1 if supplied else 0)
    attack_total = total(t, data.ATTACKING, supplied)
    defence_total = total(t, data.DEFENDING, supplied)
    t.announce(told.EXCHANGE, t.attacker, t.defender, attack_total, defence_total)
    t.then(frames.AFTER_BATTLE, 1)
    t.then(frames.LOSSES, data.ATTACKING, defence_total // 3)
    t.then(frames.LOSSES, data.DEFENDING, attack_total // 3)


def losses(t: Supremacy, side: i64, left: i64) -> None:
    """SUP-7.9: one unit after the other, as the owner chooses where that makes a difference."""
    units = strength(t, side)
    if left <= 0 or units == 0:
        return
    if side == data.DEFENDING and t.defender == data.WARLORD:
        warlord_losses(t, left)
    elif left >= units - spare(t, side):
        for _ in range(min(left, units)):
            lose_next(t, side)
    elif side == data.DEFENDING:
        t.ask(frames.LOSE_WHAT, 1 << t.defender, t.defender, side, left, t.target)
    else:
        t.ask(frames.LOSE_WHERE, 1 << t.attacker, t.attacker, side, left)


def spare(t: Supremacy, side: i64) -> i64:
    """Units that can be left in one way only: of one zone the last, which at sea is an empty ship."""
    return 1 if side == data.DEFENDING or t.force[first_zone(t)] == strength(t, side) else 0


def first_zone(t: Supremacy) -> i64:
    """The first zone that attackers are still in."""
    zone: i64 = 0
    while t.force[zone] == 0:
        zone += 1
    return zone


def lose_next(t: Supremacy, side: i64) -> None:
    """Some unit, where it makes no difference which: at sea the armies come first (SUP-7.9)."""
    zone = t.target if side == data.DEFENDING else first_zone(t)
    lose(t, side, zone, loads.lightest_laden(loads_of(t, side, zone)) if zone >= data.LAND else loads.ON_LAND)


def warlord_losses(t: Supremacy, left: i64) -> None:
    if t.target < data.LAND:
        t.armies[t.target] = max(0, t.armies[t.target] - left)
        if t.armies[t.target] == 0:
            arms.defeated(t, t.target, t.attacker)
            land.vacate(t, t.target)
    else:
        if left >= t.pirates[t.target - data.LAND]:
            arms.defeated(t, t.target, t.attacker)
        sink_pirates(t, t.target, left)


def sink_pirates(t: Supremacy, zone: i64, count: i64) -> None:
    t.pirates[zone - data.LAND] = max(0, t.pirates[zone - data.LAND] - count)
    if t.pirates[zone - data.LAND] == 0:
        land.disarm(t, zone)
        t.holder[zone] = data.NOBODY


def where_choices(t: Supremacy) -> list[i64]:
    """The zones that attackers can still be lost from."""
    return [do.ZONE + zone for zone in range(data.ZONES) if attack.committed(t, zone)]


def loads_of(t: Supremacy, side: i64, zone: i64) -> i64:
    """How the ships of a side lie: the attacker has only those that were named for the attack."""
    if side == data.ATTACKING:
        return t.fleet[zone - data.LAND]
    return loads.of(t, loads.index(t.defender, zone))


def what_choices(t: Supremacy, side: i64, zone: i64) -> list[i64]:
    """SUP-7.9: an army, or a navy without any aboard; of the attacker's only those in the attack."""
    if zone < data.LAND:
        return [do.LOSE_ARMY]
    fleet = naming.ships(t, zone) if side == data.ATTACKING else t.navies[loads.index(t.defender, zone)]
    return loads.loss_choices(loads_of(t, side, zone), fleet)


def lose_where(t: Supremacy, seat: i64, side: i64, left: i64, action: i64) -> None:
    t.ask(frames.LOSE_WHAT, 1 << seat, seat, side, left, action - do.ZONE)


def lose_what(t: Supremacy, side: i64, left: i64, zone: i64, action: i64) -> None:
    t.then(frames.LOSSES, side, left - 1)
    lose(t, side, zone, loads.lost_from(loads_of(t, side, zone), action) if zone >= data.LAND else loads.ON_LAND)


def lose(t: Supremacy, side: i64, zone: i64, load: i64) -> None:
    """One unit is removed, from the attacking force too: an army, off a ship with so many aboard; with none, the ship."""
    seat = t.attacker if side == data.ATTACKING else t.defender
    t.announce(told.UNIT_LOST, seat, zone, 1 if load == 0 else 0)
    if load == 0:
        payday.remove_navy(t, seat, zone)
    else:
        payday.remove_army(t, seat, zone, load)
    if side == data.DEFENDING:
        return
    if load > 0:
        naming.one_less_aboard(t, zone, load)
        return
    t.force[zone] -= 1
    if zone < data.LAND and t.air[zone] > t.force[zone]:
        t.air[zone] = t.force[zone]


def defended(t: Supremacy) -> bool:
    """Whether the foe still has anything in the battle zone."""
    return attack.defended_by(t, t.target, t.defender)


def after(t: Supremacy, fought: i64) -> None:
    """SUP-7.12 to SUP-7.14: occupation, then the counter-attack and reinforcements if there was an exchange."""
    if fought and not t.counter:
        t.loadings = 0
        t.then(frames.REINFORCED)
        t.then(frames.REINFORCING, t.attacker, data.ATTACKING, t.target)
        if t.defender != data.WARLORD:
            t.then(frames.REINFORCING, t.defender, data.DEFENDING, t.target)
            t.then(frames.COUNTERING, t.defender, t.attacker)
    if not defended(t):
        t.then(frames.OCCUPYING)


# Occupation


def occupying(t: Supremacy) -> None:
    if not t.out[t.attacker]:
        t.ask(frames.OCCUPY, 1 << t.attacker, t.attacker)


def occupy_most(t: Supremacy, seat: i64, zone: i64) -> i64:
    """SUP-7.12: how many of the attackers from this zone could move in and be paid for."""
    if t.target >= data.LAND:
        if zone < data.LAND or zone == t.target:
            return 0
        return min(naming.ships(t, zone), t.supplies[seat * 3 + data.OIL])
    if zone >= data.LAND:
        return naming.aboard(t, zone)
    walking = t.force[zone] - t.air[zone]
    return t.air[zone] if walking == 0 else min(walking, t.supplies[seat * 3 + data.GRAIN])


def occupy_choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = []
    if t.enterable(seat, t.target):
        for zone in range(data.ZONES):
            if attack.committed(t, zone) and occupy_most(t, seat, zone) > 0:
                found.append(do.ZONE + zone)
    found.append(do.DONE)
    return found


def occupy_from(t: Supremacy, seat: i64, action: i64) -> None:
    if action != do.DONE:
        t.ask(frames.OCCUPY_COUNT, 1 << seat, seat, action - do.ZONE)


def occupy_counts(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    return counts.between(1, occupy_most(t, seat, zone))


def occupy(t: Supremacy, seat: i64, zone: i64, action: i64) -> None:
    """The usual cost: a grain for each army over land, an oil for each navy; from ship or aircraft nothing more."""
    count = counts.meant(action, occupy_most(t, seat, zone))
    t.then(frames.OCCUPYING)
    if t.target >= data.LAND:
        t.supplies[seat * 3 + data.OIL] -= count
        sail_in(t, seat, zone, count)
        return
    land.take_cards(t, t.target, seat)  # SUP-7.12: own home land has come back already, its cards come now
    if zone >= data.LAND:
        come_ashore(t, seat, zone, count)
        return
    t.force[zone] -= count
    if t.air[zone] > 0:
        t.air[zone] -= count
        moving.transfer(t, seat, data.AIRLIFT, zone, t.target, count)
    else:
        t.supplies[seat * 3 + data.GRAIN] -= count
        moving.transfer(t, seat, data.MARCH, zone, t.target, count)


def sail_in(t: Supremacy, seat: i64, zone: i64, left: i64) -> None:
    """SUP-7.12: so many more of the ships that attacked move in, with those aboard; until they sail the target has them."""
    if naming.matters(t.fleet[zone - data.LAND], naming.ships(t, zone), left):
        t.ask(frames.OCCUPY_WHICH, 1 << seat, seat, zone, left)
        return
    for _ in range(left):
        go_in(t, zone, naming.any_load(t.fleet[zone - data.LAND], naming.ships(t, zone)))
    fleet = naming.ships(t, t.target)
    going = t.fleet[t.target - data.LAND]
    t.force[t.target] = 0
    t.fleet[t.target - data.LAND] = 0
    moving.sail(t, seat, zone, t.target, fleet, going)


def go_in(t: Supremacy, zone: i64, load: i64) -> None:
    naming.remove(t, zone, load)
    naming.add(t, t.target, load)


def come_ashore(t: Supremacy, seat: i64, zone: i64, left: i64) -> None:
    """SUP-7.12: so many more armies land off the ships that attacked."""
    if naming.landing_matters(t.fleet[zone - data.LAND], left):
        t.ask(frames.OCCUPY_WHICH, 1 << seat, seat, zone, left)
        return
    before = t.fleet[zone - data.LAND]
    after = loads.taken_off(before, left)
    t.fleet[zone - data.LAND] = after
    t.force[zone] -= left
    moving.carry(t, seat, data.UNLOADING, zone, t.target, left, loads.of(t, loads.index(seat, zone)) - before + after)
    moving.depart(t, seat, zone, t.target)


def which_choices(t: Supremacy, zone: i64) -> list[i64]:
    """The ships that attacked, those with armies to land if it is land that is occupied."""
    packed = t.fleet[zone - data.LAND]
    return loads.ship_choices(packed, loads.laden_in(packed) if t.target < data.LAND else naming.ships(t, zone))


def occupy_which(t: Supremacy, seat: i64, zone: i64, left: i64, action: i64) -> None:
    load = action - do.SHIP
    if t.target >= data.LAND:
        go_in(t, zone, load)
        sail_in(t, seat, zone, left - 1)
        return
    some = boarding.land_from(t, seat, zone, t.target, left, load)
    t.fleet[zone - data.LAND] += loads.ONE[load - some] - loads.ONE[load]
    t.force[zone] -= some
    if left > some:
        come_ashore(t, seat, zone, left - some)
    else:
        moving.depart(t, seat, zone, t.target)


def clear(t: Supremacy) -> None:
    """Nobody attacks any more."""
    t.attacker = data.NOBODY
    t.defender = data.NOBODY
    t.target = data.NO_ZONE
    t.counter = 0
    naming.disperse(t)
    t.air = rows.zeros(0)
    t.rear = rows.zeros(0)
