"""The one who writes: a thread that puts what many tables have to write into one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine

MOST_AT_ONCE = 200


@dataclass
class Job:
    """What one table wants written, all of it or nothing: rows to add by statement, then changes in their order."""

    rows: dict[Any, list[dict[str, Any]]] = field(default_factory=dict)
    changes: list[Any] = field(default_factory=list)

    def add(self, statement: Any, row: dict[str, Any]) -> None:
        self.rows.setdefault(statement, []).append(row)

    def change(self, statement: Any) -> None:
        self.changes.append(statement)


@dataclass
class _Waiting:
    job: Job
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[None]"

    def settle(self, error: BaseException | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Clerk:
    """``write`` returns when the job is committed, and raises when it is not: then nothing of it is stored."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self.jobs = 0
        self.seconds = 0.0
        self._inbox: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="clerk", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._inbox.put(_Waiting(job, loop, done))
        await asyncio.shield(done)

    def close(self) -> None:
        """Write what is waiting, and stop."""
        self._inbox.put(None)
        self._thread.join(timeout=5.0)

    def _work(self) -> None:
        open_for_more = True
        while open_for_more:
            group: list[_Waiting] = []
            first = self._inbox.get()
            if first is None:
                return
            group.append(first)
            while len(group) < MOST_AT_ONCE:
                try:
                    more = self._inbox.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    open_for_more = False
                    break
                group.append(more)
            self._commit(group)

    def _commit(self, group: list[_Waiting]) -> None:
        started = time.perf_counter()
        try:
            self._write([waiting.job for waiting in group])
        except Exception as error:
            if len(group) == 1:
                self._tell(group, error)
            else:
                for waiting in group:  # one of them is at fault: the others are not to suffer for it
                    self._commit([waiting])
            return
        self.commits += 1
        self.jobs += len(group)
        self.seconds += time.perf_counter() - started
        self._tell(group, None)

    def _write(self, jobs: Sequence[Job]) -> None:
        rows: dict[Any, list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, added in job.rows.items():
                rows.setdefault(statement, []).extend(added)
        with self.engine.begin() as db:
            for statement, added in rows.items():
                db.execute(statement, added)
            for job in jobs:
                for change in job.changes:
                    db.execute(change)

    @staticmethod
    def _tell(group: list[_Waiting], error: BaseException | None) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[_Waiting]] = {}
        for waiting in group:
            by_loop.setdefault(waiting.loop, []).append(waiting)
        for loop, those in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_settle, those, error)


def _settle(group: list[_Waiting], error: BaseException | None) -> None:
    for waiting in group:
        waiting.settle(error)
