"""`roadstead levels`: the six levels of a game, their ratings, and the tournament that measures them."""

from __future__ import annotations

import json as json_text
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from roadstead.cli.choices import GameName, Jobs, Whole, at_least, checked_seed, chosen_game, chosen_seats
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.progress import by_rows, progress
from roadstead.cli.tournament import remembered, seed_in

if TYPE_CHECKING:
    from roadstead.bots.levels import Manner
    from roadstead.kernel.game import Game
    from roadstead.lab.ladder import Climb
    from roadstead.lab.tournament import Notebook, Standings


def levels(
    game: GameName,
    /,
    *,
    games: Whole | None = None,
    thinking: Whole | None = None,
    top: Whole | None = None,
    seats: Whole | None = None,
    seed: Whole | None = None,
    jobs: Jobs = None,
    json: bool = False,
    markdown: bool = False,
    install: bool = False,
    out: Path | None = None,
) -> int:
    """The six levels of a game, how they play, and their ratings.

    With --games each level plays against the next one, and the ratings are measured anew.

    Parameters
    ----------
    games
        How many games each two neighbours play; without it the ratings are shown that the game comes with.
    thinking
        How many games those neighbours play of whom one searches; as many as the others unless said otherwise.
    top
        How many games the two strongest play, who think longest; as many as --thinking unless said otherwise.
    seats
        How many sit at a table; the fewest that the game allows unless said otherwise.
    seed
        The same seed gives the same games.
    json
        Print the result as JSON.
    markdown
        Print the levels that the game comes with as a table in Markdown.
    install
        Write the ratings into the game's own folder.
    out
        A folder that remembers finished games: an interrupted tournament goes on from there.
    """
    from roadstead.bots.levels import NAMES, ladder

    chosen = chosen_game(game)
    at_least("games", games, 1)
    at_least("thinking", thinking, 1)
    at_least("top", top, 1)
    at_least("jobs", jobs, 1)
    if json and markdown:
        raise BadInput("--json and --markdown are two ways to print it: leave one out")
    if games is None:
        given = {"thinking": thinking, "top": top, "seats": seats, "seed": seed, "jobs": jobs, "out": out}
        measuring = [f"--{name}" for name, value in given.items() if value is not None] + ["--install"] * install
        if measuring:
            raise BadInput(f"{measuring[0]} is for ratings that are measured now: say how many --games")
        if markdown:
            from roadstead.lab.ladder import markdown as as_markdown

            print(as_markdown(chosen, ladder(chosen)))
            return 0
        _show(chosen, ladder(chosen).manners, ladder(chosen).measured, json)
        return 0
    if markdown:
        raise BadInput("--markdown shows the ratings that the game comes with: leave --games out")
    need("openskill", "lab")
    from roadstead.bots.levels import written
    from roadstead.lab import ladder as laboratory
    from roadstead.lab.tournament import Notebook

    count = chosen_seats(chosen, seats, chosen.seats[0])
    if count > len(NAMES):
        raise BadInput(f"there are {len(NAMES)} levels for {count} seats")
    fixture = laboratory.plan(chosen, games, checked_seed(chosen, seed_in(out, seed)), count, thinking or 0, top or 0)
    with in_one_line():
        notebook = None if out is None else Notebook(out, fixture)
    standings = _held(fixture, jobs, notebook)
    complete = len(standings.rows) == fixture.wanted
    if standings.rows:
        found = laboratory.measured(standings)
        _show(chosen, ladder(chosen).manners, found, json)
        if install and complete:
            with in_one_line():
                file = laboratory.install(chosen, written(chosen, found))
            print(f"written to {file}", file=sys.stderr)
    return 0 if complete else INTERRUPTED


def _held(fixture: Climb, jobs: int | None, notebook: Notebook | None) -> Standings:
    from roadstead.lab.simulate import Failed
    from roadstead.lab.tournament import hold

    try:
        with progress(fixture.game, fixture.wanted, remembered(fixture, notebook)) as finished:
            return hold(fixture, jobs, notebook, by_rows(finished))[0]
    except Failed as failure:
        raise BadInput(str(failure), 1) from failure
    finally:
        if notebook is not None:
            notebook.close()


def _show(game: Game, manners: dict[str, Manner], measured: dict[str, Any], json: bool) -> None:
    from roadstead.bots.levels import LEVELS, told
    from roadstead.lab.ladder import figures, plays

    if json:
        described = {name: told(manner) for name, manner in manners.items()}
        print(json_text.dumps({"game": game.name, "levels": described, "measured": measured}))
        return
    from rich import box
    from rich.console import Console
    from rich.table import Table

    seats = f", {measured['seats']} seats, {measured['games']:,} games" if measured else ""
    table = Table(box=box.SIMPLE_HEAD, title=f"{game.title}{seats}")
    for heading in ("level", "how it plays"):
        table.add_column(heading)
    for heading in ("Elo (95 %)", "rating (95 %)", "against the one below (95 %)"):
        table.add_column(heading, justify="right")
    for level in LEVELS:
        row = measured.get("levels", {}).get(level.name, {})
        table.add_row(level.name, plays(manners[level.name]), *figures(row))
    console = Console(highlight=False)
    console.print(table)
    console.print(measured["command"] if measured else "Not measured: --games says how many games to play.")
