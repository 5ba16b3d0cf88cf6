"""Many games stepped in one compiled call, seen through arrays that share the kernel's own memory."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from roadstead.envs.views import Table
from roadstead.kernel.batch import Batch
from roadstead.kernel.game import OptionValue
from roadstead.kernel.state import State


class ManyGames:
    """``count`` games; after ``step`` the arrays below have changed in place.

    ``observations`` (count, width), ``masks`` (count, actions), ``seats`` (count,): the deciding seat of each game;
    ``ended`` (count,): whether a game ended in the last step and a new one began; ``rewards`` (count, seats): the last
    result of each game.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        count: int = 64,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self.table = Table(game, seats, options)
        self.table.game.seeded(seed)
        self._seed = seed - 1
        self._batch = Batch(self._make, count, self.table.seats, self.table.encoder, self.table.size)
        b: Any = self._batch
        self.observations: npt.NDArray[np.float64] = np.frombuffer(b.rows).reshape(count, self.table.width)
        self.masks: npt.NDArray[np.uint8] = np.frombuffer(b.masks, np.uint8).reshape(count, self.table.size)
        self.seats: npt.NDArray[np.int64] = np.frombuffer(b.seats, np.int64)
        self.ended: npt.NDArray[np.uint8] = np.frombuffer(b.ended, np.uint8)
        self.rewards: npt.NDArray[np.float64] = np.frombuffer(b.rewards).reshape(count, self.table.seats)

    def _make(self) -> State:
        self._seed += 1
        return self.table.new(self._seed)

    def step(self, actions: npt.NDArray[np.int64] | list[int]) -> None:
        """One decision in every game; an illegal one raises ``IllegalAction``."""
        self._batch.step(actions if isinstance(actions, list) else actions.tolist())
