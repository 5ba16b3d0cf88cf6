"""Words for messages, in one language: the entries of a game's catalogue and of the one that all games share.

The files are Project Fluent's, ``words/en.ftl`` in a game's folder; browsers read the same ones.  Plurals, numbers and lists
follow the language's own rules.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from roadstead.kernel.messages import SEAT, Fact, Message

if TYPE_CHECKING:
    from fluent.syntax import ast

ENGLISH = "en"
LOCALES = {ENGLISH: "en-GB"}  # whose numbers and lists are meant
SHARED = Path(__file__).parent / "catalogues"  # the entries that all games share


REMEMBERED = 20_000  # what was worded last: most of it is said again at the next decision

# A list is told as "a, b and c"; a fact with one of these names as "a or b", or with commas alone.
STYLES: dict[str, Literal["standard", "or", "unit"]] = {"either": "or", "some": "unit"}


CAPITAL = "CAP"  # the function for a capital first letter


class Part(NamedTuple):
    """A fact in the text of an entry; ``capital``: it begins with a capital letter."""

    name: str
    capital: bool


class NoSuchEntry(LookupError):
    """A message that the catalogue does not have, or that lacks one of its facts."""


class Catalogue:
    """The entries of some files, later ones going before."""

    def __init__(self, language: str, *sources: str) -> None:
        # Loaded when something is first put into words: most programs that play games never do.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.locale = LOCALES.get(language, language)
        self.bundle = FluentBundle([self.locale], functions=FUNCTIONS, use_isolating=False)
        self.entries: dict[str, ast.Message] = {}
        for source in sources:
            resource = FluentResource(source)
            self.bundle.add_resource(resource, allow_overrides=True)
            self.entries |= _messages(resource.body)

    def __contains__(self, id: str) -> bool:
        return id in self.entries

    def text(self, said: Fact, names: Sequence[str] = ()) -> str:
        """What it is in this language; ``names`` are those of the seats."""
        if isinstance(said, str):
            return said
        if isinstance(said, Message):
            return self._message(said, names)
        if isinstance(said, list):
            return self._listed(tuple([self.text(one, names) for one in said]))
        return self._number(said)

    def _message(self, message: Message, names: Sequence[str]) -> str:
        if message.id == SEAT:
            return names[int(str(message.facts["n"]))]
        if message.id not in self.entries:
            raise NoSuchEntry(f"the catalogue has no {message.id} ({', '.join(message.facts)})")
        given = {name: self._given(name, fact, names) for name, fact in message.facts.items()}
        parts = self._parts(message.id)
        if parts is None:
            return self._formatted(message.id, *given.items())
        try:
            return "".join([part if isinstance(part, str) else self._filled(part, given) for part in parts])
        except KeyError as lacking:
            raise NoSuchEntry(f"{message.id}: there is no fact {lacking}") from None

    def _filled(self, part: "Part", given: Mapping[str, str | float]) -> str:
        value = given[part.name]
        text = value if isinstance(value, str) else self._number(value)
        return _capital(text) if part.capital else text

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019 - there are as many catalogues as games and languages
    def _formatted(self, id: str, *given: tuple[str, str | float]) -> str:
        """By the library: an entry that chooses by its facts."""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, f"{id} says nothing"
        text, errors = self.bundle.format_pattern(pattern, dict(given))
        if errors:
            raise NoSuchEntry(f"{id}: {errors[0]}")
        return str(text)

    @cache  # noqa: B019 - there are as many catalogues as games and languages
    def _parts(self, id: str) -> "tuple[str | Part, ...] | None":
        """An entry that is only text with facts in it, in parts: most are, and are put together ten times as quickly so."""
        from fluent.syntax import ast

        pattern = self.entries[id].value
        found: list[str | Part] = []
        for element in pattern.elements if pattern is not None else ():
            inside = element.expression if isinstance(element, ast.Placeable) else None
            if isinstance(element, ast.TextElement):
                found.append(str(element.value))
            elif isinstance(inside, ast.VariableReference):
                found.append(Part(inside.id.name, False))
            elif isinstance(inside, ast.FunctionReference) and inside.id.name == CAPITAL:
                first = inside.arguments.positional[0]
                if not isinstance(first, ast.VariableReference):
                    return None
                found.append(Part(first.id.name, True))
            else:
                return None
        return tuple(found)

    def _given(self, name: str, fact: Fact, names: Sequence[str]) -> str | float:
        if isinstance(fact, list):
            return self._listed(tuple([self.text(one, names) for one in fact]), STYLES.get(name, "standard"))
        return fact if isinstance(fact, (int, float)) else self.text(fact, names)

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019 - there are as many catalogues as games and languages
    def _listed(self, texts: tuple[str, ...], style: Literal["standard", "or", "unit"] = "standard") -> str:
        from babel.lists import format_list

        return str(format_list(texts, style=style, locale=self.locale.replace("-", "_"))) if texts else ""

    @lru_cache(maxsize=REMEMBERED)  # noqa: B019 - there are as many catalogues as games and languages
    def _number(self, number: float) -> str:
        from babel.numbers import format_decimal

        return str(format_decimal(number, locale=self.locale.replace("-", "_")))

    @cache  # noqa: B019 - there are as many catalogues as games and languages
    def facts_of(self, id: str) -> frozenset[str]:
        """The facts that an entry names."""
        from fluent.syntax import ast
        from fluent.syntax.visitor import Visitor

        found: set[str] = set()

        class Seeking(Visitor):
            def visit_VariableReference(self, node: ast.VariableReference) -> None:
                found.add(node.id.name)

        Seeking().visit(self.entries[id])
        return frozenset(found)


def _messages(body: list[Any]) -> "dict[str, ast.Message]":
    from fluent.syntax import ast

    for entry in body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"this is no entry of a catalogue: {str(entry.content).strip()[:120]!r}")
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def _capital(text: Any) -> Any:
    """``CAP($ship)``: with a capital first letter, where it begins a sentence."""
    text = str(text)
    return text[:1].upper() + text[1:]


FUNCTIONS: dict[str, Any] = {CAPITAL: _capital}


@cache
def source(folder: Path, language: str) -> str:
    """The file of a language in a folder; empty where there is none."""
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def files(folder: Path, declared: str, language: str) -> list[str]:
    """The files that a game's words in a language are read from, later ones going before earlier ones: the shared entries, what
    its declarations say, and its own file; what there is not in the language is said in English."""
    shared = [source(SHARED, each) for each in dict.fromkeys((ENGLISH, language))]
    return [*shared, declared, *(source(folder, each) for each in dict.fromkeys((ENGLISH, language)))]


@lru_cache(maxsize=64)
def catalogue(language: str, *files: str) -> Catalogue:
    """The entries of these files; variants of a game share those of the game."""
    return Catalogue(language, *files)
