"""The end: what each ship scores, and who wins."""

from mypy_extensions import i64

from roadstead.games.jamaica.data import (
    BEHIND_SCORE,
    FINISH_SCORE,
    FIRST_SCORING_SPACE,
    FOOD,
    GOLD,
    GUNPOWDER,
    WORTH,
)
from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.state import UNKNOWN


def space_score(t: Jamaica, ship: i64) -> i64:
    """JAM-11.3 to JAM-11.5: 15 for the finish, 2 to 10 past the line, else -5."""
    if t.finished(ship):
        return FINISH_SCORE
    if t.lap[ship] == 0 and t.space[ship] >= FIRST_SCORING_SPACE:
        return t.space[ship] - FIRST_SCORING_SPACE + 2
    return BEHIND_SCORE


def treasure_score(t: Jamaica, ship: i64) -> i64:
    """JAM-11.6: the face-down cards; in a redacted state only those that are known."""
    total: i64 = 0
    for back in range(t.drawn):
        if t.holder[back] == ship and t.face[back] != UNKNOWN:
            total += WORTH[t.face[back]]
    return total


def score(t: Jamaica, seat: i64) -> i64:
    """JAM-11.7: nothing else counts, and a total may be below zero."""
    return space_score(t, seat) + t.total(seat, GOLD) + treasure_score(t, seat)


def scores(t: Jamaica) -> list[i64]:
    found: list[i64] = []
    for seat in range(t.seats):
        found.append(score(t, seat))
    return found


def winners(t: Jamaica) -> list[i64]:
    """JAM-11.8: the highest total; among equals the least to go; those still equal share."""
    points = scores(t)
    best = max(points)
    leaders: list[i64] = []
    for seat in range(t.seats):
        if points[seat] == best:
            leaders.append(seat)
    nearest = min([t.to_go(seat) for seat in leaders])
    return [seat for seat in leaders if t.to_go(seat) == nearest]


def statistics(t: Jamaica) -> dict[str, list[i64]]:
    """What is worth keeping of a finished game, a number for each seat."""
    found: dict[str, list[i64]] = {}
    for name in ("place", "to go", "gold", "treasures", "powers", "food", "gunpowder"):
        found[name] = []
    for seat in range(t.seats):
        powers: i64 = 0
        for power in range(4):
            if t.power[power] == seat:
                powers += 1
        found["place"].append(space_score(t, seat))
        found["to go"].append(t.to_go(seat))
        found["gold"].append(t.total(seat, GOLD))
        found["treasures"].append(treasure_score(t, seat))
        found["powers"].append(powers)
        found["food"].append(t.total(seat, FOOD))
        found["gunpowder"].append(t.total(seat, GUNPOWDER))
    return found
