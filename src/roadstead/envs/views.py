"""What all adapters share: a seat's view as arrays, and what a finished game is worth."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

import roadstead
from roadstead.kernel.encoding import Encoder, Lists, Views
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State

# No number of an observation is larger: encoders divide what can grow, and most numbers lie between 0 and 1.
BOUND = 100_000.0

REWARDS = ("result", "score")

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Undealt:
    """What ``reset`` sets: whoever reads it before is told so.

    It stands in the class, one for each attribute.  A ``__getattr__`` would make all attributes slower, set or not.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, env: object, kind: type) -> Any:
        if env is None:
            return self
        raise AttributeError(f"{kind.__name__} has no {self.name!r}; has reset() been called?")


class Table:
    """A game with a fixed number of seats and fixed options, and the shape of its observations."""

    def __init__(
        self, game: str | Game, seats: int | None, options: Mapping[str, OptionValue] | None, rewards: str = "result"
    ) -> None:
        self.game: Game = roadstead.game(game) if isinstance(game, str) else game
        self.seats: int = self.game.seats[0] if seats is None else self.game.checked_seats(seats)
        self.options = self.game.checked_options(options or {})
        if rewards not in REWARDS:
            raise ValueError(f"rewards are one of {', '.join(REWARDS)}, not {rewards!r}")
        self.reward_kind = rewards
        self.encoder: Encoder = self.game.encoder
        self.width = int(self.encoder.width(self.seats))
        self.size = self.game.actions.size
        self._views = Views(self.encoder, self.seats, self.size, 1)
        views: Any = self._views
        self._row: npt.NDArray[np.float64] = np.frombuffer(views.rows)
        self._mask: npt.NDArray[np.int8] = np.frombuffer(views.masks, np.int8)
        self._lists = Lists(self.encoder, self.seats)

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game, self.seats, self.options, self.reward_kind)

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.options)

    def space(self) -> spaces.Dict:
        """What a seat observes: its row of numbers, and a 1 for each legal action."""
        seen = spaces.Box(-BOUND, BOUND, (self.width,), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.size,), np.int8)})

    def observation(self, state: State, seat: int) -> Floats:
        self._views.see(0, state, seat)
        return self._row.astype(np.float32)

    def listed(self, state: State, seat: int) -> list[float]:
        """The observation as a list of numbers."""
        return self._lists.listed(state, seat)

    def mask(self, state: State, seat: int) -> Mask:
        self._views.mark(0, state, seat)
        return self._mask.copy()

    def seen(self, state: State, seat: int) -> dict[str, Any]:
        """All that a seat observes."""
        return {"observation": self.observation(state, seat), "action_mask": self.mask(state, seat)}

    def rewards(self, state: State) -> list[float]:
        """By result: each seat's share of the win.  By score: its lead over the mean of the others."""
        if self.reward_kind == "result":
            return state.result()
        scores = [int(score) for score in state.scores()]
        total = sum(scores)
        return [float(score - (total - score) / (self.seats - 1)) for score in scores]
