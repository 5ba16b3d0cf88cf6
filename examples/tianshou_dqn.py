"""Tianshou's DQN with action masks learns one seat of a game against random, and plays against greedy afterwards.

    pip install 'roadstead[train]'
    python examples/tianshou_dqn.py jamaica --steps 20000        # under a minute on one core

Tianshou takes an observation's `obs` for what is seen and its `mask` for what is legal.
"""

import argparse

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from roadstead import envs

TABLES = 8  # at a time

# A decision is judged by what it earns up to so many decisions later, and by a guess about the rest.
AHEAD = 5
NEAR = 0.97  # what comes a decision later counts so much less: guesses about the far end are mostly noise


class Masked(gymnasium.Wrapper):
    """What is seen and what is legal under the names that Tianshou looks for.

    A game pays at its end alone.  Here every decision is paid at once, by how much the lead has grown since the last one:
    the lead by the game's own outlook, and at the end by the scores.  Over a game that adds up to the same, and it is learned
    much sooner.  A lead of one scale is a reward of 1.
    """

    def __init__(self, env):
        super().__init__(env)
        self.heuristics = env.table.game.heuristics
        size = int(env.action_space.n)
        seen = env.observation_space["observation"]
        self.observation_space = spaces.Dict({"obs": seen, "mask": spaces.MultiBinary(size)})

    def reset(self, **given):
        seen, info = self.env.reset(**given)
        self.lead = self._lead()
        return self._named(seen), {"seat": info["seat"]}

    def step(self, action):
        seen, _, over, cut, info = self.env.step(action)
        before, self.lead = self.lead, self._lead()
        return self._named(seen), self.lead - before, over, cut, {"seat": info["seat"]}

    def _lead(self):
        state, seat = self.env.unwrapped.state, self.env.unwrapped.seat
        worth = state.scores() if state.over else [self.heuristics.outlook(state, each) for each in range(2)]
        return (worth[seat] - worth[1 - seat]) / self.heuristics.scale

    def _named(self, seen):
        return {"obs": seen["observation"], "mask": seen["action_mask"].astype(bool)}


def table(game, opponents):
    return Masked(envs.gymnasium(game, seats=2, opponents=opponents))


def learned(game, steps, seed, opponents="random"):
    """Train for so many steps; the policy."""
    torch.manual_seed(seed)
    np.random.seed(seed)
    tables = DummyVectorEnv([lambda: table(game, opponents) for _ in range(TABLES)])
    tables.seed(seed)
    one = table(game, opponents)
    width = one.observation_space["obs"].shape
    policy = DiscreteQLearningPolicy(
        model=Net(state_shape=width, action_shape=int(one.action_space.n), hidden_sizes=[64, 64]),
        action_space=one.action_space,
        eps_training=0.1,
    )
    algorithm = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=1e-3),
        gamma=NEAR,
        n_step_return_horizon=AHEAD,
        target_update_freq=100,
    )
    collector = Collector(algorithm, tables, VectorReplayBuffer(20_000, TABLES), exploration_noise=True)
    collector.reset()
    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=1,
            epoch_num_steps=steps,
            collection_step_num_env_steps=8 * TABLES,
            update_step_num_gradient_steps_per_sample=0.125,
            batch_size=64,
            test_step_num_episodes=0,
            verbose=False,
            show_progress=False,
        )
    )
    return policy


def wins(policy, game, opponents, games, seed):
    """The share of games that it wins, its seat changing from game to game; whatever it does is legal."""
    env = table(game, opponents)
    policy.eval()
    won = 0.0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            with torch.no_grad():
                worth = policy.model(seen["obs"][None])[0].numpy()[0]
            action = int(np.argmax(np.where(seen["mask"], worth, -np.inf)))
            seen, _, over, _, _ = env.step(action)
        won += env.unwrapped.state.result()[env.unwrapped.seat]
    return won / games


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Train Tianshou's DQN on a game for two.")
    asked.add_argument("game", nargs="?", default="jamaica")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--steps", type=int, default=20_000)
    asked.add_argument("--games", type=int, default=200, help="games of each test")
    given = asked.parse_args()
    torch.set_num_threads(1)
    policy = learned(given.game, given.steps, given.seed)
    for other in ("random", "greedy"):
        share = wins(policy, given.game, other, given.games, 20_001)
        print(f"wins {100 * share:.0f} % of {given.games} games against {other}", flush=True)
