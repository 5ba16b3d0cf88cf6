"""The Fortuna card: turned, followed headline by headline, discarded; markets and bills."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import disasters, land, market, meteors, payday
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel import rows


def turn_card(t: Supremacy) -> None:
    """FOR-1.1, FOR-1.2: a card of the pile; its upper headline first, then the lower, then the discard."""
    left = pile(t)
    if left == 0:
        left = reshuffle(t)
    if left == 0:
        return
    pick = t.dice.below(left, streams.FORTUNA)
    for card in range(data.CARDS):
        if t.card_at[card] != data.IN_PILE:
            continue
        if pick == 0:
            follow(t, card)
            return
        pick -= 1


def pile(t: Supremacy) -> i64:
    return rows.count(t.card_at, data.IN_PILE)


def reshuffle(t: Supremacy) -> i64:
    """FOR-1.4: the discards become the pile."""
    back: i64 = 0
    for card in range(data.CARDS):
        if t.card_at[card] == data.DISCARDED:
            t.card_at[card] = data.IN_PILE
            back += 1
    t.announce(told.RESHUFFLED, back)
    return back


def follow(t: Supremacy, card: i64) -> None:
    t.card_at[card] = data.FOLLOWED
    t.reveal()
    t.announce(told.FORTUNA_CARD, card)
    t.then(frames.DISCARD, card)
    if card >= data.HEADLINE_CARDS:
        meteors.crash(t, t.board.meteors[card - data.HEADLINE_CARDS])
        return
    t.then(frames.HEADLINE, 2 * card + 1)
    t.then(frames.HEADLINE, 2 * card)


def discard(t: Supremacy, card: i64) -> None:
    """FOR-2.14: a card with unsettled outages is held."""
    t.card_at[card] = data.HELD if land.holds_marks(t, card) else data.DISCARDED


def nuked(t: Supremacy, zone: i64) -> bool:
    """FOR-1.3: a cloud or a neutron marker on land, or a sea bombed this turn."""
    if zone < data.LAND:
        return t.cloud[zone] > 0 or t.marked_by(zone) != data.NOBODY
    return zone < data.FIRST_DARK and t.struck[zone - data.LAND] == t.turn


def headline(t: Supremacy, head: i64) -> None:
    """One headline: its kind's verb decides what happens."""
    board = t.board
    zone = board.where[head]
    if zone >= 0 and nuked(t, zone):
        t.announce(told.IGNORED, head)
        return
    t.announce(told.HEADLINE, head)
    verb = data.VERB[board.kind[head]]
    if verb == data.MARKET:
        move_market(t, head)
    elif verb == data.BILLED:
        bill(t, head, move_market(t, head) * data.BILL)
    elif verb in disasters.BY_VERB:
        disasters.BY_VERB[verb](t, head)


def move_market(t: Supremacy, head: i64) -> i64:
    """FOR-2.1, FOR-2.2: a step a pip, or a step a die; returns the total rolled."""
    board = t.board
    total: i64 = 0
    for _ in range(board.dice[head]):
        total += t.dice.below(6, streams.HEADLINE) + 1
    t.announce(told.HEADLINE_ROLL, total)
    steps = board.dice[head] if t.per_die else total
    market.shift(t, board.market[head], steps * board.up[head])
    return total


def payer(t: Supremacy, head: i64) -> i64:
    """FOR-2.4, FOR-2.5: the owner of the company named, or the occupant; nobody else, warlords least of all."""
    board = t.board
    if data.PAYER[board.kind[head]] == data.COMPANY_PAYS:
        return t.owner[board.company[head]]
    return t.holder[board.where[head]]


def bill(t: Supremacy, head: i64, amount: i64) -> None:
    seat = payer(t, head)
    if seat < t.seats:
        t.ask(frames.BILL, 1 << seat, seat, amount, head)


def answer_bill(t: Supremacy, seat: i64, amount: i64, head: i64, action: i64) -> None:
    quake = data.VERB[t.board.kind[head]] == data.EARTHQUAKE
    if action == do.PAY:
        payday.pay(t, seat, amount)
        t.announce(told.BILL_PAID, seat, amount)
        return
    t.announce(told.BILL_REFUSED, seat, amount)
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
        and t.owner[company] != data.NOBODY
        and (owner == data.NOBODY or t.owner[company] == owner)
    )


def stop(t: Supremacy, seat: i64, head: i64) -> None:
    """FOR-2.7, FOR-2.8: what a refusal puts out of play."""
    board = t.board
    kind = board.kind[head]
    stops = data.STOPS[kind]
    if stops == data.STOPS_NAMED:
        land.add_mark(t, board.company[head], head // 2, data.LATE[kind])
    elif stops == data.STOPS_ALL:
        for company in range(data.COMPANIES):
            if affected(t, head, company, data.NOBODY):
                land.add_mark(t, company, head // 2, data.LATE[kind])
    else:
        if len(stop_choices(t, seat, head)) > 0:
            t.ask(frames.STOP_WHICH, 1 << seat, seat, head)


def stop_choices(t: Supremacy, seat: i64, head: i64) -> list[i64]:
    """FOR-2.8: the payer's own cards there; where the payer has none, the first card of whoever has one."""
    found: list[i64] = [do.COMPANY + company for company in range(data.COMPANIES) if affected(t, head, company, seat)]
    if not found:
        for company in range(data.COMPANIES):
            if affected(t, head, company, data.NOBODY) and not found:
                found.append(do.COMPANY + company)
    return found


def stop_this(t: Supremacy, head: i64, action: i64) -> None:
    land.add_mark(t, action - do.COMPANY, head // 2, data.LATE[t.board.kind[head]])
