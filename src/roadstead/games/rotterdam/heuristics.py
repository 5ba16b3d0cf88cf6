"""What a decent trader looks at: deliveries on their way, cards against open assignments, and what money can still buy.

Everything is weighed in points of the final score.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam import actions as do
from roadstead.games.rotterdam import scoring
from roadstead.games.rotterdam.appraisal import (
    COIN,
    cargo_worth,
    coin,
    deliveries,
    factory_income,
    hand_of,
    hand_value,
    is_last_round,
    job_gain,
    job_promise,
    product_value,
    rounds_to_come,
    sailing_value,
    seen_value,
    ship_value,
    wants,
)
from roadstead.games.rotterdam.data import (
    ANCHOR,
    BARTER,
    CAPTAIN,
    CASHIER_FIELDS,
    DECK_HAND,
    DISCHARGER,
    FLEET,
    FOG,
    HAND_LIMIT,
    HARBOUR_POLICE,
    HUES,
    MOST_SITES,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NOWHERE,
    OPEN_CARDS,
    OPEN_JOBS,
    PILOT,
    PORTS,
    SEA_LOADING,
    SHIP_OWNER,
    SMUGGLERS,
    STARTS,
    STOCK_LIMIT,
    TRADER,
    TUGBOAT,
    WARES,
)
from roadstead.games.rotterdam.rules import captain, deck_hand, frames, ship_owner
from roadstead.games.rotterdam.state import NO_SHIP, NOBODY, Rotterdam
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State

A_RIVAL: Final = 0.35  # what a point of another's is worth to us, taken or prevented
AN_ACTION: Final = 0.7  # what a worker earns elsewhere


class RotterdamHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        assert isinstance(t, Rotterdam)
        asked = t.asked()
        if asked == frames.WORKER:
            return worker_value(t, seat, action)
        if asked == frames.OWNER:
            return owner_value(t, seat, action)
        if asked == frames.TRADE:
            return trade_value(t, seat, action)
        if asked == frames.COLOUR:
            if action < do.NAME:
                return sooner(play_value(t, seat, action - do.PLAY))
            return captain_value(t, seat, deliveries(t, seat), action - do.NAME, t.detail(0) == 0)
        if asked == frames.CARDS_AFTER:
            return 0.0 if action == do.DONE else play_value(t, seat, action - do.PLAY)
        if asked == frames.TAKE_CARD:
            return take_value(t, seat, action)
        if asked == frames.NAME_FACTORY:
            return 1.0 if action - do.FACTORY == seat else -float(t.earned[action - do.FACTORY])
        if asked == frames.MOVE_WHERE or asked == frames.TUG_WHERE:
            return ship_value(t, seat, t.cargo[t.detail(0)], action - do.sail(t.chart(), 0))
        if asked == frames.MOVE_WHICH:
            return float(t.chart().x[action - do.SHIP])
        if asked == frames.STOW or asked == frames.LOAD_ON:
            return stow_value(t, seat, action, t.detail(3) & 3)
        if asked == frames.BID:
            return 0.0 if action == do.PASS else 0.3 - COIN * float(t.detail(0) + 1) - 0.1 * float(action - do.BID)
        if asked == frames.START_SHIP:
            return -1.0 if action == do.NO_SHIP else best_cargo_value(t, seat, deliveries(t, seat), action - do.PLACE)
        if asked == frames.START_CARGO:
            return 0.0 if action == do.EMPTY else ship_value(t, seat, action - do.LOAD, t.where[t.detail(0)])
        return effect_value(t, seat, asked, action)

    def outlook(self, t: State, seat: i64) -> float:
        assert isinstance(t, Rotterdam)
        if t.over:
            return float(scoring.score(t, seat))
        value = float(t.earned[seat] + scoring.card_score(t, seat)) + coin(t) * float(t.money[seat])
        value += hand_value(t, seat, hand_of(t, seat), t.money[seat])
        worth = deliveries(t, seat)
        for ship in range(seat * FLEET, seat * FLEET + t.ships):
            if t.where[ship] != NOWHERE:
                value += sailing_value(t, worth, t.cargo[ship], t.where[ship])
        for port in range(PORTS):
            value += 0.5 * COIN * float(t.stock[seat * PORTS + port])
            value += float(t.factories_of(seat, port)) * factory_income(t, port)
        return value


HEURISTICS: Final = RotterdamHeuristics(scale=8.0, temperature=1.0, horizon=24)


# Workers


def worker_value(t: Rotterdam, seat: i64, action: i64) -> float:
    if action >= do.PLAY:
        return sooner(play_value(t, seat, action - do.PLAY))
    if action >= do.MANUFACTURE:
        port = action - do.MANUFACTURE
        price = t.chart().site_price[port * MOST_SITES + t.sites_built(port)]
        share = 1.0 / float(1 + t.sites_built(port) - t.factories_of(seat, port))
        return factory_income(t, port) * share - coin(t) * float(price)
    if action >= do.CASH:
        return coin(t) * float(CASHIER_FIELDS[action - do.CASH])
    if action >= do.AGENT:
        job = t.job[action - do.AGENT]
        return 3.0 + job_gain(t, job) + 0.3 * float(t.chart().job_points[job])
    if action == do.WORKER + SHIP_OWNER:
        return owner_prospect(t, seat)
    if action == do.WORKER + CAPTAIN:
        return captain_prospect(t, seat)
    if action == do.WORKER + DECK_HAND:
        return deck_hand_prospect(t, seat)
    if action == do.WORKER + DISCHARGER:
        return discharger_prospect(t, seat)
    return trader_prospect(t, seat) if action == do.WORKER + TRADER else 0.0


def owner_prospect(t: Rotterdam, seat: i64) -> float:
    """Two ships with cargo at the best free starts, if there is time to bring them in, or just the free unit."""
    value = 0.15
    if rounds_to_come(t) < 1.0:
        return value
    ships: i64 = 0
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        if t.where[ship] == NOWHERE:
            ships += 1
    if ships == 0:
        return value
    best = 0.0
    second = 0.0
    worth = deliveries(t, seat)
    for position in range(STARTS):
        if t.berth[position] == NO_SHIP:
            prospect = best_cargo_value(t, seat, worth, position)
            if prospect > best:
                second = best
                best = prospect
            else:
                second = max(second, prospect)
    value += best
    if ships > 1:
        value += second
    return value


def best_cargo_value(t: Rotterdam, seat: i64, worth: vec[float], position: i64) -> float:
    """The best delivery that could begin at a start, its cargo paid for."""
    best = -0.2
    for material in range(PORTS):
        cost = 0.0
        if t.stock[seat * PORTS + material] == 0:
            if t.market[material] == 0 or t.raw_price(material) > t.money[seat]:
                continue
            cost = coin(t) * float(t.raw_price(material))
        best = max(best, sailing_value(t, worth, material, position) - cost)
    return best


def deck_hand_prospect(t: Rotterdam, seat: i64) -> float:
    """The points of the best cards we would get, less what ships at anchor bring the others."""
    room = HAND_LIMIT - t.cards_held(seat)
    wanted = min(room, 1 + deck_hand.at_anchor(t, seat))
    value = 0.0
    taken: i64 = 0
    for points in range(2, 0, -1):
        for place in range(OPEN_CARDS):
            if taken < wanted and t.open_card[place] != NO_CARD and t.chart().card_points[t.open_card[place]] == points:
                value += float(points)
                taken += 1
    for other in range(t.seats):
        if other != seat:
            theirs = min(HAND_LIMIT - t.cards_held(other), deck_hand.at_anchor(t, other))
            value -= A_RIVAL * 1.5 * float(theirs)
    return value


def discharger_prospect(t: Rotterdam, seat: i64) -> float:
    """The products our ships and factories would bring now, less what the others would get."""
    value = 0.0
    for port in range(PORTS):
        harbour = t.chart().waters + port
        mine = t.factories_of(seat, port)
        worth = 0.0
        for ship in range(t.seats * FLEET):
            if t.where[ship] != harbour:
                continue
            owner = ship // FLEET
            if t.cargo[ship] != port:
                value += 0.1 if owner == seat else 0.0
                continue
            if worth == 0.0:
                worth = cargo_worth(t, seat, port)
            if owner == seat:
                value += worth * (1.0 if is_last_round(t) else 0.45)
            else:
                value -= A_RIVAL * worth * 0.45
            if mine > 0:
                mine -= 1
                value += worth
    return value


def trader_prospect(t: Rotterdam, seat: i64) -> float:
    """The best of what three transactions could do for the hand: buying for an assignment, or selling what is dear."""
    hand = hand_of(t, seat)
    money = t.money[seat]
    before = hand_value(t, seat, hand, money) + coin(t) * float(money)
    best = 0.0
    for place in range(OPEN_JOBS):
        if t.job[place] == NO_JOB:
            continue
        best = max(best, shopping_value(t, seat, t.job[place]) - before)
    if is_last_round(t):
        best = max(best, float(money // 5) * 0.8)
    for product in range(WARES):
        if hand[product] > 0:
            best = max(best, sale_value(t, seat, product))
    return best


def shopping_value(t: Rotterdam, seat: i64, job: i64) -> float:
    """The hand after buying what an assignment lacks, selling what it does not need where money is short."""
    chart = t.chart()
    hand = hand_of(t, seat)
    money = t.money[seat]
    bought: i64 = 0
    for i in range(chart.job_size[job]):
        product = chart.job_product[job * 3 + i]
        if hand[product] == 0:
            if not t.may_be_stacked(product):
                return 0.0
            hand[product] += 1
            money -= t.price(product)
            bought += 1
    if bought == 0:
        return 0.0
    for product in range(WARES):
        while money < 0 and bought < 3 and hand[product] > 0 and not wants(t, job, product):
            hand[product] -= 1
            money += t.price(product)
            bought += 1
    if money < 0:
        return 0.0
    return hand_value(t, seat, hand, money) + coin(t) * float(money)


# The Ship owner


def owner_value(t: Rotterdam, seat: i64, action: i64) -> float:
    empty = ship_owner.empties(t, t.detail(0))
    if action == do.DONE:
        return 0.0
    if action < do.LOAD:
        if rounds_to_come(t) < 1.0:
            return -1.0
        return 3.0 + best_cargo_value(t, seat, deliveries(t, seat), action - do.PLACE)
    if action < do.FREE:
        return aboard_value(t, seat, action - do.LOAD, empty)
    if action < do.BUY_RAW:
        material = action - do.FREE
        return 0.2 + (aboard_value(t, seat, material, empty) if empty else 0.1 * cargo_worth(t, seat, material))
    if action < do.SELL_RAW:
        material = action - do.BUY_RAW
        if not empty:
            return -0.1
        return aboard_value(t, seat, material, empty) - coin(t) * float(t.raw_price(material))
    material = action - do.SELL_RAW
    if t.stocked(seat) == STOCK_LIMIT or is_last_round(t):
        return 0.05 * float(t.raw_offer(material))
    return coin(t) * float(t.raw_offer(material)) - 0.25 * cargo_worth(t, seat, material)


def aboard_value(t: Rotterdam, seat: i64, material: i64, empty: i64) -> float:
    """The best of the empty ships for a material."""
    best = -1.0
    worth = vec[float]([0.0, 0.0, 0.0, 0.0])
    worth[material] = cargo_worth(t, seat, material)
    for position in range(STARTS):
        if (empty >> position) & 1:
            best = max(best, sailing_value(t, worth, material, position))
    return best


def stow_value(t: Rotterdam, seat: i64, action: i64, material: i64) -> float:
    if action == do.STOCK:
        return 0.1
    return ship_value(t, seat, material, action - do.SHIP)


# The Captain


def captain_prospect(t: Rotterdam, seat: i64) -> float:
    """The best first colour with the best second one after it."""
    best = 0.0
    worth = deliveries(t, seat)
    for hue in range(HUES):
        if t.fog[hue] == 0:
            best = max(best, captain_value(t, seat, worth, hue, True))
    return best


def captain_value(t: Rotterdam, seat: i64, worth: vec[float], hue: i64, goes_on: bool) -> float:
    """What naming a colour does for our ships and the others', and for ours once more with the best second colour."""
    value = 0.0
    follow = vec[float]([0.0, 0.0, 0.0, 0.0, 0.0])
    for ship in range(t.seats * FLEET):
        position = t.where[ship]
        if position >= t.chart().waters:
            continue
        owner = ship // FLEET
        end = best_end(t, seat, ship, position, hue, seat)
        if end != position:
            cargo = t.cargo[ship]
            gain = seen_value(t, seat, worth, owner, cargo, end) - seen_value(t, seat, worth, owner, cargo, position)
            if owner == seat:
                value += gain
            else:
                value -= A_RIVAL * gain
                if captain.owes_bonus(t, ship, end, seat):
                    value += 2.0 * coin(t)
        if goes_on and owner == seat and end < t.chart().waters:
            for second in range(HUES):
                if t.fog[second] == 0:
                    further = best_end(t, seat, ship, end, second, seat)
                    if further != end:
                        follow[second] += sailing_value(t, worth, t.cargo[ship], further)
                        follow[second] -= sailing_value(t, worth, t.cargo[ship], end)
    best = 0.0
    for second in range(HUES):
        best = max(best, follow[second])
    return value + best


def best_end(t: Rotterdam, seat: i64, ship: i64, position: i64, hue: i64, who: i64) -> i64:
    """Where a ship at this position would go through a colour; its position where it would stay."""
    chart = t.chart()
    best = position
    end = chart.first[position * HUES + hue]
    if captain.is_open(t, ship, end, who):
        best = end
    end = chart.second[position * HUES + hue]
    if captain.is_open(t, ship, end, who) and (best == position or closer(t, t.cargo[ship], end, best)):
        best = end
    return best


def closer(t: Rotterdam, cargo: i64, end: i64, other: i64) -> bool:
    """Whether a cargo is nearer to its harbour at one position than at another."""
    if cargo == NO_CARGO:
        return t.chart().kind[end] == ANCHOR
    return t.chart().steps[end * PORTS + cargo] < t.chart().steps[other * PORTS + cargo]


# Products and cards


def trade_value(t: Rotterdam, seat: i64, action: i64) -> float:
    if action == do.DONE:
        return 0.0
    if action >= do.SELL:
        return sale_value(t, seat, action - do.SELL)
    product = action - do.BUY
    price = t.price(product)
    hand = hand_of(t, seat)
    before = hand_value(t, seat, hand, t.money[seat])
    hand[product] += 1
    value = hand_value(t, seat, hand, t.money[seat] - price) - before - coin(t) * float(price)
    if not is_last_round(t) and not needed(t, product, hand, t.money[seat] - price):
        value -= 0.5
    return value


def needed(t: Rotterdam, product: i64, hand: vec[i64], money: i64) -> bool:
    """Whether a product bought is part of an open assignment that can be finished with the money left."""
    for place in range(OPEN_JOBS):
        if t.job[place] != NO_JOB and wants(t, t.job[place], product) and hand[product] == 1:
            if job_promise(t, t.job[place], hand, money) > 0.6:
                return True
    return False


def sale_value(t: Rotterdam, seat: i64, product: i64) -> float:
    hand = hand_of(t, seat)
    price = t.price(product)
    before = hand_value(t, seat, hand, t.money[seat])
    hand[product] -= 1
    return hand_value(t, seat, hand, t.money[seat] + price) - before + coin(t) * float(price) - 0.1


def take_value(t: Rotterdam, seat: i64, action: i64) -> float:
    if action == do.NO_CARD:
        return 0.0
    if action == do.DRAW:
        return 1.45
    return float(t.chart().card_points[action - do.TAKE])


def play_value(t: Rotterdam, seat: i64, kind: i64) -> float:
    """What a card would do now, less what it is worth in hand: its points, or a worker's time to get another."""
    kept = float(t.chart().card_points[kind])
    if not is_last_round(t) and t.cards_held(seat) == HAND_LIMIT:
        kept = min(kept, AN_ACTION)
    return best_effect(t, seat, kind) - kept


def sooner(value: float) -> float:
    """A card that is worth playing takes no worker, so it comes before everything that does; another never."""
    return 100.0 + value if value > 0.0 else value - 100.0


def best_effect(t: Rotterdam, seat: i64, kind: i64) -> float:
    """The most that a card could do for us on the table as it lies."""
    best = 0.0
    if kind in (FOG, BARTER):
        return 0.2
    mine = deliveries(t, seat)
    if kind == PILOT:
        for hue in range(HUES):
            if t.fog[hue] == 0:
                best = max(best, pilot_value(t, seat, mine, hue))
        return best
    for position in range(t.chart().waters):
        ship = t.berth[position]
        if ship == NO_SHIP:
            continue
        own = ship // FLEET == seat
        worth = seen_value(t, seat, mine, ship // FLEET, t.cargo[ship], position)
        if kind == TUGBOAT and own:
            best = max(best, tug_value(t, seat, mine, ship))
        elif kind == SMUGGLERS and not own:
            best = max(best, A_RIVAL * worth + 0.4)
        elif kind == HARBOUR_POLICE and not own:
            best = max(best, A_RIVAL * worth)
        elif kind == SEA_LOADING and own and t.cargo[ship] == NO_CARGO:
            for material in range(PORTS):
                if t.stock[seat * PORTS + material] > 0:
                    best = max(best, sailing_value(t, mine, material, position))
    return best


def pilot_value(t: Rotterdam, seat: i64, worth: vec[float], hue: i64) -> float:
    value = 0.0
    for ship in range(seat * FLEET, seat * FLEET + t.ships):
        position = t.where[ship]
        if position < t.chart().waters:
            end = best_end(t, seat, ship, position, hue, NOBODY)
            value += sailing_value(t, worth, t.cargo[ship], end) - sailing_value(t, worth, t.cargo[ship], position)
    return value


def tug_value(t: Rotterdam, seat: i64, worth: vec[float], ship: i64) -> float:
    position = t.where[ship]
    here = sailing_value(t, worth, t.cargo[ship], position)
    best = 0.0
    for hue in range(HUES):
        if t.fog[hue] == 0:
            end = best_end(t, seat, ship, position, hue, NOBODY)
            best = max(best, sailing_value(t, worth, t.cargo[ship], end) - here)
    return best


def effect_value(t: Rotterdam, seat: i64, asked: i64, action: i64) -> float:
    """The questions of the shipping cards."""
    if asked == frames.PILOT_COLOUR:
        return pilot_value(t, seat, deliveries(t, seat), action - do.NAME)
    if asked == frames.FOG_COLOUR:
        return -captain_value(t, seat, deliveries(t, seat), action - do.NAME, False)
    if asked == frames.EBB_WHERE:
        return float(t.chart().x[t.where[t.detail(0)]] - t.chart().x[action - do.sail(t.chart(), 0)])
    if asked == frames.BARTER_WHAT:
        return product_value(t, seat, action - do.DEMAND)
    if asked == frames.BARTER_WHOM:
        return float(t.known[(action - do.FROM) * WARES + t.detail(0)])
    if asked == frames.BARTER_GIVE:
        return -product_value(t, seat, action - do.GIVE)
    if asked == frames.SEA_LOAD_WHAT:
        return cargo_worth(t, seat, action - do.LOAD)
    if asked == frames.SMUGGLE_WHERE:
        return stow_value(t, seat, action, t.cargo[t.detail(0)])
    if asked == frames.SEA_LOAD_WHERE:
        return stow_value(t, seat, action, t.detail(0))
    position = action - do.SHIP
    ship = t.berth[position]
    mine = deliveries(t, seat)
    worth = seen_value(t, seat, mine, ship // FLEET, t.cargo[ship], position)
    if asked == frames.TUG_WHICH:
        return tug_value(t, seat, mine, ship)
    if asked == frames.SWAP_SECOND or asked == frames.SHIFT_SECOND:
        return exchange_value(t, seat, t.detail(0), ship, asked == frames.SWAP_SECOND)
    if asked == frames.SWAP_FIRST or asked == frames.SHIFT_FIRST:
        return worth if ship // FLEET != seat else 0.2 - worth
    return -worth if ship // FLEET == seat else worth


def exchange_value(t: Rotterdam, seat: i64, one: i64, other: i64, places: bool) -> float:
    """What two ships gain and lose by changing places, which is as much as changing cargo the other way round."""
    value = 0.0
    worth = deliveries(t, seat)
    for ship in (one, other):
        partner = other if ship == one else one
        cargo = t.cargo[ship] if places else t.cargo[partner]
        position = t.where[partner] if places else t.where[ship]
        owner = ship // FLEET
        gain = seen_value(t, seat, worth, owner, cargo, position)
        gain -= seen_value(t, seat, worth, owner, t.cargo[ship], t.where[ship])
        value += gain if owner == seat else -A_RIVAL * gain
    return value
