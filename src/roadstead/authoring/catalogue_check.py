"""Whether catalogues and code fit: every message that is used has its entry with just its facts, no entry is unused, and all
languages have the same entries.

What is used is read from the sources: ``say("prompt-lane", ship=...)``, rows of entries, and what the declarations name by
convention.  An id that is put together (``say(f"die-{when}")``) stands for every entry that fits it; that each of these exists
is seen when games are played (``conformance``).
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from roadstead.kernel.awards import awards_of
from roadstead.kernel.catalogue import ENGLISH, SHARED, Catalogue, source
from roadstead.kernel.game import Game
from roadstead.kernel.messages import SEAT, slug

SAYING = ("say", "Message")
ANYTHING = ".*"
# A call of one of these names entries by their ends: ``columns("place")`` is the entry ``column-place``.
FAMILIES = {"columns": ("column-",), "by_seat": ("score-",), "entries": ("",)}


class Use(NamedTuple):
    """An id, or a pattern of ids, as a source has it; ``facts`` where they are told there."""

    pattern: str
    facts: frozenset[str] | None
    where: str


def faults(game: Game) -> list[str]:
    """What does not fit in the words of a game, a line each."""
    words = game.folder / "words"
    own = entries_of(source(words, ENGLISH))
    if not own:
        return []
    catalogue = game.catalogue()
    uses = list(used_in(game.folder.rglob("*.py")))
    found = _missing(uses, catalogue)
    known = [re.compile(use.pattern) for use in uses] + [re.compile(re.escape(id)) for id in conventional(game)]
    shared = entries_of(source(SHARED, ENGLISH))
    found += [f"words/en.ftl: nothing uses {id}" for id in own if id not in shared and not _matched(id, known)]
    return found + _languages(words)


def shared_faults(sources: Iterable[Path], games: Path) -> list[str]:
    """The same for what all games share; the sources in the folder ``games`` may use it, and have entries of their own."""
    catalogue = Catalogue(ENGLISH, source(SHARED, ENGLISH))
    files = list(sources)
    known = [re.compile(use.pattern) for use in used_in(files)]
    uses = list(used_in(path for path in files if not path.is_relative_to(games)))
    found = [f"en.ftl: nothing uses {id}" for id in catalogue.entries if not _matched(id, known)]
    return _missing(uses, catalogue) + found + _languages(SHARED)


def _missing(uses: Iterable[Use], catalogue: Catalogue) -> list[str]:
    found = []
    for use in uses:
        id = use.pattern.replace("\\-", "-")
        if not re.fullmatch(r"[\w-]+", id) or id == SEAT:
            continue
        if id not in catalogue:
            found.append(f"{use.where}: the catalogue has no {id}")
        elif use.facts is not None and use.facts != (named := catalogue.facts_of(id)):
            has, wants = ", ".join(sorted(use.facts)) or "none", ", ".join(sorted(named)) or "none"
            found.append(f"{use.where}: {id} is given {has}, and names {wants}")
    return found


def _matched(id: str, known: Iterable[re.Pattern[str]]) -> bool:
    return any(pattern.fullmatch(id) for pattern in known)


def _languages(folder: Path) -> list[str]:
    """What other languages lack, or have too much."""
    english = Catalogue(ENGLISH, source(folder, ENGLISH))
    found = []
    for file in sorted(folder.glob("*.ftl")):
        other = Catalogue(file.stem, file.read_text(encoding="utf-8"))
        lacking, strange = english.entries.keys() - other.entries.keys(), other.entries.keys() - english.entries.keys()
        found += [f"{file.name}: lacks {id}" for id in sorted(lacking)]
        found += [f"{file.name}: has {id}, which English has not" for id in sorted(strange)]
        for id in other.entries.keys() & english.entries.keys():
            if not other.facts_of(id) <= english.facts_of(id):
                found.append(f"{file.name}: {id} names facts that English does not have")
    return found


def entries_of(file: str) -> list[str]:
    """The ids of a file."""
    return re.findall(r"^([a-zA-Z][\w-]*) *=", file, re.MULTILINE)


def conventional(game: Game) -> Iterator[str]:
    """The entries that are found by what they are about."""
    yield "title"
    texts = game.actions.texts()
    kinds = dict.fromkeys(game.actions.kind(action) for action in range(game.actions.size))
    names = [*kinds, *texts]
    yield from (f"{part}-{slug(name)}" for name in names for part in ("label", "no"))
    yield from (f"when-{slug(kind)}" for kind in kinds)
    for question in game.questions.rows:
        yield from (f"{part}-{slug(question.name)}" for part in ("prompt", "waiting", "now", "no"))
        yield from (f"no-{slug(question.name)}-{slug(name)}" for name in names)
    for event in game.events:
        yield f"event-{slug(event.name)}"
        yield f"moment-{event.moment}"
    for award in awards_of(game):
        yield from (f"award-{slug(award.name)}", f"award-{slug(award.name)}-told")
    for quantity in game.quantities:
        yield from (f"apart-{quantity.name}", f"amount-{quantity.unit}")


def used_in(files: Iterable[Path]) -> Iterator[Use]:
    """Every id that these sources name."""
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from _used(node, f"{path.parent.name}/{path.name}:{node.lineno}")


def _used(call: ast.Call, where: str) -> Iterator[Use]:
    name = (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr
        if isinstance(call.func, ast.Attribute)
        else ""
    )
    if name in SAYING and call.args:
        told = frozenset(keyword.arg or "" for keyword in call.keywords)
        facts = None if "" in told or name != "say" else told
        for pattern in _patterns(call.args[0]):
            yield Use(pattern, facts, where)
    for start in FAMILIES.get(name, ()):
        ends = call.args[:1] if name == "entries" else call.args
        for arg in ends:
            if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                family = f"{arg.value}-" if name == "entries" else ""
                yield Use(f"{family}{ANYTHING}" if family else f"{start}{re.escape(arg.value)}", None, where)


def _patterns(node: ast.expr) -> list[str]:
    """What an id may be, as patterns."""
    if isinstance(node, ast.Constant):
        return [re.escape(str(node.value))]
    if isinstance(node, ast.IfExp):
        return [*_patterns(node.body), *_patterns(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING for part in node.values)
        return ["".join(parts)]
    return []
