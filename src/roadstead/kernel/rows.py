"""Rows of numbers: equal ones, cut from a stock, which is much quicker than building a list first, and counting."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LONGEST: Final[i64] = 1024
_ZEROS: Final = vec[i64]([0] * 1024)
_FRACTIONS: Final = vec[float]([0.0] * 1024)
_UNKNOWNS: Final = vec[i64]([9999] * 1024)


def zeros(length: i64) -> vec[i64]:
    """So many zeros."""
    if length > LONGEST:
        raise ValueError(f"a row has at most {LONGEST} numbers, not {length}")
    return _ZEROS[:length]


def fractions(length: i64) -> vec[float]:
    """So many zeros that may become fractions, however many are wanted."""
    if length > LONGEST:
        many: list[float] = [0.0] * length
        return vec[float](many)
    return _FRACTIONS[:length]


def unknowns(length: i64) -> vec[i64]:
    """So many times ``UNKNOWN``."""
    if length > LONGEST:
        raise ValueError(f"a row has at most {LONGEST} numbers, not {length}")
    return _UNKNOWNS[:length]


def filled(length: i64, value: i64) -> vec[i64]:
    """So many times this number."""
    row = zeros(length)
    for i in range(length):
        row[i] = value
    return row


def total(row: vec[i64]) -> i64:
    """All numbers of a row together."""
    found: i64 = 0
    for value in row:
        found += value
    return found


def count(row: vec[i64], value: i64) -> i64:
    """How often a number stands in a row."""
    found: i64 = 0
    for other in row:
        if other == value:
            found += 1
    return found


def count_within(row: vec[i64], first: i64, end: i64, value: i64) -> i64:
    """How often a number stands in a row from ``first`` up to, and without, ``end``."""
    found: i64 = 0
    for at in range(first, end):
        if row[at] == value:
            found += 1
    return found


def leaders(standings: list[list[i64]]) -> list[i64]:
    """The seats that stand highest: by the first number of each, among equals by the next; several where all are equal."""
    best = max(standings)
    found: list[i64] = []
    for seat in range(len(standings)):
        if standings[seat] == best:
            found.append(seat)
    return found


def nth(counts: vec[i64], n: i64) -> i64:
    """The kind of the n-th thing in a bag that has so many of each: with ``n = dice.below(total(counts))`` a draw."""
    kind: i64 = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind
