"""What each shipping card does, question by question."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import do, frames, told
from roadstead.games.rotterdam.rules import cards, ship_owner, stacks
from roadstead.games.rotterdam.state import Rotterdam

# The question about the ship that a card has chosen.
SECOND_QUESTION: Final[dict[int, int]] = {
    data.TUGBOAT: frames.TUG_WHERE,
    data.EBB_TIDE: frames.EBB_WHERE,
    data.TRAFFIC_CONTROL: frames.SWAP_SECOND,
    data.TRANSSHIPMENT: frames.SHIFT_SECOND,
    data.SMUGGLERS: frames.SMUGGLE_WHERE,
}


def choose_ship(t: Rotterdam, seat: i64, action: i64, card: i64) -> None:
    t.ask(SECOND_QUESTION[card], 1 << seat, t.berth[action - do.SHIP])


def ships_for(t: Rotterdam, seat: i64, card: i64) -> list[i64]:
    return [
        do.SHIP + position
        for position in range(t.chart.waters)
        if cards.lies(t, position) and cards.reaches(t, seat, card, t.berth[position])
    ]


def unlike_ships(t: Rotterdam, one: i64) -> list[i64]:
    """ROT-11.4, ROT-11.12: the ships with which it makes a difference to change places."""
    return [
        do.SHIP + position
        for position in range(t.chart.waters)
        if cards.lies(t, position) and not cards.are_alike(t, one, t.berth[position])
    ]


def other_cargoes(t: Rotterdam, one: i64) -> list[i64]:
    """ROT-11.4, ROT-11.13: the ships that carry something else, or nothing where this one carries something."""
    return [
        do.SHIP + position
        for position in range(t.chart.waters)
        if cards.lies(t, position) and t.cargo[t.berth[position]] != t.cargo[one]
    ]


def tug_ends(t: Rotterdam, ship: i64) -> list[i64]:
    """ROT-11.6, ROT-11.11: every position ahead that a channel out of fog leads to."""
    chart = t.chart
    found: list[i64] = []
    for hue in range(data.HUES):
        if t.fog[hue] == 0:
            at = t.where[ship] * data.HUES + hue
            for end in (chart.first[at], chart.second[at]):
                if cards.is_free(t, end) and t.sail(end) not in found:
                    found.append(t.sail(end))
    found.sort()
    return found


def ebb_ends(t: Rotterdam, ship: i64) -> list[i64]:
    """ROT-11.9, ROT-11.11: every free position that a channel out of fog comes from."""
    chart = t.chart
    found: list[i64] = []
    position = t.where[ship]
    for i in range(chart.back_start[position], chart.back_start[position + 1]):
        start = chart.back_from[i]
        if t.fog[chart.back_colour[i]] == 0 and t.berth[start] == data.NO_SHIP and t.sail(start) not in found:
            found.append(t.sail(start))
    found.sort()
    return found


def pilot_colours(t: Rotterdam, seat: i64) -> list[i64]:
    """ROT-11.7: the colours that would move an own ship."""
    return [do.NAME + hue for hue in range(data.HUES) if cards.pilot_moves(t, seat, hue)]


def bring_fog(t: Rotterdam, seat: i64, action: i64) -> None:
    """ROT-11.10."""
    t.fog[action - do.NAME] |= 1 << seat
    t.announce(told.FOGGED, seat, action - do.NAME)


def empty_ships(t: Rotterdam, seat: i64) -> list[i64]:
    """ROT-11.14, ROT-11.19: own empty ships afloat."""
    return [
        do.SHIP + position
        for position in range(t.chart.waters)
        if cards.lies(t, position)
        and t.berth[position] // data.FLEET == seat
        and t.cargo[t.berth[position]] == data.NO_CARGO
    ]


def holds(t: Rotterdam, seat: i64) -> list[i64]:
    """ROT-11.14: what is smuggled goes on an own empty ship, or into the stock."""
    found = empty_ships(t, seat)
    if t.has_stock_room(seat):
        found.insert(0, do.STOCK)
    return found


def ebb(t: Rotterdam, seat: i64, ship: i64, action: i64) -> None:
    """ROT-11.9."""
    start = t.where[ship]
    end = t.sail_end(action)
    t.put(ship, end)
    t.announce(told.EBBED, seat, ship // data.FLEET, start, end)


def swap(t: Rotterdam, seat: i64, one: i64, action: i64) -> None:
    """ROT-11.12: the ships change places with all they carry."""
    other = t.berth[action - do.SHIP]
    here = t.where[one]
    there = t.where[other]
    t.where[one] = there
    t.where[other] = here
    t.berth[here] = other
    t.berth[there] = one
    t.announce(told.SWAPPED, seat, one // data.FLEET, other // data.FLEET, here, there)


def shift(t: Rotterdam, seat: i64, one: i64, action: i64) -> None:
    """ROT-11.13."""
    other = t.berth[action - do.SHIP]
    cargo = t.cargo[one]
    t.cargo[one] = t.cargo[other]
    t.cargo[other] = cargo
    for ship, before in ((one, cargo), (other, t.cargo[one])):
        t.announce(told.SHIFTED, seat, ship // data.FLEET, t.where[ship], t.cargo[ship], before)


def smuggle(t: Rotterdam, seat: i64, ship: i64, action: i64) -> None:
    """ROT-11.14."""
    material = t.cargo[ship]
    t.cargo[ship] = data.NO_CARGO
    position = ship_owner.put_away(t, seat, action, material)
    t.announce(told.SMUGGLED, seat, ship // data.FLEET, material, position)


def seize(t: Rotterdam, seat: i64, action: i64) -> None:
    """ROT-11.15."""
    ship = t.berth[action - do.SHIP]
    material = t.cargo[ship]
    t.cargo[ship] = data.NO_CARGO
    t.market[material] += 1
    t.announce(told.POLICED, seat, ship // data.FLEET, material)


def demands(t: Rotterdam, seat: i64) -> list[i64]:
    return [do.DEMAND + product for product in range(data.WARES) if cards.can_demand(t, seat, product)]


def name_product(t: Rotterdam, seat: i64, action: i64) -> None:
    t.ask(frames.BARTER_WHOM, 1 << seat, action - do.DEMAND)


def holders(t: Rotterdam, seat: i64, product: i64) -> list[i64]:
    """ROT-11.18: the players who may have it, for all that everybody knows."""
    return [do.FROM + other for other in range(t.seats) if other != seat and t.may_hold(other, product)]


def demand(t: Rotterdam, seat: i64, product: i64, action: i64) -> None:
    """ROT-11.16, ROT-11.17: the card is handed over, or everybody learns that the player does not have it."""
    other = action - do.FROM
    if t.hand[other * data.WARES + product] > 0:
        stacks.give_up(t, other, product)
        stacks.gain(t, seat, product, True)
        t.ask_in_secret(frames.BARTER_GIVE, 1 << seat, product, other)
        return
    port = product >> 1
    t.known[other * data.WARES + (product ^ 1)] += t.unknown(other, port)
    t.reveal()
    t.announce(told.NO_BARTER, seat, other, product)


def gifts(t: Rotterdam, seat: i64, product: i64) -> list[i64]:
    """ROT-11.16: a card of the same price class, but not the one just received."""
    price_class = t.chart.price_class
    return [
        do.GIVE + gift
        for gift in range(data.WARES)
        if price_class[gift >> 1] == price_class[product >> 1]
        and t.hand[seat * data.WARES + gift] > (1 if gift == product else 0)
    ]


def hand_over(t: Rotterdam, seat: i64, product: i64, other: i64, action: i64) -> None:
    """ROT-11.16."""
    gift = action - do.GIVE
    stacks.give_up(t, seat, gift)
    stacks.gain(t, other, gift, True)
    t.announce(told.BARTERED, seat, other, product, gift)


def choose_unit(t: Rotterdam, seat: i64, action: i64) -> None:
    t.ask(frames.SEA_LOAD_WHERE, 1 << seat, action - do.LOAD)


def sea_load(t: Rotterdam, seat: i64, material: i64, action: i64) -> None:
    """ROT-11.19."""
    position = action - do.SHIP
    t.stock[seat * data.PORTS + material] -= 1
    t.cargo[t.berth[position]] = material
    t.announce(told.SEA_LOADED, seat, material, position)
