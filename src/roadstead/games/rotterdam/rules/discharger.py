"""The Discharger: unloading, production, and what becomes of wrong cargo."""

from mypy_extensions import i64

from roadstead.games.rotterdam.data import FLEET, NO_CARGO, NO_PRODUCT, NO_SHIP, NOBODY, PORTS
from roadstead.games.rotterdam.generated import do, frames, told
from roadstead.games.rotterdam.rules import stacks
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.events import EVERYBODY, all_but, only


def unload(t: Rotterdam, port: i64, served: i64, used: i64) -> None:
    """ROT-7.2: harbour by harbour, the Discharger's ships first, each owner's in the order of arrival."""
    while port < PORTS:
        if served == t.seats:
            port += 1
            served = 0
            used = 0
            continue
        seat = (t.mover + served) % t.seats
        ship = first_arrived(t, seat, port)
        if ship == NO_SHIP:
            served += 1
        elif t.cargo[ship] != port:
            send_home(t, ship, port)
        else:
            idle = idle_factories(t, port, used)
            if idle & (idle - 1):
                t.ask(frames.NAME_FACTORY, 1 << t.mover, ship, port, served, used)
                return
            used = deliver(t, ship, port, bits.lowest(idle) if idle else NOBODY, used)


def first_arrived(t: Rotterdam, seat: i64, port: i64) -> i64:
    harbour = t.chart.waters + port
    found = NO_SHIP
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        if t.where[ship] == harbour and (found == NO_SHIP or t.arrived[ship] < t.arrived[found]):
            found = ship
    return found


def idle_factories(t: Rotterdam, port: i64, used: i64) -> i64:
    """ROT-7.5, ROT-7.7: the seats with a factory here that has not worked in this unloading."""
    found: i64 = 0
    for seat in range(t.seats):
        if t.factories_of(seat, port) > (used >> (3 * seat)) & 7:
            found |= 1 << seat
    return found


def factory_choices(t: Rotterdam, port: i64, used: i64) -> list[i64]:
    return [do.FACTORY + seat for seat in bits.members(idle_factories(t, port, used))]


def name_factory(t: Rotterdam, action: i64, ship: i64, port: i64, served: i64, used: i64) -> None:
    used = deliver(t, ship, port, action - do.FACTORY, used)
    t.then(frames.UNLOAD, port, served, used)


def deliver(t: Rotterdam, ship: i64, port: i64, maker: i64, used: i64) -> i64:
    """ROT-7.3 to ROT-7.8: the top card to the ship's owner, the next one covered to the factory's; both go home."""
    owner = ship // FLEET
    t.market[port] += 1
    t.bring_home(ship)
    product = t.top[port]
    if product == NO_PRODUCT:
        t.announce(told.NO_PRODUCT, owner, port)
    else:
        stacks.gain(t, owner, product, True)
        t.announce(told.PRODUCT, owner, port, product)
        if maker != NOBODY:
            process(t, maker, port)
        stacks.turn_up(t, port)
    if maker == NOBODY:
        return used
    step: i64 = 1
    return used + (step << (3 * maker))


def process(t: Rotterdam, maker: i64, port: i64) -> None:
    """ROT-7.6: the factory's owner alone sees the card, unless everybody can tell what it is."""
    known = stacks.next_is_known(t, port)
    product = stacks.draw(t, port, known)
    if product == NO_PRODUCT:
        return
    stacks.gain(t, maker, product, known)
    if t.telling:
        held = t.held[maker * PORTS + port]
        if known:
            t.tell(told.PROCESSED_SEEN, EVERYBODY, (maker, port, held, product))
        else:
            t.tell(told.PROCESSED, all_but(maker), (maker, port, held))
            t.tell(told.PROCESSED_SEEN, only(maker), (maker, port, held, product))


def send_home(t: Rotterdam, ship: i64, port: i64) -> None:
    """ROT-7.9, ROT-7.10: wrong cargo into the stock or on the market; an empty ship just goes home."""
    owner = ship // FLEET
    cargo = t.cargo[ship]
    t.bring_home(ship)
    if cargo == NO_CARGO:
        t.announce(told.EMPTY_SHIP, owner, port)
        return
    kept: i64 = 1 if t.has_stock_room(owner) else 0
    if kept:
        t.stock[owner * PORTS + cargo] += 1
    else:
        t.market[cargo] += 1
    t.announce(told.WRONG_CARGO, owner, port, cargo, kept)
