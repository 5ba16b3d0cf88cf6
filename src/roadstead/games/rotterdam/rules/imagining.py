"""What a seat may imagine: its view filled into a whole world, each that fits as likely as it is."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import rows
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN

FINE: Final[i64] = 1000000000  # how fine a chance is divided that is no whole number of cases


def imagine(t: Rotterdam, viewer: i64, chance: Dice) -> None:
    for port in range(data.PORTS):
        imagine_products(t, viewer, port, chance)
    for batch in range(data.BATCHES):
        imagine_batch(t, batch, chance)


def imagine_products(t: Rotterdam, viewer: i64, port: i64, chance: Dice) -> None:
    """Deal a harbour's unseen cards to the hands that hold covered ones; what is left lies covered in the stack."""
    chart = t.chart
    one = 2 * port
    other = one + 1
    left: list[i64] = [chart.copies[one], chart.copies[other]]
    hidden: i64 = 0
    if t.top[port] != data.NO_PRODUCT:
        left[t.top[port] & 1] -= 1
    for i in range(t.depth_under[port]):
        left[(t.under[port] >> i) & 1] -= 1
    for seat in range(t.seats):
        for product in (one, other):
            at = seat * data.WARES + product
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
                t.hand[seat * data.WARES + one + kind] += 1


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


def imagine_batch(t: Rotterdam, batch: i64, chance: Dice) -> None:
    """ROT-14.7: a batch's unseen cards are in the hands that drew from it; what is left of the last one is the stack."""
    left = t.unseen[batch * data.CARD_KINDS : (batch + 1) * data.CARD_KINDS]
    for place in range(t.seats * data.HAND_LIMIT):
        if t.drawn_from[place] == batch and t.seen[place] != t.everybody() and t.card[place] != UNKNOWN:
            left[t.card[place]] -= 1
    for place in range(t.seats * data.HAND_LIMIT):
        if t.drawn_from[place] == batch and t.card[place] == UNKNOWN:
            kind = rows.nth(left, chance.below(rows.total(left), 0))
            left[kind] -= 1
            t.card[place] = kind
    if batch == t.batch:
        t.pile = left
