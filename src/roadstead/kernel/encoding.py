"""A seat's view of the table as a row of numbers, for programs that learn."""

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from roadstead.kernel.rows import fractions
from roadstead.kernel.state import ALL_SEEING, State


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
        """Fill the row that begins at ``at`` and is all zeros, so that only what differs from zero need be written.

        ``t`` may be the full state: only what ``seat`` sees is read.
        """
        raise ValueError("a game's encoder says what it writes")

    def width(self, seats: i64) -> i64:
        """How long the row is."""
        total: i64 = 0
        for channel in self.channels(seats):
            total += channel.size
        return total

    def row(self, t: State, seat: i64) -> list[float]:
        """A new row for this seat, of the full state or of the seat's own view."""
        if seat < 0 or seat >= t.seats:
            raise ValueError(f"there is no seat {seat}: they run from 0 to {t.seats - 1}")
        if t.viewer != ALL_SEEING and t.viewer != seat:
            raise ValueError(f"this is not seat {seat}'s view of the table")
        out = fractions(self.width(t.seats))
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


class Views:
    """Rows and masks of several tables in two blocks, each written over when its table is looked at again."""

    encoder: Encoder
    width: i64
    size: i64
    rows: vec[float]
    masks: vec[u8]
    marked: list[list[i64]]  # the actions marked in each mask

    def __init__(self, encoder: Encoder, seats: i64, size: i64, count: i64) -> None:
        self.encoder = encoder
        self.width = encoder.width(seats)
        self.size = size
        self.rows = fractions(count * self.width)
        unmarked: list[u8] = [0] * (count * size)
        self.masks = vec[u8](unmarked)
        self.marked = []
        for _ in range(count):
            self.marked.append([])

    def look(self, place: i64, t: State, seat: i64) -> None:
        """Write what this seat sees, and what it may do."""
        self.see(place, t, seat)
        self.mark(place, t, seat)

    def see(self, place: i64, t: State, seat: i64) -> None:
        rows = self.rows
        at = place * self.width
        for i in range(at, at + self.width):
            rows[i] = 0.0
        self.encoder.write(t, seat, rows, at)

    def mark(self, place: i64, t: State, seat: i64) -> None:
        masks = self.masks
        at = place * self.size
        for action in self.marked[place]:
            masks[at + action] = 0
        menu = t.look(seat)
        for action in menu:
            masks[at + action] = 1
        self.marked[place] = menu


class Lists:
    """Each seat's row as a list of numbers.

    Few of them differ from the last row of the same seat, and only these are made anew.
    """

    encoder: Encoder
    row: vec[float]
    last: list[vec[float]]  # each seat's last row
    numbers: list[list[float]]  # the same as 32-bit floats have it

    def __init__(self, encoder: Encoder, seats: i64) -> None:
        width = encoder.width(seats)
        self.encoder = encoder
        self.row = fractions(width)
        self.last = []
        self.numbers = []
        for _ in range(seats):
            self.last.append(fractions(width))
            self.numbers.append([0.0] * width)

    def listed(self, t: State, seat: i64) -> list[float]:
        """What this seat sees, as a new list."""
        row = self.row
        self.encoder.write(t, seat, row, 0)
        last = self.last[seat]
        numbers = self.numbers[seat]
        for i in range(len(last)):
            x = row[i]
            if x != last[i]:
                last[i] = x
                numbers[i] = short(x)
            row[i] = 0.0  # an encoder is given zeros
        return numbers[:]


def short(x: float) -> float:
    """The nearest number that has no more than the 24 binary digits of a 32-bit float."""
    far = x * 536870913.0  # 2**29 + 1: what it is taken from loses the 29 last of 53 digits
    return far - (far - x)


def write_question(t: State, first: i64, kinds: i64, scale: float, out: vec[float], at: i64) -> i64:
    """Which of so many kinds of question is asked, the ``first`` first, and its four numbers / ``scale``."""
    if not t.over:
        out[at + t.asked() - first] = 1.0
        for i in range(4):
            out[at + kinds + i] = float(t.detail(i)) / scale
    return at + kinds + 4
