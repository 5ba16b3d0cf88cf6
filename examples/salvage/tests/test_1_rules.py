"""The rules of Salvage, clause by clause."""

import pytest

import roadstead
from roadstead.kernel.state import UNKNOWN

GAME = roadstead.game("salvage")


def bids(state, *cards):
    """Everybody bids a card, in the order of the seats."""
    for seat, card in enumerate(cards):
        state.play(seat, GAME.actions.parse(f"bid {card}"))
    return state


@pytest.mark.rule("SAL-1.1", "SAL-2.2")
def test_a_card_is_bid_once_and_nobody_sees_it_before_all_have_bid():
    state = GAME.new(3, seed=2)
    assert state.actors() == [0, 1, 2]
    state.play(0, GAME.actions.parse("bid 3"))
    assert state.redacted(0).bid[0] == 2
    assert state.redacted(1).bid[0] == state.redacted(None).bid[0] == UNKNOWN
    for seat, card in ((1, 3), (2, 1)):
        state.play(seat, GAME.actions.parse(f"bid {card}"))
    assert str(state.why_not(0, GAME.actions.parse("bid 3"))) == "You have played your 3. [SAL-2.2]"


@pytest.mark.rule("SAL-2.1", "SAL-2.3")
def test_the_highest_card_that_is_alone_takes_what_two_dice_show():
    state = GAME.new(4, seed=3)
    worth = sum(state.wreck)
    assert all(1 <= die <= 6 for die in state.wreck)
    bids(state, 7, 7, 2, 3)
    assert list(state.points) == [0, 0, 0, worth]


@pytest.mark.rule("SAL-2.4")
def test_where_all_block_each_other_the_wreck_sinks():
    assert list(bids(GAME.new(2, seed=4), 5, 5).points) == [0, 0]


@pytest.mark.rule("SAL-1.2", "SAL-2.5")
def test_whoever_goes_empty_draws_a_chart_that_only_they_can_see():
    state = bids(GAME.new(2, seed=5), 7, 1)
    assert (list(state.drawn), sum(state.bag)) == ([0, 1], 35)
    assert state.redacted(1).chart[7] in (1, 2, 3)
    assert state.redacted(0).chart[7] == UNKNOWN
    assert [state.redacted(seat).scores()[1] for seat in (0, 1)] == [0, state.chart[7]]


@pytest.mark.rule("SAL-3.1")
def test_after_seven_wrecks_the_charts_are_added_and_the_most_points_win():
    state = GAME.new(2, seed=6)
    worth = []
    for card in range(1, 8):
        worth.append(sum(state.wreck))
        bids(state, card, card % 7 + 1)
    assert state.over
    assert list(state.points) == [worth[6], sum(worth[:6])]
    assert (
        state.redacted(0).scores() == state.scores() == [p + f for p, f in zip(state.points, state.found, strict=True)]
    )
    assert state.winners() == [1]
