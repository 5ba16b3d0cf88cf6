"""A seat's view as numbers, field by field, for a game that has no encoder of its own."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel.defaults.values import heading, of_seats
from roadstead.kernel.encoding import Channel, Encoder
from roadstead.kernel.fields import Field, Seen, Shape
from roadstead.kernel.state import UNKNOWN, State

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

TENTH = 0.1  # a plain number is written as so much of itself


class FieldEncoder(Encoder):
    """Everything that the seat sees, its own entries first, then those of the others clockwise.

    It reads from the seat's redacted view and from nothing else.
    """

    def __init__(self, game: "Game") -> None:
        self.game = game
        self.fields = [field for field in game.fields if field.seen is not Seen.NOBODY and not field.grows]
        self.layouts: dict[int, list[Channel]] = {}
        self.lengths: dict[tuple[int, str], int] = {}

    def channels(self, seats: i64) -> list[Channel]:
        if seats not in self.layouts:
            pattern = self.game.new(int(seats), 0)
            found = [
                Channel("asked", int(seats), "who is asked, this seat first (one-hot)"),
                Channel(
                    "question", max(len(self.game.questions.rows), 1) + 4, "what is asked (one-hot), its numbers / 10"
                ),
            ]
            for field in self.fields:
                value = getattr(pattern, field.name)
                length = len(value) if field.shape is Shape.ROW else 1
                self.lengths[int(seats), field.name] = length
                if length:
                    found.append(Channel(field.name, length * _width(field), _words(field)))
            self.layouts[int(seats)] = found
        return self.layouts[int(seats)]

    def write(self, t: State, seat: i64, out: vec[float], at: i64) -> None:
        view = t if t.viewer == seat else t.redacted(seat)
        seats = int(t.seats)
        self.channels(seats)
        for other in view.actors():
            out[at + (other - seat) % seats] = 1.0
        at += seats
        kinds = max(len(self.game.questions.rows), 1)
        if not view.over:
            out[at + (view.asked() - self.game.questions.first) % kinds] = 1.0
            for detail in range(4):
                out[at + kinds + detail] = float(view.detail(detail)) * TENTH
        at += kinds + 4
        for field in self.fields:
            length, width = self.lengths[seats, field.name], _width(field)
            value = getattr(view, field.name)
            entries = [int(number) for number in value] if field.shape is Shape.ROW else [int(value)]
            if of_seats(field):
                first = int(seat) * field.per
                entries = entries[first:] + entries[:first]
            for place, number in enumerate(entries[:length]):
                _write(field, number, out, at + place * width)
            at += length * width


def _width(field: Field) -> int:
    return len(field.some_of or field.one_of) or 1


def _words(field: Field) -> str:
    whose = ", this seat's first, then clockwise" if of_seats(field) else ""
    if field.some_of:
        return f"{heading(field)}{whose}: which of {', '.join(field.some_of)}"
    if field.one_of:
        return f"{heading(field)}{whose}: one of {', '.join(field.one_of)} (one-hot)"
    return f"{heading(field)}{whose}{'' if field.shape is Shape.FLAG else ', / 10'}"


def _write(field: Field, number: int, out: vec[float], at: i64) -> None:
    """One entry; what is unknown stays zero."""
    if number == UNKNOWN:
        return
    if field.some_of:
        for bit in range(len(field.some_of)):
            out[at + bit] = float((number >> bit) & 1)
    elif field.one_of:
        if 0 <= number < len(field.one_of):
            out[at + number] = 1.0
    else:
        out[at] = float(number) * (1.0 if field.shape is Shape.FLAG else TENTH)
