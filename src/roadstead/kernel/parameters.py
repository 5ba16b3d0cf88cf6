"""What a variant may change of a game: numbers of its components, each declared once with its bounds.

A game's ``parameters.py`` has rows of these in ``PARAMETERS``.  A row says in which table of ``data.py``, or in which of the
game's data files, the number stands.  Tables that are made from a changed one follow it.
"""

from collections.abc import Callable, Mapping, Sequence, Sized
from dataclasses import dataclass, field
from typing import Any

from librt.vecs import vec

Path = tuple[int | str, ...]  # the way to an entry: places in rows, keys of a file; () is the whole
Values = dict[str, int]  # an entry's name and its number; a single number has the name ""
Change = Callable[[Any, int], Any]

IN_ORDER = ("first", "second", "third", "fourth", "fifth", "sixth")
WHOLE: Mapping[str, tuple[Path, ...]] = {"": ((),)}


@dataclass(frozen=True)
class Parameter:
    """One number, or several with names, that a variant may set between ``low`` and ``high``.

    ``places`` are the entries of ``table`` that it stands in, for each of its names.  What is more than setting an entry is a
    function for each table in ``made``, which is given the table and the number.
    """

    name: str
    words: str
    low: int
    high: int
    table: str = ""
    places: Mapping[str, tuple[Path, ...]] = field(default_factory=lambda: WHOLE)
    made: Mapping[str, Change] = field(default_factory=dict)
    printed: int = 0  # where it is made: what the game is printed with
    in_file: bool = False  # whether the table is one of the game's data files

    @property
    def single(self) -> bool:
        return "" in self.places

    @property
    def tables(self) -> tuple[str, ...]:
        return tuple(self.made) or (self.table,)

    def stock(self, tables: Mapping[str, Any]) -> Values:
        """What it is in these tables."""
        if self.made:
            return {"": self.printed}
        return {name: int(entry(tables[self.table], paths[0])) for name, paths in self.places.items()}

    def applied(self, table: str, found: Any, values: Values) -> Any:
        """The table of this name as it is with these numbers."""
        if self.made:
            return self.made[table](found, values[""])
        for name, number in values.items():
            for path in self.places[name]:
                found = changed(found, path, number)
        return found


def number(name: str, table: str, low: int, high: int, words: str) -> Parameter:
    """A constant of ``data.py``."""
    return Parameter(name, words, low, high, table)


def entries(
    name: str,
    table: str,
    low: int,
    high: int,
    words: str,
    names: Sequence[str],
    first: int = 0,
    column: int | None = None,
) -> Parameter:
    """Numbers that stand one after the other in a row, from entry ``first`` on; with ``column``, each in a row of its own."""
    after: Path = () if column is None else (column,)
    places = {each: ((first + at, *after),) for at, each in enumerate(names)}
    return Parameter(name, words, low, high, table, places)


def cells(
    name: str,
    table: str,
    low: int,
    high: int,
    words: str,
    places: Mapping[str, tuple[Path, ...]],
    *,
    in_file: bool = False,
) -> Parameter:
    """Numbers anywhere in a table; one name may stand for several places."""
    return Parameter(name, words, low, high, table, places, in_file=in_file)


def counted(table: Sized, what: str = "") -> list[str]:
    """Names for all entries of a table: ``0``, ``1``, or ``step 0``, ``step 1``."""
    return [f"{what} {at}".strip() for at in range(len(table))]


def made(name: str, printed: int, low: int, high: int, words: str, tables: Mapping[str, Change]) -> Parameter:
    """A number from which tables are made anew."""
    return Parameter(name, words, low, high, made=tables, printed=printed)


def entry(table: Any, path: Path) -> Any:
    """What stands there."""
    for step in path:
        table = table[step]
    return table


def changed(table: Any, path: Path, number: int) -> Any:
    """The same table with another number there."""
    if not path:
        return number
    first, *rest = path
    inner = changed(table[first], tuple(rest), number)
    if isinstance(table, dict):
        return {**table, first: inner}
    whole = [inner if at == first else each for at, each in enumerate(table)]
    if isinstance(table, vec):
        return type(table)(whole)
    return tuple(whole) if isinstance(table, tuple) else whole
