"""What a lead is worth in a game, fitted to who won: writes `bot/leads.json` in the game's folder.

    tools/fit_leads.py jamaica --games 300
    tools/fit_leads.py supremacy --games 200 --captains --seats 3

Greedy and casual bots play; at every eighth decision their outlooks are noted.  With ``--captains`` captains of mixed levels
play, and at some moments futures are played as the coach does: it is noted how they come out.  For each number of seats the
number is sought that makes the winners most likely (`coach/leads.py` says what it means).
"""

import argparse
import json
import math
from collections.abc import Sequence
from typing import NamedTuple

import roadstead
from roadstead.bots import bot
from roadstead.coach.judge import Futures
from roadstead.coach.leads import fitted, place
from roadstead.coach.rollout import play_on
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.judging import Judgement, shares
from roadstead.kernel.state import State

EVERY = 8  # decisions
STEPS = 40
CAPTAINS = ("captain:6", "captain:12", "captain:25", "captain:50")
MOMENT = 64  # one of so many decisions of captains is looked at
WORLDS = 24  # imagined futures of it


class Noted(NamedTuple):
    """How the seats stand in each of some worlds, those that were over by then with their result; and how the game ended."""

    standing: list[list[float]]
    over: list[list[float]]
    result: list[float]


def by_outlook(game: Game, seats: int, games: int, seed: int) -> list[Noted]:
    """Outlooks on the way."""
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
        found += [Noted([row], [], state.result()) for row in rows]
    return found


def by_futures(game: Game, seats: int, games: int, seed: int) -> list[Noted]:
    """How futures come out that are imagined on the way, by the seat that is asked."""
    found = []
    for number in range(games):
        state = game.new(seats=seats, seed=seed + number)
        players = [
            bot(CAPTAINS[(number + seat * (1 + number // 4 % 3)) % 4], game, seed=seed + 64 * number + seat)
            for seat in range(seats)
        ]
        lots = SeededDice(seed + number, 1)
        rows = []
        while not state.over:
            seat = state.actor()
            if lots.below(MOMENT, 0) == 0:
                rows.append(foreseen(state, seat, number))
            state.play(seat, players[seat].choose(state.redacted(seat), seat))
        found += [Noted(standing, over, state.result()) for standing, over in rows]
    return found


def foreseen(state: State, seat: int, seed: int) -> tuple[list[list[float]], list[list[float]]]:
    """How the seats stand where some futures break off, and the results of those that come to their end."""
    futures, plain = Futures(state, seat, seed), Judgement(state.game.heuristics)
    standing, over = [], []
    for k in range(WORLDS):
        world, own = futures.world(k)
        play_on(world, state.game.heuristics, own, futures.horizon)
        if world.over:
            over.append(list(world.result()))
        else:
            standing.append(list(plain.standing(world)))
    return standing, over


def surprise(rows: Sequence[Noted], worth: float) -> float:
    """The mean log-loss."""
    total = 0.0
    for standing, over, result in rows:
        each = [shares(world, worth) for world in standing] + over
        for seat, won in enumerate(result):
            total -= won * math.log(max(sum(stated[seat] for stated in each) / len(each), 1e-3))
    return total / len(rows)


def fit(rows: Sequence[Noted], guess: float) -> float:
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
    parser.add_argument("--captains", action="store_true", help="judge as the coach does, in captains' games")
    parser.add_argument("--seats", type=int, help="only for so many; what is known of others stays")
    asked = parser.parse_args()
    game = roadstead.game(asked.game)
    noted = by_futures if asked.captains else by_outlook
    found = dict(fitted(game))
    for seats in [asked.seats] if asked.seats else game.seats:
        rows = noted(game, seats, asked.games, asked.seed + 10_000 * seats)
        worth = fit(rows, game.heuristics.scale / 3)
        found[seats] = float(f"{worth:.3g}")
        usual = surprise(rows, game.heuristics.scale / 3)
        print(
            f"{game.title}, {seats} seats: {worth:.3g} (log-loss {usual:.3f} -> {surprise(rows, worth):.3f})",
            flush=True,
        )
    leads = {str(seats): worth for seats, worth in sorted(found.items())}
    file = place(game)
    file.write_text(json.dumps({"rules": game.rules_version, "games": asked.games, "leads": leads}, indent=1) + "\n")


if __name__ == "__main__":
    main()
