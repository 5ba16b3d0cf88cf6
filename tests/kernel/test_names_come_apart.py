"""A name that means nothing any more is noticed: each is planted in Jamaica's words, and one of the general tests fails."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from roadstead.coach.cells import CARDS, DESCRIBING, JOINING
from roadstead.coach.numbers import MASS, NOW, ROOM

import roadstead
from roadstead.coach.reasons import COSTLY
from roadstead.conformance import test_names
from roadstead.kernel import events
from roadstead.kernel.defaults.words import completed
from roadstead.kernel.game import Game
from roadstead.records.story import TELLING

JAMAICA = roadstead.game("jamaica")


def depth_of_water(action: int, depht: int = 0) -> str:
    return f"{action} {depht}"


def with_words(**others: Any) -> Game:
    """Jamaica with other words, and what its sheets count looked at anew."""
    words: Any = completed(JAMAICA)
    for name, table in others.items():
        where = words.SPEECH if hasattr(words.SPEECH, name) else words
        setattr(where, name, table)
    parts = {part: getattr(JAMAICA, part) for part in ("name", "actions", "events", "questions", "seats", "new")}
    return SimpleNamespace(**parts, words=words)  # type: ignore[return-value]


Check = Callable[[Game], None]
numbers: Check = test_names.test_what_numbers_mean_is_said_of_numbers_and_events_that_there_are
at_the_end: Check = test_names.test_what_is_told_at_the_end_and_warned_of_are_events
turn: Check = test_names.test_a_turn_begins_with_a_question
places: Check = test_names.test_words_are_for_questions_and_actions_that_there_are
log: Check = test_names.test_lines_of_the_log_name_facts_that_their_events_have
called: Check = test_names.test_what_is_called_something_is_named_somewhere
functions: Check = test_names.test_functions_of_words_ask_for_numbers_that_their_questions_carry
SPEECH = completed(JAMAICA).SPEECH
PLANTED = {
    "a column that is called spaces to go": (numbers, {"LESS_IS_BETTER": ("to go",)}),
    "a number that nobody has": (numbers, {"DECISIVE": ("doubloons",)}),
    "an event that is no reason": (numbers, {"IDLE": ("turned round",)}),
    "a moment": (at_the_end, {"MOMENTS": {"wonn": "A battle won"}}),
    "a waste": (at_the_end, {"WASTE": ("thrown away",)}),
    "a question that begins a turn": (turn, {"TURN": ("choose a card",)}),
    "a prompt": (places, {"prompts": {"which hold": "Which hold?"}}),
    "a label": (places, {"labels": {"loading": "Load"}}),
    "a reason": (places, {"reasons": {"choose card loading": "Not now."}}),
    "a line": (log, {"lines": {"sailed on": lambda facts, named: ""}}),
    "words for several facts": (log, {"together": {"cargo of all": lambda facts: ""}}),
    "a fact": (called, {"called": {**SPEECH.called, "loaded cargoes": ("gold",)}}),
    "a number of a question": (functions, {"labels": {"card": depth_of_water}}),
}


@pytest.mark.parametrize(("check", "planted"), PLANTED.values(), ids=PLANTED)
def test_a_name_that_is_nothing_is_noticed(monkeypatch, check, planted):
    counted = test_names.numbers_of_sheets(JAMAICA)
    monkeypatch.setattr(test_names, "numbers_of_sheets", lambda game: counted)
    check(with_words())
    with pytest.raises(AssertionError):
        check(with_words(**planted))


def test_what_is_read_of_events_by_its_name_is_a_fact_or_a_beat_of_some_game():
    kinds = [kind for game in roadstead.all_games() for kind in game.events]
    facts = {fact for kind in kinds for fact in kind.facts}
    assert {*events.WHO, *events.WHOM, *events.DICE, *events.STRENGTH, *events.AGAINST} <= facts
    assert {kind.beat for kind in kinds} - {""} == {*events.BEATS}
    assert {*TELLING, *COSTLY} <= {*events.BEATS}


def test_what_hints_read_in_the_sheets_stands_in_those_of_some_game():
    """The last words of what is counted, and how money is called."""
    counted = {what for game in roadstead.all_games() for what in test_names.numbers_of_sheets(game)[1]}
    words = {word for what in counted for word in what.split()}
    assert {*JOINING, *MASS, *DESCRIBING} <= words
    assert any(CARDS in what for what in counted)
    assert NOW in counted
    assert any(what.startswith(ROOM) for what in counted)
