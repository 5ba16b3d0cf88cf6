"""Meteor crashes (FOR-6): blindly given cards say where they strike."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import COMPANIES, DECK, NOBODY, POWERS
from roadstead.games.supremacy.generated import streams, told
from roadstead.games.supremacy.rules import land, searching, strikes
from roadstead.games.supremacy.state import Supremacy


def crash(t: Supremacy, meteors: i64) -> None:
    """FOR-6.2: cards from every player and from the deck; as many are turned over as there are meteors."""
    t.announce(told.METEORS, meteors)
    heap: list[i64] = []
    for power in range(POWERS):  # FOR-1.5
        seat = t.seat_of[power]
        if seat != NOBODY:
            give(t, hand(t, seat), meteors, heap)
    give(t, deck(t), meteors, heap)
    strikes_left = meteors
    while strikes_left > 0 and len(heap) > 0:
        card = heap.pop(t.dice.below(len(heap), streams.METEOR))
        if card < COMPANIES:  # FOR-6.3: a technology card names no place
            strikes_left -= 1
            strike(t, t.board.place[card])


def hand(t: Supremacy, seat: i64) -> list[i64]:
    return [company for company in range(COMPANIES) if t.owner[company] == seat]


def deck(t: Supremacy) -> list[i64]:
    return [card for card in range(DECK) if searching.in_deck(t, card)]


def give(t: Supremacy, cards: list[i64], count: i64, heap: list[i64]) -> None:
    """So many cards drawn blindly, or all there are."""
    for _ in range(count):
        if len(cards) > 0:
            heap.append(cards.pop(t.dice.below(len(cards), streams.METEOR)))


def strike(t: Supremacy, zone: i64) -> None:
    """FOR-6.4, FOR-6.5: everything there is destroyed; the land stays in play, closed for a while."""
    if t.cloud[zone]:
        return
    t.announce(told.METEOR, zone)
    holder = t.holder[zone]
    strikes.destroy(t, zone)
    if holder != NOBODY:
        land.vacate(t, zone)
    t.crater[zone] = t.turn
