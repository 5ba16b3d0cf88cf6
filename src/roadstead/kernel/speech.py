"""What every game says in the same way, from its declarations and its own tables of words.

A game's ``words`` package makes one ``Speech`` and offers its methods as its functions:

    SPEECH = Speech(PROMPTS, LABELS, REASONS, CALLED, LINES)
    prompt, waiting, label, line, refusal = SPEECH.prompt, SPEECH.waiting, SPEECH.label, SPEECH.line, SPEECH.refusal
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import Event
from roadstead.kernel.state import State
from roadstead.kernel.words import Number, Said, another_time, capitalised, joined

Names = Sequence[str]
# A state of the game's own class: each table of words is for the states of one game.
Prompt = Callable[[Any, int, Names], Said | str]
Label = Callable[[Any, int, int, Names], Said | str]
Reason = Callable[[Any, int, int], Refusal | str]
Called = Callable[[int, Any, Names], str]
Facts = Mapping[str, int]
Named = Mapping[str, str]  # the facts as they are called
Sentence = Callable[[Facts, Named], str]

Function = TypeVar("Function", bound=Callable[..., object])


def by_name(*functions: Function) -> dict[str, Function]:
    """A table of functions, each under its own name: ``place_dice`` says what is to be said at ``place dice``."""
    return {function.__name__.replace("_", " "): function for function in functions}


class Speech:
    """``prompts`` go by the name of the question, ``labels`` by the text or else the kind of the action, ``reasons`` by
    question and kind (``occupy zone``), or else by the question, or else by the kind.

    Each gives a sentence, or a sentence with a rule of its own where that is not the question's.  A prompt may be the
    sentence itself, with the numbers that the question carries in braces, and a label may be the words themselves.
    ``called`` says how a fact of an event or a number of a question is called in a sentence, and under a name such as
    ``settled company`` how it is called in that event alone; what is not in it is a plain number, and ``{armies:army}``
    counts it.  How a ``seat`` is called holds wherever seats are named.  ``lines`` are the sentences that are no template.
    """

    def __init__(
        self,
        prompts: Mapping[str, Prompt | str],
        labels: Mapping[str, Label | Said | str],
        reasons: Mapping[str, Reason],
        called: Mapping[str, Called],
        lines: Mapping[str, Sentence] | None = None,
    ) -> None:
        self.prompts = prompts
        self.labels = labels
        self.reasons = reasons
        self.called = called
        self.lines = lines or {}

    def prompt(self, view: State, seat: int, names: Names) -> Said:
        """What this seat is asked."""
        question = view.game.questions[view.asked()]
        prompt = self.prompts[question.name]
        if isinstance(prompt, str):
            numbers = {name: int(view.detail(at)) for at, name in enumerate(question.numbers)}
            return Said(capitalised(prompt.format_map(self._named(question.name, numbers, view, names))), question.rule)
        return _said(prompt(view, seat, names), question.rule)

    def waiting(self, view: State, names: Names) -> str:
        """What the table is waiting for."""
        if view.over:
            return "The game is over."
        called = self.called.get("seat")
        who = joined(called(seat, view, names) if called else names[seat] for seat in view.actors())
        return f"Waiting for {who} {view.game.questions[view.asked()].awaited}."

    def label(self, view: State, seat: int, action: int, names: Names) -> Said:
        """What an action does."""
        kind = view.game.actions.kind(action)
        label = self.labels.get(view.game.actions.text(action)) or self.labels[kind]
        found = label(view, seat, action, names) if callable(label) else label
        return _said(found, view.game.occasions[kind].rule)

    def line(self, event: Event, view: State, names: Names) -> str:
        """The event as one sentence: here, and nowhere else, facts are named and the first letter made large."""
        named = self._named(event.name, event.facts, view, names)
        if event.name in self.lines:
            return capitalised(self.lines[event.name](event.facts, named))
        return capitalised(event.kind.sentence.format_map(named))

    def _named(self, where: str, facts: Facts, view: State, names: Names) -> dict[str, Any]:
        """Each fact as it is called in this event or question, or else the number itself."""
        found: dict[str, Any] = {}
        for fact, value in facts.items():
            called = self.called.get(f"{where} {fact}") or self.called.get(fact)
            found[fact] = called(value, view, names) if called else Number(value)
        return found

    def refusal(self, view: State, seat: int, action: int) -> Refusal:
        """Why not, told from what the seat sees; called only for actions that are not legal."""
        question = view.game.questions[view.asked()]
        kind = view.game.actions.kind(action)
        if kind not in question.kinds:
            return another_time(view.game.asked[int(view.asked())], view.game.occasions[kind])
        reasons = self.reasons
        reason = reasons.get(f"{question.name} {kind}") or reasons.get(question.name) or reasons[kind]
        found = reason(view, seat, action)
        return found if isinstance(found, Refusal) else Refusal(question.rule, found)


def _said(found: Said | str, rule: str) -> Said:
    return found if isinstance(found, Said) else Said(found, rule)
