"""`roadstead simulate`: many games between bots."""

from __future__ import annotations

import json as json_text
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import TYPE_CHECKING

from roadstead.cli.choices import checked_seed, chosen_bots, chosen_game, chosen_options, chosen_seats, listed_bots
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line

if TYPE_CHECKING:
    from rich.table import Table

    from roadstead.lab.plan import Plan
    from roadstead.lab.simulate import Simulation

SURE = 1.96  # standard errors either way: 95 games in 100
FAILED = 1


def simulate(
    game: str,
    /,
    *,
    games: int = 100,
    seats: int | None = None,
    bots: str = "random",
    seed: int | None = None,
    option: list[str] | None = None,
    jobs: int | None = None,
    json: bool = False,
    out: Path | None = None,
) -> int:
    """Many games between bots: who wins, and how fast it goes.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seats
        How many seats; as many as there are bots unless said otherwise.
    bots
        A list such as greedy,random: as many as seats, or one for all. They change seats from game to game.
    seed
        The same seed gives the same games, whatever the number of jobs.
    option
        A rule of the table, as name=value; may be given several times.
    jobs
        How many processes; all cores unless said otherwise.
    json
        Print what came of it as JSON.
    out
        A folder for one Parquet row a game (games.parquet) and summary.json.
    """
    chosen = chosen_game(game)
    names = listed_bots(bots)
    count = chosen_seats(chosen, seats, len(names) if len(names) > 1 else None)
    if games < 1:
        raise BadInput(f"--games is at least 1, not {games}")
    if jobs is not None and jobs < 1:
        raise BadInput(f"--jobs is at least 1, not {jobs}")

    from roadstead.lab.plan import Plan
    from roadstead.lab.simulate import Failed

    plan = Plan(
        game=chosen.name,
        bots=tuple(chosen_bots(chosen, names, count)),
        games=games,
        seed=checked_seed(chosen, seed),
        options=chosen_options(chosen, option or []),
    )
    if out is not None:
        _make_ready(out)
    try:
        simulation = _with_progress(plan, jobs)
    except Failed as failure:
        raise BadInput(str(failure), FAILED) from failure
    if out is not None:
        from roadstead.lab.tables import write

        with in_one_line():
            write(simulation, out)
    _show(simulation, json, out)
    return INTERRUPTED if simulation.interrupted else 0


def _make_ready(out: Path) -> None:
    from roadstead.lab.tables import require_polars

    with in_one_line():
        require_polars()
        out.mkdir(parents=True, exist_ok=True)


def _with_progress(plan: Plan, jobs: int | None) -> Simulation:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from roadstead.lab.simulate import simulate

    console = Console(stderr=True)
    if not console.is_terminal:
        return simulate(plan, jobs)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
        task = progress.add_task(plan.game, total=plan.games)

        def report(done: int) -> None:
            progress.update(task, completed=done, refresh=True)

        return simulate(plan, jobs, report)


def _show(simulation: Simulation, json: bool, out: Path | None) -> None:
    summary = simulation.summary()
    if json:
        print(json_text.dumps(summary))
        return
    from rich.console import Console

    console = Console(highlight=False)
    if simulation.rows:
        console.print(_table(simulation))
    stopped = f", stopped after {summary['games']} of {simulation.plan.games}" if simulation.interrupted else ""
    console.print(
        f"{summary['games']:,} games, {summary['decisions']:,} decisions in {summary['seconds']:.1f} s "
        f"({summary['decisions_per_second']:,.0f}/s), seed {summary['seed']}{stopped}"
    )
    if out is not None:
        console.print(f"written to {out}")


def _table(simulation: Simulation) -> Table:
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, title=f"{simulation.plan.game}, {simulation.plan.seats} seats")
    table.add_column("bot")
    for heading in ("wins", "win rate (95 %)", "mean score"):
        table.add_column(heading, justify="right")
    played = len(simulation.rows)
    wins, means = simulation.wins(), simulation.mean_scores()
    for which, name in enumerate(simulation.plan.bots):
        low, high = wilson(wins[which], played)
        scores = simulation.scores_of(which)
        error = SURE * stdev(scores) / sqrt(played) if played > 1 else 0.0
        rate = f"{100 * wins[which] / played:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        table.add_row(name, f"{wins[which]:g}", rate, f"{means[which]:.2f} ± {error:.2f}")
    return table


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that a true win rate lies in, 95 times in 100."""
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return middle - half, middle + half
