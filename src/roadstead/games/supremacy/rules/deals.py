"""Trades between players: an offer built item by item, answered at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, told
from roadstead.games.supremacy.rules import counts, loans
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows

CASH_STEPS: Final = vec[i64](list(data.ITEM_CASH))
# The row of each weapon in one side of an offer.
DEALT: Final = vec[i64]([0, data.DEAL_NUKES, data.DEAL_L_STARS, data.DEAL_K_SATS, data.DEAL_NEUTRON_BOMBS])
FIRST_SUPPLY: Final[i64] = 3
A_NUKE: Final[i64] = 6
AN_L_STAR: Final[i64] = 7
A_PASSAGE: Final[i64] = 8
LEAVE_TO_WORK: Final[i64] = 9

MOST_SMALL: Final[i64] = 9  # so often a hundred or five hundred is given as one item


def menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    """SUP-11.5: two offers a stage, to anybody still in the game."""
    if not t.trades or t.offers >= data.MOST_OFFERS:
        return
    for power in range(6):
        partner = t.seat_of[power]
        if partner != data.NOBODY and partner != seat and not t.out[partner]:
            found.append(do.OFFER + power)


def begin(t: Supremacy, seat: i64, partner: i64) -> None:
    t.offers += 1
    for at in range(2 * data.DEAL):
        t.deal[at] = 0
    t.deal_cards = rows.zeros(data.COMPANIES)
    t.then(frames.DEALING, seat, partner, 0)


def clear(t: Supremacy) -> None:
    """The offer is off the table."""
    for at in range(2 * data.DEAL):
        t.deal[at] = 0
    t.deal_cards = rows.zeros(0)


def dealing(t: Supremacy, seat: i64, partner: i64, side: i64, last: i64) -> None:
    t.ask(frames.DEAL, 1 << seat, seat, partner, side, last)


def countable(action: i64) -> bool:
    """Cash, supplies and weapons: there may be more than one of them."""
    return do.ADD_MORE <= action < do.SHIFT or do.ADD <= action < do.ADD + A_PASSAGE


def row(action: i64) -> i64:
    """Where an item stands in an offer."""
    if action >= do.ADD_MORE:
        return data.DEAL_K_SATS + action - do.ADD_MORE
    item = action - do.ADD
    return data.DEAL_CASH if item < FIRST_SUPPLY else data.DEAL_SUPPLIES + item - FIRST_SUPPLY


def worth_of(action: i64) -> i64:
    """What one of an item counts in its row."""
    return CASH_STEPS[action - do.ADD] if action < do.ADD + FIRST_SUPPLY else 1


def in_hand(t: Supremacy, giver: i64, action: i64) -> i64:
    """How much of an item its giver has."""
    if action == do.ADD_MORE:
        return t.k_sats[giver]
    if action == do.ADD_MORE + 1:
        return t.neutron_bombs[giver]
    item = action - do.ADD
    if item < FIRST_SUPPLY:
        return t.cash[giver]
    if item < A_NUKE:
        return t.supplies[giver * 3 + item - FIRST_SUPPLY]
    return t.nukes[giver] if item == A_NUKE else t.l_stars[giver]


def most_of(t: Supremacy, giver: i64, side: i64, last: i64) -> i64:
    """SUP-11.5: how many the item added last could be; up to nine hundreds, as more of them are thousands."""
    if last == 0:
        return 1
    each = worth_of(last)
    most = 1 + (in_hand(t, giver, last) - t.deal[side * data.DEAL + row(last)]) // each
    return most if each == 1 or each == CASH_STEPS[2] else min(most, MOST_SMALL)


def choices(t: Supremacy, seat: i64, partner: i64, side: i64, last: i64) -> list[i64]:
    """SUP-11.3: what the giver has and has not pledged yet, and how many the item added last may be."""
    giver = seat if side == 0 else partner
    at = side * data.DEAL
    deal = t.deal
    found: list[i64] = []
    room = deal[at + data.DEAL_ITEMS] < data.MOST_ITEMS
    if room:
        owner = t.owner
        pledged = t.deal_cards
        for company in range(data.COMPANIES):
            if owner[company] == giver and not pledged[company]:
                found.append(do.COMPANY + company)
        free = t.cash[giver] - deal[at + data.DEAL_CASH]
        for step in range(FIRST_SUPPLY):
            if free >= CASH_STEPS[step]:
                found.append(do.ADD + step)
        for resource in range(3):
            if t.supplies[giver * 3 + resource] > deal[at + data.DEAL_SUPPLIES + resource]:
                found.append(do.ADD + FIRST_SUPPLY + resource)
        if t.nukes[giver] > deal[at + data.DEAL_NUKES]:
            found.append(do.ADD + A_NUKE)
        if t.l_stars[giver] > deal[at + data.DEAL_L_STARS]:
            found.append(do.ADD + AN_L_STAR)
        if not deal[at + data.DEAL_PASS]:
            found.append(do.ADD + A_PASSAGE)
        if not deal[at + data.DEAL_WORK]:
            found.append(do.ADD + LEAVE_TO_WORK)
    if side == 0:
        found.append(do.IN_RETURN)
    elif deal[data.DEAL_ITEMS] + deal[data.DEAL + data.DEAL_ITEMS] > 0:
        found.append(do.PROPOSE)
    found.append(do.WITHDRAW)
    if room:
        if t.k_sats[giver] > deal[at + data.DEAL_K_SATS]:
            found.append(do.ADD_MORE)
        if t.neutron_bombs[giver] > deal[at + data.DEAL_NEUTRON_BOMBS]:
            found.append(do.ADD_MORE + 1)
        loans.menu(t, found)
    if last > 0:
        found += counts.between(2, most_of(t, giver, side, last))
    return found


def add(t: Supremacy, seat: i64, partner: i64, side: i64, last: i64, action: i64) -> None:
    if action == do.WITHDRAW:
        return
    if action == do.IN_RETURN:
        t.then(frames.DEALING, seat, partner, 1)
        return
    if action == do.PROPOSE:
        t.announce(told.OFFERED, seat, partner)
        t.ask(frames.DEAL_ANSWER, 1 << partner, partner, seat)
        return
    at = side * data.DEAL
    if action >= do.COUNT:
        units = counts.meant(action, most_of(t, seat if side == 0 else partner, side, last))
        t.deal[at + row(last)] += (units - 1) * worth_of(last)
        t.then(frames.DEALING, seat, partner, side)
        return
    t.deal[at + data.DEAL_ITEMS] += 1
    if action < do.ADD:
        t.deal_cards[action - do.COMPANY] = side + 1
    elif action >= do.ADD_NOTE:
        loans.add(t, side, action - do.ADD_NOTE)
    else:
        t.deal[at + row(action)] += worth_of(action)
    t.then(frames.DEALING, seat, partner, side, action if countable(action) else 0)


def answer(t: Supremacy, partner: i64, offerer: i64, action: i64) -> None:
    """SUP-11.2: accepted, everything changes hands at once."""
    if action == do.DECLINE:
        t.announce(told.DECLINED, partner, offerer)
        return
    t.announce(told.ACCEPTED, partner, offerer)
    for side in range(2):
        take_away(t, offerer if side == 0 else partner, side)
    for side in range(2):
        giver = offerer if side == 0 else partner
        hand_over(t, giver, offerer + partner - giver, side)
    for company in range(data.COMPANIES):
        if t.deal_cards[company]:
            t.owner[company] = partner if t.deal_cards[company] == 1 else offerer


def take_away(t: Supremacy, giver: i64, side: i64) -> None:
    at = side * data.DEAL
    t.cash[giver] -= t.deal[at + data.DEAL_CASH]
    for resource in range(3):
        t.supplies[giver * 3 + resource] -= t.deal[at + data.DEAL_SUPPLIES + resource]
    t.nukes[giver] -= t.deal[at + data.DEAL_NUKES]
    t.l_stars[giver] -= t.deal[at + data.DEAL_L_STARS]
    t.k_sats[giver] -= t.deal[at + data.DEAL_K_SATS]
    t.neutron_bombs[giver] -= t.deal[at + data.DEAL_NEUTRON_BOMBS]


def hand_over(t: Supremacy, giver: i64, taker: i64, side: i64) -> None:
    at = side * data.DEAL
    t.cash[taker] += t.deal[at + data.DEAL_CASH]
    for resource in range(3):
        t.overflow(taker, resource, t.store(taker, resource, t.deal[at + data.DEAL_SUPPLIES + resource]))
    for weapon in range(data.NUKE, data.NEUTRON_BOMB + 1):
        t.overflow(taker, data.MINERAL + weapon, t.arm(taker, weapon, t.deal[at + DEALT[weapon]]))
    loans.give(t, giver, taker, side)
    if t.deal[at + data.DEAL_PASS]:
        t.may_pass[giver * t.seats + taker] = t.turn + 1
    if t.deal[at + data.DEAL_WORK]:
        t.may_work[giver * t.seats + taker] = t.turn + 1
