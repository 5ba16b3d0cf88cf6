"""Games played again from their records: every decision, and the table after it.

This is done in the process that makes pages on demand (``maker.py``), which keeps the games looked at last.
"""

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import UNSET

from roadstead.kernel.errors import Unsettled
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Decision, RecordFault, Rewind, Setup, Undo, read, steps, verify_record
from roadstead.records.story import Course, course_of
from roadstead.server import wire
from roadstead.server.tables.log import LogRow
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.sight import Sight
from roadstead.server.views import sight as views
from roadstead.server.views.beats import filmed_again, staged

FAULTS = (RecordFault, Unsettled, ValueError, ArithmeticError, LookupError)  # of a record that no longer replays
MOST_KEPT = 6  # games
OTHER_RULES = "The rules have changed since: the table cannot be shown, only what was said."
Key = tuple[str, int]  # a table, and how many lines its record has


@dataclass
class Played:
    """A game played again: every decision, and the table after it."""

    decisions: dict[int, Decision] = field(default_factory=dict)
    states: dict[int, State] = field(default_factory=dict)
    before: dict[int, State] = field(default_factory=dict)  # the table before each decision
    fault: str = ""


@dataclass(frozen=True)
class Look:
    """A look at one moment of a game: after decision ``n``, as a ``seat`` (``None``: a spectator), or with all cards face up.

    ``log`` are the lines that followed from that decision, and ``places`` says which of those that this seat has heard each is.
    """

    n: int
    seat: int | None
    all_seeing: bool
    names: list[str]
    secret: str
    log: list[LogRow]
    places: Mapping[int, int]


KEPT: OrderedDict[Key, Played] = OrderedDict()


def kept(key: Key, lines: Sequence[str] | None) -> Played | None:
    """The game, played again if it must be; ``None`` where it is not kept and its ``lines`` are not given."""
    if key not in KEPT:
        if lines is None:
            return None
        for old in [other for other in KEPT if other[0] == key[0]]:
            del KEPT[old]
        KEPT[key] = played(lines)
        while len(KEPT) > MOST_KEPT:
            KEPT.popitem(last=False)
    KEPT.move_to_end(key)
    return KEPT[key]


def played(lines: Sequence[str]) -> Played:
    found = Played()
    standing: State | None = None
    try:
        for step in steps(read(lines)):
            before = standing
            if isinstance(step.line, Setup | Decision | Undo | Rewind):
                standing = step.state.copied(ALL_SEEING)
                if isinstance(step.line, Setup | Decision):
                    found.states[step.line.n] = standing
            if isinstance(step.line, Decision):
                assert before is not None, "a record begins with its set-up"
                found.decisions[step.line.n] = step.line
                found.before[step.line.n] = before
    except FAULTS as fault:
        found.fault = str(fault)
    return found


def decisions(key: Key, lines: Sequence[str] | None) -> tuple[list[tuple[int, int, str]], str] | None:
    """The number, the seat and the text of every decision, and why the game cannot be played again, if it cannot."""
    game = kept(key, lines)
    return None if game is None else ([(one.n, one.seat, one.do) for one in game.decisions.values()], game.fault)


def labels(key: Key, lines: Sequence[str] | None, wanted: Sequence[int], names: list[str]) -> list[str] | None:
    """What each of these decisions is called, worded from the view of the one who decided."""
    game = kept(key, lines)
    return None if game is None else [_label(game, n, names) for n in wanted]


def _label(game: Played, n: int, names: list[str]) -> str:
    decision, before = game.decisions[n], game.before[n]
    view = before.redacted(decision.seat)
    return before.game.words.label(view, decision.seat, before.game.actions.parse(decision.do), names).called


def frame(key: Key, lines: Sequence[str] | None, look: Look) -> bytes | None:
    """The table as a view, encoded; raises ``Refused`` where there is none."""
    game = kept(key, lines)
    if game is None:
        return None
    if game.fault:
        raise Refused(OTHER_RULES)
    state = game.states.get(look.n)
    if state is None:
        raise Refused(f"There is no decision {look.n} in this game.")
    if look.all_seeing:
        now = views.all_seeing(state, look.names, n=look.n, secret=look.secret)
    else:
        now = views.sight(state, look.seat, look.names, n=look.n, question="", choosing=False)
    view = views.changes(None, now)
    view.beats = _beats(game, look, now) or UNSET
    return msgspec.json.encode(view)


def _beats(game: Played, look: Look, now: Sight) -> list[wire.Beat]:
    """What happened from decision ``n - 1`` to decision ``n``, unless something was taken back in between."""
    before = game.before.get(look.n)
    if before is None or before is not game.states.get(look.n - 1):
        return []
    film = filmed_again(before, game.decisions[look.n], look.log)
    if look.all_seeing:
        lay = views.drawn(before, None, look.names)
        return staged(film, None, look.names, lay, now.pieces, lambda at: at, face_up=True)
    lay = views.drawn(before.redacted(look.seat), look.seat, look.names)
    return staged(film, look.seat, look.names, lay, now.pieces, lambda at: look.places[at])


def verified(lines: Sequence[str]) -> tuple[int, str] | str:
    """How many decisions a sound record has and where its dice came from; or why it is not sound."""
    try:
        verdict = verify_record(read(lines))
    except FAULTS as fault:
        return f"This record is not sound under today's rules: {fault}"
    return verdict.decisions, verdict.dice


def course(lines: Sequence[str]) -> Course | None:
    """How the game went; ``None`` where its record no longer replays."""
    try:
        return course_of(read(lines))
    except FAULTS:
        return None
