"""Small sets as bit masks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from roadstead.kernel import bits

SETS = st.frozensets(st.integers(min_value=0, max_value=61))

pytestmark = pytest.mark.pure


def mask(members):
    return sum(2**member for member in members)


@given(SETS)
def test_a_set_has_its_members_in_order(members):
    assert bits.members(mask(members)) == sorted(members)
    assert bits.size(mask(members)) == len(members)


@given(SETS.filter(bool))
def test_the_nth_member_counts_from_the_smallest(members):
    assert bits.lowest(mask(members)) == min(members)
    assert [bits.nth(mask(members), n) for n in range(len(members))] == sorted(members)


def test_every_bit_is_right_beyond_the_thirty_first():
    assert [bits.BIT[n] for n in range(62)] == [2**n for n in range(62)]
