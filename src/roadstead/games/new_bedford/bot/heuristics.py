"""What a decent shipowner looks at: how far a ship can go, what a building earns, and how much work either takes.

Everything is weighed in points of the final score.  A *project* is a voyage or a building; what a placement is worth is
the share of the best project's gain that it brings nearer, so that greedy players gather for something.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.new_bedford import data, scoring
from roadstead.games.new_bedford.bot import appraisal
from roadstead.games.new_bedford.bot.appraisal import A_DOLLAR, GOODS_DOLLAR, Plan, dollars, hunt_value, rounds_left
from roadstead.games.new_bedford.data import AMOUNT, BRICK, DEAREST, FOOD, MONEY, POINTS, RIGHT, WHALES, WOOD
from roadstead.games.new_bedford.generated import do, frames
from roadstead.games.new_bedford.rules import building, fleet, placing, returning, trading
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State

A_WORKER: Final = 0.55  # what an ordinary placement brings

# What things in hand came to at the end, on the average of many games: a dollar, a unit of goods, a hunt's promise (of
# what a hunt is worth to who can pay the lay), and a worker still to be placed.
KEPT_DOLLAR: Final = 0.3
KEPT: Final = vec[float]([0.08, 0.16, 0.5])
HUNTED: Final = 0.5
PLACEMENT: Final = 0.85


class NewBedfordHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        assert isinstance(t, NewBedford)
        asked = t.asked()
        a = t.detail(0)
        b = t.detail(1)
        if asked == frames.PLACE:
            return placing_value(t, seat, action)
        if asked == frames.HUNT:
            return -1.0 if action == do.LET_GO else float(POINTS[action - do.CATCH])
        if asked == frames.COME_HOME:
            return home_value(t, seat, action, a)
        if asked == frames.OFFER:
            return 0.0 if action == do.PASS else appraisal.whale_net(action - do.BUY_WHALE)
        if asked == frames.SELL:
            return sale_value(t, seat, action, a, b)
        if asked == frames.BUILD:
            tile = action - do.BUILD
            return appraisal.building_gain(t, seat, tile, b) - appraisal.spent(t, tile)
        if asked == frames.LESS:
            return -1.0 if action == do.LESS_NOTHING else appraisal.WORTH[action - do.LESS]
        if asked == frames.LAUNCH:
            price = (action - do.LAUNCH) % 6 + 1
            return launch_value(t, price, fleet.food_price(a, b, price))
        if asked == frames.EXTRA:
            return Plan(t, seat).adds(action - do.EXTRA, 1)
        if asked == frames.START:
            return start_value(action)
        if asked == frames.NEED:
            return Plan(t, seat).adds(FOOD if action == do.BUY_FOOD else WOOD, 2)
        if asked == frames.OUTWARD:
            return outward_value(t, seat * 2 + action - do.OUTWARD)
        if asked == frames.COUNT:
            return float(t.aboard(seat * 2 + action - do.COUNT))
        if asked == frames.CLEAR:
            return float(action)
        if asked == frames.TRY_OUT:
            return float((action - do.TRY_OUT) % 3)
        return 0.0

    def outlook(self, t: State, seat: i64) -> float:
        assert isinstance(t, NewBedford)
        if t.over:
            return float(scoring.score(t, seat))
        left = float(rounds_left(t))
        value = float(scoring.whale_points(t, seat) + t.buildings(seat) + scoring.bonus_points(t, seat))
        value += KEPT_DOLLAR * float(t.has(seat, MONEY))
        for tile in range(data.TILES):
            if t.owner[tile] == seat:
                value += 0.04 * appraisal.USE[tile] * left * left
        if left > 0.0:
            for goods in range(3):
                value += KEPT[goods] * float(t.has(seat, goods))
        hunt = HUNTED * hunt_value(t)
        aboard = min(0.95, 0.65 + 0.035 * left)
        for ship in range(seat * 2, seat * 2 + 2):
            for whale in range(WHALES):
                value += aboard * appraisal.whale_net(whale) * float(t.hold[ship * WHALES + whale])
            if t.at_sea(ship):
                value += hunt * float(appraisal.hunts(t, t.place[ship]))
            elif t.place[ship] == data.DOCK:
                value += 0.12 * left - 0.3
        return value + PLACEMENT * float(appraisal.placements_left(t, seat))


HEURISTICS: Final = NewBedfordHeuristics(scale=10.0, temperature=0.7, horizon=16, margin=0.1)


def start_value(action: i64) -> float:
    """No brick, 3 food and 2 wood: enough to send a ship out in the first round."""
    if action < do.START_FOOD:
        return -float(action)
    if action < do.START_WOOD:
        return -abs(float(action - do.START_FOOD) - 3.0)
    return float(action)


def launch_value(t: NewBedford, price: i64, food: i64) -> float:
    """The hunts that are left for it, the first choice of the far ones, less the food."""
    chances = min(price - 1 + t.inshore, rounds_left(t))
    return hunt_value(t) * float(chances) + 0.02 * float(price) - GOODS_DOLLAR * float(food)


def outward_value(t: NewBedford, ship: i64) -> float:
    """One more hunt, where the game lasts long enough for it."""
    if not fleet.can_move_out(t, ship):
        return 0.0
    place = t.place[ship]
    return 0.1 + hunt_value(t) * float(appraisal.hunts(t, place + 1) - appraisal.hunts(t, place))


def home_value(t: NewBedford, seat: i64, action: i64, ship: i64) -> float:
    """Keep what can be paid; else sell what comes nearest to the money lacking."""
    if action == do.KEEP:
        return 1.0
    lack = returning.lays(t, ship) - t.has(seat, MONEY)
    if lack <= 0:
        return -float(POINTS[action - do.SELL_WHALE])
    whale = action - do.SELL_WHALE
    relief = data.LAY[whale] // 2
    if whale != RIGHT or t.hold[ship * WHALES + RIGHT] > returning.free_aboard(t, ship):
        relief += data.LAY[whale]
    return -float(POINTS[whale]) - 0.34 * float(max(0, lack - relief))


def sale_value(t: NewBedford, seat: i64, action: i64, space: i64, sold: i64) -> float:
    """The money, less what the goods would still have been good for."""
    if action == do.DONE:
        return 0.0
    goods = (action - do.SELL) // 6
    step = (action - do.SELL) % 6
    have = t.has(seat, goods)
    count = have if step == trading.ALL else trading.STEP[step]
    plan = Plan(t, seat)
    value = dollars(t, seat) * float(trading.proceeds(space, sold, goods, count))
    for number in range(have - count + 1, have + 1):
        value -= plan.keeps(goods, number)
    return value


def placing_value(t: NewBedford, seat: i64, action: i64) -> float:
    """What a worker brings on a space, or a purchase beyond the best of these."""
    if action == do.BUY_FOOD or action == do.BUY_WOOD:
        return purchase_value(t, seat, FOOD if action == do.BUY_FOOD else WOOD)
    space = action - do.PLACE
    bonus = t.bonus(space)
    value = space_value(t, seat, space, bonus) - A_DOLLAR * float(t.fee(seat, space))
    if not placing.possible(t, seat, space, bonus, 0, 0, 0):
        value -= 3.0 * A_DOLLAR
    return value


def purchase_value(t: NewBedford, seat: i64, goods: i64) -> float:
    """Bought where a ship on the dock can so be sent farther, or something better be built, right away; never for the stock."""
    if goods == WOOD:
        return wood_value(t, seat)
    docked = fleet.any_at(t, seat, data.DOCK)
    far = min(DEAREST, rounds_left(t))
    have = t.has(seat, FOOD)
    if docked and 0 < have < far:
        gain = hunt_value(t) * float(min(2, far - have)) - 3.0 * A_DOLLAR - GOODS_DOLLAR
        if gain > 0.0:
            return launch_value(t, min(DEAREST, have + 1), have) + gain
    return -1.0


def wood_value(t: NewBedford, seat: i64) -> float:
    """What can be built in the Town Hall with the wood, where that is better than what can be built without."""
    hall = data.TOWN_HALL
    bonus = t.bonus(hall)
    price = 3.0 * A_DOLLAR - GOODS_DOLLAR * float(data.PURCHASED)  # the wood itself is counted with the building
    then = build_value(t, seat, hall, bonus, data.PURCHASED, data.PURCHASE) - price
    return then if then > build_value(t, seat, hall, bonus) else -1.0


def space_value(t: NewBedford, seat: i64, space: i64, bonus: i64) -> float:
    """What the action of a space is worth."""
    verb = data.VERB[space]
    if verb == data.TAKE:
        plan = Plan(t, seat)
        value = 0.0
        for kind in range(data.KINDS):
            count = AMOUNT[space * 4 + kind]
            if bonus and count > 0 and space != data.WAREHOUSE:
                count += 1
            value += plan.adds(kind, count)
        if bonus and space == data.WAREHOUSE:
            value += max(plan.adds(BRICK, 2) - plan.adds(BRICK, 1), plan.adds(FOOD, 1), plan.adds(WOOD, 1))
        return value
    if verb == data.SELL:
        return selling_value(t, seat, space, Plan(t, seat)) + A_DOLLAR * float(bonus)
    if verb == data.BUILD:
        return build_value(t, seat, space, bonus)
    if verb == data.PREPARE:
        return Plan(t, seat).voyage_rate + 0.1 * float(bonus)
    if verb == data.LAUNCH:
        return launching_value(t, seat, space, bonus)
    if verb == data.MOVE_OUT:
        return max(outward_value(t, seat * 2), outward_value(t, seat * 2 + 1))
    if verb == data.CLEAR_SEA:
        return A_DOLLAR * float(data.TAVERN_PAYS[min(2, t.sea[data.EMPTY_SEA])])
    if verb == data.TRY_OUT:
        return try_value(t, seat)
    if verb == data.COUNT_TOKENS:
        return A_DOLLAR * float(max(t.aboard(seat * 2), t.aboard(seat * 2 + 1)))
    if verb == data.TAKE_OVER:
        return 1.0 + 0.3 * float(min(3, rounds_left(t)))
    return 2.0 * A_WORKER + 0.2


def selling_value(t: NewBedford, seat: i64, space: i64, plan: Plan) -> float:
    """What there is to sell beyond what is still needed."""
    value = 0.0
    plan.placements -= 1.0
    worth = dollars(t, seat)
    for goods in range(3):
        price = AMOUNT[space * 4 + goods]
        if price == 0:
            continue
        have = t.has(seat, goods)
        for number in range(1, have + 1):
            gain = worth * float(price) - plan.keeps(goods, number)
            if number == have and AMOUNT[space * 4 + 3]:
                gain += worth * float(price)
            if gain > 0.0:
                value += gain
    # Goods can wait to be sold together, as long as workers are left.
    return value if plan.placements < 2.0 else 0.5 * value


def build_value(t: NewBedford, seat: i64, space: i64, bonus: i64, bought: i64 = 0, spent: i64 = 0) -> float:
    """The best building that can be paid for now, with so much wood bought for so much money."""
    less = AMOUNT[space * 4] + bonus
    best = 0.0
    at = seat * data.KINDS
    for tile in range(data.TILES):
        if t.owner[tile] != data.NOBODY:
            continue
        food = t.stock[at + FOOD]
        wood = t.stock[at + WOOD] + bought
        if building.lacking(t, tile, food, wood, t.stock[at + BRICK], t.stock[at + MONEY] - spent) <= less:
            best = max(
                best, appraisal.building_gain(t, seat, tile, less) - appraisal.spent(t, tile) + 0.2 * float(less)
            )
    return best


def launching_value(t: NewBedford, seat: i64, space: i64, bonus: i64) -> float:
    """The farthest voyage that can be paid now; a short one only if there is no time for a longer."""
    food = t.has(seat, FOOD)
    far: i64 = 0
    for price in range(1, DEAREST + 1):
        if fleet.food_price(space, bonus, price) <= food and t.crowd(price + t.inshore) < data.MOST_SHIPS:
            far = price
    if far == 0:
        return 0.0
    value = launch_value(t, far, fleet.food_price(space, bonus, far))
    wanted = min(DEAREST, rounds_left(t))
    if far < wanted - 2:
        value *= 0.3
    if fleet.berth(space) == data.ASHORE:
        value -= 2.0 * GOODS_DOLLAR
    return value


def try_value(t: NewBedford, seat: i64) -> float:
    """The lays saved."""
    rights: i64 = 0
    for ship in range(seat * 2, seat * 2 + 2):
        if fleet.can_try_out(t, ship):
            rights += t.hold[ship * WHALES + RIGHT]
    return 2.0 * dollars(t, seat) * float(min(3, rights))
