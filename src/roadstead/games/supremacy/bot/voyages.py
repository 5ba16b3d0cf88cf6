"""Airlifts and voyages, weighed: land that no march reaches, and the navy that carries armies there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.bot.appraisal import NEVER, foes_near, land_value, last_turn
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import blockade, building, counts, moving
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows

PLENTY: Final[i64] = 6  # so much oil leaves some to burn
FAR: Final[i64] = 4  # seas that a fleet is sent over at most
A_CREW: Final[i64] = 2  # armies that go aboard
A_FLEET: Final[i64] = 2  # navies that are enough to carry them
CUT_OFF: Final = 120.0  # what it hurts a rival, and helps us, to lose a company for as long as a port is shut


def oil_worth(t: Supremacy, seat: i64) -> float:
    """What a unit of oil is missed for: its price when the game ends, little when there is plenty."""
    if last_turn(t):
        return float(data.LADDER[t.market[data.OIL]])
    return 110.0 if t.supplies[seat * 3 + data.OIL] >= PLENTY else 250.0


def leaving(t: Supremacy, seat: i64, start: i64) -> float:
    """What lies open when an army goes."""
    if t.armies[start] > 1:
        return 0.0
    return 150.0 + 500.0 * float(min(foes_near(t, seat, start), 2))


# By air


def airlift_value(t: Supremacy, seat: i64, start: i64, zone: i64) -> float:
    """Empty land far away, for the oil and what is left open; what is near is marched to."""
    if t.holder[zone] == seat or t.board.touches(start, zone):
        return NEVER
    return land_value(t, seat, zone) - float(data.AIRLIFT_OIL) * oil_worth(t, seat) - leaving(t, seat, start)


def best_airlift(t: Supremacy, seat: i64) -> float:
    """Only others' companies and others' empty land are worth the oil."""
    if t.supplies[seat * 3 + data.OIL] < data.AIRLIFT_OIL:
        return NEVER
    start = idle_army(t, seat)
    if start < 0:
        return NEVER
    best = NEVER
    place = t.board.place
    owner = t.owner
    for company in range(data.COMPANIES):
        if owner[company] != seat and owner[company] != data.NOBODY:
            zone = place[company]
            if t.armies[zone] == 0 and t.holder[zone] != seat and t.enterable(seat, zone):
                best = max(best, airlift_value(t, seat, start, zone))
    for zone in range(data.LAND):
        if t.armies[zone] == 0 and t.holder[zone] < t.seats and t.holder[zone] != seat and t.enterable(seat, zone):
            best = max(best, airlift_value(t, seat, start, zone))
    return best


def idle_army(t: Supremacy, seat: i64) -> i64:
    """The territory with the most armies to spare, -1 where none has two."""
    best: i64 = -1
    for zone in range(data.LAND):
        if t.holder[zone] == seat and t.armies[zone] > 1 and (best < 0 or t.armies[zone] > t.armies[best]):
            best = zone
    return best


# By sea


def landing_value(t: Supremacy, seat: i64, sea: i64) -> float:
    """The best land that armies aboard could be unloaded to from here."""
    if sea >= data.FIRST_DARK:
        return NEVER
    best = NEVER
    for there in t.board.lands[sea]:
        if t.holder[there] != seat and t.enterable(seat, there):
            best = max(best, land_value(t, seat, there) - 20.0)
    return best


def shutting(t: Supremacy, seat: i64, sea: i64) -> float:
    """SUP-4.11: the companies that navies here would cut off from their owners."""
    if not t.blockade or sea >= data.FIRST_DARK:
        return 0.0
    board = t.board
    found = 0.0
    for company in range(len(t.owner)):
        owner = t.owner[company]
        if owner >= t.seats or owner == seat or not board.touches(board.place[company], sea):
            continue
        ports = board.seas[board.place[company]]
        if all(there == sea or blockade.shuts(t, there, owner) for there in ports):
            found += CUT_OFF * float(board.units[company])
    return found


def arrival_value(t: Supremacy, seat: i64, sea: i64, crew: bool) -> float:
    """What a fleet is good for in a sea: land for the armies aboard, and ports to shut."""
    shut = shutting(t, seat, sea)
    if not crew:
        return shut if shut > 0.0 else NEVER
    return max(landing_value(t, seat, sea), 0.0) + shut


def voyage_value(t: Supremacy, seat: i64, start: i64, crew: bool) -> float:
    """The best sea within reach, for the oil it takes to get there."""
    oil = t.supplies[seat * 3 + data.OIL]
    if oil == 0 or not (crew or t.blockade):
        return NEVER
    stay = arrival_value(t, seat, start, crew)
    moving.spread(t, seat, start, min(oil, FAR))
    best = NEVER
    for zone in range(data.LAND, data.FIRST_DARK):
        away = moving.DISTANCE[zone]
        if 0 < away < moving.FAR and t.enterable(seat, zone):
            gain = arrival_value(t, seat, zone, crew) - max(stay, 0.0)
            best = max(best, gain - float(away) * oil_worth(t, seat) - 20.0)
    return best


def best_sail(t: Supremacy, seat: i64) -> float:
    best = NEVER
    for sea in range(data.SEAS):
        at = seat * data.SEAS + sea
        if t.navies[at] > 0 and (t.aboard[at] > 0 or t.blockade):
            best = max(best, voyage_value(t, seat, data.LAND + sea, t.aboard[at] > 0))
    return best


def best_unload(t: Supremacy, seat: i64) -> float:
    best = NEVER
    for sea in range(data.FIRST_DARK - data.LAND):
        if t.aboard[seat * data.SEAS + sea] > 0:
            best = max(best, landing_value(t, seat, data.LAND + sea))
    return best


def embark_value(t: Supremacy, seat: i64, sea: i64) -> float:
    """What armies would be good for aboard the navies in a sea, less what the voyage costs."""
    at = seat * data.SEAS + sea - data.LAND
    if t.navies[at] == 0 or t.aboard[at] >= min(data.CARRIES * t.navies[at], A_CREW):
        return NEVER
    return max(landing_value(t, seat, sea), voyage_value(t, seat, sea, True)) - 30.0


def has_crew(t: Supremacy, seat: i64, sea: i64) -> bool:
    """Whether land of ours on this sea has armies to spare."""
    return any(t.holder[there] == seat and t.armies[there] > 1 for there in t.board.lands[sea])


def boarding_value(t: Supremacy, seat: i64, start: i64) -> float:
    """Armies to spare beside a navy that has something to do with them."""
    if t.armies[start] <= 1:
        return NEVER
    best = NEVER
    for sea in t.board.seas[start]:
        if t.holder[sea] == seat:
            best = max(best, embark_value(t, seat, sea))
    return best


def best_load(t: Supremacy, seat: i64) -> float:
    best = NEVER
    for sea in range(data.LAND, data.FIRST_DARK):
        if t.holder[sea] == seat and has_crew(t, seat, sea):
            best = max(best, embark_value(t, seat, sea))
    return best


def means_value(t: Supremacy, seat: i64, means: i64) -> float:
    """What moving by air or sea could do now."""
    if means == data.AIRLIFT:
        return best_airlift(t, seat)
    if means == data.SAIL:
        return best_sail(t, seat)
    return best_load(t, seat) if means == data.LOADING else best_unload(t, seat)


def best(t: Supremacy, seat: i64) -> float:
    """The best that stage 5 offers beyond marches."""
    found = best_airlift(t, seat)
    if not moving.has_ships(t, seat):
        return found
    return max(max(found, best_sail(t, seat)), max(best_load(t, seat), best_unload(t, seat)))


def sail_to(t: Supremacy, seat: i64, start: i64, menu: list[i64]) -> vec[float]:
    """What each sea is worth to a fleet, less the oil it takes to get there."""
    crew = t.aboard[seat * data.SEAS + start - data.LAND] > 0
    oil = oil_worth(t, seat)
    count: i64 = len(menu)
    found = rows.fractions(count)
    moving.spread(t, seat, start, moving.budget(t, seat, data.SAIL))
    for i in range(count):
        zone = menu[i] - do.ZONE
        found[i] = arrival_value(t, seat, zone, crew) - float(moving.DISTANCE[zone]) * oil
    return found


def value(t: Supremacy, seat: i64, kind: i64, means: i64, start: i64, action: i64) -> float:
    """The steps of such a move: from where, to where (a fleet: ``sail_to``), how many."""
    if kind == frames.MOVE_FROM:
        zone = action - do.ZONE
        if means == data.AIRLIFT:
            return float(t.armies[zone]) - leaving(t, seat, zone)
        if means == data.LOADING:
            return boarding_value(t, seat, zone)
        if means == data.UNLOADING:
            return landing_value(t, seat, zone)
        return voyage_value(t, seat, zone, t.aboard[seat * data.SEAS + zone - data.LAND] > 0)
    if kind == frames.MOVE_TO:
        zone = action - do.ZONE
        if means == data.AIRLIFT:
            return airlift_value(t, seat, start, zone)
        if means == data.LOADING:
            return embark_value(t, seat, zone)
        return land_value(t, seat, zone) if t.holder[zone] != seat else NEVER
    pieces = counts.meant(action, 9)
    wanted: i64 = min(A_CREW, max(t.armies[start] - 1, 1)) if means == data.LOADING else 1
    return float(pieces) if pieces <= wanted else -200.0 * float(pieces)


# Navies


def fleet_size(t: Supremacy, seat: i64) -> i64:
    found: i64 = 0
    for at in range(seat * data.SEAS, seat * data.SEAS + data.SEAS):
        found += t.navies[at]
    return found


def yard_value(t: Supremacy, seat: i64, sea: i64) -> float:
    """Where a navy would find something to do: armies to take aboard and land to take, or ports to shut."""
    if sea >= data.FIRST_DARK:
        return NEVER
    crew = has_crew(t, seat, sea)
    here = arrival_value(t, seat, sea, crew)
    return max(here, voyage_value(t, seat, sea, crew))


def navy_value(t: Supremacy, seat: i64) -> float:
    """A navy or two, while there is time to use them."""
    if t.turn + 1 >= t.turns or fleet_size(t, seat) >= A_FLEET:
        return NEVER
    found = NEVER
    for sea in range(data.LAND, data.FIRST_DARK):
        if building.site(t, seat, data.NAVY, sea):
            found = max(found, yard_value(t, seat, sea))
    return found
