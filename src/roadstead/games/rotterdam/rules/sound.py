"""What must always be so, and how a seat's view is filled into a whole world."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.rotterdam.data import (
    ALL_MONEY,
    BATCHES,
    CARD_KINDS,
    FACTORIES,
    FLEET,
    HAND_LIMIT,
    MOST_SITES,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NO_PRODUCT,
    NO_SHIP,
    NOBODY,
    NOWHERE,
    OPEN_CARDS,
    OPEN_JOBS,
    PORTS,
    STOCK_LIMIT,
    WARES,
)
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN

FINE: Final[i64] = 1000000000  # how fine a chance is divided that is no whole number of cases


def imagine(t: Rotterdam, viewer: i64, chance: Dice) -> None:
    for port in range(PORTS):
        imagine_products(t, viewer, port, chance)
    for kind in range(CARD_KINDS):
        t.pile[kind] = 0
    for batch in range(BATCHES):
        imagine_batch(t, batch, chance)


def imagine_products(t: Rotterdam, viewer: i64, port: i64, chance: Dice) -> None:
    """Deal a harbour's unseen cards to the hands that hold covered ones; what is left lies covered in the stack."""
    chart = t.chart
    one = 2 * port
    other = one + 1
    left: list[i64] = [chart.copies[one], chart.copies[other]]
    hidden: i64 = 0
    if t.top[port] != NO_PRODUCT:
        left[t.top[port] & 1] -= 1
    for i in range(t.depth_under[port]):
        left[(t.under[port] >> i) & 1] -= 1
    for seat in range(t.seats):
        for product in (one, other):
            at = seat * WARES + product
            if seat != viewer:
                t.hand[at] = t.known[at]
            left[product & 1] -= t.hand[at]
        if seat != viewer:
            hidden += t.unknown(seat, port)
    in_hands = pick_hidden(t, port, left[0], left[1], hidden, chance) if hidden > 0 else 0
    t.covered[one] = left[0] - in_hands
    t.covered[other] = left[1] - hidden + in_hands
    for seat in range(t.seats):
        if seat != viewer:
            for _ in range(t.unknown(seat, port)):
                kind: i64 = 0 if chance.below(hidden, 0) < in_hands else 1
                hidden -= 1
                in_hands -= 1 - kind
                t.hand[seat * WARES + one + kind] += 1


def pick_hidden(t: Rotterdam, port: i64, ones: i64, others: i64, hidden: i64, chance: Dice) -> i64:
    """How many of the hidden cards in hands are the harbour's first product: each as likely as the shuffles that fit."""
    fewest = max(0, hidden - others)
    most = min(hidden, ones)
    if t.lacks[2 * port]:
        fewest = ones
    elif t.lacks[2 * port + 1]:
        most = hidden - others
    if fewest == most:
        return fewest
    total = 0.0
    for count in range(fewest, most + 1):
        total += choose(hidden, count) * shuffles(t, port, ones - count, others - hidden + count)
    mark = total * float(chance.below(FINE, 0)) / float(FINE)
    for count in range(fewest, most):
        mark -= choose(hidden, count) * shuffles(t, port, ones - count, others - hidden + count)
        if mark < 0.0:
            return count
    return most


def shuffles(t: Rotterdam, port: i64, ones: i64, others: i64) -> float:
    """ROT-14.5: in how many orders a stack can lie that has so many of each product covered.

    The copies bought out count, for the shuffle put them somewhere too.  Where none of a product is left, some of them
    may have lain above cards that were drawn since: those orders fit as well.
    """
    first = 2 * port
    cut = t.bought_out[first]
    other_cut = t.bought_out[first + 1]
    if ones == 0:
        return choose(others + other_cut + t.since[first] + cut, cut)
    if others == 0:
        return choose(ones + cut + t.since[first + 1] + other_cut, other_cut)
    return choose(ones + cut + others + other_cut, ones + cut)


def choose(n: i64, k: i64) -> float:
    """In how many ways k places are chosen out of n."""
    ways = 1.0
    for i in range(k):
        ways = ways * float(n - i) / float(i + 1)
    return ways


def pick(left: list[i64], chance: Dice) -> i64:
    """One of what is left, each card with the same chance."""
    total: i64 = 0
    for count in left:
        total += count
    outcome = chance.below(total, 0)
    kind: i64 = 0
    while outcome >= left[kind]:
        outcome -= left[kind]
        kind += 1
    return kind


def imagine_batch(t: Rotterdam, batch: i64, chance: Dice) -> None:
    """ROT-14.7: a batch's unseen cards are in the hands that drew from it; what is left of the last one is the stack."""
    left: list[i64] = []
    for kind in range(CARD_KINDS):
        left.append(t.unseen[batch * CARD_KINDS + kind])
    for place in range(t.seats * HAND_LIMIT):
        if t.drawn_from[place] == batch and t.seen[place] != t.everybody() and t.card[place] != UNKNOWN:
            left[t.card[place]] -= 1
    for place in range(t.seats * HAND_LIMIT):
        if t.drawn_from[place] == batch and t.card[place] == UNKNOWN:
            kind = pick(left, chance)
            left[kind] -= 1
            t.card[place] = kind
    if batch == t.batch:
        for kind in range(CARD_KINDS):
            t.pile[kind] = left[kind]


def faults(t: Rotterdam) -> list[str]:
    """What cannot be: units, cards, ships, factories or money that came from nowhere or went there."""
    found: list[str] = []
    money = t.bank
    for seat in range(t.seats):
        money += t.money[seat]
        if t.money[seat] < 0:
            found.append(f"seat {seat} owes {-t.money[seat]}")
        if t.stocked(seat) > STOCK_LIMIT:
            found.append(f"seat {seat} has {t.stocked(seat)} units in stock")
        if t.factories(seat) > FACTORIES:
            found.append(f"seat {seat} has {t.factories(seat)} factories")
    if money != ALL_MONEY:
        found.append(f"there are {money} millions instead of {ALL_MONEY}")
    ship_faults(t, found)
    unit_faults(t, found)
    product_faults(t, found)
    card_faults(t, found)
    job_faults(t, found)
    return found


def ship_faults(t: Rotterdam, found: list[str]) -> None:
    waters = t.chart.waters
    lying: i64 = 0
    for ship in range(t.seats * FLEET):
        position = t.where[ship]
        if ship % FLEET >= t.ships and position != NOWHERE:
            found.append(f"ship {ship} is not in this game")
        if position == NOWHERE:
            if t.cargo[ship] != NO_CARGO:
                found.append(f"ship {ship} has cargo and is not on the board")
        elif position < waters:
            lying += 1
            if t.berth[position] != ship:
                found.append(f"ship {ship} lies where another one does")
        elif position >= waters + PORTS or t.arrived[ship] == 0:
            found.append(f"ship {ship} is off the board")
    for position in range(waters):
        if t.berth[position] != NO_SHIP:
            lying -= 1
    if lying != 0:
        found.append("a position has a ship that is elsewhere")
    for port in range(PORTS):
        for site in range(MOST_SITES):
            owner = t.factory[port * MOST_SITES + site]
            if owner != NOBODY and site >= t.sites_built(port):
                found.append(f"a factory in harbour {port} skips a site")


def unit_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    for material in range(PORTS):
        count = t.market[material]
        for seat in range(t.seats):
            count += t.stock[seat * PORTS + material]
        for ship in range(t.seats * FLEET):
            if t.cargo[ship] == material:
                count += 1
        if count != chart.units[material] or t.market[material] < 0:
            found.append(f"there are {count} units of material {material}")


def product_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    for product in range(WARES):
        port = product >> 1
        count = t.covered[product]
        if t.top[port] == product:
            count += 1
        for i in range(t.depth_under[port]):
            if (t.under[port] >> i) & 1 == product & 1:
                count += 1
        for seat in range(t.seats):
            own = t.hand[seat * WARES + product]
            count += own
            if own < t.known[seat * WARES + product]:
                found.append(f"seat {seat} is thought to hold more of product {product} than it does")
        if count != chart.copies[product] or t.covered[product] < 0:
            found.append(f"there are {count} cards of product {product}")
        if t.bought_out[product] < 0 or t.covered[product] + t.bought_out[product] > chart.copies[product]:
            found.append(f"{t.bought_out[product]} cards of product {product} were bought out of its stack")
        if t.lacks[product] and t.covered[product] > 0:
            found.append(f"product {product} was said to be missing and is not")
        if not 0 <= t.marker[product] < chart.squares[product]:
            found.append(f"the marker of product {product} is off its track")
    for port in range(PORTS):
        if t.covered[2 * port] + t.covered[2 * port + 1] != t.depth_covered[port]:
            found.append(f"the stack of harbour {port} is miscounted")
        if t.top[port] == NO_PRODUCT and t.depth_covered[port] + t.depth_under[port] > 0:
            found.append(f"the stack of harbour {port} shows no card")
        for seat in range(t.seats):
            at = seat * WARES + 2 * port
            if t.hand[at] + t.hand[at + 1] != t.held[seat * PORTS + port]:
                found.append(f"seat {seat}'s cards of harbour {port} are miscounted")


def card_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    piled: i64 = 0
    for kind in range(CARD_KINDS):
        piled += t.pile[kind]
        count = t.pile[kind] + t.discard[kind]
        for place in range(OPEN_CARDS):
            if t.open_card[place] == kind:
                count += 1
        for place in range(t.seats * HAND_LIMIT):
            if t.card[place] == kind:
                count += 1
        if count != chart.card_copies[kind]:
            found.append(f"there are {count} shipping cards of kind {kind}")
        for batch in range(BATCHES):
            hidden = t.pile[kind] if batch == t.batch else 0
            for place in range(t.seats * HAND_LIMIT):
                if t.card[place] == kind and t.drawn_from[place] == batch and t.seen[place] != t.everybody():
                    hidden += 1
            if hidden != t.unseen[batch * CARD_KINDS + kind]:
                found.append(f"the unseen cards of kind {kind} in batch {batch} are miscounted")
    if piled != t.piled:
        found.append("the stack of shipping cards is miscounted")
    for place in range(t.seats * HAND_LIMIT):
        if t.card[place] == NO_CARD and t.seen[place] != t.everybody():
            found.append(f"an empty place for a card is hidden: {place}")


def job_faults(t: Rotterdam, found: list[str]) -> None:
    chart = t.chart
    count = bits.size(t.jobs_left)
    union = t.jobs_left
    for place in range(OPEN_JOBS):
        if t.job[place] != NO_JOB:
            count += 1
            union |= bits.BIT[t.job[place]]
    for seat in range(t.seats):
        points: i64 = 0
        for job in bits.members(t.done[seat]):
            points += chart.job_points[job]
        if points != t.earned[seat]:
            found.append(f"seat {seat} has {t.earned[seat]} points for assignments worth {points}")
        count += bits.size(t.done[seat])
        union |= t.done[seat]
    if count != chart.jobs or bits.size(union) != chart.jobs:
        found.append("the assignments are not each in one place")
