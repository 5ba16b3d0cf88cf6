"""Where a lesson is, as it follows from the decisions that stand."""

import pytest

import roadstead
from roadstead.kernel.lessons import Decided, Lesson, Step, answers, place, read

GAME = roadstead.game("jamaica")
DICE, CARD, LANE, POWDER = (
    next(kind for kind, row in enumerate(GAME.questions.rows, GAME.questions.first) if row.name == name)
    for name in ("place dice", "choose card", "lane", "spend powder")
)


def step(asked, do):
    return Step(asked, do, f"{asked}: {do}", "Words.", "JAM-3.1", "Here.", "Otherwise.")


LESSON = Lesson(
    "lesson",
    "A lesson",
    "About it.",
    seats=2,
    seed=1,
    steps=(
        step("place dice", "morning 2"),
        step("choose card", "card gold/gold"),
        step("lane", "sail outer"),
        step("choose card", "card forward/food"),
    ),
    others={1: answers("card food/forward; morning 5;\n card gold/gold")},
    ending="The end.",
)


def at(*told, asked=-1):
    """Decisions as text: who, what, and the kind of question."""
    decided = [Decided(seat, GAME.actions.parse(do), kind) for seat, do, kind in told]
    return place(GAME, LESSON, decided, asked)


def test_answers_are_read_from_one_line():
    assert LESSON.others[1] == ("card food/forward", "morning 5", "card gold/gold")


def test_it_begins_with_the_first_step_and_the_first_answers():
    now = at(asked=DICE)
    assert (now.step, now.number, now.prepared, now.over, now.left) == (LESSON.steps[0], 1, True, False, None)
    assert now.answers == {1: GAME.actions.parse("card food/forward")}


def test_no_step_speaks_while_others_are_asked():
    assert at().step is None


def test_whoever_follows_goes_from_step_to_step_whatever_the_order_of_answers():
    mine, theirs = (0, "card gold/gold", CARD), (1, "card food/forward", CARD)
    for both in ((mine, theirs), (theirs, mine)):
        now = at((0, "morning 2", DICE), *both, asked=LANE)
        assert (now.step, now.number, now.prepared) == (LESSON.steps[2], 3, True)
        assert now.answers == {1: GAME.actions.parse("morning 5")}


def test_another_choice_is_answered_until_the_next_decision():
    now = at((0, "morning 3", DICE), asked=CARD)
    assert (now.left, now.prepared, now.answers) == (LESSON.steps[0], False, {})
    assert now.step is LESSON.steps[1]
    later = at((0, "morning 3", DICE), (0, "card gold/gold", CARD), asked=LANE)
    assert (later.left, later.step) == (None, LESSON.steps[2])


def test_afterwards_each_step_waits_for_its_question():
    """The lane has not come up: the second card is spoken of first, and the lane when it does."""
    gone = ((0, "morning 3", DICE), (0, "card gold/gold", CARD))
    assert at(*gone, asked=CARD).step is LESSON.steps[3]
    later = (*gone, (0, "card gold/gold", CARD))
    assert at(*later, asked=POWDER).step is None
    assert at(*later, asked=LANE).step is LESSON.steps[2]


def test_a_seat_that_answers_otherwise_leaves_the_prepared_way():
    now = at((0, "morning 2", DICE), (1, "card gold/gold", CARD), asked=CARD)
    assert (now.prepared, now.left, now.step) == (False, None, LESSON.steps[1])


def test_it_ends_with_the_last_step():
    whole = (
        (0, "morning 2", DICE),
        (1, "card food/forward", CARD),
        (0, "card gold/gold", CARD),
        (0, "sail outer", LANE),
        (0, "card forward/food", CARD),
    )
    assert not at(*whole[:-1], asked=CARD).over
    now = at(*whole, asked=CARD)
    assert (now.over, now.step, now.number) == (True, None, 4)


def test_what_does_not_come_up_is_left_out_in_the_end():
    gone = [(0, "morning 3", DICE), *[(0, "card gold/gold", CARD)] * 6]
    assert not at(*gone, asked=CARD).over
    assert at(*gone, (0, "card gold/gold", CARD), asked=LANE).over


WRITTEN = """
title = "Two"
about = "About two."
seats = 2
seed = 5
ending = "Done."

[others]
1 = "card food/forward;\\nmorning 5"

[[steps]]
asked = "lane"
do = "sail outer"
title = "A lane"
words = "Words."
rule = "JAM-5.3"
here = "Here."
otherwise = "Otherwise."
look = ["ship-0"]
"""


def test_a_lesson_is_read_from_its_file():
    lesson = read("two", WRITTEN)
    assert (lesson.name, lesson.title, lesson.seat, lesson.options) == ("two", "Two", 0, {})
    assert lesson.others == {1: ("card food/forward", "morning 5")}
    assert [(step.asked, step.do, step.look) for step in lesson.steps] == [("lane", "sail outer", ("ship-0",))]


@pytest.mark.parametrize(
    ("line", "instead", "expected"),
    [
        ("seed = 5", "", "the lesson 'two' does not say its 'seed'"),
        ("seed = 5", "seed = 5\nsed = 6", "the lesson 'two' has a line 'sed'"),
        ('here = "Here."', "", "step 1 of the lesson 'two' does not say its 'here'"),
        ('here = "Here."', 'here = "Here."\nher = ""', "step 1 of the lesson 'two' has a line 'her'"),
    ],
)
def test_a_line_too_few_or_too_many_is_told(line, instead, expected):
    with pytest.raises(ValueError, match=expected):
        read("two", WRITTEN.replace(line, instead))
