"""What a decent trader looks at: deliveries on their way, cards against open assignments, and what money can still buy.

Everything is weighed in points of the final score.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam import data, scoring
from roadstead.games.rotterdam.bot import appraisal, card_play, shipping
from roadstead.games.rotterdam.generated import do, frames
from roadstead.games.rotterdam.rules import deck_hand
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import rows
from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State

NO_MATTER: Final = vec[float]()


class RotterdamHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        assert isinstance(t, Rotterdam)
        return self.weights(t, seat, [action])[0]

    def weights(self, t: State, seat: i64, menu: list[i64]) -> vec[float]:
        assert isinstance(t, Rotterdam)
        asked = t.asked()
        count: i64 = len(menu)
        found = rows.fractions(count)
        if asked == frames.TRADE:
            held = appraisal.hand_value(t, appraisal.hand_of(t, seat), t.money[seat])
            for i in range(count):
                found[i] = trade_value(t, seat, menu[i], held)
            return found
        ashore = asked in (frames.NAME_FACTORY, frames.MOVE_WHICH, frames.BID)
        worth = NO_MATTER if ashore else appraisal.deliveries(t, seat)
        if asked == frames.NAME_COLOUR:
            colours = shipping.captain_values(t, seat, worth, t.detail(0) == 0)
            for i in range(count):
                found[i] = colour_value(t, seat, worth, colours, menu[i])
            return found
        for i in range(count):
            found[i] = value(t, seat, worth, asked, menu[i])
        return found

    def outlook(self, t: State, seat: i64) -> float:
        assert isinstance(t, Rotterdam)
        if t.over:
            return float(scoring.score(t, seat))
        value = float(t.earned[seat] + scoring.card_score(t, seat)) + appraisal.coin(t) * float(t.money[seat])
        value += appraisal.hand_value(t, appraisal.hand_of(t, seat), t.money[seat])
        worth = appraisal.deliveries(t, seat)
        for ship in range(seat * data.FLEET, seat * data.FLEET + t.ships):
            if t.where[ship] != data.NOWHERE:
                value += appraisal.sailing_value(t, worth, t.cargo[ship], t.where[ship])
        for port in range(data.PORTS):
            value += 0.5 * appraisal.COIN * float(t.stock[seat * data.PORTS + port])
            value += float(t.factories_of(seat, port)) * appraisal.factory_income(t, port)
        return value


HEURISTICS: Final = RotterdamHeuristics(scale=8.0, temperature=1.0, horizon=24)


def value(t: Rotterdam, seat: i64, worth: vec[float], asked: i64, action: i64) -> float:
    """An answer to anything but a trade and the Captain's colour, where a delivery to each harbour is worth so much."""
    if asked == frames.PLACE_WORKER:
        return worker_value(t, seat, worth, action)
    if asked == frames.OWNER:
        return shipping.owner_value(t, seat, worth, action)
    if asked == frames.CARDS_AFTER:
        return 0.0 if action == do.DONE else card_play.play_value(t, seat, worth, action - do.PLAY)
    if asked == frames.TAKE_CARD:
        return (
            card_play.take_value(t, seat, worth, action)
            if action >= do.TAKE
            else card_play.room_value(t, seat, worth, action - do.PLAY)
        )
    if asked == frames.NAME_FACTORY:
        return 1.0 if action - do.FACTORY == seat else -float(t.earned[action - do.FACTORY])
    if asked == frames.MOVE_WHERE or asked == frames.TUG_WHERE:
        return appraisal.sailing_value(t, worth, t.cargo[t.detail(0)], t.sail_end(action))
    if asked == frames.MOVE_WHICH:
        return float(t.chart.x[action - do.SHIP])
    if asked == frames.STOW or asked == frames.LOAD_ON:
        return shipping.stow_value(t, worth, action, t.detail(3) & 3)
    if asked == frames.BID:
        return (
            0.0 if action == do.PASS else 0.3 - appraisal.COIN * float(t.detail(0) + 1) - 0.1 * float(action - do.BID)
        )
    if asked == frames.START_SHIP:
        return -1.0 if action == do.NO_SHIP else shipping.best_cargo_value(t, seat, worth, action - do.PLACE)
    if asked == frames.START_CARGO:
        return 0.0 if action == do.EMPTY else appraisal.sailing_value(t, worth, action - do.LOAD, t.where[t.detail(0)])
    return card_play.effect_value(t, seat, worth, asked, action)


def colour_value(t: Rotterdam, seat: i64, worth: vec[float], colours: vec[float], action: i64) -> float:
    """What the Captain names, where each colour is worth so much, or a card played before."""
    if action == do.DONE:
        return 0.0
    if action < do.NAME:
        return card_play.sooner(card_play.play_value(t, seat, worth, action - do.PLAY))
    return colours[action - do.NAME]


# Workers


def worker_value(t: Rotterdam, seat: i64, worth: vec[float], action: i64) -> float:
    if action >= do.PLAY:
        return card_play.sooner(card_play.play_value(t, seat, worth, action - do.PLAY))
    if action >= do.MANUFACTURE:
        port = action - do.MANUFACTURE
        price = t.chart.site_price[port * data.MOST_SITES + t.sites_built(port)]
        share = 1.0 / float(1 + t.sites_built(port) - t.factories_of(seat, port))
        return appraisal.factory_income(t, port) * share - appraisal.coin(t) * float(price)
    if action >= do.CASH:
        return appraisal.coin(t) * float(data.CASHIER_FIELDS[action - do.CASH])
    if action >= do.AGENT:
        job = t.job[action - do.AGENT]
        return 3.0 + float(t.chart.job_gain[job]) + 0.3 * float(t.chart.job_points[job])
    if action == do.WORKER + data.SHIP_OWNER:
        return owner_prospect(t, seat, worth)
    if action == do.WORKER + data.CAPTAIN:
        return shipping.captain_prospect(t, seat, worth)
    if action == do.WORKER + data.DECK_HAND:
        return deck_hand_prospect(t, seat)
    if action == do.WORKER + data.DISCHARGER:
        return discharger_prospect(t, seat, worth)
    return trader_prospect(t, seat) if action == do.WORKER + data.TRADER else 0.0


def owner_prospect(t: Rotterdam, seat: i64, worth: vec[float]) -> float:
    """Two ships with cargo at the best free starts, if there is time to bring them in, or just the free unit."""
    value = 0.15
    if appraisal.rounds_to_come(t) < 1.0:
        return value
    ships: i64 = 0
    for ship in range(seat * data.FLEET, seat * data.FLEET + t.ships):
        if t.where[ship] == data.NOWHERE:
            ships += 1
    if ships == 0:
        return value
    best = 0.0
    second = 0.0
    for position in range(data.STARTS):
        if t.berth[position] == data.NO_SHIP:
            prospect = shipping.best_cargo_value(t, seat, worth, position)
            best, second = appraisal.two_best(best, second, prospect)
    value += best
    if ships > 1:
        value += second
    return value


def deck_hand_prospect(t: Rotterdam, seat: i64) -> float:
    """The points of the best cards we would get, less what ships at anchor bring the others."""
    room = data.HAND_LIMIT - t.cards_held(seat)
    wanted = min(room, 1 + deck_hand.at_anchor(t, seat))
    value = 0.0
    taken: i64 = 0
    for points in range(2, 0, -1):
        for place in range(data.OPEN_CARDS):
            if (
                taken < wanted
                and t.open_card[place] != data.NO_CARD
                and t.chart.card_points[t.open_card[place]] == points
            ):
                value += float(points)
                taken += 1
    for other in range(t.seats):
        if other != seat:
            theirs = min(data.HAND_LIMIT - t.cards_held(other), deck_hand.at_anchor(t, other))
            value -= appraisal.rivalry(t) * 1.5 * float(theirs)
    return value


def discharger_prospect(t: Rotterdam, seat: i64, worth: vec[float]) -> float:
    """The products our ships and factories would bring now, less what the others would get."""
    value = 0.0
    for port in range(data.PORTS):
        harbour = t.chart.waters + port
        mine = t.factories_of(seat, port)
        for ship in range(t.seats * data.FLEET):
            if t.where[ship] != harbour:
                continue
            owner = ship // data.FLEET
            if t.cargo[ship] != port:
                value += 0.1 if owner == seat else 0.0
                continue
            if owner == seat:
                value += worth[port] * (1.0 if appraisal.is_last_round(t) else 0.45)
            else:
                value -= appraisal.rivalry(t) * worth[port] * 0.45
            if mine > 0:
                mine -= 1
                value += worth[port]
    return value


def trader_prospect(t: Rotterdam, seat: i64) -> float:
    """The best of what three transactions could do for the hand: buying for an assignment, or selling what is dear."""
    hand = appraisal.hand_of(t, seat)
    money = t.money[seat]
    held = appraisal.hand_value(t, hand, money)
    before = held + appraisal.coin(t) * float(money)
    best = 0.0
    for place in range(data.OPEN_JOBS):
        if t.job[place] == data.NO_JOB:
            continue
        best = max(best, shopping_value(t, hand, money, t.job[place]) - before)
    if appraisal.is_last_round(t):
        best = max(best, float(money // 5) * 0.8)
    for product in range(data.WARES):
        if hand[product] > 0:
            best = max(best, sale_value(t, seat, product, held))
    return best


def shopping_value(t: Rotterdam, held: vec[i64], money: i64, job: i64) -> float:
    """A hand after buying what an assignment lacks, selling what it does not need where money is short."""
    chart = t.chart
    first = job * data.MOST_PRODUCTS
    bought: i64 = 0
    for at in range(first, first + chart.job_size[job]):
        if held[chart.job_product[at]] == 0:
            if not t.may_be_stacked(chart.job_product[at]):
                return 0.0
            money -= t.price(chart.job_product[at])
            bought += 1
    if bought == 0:
        return 0.0
    hand = held[:]
    for at in range(first, first + chart.job_size[job]):
        hand[chart.job_product[at]] = max(hand[chart.job_product[at]], 1)
    for product in range(data.WARES):
        while money < 0 and bought < 3 and hand[product] > 0 and not appraisal.wants(t, job, product):
            hand[product] -= 1
            money += t.price(product)
            bought += 1
    if money < 0:
        return 0.0
    return appraisal.hand_value(t, hand, money) + appraisal.coin(t) * float(money)


# Products


def trade_value(t: Rotterdam, seat: i64, action: i64, held: float) -> float:
    """What a transaction does for a hand that is worth so much now."""
    if action == do.DONE:
        return 0.0
    if action >= do.SELL:
        return sale_value(t, seat, action - do.SELL, held)
    product = action - do.BUY
    price = t.price(product)
    hand = appraisal.hand_of(t, seat)
    hand[product] += 1
    value = appraisal.hand_value(t, hand, t.money[seat] - price) - held - appraisal.coin(t) * float(price)
    if not appraisal.is_last_round(t) and not needed(t, product, hand, t.money[seat] - price):
        value -= 0.5
    return value


def needed(t: Rotterdam, product: i64, hand: vec[i64], money: i64) -> bool:
    """Whether a product bought is part of an open assignment that can be finished with the money left."""
    return hand[product] == 1 and any(
        t.job[place] != data.NO_JOB
        and appraisal.wants(t, t.job[place], product)
        and appraisal.job_promise(t, t.job[place], hand, money) > 0.6
        for place in range(data.OPEN_JOBS)
    )


def sale_value(t: Rotterdam, seat: i64, product: i64, held: float) -> float:
    hand = appraisal.hand_of(t, seat)
    price = t.price(product)
    hand[product] -= 1
    return appraisal.hand_value(t, hand, t.money[seat] + price) - held + appraisal.coin(t) * float(price) - 0.1
