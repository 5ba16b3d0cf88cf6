"""Lessons: each leads where it says under today's rules, and what it says is short and rests on a rule."""

import re

import pytest

from roadstead.conformance.tables import GAMES, clauses
from roadstead.kernel.lessons import Decided, place
from roadstead.records import Match

LESSONS = [(game, lesson) for game in GAMES for lesson in game.lessons]
with_every_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game.name}-{lesson.name}" for game, lesson in LESSONS]
)
FEWEST_STEPS, MOST_STEPS = 10, 20
MOST_FORCED = 3  # steps with a single answer
MOST_WORDS = 34  # of what is said in a step; as much again of why, here


def begun(game, lesson):
    return Match.new(game, lesson.seats, seed=lesson.seed, options=lesson.options, open_seed=True)


def placed(match, lesson):
    decided = [Decided(one.seat, one.action, one.kind) for one in match.standing]
    asked = int(match.state.asked()) if match.state.asks(lesson.seat) else -1
    return place(match.game, lesson, decided, asked)


def others_answer(match, lesson):
    """Everybody else answers as prepared, until the learner is the only one asked."""
    while not match.over:
        asked = [int(seat) for seat in match.state.actors() if seat != lesson.seat]
        if not asked:
            return
        answers = placed(match, lesson).answers
        assert asked[0] in answers, f"seat {asked[0]} has no answer after decision {match.decisions}"
        match.play(asked[0], answers[asked[0]])


@with_every_lesson
def test_a_lesson_that_is_followed_comes_to_its_end_step_by_step(game, lesson):
    match = begun(game, lesson)
    forced = 0
    for number, step in enumerate(lesson.steps, 1):
        others_answer(match, lesson)
        now = placed(match, lesson)
        where = f"step {number}, {step.title!r}"
        assert match.state.asks(lesson.seat), where
        assert game.questions[int(match.state.asked())].name == step.asked, where
        assert now.step is step, where
        assert now.prepared, where
        assert now.number == number, where
        suggested = game.actions.parse(step.do)
        legal = list(match.state.legal(lesson.seat))
        assert suggested in legal, where
        forced += len(legal) == 1
        view = match.state.redacted(lesson.seat)
        names = [f"Player {seat}" for seat in range(lesson.seats)]
        drawn = {piece.id for piece in game.scene.pieces(view, lesson.seat, names)}
        assert set(step.look) <= drawn, f"{where}: {set(step.look) - drawn} do not lie on the table"
        match.play(lesson.seat, suggested)
        assert placed(match, lesson).left is None, where
    assert placed(match, lesson).over
    assert not match.over, "after the lesson the game goes on"
    assert forced <= MOST_FORCED, "there is too seldom something to choose"


@with_every_lesson
def test_a_lesson_goes_on_for_one_who_does_otherwise(game, lesson):
    """At every step the first other choice: it is answered, the steps still speak of their questions, and it ends."""
    for number, step in enumerate(lesson.steps, 1):
        match = begun(game, lesson)
        for before in lesson.steps[: number - 1]:
            others_answer(match, lesson)
            match.play(lesson.seat, game.actions.parse(before.do))
        others_answer(match, lesson)
        others = [action for action in match.state.legal(lesson.seat) if game.actions.text(action) != step.do]
        if not others:
            continue
        match.play(lesson.seat, others[0])
        now = placed(match, lesson)
        assert now.left is step
        assert not now.prepared
        assert not now.answers
        assert now.step is None or now.step.asked == game.questions[int(match.state.asked())].name


@with_every_lesson
def test_a_lesson_is_short_and_plain(game, lesson):
    assert FEWEST_STEPS <= len(lesson.steps) <= MOST_STEPS
    assert re.fullmatch(r"[a-z-]+", lesson.name)
    assert [one.name for one in game.lessons].count(lesson.name) == 1
    game.checked_seats(lesson.seats)
    game.checked_options(lesson.options)
    assert set(lesson.others) == set(range(lesson.seats)) - {lesson.seat}
    for step in lesson.steps:
        assert step.rule in clauses(game), f"{step.title}: there is no clause {step.rule}"
        assert 0 < len(step.title) <= 36, step.title
        for said in (step.words, step.here, step.otherwise):
            assert said.endswith((".", "?", "!")), said
            assert len(said.split()) <= MOST_WORDS, said
            assert len(re.findall(r"[.!?](?= |$)", said)) <= 2, f"more than two sentences: {said}"
    assert lesson.ending.endswith(".")
