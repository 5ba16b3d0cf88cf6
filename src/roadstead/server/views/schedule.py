"""When a view is made: answers go first, then those who are asked, then those who look on.

Views to be made wait in two queues.  One is made at a time, of the table as it is at that moment.  So where decisions
come faster than views, one view shows several of them.  Between two views the server reads what has arrived.

Those who only look on wait while anybody waits for an answer, but not for ever.  A busy server shows them its tables
less often, and answers as quickly as before.
"""

import asyncio
import time
from collections.abc import Callable
from types import TracebackType

from roadstead.server.logs import TroubleLog
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.room import Room
from roadstead.server.views.updates import show, tell_lobby

PATIENCE = 0.25  # seconds that an onlooker waits for answers under way
APART = 0.005  # seconds between two views that are made for onlookers although somebody waits for an answer
IN_A_ROW = 3  # views for those who are asked, after which it is an onlooker's turn
BUSY = 24  # views waiting: from then on only where things have led to is shown, and nothing of the way there
TURNS = 4  # of the event loop between two views: messages become requests, and answers are sent


class Answering:
    """Counts the requests that are being answered: ``with answering:``."""

    def __init__(self) -> None:
        self.count = 0
        self._waiting: asyncio.Future[None] | None = None

    def __enter__(self) -> None:
        self.count += 1

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.count -= 1
        if not self.count:
            self.go_on()

    async def over(self, seconds: float) -> None:
        """Return when no request is under way any more, or after so many seconds, or when told to go on."""
        loop = asyncio.get_running_loop()
        self._waiting = loop.create_future()
        timer = loop.call_later(seconds, self.go_on)
        try:
            await self._waiting
        finally:
            timer.cancel()

    def go_on(self) -> None:
        """Wait no longer."""
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class ViewSchedule:
    """Makes the views of all tables, one after the other; ``spend`` is told how long that took for which visitor."""

    def __init__(self, log: TroubleLog, spend: Callable[[str, float], None]) -> None:
        self.answering = Answering()
        self.made = 0
        self._spend = spend
        self._log = log
        self.seconds = 0.0
        self._last = 0.0  # when the last view was made
        self._asked: dict[tuple[Room, int | None], float] = {}  # since when each waits, the longest first
        self._others: dict[tuple[Room, int | None], float] = {}
        self._in_a_row = 0  # views made for those who are asked while others wait
        self._work = asyncio.Event()

    def touch(self, room: Room) -> None:
        """Something of this table has changed."""
        if not room.guests:
            return
        if room.lobby_changed:
            room.lobby_changed = False
            tell_lobby(room)
        actors = room.settled.state.actors() if room.settled is not None else []
        now = time.monotonic()
        for seat in {room.seat_of(guest) for guest in room.guests}:
            if seat is not None and seat in actors:
                self._others.pop((room, seat), None)
                self._asked.setdefault((room, seat), now)
            elif (room, seat) not in self._asked:
                self._others.setdefault((room, seat), now)
        self._work.set()
        if self._asked:
            self.answering.go_on()

    async def run(self) -> None:
        while True:
            if not self._asked and not self._others:
                self._work.clear()
                await self._work.wait()
            for _ in range(TURNS):
                await asyncio.sleep(0)
            line = self._next()
            if line is None:
                await self.answering.over(self._patience())
                continue
            self._in_a_row = self._in_a_row + 1 if line is self._asked else 0
            room, seat = next(iter(line))
            del line[room, seat]
            self._make(room, seat)

    def _next(self) -> dict[tuple[Room, int | None], float] | None:
        """The queue whose first view is made now, if it is time for any."""
        if self._asked and self._in_a_row < IN_A_ROW:
            return self._asked
        if self._others and (not self.answering.count or self._patience() <= 0):
            return self._others
        return self._asked or None

    def _patience(self) -> float:
        """How many seconds the first onlooker still waits for answers."""
        overdue = max(next(iter(self._others.values())) + PATIENCE, self._last + APART)
        return overdue - time.monotonic()

    def _make(self, room: Room, seat: int | None) -> None:
        started, began = time.perf_counter(), time.thread_time()
        shown: list[Guest] = []
        try:
            shown = show(room, seat, staged=len(self._asked) + len(self._others) <= BUSY)
        except Exception:
            self._log.trouble(f"the view of seat {seat}", room.id)
        self.made += 1
        self.seconds += time.perf_counter() - started
        worked = time.thread_time() - began
        for guest in shown:
            self._spend(guest.address, worked / len(shown))
        self._last = time.monotonic()
