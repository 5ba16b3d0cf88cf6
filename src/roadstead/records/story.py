"""The course of a finished game, from its record: how it stood, what changed most, who stood in, what awards count.

Only the decisions that stand are told of.  The points are those of the whole table, with every card face up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from roadstead.kernel.awards import Award, awards_of, moments_of
from roadstead.kernel.events import WHO, WHOM, Event
from roadstead.kernel.messages import Fact
from roadstead.kernel.state import State
from roadstead.records.format import Decision, Note
from roadstead.records.reading import Record
from roadstead.records.replay import Replay

MOST_STANDS = 60
MOST_TURNS = 3  # of which the story is told
ROUND = ("round", "turn")  # the fact that counts them, in an event that is staged as a round
NOT_MUCH_LESS = 0.6  # a moment of another kind is told even if it changed only so much of what one more alike did
UNTITLED = 2  # in a game that has titles, the points of an event without one are divided by this
FOR_ALL = 3  # the points of what most seats get alike, such as an income, are divided by this
# What tells most of a moment comes first; what is staged in no way, or only leads to something, is not told.
TELLING = ("news", "won", "prize", "build", "fight", "coin", "card", "move")
BACK = "return"  # the note of one who plays again; every other note with a bot is about one who does not


class Stand(NamedTuple):
    """How it stood after decision ``n``; ``at`` counts rounds, or decisions where a game has no rounds."""

    n: int
    at: float
    scores: list[int]


class Turn(NamedTuple):
    """A decision that changed how it stood: by how much for each seat, what happened with it, and what led to it."""

    n: int
    at: float
    changes: list[int]
    events: list[Event]
    lead: Event | None = None

    def moved(self) -> list[int]:
        """The seats that gained most and those that lost most, the most moved first; where all others lose, who does not."""
        most, least = max(self.changes), min(self.changes)
        found = [seat for seat, change in enumerate(self.changes) if change in (most, least) and (change or most <= 0)]
        return sorted(found, key=lambda seat: -abs(self.changes[seat]))


class Prize(NamedTuple):
    """An award and whose it is."""

    award: Award
    seats: list[int]
    amount: int


class StandIn(NamedTuple):
    """A bot played for somebody: why, from which round on (0: before the first), and how many decisions it made."""

    seat: int
    why: str
    bot: str
    round: int
    decisions: int
    returned: bool


@dataclass
class Course:
    """How a game went; ``rounds`` are their numbers, none where the game has none, and then ``unit`` is a decision."""

    seats: int
    unit: str
    rounds: list[int]
    stands: list[Stand]
    turns: list[Turn]
    prizes: list[Prize]
    stand_ins: list[StandIn]


@dataclass
class _Played:
    """A decision: by whom, how it stood then, what happened, which round began with it, and what is counted for awards."""

    n: int
    seat: int
    scores: list[int]
    events: list[Event]
    began: int = 0
    unit: str = ""
    counted: list[tuple[int, tuple[int, int]]] = field(default_factory=list)
    round: int = 0
    at: float = 0.0


def course_of(record: Record) -> Course:
    """The course of a finished game; raises ``RecordFault`` where the record is not sound."""
    replay = Replay(record, events=True)
    awards = awards_of(replay.game)
    opening = _played(0, -1, replay.fold.state, awards)
    played: dict[int, _Played] = {}
    notes: list[tuple[int, Note]] = []
    for step in replay.steps():
        if isinstance(step.line, Decision):
            played[step.line.n] = _played(step.line.n, step.line.seat, step.state, awards)
        elif isinstance(step.line, Note):
            notes.append((replay.fold.written, step.line))
    stood = [played[decision.n] for decision in replay.fold.standing]
    parts = _by_round(opening, stood)
    unit = next((one.unit for one in (opening, *stood) if one.unit), "decision")
    return Course(
        int(replay.fold.state.seats),
        unit,
        [number for number in parts if number],
        _stands(opening, list(parts.values())),
        _turns(opening, stood, moments_of(replay.game)),
        _prizes(awards, [opening, *stood], int(replay.fold.state.seats)),
        _stand_ins(notes, stood),
    )


def _played(n: int, seat: int, state: State, awards: Sequence[Award]) -> _Played:
    """What is kept of a decision, from the table after it."""
    events = list(state.events)
    found = _Played(n, seat, [int(score) for score in state.scores()], events)
    for event in events:
        fact = next((fact for fact in ROUND if fact in event.kind.facts), "")
        if event.kind.beat == "round" and fact:
            found.began, found.unit = event.facts[fact], fact
        for at, award in enumerate(awards):
            counted = award.counted(event)
            if counted is not None:
                found.counted.append((at, counted))
    return found


def _by_round(opening: _Played, stood: list[_Played]) -> dict[int, list[_Played]]:
    """The decisions of each round, each with how far in the game it is; those of a game without rounds are of round 0."""
    parts: dict[int, list[_Played]] = {}
    now = opening.began
    for one in stood:
        one.round = now
        parts.setdefault(now, []).append(one)
        now = one.began or now
    if set(parts) == {0}:
        for k, one in enumerate(stood, 1):
            one.at = float(k)
        return parts
    parts.pop(0, None)  # before the first round everything is still at the beginning
    for k, part in enumerate(parts.values()):
        for nth, one in enumerate(part, 1):
            one.at = k + nth / len(part)
    return parts


def _stands(opening: _Played, parts: list[list[_Played]]) -> list[Stand]:
    """Few enough to draw: the end of every round, and some between where there are few rounds."""
    found = [Stand(0, 0.0, opening.scores)]
    each = max(1, (MOST_STANDS - 1) // max(1, len(parts)))
    every = -(-len(parts) // (MOST_STANDS - 1))
    for number, part in enumerate(parts, 1):
        if number % every and number < len(parts):
            continue
        count = min(each, len(part))
        picked = [part[-(-k * len(part) // count) - 1] for k in range(1, count + 1)]
        found += [Stand(one.n, round(one.at, 3), one.scores) for one in picked]
    return found


def _turns(opening: _Played, stood: list[_Played], titles: Mapping[str, Fact]) -> list[Turn]:
    """The decisions after which the seats stood most differently towards each other, of different kinds, in their order."""
    found: list[Turn] = []
    before = opening.scores
    for one in stood:
        changes = [now - then for now, then in zip(one.scores, before, strict=True)]
        if one.events and max(changes) > min(changes):
            turn = Turn(one.n, round(one.at, 3), changes, one.events)
            found.append(turn._replace(lead=leading(turn, titles)))
        before = one.scores
    weights = {turn.n: _weight(turn, titles) for turn in found}
    found.sort(key=lambda turn: (-weights[turn.n], turn.n))
    little = NOT_MUCH_LESS * weights[found[:MOST_TURNS][-1].n] if found else 0.0
    kinds: dict[str, Turn] = {}
    for turn in found:
        if weights[turn.n] >= little:
            kinds.setdefault(turn.lead.name if turn.lead else "", turn)
    first = list(kinds.values())
    rest = [turn for turn in found if turn not in first]
    return sorted([*first, *rest][:MOST_TURNS], key=lambda turn: turn.n)


def _weight(turn: Turn, titles: Mapping[str, Fact]) -> float:
    """How far apart it brought the seats; what comes to most of them alike, or has no title, weighs less."""
    apart = max(turn.changes) - min(turn.changes)
    if titles and not (turn.lead and titles.get(turn.lead.name)):
        return apart / UNTITLED
    if turn.lead is None or turn.lead.kind.beat != "coin":
        return apart
    name = turn.lead.name
    alike = {tuple(_seats(event))[:1] for event in turn.events if event.name == name}
    return apart / FOR_ALL if 2 * len(alike) > len(turn.changes) > 1 else apart


def leading(turn: Turn, titles: Mapping[str, Fact]) -> Event | None:
    """What made the moment: the most telling event of those that concern who gained or lost most by it."""
    told = ranked(turn, titles)
    return next((event for event in told if titles.get(event.name)), told[0] if told else None)


def ranked(turn: Turn, titles: Mapping[str, Fact]) -> list[Event]:
    """What is worth telling of a moment, what tells most first; of those who gained or lost most, or of nobody alone.

    Where the game names what it tells of, and some of that happened, there is nothing else.
    """
    order = list(titles)
    moved = set(turn.moved())
    furthest = max(map(abs, turn.changes))
    first = {seat for seat in moved if abs(turn.changes[seat]) == furthest}
    found = []
    for at, event in enumerate(turn.events):
        seats = _seats(event)
        named = event.name in titles
        if (named or event.kind.beat in TELLING) and (moved & set(seats) or (named and not seats)):
            beat = TELLING.index(event.kind.beat) if event.kind.beat in TELLING else len(TELLING)
            aside = bool(seats) and not first & set(seats)
            found.append(((not named, aside, order.index(event.name) if named else 0, beat, at), event))
    found.sort(key=lambda one: one[0])
    return [event for (other, *_), event in found if other == found[0][0][0]]


def _seats(event: Event) -> list[int]:
    """Whom it is about."""
    return [event.facts[fact] for fact in (*WHO, "player", *WHOM) if fact in event.facts]


def _prizes(awards: Sequence[Award], played: list[_Played], seats: int) -> list[Prize]:
    found: list[Prize] = []
    for at, award in enumerate(awards):
        winners, count = award.given((told for one in played for which, told in one.counted if which == at), seats)
        if winners:
            found.append(Prize(award, winners, count))
    return found


def _stand_ins(notes: list[tuple[int, Note]], stood: list[_Played]) -> list[StandIn]:
    """One for each time that a bot began to play for somebody, and played."""
    found: list[StandIn] = []
    for k, (since, note) in enumerate(notes):
        bot = note.more.get("by")
        if note.seat is None or note.note == BACK or not isinstance(bot, str):
            continue
        until, last = next(((n, other) for n, other in notes[k + 1 :] if other.seat == note.seat), (None, None))
        mine = [one for one in stood if one.seat == note.seat and one.n > since and (until is None or one.n <= until)]
        began = next((one.round for one in stood if one.n > since), 0)
        if mine or until is None:
            returned = last is not None and last.note == BACK
            found.append(StandIn(note.seat, note.note, bot, began, len(mine), returned))
    return found
