"""What each shipping card could do for a player on the table as it lies, in points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam.bot.appraisal import hand_of, hand_value, rivalry, sailing_value, seen_value
from roadstead.games.rotterdam.bot.shipping import best_end
from roadstead.games.rotterdam.data import CAPTAIN, FLEET, HUES, NO_CARGO, NO_SHIP, NOBODY, PORTS, WARES
from roadstead.games.rotterdam.rules import cards, planning
from roadstead.games.rotterdam.state import Rotterdam

NAMED: Final = 0.5  # how likely a colour is named before our next turn
HELD: Final = 0.4  # how likely a covered card is the product that we demand
IN_STOCK: Final = 0.15  # of what a cargo will bring, for a unit that is still to be loaded


def ship_value(t: Rotterdam, seat: i64, mine: vec[float], owner: i64, cargo: i64, position: i64) -> float:
    """What a ship with this cargo at this position is worth to us: another's counts against us."""
    if owner == seat:
        return sailing_value(t, mine, cargo, position)
    return -rivalry(t) * seen_value(t, seat, mine, owner, cargo, position)


def tug_value(t: Rotterdam, seat: i64, mine: vec[float], ship: i64) -> float:
    """ROT-11.6: the best step that one of our ships could make."""
    position = t.where[ship]
    here = sailing_value(t, mine, t.cargo[ship], position)
    best = 0.0
    for hue in range(HUES):
        if t.fog[hue] == 0:
            end = best_end(t, seat, ship, position, hue, NOBODY)
            if end != position:
                best = max(best, sailing_value(t, mine, t.cargo[ship], end) - here)
    return best


def pilot_value(t: Rotterdam, seat: i64, mine: vec[float], hue: i64) -> float:
    """ROT-11.7: what a colour does for our ships alone."""
    value = 0.0
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        position = t.where[ship]
        if position < t.chart.waters:
            end = best_end(t, seat, ship, position, hue, NOBODY)
            if end != position:
                value += sailing_value(t, mine, t.cargo[ship], end) - sailing_value(t, mine, t.cargo[ship], position)
    return value


def ebb_value(t: Rotterdam, seat: i64, mine: vec[float], ship: i64) -> float:
    """ROT-11.9: another's ship further from its harbour, or ours back to where its harbour is still ahead."""
    chart = t.chart
    position = t.where[ship]
    here = ship_value(t, seat, mine, ship // FLEET, t.cargo[ship], position)
    best = 0.0
    for i in range(chart.back_start[position], chart.back_start[position + 1]):
        back = chart.back_from[i]
        if t.fog[chart.back_colour[i]] == 0 and t.berth[back] == NO_SHIP:
            best = max(best, ship_value(t, seat, mine, ship // FLEET, t.cargo[ship], back) - here)
    return best


def best_ebb(t: Rotterdam, seat: i64, mine: vec[float]) -> float:
    best = 0.0
    for position in range(t.chart.waters):
        if t.berth[position] != NO_SHIP:
            best = max(best, ebb_value(t, seat, mine, t.berth[position]))
    return best


def fog_value(t: Rotterdam, seat: i64, mine: vec[float], hue: i64) -> float:
    """ROT-11.10: what the others' ships do not gain by a colour until our next turn, less what ours do not."""
    if planning.free_column(t, CAPTAIN) == NOBODY:
        return 0.0
    value = 0.0
    for ship in range(t.seats * FLEET):
        position = t.where[ship]
        if position < t.chart.waters:
            owner = ship // FLEET
            end = best_end(t, seat, ship, position, hue, NOBODY)
            if end != position:
                value += ship_value(t, seat, mine, owner, t.cargo[ship], position)
                value -= ship_value(t, seat, mine, owner, t.cargo[ship], end)
    return NAMED * value


def best_colour(t: Rotterdam, seat: i64, mine: vec[float], fog: bool) -> float:
    """The colour that is best to name, for fog or for a pilot."""
    best = 0.0
    for hue in range(HUES):
        if t.fog[hue] == 0:
            best = max(best, fog_value(t, seat, mine, hue) if fog else pilot_value(t, seat, mine, hue))
    return best


def exchange_value(t: Rotterdam, seat: i64, mine: vec[float], one: i64, other: i64, places: bool) -> float:
    """ROT-11.12, ROT-11.13: what two ships gain and lose by changing places or cargo."""
    first = one // FLEET
    second = other // FLEET
    value = -ship_value(t, seat, mine, first, t.cargo[one], t.where[one])
    value -= ship_value(t, seat, mine, second, t.cargo[other], t.where[other])
    if places:
        value += ship_value(t, seat, mine, first, t.cargo[one], t.where[other])
        return value + ship_value(t, seat, mine, second, t.cargo[other], t.where[one])
    value += ship_value(t, seat, mine, first, t.cargo[other], t.where[one])
    return value + ship_value(t, seat, mine, second, t.cargo[one], t.where[other])


def best_partner(t: Rotterdam, seat: i64, mine: vec[float], ship: i64, places: bool) -> float:
    """The most that a ship could bring us by an exchange with another one."""
    best = -9.0
    for position in range(t.chart.waters):
        other = t.berth[position]
        if other in (NO_SHIP, ship) or (not places and t.cargo[other] == t.cargo[ship]):
            continue
        if not cards.are_alike(t, ship, other):
            best = max(best, exchange_value(t, seat, mine, ship, other, places))
    return best


def best_exchange(t: Rotterdam, seat: i64, mine: vec[float], places: bool) -> float:
    """The best exchange with a ship of ours in it."""
    best = 0.0
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        if t.afloat(ship):
            best = max(best, best_partner(t, seat, mine, ship, places))
    return best


def prey_value(t: Rotterdam, seat: i64, mine: vec[float], ship: i64, smuggled: bool) -> float:
    """ROT-11.14, ROT-11.15: what a ship loses with its cargo; smugglers bring that to us, the police to the market."""
    value = -ship_value(t, seat, mine, ship // FLEET, t.cargo[ship], t.where[ship])
    return value + smuggled_value(t, seat, mine, t.cargo[ship]) if smuggled else value


def best_prey(t: Rotterdam, seat: i64, mine: vec[float], smuggled: bool) -> float:
    """The best of the others' cargoes to take."""
    best = 0.0
    for position in range(t.chart.waters):
        ship = t.berth[position]
        if ship != NO_SHIP and ship // FLEET != seat and t.cargo[ship] != NO_CARGO:
            best = max(best, prey_value(t, seat, mine, ship, smuggled))
    return best


def smuggled_value(t: Rotterdam, seat: i64, mine: vec[float], material: i64) -> float:
    """A unit on the best of our empty ships, or in stock."""
    best = IN_STOCK * mine[material] if t.has_stock_room(seat) else 0.0
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        if t.afloat(ship) and t.cargo[ship] == NO_CARGO:
            best = max(best, sailing_value(t, mine, material, t.where[ship]))
    return best


def best_sea_loading(t: Rotterdam, seat: i64, mine: vec[float]) -> float:
    """ROT-11.19: the best unit of our stock on the best of our empty ships."""
    best = 0.0
    for material in range(PORTS):
        if t.stock[seat * PORTS + material] > 0:
            for ship in range(seat * FLEET, seat * FLEET + t.ships):
                if t.afloat(ship) and t.cargo[ship] == NO_CARGO:
                    value = sailing_value(t, mine, material, t.where[ship]) - IN_STOCK * mine[material]
                    best = max(best, value)
    return best


def barter_value(t: Rotterdam, seat: i64, product: i64, other: i64) -> float:
    """ROT-11.16: a product of another's for the one of its price class that we need least; less where it may fail."""
    chance = 1.0 if t.known[other * WARES + product] > 0 else HELD
    hand = hand_of(t, seat)
    money = t.money[seat]
    before = hand_value(t, hand, money)
    hand[product] += 1
    best = -9.0
    for gift in range(WARES):
        if hand[gift] > (1 if gift == product else 0):
            if t.chart.price_class[gift >> 1] == t.chart.price_class[product >> 1]:
                hand[gift] -= 1
                best = max(best, hand_value(t, hand, money) - before)
                hand[gift] += 1
    return chance * best


def best_offer(t: Rotterdam, seat: i64, product: i64) -> float:
    """The player of whom a product is best demanded."""
    best = -9.0
    for other in range(t.seats):
        if other != seat and t.may_hold(other, product):
            best = max(best, barter_value(t, seat, product, other))
    return best


def best_barter(t: Rotterdam, seat: i64) -> float:
    best = 0.0
    for product in range(WARES):
        if cards.can_demand(t, seat, product):
            best = max(best, best_offer(t, seat, product))
    return best


def gift_value(t: Rotterdam, seat: i64, gift: i64) -> float:
    """What our hand is worth without a card."""
    hand = hand_of(t, seat)
    hand[gift] -= 1
    return hand_value(t, hand, t.money[seat])
