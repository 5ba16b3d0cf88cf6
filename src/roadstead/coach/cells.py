"""What a seat has, read from the sheets: each number in its rows, by what it is a number of."""

import re
from collections.abc import Sequence

from roadstead.kernel.words import Sheet

NUMBER = r"\d{1,3}(?:,\d{3})+|\d+"
ALONE = re.compile(rf"(\$?)(-?)\$?({NUMBER})(M?| million)")
COUNTED = re.compile(rf"(?<![\w$.])({NUMBER}) ([A-Z][a-z-]*(?: [A-Z][a-z-]*)*|[a-z][a-z-]*)(?: ([a-z][a-z-]*))?")
JOINING = ("in", "to")  # cards in hand, cards to draw: these take the next word with them, and stand after their column
DESCRIBING = ("active", "damaged", "sound", "wild")  # these say nothing without their column: sound houses
ASIDE = re.compile(
    rf"\([^)]*\)|\b(?:{NUMBER}) of (?:{NUMBER}) \w+"
)  # what is added in brackets is not had; 2 of 3 used is no 3
MEANINGLESS = ("of", "more", "past", "from", "drawn", "space", "spaces", "x")
CARDS = " cards"  # what stands in a column of cards is told as a card: 1 fog card
ONE = r"(?:an?|one)"


class Amount:
    """A number, and how it is written: ``3 gold``, ``money $5``, ``to go 25``."""

    def __init__(self, what: str, number: float, before: str = "", after: str = "", counted: bool = False) -> None:
        self.what = what
        self.number = number
        self.before = before
        self.after = after
        self.counted = counted

    def value(self, number: float) -> str:
        """Another number of the same, as this one is written; a mean is rounded to what matters."""
        shown = f"{number:,.1f}".removesuffix(".0") if abs(number) < 20 else f"{number:,.0f}"
        return f"{self.before}{shown.replace('-', '−')}{self.after}"

    def counting(self, number: float, plural: bool = False) -> str:
        """So many of what is counted: ``2 Bowheads``, ``1 Bowhead``; cookies stay cookies, unless it is known to be a ``plural``."""
        shown = self.value(number)
        known = plural or self.what[0].isupper() or self.what.startswith("empty ") or self.what.endswith(CARDS)
        single = shown == "1" and known
        return f"{shown} {self.what.removesuffix('s') if single else self.what}"


def amounts(sheets: Sequence[Sheet], seat: int) -> dict[str, Amount]:
    """All numbers in the rows of a seat, added up where several say the same.

    Only rows that begin with the seat's name count: of a building it owns one learns what it does, not what the seat has.
    """
    found: dict[str, Amount] = {}
    own = next((row.cells[0] for sheet in sheets for row in sheet.rows if row.seat == seat), "")
    for sheet in sheets:
        for row in sheet.rows:
            if row.seat != seat or row.cells[0] != own:
                continue
            for column, cell in zip(sheet.columns[1:], row.cells[1:], strict=False):
                for amount in _read(column, cell):
                    if amount.what in found:
                        found[amount.what].number += amount.number
                    else:
                        found[amount.what] = amount
    return found


def named(label: str, amount: Amount) -> list[float]:
    """The numbers of this that a choice names: 2 and 1 where it takes 2 food, and 1 food more."""
    plain = label.replace(",", "")
    if amount.before or (not amount.counted and amount.what.split()[-1] in ("money", "cash")):
        found = re.findall(r"\$?(\d+)M?\b", plain)
    else:
        thing = _thing(amount)
        found = re.findall(rf"(\d+) (?:\w+ )?{thing}s?\b", plain)
        found += ["1"] * len(re.findall(rf"\b{ONE} (?:\w+ )?{thing}\b", plain))
    return [float(number) for number in found]


def mentioned(label: str, amount: Amount) -> bool:
    """Whether a choice names this without saying how much: sell minerals, play ebb tide."""
    thing = _thing(amount)
    rest = re.sub(rf"(?:\d+|\b{ONE}) (?:\w+ )?{thing}s?\b", "", label.replace(",", ""))
    return re.search(rf"\b{thing}s?\b", rest, re.IGNORECASE) is not None


def _thing(amount: Amount) -> str:
    """One of it, as it stands in a choice."""
    if amount.what.endswith(CARDS):
        return re.escape(amount.what.removesuffix(CARDS))
    named = amount.what if amount.what[0].isupper() else amount.what.split()[-1]  # a Right Whale is no Sperm Whale
    return re.escape(named.removesuffix("s"))


def _read(column: str, cell: str) -> list[Amount]:
    cell = cell.replace("\N{MINUS SIGN}", "-")
    names, parts = column.split(", "), cell.split(", ")
    if len(names) > 1 and len(names) == len(parts):
        return [amount for name, part in zip(names, parts, strict=True) for amount in _read(name, part)]
    if alone := ALONE.fullmatch(cell):
        dollar, minus, number, after = alone.groups()
        return [Amount(column, float(minus + number.replace(",", "")), dollar, after)]
    found = []
    if empty := sum(part == "empty" for part in cell.split(" | ")):
        found.append(Amount(f"empty {column}", empty, counted=True))
    for number, thing, more in COUNTED.findall(ASIDE.sub("", cell)):
        if thing in MEANINGLESS:
            continue
        amount = float(number.replace(",", ""))
        if thing in JOINING and more:
            found.append(Amount(f"{column} {thing} {more}", amount))
        elif thing in DESCRIBING:
            found.append(Amount(f"{thing} {column}", amount))
        elif thing == "points":
            found.append(Amount(f"points from {column}", amount))
        elif more and thing.islower() and more not in (*MEANINGLESS, *JOINING):
            several = f"{thing} {more}"  # 2 orange juice
            found.append(Amount(f"{several}{CARDS}" if column.endswith(CARDS) else several, amount, counted=True))
        else:  # one Bowhead is counted with two Bowheads; gold has no plural
            several = f"{thing}s" if thing[0].isupper() and not thing.endswith("s") else thing
            found.append(Amount(f"{several}{CARDS}" if column.endswith(CARDS) else several, amount, counted=True))
    return found
