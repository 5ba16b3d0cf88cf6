"""Checks a record: its form, every decision under the rules, the result, and the dice."""

from dataclasses import dataclass

from msgspec import UNSET

from roadstead.kernel.game import OptionValue
from roadstead.records.chance import fresh_dice
from roadstead.records.format import Decision, RecordFault
from roadstead.records.reading import Record, Source, read
from roadstead.records.replay import Replay, game_of

OPEN_SEED = "drawn again from the open seed"
REVEALED = "drawn again from the secret committed to"
AS_RECORDED = "as recorded"


@dataclass(frozen=True)
class Verdict:
    """What a sound record holds.  ``dice`` says how far the outcomes could be checked."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    decisions: int
    taken_back: int
    finished: bool
    scores: list[int]
    winners: list[int]
    dice: str

    def __str__(self) -> str:
        end = f"scores {self.scores}, won by seats {self.winners}" if self.finished else "unfinished"
        return f"{self.game}, {self.seats} seats, {self.decisions} decisions, {end}; dice {self.dice}"


def verify(source: Source, *, allow_unfinished: bool = False) -> Verdict:
    """Play a record again under the rules; raises ``RecordFault`` at the first thing wrong with it.

    A game without a result is a fault too, unless ``allow_unfinished``.
    """
    return verify_record(read(source), allow_unfinished=allow_unfinished)


def verify_record(record: Record, *, allow_unfinished: bool = False) -> Verdict:
    """``verify`` for a record that has been read."""
    header, result = record.header, record.result
    game = game_of(header)
    secret = None if result is None or result.secret is UNSET else result.secret
    dice, fault = None, ""
    try:
        dice = fresh_dice(game, header, secret)
    except ValueError as error:
        fault = f"{error}."
    if result is not None and secret is None and header.commitment is not UNSET:
        fault = "the game is over, and the secret that the header is committed to is not revealed."
    replay = Replay(record, source=dice)
    for _ in replay.steps():
        pass
    state = replay.fold.state
    taken_over = 0 if header.origin is UNSET else header.origin.decisions
    if not all(isinstance(line, Decision) for line in record.lines[1 : 1 + taken_over]) or taken_over >= len(
        record.lines
    ):
        words = f"the game it goes on from should be its first {taken_over} decisions, and they are not all there."
        raise RecordFault(1, words)
    if result is None and not allow_unfinished:
        missing = "its result is told" if state.over else "the game is over"
        raise RecordFault(record.last_line, f"the record ends at line {record.last_line}, before {missing}.")
    if fault:
        raise RecordFault(record.last_line if result is not None else 1, fault)
    return Verdict(
        game=game.name,
        seats=header.seats,
        options=game.checked_options(header.options),
        decisions=len(replay.fold.standing),
        taken_back=replay.fold.written - len(replay.fold.standing),
        finished=result is not None,
        scores=[int(score) for score in state.scores()],
        winners=[int(seat) for seat in state.winners()],
        dice=(AS_RECORDED if dice is None else OPEN_SEED if header.seed is not UNSET else REVEALED)
        + (
            "" if header.origin is UNSET else f", those after decision {taken_over}, where it goes on from another game"
        ),
    )
