"""The story of a finished game: how it stood over time, the moments that changed most, awards, and who stood in for whom.

It is made from the record, so games played long ago have one too.  Of a running game nothing is told.
"""

import asyncio
import re
from collections.abc import Mapping, Sequence

from roadstead.kernel.awards import moments_of
from roadstead.kernel.events import WHO, WHOM, Event
from roadstead.kernel.messages import Fact
from roadstead.records.story import Course, StandIn, Turn, ranked
from roadstead.server import wire
from roadstead.server.bot_pool.levels import a_bot
from roadstead.server.cache import Cache
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import OVER
from roadstead.server.tables.log import LogRow
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.room import Room
from roadstead.server.views.on_demand import OnDemand
from roadstead.server.views.replays import told_openly

MOST_KEPT = 24  # courses of games; each is small
LINES = 3  # of the log, for one moment
LEAST = 100  # what is less than this part of a moment's largest change is not worth telling
TOLD_WHEN_OVER = "The story of a game is told when it is over."
OTHER_RULES = "The rules have changed since: how the game went cannot be told any more."


class Stories:
    """Keeps the courses of the games asked for last: everybody at a table asks when the game ends."""

    def __init__(self, store: Store, on_demand: OnDemand) -> None:
        self._store = store
        self._on_demand = on_demand
        self._kept: Cache[Course] = Cache(MOST_KEPT)

    async def story(self, room: Room, visitor: str) -> wire.Story:
        """Raises ``Refused`` while the game is not over, and where its record no longer replays."""
        if room.info.status != OVER:
            raise Refused(TOLD_WHEN_OVER)

        async def make() -> Course:
            lines, _ = await asyncio.to_thread(self._store.record, room.id)
            found: Course | None = await self._on_demand.make(visitor, "course", lines)
            if found is None:
                raise Refused(OTHER_RULES)
            return found

        return story_of(await self._kept.get((room.id, room.written), make), room)


def story_of(course: Course, room: Room) -> wire.Story:
    """The course in words."""
    names, points, titles = room.info.names(), room.game.points, moments_of(room.game)
    read = room.game.words.text
    moments = []
    for turn in course.turns:
        words = telling([row for row in room.log if row.n == turn.n and not row.aside], turn, titles)
        most = max(abs(change) for change in turn.changes)
        written = [_signed(points, change) if abs(change) * LEAST > most else "" for change in turn.changes]
        if words:
            title = titles.get(turn.lead.name, "") if turn.lead else ""
            moments.append(wire.StoryMoment(turn.n, turn.at, words, turn.changes, written, read(title, names)))
    return wire.Story(
        course.unit,
        course.rounds,
        re.sub(r"\{[^}]*\}", "{}", points),
        [wire.StoryStand(stand.n, stand.at, stand.scores) for stand in course.stands],
        moments,
        [
            wire.Awarded(
                read(prize.award.title, names),
                read(prize.award.told(prize.seats, prize.amount, names), names),
                prize.seats,
            )
            for prize in course.prizes
        ],
        [wire.StoodIn(each.seat, stood_in(each, names[each.seat], course.unit)) for each in course.stand_ins],
    )


def telling(rows: Sequence[LogRow], turn: Turn, titles: Mapping[str, Fact]) -> list[str]:
    """The lines of the log that tell most of a moment, in their order: what led to it, and something of each whom it moved."""
    if len(rows) != len(turn.events):
        return [row.words for row in rows if told_openly(row)][:LINES]
    lines = {id(event): row for event, row in zip(turn.events, rows, strict=True) if told_openly(row)}
    told = [event for event in ranked(turn, titles) if id(event) in lines]
    picked = told[:1]
    for seat in turn.moved():
        if not any(seat in event.facts.values() for event in picked):
            picked += [event for event in told if event not in picked and _about(event, seat)][:1]
    picked += [event for event in told if event not in picked]
    found = sorted({lines[id(event)] for event in picked[:LINES]}, key=lambda row: row.at)
    return [row.words for row in found]


def _about(event: Event, seat: int) -> bool:
    return any(event.facts.get(fact) == seat for fact in (*WHO, *WHOM))


def stood_in(each: StandIn, name: str, unit: str) -> str:
    """Why a bot played for somebody, and for how long."""
    bot = a_bot(each.bot)
    when = f" in {unit} {each.round}" if each.round else ""
    since = f" from {unit} {each.round} on" if each.round and not each.returned else when
    made = f"{each.decisions} decision{'' if each.decisions == 1 else 's'}"
    if each.why == "resign":
        return f"{name} resigned{when}; {bot} made the last {made}."
    if each.why == "removed":
        return f"The host had {bot} play for {name}, who left{when}: {made}."
    how_long = made if each.returned else f"the last {made}"
    if each.why == "late":
        return f"{name} ran out of time{when}; {bot} stood in for {how_long}."
    return f"{bot[0].upper()}{bot[1:]} stood in for {name}{since}: {how_long}."


def _signed(points: str, change: int) -> str:
    """``+$300M``, ``-5``; nothing for no change."""
    return f"{'+' if change > 0 else '-'}{points.format(abs(change))}" if change else ""
