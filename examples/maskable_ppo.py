"""MaskablePPO of sb3-contrib learns one seat of a game against greedy, and what it has learned is kept in a small file.

    pip install 'roadstead[train]'
    python examples/maskable_ppo.py jamaica --seed 1 --steps 300000      # about ten minutes on one core
    roadstead tournament jamaica --bots examples/ppo_bot.py:Jamaica1,greedy --games 200

It writes a checkpoint every 20,000 steps and goes on from the last one when it is started again.  The learner is paid by
its lead in points, which says more than who has won; how good it is, is measured by wins (docs/baselines.md).
"""

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from roadstead import envs

CHECKPOINT = 20_000  # steps
TABLES = 8  # at a time
LAYERS = (64, 64)


class Flat(gymnasium.Wrapper):
    """The row of numbers alone (the mask is asked for by itself), and a lead of one scale as a reward of 1."""

    def __init__(self, env, scale):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]
        self.scale = scale

    def reset(self, **given):
        seen, info = self.env.reset(**given)
        return seen["observation"], info

    def step(self, action):
        seen, reward, over, cut, info = self.env.step(action)
        return seen["observation"], float(np.clip(reward / self.scale, -3, 3)), over, cut, info

    def action_masks(self):
        return self.env.action_masks()


def table(game, opponents):
    """One table with two seats, the learner's changing from game to game."""
    env = envs.gymnasium(game, seats=2, opponents=opponents, rewards="score")
    return Flat(env, env.table.game.heuristics.scale)


def learner(game, opponents, seed, folder):
    """A new one, or the last checkpoint of an earlier run."""
    tables = DummyVecEnv([lambda: table(game, opponents) for _ in range(TABLES)])
    kept = sorted(folder.glob("*.zip"))
    if kept:
        print(f"going on from {kept[-1].name}", flush=True)
        return MaskablePPO.load(kept[-1], env=tables, device="cpu")
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=256,
        batch_size=256,
        n_epochs=6,
        gamma=1.0,
        ent_coef=0.01,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": list(LAYERS)},
        seed=seed,
        device="cpu",
    )


def write(model, path):
    """The policy's layers as half-precision numbers: what plays, without what only learning needs."""
    found = model.policy.state_dict()
    names = [f"mlp_extractor.policy_net.{2 * layer}" for layer in range(len(LAYERS))] + ["action_net"]
    layers = {}
    for number, name in enumerate(names):
        layers[f"weight{number}"] = found[f"{name}.weight"].numpy().astype(np.float16)
        layers[f"bias{number}"] = found[f"{name}.bias"].numpy().astype(np.float16)
    np.savez_compressed(path, **layers, steps=model.num_timesteps)


def main():
    asked = argparse.ArgumentParser(description="Train MaskablePPO on a game for two.")
    asked.add_argument("game", nargs="?", default="jamaica")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--steps", type=int, default=300_000)
    asked.add_argument("--minutes", type=float, default=0, help="stop after so long, at a checkpoint")
    asked.add_argument("--opponents", default="greedy")
    asked.add_argument(
        "--out", type=Path, default=Path("ppo"), help="folder of checkpoints and of the finished weights"
    )
    given = asked.parse_args()
    torch.set_num_threads(1)
    folder = given.out / f"{given.game}{given.seed}"
    folder.mkdir(parents=True, exist_ok=True)
    model = learner(given.game, given.opponents, given.seed, folder)
    begun = time.monotonic()
    while model.num_timesteps < given.steps:
        model.learn(CHECKPOINT, reset_num_timesteps=False)
        model.save(folder / f"{model.num_timesteps:09d}.zip")
        write(model, given.out / f"ppo_{given.game}_{given.seed}.npz")
        spent = time.monotonic() - begun
        print(f"{model.num_timesteps:,} steps, {spent:.0f} s", flush=True)
        if given.minutes and spent > 60 * given.minutes:
            break


if __name__ == "__main__":
    main()
