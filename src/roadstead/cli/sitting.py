"""One person at a table with bots: whose turn it is, what has happened, where it is saved."""

import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from roadstead.bots import Bot, bot
from roadstead.bots.outside import OutsideBotError
from roadstead.cli.faults import shortened
from roadstead.cli.show import Line
from roadstead.kernel.events import Event
from roadstead.kernel.state import State

if TYPE_CHECKING:
    from roadstead.records import Match

YOU = "you"


class Sitting:
    """A match seen from one seat; everything shown comes from that seat's view of the table."""

    def __init__(self, match: "Match", seat: int, players: Sequence[str], seed: int) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.names = [name.capitalize() for name in self.game.seat_names[: match.state.seats]]
        self.names[seat] += f" ({YOU})"
        self.players = list(players)
        self.bots: dict[int, Bot] = {
            at: bot(player, self.game, seed=(seed + at + 1) % 2**62) for at, player in enumerate(players) if at != seat
        }
        self.log: list[Line] = []
        self.notices: list[str] = []  # what the player is to know before the game goes on
        self.words = self.game.words
        self.kept_in: Path | None = None

    @property
    def state(self) -> State:
        return self.match.state

    def view(self) -> State:
        """The table as this seat sees it."""
        return self.state.redacted(self.seat)

    def hear(self, events: Sequence[Event], view: State) -> None:
        """Add to the log what this seat may know."""
        for event in events:
            if event.heard_by(self.seat):
                self.log.append(Line(str(self.words.line(event, view, self.names)), event.rule))

    def act(self, seat: int, action: int) -> None:
        """Play for a seat; Ctrl-C waits until the record has it."""
        with undisturbed():
            events = self.match.play(seat, action)
            self.hear(events, self.view())

    def others_move(self) -> None:
        """Let the bots answer until this seat is asked, or the game is over.

        Where several seats are asked at once, this one answers first, so that it can still take back what led there.
        """
        while not (self.state.over or self.state.asks(self.seat)):
            seat = self.state.actor()
            self.act(seat, self._answer_of(seat))

    def _answer_of(self, seat: int) -> int:
        """What the bot decides.  Where a program fails, greedy answers instead."""
        view = self.state.redacted(seat)
        try:
            return self.bots[seat].choose(view, seat)
        except OutsideBotError as trouble:
            self.log.append(Line(f"{self.names[seat]}: {shortened(str(trouble))}. Greedy answers instead.", ""))
            return bot("greedy", self.game, seed=self.match.decisions).choose(view, seat)

    def undo(self) -> None:
        """Take this seat's last decision back."""
        with undisturbed():
            self.match.undo(self.seat)
            self.log.append(Line(f"{self.names[self.seat]} takes the last decision back.", ""))

    def keep(self) -> None:
        """Write what was played to the file it is kept in, if any."""
        if self.kept_in is not None:
            with undisturbed():
                self.match.save(self.kept_in)

    def draw(self, path: Path) -> None:
        """The table as a picture, from this seat's view."""
        from roadstead.kernel.scene import standalone
        from roadstead.records.writing import save

        view = self.view()
        pieces = self.game.scene.pieces(view, self.seat, self.names)
        title = f"{self.game.title}, seen by {self.names[self.seat]}"
        surfaces = self.game.surfaces(view, self.seat)
        drawing = standalone(
            self.game.board(view), pieces, title, surfaces, lambda fact: self.words.text(fact, self.names)
        )
        save(path, drawing.encode())


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C waits for the end of this, so that a decision is played and saved whole or not at all."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting: list[int] = []
    before = signal.signal(signal.SIGINT, lambda *_: waiting.append(1))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if waiting:
        raise KeyboardInterrupt
