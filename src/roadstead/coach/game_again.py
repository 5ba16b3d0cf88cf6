"""A finished game again, one decision after the other: only those that stand, and the table before and after each."""

from collections.abc import Iterator
from typing import NamedTuple

from roadstead.kernel.events import Event
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Decision, Record
from roadstead.records.reading import FIRST
from roadstead.records.replay import Replay


class Moment(NamedTuple):
    """A decision.  ``marked``: it drew chance or showed somebody something.  ``secret``: others do not know yet what it was."""

    n: int
    seat: int
    action: int
    before: State
    after: State
    marked: bool
    secret: bool
    events: list[Event]


def standing(record: Record) -> set[int]:
    """The numbers of the decisions that were not taken back; raises ``RecordFault`` where the record is not sound."""
    replay = Replay(record)
    for _ in replay.steps():
        pass
    return {decision.n for decision in replay.fold.standing}


def opening(record: Record) -> State:
    """The table after the set-up."""
    return Replay(Record(record.header, record.lines[:1])).fold.state


def moments(record: Record) -> Iterator[Moment]:
    """Every decision that stands."""
    kept = standing(record)
    replay = Replay(Record(record.header, record.lines[:1]), events=True)
    for number, line in enumerate(record.lines, FIRST):
        if not isinstance(line, Decision) or line.n not in kept:
            continue
        fold = replay.fold
        before = fold.state.copied(ALL_SEEING)
        at_once = bool(before.at_once())
        question = before.question()
        fold.written = line.n - 1
        replay.take(number, line)
        after = fold.state
        secret = at_once and not after.over and after.question() == question
        action = int(replay.game.actions.parse(line.do))
        yield Moment(
            line.n, line.seat, action, before, after, bool(after.marked or after.over), secret, list(after.events)
        )
