"""A game in progress, and its record as it grows."""

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Self

from msgspec import UNSET

from roadstead.kernel.dice import Dice, SeededDice
from roadstead.kernel.errors import IllegalAction, Refusal
from roadstead.kernel.events import Event
from roadstead.kernel.game import Game, OptionValue
from roadstead.kernel.state import State
from roadstead.records import format as forms
from roadstead.records import writing
from roadstead.records.chance import commit, fresh_dice, secret_of
from roadstead.records.fold import Bookmark, Fold, Standing
from roadstead.records.reading import Record, read
from roadstead.records.replay import Replay, game_of, wound_back
from roadstead.records.writing import LineWriter, Writer


class Match:
    """A game being played: the full state, what was decided, and what can still be taken back.

    With a ``writer`` every line is on disk before ``play`` returns.  Where a write fails, ``play`` raises its
    ``OSError``; the decision stands, and its line is written with the next one.  ``opening`` tells what happened at the
    set-up.
    """

    def __init__(self, game: Game, record: Record, fold: Fold, dice: Dice, writer: LineWriter | None = None) -> None:
        self.game = game
        self.record = record
        self.writer = writer
        self.opening: list[Event] = list(fold.state.events)
        self.whole = True  # whether playing the record from its beginning gives this state
        self.filming = False  # whether ``film`` has the table at each event of the last decision
        self._fold = fold
        self._dice = dice
        self._to_write: list[forms.Header | forms.Line] = []
        self._pushed: list[tuple[Bookmark, int]] = []

    def __repr__(self) -> str:
        return f"<Match {self.state!r}>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_svg_(self) -> str:
        return self.state._repr_svg_()

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int | None = None,
        seed: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] | None = None,
        *,
        dice: Dice | None = None,
        open_seed: bool = False,
        writer: LineWriter | None = None,
    ) -> Self:
        """Set up a game.  Its dice come from ``seed`` (a fresh one when none is given) unless ``dice`` are handed in.

        The header commits to the dice and the result line reveals their secret; with ``open_seed`` the header tells the
        seed itself, so that ``resume`` needs nothing but the file.
        """
        if dice is not None and seed is not None:
            raise ValueError("a game has a seed or a source of dice, not both")
        source = game.seeded(secrets.randbits(62) if seed is None else seed) if dice is None else dice
        bound = commit(source)
        if open_seed and not isinstance(source, SeededDice):
            raise ValueError("only dice from a seed have a seed to tell openly")
        source.keep = True
        source.drawn = []
        state = game.new(seats, options=options, dice=source, events=True)
        if names is not None and len(names) != state.seats:
            raise ValueError(f"{len(names)} names are given for {state.seats} seats")
        header = forms.Header(
            roadstead=forms.FORMAT,
            game=game.name,
            rules=game.rules_version,
            data=game.digest,
            options=game.checked_options(options or {}),
            variant=game.variant.text if game.variant else UNSET,
            seats=int(state.seats),
            names=UNSET if names is None else list(names),
            seed=int(source.seed) if open_seed and isinstance(source, SeededDice) else UNSET,
            commitment=UNSET if open_seed or bound is None else bound,
        )
        forms.encode(header)  # names that cannot be written are refused now, not when the game is saved
        match = cls(game, Record(header), Fold(state), source, writer)
        match._to_write.append(header)
        match._add(forms.Setup(0, [int(outcome) for outcome in source.drawn]))
        return match

    @classmethod
    def going_on(cls, record: Record, *, dice: Dice | None = None, writer: LineWriter | None = None) -> Self:
        """Go on with the unfinished game of a record; ``dice`` are as they were before the game, as for ``resume``."""
        if record.result is not None:
            raise forms.RecordFault(record.last_line, "the game is over: there is nothing to go on with.")
        game = game_of(record.header)
        source = _dice_to_go_on_with(game, record.header, dice)
        replay = Replay(record, source=source, events=True)
        opening = list(replay.fold.state.events)
        for _ in replay.steps():
            pass
        source.keep = True
        source.drawn = []
        replay.fold.state.dice = source
        match = cls(game, record, replay.fold, source, writer)
        match.opening = opening
        if match.over:
            match._add()
        return match

    @classmethod
    def from_state(cls, record: Record, state: State, decisions: int, *, writer: LineWriter | None = None) -> Self:
        """Go on from a stored state where the record no longer leads to it; nothing before it can be taken back."""
        state.telling = True
        state.dice.keep = True
        fold = Fold(state)
        fold.written = decisions
        match = cls(state.game, record, fold, state.dice, writer)
        match.whole = False
        return match

    @property
    def state(self) -> State:
        """The table now.  Play through the match: what is played on the state itself is missing in the record."""
        return self._fold.state

    @property
    def over(self) -> bool:
        return bool(self._fold.state.over)

    @property
    def decisions(self) -> int:
        """The number of the last decision written, those taken back included."""
        return self._fold.written

    @property
    def standing(self) -> Sequence[Standing]:
        """The decisions that stand, in their order."""
        return self._fold.standing

    def question(self) -> str:
        """A name for the question now asked that no other question of this game ever has, undone ones included."""
        return self._fold.question()

    def asked_since(self) -> int:
        """The number of the decision after which the present question is asked; 0 for the set-up."""
        return self._fold.asked_since()

    def play(self, seat: int, action: int) -> list[Event]:
        """Answer for a seat; returns what happened.  Raises ``IllegalAction``, and nothing has changed then."""
        self.state.filming = self.filming
        decision = self._fold.decide(seat, action)
        drawn = [int(outcome) for outcome in self._dice.drawn]
        events = list(self.state.events)
        self._add(forms.Decision(decision.n, decision.seat, self.game.actions.text(decision.action), drawn))
        return events

    def push(self, action: int | str, seat: int | None = None) -> list[Event]:
        """``play`` a number or a line of text, for the first seat that is asked unless one is named; ``pop`` takes it off."""
        who = int(self.state.actor()) if seat is None else seat
        number = self.game.actions.parse(action) if isinstance(action, str) else action
        marks = [*self._pushed, (self._fold.bookmark(), len(self.record.lines))]
        events = self.play(who, number)
        self._pushed = marks
        return events

    def pop(self) -> int:
        """Be exactly where one was before the last ``push``: table, dice and record; returns the action that is gone.

        For trying things out: at a table there is ``undo``, which takes nothing back that somebody has seen.
        """
        if self.writer is not None:
            raise ValueError("this game is being written to a file: what stands there is taken back by undo or rewind")
        if not self._pushed:
            raise IndexError("nothing was pushed that could be popped")
        gone = self._fold.standing[-1].action
        mark, lines = self._pushed.pop()
        self._fold.return_to(mark)
        self._dice = self.state.dice
        del self.record.lines[lines:]
        return gone

    def film(self) -> list[tuple[Event, State]]:
        """What happened with the last decision, and the whole table at each moment of it; for a match that is ``filming``."""
        return list(zip(self.state.events, self.state.stills, strict=True)) if self.filming else []

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can take its last decision back."""
        return self._fold.why_not_undo(seat) is None

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why this seat cannot take its last decision back; ``None`` when it can."""
        return self._fold.why_not_undo(seat)

    def undo(self, seat: int) -> int:
        """Take the seat's last decision back; returns its number.

        Raises ``IllegalAction`` where it cannot be taken back.
        """
        gone = self._fold.undo(seat)
        self._add(forms.Undo(gone.n, gone.seat))
        return gone.n

    def why_not_rewind(self, n: int) -> Refusal | None:
        """Why the table cannot go back to before decision ``n``; ``None`` when it can."""
        if not self.whole:
            return Refusal("", "This game goes on from a stored table, and nothing before it can be taken back.")
        return self._fold.why_not_rewind(n)

    def rewind(self, n: int, seats: Sequence[int]) -> None:
        """Everybody has agreed to go back to before decision ``n``; raises ``IllegalAction`` when there is none.

        The dice go on where they are, so nobody knows what comes.
        """
        refusal = self.why_not_rewind(n)
        if refusal is not None:
            raise IllegalAction(refusal)
        if not all(0 <= seat < self.state.seats for seat in seats):
            raise ValueError(f"the seats that agreed run from 0 to {self.state.seats - 1}, not {list(seats)}")
        self._fold.go_on_from(wound_back(self.record, self._fold, n))
        self._add(forms.Rewind(n, [int(seat) for seat in seats]))

    def note(self, what: str, seat: int | None = None, **more: Any) -> None:
        """Write down what else happened at the table: a take-over, a resignation."""
        if self.over:
            raise ValueError("the game is over and its record closed")
        if seat is not None and not 0 <= seat < self.state.seats:
            raise ValueError(f"there is no seat {seat}: they run from 0 to {self.state.seats - 1}")
        if "note" in more or any(name in more for name in ("roadstead", "n", "undo", "rewind", "result")):
            raise ValueError("a note cannot carry an entry that other lines are known by")
        line = forms.Note(what, seat, more)
        forms.encode(line)
        self._add(line)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the whole record at once and replace what the file held."""
        writing.save(path, self.record.to_bytes())

    def _add(self, *lines: forms.Line) -> None:
        """Add a line, and the result with the game's last one.  Every line goes through here."""
        state = self.state
        added = list(lines)
        if state.over:
            outcome = forms.Outcome([int(score) for score in state.scores()], [int(seat) for seat in state.winners()])
            told = self.record.header.seed is UNSET and secret_of(self._dice)
            added.append(forms.Result(outcome, told or UNSET))
        self._pushed.clear()  # of what was done otherwise there is no way back; ``push`` keeps its own
        self.record.lines += added
        if self.writer is not None:
            self._to_write += added
            self.writer.write(self._to_write)
            self._to_write.clear()


def resume(path: str | os.PathLike[str], *, dice: Dice | None = None) -> Match:
    """Go on with an unfinished game from its file.  New lines are added to the file.

    Its dice come from the open seed, or are handed in as they were before the game.  Their secret must be the one that
    the header commits to.  A half-written last line is dropped; ``match.record.notice`` says so.
    """
    match = Match.going_on(read(path, drop_half_line=True), dice=dice)
    match.writer = Writer.going_on(path)
    if match.record.result is not None:
        match.writer.write([match.record.result])
    return match


def _dice_to_go_on_with(game: Game, header: forms.Header, given: Dice | None) -> Dice:
    try:
        if given is None:
            dice = fresh_dice(game, header, None)
        elif header.commitment is UNSET:
            dice = given
        else:
            dice = fresh_dice(game, header, secret_of(given))
    except ValueError as error:
        raise forms.RecordFault(1, f"{error}.") from error
    if dice is None:
        raise forms.RecordFault(
            1, "the record does not tell its seed, so the game goes on only with the dice handed in."
        )
    return dice
