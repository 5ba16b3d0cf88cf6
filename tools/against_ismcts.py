"""The captain against OpenSpiel's information-set search with random roll-outs, at equal iterations, two seats.

    python tools/against_ismcts.py jamaica --games 20 --iterations 1000

Every deal is played in both seatings.  OpenSpiel's own search (``open_spiel.python.algorithms.ismcts``) plays through
our adapter; only its roll-outs are played by the compiled loop, with the same uniformly random decisions, because through
the adapter a game would take a quarter of an hour.  Games are added to the file named by ``--out`` as they end, and a second
run goes on where the first one stopped.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import roadstead
from roadstead.bots import bot
from roadstead.envs import spiel
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.playout import random_playout
from roadstead.lab.intervals import wilson
from roadstead.lab.plan import Plan

CURIOSITY = 1.4


class RandomRollouts:
    """What OpenSpiel calls an evaluator: the result of one game played at random from here."""

    def __init__(self, seed: int) -> None:
        self.dice = SeededDice(seed, 1)

    def evaluate(self, state: Any) -> list[float]:
        world = state.state.clone()
        world.dice = state.table.game.seeded(self.dice.below(0x7FFFFFFF, 0))
        random_playout(world, self.dice)
        return list(world.result())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        menu = state.legal_actions()
        return [(action, 1.0 / len(menu)) for action in menu]


def play(name: str, number: int, seed: int, iterations: int, captain: str) -> float:
    """One game; returns the captain's share of the win.  Two games in a row share their dice."""
    plan = Plan(name, ("captain", "ismcts"), 0, seed)
    game = roadstead.game(name)
    table = spiel.load(game, 2)
    dice = table.dice(plan.seed_for(number // 2))
    own = number % 2
    ours = bot(captain, game, seed=plan.seed_for(number, "captain"))
    chance = np.random.RandomState(plan.seed_for(number, "ismcts") % 2**32)
    rollouts = RandomRollouts(plan.seed_for(number, "rollouts"))
    theirs = ISMCTSBot(game=table, evaluator=rollouts, uct_c=CURIOSITY, max_simulations=iterations, random_state=chance)
    state = table.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.roll(dice)
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        elif state.current_player() == own:
            state.apply_action(ours.choose(state.state.redacted(own), own))
        else:
            state.apply_action(theirs.step(state))
    return float(state.returns()[own])


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    captain = f"captain:{wish.iterations}"
    head = [wish.game, wish.iterations, wish.seed]
    known = [json.loads(line) for line in wish.out.read_text().splitlines()] if wish.out and wish.out.exists() else []
    done = {row[3]: row[4] for row in known if row[:3] == head}
    for number in range(-(-wish.games // 2) * 2):
        if number in done:
            continue
        done[number] = play(wish.game, number, wish.seed, wish.iterations, captain)
        if wish.out:
            with wish.out.open("a") as file:
                file.write(json.dumps([*head, number, done[number]]) + "\n")
        low, high = wilson(sum(done.values()), len(done))
        print(f"{captain} won {sum(done.values()):g} of {len(done)} ({100 * low:.0f}-{100 * high:.0f} %)", flush=True)


if __name__ == "__main__":
    main()
