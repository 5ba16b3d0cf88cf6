"""What words are made of: sentences with their rules, sheets, and small phrases that every game shares.

``kernel.contracts.Words`` lists what a game's words have to say; ``kernel.speech`` says what all games say alike.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import Struct

from roadstead.kernel.catalogue import Catalogue
from roadstead.kernel.errors import Refusal
from roadstead.kernel.messages import Fact, Message
from roadstead.kernel.messages import seat as seated
from roadstead.kernel.quantities import Quantity


@dataclass(frozen=True, slots=True)
class Said:
    """A message and the number of the rule that it rests on.

    Of a choice that is a number of one thing among others (fire 0, 1, 2 or 3 gunpowder), ``number`` says how many and
    ``unit`` of what: people are then given one stepper for all of them.  ``lost`` of these would be lost for nothing.  ``away`` is
    what it is called away from its question (``2 minerals``, where the choice says ``2``).  Without a rule it rests on that of
    the question.
    ``names`` and ``catalogue`` are for those who read it here, in English; who reads it elsewhere is sent the message.
    """

    message: Message | str
    rule: str = ""
    number: int | None = None
    unit: Fact = ""
    lost: int = 0
    away: Fact = ""
    names: Sequence[str] = field(default=(), compare=False, repr=False)
    catalogue: Catalogue | None = field(default=None, compare=False, repr=False)

    def read_with(self, catalogue: Catalogue, names: Sequence[str], rule: str) -> "Said":
        """The same, ready to be read; ``rule`` is what it rests on where it does not say so itself."""
        return replace(self, catalogue=catalogue, names=names, rule=self.rule or rule)

    @property
    def words(self) -> str:
        """The sentence in English."""
        return self._text(self.message)

    @property
    def anywhere(self) -> Fact:
        """The message of what it is called away from its question."""
        return self.away or (self.message if isinstance(self.message, Message) else self.called)

    @property
    def called(self) -> str:
        """What it is called away from its question: ``2 minerals``, ``1 army`` where the words are a bare ``2`` or ``1``."""
        if self.away:
            return self._text(self.away)
        words = self.words
        if self.number is None or not isinstance(self.unit, str) or not self.unit or not words.isdigit():
            return words
        one = self.unit[:-3] + "y" if self.unit.endswith("ies") else self.unit.removesuffix("s")
        return counted(self.number, one, self.unit)

    def _text(self, fact: Fact) -> str:
        if isinstance(fact, str):
            return fact
        if self.catalogue is None:
            raise ValueError(f"{fact} is read with the words of a game: game.words.text(it, names)")
        return self.catalogue.text(fact, self.names)

    def __str__(self) -> str:
        return self.words


class Asked(Struct, frozen=True):
    """A question: the kinds of action that answer it, and what is to be done now."""

    kinds: tuple[str, ...]
    now: str


def another_time(asked: Asked, occasion: Said) -> Refusal:
    """Why not, for an action that answers another question: when it is done, and what is to be done now."""
    return Refusal(occasion.rule, f"{occasion.words}. {asked.now}.")


class Row(Struct, frozen=True, omit_defaults=True):
    """A row of a sheet, as facts; ``seat`` is whose row it is, if anybody's."""

    cells: tuple[Fact, ...]
    seat: int | None = None

    def __hash__(self) -> int:
        return hash((self.seat, *(tuple(cell) if isinstance(cell, list) else cell for cell in self.cells)))


class Sheet(Struct, frozen=True):
    """A small table of facts."""

    title: Fact
    columns: tuple[Fact, ...]
    rows: list[Row] = []


TOTAL = "total"  # the column of a breakdown that has the score, or the word that is said in its place

# What stands in a column for a seat, in a game without a catalogue.
Cell = Callable[[Any, int], object]


def columns(*names: str) -> tuple[Message, ...]:
    """The headings of a sheet: ``columns("place")`` is the entry ``column-place``."""
    return tuple(Message(f"column-{name}") for name in names)


def by_seat(who: str, quantities: Sequence[Quantity], *names: str) -> Callable[[Any, Sequence[str]], Sheet]:
    """A function that makes the sheet of the score: a row for each seat, with these quantities.

    The headings are entries such as ``score-gold``; a quantity with a unit is written in it.
    """
    known = {quantity.name: quantity for quantity in quantities}
    chosen = [known[name] for name in names]
    heads = tuple(Message(f"score-{name}") for name in (who, *names))

    def sheet(t: Any, names: Sequence[str]) -> Sheet:
        rows = [
            Row((seated(seat), *(amount(each, each.value(t, seat)) for each in chosen)), seat)
            for seat in range(t.seats)
        ]
        return Sheet(Message("score"), heads, rows)

    return sheet


def amount(quantity: Quantity, number: float) -> Fact:
    """A number of this, as it is written."""
    plain = int(number) if number == int(number) else number
    return Message(f"amount-{quantity.unit}", {"n": plain}) if quantity.unit else plain


class TextRow(Struct, frozen=True, omit_defaults=True):
    """A row of a sheet; ``seat`` is whose row it is, if anybody's."""

    cells: tuple[str, ...]
    seat: int | None = None


class TextSheet(Struct, frozen=True):
    """A small table of text: the terminal prints it, the browser shows it, a screen reader reads it out."""

    title: str
    columns: tuple[str, ...]
    rows: list[TextRow] = []


def in_words(sheet: Sheet, text: Callable[[Fact], str]) -> TextSheet:
    """The sheet as text; several things in one cell stand side by side."""

    def cell(fact: Fact) -> str:
        return " | ".join(map(text, fact)) if isinstance(fact, list) else text(fact)

    rows = [TextRow(tuple(map(cell, row.cells)), row.seat) for row in sheet.rows]
    return TextSheet(text(sheet.title), tuple(map(text, sheet.columns)), rows)


def by_seat_in_strings(title: str, who: str, columns: Mapping[str, Cell]) -> Callable[[Any, Sequence[str]], Sheet]:
    """The same for a game without a catalogue."""

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
