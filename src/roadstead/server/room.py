"""One table: its papers, its game, its log, and those who are connected to it.

The way of a decision is a straight line.  A handler checks a request against what is written, plays it, and collects
what is to be written in a ``Draft``; ``commit`` has the clerk write it, and only then is anything of it told or shown.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from roadstead.kernel.events import EVERYBODY, SPECTATOR_BIT, Event
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Collector, Match
from roadstead.records import encode as encode_line
from roadstead.records.format import Decision, Header, Line, Note, Rewind, Setup
from roadstead.server import store, wire
from roadstead.server.clerk import Job
from roadstead.server.guest import Guest
from roadstead.server.papers import OVER, PLAYING, Ending, Papers, encode
from roadstead.server.views import Sight

if TYPE_CHECKING:
    from roadstead.server.hall import Hall

SNAPSHOT_EVERY = 20  # decisions
OUT_OF_REACH = "The table is out of reach for a moment."


class Refused(Exception):
    """A request that is not granted; nothing has changed."""

    def __init__(self, words: str, rule: str = "", *, stale: bool = False) -> None:
        super().__init__(words)
        self.words = words
        self.rule = rule
        self.stale = stale


class Gone(Refused):
    """The table was let go while somebody waited for it: whoever comes again finds it as it is written."""

    def __init__(self) -> None:
        super().__init__(OUT_OF_REACH)


class LogRow(NamedTuple):
    """A line of the log and who may hear it.  An aside follows from no decision; it was said after decision ``n``."""

    at: int
    n: int
    audience: int
    words: str
    rule: str
    seat: int | None
    aside: bool = False

    @classmethod
    def read(cls, row: Any) -> "LogRow":
        """A line as it is stored: the numbers of asides count downwards from -1."""
        n, aside = (-1 - row.n, True) if row.n < 0 else (row.n, False)
        return cls(row.at, n, row.audience, row.words, row.rule, row.seat, aside)

    def stored(self) -> dict[str, Any]:
        kept = self._asdict()
        if kept.pop("aside"):
            kept["n"] = -1 - self.n
        return kept

    def told(self, at: int) -> wire.LogLine:
        return wire.LogLine(at, self.n, self.words, self.rule, self.seat, self.aside)

    def heard_by(self, seat: int | None) -> bool:
        return bool(self.audience & (SPECTATOR_BIT if seat is None else 1 << seat))


@dataclass(eq=False)
class Settled:
    """The game as it is written: everything that is shown is made from this, never from the game being played on."""

    state: State
    n: int
    question: str
    undo: list[bool]
    since: float  # when the question was first asked


class Draft:
    """What a request wants written."""

    def __init__(self, room: "Room", who: str = "", request: str = "") -> None:
        self.room = room
        self.who = who
        self.request = request
        self.answer: dict[str, Any] = {}
        self.logs: list[LogRow] = []
        self.chats: list[wire.ChatLine] = []
        self.new_tables: list[Papers] = []
        self.resettle = False  # what is shown changes although no line is written: a new name
        self.becomes: tuple[Guest, int] | None = None  # who is known as which person, once it is written
        self._papers: Papers | None = None

    @property
    def papers(self) -> Papers:
        """The papers to write on."""
        if self._papers is None:
            self._papers = self.room.papers.copy()
            self._papers.version += 1
        return self._papers

    @property
    def empty(self) -> bool:
        """Whether there is nothing to write."""
        nothing_new = not (self.logs or self.chats or self.new_tables)
        return nothing_new and not self.request and self._papers is None

    @property
    def changed(self) -> Papers | None:
        return self._papers

    def log(self, words: str, *, seat: int | None = None) -> None:
        """Tell everybody something that follows from no decision."""
        self._log(words, "", EVERYBODY, seat, aside=True)

    def _log(self, words: str, rule: str, audience: int, seat: int | None, *, aside: bool) -> None:
        room = self.room
        n = room.match.decisions if room.match else 0
        self.logs.append(LogRow(len(room.log) + len(self.logs), n, audience, words, rule, seat, aside))

    def hear(self, events: list[Event]) -> None:
        """Put what happened into words, each event as one of those who may hear it sees the table."""
        room = self.room
        if not events or room.match is None:
            return
        state = room.match.state
        words = room.game.words
        names = (self.changed or room.papers).names()
        views: dict[int | None, State] = {}
        for event in events:
            hearer = None if event.audience & SPECTATOR_BIT else (event.audience & -event.audience).bit_length() - 1
            if hearer not in views:
                views[hearer] = state.redacted(hearer)
            seat = event.facts.get("seat")
            known = seat if seat is not None and 0 <= seat < state.seats else None
            self._log(words.line(event, views[hearer], names), event.rule, event.audience, known, aside=False)


class Room:
    """A table that is awake."""

    def __init__(self, hall: "Hall", papers: Papers) -> None:
        self.hall = hall
        self.papers = papers
        self.game = papers.the_game()
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.written = 0  # lines of the record that are stored
        self.log: list[LogRow] = []
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
        self.woken = time.time()
        self.left: dict[int, float] = {}  # when each person who is not here went away
        self._heard: dict[int | None, list[wire.LogLine]] = {}
        self._hearing: dict[int | None, int] = {}
        self.when: dict[int, float] = {}  # when each decision was written
        self.gestures: dict[
            int, int
        ] = {}  # for each decision the last one before its gesture: undo takes all of it back
        self.went_back = 0.0
        self.came_back: dict[int, float] = {}

    @property
    def id(self) -> str:
        return self.papers.table

    @property
    def collector(self) -> Collector:
        assert self.match is not None
        assert isinstance(self.match.writer, Collector)
        return self.match.writer

    # Who is here

    def seat_of(self, guest: Guest) -> int | None:
        return self.papers.seat_of(guest.person)

    def is_here(self, person: int) -> bool:
        return bool(person) and any(guest.person == person for guest in self.guests)

    def free_from(self, seat: int) -> float:
        """From when on others may hand this seat to a bot; 0: its owner is here, or a bot plays it already."""
        held = self.papers.seats[seat]
        if self.papers.status != PLAYING or not held.person or held.bot or self.is_here(held.person):
            return 0.0
        return self.left.get(held.person, self.woken) + self.hall.settings.grace_seconds

    def asks(self, seat: int) -> bool:
        """Whether this seat is asked now."""
        return self.papers.status == PLAYING and self.settled is not None and bool(self.settled.state.asks(seat))

    def spectators(self) -> int:
        return sum(self.seat_of(guest) is None for guest in self.guests)

    # Writing

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One request at a time.  Where one fails half-way, everything is read again from what is written.

        Where that failed too, for one who came before, the room is not what is written, and nobody goes on with it.
        """
        async with self.lock:
            if self.hall.rooms.get(self.id) is not self:
                raise Gone
            try:
                yield
            except Refused as refused:
                if self.match is not None and self.collector.lines:
                    await self.hall.reload(self, refused)
                raise
            except Exception as error:
                await self.hall.reload(self, error)
                raise

    async def commit(self, draft: Draft) -> None:
        """Have everything written, then take it as what is; where writing fails, as if nothing had been asked.

        Unless it was stored after all and only the answer was lost: then it is granted like any other.
        """
        now = time.time()
        lines = self.collector.taken() if self.match is not None else []
        self._notice_the_end(draft, now)
        job = self._job(draft, lines, now)
        try:
            await self.hall.clerk.write(job)
        except Exception as error:
            self.hall.failed_writes += 1
            await self.hall.reload(self, error)
            if not self.has_stored(draft):
                raise Refused("This could not be written down, so it has not happened. Please try again.") from error
        else:
            self._take_over(draft, lines, now)
        if draft.becomes is not None:
            guest, person = draft.becomes
            guest.person = person
        self.hall.after(self, draft)

    def has_stored(self, draft: Draft) -> bool:
        """Whether the request of this draft is among those that are written."""
        return bool(draft.request) and (draft.who, draft.request) in self.requests

    def _take_over(self, draft: Draft, lines: list[Header | Line], now: float) -> None:
        """It is stored: from now on it is what is."""
        if draft.changed is not None:
            self.papers = draft.changed
            self.lobby_changed = True
        self.note_times(lines, now)
        self.written += len(lines)
        self.log += draft.logs
        self.chat += draft.chats
        if draft.request:
            self.requests[draft.who, draft.request] = msgspec.json.encode(draft.answer).decode()
        self.hall.decisions += sum(isinstance(line, Decision) for line in lines)
        if lines or draft.resettle:
            self.settle()

    def _notice_the_end(self, draft: Draft, now: float) -> None:
        match = self.match
        if match is None or not match.over or (draft.changed or self.papers).status == OVER:
            return
        state = match.state
        papers = draft.papers
        papers.status = OVER
        papers.listed = papers.listed and not papers.demo
        papers.ballot = None
        papers.ending = Ending(
            [int(score) for score in state.scores()],
            [int(seat) for seat in state.winners()],
            self.game.words.breakdown(state, papers.names()),
            now,
            match.decisions,
        )

    def _job(self, draft: Draft, lines: list[Header | Line], now: float) -> Job:
        job = Job()
        table = self.id
        for i, line in enumerate(lines, self.written):
            text = encode_line(line).decode().rstrip("\n")
            job.add(store.ADD_LINES, {"table": table, "n": i, "line": text, "when": now})
        for row in draft.logs:
            job.add(store.ADD_LOG, {"table": table, **row.stored()})
        for said in draft.chats:
            kept = {"at": said.at, "name": said.name, "text": said.text, "when": said.when, "seat": said.seat}
            job.add(store.ADD_CHAT, {"table": table, **kept})
        if draft.request:
            answer = msgspec.json.encode(draft.answer).decode()
            known = {"table": table, "person": draft.who, "request": draft.request, "answer": answer}
            job.add(store.ADD_REQUEST, known)
        for papers in draft.new_tables:
            job.add(store.ADD_TABLE, store.table_row(papers, encode(papers)))
        if draft.changed is not None:
            job.change(store.changed_table(store.table_row(draft.changed, encode(draft.changed))), one=True)
        self._add_snapshot(job, lines)
        return job

    def _add_snapshot(self, job: Job, lines: list[Header | Line]) -> None:
        """Now and then, and whenever all went back, the state itself: what an upgrade goes on from."""
        match = self.match
        if match is None or match.over:
            return
        numbers = [line.n for line in lines if isinstance(line, Setup | Decision)]
        went_back = any(isinstance(line, Rewind) for line in lines)
        if not went_back and not any(n % SNAPSHOT_EVERY == 0 for n in numbers):
            return
        at = self.written + len(lines)
        stored = msgspec.json.encode(match.state.to_dict())
        job.change(store.older_snapshots(self.id))
        job.change(store.new_snapshot(self.id, match.decisions, at, stored))

    def note_times(self, lines: list[Header | Line], now: float) -> None:
        """Remember when what was decided: deadlines count from there."""
        for line in lines:
            if isinstance(line, Decision | Setup):
                self.when[line.n] = now
            elif isinstance(line, Rewind):
                self.went_back = now
            elif isinstance(line, Note) and line.note == "return" and line.seat is not None:
                self.came_back[line.seat] = now

    def settle(self) -> None:
        """What is on the table now is written: from here on it is what everybody is shown."""
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
        self.settled = Settled(state, match.decisions, question, undo, since)

    # Telling

    def heard(self, seat: int | None) -> list[wire.LogLine]:
        """The log as this seat has heard it."""
        mine = self._heard.setdefault(seat, [])
        for row in self.log[self._hearing.get(seat, 0) :]:
            if row.heard_by(seat):
                mine.append(row.told(len(mine)))
        self._hearing[seat] = len(self.log)
        return mine

    def forget_heard(self) -> None:
        """The log has been read again: what each seat has heard is counted anew."""
        self._heard.clear()
        self._hearing.clear()

    def due(self, seat: int) -> float:
        """When the answer of this seat is due; 0: never."""
        settled, papers = self.settled, self.papers
        if not papers.deadline or papers.status != PLAYING or settled is None:
            return 0.0
        if papers.seats[seat].bot or not settled.state.asks(seat):
            return 0.0
        return max(settled.since, self.came_back.get(seat, 0.0)) + papers.deadline
