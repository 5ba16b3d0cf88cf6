"""The story of a finished game: how it stood over time, the moments that changed most, awards, and who stood in for whom.

It is made from the record, so games played long ago have one too.  Of a running game nothing is told.
"""

import asyncio
import re
from collections import OrderedDict
from collections.abc import Sequence

from roadstead.kernel.errors import Unsettled
from roadstead.kernel.events import Event
from roadstead.records import RecordFault, read
from roadstead.records.story import Course, StandIn, Turn, course_of
from roadstead.server import wire
from roadstead.server.bot_pool.levels import TITLES
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import OVER
from roadstead.server.tables.draft import LogRow
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.replays import told_openly

MOST_KEPT = 24  # courses of games; each is small
LINES = 3  # of the log, for one moment
WHOM = ("seat", "ship", "player", "foe", "owner")
# Lines that tell most come first; of what is staged in no way, last.
TELLING = ("news", "won", "prize", "build", "fight", "card", "coin", "move", "dice", "round", "")
TOLD_WHEN_OVER = "The story of a game is told when it is over."
OTHER_RULES = "The rules have changed since: how the game went cannot be told any more."


class Stories:
    """Keeps the courses of the games asked for last: everybody at a table asks when the game ends."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: OrderedDict[tuple[str, int], asyncio.Task[Course]] = OrderedDict()

    async def story(self, room: Room) -> wire.Story:
        """Raises ``Refused`` while the game is not over, and where its record no longer replays."""
        if room.info.status != OVER:
            raise Refused(TOLD_WHEN_OVER)
        try:
            course = await self._course(room)
        except (RecordFault, Unsettled, ValueError, ArithmeticError, LookupError) as fault:
            raise Refused(OTHER_RULES) from fault
        return story_of(course, room)

    async def _course(self, room: Room) -> Course:
        """Played again once, in a thread, however many ask meanwhile."""
        key = (room.id, room.written)
        if key not in self._kept:
            self._kept[key] = asyncio.create_task(asyncio.to_thread(_course_of, self._store, room.id))
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        try:
            return await asyncio.shield(self._kept[key])
        except Exception:
            self._kept.pop(key, None)
            raise


def _course_of(store: Store, table: str) -> Course:
    return course_of(read(store.record(table)[0]))


def story_of(course: Course, room: Room) -> wire.Story:
    """The course in words."""
    names, points = room.info.names(), room.game.points
    moments = []
    for turn in course.turns:
        words = telling([row for row in room.log if row.n == turn.n and not row.aside], turn)
        written = [_signed(points, change) for change in turn.changes]
        if words:
            moments.append(wire.StoryMoment(turn.n, turn.at, words, turn.changes, written))
    return wire.Story(
        course.unit,
        course.rounds,
        re.sub(r"\{[^}]*\}", "{}", points),
        [wire.StoryStand(stand.n, stand.at, stand.scores) for stand in course.stands],
        moments,
        [
            wire.Awarded(prize.award.name, prize.award.words(prize.seats, prize.amount, names), prize.seats)
            for prize in course.prizes
        ],
        [wire.StoodIn(each.seat, stood_in(each, names[each.seat], course.unit)) for each in course.stand_ins],
    )


def telling(rows: Sequence[LogRow], turn: Turn) -> list[str]:
    """The lines of the log that tell most of a moment: of those who gained and lost most by it, in their order."""
    most, least = max(turn.changes), min(turn.changes)
    moved = {seat for seat, change in enumerate(turn.changes) if change and change in (most, least)}
    whole = len(rows) == len(turn.events)
    events: Sequence[Event | None] = turn.events if whole else [None] * len(rows)
    ranked = []
    for row, event in zip(rows, events, strict=True):
        if told_openly(row):
            concerns = event is None or any(event.facts.get(fact) in moved for fact in WHOM)
            ranked.append((not concerns, TELLING.index(event.kind.beat) if event else 0, row.at, row.words))
    ranked.sort()
    picked = [each for each in ranked[:LINES] if each[0] == ranked[0][0]]
    return [words for *_, words in sorted(picked, key=lambda each: each[2])]


def stood_in(each: StandIn, name: str, unit: str) -> str:
    """Why a bot played for somebody, and for how long."""
    bot = f"a bot ({TITLES.get(each.bot, each.bot)})"
    when = f" in {unit} {each.round}" if each.round else ""
    made = f"{each.decisions} decision{'' if each.decisions == 1 else 's'}"
    if each.why == "resign":
        return f"{name} resigned{when}; {bot} made the last {made}."
    if each.why == "removed":
        return f"The host had {bot} play for {name}, who left{when}: {made}."
    how_long = made if each.returned else f"the last {made}"
    if each.why == "late":
        return f"{name} ran out of time{when}; {bot} stood in for {how_long}."
    return f"{bot[0].upper()}{bot[1:]} stood in for {name}{when}: {how_long}."


def _signed(points: str, change: int) -> str:
    """``+$300M``, ``−5``; nothing for no change."""
    return f"{'+' if change > 0 else '−'}{points.format(abs(change))}" if change else ""
