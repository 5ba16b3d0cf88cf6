"""The Trader and the Spy at work."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.data import JACK_FEE, MOST_SEATS, NOBODY, NUMBERED, NUMBERED_CARDS, SPY, TRADER
from roadstead.games.harbour_of_fortune.generated import do, frames, streams, told
from roadstead.games.harbour_of_fortune.rules import cards, money
from roadstead.games.harbour_of_fortune.state import Harbour, packed_nth
from roadstead.kernel.events import all_but, only


def offer_trades(t: Harbour, seat: i64, held: i64, found: list[i64]) -> None:
    """HOF-6.7, HOF-6.8: once a turn for 100, with a numbered card to give and somebody who holds cards."""
    if t.traded or t.money[seat] < JACK_FEE or held & NUMBERED_CARDS == 0 or not t.is_active(seat, TRADER):
        return
    for family in range(MOST_SEATS):
        foe = t.led_by[family]
        if foe != seat and foe != NOBODY and t.held[foe] > 0:
            found.append(do.TRADE + family)


def begin_trade(t: Harbour, seat: i64, foe: i64) -> None:
    money.to_bank(t, seat, JACK_FEE)
    t.traded = True
    t.ask_in_secret(frames.GIVE_WHAT, 1 << seat, seat, foe)


def gifts(t: Harbour, seat: i64) -> list[i64]:
    """HOF-6.7: black and red cards, no jokers."""
    return cards.one_of_each(t, seat, do.GIVE, NUMBERED)


def trade(t: Harbour, seat: i64, foe: i64, action: i64) -> None:
    """HOF-6.7: chance picks among what the opponent held before; the decks lie in the hand in a known order."""
    n = t.dice.below(t.held[foe], streams.TRADER)
    family: i64 = 0
    while n >= t.backs[foe * 4 + family]:
        n -= t.backs[foe * 4 + family]
        family += 1
    cards.swap(t, seat, foe, action - do.GIVE, family, packed_nth(t.hand[foe * 4 + family], n))


def offer_spying(t: Harbour, seat: i64, found: list[i64]) -> None:
    """HOF-6.9: once a turn for 100, on somebody who has something to hide."""
    if t.spied or t.money[seat] < JACK_FEE or not t.is_active(seat, SPY):
        return
    for family in range(MOST_SEATS):
        foe = t.led_by[family]
        if foe != seat and foe != NOBODY and (t.held[foe] > 0 or t.wild_held[foe] > 0):
            found.append(do.SPY_ON + family)


def spy_on(t: Harbour, seat: i64, foe: i64) -> None:
    money.to_bank(t, seat, JACK_FEE)
    t.spied = True
    cards.look_into(t, seat, foe)
    if t.telling:
        hand: list[i64] = [0, 0, 0, 0]
        for deck in range(t.seats):
            hand[t.family(deck)] = t.hand[foe * 4 + deck]
        t.tell(told.SPIED, all_but(seat), (seat, foe))
        t.tell(told.SAW_HAND, only(seat), (seat, foe, hand[0], hand[1], hand[2], hand[3], t.wild[foe]))
