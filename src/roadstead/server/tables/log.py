"""Lines of a table's log, and the moments behind them that are worth watching."""

from typing import Any, NamedTuple

from roadstead.kernel.events import SPECTATOR_BIT, Event
from roadstead.kernel.scene import Piece
from roadstead.kernel.state import State
from roadstead.server import wire


class LogRow(NamedTuple):
    """A line of the log, and who may read it.

    An aside follows from no decision; it was said after decision ``n``.  With ``back`` decisions were taken back, that one and
    all after it.
    """

    at: int
    n: int
    audience: int
    words: str
    rule: str
    seat: int | None
    aside: bool = False
    back: int = 0

    @classmethod
    def read(cls, row: Any) -> "LogRow":
        """A line as it is stored: the numbers of asides count downwards from -1, and for a rule they have what was taken back."""
        if row.n >= 0:
            return cls(row.at, row.n, row.audience, row.words, row.rule, row.seat)
        return cls(row.at, -1 - row.n, row.audience, row.words, "", row.seat, aside=True, back=int(row.rule or 0))

    def stored(self) -> dict[str, Any]:
        kept = self._asdict()
        back = kept.pop("back")
        if kept.pop("aside"):
            kept["n"] = -1 - self.n
            kept["rule"] = str(back) if back else ""
        return kept

    def told(self, at: int) -> wire.LogLine:
        return wire.LogLine(at, self.n, self.words, self.rule, self.seat, self.aside, self.back)

    def heard_by(self, seat: int | None) -> bool:
        return bool(self.audience & (SPECTATOR_BIT if seat is None else 1 << seat))


class Moment(NamedTuple):
    """Something happened that is worth watching: line ``at`` of the log, and the whole table at that moment.

    It followed from decision ``n``, which the seat ``by`` made.

    Nobody is shown the ``still`` itself, only what their own seat sees of it; ``drawn`` keeps that for each seat.
    """

    n: int
    by: int
    at: int
    event: Event
    still: State
    drawn: dict[int | None, dict[str, Piece]]
