"""What every game says in the same way: which message is meant where, from its declarations and its own tables.

An entry of the catalogue is found by what it is about, so that most of what is said needs no line of Python:

    prompt-lane                 what is asked, by the name of the question
    waiting-lane                what the table waits for, and who (``$who``)
    now-lane                    what is to be done now, for one who tried something else
    label-card-forward-food     what an action does, by its text or else
    label-card                  by its kind
    when-card                   when an action of this kind is done
    no-lane-card, no-lane       why not, by question and text or kind, or else by question
    event-loaded                a line of the log

``$`` names in an entry are the numbers that the question or the event carries, fields of the table, and the action's place in its
row.  Where more is to be found out, a function of the table says which message it is.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, cast
from weakref import WeakKeyDictionary

from roadstead.kernel.catalogue import Catalogue
from roadstead.kernel.errors import Refusal
from roadstead.kernel.events import Event
from roadstead.kernel.messages import Fact, Message, Single, say, slug
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.questions import Question
from roadstead.kernel.state import State
from roadstead.kernel.words import Said, Sheet, TextSheet, in_words

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

Names = Sequence[str]
# Each gets what its parameters name; ``Speech`` says what there is.
Prompt = Callable[..., Said | Message]
Label = Callable[..., Said | Message]
Reason = Callable[..., Refusal | Said | Message]
# A fact as it is told: by a function of its value and the table, or by the row of messages that it counts.
Told = Callable[[int, Any], Fact] | Sequence[Message]
Facts = Mapping[str, int]
Together = Callable[[Facts], Fact]
Line = Callable[[Facts, Any], Message]


def by_name(*functions: Callable[..., Any]) -> dict[str, Any]:
    """A table of functions, each under its own name: ``place_dice`` says what is to be said at ``place dice``."""
    return {function.__name__.replace("_", " "): function for function in functions}


def _seated(number: int, view: Any) -> Fact:
    return seated(number)


SEATS: dict[str, Told] = {"player": _seated, "seat": _seated}


class Speech:
    """``prompts`` go by the name of the question, ``labels`` by the text or else the kind of the action, ``reasons`` by
    question and text or kind (``place pass``, ``occupy zone``), or else by the question, or else by the kind.

    Each gets what its parameters name: ``t`` is the view, then ``seat`` and the numbers that the question carries; of an action
    besides ``action``, and under one other name the action's place in its row.  The label of an action that answers another
    question gets no numbers: they have defaults there.
    ``told`` says how a fact of an event or a number of a question is told, and under a name such as ``settled company`` how it is
    told in that event alone.  What is not in it is a plain number, or a player's name where it is called ``player`` or ``seat``.
    ``together`` are several facts told as one, such as ``$goods`` for food and wood.  ``lines`` are the events whose message
    depends on their facts.
    """

    def __init__(
        self,
        game: "Game",
        prompts: Mapping[str, Prompt] | None = None,
        labels: Mapping[str, Label | Said] | None = None,
        reasons: Mapping[str, Reason | Refusal] | None = None,
        told: Mapping[str, Told] | None = None,
        lines: Mapping[str, Line] | None = None,
        together: Mapping[str, Together] | None = None,
        catalogue: Catalogue | None = None,
    ) -> None:
        self.game = game
        self.catalogue = catalogue or game.catalogue()
        self.prompts = prompts or {}
        self.labels = labels or {}
        self.reasons = reasons or {}
        self.told = {**SEATS, **(told or {})}
        self.lines = lines or {}
        self.together = together or {}

    def text(self, fact: Fact, names: Names = ()) -> str:
        """A message, a number or a list in English."""
        return self.catalogue.text(fact, names or self.game.seat_names)

    def read(self, sheets: Sequence[Sheet], names: Names = ()) -> list[TextSheet]:
        """Sheets as text, in English."""
        return [in_words(sheet, lambda fact: self.text(fact, names)) for sheet in sheets]

    def prompt(self, view: State, seat: int, names: Names) -> Said:
        """What this seat is asked."""
        question = view.game.questions[view.asked()]
        found = self.prompts.get(question.name)
        if found is not None:
            return self._said(_call(found, {**_numbers(view), "t": view, "seat": seat}), question.rule, names)
        about = self._about(f"prompt-{slug(question.name)}", question, view)
        return self._said(about or say("plain-prompt", question=question.name), question.rule, names)

    def waiting(self, view: State, names: Names) -> Said:
        """What the table is waiting for."""
        if view.over:
            return self._said(say("game-over"), "", names)
        question = view.game.questions[view.asked()]
        who = [self._single(int(actor), view) for actor in view.actors()]
        id = f"waiting-{slug(question.name)}"
        about = say(id, who=who) if id in self.catalogue else say("waiting", who=who)
        return self._said(about, question.rule, names)

    def label(self, view: State, seat: int, action: int, names: Names) -> Said:
        """What an action does."""
        game = view.game
        kind, text = game.actions.kind(action), game.actions.text(action)
        rule = self._rule_of(kind)
        found: Any = self.labels.get(text) or self.labels.get(kind)
        if callable(found):
            known = {"t": view, "seat": seat, "action": action}
            answers = not view.over and kind in game.questions[view.asked()].kinds
            found = _call(found, _numbers(view) | known if answers else known, game.actions.place(action))
        if found is None:
            found = self._of(action, f"label-{slug(text)}", f"label-{slug(kind)}") or say("plain-label", action=text)
        return self._said(found, rule, names)

    def line(self, event: Event, view: State, names: Names) -> Said:
        """A line of the log."""
        return self._said(self._line(event, view), event.rule, names)

    def _line(self, event: Event, view: State) -> Message:
        facts = event.facts
        if event.name in self.lines:
            return self.lines[event.name](facts, view)
        id = f"event-{slug(event.name)}"
        if id not in self.catalogue:
            return say("plain-event", event=event.name)
        told: dict[str, Any] = {}
        for name in sorted(self.catalogue.facts_of(id)):
            if name in facts:
                told[name] = self._fact(name, facts[name], view, event.name)
            elif name in self.together:
                told[name] = self.together[name](facts)
        return Message(id, told)

    def fact(self, event: Event, fact: str, view: State) -> Fact:
        """One fact of an event as its line of the log tells it."""
        return self._fact(fact, event.facts[fact], view, event.name)

    def _single(self, seat: int, view: State) -> Single:
        told = self._fact("seat", seat, view)
        return seated(seat) if isinstance(told, list) else cast(Single, told)

    def _fact(self, name: str, value: int, view: State, where: str = "") -> Fact:
        told = self.told.get(f"{where} {name}") or self.told.get(name)
        if told is None:
            return int(value)
        return told(value, view) if callable(told) else told[value]

    def _about(self, id: str, question: Question, view: State) -> Message | None:
        """An entry about a question, with the numbers it names; nothing where there is no such entry."""
        if id not in self.catalogue:
            return None
        numbers = {name: _number(name, question, view) for name in sorted(self.catalogue.facts_of(id))}
        return Message(id, {name: self._fact(name, value, view, question.name) for name, value in numbers.items()})

    def _rule_of(self, kind: str) -> str:
        """The rule that says when an action of this kind is done."""
        occasion = self.game.occasions.get(kind)
        return occasion.rule if occasion else ""

    def _of(self, action: int, *ids: str) -> Message | None:
        """The first of these entries that there is, about an action: what it names is the action's place in its row."""
        id = next((id for id in ids if id in self.catalogue), "")
        if not id:
            return None
        place, kind = self.game.actions.place(action), self.game.actions.kind(action)
        return Message(id, {name: self._fact(name, place, None, kind) for name in self.catalogue.facts_of(id)})  # type: ignore[arg-type]

    def refusal(self, view: State, seat: int, action: int) -> Refusal:
        """Why not, told from what the seat sees; called only for actions that are not legal."""
        game = view.game
        question = game.questions[view.asked()]
        kind, text = game.actions.kind(action), game.actions.text(action)
        names = game.seat_names
        ids = [f"no-{slug(question.name)}-{slug(each)}" for each in (text, kind)]
        reason: Any = self.reasons.get(f"{question.name} {text}") or self.reasons.get(f"{question.name} {kind}")
        reason = reason or self._of(action, *ids)
        if reason is None and kind not in question.kinds:
            return self._refusal(self._another_time(question, kind), self._rule_of(kind), names)
        reason = reason or self.reasons.get(question.name) or self.reasons.get(kind)
        reason = reason or self._of(action, f"no-{slug(question.name)}", f"no-{slug(kind)}")
        if callable(reason):
            known = {"t": view, "seat": seat, "action": action}
            reason = _call(reason, _numbers(view) | known, game.actions.place(action))
        if isinstance(reason, Refusal):
            return reason
        return self._refusal(reason or say("plain-refusal", action=text), question.rule, names)

    def _another_time(self, question: Question, kind: str) -> Message:
        """When it is done, and what is to be done now."""
        when, now = f"when-{slug(kind)}", f"now-{slug(question.name)}"
        if when in self.catalogue and now in self.catalogue:
            return say("another-time", when=say(when), now=say(now))
        return say("plain-another-time", action=kind, question=question.name)

    def _refusal(self, found: Said | Message, rule: str, names: Names) -> Refusal:
        said = self._said(found, rule, names)
        return Refusal(said.rule, said)

    def _said(self, found: Said | Message, rule: str, names: Names) -> Said:
        """What was found, with the rule that it rests on and with what it takes to read it."""
        if isinstance(found, Message):
            return Said(found, rule, names=names, catalogue=self.catalogue)
        return found.read_with(self.catalogue, names, rule)


def _call(function: Callable[..., Any], known: Mapping[str, Any], place: int | None = None) -> Any:
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


_known: WeakKeyDictionary[Callable[..., Any], dict[str, bool]] = WeakKeyDictionary()  # a variant may be given up


def _parameters(function: Callable[..., Any]) -> dict[str, bool]:
    """Each parameter, and whether it has to be given."""
    found = _known.get(function)
    if found is None:
        found = {name: each.default is Parameter.empty for name, each in signature(function).parameters.items()}
        _known[function] = found
    return found


def _numbers(view: State) -> dict[str, int]:
    """The numbers of the question now asked, by their names."""
    return {name: int(view.detail(at)) for at, name in enumerate(view.game.questions[view.asked()].numbers)}


def _number(name: str, question: Question, view: State) -> int:
    """A number that the question carries, or else a field of the table."""
    return int(view.detail(question.numbers.index(name)) if name in question.numbers else getattr(view, name))
