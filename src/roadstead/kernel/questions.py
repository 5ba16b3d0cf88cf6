"""What can stand on a game's stack, each declared once: the duties of the rules, and the questions to the seats.

From these rows ``tools/generate.py`` writes the numbers that the rules use and the calls to their functions, and
``kernel.speech`` takes what it says of a question that is waited for or out of place.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from roadstead.kernel.words import Asked, Said


class Duty(NamedTuple):
    """Something that the rules do when it comes to the top of the stack.

    ``does`` is the function, such as ``sailing.walk``; ``numbers`` names up to four numbers that the frame carries.  The
    function gets those that its parameters name.
    """

    name: str
    does: str
    numbers: tuple[str, ...] = ()


class Question(NamedTuple):
    """Something that seats are asked.

    ``awaited`` follows "Waiting for Ann", ``now`` follows "Now".  ``kinds`` are the kinds of action that answer it, each
    with the sentence that says when such an action is done (``None`` where another question says it already).  ``secret``:
    it is asked with ``ask_in_secret``, because its choices depend on something hidden or several seats answer at once;
    ``None`` where that depends on what lies on the table.
    ``choices`` and ``answer`` are functions of the rules; instead of a function ``choices`` may be the texts themselves.
    They get what their parameters name: ``t``, ``seat``, ``action``, the frame's ``numbers``, and what is ``given`` here, a
    number that is the same whenever this is asked; so one function can serve several questions.
    """

    name: str
    rule: str
    awaited: str
    now: str
    kinds: Mapping[str, Said | str | None]
    choices: str | tuple[str, ...]
    answer: str
    numbers: tuple[str, ...] = ()
    secret: bool | None = False
    given: Mapping[str, int] = {}


class Questions:
    """All the questions of a game, numbered from ``first`` on."""

    def __init__(self, first: int, rows: Iterable[Question]) -> None:
        self.first = first
        self.rows = tuple(rows)
        names = [row.name for row in self.rows]
        if len(set(names)) != len(names):
            raise ValueError("two questions share a name")

    def __getitem__(self, kind: int) -> Question:
        """The question with this number, as ``state.asked()`` gives it."""
        return self.rows[kind - self.first]

    @cached_property
    def asked(self) -> dict[int, Asked]:
        """For each question the kinds of action that answer it, and what is to be done now."""
        return {
            number: Asked(tuple(row.kinds), f"Now {row.now}") for number, row in enumerate(self.rows, start=self.first)
        }

    @cached_property
    def occasions(self) -> dict[str, Said]:
        """For each kind of action when it is done."""
        return {
            kind: Said(said, row.rule) if isinstance(said, str) else said
            for row in self.rows
            for kind, said in row.kinds.items()
            if said is not None
        }


NO_QUESTIONS = Questions(0, ())
