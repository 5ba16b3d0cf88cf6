"""The way of a decision, shown with a plug-in game that is never compiled."""

import json

import pytest

from kernel.reef import BID, DIVE, REEF
from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.errors import IllegalAction, NeedsOutcome, Unsettled
from roadstead.kernel.state import UNKNOWN

pytestmark = pytest.mark.pure


def reef(seats=2, *, events=False, shells=(0, 1, 2, 0)):
    return REEF.new(seats, dice=ScriptedDice(list(shells)), events=events)


def do(state, *lines):
    for seat, text in lines:
        state.play(seat, REEF.actions.parse(text))
    return state


def stored_and_back(state):
    return REEF.restore(json.loads(json.dumps(state.to_dict())))


def menu(state, seat):
    return [REEF.actions.text(action) for action in state.legal(seat)]


def test_a_simultaneous_question_waits_for_every_seat():
    state = reef(3)
    assert state.asked() == BID
    assert state.actors() == [0, 1, 2]
    question = state.question()
    do(state, (1, "coin 3"))
    assert state.actors() == [0, 2]
    assert state.actor() == 0
    assert state.question() == question
    assert menu(state, 1) == []
    with pytest.raises(IllegalAction, match="Seat 1 is not asked"):
        do(state, (1, "coin 2"))
    do(state, (2, "coin 1"), (0, "coin 1"))
    assert state.asked() == DIVE
    assert state.actors() == [1]
    assert state.question() > question


def test_what_is_publicly_forced_is_answered_by_the_engine():
    state = do(reef(), (0, "coin 1"), (1, "coin 2"))
    assert state.tolls == 1
    assert menu(state, 1) == ["dive", "surface"]
    assert state.decisions == 2


def test_a_secret_question_is_asked_even_with_one_answer_left():
    state = reef()
    for coin in (1, 2):
        do(state, (0, f"coin {coin}"), (1, f"coin {coin}"), (0, "surface"))
    assert menu(state, 0) == ["coin 3"]
    assert state.actors() == [0, 1]


def test_duties_are_done_in_the_order_of_the_table():
    """What was pushed first comes last: up from the dive, then the shell, then the next round."""
    state = do(reef(), (0, "coin 2"), (1, "coin 1"), (0, "dive"), (0, "dive"))
    assert [frame[0] for frame in state.frames()][-3:] == [4, 4, DIVE]
    assert list(state.points) == [0, 0]
    assert state.detail(0) == 0
    assert state.detail(1) == 2
    do(state, (0, "surface"))
    assert list(state.points) == [2, 0]
    assert list(state.seen) == [0, 1, 0]
    assert (state.round, state.asked()) == (2, BID)


def test_a_game_resumes_anywhere_in_a_deep_stack():
    state = do(reef(), (0, "coin 3"), (1, "coin 1"))
    for fathoms in range(1, 38):
        do(state, (0, "dive"))
        back = stored_and_back(state)
        assert back.to_dict() == state.to_dict()
        for copy in (back, state.clone(), stored_and_back(state.clone())):
            do(copy, (0, "dive"), (0, "dive"), (0, "surface"))
            assert list(copy.points) == [fathoms + 2, 0]
            assert copy.round == 2
    assert state.depth > 37


def test_at_the_bottom_there_is_nothing_to_choose():
    state = do(reef(), (0, "coin 3"), (1, "coin 1"))
    for _ in range(40):
        do(state, (0, "dive"))
    assert list(state.points) == [40, 0]
    assert state.round == 2


def test_a_whole_game_has_a_winner():
    state = reef()
    for coin in (1, 2):
        do(state, (0, f"coin {coin}"), (1, f"coin {coin}"), (0, "surface"))
    assert state.winners() == []
    assert state.result() == [0, 0]
    do(state, (0, "coin 3"), (1, "coin 3"), (0, "dive"), (0, "surface"))
    assert state.over
    assert state.actors() == []
    assert (state.winners(), state.result(), state.scores()) == ([0], [1, 0], [1, 0])
    assert (state.question(), state.asked()) == (0, -1)
    assert state.why_not(0, 0).words == "The game is over."


def test_a_shared_victory_is_split():
    state = reef(3)
    for coin in (1, 2, 3):
        do(state, *((seat, f"coin {coin}") for seat in range(3)), (0, "surface"))
    assert state.result() == [pytest.approx(1 / 3)] * 3


def test_only_chance_and_showing_are_marks():
    state = reef()
    marks = []
    for line in (
        (1, "coin 1"),
        (0, "coin 2"),
        (0, "dive"),
        (0, "dive"),
        (0, "surface"),
    ):
        do(state, line)
        marks.append(state.marked)
    assert marks == [False, True, False, False, True]


def test_what_was_already_seen_is_no_mark_when_shown_again():
    state = reef()
    state.shown = False
    state.show(state.seen, 1, 0b01)
    assert state.shown
    state.shown = False
    state.show(state.seen, 1, 0b01)
    assert not state.shown
    state.show(state.seen, 1, 0b11)
    assert state.shown
    assert list(state.seen) == [0, 0b11, 0]


def test_a_refusal_changes_nothing_and_says_why():
    state = do(reef(), (0, "coin 2"))
    before = state.to_dict()
    with pytest.raises(IllegalAction) as refused:
        do(state, (1, "dive"))
    assert str(refused.value) == "'dive' is not possible with 7. [REEF-1]"
    assert refused.value.refusal.rule == "REEF-1"
    for seat, action in ((0, 0), (-1, 0), (2, 0), (1, 6), (1, -1)):
        assert not state.why_not(seat, action).rule
        with pytest.raises(IllegalAction):
            state.play(seat, action)
    assert state.to_dict() == before


def test_a_seat_sees_its_own_and_what_it_was_shown():
    state = do(reef(), (0, "coin 3"), (1, "coin 1"), (0, "surface"), (1, "coin 3"))
    views = {viewer: state.redacted(viewer) for viewer in (0, 1, None)}
    assert list(views[0].purse) == [0b011, UNKNOWN]
    assert list(views[1].bid) == [UNKNOWN, 2]
    assert list(views[0].shells) == [UNKNOWN, 0, UNKNOWN]
    assert list(views[1].shells) == [UNKNOWN] * 3
    assert list(views[None].purse) == [UNKNOWN] * 2
    with pytest.raises(ValueError, match="cannot be played on"):
        views[0].play(0, 0)
    assert views[0].legal(0) == [0, 1]
    with pytest.raises(ValueError, match="not seat 0's view"):
        views[1].legal(0)


def test_events_tell_each_listener_its_half():
    state = do(reef(events=True), (0, "coin 3"), (1, "coin 1"))
    assert [event.name for event in state.events] == ["bids shown"]
    assert state.events[0].facts == {"winner": 0}
    assert state.events[0].rule == "REEF-1"
    do(state, (0, "surface"))
    heard = {viewer: [event.name for event in state.events if event.heard_by(viewer)] for viewer in (0, 1, None)}
    assert heard == {0: ["saw"], 1: ["looked"], None: ["looked"]}


def test_a_silent_game_keeps_no_events():
    state = do(reef(), (0, "coin 3"), (1, "coin 1"))
    assert state.events == []


def test_the_menu_is_a_copy():
    state = reef()
    state.legal(0).clear()
    assert menu(state, 0) == ["coin 1", "coin 2", "coin 3"]


def test_outcomes_of_the_last_decision_are_kept_on_request():
    state = do(reef(), (0, "coin 3"), (1, "coin 1"))
    state.dice.keep = True
    do(state, (0, "dive"))
    assert list(state.dice.drawn) == []
    do(state, (0, "surface"))
    assert list(state.dice.drawn) == [1]


def test_dice_that_run_out_say_what_they_need():
    state = do(reef(shells=[0]), (0, "coin 3"), (1, "coin 1"))
    with pytest.raises(NeedsOutcome) as needed:
        do(state.clone(), (0, "surface"))
    assert needed.value.sides == 3
    state.dice.feed([2])
    do(state, (0, "surface"))
    assert list(state.seen) == [0, 0, 1]


def test_rules_that_loop_are_stopped():
    with pytest.raises(Unsettled, match="Reef do not settle"):
        REEF.new(seed=1, options={"reef": "endless"})


def test_rules_that_run_dry_are_stopped():
    with pytest.raises(Unsettled, match="Reef do not settle"):
        REEF.new(seed=1, options={"reef": "dry"})


def test_the_last_menu_is_not_left_lying_for_a_seat_that_does_not_exist():
    state = do(reef(), (0, "coin 2"))
    assert state.legal(-1) == []
    with pytest.raises(IllegalAction, match="no seat -1"):
        state.play(-1, 0)
    assert state.actors() == [1]


def test_several_seats_are_asked_at_once_only_in_secret():
    state = REEF.new(3, seed=1)
    before = state.to_dict()
    with pytest.raises(ValueError, match=r"ask\(\) is for one seat: several are asked at once with ask_in_secret\(\)"):
        state.ask(DIVE, 0b101)
    assert state.to_dict() == before
    state.ask_in_secret(BID, 0b101)
    assert state.actors() == [0, 2]


@pytest.mark.parametrize("seats", [0, -1, 0b1000])
def test_a_question_is_for_somebody_at_the_table(seats):
    state = REEF.new(3, seed=1)
    for ask in (state.ask, state.ask_in_secret):
        with pytest.raises(ValueError, match=r"set of the seats 0 to 2|for one seat"):
            ask(BID, seats)


def test_that_several_were_asked_is_known_to_the_last_of_them_too():
    state = REEF.new(3, seed=1)
    for _ in range(3):
        assert state.at_once()
        seat = state.actors()[0]
        state.play(seat, state.legal(seat)[0])
    assert not state.at_once()
