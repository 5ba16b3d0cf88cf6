"""`roadstead lab`: what a game is like, what a rule does, and decisions for learners."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from cyclopts import App

from roadstead.cli.choices import Whole, chosen_bots, chosen_game, chosen_options, chosen_seats, listed_bots
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need

if TYPE_CHECKING:
    from roadstead.kernel.game import Game, OptionValue
    from roadstead.lab.plan import Plan

EXAMPLES = """\
Examples:

  roadstead lab report jamaica --games 400 --bots greedy --out jamaica.html
  roadstead lab compare harbour_of_fortune --option tax=75,100 --games 400
  roadstead lab dataset jamaica --games 1000 --out decisions.parquet
"""

lab = App(
    name="lab",
    help="What a game is like, what a rule does, and decisions for learners.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
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


def _target(file: Path) -> Path:
    """A file that can be written when the games are played."""
    if file.is_dir():
        raise BadInput(f"{file}: Is a directory")
    if file.exists() and not file.is_file():
        raise BadInput(f"{file}: Not a regular file")
    if not file.parent.is_dir():
        raise BadInput(f"{file}: No such file or directory")
    return file


@dataclass
class _Seen:
    """The games finished so far."""

    games: int = 0


def _stopped(games: int, of: int) -> int:
    print(f"stopped after {games:,} of {of:,} games: nothing is written", file=sys.stderr)
    return INTERRUPTED


@contextmanager
def _bots_in_one_line() -> Iterator[None]:
    """A program that was to play and failed, or a game that did, is told of in one line."""
    from roadstead.bots.outside import OutsideBotError
    from roadstead.lab.simulate import BotFailed, Failed

    try:
        yield
    except (OutsideBotError, BotFailed) as failure:
        raise BadInput(str(failure)) from failure
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure


@contextmanager
def _progress(words: str, total: int, seen: _Seen) -> Iterator[Callable[[int], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(words, total=total)

        def finished(more: int) -> None:
            seen.games += more
            progress.update(task, advance=more)

        yield finished


def _write(
    game: Game, plan: Plan, library: str, out: Path, written: Callable[[Path, Callable[[int], None]], str]
) -> int:
    """Play a plan's games into a file, counting them on the way, and say what was written."""
    need(library, "lab")
    file = _target(out)
    seen = _Seen()
    try:
        with _bots_in_one_line(), _progress(game.title, plan.games, seen) as more:
            said = written(file, more)
    except KeyboardInterrupt:
        return _stopped(seen.games, plan.games)
    print(said)
    return 0


@lab.command
def report(
    game: str,
    /,
    *,
    games: Whole = 400,
    seats: Whole | None = None,
    bots: str = "greedy",
    seed: Whole = 1,
    option: list[str] | None = None,
    out: Path | None = None,
) -> int:
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
        Who plays: one bot for all, or a list with one for each seat; they change seats from game to game.
    seed
        The same seed gives the same page.
    option
        A rule of the table, as name=value; may be given several times.
    out
        The HTML file to write; GAME-report.html unless said otherwise.
    """
    chosen = chosen_game(game)
    plan = _plan(chosen, games, seats, bots, seed, option or [])

    def written(file: Path, more: Callable[[int], None]) -> str:
        from roadstead.lab.report import page
        from roadstead.lab.survey import survey
        from roadstead.records.writing import save

        watched = survey(plan, chosen, more)
        with in_one_line():
            save(file, page(chosen, watched).encode())
        return f"written to {file}"

    return _write(chosen, plan, "matplotlib", out or Path(f"{chosen.name}-report.html"), written)


@lab.command
def compare(
    game: str,
    /,
    *,
    option: str,
    games: Whole = 400,
    seats: Whole | None = None,
    bots: str = "greedy",
    seed: Whole = 1,
    given: list[str] | None = None,
    jobs: Whole | None = None,
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
        Who plays: one bot for all, or a list with one for each seat; they change seats from game to game.
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
    if jobs is not None and jobs < 1:
        raise BadInput(f"--jobs is at least 1, not {jobs}")
    name, values = _arms(chosen, option)
    if name in plan.options:
        raise BadInput(f"{name} is what is compared: --given is for the other options")
    if out is not None:
        need("matplotlib", "lab")
        _target(out)
    from roadstead.lab import compare as comparing
    from roadstead.records.writing import save

    seen = _Seen()
    try:
        with _bots_in_one_line(), _progress(f"{chosen.title}: {name}", plan.games * len(values), seen) as more:
            arms = comparing.run_arms(plan, name, values, jobs, more)
        shared = len(arms[0].rows)
        if shared < plan.games:
            print(f"stopped: {shared:,} of {plan.games:,} games were finished in every arm", file=sys.stderr)
            if shared >= comparing.FEWEST:
                _tell(chosen, name, comparing.summary(chosen, plan, name, arms), json)
            return INTERRUPTED
        if out is not None:
            with in_one_line():
                save(out, comparing.page(chosen, plan, name, arms).encode())
    except KeyboardInterrupt:
        return _stopped(seen.games, plan.games * len(values))
    _tell(chosen, name, comparing.summary(chosen, plan, name, arms), json)
    if out is not None and not json:
        print(f"written to {out}")
    return 0


def _arms(game: Game, option: str) -> tuple[str, list[OptionValue]]:
    name, equals, listed = (part.strip() for part in option.partition("="))
    texts = [value.strip() for value in listed.split(",")]
    if not equals or len(texts) < 2 or not all(texts):
        one = next((one for one in game.options if len(one.choices) > 1), None)
        such = f", such as {one.name}={one.choices[0]},{one.choices[1]}" if one else ""
        raise BadInput(f"the option is given with the values to compare{such}, not {option!r}")
    values = [chosen_options(game, [f"{name}={text}"])[name] for text in texts]
    if len(set(values)) < len(values):
        raise BadInput(f"the values to compare differ from each other, not {option!r}")
    return name, values


def _tell(game: Game, option: str, found: dict[str, object], json: bool) -> None:
    if json:
        print(json_text.dumps(found))
    else:
        _show(game, option, found)
        print(f"seed {found['seed']}")


def _show(game: Game, option: str, found: dict[str, object]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from roadstead.lab.plots import number

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
            text = f"{number(d['difference'], '+')} ({number(low, '+')} to {number(high, '+')})"
            table.add_row(d["figure"], number(d["first"]), number(d["other"]), text, style="bold" if d["sure"] else "")
        console.print(table)


@lab.command
def dataset(
    game: str,
    /,
    *,
    games: Whole = 100,
    seats: Whole | None = None,
    bots: str = "greedy",
    seed: Whole = 1,
    option: list[str] | None = None,
    out: Path | None = None,
) -> int:
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
        Who plays: one bot for all, or a list with one for each seat; they change seats from game to game.
    seed
        The same seed gives the same decisions.
    option
        A rule of the table, as name=value; may be given several times.
    out
        The Parquet file to write; GAME-decisions.parquet unless said otherwise.
    """
    chosen = chosen_game(game)
    plan = _plan(chosen, games, seats, bots, seed, option or [])

    def written(file: Path, more: Callable[[int], None]) -> str:
        from roadstead.lab.dataset import write

        with in_one_line():
            return f"{write(plan, chosen, file, more):,} decisions written to {file}"

    return _write(chosen, plan, "polars", out or Path(f"{chosen.name}-decisions.parquet"), written)
