"""Puts a record on disk so that nothing acknowledged is lost."""

import errno
import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

from roadstead.records.format import Header, Line, RecordFault, decode, encode


class LineWriter(Protocol):
    """Where a match puts its lines: on disk, or with an owner that writes them."""

    def write(self, lines: Iterable[Header | Line]) -> None: ...

    def close(self) -> None: ...


class Collector:
    """Keeps the lines for an owner that writes them itself, together with other things."""

    def __init__(self) -> None:
        self.lines: list[Header | Line] = []

    def write(self, lines: Iterable[Header | Line]) -> None:
        self.lines += lines

    def close(self) -> None:
        """Nothing is held open."""

    def taken(self) -> list[Header | Line]:
        """The lines that came since the last call."""
        lines, self.lines = self.lines, []
        return lines


class Writer:
    """Appends the lines of a running game to its file, each flushed before anybody is told of it.

    A write that fails, for example on a full disk, leaves no half line: the next one begins where the last whole line
    ended.
    """

    def __init__(self, path: str | os.PathLike[str], *, keep: int | None = None) -> None:
        """Begin a new file.  With ``keep``, go on with a file and keep its first so many bytes."""
        self.path = Path(path)
        self._file = open(self.path, "xb" if keep is None else "r+b", buffering=0)  # noqa: SIM115
        self._sound = keep or 0
        self._cut()

    @classmethod
    def going_on(cls, path: str | os.PathLike[str]) -> Self:
        """Go on with a file after its last whole line.  If only the line end is missing there, it is added."""
        whole = Path(path).read_bytes()
        keep = whole.rfind(b"\n") + 1
        writer = cls(path, keep=keep)
        try:
            decode(whole[keep:], 0)
        except RecordFault:
            return writer
        writer._append(whole[keep:] + b"\n")
        return writer

    def write(self, lines: Iterable[Header | Line]) -> None:
        """Append whole lines, all of them or none."""
        self._append(b"".join(map(encode, lines)))

    def _append(self, whole: bytes) -> None:
        rest = memoryview(whole)
        sound = self._sound + len(rest)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            self._cut()
            raise
        self._sound = sound

    def _cut(self) -> None:
        self._file.truncate(self._sound)
        self._file.seek(self._sound)

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def save(path: str | os.PathLike[str], whole: bytes) -> None:
    """Write a file in one step: readers find the old one or the new one, never half of it.

    Only a regular file is replaced; a folder or a device is refused.  An ``OSError`` names the path that was given.
    """
    try:
        _save(path, whole)
    except OSError as error:
        raise OSError(error.errno, error.strerror, os.fspath(path)) from error


def _save(path: str | os.PathLike[str], whole: bytes) -> None:
    target = Path(path)
    if target.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
    if target.exists() and not target.is_file():
        raise OSError(errno.EINVAL, "Not a regular file")
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=".roadstead-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(whole)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o666 & ~_umask())
        os.replace(name, target)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(name)
        raise


def _umask() -> int:
    """The permissions that new files do not get.  The system tells them only when they are set."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
