"""What happened between two views, moment by moment, for one who looks on: made from redacted stills alone.

Nobody is told of a moment whose event they may not hear.  What they are told of it is how the table lay as their own seat
saw it (``State.redacted``), and only the pieces that lay otherwise than a moment before.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec.structs import replace

from roadstead.kernel.dice import ScriptedDice
from roadstead.kernel.events import DICE, EVERYBODY, SPECTATOR_BIT, STRENGTH, WHO, WHOM, Event
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import ALL_SEEING, State
from roadstead.records import Decision
from roadstead.server import wire
from roadstead.server.tables.log import LogRow, Moment
from roadstead.server.views.sight import drawn, written

MOST = 16  # of one view
# Where more has happened, these are not staged, the first of each first; of what remains only the last.
LEAST = ("coin", "card", "build", "round", "move")

Pieces = Mapping[str, Piece]


def filmed_again(before: State, decision: Decision, lines: Sequence[LogRow]) -> list[Moment]:
    """A decision of a record played once more on the table ``before`` it; ``lines`` are those of the log that followed from it."""
    state = before.copied(ALL_SEEING)
    state.dice = ScriptedDice(list(decision.dice))
    state.telling = state.filming = True
    state.play(decision.seat, state.game.actions.parse(decision.do))
    if len(lines) != len(state.events):
        return []
    moments = zip(lines, state.events, state.stills, strict=True)
    return [
        Moment(decision.n, decision.seat, row.at, event, still, {}) for row, event, still in moments if event.kind.beat
    ]


def staged(
    film: Iterable[Moment],
    seat: int | None,
    names: list[str],
    before: Pieces,
    end: Pieces,
    heard_as: Callable[[int], int],
    *,
    face_up: bool = False,
) -> list[wire.Beat]:
    """The moments that this seat hears of; ``heard_as`` is its own number of a line of the log.

    A finished game can be looked back on with all cards ``face_up``: then everything is heard, in the words of one who knew.
    """
    found: list[wire.Beat] = []
    last = before
    heard = [each for each in film if (_knowing(each.event) if face_up else each.event.heard_by(seat))]
    for moment in chosen(heard):
        view = moment.still if face_up else moment.still.redacted(seat)
        if seat not in moment.drawn:
            moment.drawn[seat] = drawn(view, seat, names)
        beat = beat_of(moment, view, heard_as(moment.at), names)
        lies(beat, last, moment.drawn[seat], end)
        beat.pieces = written(beat.pieces, view.game.words, names)
        last = moment.drawn[seat]
        found.append(beat)
    return found


def chosen(heard: list[Moment]) -> list[Moment]:
    """So many of them as one view may have, those that matter most, in their order."""
    for kind in LEAST:
        spare = len(heard) - MOST
        for moment in [each for each in heard if each.event.kind.beat == kind][: max(0, spare)]:
            heard.remove(moment)
    return heard[-MOST:]


def lies(beat: wire.Beat, last: Pieces, here: Pieces, end: Pieces) -> None:
    """Note in the beat which pieces lie otherwise than at the moment before; ``end`` is how they lie at last."""
    for name, piece in here.items():
        was = last.get(name)
        if was == piece or (was is not None and plain(was) == plain(piece)):
            continue
        final = end.get(name)
        if final is not None and plain(final) == plain(piece):
            beat.now = [*beat.now, name]
        else:
            beat.pieces = [*beat.pieces, plain(piece)]
    beat.gone = [name for name in last if name not in here]


def plain(piece: Piece) -> Piece:
    """The piece as it lies there, whether or not it could be chosen."""
    if not piece.do and "choice" not in piece.classes:
        return piece
    classes = " ".join(each for each in piece.classes.split() if each != "choice")
    return replace(piece, do="", classes=classes)


def beat_of(moment: Moment, view: State, at: int, names: list[str]) -> wire.Beat:
    """What happened as it is staged, without the pieces yet."""
    event = moment.event
    facts = event.facts
    beat = wire.Beat(event.kind.beat, at, moment.by)
    beat.seat, beat.who = _party(event, view, names, _first(facts, WHO))
    beat.foe, beat.whom = _party(event, view, names, _first(facts, WHOM))
    beat.dice = [_called(event, view, names, fact) for fact in DICE if fact in facts]
    if beat.kind in ("fight", "won"):
        strength = _first(facts, STRENGTH)
        beat.strength = facts[strength] if strength else None
        beat.against = facts.get("against")
        beat.stake = facts.get("tokens")
    return beat


def _knowing(event: Event) -> bool:
    """Whether it is told as those knew it who knew most: a secret is told twice, to them and to the others."""
    return event.audience == EVERYBODY or not event.audience & SPECTATOR_BIT


def _first(facts: Mapping[str, int], wanted: Iterable[str]) -> str:
    return next((fact for fact in wanted if fact in facts), "")


def _party(event: Event, view: State, names: list[str], fact: str) -> tuple[int | None, str]:
    """A seat's number, or what is called by its name because it is no seat."""
    if not fact:
        return None, ""
    value = event.facts[fact]
    if 0 <= value < view.seats:
        return value, ""
    return None, _called(event, view, names, fact)


def _called(event: Event, view: State, names: list[str], fact: str) -> str:
    """A fact as the log calls it, where the game's words have a name for it."""
    words = view.game.words
    return words.text(words.SPEECH.fact(event, fact, view), names)
