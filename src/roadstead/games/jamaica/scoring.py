"""The end: what each ship scores, and who wins."""

from mypy_extensions import i64

from roadstead.games.jamaica import data
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel import rows
from roadstead.kernel.state import UNKNOWN


def space_score(t: Jamaica, ship: i64) -> i64:
    """JAM-11.3 to JAM-11.5: 15 for the finish, 2 to 10 past the line, else -5."""
    if t.finished(ship):
        return data.FINISH_SCORE
    if t.lap[ship] == 0 and t.space[ship] >= data.FIRST_SCORING_SPACE:
        return t.space[ship] - data.FIRST_SCORING_SPACE + 2
    return data.BEHIND_SCORE


def treasure_score(t: Jamaica, ship: i64) -> i64:
    """JAM-11.6: the face-down cards; in a redacted state only those that are known."""
    total: i64 = 0
    for back in range(t.drawn):
        if t.holder[back] == ship and t.face[back] != UNKNOWN:
            total += data.WORTH[t.face[back]]
    return total


def score(t: Jamaica, seat: i64) -> i64:
    """JAM-11.7: nothing else counts, and a total may be below zero."""
    return space_score(t, seat) + t.total(seat, data.GOLD) + treasure_score(t, seat)


def scores(t: Jamaica) -> list[i64]:
    return [score(t, seat) for seat in range(t.seats)]


def winners(t: Jamaica) -> list[i64]:
    """JAM-11.8: the highest total; among equals the least to go; those still equal share."""
    return rows.leaders([[score(t, seat), -t.to_go(seat)] for seat in range(t.seats)])


def statistics(t: Jamaica) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    seats = range(t.seats)
    return {
        "place": [space_score(t, seat) for seat in seats],
        "to go": [t.to_go(seat) for seat in seats],
        "gold": [t.total(seat, data.GOLD) for seat in seats],
        "treasures": [treasure_score(t, seat) for seat in seats],
        "powers": [rows.count(t.power, seat) for seat in seats],
        "food": [t.total(seat, data.FOOD) for seat in seats],
        "gunpowder": [t.total(seat, data.GUNPOWDER) for seat in seats],
    }
