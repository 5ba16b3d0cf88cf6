"""Mending what still troubles a household: with a red card, a Red Joker, money or the Housekeeper."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated import do, frames, told
from roadstead.games.harbour_of_fortune.rules import cards, estate, money, sailing
from roadstead.games.harbour_of_fortune.state import Harbour


def offer(t: Harbour, seat: i64, held: i64, may_pay: bool, found: list[i64]) -> None:
    """HOF-10.1: the troubles that the player could mend now."""
    troubles = t.troubles(seat)
    trouble: i64 = 0
    while troubles:
        if troubles & 1 and can_mend(t, seat, trouble, held, may_pay):
            found.append(do.MEND + trouble)
        troubles >>= 1
        trouble += 1


def can_mend(t: Harbour, seat: i64, trouble: i64, held: i64, may_pay: bool) -> bool:
    if held & data.RED_FROM[data.TROUBLE_RED[trouble]] or (held >> (2 * data.RED_JOKER)) & 1:
        return True
    return may_pay and (t.money[seat] >= data.TROUBLE_PRICE[trouble] or can_nurse(t, seat, trouble))


def can_nurse(t: Harbour, seat: i64, trouble: i64) -> bool:
    """HOF-9.6: the Housekeeper heals the sick, once a round, for 400; she is always well."""
    return trouble < data.PATIENTS and t.money[seat] >= data.NURSE_PRICE and not (t.nursed >> seat) & 1


def begin(t: Harbour, seat: i64, trouble: i64, may_pay: bool) -> None:
    """HOF-17.4: the trouble is named; now the means."""
    t.ask_in_secret(frames.MEND_HOW, 1 << seat, seat, trouble, 1 if may_pay else 0)


def means(t: Harbour, seat: i64, trouble: i64, may_pay: i64) -> list[i64]:
    found: list[i64] = []
    if may_pay:
        if t.money[seat] >= data.TROUBLE_PRICE[trouble]:
            found.append(do.PAY)
        if can_nurse(t, seat, trouble):
            found.append(do.NURSE)
    offer_reds(t, seat, data.TROUBLE_RED[trouble], found)
    return found


def offer_reds(t: Harbour, seat: i64, number: i64, found: list[i64]) -> None:
    """HOF-8.5, HOF-8.6: red cards of at least this number, each alone, and a Red Joker."""
    held = t.kinds(seat)
    for value in range(max(number, 2), 11):
        if (held >> (2 * (data.RED + value - 1))) & 1:
            found.append(do.RED_CARD + value - 2)
    if (held >> (2 * data.RED_JOKER)) & 1:
        found.append(do.RED_JOKER)


def card_of(action: i64) -> i64:
    """The card that an answer spends."""
    return data.RED_JOKER if action == do.RED_JOKER else data.RED + action - do.RED_CARD + 1


def mend(t: Harbour, seat: i64, trouble: i64, action: i64) -> None:
    if action == do.PAY:
        money.to_bank(t, seat, data.TROUBLE_PRICE[trouble])
        t.announce(told.PAID_TO_MEND, seat, trouble, data.TROUBLE_PRICE[trouble])
    elif action == do.NURSE:
        nurse(t, seat, trouble)
    else:
        kind = card_of(action)
        cards.spend(t, seat, kind)
        t.announce(told.MENDED, seat, trouble, kind)
    end_trouble(t, seat, trouble)


def nurse(t: Harbour, seat: i64, member: i64) -> None:
    """HOF-9.6"""
    money.to_bank(t, seat, data.NURSE_PRICE)
    t.nursed |= 1 << seat
    t.announce(told.NURSED, seat, member)


def end_trouble(t: Harbour, seat: i64, trouble: i64) -> None:
    """HOF-10.2 to HOF-10.6: the member is well, the house sound, the ship a space on, the burnt house back."""
    if trouble < data.PATIENTS:
        t.sick[seat] &= ~(1 << trouble)
    elif trouble == data.FAILURE:
        t.failed[seat] = 0
    elif trouble == data.FIRE:
        t.burnt[seat] -= 1
        estate.raise_house(t, seat, 0)
    elif trouble == data.LOST_SPACE:
        t.lost[seat] -= 1
        sailing.sail(t, seat, 1)
    else:
        t.damage[seat * 3 + trouble - data.STORM] -= 1
