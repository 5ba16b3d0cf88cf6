"""Intervals for win rates: one to be looked at once, one to be looked at after every game."""

from math import log, sqrt

SURE = 1.96  # standard errors either way: 95 games in 100


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which the true win rate lies, 95 times in 100."""
    rate, square = wins / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def always_valid(total: float, games: int, miss: float = 0.05, tuned_for: int = 100) -> tuple[float, float]:
    """An interval for the mean of numbers from 0 to 1 that holds at every moment of a run, not only at its end.

    It is a mixture over normal alternatives (Robbins).  One may look after every game and stop when the interval allows
    a verdict: the chance of a wrong one stays below ``miss``.
    """
    variance = games / 4
    prior = tuned_for / 4
    width = sqrt((variance + prior) * log((variance + prior) / (prior * miss * miss)))
    return (total - width) / games, (total + width) / games
