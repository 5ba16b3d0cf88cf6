"""Small sets as bit masks: hands, bags and groups of seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# mypyc turns ``1 << n`` into a shift of a 32-bit C literal, so sets of more than 31 members take their bits from here.
BIT: Final = vec[i64]([2**n for n in range(62)])


def size(mask: i64) -> i64:
    """How many members a set has."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    if mask == 0:
        raise ValueError("an empty set has no smallest member")
    at: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        at = 32
    while mask & 1 == 0:
        mask >>= 1
        at += 1
    return at


def nth(mask: i64, n: i64) -> i64:
    """The n-th smallest member, counting from 0: with ``n = dice.below(size(mask))`` a draw from a bag."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def members(mask: i64) -> list[i64]:
    """The members in ascending order."""
    found: list[i64] = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found
