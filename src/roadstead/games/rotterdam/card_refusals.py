"""Why not with shipping cards: those in hand and those that lie open, and what barter asks."""

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam.data import (
    BARTER,
    CARDS,
    EBB_TIDE,
    FOG,
    HAND_LIMIT,
    HARBOUR_POLICE,
    PILOT,
    PRODUCTS,
    SEA_LOADING,
    SMUGGLERS,
    TRAFFIC_CONTROL,
    TRANSSHIPMENT,
    TUGBOAT,
)
from roadstead.games.rotterdam.rules import cards, frames
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.errors import Refusal

# Why a card in hand cannot be played, where it has but one reason.
NOTHING_TO_DO = {
    TUGBOAT: "no ship of yours at a start or on the river has a free way ahead",
    PILOT: "no colour out of fog would move a ship of yours",
    EBB_TIDE: "no ship on the river has a free way back",
    FOG: "fog lies on every colour",
    TRAFFIC_CONTROL: "there are not two different ships at starts or on the river",
    TRANSSHIPMENT: "all ships at starts and on the river have the same cargo",
    SMUGGLERS: "no ship of the others at a start or on the river has cargo",
    HARBOUR_POLICE: "no ship at a start or on the river has cargo",
    BARTER: "nobody can have a product for which you have one of its price class to give",
    SEA_LOADING: "no ship of yours at a start or on the river is empty",
}


def play_refusal(t: Rotterdam, seat: int, kind: int) -> Refusal:
    if t.asked() == frames.TAKE_CARD and t.cards_held(seat) < HAND_LIMIT:
        return Refusal("ROT-6.9", "Cards are played between takes only to make room in a full hand.")
    if t.asked() == frames.COLOUR and t.detail(0) == 0:
        return Refusal("ROT-11.1", "Cards wait until the Captain's first colour has been carried out.")
    if kind not in list(t.card)[seat * 3 : seat * 3 + 3]:
        return Refusal("ROT-11.1", f"You have no {CARDS[kind]} in hand.")
    why = NOTHING_TO_DO[kind]
    if kind == SEA_LOADING and t.stocked(seat) == 0:
        why = "your stock is empty"
    elif kind == SMUGGLERS and not t.has_stock_room(seat) and not cards.any_own(t, seat, kind):
        why = "your stock is full, and no ship of yours there is empty"
    return Refusal("ROT-11.4", f"{CARDS[kind].capitalize()} could do nothing now: {why}.")


def take_refusal(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    if t.cards_held(seat) == HAND_LIMIT:
        return Refusal("ROT-6.5", f"You have {HAND_LIMIT} shipping cards already; playing one makes room.")
    if action == do.DRAW:
        return Refusal("ROT-6.7", "There is no card left to draw.")
    return Refusal("ROT-6.1", f"No {CARDS[action - do.TAKE]} lies open.")


def demand_refusal(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    product = action - do.DEMAND
    if not cards.has_class(t, seat, product):
        return Refusal("ROT-11.18", f"You have no card of the price class of {PRODUCTS[product]} to give for it.")
    return Refusal("ROT-11.18", f"Everybody knows that nobody else has {PRODUCTS[product]}.")


def from_refusal(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    other = action - do.FROM
    if other == seat:
        return Refusal("ROT-11.16", "You cannot barter with yourself.")
    if other >= t.seats:
        return Refusal("ROT-1.1", "That player is not at the table.")
    return Refusal("ROT-11.18", f"Everybody knows that this player has no {PRODUCTS[t.detail(0)]}.")


def give_refusal(t: Rotterdam, seat: int, asked: int, action: int) -> Refusal:
    gift, product = action - do.GIVE, t.detail(0)
    chart = t.chart
    if chart.price_class[gift // 2] != chart.price_class[product // 2]:
        return Refusal("ROT-11.16", f"{PRODUCTS[gift].capitalize()} is not of the price class of {PRODUCTS[product]}.")
    return Refusal(
        "ROT-11.16",
        f"You have no {PRODUCTS[gift]} but what you were just given."
        if gift == product
        else f"You have no {PRODUCTS[gift]}.",
    )
