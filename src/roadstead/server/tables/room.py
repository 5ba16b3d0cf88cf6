"""One table that is awake: its info, its game, its log, and those who are connected to it.

A decision goes in a straight line.  A handler checks a request against what is written, plays it, and collects what is
to be written in a ``Draft``.  ``commit`` has it written.  Only then is anything of it told or shown.
"""

import asyncio
import time
from bisect import bisect_left
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from roadstead.coach.reasons import Advice
from roadstead.kernel.lessons import Place
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Collector, Match
from roadstead.records.format import Decision, Header, Line, Note, Rewind, Setup, Undo
from roadstead.server import wire
from roadstead.server.cache import Cache
from roadstead.server.settings import Settings
from roadstead.server.storage.table_info import PLAYING, TableInfo
from roadstead.server.storage.writer import Job
from roadstead.server.tables.draft import Draft
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.lesson_tables import placed
from roadstead.server.tables.log import LogRow, Moment
from roadstead.server.tables.refusal import NOT_WRITTEN, Gone, Refused
from roadstead.server.tables.sight import Sight

PREVIEWS_KEPT = 100
FILMED = 12  # decisions whose moments are kept for those who have not been shown them yet


class Keeper(Protocol):
    """What a room asks of whoever keeps all rooms."""

    def keeps(self, room: "Room") -> bool:
        """Whether this is still the room of its table."""

    def must_be_writable(self) -> None:
        """Refuse what could not be written down now."""

    async def write(self, job: Job) -> None:
        """Return when the job is committed; raise where it is not, or where nobody knows."""

    async def reload(self, room: "Room", error: Exception) -> None:
        """Read the room again from the database after this error."""

    def written(self, room: "Room", draft: Draft, lines: Sequence[Header | Line]) -> None:
        """A draft is stored: show it, and see to what follows."""


@dataclass(eq=False)
class Settled:
    """The game as it is written.  All views are made from this, never from the state that is being played on."""

    state: State
    n: int
    question: str
    undo: list[bool]
    since: float  # when the question was first asked
    place: Place | None = None  # how far a lesson has come
    previews: Cache[wire.Foreseen] = field(default_factory=lambda: Cache(PREVIEWS_KEPT))  # by seat and choices
    advice: Cache[list[Advice]] = field(default_factory=lambda: Cache(PREVIEWS_KEPT))  # the coach's, by seat


class Room:
    """A table that is awake."""

    def __init__(self, info: TableInfo, settings: Settings, keeper: Keeper, member: int = 0) -> None:
        self.info = info
        self.member = member  # under which number this server has the table, where there are several
        self.settings = settings
        self.limits = settings.limits
        self.keeper = keeper
        self.game = info.the_game()
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.written = 0  # lines of the record that are stored
        self.log: list[LogRow] = []
        self.film: list[Moment] = []  # what happened since somebody here was last shown the table
        self.chat: list[wire.ChatLine] = []
        self.requests: dict[tuple[str, str], str] = {}
        self.guests: set[Guest] = set()
        self.settled: Settled | None = None
        self.fault = ""  # why the game of this table cannot be shown
        self.sights: dict[int | None, tuple[Settled, Sight]] = {}
        self.lobby_changed = False
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.alerted: set[tuple[int, str]] = set()
        self.touched = time.monotonic()
        self.readers = 0  # pages about this table that are being made
        self.woken = time.time()
        self.left: dict[int, float] = {}  # when each person who is not here went away, as far as it was seen
        self._heard: dict[int | None, list[wire.LogLine]] = {}
        self._hearing: dict[int | None, int] = {}
        self._places: dict[int | None, list[int]] = {}  # where in the whole log each line stands that a seat has heard
        self.when: dict[int, float] = {}  # when each decision was written
        self.deciders: dict[int, int] = {}  # and which seat made it
        # Several small choices can be sent as one gesture, and undo takes all of it back.  For each decision: the last
        # decision before its gesture.
        self.gestures: dict[int, int] = {}
        self.went_back = 0.0
        self.came_back: dict[int, float] = {}

    @property
    def id(self) -> str:
        return self.info.table

    @property
    def collector(self) -> Collector:
        assert self.match is not None
        assert isinstance(self.match.writer, Collector)
        return self.match.writer

    # Who is here

    def seat_of(self, guest: Guest) -> int | None:
        return self.info.seat_of(guest.person)

    def is_here(self, person: int) -> bool:
        return bool(person) and any(guest.person == person for guest in self.guests)

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked now."""
        return self.info.status == PLAYING and self.settled is not None and bool(self.settled.state.asks(seat))

    @property
    def busy(self) -> bool:
        """Whether somebody is here, reads about it or writes, or a bot thinks: the room cannot be put to sleep then."""
        return bool(self.guests or self.thinking or self.readers) or self.lock.locked()

    @contextmanager
    def read(self) -> Iterator[None]:
        """A page about this table is made in here."""
        self.readers += 1
        try:
            yield
        finally:
            self.readers -= 1

    def spectators(self) -> int:
        return sum(self.seat_of(guest) is None for guest in self.guests)

    # Writing

    def draft(self, who: str = "", request: str = "") -> Draft:
        """An empty draft for this table."""
        return Draft(self.info, self.match, len(self.log), who, request)

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One request at a time.  Where one fails half-way, the room reads itself again from the database.

        Where reading failed too, the keeper has let the room go.  It no longer shows what is written, so nobody goes on
        with it.
        """
        async with self.lock:
            if not self.keeper.keeps(self):
                raise Gone
            try:
                yield
            except Refused as refused:
                if self.match is not None and self.collector.lines:
                    await self.keeper.reload(self, refused)
                raise
            except Exception as error:
                await self.keeper.reload(self, error)
                raise

    async def commit(self, draft: Draft) -> None:
        """Have the draft written.  The room takes it over once it is stored.

        Where writing fails nothing has happened, and the request is refused.  Sometimes the draft was stored and only the
        answer of the database was lost: then the request is granted all the same.
        """
        now = time.time()
        lines = self.collector.taken() if self.match is not None else []
        draft.note_the_end(now)
        try:
            job = draft.job(lines, self.written, now)
            job.member = self.member
            await self.keeper.write(job)
        except Exception as error:
            await self.keeper.reload(self, error)
            if not self.has_stored(draft):
                raise Refused(f"{NOT_WRITTEN} Please try again.") from error
        else:
            self._take_over(draft, lines, now)
        if draft.becomes is not None:
            guest, person = draft.becomes
            guest.person = person
        self.keeper.written(self, draft, lines)

    def has_stored(self, draft: Draft) -> bool:
        """Whether the request of this draft is among those that are written."""
        return bool(draft.request) and (draft.who, draft.request) in self.requests

    def _take_over(self, draft: Draft, lines: list[Header | Line], now: float) -> None:
        """The draft is stored: from now on the room shows it."""
        if draft.changed is not None:
            self.info = draft.changed
            self.lobby_changed = True
        self.note_times(lines, now)
        self.written += len(lines)
        self.log += draft.logs
        self._keep_film(draft.film, lines)
        self.chat += draft.chats
        if draft.request:
            self.requests[draft.who, draft.request] = draft.stored_answer()
        if lines or draft.resettle:
            self.settle()

    def _keep_film(self, film: list[Moment], lines: list[Header | Line]) -> None:
        """Of the last decisions only, and of none that was taken back."""
        if any(isinstance(line, Undo | Rewind) for line in lines) or not self.guests:
            self.film = []
            return
        last = film[-1].n if film else 0
        self.film = [moment for moment in self.film if moment.n > last - FILMED] + film

    def note_times(self, lines: list[Header | Line], now: float) -> None:
        """Remember when each decision was written, from where deadlines count, and whose it was."""
        for line in lines:
            if isinstance(line, Decision | Setup):
                self.when[line.n] = now
                if isinstance(line, Decision):
                    self.deciders[line.n] = line.seat
            elif isinstance(line, Rewind):
                self.went_back = now
            elif isinstance(line, Note) and line.note == "return" and line.seat is not None:
                self.came_back[line.seat] = now

    def settle(self) -> None:
        """The match is written as it is now: show it from now on."""
        match = self.match
        if match is None:
            return
        state = match.state.copied(ALL_SEEING)
        state.dice = match.state.dice.clone()
        undo = [match.can_undo(seat) for seat in range(state.seats)]
        since = 0.0 if match.over else max(self.when.get(match.asked_since(), 0.0), self.went_back)
        if not match.whole:
            since = max(since, max(self.when.values(), default=0.0))
        question = "" if match.over else match.question()
        self.settled = Settled(state, match.decisions, question, undo, since, placed(self.info, match))

    # Telling

    def decided(self, after: int, until: int) -> list[int]:
        """The seats that made the decisions after one of them, up to another; those taken back included."""
        return [self.deciders[n] for n in range(after + 1, until + 1) if n in self.deciders]

    def heard(self, seat: int | None) -> list[wire.LogLine]:
        """The log as this seat has heard it."""
        mine = self._heard.setdefault(seat, [])
        places = self._places.setdefault(seat, [])
        for row in self.log[self._hearing.get(seat, 0) :]:
            if row.heard_by(seat):
                mine.append(row.told(len(mine)))
                places.append(row.at)
        self._hearing[seat] = len(self.log)
        return mine

    def heard_as(self, seat: int | None, at: int) -> int:
        """Which of the lines that this seat has heard is line ``at`` of the whole log."""
        self.heard(seat)
        return bisect_left(self._places[seat], at)

    def forget_heard(self) -> None:
        """The log has been read again: what each seat has heard is counted anew."""
        self.film = []
        self._places.clear()
        self._heard.clear()
        self._hearing.clear()

    def due(self, seat: int) -> float:
        """When the answer of this seat is due; 0: never."""
        settled, info = self.settled, self.info
        if not info.deadline or info.status != PLAYING or settled is None:
            return 0.0
        if info.seats[seat].bot or not settled.state.asks(seat):
            return 0.0
        return max(settled.since, self.came_back.get(seat, 0.0), info.timed) + info.deadline
