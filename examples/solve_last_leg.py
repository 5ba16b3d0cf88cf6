"""Solve the last leg of Jamaica (`last_leg.py`) by OpenSpiel's CFR+, and say exactly how exploitable the result is.

    python examples/solve_last_leg.py           # about a minute

Exploitability is what the best answers to both strategies win on average, in games: 0.01 is one game in a hundred.
"""

import argparse
import time
from pathlib import Path

from open_spiel.python.algorithms import cfr, expected_game_score
from open_spiel.python.algorithms.exploitability import nash_conv

import roadstead
from roadstead import envs
from roadstead.envs.tree import Tree

HERE = Path(__file__).parent


def solved(below, most, each=25, tell=print):
    """Iterate until it is less exploitable than this; the tree, the strategies, and each look at them."""
    begun = time.monotonic()
    tree = Tree(envs.open_spiel(roadstead.game(f"{HERE / 'last_leg.py'}:LastLeg"), seats=2, recall=True))
    tell(f"{tree.count:,} positions, {len(tree.seen):,} information states ({time.monotonic() - begun:.0f} s)")
    solver = cfr.CFRPlusSolver(tree)
    looks = []
    while not looks or (looks[-1][1] >= below and looks[-1][0] < most):
        for _ in range(each):
            solver.evaluate_and_update_policy()
        looks.append((len(looks) * each + each, nash_conv(tree, solver.average_policy(), use_cpp_br=False) / 2))
        spent = time.monotonic() - begun
        tell(f"after {looks[-1][0]} iterations: exploitability {looks[-1][1]:.5f} ({spent:.0f} s)")
    return tree, solver.average_policy(), looks


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Solve the last leg of Jamaica.")
    asked.add_argument("--below", type=float, default=0.001, help="stop when it is less exploitable than this")
    asked.add_argument("--most", type=int, default=1000, help="iterations at most")
    given = asked.parse_args()
    tree, policy, _ = solved(given.below, given.most)
    worth = expected_game_score.policy_value(tree.new_initial_state(), [policy, policy])
    print(f"with it the first ship wins {100 * worth[0]:.1f} of a hundred games, the second {100 * worth[1]:.1f}")
