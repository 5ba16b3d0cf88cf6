"""What a decent leader looks at: prices before anything, then bills, empty land and borders, never the end of the world.

Everything is weighed in millions of dollars.
"""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy import actions as do
from roadstead.games.supremacy import scoring
from roadstead.games.supremacy.data import (
    COMPANIES,
    COMPANY_PAYS,
    COMPANY_SALARY,
    EARTHQUAKE,
    FIRST_DARK,
    LADDER,
    LAND,
    LOAN,
    NOBODY,
    PAYER,
    TOP_STEP,
    UNIT_SALARY,
    VERB,
    WARLORD,
    ZONES,
)
from roadstead.games.supremacy.rules import attack, counts, fortuna, frames, land, market, payday
from roadstead.games.supremacy.rules.deals import FIRST_SUPPLY
from roadstead.games.supremacy.state import (
    DEAL,
    DEAL_CASH,
    DEAL_ITEMS,
    DEAL_L_STARS,
    DEAL_NUKES,
    DEAL_PASS,
    DEAL_SUPPLIES,
    DEAL_WORK,
    Supremacy,
)
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State

NEVER: Final = -10000.0
A_UNIT: Final = 300.0  # what a unit of supplies is worth to somebody who waits for a good price
RESERVE: Final[i64] = 3  # sets kept for defence
AN_ARMY: Final = 150.0
CONQUEST: Final = 20000.0
SWAP: Final[i64] = 2  # units given and wanted in an offer


class SupremacyHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        assert isinstance(t, Supremacy)
        kind = t.asked()
        if kind == frames.STAGE_MENU:
            return menu_value(t, seat, action)
        if kind == frames.BID:
            return bid_value(t, seat) if action == do.PLAY else 0.0
        if kind <= frames.BUILD_COUNT:
            return economy_value(t, seat, kind, action)
        if kind <= frames.OFFICERS_ALONG:
            return moving_value(t, seat, kind, action)
        if kind <= frames.REINFORCE:
            return battle_value(t, seat, kind, action)
        return fate_value(t, seat, kind, action)

    def outlook(self, t: State, seat: i64) -> float:
        """Worth at detente: of the supplies what rivals leave of their price, and what companies will still bring in."""
        assert isinstance(t, Supremacy)
        if t.out[seat] or t.over:
            return float(scoring.worth(t, seat))
        left = float(t.turns - t.turn)
        value = float(scoring.worth(t, seat)) + (50.0 + 250.0 * left) * float(scoring.company_count(t, seat))
        return value - (1.0 - 1.0 / float(t.seats)) * float(scoring.stock_worth(t, seat))


# Markets make and lose tens of thousands a turn: a lead of 60,000 mostly wins, and choices 250 apart are worth a look.
HEURISTICS: Final = SupremacyHeuristics(scale=60000.0, temperature=250.0, horizon=40)


# The markets


def last_turn(t: Supremacy) -> bool:
    return t.turn >= t.turns


def sale(t: Supremacy, seat: i64, resource: i64, units: i64) -> float:
    """What a sale brings beyond what the units are worth in store; the last few are kept for defence."""
    stock = t.supplies[seat * 3 + resource]
    kept = stock - units
    worth = A_UNIT
    if last_turn(t):
        worth = float(LADDER[t.market[resource]]) * 0.9
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
    room = t.limit(seat) - stock
    after = LADDER[min(t.market[resource] + units, TOP_STEP)]
    kept = min(units, room)
    worth = float(after) * (1.0 if last_turn(t) else 0.7)
    before = float(LADDER[t.market[resource]]) * (1.0 if last_turn(t) else 0.7)
    gain = float(stock + kept) * worth - float(stock) * before - float(market.value(t, resource, units, 1))
    if market.value(t, resource, units, 1) > t.cash[seat] - 200 and not last_turn(t):
        gain -= 400.0
    return gain


def best_purchase(t: Supremacy, seat: i64, resource: i64) -> float:
    best = 0.0
    most = market.most(t, seat, resource)
    for units in range(1, most + 1):
        best = max(best, purchase(t, seat, resource, units))
    return best


# Bids and menus


def bid_value(t: Supremacy, seat: i64) -> float:
    """Stages are scarce: one is kept for buying, which is where the next turn's money is made."""
    spare = 3 - t.plays[seat]
    if t.stage == 3:
        total = 0.0
        for resource in range(3):
            total += best_sale(t, seat, resource)
        return total - 300.0
    if t.stage == 7:
        total = 0.0
        for resource in range(3):
            total += best_purchase(t, seat, resource)
        return total + prospect_value(t, seat) - 50.0
    if spare < 2:
        return -1.0
    if t.stage == 4:
        return best_attack(t, seat) - 600.0
    if t.stage == 5:
        return best_march(t, seat) - 300.0
    return build_value(t, seat)


def menu_value(t: Supremacy, seat: i64, action: i64) -> float:
    if action == do.DONE:
        return 0.0
    if action >= do.OFFER:
        return 40.0 if t.offers == 0 and swap(t, seat, t.seat_of[action - do.OFFER]) >= 0 else NEVER
    if action >= do.MOVE:
        return best_march(t, seat) if action == do.MOVE + do.MARCH else NEVER
    if action == do.ATTACK:
        return best_attack(t, seat) - 300.0
    if action == do.ANTIDOTE:
        return 10.0 if t.in_hand[seat] < 2 and t.cash[seat] > 4000 else NEVER
    if action >= do.ANTIDOTE:
        return NEVER
    if action == do.BUILD + do.ARMY:
        return build_value(t, seat)
    if action == do.BUILD + do.AN_L_STAR:
        return 20.0 if t.l_stars[seat] < 2 and t.cash[seat] > 6000 and threatened_by_nukes(t, seat) else NEVER
    if action >= do.RESEARCH:
        return NEVER
    if action >= do.PROSPECT:
        return prospect_value(t, seat)
    if action >= do.BUY:
        return best_purchase(t, seat, action - do.BUY)
    return best_sale(t, seat, action - do.SELL)


def threatened_by_nukes(t: Supremacy, seat: i64) -> bool:
    for other in range(t.seats):
        if other != seat and t.nukes[other] > 0:
            return True
    return False


def prospect_value(t: Supremacy, seat: i64) -> float:
    """A company pays for itself in a few turns; late in the game, or without spare cash, it does not."""
    left = t.turns - t.turn
    if left < 4 or t.cash[seat] < 2500 or scoring.company_count(t, seat) >= 14:
        return NEVER
    return 30.0 * float(left)


def build_value(t: Supremacy, seat: i64) -> float:
    """Armies while cash is plenty, and not so many that their pay hurts."""
    units = t.units(seat)
    if last_turn(t) or t.cash[seat] < 1500 or t.sets(seat) == 0 or units > 30 or t.built >= 6:
        return NEVER
    return 400.0 - 10.0 * float(units)


def economy_value(t: Supremacy, seat: i64, kind: i64, action: i64) -> float:
    b = t.detail(1)
    if kind == frames.RUN:
        return 100.0 if action == do.RUN_ALL else company_value(t, action)
    if kind == frames.LOANS:
        return loan_value(t, seat, action)
    if kind == frames.SELL_COUNT:
        return sale(t, seat, b, counts.meant(action, t.supplies[seat * 3 + b]))
    if kind == frames.BUY_COUNT:
        return purchase(t, seat, b, counts.meant(action, market.most(t, seat, b)))
    if kind == frames.SEARCH:
        if action == do.STOP:
            return 0.0
        return prospect_value(t, seat) if b < frames.LOOK_NUKE else NEVER
    if kind == frames.BUILD_WHERE:
        return site_value(t, seat, action - do.ZONE)
    if kind == frames.BUILD_COUNT:
        pieces = counts.meant(action, 99)
        return float(pieces) if pieces <= 3 else -1.0
    if kind == frames.SETTLE:
        return 100.0 if action < do.DONE and t.cash[seat] > 900 else 0.0
    if kind == frames.SETTLE_BORROW:
        return 1.0 if action == do.REFUSE else 0.0
    return 10.0 if action == do.BORROW else -float(action % 7)


def company_value(t: Supremacy, action: i64) -> float:
    return float(t.board.units[action - do.COMPANY]) * 100.0 - 50.0 if action < do.COUNT else 0.0


def loan_value(t: Supremacy, seat: i64, action: i64) -> float:
    """Borrow only to pay units and companies; repay whatever is not needed."""
    due = t.units(seat) * UNIT_SALARY + scoring.company_count(t, seat) * COMPANY_SALARY
    if action == do.BORROW:
        return 10.0 if t.cash[seat] < due else -10.0
    if action == do.REPAY:
        return 10.0 if t.cash[seat] - LOAN > due + 2000 else -10.0
    return 0.0


# Land


def foes_near(t: Supremacy, seat: i64, zone: i64) -> i64:
    """Enemy armies in neighbouring territories."""
    board = t.board
    found: i64 = 0
    for at in range(board.near_at[zone], board.near_at[zone + 1]):
        there = board.near[at]
        if there >= LAND:
            break
        if t.holder[there] != seat and t.holder[there] < t.seats:
            found += t.armies[there]
    return found


def site_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """Armies are wanted where the enemy stands, and where home land lies open."""
    if zone >= LAND:
        return 0.0
    value = 10.0 * float(foes_near(t, seat, zone)) - 3.0 * float(t.armies[zone])
    value += 5.0 * float(prey(t, seat, zone))
    if t.armies[zone] == 0:
        value += 30.0
    return value


def prey(t: Supremacy, seat: i64, zone: i64) -> i64:
    """Neighbouring territories that are not ours yet."""
    board = t.board
    found: i64 = 0
    for at in range(board.near_at[zone], board.near_at[zone + 1]):
        there = board.near[at]
        if there >= LAND:
            break
        if t.holder[there] != seat and not t.cloud[there]:
            found += 1
    return found


def land_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """What it is worth to take a territory: its companies, its owner's ruin."""
    holder = t.holder[zone]
    if holder == seat:
        return 0.0
    value = 260.0
    board = t.board
    for company in range(COMPANIES):
        if board.place[company] == zone and t.owner[company] != NOBODY and t.owner[company] != seat:
            value += 300.0 * float(board.units[company])
    if holder < t.seats:
        value += 300.0
        if board.home[zone] == t.power[holder]:
            value += 400.0
            if land.homes(t, holder) == 1:
                value += CONQUEST
    return value


def march_value(t: Supremacy, seat: i64, start: i64, zone: i64) -> float:
    """The land taken, less the grain and what is left open behind."""
    value = land_value(t, seat, zone) - 100.0
    if t.holder[zone] == seat:
        gain = float(foes_near(t, seat, zone) - foes_near(t, seat, start))
        value = 20.0 * gain - 110.0 if t.armies[start] > 1 else NEVER
    elif t.armies[start] <= 1:
        value -= 150.0 + 500.0 * float(min(foes_near(t, seat, start), 2))
    return value


def best_march_from(t: Supremacy, seat: i64, start: i64) -> float:
    board = t.board
    best = NEVER
    for at in range(board.near_at[start], board.near_at[start + 1]):
        there = board.near[at]
        if there >= LAND:
            break
        if t.enterable(seat, there):
            best = max(best, march_value(t, seat, start, there))
    return best


def best_march(t: Supremacy, seat: i64) -> float:
    best = NEVER
    if t.supplies[seat * 3] == 0:
        return best
    for zone in range(LAND):
        if t.holder[zone] == seat and t.armies[zone] > 0:
            best = max(best, best_march_from(t, seat, zone))
    return best


def moving_value(t: Supremacy, seat: i64, kind: i64, action: i64) -> float:
    b = t.detail(1)
    c = t.detail(2)
    if kind == frames.MOVE_FROM:
        return best_march_from(t, seat, action - do.ZONE) if b == do.MARCH else 0.0
    if kind == frames.MOVE_TO:
        zone = action - do.ZONE
        if b != do.MARCH:
            return 0.0
        return march_value(t, seat, c, zone) if t.board.touches(c, zone) else NEVER
    if kind == frames.MOVE_COUNT:
        return leave_one(t, action, t.armies[c] if c < LAND else 4)
    return 0.0


def leave_one(t: Supremacy, action: i64, here: i64) -> float:
    """As many as can go while one stays behind."""
    count = counts.meant(action, here)
    if count < here:
        return float(min(count, 4))
    return 0.5


# Battle


def strength_near(t: Supremacy, seat: i64, zone: i64) -> i64:
    """What could attack a zone while one army stays in each territory."""
    board = t.board
    found: i64 = 0
    for at in range(board.near_at[zone], board.near_at[zone + 1]):
        there = board.near[at]
        if there < LAND:
            if t.holder[there] == seat and t.armies[there] > 1:
                found += t.armies[there] - 1
        elif attack.reaches(t, seat, there, zone):
            found += t.units_in(seat, there)
    return found


def defenders(t: Supremacy, zone: i64) -> i64:
    if zone < LAND:
        return t.armies[zone]
    holder = t.holder[zone]
    if holder == WARLORD:
        return t.pirates[zone - LAND]
    return t.units_in(holder, zone) if holder < t.seats else 99


def attack_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """Land worth having, where we are clearly stronger."""
    if zone >= FIRST_DARK:
        return NEVER
    foe = attack.foe_in(t, seat, zone, NOBODY)
    if foe == NOBODY:
        return NEVER
    mine = strength_near(t, seat, zone)
    theirs = defenders(t, zone)
    if mine < theirs + 2:
        return NEVER
    value = land_value(t, seat, zone) if zone < LAND else 100.0
    return value + 100.0 * float(min(mine - theirs, 3)) - 100.0 * float(theirs)


def best_attack(t: Supremacy, seat: i64) -> float:
    best = NEVER
    if t.sets(seat) < 2:
        return best
    for zone in range(ZONES):
        if t.holder[zone] != seat and t.holder[zone] != NOBODY and attack.from_near(t, seat, zone):
            best = max(best, attack_value(t, seat, zone))
    return best


def battle_value(t: Supremacy, seat: i64, kind: i64, action: i64) -> float:
    b = t.detail(1)
    if kind == frames.ATTACK_WHERE:
        return attack_value(t, seat, action - do.ZONE)
    if kind == frames.ATTACK_WITH:
        if action == do.DONE:
            return 1.0
        if action == do.AIRBORNE:
            return -1.0
        zone = action - do.ZONE
        if zone >= LAND:
            return 2.0
        return 2.0 + float(t.armies[zone]) if t.armies[zone] > 1 else 0.5
    if kind == frames.ATTACK_COUNT:
        return leave_one(t, action, t.armies[b]) if b < LAND else float(counts.meant(action, 11))
    if kind == frames.DEFEND:
        if action == do.FIGHT:
            return 4.0
        if action == do.FIGHT_BARE:
            return 3.0
        return 2.0 if action == do.RETREAT else 1.0
    if kind == frames.OCCUPY:
        return 0.0 if action == do.DONE else 1.0
    if kind == frames.OCCUPY_COUNT:
        return float(min(counts.meant(action, 11), 3))
    if kind == frames.LOSE_WHERE:
        zone = action - do.ZONE
        return float(t.armies[zone]) if zone < LAND else 0.0
    if kind == frames.LOSE_WHAT:
        return 1.0 if action == do.LOSE_ARMY else 0.0
    return 1.0 if action == do.DONE else 0.0


# Fate


def fate_value(t: Supremacy, seat: i64, kind: i64, action: i64) -> float:
    b = t.detail(1)
    c = t.detail(2)
    if kind == frames.BILL:
        return bill_value(t, seat, b, c) if action == do.PAY else 0.0
    if kind == frames.DEAL:
        return offer_value(t, seat, b, c, action)
    if kind == frames.DEAL_ANSWER:
        return deal_value(t, seat) if action == do.ACCEPT else 0.0
    if kind == frames.REVOLT_FROM:
        if action == do.REFUSE:
            return 0.0
        zone = action - do.ZONE
        spare = float(t.armies[zone]) if zone < LAND else 2.0
        return revolt_value(t, seat, b) - (200.0 if spare < 2.0 else 20.0)
    if kind == frames.REVOLT_MEANS:
        return 2.0 if action == do.MOVE + do.UNLOADING else 1.0 if action == do.MOVE + do.MARCH else 0.0
    if kind == frames.USE_ANTIDOTE:
        return float(t.armies[t.board.where[b]]) if action == do.USE_ANTIDOTE else 0.5
    if kind == frames.SHIELD:
        zone = action - do.ZONE
        return float(t.aimed[zone]) - 2.0 * float(t.shots[zone])
    if kind == frames.STRIKE_AT:
        return -1.0 if action != do.DONE and t.holder[action - do.ZONE] == seat else 0.0
    return 0.0


def revolt_value(t: Supremacy, seat: i64, zone: i64) -> float:
    """What a revolt would take."""
    value = 150.0 + AN_ARMY * float(t.armies[zone])
    for company in range(COMPANIES):
        if t.board.place[company] == zone and t.owner[company] == seat:
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
    if VERB[kind] == EARTHQUAKE:
        zone = board.where[head]
        saved = AN_ARMY * float(t.armies[zone]) - 1.0
        for company in range(COMPANIES):
            if board.place[company] == zone and t.owner[company] == seat:
                saved += 250.0 * float(board.units[company])
        return saved - float(amount)
    units: i64 = 0
    if PAYER[kind] == COMPANY_PAYS:
        units = board.units[board.company[head]]
    else:
        for company in range(COMPANIES):
            if fortuna.affected(t, head, company, seat):
                units += board.units[company]
    if units == 0:
        return -1.0
    left = float(t.turns - t.turn)
    if not payday.can_pay(t, seat, amount) or left < 1.0:
        return -1.0
    return min(380.0, 100.0 * left * float(units)) - float(amount)


# Trades


def unit_worth(t: Supremacy, seat: i64, resource: i64, stock: i64) -> float:
    """A unit more or less is worth the more, the fewer there are."""
    price = float(LADDER[t.market[resource]])
    base = 100.0 + 0.5 * price
    if stock < 3:
        return base * 1.4
    return base if stock < 9 else base * 0.6


def swap(t: Supremacy, seat: i64, partner: i64) -> i64:
    """A swap that serves both: 3 x what we have plenty of + what the other has plenty of; -1 for none."""
    if partner == NOBODY:
        return -1
    for mine in range(3):
        for theirs in range(3):
            if (
                mine != theirs
                and t.supplies[seat * 3 + mine] >= 8
                and t.supplies[partner * 3 + mine] <= 3
                and t.supplies[seat * 3 + theirs] <= 3
                and t.supplies[partner * 3 + theirs] >= 8
            ):
                return 3 * mine + theirs
    return -1


def offer_value(t: Supremacy, seat: i64, partner: i64, side: i64, action: i64) -> float:
    """Give two of the one for two of the other."""
    plan = swap(t, seat, partner)
    if plan < 0:
        return 1.0 if action == do.WITHDRAW else 0.0
    resource = plan // 3 if side == 0 else plan % 3
    if t.deal[side * DEAL + DEAL_ITEMS] < SWAP:
        return 2.0 if action == do.ADD + FIRST_SUPPLY + resource else 0.0
    return 2.0 if action == do.IN_RETURN or action == do.PROPOSE else 0.0


def side_worth(t: Supremacy, seat: i64, side: i64, receives: bool) -> float:
    """What one side of the offer is worth to this seat."""
    at = side * DEAL
    total = float(t.deal[at + DEAL_CASH])
    for resource in range(3):
        stock = t.supplies[seat * 3 + resource]
        for unit in range(t.deal[at + DEAL_SUPPLIES + resource]):
            if not receives:
                total += unit_worth(t, seat, resource, stock - unit - 1)
            elif stock + unit < t.limit(seat):
                total += unit_worth(t, seat, resource, stock + unit)
    total += 600.0 * float(t.deal[at + DEAL_NUKES]) + 800.0 * float(t.deal[at + DEAL_L_STARS])
    total += (0.0 if receives else 150.0) * float(t.deal[at + DEAL_PASS])
    total += (0.0 if receives else 50.0) * float(t.deal[at + DEAL_WORK])
    left = float(t.turns - t.turn)
    for company in range(COMPANIES):
        if t.deal_cards[company] == side + 1:
            total += 100.0 + 60.0 * left * float(t.board.units[company])
    return total


def deal_value(t: Supremacy, seat: i64) -> float:
    """What accepting an offer gains; a little must come of it."""
    return side_worth(t, seat, 0, True) - side_worth(t, seat, 1, False) - 20.0
