"""How well `game.chances` foretells games between captains, on dice that nothing was learned from.

    python tools/chances_figures.py jamaica --seats 2 --games 60 --players captain:60 --out fresh

Ten positions of each game are judged.  The outlook is put through the softmax that suits these very games best, which is more
than it could know beforehand; what is stated is taken as it is.  First both judge with all cards open, each seat by its own:
so nets are compared with the outlook.  Then both judge as people are told it, by the view of the seat that is asked, as the
mean over imagined worlds.  Printed are the log-loss of both, with half of the 95 % interval of the difference, and how far
stated chances are from what came true in ten bins of equally many; perfect chances would be off a little too, in games so few.
The games are kept in ``--out``, and a second run adds to them.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

import roadstead
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.judging import Judgement
from roadstead.kernel.weights import for_people, judgement
from roadstead.kernel.winning import WORLDS
from roadstead.lab.intervals import SURE
from roadstead.lab.learn.figures import calibration, log_loss
from roadstead.lab.learn.figures import chances as softmax
from roadstead.lab.learn.lessons import Lessons, Sampler, lessons
from roadstead.lab.plan import play_one

RESAMPLED = 200


def judged(plan: Lessons, game: Game, number: int) -> list[dict[str, Any]]:
    """For each position kept of this game: outlooks and stated chances, both with open cards and by the view, and who won."""
    sampler = Sampler(SeededDice(plan.seed_for(number, "positions"), 1))
    won = list(play_one(plan, game, number, sampler).shares)
    plain = Judgement(game.heuristics)
    rows = []
    for state in sampler.kept:
        view = state.redacted(state.actor())
        judge = judgement(game, state, for_people(game, plan.seats))
        rows.append(
            {
                "won": won,
                "open": [plain.standing(state)],
                "open chances": judge.chances(state),
                "view": [plain.standing(view.imagined(seed)) for seed in range(WORLDS)],
                "view chances": game.chances(view, int(state.actor())).shares,
            }
        )
    return rows


def told(game: Game, games: list[list[dict[str, Any]]], how: str) -> str:
    """The figures of these games in a line."""
    worlds, stated, won = (
        np.array([row[part] for rows in games for row in rows]) for part in (how, f"{how} chances", "won")
    )
    plain = best_mean(worlds, won, float(game.heuristics.scale))
    each = [[log_loss(said[None], end[None]) for said, end in zip(by, won, strict=True)] for by in (plain, stated)]
    gained = np.array(each[0]) - np.array(each[1])
    number = np.repeat(np.arange(len(games)), [len(rows) for rows in games])
    means = np.array([gained[number == i].mean() for i in range(len(games))])
    error = SURE * means.std() / max(len(games) - 1, 1) ** 0.5
    chance = np.random.default_rng(1)
    by_luck = [_by_luck(stated, number, chance) for _ in range(RESAMPLED)]
    return (
        f"{how}: log-loss {log_loss(plain, won):.3f} by the outlook, {log_loss(stated, won):.3f} stated "
        f"({means.mean():+.3f} ± {error:.3f} better); off by {calibration(plain, won):.3f} and {calibration(stated, won):.3f} "
        f"(perfect chances would be off by {np.mean(by_luck):.3f})"
    )


def best_mean(worlds: "np.ndarray", won: "np.ndarray", scale: float) -> "np.ndarray":
    """Chances by the outlook, the mean over worlds, with the softmax that suits these games best."""
    count, each, seats = worlds.shape
    tried = (
        softmax(worlds.reshape(-1, seats), float(temperature)).reshape(count, each, seats).mean(axis=1)
        for temperature in scale * np.geomspace(0.02, 10.0, 125)
    )
    return min(tried, key=lambda stated: log_loss(stated, won))


def _by_luck(stated: "np.ndarray", number: "np.ndarray", chance: np.random.Generator) -> float:
    """How far off chances would be that are exactly right, by the luck of so few games: winners are drawn by them."""
    drawn = chance.random(int(number.max()) + 1)[number]
    winner = (drawn[:, None] > np.cumsum(stated, axis=1)[:, :-1]).sum(axis=1)
    return calibration(stated, np.eye(stated.shape[1])[winner])


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", default="captain:60")
    parser.add_argument("--seed", type=int, default=20_002)
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args()
    game = roadstead.game(wish.game)
    plan = lessons(game, wish.seats, wish.seed, {}, tuple(wish.players.split(",")))
    file = wish.out / f"{game.name}-{wish.seats}.jsonl" if wish.out else None
    games = [json.loads(line) for line in file.read_text().splitlines()] if file and file.exists() else []
    for number in range(len(games), wish.games):
        games.append(judged(plan, game, number))
        if file:
            file.parent.mkdir(exist_ok=True)
            with file.open("a") as opened:
                opened.write(json.dumps(games[-1]) + "\n")
    print(f"{game.title}, {wish.seats} seats, {wish.players}, {len(games)} games")
    for how in ("open", "view"):
        print(" ", told(game, games, how))


if __name__ == "__main__":
    main()
