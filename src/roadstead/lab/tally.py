"""Counts many games as they finish.  The order in which they finish does not matter."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from roadstead.lab.plan import Plan, Row


class Tally:
    """The finished games of a plan, and how long they took.  The lists are by the plan's bots."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.interrupted = False
        self._points = [0] * len(plan.bots)
        self._squares = [0] * len(plan.bots)
        # How often each bot won alone, with one other, two others ...: whole numbers add up the same in any order.
        self._shared = [Counter[int]() for _ in plan.bots]

    def add(self, rows: Iterable[Row]) -> None:
        """Count finished games."""
        for row in rows:
            self.games += 1
            self.decisions += row.decisions
            for which, score, share in zip(row.bots, row.scores, row.shares, strict=True):
                self._points[which] += score
                self._squares[which] += score * score
                if share:
                    self._shared[which][round(1 / share)] += 1

    def wins(self) -> list[float]:
        """The wins of each bot; a shared win is split."""
        return [sum(times / among for among, times in sorted(shared.items())) for shared in self._shared]

    def mean_scores(self) -> list[float]:
        """The mean score of each bot; empty without a finished game."""
        return [points / self.games for points in self._points] if self.games else []

    def standard_errors(self) -> list[float]:
        """The standard error of each mean score; empty for fewer than two games."""
        n = self.games
        if n < 2:
            return []
        sums = zip(self._points, self._squares, strict=True)
        return [sqrt((n * squares - points * points) / (n * n * (n - 1))) for points, squares in sums]

    def summary(self) -> dict[str, Any]:
        """The figures as plain data."""
        found: dict[str, Any] = {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "bots": list(self.plan.bots),
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions / self.seconds, 1) if self.seconds else 0.0,
            "wins": self.wins(),
            "mean_scores": self.mean_scores(),
        }
        if self.interrupted:
            found["interrupted"] = True
        return found
