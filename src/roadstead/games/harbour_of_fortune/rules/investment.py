"""The Great Investment: one invites, the others put in or decline, and the die decides what it was worth to them."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import do, frames, streams, told
from roadstead.games.harbour_of_fortune.rules import cards, money
from roadstead.games.harbour_of_fortune.state import Harbour


def can_invite(t: Harbour, seat: i64) -> bool:
    """HOF-12.1, HOF-12.6, HOF-12.7: with the fee, and if the others could put in enough."""
    if t.money[seat] < data.INVESTMENT_FEE or (t.seats == 2 and not t.invests_with_two):
        return False
    most: i64 = 0
    for other in range(t.seats):
        if other != seat:
            most += highest_stake(t, other)
    return most >= data.INVESTMENT_NEEDS


def highest_stake(t: Harbour, seat: i64) -> i64:
    """HOF-12.2: whole 25s, at most 600 and at most what there is; 0 for somebody who has less than the smallest stake."""
    have = t.money[seat] // data.COIN * data.COIN
    return min(data.HIGHEST_STAKE, have) if have >= data.LOWEST_STAKE else 0


def invite(t: Harbour, seat: i64) -> None:
    cards.spend(t, seat, data.RED_ACE)
    money.to_bank(t, seat, data.INVESTMENT_FEE)
    t.announce(told.INVESTMENT, seat)
    t.then(frames.COLLECT, seat, 1)


def collect(t: Harbour, seat: i64, step: i64) -> None:
    """HOF-12.2: the next one clockwise is asked, and after the last it is settled."""
    if step == t.seats:
        settle(t, seat)
        return
    t.then(frames.COLLECT, seat, step + 1)
    other = (seat + step) % t.seats
    t.ask(frames.STAKE, 1 << other, seat, other)


def stakes(t: Harbour, seat: i64) -> list[i64]:
    found: list[i64] = [do.DECLINE]
    for amount in range(data.LOWEST_STAKE, highest_stake(t, seat) + 1, data.COIN):
        found.append(do.STAKE + (amount - data.LOWEST_STAKE) // data.COIN)
    return found


def amount_of(action: i64) -> i64:
    """The stake that an action names."""
    return data.LOWEST_STAKE + (action - do.STAKE) * data.COIN


def put_in(t: Harbour, seat: i64, action: i64) -> None:
    """The stake lies on the table until it is settled."""
    if action == do.DECLINE:
        t.announce(told.DECLINED, seat)
        return
    amount = amount_of(action)
    t.money[seat] -= amount
    t.stake[seat] = amount
    t.announce(told.STAKED, seat, amount)


def settle(t: Harbour, seat: i64) -> None:
    """HOF-12.3, HOF-12.4: cancelled below 600, otherwise the one who invited keeps up to 800."""
    total: i64 = 0
    for other in range(t.seats):
        total += t.stake[other]
    if total < data.INVESTMENT_NEEDS:
        t.announce(told.CANCELLED, seat, total)
        for step in range(1, t.seats):
            other = (seat + step) % t.seats
            amount = t.stake[other]
            t.stake[other] = 0
            if amount > 0:
                money.receive(t, other, amount)
        return
    kept = min(total, data.INVESTMENT_CAP)
    t.announce(told.RAISED, seat, kept, total - kept)
    t.bank += total - kept
    rewards = t.stake
    t.stake = t.stake[:]
    for other in range(t.seats):
        t.stake[other] = 0
    money.receive(t, seat, kept)
    for step in range(1, t.seats):
        other = (seat + step) % t.seats
        if rewards[other] > 0:
            reward(t, other, rewards[other])


def brings_back(stake: i64, die: i64) -> i64:
    """HOF-12.5: in whole 25s, rounded down."""
    return stake * data.RETURN_PERCENT[die] // 100 // data.COIN * data.COIN


def reward(t: Harbour, seat: i64, stake: i64) -> None:
    """HOF-12.5: nothing, one and a half times or twice the stake."""
    die = t.dice.below(6, streams.INVESTMENT) + 1
    amount = brings_back(stake, die)
    t.announce(told.RETURNED, seat, die, amount)
    if amount > 0:
        money.from_bank(t, seat, amount)
