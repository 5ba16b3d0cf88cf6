"""The end: what each player scores, and who wins."""

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import MONEY, RIGHT, WHALES
from roadstead.games.new_bedford.state import NewBedford
from roadstead.kernel import rows


def whale_points(t: NewBedford, seat: i64) -> i64:
    """NB-11.1: the tokens that are a player's for good."""
    total: i64 = 0
    for whale in range(WHALES):
        total += t.whales[seat * WHALES + whale] * data.POINTS[whale]
    return total


def bonus_points(t: NewBedford, seat: i64) -> i64:
    """NB-11.3 to NB-11.5: what the bonus buildings add."""
    total: i64 = 0
    if t.owner[data.BETHEL] == seat:
        total += data.BETHEL_POINTS
    if t.owner[data.MANSION] == seat:
        total += data.MANSION_POINTS
    if t.owner[data.MUNICIPAL] == seat:
        total += t.buildings(seat) // 2
    if t.owner[data.COUNTING_HOUSE] == seat:
        total += t.whales[seat * WHALES + RIGHT] // 2
    return total


def money_points(t: NewBedford, seat: i64) -> i64:
    """NB-11.6: a point for every full $5."""
    return t.has(seat, MONEY) // 5


def score(t: NewBedford, seat: i64) -> i64:
    return whale_points(t, seat) + t.buildings(seat) + bonus_points(t, seat) + money_points(t, seat)


def scores(t: NewBedford) -> list[i64]:
    return [score(t, seat) for seat in range(t.seats)]


def tokens(t: NewBedford, seat: i64) -> i64:
    """NB-11.7: whale tokens, counted one by one."""
    at = seat * WHALES
    return t.whales[at] + t.whales[at + 1] + t.whales[at + 2]


def winners(t: NewBedford) -> list[i64]:
    """NB-11.7, NB-11.8: the highest total, then the most whale tokens, then the most money; the rest share."""
    return rows.leaders([[score(t, seat), tokens(t, seat), t.has(seat, MONEY)] for seat in range(t.seats)])


def statistics(t: NewBedford) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    seats = range(t.seats)
    found: dict[str, list[i64]] = {
        "whales": [whale_points(t, seat) for seat in seats],
        "buildings": [t.buildings(seat) for seat in seats],
        "bonus": [bonus_points(t, seat) for seat in seats],
        "money": [t.has(seat, MONEY) for seat in seats],
    }
    for whale, name in enumerate(("right", "bowhead", "sperm")):
        found[name] = [t.whales[seat * WHALES + whale] for seat in seats]
    for kind, name in enumerate(data.GOODS):
        found[name] = [t.has(seat, kind) for seat in seats]
    return found
