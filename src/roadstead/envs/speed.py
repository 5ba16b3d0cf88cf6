"""How fast the environments step, beside one that PettingZoo ships: loops for `roadstead bench --peers`.

Each loop runs for about so many seconds and returns its number of steps.  Every observation and mask is read.
"""

import os
import random
import time
import warnings
from collections.abc import Callable
from typing import Any

from roadstead import envs
from roadstead.kernel.game import Game

PEER = "texas_holdem_no_limit_v6"
GAMES_AT_ONCE = 64
STEPS_AT_ONCE = 20

Loop = Callable[[float], dict[str, int]]


def pettingzoo_loop(game: Game, seats: int) -> Loop:
    """One of our games through PettingZoo."""
    return aec_loop(envs.pettingzoo(game.name, seats))


def holdem_loop() -> Loop:
    """PettingZoo's own card game, made as its documentation says."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import texas_holdem_no_limit_v6

        return aec_loop(texas_holdem_no_limit_v6.env())


def aec_loop(env: Any) -> Loop:
    """Whole episodes with random legal actions.  It is seeded once, since some environments are slow to take a seed."""
    env.reset(seed=1)
    rnd = random.Random(1).random

    def loop(seconds: float) -> dict[str, int]:
        steps = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(rnd() * len(legal))]))
                steps += 1
        return {"steps": steps}

    return loop


def vector_loop(game: Game, seats: int) -> Loop:
    """Many games in each call, with random legal actions; a game that ends is followed by a new one."""
    many = envs.vector(game.name, seats, GAMES_AT_ONCE)

    def loop(seconds: float) -> dict[str, int]:
        steps = 0
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            for _ in range(STEPS_AT_ONCE):
                many.play(many.sample())
            steps += STEPS_AT_ONCE * GAMES_AT_ONCE
        return {"steps": steps}

    return loop
