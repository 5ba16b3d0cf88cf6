"""A position as one line of text, both ways, and what makes two positions the same.

The line names the form of the text, the game with the version of its rules, and then everything by name:

    roadstead-position/1 jamaica/2 option.rounds=100 seats=2 over=no viewer=-2 ... hand=[1033,44] ... stack=[4,3,1,0*4] dice=...

A row of numbers stands in brackets, ``0*4`` meaning four zeros.  The line of a redacted state has what its viewer sees
and nothing else.
"""

import json
from itertools import groupby
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from roadstead.kernel import storing
from roadstead.kernel.fields import KERNEL_FIELDS
from roadstead.kernel.state import WIDTH, State

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

FORM = "roadstead-position/1"
MOST = 100_000  # entries of a row
COUNTERS = ("decisions", "questions")  # how one came here, not what lies on the table


def key(state: State) -> tuple[Any, ...]:
    """What lies on the table and is still to happen, whose view it is, and under which rules; not how one came there."""
    game = state.game
    found: list[Any] = [game.name, game.rules_version, type(state.rules), tuple(state.options.values())]
    for row in KERNEL_FIELDS + game.fields:
        if row.name not in COUNTERS:
            value = getattr(state, row.name)
            found.append(value if isinstance(value, (bool, int)) else tuple(value))
    frames = list(state.stack[: state.depth * WIDTH])
    frames[2::WIDTH] = [0] * int(state.depth)  # the numbers of the questions are counters too
    return (*found, tuple(frames))


def written(state: State) -> str:
    """The position as one line."""
    stored = storing.stored(state)
    name, version, options, dice = (stored.pop(part) for part in ("game", "rules", "options", "dice"))
    assert isinstance(options, dict)
    words = [FORM, f"{name}/{version}"]
    words += [f"option.{option}={_json(value)}" for option, value in options.items()]
    words += [f"{field}={_value(value)}" for field, value in stored.items()]
    return " ".join([*words, f"dice={_json(dice)}"])


def read(game: "Game", text: str, seed: int | None = None) -> State:
    """The state that a line tells; with a ``seed`` its dice are new ones."""
    form, _, rest = text.strip().partition(" ")
    if form != FORM:
        raise ValueError(f"a position begins with {FORM}, not with {form[:40]!r}")
    title, *words = rest.split()
    name, _, version = title.partition("/")
    options: dict[str, Any] = {}
    stored: dict[str, Any] = {"game": name, "rules": _number(version, "version"), "options": options}
    for word in words:
        field, equals, value = word.partition("=")
        if not equals or field in stored:
            raise ValueError(f"{word[:40]!r} in the position is no name=value, or stands there twice")
        if field.startswith("option."):
            options[field.removeprefix("option.")] = _plain(value, field)
        else:
            stored[field] = _plain(value, field) if field == "dice" else _read(value, field)
    state = storing.restored(game, stored)
    if seed is not None:
        state.dice = game.seeded(seed)
    return state


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(int(value)) if isinstance(value, int) else f"[{_row(value)}]"


def _row(values: list[int]) -> str:
    runs = ((number, len(list(same))) for number, same in groupby(int(each) for each in values))
    return ",".join(str(number) if times == 1 else f"{number}*{times}" for number, times in runs)


def _read(value: str, field: str) -> Any:
    if value in ("yes", "no"):
        return value == "yes"
    if not value.startswith("["):
        return _number(value, field)
    found: list[int] = []
    for part in value.removeprefix("[").removesuffix("]").split(",") if value != "[]" else ():
        number, _, times = part.partition("*")
        many = _number(times, field) if times else 1
        if not 1 <= many <= MOST:
            raise ValueError(f"{field!r} of the position has a row of {many}")
        found += [_number(number, field)] * many
    return found


def _number(text: str, field: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise ValueError(f"{field!r} of the position is no number: {text[:40]!r}") from error


def _json(value: Any) -> str:
    return quote(json.dumps(value, separators=(",", ":")), safe='",:[]{}')


def _plain(text: str, field: str) -> Any:
    try:
        return json.loads(unquote(text))
    except ValueError as error:
        raise ValueError(f"{field!r} of the position cannot be read: {text[:40]!r}") from error
