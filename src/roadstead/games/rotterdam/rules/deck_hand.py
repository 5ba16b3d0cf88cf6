"""The Deck hand: shipping cards, taken openly or drawn."""

from mypy_extensions import i64

from roadstead.games.rotterdam.data import ANCHOR, CARD_KINDS, FLEET, HAND_LIMIT, NO_CARD, OPEN_CARDS
from roadstead.games.rotterdam.generated import do, frames, streams, told
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import rows
from roadstead.kernel.events import all_but, only


def begin(t: Rotterdam) -> None:
    """ROT-6.1, ROT-6.4: everybody takes, then the open cards are made up to three."""
    t.then(frames.REFILL)
    t.then(frames.TAKING, 0, all_due(t))


def all_due(t: Rotterdam) -> i64:
    """ROT-6.2, ROT-6.9: what is due to each player, three bits each, the Deck hand's lowest; and the Deck hand's own card."""
    due: i64 = 1
    for served in range(t.seats):
        due += at_anchor(t, (t.mover + served) % t.seats) << (3 * served)
    return due


def at_anchor(t: Rotterdam, seat: i64) -> i64:
    """How many of a seat's ships lie on anchor positions."""
    chart = t.chart
    count: i64 = 0
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        position = t.where[ship]
        if position < chart.waters and chart.kind[position] == ANCHOR:
            count += 1
    return count


def own_due(due: i64) -> i64:
    """Of what is due, the cards of the player who is served."""
    return due & 7


def taking(t: Rotterdam, served: i64, due: i64) -> None:
    """ROT-6.1, ROT-6.2: the Deck hand's own card and those for ships at anchor, one player after the other.

    ROT-6.9: with three cards in hand only the Deck hand is asked, whose turn it is: a card played makes room.
    """
    while due > 0:
        seat = (t.mover + served) % t.seats
        if own_due(due) > 0 and t.cards_held(seat) < HAND_LIMIT:
            t.ask(frames.TAKE_CARD, 1 << seat, served, due)
            return
        if own_due(due) > 0 and served == 0:
            t.ask_in_secret(frames.TAKE_CARD, 1 << seat, served, due)
            return
        served += 1
        due >>= 3


def choices(t: Rotterdam) -> list[i64]:
    """ROT-6.1, ROT-6.3, ROT-6.7: an open card, a drawn one, or none."""
    found = [
        do.TAKE + kind for kind in range(CARD_KINDS) if any(t.open_card[place] == kind for place in range(OPEN_CARDS))
    ]
    if can_draw(t):
        found.append(do.DRAW)
    found.append(do.NO_CARD)
    return found


def can_draw(t: Rotterdam) -> bool:
    return t.piled > 0 or any(t.discard[kind] > 0 for kind in range(CARD_KINDS))


def take(t: Rotterdam, seat: i64, action: i64, served: i64, due: i64) -> None:
    t.then(frames.TAKING, served, due - (1 if t.cards_held(seat) < HAND_LIMIT else own_due(due)))
    if action == do.NO_CARD:
        t.announce(told.DECLINED, seat)
        return
    place = free_place(t, seat)
    if action == do.DRAW:
        draw_blind(t, seat, place)
        return
    kind = action - do.TAKE
    for at in range(OPEN_CARDS):
        if t.open_card[at] == kind:
            t.open_card[at] = NO_CARD
            break
    t.card[place] = kind
    t.announce(told.TOOK_CARD, seat, kind)


def free_place(t: Rotterdam, seat: i64) -> i64:
    place = seat * HAND_LIMIT
    while t.card[place] != NO_CARD:
        place += 1
    return place


def draw_blind(t: Rotterdam, seat: i64, place: i64) -> None:
    """ROT-6.6: only the owner sees it."""
    kind = draw(t)
    t.card[place] = kind
    t.seen[place] = 1 << seat
    t.drawn_from[place] = t.batch
    t.reveal()
    if t.telling:
        t.tell(told.DREW, all_but(seat), (seat,))
        t.tell(told.DREW_CARD, only(seat), (seat, kind))


def draw(t: Rotterdam) -> i64:
    """A card out of the stack; ROT-6.7: an empty stack is made anew from the discards first."""
    if t.piled == 0:
        reshuffle(t)
    kind = rows.nth(t.pile, t.dice.below(t.piled, streams.SHIPPING))
    t.pile[kind] -= 1
    t.piled -= 1
    return kind


def reshuffle(t: Rotterdam) -> None:
    """ROT-6.7, ROT-14.7: the discards are a new batch; covered cards in hands belong to older ones."""
    batch: i64 = 0
    while is_in_hands(t, batch):
        batch += 1
    t.batch = batch
    for kind in range(CARD_KINDS):
        t.pile[kind] = t.discard[kind]
        t.piled += t.discard[kind]
        t.unseen[batch * CARD_KINDS + kind] = t.discard[kind]
        t.discard[kind] = 0
    t.announce(told.RESHUFFLED, t.piled)


def is_in_hands(t: Rotterdam, batch: i64) -> bool:
    return any(t.drawn_from[place] == batch and t.seen[place] != t.everybody() for place in range(t.seats * HAND_LIMIT))


def refill(t: Rotterdam) -> None:
    """ROT-2.6, ROT-6.4: three open cards, as far as there are cards."""
    for place in range(OPEN_CARDS):
        if t.open_card[place] == NO_CARD and can_draw(t):
            kind = draw(t)
            t.open_card[place] = kind
            t.unseen[t.batch * CARD_KINDS + kind] -= 1
            t.reveal()
            t.announce(told.OPENED_CARD, kind)


def play_from_hand(t: Rotterdam, seat: i64, kind: i64) -> None:
    """ROT-11.5, ROT-14.6: the card is shown and discarded; of equal ones the one that all know, else by chance."""
    place = pick(t, seat, kind)
    if t.seen[place] != t.everybody():
        t.unseen[t.drawn_from[place] * CARD_KINDS + kind] -= 1
        t.show(t.seen, place, t.everybody())
    t.card[place] = NO_CARD
    t.discard[kind] += 1
    t.announce(told.PLAYED, seat, kind)


def pick(t: Rotterdam, seat: i64, kind: i64) -> i64:
    equal = [place for place in range(seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT) if t.card[place] == kind]
    for place in equal:
        if t.seen[place] == t.everybody():
            return place
    return equal[t.dice.below(len(equal), streams.EQUAL_CARDS)]
