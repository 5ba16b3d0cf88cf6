"""Plays many games on all cores.

The games are the same with any number of processes, and Ctrl-C stops them at once.
"""

import multiprocessing
import multiprocessing.connection
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from roadstead.bots.outside import OutsideBotError
from roadstead.lab.plan import Plan, Row, play_one
from roadstead.lab.tally import Tally

# A worker claims as many games as it plays in this time, and reports them together.
BATCH_SECONDS = 0.1
MOST_AT_ONCE = 1000
# How often the parent looks whether Ctrl-C was pressed.
GLANCE_SECONDS = 0.05
# Workers are forked where that is safe; elsewhere they are started fresh.
STARTED_BY = "fork" if sys.platform == "linux" else "spawn"


class Failed(RuntimeError):
    """A game could not be played to its end; ``tally`` holds those that were."""

    tally: Tally | None = None


class BotFailed(Failed):
    """A program that was to play did not start, did not answer, or answered nonsense."""


def simulate(plan: Plan, jobs: int | None = None, report: Callable[[list[Row]], object] | None = None) -> Tally:
    """Play every game of the plan; ``report`` is given the games as they are finished, in no certain order.

    Ctrl-C ends it early with what was finished so far.
    """
    processes = max(1, min(jobs or os.cpu_count() or 1, plan.games))
    context: Any = multiprocessing.get_context(STARTED_BY)
    claimed = context.Value("q", 0)
    began = time.perf_counter()
    tally = Tally(plan)
    workers, pipes = [], []
    with stop_asked() as stop:
        try:
            for _ in range(processes):
                ours, theirs = context.Pipe(duplex=False)
                worker = context.Process(target=_work, args=(plan, claimed, theirs, os.getpid()), daemon=True)
                worker.start()
                theirs.close()
                workers.append(worker)
                pipes.append(ours)
            while pipes and not stop.is_set():
                for pipe in multiprocessing.connection.wait(pipes, GLANCE_SECONDS):
                    rows = _finished(hear(pipe))
                    if not rows:
                        pipes.remove(pipe)
                    tally.add(rows)
                    if report is not None:
                        report(rows)
        except Failed as failure:
            failure.tally = tally
            raise
        finally:
            for worker in workers:
                worker.kill()
                worker.join()
            tally.seconds = time.perf_counter() - began
            tally.interrupted = tally.games < plan.games
    return tally


@contextmanager
def stop_asked() -> Iterator[threading.Event]:
    """An event that Ctrl-C sets, so that nothing stops half-way."""
    asked = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield asked
        return
    before = signal.signal(signal.SIGINT, lambda *_: asked.set())
    try:
        yield asked
    finally:
        signal.signal(signal.SIGINT, before)


def hear(pipe: Any) -> Any:
    """Read what a worker tells; a text is what has gone wrong."""
    try:
        told = pipe.recv()
    except (EOFError, OSError) as error:
        raise Failed("a worker process died") from error
    if isinstance(told, str):
        raise Failed(told)
    return told


def _finished(told: Any) -> list[Row]:
    """The games that a worker has finished, none when there is nothing left to play."""
    if isinstance(told, dict):
        raise BotFailed(told["bot"])
    return [Row(*row) for row in told]


def _work(plan: Plan, claimed: Any, pipe: Any, parent: int) -> None:
    """Claim games and play them until there are no more.  Only the parent process reacts to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game = plan.the_game()
    batch = 1
    while os.getppid() == parent:
        with claimed.get_lock():
            first = claimed.value
            claimed.value = first + batch
        began = time.perf_counter()
        claims = range(first, min(first + batch, plan.games))
        if not claims:
            pipe.send([])
            return
        rows: list[Row] = []
        trouble: object = None
        for number in claims:
            if plan.wants(number):
                try:
                    rows.append(play_one(plan, game, number))
                except OutsideBotError as error:
                    trouble = {"bot": str(error)}
                except Exception as error:
                    trouble = f"game {number} (seed {plan.seed}) failed: {type(error).__name__}: {error}"
            if trouble is not None:
                break
        if rows:
            pipe.send([tuple(row) for row in rows])
        if trouble is not None:
            pipe.send(trouble)
            return
        taken = max(time.perf_counter() - began, 1e-6)
        batch = max(1, min(int(len(rows) * BATCH_SECONDS / taken), 2 * batch, MOST_AT_ONCE))
