"""The Mega opening: other companies, and nine units to place before the first turn."""

from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import do, frames, streams, told
from roadstead.games.supremacy.rules import land
from roadstead.games.supremacy.state import Supremacy


def stock_up(t: Supremacy) -> None:
    """SUP-2.6: six of each resource instead of three."""
    for at in range(len(t.supplies)):
        t.supplies[at] = data.MEGA_STOCK


def deal_companies(t: Supremacy) -> None:
    """SUP-2.6: of each resource the best home company, and a company of neutral land drawn from the deck."""
    for seat in range(t.seats):
        for resource in range(3):
            keep_best(t, seat, resource)
    for seat in range(t.seats):
        for resource in range(3):
            draw_neutral(t, seat, resource)


def keep_best(t: Supremacy, seat: i64, resource: i64) -> None:
    board = t.board
    best: i64 = -1
    for company in range(data.COMPANIES):
        if t.owner[company] == seat and board.resource[company] == resource:
            t.owner[company] = data.NOBODY
            if best < 0 or board.units[company] > board.units[best]:
                best = company
    if best >= 0:
        t.owner[best] = seat


def draw_neutral(t: Supremacy, seat: i64, resource: i64) -> None:
    board = t.board
    found: list[i64] = []
    for company in range(data.COMPANIES):
        if (
            board.starts[company] == data.NOBODY
            and board.resource[company] == resource
            and t.owner[company] == data.NOBODY
        ):
            found.append(company)
    if len(found) > 0:
        company = found[t.dice.below(len(found), streams.SET_UP)]
        t.owner[company] = seat
        t.announce(told.COMPANY_DEALT, seat, company)


def placing(t: Supremacy, placed: i64) -> None:
    """SUP-2.7: one unit each in seat order, until everybody has placed nine."""
    if placed >= data.MEGA_UNITS * t.seats:
        t.then(frames.TURN)
        return
    seat = placed % t.seats
    t.then(frames.PLACING, placed + 1)
    t.ask(frames.PLACE, 1 << seat, seat)


def safe(t: Supremacy, seat: i64, sea: i64) -> bool:
    """SUP-2.7: a light-blue sea with a port to own land, with none to another player's, and without pirates."""
    if t.holder[sea] not in (seat, data.NOBODY):
        return False
    own = False
    for there in t.board.lands[sea]:
        if t.holder[there] == seat:
            own = True
        elif t.holder[there] < t.seats:
            return False
    return own


def place_choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = []
    for zone in range(data.FIRST_DARK):
        if t.holder[zone] == seat if zone < data.LAND else safe(t, seat, zone):
            found.append(do.ZONE + zone)
    return found


def place(t: Supremacy, seat: i64, action: i64) -> None:
    """SUP-2.7: an army on home land, or a navy in a safe sea."""
    zone = action - do.ZONE
    if zone < data.LAND:
        t.armies[zone] += 1
    else:
        t.navies[seat * data.SEAS + zone - data.LAND] += 1
        land.enter_sea(t, zone, seat)
    t.announce(told.PLACED, seat, zone)
