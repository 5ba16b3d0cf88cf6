"""What things are worth to a leader in millions of dollars: stores, land, armies, companies, and offers."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import data, scoring
from roadstead.games.supremacy.generated import do
from roadstead.games.supremacy.rules import fortuna, land, market, payday
from roadstead.games.supremacy.state import Supremacy

NEVER: Final = -10000.0
PLAIN_LOSS: Final = -150.0
UNLIKELY: Final = -5000.0
A_UNIT: Final = 300.0  # what a unit of supplies is worth to somebody who waits for a good price
RESERVE: Final[i64] = 3  # sets kept for defence
AN_ARMY: Final = 150.0
CONQUEST: Final = 20000.0


# Numbers


def passed_over(action: i64) -> bool:
    """Of many numbers one thinks of the small ones, ten and all first; the rest only where a rule of thumb names them."""
    return do.COUNT + 5 < action < do.ALL and action != do.COUNT + 10


# The markets


def last_turn(t: Supremacy) -> bool:
    return t.turn >= t.turns


def sale(t: Supremacy, seat: i64, resource: i64, units: i64) -> float:
    """What a sale brings beyond what the units are worth in store; the last few are kept for defence."""
    stock = t.supplies[seat * 3 + resource]
    kept = stock - units
    worth = A_UNIT
    if last_turn(t):
        worth = float(data.LADDER[t.market[resource]]) * 0.9
    gain = float(market.value(t, resource, units, -1)) - worth * 0.7 * float(units)
    if kept < RESERVE and not last_turn(t):
        gain -= float(RESERVE - kept) * 60.0
    return gain


def best_sale(t: Supremacy, seat: i64, resource: i64) -> float:
    best = 0.0
    for units in range(1, t.supplies[seat * 3 + resource] + 1):
        best = max(best, sale(t, seat, resource, units))
    return best


def purchase(t: Supremacy, seat: i64, resource: i64, units: i64) -> float:
    """What a purchase brings: it drives the price at which everything in store can be sold later."""
    stock = t.supplies[seat * 3 + resource]
    return purchase_gain(t, seat, resource, units, stock, t.limit(seat) - stock, last_turn(t))


def purchase_gain(t: Supremacy, seat: i64, resource: i64, units: i64, stock: i64, room: i64, last: bool) -> float:
    """The same with so many in store, room for so many more, and whether it is the last turn."""
    step = t.market[resource]
    share = 1.0 if last else 0.7
    worth = float(data.LADDER[min(step + units, data.TOP_STEP)]) * share
    before = float(data.LADDER[step]) * share
    paid = market.value(t, resource, units, 1)
    found = float(stock + min(units, room)) * worth - float(stock) * before - float(paid)
    return found - 400.0 if paid > t.cash[seat] - 200 and not last else found


def best_purchase(t: Supremacy, seat: i64, resource: i64) -> float:
    best = 0.0
    stock = t.supplies[seat * 3 + resource]
    room = t.limit(seat) - stock
    last = last_turn(t)
    for units in range(1, market.most(t, seat, resource) + 1):
        best = max(best, purchase_gain(t, seat, resource, units, stock, room, last))
    return best


# Companies


def prospect_value(t: Supremacy, seat: i64) -> float:
    """A company pays for itself in a few turns; late in the game, or without spare cash, it does not."""
    left = t.turns - t.turn
    if left < 4 or t.cash[seat] < 2500 or scoring.company_count(t, seat) >= 14:
        return NEVER
    return 30.0 * float(left)


def company_value(t: Supremacy, action: i64) -> float:
    if action >= do.DONE:
        return 0.0
    company = action - do.COMPANY
    return float(t.board.units[company]) * 100.0 - float(payday.salary(t, company))


# Land


def foes_near(t: Supremacy, seat: i64, zone: i64) -> i64:
    """Enemy armies in neighbouring territories."""
    found: i64 = 0
    holder = t.holder
    seats = t.seats
    for there in t.board.lands[zone]:
        if holder[there] != seat and holder[there] < seats:
            found += t.armies[there]
    return found


def prey(t: Supremacy, seat: i64, zone: i64) -> i64:
    """Neighbouring territories that are not ours yet."""
    found: i64 = 0
    for there in t.board.lands[zone]:
        if t.holder[there] != seat and not t.cloud[there]:
            found += 1
    return found


def site_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """Armies are wanted where the enemy stands, and where home land lies open."""
    if zone >= data.LAND:
        return 0.0
    value = 10.0 * float(foes_near(t, seat, zone)) - 3.0 * float(t.armies[zone])
    value += 5.0 * float(prey(t, seat, zone))
    if t.armies[zone] == 0:
        value += 30.0
    return value


def land_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """What it is worth to take a territory: its companies, its owner's ruin."""
    holder = t.holder[zone]
    if holder == seat:
        return 0.0
    value = 260.0
    board = t.board
    owner = t.owner
    for company in board.companies_in[zone]:
        if owner[company] != data.NOBODY and owner[company] != seat:
            value += 300.0 * float(board.units[company])
    if holder < t.seats:
        value += 300.0
        if board.home[zone] == t.power[holder]:
            value += 400.0
            if land.homes(t, holder) == 1:
                value += CONQUEST
    return value


# Trades


def unit_worth(t: Supremacy, seat: i64, resource: i64, stock: i64) -> float:
    """A unit more or less is worth the more, the fewer there are."""
    price = float(data.LADDER[t.market[resource]])
    base = 100.0 + 0.5 * price
    if stock < 3:
        return base * 1.4
    return base if stock < 9 else base * 0.6


def side_worth(t: Supremacy, seat: i64, side: i64, receives: bool) -> float:
    """What one side of the offer is worth to this seat."""
    at = side * data.DEAL
    total = float(t.deal[at + data.DEAL_CASH])
    for resource in range(3):
        stock = t.supplies[seat * 3 + resource]
        for unit in range(t.deal[at + data.DEAL_SUPPLIES + resource]):
            if not receives:
                total += unit_worth(t, seat, resource, stock - unit - 1)
            elif stock + unit < t.limit(seat):
                total += unit_worth(t, seat, resource, stock + unit)
    total += 600.0 * float(t.deal[at + data.DEAL_NUKES]) + 800.0 * float(t.deal[at + data.DEAL_L_STARS])
    total += 400.0 * float(t.deal[at + data.DEAL_K_SATS] + t.deal[at + data.DEAL_NEUTRON_BOMBS])
    total += (0.0 if receives else 150.0) * float(t.deal[at + data.DEAL_PASS])
    total += (0.0 if receives else 50.0) * float(t.deal[at + data.DEAL_WORK])
    for term in range(data.NOTE_TERMS):
        total += (0.85 if receives else 1.0) * float(t.deal[at + data.DEAL_NOTES + term])
    for company in range(data.COMPANIES):
        if t.deal_cards[company] == side + 1:
            total += card_worth(t, seat, company)
    return total


def card_worth(t: Supremacy, seat: i64, company: i64) -> float:
    """What a company yields until the end; little in land of others who give no leave to work there."""
    holder = t.holder[t.board.place[company]]
    barred = holder < t.seats and holder != seat and t.may_work[holder * t.seats + seat] < t.turn
    return 100.0 + (10.0 if barred else 60.0) * float(t.turns - t.turn) * float(t.board.units[company])


def deal_value(t: Supremacy, seat: i64) -> float:
    """What accepting an offer gains; a little must come of it, and nobody thinks twice about a plain loss."""
    gain = side_worth(t, seat, 0, True) - side_worth(t, seat, 1, False) - 20.0
    return gain if gain > PLAIN_LOSS else NEVER


# Fate


def revolt_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """What a revolt would take."""
    value = 150.0 + AN_ARMY * float(t.armies[zone])
    for company in t.board.companies_in[zone]:
        if t.owner[company] == seat:
            value += 300.0 * float(t.board.units[company])
    if t.board.home[zone] == t.power[seat]:
        value += 500.0
        if land.homes(t, seat) == 1:
            value += CONQUEST
    return value


def bill_value(t: Supremacy, seat: i64, amount: i64, head: i64) -> float:
    """What paying saves, less the bill: own companies that would stop, or everything an earthquake would take."""
    board = t.board
    kind = board.kind[head]
    if data.VERB[kind] == data.EARTHQUAKE:
        zone = board.where[head]
        saved = AN_ARMY * float(t.armies[zone]) - 1.0
        for company in board.companies_in[zone]:
            if t.owner[company] == seat:
                saved += 250.0 * float(board.units[company])
        return saved - float(amount)
    units: i64 = 0
    if data.PAYER[kind] == data.COMPANY_PAYS:
        units = board.units[board.company[head]]
    else:
        for company in range(data.COMPANIES):
            if fortuna.affected(t, head, company, seat):
                units += board.units[company]
    if units == 0:
        return -1.0
    left = float(t.turns - t.turn)
    if not payday.can_pay(t, seat, amount) or left < 1.0:
        return -1.0
    return min(380.0, 100.0 * left * float(units)) - float(amount)
