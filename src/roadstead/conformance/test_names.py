"""What one file of a game names of another is there.

A name that is no event, question, fact or column any more says nothing, and nobody is told: a column of Jamaica was called otherwise
one day, and from then on a preview painted coming home as a loss.
"""

import re
from collections.abc import Iterable
from inspect import Parameter, signature

from roadstead.conformance.tables import TABLES, asked_views, with_every_game
from roadstead.kernel.awards import awards_of, moments_of
from roadstead.kernel.events import BEATS, WHO, WHOM
from roadstead.kernel.foresight import named
from roadstead.kernel.messages import Message, slug
from roadstead.kernel.quantities import LESS, MORE, NEITHER
from roadstead.kernel.speech import SEATS
from roadstead.kernel.string_speech import PLAYERS, braced
from roadstead.kernel.words import TOTAL

HANDED = {"t", "seat", "names"}  # what every function of words may ask for
SCORE = "score-"  # a heading of the score
COUNTED_BY = {"ship", "player"}  # headings of every game's score that are no quantity of its own


def kinds(game) -> set[str]:
    return {game.actions.kind(action) for action in range(game.actions.size)}


def strangers(known_as: Iterable[str], known: Iterable[str]) -> list[str]:
    return sorted(set(known_as) - set(known))


def entries(game, prefix: str) -> list[str]:
    """What the game's catalogue has entries for under this prefix."""
    return [id.removeprefix(prefix) for id in game.catalogue().entries if id.startswith(prefix)]


@with_every_game
def test_what_is_told_at_the_end_are_events(game):
    assert strangers(moments_of(game), {kind.name for kind in game.events}) == []


@with_every_game
def test_moments_are_of_events_that_tell_and_have_their_entries(game):
    moments = {kind.moment for kind in game.events if kind.moment}
    assert strangers(moments, entries(game, "moment-")) == []
    assert strangers(entries(game, "moment-"), moments) == []
    for kind in game.events:
        assert kind.tells or not kind.moment, f"{kind.name} is never told of, and has a title"


@with_every_game
def test_awards_count_events_and_have_their_entries(game):
    events = {kind.name for kind in game.events}
    awards = [slug(award.name) for award in awards_of(game) if not award.sentence]
    assert strangers({name for award in awards_of(game) for name in award.counts}, events) == []
    told = [*awards, *(f"{award}-told" for award in awards)]
    assert sorted(told) == sorted(entries(game, "award-"))


@with_every_game
def test_what_events_mean_to_a_hint_can_be_heard_of(game):
    """What is good or bad for a seat, or a waste, says whose it is; what is warned of is told."""
    assert len({kind.name for kind in game.events}) == len(game.events)
    for kind in game.events:
        assert kind.beat == "" or kind.beat in BEATS, kind.name
        assert kind.better in (MORE, NEITHER, LESS), kind.name
        if kind.better or kind.waste:
            assert {*WHO, *WHOM} & set(kind.facts), f"nobody knows whose {kind.name} is"
            assert kind.beat != "round", kind.name
        assert not (kind.waste and kind.idle), f"{kind.name} is warned of, and is no reason for anything"


@with_every_game
def test_a_turn_begins_with_a_question(game):
    assert strangers(game.words.TURN, {question.name for question in game.questions.rows}) == []


@with_every_game
def test_quantities_have_names_of_their_own_and_entries(game):
    catalogue, quantities = game.catalogue(), game.quantities
    names = [quantity.name for quantity in quantities]
    assert sorted(set(names)) == sorted(names)
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in names), names
    assert any(quantity.decides for quantity in quantities), "what decides the game?"
    assert any(not quantity.idle for quantity in quantities), "what may a hint speak of?"
    for quantity in quantities:
        assert quantity.better in (MORE, NEITHER, LESS)
        assert not (quantity.decides and quantity.better == NEITHER), f"{quantity.name} decides, and nobody wants it"
        wanted = [f"apart-{quantity.name}"] * (not quantity.idle) + [f"amount-{quantity.unit}"] * bool(quantity.unit)
        assert strangers(wanted, catalogue.entries) == []
        if not quantity.idle:
            assert catalogue.facts_of(f"apart-{quantity.name}") == {"n", "how"}, quantity.name
        if quantity.unit:
            assert catalogue.facts_of(f"amount-{quantity.unit}") == {"n"}, quantity.name
    assert strangers(entries(game, "apart-"), {*names, TOTAL}) == []


@with_every_game
def test_a_column_with_the_name_of_a_quantity_shows_that_quantity(game):
    """What is better, more or less, is known by the name; so what decides the game and is better the less stands in a sheet."""
    by_name = {quantity.name: quantity for quantity in game.quantities}
    shown: set[str] = set()
    for table in TABLES:
        for _, _, view in asked_views(table) if table.game is game else ():
            score = game.words.breakdown(view, table.names)
            heads = [named(column).removeprefix(SCORE) for column in score.columns if isinstance(column, Message)]
            assert strangers(heads, {*by_name, *COUNTED_BY}) == []
            for sheet in (*game.words.sheets(view, table.names), score):
                for row in sheet.rows:
                    for column, cell in zip(sheet.columns, row.cells, strict=True):
                        quantity = by_name.get(named(column).removeprefix(SCORE))
                        if quantity is not None and row.seat is not None and isinstance(cell, int):
                            assert cell == quantity.value(view, row.seat), f"{quantity.name} in {column}"
                            shown.add(quantity.name)
    burdens = {quantity.name for quantity in game.quantities if quantity.decides and quantity.better == LESS}
    assert strangers(burdens, shown) == []


@with_every_game
def test_a_score_has_its_total(game):
    """Where it is a word, that is told in place of a number: whoever is out of the game has no points."""
    table = next(table for table in TABLES if table.game is game)
    sheet = game.words.breakdown(table.new(1).redacted(None), table.names)
    assert TOTAL in game.words.read([sheet], table.names)[0].columns


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
    speech, catalogue = game.words.SPEECH, game.catalogue()
    assert strangers(speech.lines, {kind.name for kind in game.events}) == []
    used: set[str] = set()
    for kind in game.events:
        id = f"event-{slug(kind.name)}"
        wanted = braced(kind.sentence) if kind.sentence else catalogue.facts_of(id) if id in catalogue else ()
        used.update(wanted)
        if kind.name not in speech.lines:
            assert strangers(wanted, (*kind.facts, *speech.together)) == [], kind.name
    assert strangers(speech.together, used) == []


@with_every_game
def test_what_is_told_in_a_way_of_its_own_is_named_somewhere(game):
    """A fact of an event, a number that a question carries, or the place of an action; under its own name, or in that one alone."""
    speech, catalogue = game.words.SPEECH, game.catalogue()
    told = getattr(speech, "told", None) or speech.called
    known = {(kind.name, fact) for kind in game.events for fact in kind.facts}
    for question in game.questions.rows:
        id, prompt = f"prompt-{slug(question.name)}", speech.prompts.get(question.name)
        asked = braced(prompt) if isinstance(prompt, str) else catalogue.facts_of(id) if id in catalogue else ()
        known |= {(question.name, name) for name in (*question.numbers, *asked)}
    for text, said in (*speech.labels.items(), *speech.reasons.items()):
        kind = game.actions.kind(game.actions.parse(text)) if text in game.actions.texts() else text.rpartition(" ")[2]
        known |= {(kind, name) for name in (braced(said) if isinstance(said, str) else ())}
    for text, kind in {(game.actions.text(each), game.actions.kind(each)) for each in range(game.actions.size)}:
        starts = ("label-", "no-", *(f"no-{slug(question.name)}-" for question in game.questions.rows))
        ids = {f"{start}{slug(name)}" for start in starts for name in (text, kind)} & catalogue.entries.keys()
        known |= {(kind, name) for id in ids for name in catalogue.facts_of(id)}
    names = {name for _, name in known} | {f"{where} {name}" for where, name in known}
    assert strangers(told, names | PLAYERS.keys() | SEATS.keys()) == []


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
