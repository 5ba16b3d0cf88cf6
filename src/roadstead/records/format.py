"""A game on disk: JSON Lines, one line for each thing that happened.

    {"roadstead": 1, "game": "jamaica", "rules": 1, "data": "...", "options": {...}, "seats": 4, ...}   the header
    {"n": 0, "dice": [...]}                                                what the set-up drew
    {"n": 12, "seat": 1, "do": "card forward/food", "dice": [4, 2]}        a decision, and what it drew
    {"undo": 12, "seat": 1}                                                seat 1 took decision 12 back
    {"rewind": 12, "seats": [0, 2]}                                        all agreed to go back to before decision 12
    {"note": "takeover", "seat": 1, "by": "captain"}                       what else happened; the rules do not read it
    {"result": {"scores": [...], "winners": [...]}, "secret": "..."}       the end

Decisions are numbered from 1 in the order they are written.  One that is taken back keeps its number, and the next one
gets the next number, so a number names one decision for ever.  A rewind takes back decision 12 and all that stand after
it, whatever they drew or showed; ``seats`` are those who were asked and agreed.  The dice are not wound back: they go on as
if nothing had been taken back.  To play these lines from the beginning gives the state of the game.

The dice can be checked in two cases.  The header may have ``seed``, the seed told openly.  Or it has ``commitment``, the
SHA-256 of a secret that the result line reveals: a seed's decimal text (source "seeded"), or a secret in hex that fair dice
mixed with the seats' own lines (source "fair").

The header of a variant's game has the variant's whole file in ``variant``, so that the record is played again anywhere.

A game that goes on from a moment of another one has that one's decisions first, and says so in ``origin``: their dice are those
of the other game, and only what is drawn after them comes from the dice that this header tells or commits to.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from roadstead.kernel.dice import BIGGEST_SEED
from roadstead.kernel.game import OptionValue
from roadstead.kernel.variants import LARGEST

FORMAT = 1

Number = Annotated[int, Meta(ge=0, lt=2**53)]
Seat = Annotated[int, Meta(ge=0, lt=40)]
Outcomes = list[Annotated[int, Meta(ge=0, lt=2**53)]]
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class RecordFault(ValueError):
    """What is wrong with a record, and in which line of it (counted from 1)."""

    def __init__(self, line: int, words: str) -> None:
        super().__init__(f"line {line}: {words}")
        self.line = line
        self.words = words


class Commitment(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What binds the dice before the game begins."""

    source: Literal["seeded", "fair"]
    sha256: Digest
    lines: list[str] = []


class Origin(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The game that this one goes on from: the SHA-256 of its record, how many decisions were taken over, and its table."""

    record: Digest
    decisions: Annotated[int, Meta(ge=0, lt=2**53)]
    table: Annotated[str, Meta(max_length=80)] = ""


class Header(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Which game this is, and how it was set up."""

    roadstead: int
    game: str
    rules: int
    data: str
    options: dict[str, OptionValue]
    seats: int
    variant: Annotated[str, Meta(max_length=LARGEST)] | UnsetType = UNSET  # the whole file, where it is a variant
    names: list[str] | UnsetType = UNSET
    seed: Annotated[int, Meta(ge=0, le=BIGGEST_SEED)] | UnsetType = UNSET
    commitment: Commitment | UnsetType = UNSET
    origin: Origin | UnsetType = UNSET


class Setup(Struct, forbid_unknown_fields=True):
    """Line 0: what the set-up drew."""

    n: Literal[0]
    dice: Outcomes = []


class Decision(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A seat's answer, and the outcomes it drew."""

    n: Annotated[int, Meta(ge=1, lt=2**53)]
    seat: Seat
    do: str
    dice: Outcomes = []


class Undo(Struct, forbid_unknown_fields=True):
    """A seat took one of its decisions back."""

    undo: Number
    seat: Seat


class Rewind(Struct, forbid_unknown_fields=True):
    """Everybody agreed to go back to before a decision."""

    rewind: Number
    seats: list[Seat]


class Note(Struct):
    """What else happened at the table; ``more`` holds the line's other entries."""

    note: str
    seat: Seat | None = None
    more: dict[str, Any] = {}


class Outcome(Struct, forbid_unknown_fields=True):
    """How the game ended."""

    scores: list[int]
    winners: list[Seat]


class Result(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The last line of a finished game."""

    result: Outcome
    secret: str | UnsetType = UNSET


Line = Setup | Decision | Undo | Rewind | Note | Result

# msgspec looks at a class when it is first read.  Two threads that come to do so at once crash the process (a server that
# wakes its tables does), so it looks at them here.
for _kind in (Header, Setup, Decision, Undo, Rewind, Note, Result):
    msgspec.json.Decoder(_kind)


def encode(line: Header | Line) -> bytes:
    """The line as it is written, its line end included."""
    plain: object = line
    if isinstance(line, Note):
        seat = {} if line.seat is None else {"seat": line.seat}
        plain = {"note": line.note, **seat, **line.more}
    return msgspec.json.format(msgspec.json.encode(plain), indent=0) + b"\n"


def decode(raw: bytes, number: int) -> Header | Line:
    """The line that was written; ``number`` is its place in the file, for the fault."""
    try:
        plain = msgspec.json.decode(raw)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        what = "is empty" if not raw.strip() else "is not JSON"
        raise RecordFault(number, f"this line {what}.") from error
    if not isinstance(plain, dict):
        raise RecordFault(number, "this line is not a JSON object.")
    try:
        return _shaped(plain, number)
    except msgspec.ValidationError as error:
        raise RecordFault(number, f"this line is not as a record has it: {error}.") from error


def _shaped(plain: Mapping[str, Any], number: int) -> Header | Line:
    if "roadstead" in plain:
        if plain["roadstead"] != FORMAT:
            told = f"format {plain['roadstead']!r}"
            raise RecordFault(number, f"the record has {told[:40]}, and this program reads format {FORMAT}.")
        return msgspec.convert(plain, Header)
    if "n" in plain:
        return msgspec.convert(plain, Setup) if plain["n"] == 0 else msgspec.convert(plain, Decision)
    if "undo" in plain:
        return msgspec.convert(plain, Undo)
    if "rewind" in plain:
        return msgspec.convert(plain, Rewind)
    if "result" in plain:
        return msgspec.convert(plain, Result)
    if "note" in plain:
        more = {name: value for name, value in plain.items() if name not in ("note", "seat")}
        kept = {name: plain[name] for name in ("note", "seat") if name in plain}
        return msgspec.convert({**kept, "more": more}, Note)
    raise RecordFault(number, "this line is neither a decision, an undo, a rewind, a note nor a result.")
