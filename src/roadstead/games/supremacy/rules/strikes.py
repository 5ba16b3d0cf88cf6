"""Nukes, neutron bombs and L-stars: aiming, shielding, the blast and the holocaust."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import arms, building, counts, land, loads, officers
from roadstead.games.supremacy.state import Supremacy


def begin(t: Supremacy, seat: i64, bomb: i64) -> None:
    """SUP-8.9: all bombs of a strike are of one kind."""
    clear_sky(t)
    t.then(frames.AIMING, seat, bomb)


def clear_sky(t: Supremacy) -> None:
    for zone in range(data.FIRST_DARK):
        t.aimed[zone] = 0
        t.shots[zone] = 0


def aiming(t: Supremacy, seat: i64, bomb: i64) -> None:
    t.ask(frames.STRIKE_AT, 1 << seat, seat, bomb)


def at_choices(t: Supremacy, seat: i64, bomb: i64) -> list[i64]:
    """SUP-8.1: any territory still in play and any light-blue sea; each target is named once."""
    found: list[i64] = []
    aimed = False
    for zone in range(data.FIRST_DARK):
        if t.aimed[zone]:
            aimed = True
        elif building.stock(t, seat, bomb) > 0 and (zone >= data.LAND or not t.cloud[zone]):
            found.append(do.ZONE + zone)
    if aimed:
        found.append(do.DONE)
    return found


def aim(t: Supremacy, seat: i64, bomb: i64, action: i64) -> None:
    if action != do.DONE:
        t.ask(frames.STRIKE_COUNT, 1 << seat, seat, action - do.ZONE, bomb)
        return
    answered: i64 = 0
    for zone in range(data.FIRST_DARK):
        if t.aimed[zone]:
            answered += arms.launch_from(t, zone, seat)
    if answered > 0:
        t.then(frames.RETALIATING, seat, answered)
    launch(t, seat, bomb)


def launch(t: Supremacy, firing: i64, bomb: i64) -> None:
    """SUP-8.2: every other player who owns a target and has L-stars allots them; then the blast.  Under the umbrella
    (SUP-8.15) those who own none may help."""
    t.then(frames.BLAST, firing, bomb)
    for back in range(t.seats):
        defender = t.seats - 1 - back
        if defender != firing and t.l_stars[defender] > 0 and len(targets(t, defender)) > 0:
            t.then(frames.SHIELDING, defender, t.l_stars[defender], bomb)


def count_choices(t: Supremacy, seat: i64, bomb: i64) -> list[i64]:
    return counts.between(1, building.stock(t, seat, bomb))


def count(t: Supremacy, seat: i64, zone: i64, bomb: i64, action: i64) -> None:
    bombs = counts.meant(action, building.stock(t, seat, bomb))
    building.add_weapons(t, seat, bomb, -bombs)
    t.aimed[zone] = bombs
    t.announce(told.NEUTRON_FIRED if bomb == data.NEUTRON_BOMB else told.FIRED, seat, zone, bombs)
    t.then(frames.AIMING, seat, bomb)


def aimed_at(t: Supremacy, seat: i64) -> bool:
    return any(t.aimed[zone] and t.holder[zone] == seat for zone in range(data.FIRST_DARK))


def shielding(t: Supremacy, seat: i64, left: i64, bomb: i64) -> None:
    """SUP-8.2: each L-star is given a target before any die is rolled."""
    if left > 0:
        t.ask(frames.SHIELD, 1 << seat, seat, left, bomb)


def targets(t: Supremacy, seat: i64) -> list[i64]:
    """What this seat's L-stars may fire for: own zones and, under the umbrella, any player's (SUP-8.15)."""
    found: list[i64] = []
    for zone in range(data.FIRST_DARK):
        if t.aimed[zone] and (t.holder[zone] == seat or (t.umbrella and t.holder[zone] < t.seats)):
            found.append(do.ZONE + zone)
    return found


def shield_choices(t: Supremacy, seat: i64) -> list[i64]:
    """Whoever is not aimed at may keep out of it."""
    found = targets(t, seat)
    if t.umbrella and not aimed_at(t, seat):
        found.append(do.DONE)
    return found


def shield(t: Supremacy, seat: i64, left: i64, bomb: i64, action: i64) -> None:
    if action != do.DONE:
        t.shots[action - do.ZONE] += 1
        t.then(frames.SHIELDING, seat, left - 1, bomb)


def blast(t: Supremacy, firing: i64, bomb: i64) -> None:
    """SUP-8.3: all dice are rolled; then whatever got through strikes."""
    arms.screen(t)
    for zone in range(data.FIRST_DARK):
        if t.aimed[zone]:
            t.aimed[zone] = survivors(t, zone)
    for zone in range(data.FIRST_DARK):
        if t.aimed[zone] and not t.over:
            t.aimed[zone] = 0
            if bomb == data.NEUTRON_BOMB:
                irradiate(t, firing, zone)
            else:
                nuke(t, zone)
    if not t.over:
        land.check_fallen(t)


def survivors(t: Supremacy, zone: i64) -> i64:
    """The nukes of one target that no L-star hit; the shots are spread over them."""
    nukes = t.aimed[zone]
    shots = t.shots[zone]
    through: i64 = 0
    missed: i64 = 0
    for nuke_number in range(nukes):
        hit = False
        for _ in range(shots // nukes + (1 if nuke_number < shots % nukes else 0)):
            if t.dice.below(6, streams.SHIELD) + 1 <= data.SHOT_KILLS:
                hit = True
            else:
                missed += 1
        if not hit:
            through += 1
    if shots > 0:
        t.announce(told.SHIELD, zone, nukes - through, missed)
    return through


def nuke(t: Supremacy, zone: i64) -> None:
    """SUP-8.4, SUP-8.5: everything there is destroyed; land is out of play."""
    destroy(t, zone)
    land.lift_marker(t, zone)
    if zone >= data.LAND:
        t.struck[zone - data.LAND] = t.turn
        t.announce(told.SEA_NUKED, zone)
        return
    t.holder[zone] = data.NOBODY
    t.cloud[zone] = 1
    t.clouds += 1
    t.announce(told.NUKED, zone)
    holocaust(t)


def irradiate(t: Supremacy, seat: i64, zone: i64) -> None:
    """SUP-8.10, SUP-8.11: the forces die, the companies stay; the land is closed until the bomber moves in."""
    t.announce(told.NEUTRON_BOMBED, zone)
    kill_forces(t, zone)
    if zone >= data.LAND:
        t.struck[zone - data.LAND] = t.turn
        return
    if t.holder[zone] != data.NOBODY:
        land.vacate(t, zone)
    t.bomber[zone] = seat


def destroy(t: Supremacy, zone: i64) -> None:
    """All forces in a zone are removed, and the company cards of a territory go back to the deck."""
    kill_forces(t, zone)
    if zone < data.LAND:
        land.return_cards_of(t, zone)


def kill_forces(t: Supremacy, zone: i64) -> None:
    """Nobody survives in a zone; the arms of its warlord are lost."""
    if t.holder[zone] == data.WARLORD:
        land.disarm(t, zone)
    if zone < data.LAND:
        t.armies[zone] = 0
    else:
        for seat in range(t.seats):
            loads.clear(t, loads.index(seat, zone))
        if zone < data.FIRST_DARK:
            t.pirates[zone - data.LAND] = 0
            t.holder[zone] = data.NOBODY
    if t.unconventional:
        for seat in range(t.seats):
            officers.kill_all(t, seat, zone)


def holocaust(t: Supremacy) -> None:
    """SUP-8.6, SUP-8.7: the twelfth cloud ends the world, or from the 13th on a die decides."""
    if not t.safe_clouds:
        ends = t.clouds >= data.HOLOCAUST
    elif t.clouds <= data.HOLOCAUST:
        ends = False
    elif t.clouds >= data.HOLOCAUST + 6:
        ends = True
    else:
        die = t.dice.below(6, streams.HOLOCAUST) + 1
        t.announce(told.HOLOCAUST_ROLL, die, t.clouds)
        ends = die >= 7 - (t.clouds - data.HOLOCAUST)
    if ends:
        t.over = True
        t.reveal()
        t.ending = data.HOLOCAUST_ENDING
        t.announce(told.HOLOCAUST, t.clouds)
