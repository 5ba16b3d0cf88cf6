"""The only thread that writes to the database.  It puts what many tables want written into one transaction."""

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from roadstead.server.storage.lock import OutOfReach, broken, no_room
from roadstead.server.storage.schema import schema
from roadstead.server.storage.store import Store

MOST_AT_ONCE = 200
LONGEST_DOUBT = 16.0  # seconds after a failure in which what succeeds is not trusted yet
LEAST_PATIENCE, LONGEST_PATIENCE = 2.0, 30.0
FORGIVEN = 60.0  # seconds without a failure, after which the next one is taken for the first
LOOK = select(schema.c.version)
TOUCH = update(schema).values(version=schema.c.version)  # a write that changes nothing


class Overtaken(RuntimeError):
    """Somebody else has changed the table, so what was to be written no longer fits."""


@dataclass
class Job:
    """What one table wants written, all of it or nothing: rows to add, by statement, and then changes in their order."""

    rows: dict[Any, list[dict[str, Any]]] = field(default_factory=dict)
    changes: list[tuple[Any, bool]] = field(default_factory=list)
    member: int = 0  # under which number the table was claimed; it is written under no other
    leaving: bool = False  # this server gives all its tables away, so nothing of them is written afterwards

    def add(self, statement: Any, row: dict[str, Any]) -> None:
        self.rows.setdefault(statement, []).append(row)

    def change(self, statement: Any, *, one: bool = False) -> None:
        """With ``one``, the statement must change exactly one row."""
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

    ``write`` raises when the job was not stored.  It also raises when the job was stored but the answer of the database
    was lost; whoever reads the table again sees which.  Nothing is stored after ``write`` has raised.  ``fault`` says
    why nothing can be written now.  On a disk that is nearly full little things succeed and others fail.  So where writing fails
    again and again although the database is there, it is not trusted at once when it succeeds: ``fault`` stays for 1, 2, 4
    seconds, and so on.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = 0
        self.jobs = 0
        self.seconds = 0.0
        self.fault = ""
        self.since = 0.0  # when that began
        self._failed = -FORGIVEN  # when writing failed last
        self._doubt = 0.0  # seconds for which it is not trusted after that
        self._inbox: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._inbox.put(_Waiting(job, loop, done))
        await asyncio.shield(done)

    async def look(self) -> None:
        """Try whether something can be written now; this also mends a broken connection where possible."""
        await self.write(Job())

    @property
    def patience(self) -> float:
        """How many seconds somebody does well to wait before they ask again; 0 where all is well."""
        if not self.fault:
            return 0.0
        return min(LONGEST_PATIENCE, max(LEAST_PATIENCE, (time.monotonic() - self.since) / 2))

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
            if not looked_in or not self._mended():  # only ``look`` waits for a connection
                self._tell(group, OutOfReach(self.store.out_of_reach))
                return
        error = self._tried(group)
        if error is not None and no_room(error) and self._made_room():
            error = self._tried(group)
        if error is None:
            return
        self._note(error)
        hopeless = not self._mended() if broken(error) else len(group) == 1
        if hopeless:
            self._tell(group, error)
        else:
            self._one_by_one(group)

    def _one_by_one(self, group: list[_Waiting]) -> None:
        """Write each job on its own: one of them may be at fault, or an answer was lost.

        A job that had been stored already is refused now for its number; the others are stored.
        """
        for waiting in group:
            error = OutOfReach(self.store.out_of_reach) if self.store.out_of_reach else self._tried([waiting])
            if error is not None:
                self._note(error)
                if broken(error):
                    self.store.out_of_reach = in_short(error)
                self._tell([waiting], error)

    def _tried(self, group: list[_Waiting]) -> Exception | None:
        """Write all jobs in one transaction and tell so; returns the error where it fails."""
        started = time.perf_counter()
        try:
            self._write([waiting.job for waiting in group])
        except Exception as error:
            return error
        if self.fault and time.monotonic() - self._failed >= self._doubt:
            self.fault = ""
        self.store.lock.left = self.store.lock.left or any(waiting.job.leaving for waiting in group)
        self.commits += 1
        self.jobs += len(group)
        self.seconds += time.perf_counter() - started
        self._tell(group, None)
        return None

    def _note(self, error: Exception) -> None:
        """Writing has failed, unless it was the job's own fault."""
        if isinstance(error, IntegrityError | Overtaken):
            return
        now = time.monotonic()
        if not self.fault:
            often = now - self._failed < FORGIVEN and not broken(error)
            self._doubt = min(max(2 * self._doubt, 1.0), LONGEST_DOUBT) if often else 0.0
            self.since = now
        self.fault, self._failed = in_short(error), now

    def _made_room(self) -> bool:
        """Empty SQLite's write-ahead log; whether that could be done."""
        try:
            self.store.tidy()
        except Exception:
            return False
        return True

    def _mended(self) -> bool:
        """Take the lock again after the connection broke; whether that worked.  Then it is certain what is stored."""
        try:
            self.store.lock.renew()
        except Exception as error:
            self._note(error)
            self.store.out_of_reach = self.fault
            return False
        self.store.out_of_reach = ""
        return True

    def _write(self, jobs: Sequence[Job]) -> None:
        rows: dict[Any, list[dict[str, Any]]] = {}
        for job in jobs:
            if job.member and (self.store.lock.left or job.member != self.store.lock.number):
                raise Overtaken("another server has taken the table over")
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
    """The first line of a database's error, without the statement and the links."""
    return str(error).partition("\n")[0]
