"""`roadstead simulate`: many games between bots."""

from __future__ import annotations

import json as json_text
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.cli.choices import (
    Whole,
    checked_seed,
    chosen_bots,
    chosen_game,
    chosen_options,
    chosen_seats,
    listed_bots,
)
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need

if TYPE_CHECKING:
    from rich.table import Table

    from roadstead.lab.plan import Plan, Row
    from roadstead.lab.tables import Table as GamesTable
    from roadstead.lab.tally import Tally

FAILED = 1


def simulate(
    game: str,
    /,
    *,
    games: Whole = 100,
    seats: Whole | None = None,
    bots: str = "random",
    seed: Whole | None = None,
    option: list[str] | None = None,
    jobs: Whole | None = None,
    engine: str = "local",
    address: str | None = None,
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
    engine
        local: processes on this machine; ray: a Ray cluster.
    address
        The Ray cluster; one is started on this machine where none is given.
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

    if engine not in ("local", "ray"):
        raise BadInput(f"--engine is local or ray, not {engine!r}")
    if address is not None and engine != "ray":
        raise BadInput("--address goes with --engine ray")
    if engine == "ray":
        need("ray", "ray")

    from roadstead.lab.plan import Plan
    from roadstead.lab.simulate import BotFailed, Failed

    plan = Plan(
        game=chosen.name,
        bots=tuple(chosen_bots(chosen, names, count)),
        games=games,
        seed=checked_seed(chosen, seed),
        options=chosen_options(chosen, option or []),
    )
    table = None if out is None else _begin_table(plan, out)
    try:
        with in_one_line():
            tally = _with_progress(plan, jobs, table, engine, address)
    except Failed as failure:
        kept = "" if table is None or out is None else _keep(table, failure.tally, out)
        raise BadInput(f"{failure}{kept}", 2 if isinstance(failure, BotFailed) else FAILED) from failure
    if table is not None and out is not None:
        with in_one_line():
            table.write(tally, out)
    _show(tally, json, out)
    return INTERRUPTED if tally.interrupted else 0


def _begin_table(plan: Plan, out: Path) -> GamesTable:
    """Make sure that what will be played can be written down."""
    need("polars", "lab")
    from roadstead.lab.tables import Table as GamesTable

    with in_one_line():
        table = GamesTable(plan)
        out.mkdir(parents=True, exist_ok=True)
        return table


def _keep(table: GamesTable, tally: Tally | None, out: Path) -> str:
    """Write down the games that were finished before one failed, and say so; nothing is left where none was."""
    if tally is None or not tally.games:
        with suppress(OSError):  # unless something else is in it
            out.rmdir()
        return ""
    with in_one_line():
        table.write(tally, out)
    return f" ({tally.games:,} games finished before that are in {out})"


def _with_progress(plan: Plan, jobs: int | None, table: GamesTable | None, engine: str, address: str | None) -> Tally:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from roadstead.lab.simulate import simulate

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, auto_refresh=False, disable=not sys.stderr.isatty()
    ) as progress:
        task = progress.add_task(plan.game, total=plan.games)

        def report(rows: list[Row]) -> None:
            progress.update(task, advance=len(rows), refresh=True)
            if table is not None:
                table.add(rows)

        if engine == "ray":
            from roadstead.lab import on_ray

            return on_ray.simulate(plan, address, report)
        return simulate(plan, jobs, report)


def _show(tally: Tally, json: bool, out: Path | None) -> None:
    summary = tally.summary()
    if json:
        print(json_text.dumps(summary))
        return
    from rich.console import Console

    console = Console(highlight=False)
    if tally.games:
        console.print(_table(tally))
    stopped = f", stopped after {tally.games:,} of {tally.plan.games:,}" if tally.interrupted else ""
    console.print(
        f"{tally.games:,} games, {tally.decisions:,} decisions in {tally.seconds:.1f} s "
        f"({summary['decisions_per_second']:,.0f}/s), seed {tally.plan.seed}{stopped}"
    )
    if out is not None:
        console.print(f"written to {out}")


def _table(tally: Tally) -> Table:
    from rich import box
    from rich.table import Table

    from roadstead.lab.intervals import SURE, wilson

    table = Table(box=box.SIMPLE_HEAD, title=f"{tally.plan.game}, {tally.plan.seats} seats")
    table.add_column("bot")
    for heading in ("wins", "win rate (95 %)", "mean score (95 %)"):
        table.add_column(heading, justify="right")
    wins, means, errors = tally.wins(), tally.mean_scores(), tally.standard_errors()
    for which, name in enumerate(tally.plan.bots):
        low, high = wilson(wins[which], tally.games)
        rate = f"{100 * wins[which] / tally.games:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        off = f" ± {SURE * errors[which]:.2f}" if errors else ""
        table.add_row(name, f"{wins[which]:,.1f}", rate, f"{means[which]:.2f}{off}")
    return table
