"""A state like a chess board: compared and hashed by what lies on it, one line of text both ways, played by text."""

import pickle

import pytest

import roadstead
from roadstead.conformance.tables import at_smallest_tables
from roadstead.kernel.errors import IllegalAction

pytestmark = pytest.mark.pure


def position(game, seats=2, decisions=20, seed=4):
    state = game.new(seats, seed=seed)
    while not state.over and state.decisions < decisions:
        state.play(state.actor(), state.legal(state.actor())[-1])
    return state


@at_smallest_tables
def test_a_position_is_one_line_both_ways_and_plays_on_alike(table):
    state = position(table.game, table.seats)
    line = state.position()
    assert line.startswith(f"roadstead-position/1 {table.game.name}/{table.game.rules_version} ")
    assert "\n" not in line
    again = table.game.position(line)
    assert again.to_dict() == state.to_dict()
    assert again.position() == line
    for _ in range(30):
        for each in (state, again):
            if not each.over:
                each.play(each.actor(), each.legal(each.actor())[0])
        assert again == state
    assert again.to_dict() == state.to_dict()


@at_smallest_tables
def test_a_views_line_has_what_the_view_has(table):
    state = position(table.game, table.seats)
    for viewer in (None, 0):
        view = state.redacted(viewer)
        again = table.game.position(view.position())
        assert again.to_dict() == view.to_dict()
        assert again == view != state
        with pytest.raises(ValueError, match="cannot be played on"):
            again.play(again.actor(), 0)


def test_the_line_of_a_view_does_not_depend_on_what_its_viewer_cannot_see():
    game = roadstead.game("jamaica")
    state, other = game.new(2, seed=4), game.new(2, seed=4)
    hand = other.hand[1]
    other.hand[1] = next(cards for cards in range(2**11) if cards.bit_count() == hand.bit_count() and cards != hand)
    for viewer in (0, None):
        assert state.redacted(viewer).position() == other.redacted(viewer).position()
        assert state.redacted(viewer) == other.redacted(viewer)
    assert state != other
    assert state.redacted(1) != other.redacted(1)


def test_dice_from_another_seed_leave_the_table_as_it_is():
    game = roadstead.game("jamaica")
    state = position(game)
    other = game.position(state.position(), seed=99)
    assert other == state
    assert hash(other) == hash(state)
    assert other.dice.to_dict()["seed"] == 99


def test_states_are_equal_by_what_lies_on_the_table():
    game = roadstead.game("jamaica")
    state = position(game)
    twin = state.clone()
    assert twin == state
    assert len({state, twin, pickle.loads(pickle.dumps(state))}) == 1
    twin.play(twin.actor(), twin.legal(twin.actor())[0])
    assert twin != state
    assert len({state, twin}) == 2
    assert state != game.new(2, seed=5)
    assert state != "a state"
    assert game.new(2, 1) != game.new(2, 1, {"rounds": 5})
    assert {state: "here"}[state.clone()] == "here"


def test_the_way_to_a_position_does_not_matter():
    """Two seats choose their cards at the same time, so either may be first."""
    game = roadstead.game("jamaica")
    one = game.new(3, seed=4)
    while len(one.actors()) < 2:
        one.play(one.actor(), one.legal(one.actor())[0])
    two = one.clone()
    first, second = one.actors()[:2]
    for state, order in ((one, (first, second)), (two, (second, first))):
        for seat in order:
            state.play(seat, state.legal(seat)[0])
    assert one == two
    assert hash(one) == hash(two)
    one.decisions += 1  # how many decisions led here is not on the table
    assert one == two


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("", "begins with roadstead-position/1"),
        ("roadstead-position/2 jamaica/2", "begins with roadstead-position/1, not with 'roadstead-position/2'"),
        ("roadstead-position/1 chess/2", "a state of 'chess', not of 'jamaica'"),
        ("roadstead-position/1 jamaica/1", "rules version 1, not 2"),
        ("roadstead-position/1 jamaica/x", "'version' of the position is no number: 'x'"),
        ("roadstead-position/1 jamaica/2 seats", "no name=value"),
        ("roadstead-position/1 jamaica/2 seats=2 seats=3", "stands there twice"),
        ("roadstead-position/1 jamaica/2 seats=two", "'seats' of the position is no number: 'two'"),
        ("roadstead-position/1 jamaica/2 hand=[1*99999999999]", "a row of 99999999999"),
        ("roadstead-position/1 jamaica/2 dice={", "'dice' of the position cannot be read"),
        ("roadstead-position/1 jamaica/2 seats=2", "lacks"),
    ],
)
def test_what_is_no_position_is_refused_in_one_line(line, fault):
    with pytest.raises(ValueError, match=fault):
        roadstead.game("jamaica").position(line)


def test_a_position_against_the_rules_is_refused():
    game = roadstead.game("jamaica")
    line = game.new(2, seed=1).position()
    assert "round=0" in line or "round=1" in line
    words = [word if not word.startswith("hand=") else "hand=[2047,2047]" for word in line.split()]
    with pytest.raises(ValueError, match="against the rules"):
        game.position(" ".join(words))


def test_a_state_is_played_by_text():
    game = roadstead.game("jamaica")
    state, other = position(game), position(game)
    seat = state.actor()
    action = state.legal(seat)[0]
    state.play(seat, action)
    other.play_text(seat, game.actions.text(action).upper())
    assert other == state
    with pytest.raises(ValueError, match="no action is called 'castle'"):
        state.play_text(seat, "castle")
    illegal = next(a for a in range(game.actions.size) if a not in state.legal(state.actor()))
    with pytest.raises(IllegalAction):
        state.play_text(state.actor(), game.actions.text(illegal))
