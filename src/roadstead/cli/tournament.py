"""`roadstead tournament`: bots against each other, with ratings."""

from __future__ import annotations

import json as json_text
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.cli import choices
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.progress import by_rows, progress

if TYPE_CHECKING:
    from roadstead.lab.tournament import Fixture, Notebook, Standings

FAILED = 1


def tournament(
    game: choices.GameName,
    /,
    *,
    bots: str,
    games: choices.Whole = 100,
    seats: choices.Whole | None = None,
    meeting: choices.Meeting = choices.USUAL_MEETING,
    stop_when_sure: bool = False,
    neighbours: bool = False,
    out: Path | None = None,
) -> int:
    """Bots against each other: ratings and win rates with their intervals.

    Every deal of the dice is played in every seating, so that nobody is helped by luck or by a good seat.

    Parameters
    ----------
    bots
        The entrants, such as captain:200,greedy,casual; with more than there are seats, every choice of them meets.
    games
        How many games; rounded up so that each deal is played in every seating.
    seats
        How many sit at a table; as many as there are entrants, if the game allows it.
    stop_when_sure
        Between two entrants: stop as soon as a sequential test knows who is better.
    neighbours
        Only those meet who stand side by side in the list of entrants.
    out
        A folder that remembers finished games: an interrupted tournament goes on from there. Also games.parquet.
    """
    from roadstead.lab.plan import text_of
    from roadstead.lab.simulate import BotFailed, Failed
    from roadstead.lab.tournament import Fixture, Notebook

    chosen = choices.chosen_game(game)
    names = choices.listed_bots(bots)
    choices.check_meeting(chosen, "tournament", names, games, meeting.jobs)
    if stop_when_sure and len(set(names)) != 2:
        raise BadInput(f"--stop-when-sure is for two different entrants, of whom one is better, not {len(set(names))}")
    need("openskill", "lab")
    if out is not None:
        need("polars", "lab")
    at_table = choices.chosen_seats(chosen, seats, min(len(names), chosen.seats[-1]))
    if len(names) < at_table:
        raise BadInput(f"{len(names)} bots for {at_table} seats: name at least as many as there are seats")
    plan = Fixture(
        game=chosen.name,
        bots=tuple(names),
        games=games,
        seed=choices.checked_seed(chosen, seed_in(out, meeting.seed)),
        options=choices.chosen_options(chosen, meeting.option or []),
        table=at_table,
        neighbours=neighbours,
        variant=text_of(chosen),
    ).rounded()
    with in_one_line():
        notebook = None if out is None else Notebook(out, plan)
    try:
        standings, complete = _with_progress(plan, meeting.jobs, notebook, stop_when_sure)
    except Failed as failure:
        if notebook is not None:
            notebook.close()
            notebook.discard_if_empty()
        raise BadInput(str(failure), 2 if isinstance(failure, BotFailed) else FAILED) from failure
    finally:
        if notebook is not None:
            notebook.close()
    if out is not None:
        _write_tables(plan, standings, out)
    _show(standings, meeting.json, out, complete)
    return 0 if complete else INTERRUPTED


def seed_in(out: Path | None, seed: int | None) -> int | None:
    """The seed that is given, or that of the games which are remembered there."""
    if seed is not None or out is None or not (out / "plan.json").exists():
        return seed
    from roadstead.lab.tournament import planned

    with in_one_line():
        return int(planned(out)["seed"])


def remembered(plan: Fixture, notebook: Notebook | None) -> int:
    """How many games of this plan the notebook has already."""
    return 0 if notebook is None else sum(1 for row in notebook.rows if row.game < plan.games)


def _with_progress(
    plan: Fixture, jobs: int | None, notebook: Notebook | None, stop_when_sure: bool
) -> tuple[Standings, bool]:
    from roadstead.lab.tournament import hold

    with progress(plan.game, plan.games, remembered(plan, notebook)) as finished:
        standings, tally = hold(plan, jobs, notebook, by_rows(finished), stop_when_sure)
    stopped_by_hand = tally is not None and len(standings.rows) < plan.games
    return standings, not stopped_by_hand


def _write_tables(plan: Fixture, standings: Standings, out: Path) -> None:
    import polars

    (out / "summary.json").write_text(json_text.dumps(standings.summary(), indent=2) + "\n", "utf-8")
    rows = [standings.rows[number] for number in sorted(standings.rows)]
    polars.DataFrame(
        {
            "game": [row.game for row in rows],
            "seed": [row.seed for row in rows],
            "decisions": [row.decisions for row in rows],
            "bots": [[plan.bots[which] for which in row.bots] for row in rows],
            "scores": [row.scores for row in rows],
            "shares": [row.shares for row in rows],
        }
    ).write_parquet(out / "games.parquet")


def _show(standings: Standings, json: bool, out: Path | None, complete: bool) -> None:
    summary = standings.summary()
    if not complete:
        summary["interrupted"] = True
    if json:
        print(json_text.dumps(summary))
        return
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    table = Table(box=box.SIMPLE_HEAD, title=f"{summary['game']}, {summary['seats']} seats, {summary['games']:,} games")
    table.add_column("bot")
    for heading in ("rating (95 %)", "Elo (95 %)", "win rate (95 %)", "wins", "games"):
        table.add_column(heading, justify="right")
    for entrant in summary["entrants"]:
        low, high = entrant["rating_interval"]
        worst, best = entrant["win_rate_interval"]
        least, most = entrant["elo_interval"]
        table.add_row(
            entrant["bot"],
            f"{entrant['rating']:.1f} ({low:.1f} to {high:.1f})",
            f"{entrant['elo']:.0f} ({least:.0f} to {most:.0f})",
            f"{100 * entrant['win_rate']:.1f} % ({100 * worst:.1f} to {100 * best:.1f})",
            f"{entrant['wins']:,.1f}",
            f"{entrant['games']:,}",
        )
    console.print(table)
    if summary["better"]:
        console.print(f"{summary['better']} is better: the sequential test is sure of it.")
    console.print(f"seed {summary['seed']}")
    if not complete:
        again = f" Run it again with --out {out} to go on." if out is not None else ""
        console.print(f"Stopped after {summary['games']:,} of {standings.plan.games:,} games.{again}")
    elif out is not None:
        console.print(f"written to {out}")
