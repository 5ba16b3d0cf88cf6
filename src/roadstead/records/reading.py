"""Reads a record and checks the form of its lines.  The rules are not asked yet."""

import json
import os
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from roadstead.records.format import (
    Decision,
    Header,
    Line,
    RecordFault,
    Result,
    Setup,
    decode,
    encode,
)

FIRST = 2  # the line of the file where `Record.lines` begins: the header is before it


@dataclass
class Record:
    """A game on disk.  ``lines[0]`` is the set-up; ``lines[i]`` is line ``i + 2`` of the file.

    ``notice`` says what was left out when a half-written last line was dropped.
    """

    header: Header
    lines: list[Line] = field(default_factory=list)
    notice: str = ""

    @property
    def result(self) -> Result | None:
        """The result line of a finished game."""
        last = self.lines[-1] if self.lines else None
        return last if isinstance(last, Result) else None

    @property
    def last_line(self) -> int:
        """The number of the last line in the file."""
        return len(self.lines) + 1

    def to_bytes(self) -> bytes:
        """The whole file."""
        return b"".join([encode(self.header), *map(encode, self.lines)])


Source = str | os.PathLike[str] | Iterable[str | bytes]


def read(source: Source, *, drop_half_line: bool = False) -> Record:
    """The record in a file, or in the lines given; raises ``RecordFault`` at the first line that has not the right form.

    A process that was killed may leave a last line half written: with ``drop_half_line`` it is left out and
    ``record.notice`` says so.
    """
    rows, half = _rows(source)
    notice = ""
    if half and drop_half_line:
        try:
            decode(rows[-1], len(rows))
        except RecordFault:
            notice = f"line {len(rows)} was cut off in the middle and has been left out"
            rows.pop()
            half = False
    if not rows:
        raise RecordFault(1, "the record is empty.")
    header, *lines = (_decoded(rows, i, half) for i in range(len(rows)))
    if not isinstance(header, Header):
        raise RecordFault(1, "a record begins with its header, and this line is something else.")
    record = Record(header, [], notice)
    decisions = 0
    for number, line in enumerate(lines, FIRST):
        decisions += isinstance(line, Decision)
        record.lines.append(_in_order(line, number, record, decisions))
    if not record.lines:
        raise RecordFault(1, "the record ends at line 1, before the game is set up.")
    return record


def _rows(source: Source) -> tuple[list[bytes], bool]:
    """The lines, and whether the last one lacks its line end."""
    if isinstance(source, str | os.PathLike):
        whole = Path(source).read_bytes()
        rows = whole.split(b"\n")
        if not rows[-1]:
            return rows[:-1], False
        return rows, True
    given = [row.encode("utf-8", "surrogatepass") if isinstance(row, str) else row for row in source]
    return [row.removesuffix(b"\n") for row in given], False


def _decoded(rows: list[bytes], i: int, half: bool) -> Header | Line:
    try:
        line = decode(rows[i], i + 1)
    except RecordFault as fault:
        if half and i == len(rows) - 1:
            raise RecordFault(i + 1, "the record is truncated: this line is cut off in the middle.") from fault
        raise
    _all_told_once(rows[i], i + 1)
    return line


def _all_told_once(row: bytes, number: int) -> None:
    try:
        json.loads(row, object_pairs_hook=partial(_told_once, number), parse_int=str, parse_float=str)
    except RecordFault:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordFault(number, "this line is not JSON.") from error


def _told_once(number: int, pairs: list[tuple[str, Any]]) -> None:
    """Of two entries of one name readers would take the one or the other."""
    told: set[str] = set()
    for name, _ in pairs:
        if name in told:
            raise RecordFault(number, f"this line tells {name[:40]!r} twice.")
        told.add(name)


def _in_order(line: Header | Line, number: int, before: Record, decisions: int) -> Line:
    """Check that the line may come after those before it."""
    if before.result is not None:
        raise RecordFault(number, f"the game ended in line {before.last_line}, and nothing may come after its result.")
    if isinstance(line, Header):
        raise RecordFault(number, "a second header stands in the middle of the record.")
    if isinstance(line, Setup) != (not before.lines):
        words = "the set-up (n 0) comes second in a record"
        raise RecordFault(number, f"{words}, and only there." if before.lines else f"{words}; this is something else.")
    if isinstance(line, Decision) and line.n != decisions:
        raise RecordFault(number, f"this is decision {line.n}, where decision {decisions} comes next.")
    return line
