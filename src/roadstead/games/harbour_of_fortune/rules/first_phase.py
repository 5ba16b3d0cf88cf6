"""The first phase: the roll and everything it brings, in the order of HOF-4.2."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import do, frames, streams, told
from roadstead.games.harbour_of_fortune.rules import cards, hat, mending, money, sailing, wild
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.events import EVERYBODY


def advance(t: Harbour, seat: i64, step: i64) -> None:
    """HOF-4.2: the roll, a pause, the incomes, the ship, another pause, the rent; on until somebody is asked."""
    if step == data.TO_ROLL:
        step = data.ROLLING
        if pauses(t, seat, data.BEFORE_ROLL, step):
            return
    if step == data.ROLLING:
        roll(t, seat)
        step = data.EARNING
        if pauses(t, seat, data.AFTER_ROLL, step):
            return
    if step == data.EARNING:
        business(t, seat)
        hat.taxes(t, seat)
        household(t, seat)
        step = data.SAILING
    if step == data.SAILING:
        step = data.ARRIVED
        if needs_captain(t, seat):
            t.then(frames.FIRST_PHASE, seat, step)
            t.ask(frames.SAIL_HOW, 1 << seat, seat)
            return
        if t.space[seat] < data.HARBOUR:
            sailing.sail(t, seat, data.STEPS[t.roll])
    if step == data.ARRIVED and pauses(t, seat, data.BEFORE_RENT, data.RENTING):
        return
    rent(t, seat)


def pauses(t: Harbour, seat: i64, stage: i64, step: i64) -> bool:
    """Where cards may be played, ask for them; the first phase then goes on with ``step``."""
    if not opens(t, seat, stage):
        return False
    t.then(frames.FIRST_PHASE, seat, step)
    t.ask_in_secret(frames.PAUSE, 1 << seat, seat, stage)
    return True


def opens(t: Harbour, seat: i64, stage: i64) -> bool:
    """HOF-17.1: whether there is a pause for cards, by public facts alone: Wild Cards, or something to be mended."""
    if t.wild_held[seat] > 0:
        return True
    return stage == data.AFTER_ROLL and t.held[seat] > 0 and t.troubles(seat) != 0


def window(t: Harbour, seat: i64, stage: i64) -> None:
    """HOF-4.3: after a card the player is asked again, while there is something to ask for."""
    if opens(t, seat, stage):
        t.ask_in_secret(frames.PAUSE, 1 << seat, seat, stage)


def pause_choices(t: Harbour, seat: i64, stage: i64) -> list[i64]:
    found: list[i64] = [do.ROLL if stage == data.BEFORE_ROLL else do.GO_ON]
    wild.offer(t, seat, stage, found)
    mending.offer(t, seat, t.kinds(seat), False, found)
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
        t.announce(told.ROLLED_TWICE, seat, first, second)
    elif t.telling:
        t.tell(told.ROLLED, EVERYBODY, (seat, first))
    if t.roll == data.HAT_ROLL:
        hat.take_hat(t, seat)
    elif t.roll == data.WILD_ROLL and not t.twice:
        cards.draw_wild(t, seat)


def business(t: Harbour, seat: i64) -> None:
    """HOF-4.4"""
    if t.is_active(seat, data.FATHER):
        t.announce(told.PROFIT, seat, data.PROFIT * t.roll)
        money.from_bank(t, seat, data.PROFIT * t.roll)
    elif t.telling:
        t.tell(told.NO_PROFIT, EVERYBODY, (seat,))


def household(t: Harbour, seat: i64) -> None:
    """HOF-4.7"""
    members = t.household(seat)
    t.announce(told.HOUSEHOLD, seat, members, data.HOUSEHOLD_INCOME[members])
    money.from_bank(t, seat, data.HOUSEHOLD_INCOME[members])


def needs_captain(t: Harbour, seat: i64) -> bool:
    """HOF-5.7, HOF-5.8: the Captain is offered at sea, where his step counts and can be paid."""
    space = t.space[seat]
    if space >= data.HARBOUR or space + data.STEPS[t.roll] >= data.HARBOUR:
        return False
    return t.is_active(seat, data.CAPTAIN) and t.money[seat] >= data.JACK_FEE


def choose_captain(t: Harbour, seat: i64, action: i64) -> None:
    """HOF-5.7: a space more for 100."""
    if action == do.WITHOUT_CAPTAIN:
        sailing.sail(t, seat, data.STEPS[t.roll])
        return
    money.to_bank(t, seat, data.JACK_FEE)
    t.announce(told.CAPTAIN, seat)
    sailing.sail(t, seat, data.STEPS[t.roll] + 1)


def rent(t: Harbour, seat: i64) -> None:
    """HOF-4.8"""
    houses = t.sound(seat)
    if houses > 0:
        t.announce(told.RENT, seat, houses, data.RENT[houses])
        money.from_bank(t, seat, data.RENT[houses])
