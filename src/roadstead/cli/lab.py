"""`roadstead lab`: what a game is like, what a rule does, and decisions for learners."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from roadstead.cli.choices import chosen_bots, chosen_game, chosen_options, chosen_seats, listed_bots
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line

if TYPE_CHECKING:
    from roadstead.kernel.game import Game, OptionValue
    from roadstead.lab.plan import Plan

lab = App(
    name="lab", help="What a game is like, what a rule does, and decisions for learners.", help_format="plaintext"
)


def _plan(game: Game, games: int, seats: int | None, bots: str, seed: int, option: list[str]) -> Plan:
    from roadstead.lab.plan import Plan

    names = listed_bots(bots)
    count = chosen_seats(game, seats, len(names) if len(names) > 1 else None)
    if games < 2:
        raise BadInput(f"--games is at least 2, not {games}")
    with in_one_line():
        game.seeded(seed)
    return Plan(game.name, tuple(chosen_bots(game, names, count)), games, seed, chosen_options(game, option))


@contextmanager
def _progress(words: str, total: int) -> Iterator[Callable[[int], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words, total=total)
        yield lambda more: progress.update(task, advance=more)


@lab.command
def report(
    game: str,
    /,
    *,
    games: int = 400,
    seats: int | None = None,
    bots: str = "greedy",
    seed: int = 1,
    option: list[str] | None = None,
    out: Path | None = None,
) -> None:
    """One page about a game: length, choices, seats, scores, what winners have, which rules are used.

    Parameters
    ----------
    game
        Which game.
    games
        How many games are watched.
    seats
        How many seats.
    bots
        Who plays: one bot for all, or a list with one for each seat.
    seed
        The same seed gives the same page.
    option
        A rule of the table, as name=value; may be given several times.
    out
        The HTML file to write; GAME-report.html unless said otherwise.
    """
    chosen = chosen_game(game)
    plan = _plan(chosen, games, seats, bots, seed, option or [])
    from roadstead.lab.report import page
    from roadstead.lab.survey import survey

    file = out or Path(f"{chosen.name}-report.html")
    with _progress(chosen.title, plan.games) as more:
        watched = survey(plan, chosen, more)
    with in_one_line():
        file.write_text(page(chosen, watched), "utf-8")
    print(f"written to {file}")


@lab.command
def compare(
    game: str,
    /,
    *,
    option: str,
    games: int = 400,
    seats: int | None = None,
    bots: str = "greedy",
    seed: int = 1,
    given: list[str] | None = None,
    jobs: int | None = None,
    json: bool = False,
    out: Path | None = None,
) -> int:
    """What an option does: both arms play on the same dice, and the differences come with intervals.

    Parameters
    ----------
    game
        Which game.
    option
        The option and the values to compare, such as tax=75,100; the first is what the others are held against.
    games
        How many games in each arm.
    seats
        How many seats.
    bots
        Who plays: one bot for all, or a list with one for each seat.
    seed
        The same seed gives the same games.
    given
        Another rule of the table for all arms, as name=value; may be given several times.
    jobs
        How many processes; all cores unless said otherwise.
    json
        Print the differences as JSON.
    out
        An HTML file to write.
    """
    chosen = chosen_game(game)
    plan = _plan(chosen, games, seats, bots, seed, given or [])
    name, values = _arms(chosen, option)
    from roadstead.lab import compare as comparing

    with _progress(f"{chosen.title}: {name}", plan.games * len(values)) as more:
        arms = comparing.run_arms(plan, name, values, jobs, more)
    with in_one_line():
        found = comparing.summary(chosen, plan, name, arms)
        if out is not None:
            out.write_text(comparing.page(chosen, plan, name, arms), "utf-8")
    interrupted = len(arms[0].rows) < plan.games
    if json:
        print(json_text.dumps(found))
    else:
        _show(chosen, name, found)
        if out is not None:
            print(f"written to {out}")
    return INTERRUPTED if interrupted else 0


def _arms(game: Game, option: str) -> tuple[str, list[OptionValue]]:
    name, equals, listed = option.partition("=")
    values = [value for value in listed.split(",") if value]
    if not equals or len(values) < 2:
        raise BadInput(f"the option is given with the values to compare, such as tax=75,100, not {option!r}")
    return name, [chosen_options(game, [f"{name}={value}"])[name] for value in values]


def _show(game: Game, option: str, found: dict[str, object]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    arms = found["arms"]
    assert isinstance(arms, list)
    for arm in arms:
        title = f"{game.title}, {found['games']} games an arm: {option}={arm['value']} instead of {found['first']}"
        table = Table(box=box.SIMPLE_HEAD, title=title)
        table.add_column("")
        for heading in (str(found["first"]), str(arm["value"]), "difference (95 %)"):
            table.add_column(heading, justify="right")
        for d in arm["differences"]:
            low, high = d["interval"]
            text = f"{d['difference']:+.3g} ({low:+.3g} to {high:+.3g})"
            table.add_row(
                d["figure"], f"{d['first']:.3g}", f"{d['other']:.3g}", text, style="bold" if d["sure"] else ""
            )
        console.print(table)


@lab.command
def dataset(
    game: str,
    /,
    *,
    games: int = 100,
    seats: int | None = None,
    bots: str = "greedy",
    seed: int = 1,
    option: list[str] | None = None,
    out: Path | None = None,
) -> None:
    """Decisions for learners: observation, mask, action and result, one Parquet row each.

    Parameters
    ----------
    game
        Which game.
    games
        How many games are played.
    seats
        How many seats.
    bots
        Who plays: one bot for all, or a list with one for each seat.
    seed
        The same seed gives the same decisions.
    option
        A rule of the table, as name=value; may be given several times.
    out
        The Parquet file to write; GAME-decisions.parquet unless said otherwise.
    """
    chosen = chosen_game(game)
    plan = _plan(chosen, games, seats, bots, seed, option or [])
    from importlib.util import find_spec

    if find_spec("polars") is None:
        raise BadInput("writing tables needs polars: pip install 'roadstead[lab]'")
    from roadstead.lab.dataset import write

    file = out or Path(f"{chosen.name}-decisions.parquet")
    with _progress(chosen.title, plan.games) as more, in_one_line():
        written = write(plan, chosen, file, more)
    print(f"{written:,} decisions written to {file}")
