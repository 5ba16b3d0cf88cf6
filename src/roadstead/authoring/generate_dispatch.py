"""The generated class between the kernel and a game's rules, from its questions and from the rules' own functions."""

import ast
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from roadstead.authoring.naming import constant, head
from roadstead.kernel.actions import Actions
from roadstead.kernel.questions import Duty, Question, Questions

SLOTS = "abcd"

# What the kernel calls besides the stack, where a game has it in `scoring.py` or in a module of its rules.
HOOKS = {
    "set_up": ["t"],
    "imagine": ["t", "viewer", "chance"],
    "scores": ["t"],
    "winners": ["t"],
    "faults": ["t"],
}


@dataclass
class Dispatch:
    """The class between the kernel and the rules: each duty and question goes straight to the function that is its rule."""

    folder: Path
    package: str
    duties: Sequence[Duty]
    questions: Questions
    actions: Actions
    rooms: dict[str, dict[str, list[str]]] = field(default_factory=dict)  # of modules their functions' parameters

    @cached_property
    def table(self) -> str:
        """The class of the game's state."""
        return _subclass(self.folder / "state.py", "Fields")

    def source(self) -> str:
        perform = self._branches((duty.name, self._call(duty.does, duty.numbers, ("t",)), "") for duty in self.duties)
        choices = self._branches(
            (question.name, self._choices(question), "return ") for question in self.questions.rows
        )
        answer = self._branches(
            (question.name, self._call(question.answer, question.numbers, ("t", "seat", "action"), question.given), "")
            for question in self.questions.rows
        )
        frame = "a: i64, b: i64, c: i64, d: i64"
        hooks = self._hooks()
        lines = [
            head("Which function of the rules each duty and question goes to", "questions.py"),
            "# fmt: off",
            "# isort: off",
            "# ruff: noqa: E701, E704",
            *self._imports(),
            "",
            "",
            "class Dispatch(Rules):",
            f"    def perform(self, t: State, kind: i64, {frame}) -> None:",
            *perform,
            "",
            f"    def choices(self, t: State, kind: i64, seat: i64, {frame}) -> list[i64]:",
            *choices,
            "",
            f"    def answer(self, t: State, kind: i64, seat: i64, action: i64, {frame}) -> None:",
            *answer,
            "",
            f"    hooks: ClassVar[Hooks] = Hooks({', '.join(f'{hook}={where}' for hook, where in hooks.items())})",
            f"    def blank(self) -> State: return {self.table}()",
        ]
        return "\n".join(lines) + "\n"

    def _imports(self) -> list[str]:
        rooms = sorted(room for room in self.rooms if self._home(room).parent != self.folder)
        ours = [
            f"from {self.package}.generated import frames",
            f"from {self.package}.rules import {', '.join(rooms)}",
            f"from {self.package}.state import {self.table}",
            "from roadstead.kernel.rules import Hooks, Rules",
            "from roadstead.kernel.state import State",
        ]
        ours += [f"from {self.package} import {room}" for room in self.rooms if room not in rooms]
        return ["from typing import ClassVar", "", "from mypy_extensions import i64", "", *sorted(ours)]

    def _hooks(self) -> dict[str, str]:
        """Where each such function stands.  What `rules/table.py` says of them, in a class on top of this one, goes before it."""
        homes = [path for path in sorted(self.folder.glob("rules/*.py")) if path.name != "table.py"]
        homes += self.folder.glob("scoring.py")
        hooks = {}
        for hook, wanted in HOOKS.items():
            found = [path for path in homes if hook in functions(path)]
            if len(found) > 1:
                raise ValueError(
                    f"{hook} stands in {' and in '.join(p.stem for p in found)}: the kernel can only call one"
                )
            for path in found:
                if functions(path)[hook] != wanted:
                    raise ValueError(
                        f"{path.stem}.{hook} is handed {', '.join(wanted)}, not {', '.join(functions(path)[hook])}"
                    )
                self.rooms.setdefault(path.stem, functions(path))
                hooks[hook] = f"{path.stem}.{hook}"
        return hooks

    def _home(self, room: str) -> Path:
        """A module of the rules, or one beside them."""
        inside = self.folder / "rules" / f"{room}.py"
        return inside if inside.exists() else self.folder / f"{room}.py"

    def _branches(self, rows: Iterable[tuple[str, str, str]]) -> list[str]:
        """A line for each row, which reads as a table: the number on the stack, and the call."""
        lines = [f"        assert isinstance(t, {self.table})"]
        word = "if"
        for name, call, before in rows:
            lines.append(f"        {word} kind == frames.{constant(name)}: {before}{call}")
            word = "if" if before else "elif"
        what = "question" if word == "if" else "duty or question"
        error = f'raise ValueError(f"no {what} has the number {{kind}}")'
        return [*lines, f"        {error}" if word == "if" else f"        else: {error}"]

    def _choices(self, question: Question) -> str:
        if isinstance(question.choices, str):
            return self._call(question.choices, question.numbers, ("t", "seat"), question.given)
        return str(sorted(self.actions.parse(text) for text in question.choices))

    def _call(
        self, where: str, numbers: Sequence[str], known: Sequence[str], fixed: Mapping[str, object] | None = None
    ) -> str:
        """A call of `room.function` with what its parameters name."""
        room, _, function = where.partition(".")
        if room not in self.rooms:
            self.rooms[room] = functions(self._home(room))
        if function not in self.rooms[room]:
            raise ValueError(f"questions.py names {where}, and rules/{room}.py has no such function")
        given = {name: name for name in known} | dict(zip(numbers, SLOTS, strict=False))
        given |= {name: str(value) for name, value in (fixed or {}).items()}
        wanted = self.rooms[room][function]
        lacking = [name for name in wanted if name not in given]
        if lacking:
            raise ValueError(f"{where} wants {', '.join(lacking)}; there is {', '.join(given)}")
        return f"{where}({', '.join(given[name] for name in wanted)})"


def functions(path: Path) -> dict[str, list[str]]:
    """The functions of a module, and what their parameters are called."""
    tree = ast.parse(path.read_text("utf-8"))
    return {part.name: [arg.arg for arg in part.args.args] for part in tree.body if isinstance(part, ast.FunctionDef)}


def _subclass(path: Path, base: str) -> str:
    """The class in this module that is built on the generated one."""
    for part in ast.parse(path.read_text("utf-8")).body:
        if isinstance(part, ast.ClassDef) and any(isinstance(on, ast.Name) and on.id == base for on in part.bases):
            return part.name
    raise ValueError(f"{path.name} has no class on top of {base}")
