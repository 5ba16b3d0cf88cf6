"""Finds the best of several actions.  All are tried in the same imagined worlds; those clearly behind drop out.

In one world two actions meet the same hidden cards and the same dice.  So the difference within a world says more than
the difference of two averages.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CLEARLY: Final = 2.5  # an action so many standard errors behind the leader leaves
FIRST_LOOK: Final[i64] = 8  # worlds before any action leaves
LOOK_EVERY: Final[i64] = 4


class Runner:
    """One action: its place in the node, and what it brought in each world."""

    place: i64
    brought: vec[float]
    total: float

    def __init__(self, place: i64) -> None:
        self.place = place
        self.brought = vec[float]()
        self.total = 0.0

    def note(self, reward: float) -> None:
        self.brought = append(self.brought, reward)
        self.total += reward

    def is_behind(self, leader: "Runner", worlds: i64, errors: float) -> bool:
        """Whether the mean of the differences, world by world, is more than so many standard errors."""
        gap = 0.0
        squares = 0.0
        for i in range(worlds):
            apart = leader.brought[i] - self.brought[i]
            gap += apart
            squares += apart * apart
        count = float(worlds)
        mean = gap / count
        return mean > errors * math.sqrt(max(squares / count - mean * mean, 1e-9) / count)


class Race:
    """The actions still in the race, those first that the heuristics like best."""

    runners: list[Runner]
    favourite: Runner
    trust: float  # another action must lead the favourite by so many standard errors
    worlds: i64  # worlds that every runner has been tried in
    halvings: i64  # how often the worse half has left
    rounds: i64  # how often the worse half leaves in all

    def __init__(self, places: list[i64], trust: float = 0.0) -> None:
        self.runners = [Runner(place) for place in places]
        self.favourite = self.runners[0]
        self.trust = trust
        self.worlds = 0
        self.halvings = 0
        self.rounds = 1
        field: i64 = 2
        while field < len(places):
            field *= 2
            self.rounds += 1

    def leader(self) -> Runner:
        """The best in the worlds that all have been tried in; the first of equals."""
        best = self.runners[0]
        for runner in self.runners:
            if runner.total > best.total:
                best = runner
        return best

    def choice(self) -> Runner:
        """The leader, or the heuristics' favourite as long as it is trusted."""
        leader = self.leader()
        if not self.favoured() or self.worlds == 0 or self.favourite.is_behind(leader, self.worlds, self.trust):
            return leader
        return self.favourite

    def favoured(self) -> bool:
        """Whether the heuristics' favourite is still in the race.  It is the first one then."""
        return self.runners[0] is self.favourite

    def judge(self, spent: float) -> None:
        """After each world: those clearly behind leave.  Several times during the budget the worse half leaves.

        The favourite leaves only when it is clearly behind."""
        self.worlds += 1
        if self.worlds >= FIRST_LOOK and self.worlds % LOOK_EVERY == 0:
            leader = self.leader()
            self.runners = [
                runner
                for runner in self.runners
                if runner is leader or not runner.is_behind(leader, self.worlds, CLEARLY)
            ]
        if len(self.runners) > 2 and spent * float(self.rounds) >= float(self.halvings + 1):
            self.halvings += 1
            self.halve()

    def halve(self) -> None:
        ranking: list[tuple[float, i64]] = []
        for i in range(len(self.runners)):
            ranking.append((-self.runners[i].total, i))
        ranking.sort()
        better: list[i64] = [i for _, i in ranking[: (len(ranking) + 1) // 2]]
        if self.favoured() and 0 not in better:
            better.append(0)
        better.sort()
        self.runners = [self.runners[i] for i in better]
