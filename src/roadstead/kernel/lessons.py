"""A guided first game: a prepared deal, a step for each decision of the one who learns, and what the others do meanwhile.

A game's lessons are TOML files in its folder ``lessons``, one each: ``1-first-voyage.toml`` is the first, named ``first-voyage``.
How far a lesson has come follows from the decisions that stand, and from nothing else: whoever comes back finds it where it was.
"""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from roadstead.kernel.game import Game, OptionValue

PATIENCE = 2  # after so many decisions a step, whatever has not come up is left out


@dataclass(frozen=True)
class Step:
    """A decision of the one who learns, and the one idea that goes with it.

    ``asked`` is the name of the question, as ``questions.py`` has it, and ``do`` what is suggested.  ``words`` are true
    whenever this question is asked; ``here`` is said only in the prepared position: what is suggested, and why.
    ``otherwise`` is the answer to any other choice.  ``look`` names pieces of the scene that matter now.
    """

    asked: str
    do: str
    title: str
    words: str
    rule: str
    here: str
    otherwise: str
    look: tuple[str, ...] = ()


@dataclass(frozen=True)
class Lesson:
    """A prepared deal with its steps.  ``others`` has, for each other seat, what it answers while all goes as prepared."""

    name: str
    title: str
    about: str
    seats: int
    seed: int
    steps: tuple[Step, ...]
    others: Mapping[int, tuple[str, ...]]
    ending: str
    seat: int = 0  # where the one who learns sits
    options: Mapping[str, "OptionValue"] = field(default_factory=dict)


def answers(listed: str) -> tuple[str, ...]:
    """What a seat answers, one after the other, written as ``card gold/gold; morning 2``."""
    return tuple(" ".join(answer.split()) for answer in listed.split(";"))


def in_folder(folder: Path) -> tuple[Lesson, ...]:
    """The lessons whose files lie there, in the order of their numbers."""
    found = sorted(folder.glob("*.toml"), key=lambda path: (int(path.stem.partition("-")[0]), path.stem))
    return tuple(read(path.stem.partition("-")[2], path.read_text("utf-8")) for path in found)


def read(name: str, text: str) -> Lesson:
    """The lesson that a file describes; a line that does not belong there, or one too few, is a ValueError."""
    told = tomllib.loads(text)
    steps = tuple(
        Step(**_checked(Step, {**step, "look": tuple(step.get("look", ()))}, f"step {number} of the lesson {name!r}"))
        for number, step in enumerate(told.get("steps", ()), 1)
    )
    others = {int(seat): answers(line) for seat, line in told.get("others", {}).items()}
    whole = {**told, "name": name, "steps": steps, "others": others}
    return Lesson(**_checked(Lesson, whole, f"the lesson {name!r}"))


def _checked(kind: type[Step] | type[Lesson], told: dict[str, Any], what: str) -> dict[str, Any]:
    known = {part.name: part for part in fields(kind)}
    for unknown in told.keys() - known.keys():
        raise ValueError(f"{what} has a line {unknown!r}, which no lesson has (it has: {', '.join(known)})")
    for part in known.values():
        if part.name not in told and part.default is MISSING and part.default_factory is MISSING:
            raise ValueError(f"{what} does not say its {part.name!r}")
    return told


class Decided(NamedTuple):
    """A decision that stands: who has decided what, and which kind of question it answered."""

    seat: int
    action: int
    kind: int


@dataclass(frozen=True)
class Place:
    """How far a lesson has come.

    ``step`` is the one that speaks of the question now asked; ``left`` the one whose suggestion was not taken at the last
    decision.  ``prepared``: everybody has done what the lesson foresees, so the table is as it was prepared; then ``answers``
    has what each other seat answers next.
    """

    prepared: bool
    step: Step | None
    left: Step | None
    number: int  # of the step, counted from 1; how many are behind, and one more
    over: bool
    answers: Mapping[int, int]


def place(game: "Game", lesson: Lesson, decided: Iterable[Decided], asked: int) -> Place:
    """Where a lesson is after these decisions; ``asked`` is the kind of the question that the learner is asked now, or -1.

    As long as all goes as prepared the steps come in their order.  Afterwards each speaks when its question is next asked.
    """
    to_come = list(lesson.steps)
    made = dict.fromkeys(range(lesson.seats), 0)
    prepared = True
    left: Step | None = None
    for decision in decided:
        at = made[decision.seat]
        made[decision.seat] += 1
        did = game.actions.text(decision.action)
        if decision.seat != lesson.seat:
            prepared = prepared and did == _at(lesson.others.get(decision.seat, ()), at)
            continue
        step = _speaking(game, to_come, decision.kind, prepared)
        follows = step is not None and did == step.do
        left = step if prepared and not follows else None
        prepared = prepared and follows
        if step is not None:
            to_come.remove(step)
    over = not to_come or made[lesson.seat] >= PATIENCE * len(lesson.steps)
    now = None if over or asked < 0 else _speaking(game, to_come, asked, prepared)
    answers = {
        seat: game.actions.parse(line[made[seat]])
        for seat, line in lesson.others.items()
        if prepared and made[seat] < len(line)
    }
    return Place(prepared, now, left, min(len(lesson.steps) - len(to_come) + 1, len(lesson.steps)), over, answers)


def _speaking(game: "Game", to_come: Sequence[Step], kind: int, prepared: bool) -> Step | None:
    """The step that speaks of a question of this kind."""
    named = game.questions[kind].name
    some = to_come[:1] if prepared else to_come
    return next((step for step in some if step.asked == named), None)


def _at(line: Sequence[str], at: int) -> str:
    return line[at] if at < len(line) else ""
