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

from roadstead.cli.choices import (
    Bots,
    GameName,
    Jobs,
    Options,
    Seats,
    Whole,
    at_least,
    chosen_game,
    chosen_options,
    chosen_plan,
)
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.progress import progress

if TYPE_CHECKING:
    from roadstead.kernel.game import Game, OptionValue
    from roadstead.lab.plan import Plan

FEWEST = 2  # games: with one there is nothing to compare
EXAMPLES = """\
Examples:

  roadstead lab report jamaica --games 400 --bots greedy --out jamaica.html
  roadstead lab compare harbour_of_fortune --option tax=75,100 --games 400
  roadstead lab dataset jamaica --games 1000 --out decisions.parquet
  roadstead lab matrix jamaica --games 40
"""

lab = App(
    name="lab",
    help="What a game is like, what a rule does, and decisions for learners.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
)
lab.command("roadstead.cli.matrix:matrix", name="matrix", help="Every bot against every other.", help_epilogue="")


def _target(file: Path) -> Path:
    """Check that the file can be written, before the games are played."""
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

    def counting(self, finished: Callable[[int], None]) -> Callable[[int], None]:
        """Counts what ``finished`` is called with."""

        def count(more: int) -> None:
            self.games += more
            finished(more)

        return count


def _stopped(games: int, of: int) -> int:
    print(f"stopped after {games:,} of {of:,} games: nothing is written", file=sys.stderr)
    return INTERRUPTED


@contextmanager
def _bots_in_one_line() -> Iterator[None]:
    """Where a bot's program or a game fails, say so in one line."""
    from roadstead.bots.outside import OutsideBotError
    from roadstead.lab.simulate import BotFailed, Failed

    try:
        yield
    except (OutsideBotError, BotFailed) as failure:
        raise BadInput(str(failure)) from failure
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure


def _write(
    game: Game, plan: Plan, library: str, out: Path, written: Callable[[Path, Callable[[int], None]], str]
) -> int:
    """Play a plan's games into a file, counting them on the way, and say what was written."""
    need(library, "lab")
    file = _target(out)
    seen = _Seen()
    try:
        with _bots_in_one_line(), progress(game.title, plan.games) as finished:
            said = written(file, seen.counting(finished))
    except KeyboardInterrupt:
        return _stopped(seen.games, plan.games)
    print(said)
    return 0


@lab.command
def report(
    game: GameName,
    /,
    *,
    games: Whole = 400,
    seats: Seats = None,
    bots: Bots = "greedy",
    seed: Whole = 1,
    option: Options = None,
    out: Path | None = None,
) -> int:
    """One page about a game: length, choices, seats, scores, what winners have, which rules are used.

    Parameters
    ----------
    games
        How many games are watched.
    seed
        The same seed gives the same page.
    out
        The HTML file to write; GAME-report.html unless said otherwise.
    """
    chosen = chosen_game(game)
    plan = chosen_plan(chosen, games, seats, bots, seed, option, FEWEST)

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
    game: GameName,
    /,
    *,
    option: str,
    games: Whole = 400,
    seats: Seats = None,
    bots: Bots = "greedy",
    seed: Whole = 1,
    given: list[str] | None = None,
    jobs: Jobs = None,
    json: bool = False,
    out: Path | None = None,
) -> int:
    """What an option does: both arms play on the same dice, and the differences come with intervals.

    Parameters
    ----------
    option
        The option and the values to compare, such as tax=75,100; the first is what the others are held against.
    games
        How many games in each arm.
    seed
        The same seed gives the same games.
    given
        Another rule of the table for all arms, as name=value; may be given several times.
    json
        Print the differences as JSON.
    out
        An HTML file to write.
    """
    chosen = chosen_game(game)
    plan = chosen_plan(chosen, games, seats, bots, seed, given, FEWEST)
    at_least("jobs", jobs, 1)
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
        with _bots_in_one_line(), progress(f"{chosen.title}: {name}", plan.games * len(values)) as finished:
            arms = comparing.run_arms(plan, name, values, jobs, seen.counting(finished))
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
    game: GameName,
    /,
    *,
    games: Whole = 100,
    seats: Seats = None,
    bots: Bots = "greedy",
    seed: Whole = 1,
    option: Options = None,
    out: Path | None = None,
) -> int:
    """Decisions for learners: observation, mask, action and result, one Parquet row each.

    Parameters
    ----------
    games
        How many games are played.
    seed
        The same seed gives the same decisions.
    out
        The Parquet file to write; GAME-decisions.parquet unless said otherwise.
    """
    chosen = chosen_game(game)
    plan = chosen_plan(chosen, games, seats, bots, seed, option, FEWEST)

    def written(file: Path, more: Callable[[int], None]) -> str:
        from roadstead.lab.dataset import write

        with in_one_line():
            return f"{write(plan, chosen, file, more):,} decisions written to {file}"

    return _write(chosen, plan, "polars", out or Path(f"{chosen.name}-decisions.parquet"), written)
