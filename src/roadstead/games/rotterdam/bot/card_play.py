"""What a decent trader makes of shipping cards: which to take, when to play one, and on what."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.bot import card_effects
from roadstead.games.rotterdam.bot.appraisal import rounds_to_come
from roadstead.games.rotterdam.bot.shipping import stow_value
from roadstead.games.rotterdam.generated import do, frames
from roadstead.games.rotterdam.rules import deck_hand
from roadstead.games.rotterdam.state import Rotterdam

A_CARD: Final = 1.45  # what a card from the covered stack is worth
AN_ACTION: Final = 0.7  # what a worker earns elsewhere, who could fetch another card
ROOM_LEFT: Final = 0.4  # more than that for a card that has room beside it: the worker would fetch one anyway


def take_value(t: Rotterdam, seat: i64, worth: vec[float], action: i64) -> float:
    """A card's points, or what it could do at once for the player whose turn it is."""
    if action == do.NO_CARD:
        return 0.0
    if action == do.DRAW:
        return A_CARD
    kind = action - do.TAKE
    points = float(t.chart.card_points[kind])
    return max(points, best_effect(t, seat, worth, kind)) if seat == t.mover else points


def kept_value(t: Rotterdam, seat: i64, kind: i64) -> float:
    """What a card is worth in hand: its points, or the time of a worker who would fetch another in its place."""
    kept = float(t.chart.card_points[kind])
    if rounds_to_come(t) < 1.0:
        return kept
    if t.cards_held(seat) == data.HAND_LIMIT:
        return min(kept, AN_ACTION)
    return min(kept, AN_ACTION + ROOM_LEFT)


def play_value(t: Rotterdam, seat: i64, worth: vec[float], kind: i64) -> float:
    """What a card would do now, less what it is worth in hand."""
    return best_effect(t, seat, worth, kind) - kept_value(t, seat, kind)


def room_value(t: Rotterdam, seat: i64, worth: vec[float], kind: i64) -> float:
    """ROT-6.9: a card played from a full hand makes room for the best card that can be taken."""
    best = A_CARD if deck_hand.can_draw(t) else 0.0
    for place in range(data.OPEN_CARDS):
        if t.open_card[place] != data.NO_CARD:
            best = max(best, float(t.chart.card_points[t.open_card[place]]))
    return best_effect(t, seat, worth, kind) + best - float(t.chart.card_points[kind])


def sooner(value: float) -> float:
    """A card that is worth playing takes no worker, so it comes before everything that does; another never."""
    return 100.0 + value if value > 0.0 else value - 100.0


def best_effect(t: Rotterdam, seat: i64, worth: vec[float], kind: i64) -> float:
    """The most that a card could do for us on the table as it lies."""
    if kind == data.TUGBOAT:
        best = 0.0
        for ship in range(seat * data.FLEET, seat * data.FLEET + t.ships):
            if t.afloat(ship):
                best = max(best, card_effects.tug_value(t, seat, worth, ship))
        return best
    if kind == data.PILOT:
        return card_effects.best_colour(t, seat, worth, False)
    if kind == data.EBB_TIDE:
        return card_effects.best_ebb(t, seat, worth)
    if kind == data.FOG:
        return card_effects.best_colour(t, seat, worth, True)
    if kind in (data.TRAFFIC_CONTROL, data.TRANSSHIPMENT):
        return card_effects.best_exchange(t, seat, worth, kind == data.TRAFFIC_CONTROL)
    if kind == data.BARTER:
        return card_effects.best_barter(t, seat)
    if kind == data.SEA_LOADING:
        return card_effects.best_sea_loading(t, seat, worth)
    return card_effects.best_prey(t, seat, worth, kind == data.SMUGGLERS)


def effect_value(t: Rotterdam, seat: i64, mine: vec[float], asked: i64, action: i64) -> float:
    """The questions of the shipping cards."""
    if asked == frames.PILOT_COLOUR:
        return card_effects.pilot_value(t, seat, mine, action - do.NAME)
    if asked == frames.FOG_COLOUR:
        return card_effects.fog_value(t, seat, mine, action - do.NAME)
    if asked == frames.EBB_WHERE:
        ship = t.detail(0)
        back = card_effects.ship_value(t, seat, mine, ship // data.FLEET, t.cargo[ship], t.sail_end(action))
        return back - card_effects.ship_value(t, seat, mine, ship // data.FLEET, t.cargo[ship], t.where[ship])
    if asked == frames.BARTER_WHAT:
        return card_effects.best_offer(t, seat, action - do.DEMAND)
    if asked == frames.BARTER_WHOM:
        return card_effects.barter_value(t, seat, t.detail(0), action - do.FROM)
    if asked == frames.BARTER_GIVE:
        return card_effects.gift_value(t, seat, action - do.GIVE)
    if asked == frames.SEA_LOAD_WHAT:
        return mine[action - do.LOAD]
    if asked == frames.SMUGGLE_WHERE:
        return stow_value(t, mine, action, t.cargo[t.detail(0)])
    if asked == frames.SEA_LOAD_WHERE:
        return stow_value(t, mine, action, t.detail(0))
    ship = t.berth[action - do.SHIP]
    if asked == frames.TUG_WHICH:
        return card_effects.tug_value(t, seat, mine, ship)
    if asked == frames.EBB_WHICH:
        return card_effects.ebb_value(t, seat, mine, ship)
    if asked == frames.SWAP_SECOND or asked == frames.SHIFT_SECOND:
        return card_effects.exchange_value(t, seat, mine, t.detail(0), ship, asked == frames.SWAP_SECOND)
    if asked == frames.SWAP_FIRST or asked == frames.SHIFT_FIRST:
        return card_effects.best_partner(t, seat, mine, ship, asked == frames.SWAP_FIRST)
    return card_effects.prey_value(t, seat, mine, ship, asked == frames.SMUGGLE_WHAT)
