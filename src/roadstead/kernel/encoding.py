"""A seat's view of the table as a row of numbers, for programs that learn."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roadstead.kernel.state import State


class Channel(NamedTuple):
    """A named stretch of the row: how many numbers, and what they say."""

    name: str
    size: int
    words: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat sees into a row whose layout depends on the number of seats alone."""

    def channels(self, seats: i64) -> list[Channel]:
        """The layout of the row, in order."""
        raise ValueError("a game's encoder says what it writes")

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        """Fill the row that begins at ``at``.  ``t`` may be the full state: only what ``seat`` sees is read."""
        raise ValueError("a game's encoder says what it writes")

    def width(self, seats: i64) -> i64:
        """How long the row is."""
        total: i64 = 0
        for channel in self.channels(seats):
            total += channel.size
        return total

    def row(self, t: State, seat: i64) -> list[float]:
        """A new row for this seat."""
        zeros: list[float] = [0.0] * self.width(t.seats)
        out = vec[float](zeros)
        self.write(t, seat, out, 0)
        return list(out)

    def named(self, t: State, seat: i64) -> dict[str, list[float]]:
        """A new row cut into its channels."""
        row = self.row(t, seat)
        cut: dict[str, list[float]] = {}
        at = 0
        for channel in self.channels(t.seats):
            cut[channel.name] = row[at : at + channel.size]
            at += channel.size
        return cut
