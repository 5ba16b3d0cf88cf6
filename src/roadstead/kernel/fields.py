"""Which fields a state has, and who may see each."""

from enum import StrEnum
from typing import NamedTuple


class Seen(StrEnum):
    """Who may know a field: everybody, its owner, nobody, or each entry by those whom another field names."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"
    KNOWN = "known"


class Shape(StrEnum):
    """How a field is kept: one number, one yes or no, or a row of numbers."""

    NUMBER = "i64"
    FLAG = "bool"
    ROW = "vec[i64]"


class Field(NamedTuple):
    """A row of a game's field table.

    ``seen`` says who may know it: with ``OWNER`` entry ``i`` belongs to seat ``i // per``; with ``KNOWN`` entry ``i`` is
    known to the seats in the mask ``getattr(state, by)[i]``.  A field that ``grows`` changes its length during a game.

    The rest is for a state whose class is generated (``tools/generate.py``): a row has ``per`` entries for each ``of``,
    which is a number, the name of a field, or several names such as ``seats * seats``; ``first`` is what every entry is on
    a blank table (``None``: the rules say, before they lay out the table); of a row ``KNOWN`` in part only the entries
    below the field ``used`` are in use.  A row with ``where`` is empty at a table where the field of that name is 0.
    A number with ``option`` is what the table's option of that name says: the number itself, 1 for yes, or, where the
    option is a word, whether it is the word ``means``.

    ``one_of`` names what a number stands for, ``some_of`` what each bit of a set stands for: so the sheets and the
    encoder that a game gets without writing any (``kernel/defaults``) can say it.
    """

    name: str
    seen: Seen = Seen.ALL
    per: int = 1
    by: str = ""
    grows: bool = False
    shape: Shape = Shape.NUMBER
    of: int | str = ""
    first: int | None = None
    used: str = ""
    where: str = ""
    option: str = ""
    means: str = ""
    one_of: tuple[str, ...] = ()
    some_of: tuple[str, ...] = ()


def number(
    name: str,
    first: int | None,
    seen: Seen = Seen.ALL,
    *,
    one_of: tuple[str, ...] = (),
    some_of: tuple[str, ...] = (),
) -> Field:
    """One number."""
    return Field(name, seen, first=first, one_of=one_of, some_of=some_of)


def option(name: str, option: str = "", means: str = "") -> Field:
    """A number that an option of the table gives; both have the same name if none is said."""
    return Field(name, option=option or name, means=means)


def flag(name: str) -> Field:
    """Yes or no, and no at first."""
    return Field(name, shape=Shape.FLAG, first=0)


def row(
    name: str,
    of: int | str,
    first: int,
    seen: Seen = Seen.ALL,
    *,
    per: int = 1,
    by: str = "",
    used: str = "",
    where: str = "",
    one_of: tuple[str, ...] = (),
    some_of: tuple[str, ...] = (),
) -> Field:
    """A row of numbers: ``per`` entries for each ``of``."""
    if seen is Seen.OWNER and of != "seats":
        raise ValueError(f"{name!r} belongs to its owners, so it has entries for each of the seats")
    if (seen is Seen.KNOWN) != bool(by):
        raise ValueError(f"{name!r} needs ``by``, the field of masks, if it is known in part, and only then")
    return Field(
        name, seen, per, by, shape=Shape.ROW, of=of, first=int(first), used=used, where=where,
        one_of=one_of, some_of=some_of,
    )  # fmt: skip


def growing(name: str) -> Field:
    """A row that everybody sees and whose length changes; nothing is in it at first."""
    return Field(name, grows=True, shape=Shape.ROW, of=0, first=0)


KERNEL_FIELDS = (
    Field("seats"),
    Field("over"),
    Field("viewer"),
    Field("decisions"),
    Field("questions"),
    Field("depth"),
)
