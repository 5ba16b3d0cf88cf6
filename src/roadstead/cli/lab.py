"""`roadstead lab`: what a game is like, what a rule does, and decisions for learners."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from roadstead.cli import choices
from roadstead.cli.choices import USUAL_TABLE, Table
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.progress import progress

if TYPE_CHECKING:
    from roadstead.kernel.game import Game, OptionValue
    from roadstead.lab.plan import Plan

EXAMPLES = """\
Examples:

  roadstead lab report jamaica --games 400 --bots greedy --out jamaica.html
  roadstead lab compare harbour_of_fortune --option tax=75,100 --games 400
  roadstead lab compare jamaica jamaica~rich-lairs --games 400
  roadstead lab sweep jamaica --over lairs=3..11
  roadstead lab balance new_bedford --over rounds=4..12 --length 120
  roadstead lab dataset jamaica --games 1000 --out decisions.parquet
  roadstead lab matrix jamaica --games 40
"""

lab = App(
    name="lab",
    help="What a game is like, what a rule does, and decisions for learners.",
    help_epilogue=EXAMPLES,
    help_format="plaintext",
)
for name, words in (
    ("sweep", "What changes when one number of a game does, with intervals, on the same dice."),
    ("balance", "Look for the number with which seats are even, or a game has a wanted length."),
):
    lab.command(f"roadstead.cli.sweeping:{name}", name=name, help=words, help_epilogue="")
lab.command("roadstead.cli.matrix:matrix", name="matrix", help="Every bot against every other.", help_epilogue="")


def target(file: Path) -> Path:
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
def bots_in_one_line() -> Iterator[None]:
    """Where a bot's program or a game fails, say so in one line."""
    from roadstead.bots.outside import OutsideBotError
    from roadstead.lab.simulate import BotFailed, Failed

    try:
        yield
    except (OutsideBotError, BotFailed) as failure:
        raise BadInput(str(failure)) from failure
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure


Written = Callable[["Plan", "Game", Path, Callable[[int], None]], str]


def _write(game: str, games: int, table: Table, library: str, out: Path | None, usual: str, written: Written) -> int:
    """Play the games of a table into a file, counting them on the way, and say what was written."""
    chosen = choices.chosen_game(game)
    plan = table.plan(chosen, games)
    need(library, "lab")
    file = target(out or Path(f"{chosen.name}-{usual}"))
    seen = _Seen()
    try:
        with bots_in_one_line(), progress(chosen.title, plan.games) as finished:
            said = written(plan, chosen, file, seen.counting(finished))
    except KeyboardInterrupt:
        return _stopped(seen.games, plan.games)
    print(said)
    return 0


def _page(plan: Plan, game: Game, file: Path, more: Callable[[int], None]) -> str:
    from roadstead.lab.report import page
    from roadstead.lab.survey import survey
    from roadstead.records.writing import save

    watched = survey(plan, game, more)
    with in_one_line():
        save(file, page(game, watched).encode())
    return f"written to {file}"


def _decisions(plan: Plan, game: Game, file: Path, more: Callable[[int], None]) -> str:
    from roadstead.lab.dataset import write

    with in_one_line():
        return f"{write(plan, game, file, more):,} decisions written to {file}"


Games = Annotated[choices.Whole, Parameter(help="How many games are played.")]
Out = Annotated[Path | None, Parameter(help="The file to write, if it is to have another name or place.")]


def _into_a_file(name: str, words: str, usual_games: int, library: str, usual: str, written: Written) -> None:
    """A command that plays games and writes one file about them."""

    def command(
        game: choices.GameName, /, *, games: Games = usual_games, table: Table = USUAL_TABLE, out: Out = None
    ) -> int:
        return _write(game, games, table, library, out, usual, written)

    lab.command(command, name=name, help=f"{words} Written to GAME-{usual}.")


_into_a_file(
    "report",
    "One page about a game: length, choices, seats, scores, what winners have, which rules are used.",
    400,
    "matplotlib",
    "report.html",
    _page,
)
_into_a_file(
    "dataset",
    "Decisions for learners: observation, mask, action and result, one Parquet row each.",
    100,
    "polars",
    "decisions.parquet",
    _decisions,
)


@lab.command
def compare(
    game: choices.GameName,
    other: Annotated[str, Parameter(help="What it is held against: another game or variant.")] = "",
    /,
    *,
    option: str = "",
    games: choices.Whole = 400,
    seats: choices.Seats = None,
    bots: choices.Bots = "greedy",
    seed: choices.Whole = 1,
    given: list[str] | None = None,
    other_bots: str = "",
    other_given: list[str] | None = None,
    jobs: choices.Jobs = None,
    json: choices.Json = False,
    out: Path | None = None,
) -> int:
    """What an option, a variant or another bot does: both arms play on the same dice, and the differences come with intervals.

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
    other_bots
        Who plays at the other table, where that is not the same.
    other_given
        A rule of the other table alone, as name=value; may be given several times.
    out
        An HTML file to write.
    """
    chosen = choices.chosen_game(game)
    plan = choices.chosen_plan(chosen, games, seats, bots, seed, given, choices.FEWEST)
    choices.at_least("jobs", jobs, 1)
    if option and (other or other_bots or other_given):
        raise BadInput("either the values of an option are compared, or two tables: leave one of them out")
    if option:
        name, values = _arms(chosen, option)
        if name in plan.options:
            raise BadInput(f"{name} is what is compared: --given is for the other options")
        sides = [(value, replace(plan, options={**plan.options, name: value})) for value in values]
    else:
        name, sides = "", _two_tables(plan, other or game, other_bots or bots, (given or []) + (other_given or []))
    if out is not None:
        need("matplotlib", "lab")
        target(out)
    from roadstead.lab import compare as comparing
    from roadstead.records.writing import save

    seen = _Seen()
    try:
        with (
            bots_in_one_line(),
            progress(f"{chosen.title}: {name}".removesuffix(": "), plan.games * len(sides)) as finished,
        ):
            arms = comparing.run_sides(sides, jobs, seen.counting(finished))
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
        return _stopped(seen.games, plan.games * len(sides))
    _tell(chosen, name, comparing.summary(chosen, plan, name, arms), json)
    if out is not None and not json:
        print(f"written to {out}")
    return 0


def _two_tables(first: Plan, game: str, bots: str, given: list[str]) -> list[tuple[OptionValue, Plan]]:
    """A plan and another one with the same dice, each under the name of what differs."""
    options = dict(pair.partition("=")[::2] for pair in given)  # of a rule that is given twice the last counts
    other = choices.chosen_plan(
        choices.chosen_game(game),
        first.games,
        first.seats,
        bots,
        first.seed,
        [f"{n}={v}" for n, v in options.items()],
        choices.FEWEST,
    )
    if (other.game, other.bots, other.options) == (first.game, first.bots, first.options):
        raise BadInput("nothing differs: name another game or variant, --option, --other-bots or --other-given")
    return [(_called(first, other), first), (_called(other, first), other)]


def _called(plan: Plan, other: Plan) -> str:
    """What a table is called beside another one."""
    game = plan.the_game()
    said = [game.title] if plan.game != other.game else []
    if plan.bots != other.bots:
        said.append(", ".join(dict.fromkeys(plan.bots)))
    if plan.options != other.options:
        said += [f"{name}={value}" for name, value in plan.options.items()] or ["usual options"]
    return "; ".join(said)


def _arms(game: Game, option: str) -> tuple[str, list[OptionValue]]:
    name, equals, listed = (part.strip() for part in option.partition("="))
    texts = [value.strip() for value in listed.split(",")]
    if not equals or len(texts) < 2 or not all(texts):
        one = next((one for one in game.options if len(one.choices) > 1), None)
        such = f", such as {one.name}={one.choices[0]},{one.choices[1]}" if one else ""
        raise BadInput(f"the option is given with the values to compare{such}, not {option!r}")
    values = [choices.chosen_options(game, [f"{name}={text}"])[name] for text in texts]
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
    from rich.table import Table as Printed

    from roadstead.lab.plots import number

    console = Console(highlight=False)
    arms = found["arms"]
    assert isinstance(arms, list)
    for arm in arms:
        what = f"{option}={arm['value']}" if option else arm["value"]
        title = f"{game.title}, {found['games']} games an arm: {what} instead of {found['first']}"
        table = Printed(box=box.SIMPLE_HEAD, title=title)
        table.add_column("")
        for heading in (str(found["first"]), str(arm["value"]), "difference (95 %)"):
            table.add_column(heading, justify="right")
        for d in arm["differences"]:
            low, high = d["interval"]
            text = f"{number(d['difference'], '+')} ({number(low, '+')} to {number(high, '+')})"
            table.add_row(d["figure"], number(d["first"]), number(d["other"]), text, style="bold" if d["sure"] else "")
        console.print(table)
