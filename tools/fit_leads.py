"""What a lead is worth in a game, fitted to who won: writes `bot/leads.json` in the game's folder.

    tools/fit_leads.py jamaica --games 300

Greedy and casual bots play; at every eighth decision their outlooks are noted.  For each number of seats the number is
sought that makes the winners most likely (`coach/leads.py` says what it means).
"""

import argparse
import json
import math
from collections.abc import Sequence

import roadstead
from roadstead.bots import bot
from roadstead.coach.leads import place
from roadstead.kernel.game import Game
from roadstead.kernel.judging import shares

EVERY = 8  # decisions
STEPS = 40


def noted(game: Game, seats: int, games: int, seed: int) -> list[tuple[list[float], list[float]]]:
    """Outlooks on the way, each with how the game ended."""
    found = []
    for number in range(games):
        state = game.new(seats=seats, seed=seed + number)
        players = [
            bot(("greedy", "casual")[(number + seat) % 2], game, seed=seed + 64 * number + seat)
            for seat in range(seats)
        ]
        rows = []
        while not state.over:
            seat = state.actor()
            if state.decisions % EVERY == 0:
                rows.append([game.heuristics.outlook(state, each) for each in range(seats)])
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
        found += [(row, state.result()) for row in rows]
    return found


def surprise(rows: Sequence[tuple[list[float], list[float]]], worth: float) -> float:
    """The mean log-loss."""
    total = 0.0
    for outlooks, result in rows:
        total -= sum(
            won * math.log(max(share, 1e-9)) for won, share in zip(result, shares(outlooks, worth), strict=True)
        )
    return total / len(rows)


def fit(rows: Sequence[tuple[list[float], list[float]]], guess: float) -> float:
    """The best worth of a lead, by golden section between a tenth and ten times the guess."""
    low, high = math.log(guess / 10), math.log(guess * 10)
    ratio = (math.sqrt(5) - 1) / 2
    for _ in range(STEPS):
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        if surprise(rows, math.exp(left)) < surprise(rows, math.exp(right)):
            high = right
        else:
            low = left
    return math.exp((low + high) / 2)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=77_000)
    asked = parser.parse_args()
    game = roadstead.game(asked.game)
    found = {}
    for seats in game.seats:
        rows = noted(game, seats, asked.games, asked.seed + 10_000 * seats)
        worth = fit(rows, game.heuristics.scale / 3)
        found[str(seats)] = float(f"{worth:.3g}")
        usual = surprise(rows, game.heuristics.scale / 3)
        print(
            f"{game.title}, {seats} seats: {worth:.3g} (log-loss {usual:.3f} -> {surprise(rows, worth):.3f})",
            flush=True,
        )
    file = place(game)
    file.write_text(json.dumps({"rules": game.rules_version, "games": asked.games, "leads": found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
