"""Many games on all cores, stopped at once when asked to, and the same whatever the number of processes."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import fsum
from typing import Any

from roadstead.games import find
from roadstead.lab.plan import Plan, Row, play_one

# A worker claims as many games at a time as it plays in this long, and tells of them when they are done.
BATCH_SECONDS = 0.1
MOST_AT_ONCE = 1000
# How often the parent looks whether it was told to stop.
GLANCE_SECONDS = 0.1
# A game forks from a running process where that is safe; elsewhere every worker begins afresh.
STARTED_BY = "fork" if sys.platform == "linux" else "spawn"


class Failed(RuntimeError):
    """A game could not be played to its end."""


class Simulation:
    """The games of a plan that were finished, in order, and how long it took."""

    def __init__(self, plan: Plan, rows: list[Row], seconds: float, interrupted: bool) -> None:
        self.plan = plan
        self.rows = sorted(rows)
        self.seconds = seconds
        self.interrupted = interrupted

    def wins(self) -> list[float]:
        """The wins of each bot of the plan, a shared win split among those who share it."""
        return [fsum(row.shares[self.plan.seat_of(which, row.game)] for row in self.rows) for which in self._bots()]

    def scores_of(self, which: int) -> list[int]:
        """What one of the plan's bots scored, game by game."""
        return [row.scores[self.plan.seat_of(which, row.game)] for row in self.rows]

    def mean_scores(self) -> list[float]:
        """The mean score of each bot of the plan; none without a finished game."""
        if not self.rows:
            return []
        return [sum(self.scores_of(which)) / len(self.rows) for which in self._bots()]

    def summary(self) -> dict[str, Any]:
        """What came of it, as plain data."""
        decisions = sum(row.decisions for row in self.rows)
        found: dict[str, Any] = {
            "game": self.plan.game,
            "seats": self.plan.seats,
            "bots": list(self.plan.bots),
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "games": len(self.rows),
            "decisions": decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds, 1) if self.seconds else 0.0,
            "wins": self.wins(),
            "mean_scores": self.mean_scores(),
        }
        if self.interrupted:
            found["interrupted"] = True
        return found

    def _bots(self) -> range:
        return range(self.plan.seats)


def simulate(plan: Plan, jobs: int | None = None, report: Callable[[int], object] | None = None) -> Simulation:
    """Play every game of the plan; ``report`` is told again and again how many are finished.

    Ctrl-C ends it early with what was finished so far.
    """
    processes = max(1, min(jobs or os.cpu_count() or 1, plan.games))
    context: Any = multiprocessing.get_context(STARTED_BY)
    claimed = context.Value("q", 0)
    began = time.perf_counter()
    rows: list[Row] = []
    with stop_asked() as stop:
        workers, pipes = [], []
        for _ in range(processes):
            ours, theirs = context.Pipe(duplex=False)
            worker = context.Process(target=_work, args=(plan, claimed, theirs, os.getpid()), daemon=True)
            worker.start()
            theirs.close()
            workers.append(worker)
            pipes.append(ours)
        try:
            while pipes and not stop.is_set():
                for pipe in multiprocessing.connection.wait(pipes, GLANCE_SECONDS):
                    told = _hear(pipe)
                    if not told:
                        pipes.remove(pipe)
                    rows.extend(told)
                    if report is not None:
                        report(len(rows))
        finally:
            for worker in workers:
                worker.kill()
        interrupted = stop.is_set() and len(rows) < plan.games
    return Simulation(plan, rows, time.perf_counter() - began, interrupted)


@contextmanager
def stop_asked() -> Iterator[threading.Event]:
    """An event that Ctrl-C sets, so that nothing is torn apart half-way."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return
    before = signal.signal(signal.SIGINT, lambda *_: asked.set())
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


def _hear(pipe: Any) -> list[Row]:
    """What a worker has to tell: finished games, or none when there is nothing left to play."""
    try:
        told = pipe.recv()
    except (EOFError, OSError) as error:
        raise Failed("a worker process died") from error
    if isinstance(told, str):
        raise Failed(told)
    return [Row(*row) for row in told]


def _work(plan: Plan, claimed: Any, pipe: Any, parent: int) -> None:
    """Claim games and play them until there are no more; the parent alone answers to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = find(plan.game)
    batch = 1
    while os.getppid() == parent:
        with claimed.get_lock():
            first = claimed.value
            claimed.value = first + batch
        began = time.perf_counter()
        try:
            rows = [tuple(play_one(plan, game, number)) for number in range(first, min(first + batch, plan.games))]
        except Exception as error:
            pipe.send(f"one of the games from {first} (seed {plan.seed}) failed: {type(error).__name__}: {error}")
            return
        pipe.send(rows)
        if not rows:
            return
        taken = max(time.perf_counter() - began, 1e-6)
        batch = max(1, min(int(len(rows) * BATCH_SECONDS / taken), 2 * batch, MOST_AT_ONCE))
