"""The one who writes: a thread that puts what many tables have to write into one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from roadstead.server.storage.lock import OutOfReach, broken
from roadstead.server.storage.schema import schema
from roadstead.server.storage.store import Store

MOST_AT_ONCE = 200
LOOK = select(schema.c.version)
TOUCH = update(schema).values(version=schema.c.version)  # writes, and changes nothing


class Overtaken(RuntimeError):
    """Somebody else has changed the table meanwhile: what is to be written follows from what is no more."""


@dataclass
class Job:
    """What one table wants written, all of it or nothing: rows to add by statement, then changes in their order."""

    rows: dict[Any, list[dict[str, Any]]] = field(default_factory=dict)
    changes: list[tuple[Any, bool]] = field(default_factory=list)

    def add(self, statement: Any, row: dict[str, Any]) -> None:
        self.rows.setdefault(statement, []).append(row)

    def change(self, statement: Any, *, one: bool = False) -> None:
        """With ``one``, exactly one row must be found to change."""
        self.changes.append((statement, one))

    @property
    def empty(self) -> bool:
        return not self.rows and not self.changes


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


class Writer:
    """``write`` returns when the job is committed.

    It raises when it is not, or when the answer was lost and it had been stored after all: to read the table again tells
    which.  Nothing is ever stored after ``write`` has raised.  ``fault`` says why nothing can be written just now.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
        self.jobs = 0
        self.seconds = 0.0
        self.fault = ""
        self._inbox: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._inbox.put(_Waiting(job, loop, done))
        await asyncio.shield(done)

    async def look(self) -> None:
        """See whether something could be written now; mends a broken connection where that is possible."""
        await self.write(Job())

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
        if self.store.out_of_reach:
            looked_in = any(waiting.job.empty for waiting in group)
            if not looked_in or not self._mended():  # whoever looks in waits for a connection, nobody else does
                self._tell(group, OutOfReach(self.store.out_of_reach))
                return
        error = self._tried(group)
        if error is None:
            return
        hopeless = not self._mended() if broken(error) else len(group) == 1
        if hopeless:
            self._tell(group, error)
        else:
            self._one_by_one(group)

    def _one_by_one(self, group: list[_Waiting]) -> None:
        """One of them is at fault, and the others are not to suffer for it; or an answer was lost.

        Then what had been stored after all is refused now for its number, and what had not is stored.
        """
        for waiting in group:
            error = OutOfReach(self.store.out_of_reach) if self.store.out_of_reach else self._tried([waiting])
            if error is not None:
                if broken(error):
                    self.store.out_of_reach = in_short(error)
                self._tell([waiting], error)

    def _tried(self, group: list[_Waiting]) -> Exception | None:
        """Write for all of them and tell them so; or what was in the way."""
        started = time.perf_counter()
        try:
            self._write([waiting.job for waiting in group])
        except Exception as error:
            if not isinstance(error, IntegrityError | Overtaken):
                self.fault = in_short(error)
            return error
        self.fault = ""
        self.commits += 1
        self.jobs += len(group)
        self.seconds += time.perf_counter() - started
        self._tell(group, None)
        return None

    def _mended(self) -> bool:
        """Whether the tables are held again after the connection broke; from then on it is certain what is stored."""
        try:
            self.store.lock.renew()
        except Exception as error:
            self.store.out_of_reach = self.fault = in_short(error)
            return False
        self.store.out_of_reach = ""
        return True

    def _write(self, jobs: Sequence[Job]) -> None:
        rows: dict[Any, list[dict[str, Any]]] = {}
        for job in jobs:
            for statement, added in job.rows.items():
                rows.setdefault(statement, []).extend(added)
        with self.store.lock.writing() as db:
            if any(job.empty for job in jobs):
                db.execute(TOUCH if self.fault else LOOK)
            for statement, added in rows.items():
                db.execute(statement, added)
            for job in jobs:
                for change, one in job.changes:
                    if db.execute(change).rowcount != 1 and one:
                        raise Overtaken("the table has been changed by somebody else")

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


def in_short(error: Exception) -> str:
    """What a database says, without the statement it was asked and where to read more."""
    return str(error).partition("\n")[0]
