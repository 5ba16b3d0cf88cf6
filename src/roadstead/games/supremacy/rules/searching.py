"""Turning cards of the resource deck: research in stage 6, prospecting in stage 7."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy.data import CARD_PRICE, COMPANIES, DECK, MOST_PROSPECTS, NOBODY
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import building
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows

# What is looked for: 0 to 2 a resource, above that a technology.
TECH_FROM: Final[i64] = 2


def prospect_menu(t: Supremacy, seat: i64, found: list[i64]) -> None:
    """SUP-10.2: three times a stage, with $200M in hand."""
    if t.prospects < MOST_PROSPECTS and t.cash[seat] >= CARD_PRICE and cards_left(t, True) > 0:
        for resource in range(3):
            found.append(do.PROSPECT + resource)


def in_deck(t: Supremacy, card: i64) -> bool:
    return card >= COMPANIES or t.owner[card] == NOBODY


def cards_left(t: Supremacy, fresh: bool) -> i64:
    """How many cards could be turned; a fresh search has none aside."""
    left = DECK - COMPANIES + rows.count_within(t.owner, 0, COMPANIES, NOBODY)
    return left if fresh else left - rows.total(t.aside)


def begin(t: Supremacy, seat: i64, looking_for: i64) -> None:
    """SUP-9.5, SUP-10.1: the search begins with a first card."""
    t.aside = rows.zeros(DECK)
    if looking_for <= TECH_FROM:
        t.prospects += 1
    turn_card(t, seat, looking_for)


def search(t: Supremacy, seat: i64, looking_for: i64) -> None:
    t.ask(frames.SEARCH, 1 << seat, seat, looking_for)


def choices(t: Supremacy, seat: i64, looking_for: i64) -> list[i64]:
    if looking_for > TECH_FROM:
        able = building.can_research(t, seat, looking_for - TECH_FROM)
    else:
        able = t.cash[seat] >= CARD_PRICE
    if able and cards_left(t, False) > 0:
        return [do.TURN_CARD, do.STOP]
    return [do.STOP]


def go_on(t: Supremacy, seat: i64, looking_for: i64, action: i64) -> None:
    if action == do.TURN_CARD:
        turn_card(t, seat, looking_for)
        return
    t.announce(told.GAVE_UP, seat)
    put_back(t)


def put_back(t: Supremacy) -> None:
    t.aside = rows.zeros(0)


def turn_card(t: Supremacy, seat: i64, looking_for: i64) -> None:
    """SUP-13.3: a card out of the bag, for $200M."""
    t.cash[seat] -= CARD_PRICE
    pick = t.dice.below(cards_left(t, False), streams.DECK)
    turned: i64 = 0
    owner = t.owner
    aside = t.aside
    for card in range(DECK):
        if not aside[card] and (card >= COMPANIES or owner[card] == NOBODY):
            if pick == 0:
                turned = card
                break
            pick -= 1
    t.aside[turned] = 1
    t.announce(told.TURNED, seat, turned)
    if looking_for > TECH_FROM:
        tech = looking_for - TECH_FROM
        if t.board.tech[turned] == tech:
            found_technology(t, seat, tech)
            return
    elif turned < COMPANIES and t.board.resource[turned] == looking_for:
        found_company(t, seat, turned)
        return
    t.then(frames.SEARCHING, seat, looking_for)


def found_technology(t: Supremacy, seat: i64, tech: i64) -> None:
    """SUP-9.6: the first weapon is bought at once."""
    put_back(t)
    t.tech[seat] |= 1 << tech
    t.fresh[seat] |= 1 << tech
    t.announce(told.FOUND_TECHNOLOGY, seat, tech)
    building.build_weapons(t, seat, tech, 1)


def found_company(t: Supremacy, seat: i64, company: i64) -> None:
    """SUP-10.1, SUP-10.3: the company is the finder's, unless it lies under a cloud or in another player's land."""
    put_back(t)
    zone = t.board.place[company]
    holder = t.holder[zone]
    if t.cloud[zone] or (holder < t.seats and holder != seat):
        t.announce(told.USELESS_FIND, seat, company)
        return
    t.owner[company] = seat
    t.announce(told.PROSPECTED, seat, company)
