"""From games on a shelf to a file of weights, with its history and its figures."""

import platform
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import roadstead
from roadstead.kernel.dice import SeededDice
from roadstead.kernel.game import Game
from roadstead.kernel.judging import Judgement
from roadstead.kernel.state import State
from roadstead.kernel.weights import judgement, read, written
from roadstead.lab.learn.figures import Figures, best_temperature, measured
from roadstead.lab.learn.fitting import LEADS, WINS, Fit, load
from roadstead.lab.learn.lessons import LOT, Others, Shelf
from roadstead.lab.plan import Row
from roadstead.lab.tournament import Fixture, hold
from roadstead.records.writing import save

WEIGHTS_FILE = "weights.json"
PROOFS = 3  # positions whose standings are noted in the file
PROOF_DECISIONS = 40


@dataclass(frozen=True)
class Learning:
    """What came of it: the file, and how well the outlook and the corrected outlook foretell games not learned from."""

    file: Path
    games: int
    before: Figures
    after: Figures


def learn(
    shelf: Shelf,
    games: int | None,
    command: str,
    report: Callable[[int], object] | None = None,
    stop: Callable[[], bool] | None = None,
    horizon: int = -1,
    wins: bool = False,
    also: Sequence[Others] = (),
) -> Learning:
    """Fit a net to the games on the shelf, or to the first so many, and write its weights beside them.

    It may ``also`` learn from games of others.  When to stop, the temperature and the figures are by those on the shelf.
    With ``wins`` it is fitted to who won as well, else to the lead alone.
    ``horizon`` is how far a search that uses them plays ahead; -1 leaves that to the game's heuristics.
    """
    plan = shelf.plan
    game = plan.the_game()
    lots = shelf.lots[: None if games is None else -(-games // LOT)]
    positions = load(lots)
    scale = float(game.heuristics.scale)
    recipe = WINS if wins else LEADS
    fit = Fit(positions, plan.seed, [load(each.lots) for each in also], recipe, scale)
    fit.run(report, stop)
    held_out, unseen = fit.held_out, positions.unseen
    corrected = best_temperature(held_out.outlooks + fit.says(held_out), held_out.shares, scale)
    before = measured(unseen.outlooks, unseen.ends, unseen.shares, fit.temperature)
    after = measured(unseen.outlooks + fit.says(unseen), unseen.ends, unseen.shares, corrected)
    learned: dict[str, object] = {
        "command": command,
        "seed": plan.seed,
        "players": sorted(set(plan.bots)),
        "games": LOT * len(lots),
        "positions": len(positions),
        **({"also": [each.told for each in also]} if also else {}),
        "roadstead": roadstead.__version__,
        "python": platform.python_version(),
        "numpy": np.__version__,
        "outlook alone": before.rounded(),
        "corrected": after.rounded(),
    }
    file = shelf.folder / WEIGHTS_FILE
    # Written twice: what the file says of its own standings is worked out by reading it.
    for _ in range(2):
        text = written(game, plan.table, plan.options, fit.numbers(), corrected, learned, horizon)
        save(file, text.encode())
        known = read(file, game, plan.table)
        learned["proof"] = proof(game, plan.table, dict(plan.options), lambda t: judgement(game, t, known))  # noqa: B023
    return Learning(file, LOT * len(lots), before, after)


def proof(game: Game, seats: int, options: dict[str, object], judge: Callable[[State], Judgement]) -> list[list[float]]:
    """How the seats stand in a few positions: other numbers than in the file mean that the outlook has changed since."""
    found = []
    for seed in range(PROOFS):
        chooser = SeededDice(seed, 1)
        state = game.new(seats, seed, options)  # type: ignore[arg-type]
        while not state.over and state.decisions < PROOF_DECISIONS:
            menu = state.legal(state.actor())
            state.play(state.actor(), menu[chooser.below(len(menu), 0)])
        found.append([round(points, 4) for points in judge(state).standing(state)])
    return found


def matches(
    shelf: Shelf, file: Path, games: int, budget: str, jobs: int | None, report: Callable[[list[Row]], object] | None
) -> tuple[float, int]:
    """One captain with these weights against plain ones with the same budget: what it won, of how many games."""
    plan = shelf.plan
    new = f"captain:{budget}:{file}"
    bots = (new, *[f"captain:{budget}:plain"] * (plan.table - 1))
    whole = -(-games // plan.table) * plan.table
    # Other dice than those of the games that were learned from.
    fixture = Fixture(
        plan.game, bots, whole, plan.seed_for(0, "matches"), plan.options, plan.table, variant=plan.variant
    )
    standings, _ = hold(fixture, jobs, None, report)
    return standings.wins()[new]
