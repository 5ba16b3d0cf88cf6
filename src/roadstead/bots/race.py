"""Which of several actions is best: all are tried in the same imagined worlds, and who is clearly behind drops out.

In one world two actions meet the same hidden cards and the same dice, so that their difference says more than the
difference of their averages would.
"""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

CLEARLY: Final = 2.5  # so many standard errors behind the leader is out
FIRST_LOOK: Final[i64] = 8  # worlds before anybody drops out
LOOK_EVERY: Final[i64] = 4


class Runner:
    """One action: where it stands in its node, and what it brought in each world."""

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
        """Whether the mean of the differences in each world is more than so many of its standard errors."""
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
    """The actions still in it, in the order the heuristics like them."""

    runners: list[Runner]
    favourite: Runner
    trust: float  # in the favourite: so many standard errors the leader has to be ahead of it
    worlds: i64  # those that every runner has been through
    halvings: i64  # how often half of the field has been sent home
    rounds: i64  # how often that is done in all

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
        """The best in the worlds that all have been through; the first of equals."""
        best = self.runners[0]
        for runner in self.runners:
            if runner.total > best.total:
                best = runner
        return best

    def choice(self) -> Runner:
        """The leader; but the heuristics' favourite while it is trusted."""
        leader = self.leader()
        if not self.favoured() or self.worlds == 0 or self.favourite.is_behind(leader, self.worlds, self.trust):
            return leader
        return self.favourite

    def favoured(self) -> bool:
        """Whether the heuristics' favourite is still in the race: it is the first then."""
        return self.runners[0] is self.favourite

    def judge(self, spent: float) -> None:
        """After a world: who is clearly behind leaves, and from time to time, as the budget is spent, the worse half.

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
