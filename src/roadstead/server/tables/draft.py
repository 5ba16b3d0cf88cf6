"""What a request wants written, collected before any of it counts."""

from typing import Any

import msgspec

from roadstead.kernel.events import EVERYBODY, SPECTATOR_BIT, Event
from roadstead.kernel.state import State
from roadstead.records import Match
from roadstead.records import encode as encode_line
from roadstead.records.format import Decision, Header, Line, Rewind, Setup
from roadstead.server import wire
from roadstead.server.storage import schema
from roadstead.server.storage.table_info import OVER, Ending, TableInfo
from roadstead.server.storage.writer import Job
from roadstead.server.tables.guest import Guest
from roadstead.server.tables.log import LogRow, Moment

SNAPSHOT_EVERY = 20  # decisions


class Draft:
    """What a request wants written.

    It holds the table's info and match as they are, and changes only copies of the info.
    """

    def __init__(self, info: TableInfo, match: Match | None, logged: int, who: str = "", request: str = "") -> None:
        self.match = match
        self.who = who
        self.request = request
        self.answer: dict[str, Any] = {}
        self.logs: list[LogRow] = []
        self.chats: list[wire.ChatLine] = []
        self.film: list[Moment] = []
        self.new_tables: list[TableInfo] = []
        self.resettle = False  # views change although the record does not: somebody has a new name
        self.becomes: tuple[Guest, int] | None = None  # which guest becomes which person once it is written
        self._before = info
        self._changed: TableInfo | None = None
        self._logged = logged  # lines the log of the table has

    @property
    def info(self) -> TableInfo:
        """A copy of the table's info, to be changed."""
        if self._changed is None:
            self._changed = self._before.copy()
            self._changed.version += 1
        return self._changed

    @property
    def changed(self) -> TableInfo | None:
        """The changed copy, if anything was changed."""
        return self._changed

    @property
    def empty(self) -> bool:
        """Whether there is nothing to write."""
        nothing_new = not (self.logs or self.chats or self.new_tables)
        return nothing_new and not self.request and self._changed is None

    def log(self, words: str, *, seat: int | None = None, back: int = 0, audience: int = EVERYBODY) -> None:
        """Tell everybody something that follows from no decision; ``back``: those from this one on are taken back.

        With an empty ``audience`` it is written down, and a running game tells it to nobody.
        """
        self._log(words, "", audience, seat, aside=True, back=back)

    def _log(self, words: str, rule: str, audience: int, seat: int | None, *, aside: bool, back: int = 0) -> None:
        n = self.match.decisions if self.match else 0
        self.logs.append(LogRow(self._logged + len(self.logs), n, audience, words, rule, seat, aside, back))

    def hear(self, events: list[Event]) -> None:
        """Put events into words.  Each is worded from the view of one who may hear it."""
        if not events or self.match is None:
            return
        state = self.match.state
        words = self.match.game.words
        names = (self.changed or self._before).names()
        views: dict[int | None, State] = {}
        for event in events:
            hearer = None if event.audience & SPECTATOR_BIT else (event.audience & -event.audience).bit_length() - 1
            if hearer not in views:
                views[hearer] = state.redacted(hearer)
            seat = event.facts.get("seat")
            known = seat if seat is not None and 0 <= seat < state.seats else None
            self._log(str(words.line(event, views[hearer], names)), event.rule, event.audience, known, aside=False)

    def watch(self, film: list[tuple[Event, State]], seat: int) -> None:
        """Keep the moments worth watching of what was heard last, which this seat has decided."""
        n = self.match.decisions if self.match else 0
        first = self._logged + len(self.logs) - len(film)
        for at, (event, still) in enumerate(film, first):
            if event.kind.beat:
                self.film.append(Moment(n, seat, at, event, still, {}))

    def note_the_end(self, now: float) -> None:
        """Where the game has ended with this draft, write down how."""
        match = self.match
        if match is None or not match.over or (self.changed or self._before).status == OVER:
            return
        state, info, words = match.state, self.info, match.game.words
        info.status = OVER
        info.listed = info.listed and not info.demo
        info.ballot = None
        info.ending = Ending(
            [int(score) for score in state.scores()],
            [int(seat) for seat in state.winners()],
            words.read([words.breakdown(state, info.names())], info.names())[0],
            now,
            match.decisions,
        )

    def job(self, lines: list[Header | Line], written: int, now: float) -> Job:
        """Everything to write: this draft, and new ``lines`` of the record after those already ``written``."""
        job = Job()
        table = self._before.table
        for i, line in enumerate(lines, written):
            text = encode_line(line).decode().rstrip("\n")
            job.add(schema.ADD_LINES, {"table": table, "n": i, "line": text, "when": now})
        for row in self.logs:
            job.add(schema.ADD_LOG, {"table": table, **row.stored()})
        for said in self.chats:
            kept = {"at": said.at, "name": said.name, "text": said.text, "when": said.when, "seat": said.seat}
            job.add(schema.ADD_CHAT, {"table": table, **kept})
        if self.request:
            known = {"table": table, "person": self.who, "request": self.request, "answer": self.stored_answer()}
            job.add(schema.ADD_REQUEST, known)
        for info in self.new_tables:
            job.add(schema.ADD_TABLE, schema.table_row(info))
        if self.changed is not None:
            job.change(schema.changed_table(self.changed), one=True)
        self._add_snapshot(job, lines, written)
        return job

    def stored_answer(self) -> str:
        """What is kept of the answer, for a client that sends the same request again."""
        return msgspec.json.encode(self.answer).decode()

    def _add_snapshot(self, job: Job, lines: list[Header | Line], written: int) -> None:
        """Now and then, and after every rewind, store the state itself: an upgrade can go on from it."""
        match = self.match
        if match is None or match.over:
            return
        numbers = [line.n for line in lines if isinstance(line, Setup | Decision)]
        went_back = any(isinstance(line, Rewind) for line in lines)
        if not went_back and not any(n % SNAPSHOT_EVERY == 0 for n in numbers):
            return
        stored = msgspec.json.encode(match.state.to_dict())
        table = self._before.table
        job.change(schema.older_snapshots(table))
        job.change(schema.new_snapshot(table, match.decisions, written + len(lines), stored))
