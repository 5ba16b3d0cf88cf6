"""PettingZoo: the seats take turns; where several may decide at once they are asked in the order of their numbers."""

import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv

from roadstead.envs import showing
from roadstead.envs.views import Table, Undealt
from roadstead.kernel.dice import BIGGEST_SEED
from roadstead.kernel.game import Game, OptionValue


class TableEnv(AECEnv):  # type: ignore[misc]
    """One game as an AEC environment; observations are dictionaries of ``observation`` and ``action_mask``.

    ``reset(seed=7)`` deals what ``game.new(seed=7)`` does; the next ``reset()`` takes the seed after it.  Without any
    seed the deal is random.  The options are set when the environment is made; those of ``reset`` are ignored.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": list(showing.MODES),
        "render_fps": showing.FRAMES_A_SECOND,
        "name": "roadstead_v1",
        "is_parallelizable": False,
    }

    agents: Any = Undealt()
    agent_selection: Any = Undealt()
    rewards: Any = Undealt()
    terminations: Any = Undealt()
    truncations: Any = Undealt()
    infos: Any = Undealt()
    state_now: Any = Undealt()

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        rewards: str = "result",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.screen = showing.Screen(render_mode)
        self.table = Table(game, seats, options, rewards)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = {agent: self.table.space() for agent in self.possible_agents}
        self._acted = {a: spaces.Discrete(self.table.size) for a in self.possible_agents}
        self._next_seed: int | None = None

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is None:
            seed = secrets.randbits(32) if self._next_seed is None else self._next_seed
        self.state_now = self.table.new(seed)
        self._next_seed = seed + 1 if seed < BIGGEST_SEED else 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.actor()]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.seen(self.state_now, self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must act")
        state = self.state_now
        state.play(self._seat[agent], int(action))  # until the end all rewards are 0: none is to be cleared
        if state.over:
            for other, reward in zip(self.possible_agents, self.table.rewards(state), strict=True):
                self.rewards[other] = reward
                self.terminations[other] = True
            self._accumulate_rewards()
        else:
            self.agent_selection = self.possible_agents[state.actor()]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | showing.Pixels | None:
        """The table as a spectator sees it."""
        return self.screen.show(self.state_now.redacted(None))

    def close(self) -> None:
        self.screen.close()
