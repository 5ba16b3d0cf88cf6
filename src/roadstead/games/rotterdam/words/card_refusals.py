"""Why not with shipping cards: those in hand and those that lie open, and what barter asks."""

from roadstead.games.rotterdam.data import CARDS, HAND_LIMIT, PRODUCTS, SEA_LOADING, SMUGGLERS
from roadstead.games.rotterdam.generated import do, frames
from roadstead.games.rotterdam.rules import cards
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.errors import Refusal
from roadstead.kernel.string_speech import Reason, by_name
from roadstead.kernel.words import capitalised

NOT_THERE = Refusal("ROT-1.1", "That player is not at the table.")

# For each kind of card why it can do nothing; two have another reason besides.
NOTHING_TO_DO = (
    "no ship of yours at a start or on the river has a free way ahead",
    "no colour out of fog would move a ship of yours",
    "no ship on the river has a free way back",
    "fog lies on every colour",
    "there are not two different ships at starts or on the river",
    "all ships at starts and on the river have the same cargo",
    "no ship of the others at a start or on the river has cargo",
    "no ship at a start or on the river has cargo",
    "nobody can have a product for which you have one of its price class to give",
    "no ship of yours at a start or on the river is empty",
)


def play(t: Rotterdam, seat: int, kind: int, which: int = 1) -> Refusal:
    if t.asked() == frames.TAKE_CARD and t.cards_held(seat) < HAND_LIMIT:
        return Refusal("ROT-6.9", "Cards are played between takes only to make room in a full hand.")
    if which == 0:
        return Refusal("ROT-11.1", "Cards wait until the Captain's first colour has been carried out.")
    if kind not in list(t.card)[seat * HAND_LIMIT : (seat + 1) * HAND_LIMIT]:
        return Refusal("ROT-11.1", f"You have no {CARDS[kind]} in hand.")
    why = NOTHING_TO_DO[kind]
    if kind == SEA_LOADING and t.stocked(seat) == 0:
        why = "your stock is empty"
    elif kind == SMUGGLERS and not t.has_stock_room(seat) and not cards.any_own(t, seat, kind):
        why = "your stock is full, and no ship of yours there is empty"
    return Refusal("ROT-11.4", f"{capitalised(CARDS[kind])} could do nothing now: {why}.")


def take(t: Rotterdam, seat: int, action: int, kind: int) -> Refusal | str:
    if t.cards_held(seat) == HAND_LIMIT:
        return Refusal("ROT-6.5", f"You have {HAND_LIMIT} shipping cards already; playing one makes room.")
    if action == do.DRAW:
        return Refusal("ROT-6.7", "There is no card left to draw.")
    return f"No {CARDS[kind]} lies open."


def demand(t: Rotterdam, seat: int, product: int) -> Refusal:
    if not cards.has_class(t, seat, product):
        return Refusal("ROT-11.18", f"You have no card of the price class of {PRODUCTS[product]} to give for it.")
    return Refusal("ROT-11.18", f"Everybody knows that nobody else has {PRODUCTS[product]}.")


def of_whom(t: Rotterdam, seat: int, other: int, product: int) -> Refusal | str:
    if other == seat:
        return "You cannot barter with yourself."
    if other >= t.seats:
        return NOT_THERE
    return Refusal("ROT-11.18", f"Everybody knows that this player has no {PRODUCTS[product]}.")


def give(t: Rotterdam, gift: int, product: int) -> str:
    price_class = t.chart.price_class
    if price_class[gift // 2] != price_class[product // 2]:
        return f"{capitalised(PRODUCTS[gift])} is not of the price class of {PRODUCTS[product]}."
    return f"You have no {PRODUCTS[gift]}{' but what you were just given' if gift == product else ''}."


REASONS: dict[str, Reason] = {**by_name(play, take, demand, give), "from": of_whom}
