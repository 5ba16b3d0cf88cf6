"""Plays a record again under the rules, and names the line of a fault."""

from collections.abc import Iterator
from typing import NamedTuple

from msgspec import UNSET

from roadstead import games
from roadstead.games.variants import with_variant
from roadstead.kernel.dice import Dice
from roadstead.kernel.errors import BadOutcome, IllegalAction, NeedsOutcome
from roadstead.kernel.game import Game
from roadstead.kernel.state import State
from roadstead.kernel.variants import BadVariant
from roadstead.records.chance import OtherOutcome, RecordedDice
from roadstead.records.fold import Fold
from roadstead.records.format import Decision, Header, Line, RecordFault, Result, Rewind, Setup, Undo
from roadstead.records.reading import FIRST, Record


class Step(NamedTuple):
    """A line of the record, its place in the file, and the table after it.

    The state is the one that is played on.  Copy or redact it to keep it.
    """

    number: int
    line: Line
    state: State


def game_of(header: Header) -> Game:
    """The game that the header names, if this program plays it by the same rules and with the same components."""
    game = _named(header)
    if header.rules != game.rules_version:
        ours = game.rules_version
        raise RecordFault(1, f"the game was played by rules version {header.rules} of {game.title}, this is {ours}.")
    if header.data != game.digest:
        raise RecordFault(1, f"the game was played with other components of {game.title} than these ({game.digest}).")
    try:
        game.checked_seats(header.seats)
        game.checked_options(header.options)
    except ValueError as error:
        raise RecordFault(1, f"{error}.") from error
    if header.names is not UNSET and len(header.names) != header.seats:
        raise RecordFault(1, f"{len(header.names)} names are given for {header.seats} seats.")
    if header.seed is not UNSET and header.commitment is not UNSET:
        raise RecordFault(1, "the header has both an open seed and a commitment.")
    return game


def _named(header: Header) -> Game:
    """The game of that name, or the variant that the header carries."""
    if header.variant is not UNSET:
        try:
            game = with_variant(header.variant)
        except BadVariant as error:
            raise RecordFault(1, f"its variant is not one: {error}.") from error
        if game.name != header.game:
            raise RecordFault(1, f"the header names {header.game[:80]!r}, and its variant is {game.name!r}.")
        return game
    if header.game not in games.names():
        known = ", ".join(games.names())
        raise RecordFault(1, f"there is no game {header.game[:40]!r} (there are: {known}).")
    return games.find(header.game)


class Replay:
    """Plays a record again, one line at a time; ``fold`` is where it stands."""

    def __init__(self, record: Record, *, source: Dice | None = None, events: bool = False) -> None:
        self.record = record
        self.game = game_of(record.header)
        origin = record.header.origin
        self._taken_over = -1 if origin is UNSET else origin.decisions  # the last decision with another game's dice
        self._source = source
        self.dice = RecordedDice(source if origin is UNSET else None)
        setup = record.lines[0]
        assert isinstance(setup, Setup)
        with _Faults(FIRST, self.dice, setup.dice, "the set-up"):
            header = record.header
            state = self.game.new(header.seats, options=header.options, dice=self.dice, events=events)
        self.fold = Fold(state)

    def steps(self) -> Iterator[Step]:
        """Each line from the set-up on, with the table after it."""
        yield Step(FIRST, self.record.lines[0], self.fold.state)
        for number, line in enumerate(self.record.lines[1:], FIRST + 1):
            self.take(number, line)
            yield Step(number, line, self.fold.state)

    def take(self, number: int, line: Line) -> None:
        """Play one line."""
        if isinstance(line, Decision):
            self._decide(number, line)
        elif isinstance(line, Undo):
            self._undo(number, line)
        elif isinstance(line, Rewind):
            self._rewind(number, line)
        elif isinstance(line, Result):
            self._end(number, line)
        elif self.fold.state.over:
            raise RecordFault(number, "the game is over here, and its result comes next.")

    def _decide(self, number: int, line: Decision) -> None:
        try:
            action = self.game.actions.parse(line.do)
        except ValueError as error:
            raise RecordFault(number, f"{error}.") from error
        if line.n > self._taken_over:
            self.dice.source = self._source
        with _Faults(number, self.dice, line.dice, f"decision {line.n}"):
            self.fold.decide(line.seat, action)

    def _undo(self, number: int, line: Undo) -> None:
        last = self.fold.last_of(line.seat)
        if last is None or last.n != line.undo:
            what = "has no decision to take back" if last is None else f"can only take back decision {last.n}"
            raise RecordFault(number, f"seat {line.seat} {what}, not {line.undo}.")
        try:
            self.fold.undo(line.seat)
        except IllegalAction as error:
            raise RecordFault(number, f"decision {line.undo} is taken back. {error}") from error

    def _rewind(self, number: int, line: Rewind) -> None:
        refusal = self.fold.why_not_rewind(line.rewind)
        if refusal is not None:
            raise RecordFault(number, refusal.words)
        for seat in line.seats:
            if seat >= self.record.header.seats:
                raise RecordFault(
                    number, f"there is no seat {seat}: they run from 0 to {self.record.header.seats - 1}."
                )
        self.fold.go_on_from(wound_back(self.record, self.fold, line.rewind))

    def _end(self, number: int, line: Result) -> None:
        state = self.fold.state
        if not state.over:
            asked = ", ".join(str(seat) for seat in state.actors())
            raise RecordFault(number, f"the result stands here, but the game is not over: seat {asked} is asked.")
        for what, told, true in (
            ("scores", line.result.scores, state.scores()),
            ("winners", line.result.winners, state.winners()),
        ):
            if told != list(true):
                raise RecordFault(number, f"the {what} are told as {told}, and the game ended with {list(true)}.")


class _Faults:
    """Feeds a line's outcomes to the dice, and turns what the rules refuse into a fault of that line."""

    def __init__(self, number: int, dice: RecordedDice, outcomes: list[int], what: str) -> None:
        self.number = number
        self.dice = dice
        self.outcomes = outcomes
        self.what = what

    def __enter__(self) -> None:
        self.dice.feed(self.outcomes)

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, IllegalAction):
            raise RecordFault(self.number, f"{self.what} is not legal: {error}") from error
        if isinstance(error, NeedsOutcome):
            words = f"{self.what} draws more than the {len(self.outcomes)} outcomes recorded."
            raise RecordFault(self.number, words) from error
        if isinstance(error, BadOutcome | OtherOutcome):
            raise RecordFault(self.number, f"{self.what}: {error}.") from error
        if error is None and self.dice.at != len(self.outcomes):
            words = f"{self.what} draws {self.dice.at} outcomes, and {len(self.outcomes)} are recorded."
            raise RecordFault(self.number, words)


def wound_back(record: Record, fold: Fold, n: int) -> Fold:
    """The game as it was before decision ``n``, played again with the outcomes recorded."""
    earlier = Replay(Record(record.header, record.lines[:1]))
    kept = {decision.n for decision in fold.standing if decision.n < n}
    for number, line in enumerate(record.lines, FIRST):
        if isinstance(line, Decision) and line.n in kept:
            earlier.fold.written = line.n - 1
            earlier.take(number, line)
    return earlier.fold


def steps(record: Record, *, events: bool = False) -> Iterator[Step]:
    """The game again, line by line."""
    yield from Replay(record, events=events).steps()


def replay(record: Record, upto: int | None = None, *, events: bool = False) -> State:
    """The table after decision ``upto`` (0: after the set-up), or after the last line."""
    state = None
    for step in steps(record, events=events):
        state = step.state
        if upto is not None and isinstance(step.line, Setup | Decision) and step.line.n == upto:
            return state
    if upto is not None:
        raise ValueError(f"the record has no decision {upto}")
    assert state is not None
    return state
