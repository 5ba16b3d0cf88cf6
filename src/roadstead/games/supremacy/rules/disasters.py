"""Acts of God and men: earthquakes, typhoons, diseases, tribute, revolts, pirates, solar storms."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import battle, boarding, land, loads, moving, officers
from roadstead.games.supremacy.state import Supremacy


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
    t.announce(told.HEADLINE_ROLL, rolled)
    officers.roll(t, seat, zone, data.QUAKE_KILLS)
    t.ask(frames.BILL, 1 << seat, seat, rolled * t.board.figure[head], head)


def ruin(t: Supremacy, seat: i64, head: i64) -> None:
    """FOR-3.2: unpaid, the armies there and every company card of the territory are lost."""
    zone = t.board.where[head]
    t.announce(told.EARTHQUAKE_LOST, seat, zone)
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
    for power in range(data.POWERS):
        seat = t.seat_of[power]
        if seat == data.NOBODY or t.navies[loads.index(seat, zone)] == 0:
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
    if zone < data.LAND + data.LIGHT and t.pirates[zone - data.LAND] > 0:
        sunk = min(board.typhoon[board.figure[head] * 6 + die(t) - 1], t.pirates[zone - data.LAND])
        t.announce(told.PIRATES_SUNK, zone, sunk)
        battle.sink_pirates(t, zone, sunk)


def has_choice(t: Supremacy, seat: i64, zone: i64, count: i64) -> bool:
    """FOR-3.3: whether it matters which of the ships go down."""
    at = loads.index(seat, zone)
    return 0 < count < t.navies[at] and not loads.all_alike(t, at)


def sink_choices(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    at = loads.index(seat, zone)
    return loads.ship_choices(loads.of(t, at), t.navies[at])


def sink_which(t: Supremacy, seat: i64, zone: i64, count: i64, action: i64) -> None:
    """FOR-3.3: the owner has named a ship by its load, and names the next one while that matters."""
    sink(t, seat, zone, action - do.SHIP)
    if has_choice(t, seat, zone, count - 1):
        t.ask(frames.SINK_WHICH, 1 << seat, seat, zone, count - 1)
        return
    if count > 1:
        founder(t, seat, zone, count - 1)
    else:
        after_sinking(t, seat, zone)


def sink(t: Supremacy, seat: i64, zone: i64, load: i64) -> None:
    loads.sink_ship(t, loads.index(seat, zone), load)
    t.announce(told.NAVIES_SUNK, seat, zone, 1, load)


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
    t.announce(told.NAVIES_SUNK, seat, zone, sunk, aboard - t.aboard[at])
    after_sinking(t, seat, zone)


def after_sinking(t: Supremacy, seat: i64, zone: i64) -> None:
    land.leave_sea(t, zone, seat)
    officers.roll(t, seat, zone, data.STORM_KILLS)
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
    if t.warlords and t.holder[zone] == data.NOBODY:
        t.pirates[zone - data.LAND] = die(t)
        t.holder[zone] = data.WARLORD
        t.announce(told.PIRATES_APPEAR, zone, t.pirates[zone - data.LAND])


# Diseases


def outbreak(t: Supremacy, head: i64) -> None:
    """FOR-5.4: whoever has antidotes in hand is asked first, able or not."""
    seat = t.holder[t.board.where[head]]
    if t.unconventional and seat < t.seats and t.in_hand[seat] > 0:
        t.ask_in_secret(frames.USE_ANTIDOTE, 1 << seat, seat, head)
    else:
        plague(t, head)


def antidote_choices(t: Supremacy, seat: i64, head: i64) -> list[i64]:
    """FOR-5.4: asked, able or not."""
    if t.antidotes[seat * data.DISEASES + t.board.figure[head]] > 0:
        return [do.USE_ANTIDOTE, do.KEEP_ANTIDOTE]
    return [do.KEEP_ANTIDOTE]


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
    t.announce(told.ARMIES_DIED, zone, killed)
    if seat == data.NOBODY:
        return
    if t.armies[zone] == 0 and killed > 0:
        land.vacate(t, zone)
        if seat < t.seats:
            officers.left_alone(t, seat, zone)
    elif seat < t.seats:
        officers.roll(t, seat, zone, data.DISEASE_KILLS[board.figure[head]])


# Tribute and revolts


def tribute(t: Supremacy, head: i64) -> None:
    """FOR-3.6: the occupant rolls a die and is paid."""
    seat = t.holder[t.board.where[head]]
    if seat < t.seats:
        amount = die(t) * t.board.figure[head]
        t.cash[seat] += amount
        t.announce(told.TRIBUTE, seat, amount)


def revolt(t: Supremacy, head: i64) -> None:
    """FOR-3.7, FOR-3.9: the player whose territory it is may send an army."""
    zone = t.board.where[head]
    seat = t.holder[zone]
    if seat < t.seats:
        t.ask(frames.REVOLT_FROM, 1 << seat, seat, zone)


def marches(t: Supremacy, seat: i64, start: i64, zone: i64) -> bool:
    """Whether an army gets there over land; `moving.spread` must have been run from the zone in revolt."""
    return (
        start < data.LAND
        and t.holder[start] == seat
        and t.armies[start] > 0
        and 0 < moving.DISTANCE[start] < moving.FAR
    )


def flies(t: Supremacy, seat: i64, start: i64, zone: i64) -> bool:
    return (
        start < data.LAND
        and start != zone
        and t.holder[start] == seat
        and t.armies[start] > 0
        and t.supplies[seat * 3 + data.OIL] >= data.AIRLIFT_OIL
        and not t.closed(zone)
    )


def lands(t: Supremacy, seat: i64, start: i64, zone: i64) -> bool:
    """FOR-3.7: off a ship that lies in a port of the territory; FOR-6.5: closed is closed for these too."""
    return (
        start >= data.LAND
        and t.aboard[seat * data.SEAS + start - data.LAND] > 0
        and t.board.touches(start, zone)
        and not t.closed(zone)
    )


def look_round(t: Supremacy, seat: i64, zone: i64) -> None:
    """Distances to the zone in revolt: land is as far one way as the other."""
    moving.spread(t, seat, zone, 0 if t.closed(zone) else t.supplies[seat * 3 + data.GRAIN])


def revolt_choices(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    """FOR-3.7: any zone an army can come from, or nobody comes."""
    look_round(t, seat, zone)
    found: list[i64] = []
    for start in range(data.ZONES):
        if marches(t, seat, start, zone) or flies(t, seat, start, zone) or lands(t, seat, start, zone):
            found.append(do.ZONE + start)
    found.append(do.REFUSE)
    return found


def means_choices(t: Supremacy, seat: i64, zone: i64, start: i64) -> list[i64]:
    look_round(t, seat, zone)
    found: list[i64] = []
    if marches(t, seat, start, zone):
        found.append(do.MOVE + data.MARCH)
    if flies(t, seat, start, zone):
        found.append(do.MOVE + data.AIRLIFT)
    if lands(t, seat, start, zone):
        found.append(do.MOVE + data.UNLOADING)
    return found


def answer_revolt(t: Supremacy, seat: i64, zone: i64, action: i64) -> None:
    if action == do.REFUSE:
        lost(t, seat, zone)
    else:
        t.ask(frames.REVOLT_MEANS, 1 << seat, seat, zone, action - do.ZONE)


def send(t: Supremacy, seat: i64, zone: i64, start: i64, action: i64) -> None:
    """FOR-3.7: one army arrives at the usual cost, and the revolt is over."""
    means = action - do.MOVE
    if means == data.MARCH:
        look_round(t, seat, zone)
        t.supplies[seat * 3 + data.GRAIN] -= moving.DISTANCE[start]
    elif means == data.AIRLIFT:
        t.supplies[seat * 3 + data.OIL] -= data.AIRLIFT_OIL
    t.announce(told.REVOLT_CRUSHED, seat, start, zone)
    if means == data.UNLOADING:
        boarding.go_ashore(t, seat, start, zone, 1)
    else:
        moving.transfer(t, seat, means, start, zone, 1)


def lost(t: Supremacy, seat: i64, zone: i64) -> None:
    """FOR-3.8, FOR-5.8: land, armies and cards are lost to the warlord, officers die."""
    t.announce(told.REVOLT, seat, zone)
    if t.unconventional:
        officers.kill_all(t, seat, zone)
    t.holder[zone] = data.WARLORD
    t.armies[zone] = max(t.armies[zone], 1)
    land.return_cards_of(t, zone)
    land.check_fallen(t)


def solar_storm(t: Supremacy, head: i64) -> None:
    """FOR-3.11, FOR-1.5: the players follow in power order."""
    for back in range(data.POWERS):
        seat = t.seat_of[data.POWERS - 1 - back]
        if seat != data.NOBODY:
            t.then(frames.STORM, seat, head)


# What a headline's verb does.
BY_VERB: Final[dict[int, Callable[[Supremacy, i64], None]]] = {
    data.EARTHQUAKE: earthquake,
    data.TYPHOON: storm,
    data.DISEASE: outbreak,
    data.TRIBUTE: tribute,
    data.REVOLT: revolt,
    data.PIRATES: pirates,
    data.SOLAR_STORM: solar_storm,
}
