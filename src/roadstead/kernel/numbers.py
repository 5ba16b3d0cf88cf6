"""What goes by a number in a game.  Each row of names is written once; constants, and tables of the names, follow from it."""

from typing import NamedTuple


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
