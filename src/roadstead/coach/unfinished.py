"""An analysis under way, kept beside the file it is for: who stops it goes on later from there."""

import hashlib
from pathlib import Path

import msgspec

from roadstead.coach.analysis import JudgedStep, Sampling
from roadstead.records import Record

VERSION = 1  # counted up when the same record would be analysed otherwise


class Begun(msgspec.Struct):
    """What the kept steps are for."""

    version: int
    record: str
    sampling: Sampling


class Unfinished:
    """The steps known so far, one a line; without a file nothing is kept."""

    def __init__(self, record: Record, sampling: Sampling, out: Path | None) -> None:
        self.file = None if out is None else out.with_name(f"{out.name}.part")
        digest = hashlib.sha256(record.to_bytes()).hexdigest()
        self.begun = Begun(VERSION, digest, sampling)
        self.steps = self._read()
        if self.file is not None and not self.steps:
            self.file.write_bytes(msgspec.json.encode(self.begun) + b"\n")

    def _read(self) -> list[JudgedStep]:
        """The steps that were kept for the same record and the same sampling; a half-written line is left out."""
        if self.file is None or not self.file.is_file():
            return []
        try:
            first, *rows = self.file.read_bytes().split(b"\n")[:-1]
            if msgspec.json.decode(first, type=Begun) != self.begun:
                return []
            steps = [msgspec.json.decode(row, type=JudgedStep) for row in rows]
        except (ValueError, msgspec.MsgspecError):
            return []
        whole = b"".join(msgspec.json.encode(each) + b"\n" for each in [self.begun, *steps])
        self.file.write_bytes(whole)
        return steps

    def add(self, step: JudgedStep) -> None:
        self.steps.append(step)
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(step) + b"\n")

    def end(self) -> None:
        """The analysis is written: what was kept on the way is not needed any more."""
        if self.file is not None:
            self.file.unlink(missing_ok=True)
