"""Several of the coach's processes that analyse one game together, each a share of its decisions."""

import time
from collections.abc import Iterator, Mapping
from multiprocessing.connection import wait
from typing import NamedTuple

import msgspec

from roadstead.coach.told import Analysis
from roadstead.coach.worker import NICE, CoachFailed, CoachWorker, Job, answer_from

SIZE = 2
LONGEST = 3600.0  # seconds for an analysis


class Progress(NamedTuple):
    """One more decision is measured (as it is stored); so many are done, of so many."""

    measured: bytes
    done: int
    total: int


class Team:
    """The processes start when they are first needed; ``close`` ends them."""

    def __init__(self, size: int = SIZE, nice: int = NICE) -> None:
        self._workers = [CoachWorker(nice) for _ in range(size)]

    def analyse(
        self, job: Job, known: Mapping[int, bytes] | None = None, limit: float = LONGEST
    ) -> Iterator[Progress | Analysis]:
        """Each decision as soon as it is measured, in any order; at last the analysis.  What is ``known`` is not done again."""
        rows = list((known or {}).values())
        try:
            yield from self._measured(job, rows, frozenset(known or {}), time.monotonic() + limit)
            pipe = self._workers[0].ask(("tell", msgspec.json.encode(job), rows))
            yield msgspec.json.decode(answer_from(pipe)[1], type=Analysis)
        except BaseException:
            self.close()
            raise

    def _measured(self, job: Job, rows: list[bytes], known: frozenset[int], until: float) -> Iterator[Progress]:
        of = len(self._workers)
        asked = msgspec.json.encode(job)
        working = [worker.ask(("measure", asked, known, (at, of))) for at, worker in enumerate(self._workers)]
        total = 0
        while working:
            ready = wait(working, max(0.0, until - time.monotonic()))
            if not ready:
                raise CoachFailed("the coach took too long")
            for pipe in list(working):
                if pipe not in ready:
                    continue
                kind, told = answer_from(pipe)
                if kind == "done":
                    working.remove(pipe)
                elif kind == "total":
                    total = told
                else:
                    rows.append(told)
                    yield Progress(told, len(rows), total)

    def interrupt(self) -> None:
        """End the processes while another thread waits for them."""
        for worker in self._workers:
            worker.interrupt()

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
