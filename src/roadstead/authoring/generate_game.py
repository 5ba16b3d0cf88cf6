"""The modules of a game's `generated/` folder, from its declarations."""

import ast
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType

from roadstead.authoring.generate_dispatch import Dispatch, functions
from roadstead.authoring.generate_state import state
from roadstead.authoring.naming import constant, head
from roadstead.kernel.actions import Actions
from roadstead.kernel.events import EventKind
from roadstead.kernel.fields import Field
from roadstead.kernel.numbers import Row, Streams
from roadstead.kernel.questions import Duty, Questions
from roadstead.kernel.state import State


def modules(folder: Path, package: str) -> dict[str, str]:
    """Each file's name and its source, not formatted yet."""
    by_number = numbers(folder, package)
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
        "do.py": numbered(actions),
        "told.py": constants(
            "The number of each event", "events.py", ((constant(row.name), at) for at, row in enumerate(events))
        ),
        "dispatch.py": Dispatch(folder, package, duties, questions, actions).source(),
        **parts(folder, package),
        **by_number,
    }


# The modules that are loaded late, and what `kernel/contracts.py` calls what each has to give.
PARTS = {
    "bot/encode": "EncoderPart",
    "bot/gist": "GistPart",
    "bot/heuristics": "HeuristicsPart",
    "words/awards": "Awards",
    "words/choices": "Choices",
    "words/deals": "Deals",
    "words/log": "Log",
    "words/prompts": "Prompts",
    "words/refusals": "Refusals",
    "words/sheets": "Sheets",
}
SCENES = {"aims": "AimingScene", "surfaces": "SurfacedScene", "pieces": "Scene"}


def says_sentences(folder: Path) -> bool:
    """Whether its words are still sentences of its own (``kernel.string_speech``), which fit no contract of messages."""
    log = folder / "words/log.py"
    return log.exists() and "\nCALLED" in log.read_text(encoding="utf-8")


def parts(folder: Path, package: str) -> dict[str, str]:
    """Lines for mypy that hold each module against its contract; nothing of it runs."""
    found = {part: contract for part, contract in PARTS.items() if (folder / f"{part}.py").exists()}
    if says_sentences(folder):
        found = {part: contract for part, contract in found.items() if not part.startswith("words/")}
    if (folder / "scene/__init__.py").exists():
        found["scene"] = SCENES[next(name for name in SCENES if name in functions(folder / "scene/__init__.py"))]
    rooms: dict[str, dict[str, str]] = {}
    for part, contract in sorted(found.items(), key=lambda row: row[0].split("/")):
        room, _, name = f"{package}.{part.replace('/', '.')}".rpartition(".")
        rooms.setdefault(room, {})[name] = f"contracts.{contract}"
    lines = [
        head("What is loaded late, held against what the kernel expects of it", "the game's modules"),
        "# fmt: off",
        "from typing import TYPE_CHECKING",
        "",
        "if TYPE_CHECKING:",
        *sorted(
            [
                "    from roadstead.kernel import contracts",
                *(f"    from {room} import {', '.join(names)}" for room, names in rooms.items()),
            ]
        ),
        "",
    ]
    for room, names in sorted(rooms.items()):
        row = f"({', '.join(names)},)"
        lines.append(f"    {room.rpartition('.')[2].upper()}: tuple[{', '.join(names.values())}] = {row}")
    return {"parts.py": "\n".join(lines) + "\n"} if found else {}


def _declarations(folder: Path, package: str, name: str) -> ModuleType:
    """A module of declarations, without the game's `__init__.py`, which needs what is about to be written."""
    if package not in sys.modules:
        stand_in = ModuleType(package)
        stand_in.__path__ = [str(folder)]
        sys.modules[package] = stand_in
    return import_module(f"{package}.{name}")


def constants(words: str, source: str, rows: Iterable[tuple[str, int]], tables: str = "") -> str:
    lines = "".join(f"{name}: Final[i64] = {number}\n" for name, number in rows)
    return head(words, source) + f"from typing import Final\n\nfrom mypy_extensions import i64\n\n{tables}{lines}"


def numbered(actions: Actions) -> str:
    """The constants of the rows of actions; one that moves in some variants is asked for when the game is loaded."""
    source = constants("The first number of each row of actions", "actions.py", actions.firsts.items())
    for name in actions.moving:
        first = actions.firsts[name]
        source = source.replace(
            f"{name}: Final[i64] = {first}\n", f'{name}: Final[i64] = printed("do.{name}", {first})\n'
        )
    if actions.moving:
        own = "from mypy_extensions import i64\n\n"
        source = source.replace(own, f"{own}from roadstead.kernel.printed import printed\n\n")
    return source


def numbers(folder: Path, package: str) -> dict[str, str]:
    """What goes by a number, and the streams of the dice."""
    if not (folder / "numbers.py").exists():
        return {}
    declared = _declarations(folder, package, "numbers")
    rows: tuple[Row, ...] = getattr(declared, "NUMBERS", ())
    found = {}
    if rows:
        source = constants("What goes by a number, and what it is called", "numbers.py", counted(*rows))
        source += "".join(table(row.table, row.names) for row in rows if row.table)
        found["numbers.py"] = loaded(f"{package}.generated.numbers", source)
        check_numbers(_declarations(folder, package, "data"), rows)
    if hasattr(declared, "STREAMS"):
        streams: Streams = declared.STREAMS
        names = (*streams.row.names[: -1 if streams.further else None], *streams.further)
        tables = table("STREAMS", names) + table("THROWN", streams.thrown)
        found["streams.py"] = constants("The streams of the dice", "numbers.py", counted(streams.row), tables)
    return found


def check_numbers(data: ModuleType, rows: Sequence[Row]) -> None:
    """Whether `data.py` has all that goes by a number: the rest of the game finds it there."""
    for row in rows:
        lacking = [name for name in (*row.constants, row.table) if name and not hasattr(data, name)]
        if lacking:
            raise ValueError(f"data.py does not import {', '.join(lacking)} from generated.numbers")


def counted(*rows: Row) -> Iterable[tuple[str, int]]:
    """Each constant and its number."""
    return ((name, row.first + at) for row in rows for at, name in enumerate(row.constants))


def table(name: str, texts: Sequence[str]) -> str:
    return f"{name}: Final[tuple[str, ...]] = {tuple(texts)!r}  # fmt: skip\n"


def loaded(name: str, source: str) -> str:
    """The source, loaded at once: the other declarations are made of components that use it."""
    module = ModuleType(name)
    exec(source, vars(module))
    sys.modules[name] = module
    return source


def frames(duties: Sequence[Duty], questions: Questions) -> str:
    """Duties are numbered from 0; those that find no room before the first question come after the last."""
    before, after = duties[: questions.first], duties[questions.first :]
    names = [row.name for row in questions.rows] + [duty.name for duty in after]
    rows = [(constant(duty.name), at) for at, duty in enumerate(before)]
    rows += [(constant(name), at) for at, name in enumerate(names, start=questions.first)]
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
        found = verbs.get(constant(row.name), declared)
        if found != declared:
            raise ValueError(f"{row.name!r} is declared with secret={row.secret}, and the rules ask it otherwise")


def check_facts(folder: Path, events: Sequence[EventKind]) -> None:
    """Whether the rules announce each event with as many facts as its declaration names."""
    facts = {constant(row.name): row.facts for row in events}
    for path in folder.glob("rules/*.py"):
        for part in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(part, ast.Call) and isinstance(part.func, ast.Attribute) and part.func.attr == "announce":
                for name in (name.attr for name in ast.walk(part.args[0]) if isinstance(name, ast.Attribute)):
                    if name in facts and len(part.args) - 1 != len(facts[name]):
                        raise ValueError(f"rules/{path.name} announces {name} without just {', '.join(facts[name])}")
