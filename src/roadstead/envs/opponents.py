"""Who plays the other seats: a bot's name, a function, an object that chooses or predicts, or one of several by chance.

| opponent | is asked |
|---|---|
| ``"greedy"``, ``"captain:200"``, ``"mate"``, ``"miser.py:Miser"`` | as a bot of that name |
| an object with ``choose(view, seat)`` | with what the seat sees, as every bot |
| an object with ``predict(observation, ...)`` | as a model of stable-baselines3, with ``action_masks`` if it takes them |
| a function ``policy(observation)`` | with the dictionary that the learner gets too; it returns an action |
| an object with ``draw(dice)`` | before each episode, for each seat: it returns one of the above |
"""

import copy
import inspect
import os
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, cast

from roadstead.bots import Bot, bot
from roadstead.envs.views import Table
from roadstead.kernel.dice import Dice, SeededDice
from roadstead.kernel.state import State

Opponent = Any  # one of the forms above
Opponents = Any  # one for all seats, or a list

KINDS = "a bot's name, a function of the observation, or an object with choose, predict or draw"


class Opposition:
    """The opponents of an environment, as they were given: one for all seats, or one for each.

    A list has one for each seat, that of the learner being left out; or one for each of the others, clockwise after it.
    """

    def __init__(self, given: Opponents, table: Table) -> None:
        self.table = table
        self.given = list(given) if isinstance(given, (list, tuple)) else given
        if isinstance(self.given, list) and len(self.given) not in (table.seats, table.seats - 1):
            raise ValueError(
                f"{len(self.given)} opponents are given for {table.seats} seats:"
                f" one for each is needed, or one for each of the other {table.seats - 1}"
            )
        for opponent in self.given if isinstance(self.given, list) else [self.given]:
            if opponent is not None:
                _check(opponent, table)

    def seated(self, learner: int, seed: int) -> list[Bot | None]:
        """Who plays each seat in an episode; nobody in the learner's."""
        found: list[Bot | None] = [None] * self.table.seats
        for seat in range(self.table.seats):
            if seat != learner:
                found[seat] = player(self._of(seat, learner), self.table, (seed + 1 + seat) % 2**62)
        return found

    def _of(self, seat: int, learner: int) -> Opponent:
        if not isinstance(self.given, list):
            return self.given
        if len(self.given) == self.table.seats:
            return self.given[seat]
        return self.given[(seat - learner - 1) % self.table.seats]


def _check(opponent: Opponent, table: Table) -> None:
    if isinstance(opponent, str):
        bot(opponent, table.game)
    elif isinstance(opponent, type):
        raise ValueError(
            f"{opponent.__name__} is a class: an opponent is an object of it, such as {opponent.__name__}()"
        )
    elif not any(callable(getattr(opponent, name, None)) for name in ("choose", "predict", "draw", "__call__")):
        raise ValueError(f"an opponent is {KINDS}, not {opponent!r}")


def player(opponent: Opponent, table: Table, seed: int) -> Bot:
    """The bot that an opponent is, or is turned into."""
    dice = SeededDice(seed, 1)
    while hasattr(opponent, "draw"):
        opponent = opponent.draw(dice)
    if isinstance(opponent, str):
        return bot(opponent, table.game, seed)
    if callable(getattr(opponent, "choose", None)):
        return cast(Bot, opponent)
    if callable(getattr(opponent, "predict", None)):
        return Model(opponent, table)
    if callable(opponent):
        return Policy(opponent, table)
    raise ValueError(f"an opponent is {KINDS}, not {opponent!r}")


class Policy:
    """A function of the observation as a bot."""

    def __init__(self, policy: Callable[[dict[str, Any]], Any], table: Table) -> None:
        self.name = getattr(policy, "__name__", type(policy).__name__)
        self.policy = policy
        self.table = table

    def choose(self, view: State, seat: int) -> int:
        return int(self.policy(self.table.seen(view, seat)))


class Model:
    """A model with ``predict``, as stable-baselines3 has it, as a bot."""

    def __init__(self, model: Any, table: Table) -> None:
        self.name = type(model).__name__
        self.model = model
        self.table = table
        self.masked = "action_masks" in inspect.signature(model.predict).parameters

    def choose(self, view: State, seat: int) -> int:
        seen = self.table.seen(view, seat)
        more = {"action_masks": seen["action_mask"].astype(bool)} if self.masked else {}
        action, _ = self.model.predict(seen, **more)
        return int(action)


class SelfPlay:
    """The learner's own past, in memory: each seat draws one of the last ``most`` policies that were added.

    As long as there is none, ``first`` plays.
    """

    def __init__(self, first: Opponent = "random", most: int = 1) -> None:
        if most < 1:
            raise ValueError(f"at least one policy is kept, not {most}")
        self.first = first
        self.most = most
        self.past: list[Opponent] = []

    def add(self, policy: Opponent) -> None:
        """Keep a policy as it is now: what it learns from here on does not change its past."""
        self.past = [*self.past, as_it_is(policy)][-self.most :]

    def draw(self, dice: Dice) -> Opponent:
        """Who plays a seat in the next episode."""
        return self.past[dice.below(len(self.past), 0)] if self.past else self.first


def as_it_is(policy: Opponent) -> Opponent:
    """A copy that learns nothing more; a model that can be saved and loaded is, in memory, so that its environment stays."""
    if not callable(getattr(policy, "save", None)) or not callable(getattr(type(policy), "load", None)):
        return copy.deepcopy(policy)
    kept = BytesIO()
    policy.save(kept)
    kept.seek(0)
    return type(policy).load(kept)


class League:
    """Checkpoints by path, in a folder (in the order of their names) or as a list: each seat draws one of them.

    ``load(path)`` makes an opponent of a file; a file is loaded again when it has changed, and one that is new in the folder
    joins with the next episode.  As long as there is none, ``first`` plays.
    """

    def __init__(
        self,
        where: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
        load: Callable[[Path], Opponent],
        pattern: str = "*",
        first: Opponent = "random",
    ) -> None:
        self.folder = Path(where) if isinstance(where, (str, os.PathLike)) else None
        self.listed = [] if isinstance(where, (str, os.PathLike)) else [Path(each) for each in where]
        self.load = load
        self.pattern = pattern
        self.first = first
        self._loaded: dict[Path, tuple[int, Opponent]] = {}
        for missing in (path for path in (self.folder, *self.listed) if path is not None and not path.exists()):
            raise ValueError(f"there is no checkpoint {missing}")

    def paths(self) -> list[Path]:
        """The checkpoints there are now."""
        if self.folder is None:
            return self.listed
        return sorted(path for path in self.folder.glob(self.pattern) if path.is_file())

    def draw(self, dice: Dice) -> Opponent:
        """Who plays a seat in the next episode."""
        paths = self.paths()
        if not paths:
            return self.first
        path = paths[dice.below(len(paths), 0)]
        written = path.stat().st_mtime_ns
        if self._loaded.get(path, (None,))[0] != written:
            self._loaded[path] = (written, self.load(path))
        return self._loaded[path][1]
