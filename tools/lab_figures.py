"""Plays the games behind docs/lab.md and draws its figures: `python tools/lab_figures.py first|tax|rich|lairs`."""

import sys
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

import roadstead
from roadstead.kernel.game import Game
from roadstead.lab import plots, sweep
from roadstead.lab.compare import Arm, differences, run_arms, run_sides
from roadstead.lab.intervals import SURE, wilson
from roadstead.lab.plan import Plan, Row, text_of
from roadstead.lab.simulate import simulate

FOLDER = Path("docs/lab")
SEATS = 4
GAMES = 1000
SEED = 1
TAXES = (75, 100)
LAIR_GAMES = 400

# Who begins, as each game's set-up leaves it on the table.  In Supremacy nobody does: the order is rolled for each stage.
BEGINS = {
    "jamaica": "captain",
    "new_bedford": "first",
    "harbour_of_fortune": "mover",
    "rotterdam": "master",
    "supremacy": "",
}


def beginner(game: Game, seed: int) -> int:
    field = BEGINS[game.name]
    return int(getattr(game.new(SEATS, seed), field)) if field else 0


def played(plan: Plan) -> list[Row]:
    rows: list[Row] = []
    simulate(plan, 1, rows.extend)
    return sorted(rows)


def by_place(game: Game, bot: str) -> tuple[list[float], list[tuple[float, float]]]:
    """The share of wins by how many places after the beginner a seat sits, and its intervals."""
    rows = played(Plan(game.name, (bot,) * SEATS, GAMES, SEED))
    wins = [0.0] * SEATS
    for row in rows:
        began = beginner(game, row.seed)
        for place in range(SEATS):
            wins[place] += row.shares[(began + place) % SEATS]
    rates = [won / len(rows) for won in wins]
    intervals = [wilson(won, len(rows)) for won in wins]
    cells = [
        f"{100 * rate:.1f} ({100 * low:.1f} to {100 * high:.1f})"
        for rate, (low, high) in zip(rates, intervals, strict=True)
    ]
    print(f"| {game.title}, {bot} | {' | '.join(cells)} |", flush=True)
    return rates, intervals


def first() -> None:
    """Whether it helps to begin; and where it does most, whether it does so for other bots too."""
    panels = []
    for name in BEGINS:
        game = roadstead.game(name)
        panels.append((game.title.partition(":")[0], *by_place(game, "greedy")))
    for bot in ("casual", "random"):
        by_place(roadstead.game("new_bedford"), bot)
    save(
        "first.svg",
        plots.shares_by_place(panels, 1 / SEATS, ["1st", "2nd", "3rd", "4th"], "place in the order of play"),
    )


def tax() -> None:
    """What the Director-General's tax does, in percent of what it is with the lower one."""
    plan = Plan("harbour_of_fortune", ("greedy",) * SEATS, GAMES, SEED)
    low, high = run_arms(plan, "tax", TAXES, 1)
    in_percent("tax.svg", low, high, f"change in percent with a tax of {TAXES[1]} instead of {TAXES[0]}")
    for arm in (low, high):
        keeps = [
            sum(share for share, hat in zip(row.shares, row.statistics["hat"], strict=True) if hat) for row in arm.rows
        ]
        half = SURE * stdev(keeps) / sqrt(len(keeps))
        print(f"tax {arm.value}: whoever has the hat at the end wins {100 * mean(keeps):.1f} % ± {100 * half:.1f}")


def in_percent(file: str, first: Arm, other: Arm, label: str) -> None:
    """Print every difference, and draw those that can be told in percent of what they are in the first arm."""
    names, changes, halves = [], [], []
    for found in differences(first, other):
        print(f"{found.figure:28} {found.first:10.3f} {found.other:10.3f} {found.difference:+10.3f} ± {found.half:.3f}")
        if found.half and found.first and not found.figure.startswith("wins of"):
            names.append(found.figure)
            changes.append(100 * found.difference / found.first)
            halves.append(100 * found.half / found.first)
    save(file, plots.differences(names, changes, halves, label))


def rich() -> None:
    """What Jamaica's variant Rich lairs changes, in percent of what it is in the printed game."""
    variant = roadstead.game("jamaica~rich-lairs")
    plan = Plan("jamaica", ("greedy",) * SEATS, GAMES, SEED)
    printed, other = run_sides(
        [("printed", plan), ("rich", replace(plan, game=variant.name, variant=text_of(variant)))], 1
    )
    in_percent("rich.svg", printed, other, "change in percent with rich lairs instead of the printed ones")


def lairs() -> None:
    """How long a game of Jamaica is with so many lairs."""
    plan = Plan("jamaica", ("greedy",) * SEATS, LAIR_GAMES, SEED)
    values = sweep.values_of(plan, roadstead.game("jamaica"), "lairs", range(3, 12, 2))
    stock = next(value for value in values if value.number == 9)
    sweep.play(values, plan.games, sweep.sure_of("decisions", stock), 1)
    found = [sweep.measured(value.figure("decisions")) for value in values]
    for value, one in zip(values, found, strict=True):
        gap = sweep.against(value, stock, "decisions")
        print(
            f"| {value.number} | {len(value.rows)} | {one.mean:.1f} ± {one.half:.1f} | {gap.mean:+.1f} ± {gap.half:.1f} |"
        )
    means, halves = [one.mean for one in found], [one.half for one in found]
    save("lairs.svg", plots.course([value.number for value in values], means, halves, 9, "lairs", "decisions a game"))


def save(name: str, picture: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / name).write_text(picture, "utf-8")
    print(f"written to {FOLDER / name}")


if __name__ == "__main__":
    {"first": first, "tax": tax, "rich": rich, "lairs": lairs}[sys.argv[1]]()
