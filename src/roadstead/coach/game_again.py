"""A finished game again, one decision after the other: only those that stand, and the table before and after each."""

from collections.abc import Iterator
from typing import NamedTuple

from roadstead.kernel.events import Event
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Decision, Record
from roadstead.records.fold import Fold
from roadstead.records.reading import FIRST
from roadstead.records.replay import Replay


class Moment(NamedTuple):
    """A decision.  ``marked``: it drew chance or showed somebody something.

    ``asked`` is the table as it was when the question was put.  Where several seats answer it at the same time, ``answers``
    are those given so far, this one included: nobody knew those of the others.
    """

    n: int
    seat: int
    action: int
    before: State
    after: State
    marked: bool
    asked: State
    answers: dict[int, int]
    events: list[Event]


def played_out(record: Record) -> Fold:
    """The table after the last line, and the decisions that stand; raises ``RecordFault`` where the record is not sound."""
    replay = Replay(record)
    for _ in replay.steps():
        pass
    return replay.fold


def opening(record: Record) -> State:
    """The table after the set-up."""
    return Replay(Record(record.header, record.lines[:1])).fold.state


def moments(record: Record) -> Iterator[Moment]:
    """Every decision that stands."""
    kept = {decision.n for decision in played_out(record).standing}
    replay = Replay(Record(record.header, record.lines[:1]), events=True)
    asked, question = replay.fold.state, -1
    answers: dict[int, int] = {}
    for number, line in enumerate(record.lines, FIRST):
        if not isinstance(line, Decision) or line.n not in kept:
            continue
        fold = replay.fold
        before = fold.state.copied(ALL_SEEING)
        if not before.at_once() or before.question() != question:
            asked, question, answers = before, int(before.question()), {}
        action = int(replay.game.actions.parse(line.do))
        answers = {**answers, line.seat: action}
        fold.written = line.n - 1
        replay.take(number, line)
        after = fold.state
        marked = bool(after.marked or after.over)
        yield Moment(line.n, line.seat, action, before, after, marked, asked, answers, list(after.events))
