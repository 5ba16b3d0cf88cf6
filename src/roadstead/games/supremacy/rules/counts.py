"""Numbers as choices: every one from the fewest to the most, and `all`."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.supremacy.data import MOST_COUNTED
from roadstead.games.supremacy.generated import do

AT_A_GLANCE: Final[i64] = 5  # up to so many nobody needs a word for all of them


def between(low: i64, high: i64) -> list[i64]:
    """SUP-13.1: the counts from low to high; `all` stands for high where there are many."""
    found: list[i64] = []
    for count in range(low, min(high, MOST_COUNTED) + 1):
        found.append(do.COUNT + count)
    if high > AT_A_GLANCE:
        found.append(do.ALL)
    return found


def meant(action: i64, high: i64) -> i64:
    """The number that a count stands for."""
    return high if action == do.ALL else action - do.COUNT
