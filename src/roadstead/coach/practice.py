"""Positions to practise on: one choice is clearly best, and a greedy player does not see it.

They are data in a game's folder, ``practice.json``, and were found by `roadstead lab practice` (``lab/practice.py``).  A position
is kept as its seat sees it: what the seat may not know is not in the file.
"""

import hashlib
import json
from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from roadstead.kernel.game import Game
from roadstead.kernel.messages import Fact
from roadstead.kernel.state import State

FORMAT = 1
TOLD = 3  # so many of the best choices are told with their worth
DIGITS = 4  # of a chance in the file


class Tried(Struct, frozen=True, omit_defaults=True):
    """A choice: the chance to win with it, how far that is behind the best one, each with its standard error.

    ``because`` and ``waste`` are the coach's reasons, where this is one of the best.
    """

    do: str
    chance: float
    error: float
    behind: float = 0.0
    behind_error: float = 0.0
    futures: int = 0
    because: list[Fact] = []
    waste: list[Fact] = []


class Exercise(Struct, frozen=True):
    """A position as ``seat`` sees it, and what each of its choices is worth, the best first.

    ``usual`` is what a greedy player would do, any of it; ``found`` tells in which game it was met: the seed of that game's
    dice, who played, and after how many decisions.
    """

    position: str
    seat: int
    asked: str
    usual: list[str]
    tried: list[Tried]
    found: dict[str, int | str]

    @property
    def name(self) -> str:
        """A name that stays the same wherever the position stands in the file."""
        return hashlib.sha256(self.position.encode()).hexdigest()[:10]

    @property
    def best(self) -> Tried:
        return self.tried[0]

    def worth(self, do: str) -> Tried | None:
        """What is known of a choice."""
        return next((one for one in self.tried if one.do == do), None)

    def view(self, game: Game) -> State:
        """The position as its seat sees it; ``ValueError`` where it cannot be read under today's rules."""
        return game.position(self.position)


class Practice(Struct, frozen=True):
    """All that a game has to practise on, and under which rules it was found."""

    rules: int
    digest: str
    exercises: list[Exercise]

    def exercise(self, name: str) -> Exercise | None:
        return next((one for one in self.exercises if one.name == name), None)


NOTHING = Practice(0, "", [])


class _Stored(Struct):
    format: int
    game: str
    rules: int
    digest: str
    exercises: list[Exercise]


def place(game: Game) -> Path:
    """Where the file of a game lies, if it has one."""
    return Path(str(import_module(game.package).__file__)).parent / "practice.json"


@cache
def practice(game: Game) -> Practice:
    """What a game has to practise on; nothing where it was found under other rules or for another data."""
    file = place(game)
    if game.printed is not game or not file.is_file():
        return NOTHING
    found = read(file)
    return found if (found.rules, found.digest) == (game.rules_version, game.digest) else NOTHING


def read(file: Path) -> Practice:
    """The exercises in a file; ``ValueError`` where it is none of ours."""
    stored = msgspec.json.decode(file.read_bytes(), type=_Stored)
    if stored.format != FORMAT:
        raise ValueError(f"{file}: it is written in format {stored.format}, not {FORMAT}")
    return Practice(stored.rules, stored.digest, [comparable(one) for one in stored.exercises])


def comparable(exercise: Exercise) -> Exercise:
    """With chances that compare: of each choice that of the best one, less what it is behind.

    Those that were soon found worse were tried in fewer futures, and what they brought there says less.
    """
    most = exercise.best.chance
    return structs.replace(
        exercise,
        tried=[structs.replace(one, chance=max(0.0, round(most - one.behind, DIGITS))) for one in exercise.tried],
    )


def written(game: Game, exercises: list[Exercise]) -> str:
    """The text of a game's file: an exercise a line, so that one can see which have changed."""
    head = {"format": FORMAT, "game": game.name, "rules": game.rules_version, "digest": game.digest}
    rows = ",\n".join(" " + msgspec.json.encode(one).decode() for one in exercises)
    return f'{json.dumps(head)[:-1]}, "exercises": [\n{rows}\n]}}\n'


def usual(view: State, seat: int) -> list[int]:
    """What a greedy player would do here: the choice that the heuristics like best, and those as good as it."""
    menu = view.legal(seat)
    heuristics = view.game.heuristics
    weights = list(heuristics.weights(view, seat, menu))
    least = max(weights) - heuristics.near(view, seat)
    return [int(action) for action, weight in zip(menu, weights, strict=True) if weight >= least]


def seat_names(view: State) -> list[str]:
    """What the seats are called where nobody sits in them."""
    return [name.capitalize() for name in view.game.seat_names[: int(view.seats)]]
