"""Elo points from who won against whom, all games at once, so that their order does not matter."""

from collections.abc import Sequence
from math import log, sqrt

from roadstead.lab.intervals import SURE

Pairs = dict[tuple[str, str], tuple[float, int]]  # for one against another, its wins and their games; both ways

MIDDLE = 1500.0  # the mean of all entrants
POINTS = 400.0 / log(10.0)  # Elo points of one unit on the logistic scale
# What is believed before any game, as a weight: 95 in 100 are within 1,100 points of the mean.  So one who won all of a
# few games is not infinitely better, and one who did not play yet has a wide interval.
BELIEF = 0.1
STEPS = 100
CLOSE = 1e-9


def elo(names: Sequence[str], pairs: Pairs) -> dict[str, tuple[float, float]]:
    """For each entrant its points, and half of their 95 % interval, counted from the mean of all.

    The most likely points (Bradley and Terry), by Newton's method; the interval is that of the likelihood's curvature.
    """
    import numpy as np

    count = len(names)
    at = {name: place for place, name in enumerate(names)}
    strength = np.zeros(count)
    curve = np.eye(count)
    for _ in range(STEPS):
        slope = -BELIEF * strength
        curve = BELIEF * np.eye(count)
        for (one, other), (won, played) in pairs.items():
            i, j = at[one], at[other]
            if i > j:
                continue
            expected = 1.0 / (1.0 + np.exp(strength[j] - strength[i]))
            slope[i] += won - played * expected
            slope[j] -= won - played * expected
            weight = played * expected * (1.0 - expected)
            curve[[i, j], [i, j]] += weight
            curve[[i, j], [j, i]] -= weight
        step = np.clip(np.linalg.solve(curve, slope), -1.0, 1.0)
        strength += step
        if abs(step).max() < CLOSE:
            break
    from_mean = np.eye(count) - 1.0 / count
    spread = from_mean @ np.linalg.inv(curve) @ from_mean
    points = MIDDLE + POINTS * (strength - strength.mean())
    return {
        name: (float(points[place]), float(SURE * POINTS * sqrt(max(spread[place, place], 0.0))))
        for name, place in at.items()
    }
