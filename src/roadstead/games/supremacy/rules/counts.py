"""Numbers as choices: 0, 1, 2, 3, 4, 5, 10 and all."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import actions as do

COUNT_VALUES: Final = vec[i64](list(do.COUNTS))


def between(low: i64, high: i64) -> list[i64]:
    """SUP-13.1: the counts from low to high; `all` stands for high where no number does."""
    found: list[i64] = []
    exact = False
    for at in range(7):
        count = COUNT_VALUES[at]
        if low <= count <= high:
            found.append(do.COUNT + at)
            if count == high:
                exact = True
    if not exact:
        found.append(do.ALL)
    return found


def meant(action: i64, high: i64) -> i64:
    """The number that a count stands for."""
    return high if action == do.ALL else COUNT_VALUES[action - do.COUNT]
