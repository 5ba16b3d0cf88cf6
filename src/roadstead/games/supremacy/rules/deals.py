"""Trades between players: an offer built item by item, answered at once."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import events as told
from roadstead.games.supremacy.data import COMPANIES, MOST_ITEMS, MOST_OFFERS, NOBODY
from roadstead.games.supremacy.rules import frames, loans
from roadstead.games.supremacy.state import (
    DEAL,
    DEAL_CASH,
    DEAL_ITEMS,
    DEAL_K_SATS,
    DEAL_L_STARS,
    DEAL_NEUTRON_BOMBS,
    DEAL_NUKES,
    DEAL_PASS,
    DEAL_SUPPLIES,
    DEAL_WORK,
    Supremacy,
)
from roadstead.kernel import rows
from roadstead.kernel.events import EVERYBODY

FIRST_SUPPLY: Final[i64] = 3
A_NUKE: Final[i64] = 6
AN_L_STAR: Final[i64] = 7
A_PASSAGE: Final[i64] = 8
LEAVE_TO_WORK: Final[i64] = 9


def menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    """SUP-11.5: two offers a stage, to anybody still in the game."""
    if not t.trades or t.offers >= MOST_OFFERS:
        return
    for power in range(6):
        partner = t.seat_of[power]
        if partner != NOBODY and partner != seat and not t.out[partner]:
            found.append(do.OFFER + power)


def begin(t: Supremacy, seat: i64, partner: i64) -> None:
    t.offers += 1
    for at in range(2 * DEAL):
        t.deal[at] = 0
    t.deal_cards = rows.zeros(COMPANIES)
    t.then(frames.DEALING, seat, partner, 0)


def clear(t: Supremacy) -> None:
    """The offer is off the table."""
    for at in range(2 * DEAL):
        t.deal[at] = 0
    t.deal_cards = rows.zeros(0)


def dealing(t: Supremacy, seat: i64, partner: i64, side: i64) -> None:
    t.ask(frames.DEAL, 1 << seat, seat, partner, side)


def choices(t: Supremacy, seat: i64, partner: i64, side: i64) -> list[i64]:
    """SUP-11.3: what the giver has and has not pledged yet."""
    giver = seat if side == 0 else partner
    at = side * DEAL
    found: list[i64] = []
    if t.deal[at + DEAL_ITEMS] < MOST_ITEMS:
        for company in range(COMPANIES):
            if t.owner[company] == giver and not t.deal_cards[company]:
                found.append(do.COMPANY + company)
        free = t.cash[giver] - t.deal[at + DEAL_CASH]
        for step in range(3):
            if free >= do.ITEM_CASH[step]:
                found.append(do.ADD + step)
        for resource in range(3):
            if t.supplies[giver * 3 + resource] > t.deal[at + DEAL_SUPPLIES + resource]:
                found.append(do.ADD + FIRST_SUPPLY + resource)
        if t.nukes[giver] > t.deal[at + DEAL_NUKES]:
            found.append(do.ADD + A_NUKE)
        if t.l_stars[giver] > t.deal[at + DEAL_L_STARS]:
            found.append(do.ADD + AN_L_STAR)
        if not t.deal[at + DEAL_PASS]:
            found.append(do.ADD + A_PASSAGE)
        if not t.deal[at + DEAL_WORK]:
            found.append(do.ADD + LEAVE_TO_WORK)
    if side == 0:
        found.append(do.IN_RETURN)
    elif t.deal[DEAL_ITEMS] + t.deal[DEAL + DEAL_ITEMS] > 0:
        found.append(do.PROPOSE)
    found.append(do.WITHDRAW)
    if t.deal[at + DEAL_ITEMS] < MOST_ITEMS:
        if t.k_sats[giver] > t.deal[at + DEAL_K_SATS]:
            found.append(do.ADD_MORE)
        if t.neutron_bombs[giver] > t.deal[at + DEAL_NEUTRON_BOMBS]:
            found.append(do.ADD_MORE + 1)
        loans.menu(t, found)
    return found


def add(t: Supremacy, seat: i64, partner: i64, side: i64, action: i64) -> None:
    if action == do.WITHDRAW:
        return
    if action == do.IN_RETURN:
        t.then(frames.DEALING, seat, partner, 1)
        return
    if action == do.PROPOSE:
        if t.telling:
            t.tell(told.OFFERED, EVERYBODY, (seat, partner))
        t.ask(frames.DEAL_ANSWER, 1 << partner, partner, seat)
        return
    at = side * DEAL
    t.deal[at + DEAL_ITEMS] += 1
    if action < do.ADD:
        t.deal_cards[action - do.COMPANY] = side + 1
    elif action >= do.ADD_NOTE:
        loans.add(t, side, action - do.ADD_NOTE)
    elif action >= do.ADD_MORE:
        t.deal[at + DEAL_K_SATS + action - do.ADD_MORE] += 1
    else:
        item = action - do.ADD
        if item < FIRST_SUPPLY:
            t.deal[at + DEAL_CASH] += do.ITEM_CASH[item]
        else:
            t.deal[at + DEAL_SUPPLIES + item - FIRST_SUPPLY] += 1
    t.then(frames.DEALING, seat, partner, side)


def answer(t: Supremacy, partner: i64, seat: i64, action: i64) -> None:
    """SUP-11.2: accepted, everything changes hands at once."""
    if action == do.DECLINE:
        if t.telling:
            t.tell(told.DECLINED, EVERYBODY, (partner, seat))
        return
    if t.telling:
        t.tell(told.ACCEPTED, EVERYBODY, (partner, seat))
    for side in range(2):
        take_away(t, seat if side == 0 else partner, side)
    for side in range(2):
        giver = seat if side == 0 else partner
        hand_over(t, giver, seat + partner - giver, side)
    for company in range(COMPANIES):
        if t.deal_cards[company]:
            t.owner[company] = partner if t.deal_cards[company] == 1 else seat


def take_away(t: Supremacy, giver: i64, side: i64) -> None:
    at = side * DEAL
    t.cash[giver] -= t.deal[at + DEAL_CASH]
    for resource in range(3):
        t.supplies[giver * 3 + resource] -= t.deal[at + DEAL_SUPPLIES + resource]
    t.nukes[giver] -= t.deal[at + DEAL_NUKES]
    t.l_stars[giver] -= t.deal[at + DEAL_L_STARS]
    t.k_sats[giver] -= t.deal[at + DEAL_K_SATS]
    t.neutron_bombs[giver] -= t.deal[at + DEAL_NEUTRON_BOMBS]


def hand_over(t: Supremacy, giver: i64, taker: i64, side: i64) -> None:
    at = side * DEAL
    t.cash[taker] += t.deal[at + DEAL_CASH]
    for resource in range(3):
        t.store(taker, resource, t.deal[at + DEAL_SUPPLIES + resource])
    limit = t.limit(taker)
    t.nukes[taker] = min(t.nukes[taker] + t.deal[at + DEAL_NUKES], limit)
    t.l_stars[taker] = min(t.l_stars[taker] + t.deal[at + DEAL_L_STARS], limit)
    t.k_sats[taker] = min(t.k_sats[taker] + t.deal[at + DEAL_K_SATS], limit)
    t.neutron_bombs[taker] = min(t.neutron_bombs[taker] + t.deal[at + DEAL_NEUTRON_BOMBS], limit)
    loans.give(t, giver, taker, side)
    if t.deal[at + DEAL_PASS]:
        t.may_pass[giver * t.seats + taker] = t.turn + 1
    if t.deal[at + DEAL_WORK]:
        t.may_work[giver * t.seats + taker] = t.turn + 1
