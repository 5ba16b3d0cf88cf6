"""What one file of a game names of another is there.

A name that is no event, question, fact or column any more says nothing, and nobody is told: a column of Jamaica was called otherwise
one day, and from then on a preview painted coming home as a loss.
"""

from collections.abc import Iterable
from functools import cache
from inspect import Parameter, signature

from roadstead.coach.cells import amounts
from roadstead.coach.numbers import WORTH
from roadstead.conformance.tables import TABLES, asked_views, with_every_game
from roadstead.kernel.speech import PLAYERS, braced
from roadstead.kernel.words import TOTAL

HANDED = {"t", "seat", "names"}  # what every function of words may ask for


def kinds(game) -> set[str]:
    return {game.actions.kind(action) for action in range(game.actions.size)}


@cache
def numbers_of_sheets(game) -> tuple[set[str], set[str]]:
    """The columns of the sheets, and what they count, as hints read them; met at all kinds of tables."""
    columns: set[str] = set()
    counted: set[str] = set()
    for table in TABLES:
        if table.game is game:
            for _, _, view in asked_views(table):
                sheets = game.words.sheets(view, table.names)
                columns |= {
                    column
                    for sheet in sheets
                    for column in sheet.columns
                    if any(r.seat is not None for r in sheet.rows)
                }
                counted |= {what for whose in range(table.seats) for what in amounts(sheets, whose)}
    return columns, counted


def strangers(named: Iterable[str], known: Iterable[str]) -> list[str]:
    return sorted(set(named) - set(known))


@with_every_game
def test_what_is_told_at_the_end_and_warned_of_are_events(game):
    events = {kind.name for kind in game.events}
    assert strangers(game.words.MOMENTS, events) == []
    assert strangers(game.words.WASTE, events) == []


@with_every_game
def test_a_turn_begins_with_a_question(game):
    assert strangers(game.words.TURN, {question.name for question in game.questions.rows}) == []


@with_every_game
def test_what_numbers_mean_is_said_of_numbers_and_events_that_there_are(game):
    events = {kind.name for kind in game.events}
    columns, counted = numbers_of_sheets(game)
    numbers = columns | counted
    assert strangers(game.words.LESS_IS_BETTER, numbers | events) == []
    assert strangers(game.words.IDLE, numbers | events) == []
    several = {f"{what}s" for what in counted}  # one treasure is counted with two treasures
    assert strangers(game.words.DECISIVE, numbers | several | {WORTH}) == []


@with_every_game
def test_a_score_has_its_total(game):
    """Where it is a word, that is told in place of a number: whoever is out of the game has no points."""
    table = next(table for table in TABLES if table.game is game)
    assert TOTAL in game.words.breakdown(table.new(1).redacted(None), table.names).columns


@with_every_game
def test_words_are_for_questions_and_actions_that_there_are(game):
    speech = game.words.SPEECH
    texts = set(game.actions.texts())
    questions = {question.name for question in game.questions.rows}
    answers = {f"{question} {what}" for question in questions for what in kinds(game) | texts}
    assert strangers(speech.prompts, questions) == []
    assert strangers(speech.labels, kinds(game) | texts) == []
    assert strangers(speech.reasons, questions | kinds(game) | answers) == []


@with_every_game
def test_lines_of_the_log_name_facts_that_their_events_have(game):
    speech = game.words.SPEECH
    assert strangers(speech.lines, {kind.name for kind in game.events}) == []
    for kind in game.events:
        assert strangers(braced(kind.sentence), (*kind.facts, *speech.together)) == [], kind.name
    assert strangers(speech.together, {name for kind in game.events for name in braced(kind.sentence)}) == []


@with_every_game
def test_what_is_called_something_is_named_somewhere(game):
    """A fact of an event, a number that a question carries, or the place of an action; under its own name, or in that one alone."""
    named = {(kind.name, fact) for kind in game.events for fact in kind.facts}
    for question in game.questions.rows:
        prompt = game.words.SPEECH.prompts.get(question.name)
        told = (*question.numbers, *(braced(prompt) if isinstance(prompt, str) else ()))
        named |= {(question.name, name) for name in told}
    for text, said in (*game.words.SPEECH.labels.items(), *game.words.SPEECH.reasons.items()):
        kind = game.actions.kind(game.actions.parse(text)) if text in game.actions.texts() else text.rpartition(" ")[2]
        named |= {(kind, name) for name in (braced(said) if isinstance(said, str) else ())}
    known = {name for _, name in named} | {f"{where} {name}" for where, name in named}
    assert strangers(game.words.SPEECH.called, known | PLAYERS.keys()) == []


@with_every_game
def test_functions_of_words_ask_for_numbers_that_their_questions_carry(game):
    """What has a default is handed nothing where no question has a number of that name."""
    speech = game.words.SPEECH
    by_name = {question.name: question for question in game.questions.rows}
    for name, prompt in speech.prompts.items():
        if callable(prompt):
            assert strangers(signature(prompt).parameters, HANDED | {*by_name[name].numbers}) == [], (
                f"the prompt of {name}"
            )
    for table in (speech.labels, speech.reasons):
        for text, said in table.items():
            if callable(said):
                known = {number for question in asking(game, text) for number in question.numbers}
                others = strangers(signature(said).parameters, HANDED | {"action"} | known)
                places = [other for other in others if signature(said).parameters[other].default is Parameter.empty]
                assert others == places, f"{text}: nothing is ever handed to {others} of {said.__name__}"
                assert len(places) <= 1, f"{text}: which of {places} is the action's place in its row?"


def asking(game, text: str) -> list:
    """The questions at which words are looked for under this text: a question, what answers one, or both."""
    found = []
    for question in game.questions.rows:
        answers = {
            *question.kinds,
            *(one for one in game.actions.texts() if game.actions.kind(game.actions.parse(one)) in question.kinds),
        }
        if text == question.name or text in answers or text.startswith(f"{question.name} "):
            found.append(question)
    return found
