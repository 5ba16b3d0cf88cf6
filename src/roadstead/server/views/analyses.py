"""Analyses of finished games: one at a time, in a process at low priority; each is kept with its table.

Of a running game nothing is told.  What was begun when the server stopped is begun again when somebody asks again.
"""

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import msgspec

from roadstead.coach.analysis import Analysis
from roadstead.coach.worker import CoachFailed, CoachWorker
from roadstead.server import wire
from roadstead.server.background import Background
from roadstead.server.logs import TroubleLog
from roadstead.server.storage import schema
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import OVER
from roadstead.server.storage.writer import Job, Writer
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room

MOST_WAITING = 20  # analyses begun and not yet done
WORLDS: int | None = None  # imagined futures for a chance: as many as the length of the game allows
WHEN_OVER = "A game is analysed when it is over."
TOO_MANY = "So many games are being analysed that this one has to wait: ask again in a few minutes."
FAILED = "This game could not be analysed."


@dataclass
class Progress:
    """How many decisions are done, of how many; none of none while it waits for its turn."""

    done: int = 0
    total: int = 0
    failed: bool = False


class Analyses:
    """All analyses of the server: those under way, and those that are kept."""

    def __init__(self, store: Store, writer: Writer, background: Background, log: TroubleLog) -> None:
        self._store = store
        self._writer = writer
        self._background = background
        self._log = log
        self._worker = CoachWorker()
        self._thread = ThreadPoolExecutor(1, "analyses")
        self._under_way: dict[str, Progress] = {}
        self._asked: set[Future[Analysis]] = set()

    async def look(self, room: Room) -> wire.Analysed:
        """The analysis, or how far it is; raises ``Refused`` while the game is not over."""
        if room.info.status != OVER:
            raise Refused(WHEN_OVER)
        progress = self._under_way.get(room.id)
        if progress is not None:
            if progress.failed:
                del self._under_way[room.id]
                raise Refused(FAILED)
            return wire.Analysed(True, progress.done, progress.total)
        kept = await asyncio.to_thread(self._store.analysis, room.id)
        told = msgspec.json.decode(kept, type=Analysis) if kept is not None else None
        return wire.Analysed(False, told=told)

    async def begin(self, room: Room) -> wire.Analysed:
        """Begin the analysis unless it is there or under way."""
        now = await self.look(room)
        if now.told is not None or now.under_way:
            return now
        if len(self._under_way) >= MOST_WAITING:
            raise Refused(TOO_MANY)
        self._under_way[room.id] = Progress()
        self._background.start(self._work(room.id, room.info.names()))
        return wire.Analysed(True)

    async def _work(self, table: str, names: list[str]) -> None:
        progress = self._under_way[table]
        try:
            lines, _ = await asyncio.to_thread(self._store.record, table)
            asked = self._thread.submit(self._analysed, progress, lines, names)
            self._asked.add(asked)
            asked.add_done_callback(self._asked.discard)
            told = await asyncio.wrap_future(asked)
            job = Job()
            job.change(schema.without_analysis(table))
            job.change(schema.new_analysis(table, msgspec.json.encode(told)))
            await self._writer.write(job)
            self._under_way.pop(table, None)
        except Exception as error:
            progress.failed = True
            self._log.trouble(f"an analysis ({error})" if isinstance(error, CoachFailed) else "an analysis", table)

    def _analysed(self, progress: Progress, lines: list[str], names: list[str]) -> Analysis:
        """Blocks, so it runs in a thread; the work is done in the worker's process, which ends with it."""
        try:
            for told in self._worker.analyse(lines, names, WORLDS):
                if isinstance(told, Analysis):
                    return told
                progress.done, progress.total = told
        finally:
            self._worker.close()
        raise CoachFailed("the coach said nothing")

    def close(self) -> None:
        """Give up what is under way, also in a worker that is just starting."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        while any(not asked.done() for asked in list(self._asked)):
            self._worker.interrupt()
            time.sleep(0.01)
