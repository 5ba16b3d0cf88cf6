"""Plays the values of an option, or any two tables, on the same dice: what differs, with intervals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape
from math import sqrt
from statistics import mean, stdev
from typing import Any

from roadstead.kernel.game import Game, OptionValue
from roadstead.lab import plots
from roadstead.lab.intervals import SURE
from roadstead.lab.plan import Plan, Row, amounts
from roadstead.lab.report import STYLE
from roadstead.lab.simulate import simulate

FEWEST = 2  # games in every arm: with fewer a difference has no interval


@dataclass(frozen=True)
class Difference:
    """A figure in the first arm and in another one, and the mean difference game by game."""

    figure: str
    first: float
    other: float
    difference: float
    half: float  # half of the 95 % interval

    @property
    def sure(self) -> bool:
        return abs(self.difference) > self.half


@dataclass(frozen=True)
class Arm:
    """One value of the option, or what one side is called, and its games in order."""

    value: OptionValue
    rows: list[Row]


def run_arms(
    plan: Plan,
    option: str,
    values: Sequence[OptionValue],
    jobs: int | None,
    report: Callable[[int], object] | None = None,
) -> list[Arm]:
    """An arm for each value of the option."""
    sides = [(value, replace(plan, options={**plan.options, option: value})) for value in values]
    return run_sides(sides, jobs, report)


def run_sides(
    sides: Sequence[tuple[OptionValue, Plan]], jobs: int | None, report: Callable[[int], object] | None = None
) -> list[Arm]:
    """Every arm plays the same games with the same seeds; Ctrl-C leaves the games that all arms have finished."""
    arms = []
    for value, plan in sides:
        rows: list[Row] = []

        def finished(more: list[Row], rows: list[Row] = rows) -> None:
            rows += more
            if report is not None:
                report(len(more))

        tally = simulate(plan, jobs, finished)
        arms.append(Arm(value, rows))
        if tally.interrupted:
            arms += [Arm(left, []) for left, _ in sides[len(arms) :]]
            break
    common = set.intersection(*({row.game for row in arm.rows} for arm in arms))
    return [Arm(arm.value, sorted(row for row in arm.rows if row.game in common)) for arm in arms]


def figures_of(row: Row) -> dict[str, float]:
    """What is compared of a game."""
    scores = sorted(row.scores)
    found = {
        "decisions": float(row.decisions),
        "winner's points": float(scores[-1]),
        "mean points": mean(row.scores),
        "lead of the winner": float(scores[-1] - scores[-2]),
    }
    for seat, share in enumerate(row.shares):
        found[f"wins of seat {seat}"] = share
    for name, values in amounts(row.statistics).items():
        found[f"mean {name}"] = mean(values)
    return found


def differences(first: Arm, other: Arm) -> list[Difference]:
    """The differences, game by game, in what both arms have: luck that met both cancels out."""
    if len(first.rows) < FEWEST:
        raise ValueError("at least two games must be finished in every arm")
    pairs = [(figures_of(a), figures_of(b)) for a, b in zip(first.rows, other.rows, strict=True)]
    found = []
    for figure in [figure for figure in pairs[0][0] if figure in pairs[0][1]]:
        gaps = [theirs[figure] - ours[figure] for ours, theirs in pairs]
        half = SURE * stdev(gaps) / sqrt(len(gaps))
        mine, yours = mean(a[figure] for a, _ in pairs), mean(b[figure] for _, b in pairs)
        found.append(Difference(figure, mine, yours, mean(gaps), half))
    return found


def summary(game: Game, plan: Plan, option: str, arms: Sequence[Arm]) -> dict[str, Any]:
    """The comparison as plain data."""
    first = arms[0]
    return {
        "game": game.name,
        "option": option,
        "seats": plan.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": len(first.rows),
        "first": first.value,
        "arms": [
            {
                "value": arm.value,
                "differences": [
                    {
                        "figure": d.figure,
                        "first": d.first,
                        "other": d.other,
                        "difference": d.difference,
                        "interval": [d.difference - d.half, d.difference + d.half],
                        "sure": d.sure,
                    }
                    for d in differences(first, arm)
                ],
            }
            for arm in arms[1:]
        ],
    }


def page(game: Game, plan: Plan, option: str, arms: Sequence[Arm]) -> str:
    """The comparison as one self-contained HTML page."""
    first = arms[0]
    title = f"{game.title}: {option}" if option else f"{first.value}, compared"
    body = []
    for arm in arms[1:]:
        found = differences(first, arm)
        rates = [d for d in found if d.figure.startswith("wins of")]
        rows = "".join(
            f"<tr><td>{escape(d.figure)}<td class=n>{plots.number(d.first)}<td class=n>{plots.number(d.other)}"
            f"<td class=n>{plots.number(d.difference, '+')} ± {plots.number(d.half)}<td>{'yes' if d.sure else ''}"
            for d in found
        )
        picture = plots.differences([d.figure for d in rates], [d.difference for d in rates], [d.half for d in rates])
        heading = f"{option} = {arm.value}" if option else str(arm.value)
        body.append(
            f"<section class=wide><h2>{escape(heading)} instead of {escape(str(first.value))}</h2>"
            f"{picture}<table><tr><th>figure<th class=n>{escape(str(first.value))}"
            f"<th class=n>{escape(str(arm.value))}<th class=n>difference (95 %)<th>sure?</tr>{rows}</table></section>"
        )
    bots = ", ".join(dict.fromkeys(plan.bots))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><main><h1>{escape(title)}</h1><p class=lead>{len(first.rows):,} "
        f"games in each arm with {plan.seats} seats, played by {escape(bots)} on the same dice, seed {plan.seed}.</p>"
        f'<div class="grid">{"".join(body)}</div></main></html>\n'
    )
