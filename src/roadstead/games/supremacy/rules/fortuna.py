"""The Fortuna card: turned, followed headline by headline, discarded; markets and bills."""

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import events as told
from roadstead.games.supremacy.data import (
    BILL,
    BILLED,
    CARDS,
    COMPANIES,
    COMPANY_PAYS,
    DISCARDED,
    DISEASE,
    EARTHQUAKE,
    FIRST_DARK,
    FOLLOWED,
    HEADLINE_CARDS,
    HELD,
    IN_PILE,
    LAND,
    LATE,
    MARKET,
    NOBODY,
    PAYER,
    PIRATES,
    REVOLT,
    SOLAR_STORM,
    STOPS,
    STOPS_ALL,
    STOPS_NAMED,
    TRIBUTE,
    TYPHOON,
    VERB,
)
from roadstead.games.supremacy.rules import disasters, frames, land, market, meteors, payday, streams
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.events import EVERYBODY


def turn_card(t: Supremacy) -> None:
    """FOR-1.1, FOR-1.2: a card of the pile; its upper headline first, then the lower, then the discard."""
    left = pile(t)
    if left == 0:
        left = reshuffle(t)
    if left == 0:
        return
    pick = t.dice.below(left, streams.FORTUNA)
    for card in range(CARDS):
        if t.card_at[card] != IN_PILE:
            continue
        if pick == 0:
            follow(t, card)
            return
        pick -= 1


def pile(t: Supremacy) -> i64:
    left: i64 = 0
    for card in range(CARDS):
        if t.card_at[card] == IN_PILE:
            left += 1
    return left


def reshuffle(t: Supremacy) -> i64:
    """FOR-1.4: the discards become the pile."""
    back: i64 = 0
    for card in range(CARDS):
        if t.card_at[card] == DISCARDED:
            t.card_at[card] = IN_PILE
            back += 1
    if t.telling:
        t.tell(told.RESHUFFLED, EVERYBODY, (back,))
    return back


def follow(t: Supremacy, card: i64) -> None:
    t.card_at[card] = FOLLOWED
    t.reveal()
    if t.telling:
        t.tell(told.FORTUNA_CARD, EVERYBODY, (card,))
    t.then(frames.DISCARD, card)
    if card >= HEADLINE_CARDS:
        meteors.crash(t, t.board.meteors[card - HEADLINE_CARDS])
        return
    t.then(frames.HEADLINE, 2 * card + 1)
    t.then(frames.HEADLINE, 2 * card)


def discard(t: Supremacy, card: i64) -> None:
    """FOR-2.14: a card with unsettled outages is held."""
    t.card_at[card] = HELD if land.holds_marks(t, card) else DISCARDED


def nuked(t: Supremacy, zone: i64) -> bool:
    """FOR-1.3: a cloud or a neutron marker on land, or a sea bombed this turn."""
    if zone < LAND:
        return t.cloud[zone] > 0 or t.marked_by(zone) != NOBODY
    return zone < FIRST_DARK and t.struck[zone - LAND] == t.turn


def headline(t: Supremacy, head: i64) -> None:
    """One headline: its kind's verb decides what happens."""
    board = t.board
    zone = board.where[head]
    if zone >= 0 and nuked(t, zone):
        if t.telling:
            t.tell(told.IGNORED, EVERYBODY, (head,))
        return
    if t.telling:
        t.tell(told.HEADLINE, EVERYBODY, (head,))
    verb = VERB[board.kind[head]]
    if verb == MARKET:
        move_market(t, head)
    elif verb == BILLED:
        bill(t, head, move_market(t, head) * BILL)
    elif verb == EARTHQUAKE:
        disasters.earthquake(t, head)
    elif verb == TYPHOON:
        disasters.storm(t, head)
    elif verb == DISEASE:
        disasters.outbreak(t, head)
    elif verb == TRIBUTE:
        disasters.tribute(t, head)
    elif verb == REVOLT:
        disasters.revolt(t, head)
    elif verb == PIRATES:
        disasters.pirates(t, head)
    elif verb == SOLAR_STORM:
        disasters.solar_storm(t, head)


def move_market(t: Supremacy, head: i64) -> i64:
    """FOR-2.1, FOR-2.2: a step a pip, or a step a die; returns the total rolled."""
    board = t.board
    total: i64 = 0
    for _ in range(board.dice[head]):
        total += t.dice.below(6, streams.HEADLINE) + 1
    if t.telling:
        t.tell(told.HEADLINE_ROLL, EVERYBODY, (total,))
    steps = board.dice[head] if t.per_die else total
    market.shift(t, board.market[head], steps * board.up[head])
    return total


def payer(t: Supremacy, head: i64) -> i64:
    """FOR-2.4, FOR-2.5: the owner of the company named, or the occupant; nobody else, warlords least of all."""
    board = t.board
    if PAYER[board.kind[head]] == COMPANY_PAYS:
        return t.owner[board.company[head]]
    return t.holder[board.where[head]]


def bill(t: Supremacy, head: i64, amount: i64) -> None:
    seat = payer(t, head)
    if seat < t.seats:
        t.ask(frames.BILL, 1 << seat, seat, amount, head)


def bill_choices(t: Supremacy, seat: i64, amount: i64) -> list[i64]:
    """FOR-2.6: pay, with loans if need be, or refuse."""
    if payday.can_pay(t, seat, amount):
        return [do.PAY, do.REFUSE]
    return [do.REFUSE]


def answer_bill(t: Supremacy, seat: i64, amount: i64, head: i64, action: i64) -> None:
    quake = VERB[t.board.kind[head]] == EARTHQUAKE
    if action == do.PAY:
        payday.pay(t, seat, amount)
        if t.telling:
            t.tell(told.BILL_PAID, EVERYBODY, (seat, amount))
        return
    if t.telling:
        t.tell(told.BILL_REFUSED, EVERYBODY, (seat, amount))
    if quake:
        disasters.ruin(t, seat, head)
    else:
        stop(t, seat, head)


def affected(t: Supremacy, head: i64, company: i64, owner: i64) -> bool:
    """Whether a company lies in the headline's place and market; with an owner, only that owner's."""
    board = t.board
    return (
        board.place[company] == board.where[head]
        and board.resource[company] == board.market[head]
        and t.owner[company] != NOBODY
        and (owner == NOBODY or t.owner[company] == owner)
    )


def stop(t: Supremacy, seat: i64, head: i64) -> None:
    """FOR-2.7, FOR-2.8: what a refusal puts out of play."""
    board = t.board
    kind = board.kind[head]
    stops = STOPS[kind]
    if stops == STOPS_NAMED:
        land.add_mark(t, board.company[head], head // 2, LATE[kind])
    elif stops == STOPS_ALL:
        for company in range(COMPANIES):
            if affected(t, head, company, NOBODY):
                land.add_mark(t, company, head // 2, LATE[kind])
    else:
        if len(stop_choices(t, seat, head)) > 0:
            t.ask(frames.STOP_WHICH, 1 << seat, seat, head)


def stop_choices(t: Supremacy, seat: i64, head: i64) -> list[i64]:
    """FOR-2.8: the payer's own cards there; where the payer has none, the first card of whoever has one."""
    found: list[i64] = []
    for company in range(COMPANIES):
        if affected(t, head, company, seat):
            found.append(do.COMPANY + company)
    if not found:
        for company in range(COMPANIES):
            if affected(t, head, company, NOBODY) and not found:
                found.append(do.COMPANY + company)
    return found


def stop_this(t: Supremacy, head: i64, company: i64) -> None:
    land.add_mark(t, company, head // 2, LATE[t.board.kind[head]])
