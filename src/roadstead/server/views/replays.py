"""Looking back on a game.  A finished one is shown with all cards face up, or as any seat saw it; a running one as one's own seat saw it."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from msgspec import UNSET, Struct

from roadstead.kernel.errors import Unsettled
from roadstead.kernel.events import EVERYBODY, SPECTATOR_BIT
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Decision, RecordFault, Rewind, Setup, Undo, read, steps, verify_record
from roadstead.server import wire
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import OVER, PLAYING
from roadstead.server.tables.draft import LogRow
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.tables.sight import Sight
from roadstead.server.views import sight as views
from roadstead.server.views.beats import filmed_again, staged
from roadstead.server.views.lobby import lobby_of

MOST_KEPT = 6  # games
SETUP = -1  # the seat of the set-up, which nobody decided


@dataclass
class Folded:
    """A game played again: every decision, and the table after it."""

    decisions: list[Decision] = field(default_factory=list)
    states: dict[int, State] = field(default_factory=dict)
    before: dict[int, State] = field(default_factory=dict)  # the table before each decision
    fault: str = ""


class Verified(Struct):
    """Whether a finished game is sound, and where its dice came from."""

    sound: bool
    words: str
    commitment: str
    secret: str
    lines: list[str]
    decisions: int
    dice: str


class Replays:
    """Keeps the games looked at last, so that stepping through one is quick."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: OrderedDict[tuple[str, int], Folded] = OrderedDict()

    async def folded(self, room: Room) -> Folded:
        key = (room.id, room.written)
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(_fold, self.store, room.id, room.written)
            for old in [name for name in self._kept if name[0] == room.id and name != key]:
                del self._kept[old]
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]

    async def info(self, room: Room, eyes: "Eyes") -> wire.ReplayInfo:
        """All decisions, with the log lines that the one who looks may read."""
        must_have_begun(room)
        folded = await self.folded(room)
        heard = open_log(room) if eyes.all_seeing else room.heard(eyes.seat)
        lines = {0: wire.ReplayLine(0, SETUP, "")}
        for one in folded.decisions:
            lines[one.n] = wire.ReplayLine(one.n, one.seat, one.do if eyes.all_seeing or one.seat == eyes.seat else "")
        for said in heard:
            if said.n not in lines and not folded.fault:
                break  # the game has gone on meanwhile
            line = lines.setdefault(said.n, wire.ReplayLine(said.n, SETUP, ""))
            if said.aside:
                line.asides = [*line.asides, said]
            else:
                line.words = [*line.words, said]
        silent = [line for line in lines.values() if line.do and not line.words]
        await asyncio.to_thread(_label, silent, folded, room.info.names())
        notice = "The rules have changed since: the table cannot be shown, only what was said." if folded.fault else ""
        return wire.ReplayInfo(lobby_of(room), [lines[n] for n in sorted(lines)], eyes.all_seeing, notice)

    async def frame(self, room: Room, eyes: "Eyes", n: int) -> wire.View:
        """The table after decision ``n``."""
        must_have_begun(room)
        folded = await self.folded(room)
        if folded.fault:
            raise Refused("The rules have changed since: the table cannot be shown, only what was said.")
        if n not in folded.states:
            raise Refused(f"There is no decision {n} in this game.")
        state, names = folded.states[n], room.info.names()
        if eyes.all_seeing:
            now = views.all_seeing(state, names, n=n, secret=room.info.secret)
        else:
            now = views.sight(state, eyes.seat, names, n=n, question="", choosing=False)
        view = views.changes(None, now)
        view.beats = _beats(room, folded, eyes, n, now) or UNSET
        return view

    async def verified(self, room: Room) -> Verified:
        if room.info.lesson:
            raise Refused(
                "Nothing was promised of a lesson's dice: its deal is prepared, and its record tells the seed."
            )
        if room.info.status != OVER:
            raise Refused("The dice can be checked when the game is over and their secret is told.")
        info = room.info
        lines = await asyncio.to_thread(self.store.record, room.id)
        found = await asyncio.to_thread(_verify, lines[0])
        made = Verified(False, "", info.commitment, info.secret, info.lines, 0, "")
        if isinstance(found, str):
            made.words = found
        else:
            made.sound, made.decisions, made.dice = True, found[0], found[1]
            made.words = f"Every decision was legal, and the dice came out the same when {found[1]}."
        return made


@dataclass(frozen=True)
class Eyes:
    """As whom one looks: a seat (``None``: a spectator), or with all cards face up."""

    seat: int | None = None
    all_seeing: bool = False


def eyes_for(room: Room, own: int | None, wanted: str = "") -> Eyes:
    """As whom the ``own`` seat may look.  In a running game only as itself; in a finished one with all cards face up, or as the ``wanted`` seat."""
    if room.info.status != OVER:
        return Eyes(own)
    if not wanted:
        return Eyes(all_seeing=True)
    if not (wanted.isdecimal() and len(wanted) < 3 and int(wanted) < len(room.info.seats)):
        raise Refused(f"This table has no seat {wanted[:20]!r}.")
    return Eyes(int(wanted))


def must_have_begun(room: Room) -> None:
    if not room.written or room.info.status not in (PLAYING, OVER):
        raise Refused("There is nothing to look back on at this table.")


def open_log(room: Room) -> list[wire.LogLine]:
    """The log with every secret told.  A secret has two lines; the one for those who knew it is taken."""
    return [row.told(row.at) for row in room.log if told_openly(row)]


def told_openly(row: LogRow) -> bool:
    """Whether it is told as those knew it who knew most."""
    return row.audience == EVERYBODY or not row.audience & SPECTATOR_BIT


def _beats(room: Room, folded: Folded, eyes: Eyes, n: int, now: Sight) -> list[wire.Beat]:
    """What happened from decision ``n - 1`` to decision ``n``, unless something was taken back in between."""
    before = folded.before.get(n)
    if before is None or before is not folded.states.get(n - 1):
        return []
    decision = next(one for one in folded.decisions if one.n == n)
    film = filmed_again(before, decision, [row for row in room.log if row.n == n and not row.aside])
    names, seat = room.info.names(), eyes.seat
    if eyes.all_seeing:
        lay = views.drawn(before, None, names)
        return staged(film, None, names, lay, now.pieces, lambda at: at, face_up=True)
    lay = views.drawn(before.redacted(seat), seat, names)
    return staged(film, seat, names, lay, now.pieces, lambda at: room.heard_as(seat, at))


def _fold(store: Store, table: str, written: int) -> Folded:
    folded = Folded()
    standing: State | None = None
    try:
        for step in steps(read(store.record(table)[0][:written])):
            before = standing
            if isinstance(step.line, Setup | Decision | Undo | Rewind):
                standing = step.state.copied(ALL_SEEING)
                if isinstance(step.line, Setup | Decision):
                    folded.states[step.line.n] = standing
            if isinstance(step.line, Decision):
                assert before is not None, "a record begins with its set-up"
                folded.decisions.append(step.line)
                folded.before[step.line.n] = before
    except (RecordFault, Unsettled, ValueError, ArithmeticError, LookupError) as fault:
        folded.fault = str(fault)
    return folded


def _label(silent: list[wire.ReplayLine], folded: Folded, names: list[str]) -> None:
    """Decisions of which the log says nothing get a label, worded from the view of the one who decided."""
    for line in silent:
        before = folded.before[line.n]
        view = before.redacted(line.seat)
        action = before.game.actions.parse(line.do)
        line.label = before.game.words.label(view, line.seat, action, names).anywhere


def _verify(lines: list[str]) -> tuple[int, str] | str:
    try:
        verdict = verify_record(read(lines))
    except (RecordFault, Unsettled, ValueError, ArithmeticError, LookupError) as fault:
        return f"This record is not sound under today's rules: {fault}"
    return verdict.decisions, verdict.dice
