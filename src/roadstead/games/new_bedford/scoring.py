"""The end: what each player scores, and who wins."""

from mypy_extensions import i64

from roadstead.games.new_bedford.data import (
    BETHEL,
    BETHEL_POINTS,
    BOWHEAD,
    BRICK,
    COUNTING_HOUSE,
    FOOD,
    MANSION,
    MANSION_POINTS,
    MONEY,
    MUNICIPAL,
    POINTS,
    RIGHT,
    SPERM,
    WHALES,
    WOOD,
)
from roadstead.games.new_bedford.state import NewBedford


def whale_points(t: NewBedford, seat: i64) -> i64:
    """NB-11.1: the tokens that are a player's for good."""
    total: i64 = 0
    for whale in range(WHALES):
        total += t.whales[seat * WHALES + whale] * POINTS[whale]
    return total


def bonus_points(t: NewBedford, seat: i64) -> i64:
    """NB-11.3 to NB-11.5: what the bonus buildings add."""
    total: i64 = 0
    if t.owner[BETHEL] == seat:
        total += BETHEL_POINTS
    if t.owner[MANSION] == seat:
        total += MANSION_POINTS
    if t.owner[MUNICIPAL] == seat:
        total += t.buildings(seat) // 2
    if t.owner[COUNTING_HOUSE] == seat:
        total += t.whales[seat * WHALES + RIGHT] // 2
    return total


def money_points(t: NewBedford, seat: i64) -> i64:
    """NB-11.6: a point for every full $5."""
    return t.has(seat, MONEY) // 5


def score(t: NewBedford, seat: i64) -> i64:
    return whale_points(t, seat) + t.buildings(seat) + bonus_points(t, seat) + money_points(t, seat)


def scores(t: NewBedford) -> list[i64]:
    found: list[i64] = []
    for seat in range(t.seats):
        found.append(score(t, seat))
    return found


def tokens(t: NewBedford, seat: i64) -> i64:
    """NB-11.7: whale tokens, counted one by one."""
    at = seat * WHALES
    return t.whales[at] + t.whales[at + 1] + t.whales[at + 2]


def winners(t: NewBedford) -> list[i64]:
    """NB-11.7, NB-11.8: the highest total, then the most whale tokens, then the most money; the rest share."""
    best: list[i64] = []
    for seat in range(t.seats):
        if not best:
            best = [seat]
            continue
        ahead = compare(t, seat, best[0])
        if ahead > 0:
            best = [seat]
        elif ahead == 0:
            best.append(seat)
    return best


def compare(t: NewBedford, one: i64, other: i64) -> i64:
    """Positive when ``one`` stands before ``other``, 0 when nothing parts them."""
    apart = score(t, one) - score(t, other)
    if apart == 0:
        apart = tokens(t, one) - tokens(t, other)
    if apart == 0:
        apart = t.has(one, MONEY) - t.has(other, MONEY)
    return apart


def statistics(t: NewBedford) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    found: dict[str, list[i64]] = {}
    for name in ("whales", "buildings", "bonus", "money", "right", "bowhead", "sperm", "food", "wood", "brick"):
        found[name] = []
    for seat in range(t.seats):
        found["whales"].append(whale_points(t, seat))
        found["buildings"].append(t.buildings(seat))
        found["bonus"].append(bonus_points(t, seat))
        found["money"].append(t.has(seat, MONEY))
        found["right"].append(t.whales[seat * WHALES + RIGHT])
        found["bowhead"].append(t.whales[seat * WHALES + BOWHEAD])
        found["sperm"].append(t.whales[seat * WHALES + SPERM])
        found["food"].append(t.has(seat, FOOD))
        found["wood"].append(t.has(seat, WOOD))
        found["brick"].append(t.has(seat, BRICK))
    return found
