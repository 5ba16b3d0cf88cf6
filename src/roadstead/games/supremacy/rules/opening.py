"""The empty table, and the Mega opening: other companies, and nine units to place before the first turn."""

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import events as told
from roadstead.games.supremacy.data import (
    CARDS,
    CASH,
    COMPANIES,
    DISEASES,
    FIRST_DARK,
    IN_PILE,
    LAND,
    LIGHT,
    MEGA_STOCK,
    MEGA_UNITS,
    NOBODY,
    OFFICERS,
    POWERS,
    SEAS,
    START_STEP,
    STOCK,
    ZONES,
    row,
)
from roadstead.games.supremacy.rules import frames, land, streams
from roadstead.games.supremacy.state import DEAL, NO_BID, NO_ZONE, RUNNING, Supremacy
from roadstead.kernel.events import EVERYBODY


def lay_out(t: Supremacy) -> None:
    """An empty table of the right size."""
    t.turn = 0
    t.stage = 0
    t.ending = RUNNING
    t.power = row(t.seats, NOBODY)
    t.seat_of = row(POWERS, NOBODY)
    t.out = row(t.seats, 0)
    t.cash = row(t.seats, CASH)
    t.loans = row(t.seats, 0)
    t.supplies = row(t.seats * 3, MEGA_STOCK if t.mega else STOCK)
    t.nukes = row(t.seats, 0)
    t.l_stars = row(t.seats, 0)
    t.k_sats = row(t.seats, 0)
    t.neutron_bombs = row(t.seats, 0)
    t.tech = row(t.seats, 0)
    t.fresh = row(t.seats, 0)
    t.centres = row(t.seats, 1)
    t.plays = row(t.seats, 0)
    t.market = row(3, START_STEP)
    t.holder = row(ZONES, NOBODY)
    t.armies = row(LAND, 0)
    t.navies = row(t.seats * SEAS, 0)
    t.aboard = row(t.seats * SEAS, 0)
    t.pirates = row(LIGHT, 0)
    t.cloud = row(LAND, 0)
    t.clouds = 0
    t.struck = row(LIGHT, 0)
    t.crater = row(LAND, 0)
    t.bomber = row(LAND if t.with_neutron_bombs else 0, NOBODY)
    t.warlord_nukes = row(FIRST_DARK if t.warlords else 0, 0)
    t.warlord_l_stars = row(FIRST_DARK if t.warlords else 0, 0)
    t.owner = row(COMPANIES, NOBODY)
    t.run = row(COMPANIES, 0)
    t.aside = row(0, 0)
    t.card_at = row(CARDS, IN_PILE)
    t.mark_company = row(0, 0)
    t.mark_card = row(0, 0)
    t.mark_rate = row(0, 0)
    t.mark_tried = row(0, 0)
    t.bade = 0
    t.bid = row(t.seats, NO_BID)
    t.playing = 0
    t.rolls = row(t.seats, 0)
    t.built = 0
    t.loadings = 0
    t.offers = 0
    t.prospects = 0
    t.sales = 0
    t.attacker = NOBODY
    t.defender = NOBODY
    t.target = NO_ZONE
    t.counter = 0
    t.force = row(0, 0)
    t.fleet = row(0, 0)
    t.air = row(0, 0)
    t.rear = row(0, 0)
    t.bound = 0
    t.bound_zone = NO_ZONE
    t.aimed = row(FIRST_DARK, 0)
    t.shots = row(FIRST_DARK, 0)
    t.deal = row(2 * DEAL, 0)
    t.deal_cards = row(0, 0)
    t.may_pass = row(t.seats * t.seats, 0)
    t.may_work = row(t.seats * t.seats, 0)
    t.officers = row(t.seats * OFFICERS, NO_ZONE)
    t.antidotes = row(t.seats * DISEASES, 0)
    t.in_hand = row(t.seats, 0)
    t.gone = row(DISEASES, 0)
    t.antidote_deck = row(DISEASES, 0)


# The Mega opening


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
    for company in range(COMPANIES):
        if t.owner[company] == seat and board.resource[company] == resource:
            t.owner[company] = NOBODY
            if best < 0 or board.units[company] > board.units[best]:
                best = company
    if best >= 0:
        t.owner[best] = seat


def draw_neutral(t: Supremacy, seat: i64, resource: i64) -> None:
    board = t.board
    found: list[i64] = []
    for company in range(COMPANIES):
        if board.starts[company] == NOBODY and board.resource[company] == resource and t.owner[company] == NOBODY:
            found.append(company)
    if len(found) > 0:
        company = found[t.dice.below(len(found), streams.SET_UP)]
        t.owner[company] = seat
        if t.telling:
            t.tell(told.COMPANY_DEALT, EVERYBODY, (seat, company))


def placing(t: Supremacy, placed: i64) -> None:
    """SUP-2.7: one unit each in seat order, until everybody has placed nine."""
    if placed >= MEGA_UNITS * t.seats:
        t.then(frames.TURN)
        return
    seat = placed % t.seats
    t.then(frames.PLACING, placed + 1)
    t.ask(frames.PLACE, 1 << seat, seat)


def safe(t: Supremacy, seat: i64, sea: i64) -> bool:
    """SUP-2.7: a light-blue sea with a port to own land, with none to another player's, and without pirates."""
    if t.holder[sea] not in (seat, NOBODY):
        return False
    board = t.board
    own = False
    for at in range(board.near_at[sea], board.near_at[sea + 1]):
        there = board.near[at]
        if there >= LAND:
            break
        if t.holder[there] == seat:
            own = True
        elif t.holder[there] < t.seats:
            return False
    return own


def place_choices(t: Supremacy, seat: i64) -> list[i64]:
    found: list[i64] = []
    for zone in range(FIRST_DARK):
        if t.holder[zone] == seat if zone < LAND else safe(t, seat, zone):
            found.append(do.ZONE + zone)
    return found


def place(t: Supremacy, seat: i64, zone: i64) -> None:
    """SUP-2.7: an army on home land, or a navy in a safe sea."""
    if zone < LAND:
        t.armies[zone] += 1
    else:
        t.navies[seat * SEAS + zone - LAND] += 1
        land.enter_sea(t, zone, seat)
    if t.telling:
        t.tell(told.PLACED, EVERYBODY, (seat, zone))
