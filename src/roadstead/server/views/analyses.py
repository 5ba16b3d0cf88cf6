"""Analyses of finished games: one at a time, in processes at lowest priority; each is kept with its table.

Of a running game nothing is told.  What was begun when the server stopped is begun again when somebody asks again.  First a
game is judged as each seat could know it; with all cards face up only where somebody wants to see that too.
"""

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import msgspec

from roadstead.coach.team import Progress as Measured
from roadstead.coach.team import Team
from roadstead.coach.told import Analysis
from roadstead.coach.worker import CoachFailed
from roadstead.coach.worker import Job as Wish
from roadstead.server import wire
from roadstead.server.background import Background
from roadstead.server.limits import Limits
from roadstead.server.logs import TroubleLog
from roadstead.server.storage import schema
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import OVER
from roadstead.server.storage.writer import Job, Writer
from roadstead.server.tables.refusal import Busy, Refused
from roadstead.server.tables.room import Room

FAILED_KEPT = 100  # tables whose analysis has failed, until somebody has been told so
WORLDS: int | None = None  # imagined futures for a chance: as many as the length of the game allows
WHEN_OVER = "A game is analysed when it is over."
YOURS = "You have asked for so many analyses that this one has to wait: ask again when one of them is done."
TOO_MANY = "So many games are being analysed that this one has to wait: ask again in a few minutes."
FAILED = "This game could not be analysed."


@dataclass
class Progress:
    """How many decisions are done, of how many; none of none while it waits for its turn."""

    visitor: str
    done: int = 0
    total: int = 0


class Analyses:
    """All analyses of the server: those under way, and those that are kept."""

    def __init__(self, store: Store, writer: Writer, background: Background, log: TroubleLog, limits: Limits) -> None:
        self._limits = limits
        self._store = store
        self._writer = writer
        self._background = background
        self._log = log
        self._team = Team()
        self._thread = ThreadPoolExecutor(1, "analyses")
        self._under_way: dict[str, Progress] = {}
        self._failed: OrderedDict[str, None] = OrderedDict()
        self._asked: set[Future[Analysis]] = set()

    @property
    def count(self) -> int:
        """How many are under way, or wait for their turn."""
        return len(self._under_way)

    async def look(self, room: Room) -> wire.Analysed:
        """The analysis, or how far it is; raises ``Refused`` while the game is not over."""
        if room.info.status != OVER:
            raise Refused(WHEN_OVER)
        progress = self._under_way.get(room.id)
        if room.id in self._failed:
            del self._failed[room.id]
            raise Refused(FAILED)
        if progress is not None:
            return wire.Analysed(True, progress.done, progress.total)
        return wire.Analysed(False, told=await asyncio.to_thread(self._kept, room.id))

    def _kept(self, table: str) -> Analysis | None:
        """What is kept; an analysis of an earlier kind is made again."""
        kept = self._store.analysis(table)
        try:
            return None if kept is None else msgspec.json.decode(kept, type=Analysis)
        except msgspec.ValidationError:
            return None

    async def begin(self, room: Room, visitor: str, *, face_up: bool = False) -> wire.Analysed:
        """Begin the analysis unless it is there or under way; with ``face_up`` the one with all cards face up.

        Raises ``Busy`` where too many are under way, of all or of this visitor.
        """
        now = await self.look(room)
        if now.under_way or (now.told is not None and (now.told.face_up is not None or not face_up)):
            return now
        if room.id in self._under_way:
            return wire.Analysed(True)  # somebody else has been quicker meanwhile
        if sum(progress.visitor == visitor for progress in self._under_way.values()) >= self._limits.analyses_of_one:
            raise Busy(YOURS)
        if len(self._under_way) >= self._limits.analyses:
            raise Busy(TOO_MANY)
        self._under_way[room.id] = Progress(visitor)
        self._background.start(self._work(room.id, room.info.names(), now.told))
        return wire.Analysed(True)

    async def _work(self, table: str, names: list[str], known: Analysis | None) -> None:
        """Judge the game; where that is ``known``, judge it with all cards face up."""
        progress = self._under_way[table]
        try:
            lines, _ = await asyncio.to_thread(self._store.record, table)
            wish = Wish(lines, names, WORLDS, face_up=known is not None)
            asked = self._thread.submit(self._analysed, progress, wish)
            self._asked.add(asked)
            asked.add_done_callback(self._asked.discard)
            told = await asyncio.wrap_future(asked)
            if known is not None:
                known.face_up = told
                told = known
            job = Job()
            job.change(schema.without_analysis(table))
            job.change(schema.new_analysis(table, msgspec.json.encode(told)))
            await self._writer.write(job)
        except Exception as error:
            self._failed[table] = None
            if len(self._failed) > FAILED_KEPT:
                self._failed.popitem(last=False)
            self._log.trouble("an analysis", table, error)
        finally:
            del self._under_way[table]

    def _analysed(self, progress: Progress, wish: Wish) -> Analysis:
        """Blocks, so it runs in a thread; the work is done in the team's processes, which end with it."""
        try:
            for told in self._team.analyse(wish):
                if not isinstance(told, Measured):
                    return told
                progress.done, progress.total = told.done, told.total
        finally:
            self._team.close()
        raise CoachFailed("the coach said nothing")

    def close(self) -> None:
        """Give up what is under way, also in a worker that is just starting."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        while any(not asked.done() for asked in list(self._asked)):
            self._team.interrupt()
            time.sleep(0.01)
