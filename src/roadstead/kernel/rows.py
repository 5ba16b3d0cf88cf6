"""Rows of equal numbers, cut from a stock: much quicker than building a list first."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LONGEST: Final[i64] = 1024
_ZEROS: Final = vec[i64]([0] * 1024)
_UNKNOWNS: Final = vec[i64]([9999] * 1024)


def zeros(length: i64) -> vec[i64]:
    """So many zeros."""
    if length > LONGEST:
        raise ValueError(f"a row has at most {LONGEST} numbers, not {length}")
    return _ZEROS[:length]


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
