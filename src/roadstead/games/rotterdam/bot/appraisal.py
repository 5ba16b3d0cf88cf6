"""What things are worth to a player of Rotterdam: products, cargo under way, factories and money, in points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.state import UNKNOWN

COIN: Final = 0.2  # a million, while there is time to spend it
LATE_COIN: Final = 0.02
IN_HARBOUR: Final = 0.8  # of a product's worth, for its cargo waiting in the right harbour
A_STEP: Final = 0.11  # less for every channel still ahead
A_RIVAL: Final = vec[float]([0.0, 0.0, 1.0, 0.5, 0.35])  # a point of another's, taken or prevented, by the seats
NOTHING_OPEN: Final = vec[float]([0.0] * data.OPEN_JOBS)
NO_DELIVERIES: Final = vec[float]([0.0] * data.PORTS)
NOTHING_LACKING: Final = vec[i64]([0] * (2 * data.OPEN_JOBS))
SECOND_BEST: Final = 0.4  # the part of the second best hope that counts
COMPLETING: Final = 2.0  # for an assignment over and above its own gain: time is short, others want it too


def lead(t: Rotterdam) -> i64:
    """The most points in assignments that anybody has."""
    most: i64 = 0
    for seat in range(t.seats):
        most = max(most, t.earned[seat])
    return most


def is_last_round(t: Rotterdam) -> bool:
    return t.round >= data.ROUNDS[t.seats] if t.by_rounds else lead(t) >= data.END_POINTS


def rivalry(t: Rotterdam) -> float:
    """What a point that another does not get is worth to us: the more, the fewer the others are."""
    return A_RIVAL[t.seats]


def coin(t: Rotterdam) -> float:
    """What a million is worth: it can still be turned into products, unless this is the last round."""
    return LATE_COIN if is_last_round(t) else COIN


def rounds_to_come(t: Rotterdam) -> float:
    """A guess at how long the game will last after this round."""
    if t.by_rounds:
        return float(data.ROUNDS[t.seats] - t.round)
    return max(0.0, float(data.END_POINTS - lead(t)) / 2.0)


def hand_of(t: Rotterdam, seat: i64) -> vec[i64]:
    """A seat's products, as far as the viewer knows them."""
    found = t.hand[seat * data.WARES : seat * data.WARES + data.WARES]
    if found[0] == UNKNOWN:
        return t.known[seat * data.WARES : seat * data.WARES + data.WARES]
    return found


def hand_value(t: Rotterdam, hand: vec[i64], money: i64) -> float:
    """The products' own points, and what they promise towards the open assignments with this money."""
    chart = t.chart
    value = 0.0
    for product in range(data.WARES):
        value += float(chart.points[product] * hand[product])
    return value + promise(t, hand, money)


def promise(t: Rotterdam, hand: vec[i64], money: i64) -> float:
    """What a hand promises towards the open assignments: the best of them, and something of the second best."""
    best = 0.0
    second = 0.0
    for place in range(data.OPEN_JOBS):
        job = t.job[place]
        if job != data.NO_JOB:
            hope = job_promise(t, job, hand, money)
            best, second = two_best(best, second, hope)
    return best + SECOND_BEST * second


def two_best(best: float, second: float, hope: float) -> tuple[float, float]:
    """The two best of three hopes, of which the second is known to be no better than the first."""
    return (hope, best) if hope > best else (best, max(second, hope))


def job_promise(t: Rotterdam, job: i64, hand: vec[i64], money: i64) -> float:
    """What an assignment promises to a hand."""
    missing, cost = lacking(t, job, hand)
    return promised_by(t, job, missing, cost, money)


def lacking(t: Rotterdam, job: i64, hand: vec[i64]) -> tuple[i64, i64]:
    """How many products of an assignment are not in a hand, and what these cost."""
    missing: i64 = 0
    cost: i64 = 0
    products = t.chart.job_product
    for at in range(job * data.MOST_PRODUCTS, job * data.MOST_PRODUCTS + t.chart.job_size[job]):
        if hand[products[at]] == 0:
            missing += 1
            cost += cost_of(t, products[at])
    return missing, cost


def cost_of(t: Rotterdam, product: i64) -> i64:
    """What a product costs, much where the stack cannot have it."""
    return t.price(product) if t.may_be_stacked(product) else t.price(product) + 10


def promised_by(t: Rotterdam, job: i64, missing: i64, cost: i64, money: i64) -> float:
    """An assignment's gain, less for every product that is missing, and less again for those that cannot be paid."""
    gain = COMPLETING + float(t.chart.job_gain[job])
    if missing == 0:
        return gain
    share = 0.8 - 0.12 * float(missing)
    if cost > money:
        share -= 0.05 * float(cost - money)
    return gain * max(0.0, share)


def deliveries(t: Rotterdam, seat: i64) -> vec[float]:
    """What a unit delivered to each of the harbours will bring: half the card that lies open now, half its goods."""
    hand = hand_of(t, seat)
    money = t.money[seat]
    lacks = NOTHING_LACKING[:]  # of each open assignment: how many products, and what they cost
    before = NOTHING_OPEN[:]
    best = 0.0
    second = 0.0
    for place in range(data.OPEN_JOBS):
        job = t.job[place]
        if job != data.NO_JOB:
            missing, cost = lacking(t, job, hand)
            lacks[2 * place] = missing
            lacks[2 * place + 1] = cost
            hope = promised_by(t, job, missing, cost, money)
            before[place] = hope
            best, second = two_best(best, second, hope)
    promised = best + SECOND_BEST * second
    a_coin = coin(t)
    found = NO_DELIVERIES[:]
    for port in range(data.PORTS):
        found[port] = goods_points(t, port)
        product = t.top[port]
        if product != data.NO_PRODUCT:
            gain = float(t.chart.points[product])
            if hand[product] == 0:
                gain += one_more(t, product, lacks, money, before, promised)
            found[port] = 0.5 * found[port] + 0.5 * max(gain, a_coin * float(t.price(product) - 1))
    return found


def one_more(t: Rotterdam, product: i64, lacks: vec[i64], money: i64, before: vec[float], promised: float) -> float:
    """What a product adds to what a hand without it promises towards the open assignments."""
    best = 0.0
    second = 0.0
    wanted = False
    for place in range(data.OPEN_JOBS):
        hope = before[place]
        job = t.job[place]
        if job != data.NO_JOB and wants(t, job, product):
            wanted = True
            missing = lacks[2 * place] - 1
            hope = promised_by(t, job, missing, lacks[2 * place + 1] - cost_of(t, product), money)
        best, second = two_best(best, second, hope)
    return best + SECOND_BEST * second - promised if wanted else 0.0


def sailing_value(t: Rotterdam, worth: vec[float], cargo: i64, position: i64) -> float:
    """A ship under way: its product's worth, less for every step; nothing for a ship without cargo or past its harbour."""
    if cargo == data.NO_CARGO:
        return -0.1
    steps = t.chart.steps[position * data.PORTS + cargo]
    if steps > 20:
        return 0.1
    return worth[cargo] * max(0.1, IN_HARBOUR - A_STEP * float(steps))


def seen_value(t: Rotterdam, seat: i64, worth: vec[float], owner: i64, cargo: i64, position: i64) -> float:
    """A ship as this seat appraises it: of another's hand nothing is known that would make a product dearer."""
    if owner == seat or cargo == data.NO_CARGO:
        return sailing_value(t, worth, cargo, position)
    steps = t.chart.steps[position * data.PORTS + cargo]
    if steps > 20:
        return 0.1
    return goods_points(t, cargo) * 1.2 * max(0.1, IN_HARBOUR - A_STEP * float(steps))


def goods_points(t: Rotterdam, port: i64) -> float:
    """The points of a harbour's products, on the average."""
    return t.chart.port_points[port]


def factory_income(t: Rotterdam, port: i64) -> float:
    """The cards a factory may still bring: for cargo under way, and for a delivery every few rounds."""
    coming = 0.3 * rounds_to_come(t)
    for ship in range(t.seats * data.FLEET):
        if (
            t.cargo[ship] == port
            and t.where[ship] != data.NOWHERE
            and t.chart.steps[t.where[ship] * data.PORTS + port] < 20
        ):
            coming += 0.5
    return min(coming, 4.0) * goods_points(t, port) * 0.8


def wants(t: Rotterdam, job: i64, product: i64) -> bool:
    """Whether an assignment asks for a product."""
    return (t.chart.job_goods[job] >> product) & 1 == 1
