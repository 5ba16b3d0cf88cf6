"""Cards that move: drawn, spent, traded, seen.  What every seat knows of the other hands is kept here and nowhere else."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.data import ALL_WILD, KINDS, NO_WILD, ONCE, ONE, WILD_CARDS
from roadstead.games.harbour_of_fortune.generated import streams, told
from roadstead.games.harbour_of_fortune.state import Harbour, packed_nth
from roadstead.kernel.events import all_but, only


def has(t: Harbour, seat: i64, kind: i64) -> bool:
    return (t.kinds(seat) >> (2 * kind)) & 1 == 1


def one_of_each(t: Harbour, seat: i64, first: i64, kinds: i64) -> list[i64]:
    """An action for each kind of card that a seat holds, numbered by kind from ``first`` on."""
    found: list[i64] = []
    held = t.kinds(seat)
    for kind in range(kinds):
        if (held >> (2 * kind)) & 1:
            found.append(first + kind)
    return found


def deck_of(t: Harbour, seat: i64, kind: i64) -> i64:
    """HOF-1.5: from which deck a card of this kind is taken: the own one first, then clockwise."""
    for step in range(t.seats):
        family = (seat + step) % t.seats
        if (t.hand[seat * 4 + family] >> (2 * kind)) & 3:
            return family
    raise ValueError(f"seat {seat} holds no card of kind {kind}")


def draw(t: Harbour, seat: i64, cards: i64) -> None:
    """HOF-17.3: out of the own pile into the hand; the owner alone sees what."""
    at = seat * 4 + seat
    for _ in range(cards):
        kind = packed_nth(t.pile[seat], t.dice.below(t.left[seat], streams.DECK + seat))
        t.pile[seat] -= ONE[kind]
        t.left[seat] -= 1
        t.hand[at] += ONE[kind]
        t.backs[at] += 1
        t.held[seat] += 1
        if t.telling:
            t.tell(told.DREW_CARD, only(seat), (seat, kind, t.left[seat]))
    if t.telling:
        t.tell(told.DREW, all_but(seat), (seat, cards))


def spend(t: Harbour, seat: i64, kind: i64) -> None:
    """HOF-3.7: a card leaves the hand, and the game, for all to see."""
    family = deck_of(t, seat, kind)
    at = seat * 4 + family
    t.hand[at] -= ONE[kind]
    t.backs[at] -= 1
    t.held[seat] -= 1
    t.out[family] += ONE[kind]
    for other in range(t.seats):
        if other != seat:
            forget(t, other, seat, family, kind)
    t.reveal()


def forget(t: Harbour, knower: i64, holder: i64, family: i64, kind: i64) -> None:
    """A card that the knower may have placed in the holder's hand, or in some hand, is now seen elsewhere."""
    at = knower * 16 + holder * 4 + family
    if (t.known[at] >> (2 * kind)) & 3:
        t.known[at] -= ONE[kind]
    elif (t.loose[knower * 4 + family] >> (2 * kind)) & 3:
        t.loose[knower * 4 + family] -= ONE[kind]


def swap(t: Harbour, seat: i64, foe: i64, given: i64, taken_back: i64, taken: i64) -> None:
    """HOF-6.11: two cards change hands; both partners see both, the others see their backs."""
    given_back = deck_of(t, seat, given)
    for watcher in range(t.seats):
        if watcher != seat and watcher != foe:
            lose_sight(t, watcher, seat, foe, given_back, taken_back)
    forget(t, foe, seat, given_back, given)
    forget(t, seat, foe, taken_back, taken)
    t.known[seat * 16 + foe * 4 + given_back] += ONE[given]
    t.known[foe * 16 + seat * 4 + taken_back] += ONE[taken]
    t.hand[seat * 4 + given_back] -= ONE[given]
    t.hand[foe * 4 + given_back] += ONE[given]
    t.backs[seat * 4 + given_back] -= 1
    t.backs[foe * 4 + given_back] += 1
    t.hand[foe * 4 + taken_back] -= ONE[taken]
    t.hand[seat * 4 + taken_back] += ONE[taken]
    t.backs[foe * 4 + taken_back] -= 1
    t.backs[seat * 4 + taken_back] += 1
    t.reveal()
    if t.telling:
        both = only(seat) | only(foe)
        t.tell(told.TRADED_CARDS, both, (seat, foe, given, taken))
        t.tell(told.TRADED, ~both, (seat, foe, t.family(given_back), t.family(taken_back)))


def lose_sight(t: Harbour, watcher: i64, seat: i64, foe: i64, given_back: i64, taken_back: i64) -> None:
    """HOF-6.11: any card known with that back may be the one that went, unless it was the only one with that back."""
    at_seat = watcher * 16 + seat * 4
    at_foe = watcher * 16 + foe * 4
    given = t.known[at_seat + given_back]
    taken = t.known[at_foe + taken_back]
    t.known[at_seat + given_back] = 0
    t.known[at_foe + taken_back] = 0
    if t.backs[seat * 4 + given_back] == 1:
        t.known[at_foe + given_back] += given
    else:
        t.loose[watcher * 4 + given_back] += given
    if t.backs[foe * 4 + taken_back] == 1:
        t.known[at_seat + taken_back] += taken
    else:
        t.loose[watcher * 4 + taken_back] += taken


def look_into(t: Harbour, spy: i64, foe: i64) -> None:
    """HOF-6.9, HOF-6.10: the spy's employer sees hand and Wild Cards, and goes on knowing them."""
    for family in range(t.seats):
        cards = t.hand[foe * 4 + family]
        at = spy * 16 + foe * 4 + family
        found = cards - t.known[at]
        t.known[at] = cards
        loose = t.loose[spy * 4 + family]
        if loose:
            for kind in range(KINDS):
                both = min((found >> (2 * kind)) & 3, (loose >> (2 * kind)) & 3)
                t.loose[spy * 4 + family] -= both * ONE[kind]
    t.wild_known[spy * 4 + foe] = t.wild[foe]
    t.reveal()


def fill_wild_pile(t: Harbour) -> None:
    """HOF-2.6: ten Wild Cards that nobody has looked into."""
    t.bag = ALL_WILD
    t.bag_size = WILD_CARDS


def draw_wild(t: Harbour, seat: i64) -> None:
    """HOF-4.5, HOF-13.3, HOF-17.5: one that nobody knows; after those the used ones, which everybody knows."""
    if t.bag_size > 0:
        wild = packed_nth(t.bag, t.dice.below(t.bag_size, streams.WILD))
        t.bag -= ONE[wild]
        t.bag_size -= 1
        t.reveal()
        if t.telling:
            t.tell(told.SAW_WILD, only(seat), (seat, wild))
            t.tell(told.DREW_WILD, all_but(seat), (seat,))
    elif t.under_size > 0:
        wild = t.under[0]
        for place in range(1, t.under_size):
            t.under[place - 1] = t.under[place]
        t.under_size -= 1
        t.under[t.under_size] = NO_WILD
        for other in range(t.seats):
            if other != seat:
                t.wild_known[other * 4 + seat] += ONE[wild]
        t.announce(told.SAW_WILD, seat, wild)
    else:
        t.announce(told.NO_WILD, seat)
        return
    t.wild[seat] += ONE[wild]
    t.wild_held[seat] += 1


def spend_wild(t: Harbour, seat: i64, wild: i64, leaves_game: bool) -> None:
    """HOF-13.2: a used Wild Card goes openly under the pile, or leaves the game."""
    t.wild[seat] -= ONE[wild]
    t.wild_held[seat] -= 1
    for other in range(t.seats):
        if other != seat and (t.wild_known[other * 4 + seat] >> (2 * wild)) & 3:
            t.wild_known[other * 4 + seat] -= ONE[wild]
    if leaves_game:
        t.wild_gone += ONE[wild]
    else:
        t.under[t.under_size] = wild
        t.under_size += 1
    t.reveal()
    t.announce(told.PLAYED_WILD, seat, wild)


def wild_kinds(t: Harbour, seat: i64) -> i64:
    """One of every kind of Wild Card that a seat has."""
    return (t.wild[seat] | t.wild[seat] >> 1) & ONCE
