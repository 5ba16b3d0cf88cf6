"""What a choice would bring, as far as the seat that has it can know.

The choice is played in a few worlds imagined from the seat's own view.  Where nothing is drawn or shown in any of them, and
all of them look the same to the seat afterwards, that is what would happen.  Otherwise chance or something hidden decides,
and nothing is foreseen.  The true state is never looked at, so a preview cannot tell what the seat does not know.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.kernel.events import Event
from roadstead.kernel.state import State
from roadstead.kernel.words import Row, Sheet

WORLDS = (11, 12, 13)


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The table as the seat would see it afterwards, and the events that it would hear of on the way."""

    view: State
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Change:
    """A number or a word on a sheet that would be another: ``what`` of ``whose``."""

    whose: str
    what: str
    before: str
    after: str
    seat: int | None = None


def foreseen(view: State, seat: int, actions: Sequence[int]) -> Foreseen | None:
    """What these choices one after the other would bring; ``None`` where that cannot be known."""
    found: Foreseen | None = None
    for seed in WORLDS:
        one = _played(view.imagined(seed), seat, actions)
        if one is None or (found is not None and not _alike(found, one)):
            return None
        found = one
    return found


def _played(world: State, seat: int, actions: Sequence[int]) -> Foreseen | None:
    world.telling = True
    heard: list[Event] = []
    for action in actions:
        if action not in world.look(seat):
            return None
        world.play(seat, action)
        if world.marked:
            return None
        heard += [event for event in world.events if event.heard_by(seat)]
    return Foreseen(world.redacted(seat), heard)


def _alike(one: Foreseen, other: Foreseen) -> bool:
    return one.events == other.events and one.view.to_dict() == other.view.to_dict()


def changed(before: Sequence[Sheet], after: Sequence[Sheet]) -> list[Change]:
    """What differs between two states of the same sheets, row by row; a row is known by its first cell and its seat."""
    found: list[Change] = []
    for old, new in zip(before, after, strict=False):
        rows = {(row.seat, row.cells[0]): row for row in old.rows if row.cells}
        for row in new.rows:
            was = rows.get((row.seat, row.cells[0])) if row.cells else None
            if was is not None:
                found += _cells(old.columns, was, row)
    return found


def _cells(columns: Sequence[str], was: Row, now: Row) -> list[Change]:
    pairs = zip(columns[1:], was.cells[1:], now.cells[1:], strict=False)
    return [Change(now.cells[0], column, before, after, now.seat) for column, before, after in pairs if before != after]
