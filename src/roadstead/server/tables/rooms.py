"""All rooms: a table is found, woken, made, read again, and put to sleep here."""

import asyncio
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from sqlalchemy.exc import IntegrityError

from roadstead.records.format import Decision, Header, Line, Setup
from roadstead.server import wire
from roadstead.server.fleet.claims import Claims
from roadstead.server.logs import TroubleLog
from roadstead.server.proving import Proving
from roadstead.server.settings import Settings
from roadstead.server.storage import schema
from roadstead.server.storage.lock import OutOfReach
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import FROZEN, GATHERING, PLAYING, STARTING, TableInfo
from roadstead.server.storage.writer import Job, Writer
from roadstead.server.tables.branches import made_branch
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.lesson_tables import made_lesson
from roadstead.server.tables.loading import fill
from roadstead.server.tables.new_table import made
from roadstead.server.tables.places import Places, Use
from roadstead.server.tables.refusal import NOT_WRITTEN, OUT_OF_REACH, NoPlace, Refused
from roadstead.server.tables.resuming import Resumed
from roadstead.server.tables.room import Room
from roadstead.server.tables.variants import Variants

A_MOMENT = 0.5  # seconds for which a fault of the database may last before nobody tries to write
logger = logging.getLogger("roadstead.server")


class Listener(Protocol):
    """Who is told what happens to rooms."""

    def woken(self, room: Room) -> None:
        """A table has been read from the database."""

    def changed(self, room: Room, draft: Draft) -> None:
        """A draft has been stored."""

    def read_again(self, room: Room) -> None:
        """Something failed, and the room has been read again: it may show something else now."""

    def write_failed(self) -> None:
        """Something could not be written."""

    def lost(self, room: Room) -> None:
        """The room could not be read again either, so it was let go."""

    def due(self, table: str) -> None:
        """At this table, which sleeps, it is time for something to happen by itself."""


def playable(info: TableInfo) -> bool:
    """Whether the table's game is here.  Blocks: the first look at a variant reads it."""
    try:
        info.the_game()
    except ValueError:
        return False
    return True


def is_known(info: TableInfo) -> bool:
    """Whether the table's game is here, by what is said of it."""
    try:
        return bool(info.title)
    except ValueError:
        return False


class Rooms:
    """The rooms that are awake, by table.  Everything of the others is in the database."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        writer: Writer,
        claims: Claims,
        log: TroubleLog,
        listener: Listener,
    ) -> None:
        self.settings = settings
        self.store = store
        self.writer = writer
        self.claims = claims
        self.proving = Proving()
        limits = settings.limits
        self.places = Places(limits.variants, limits.variants_of_one, self._variants_used, self._put_to_sleep)
        self.variants = Variants(settings.variants, self.places, self.proving, log)
        self.awake: dict[str, Room] = {}
        self.closed = False
        self.decisions = 0
        self.started = 0
        self.failed_writes = 0
        self._log = log
        self._listener = listener
        self._loading: dict[str, asyncio.Task[Room]] = {}

    # Finding

    async def find(self, table: str) -> Room:
        """The room of this table, woken if it sleeps.

        Raises ``KeyError`` when there is no such table, and ``Elsewhere`` when another server has it.
        """
        room = self.awake.get(table)
        if room is not None:
            return room
        if self.closed:
            raise OutOfReach("this server is going down")
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    async def _load(self, table: str) -> Room:
        member = await self.claims.claim(table)
        info = await asyncio.to_thread(self.store.info, table)
        if info is None:
            raise KeyError(table)
        try:
            with self._place_for(info, await asyncio.to_thread(self._takes_a_place, info)):
                return await self._woken(info, member)
        except NoPlace:
            self.claims.give_back(table, member)
            raise

    async def _woken(self, info: TableInfo, member: int) -> Room:
        if not await asyncio.to_thread(playable, info):
            self._log.trouble("waking a table", info.table, why=f"its game {info.game} is not here")
            raise KeyError(info.table)
        room = Room(info, self.settings, self, member)
        game = await fill(room, self.store)
        if game.fault and game.match is None and game.state is None:
            self._log.trouble("waking a table", room.id, why=game.fault)
        await self._mend(room, game)
        if self.closed or member != self.claims.number:
            raise OutOfReach("the table was lost again before it was read")
        self.awake[room.id] = room
        self._listener.woken(room)
        return room

    # Places of variants

    def _takes_a_place(self, info: TableInfo) -> bool:
        """Whether its game is a variant that a visitor has brought.  Blocks the first time."""
        return bool(info.variant) and info.game not in self.variants.offered

    @contextmanager
    def _place_for(self, info: TableInfo, takes_one: bool) -> Iterator[None]:
        if takes_one:
            with self.places.taken(info.game):
                yield
        else:
            yield

    def _variants_used(self) -> dict[str, Use]:
        used: dict[str, Use] = {}
        for room in self.awake.values():
            if room.info.variant:
                name = room.game.name
                used[name] = max(used.get(name, Use.IDLE), Use.PLAYED if room.busy else Use.IDLE)
        return used

    def _put_to_sleep(self, variant: str) -> None:
        """Put the tables of a variant to sleep, at which nobody is.  Where one waits for a time, it is woken then."""
        for room in [room for room in self.awake.values() if room.info.variant and room.game.name == variant]:
            when = room.timer.when() if room.timer is not None else 0.0
            self.drop(room)
            if when:
                asyncio.get_running_loop().call_at(when, self._listener.due, room.id)

    async def _mend(self, room: Room, game: Resumed) -> None:
        """Write down that a game goes on from its snapshot, or that it is frozen."""
        draft = room.draft()
        if game.fault and game.match is None and room.info.status == PLAYING:
            draft.info.status = FROZEN
            draft.info.notice = "This game cannot go on under today's rules. It is kept as it is."
        elif game.notice and room.info.notice != game.notice:
            draft.info.notice = game.notice
            draft.log(game.notice)
        else:
            return
        await room.commit(draft)

    async def listed(self, statuses: Sequence[str], limit: int, offset: int) -> list[TableInfo]:
        found = await asyncio.to_thread(self.store.listed, statuses, limit, offset)
        return [info for info in found if is_known(info)]

    # Making and removing

    async def make(self, asked: wire.NewTable, visitor: str = "", *, demo: bool = False) -> wire.MadeTable:
        """A new table; raises ``Refused`` for one that cannot be."""
        async with self.variants.game(asked, visitor) as game:
            info, token = made(asked, game)
            info.demo = demo
            return await self._add(info, token)

    async def make_lesson(self, asked: wire.NewLesson) -> wire.MadeTable:
        """A new table for a lesson; raises ``Refused`` where there is no such lesson."""
        return await self._add(*made_lesson(asked))

    async def make_branch(self, room: Room, asked: wire.PlayOn, own: int | None) -> wire.MadeTable:
        """A new table that goes on from a moment of this one's finished game; raises ``Refused`` where it cannot."""
        lines, _ = await asyncio.to_thread(self.store.record, room.id)
        return await self._add(*await asyncio.to_thread(made_branch, room.info, lines, asked, own))

    async def _add(self, info: TableInfo, token: str, job: Job | None = None) -> wire.MadeTable:
        """Write a new table, by this ``job`` if there is more of it than its info."""
        self.must_be_writable()
        count = await asyncio.to_thread(self.store.count)
        if sum(count.get(status, 0) for status in (GATHERING, STARTING, PLAYING)) >= self.settings.limits.open_tables:
            raise Refused("The hall is full: there is no room for another table.")
        if job is None:
            job = Job()
            job.add(schema.ADD_TABLE, schema.table_row(info))
        try:
            await self.writer.write(job)
        except IntegrityError:  # it was stored the first time, and only the answer of the database was lost
            if await asyncio.to_thread(self.store.info, info.table) != info:
                raise
        return wire.MadeTable(info.table, token)

    def drop(self, room: Room) -> None:
        """Let a table sleep: everything of it is in the database."""
        if self.keeps(room):
            del self.awake[room.id]
            self.places.used(room.game.name)
            self.claims.give_back(room.id, room.member)
        self.quieten(room)

    @staticmethod
    def quieten(room: Room) -> None:
        """Nothing happens by itself in this room any more."""
        if room.timer is not None:
            room.timer.cancel()
        for task in room.thinking.values():
            if task is not asyncio.current_task():
                task.cancel()

    def close(self) -> None:
        """Let all rooms go, and wake no more: other servers may have the tables from now on."""
        self.closed = True
        for room in list(self.awake.values()):
            del self.awake[room.id]
            self.quieten(room)

    async def discard(self, room: Room) -> None:
        """Remove a table for good."""
        self.drop(room)
        for guest in list(room.guests):
            guest.bye("This table has been cleared away.")
        job = Job()
        for statement in schema.without_table(room.id):
            job.change(statement)
        await self.writer.write(job)

    # What a room asks for (``room.Keeper``)

    def keeps(self, room: Room) -> bool:
        return self.awake.get(room.id) is room

    def must_be_writable(self) -> None:
        """Refuse what could not be written down for a while.  Where even reading is in vain, whoever tries is sent away."""
        writer = self.writer
        if writer.fault and time.monotonic() - writer.since > A_MOMENT and not self.store.out_of_reach:
            raise Refused(f"{NOT_WRITTEN} Please try again in {max(1, round(writer.patience))} seconds.")

    async def write(self, job: Job) -> None:
        try:
            await self.writer.write(job)
        except Exception:
            self.failed_writes += 1
            raise

    def written(self, room: Room, draft: Draft, lines: Sequence[Header | Line]) -> None:
        self.decisions += sum(isinstance(line, Decision) for line in lines)
        self.started += any(isinstance(line, Setup) for line in lines)
        self._listener.changed(room, draft)

    async def reload(self, room: Room, error: Exception) -> None:
        """Only what is written counts, so the room is read again.

        Where that fails too, the room is let go, and those who wait for it are refused.
        """
        if room.member != self.claims.number:
            self.let_go(room)  # others took us for dead, and may have the table
            return
        if not isinstance(error, Refused):
            self._log.trouble("writing", room.id)
            self._listener.write_failed()
        try:
            info = await asyncio.to_thread(self.store.info, room.id)
            if info is None:
                raise KeyError(room.id)
            room.info = info
            room.sights.clear()
            room.forget_heard()
            await fill(room, self.store)
            room.lobby_changed = True
            self._listener.read_again(room)
        except Exception:
            self._log.trouble("reading what is written", room.id)
            self.let_go(room)

    def let_go(self, room: Room) -> None:
        """What the room shows may not be what is written: whoever is here finds the table again when they come again."""
        self.drop(room)
        self._listener.lost(room)
        for guest in list(room.guests):
            guest.bye(OUT_OF_REACH, again=True, wait=self.writer.patience)

    def let_go_of_lost_claims(self) -> None:
        """Another server may have these tables by now."""
        for room in list(self.awake.values()):
            if room.member != self.claims.number:
                self.let_go(room)
