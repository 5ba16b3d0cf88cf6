"""The other servers of the same tables: who lives, who has died, and a link to each.

Once in a while every member writes that it lives and looks who else does.  A member that nobody can reach and whose
session has ended is buried at once; one whose session has ended although its link is there gets a moment to come back.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sqlalchemy.exc import SQLAlchemyError

from roadstead.server.fleet.links import PROTOCOL, Hello, Link, LinkLost, News
from roadstead.server.limits import Visitors
from roadstead.server.logs import TroubleLog
from roadstead.server.storage import members
from roadstead.server.storage.lock import DYING
from roadstead.server.storage.members import Member
from roadstead.server.storage.store import Store
from roadstead.server.storage.writer import Job, Writer

LOOK_EVERY = 1.0  # seconds between two looks at who lives
DIAL = 2.0  # seconds for another server to answer
HUNG = 8.0  # seconds without a sign after which a member is taken for dead although its session stands
ALL_AGAIN = 30.0  # seconds after which tables without a server are looked for in any case
WORTH_TELLING = 5  # live lines of one visitor from which on the others are told


class Listener(Protocol):
    """Who is told about changes."""

    def orphaned(self) -> None:
        """There may be tables that nobody has."""

    def displaced(self) -> None:
        """Others took us for dead: the tables we had are no longer ours."""


@dataclass(frozen=True)
class Peer:
    """Another member, as its row tells."""

    number: int
    name: str
    address: str
    machine: str
    secret: str
    told: bytes


class Fleet:
    """The members, as this one sees them."""

    def __init__(
        self,
        member: Member,
        store: Store,
        writer: Writer,
        visitors: Visitors,
        log: TroubleLog,
        listener: Listener,
        told: Callable[[], bytes],
    ) -> None:
        self.member = member
        self.peers: dict[int, Peer] = {}
        self.taken_over = 0  # members that this one found dead
        self.relayed = 0  # people let through to tables of other servers
        self._store = store
        self._writer = writer
        self._visitors = visitors
        self._log = log
        self._listener = listener
        self._told = told
        self._links: dict[int, Link] = {}
        self._dialling: dict[int, asyncio.Task[Link]] = {}
        self._suspected: set[int] = set()  # whose session had ended at the last look
        self._silent: set[int] = set()  # who had been silent for too long at the last look
        self._unreached: dict[int, float] = {}  # since when a member does not answer although its session stands
        self._known_lines: dict[str, int] = {}
        self._number = store.lock.number
        self._last_all = time.monotonic()
        self._nudged = asyncio.Event()
        self._looked = False

    @property
    def number(self) -> int:
        return self._store.lock.number

    @property
    def eldest(self) -> bool:
        """Whether nobody else is here for longer.  What one server does for all is done by this one."""
        return self._looked and all(self.number < other for other in self.peers)

    # Looking who lives

    async def run(self) -> None:
        while not self._store.lock.left:
            try:
                await self._say_so()
                await self.look()
            except (SQLAlchemyError, OSError):
                pass  # the writer knows what is wrong, and tells it
            except Exception:
                self._log.trouble("looking after the other servers")
            try:
                await asyncio.wait_for(self._nudged.wait(), LOOK_EVERY)
            except TimeoutError:
                continue
            finally:
                self._nudged.clear()

    async def _say_so(self) -> None:
        """Write that we live, and how we are doing; notice when others took us for dead."""
        job = Job()
        job.change(members.beat(self.number, self._told()))
        try:
            await self._writer.write(job)
        finally:
            if self.number != self._number:
                self._number = self.number
                self.close()  # the others know us by our old number
                self._listener.displaced()

    async def look(self) -> None:
        rows = await asyncio.to_thread(members.all_members, self._store.reachable())
        others = {row.id: row for row in rows if row.id != self.number}
        suspected = {number for number, row in others.items() if not row.held}
        for number in suspected:
            if (number in self._suspected or not self._linked(number)) and await self._bury(number):
                del others[number]
        silent = {number for number, row in others.items() if row.held and row.silent > HUNG}
        for number in silent & self._silent:  # twice: after an outage all have been silent, and all speak again
            await asyncio.to_thread(self._end_session, others[number])
        self._suspected, self._silent = suspected, silent
        self._looked = True
        gone = set(self.peers) - set(others)
        self.peers = {number: self._peer(row) for number, row in others.items()}
        for number in gone:
            self._unreached.pop(number, None)
            self._visitors.elsewhere.pop(number, None)
            link = self._links.pop(number, None)
            if link is not None:
                link.close()
        if gone or time.monotonic() - self._last_all > ALL_AGAIN:
            self._last_all = time.monotonic()
            self._listener.orphaned()
        for number in self.peers:
            if not self._linked(number):
                self._start_dialling(number)
        self._tell_lines()

    def _linked(self, number: int) -> bool:
        return number in self._links and not self._links[number].lost

    @staticmethod
    def _peer(row: Any) -> Peer:
        return Peer(row.id, row.name, row.address, row.machine, row.secret, row.told)

    def _end_session(self, row: Any) -> None:
        with self._store.reachable().connect() as db:
            members.end_session(db, row.session, row.session_began)

    async def _bury(self, number: int) -> bool:
        """Whether this member was dead."""
        dead = await asyncio.to_thread(members.bury, self._store.reachable(), number)
        self.taken_over += dead
        return dead

    async def everybody(self) -> Sequence[Any]:
        """The rows of all members, this one included."""
        return await asyncio.to_thread(members.all_members, self._store.reachable())

    # Links

    async def link(self, number: int) -> Link:
        """A link to this member; raises ``LinkLost``.  One that is dead is buried on the way."""
        if self._linked(number):
            return self._links[number]
        return await asyncio.shield(self._start_dialling(number))

    def _start_dialling(self, number: int) -> "asyncio.Task[Link]":
        dialling = self._dialling.get(number)
        if dialling is None:
            dialling = self._dialling[number] = asyncio.create_task(self._dial(number))
            dialling.add_done_callback(lambda done: self._dialled(number, done))
        return dialling

    def _dialled(self, number: int, done: "asyncio.Task[Link]") -> None:
        self._dialling.pop(number, None)
        if not done.cancelled():
            done.exception()  # whoever waits is told, and the next look tries again

    async def _dial(self, number: int) -> Link:
        peer = self.peers.get(number)
        if peer is None:
            rows = await self.everybody()
            peer = next((self._peer(row) for row in rows if row.id == number), None)
        if peer is None:
            raise LinkLost(f"server {number} is gone")
        link = Link(number)
        try:
            await link.dial(peer.address, Hello(PROTOCOL, self.number, number, peer.secret), DIAL)
        except LinkLost:
            if await self._bury(number):
                self._nudged.set()
            elif time.monotonic() - self._unreached.setdefault(number, time.monotonic()) > DYING:
                self._log.trouble("reaching another server")
            raise
        self._unreached.pop(number, None)
        if number in self._links:
            self._links[number].close()
        self._links[number] = link
        if self._known_lines:
            link.tell(News(self._known_lines))
        return link

    def lost(self, number: int) -> None:
        """A link has ended: look now who lives."""
        self._nudged.set()

    # Limits that hold for all servers together

    def _tell_lines(self) -> None:
        lines = {who: count for who, count in self._visitors.connections.items() if count >= WORTH_TELLING}
        if lines != self._known_lines:
            self._known_lines = lines
            self._tell_all(News(lines))

    def made_a_table(self, address: str) -> None:
        self._tell_all(News(made=address))

    def _tell_all(self, news: News) -> None:
        for link in self._links.values():
            if not link.lost:
                link.tell(news)

    def hear(self, number: int, news: News) -> None:
        """What another server tells of its visitors."""
        if news.lines is not None:
            self._visitors.elsewhere[number] = news.lines
        if news.made:
            self._visitors.may_make_a_table(news.made)

    # The end

    async def leave(self) -> None:
        """Give all tables away, after everything that is still to be written."""
        job = Job(leaving=True)
        job.change(members.gone(self.number))
        try:
            await self._writer.write(job)
        except Exception:
            self._log.trouble("giving the tables away")

    def close(self) -> None:
        for link in list(self._links.values()):
            link.close()
