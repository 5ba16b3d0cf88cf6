"""`roadstead lab sweep` and `roadstead lab balance`: one number of a game at several values."""

from __future__ import annotations

import json as json_text
import re
import sys
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from roadstead.cli.choices import USUAL_TABLE, GameName, Jobs, Json, Table, Whole, at_least, chosen_game
from roadstead.cli.faults import INTERRUPTED, BadInput, in_one_line, need
from roadstead.cli.lab import bots_in_one_line, target
from roadstead.cli.progress import progress

if TYPE_CHECKING:
    from roadstead.kernel.game import Game
    from roadstead.lab.plan import Plan
    from roadstead.lab.sweep import Measured, Value

MOST_VALUES = 40

Over = Annotated[
    str, Parameter(help="The number and its values, such as lairs=3..11, costs.28=1..9..2 or rounds=5,10,20.")
]
Figure = Annotated[
    str,
    Parameter(
        help="What is watched, such as decisions, mean points or wins of seat 0; a value stops when this surely differs from now."
    ),
]
Length = Annotated[
    float | None,
    Parameter(
        help="How many decisions a game should have. Without this, the number is wanted with which all seats win equally often."
    ),
]
Most = Annotated[Whole, Parameter(help="The most games of a value.")]
Picture = Annotated[Path | None, Parameter(help="An HTML file to write, with a picture.")]
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")


def sweep(
    game: GameName,
    /,
    *,
    over: Over,
    figure: Figure = "decisions",
    games: Most = 400,
    table: Table = USUAL_TABLE,
    jobs: Jobs = None,
    json: Json = False,
    out: Picture = None,
) -> int:
    """What changes when one number of a game does: every value plays on the same dice, and stops when it is sure."""
    chosen, plan, name, numbers = _asked(game, over, games, table)
    at_least("jobs", jobs, 1)
    if out is not None:
        need("matplotlib", "lab")
        target(out)
    from roadstead.lab import sweep as sweeping

    with in_one_line():
        usual = sweeping.printed_number(chosen, name)
        values = _values(plan, chosen, name, sorted({*numbers, usual}))
    stock = next(value for value in values if value.number == usual)
    known = _figures(plan, chosen)
    if figure not in known:
        raise BadInput(f"there is no figure {figure!r} (there are: {', '.join(known)})")
    if not _play(chosen, name, values, plan.games, sweeping.sure_of(figure, stock), jobs):
        return INTERRUPTED
    found = [
        (value, sweeping.measured(value.figure(figure)), sweeping.against(value, stock, figure)) for value in values
    ]
    if out is not None:
        with in_one_line():
            _page(out, chosen, plan, name, figure, usual, found)
    if json:
        print(json_text.dumps(_plain(chosen, plan, name, figure, usual, found)))
        return 0
    _show_sweep(chosen, name, figure, usual, found)
    print(f"seed {plan.seed}" + (f", written to {out}" if out is not None else ""))
    return 0


def balance(
    game: GameName,
    /,
    *,
    over: Over,
    length: Length = None,
    games: Most = 800,
    table: Table = USUAL_TABLE,
    jobs: Jobs = None,
    json: Json = False,
) -> int:
    """Look for the value of a number with which the seats win alike, or with which a game has a wanted length.

    Values that are surely further off than the best so far are played no further.
    """
    chosen, plan, name, numbers = _asked(game, over, games, table)
    at_least("jobs", jobs, 1)
    if length is not None and length <= 0:
        raise BadInput(f"--length is more than 0, not {length:g}")
    from roadstead.lab import sweep as sweeping

    with in_one_line():
        usual = sweeping.printed_number(chosen, name)
        values = _values(plan, chosen, name, numbers)

    def off(value: Value) -> Measured:
        return sweeping.unevenness(value) if length is None else sweeping.off_length(value, length)

    if not _play(chosen, name, values, plan.games, sweeping.race(off), jobs):
        return INTERRUPTED
    found = [(value, off(value)) for value in values]
    best = min(found, key=lambda pair: (-len(pair[0].rows), pair[1].mean))
    as_good = [value.number for value, one in found if one.low <= best[1].high and len(value.rows) == len(best[0].rows)]
    if json:
        rows = [{"value": v.number, "games": len(v.rows), "off": m.mean, "interval": [m.low, m.high]} for v, m in found]
        told = {
            "game": chosen.name,
            "over": name,
            "now": usual,
            "seats": plan.seats,
            "seed": plan.seed,
            "length": length,
        }
        print(json_text.dumps({**told, "best": best[0].number, "as_good": as_good, "values": rows}))
        return 0
    what = "luckiest seat before the unluckiest, % of wins" if length is None else f"decisions off {length:g}"
    _show_balance(chosen, name, usual, what, found)
    others = [number for number in as_good if number != best[0].number]
    doubt = f"; not surely worse: {', '.join(map(str, others))}" if others else ""
    print(f"best: {name}={best[0].number}{doubt}; now it is {usual}; seed {plan.seed}")
    return 0


def _asked(game: str, over: str, games: int, table: Table) -> tuple[Game, Plan, str, list[int]]:
    """The game, the games to be played, and the number with its values."""
    chosen = chosen_game(game)
    plan = table.plan(chosen, games)
    name, equals, listed = (part.strip() for part in over.partition("="))
    if not (name and equals and listed):
        raise BadInput(f"--over is given as name=low..high or name=a,b,c, not {over!r}")
    if name in plan.options:
        raise BadInput(f"{name} is what is changed: --option is for the others")
    found = RANGE.fullmatch(listed)
    try:
        if found:
            numbers = list(range(int(found[1]), int(found[2]) + 1, int(found[3] or 1)))
        else:
            numbers = sorted({int(part) for part in listed.split(",")})
    except ValueError:
        raise BadInput(f"the values of {name} are whole numbers, as 3..9 or 3,6,9, not {listed!r}") from None
    if found and int(found[1]) > int(found[2]):
        raise BadInput(f"{listed} has no values: the lesser number stands first, as in 3..9")
    if not 2 <= len(numbers) <= MOST_VALUES:
        raise BadInput(f"--over has 2 to {MOST_VALUES} values, not {len(numbers)}")
    return chosen, plan, name, numbers


def _values(plan: Plan, game: Game, name: str, numbers: list[int]) -> list[Value]:
    """Every value, checked before a single game is played."""
    from roadstead.lab.sweep import values_of

    values = values_of(plan, game, name, numbers)
    for value in values:
        value.plan.the_game()
    return values


def _figures(plan: Plan, game: Game) -> list[str]:
    from roadstead.lab.compare import figures_of
    from roadstead.lab.plan import Row

    blank = {name: [0] * plan.seats for name in game.statistics(game.new(plan.seats, 0))}
    return list(figures_of(Row(0, 0, 0, 0, [], [0] * plan.seats, [0.0] * plan.seats, blank)))


def _play(game: Game, name: str, values: list[Value], games: int, settle: object, jobs: int | None) -> bool:
    from roadstead.lab import sweep as sweeping

    with bots_in_one_line(), progress(f"{game.title}: {name}", games * len(values)) as finished:
        complete = sweeping.play(values, games, settle, jobs, finished)  # type: ignore[arg-type]
    if not complete:
        print("stopped: nothing is told of games that not every value has played", file=sys.stderr)
    return complete


def _plain(
    game: Game, plan: Plan, name: str, figure: str, usual: int, found: list[tuple[Value, Measured, Measured]]
) -> dict[str, object]:
    return {
        "game": game.name,
        "over": name,
        "now": usual,
        "figure": figure,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "values": [
            {
                "value": value.number,
                "games": len(value.rows),
                "mean": mean.mean,
                "interval": [mean.low, mean.high],
                "difference": gap.mean,
                "difference_interval": [gap.low, gap.high],
                "sure": abs(gap.mean) > gap.half,
            }
            for value, mean, gap in found
        ],
    }


def _show_sweep(game: Game, name: str, figure: str, usual: int, found: list[tuple[Value, Measured, Measured]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from roadstead.lab.plots import number

    table = Table(box=box.SIMPLE_HEAD, title=f"{game.title}: {figure} by {name}, now {usual}")
    for heading in (name, "games", figure, "difference from now (95 %)"):
        table.add_column(heading, justify="right")
    for value, mean, gap in found:
        text = "" if value.number == usual else f"{number(gap.mean, '+')} ± {number(gap.half)}"
        sure = value.number != usual and abs(gap.mean) > gap.half
        of = f"{number(mean.mean)} ± {number(mean.half)}"
        table.add_row(str(value.number), f"{len(value.rows):,}", of, text, style="bold" if sure else "")
    Console(highlight=False).print(table)


def _show_balance(game: Game, name: str, usual: int, what: str, found: list[tuple[Value, Measured]]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from roadstead.lab.plots import number

    table = Table(box=box.SIMPLE_HEAD, title=f"{game.title} by {name}, now {usual}")
    for heading in (name, "games", what):
        table.add_column(heading, justify="right")
    for value, one in found:
        table.add_row(str(value.number), f"{len(value.rows):,}", f"{number(one.mean)} ± {number(one.half)}")
    Console(highlight=False).print(table)


def _page(
    out: Path, game: Game, plan: Plan, name: str, figure: str, usual: int, found: list[tuple[Value, Measured, Measured]]
) -> None:
    """The sweep as one self-contained HTML page."""
    from roadstead.lab import plots
    from roadstead.lab.report import STYLE
    from roadstead.records.writing import save

    numbers = [value.number for value, *_ in found]
    picture = plots.course(numbers, [m.mean for _, m, _ in found], [m.half for _, m, _ in found], usual, name, figure)
    rows = "".join(
        f"<tr><td class=n>{value.number}<td class=n>{len(value.rows):,}<td class=n>{plots.number(m.mean)} ± "
        f"{plots.number(m.half)}<td class=n>{plots.number(gap.mean, '+')} ± {plots.number(gap.half)}"
        for value, m, gap in found
    )
    title = escape(f"{game.title}: {figure} by {name}")
    bots = ", ".join(dict.fromkeys(plan.bots))
    text = (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style><main>'
        f"<h1>{title}</h1><p class=lead>Up to {plan.games:,} games of each value with {plan.seats} seats, played by "
        f"{escape(bots)} on the same dice, seed {plan.seed}. A value stops when it surely differs from now.</p>"
        f'<div class="grid"><section class=wide>{picture}<table><tr><th class=n>{escape(name)}<th class=n>games'
        f"<th class=n>{escape(figure)}<th class=n>difference from now (95 %)</tr>{rows}</table></section></div></main></html>\n"
    )
    save(out, text.encode())
