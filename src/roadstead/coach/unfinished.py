"""Analyses under way, kept beside the file they are for: who stops goes on later from there."""

import hashlib
from pathlib import Path

import msgspec

from roadstead.coach.told import Measured, Sampling
from roadstead.records import Record

VERSION = 2  # counted up when the same record would be analysed otherwise
decode_measured = msgspec.json.Decoder(Measured).decode


class Begun(msgspec.Struct):
    """What the kept decisions are for."""

    version: int
    record: str
    sampling: Sampling


class Kept(msgspec.Struct):
    """A decision that is measured, as each seat could know it or with all cards face up."""

    face_up: bool
    measured: msgspec.Raw


class Unfinished:
    """The decisions measured so far, one a line; without a file nothing is kept.

    ``known`` has them by their numbers, those with all cards face up under ``True``.
    """

    def __init__(self, record: Record, sampling: Sampling, out: Path | None) -> None:
        self.file = None if out is None else out.with_name(f"{out.name}.part")
        digest = hashlib.sha256(record.to_bytes()).hexdigest()
        self.begun = Begun(VERSION, digest, sampling)
        self.known: dict[bool, dict[int, bytes]] = {False: {}, True: {}}
        sound = self._read()
        if self.file is not None:
            self.file.write_bytes(b"".join(row + b"\n" for row in [msgspec.json.encode(self.begun), *sound]))

    def _read(self) -> list[bytes]:
        """The lines that were kept for the same record and the same sampling; a half-written one is left out."""
        if self.file is None or not self.file.is_file():
            return []
        try:
            first, *rows = self.file.read_bytes().split(b"\n")[:-1]
            if msgspec.json.decode(first, type=Begun) != self.begun:
                return []
            for row in rows:
                kept = msgspec.json.decode(row, type=Kept)
                measured = bytes(kept.measured)
                self.known[kept.face_up][decode_measured(measured).n] = measured
        except (ValueError, msgspec.MsgspecError):
            self.known = {False: {}, True: {}}
            return []
        return rows

    def add(self, face_up: bool, measured: bytes) -> None:
        self.known[face_up][decode_measured(measured).n] = measured
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(msgspec.json.encode(Kept(face_up, msgspec.Raw(measured))) + b"\n")

    def end(self) -> None:
        """The analysis is written: what was kept on the way is not needed any more."""
        if self.file is not None:
            self.file.unlink(missing_ok=True)
