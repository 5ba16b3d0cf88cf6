"""Makes what was measured of a game add up, each number moved by no more than its error allows.

Between two moments of chance a seat's chance is measured three times: right after the first (``a``), what the decisions in
between were worth (``p``), and right before the second (``b``).  It should be that ``a + p = b``.  What is missing is shared out
by how unsure each of the three is, which is what least squares would do.  The luck of a moment is then the step from ``b``
to the next ``a``.
"""

from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from roadstead.coach.told import JudgedStep, Measured


class Line(Struct):
    """One seat's whole game: its chance after the deal and after every decision, and what made it change."""

    deal: float
    chances: list[float] = []
    errors: list[float] = []
    played: list[float] = []
    luck: list[float] = []
    luck_errors: list[float] = []
    error: float = 0.0
    gap: float = 0.0
    gap_error: float = 0.0


def line_of(seat: int, deal: float, deal_error: float, measured: Sequence[Measured]) -> Line:
    """The game of a seat, so that every chance is the one before it, and play, and luck."""
    line = Line(deal)
    level, level_error = deal, deal_error
    own_variance = gap_variance = 0.0
    luck_from: tuple[int, float, float] | None = None  # where luck waits for the chance after it
    stretch: list[Measured] = []
    for one in measured:
        stretch.append(one)
        if not one.drawn:
            continue
        variance = sum(each.played_errors[seat] ** 2 for each in stretch)
        worth = sum(each.played[seat] for each in stretch)
        ahead, ahead_error = one.before[seat], one.before_errors[seat]
        known = ahead_error >= 0.0
        missing = ahead - level - worth if known else 0.0
        total = level_error**2 + variance + ahead_error**2 if known else 0.0
        share = missing / total if total > 0.0 else 0.0
        level += share * level_error**2
        sure = 1.0 - level_error**2 / total if total > 0.0 else 1.0
        now = level
        if luck_from is None:
            line.deal = level
        else:
            at, chance, chance_variance = luck_from
            line.luck[at] = level - chance
            line.luck_errors[at] = sqrt(max(0.0, chance_variance + sure * level_error**2))
            line.chances[at] = level
            line.errors[at] = level_error * sqrt(max(0.0, sure))
        so_far = 0.0
        for each in stretch:
            played = each.played[seat] + share * each.played_errors[seat] ** 2
            now += played
            so_far += each.played_errors[seat] ** 2
            left = 1.0 - so_far / total if total > 0.0 else 1.0
            line.played.append(played)
            line.chances.append(now)
            line.errors.append(sqrt(max(0.0, sure * level_error**2 + left * so_far)))
            line.luck.append(0.0)
            line.luck_errors.append(0.0)
        own_variance += variance * (1.0 - variance / total) if total > 0.0 else variance
        if known:
            line.gap += missing
            gap_variance += total
        ahead_variance = ahead_error**2 * (1.0 - ahead_error**2 / total) if total > 0.0 else variance
        luck_from = len(line.luck) - 1, now, ahead_variance
        level, level_error, stretch = one.after[seat], one.after_errors[seat], []
    if luck_from is not None:  # the last chance of all is the result
        at, chance, chance_variance = luck_from
        line.luck[at], line.luck_errors[at] = level - chance, sqrt(max(0.0, chance_variance))
        line.chances[at], line.errors[at] = level, 0.0
    line.error, line.gap_error = sqrt(max(0.0, own_variance)), sqrt(gap_variance)
    return line


def added_up(lines: Sequence[Line], measured: Sequence[Measured]) -> list[JudgedStep]:
    """The decisions as they are told."""
    return [
        JudgedStep(
            one.n,
            one.seat,
            one.do,
            one.words,
            [line.played[at] for line in lines],
            one.played_errors,
            one.drawn,
            one.choices,
            one.cost,
            one.cost_error,
            one.better,
            one.better_words,
            one.why,
            one.kept,
            one.lines,
            chances=[line.chances[at] for line in lines],
            errors=[line.errors[at] for line in lines],
            luck=[line.luck[at] for line in lines],
            luck_errors=[line.luck_errors[at] for line in lines],
        )
        for at, one in enumerate(measured)
    ]
