"""What a choice would bring, as far as the seat that has it can know.

The choice is played in a few worlds imagined from the seat's own view.  Where nothing is drawn or shown in any of them, and
all of them look the same to the seat afterwards, that is what would happen.  Otherwise chance or something hidden decides
what follows, and only what surely happens before that is foreseen.  The true state is never looked at, so a preview cannot tell what the seat does not know.
"""

import re
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from msgspec import Struct

from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.errors import NeedsOutcome
from roadstead.kernel.events import Event
from roadstead.kernel.messages import SEAT, Fact, Message
from roadstead.kernel.state import State
from roadstead.kernel.words import Row, Sheet

WORLDS = (11, 12, 13)
NUMBER = re.compile(r"\$?(-?)\$?([\d,]+)M?")


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The table as the seat would see it afterwards, and the events that it would hear of on the way."""

    view: State
    events: list[Event]


class Change(Struct, frozen=True, omit_defaults=True):
    """A cell of a sheet that would be another: the column ``what`` in the row ``whose``; ``way``: 1 a gain, -1 a loss."""

    whose: Fact
    what: Fact
    before: Fact
    after: Fact
    seat: int | None = None
    way: int = 0


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


def begun(view: State, seat: int, actions: Sequence[int]) -> Foreseen | None:
    """What surely happens before chance or something hidden decides; ``None`` where that is nothing."""
    found = [_sure(view.imagined(seed), seat, actions) for seed in WORLDS]
    first, *others = found
    if first is None or any(other is None or not _alike(first, other) for other in others):
        return None
    return first


def _sure(world: State, seat: int, actions: Sequence[int]) -> Foreseen | None:
    """The events up to the first draw, or up to the first secret that is shown, and the table at that moment."""
    world.telling = world.filming = True
    world.dice = ScriptedDice([])
    heard: list[Event] = []
    last: State | None = None
    for action in actions:
        if action not in world.look(seat):
            break
        drawn = False
        try:
            world.play(seat, action)
        except NeedsOutcome:
            drawn = True
        for event, still in zip(world.events, world.stills, strict=True):
            if still.shown:
                break
            if event.heard_by(seat):
                heard.append(event)
                last = still
        if drawn and not world.shown:
            last = world.still()  # what is paid before the dice are thrown
        if drawn or world.shown:
            break
    return Foreseen(last.redacted(seat), heard) if last is not None else None


def _alike(one: Foreseen, other: Foreseen) -> bool:
    return one.events == other.events and one.view.to_dict() == other.view.to_dict()


def changed(before: Sequence[Sheet], after: Sequence[Sheet], less_is_better: Collection[str] = ()) -> list[Change]:
    """What differs between two states of the same sheets, row by row; a row is known by its first cell and its seat.

    Of several that are known by the same, those that have not changed are left out, and the others follow in their order.
    A number that grows is a gain, except in the columns in which less is better.
    """
    found: list[Change] = []
    for old, new in zip(before, after, strict=False):
        same = Counter(old.rows) & Counter(new.rows)
        known: dict[tuple[int | None, Fact], list[Row]] = {}
        for row in _without(old.rows, same):
            known.setdefault((row.seat, row.cells[0]), []).append(row)
        for row in _without(new.rows, same):
            if was := known.get((row.seat, row.cells[0])):
                found += _cells(old.columns, was.pop(0), row, less_is_better)
    return found


def _without(rows: Sequence[Row], same: Counter[Row]) -> list[Row]:
    """The rows but for these, each as often as it is counted."""
    left, found = Counter(same), []
    for row in rows:
        if left[row] > 0:
            left[row] -= 1
        elif row.cells:
            found.append(row)
    return found


def _cells(columns: Sequence[Fact], was: Row, now: Row, less_is_better: Collection[str]) -> list[Change]:
    found: list[Change] = []
    for column, before, after in zip(columns[1:], was.cells[1:], now.cells[1:], strict=False):
        if before != after:
            way = _way(before, after) * (-1 if named(column) in less_is_better else 1)
            found.append(Change(now.cells[0], column, before, after, now.seat, way))
    return found


def named(column: Fact) -> str:
    """By what name a game speaks of a column: ``to-go`` of the entry ``column-to-go``."""
    return column.id.removeprefix("column-") if isinstance(column, Message) else str(column)


def _way(before: Fact, after: Fact) -> int:
    """1 where a number grows, -1 where it falls, 0 where it is no number."""
    was, now = _number(before), _number(after)
    return 0 if was is None or now is None or was == now else 1 if now > was else -1


def _number(cell: Fact) -> float | None:
    """The number that a cell says, if it says one and nothing else: ``3``, ``-2``, ``$1,200M``; none is nothing."""
    if isinstance(cell, (int, float)):
        return cell
    if isinstance(cell, Message):
        if cell.id == SEAT:
            return None
        only = list(cell.facts.values())
        return only[0] if len(only) == 1 and isinstance(only[0], (int, float)) else None
    if isinstance(cell, list):
        return None
    found = NUMBER.fullmatch(cell.replace("\N{MINUS SIGN}", "-"))
    return int((found[1] + found[2]).replace(",", "")) if found else None if cell else 0
