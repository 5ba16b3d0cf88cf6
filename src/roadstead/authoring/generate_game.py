"""The modules of a game's `generated/` folder, from its declarations."""

import ast
import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from roadstead.kernel.actions import Actions
from roadstead.kernel.events import EventKind
from roadstead.kernel.fields import Field, Seen, Shape
from roadstead.kernel.questions import Duty, Question, Questions
from roadstead.kernel.state import State

SLOTS = "abcd"


def modules(folder: Path, package: str) -> dict[str, str]:
    """Each file's name and its source, not formatted yet."""
    declared = {name: _declarations(folder, package, name) for name in ("fields", "questions", "actions", "events")}
    duties: tuple[Duty, ...] = declared["questions"].DUTIES
    questions: Questions = declared["questions"].QUESTIONS
    actions: Actions = declared["actions"].ACTIONS
    events: tuple[EventKind, ...] = declared["events"].EVENTS
    check_names(declared["fields"].FIELDS)
    check_secrets(folder, questions)
    check_facts(folder, events)
    return {
        "__init__.py": '"""Written by tools/generate.py from the declarations of this game: change those, not these."""\n',
        "state.py": state(declared["fields"].FIELDS),
        "frames.py": frames(duties, questions),
        "do.py": constants("The first number of each row of actions", "actions.py", actions.firsts.items()),
        "told.py": constants(
            "The number of each event", "events.py", ((_constant(row.name), at) for at, row in enumerate(events))
        ),
        "dispatch.py": Dispatch(folder, package, duties, questions, actions).source(),
    }


def _declarations(folder: Path, package: str, name: str) -> ModuleType:
    """A module of declarations, without the game's `__init__.py`, which needs what is about to be written."""
    if package not in sys.modules:
        stand_in = ModuleType(package)
        stand_in.__path__ = [str(folder)]
        sys.modules[package] = stand_in
    return import_module(f"{package}.{name}")


def _head(words: str, source: str) -> str:
    return f'"""{words}.  Written by tools/generate.py from {source}: change that, not this."""\n\n'


def _constant(name: str) -> str:
    return name.upper().replace(" ", "_").replace("-", "_")


def constants(words: str, source: str, rows: Iterable[tuple[str, int]]) -> str:
    lines = "".join(f"{name}: Final[i64] = {number}\n" for name, number in rows)
    return _head(words, source) + f"from typing import Final\n\nfrom mypy_extensions import i64\n\n{lines}"


def frames(duties: Sequence[Duty], questions: Questions) -> str:
    """Duties are numbered from 0; those that find no room before the first question come after the last."""
    before, after = duties[: questions.first], duties[questions.first :]
    names = [row.name for row in questions.rows] + [duty.name for duty in after]
    rows = [(_constant(duty.name), at) for at, duty in enumerate(before)]
    rows += [(_constant(name), at) for at, name in enumerate(names, start=questions.first)]
    return constants("What can stand on the stack, by number", "questions.py", rows)


def check_names(fields: Sequence[Field]) -> None:
    """Whether no field takes the name of something that every state has."""
    taken = {*dir(State), *getattr(State, "__annotations__", ()), *getattr(State, "__mypyc_attrs__", ())}
    for field in fields:
        if field.name in taken:
            raise ValueError(f"no field can be called {field.name!r}: every state has something of that name")


def check_secrets(folder: Path, questions: Questions) -> None:
    """Whether the rules ask each question with the verb that its declaration says."""
    verbs: dict[str, set[bool]] = {}
    for path in folder.glob("rules/*.py"):
        for part in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.args:
                kind = part.args[0]
                if part.func.attr in ("ask", "ask_in_secret") and isinstance(kind, ast.Attribute):
                    verbs.setdefault(kind.attr, set()).add(part.func.attr == "ask_in_secret")
    for row in questions.rows:
        declared = {True, False} if row.secret is None else {row.secret}
        found = verbs.get(_constant(row.name), declared)
        if found != declared:
            raise ValueError(f"{row.name!r} is declared with secret={row.secret}, and the rules ask it otherwise")


def check_facts(folder: Path, events: Sequence[EventKind]) -> None:
    """Whether the rules announce each event with as many facts as its declaration names."""
    facts = {_constant(row.name): row.facts for row in events}
    for path in folder.glob("rules/*.py"):
        for part in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr == "announce":
                for name in (name.attr for name in ast.walk(part.args[0]) if isinstance(name, ast.Attribute)):
                    if name in facts and len(part.args) - 1 != len(facts[name]):
                        raise ValueError(f"rules/{path.name} announces {name} without just {', '.join(facts[name])}")


# The state


def state(fields: Sequence[Field]) -> str:
    """The class with the fields: attributes, blank table, and the copy that is the one door of hidden information."""
    public = [field for field in fields if field.seen is Seen.ALL]
    secret = [field for field in fields if field.seen is not Seen.ALL]
    given = [field.name for field in fields if field.first is None and not field.option]
    said = f"; the rules have set {', '.join(given)}" if given else ""
    kinds = "ALL_SEEING, " if secret else ""
    kinds += "UNKNOWN, State" if any(field.shape is Shape.NUMBER for field in secret) else "State"
    lines = [
        _head("The fields of the table", "fields.py"),
        "from librt.vecs import vec",
        "from mypy_extensions import i64",
        "",
        "from roadstead.kernel import rows",
        f"from roadstead.kernel.state import {kinds}",
        "",
        "",
        "class Fields(State):",
        *(f"    {field.name}: {field.shape.value}" for field in fields),
        "",
        "    def lay_out(self) -> None:",
        f'        """Every field as it is on a blank table{said}."""',
        *(f"        self.{field.name} = {_first(field)}" for field in fields if field.name not in given),
        "",
        "    def copy_to(self, blank: State, viewer: i64) -> None:",
        '        """Everything public, and of the rest what the viewer knows."""',
        "        assert isinstance(blank, Fields)",
        "        twin: Fields = blank  # compiled, a narrowed parameter would be checked again at every use",
        *(_copied("        ", field) for field in public),
    ]
    if secret:
        lines.append("        if viewer == ALL_SEEING:")
        lines += [_copied("            ", field) for field in secret]
        lines.append("            return")
        lines += [f"        twin.{field.name} = {_unknown(field)}" for field in secret]
    lines += _of_owner([field for field in secret if field.seen is Seen.OWNER])
    for field in secret:
        if field.seen is Seen.KNOWN:
            lines += [
                f"        for at in range({'self.' + field.used if field.used else f'len(self.{field.name})'}):",
                f"            if self.knows_{field.name}(viewer, at):",
                f"                twin.{field.name}[at] = self.{field.name}[at]",
            ]
    for field in secret:
        if field.seen is Seen.KNOWN:
            lines += [
                "",
                f"    def knows_{field.name}(self, viewer: i64, at: i64) -> bool:",
                '        """Whether the viewer may see this entry; a game may say more of spectators."""',
                f"        return viewer >= 0 and (self.{field.by}[at] >> viewer) & 1 == 1",
            ]
    return "\n".join(lines) + "\n"


def _copied(indent: str, field: Field) -> str:
    return f"{indent}twin.{field.name} = self.{field.name}{'[:]' if field.shape is Shape.ROW else ''}"


def _length(field: Field) -> str:
    if isinstance(field.of, int):
        length = str(field.of * field.per)
    else:
        length = " * ".join(f"self.{name}" for name in field.of.split(" * "))
        length += f" * {field.per}" if field.per != 1 else ""
    return f"{length} if self.{field.where} else 0" if field.where else length


def _first(field: Field) -> str:
    if field.option:
        return f"self.option({', '.join(repr(word) for word in (field.option, field.means) if word)})"
    if field.shape is Shape.FLAG:
        return str(bool(field.first))
    if field.shape is Shape.NUMBER:
        return str(field.first)
    return f"rows.filled({_length(field)}, {field.first})" if field.first else f"rows.zeros({_length(field)})"


def _unknown(field: Field) -> str:
    return f"rows.unknowns({_length(field)})" if field.shape is Shape.ROW else "UNKNOWN"


def _of_owner(fields: Sequence[Field]) -> list[str]:
    """A viewer's own entries: one by one, or those of a stretch."""
    if not fields:
        return []
    lines = ["        if viewer >= 0:"]
    for per in sorted({field.per for field in fields}):
        at, indent = "viewer", " " * 12
        if per > 1:
            lines.append(f"{indent}for at in range(viewer * {per}, viewer * {per} + {per}):")
            at, indent = "at", " " * 16
        lines += [f"{indent}twin.{field.name}[{at}] = self.{field.name}[{at}]" for field in fields if field.per == per]
    return lines


# The calls


class Dispatch:
    """The class between the kernel and the rules: each duty and question goes straight to the function that is its rule."""

    def __init__(
        self, folder: Path, package: str, duties: Sequence[Duty], questions: Questions, actions: Actions
    ) -> None:
        self.folder = folder
        self.package = package
        self.duties = duties
        self.questions = questions
        self.actions = actions
        self.table = _subclass(folder / "state.py", "Fields")
        self.rooms: dict[str, dict[str, list[str]]] = {}

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
        imports = [
            f"from {self.package}.generated import frames",
            f"from {self.package}.rules import {', '.join(sorted(self.rooms))}",
            f"from {self.package}.state import {self.table}",
            "from roadstead.kernel.rules import Rules",
            "from roadstead.kernel.state import State",
        ]
        lines = [
            _head("Which function of the rules each duty and question goes to", "questions.py"),
            "from mypy_extensions import i64",
            "",
            *sorted(imports),
            "",
            "",
            "class Dispatch(Rules):",
            "    def blank(self) -> State:",
            f"        return {self.table}()",
            "",
            f"    def perform(self, t: State, kind: i64, {frame}) -> None:",
            *perform,
            "",
            f"    def choices(self, t: State, kind: i64, seat: i64, {frame}) -> list[i64]:",
            *choices,
            "",
            f"    def answer(self, t: State, kind: i64, seat: i64, action: i64, {frame}) -> None:",
            *answer,
        ]
        return "\n".join(lines) + "\n"

    def _branches(self, rows: Iterable[tuple[str, str, str]]) -> list[str]:
        lines = [f"        assert isinstance(t, {self.table})"]
        word = "if"
        for name, call, before in rows:
            lines += [f"        {word} kind == frames.{_constant(name)}:", f"            {before}{call}"]
            word = "if" if before else "elif"
        what = "question" if word == "if" else "duty or question"
        error = f'raise ValueError(f"no {what} has the number {{kind}}")'
        return lines + ([f"        {error}"] if word == "if" else ["        else:", f"            {error}"])

    def _choices(self, question: Question) -> str:
        if isinstance(question.choices, str):
            return self._call(question.choices, question.numbers, ("t", "seat"), question.given)
        return str(sorted(self.actions.parse(text) for text in question.choices))

    def _call(
        self, where: str, numbers: Sequence[str], known: Sequence[str], fixed: Mapping[str, int] | None = None
    ) -> str:
        """A call of `room.function` with what its parameters name."""
        room, _, function = where.partition(".")
        if room not in self.rooms:
            self.rooms[room] = _parameters(self.folder / "rules" / f"{room}.py")
        if function not in self.rooms[room]:
            raise ValueError(f"questions.py names {where}, and rules/{room}.py has no such function")
        given = {name: name for name in known} | dict(zip(numbers, SLOTS, strict=False))
        given |= {name: str(number) for name, number in (fixed or {}).items()}
        wanted = self.rooms[room][function]
        lacking = [name for name in wanted if name not in given]
        if lacking:
            raise ValueError(f"{where} wants {', '.join(lacking)}; there is {', '.join(given)}")
        return f"{where}({', '.join(given[name] for name in wanted)})"


def _parameters(path: Path) -> dict[str, list[str]]:
    """The functions of a module, and what their parameters are called."""
    tree = ast.parse(path.read_text("utf-8"))
    return {part.name: [arg.arg for arg in part.args.args] for part in tree.body if isinstance(part, ast.FunctionDef)}


def _subclass(path: Path, base: str) -> str:
    """The class in this module that is built on the generated one."""
    for part in ast.parse(path.read_text("utf-8")).body:
        if isinstance(part, ast.ClassDef) and any(isinstance(on, ast.Name) and on.id == base for on in part.bases):
            return part.name
    raise ValueError(f"{path.name} has no class on top of {base}")
