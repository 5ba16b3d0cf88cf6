"""All tables: finding them, waking them, making new ones, putting those to sleep that nobody looks at."""

import asyncio
import hmac
import logging
import sys
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from roadstead.server import store, views, wire
from roadstead.server.asking import answer
from roadstead.server.clerk import Clerk, Job
from roadstead.server.crew import Crew
from roadstead.server.demo import keep_playing
from roadstead.server.guest import Guest
from roadstead.server.hooks import Caller
from roadstead.server.limits import Visitors
from roadstead.server.making import made
from roadstead.server.metrics import Latency
from roadstead.server.outages import Watch
from roadstead.server.painting import Painter
from roadstead.server.papers import (
    CLOSED,
    FROZEN,
    GATHERING,
    PLAYING,
    STARTING,
    Papers,
    encode,
    fingerprint,
)
from roadstead.server.quiet_log import QuietLog
from roadstead.server.reading import read_table
from roadstead.server.replays import Replays
from roadstead.server.resuming import Resumed
from roadstead.server.room import OUT_OF_REACH, Draft, Refused, Room, Settled
from roadstead.server.settings import Settings
from roadstead.server.showing import greet, tell_chat, tell_lobby
from roadstead.server.stirring import stir

TIDY_SECONDS = 5.0
logger = logging.getLogger("roadstead.server")


class Hall:
    """Everything one server process keeps."""

    def __init__(self, settings: Settings, opened: store.Store | None = None) -> None:
        self.settings = settings
        self.limits = settings.limits
        self.store = opened or store.Store(settings.database, wait=settings.wait)
        self.clerk = Clerk(self.store)
        self.quiet = QuietLog()
        self.crew = Crew(settings.workers, settings.bot_limit)
        self.visitors = Visitors(settings.limits)
        self.painter = Painter()
        self.caller = Caller(anywhere=settings.webhooks_anywhere)
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.began = time.time()
        self.decisions = 0
        self.started = 0
        self.failed_writes = 0
        self.alerts = 0
        self.latency = Latency()
        self.replays = Replays(self)
        self.watch = Watch(self)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    # Opening and closing

    def open(self) -> None:
        """Begin: nothing is loaded yet; what happens by itself is woken a little later, one after the other."""
        self.in_background(self.painter.run())
        self.in_background(self.watch.run())
        self.in_background(self._put_to_sleep())
        self.in_background(self._tidy())
        self.in_background(asyncio.to_thread(views.warm_up))
        if self.settings.demo:
            self.in_background(keep_playing(self))

    async def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment, and wait a little until they have heard it."""
        self.closing = True
        guests = [guest for room in self.rooms.values() for guest in room.guests]
        for guest in guests:
            guest.bye("The server is going down for a moment.", again=True)
        patience = time.monotonic() + 0.5
        while any(not guest.outbox.empty() for guest in guests) and time.monotonic() < patience:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Write what is to be written, stop the bots."""
        self.closing = True
        for room in self.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in [*self._tasks, *(task for room in self.rooms.values() for task in room.thinking.values())]:
            task.cancel()
        await self.caller.close()
        await asyncio.to_thread(self.crew.close)
        await asyncio.to_thread(self.clerk.close)
        self.store.close()

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.quiet.trouble("something in the background", error=task.exception())

    @property
    def troubles(self) -> int:
        return self.quiet.count

    def trouble(self, what: str, where: str = "") -> None:
        """Something went wrong, at which table it may be; what the database says of itself needs no further explanation."""
        error = sys.exc_info()[1]
        self.quiet.trouble(what, where, error, trace=not isinstance(error, SQLAlchemyError))

    async def _tidy(self) -> None:
        written = 0
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            if self.clerk.commits != written:
                written = self.clerk.commits
                try:
                    await asyncio.to_thread(self.store.tidy)
                except Exception:
                    self.trouble("tidying the database")

    async def _put_to_sleep(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self.settings.idle_seconds))
            idle = time.monotonic() - self.settings.idle_seconds
            for room in list(self.rooms.values()):
                waits = bool(room.guests or room.thinking or room.timer) or room.lock.locked()
                if room.touched < idle and not waits:
                    self.drop(room)
            try:
                await self._close_unused()
            except Exception:
                self.trouble("closing tables to which nobody comes")

    async def _close_unused(self) -> None:
        """Tables at which nobody sat down, and games that everybody has left."""
        forgotten = time.time() - self.settings.forget_days * 86400
        for table in await asyncio.to_thread(self.store.forgotten, forgotten):
            await self._close_forgotten(table, GATHERING, "Nobody came")
        abandoned = time.time() - self.settings.abandon_days * 86400
        for table in await asyncio.to_thread(self.store.abandoned, abandoned):
            await self._close_forgotten(table, PLAYING, "Nobody played")

    async def _close_forgotten(self, table: str, status: str, why: str) -> None:
        room = await self.room(table)
        async with room.alone():
            if room.papers.status == status and not room.guests:
                draft = Draft(room)
                draft.papers.status = CLOSED
                draft.papers.notice = f"{why} for a long time, so this table was closed."
                await room.commit(draft)

    # Tables

    async def room(self, table: str) -> Room:
        """The table of this name, woken if it sleeps; raises ``KeyError`` when there is none."""
        room = self.rooms.get(table)
        if room is not None:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        papers = await asyncio.to_thread(self.store.papers, table)
        if papers is None:
            raise KeyError(table)
        room = Room(self, papers)
        await self._fill(room)
        self.rooms[table] = room
        stir(room)
        return room

    async def _fill(self, room: Room, *, mend: bool = True) -> None:
        """Read everything of the table from the store."""
        stored = await asyncio.to_thread(read_table, self.store, room.papers)
        game = stored.game
        room.written = len(stored.lines)
        room.log = stored.log
        room.chat = stored.chat
        room.requests = stored.requests
        room.match = game.match
        room.fault = ""
        if game.match is not None:
            for line, when in zip([game.match.record.header, *game.match.record.lines], stored.times, strict=False):
                room.note_times([line], when)
            room.settle()
        elif game.state is not None:
            room.settled = Settled(game.state, game.decisions, "", [False] * int(game.state.seats), 0.0)
        elif game.fault:
            logger.warning("table %s: %s", room.id, game.fault)
            room.settled = None
            room.fault = "This game was played by other rules than today's, so it cannot be shown any more."
        if mend and (game.notice or (game.fault and room.papers.status == PLAYING)):
            await self._mend(room, game)

    async def _mend(self, room: Room, game: Resumed) -> None:
        """Write down that a game goes on from its snapshot, or that it is frozen."""
        draft = Draft(room)
        if game.match is None:
            draft.papers.status = FROZEN
            draft.papers.notice = "This game cannot go on under today's rules. It is kept as it is."
        elif room.papers.notice != game.notice:
            draft.papers.notice = game.notice
            draft.log(game.notice)
        else:
            return
        await room.commit(draft)

    async def reload(self, room: Room, error: Exception) -> None:
        """Something could not be written: what is written is what is, so everything is read again.

        Where that fails too the room is let go, and those who wait for it are refused: it is not what is written.
        """
        if not isinstance(error, Refused):
            self.trouble("writing", room.id)
            self.watch.look_now()
        try:
            papers = await asyncio.to_thread(self.store.papers, room.id)
            if papers is None:
                raise KeyError(room.id)
            room.papers = papers
            room.sights.clear()
            room.forget_heard()
            await self._fill(room, mend=False)
            room.lobby_changed = True
            self.painter.touch(room)
        except Exception:
            self.trouble("reading what is written", room.id)
            self.drop(room)
            self.watch.asleep.add(room.id)
            for guest in list(room.guests):
                guest.bye(OUT_OF_REACH, again=True)

    def drop(self, room: Room) -> None:
        """Let a table sleep: everything of it is in the store."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        if room.timer is not None:
            room.timer.cancel()
        for task in room.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()

    async def discard(self, room: Room) -> None:
        """Take a table away for good."""
        self.drop(room)
        for guest in list(room.guests):
            guest.bye("This table has been cleared away.")
        job = Job()
        for statement in store.without_table(room.id):
            job.change(statement)
        await self.clerk.write(job)

    async def listed(self, statuses: Sequence[str], limit: int, offset: int) -> list[Papers]:
        return await asyncio.to_thread(self.store.listed, statuses, limit, offset)

    async def make(self, asked: wire.NewTable, *, demo: bool = False) -> wire.MadeTable:
        """A new table; raises ``Refused`` for what cannot be."""
        papers, token = made(asked)
        open_now = await asyncio.to_thread(self.store.count)
        if sum(open_now.get(status, 0) for status in (GATHERING, STARTING, PLAYING)) >= self.limits.open_tables:
            raise Refused("The hall is full: there is no room for another table.")
        papers.demo = demo
        job = Job()
        job.add(store.ADD_TABLE, store.table_row(papers, encode(papers)))
        try:
            await self.clerk.write(job)
        except IntegrityError:  # stored after all: only the first answer was lost
            if await asyncio.to_thread(self.store.papers, papers.table) != papers:
                raise
        return wire.MadeTable(papers.table, token)

    # Guests

    async def enter(self, table: str, guest: Guest, hello: wire.Hello) -> Room:
        """Let somebody in; raises ``Refused`` where there is no room."""
        room = await self.room(table)
        guest.person = person_with(room.papers, hello.token)
        guest.token = hello.token if guest.person and hello.token else ""
        if room.seat_of(guest) is None and room.spectators() >= self.limits.spectators:
            raise Refused("So many look on already that there is no room for more.")
        room.guests.add(guest)
        greet(room, guest, hello)
        tell_lobby_to_others(room, guest)
        return room

    def leave(self, room: Room, guest: Guest) -> None:
        room.guests.discard(guest)
        if guest.person and not room.is_here(guest.person):
            room.left[guest.person] = time.time()
        room.touched = time.monotonic()
        if not self.closing:
            tell_lobby(room)

    async def ask(self, room: Room, guest: Guest, said: wire.Request) -> wire.Reply:
        started = time.perf_counter()
        reply = await answer(room, guest, said)
        self.latency.add(time.perf_counter() - started)
        return reply

    def after(self, room: Room, draft: Draft) -> None:
        """Something has been written: now everybody is told, and what follows from it begins."""
        room.touched = time.monotonic()
        if draft.chats:
            tell_chat(room, draft.chats)
        if room.papers.deadline:
            room.lobby_changed = True
        self.painter.touch(room)
        stir(room)


def tell_lobby_to_others(room: Room, newcomer: Guest) -> None:
    newcomer.greeted = False
    tell_lobby(room)
    newcomer.greeted = True


def person_with(papers: Papers, token: str | None) -> int:
    """The number of the person with this token; 0: nobody.  All are compared, each in constant time."""
    if not token:
        return 0
    given = fingerprint(token)
    found = 0
    for number, person in enumerate(papers.persons, 1):
        if hmac.compare_digest(given, person.token):
            found = number
    return found
