"""A variant: a game with other numbers, told by a small TOML file.

    game = "jamaica"
    title = "Rich lairs"
    reason = "Is the race worth less when the treasures are worth more?"

    [options]
    rounds = 20

    [changes]
    finish_score = 10
    treasures = [5, 5, 7, 9, 12]
    costs = { 28 = 3, 45 = 4 }

Every line is checked against what the game declares (``parameters.py``, its options); what is wrong is told with its line.
"""

import hashlib
import json
import re
import threading
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from roadstead.kernel.instances import base_of, forget, instance, other_fields
from roadstead.kernel.libraries import second_name
from roadstead.kernel.parameters import Parameter, Values
from roadstead.kernel.toml_lines import TooDeep, lines_of

if TYPE_CHECKING:
    from roadstead.kernel.game import Game, Option, OptionValue

LARGEST = 6_000  # characters of a file
LONGEST = {"title": 40, "reason": 300}
MOST_BITS = 64  # of a number that is told
MOST_TOLD = 20  # of the things that are wrong with a file
MARK = "~"  # in the name of a variant, after the name of its game

KEYS = {"game": str, "title": str, "reason": str, "options": dict, "changes": dict}


class BadVariant(ValueError):
    """What is wrong with a variant's file, each thing in a line of its own, with the file's line if there is one."""

    def __init__(self, words: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {words}" if line else words)
        self.line = line


class Mistakes:
    """``with mistakes:`` notes what is wrong and goes on; ``tell`` raises all of it, in the order of the file."""

    def __init__(self) -> None:
        self.noted: list[BadVariant] = []

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, where: object) -> bool:
        if isinstance(error, BadVariant):
            self.noted.append(error)
        return isinstance(error, BadVariant)

    def tell(self) -> None:
        if not self.noted:
            return
        in_order = sorted(self.noted, key=lambda error: error.line)
        lines = "\n".join(str(error) for error in in_order).split("\n")
        if len(lines) > MOST_TOLD:
            lines[MOST_TOLD:] = ["and more"]
        told = BadVariant("\n".join(lines))
        told.line = in_order[0].line
        raise told


class Lines:
    """The lines of a file's entries."""

    def __init__(self, text: str) -> None:
        try:
            self._found = lines_of(text)
        except TooDeep as error:
            raise BadVariant(f"this is no TOML of a variant: {error}", error.line) from None

    def of(self, *path: str) -> int:
        """The line where this entry stands, or the table that it would stand in; 0 where neither is found."""
        while path and path not in self._found:
            path = path[:-1]
        return self._found.get(path, 0)


@dataclass(frozen=True)
class Variant:
    """What a file says: the game it is of, its own title and reason, and what differs."""

    game: str
    title: str
    reason: str
    options: Mapping[str, Any]
    changes: Mapping[str, Any]
    text: str  # the whole file

    @cached_property
    def key(self) -> str:
        """A fingerprint of what it says; comments and blanks do not count."""
        told = [self.game, self.title, self.reason, self.options, self.changes]
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]

    @cached_property
    def short_name(self) -> str:
        """``jamaica~rich-lairs``: enough to find a file by."""
        plain = unicodedata.normalize("NFKD", self.title).encode("ascii", "ignore").decode().lower()
        return f"{self.game}{MARK}{'-'.join(re.findall('[a-z0-9]+', plain))[:30].strip('-') or 'variant'}"

    @property
    def name(self) -> str:
        """Which variant this is, and no other."""
        return f"{self.short_name}-{self.key[:8]}"

    @cached_property
    def lines(self) -> Lines:
        """Where everything stands in it."""
        return Lines(self.text)


def read(text: str) -> Variant:
    """What a file says, its form checked; the game has not been asked yet."""
    if len(text) > LARGEST:
        raise BadVariant(f"a variant has at most {LARGEST:,} characters, and this has {len(text):,}")
    lines = Lines(text)
    try:
        found = tomllib.loads(text)
    except ValueError as error:
        raise BadVariant(f"this is no TOML: {error}") from None
    mistakes = Mistakes()
    for name in found:
        if name not in KEYS:
            with mistakes:
                raise BadVariant(f"a variant has {', '.join(KEYS)}, and no {name[:40]!r}", lines.of(name))
    for name in KEYS:
        with mistakes:
            _check_form(lines, found, name)
    mistakes.tell()
    return Variant(
        found["game"],
        " ".join(found["title"].split()),
        " ".join(found["reason"].split()),
        found.get("options", {}),
        found.get("changes", {}),
        text,
    )


def _check_form(lines: Lines, found: dict[str, Any], name: str) -> None:
    kind, line = KEYS[name], lines.of(name)
    if name not in found:
        if kind is str:
            raise BadVariant(f'the variant does not say its {name}: a line such as {name} = "..." is missing')
        return
    if not isinstance(found[name], kind):
        what = "a text in quotes" if kind is str else "a table"
        raise BadVariant(f"{name} is {what}, not {_told(found[name])}", line)
    if name in LONGEST and not is_short(found[name], LONGEST[name]):
        raise BadVariant(f"the {name} is one line of plain text, 1 to {LONGEST[name]} characters", line)


def is_short(said: str, most: int) -> bool:
    return bool(said.strip()) and len(said) <= most and is_plain(said)


def is_plain(said: str) -> bool:
    """Nothing invisible, nothing that turns the direction of writing, no accents piled up."""
    kinds = [unicodedata.category(letter) for letter in unicodedata.normalize("NFC", said)]
    piled = any(kinds[at].startswith("M") and kinds[at + 1].startswith("M") for at in range(len(kinds) - 1))
    return not piled and all(kind[0] != "C" and kind not in ("Zl", "Zp") for kind in kinds)


# What the game says to it


def parameters(game: "Game") -> tuple[Parameter, ...]:
    """What a variant of this game may change; nothing where it has rules of its own, which would be lost."""
    if not _has_parameters(game.package) or game.rules is not import_module(game.package).GAME.rules:
        return ()
    return cast(tuple[Parameter, ...], game.part("parameters").PARAMETERS)


def _has_parameters(package: str) -> bool:
    return find_spec(f"{package}.parameters") is not None


def tables_of(game: "Game") -> dict[str, Any]:
    """The tables that the game's parameters stand in: those of ``data.py``, and its data files."""
    files = getattr(game.part("parameters"), "FILES", {}) if _has_parameters(game.package) else {}
    return {**vars(import_module(f"{game.package}.data")), **files}


def checked(variant: Variant, game: "Game") -> Variant:
    """The variant as this game understands it, every change as its entries; raises ``BadVariant`` for what it does not."""
    if not variant.options and not variant.changes:
        raise BadVariant("nothing differs: [options] or [changes] says what does")
    mistakes = Mistakes()
    options: dict[str, OptionValue] = {}
    for name, value in variant.options.items():
        with mistakes:
            options[name] = _option(variant, game, name, value)
    known = {parameter.name: parameter for parameter in parameters(game)}
    changes: dict[str, int | Values] = {}
    for name, value in variant.changes.items():
        with mistakes:
            changes[name] = _change(variant, game, known, name, value)
    mistakes.tell()
    in_order = {name: changes[name] for name in known if name in changes}  # whatever order the file has
    return replace(variant, options=options, changes=in_order)


def _option(variant: Variant, game: "Game", name: str, value: Any) -> "OptionValue":
    line = variant.lines.of("options", name)
    option = next((each for each in game.options if each.name == name), None)
    if option is None:
        have = ", ".join(each.name for each in game.options) or "none"
        raise BadVariant(f"{game.title} has no option {name[:40]!r} (it has: {have})", line)
    if any(value == choice and type(value) is type(choice) for choice in option.choices):
        return cast("OptionValue", value)
    numbers = [choice for choice in option.choices if type(choice) is int]
    if len(numbers) < len(option.choices):
        listed = ", ".join(json.dumps(choice) for choice in option.choices)
        raise BadVariant(f"the option {name} is one of {listed}, not {_told(value)}", line)
    if type(value) is not int or not min(numbers) <= value <= max(numbers):
        raise BadVariant(
            f"the option {name} is a whole number from {min(numbers)} to {max(numbers)}, not {_told(value)}", line
        )
    return value


def _change(variant: Variant, game: "Game", known: dict[str, Parameter], name: str, value: Any) -> int | Values:
    line = variant.lines.of("changes", name)
    if name not in known:
        have = ", ".join(known) or "nothing"
        raise BadVariant(f"a variant of {game.title} cannot change {name[:40]!r}; it can change {have}", line)
    parameter = known[name]
    given = _given(parameter, value, line)
    mistakes = Mistakes()
    for entry, number in given.items():
        with mistakes:
            _check_entry(parameter, entry, number, variant.lines.of("changes", name, entry))
    mistakes.tell()
    return given[""] if parameter.single else {entry: given[entry] for entry in parameter.places if entry in given}


def _given(parameter: Parameter, value: Any, line: int) -> dict[str, Any]:
    """A change as entries with names: given so, or all of them in a list."""
    name, names = parameter.name, list(parameter.places)
    if parameter.single:
        return {"": value}
    if isinstance(value, list):
        if len(value) != len(names):
            raise BadVariant(f"{name} has {len(names)} numbers ({_listed(names)}), not {len(value)}", line)
        return dict(zip(names, value, strict=True))
    if isinstance(value, dict) and value:
        return value
    such = f"{{ {_key(names[0])} = {parameter.low} }}"
    raise BadVariant(f"{name} is a list of {len(names)} numbers, or some of them, such as {such}", line)


def _check_entry(parameter: Parameter, entry: str, number: Any, line: int) -> None:
    if entry not in parameter.places:
        raise BadVariant(f"{parameter.name} has no {entry[:40]!r}; it has {_listed(list(parameter.places))}", line)
    if type(number) is not int or not parameter.low <= number <= parameter.high:
        which = f"{parameter.name}.{_key(entry)}" if entry else parameter.name
        bounds = f"a whole number from {parameter.low} to {parameter.high}"
        raise BadVariant(f"{which} is {bounds}, not {_told(number)}", line)


def _entries(value: int | Values) -> Values:
    return {"": value} if isinstance(value, int) else value


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else json.dumps(name)


def _listed(names: list[str]) -> str:
    return ", ".join(names) if len(names) <= 24 else f"{', '.join(names[:20])} and so on to {names[-1]}"


def _told(value: Any) -> str:
    """A value in a few letters.  Numbers may have thousands of digits, which Python would not write."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return "a number as long as this one"
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a table"
    return repr(value)[:40]


def differences(variant: Variant, game: "Game") -> list[str]:
    """What differs from the printed game, a line each; the variant has been ``checked``."""
    tables = tables_of(game) if variant.changes else {}
    known = {parameter.name: parameter for parameter in parameters(game)}
    found = []
    for name, value in variant.changes.items():
        stock, values = known[name].stock(tables), _entries(value)
        other = {entry: number for entry, number in values.items() if number != stock[entry]}
        if known[name].single and other:
            found.append(f"{known[name].words}: {other['']:,} instead of {stock['']:,}.")
        elif other:
            said = "; ".join(f"{entry} is {number:,} instead of {stock[entry]:,}" for entry, number in other.items())
            found.append(f"{known[name].words}: {said}.")
    for option in game.options:
        value = variant.options.get(option.name, option.default)
        if value != option.default:
            found.append(f"{option.heading}: {_plainly(value)} instead of {_plainly(option.default)}, unless chosen.")
    return found


def _plainly(value: "OptionValue") -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


# The game that it is

_games: dict[str, "Game"] = {}
_loading = threading.RLock()


def in_memory() -> Mapping[str, "Game"]:
    """The variants that this process has played so far, by name."""
    return _games


def game_of(variant: Variant, base: "Game") -> "Game":
    """The game that is played; the same one whenever it is asked for."""
    variant = checked(variant, base)
    if not differences(variant, base):
        raise BadVariant("nothing differs: every number is the printed one")
    with _loading:
        if variant.name not in _games:
            _games[variant.name] = _made(variant, base)
        return _games[variant.name]


def give_up(name: str) -> None:
    """Forget a variant that nobody plays now.  Whoever wants it again has it made again."""
    with _loading:
        game = _games.pop(name, None)
        if game is not None and base_of(game.package) != game.package:
            forget(game.package)


def game_in(package: str, text: str) -> "Game":
    """The variant of the game in this package that a file tells: how a variant crosses to another process."""
    return game_of(read(text), cast("Game", import_module(package).GAME))


def _made(variant: Variant, base: "Game") -> "Game":
    known = {parameter.name: parameter for parameter in parameters(base)}
    by_table: dict[str, list[tuple[Parameter, Values]]] = {}
    for name, value in variant.changes.items():
        for table in known[name].tables:
            by_table.setdefault(table, []).append((known[name], _entries(value)))

    def changed(table: str, found: Any) -> Any:
        for parameter, values in by_table[table]:
            found = parameter.applied(table, found, values)
        return found

    in_files = {table for table, rows in by_table.items() if rows[0][0].in_file}
    in_data = by_table.keys() - in_files
    package = second_name(variant.key, base.package) if in_data else base.package
    try:
        if in_data:
            changes = {table: partial(changed, table) for table in in_data}
            found = cast("Game", instance(package, base.package, changes).GAME)
        else:
            found = base
        if in_files:
            part = import_module(f"{package}.parameters")
            files = {
                name: changed(name, content) if name in in_files else content for name, content in part.FILES.items()
            }
            found = cast("Game", part.game_with(files))
        made = _named(variant, found, base)
        made.new(made.seats[0], 0)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        if in_data:
            forget(package)
        raise BadVariant(f"the game cannot be played so: {error}") from error
    return made


def titled(variant: Variant, base: "Game") -> str:
    """What the game is called where it is one among others."""
    return f"{base.title} ({variant.title})"


def _named(variant: Variant, found: "Game", base: "Game") -> "Game":
    """The game under the variant's name, with its options first and its components told apart from the printed ones."""
    told = {"components": found.data, "changes": dict(variant.changes), "options": dict(variant.options)}
    return replace(
        found,
        name=variant.name,
        title=titled(variant, base),
        words_about=variant.reason,
        options=tuple(_with_first(option, variant.options.get(option.name, option.default)) for option in base.options),
        data=told,
        variant=variant,
        other_fields=other_fields(found.package),
    )


def _with_first(option: "Option", value: "OptionValue") -> "Option":
    others = (each for each in option.choices if each != value or type(each) is not type(value))
    return replace(option, choices=(value, *others))


# Writing one


def written(variant: Variant) -> str:
    """The file of a variant, as a program writes it."""
    lines = [
        f"{name} = {json.dumps(getattr(variant, name), ensure_ascii=False)}" for name in ("game", "title", "reason")
    ]
    for name, table in (("options", variant.options), ("changes", variant.changes)):
        lines += [f"[{name}]", *(f"{_key(key)} = {_value(value)}" for key, value in table.items())] if table else []
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {number}" for key, number in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False)
