"""Acts of God and men: earthquakes, typhoons, diseases, tribute, revolts, pirates, solar storms."""

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import events as told
from roadstead.games.supremacy.data import (
    AIRLIFT_OIL,
    DISEASE_KILLS,
    GRAIN,
    LAND,
    LIGHT,
    NOBODY,
    OIL,
    POWERS,
    QUAKE_KILLS,
    SEAS,
    STORM_KILLS,
    WARLORD,
    ZONES,
)
from roadstead.games.supremacy.rules import battle, frames, land, loads, moving, officers, streams
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.events import EVERYBODY


def die(t: Supremacy) -> i64:
    return t.dice.below(6, streams.HEADLINE) + 1


# Earthquakes


def earthquake(t: Supremacy, head: i64) -> None:
    """FOR-3.1: the occupant rolls and is billed; officers may die either way (FOR-5.5)."""
    zone = t.board.where[head]
    seat = t.holder[zone]
    if seat >= t.seats:
        return
    rolled = die(t)
    if t.telling:
        t.tell(told.HEADLINE_ROLL, EVERYBODY, (rolled,))
    officers.roll(t, seat, zone, QUAKE_KILLS)
    t.ask(frames.BILL, 1 << seat, seat, rolled * t.board.figure[head], head)


def ruin(t: Supremacy, seat: i64, head: i64) -> None:
    """FOR-3.2: unpaid, the armies there and every company card of the territory are lost."""
    zone = t.board.where[head]
    if t.telling:
        t.tell(told.EARTHQUAKE_LOST, EVERYBODY, (seat, zone))
    land.vacate(t, zone)
    officers.left_alone(t, seat, zone)
    land.return_cards_of(t, zone)


# Typhoons and pirates


def storm(t: Supremacy, head: i64) -> None:
    """FOR-3.3, FOR-1.5: each player with navies in the sea rolls, in power order; then the pirates there (FOR-4.3)."""
    board = t.board
    zone = board.where[head]
    asked: list[i64] = []
    left: list[i64] = []
    for power in range(POWERS):
        seat = t.seat_of[power]
        if seat == NOBODY or t.navies[loads.index(seat, zone)] == 0:
            continue
        sunk = board.typhoon[board.figure[head] * 6 + die(t) - 1]
        if has_choice(t, seat, zone, sunk):
            asked.append(seat)
            left.append(sunk)
        else:
            founder(t, seat, zone, sunk)
    while asked:  # the last one first, so that the first is asked first
        seat = asked.pop()
        t.ask(frames.SINK_WHICH, 1 << seat, seat, zone, left.pop())
    if zone < LAND + LIGHT and t.pirates[zone - LAND] > 0:
        sunk = min(board.typhoon[board.figure[head] * 6 + die(t) - 1], t.pirates[zone - LAND])
        if t.telling:
            t.tell(told.PIRATES_SUNK, EVERYBODY, (zone, sunk))
        battle.sink_pirates(t, zone, sunk)


def has_choice(t: Supremacy, seat: i64, zone: i64, count: i64) -> bool:
    """FOR-3.3: whether it matters which of the ships go down."""
    at = loads.index(seat, zone)
    return 0 < count < t.navies[at] and not loads.all_alike(t, at)


def sink_which(t: Supremacy, seat: i64, zone: i64, count: i64, load: i64) -> None:
    """FOR-3.3: the owner has named a ship by its load, and names the next one while that matters."""
    sink(t, seat, zone, load)
    if has_choice(t, seat, zone, count - 1):
        t.ask(frames.SINK_WHICH, 1 << seat, seat, zone, count - 1)
        return
    if count > 1:
        founder(t, seat, zone, count - 1)
    else:
        after_sinking(t, seat, zone)


def sink(t: Supremacy, seat: i64, zone: i64, load: i64) -> None:
    loads.sink_ship(t, loads.index(seat, zone), load)
    if t.telling:
        t.tell(told.NAVIES_SUNK, EVERYBODY, (seat, zone, 1, load))


def founder(t: Supremacy, seat: i64, zone: i64, count: i64) -> None:
    """FOR-3.4, FOR-3.10: so many navies with the armies aboard them, the most heavily laden first."""
    at = loads.index(seat, zone)
    navies = t.navies[at]
    aboard = t.aboard[at]
    sunk = min(count, navies)
    if sunk == 0:
        return
    for _ in range(sunk):
        loads.sink_ship(t, at, loads.heaviest_load(t, at))
    if t.telling:
        t.tell(told.NAVIES_SUNK, EVERYBODY, (seat, zone, sunk, aboard - t.aboard[at]))
    after_sinking(t, seat, zone)


def after_sinking(t: Supremacy, seat: i64, zone: i64) -> None:
    land.leave_sea(t, zone, seat)
    officers.roll(t, seat, zone, STORM_KILLS)
    officers.escape(t, seat, zone)


def pirates(t: Supremacy, head: i64) -> None:
    """FOR-3.10, FOR-4.4: the navies in the sea are attacked; if all are sunk, pirates may settle there."""
    board = t.board
    zone = board.where[head]
    seat = t.holder[zone]
    if seat >= t.seats:
        return
    sunk = board.pirates[board.figure[head] * 6 + die(t) - 1]
    founder(t, seat, zone, sunk)
    if t.warlords and t.holder[zone] == NOBODY:
        t.pirates[zone - LAND] = die(t)
        t.holder[zone] = WARLORD
        if t.telling:
            t.tell(told.PIRATES_APPEAR, EVERYBODY, (zone, t.pirates[zone - LAND]))


# Diseases


def outbreak(t: Supremacy, head: i64) -> None:
    """FOR-5.4: whoever has antidotes in hand is asked first, able or not."""
    seat = t.holder[t.board.where[head]]
    if t.unconventional and seat < t.seats and t.in_hand[seat] > 0:
        t.ask_in_secret(frames.USE_ANTIDOTE, 1 << seat, seat, head)
    else:
        plague(t, head)


def antidote(t: Supremacy, seat: i64, head: i64, action: i64) -> None:
    if action == do.USE_ANTIDOTE:
        officers.use_antidote(t, seat, t.board.figure[head])
    else:
        plague(t, head)


def plague(t: Supremacy, head: i64) -> None:
    """FOR-3.5, FOR-5.7: one roll kills armies in the territory, and then perhaps officers."""
    board = t.board
    zone = board.where[head]
    seat = t.holder[zone]
    killed = min(board.disease[board.figure[head] * 6 + die(t) - 1], t.armies[zone])
    t.armies[zone] -= killed
    if t.telling:
        t.tell(told.ARMIES_DIED, EVERYBODY, (zone, killed))
    if seat == NOBODY:
        return
    if t.armies[zone] == 0 and killed > 0:
        land.vacate(t, zone)
        if seat < t.seats:
            officers.left_alone(t, seat, zone)
    elif seat < t.seats:
        officers.roll(t, seat, zone, DISEASE_KILLS[board.figure[head]])


# Tribute and revolts


def tribute(t: Supremacy, head: i64) -> None:
    """FOR-3.6: the occupant rolls a die and is paid."""
    seat = t.holder[t.board.where[head]]
    if seat < t.seats:
        amount = die(t) * t.board.figure[head]
        t.cash[seat] += amount
        if t.telling:
            t.tell(told.TRIBUTE, EVERYBODY, (seat, amount))


def revolt(t: Supremacy, head: i64) -> None:
    """FOR-3.7, FOR-3.9: the player whose territory it is may send an army."""
    zone = t.board.where[head]
    seat = t.holder[zone]
    if seat < t.seats:
        t.ask(frames.REVOLT_FROM, 1 << seat, seat, zone)


def marches(t: Supremacy, seat: i64, start: i64, zone: i64) -> bool:
    """Whether an army gets there over land; `moving.spread` must have been run from the zone in revolt."""
    return start < LAND and t.holder[start] == seat and t.armies[start] > 0 and 0 < moving.DISTANCE[start] < moving.FAR


def flies(t: Supremacy, seat: i64, start: i64, zone: i64) -> bool:
    return (
        start < LAND
        and start != zone
        and t.holder[start] == seat
        and t.armies[start] > 0
        and t.supplies[seat * 3 + OIL] >= AIRLIFT_OIL
        and not t.closed(zone)
    )


def lands(t: Supremacy, seat: i64, start: i64, zone: i64) -> bool:
    return start >= LAND and t.aboard[seat * SEAS + start - LAND] > 0 and t.board.touches(start, zone)


def look_round(t: Supremacy, seat: i64, zone: i64) -> None:
    """Distances to the zone in revolt: land is as far one way as the other."""
    moving.spread(t, seat, zone, 0 if t.closed(zone) else t.supplies[seat * 3 + GRAIN])


def revolt_choices(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    """FOR-3.7: any zone an army can come from, or nobody comes."""
    look_round(t, seat, zone)
    found: list[i64] = []
    for start in range(ZONES):
        if marches(t, seat, start, zone) or flies(t, seat, start, zone) or lands(t, seat, start, zone):
            found.append(do.ZONE + start)
    found.append(do.REFUSE)
    return found


def means_choices(t: Supremacy, seat: i64, zone: i64, start: i64) -> list[i64]:
    look_round(t, seat, zone)
    found: list[i64] = []
    if marches(t, seat, start, zone):
        found.append(do.MOVE + do.MARCH)
    if flies(t, seat, start, zone):
        found.append(do.MOVE + do.AIRLIFT)
    if lands(t, seat, start, zone):
        found.append(do.MOVE + do.UNLOADING)
    return found


def answer_revolt(t: Supremacy, seat: i64, zone: i64, action: i64) -> None:
    if action == do.REFUSE:
        lost(t, seat, zone)
    else:
        t.ask(frames.REVOLT_MEANS, 1 << seat, seat, zone, action - do.ZONE)


def send(t: Supremacy, seat: i64, zone: i64, start: i64, means: i64) -> None:
    """FOR-3.7: one army arrives at the usual cost, and the revolt is over."""
    if means == do.MARCH:
        look_round(t, seat, zone)
        t.supplies[seat * 3 + GRAIN] -= moving.DISTANCE[start]
    elif means == do.AIRLIFT:
        t.supplies[seat * 3 + OIL] -= AIRLIFT_OIL
    if t.telling:
        t.tell(told.REVOLT_CRUSHED, EVERYBODY, (seat, start, zone))
    moving.transfer(t, seat, means, start, zone, 1)


def lost(t: Supremacy, seat: i64, zone: i64) -> None:
    """FOR-3.8, FOR-5.8: land, armies and cards are lost to the warlord, officers die."""
    if t.telling:
        t.tell(told.REVOLT, EVERYBODY, (seat, zone))
    if t.unconventional:
        officers.kill_all(t, seat, zone)
    t.holder[zone] = WARLORD
    t.armies[zone] = max(t.armies[zone], 1)
    land.return_cards_of(t, zone)
    land.check_fallen(t)


def solar_storm(t: Supremacy, head: i64) -> None:
    """FOR-3.11, FOR-1.5: the players follow in power order."""
    for back in range(POWERS):
        seat = t.seat_of[POWERS - 1 - back]
        if seat != NOBODY:
            t.then(frames.STORM, seat, head)
