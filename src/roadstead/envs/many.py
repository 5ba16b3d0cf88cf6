"""Gymnasium's vector environment: many games stepped in one compiled call.  The arrays share the kernel's own memory."""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from operator import index
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64, u8

from roadstead.envs import showing
from roadstead.envs.views import Table
from roadstead.kernel.batch import Batch
from roadstead.kernel.dice import BIGGEST_SEED, SeededDice
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State

WAYS = ("rgb_array", "svg", "ansi")  # in which many tables can be shown

Step = tuple[dict[str, Any], npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]


class ManyGames(VectorEnv[dict[str, Any], npt.NDArray[np.int64], npt.NDArray[Any]]):
    """``count`` games; in each step whoever is asked in a game decides, and the arrays below change in place.

    ``observations`` (count, width), ``masks`` (count, actions), ``seats`` (count,): the deciding seat of each game;
    ``ended`` (count,): whether a game ended in the last step and a new one began, with the next seed; ``rewards``
    (count, seats): what the last end of each game brought its seats.  Without a ``seed`` the deals are random.

    As Gymnasium has it, ``step`` returns observations (float32) with their masks, the reward of the seat that decided,
    what ended, and infos: ``seat`` is who decides now.  A new game begins in the step in which one ends
    (``AutoresetMode.SAME_STEP``): ``final_obs`` and ``final_info`` then have the end of the old one.  What is returned
    is written over by the next step, unless the games were made with ``copy=True``.
    """

    metadata = {  # noqa: RUF012
        "render_modes": list(WAYS),
        "render_fps": showing.FRAMES_A_SECOND,
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        count: int = 64,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        rewards: str = "result",
        copy: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self.table = Table(game, seats, options, rewards)
        table = self.table
        first = secrets.randbits(32) if seed is None else seed
        table.game.seeded(first)
        chosen = cast(dict[str, object], table.options)
        self._batch = Batch(table.game, chosen, table.seats, count, first, table.encoder, table.size)
        self._screen = showing.Screen(render_mode, WAYS)
        self.render_mode = render_mode
        self._fresh = True
        self._copy = copy
        self._by_score = rewards == "score"
        self._share(count)
        self.num_envs = count
        self.single_observation_space = table.space()
        self.single_action_space = spaces.Discrete(table.size)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)

    def _share(self, count: int) -> None:
        """The arrays over the kernel's memory, and those that ``step`` returns."""
        b: Any = self._batch
        table = self.table
        self.observations: npt.NDArray[np.float64] = np.frombuffer(b.views.rows).reshape(count, table.width)
        self.masks: npt.NDArray[np.uint8] = np.frombuffer(b.views.masks, np.uint8).reshape(count, table.size)
        self.seats: npt.NDArray[np.int64] = np.frombuffer(b.seats, np.int64)
        self.ended: npt.NDArray[np.uint8] = np.frombuffer(b.ended, np.uint8)
        self.rewards: npt.NDArray[np.float64] = np.frombuffer(b.rewards).reshape(count, table.seats)
        self._floats = np.zeros((count, table.width), np.float32)
        self._seen: dict[str, Any] = {"observation": self._floats, "action_mask": self.masks.view(np.int8)}
        self._nothing = np.zeros(count)
        self._terminated = self.ended.view(np.bool_)
        self._truncated = np.zeros(count, np.bool_)
        self._info: dict[str, Any] = {"seat": self.seats, "_seat": np.ones(count, np.bool_)}

    def __reduce__(self) -> tuple[Any, ...]:
        table, b = self.table, self._batch
        made = (
            table.game,
            table.seats,
            self.num_envs,
            0,
            table.options,
            table.reward_kind,
            self._copy,
            self.render_mode,
        )
        states = [state.clone() for state in b.states]
        kept = (int(b.next_seed), b.chooser.clone(), list(b.ended), list(b.rewards), self._fresh)
        return _again, (made, states, *kept)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New games: with ``seed=7`` the first has seed 7, the next 8 and so on; a list has one seed for each.

        Without a seed they have those that come next; games that were just made and not yet stepped stay.
        ``options={"reset_mask": mask}`` begins only the games that are true in it, as in Gymnasium's own.
        """
        b = self._batch
        anew = self._asked_for(options or {})
        if seed is None and not self._fresh:
            self._begin([b.begin() if anew[place] else b.states[place] for place in range(self.num_envs)])
        elif seed is not None:
            seeds = self._seeds(seed)
            self._begin([self.table.new(each) if anew[place] else b.states[place] for place, each in enumerate(seeds)])
            b.next_seed = (seeds[-1] + 1) & BIGGEST_SEED
            b.chooser = SeededDice(seeds[0], 1)
        self._fresh = True
        return self._now(), self._info

    def _seeds(self, given: int | Sequence[int]) -> list[int]:
        """A seed for each game: those in a list, or the one that is given and those that come after it."""
        several = isinstance(given, Iterable) and not isinstance(given, str)
        seeds = list(cast(Iterable[int], given)) if several else [cast(int, given)]
        for seed in seeds:
            self.table.game.seeded(seed)
        if not several:
            return [(index(seeds[0]) + nth) & BIGGEST_SEED for nth in range(self.num_envs)]
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds are given for {self.num_envs} games")
        return [index(seed) for seed in seeds]

    def _asked_for(self, options: Mapping[str, Any]) -> npt.NDArray[np.bool_]:
        """Which games are to begin anew."""
        mask = np.asarray(options.get("reset_mask", np.ones(self.num_envs, bool)))
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise ValueError(f"reset_mask says true or false of each of {self.num_envs} games")
        return mask

    def _begin(self, states: list[State]) -> None:
        self._batch.states = states
        for place in range(self.num_envs):
            self._batch.look(place)
        self._set_ends([0] * self.num_envs, [0.0] * self.rewards.size)

    def _set_ends(self, ended: list[int], rewards: list[float]) -> None:
        for place, flag in enumerate(ended):
            self._batch.ended[place] = u8(flag)
        for place, reward in enumerate(rewards):
            self._batch.rewards[place] = reward

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each game; the same seed gives the same ones."""
        self._batch.choose()
        chosen: Any = self._batch.actions
        return np.array(np.frombuffer(chosen, np.int64))

    def play(self, actions: npt.ArrayLike) -> None:
        """One decision in every game; where one is illegal, ``IllegalAction`` is raised and no game has moved.

        The arrays have changed; nothing is packed for Gymnasium, so this is the quickest way.
        """
        chosen = np.asarray(actions)
        if chosen.shape != self.seats.shape or chosen.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of {len(self.seats)} games is needed")
        self._batch.actions = vec[i64](chosen.tolist())
        self._batch.step()
        self._fresh = False
        if self._by_score and self._batch.endings:
            for place, state in self._batch.finished.items():
                for seat, gain in enumerate(self.table.rewards(state)):
                    self._batch.rewards[place * self.table.seats + seat] = gain

    def step(self, actions: npt.ArrayLike) -> Step:
        """``play``, and what Gymnasium wants to know of it."""
        self.play(actions)
        rewards, infos = self._nothing, self._info
        if self._batch.endings:
            rewards, infos = self._ends()
        if self._copy:
            copies = rewards.copy(), self._terminated.copy(), self._truncated.copy()
            return (self._now(), *copies, {name: value.copy() for name, value in infos.items()})
        return self._now(), rewards, self._terminated, self._truncated, infos

    def render(self) -> Any:
        """Each table as a spectator sees it."""
        if self.render_mode is None:
            return None
        return tuple(self._screen.show(state.redacted(None)) for state in self._batch.states)

    def _now(self) -> dict[str, Any]:
        if self._copy:
            return {
                "observation": self.observations.astype(np.float32),
                "action_mask": self._seen["action_mask"].copy(),
            }
        np.copyto(self._floats, self.observations, "same_kind")
        return self._seen

    def _ends(self) -> tuple[npt.NDArray[np.float64], dict[str, Any]]:
        """What the seats that decided last got, and how the games that ended looked to them."""
        over = self._terminated.copy()
        rewards, seats = np.zeros(self.num_envs), np.zeros(self.num_envs, np.int64)
        last = np.full(self.num_envs, None, object)
        for place, state in self._batch.finished.items():
            seats[place] = seat = int(self._batch.deciders[place])
            rewards[place] = self.rewards[place, seat]
            last[place] = self.table.seen(state, seat)
        told = {"seat": seats, "_seat": over, "rewards": self.rewards.copy(), "_rewards": over}
        ends = {"final_obs": last, "_final_obs": over, "final_info": told, "_final_info": over}
        return rewards, {**self._info, **ends}


def _again(
    made: tuple[Any, ...],
    states: list[State],
    next_seed: int,
    chooser: SeededDice,
    ended: list[int],
    rewards: list[float],
    fresh: bool,
) -> ManyGames:
    """Copied or pickled games as they were."""
    many = ManyGames(*made)
    many._begin(states)
    many._batch.next_seed = next_seed
    many._batch.chooser = chooser
    many._set_ends(ended, rewards)
    many._fresh = fresh
    return many
