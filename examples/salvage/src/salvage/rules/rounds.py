"""A round: the wreck, the bids, and what everybody gets."""

from mypy_extensions import i64

from roadstead.kernel import bits
from roadstead.kernel.events import all_but, only
from salvage.data import NO_CARD, ROUNDS
from salvage.generated import do, frames, streams, told
from salvage.state import Salvage


def set_up(t: Salvage) -> None:
    t.lay_out()
    t.then(frames.ROUND)


def begin(t: Salvage) -> None:
    """SAL-2.1, SAL-3.1: the next wreck, or the end.  What comes later is pushed first."""
    if t.round == ROUNDS:
        return end(t)
    t.round += 1
    for die in range(2):
        t.wreck[die] = 1 + t.dice.below(6, streams.WRECK)
    t.announce(told.WRECK, t.round, t.wreck[0], t.wreck[1])
    t.then(frames.ROUND)
    t.then(frames.SHOW)
    t.ask_in_secret(frames.BID, (1 << t.seats) - 1)


def cards(t: Salvage, seat: i64) -> list[i64]:
    """SAL-2.2: the cards that are left."""
    return [do.BID + card for card in bits.members(t.cards[seat])]


def bid(t: Salvage, seat: i64, action: i64) -> None:
    """SAL-2.2: only noted down; nobody else may know it yet."""
    t.bid[seat] = action - do.BID


def show(t: Salvage) -> None:
    """SAL-2.3, SAL-2.4: all bids are shown, and the wreck goes to whoever is alone highest."""
    t.reveal()
    taker = t.taker()
    for seat in range(t.seats):
        t.announce(told.BID, seat, t.bid[seat] + 1)
        t.cards[seat] &= ~(1 << t.bid[seat])
        t.last_bid[seat], t.bid[seat] = t.bid[seat], NO_CARD
    if taker >= 0:
        t.points[taker] += t.worth()
        t.announce(told.TAKEN, taker, t.worth())
    else:
        t.announce(told.SUNK)
    for seat in range(t.seats):
        if seat != taker:
            draw(t, seat)


def draw(t: Salvage, seat: i64) -> None:
    """SAL-2.5: a tile out of the bag, for its owner's eyes alone."""
    which = t.dice.below(t.bag[0] + t.bag[1] + t.bag[2], streams.CHART)
    kind: i64 = 0
    while which >= t.bag[kind]:
        which -= t.bag[kind]
        kind += 1
    t.bag[kind] -= 1
    t.chart[seat * ROUNDS + t.drawn[seat]] = kind + 1
    t.drawn[seat] += 1
    if t.telling:
        t.tell(told.DREW, all_but(seat), (seat,))
        t.tell(told.SAW, only(seat), (seat, kind + 1))


def end(t: Salvage) -> None:
    """SAL-3.1: the chart tiles are turned up."""
    t.reveal()
    for seat in range(t.seats):
        t.found[seat] = t.charts(seat)
        t.announce(told.CHARTS, seat, t.found[seat])
    t.over = True


def scores(t: Salvage) -> list[i64]:
    """SAL-3.1: wrecks and chart tiles."""
    return [t.points[seat] + t.charts(seat) for seat in range(t.seats)]
