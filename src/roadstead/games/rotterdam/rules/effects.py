"""What each shipping card does, question by question."""

from mypy_extensions import i64

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam import events as told
from roadstead.games.rotterdam.data import (
    EBB_TIDE,
    FLEET,
    HARBOUR_POLICE,
    HUES,
    NO_CARGO,
    PORTS,
    SMUGGLERS,
    TRAFFIC_CONTROL,
    TRANSSHIPMENT,
    TUGBOAT,
    WARES,
)
from roadstead.games.rotterdam.rules import captain, cards, frames, ship_owner, stacks
from roadstead.games.rotterdam.state import NO_SHIP, NOBODY, Rotterdam
from roadstead.kernel.events import EVERYBODY


def choices(t: Rotterdam, kind: i64, seat: i64, a: i64, b: i64) -> list[i64]:
    """The choices of every card's questions."""
    if kind == frames.TUG_WHICH:
        return ships_for(t, seat, TUGBOAT)
    if kind == frames.TUG_WHERE:
        return tug_ends(t, a)
    if kind == frames.PILOT_COLOUR:
        return colours(t, seat, True)
    if kind == frames.EBB_WHICH:
        return ships_for(t, seat, EBB_TIDE)
    if kind == frames.EBB_WHERE:
        return ebb_ends(t, a)
    if kind == frames.FOG_COLOUR:
        return colours(t, seat, False)
    if kind == frames.SWAP_FIRST:
        return ships_for(t, seat, TRAFFIC_CONTROL)
    if kind == frames.SWAP_SECOND:
        return unlike_ships(t, a)
    if kind == frames.SHIFT_FIRST:
        return ships_for(t, seat, TRANSSHIPMENT)
    if kind == frames.SHIFT_SECOND:
        return other_cargoes(t, a)
    if kind == frames.SMUGGLE_WHAT:
        return ships_for(t, seat, SMUGGLERS)
    if kind == frames.SMUGGLE_WHERE:
        return holds(t, seat, True)
    if kind == frames.POLICE_WHICH:
        return ships_for(t, seat, HARBOUR_POLICE)
    if kind == frames.BARTER_WHAT:
        return demands(t, seat)
    if kind == frames.BARTER_WHOM:
        return holders(t, seat, a)
    if kind == frames.BARTER_GIVE:
        return gifts(t, seat, a)
    if kind == frames.SEA_LOAD_WHAT:
        return stock_units(t, seat)
    return holds(t, seat, False)


def answer(t: Rotterdam, kind: i64, seat: i64, action: i64, a: i64, b: i64) -> None:
    """What follows from an answer to one of them."""
    if kind == frames.TUG_WHICH:
        t.ask(frames.TUG_WHERE, 1 << seat, chosen(t, action))
    elif kind == frames.TUG_WHERE:
        captain.sail(t, a, action - do.sail(t.chart, 0), NOBODY)
    elif kind == frames.PILOT_COLOUR:
        if t.telling:
            t.tell(told.COLOUR, EVERYBODY, (seat, action - do.NAME))
        t.then(frames.NAVIGATE, action - do.NAME, NOBODY, 0, captain.EVERY_SHIP)
    elif kind == frames.EBB_WHICH:
        t.ask(frames.EBB_WHERE, 1 << seat, chosen(t, action))
    elif kind == frames.EBB_WHERE:
        ebb(t, a, action - do.sail(t.chart, 0))
    elif kind == frames.FOG_COLOUR:
        t.fog[action - do.NAME] |= 1 << seat
        if t.telling:
            t.tell(told.FOGGED, EVERYBODY, (seat, action - do.NAME))
    elif kind == frames.SWAP_FIRST:
        t.ask(frames.SWAP_SECOND, 1 << seat, chosen(t, action))
    elif kind == frames.SWAP_SECOND:
        swap(t, seat, a, chosen(t, action))
    elif kind == frames.SHIFT_FIRST:
        t.ask(frames.SHIFT_SECOND, 1 << seat, chosen(t, action))
    elif kind == frames.SHIFT_SECOND:
        shift(t, seat, a, chosen(t, action))
    elif kind == frames.SMUGGLE_WHAT:
        t.ask(frames.SMUGGLE_WHERE, 1 << seat, chosen(t, action))
    elif kind == frames.SMUGGLE_WHERE:
        smuggle(t, seat, a, action)
    elif kind == frames.POLICE_WHICH:
        seize(t, seat, chosen(t, action))
    elif kind == frames.BARTER_WHAT:
        t.ask(frames.BARTER_WHOM, 1 << seat, action - do.DEMAND)
    elif kind == frames.BARTER_WHOM:
        demand(t, seat, a, action - do.FROM)
    elif kind == frames.BARTER_GIVE:
        hand_over(t, seat, a, b, action - do.GIVE)
    elif kind == frames.SEA_LOAD_WHAT:
        t.ask(frames.SEA_LOAD_WHERE, 1 << seat, action - do.LOAD)
    else:
        sea_load(t, seat, a, action - do.SHIP)


def chosen(t: Rotterdam, action: i64) -> i64:
    """The ship on the position that was named."""
    return t.berth[action - do.SHIP]


def ships_for(t: Rotterdam, seat: i64, card: i64) -> list[i64]:
    found: list[i64] = []
    for position in range(t.chart.waters):
        if t.berth[position] != NO_SHIP and cards.reaches(t, seat, card, t.berth[position]):
            found.append(do.SHIP + position)
    return found


def unlike_ships(t: Rotterdam, ship: i64) -> list[i64]:
    """ROT-11.4, ROT-11.12: the ships with which it makes a difference to change places."""
    found: list[i64] = []
    for position in range(t.chart.waters):
        other = t.berth[position]
        if other != NO_SHIP and not cards.are_alike(t, ship, other):
            found.append(do.SHIP + position)
    return found


def other_cargoes(t: Rotterdam, ship: i64) -> list[i64]:
    """ROT-11.4, ROT-11.13: the ships that carry something else, or nothing where this one carries something."""
    found: list[i64] = []
    for position in range(t.chart.waters):
        other = t.berth[position]
        if other != NO_SHIP and t.cargo[other] != t.cargo[ship]:
            found.append(do.SHIP + position)
    return found


def tug_ends(t: Rotterdam, ship: i64) -> list[i64]:
    """ROT-11.6, ROT-11.11: every position ahead that a channel out of fog leads to."""
    chart = t.chart
    found: list[i64] = []
    for hue in range(HUES):
        if t.fog[hue] == 0:
            at = t.where[ship] * HUES + hue
            for end in (chart.first[at], chart.second[at]):
                if cards.is_free(t, end) and do.sail(chart, end) not in found:
                    found.append(do.sail(chart, end))
    found.sort()
    return found


def ebb_ends(t: Rotterdam, ship: i64) -> list[i64]:
    """ROT-11.9, ROT-11.11: every free position that a channel out of fog comes from."""
    chart = t.chart
    found: list[i64] = []
    position = t.where[ship]
    for i in range(chart.back_start[position], chart.back_start[position + 1]):
        start = chart.back_from[i]
        if t.fog[chart.back_colour[i]] == 0 and t.berth[start] == NO_SHIP and do.sail(chart, start) not in found:
            found.append(do.sail(chart, start))
    found.sort()
    return found


def colours(t: Rotterdam, seat: i64, moving: bool) -> list[i64]:
    found: list[i64] = []
    for hue in range(HUES):
        if cards.pilot_moves(t, seat, hue) if moving else t.fog[hue] == 0:
            found.append(do.NAME + hue)
    return found


def holds(t: Rotterdam, seat: i64, with_stock: bool) -> list[i64]:
    """ROT-11.14, ROT-11.19: own empty ships afloat, and for smugglers the stock."""
    found: list[i64] = []
    if with_stock and t.has_stock_room(seat):
        found.append(do.STOCK)
    for position in range(t.chart.waters):
        ship = t.berth[position]
        if ship != NO_SHIP and ship // FLEET == seat and t.cargo[ship] == NO_CARGO:
            found.append(do.SHIP + position)
    return found


def stock_units(t: Rotterdam, seat: i64) -> list[i64]:
    found: list[i64] = []
    for material in range(PORTS):
        if t.stock[seat * PORTS + material] > 0:
            found.append(do.LOAD + material)
    return found


def ebb(t: Rotterdam, ship: i64, end: i64) -> None:
    start = t.where[ship]
    t.put(ship, end)
    if t.telling:
        t.tell(told.EBBED, EVERYBODY, (ship // FLEET, start, end))


def swap(t: Rotterdam, seat: i64, one: i64, other: i64) -> None:
    """ROT-11.12: the ships change places with all they carry."""
    here = t.where[one]
    there = t.where[other]
    t.where[one] = there
    t.where[other] = here
    t.berth[here] = other
    t.berth[there] = one
    if t.telling:
        t.tell(told.SWAPPED, EVERYBODY, (seat, here, there))


def shift(t: Rotterdam, seat: i64, one: i64, other: i64) -> None:
    """ROT-11.13."""
    cargo = t.cargo[one]
    t.cargo[one] = t.cargo[other]
    t.cargo[other] = cargo
    if t.telling:
        t.tell(told.SHIFTED, EVERYBODY, (seat, t.where[one], t.where[other]))


def smuggle(t: Rotterdam, seat: i64, ship: i64, action: i64) -> None:
    """ROT-11.14."""
    material = t.cargo[ship]
    t.cargo[ship] = NO_CARGO
    position = ship_owner.put_away(t, seat, action, material)
    if t.telling:
        t.tell(told.SMUGGLED, EVERYBODY, (seat, ship // FLEET, material, position))


def seize(t: Rotterdam, seat: i64, ship: i64) -> None:
    """ROT-11.15."""
    material = t.cargo[ship]
    t.cargo[ship] = NO_CARGO
    t.market[material] += 1
    if t.telling:
        t.tell(told.POLICED, EVERYBODY, (seat, ship // FLEET, material))


def demands(t: Rotterdam, seat: i64) -> list[i64]:
    found: list[i64] = []
    for product in range(WARES):
        if cards.can_demand(t, seat, product):
            found.append(do.DEMAND + product)
    return found


def holders(t: Rotterdam, seat: i64, product: i64) -> list[i64]:
    """ROT-11.18: the players who may have it, for all that everybody knows."""
    found: list[i64] = []
    for other in range(t.seats):
        if other != seat and t.may_hold(other, product):
            found.append(do.FROM + other)
    return found


def demand(t: Rotterdam, seat: i64, product: i64, other: i64) -> None:
    """ROT-11.16, ROT-11.17: the card is handed over, or everybody learns that the player does not have it."""
    if t.hand[other * WARES + product] > 0:
        stacks.give_up(t, other, product)
        stacks.gain(t, seat, product, True)
        t.ask_in_secret(frames.BARTER_GIVE, 1 << seat, product, other)
        return
    port = product >> 1
    t.known[other * WARES + (product ^ 1)] += t.unknown(other, port)
    t.reveal()
    if t.telling:
        t.tell(told.NO_BARTER, EVERYBODY, (seat, other, product))


def gifts(t: Rotterdam, seat: i64, product: i64) -> list[i64]:
    """ROT-11.16: a card of the same price class, but not the one just received."""
    chart = t.chart
    found: list[i64] = []
    for gift in range(WARES):
        if chart.price_class[gift >> 1] == chart.price_class[product >> 1]:
            own = t.hand[seat * WARES + gift]
            if own > (1 if gift == product else 0):
                found.append(do.GIVE + gift)
    return found


def hand_over(t: Rotterdam, seat: i64, product: i64, other: i64, gift: i64) -> None:
    stacks.give_up(t, seat, gift)
    stacks.gain(t, other, gift, True)
    if t.telling:
        t.tell(told.BARTERED, EVERYBODY, (seat, other, product, gift))


def sea_load(t: Rotterdam, seat: i64, material: i64, position: i64) -> None:
    """ROT-11.19."""
    t.stock[seat * PORTS + material] -= 1
    t.cargo[t.berth[position]] = material
    if t.telling:
        t.tell(told.SEA_LOADED, EVERYBODY, (seat, material, position))
