"""Who leads which power: drawn, and with the option chosen in seat order; then the pieces each begins with."""

from mypy_extensions import i64

from roadstead.games.supremacy.data import COMPANIES, LAND, NOBODY, POWERS
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.state import Supremacy


def draw(t: Supremacy) -> None:
    """SUP-2.1: each seat draws one of the powers that are left."""
    for seat in range(t.seats):
        pick = t.dice.below(POWERS - seat, streams.SET_UP)
        for power in range(POWERS):
            if t.seat_of[power] != NOBODY:
                continue
            if pick == 0:
                t.power[seat] = power
                t.seat_of[power] = seat
                t.announce(told.POWER_DRAWN, seat, power)
                break
            pick -= 1


def muster(t: Supremacy) -> None:
    """SUP-2.2, SUP-2.3: an army in every home territory, and the company cards of the home land."""
    board = t.board
    for zone in range(LAND):
        home = board.home[zone]
        led = home != NOBODY and t.seat_of[home] != NOBODY
        t.holder[zone] = t.seat_of[home] if led else NOBODY
        t.armies[zone] = 1 if led else 0
    for company in range(COMPANIES):
        home = board.starts[company]
        t.owner[company] = NOBODY if home == NOBODY else t.seat_of[home]


# Choosing (option)


def ask(t: Supremacy, seat: i64) -> None:
    if seat + 1 < t.seats:
        t.then(frames.CHOOSING, seat + 1)
    t.ask(frames.LEAD, 1 << seat, seat)


def choices(t: Supremacy, seat: i64) -> list[i64]:
    """SUP-2.8: a power that nobody leads, the own one, or that of somebody who has not chosen yet."""
    return [do.LEAD + power for power in range(POWERS) if t.seat_of[power] == NOBODY or t.seat_of[power] >= seat]


def lead(t: Supremacy, seat: i64, action: i64) -> None:
    """SUP-2.8: whoever had drawn it gets ours for it."""
    power = action - do.LEAD
    other = t.seat_of[power]
    before = t.power[seat]
    t.announce(told.POWER_CHOSEN, seat, power)
    if other == seat:
        return
    t.seat_of[before] = other
    if other != NOBODY:
        t.power[other] = before
        t.announce(told.POWER_DRAWN, other, before)
    t.power[seat] = power
    t.seat_of[power] = seat
    muster(t)
