"""The second phase: everything a player may do, in any order, until the turn is ended (HOF-3.3)."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.data import BLACK_JOKER, RED_ACE, SECOND_PHASE
from roadstead.games.harbour_of_fortune.generated import do, frames
from roadstead.games.harbour_of_fortune.rules import disasters, estate, investment, jacks, mending, wild
from roadstead.games.harbour_of_fortune.state import Harbour


def ask(t: Harbour, seat: i64) -> None:
    t.ask_in_secret(frames.ACT, 1 << seat, seat)


def choices(t: Harbour, seat: i64) -> list[i64]:
    found: list[i64] = [do.END]
    held = t.kinds(seat)
    wild.offer(t, seat, SECOND_PHASE, found)
    mending.offer(t, seat, held, True, found)
    estate.offer_hire(t, seat, found)
    if estate.can_build(t, seat):
        found.append(do.BUILD)
    estate.offer_marriages(t, seat, found)
    disasters.offer(t, seat, held, found)
    if (held >> (2 * BLACK_JOKER)) & 1 and disasters.can_sabotage(t, seat):
        found.append(do.SABOTAGE)
    if (held >> (2 * RED_ACE)) & 1 and investment.can_invite(t, seat):
        found.append(do.INVEST)
    jacks.offer_trades(t, seat, held, found)
    jacks.offer_spying(t, seat, found)
    return found


def act(t: Harbour, seat: i64, action: i64) -> None:
    """Do it, and be asked again when everything that follows from it is over."""
    if action == do.END:
        return
    t.then(frames.ACTING, seat)
    if action < do.MEND:
        wild.play(t, seat, action)
    elif action < do.HIRE:
        mending.begin(t, seat, action - do.MEND, True)
    elif action < do.BUILD:
        estate.hire(t, seat, action - do.HIRE)
    elif action == do.BUILD:
        estate.build(t, seat)
    elif action < do.STRIKE:
        which = action - do.MARRY
        estate.marry(t, seat, which // 8, t.led_by[which // 2 % 4], which % 2)
    elif action < do.SABOTAGE:
        disasters.deal(t, seat, t.led_by[(action - do.STRIKE) // 10], (action - do.STRIKE) % 10 + 1)
    elif action == do.SABOTAGE:
        disasters.sabotage(t, seat)
    elif action == do.INVEST:
        investment.invite(t, seat)
    elif action < do.SPY_ON:
        jacks.begin_trade(t, seat, t.led_by[action - do.TRADE])
    else:
        jacks.spy_on(t, seat, t.led_by[action - do.SPY_ON])
