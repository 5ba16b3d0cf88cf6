"""What goes by a number in a game.  Each row of names is written once; constants, and tables of the names, follow from it."""

from collections.abc import Iterable
from typing import NamedTuple


class Streams(NamedTuple):
    """The streams of a game's dice: draws of one kind do not disturb those of another."""

    row: "Row"
    further: tuple[str, ...]  # those after the last constant: one for each seat, for example
    thrown: tuple[str, ...]


class Row(NamedTuple):
    """Names that are counted from ``first`` on, and the table that has them, if there is one."""

    names: tuple[str, ...]
    constants: tuple[str, ...]
    table: str
    first: int


def row(listed: str, table: str = "", first: int = 0) -> Row:
    """``row("sea, port, lair")`` makes ``SEA`` 0, ``PORT`` 1 and ``LAIR`` 2.

    A constant that is not called as its name is goes before it: ``old bride: oldest son's bride``.
    """
    entries = [entry.strip().rpartition(": ") for entry in listed.split(",")]
    names = tuple(name for _, _, name in entries)
    return Row(
        names,
        tuple((own or name).upper().replace(" ", "_").replace("-", "_") for own, _, name in entries),
        table,
        first,
    )


def streams(listed: str, thrown: str = "", each: Iterable[str] = ()) -> Streams:
    """The streams, written as a row is.  With ``each`` the last constant is that of the first of several streams.

    ``thrown`` are those that are dice thrown in sight of all; from the others cards are drawn.
    """
    return Streams(row(listed), tuple(each), tuple(name.strip() for name in thrown.split(",") if name.strip()))
