"""The end: what each player scores, and who wins."""

from mypy_extensions import i64

from roadstead.games.rotterdam.data import HAND_LIMIT, NO_CARD, WARES
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel import bits, rows
from roadstead.kernel.state import UNKNOWN


def product_score(t: Rotterdam, seat: i64) -> i64:
    """ROT-12.4: the points of the product cards; in a redacted state of another's hand only those that are known."""
    points = t.chart.points
    total: i64 = 0
    for product in range(WARES):
        count = t.hand[seat * WARES + product]
        if count == UNKNOWN:
            count = t.known[seat * WARES + product]
        total += count * points[product]
    return total


def card_score(t: Rotterdam, seat: i64) -> i64:
    """ROT-12.4: the points of the shipping cards, as far as they are known."""
    points = t.chart.card_points
    total: i64 = 0
    for place in range(seat * HAND_LIMIT, seat * HAND_LIMIT + HAND_LIMIT):
        kind = t.card[place]
        if kind != NO_CARD and kind != UNKNOWN:
            total += points[kind]
    return total


def score(t: Rotterdam, seat: i64) -> i64:
    """ROT-12.4: assignments, products and shipping cards; money counts nothing."""
    return t.earned[seat] + product_score(t, seat) + card_score(t, seat)


def scores(t: Rotterdam) -> list[i64]:
    return [score(t, seat) for seat in range(t.seats)]


def winners(t: Rotterdam) -> list[i64]:
    """ROT-12.5: the highest score, then the most points in assignments, then the most money; equals share."""
    return rows.leaders([[score(t, seat), t.earned[seat], t.money[seat]] for seat in range(t.seats)])


def statistics(t: Rotterdam) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    seats = range(t.seats)
    return {
        "assignments": [bits.size(done) for done in t.done],
        "assignment points": list(t.earned),
        "product points": [product_score(t, seat) for seat in seats],
        "card points": [card_score(t, seat) for seat in seats],
        "factories": [t.factories(seat) for seat in seats],
        "money": list(t.money),
    }
