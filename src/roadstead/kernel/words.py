"""What words are made of: sentences with their rules, sheets, and small phrases that every game shares.

``kernel.contracts.Words`` lists what a game's words have to say; ``kernel.speech`` says what all games say alike.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct

from roadstead.kernel.errors import Refusal


class Said(Struct, frozen=True):
    """A sentence and the number of the rule that it rests on.

    Of a choice that is a number of one thing among others (fire 0, 1, 2 or 3 gunpowder), ``number`` says how many and
    ``unit`` of what: people are then given one stepper for all of them.  ``lost`` of these would be lost for nothing.
    Without a rule it rests on that of the question.
    """

    words: str
    rule: str = ""
    number: int | None = None
    unit: str = ""
    lost: int = 0

    def __str__(self) -> str:
        return self.words

    @property
    def called(self) -> str:
        """What it is called away from its question: ``2 minerals``, ``1 army`` where the words are a bare ``2`` or ``1``."""
        if self.number is None or not self.unit or not self.words.isdigit():
            return self.words
        one = self.unit[:-3] + "y" if self.unit.endswith("ies") else self.unit.removesuffix("s")
        return counted(self.number, one, self.unit)


class Asked(Struct, frozen=True):
    """A question: the kinds of action that answer it, and what is to be done now."""

    kinds: tuple[str, ...]
    now: str


def another_time(asked: Asked, occasion: Said) -> Refusal:
    """Why not, for an action that answers another question: when it is done, and what is to be done now."""
    return Refusal(occasion.rule, f"{occasion.words}. {asked.now}.")


class Row(Struct, frozen=True, omit_defaults=True):
    """A row of a sheet; ``seat`` is whose row it is, if anybody's."""

    cells: tuple[str, ...]
    seat: int | None = None


class Sheet(Struct, frozen=True):
    """A small table of text: the terminal prints it, the browser shows it, a screen reader reads it out."""

    title: str
    columns: tuple[str, ...]
    rows: list[Row] = []


TOTAL = "total"  # the column of a breakdown that has the score, or the word that is said in its place

# What stands in a column for a seat, from a state of the game's own class.
Cell = Callable[[Any, int], object]


def by_seat(title: str, who: str, columns: Mapping[str, Cell]) -> Callable[[Any, Sequence[str]], Sheet]:
    """A function that makes a sheet with a row for each seat: its name, and what stands in each column for it."""

    def sheet(t: Any, names: Sequence[str]) -> Sheet:
        rows = [Row((names[seat], *(str(cell(t, seat)) for cell in columns.values())), seat) for seat in range(t.seats)]
        return Sheet(title, (who, *columns), rows)

    return sheet


def joined(parts: Iterable[str]) -> str:
    """``a``, ``a and b``, ``a, b and c``; ``nothing`` of none."""
    *most, last = list(parts) or ["nothing"]
    return f"{', '.join(most)} and {last}" if most else last


def capitalised(sentence: str) -> str:
    """The sentence with a capital first letter; the rest is left as it is."""
    return sentence[:1].upper() + sentence[1:]


def counted(number: int, thing: str, things: str = "") -> str:
    """``1 card``, ``2 cards``, ``2 armies``; ``things`` is the plural of a word that does not follow these endings."""
    if number == 1:
        return f"1 {thing}"
    if not things and thing[-1:] == "y" and thing[-2:-1] not in "aeiou":
        things = thing[:-1] + "ies"
    return f"{number} {things or thing + 's'}"


class Number(int):
    """A number in a sentence: ``{armies:army}`` says how many of what, as ``counted`` does."""

    def __format__(self, spec: str) -> str:
        return counted(int(self), spec) if spec[:1].isalpha() and len(spec) > 1 else format(int(self), spec)
