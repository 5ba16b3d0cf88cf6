"""When a view is made: answers go first, then those who are asked, then those who look on.

What was touched waits in two lines, and one view at a time is made, of the table as it is then; so where decisions come
faster than views, a view shows several of them.  While anybody waits for an answer only what is overdue is made, and not
much of that: a busy server shows its tables less often, and answers as ever.
"""

import asyncio
import time
from types import TracebackType

from roadstead.server.room import Room
from roadstead.server.showing import show, tell_lobby

ASKED_WITHIN = 0.02  # seconds after which the view of one who is asked is overdue
SHOWN_WITHIN = 0.3  # and that of everybody else
IN_A_ROW = 3  # views for those who are asked, after which it is an onlooker's turn
APART = 0.002  # between two views that are made although somebody waits for an answer
TURNS = 4  # of the loop, in which what has arrived becomes a request under way, and an answer is sent


class Answering:
    """Counts the requests under way: ``with answering:``."""

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
            self._go_on()

    async def over(self, seconds: float) -> None:
        """Return when no request is under way any more, at the latest after so many seconds."""
        loop = asyncio.get_running_loop()
        self._waiting = loop.create_future()
        timer = loop.call_later(seconds, self._go_on)
        try:
            await self._waiting
        finally:
            timer.cancel()

    def _go_on(self) -> None:
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Painter:
    """Makes the views of all tables, one after the other."""

    def __init__(self) -> None:
        self.answering = Answering()
        self.painted = 0
        self.seconds = 0.0
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

    async def run(self) -> None:
        made = 0.0
        while True:
            if not self._asked and not self._others:
                self._work.clear()
                await self._work.wait()
            await self._let_answers_go_first(made)
            line, _ = self._next()
            self._in_a_row = self._in_a_row + 1 if line is self._asked else 0
            room, seat = next(iter(line))
            del line[room, seat]
            self._paint(room, seat)
            made = time.monotonic()

    async def _let_answers_go_first(self, made: float) -> None:
        while True:
            for _ in range(TURNS):
                await asyncio.sleep(0)
            left = max(self._next()[1], made + APART) - time.monotonic()
            if not self.answering.count or left <= 0:
                return
            await self.answering.over(min(left, ASKED_WITHIN))

    def _next(self) -> tuple[dict[tuple[Room, int | None], float], float]:
        """The line whose first is shown next, and when that is overdue."""
        onlookers_turn = self._others and self._in_a_row >= IN_A_ROW
        if self._asked and not onlookers_turn:
            return self._asked, next(iter(self._asked.values())) + ASKED_WITHIN
        return self._others, next(iter(self._others.values())) + SHOWN_WITHIN

    def _paint(self, room: Room, seat: int | None) -> None:
        started = time.perf_counter()
        try:
            show(room, seat)
        except Exception:
            room.hall.trouble(f"the view of table {room.id} for seat {seat}")
        self.painted += 1
        self.seconds += time.perf_counter() - started
