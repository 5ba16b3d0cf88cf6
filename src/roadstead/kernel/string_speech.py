"""What a game says whose words are still sentences of its own, in English only: until it has a catalogue.

``kernel/defaults/words.py`` makes one ``Speech`` of the tables in a game's ``words``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from inspect import Parameter, signature
from string import Formatter
from typing import Any

from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import Event
from roadstead.kernel.questions import Question
from roadstead.kernel.state import State
from roadstead.kernel.words import Number, Said, Sheet, TextSheet, another_time, capitalised, in_words, joined

Names = Sequence[str]
# Each gets what its parameters name; ``Speech`` says what there is.
Prompt = Callable[..., Said | str]
Label = Callable[..., Said | str]
Reason = Callable[..., Refusal | str]
# A state of the game's own class: each table of words is for the states of one game.
Called = Callable[[int, Any, Names], str] | Sequence[str]
Facts = Mapping[str, int]
Named = Mapping[str, str]  # the facts as they are called
Sentence = Callable[[Facts, Named], str]
Together = Callable[[Facts], str]


def by_name(*functions: Callable[..., Said | Refusal | str]) -> dict[str, Any]:
    """A table of functions, each under its own name: ``place_dice`` says what is to be said at ``place dice``."""
    return {function.__name__.replace("_", " "): function for function in functions}


def _player(seat: int, view: Any, names: Names) -> str:
    return names[seat]


PLAYERS: dict[str, Called] = {"player": _player, "seat": _player}


class Speech:
    """``prompts`` go by the name of the question, ``labels`` by the text or else the kind of the action, ``reasons`` by
    question and text or kind (``place pass``, ``occupy zone``), or else by the question, or else by the kind.

    Each gives a sentence, or a sentence with a rule of its own where that is not the question's.  A prompt may be the
    sentence itself, with what is a number in braces: one that the question carries, or else a field of the table.  A label
    or a reason may be the words themselves, and what stands in braces there is the action's place in its row: ``Load into
    {hold}``.  A function gets what its parameters name: ``t`` is the view, then ``seat``, ``names``, and the numbers that the
    question carries; of an action besides ``action``, and under one other name the action's place in its row.  The label
    of an action that answers another question gets no numbers: they have defaults there.
    ``called`` says how a fact of an event or a number of a question is called in a sentence, by a function or by a row of
    names that it counts, and under a name such as ``settled company`` how it is called in that event alone.  What is not in it is a plain number, which ``{armies:army}``
    counts, or a player's name where it is called ``player`` or ``seat``.  ``together`` are words for several facts at once,
    such as ``{goods}`` for food and wood: a sentence names them as it names a fact.  ``lines`` are the sentences that are no
    template.  For what is in no table there is a plain sentence from the declarations.
    """

    def __init__(
        self,
        prompts: Mapping[str, Prompt | str] | None = None,
        labels: Mapping[str, Label | Said | str] | None = None,
        reasons: Mapping[str, Reason | Refusal | str] | None = None,
        called: Mapping[str, Called] | None = None,
        lines: Mapping[str, Sentence] | None = None,
        together: Mapping[str, Together] | None = None,
    ) -> None:
        self.prompts = prompts or {}
        self.labels = labels or {}
        self.reasons = reasons or {}
        self.called = {**PLAYERS, **(called or {})}
        self.lines = lines or {}
        self.together = together or {}

    def prompt(self, view: State, seat: int, names: Names) -> Said:
        """What this seat is asked."""
        question = view.game.questions[view.asked()]
        found = self.prompts.get(question.name, f"{capitalised(question.now)}.")
        if isinstance(found, str):
            numbers = {name: _number(name, question, view) for name in braced(found)}
            found = capitalised(found.format_map(self._named(question.name, numbers, view, names)))
            return Said(found, question.rule)
        return _said(_told(found, {**_numbers(view), "t": view, "seat": seat, "names": names}), question.rule)

    def waiting(self, view: State, names: Names) -> Said:
        """What the table is waiting for."""
        if view.over:
            return Said("The game is over.")
        who = joined(_name(seat, self.called["seat"], view, names) for seat in view.actors())
        return Said(f"Waiting for {who} {view.game.questions[view.asked()].awaited}.")

    def label(self, view: State, seat: int, action: int, names: Names) -> Said:
        """What an action does."""
        kind = view.game.actions.kind(action)
        text = view.game.actions.text(action)
        found = self.labels.get(text) or self.labels.get(kind) or capitalised(text)
        if callable(found):
            known = {"t": view, "seat": seat, "action": action, "names": names}
            answers = not view.over and kind in view.game.questions[view.asked()].kinds
            found = _told(found, _numbers(view) | known if answers else known, view.game.actions.place(action))
        elif isinstance(found, str):
            found = self._of(action, found, view, names)
        return _said(found, view.game.occasions[kind].rule)

    def _of(self, action: int, sentence: str, view: State, names: Names) -> str:
        """A sentence about an action."""
        numbers = dict.fromkeys(braced(sentence), view.game.actions.place(action))
        return sentence.format_map(self._named(view.game.actions.kind(action), numbers, view, names))

    def line(self, event: Event, view: State, names: Names) -> Said:
        """The event as one sentence."""
        return Said(self._line(event, view, names), event.rule)

    def _line(self, event: Event, view: State, names: Names) -> str:
        """Only here are facts named and the first letter capitalised."""
        facts = event.facts
        named = self._named(event.name, facts, view, names)
        if event.name in self.lines:
            return capitalised(self.lines[event.name](facts, named))
        sentence = event.kind.sentence
        if not sentence:
            told = joined(f"{fact} {value}" for fact, value in named.items())
            return capitalised(f"{event.name}: {told}." if facts else f"{event.name}.")
        named |= {name: words(facts) for name, words in self.together.items() if f"{{{name}}}" in sentence}
        return capitalised(sentence.format_map(named))

    def fact(self, event: Event, fact: str, view: State) -> str:
        """One fact of an event as its line of the log calls it."""
        return str(self._named(event.name, {fact: event.facts[fact]}, view, view.game.seat_names)[fact])

    def read(self, sheets: Sequence[Sheet], names: Names = ()) -> list[TextSheet]:
        """Sheets as text."""
        return [in_words(sheet, str) for sheet in sheets]

    def text(self, fact: object, names: Names = ()) -> str:
        """What somebody reads: here it is a text already."""
        return str(fact)

    def _named(self, where: str, facts: Facts, view: State, names: Names) -> dict[str, Any]:
        """Each fact as it is called in this event, question or kind of action, or else the number itself."""
        found: dict[str, Any] = {}
        for fact, value in facts.items():
            called = self.called.get(f"{where} {fact}") or self.called.get(fact)
            found[fact] = _name(value, called, view, names) if called else Number(value)
        return found

    def refusal(self, view: State, seat: int, action: int) -> Refusal:
        """Why not, told from what the seat sees; called only for actions that are not legal."""
        question = view.game.questions[view.asked()]
        kind = view.game.actions.kind(action)
        reasons, text = self.reasons, view.game.actions.text(action)
        reason = reasons.get(f"{question.name} {text}") or reasons.get(f"{question.name} {kind}")
        if reason is None and kind not in question.kinds:
            return another_time(view.game.asked[int(view.asked())], view.game.occasions[kind])
        reason = reason or reasons.get(question.name) or reasons.get(kind)
        if reason is None:
            return Refusal(question.rule, f"You cannot {text} now.")
        if isinstance(reason, str):
            return Refusal(question.rule, self._of(action, reason, view, view.game.seat_names))
        if callable(reason):
            known = {"t": view, "seat": seat, "action": action, "names": view.game.seat_names}
            reason = _told(reason, _numbers(view) | known, view.game.actions.place(action))
        return reason if isinstance(reason, Refusal) else Refusal(question.rule, reason)


def _told(function: Callable[..., Any], known: Mapping[str, Any], place: int | None = None) -> Any:
    """What the function says when it is handed what its parameters name; ``place`` goes under one other name."""
    given = {}
    for name, needed in _parameters(function).items():
        if name in known:
            given[name] = known[name]
        elif needed and place is None:
            raise TypeError(f"{function.__name__} wants {name}; there is {', '.join(known)}")
        elif needed:
            given[name], place = place, None
    return function(**given)


@cache
def _parameters(function: Callable[..., Any]) -> dict[str, bool]:
    """Each parameter, and whether it has to be given."""
    return {name: each.default is Parameter.empty for name, each in signature(function).parameters.items()}


def _numbers(view: State) -> dict[str, int]:
    """The numbers of the question now asked, by their names."""
    return {name: int(view.detail(at)) for at, name in enumerate(view.game.questions[view.asked()].numbers)}


def _said(found: Said | str, rule: str) -> Said:
    if isinstance(found, Said):
        return found if found.rule else replace(found, rule=rule)
    return Said(found, rule)


def _name(value: int, called: Called, view: State, names: Names) -> str:
    return called(value, view, names) if callable(called) else called[value]


def braced(sentence: str) -> list[str]:
    """What stands in braces in a sentence."""
    return [name for _, name, _, _ in Formatter().parse(sentence) if name]


def _number(name: str, question: Question, view: State) -> int:
    """A number that the question carries, or else a field of the table."""
    return int(view.detail(question.numbers.index(name)) if name in question.numbers else getattr(view, name))
