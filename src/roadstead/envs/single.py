"""Gymnasium: one seat learns, others play the rest: bots, policies, or its own past."""

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from roadstead.envs import showing
from roadstead.envs.opponents import Opponents, Opposition
from roadstead.envs.views import Table, Undealt
from roadstead.kernel.game import Game, OptionValue


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """``info["action_mask"]`` and the observation's ``action_mask`` say what is legal; anything else ends the episode.

    ``reset(seed=7)`` deals what ``game.new(seed=7)`` does; the dice of the episodes after it follow from that seed too.
    The seat changes from episode to episode unless it is given.  ``opponents`` are a bot's name, a function, an object, or a
    list with one for each seat (``roadstead.envs.opponents``).  The options are set when the environment is made;
    those of ``reset`` are ignored.
    """

    metadata = {"render_modes": list(showing.MODES), "render_fps": showing.FRAMES_A_SECOND}  # noqa: RUF012

    seat: Any = Undealt()
    state: Any = Undealt()
    bots: Any = Undealt()

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        rewards: str = "result",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, seats, options, rewards)
        self.screen = showing.Screen(render_mode)
        self.render_mode = render_mode
        if seat is not None and not 0 <= seat < self.table.seats:
            raise ValueError(f"there is no seat {seat}: they run from 0 to {self.table.seats - 1}")
        self.fixed_seat = seat
        self.opponents = Opposition(opponents, self.table)
        self.observation_space = self.table.space()
        self.action_space = spaces.Discrete(self.table.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.table.seats)) if self.fixed_seat is None else self.fixed_seat
        draw = int(self.np_random.integers(2**40)) if seed is None else int(seed)
        self.state = self.table.new(draw)
        self.bots = self.opponents.seated(self.seat, draw)
        self._let_others_play()
        self._show()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if chosen not in self.state.legal(self.seat):
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self.state.play(self.seat, chosen)
        self._let_others_play()
        self._show()
        reward = self.table.rewards(self.state)[self.seat] if self.state.over else 0.0
        return self._seen(), reward, bool(self.state.over), False, self._info()

    def render(self) -> Any:
        """The table as the learner's seat sees it."""
        return self.screen.show(self.state.redacted(self.seat))

    def close(self) -> None:
        self.screen.close()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal now, in the form that sb3-contrib's MaskablePPO asks for."""
        return self.table.mask(self.state, self.seat).astype(bool)

    def _let_others_play(self) -> None:
        while not self.state.over and not self.state.asks(self.seat):
            other = self.state.actor()
            opponent = self.bots[other]
            assert opponent is not None
            self.state.play(other, opponent.choose(self.state.redacted(other), other))

    def _seen(self) -> dict[str, Any]:
        return self.table.seen(self.state, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.table.mask(self.state, self.seat)}
