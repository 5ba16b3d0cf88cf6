"""Stage 5 and reinforcements: marching, sailing, airlifts, loading and unloading."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, told
from roadstead.games.supremacy.rules import boarding, counts, land, loads, naming, officers
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows

FAR: Final[i64] = 99
NOWHERE: Final[i64] = -1

# Scratch for `spread`: distances of the last search, and its queue.
DISTANCE: Final[vec[i64]] = rows.zeros(data.ZONES)
QUEUE: Final[vec[i64]] = rows.zeros(data.ZONES)

ANYWHERE: Final[i64] = 0
TO_THE_REAR: Final[i64] = 1
TO_THE_BATTLE: Final[i64] = 2


def may_end(t: Supremacy, zone: i64) -> bool:
    """SUP-7.14: reinforcements go only where they are wanted."""
    if t.bound == ANYWHERE:
        return True
    if t.bound == TO_THE_REAR:
        return t.rear[zone] > 0
    return zone == t.bound_zone


def spread(t: Supremacy, seat: i64, start: i64, budget: i64, goal: i64 = NOWHERE) -> None:
    """SUP-6.6: how many zones must be entered to reach each zone by land or by sea, as far as the budget goes, or no
    further than to a goal."""
    distance = DISTANCE
    queue = QUEUE
    near = t.board.ways(start)
    for zone in range(data.ZONES):
        distance[zone] = FAR
    distance[start] = 0
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        here = queue[head]
        head += 1
        steps = distance[here] + 1
        if steps > budget:
            break
        for there in near[here]:
            if distance[there] == FAR and t.passable(seat, there):
                distance[there] = steps
                if there == goal:
                    return
                queue[tail] = there
                tail += 1


def can_start(t: Supremacy, seat: i64, means: i64, zone: i64) -> bool:
    """Whether forces of this seat could leave this zone by these means, supplies being there."""
    if means == data.SAIL:
        return zone >= data.LAND and t.navies[seat * data.SEAS + zone - data.LAND] > 0
    if means == data.UNLOADING:
        return data.LAND <= zone < data.FIRST_DARK and t.aboard[seat * data.SEAS + zone - data.LAND] > 0
    return zone < data.LAND and t.holder[zone] == seat and t.armies[zone] > 0


def budget(t: Supremacy, seat: i64, means: i64) -> i64:
    """How many zones one piece could enter: by supplies, or by what is left of the free loadings (SUP-13.4)."""
    if means == data.MARCH:
        return t.supplies[seat * 3 + data.GRAIN]
    if means == data.SAIL:
        return t.supplies[seat * 3 + data.OIL]
    if means == data.AIRLIFT:
        return t.supplies[seat * 3 + data.OIL] // data.AIRLIFT_OIL
    return data.MOST_LOADINGS - t.loadings


def goes(t: Supremacy, seat: i64, means: i64, start: i64, there: i64) -> bool:
    """Whether a neighbouring zone is a place to go by these means."""
    if means == data.LOADING:
        if there < data.LAND or t.holder[there] != seat:
            return False
        at = seat * data.SEAS + there - data.LAND
        return t.navies[at] * data.CARRIES > t.aboard[at] and may_end(t, there)
    if means in (data.UNLOADING, data.MARCH):
        return there < data.LAND and t.enterable(seat, there) and may_end(t, there)
    return there >= data.LAND and t.enterable(seat, there) and may_end(t, there)


def can_go(t: Supremacy, seat: i64, means: i64, start: i64) -> bool:
    """Whether there is anywhere to go from here."""
    if means == data.AIRLIFT:
        return any(zone != start and t.enterable(seat, zone) and may_end(t, zone) for zone in range(data.LAND))
    needs_search = False
    for there in t.board.near[start]:
        if goes(t, seat, means, start, there):
            return True
        if means <= data.SAIL and (there < data.LAND) == (start < data.LAND) and t.passable(seat, there):
            needs_search = True
    if not needs_search:
        return False
    spread(t, seat, start, budget(t, seat, means))
    return any(0 < DISTANCE[zone] < FAR and t.enterable(seat, zone) and may_end(t, zone) for zone in range(data.ZONES))


def menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    """The means by which something could move now."""
    ships = has_ships(t, seat)
    for means in range(5):
        if not ships and means in (data.SAIL, data.LOADING, data.UNLOADING):
            continue
        if budget(t, seat, means) > 0 and from_somewhere(t, seat, means):
            found.append(do.MOVE + means)


def has_ships(t: Supremacy, seat: i64) -> bool:
    for at in range(seat * data.SEAS, seat * data.SEAS + data.SEAS):
        if t.navies[at] > 0:
            return True
    return False


def from_somewhere(t: Supremacy, seat: i64, means: i64) -> bool:
    first, end = starts(means)
    return any(can_start(t, seat, means, zone) and can_go(t, seat, means, zone) for zone in range(first, end))


def starts(means: i64) -> tuple[i64, i64]:
    """The zones, from the first up to the last but one, that such a move may begin in: ships lie at sea, armies on land."""
    return (data.LAND, data.ZONES) if means in (data.SAIL, data.UNLOADING) else (0, data.LAND)


def from_choices(t: Supremacy, seat: i64, means: i64) -> list[i64]:
    found: list[i64] = []
    first, end = starts(means)
    for zone in range(first, end):
        if can_start(t, seat, means, zone) and can_go(t, seat, means, zone):
            found.append(do.ZONE + zone)
    return found


def start_from(t: Supremacy, seat: i64, means: i64, action: i64) -> None:
    t.ask(frames.MOVE_TO, 1 << seat, seat, means, action - do.ZONE)


def to_choices(t: Supremacy, seat: i64, means: i64, start: i64) -> list[i64]:
    found: list[i64] = []
    if means in (data.MARCH, data.SAIL):
        spread(t, seat, start, budget(t, seat, means))
        for zone in range(data.ZONES):
            if 0 < DISTANCE[zone] < FAR and t.enterable(seat, zone) and may_end(t, zone):
                found.append(do.ZONE + zone)
    elif means == data.AIRLIFT:
        for zone in range(data.LAND):
            if zone != start and t.enterable(seat, zone) and may_end(t, zone):
                found.append(do.ZONE + zone)
    else:
        for there in t.board.near[start]:
            if goes(t, seat, means, start, there):
                found.append(do.ZONE + there)
    return found


def go_to(t: Supremacy, seat: i64, means: i64, start: i64, action: i64) -> None:
    t.ask(frames.MOVE_COUNT, 1 << seat, seat, means, start, action - do.ZONE)


def cost(t: Supremacy, seat: i64, means: i64, start: i64, zone: i64) -> i64:
    """What one piece pays: grain for a march, oil for a voyage or an airlift, nothing for loading."""
    if means == data.AIRLIFT:
        return data.AIRLIFT_OIL
    if means >= data.LOADING:
        return 0
    if t.board.touches(start, zone):
        return 1
    spread(t, seat, start, budget(t, seat, means), zone)
    return DISTANCE[zone]


def most(t: Supremacy, seat: i64, means: i64, start: i64, zone: i64) -> i64:
    """How many pieces could go."""
    each = cost(t, seat, means, start, zone)
    if means == data.LOADING:
        at = seat * data.SEAS + zone - data.LAND
        return min(t.armies[start], t.navies[at] * data.CARRIES - t.aboard[at])
    if means == data.UNLOADING:
        return t.aboard[seat * data.SEAS + start - data.LAND]
    if means == data.SAIL:
        return min(t.navies[seat * data.SEAS + start - data.LAND], t.supplies[seat * 3 + data.OIL] // each)
    return min(t.armies[start], t.supplies[seat * 3 + (data.OIL if means == data.AIRLIFT else data.GRAIN)] // each)


def chosen_means(t: Supremacy, seat: i64, action: i64) -> None:
    if action == do.SHIFT:
        t.ask(frames.SHIFT_IN, 1 << seat, seat)
    else:
        t.ask(frames.MOVE_FROM, 1 << seat, seat, action - do.MOVE)


def count_choices(t: Supremacy, seat: i64, means: i64, start: i64, zone: i64) -> list[i64]:
    return counts.between(1, most(t, seat, means, start, zone))


def count(t: Supremacy, seat: i64, means: i64, start: i64, zone: i64, action: i64) -> None:
    """So many pieces go; the supplies are paid at once (SUP-6.1 to SUP-6.3)."""
    pieces = counts.meant(action, most(t, seat, means, start, zone))
    paid = pieces * cost(t, seat, means, start, zone)
    if means == data.MARCH:
        t.supplies[seat * 3 + data.GRAIN] -= paid
    else:
        t.supplies[seat * 3 + data.OIL] -= paid
    if means == data.SAIL:
        naming.no_group(t)
        boarding.put_to_sea(t, seat, start, zone, pieces)
    elif means == data.LOADING:
        t.loadings += 1
        boarding.go_aboard(t, seat, start, zone, pieces)
    elif means == data.UNLOADING:
        t.loadings += 1
        boarding.go_ashore(t, seat, start, zone, pieces)
    else:
        transfer(t, seat, means, start, zone, pieces)


# Going there


def transfer(t: Supremacy, seat: i64, means: i64, start: i64, zone: i64, pieces: i64) -> None:
    """Armies go from one territory to another."""
    carry(t, seat, means, start, zone, pieces, 0)
    depart(t, seat, start, zone)


def carry(t: Supremacy, seat: i64, means: i64, start: i64, zone: i64, pieces: i64, packed: i64) -> None:
    """Armies come to another zone, and an empty territory is taken (SUP-6.7); `packed` is how ships lie afterwards."""
    t.announce(told.MOVED, seat, means, start, zone, pieces, 0)
    if start < data.LAND:
        t.armies[start] -= pieces
    else:
        at = loads.index(seat, start)
        loads.lie(t, at, t.aboard[at] - pieces, packed)
    if zone < data.LAND:
        t.armies[zone] += pieces
        land.lift_marker(t, zone)
        if t.holder[zone] != seat:
            land.capture(t, zone, seat)
    else:
        at = loads.index(seat, zone)
        loads.lie(t, at, t.aboard[at] + pieces, packed)


def sail(t: Supremacy, seat: i64, start: i64, zone: i64, fleet: i64, going: i64) -> None:
    """SUP-6.2: ships go with the armies aboard them; `going` is how these lie."""
    t.announce(told.MOVED, seat, data.SAIL, start, zone, fleet, loads.armies_in(going))
    loads.sail(t, loads.index(seat, start), loads.index(seat, zone), fleet, going)
    land.enter_sea(t, zone, seat)
    depart(t, seat, start, zone)


def depart(t: Supremacy, seat: i64, start: i64, zone: i64) -> None:
    """What is left behind: vacated land, a sea that is nobody's, officers who choose whether to go along."""
    left = t.units_in(seat, start)
    if t.unconventional:
        present = t.officers_in(seat, start)
        if present > 0:
            if left == 0:
                officers.go_along(t, seat, start, zone, present)
            else:
                t.ask(frames.OFFICERS_ALONG, 1 << seat, seat, start, zone)
    if start < data.LAND:
        if left == 0 and t.holder[start] == seat:
            land.vacate(t, start)
    else:
        land.leave_sea(t, start, seat)
