"""What a decent trader makes of shipping cards: which to take, when to play one, and on what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam.appraisal import (
    A_RIVAL,
    is_last_round,
    product_value,
    sailing_value,
    seen_value,
)
from roadstead.games.rotterdam.data import (
    BARTER,
    FLEET,
    FOG,
    HAND_LIMIT,
    HARBOUR_POLICE,
    HUES,
    NO_CARD,
    NO_CARGO,
    OPEN_CARDS,
    PILOT,
    PORTS,
    SEA_LOADING,
    SMUGGLERS,
    TUGBOAT,
    WARES,
)
from roadstead.games.rotterdam.rules import deck_hand, frames
from roadstead.games.rotterdam.shipping import best_end, captain_value, stow_value
from roadstead.games.rotterdam.state import NO_SHIP, NOBODY, Rotterdam

AN_ACTION: Final = 0.7  # what a worker earns elsewhere


def take_value(t: Rotterdam, seat: i64, action: i64) -> float:
    if action == do.NO_CARD:
        return 0.0
    if action == do.DRAW:
        return 1.45
    return float(t.chart.card_points[action - do.TAKE])


def play_value(t: Rotterdam, seat: i64, worth: vec[float], kind: i64) -> float:
    """What a card would do now, less what it is worth in hand: its points, or a worker's time to get another."""
    kept = float(t.chart.card_points[kind])
    if not is_last_round(t) and t.cards_held(seat) == HAND_LIMIT:
        kept = min(kept, AN_ACTION)
    return best_effect(t, seat, worth, kind) - kept


def room_value(t: Rotterdam, seat: i64, worth: vec[float], kind: i64) -> float:
    """ROT-6.9: a card played from a full hand makes room for the best one to be had."""
    best = take_value(t, seat, do.DRAW) if deck_hand.can_draw(t) else 0.0
    for place in range(OPEN_CARDS):
        if t.open_card[place] != NO_CARD:
            best = max(best, take_value(t, seat, do.TAKE + t.open_card[place]))
    return best_effect(t, seat, worth, kind) + best - float(t.chart.card_points[kind])


def sooner(value: float) -> float:
    """A card that is worth playing takes no worker, so it comes before everything that does; another never."""
    return 100.0 + value if value > 0.0 else value - 100.0


def best_effect(t: Rotterdam, seat: i64, mine: vec[float], kind: i64) -> float:
    """The most that a card could do for us on the table as it lies."""
    best = 0.0
    if kind in (FOG, BARTER):
        return 0.2
    if kind == PILOT:
        for hue in range(HUES):
            if t.fog[hue] == 0:
                best = max(best, pilot_value(t, seat, mine, hue))
        return best
    for position in range(t.chart.waters):
        ship = t.berth[position]
        if ship == NO_SHIP:
            continue
        own = ship // FLEET == seat
        worth = seen_value(t, seat, mine, ship // FLEET, t.cargo[ship], position)
        if kind == TUGBOAT and own:
            best = max(best, tug_value(t, seat, mine, ship))
        elif kind == SMUGGLERS and not own:
            best = max(best, A_RIVAL * worth + 0.4)
        elif kind == HARBOUR_POLICE and not own:
            best = max(best, A_RIVAL * worth)
        elif kind == SEA_LOADING and own and t.cargo[ship] == NO_CARGO:
            for material in range(PORTS):
                if t.stock[seat * PORTS + material] > 0:
                    best = max(best, sailing_value(t, mine, material, position))
    return best


def pilot_value(t: Rotterdam, seat: i64, worth: vec[float], hue: i64) -> float:
    value = 0.0
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        position = t.where[ship]
        if position < t.chart.waters:
            end = best_end(t, seat, ship, position, hue, NOBODY)
            value += sailing_value(t, worth, t.cargo[ship], end) - sailing_value(t, worth, t.cargo[ship], position)
    return value


def tug_value(t: Rotterdam, seat: i64, worth: vec[float], ship: i64) -> float:
    position = t.where[ship]
    here = sailing_value(t, worth, t.cargo[ship], position)
    best = 0.0
    for hue in range(HUES):
        if t.fog[hue] == 0:
            end = best_end(t, seat, ship, position, hue, NOBODY)
            best = max(best, sailing_value(t, worth, t.cargo[ship], end) - here)
    return best


def effect_value(t: Rotterdam, seat: i64, mine: vec[float], asked: i64, action: i64) -> float:
    """The questions of the shipping cards."""
    if asked == frames.PILOT_COLOUR:
        return pilot_value(t, seat, mine, action - do.NAME)
    if asked == frames.FOG_COLOUR:
        return -captain_value(t, seat, mine, action - do.NAME, False)
    if asked == frames.EBB_WHERE:
        return float(t.chart.x[t.where[t.detail(0)]] - t.chart.x[action - do.sail(t.chart, 0)])
    if asked == frames.BARTER_WHAT:
        return product_value(t, seat, action - do.DEMAND)
    if asked == frames.BARTER_WHOM:
        return float(t.known[(action - do.FROM) * WARES + t.detail(0)])
    if asked == frames.BARTER_GIVE:
        return -product_value(t, seat, action - do.GIVE)
    if asked == frames.SEA_LOAD_WHAT:
        return mine[action - do.LOAD]
    if asked == frames.SMUGGLE_WHERE:
        return stow_value(t, mine, action, t.cargo[t.detail(0)])
    if asked == frames.SEA_LOAD_WHERE:
        return stow_value(t, mine, action, t.detail(0))
    position = action - do.SHIP
    ship = t.berth[position]
    worth = seen_value(t, seat, mine, ship // FLEET, t.cargo[ship], position)
    if asked == frames.TUG_WHICH:
        return tug_value(t, seat, mine, ship)
    if asked == frames.SWAP_SECOND or asked == frames.SHIFT_SECOND:
        return exchange_value(t, seat, mine, t.detail(0), ship, asked == frames.SWAP_SECOND)
    if asked == frames.SWAP_FIRST or asked == frames.SHIFT_FIRST:
        return worth if ship // FLEET != seat else 0.2 - worth
    return -worth if ship // FLEET == seat else worth


def exchange_value(t: Rotterdam, seat: i64, worth: vec[float], one: i64, other: i64, places: bool) -> float:
    """What two ships gain and lose by changing places, which is as much as changing cargo the other way round."""
    value = 0.0
    for ship in (one, other):
        partner = other if ship == one else one
        cargo = t.cargo[ship] if places else t.cargo[partner]
        position = t.where[partner] if places else t.where[ship]
        owner = ship // FLEET
        gain = seen_value(t, seat, worth, owner, cargo, position)
        gain -= seen_value(t, seat, worth, owner, t.cargo[ship], t.where[ship])
        value += gain if owner == seat else -A_RIVAL * gain
    return value
