"""Many games stepped in one compiled call.  The arrays share the kernel's own memory."""

import secrets
from collections.abc import Mapping
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64, u8

from roadstead.envs.views import Table
from roadstead.kernel.batch import Batch
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State


class ManyGames:
    """``count`` games; after ``step`` the arrays below have changed in place.

    ``observations`` (count, width), ``masks`` (count, actions), ``seats`` (count,): the deciding seat of each game;
    ``ended`` (count,): whether a game ended in the last step and a new one began, with the next seed; ``rewards``
    (count, seats): the last result of each game.  Without a ``seed`` the deals are random.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        count: int = 64,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self.table = Table(game, seats, options)
        table = self.table
        first = secrets.randbits(32) if seed is None else seed
        table.game.seeded(first)
        chosen = cast(dict[str, object], table.options)
        self._batch = Batch(table.game, chosen, table.seats, count, first, table.encoder, table.size)
        b: Any = self._batch
        self.observations: npt.NDArray[np.float64] = np.frombuffer(b.views.rows).reshape(count, table.width)
        self.masks: npt.NDArray[np.uint8] = np.frombuffer(b.views.masks, np.uint8).reshape(count, table.size)
        self.seats: npt.NDArray[np.int64] = np.frombuffer(b.seats, np.int64)
        self.ended: npt.NDArray[np.uint8] = np.frombuffer(b.ended, np.uint8)
        self.rewards: npt.NDArray[np.float64] = np.frombuffer(b.rewards).reshape(count, table.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.table.game, self.table.seats, len(self.seats), 0, self.table.options)
        b = self._batch
        return _again, (
            made,
            [state.clone() for state in b.states],
            int(b.next_seed),
            b.chooser.clone(),
            list(b.ended),
            list(b.rewards),
        )

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game; the same seed gives the same ones."""
        self._batch.choose()
        chosen: Any = self._batch.actions
        return np.array(np.frombuffer(chosen, np.int64))

    def step(self, actions: npt.ArrayLike) -> None:
        """One decision in every game; where one is illegal, ``IllegalAction`` is raised and no game has moved."""
        chosen = np.asarray(actions)
        if chosen.shape != self.seats.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of {len(self.seats)} games is needed")
        self._batch.actions = vec[i64](chosen.tolist())
        self._batch.step()


def _again(
    made: tuple[Any, ...],
    states: list[State],
    next_seed: int,
    chooser: SeededDice,
    ended: list[int],
    rewards: list[float],
) -> ManyGames:
    """Copied or pickled games as they were."""
    many = ManyGames(*made)
    many._batch.states = states
    many._batch.next_seed = next_seed
    many._batch.chooser = chooser
    for place in range(len(states)):
        many._batch.look(place)
    for place, flag in enumerate(ended):
        many._batch.ended[place] = u8(flag)
    for place, reward in enumerate(rewards):
        many._batch.rewards[place] = reward
    return many
