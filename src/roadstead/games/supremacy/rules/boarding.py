"""SUP-1.8: ships that sail, are boarded and are left: which ones, their owner says where it makes a difference."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames
from roadstead.games.supremacy.rules import loads, moving, naming
from roadstead.games.supremacy.state import Supremacy


def put_to_sea(t: Supremacy, seat: i64, start: i64, zone: i64, left: i64) -> None:
    """SUP-1.8: so many more ships sail, named by their owner where loads differ."""
    if naming.named(t, seat, start, left):
        fleet = naming.ships(t, start)
        going = t.fleet[start - data.LAND]
        naming.disperse(t)
        moving.sail(t, seat, start, zone, fleet, going)
    else:
        t.ask(frames.MOVE_WHICH, 1 << seat, seat, start, zone, left)


def sail_choices(t: Supremacy, seat: i64, start: i64) -> list[i64]:
    return naming.choices(t, seat, start)


def name_ship(t: Supremacy, seat: i64, start: i64, zone: i64, left: i64, action: i64) -> None:
    naming.add(t, start, action - do.SHIP)
    put_to_sea(t, seat, start, zone, left - 1)


def go_aboard(t: Supremacy, seat: i64, start: i64, zone: i64, left: i64) -> None:
    """SUP-6.4: so many more armies board, the ship that their owner names first."""
    at = loads.index(seat, zone)
    packed = loads.of(t, at)
    if naming.boarding_matters(packed, t.navies[at], left):
        t.ask(frames.BOARD_WHICH, 1 << seat, seat, start, zone, left)
    else:
        moving.carry(t, seat, data.LOADING, start, zone, left, loads.put_aboard(packed, left))
        moving.depart(t, seat, start, zone)


def board_choices(t: Supremacy, seat: i64, zone: i64) -> list[i64]:
    """The ships with room."""
    at = loads.index(seat, zone)
    return [ship for ship in loads.ship_choices(loads.of(t, at), t.navies[at]) if ship < do.SHIP + data.CARRIES]


def board_ship(t: Supremacy, seat: i64, start: i64, zone: i64, left: i64, action: i64) -> None:
    load = action - do.SHIP
    some = min(left, data.CARRIES - load)
    after = loads.of(t, loads.index(seat, zone)) + loads.ONE[load + some] - loads.ONE[load]
    moving.carry(t, seat, data.LOADING, start, zone, some, after)
    if left > some:
        go_aboard(t, seat, start, zone, left - some)
    else:
        moving.depart(t, seat, start, zone)


def go_ashore(t: Supremacy, seat: i64, start: i64, zone: i64, left: i64) -> None:
    """SUP-6.4: so many more armies land, those of the ship that their owner names first."""
    packed = loads.of(t, loads.index(seat, start))
    if naming.landing_matters(packed, left):
        t.ask(frames.LAND_WHICH, 1 << seat, seat, start, zone, left)
    else:
        moving.carry(t, seat, data.UNLOADING, start, zone, left, loads.taken_off(packed, left))
        moving.depart(t, seat, start, zone)


def land_choices(t: Supremacy, seat: i64, start: i64) -> list[i64]:
    """The ships with armies aboard."""
    packed = loads.of(t, loads.index(seat, start))
    return loads.ship_choices(packed, loads.laden_in(packed))


def leave_ship(t: Supremacy, seat: i64, start: i64, zone: i64, left: i64, action: i64) -> None:
    some = land_from(t, seat, start, zone, left, action - do.SHIP)
    if left > some:
        go_ashore(t, seat, start, zone, left - some)
    else:
        moving.depart(t, seat, start, zone)


def land_from(t: Supremacy, seat: i64, start: i64, zone: i64, left: i64, load: i64) -> i64:
    """How many land from a ship with so many aboard: all of them, or those that are left to land."""
    some = min(left, load)
    after = loads.of(t, loads.index(seat, start)) + loads.ONE[load - some] - loads.ONE[load]
    moving.carry(t, seat, data.UNLOADING, start, zone, some, after)
    return some
