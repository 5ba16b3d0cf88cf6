"""What came of many games, counted as they finish and the same in whatever order they do."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Any

from roadstead.lab.plan import Plan, Row


class Tally:
    """The games of a plan that were finished, and how long they took.  The lists go by the plan's bots."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.decisions = 0
        self.seconds = 0.0
        self.interrupted = False
        self._points = [0] * len(plan.bots)
        self._squares = [0] * len(plan.bots)
        # How often each bot won with none, one, two ... others: whole numbers, whose sum has no order.
        self._shared = [Counter[int]() for _ in plan.bots]

    def add(self, rows: Iterable[Row]) -> None:
        """Count games that were finished."""
        for row in rows:
            self.games += 1
            self.decisions += row.decisions
            for which, score, share in zip(row.bots, row.scores, row.shares, strict=True):
                self._points[which] += score
                self._squares[which] += score * score
                if share:
                    self._shared[which][round(1 / share)] += 1

    def wins(self) -> list[float]:
        """The wins of each bot, a shared win split among those who share it."""
        return [sum(times / among for among, times in sorted(shared.items())) for shared in self._shared]

    def mean_scores(self) -> list[float]:
        """The mean score of each bot; none without a finished game."""
        return [points / self.games for points in self._points] if self.games else []

    def standard_errors(self) -> list[float]:
        """How far each mean score may be off, as one standard error; none for fewer than two games."""
        n = self.games
        if n < 2:
            return []
        sums = zip(self._points, self._squares, strict=True)
        return [sqrt((n * squares - points * points) / (n * n * (n - 1))) for points, squares in sums]

    def summary(self) -> dict[str, Any]:
        """What came of it, as plain data."""
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
