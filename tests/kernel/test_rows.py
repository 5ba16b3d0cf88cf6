"""Rows of numbers: filled, added up, counted, and drawn from as from a bag."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows
from roadstead.kernel.state import UNKNOWN


def test_rows_of_equal_numbers():
    assert (list(rows.zeros(3)), list(rows.unknowns(2)), list(rows.filled(2, 7))) == ([0] * 3, [UNKNOWN] * 2, [7, 7])
    with pytest.raises(ValueError, match="at most 1024"):
        rows.zeros(1025)


def test_a_row_of_fractions_is_as_long_as_one_likes_and_belongs_to_whoever_asked_for_it():
    first = rows.fractions(3)
    first[1] = 0.5
    assert (list(first), list(rows.fractions(3))) == ([0.0, 0.5, 0.0], [0.0] * 3)
    assert list(rows.fractions(2000)) == [0.0] * 2000


def test_a_row_is_added_up_and_counted():
    row = vec[i64]([3, 0, 3, 1])
    assert (rows.total(row), rows.count(row, 3), rows.count(row, 9), rows.total(row[:0])) == (7, 2, 0, 0)


def test_every_thing_in_a_bag_is_drawn_by_one_number():
    bag = vec[i64]([2, 0, 3])
    assert [rows.nth(bag, n) for n in range(rows.total(bag))] == [0, 0, 2, 2, 2]
