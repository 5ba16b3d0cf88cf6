"""The first phase: the roll and everything it brings, in the order of HOF-4.2."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import actions as do
from roadstead.games.harbour_of_fortune import events as told
from roadstead.games.harbour_of_fortune.data import (
    CAPTAIN,
    FATHER,
    HARBOUR,
    HAT_ROLL,
    HOUSEHOLD_INCOME,
    JACK_FEE,
    PROFIT,
    RENT,
    STEPS,
    WILD_ROLL,
)
from roadstead.games.harbour_of_fortune.rules import cards, frames, hat, mending, money, sailing, streams, wild
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.events import EVERYBODY


def window(t: Harbour, seat: i64, stage: i64) -> None:
    """HOF-4.1, HOF-4.3, HOF-17.1: a pause for cards, opened by public facts alone."""
    if t.wild_held[seat] > 0 or (t.held[seat] > 0 and t.troubles(seat)):
        t.ask_in_secret(frames.PAUSE, 1 << seat, seat, stage)


def pause_choices(t: Harbour, seat: i64, stage: i64) -> list[i64]:
    found: list[i64] = [do.ROLL if stage == frames.BEFORE_ROLL else do.GO_ON]
    wild.offer(t, seat, stage, found)
    mending.offer(t, seat, False, found)
    return found


def take_pause(t: Harbour, seat: i64, stage: i64, action: i64) -> None:
    """Play a card and be asked again, or go on."""
    if action <= do.GO_ON:
        return
    t.then(frames.WINDOW, seat, stage)
    if action < do.MEND:
        wild.play(t, seat, action)
    else:
        mending.begin(t, seat, action - do.MEND, False)


def roll(t: Harbour, seat: i64) -> None:
    """HOF-4.5, HOF-4.6, HOF-13.10, HOF-13.11: the die, twice with Roll Twice; the hat on a 6, a Wild Card on a 4."""
    first = t.dice.below(6, streams.TURN_DIE) + 1
    t.roll = first
    if t.twice:
        second = t.dice.below(6, streams.TURN_DIE) + 1
        t.roll = max(first, second)
        if t.telling:
            t.tell(told.ROLLED_TWICE, EVERYBODY, (seat, first, second))
    elif t.telling:
        t.tell(told.ROLLED, EVERYBODY, (seat, first))
    if t.roll == HAT_ROLL:
        hat.take_hat(t, seat)
    elif t.roll == WILD_ROLL and not t.twice:
        cards.draw_wild(t, seat)


def income(t: Harbour, seat: i64) -> None:
    """HOF-4.2: business profit, tax and household income, in this order."""
    business(t, seat)
    hat.taxes(t, seat)
    household(t, seat)


def business(t: Harbour, seat: i64) -> None:
    """HOF-4.4"""
    if t.is_active(seat, FATHER):
        if t.telling:
            t.tell(told.PROFIT, EVERYBODY, (seat, PROFIT * t.roll))
        money.from_bank(t, seat, PROFIT * t.roll)
    elif t.telling:
        t.tell(told.NO_PROFIT, EVERYBODY, (seat,))


def household(t: Harbour, seat: i64) -> None:
    """HOF-4.7"""
    members = t.household(seat)
    if t.telling:
        t.tell(told.HOUSEHOLD, EVERYBODY, (seat, members, HOUSEHOLD_INCOME[members]))
    money.from_bank(t, seat, HOUSEHOLD_INCOME[members])


def ship(t: Harbour, seat: i64) -> None:
    """HOF-5.1, HOF-5.7, HOF-5.8: a ship at sea moves; the Captain is offered where his step counts."""
    if t.space[seat] >= HARBOUR:
        return
    if t.space[seat] + STEPS[t.roll] < HARBOUR and t.money[seat] >= JACK_FEE and t.is_active(seat, CAPTAIN):
        t.ask(frames.SAIL_HOW, 1 << seat, seat)
    else:
        sailing.sail(t, seat, STEPS[t.roll])


def choose_captain(t: Harbour, seat: i64, action: i64) -> None:
    """HOF-5.7: a space more for 100."""
    if action == do.WITHOUT_CAPTAIN:
        sailing.sail(t, seat, STEPS[t.roll])
        return
    money.to_bank(t, seat, JACK_FEE)
    if t.telling:
        t.tell(told.CAPTAIN, EVERYBODY, (seat,))
    sailing.sail(t, seat, STEPS[t.roll] + 1)


def rent(t: Harbour, seat: i64) -> None:
    """HOF-4.8"""
    houses = t.sound(seat)
    if houses > 0:
        if t.telling:
            t.tell(told.RENT, EVERYBODY, (seat, houses, RENT[houses]))
        money.from_bank(t, seat, RENT[houses])
