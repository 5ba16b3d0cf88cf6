"""Shipping cards: which can be played, and the first question of each."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import do, frames
from roadstead.games.rotterdam.rules import deck_hand
from roadstead.games.rotterdam.state import Rotterdam


def add_playable(t: Rotterdam, seat: i64, found: list[i64]) -> None:
    """ROT-11.1, ROT-11.4: the cards in hand that can do something."""
    held: i64 = 0
    for place in range(seat * data.HAND_LIMIT, seat * data.HAND_LIMIT + data.HAND_LIMIT):
        if t.card[place] != data.NO_CARD:
            held |= 1 << t.card[place]
    kind: i64 = 0
    while held:
        if held & 1 and can_play(t, seat, kind):
            found.append(do.PLAY + kind)
        held >>= 1
        kind += 1


def playable_or(t: Rotterdam, seat: i64, other: i64) -> list[i64]:
    """The cards that can do something, and one choice more."""
    found: list[i64] = []
    add_playable(t, seat, found)
    found.append(other)
    return found


def take_choices(t: Rotterdam, seat: i64) -> list[i64]:
    """ROT-6.1, ROT-6.9: a card to take, or with a full hand a card to play first."""
    if t.cards_held(seat) < data.HAND_LIMIT:
        return deck_hand.choices(t)
    return playable_or(t, seat, do.NO_CARD)


def take(t: Rotterdam, seat: i64, action: i64, served: i64, due: i64) -> None:
    """ROT-6.9: whoever has made room is asked again for the card that was due."""
    if action >= do.TAKE:
        deck_hand.take(t, seat, action, served, due)
        return
    t.then(frames.TAKING, served, due)
    play(t, seat, action - do.PLAY)


def after_choices(t: Rotterdam, seat: i64) -> list[i64]:
    """ROT-11.1, ROT-14.9: a card, or the end of the turn."""
    return playable_or(t, seat, do.DONE)


def play_after(t: Rotterdam, seat: i64, action: i64) -> None:
    if action != do.DONE:
        t.then(frames.AFTER, seat)
        play(t, seat, action - do.PLAY)


def play(t: Rotterdam, seat: i64, kind: i64) -> None:
    """ROT-11.5: the card is shown, and its player asked what it is to do."""
    deck_hand.play_from_hand(t, seat, kind)
    t.ask(FIRST_QUESTION[kind], 1 << seat)


# By the kind of card.
FIRST_QUESTION: Final[tuple[int, ...]] = (
    frames.TUG_WHICH,
    frames.PILOT_COLOUR,
    frames.EBB_WHICH,
    frames.FOG_COLOUR,
    frames.SWAP_FIRST,
    frames.SHIFT_FIRST,
    frames.SMUGGLE_WHAT,
    frames.POLICE_WHICH,
    frames.BARTER_WHAT,
    frames.SEA_LOAD_WHAT,
)


def can_play(t: Rotterdam, seat: i64, kind: i64) -> bool:
    """ROT-11.4: all of it follows from what everybody sees."""
    if kind == data.TUGBOAT:
        return any_own(t, seat, kind)
    if kind == data.PILOT:
        return any(pilot_moves(t, seat, hue) for hue in range(data.HUES))
    if kind == data.FOG:
        return any(t.fog[hue] == 0 for hue in range(data.HUES))
    if kind == data.BARTER:
        return any(can_demand(t, seat, product) for product in range(data.WARES))
    if kind == data.SEA_LOADING:
        return t.stocked(seat) > 0 and any_own(t, seat, kind)
    if kind == data.SMUGGLERS and not t.has_stock_room(seat) and not any_own(t, seat, kind):
        return False
    return any(lies(t, position) and reaches(t, seat, kind, t.berth[position]) for position in range(t.chart.waters))


def lies(t: Rotterdam, position: i64) -> bool:
    """Whether a ship lies there."""
    return t.berth[position] != data.NO_SHIP


def any_own(t: Rotterdam, seat: i64, kind: i64) -> bool:
    """Whether an own ship can be tugged, or can take a unit on board."""
    return any(
        t.afloat(ship) and (can_tug(t, ship) if kind == data.TUGBOAT else t.cargo[ship] == data.NO_CARGO)
        for ship in range(seat * data.FLEET, seat * data.FLEET + t.ships)
    )


def can_swap(t: Rotterdam, ship: i64) -> bool:
    """ROT-11.12: whether another ship afloat differs from this one."""
    return any(lies(t, other) and not are_alike(t, ship, t.berth[other]) for other in range(t.chart.waters))


def are_alike(t: Rotterdam, one: i64, other: i64) -> bool:
    """ROT-11.4: of one owner and with the same cargo, so that nothing would change if they changed places."""
    return one // data.FLEET == other // data.FLEET and t.cargo[one] == t.cargo[other]


def reaches(t: Rotterdam, seat: i64, kind: i64, ship: i64) -> bool:
    """Whether a card may choose this ship, which is at a start or on the river (ROT-11.2, ROT-11.3)."""
    if kind == data.TUGBOAT:
        return ship // data.FLEET == seat and can_tug(t, ship)
    if kind == data.EBB_TIDE:
        return can_ebb(t, ship)
    if kind == data.TRAFFIC_CONTROL:
        return can_swap(t, ship)
    if kind == data.TRANSSHIPMENT:
        return can_shift(t, ship)
    if kind == data.SMUGGLERS:
        return ship // data.FLEET != seat and t.cargo[ship] != data.NO_CARGO
    return t.cargo[ship] != data.NO_CARGO  # harbour police


def can_tug(t: Rotterdam, ship: i64) -> bool:
    """ROT-11.6: whether any channel ahead is out of fog and leads to a free position or a harbour."""
    return any(leads_on(t, ship, hue) for hue in range(data.HUES))


def leads_on(t: Rotterdam, ship: i64, hue: i64) -> bool:
    """Whether a channel of this colour, out of fog, leads from a ship to where it could lie."""
    chart = t.chart
    at = t.where[ship] * data.HUES + hue
    return t.fog[hue] == 0 and (is_free(t, chart.first[at]) or is_free(t, chart.second[at]))


def is_free(t: Rotterdam, end: i64) -> bool:
    """A free position, or a harbour, where there is always room (ROT-1.3)."""
    return end != data.NOWHERE and (end >= t.chart.waters or t.berth[end] == data.NO_SHIP)


def pilot_moves(t: Rotterdam, seat: i64, hue: i64) -> bool:
    """ROT-11.7: whether naming this colour would move an own ship."""
    return any(
        t.afloat(ship) and leads_on(t, ship, hue) for ship in range(seat * data.FLEET, seat * data.FLEET + t.ships)
    )


def can_ebb(t: Rotterdam, ship: i64) -> bool:
    """ROT-11.9: whether a channel into its position is out of fog and comes from a free one."""
    chart = t.chart
    position = t.where[ship]
    return any(
        t.fog[chart.back_colour[i]] == 0 and t.berth[chart.back_from[i]] == data.NO_SHIP
        for i in range(chart.back_start[position], chart.back_start[position + 1])
    )


def can_shift(t: Rotterdam, ship: i64) -> bool:
    """ROT-11.13: whether another ship afloat has different cargo, or none where this one has some."""
    return any(lies(t, other) and t.cargo[t.berth[other]] != t.cargo[ship] for other in range(t.chart.waters))


def has_class(t: Rotterdam, seat: i64, product: i64) -> bool:
    """ROT-11.18: whether a seat holds a card of a product's price class; the harbours of a hand are open."""
    price_class = t.chart.price_class
    return any(
        price_class[port] == price_class[product >> 1] and t.held[seat * data.PORTS + port] > 0
        for port in range(data.PORTS)
    )


def can_demand(t: Rotterdam, seat: i64, product: i64) -> bool:
    """ROT-11.18: with a card to give for it, and somebody who may have it."""
    return has_class(t, seat, product) and any(other != seat and t.may_hold(other, product) for other in range(t.seats))
