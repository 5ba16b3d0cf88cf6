"""The list of a game's actions."""

import pytest

from roadstead.kernel.actions import Actions

SAILING = Actions([(0, "move", ["sail outer", "sail inner"]), (2, "wait", ["lie at anchor"])])


def test_an_action_is_a_number_a_text_and_a_kind():
    assert SAILING.size == 3
    assert SAILING.texts() == ["sail outer", "sail inner", "lie at anchor"]
    assert [SAILING.kind(action) for action in range(3)] == ["move", "move", "wait"]
    assert SAILING.parse("Sail   INNER ") == 1


def test_a_row_that_does_not_begin_where_the_last_one_ended_is_an_error():
    with pytest.raises(ValueError, match="'wait' begin at 2, not at 3"):
        Actions([(0, "move", ["sail outer", "sail inner"]), (3, "wait", ["lie at anchor"])])


def test_two_actions_cannot_share_a_text():
    with pytest.raises(ValueError, match="share a text"):
        Actions([(0, "move", ["sail outer", "Sail  Outer"])])


@pytest.mark.parametrize("action", [-1, 3, 1000])
def test_a_number_out_of_range_has_no_text(action):
    with pytest.raises(ValueError, match="from 0 to 2"):
        SAILING.text(action)


def test_a_slip_of_the_pen_gets_a_hint():
    with pytest.raises(ValueError, match="did you mean 'sail outer'"):
        SAILING.parse("sail otter")
    with pytest.raises(ValueError, match=r"no action is called 'xyzzy'$"):
        SAILING.parse("xyzzy")


def test_an_endless_text_is_cut_short_in_the_answer():
    with pytest.raises(ValueError) as refused:
        SAILING.parse("sail " * 10_000)
    assert len(str(refused.value)) < 200
