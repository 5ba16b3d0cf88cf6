"""`roadstead simulate`: many games between bots."""

from __future__ import annotations

import json as json_text
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.cli.choices import Bots, GameName, Jobs, Json, Options, Seats, Whole, at_least, chosen_game, chosen_plan
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.progress import progress

if TYPE_CHECKING:
    from rich.table import Table

    from roadstead.lab.plan import Plan, Row
    from roadstead.lab.tables import Table as GamesTable
    from roadstead.lab.tally import Tally

FAILED = 1


def simulate(
    game: GameName,
    /,
    *,
    games: Whole = 100,
    seats: Seats = None,
    bots: Bots = "random",
    seed: Whole | None = None,
    option: Options = None,
    jobs: Jobs = None,
    engine: str = "local",
    address: str | None = None,
    json: Json = False,
    out: Path | None = None,
) -> int:
    """Many games between bots: who wins, and how fast it goes.

    Parameters
    ----------
    games
        How many games.
    seed
        The same seed gives the same games, whatever the number of jobs.
    engine
        local: processes on this machine; ray: a Ray cluster.
    address
        The Ray cluster; one is started on this machine where none is given.
    out
        A folder for one Parquet row a game (games.parquet) and summary.json.
    """
    from roadstead.lab.simulate import BotFailed, Failed

    at_least("jobs", jobs, 1)
    if engine not in ("local", "ray"):
        raise BadInput(f"--engine is local or ray, not {engine!r}")
    if address is not None and engine != "ray":
        raise BadInput("--address goes with --engine ray")
    if engine == "ray":
        need("ray", "ray")
    plan = chosen_plan(chosen_game(game), games, seats, bots, seed, option)
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
    """Make sure that the games can be written before they are played."""
    need("polars", "lab")
    from roadstead.lab.tables import Table as GamesTable

    with in_one_line():
        table = GamesTable(plan)
        table.must_fit(out)
        out.mkdir(parents=True, exist_ok=True)
        return table


def _keep(table: GamesTable, tally: Tally | None, out: Path) -> str:
    """Write the games that were finished before one failed, and say so.  Without any, the folder is removed."""
    if tally is None or not tally.games:
        with suppress(OSError):  # unless something else is in it
            out.rmdir()
        return ""
    with in_one_line():
        table.write(tally, out)
    return f" ({tally.games:,} games finished before that are in {out})"


def _with_progress(plan: Plan, jobs: int | None, table: GamesTable | None, engine: str, address: str | None) -> Tally:
    from roadstead.lab.simulate import simulate

    with progress(plan.game, plan.games) as finished:

        def report(rows: list[Row]) -> None:
            finished(len(rows))
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
