"""What a seat has, read from the sheets: each number in its rows, by what it is a number of."""

import re
from collections.abc import Sequence

from roadstead.kernel.words import Sheet

NUMBER = r"\d{1,3}(?:,\d{3})+|\d+"
ALONE = re.compile(rf"(\$?)(-?)\$?({NUMBER})(M?| million)")
COUNTED = re.compile(rf"(?<![\w$.])({NUMBER}) ([A-Za-z][a-z-]*)(?: ([a-z][a-z-]*))?")
JOINING = ("in", "to")  # in hand, to draw: these take the next word with them
MEANINGLESS = ("of", "more", "past", "from", "drawn")


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
        shown = f"{number:,.1f}".removesuffix(".0") if abs(number) < 100 else f"{number:,.0f}"
        return f"{self.before}{shown.replace('-', '−')}{self.after}"


def amounts(sheets: Sequence[Sheet], seat: int) -> dict[str, Amount]:
    """All numbers in the rows of a seat.  Rows with the same first column are added up."""
    found: dict[str, Amount] = {}
    for sheet in sheets:
        for row in sheet.rows:
            if row.seat != seat:
                continue
            for column, cell in zip(sheet.columns[1:], row.cells[1:], strict=False):
                for amount in _read(column, cell):
                    if amount.what in found:
                        found[amount.what].number += amount.number
                    else:
                        found[amount.what] = amount
    return found


def _read(column: str, cell: str) -> list[Amount]:
    cell = cell.replace("\N{MINUS SIGN}", "-")
    names, parts = column.split(", "), cell.split(", ")
    if len(names) > 1 and len(names) == len(parts):
        return [amount for name, part in zip(names, parts, strict=True) for amount in _read(name, part)]
    if alone := ALONE.fullmatch(cell):
        dollar, minus, number, after = alone.groups()
        return [Amount(column, float(minus + number.replace(",", "")), dollar, after)]
    found = []
    for number, thing, more in COUNTED.findall(cell):
        if thing in MEANINGLESS:
            continue
        what = f"{thing} {more}" if thing in JOINING and more else thing
        found.append(Amount(what, float(number.replace(",", "")), counted=True))
    return found
