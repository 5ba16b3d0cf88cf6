"""What the coach tells of a finished game."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from roadstead.kernel.messages import Fact


class Sampling(Struct, frozen=True):
    """How much is tried: imagined futures for a chance, and for a decision."""

    chance: int = 64
    decision: int = 48
    seed: int = 0


class Decided(Struct, omit_defaults=True):
    """What is told of a decision in any case.  For each seat ``played`` is what the decision was worth to it.

    ``drawn``: something was thrown, drawn or shown.  ``cost`` is what the best choice would have been worth more; ``better``
    is that choice, where it is clearly better, and ``why`` says what speaks for it.
    """

    n: int
    seat: int
    do: str
    words: Fact
    played: list[float]
    played_errors: list[float]
    drawn: bool = False
    choices: int = 1
    cost: float = 0.0
    cost_error: float = 0.0
    better: str = ""
    better_words: Fact = ""
    why: list[Fact] = []
    kept: float = 1.0
    lines: list[Fact] = []


class Measured(Decided, omit_defaults=True):
    """What was measured of one decision, by itself: nothing of it is made to fit the decisions before and after.

    For each seat, where something was drawn: ``before`` is its chance before that and ``after`` its chance afterwards; an
    error below 0 means that a seat's chance could not be measured.
    """

    before: list[float] = []
    before_errors: list[float] = []
    after: list[float] = []
    after_errors: list[float] = []


class JudgedStep(Decided, omit_defaults=True, kw_only=True):
    """A decision as it is told.  For each seat: its chance afterwards as it could know it, and its luck."""

    chances: list[float]
    errors: list[float]
    luck: list[float]
    luck_errors: list[float]


class SeatSum(Struct):
    """A seat's whole game: ``luck`` + ``own`` + ``others`` is what the result is above the fair share.

    ``adjusted`` is the result without the luck; ``accuracy`` says how much of the best choices' chance was kept, of 100.
    Luck and play are measured apart from each other: ``gap`` is by how much they missed the result together before they
    were made to fit, and ``gap_error`` what was to be expected of it.
    """

    seat: int
    name: str
    result: float
    score: int
    luck: float
    own: float
    others: float
    error: float
    gap: float
    gap_error: float
    cost: float
    cost_error: float
    decisions: int
    mistakes: int
    accuracy: float
    adjusted: float


class TurningPoint(Struct):
    """A moment that decided much: for which seat, by how much, and whether ``by`` luck, play, or the play of others."""

    n: int
    seat: int
    change: float
    by: str


class Analysis(Struct, omit_defaults=True):
    """All that is told of a finished game, as each seat could know it then.

    ``face_up`` is the same game judged with all cards face up, where that was asked for.
    """

    game: str
    title: str
    names: list[str]
    sampling: Sampling
    fair: float
    deal: list[float]
    steps: list[JudgedStep]
    seats: list[SeatSum]
    turns: list[TurningPoint]
    face_up: "Analysis | None" = None


def in_words(told: Analysis, read: Callable[[Fact], str]) -> Analysis:
    """The same with every message as text, for a page or a file that somebody reads."""
    steps = [
        replace(
            step,
            words=read(step.words),
            better_words=read(step.better_words) if step.better_words else "",
            why=[read(each) for each in step.why],
            lines=[read(each) for each in step.lines],
        )
        for step in told.steps
    ]
    return replace(told, steps=steps, face_up=in_words(told.face_up, read) if told.face_up else None)
