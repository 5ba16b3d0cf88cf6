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
    NOTE_TERMS,
    OFFICERS,
    POWERS,
    SEAS,
    START_STEP,
    STOCK,
    ZONES,
)
from roadstead.games.supremacy.rules import frames, land, streams
from roadstead.games.supremacy.state import DEAL, NO_BID, NO_ZONE, RUNNING, Supremacy
from roadstead.kernel import rows
from roadstead.kernel.events import EVERYBODY


def lay_out(t: Supremacy) -> None:
    """An empty table of the right size."""
    t.turn = 0
    t.stage = 0
    t.ending = RUNNING
    t.power = rows.filled(t.seats, NOBODY)
    t.seat_of = rows.filled(POWERS, NOBODY)
    t.out = rows.zeros(t.seats)
    t.cash = rows.filled(t.seats, CASH)
    t.loans = rows.zeros(t.seats)
    t.supplies = rows.filled(t.seats * 3, MEGA_STOCK if t.mega else STOCK)
    t.nukes = rows.zeros(t.seats)
    t.l_stars = rows.zeros(t.seats)
    t.k_sats = rows.zeros(t.seats)
    t.neutron_bombs = rows.zeros(t.seats)
    t.tech = rows.zeros(t.seats)
    t.fresh = rows.zeros(t.seats)
    t.centres = rows.filled(t.seats, 1)
    t.plays = rows.zeros(t.seats)
    t.market = rows.filled(3, START_STEP)
    t.holder = rows.filled(ZONES, NOBODY)
    t.armies = rows.zeros(LAND)
    t.navies = rows.zeros(t.seats * SEAS)
    t.aboard = rows.zeros(t.seats * SEAS)
    t.loads = rows.zeros(0)
    t.pirates = rows.zeros(LIGHT)
    t.cloud = rows.zeros(LAND)
    t.clouds = 0
    t.struck = rows.zeros(LIGHT)
    t.crater = rows.zeros(LAND)
    t.bomber = rows.filled(LAND if t.with_neutron_bombs else 0, NOBODY)
    t.warlord_nukes = rows.zeros(FIRST_DARK if t.warlords else 0)
    t.warlord_l_stars = rows.zeros(FIRST_DARK if t.warlords else 0)
    t.owner = rows.filled(COMPANIES, NOBODY)
    t.run = rows.zeros(COMPANIES)
    t.aside = rows.zeros(0)
    t.card_at = rows.filled(CARDS, IN_PILE)
    t.mark_company = rows.zeros(0)
    t.mark_card = rows.zeros(0)
    t.mark_rate = rows.zeros(0)
    t.mark_tried = rows.zeros(0)
    t.bade = 0
    t.bid = rows.filled(t.seats, NO_BID)
    t.playing = 0
    t.rolls = rows.zeros(t.seats)
    t.built = 0
    t.loadings = 0
    t.offers = 0
    t.prospects = 0
    t.sales = 0
    t.duels = 0
    t.attacker = NOBODY
    t.defender = NOBODY
    t.target = NO_ZONE
    t.counter = 0
    t.force = rows.zeros(0)
    t.fleet = rows.zeros(0)
    t.air = rows.zeros(0)
    t.rear = rows.zeros(0)
    t.bound = 0
    t.bound_zone = NO_ZONE
    t.aimed = rows.zeros(FIRST_DARK)
    t.shots = rows.zeros(FIRST_DARK)
    t.deal = rows.zeros(2 * DEAL)
    t.deal_cards = rows.zeros(0)
    t.notes = rows.zeros(t.seats * t.seats * NOTE_TERMS if t.trades else 0)
    t.may_pass = rows.zeros(t.seats * t.seats)
    t.may_work = rows.zeros(t.seats * t.seats)
    t.officers = rows.filled(t.seats * OFFICERS, NO_ZONE)
    t.antidotes = rows.zeros(t.seats * DISEASES)
    t.in_hand = rows.zeros(t.seats)
    t.gone = rows.zeros(DISEASES)
    t.antidote_deck = rows.zeros(DISEASES)


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
