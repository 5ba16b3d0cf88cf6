"""What lies on a table, field by field, as people read it."""

from collections.abc import Iterator, Sequence

from roadstead.kernel import bits
from roadstead.kernel.fields import Field, Seen, Shape
from roadstead.kernel.state import UNKNOWN, State

HIDDEN = "hidden"


def heading(field: Field) -> str:
    return field.name.replace("_", " ")


def said(field: Field, value: int) -> str:
    """One number of a field."""
    if value == UNKNOWN:
        return HIDDEN
    if field.shape is Shape.FLAG:
        return "yes" if value else "no"
    if field.some_of:
        return " ".join(field.some_of[bit] for bit in bits.members(value)) or "none"
    if field.one_of:
        return field.one_of[value] if 0 <= value < len(field.one_of) else "none"
    return str(value)


def said_all(field: Field, values: Sequence[int]) -> str:
    """Several numbers of a field; what is hidden is said once."""
    if values and all(value == UNKNOWN for value in values):
        return HIDDEN
    return " ".join(text for text in (said(field, value) for value in values) if text) or "none"


def of_seats(field: Field) -> bool:
    """Whether a field has entries for each seat."""
    return field.shape is Shape.ROW and field.of == "seats"


def on_table(view: State) -> Iterator[tuple[Field, str]]:
    """Every field that belongs to no seat, and what it says; what nobody may know is left out."""
    for field in view.game.fields:
        if field.seen is Seen.NOBODY or of_seats(field):
            continue
        value = getattr(view, field.name)
        yield field, said_all(field, list(value)) if field.shape is Shape.ROW else said(field, int(value))


def of_seat(view: State, seat: int) -> Iterator[tuple[Field, str]]:
    """Every field with entries for each seat, and what those of this seat say."""
    for field in view.game.fields:
        if of_seats(field) and field.seen is not Seen.NOBODY:
            values = [int(value) for value in getattr(view, field.name)]
            yield field, said_all(field, values[seat * field.per : (seat + 1) * field.per])
