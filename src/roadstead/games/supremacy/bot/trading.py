"""Offers that both sides gain by: what is surplus here and scarce there, leave that is needed, cash that is short."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.bot.appraisal import NEVER, card_worth, last_turn, unit_worth
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import blockade
from roadstead.games.supremacy.rules.deals import A_PASSAGE, FIRST_SUPPLY, LEAVE_TO_WORK
from roadstead.games.supremacy.state import Supremacy

# A plan: what is offered, and in its last two digits which.
NONE: Final[i64] = 0
SWAP: Final[i64] = 100  # + 3 x resource given + resource wanted
SALE: Final[i64] = 200  # + resource sold for cash
WORK: Final[i64] = 300  # cash for leave to work
PASSAGE: Final[i64] = 400  # cash for leave to pass a blockade
CARD: Final[i64] = 500  # + company that we cannot run, for cash
NOTE: Final[i64] = 600  # a note for cash

MUCH: Final[i64] = 8
TOO_MUCH: Final[i64] = 11  # of this the last units are worth little
LITTLE: Final[i64] = 3
UNITS: Final[i64] = 2  # given and wanted
FEE: Final[i64] = 200  # for leave to work or to pass
LENT: Final[i64] = 800  # for a note of $1,000M
RICH: Final[i64] = 3000
FIRST: Final = 9000.0  # before anything else in a stage


def plan(t: Supremacy, seat: i64, partner: i64) -> i64:
    """The first offer that serves both; between the last two whatever serves the one hurts the other."""
    if partner == data.NOBODY or last_turn(t):
        return NONE
    at = seat * 3
    with_them = partner * 3
    for mine in range(3):
        if t.supplies[at + mine] < MUCH or t.supplies[with_them + mine] > LITTLE:
            continue
        for theirs in range(3):
            if theirs == mine or t.supplies[at + theirs] > LITTLE or t.supplies[with_them + theirs] < MUCH:
                continue
            given = unit_worth(t, seat, mine, t.supplies[at + mine] - UNITS)
            gained = unit_worth(t, seat, theirs, t.supplies[at + theirs] + UNITS - 1)
            taken = unit_worth(t, partner, theirs, t.supplies[with_them + theirs] - UNITS)
            if gained >= given and unit_worth(t, partner, mine, t.supplies[with_them + mine] + UNITS - 1) >= taken:
                return SWAP + 3 * mine + theirs
        if t.supplies[at + mine] >= TOO_MUCH and t.cash[partner] >= RICH and t.stage != 3 and t.alive() > 2:
            return SALE + mine
    owner = t.owner
    holder = t.holder
    place = t.board.place
    for company in range(data.COMPANIES):
        if owner[company] != seat:
            continue
        if holder[place[company]] == partner and t.may_work[partner * t.seats + seat] <= t.turn:
            if t.cash[partner] >= RICH and t.alive() > 2 and t.may_work[partner * t.seats + seat] < t.turn:
                return CARD + company
            if t.cash[seat] >= FEE:
                return WORK
        if t.blockade and t.cash[seat] >= FEE and t.may_pass[partner * t.seats + seat] <= t.turn:
            if blockade.cut_off(t, seat, company) and holder[first_port(t, company)] == partner:
                return PASSAGE
    if t.stage == 7 and t.cash[seat] < 500 and t.cash[partner] >= RICH and cheap(t, seat):
        return NOTE
    return NONE


def menu_value(t: Supremacy, seat: i64, partner: i64) -> float:
    """An offer a stage; to borrow comes before what is bought with it."""
    what = plan(t, seat, partner) if t.offers == 0 else NONE
    if what == NONE:
        return NEVER
    return FIRST if what == NOTE else 40.0


def first_port(t: Supremacy, company: i64) -> i64:
    """The last neighbour of the company's territory, a sea where it has a port."""
    near = t.board.near[t.board.place[company]]
    return near[len(near) - 1]


def cheap(t: Supremacy, seat: i64) -> bool:
    """Whether there is something to buy for little: worth borrowing for."""
    return any(data.LADDER[t.market[resource]] <= 200 and t.supplies[seat * 3 + resource] <= 6 for resource in range(3))


def price(t: Supremacy, seat: i64, partner: i64, what: i64) -> i64:
    """The cash in a plan: what lies between its worth to the one and to the other, in hundreds."""
    kind = what // 100 * 100
    if kind == SALE:
        resource = what - SALE
        worth = unit_worth(t, partner, resource, t.supplies[partner * 3 + resource] + UNITS - 1)
        return i64(0.85 * float(UNITS) * worth) // 100 * 100
    if kind == CARD:
        return i64(0.6 * card_worth(t, partner, what - CARD)) // 100 * 100
    return LENT if kind == NOTE else FEE


def next_item(t: Supremacy, seat: i64, partner: i64, side: i64) -> i64:
    """What belongs into an offer now, step by step along the plan; without a plan the offer is withdrawn."""
    what = plan(t, seat, partner)
    return step(t, seat, partner, side, what) if what != NONE else do.WITHDRAW


def offer_value(t: Supremacy, partner: i64, wanted: i64, action: i64) -> float:
    """Good for the item that is wanted next, and for no other."""
    if do.COMPANY <= action < do.DONE and t.holder[t.board.place[action - do.COMPANY]] != partner:
        return NEVER
    return 2.0 if action == wanted and action < do.COUNT else NEVER


def step(t: Supremacy, seat: i64, partner: i64, side: i64, what: i64) -> i64:
    """The next item of the plan, or the end of this side of it."""
    kind = what // 100 * 100
    at = side * data.DEAL
    end = do.IN_RETURN if side == 0 else do.PROPOSE
    gives_cash = kind in (WORK, PASSAGE)
    if (side == 0) == gives_cash and kind != SWAP:
        return cash_step(t, at, price(t, seat, partner, what), end)
    if kind == SWAP:
        resource = (what - SWAP) // 3 if side == 0 else (what - SWAP) % 3
        return do.ADD + FIRST_SUPPLY + resource if t.deal[at + data.DEAL_SUPPLIES + resource] < UNITS else end
    if kind == SALE:
        resource = what - SALE
        return do.ADD + FIRST_SUPPLY + resource if t.deal[at + data.DEAL_SUPPLIES + resource] < UNITS else end
    if t.deal[at + data.DEAL_ITEMS] > 0:
        return end
    if kind == CARD:
        return do.COMPANY + what - CARD
    if kind == NOTE:
        return do.ADD_NOTE + 3 if t.deal[at + data.DEAL_NOTES] == 0 else end
    return do.ADD + (LEAVE_TO_WORK if kind == WORK else A_PASSAGE)


def cash_step(t: Supremacy, at: i64, amount: i64, end: i64) -> i64:
    """The largest note that is still missing; no more than six of them are laid down."""
    left = amount - t.deal[at + data.DEAL_CASH]
    if t.deal[at + data.DEAL_ITEMS] >= 6 or left < 100:
        return end
    if left >= 1000:
        return do.ADD + 2
    return do.ADD + 1 if left >= 500 else do.ADD
