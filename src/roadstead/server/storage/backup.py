"""Copies the database while the server runs, with SQLite's own online backup.

The copy is checked before it gets its name.
"""

import contextlib
import os
import sqlite3
from pathlib import Path


class NoCopy(RuntimeError):
    """Why the copy could not be made."""


def copy(source: Path, target: Path) -> int:
    """Copy everything that is stored now into a new file that nobody else may read; returns the number of tables in it.

    One read transaction sees the database as it was at one moment, and nobody who writes waits for it.
    """
    part = target.with_name(target.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise NoCopy(f"{part} is in the way: another backup is under way, or was broken off; remove it then") from None
    try:
        with (
            contextlib.closing(
                sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=20)
            ) as stored,
            contextlib.closing(sqlite3.connect(part)) as copied,
        ):
            stored.backup(copied)
            copied.execute("PRAGMA journal_mode=DELETE")  # one file, without a write-ahead log beside it
            tables = _checked(copied)
        with open(part, "rb") as written:
            os.fsync(written.fileno())
        part.rename(target)
    except sqlite3.Error as error:
        raise NoCopy(f"{source}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return tables


def _checked(copied: sqlite3.Connection) -> int:
    found = copied.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise sqlite3.DatabaseError(f"the database is damaged: {found}")
    names = {row[0] for row in copied.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"schema", "tables", "records"} <= names:
        raise sqlite3.DatabaseError("this is no database of Roadstead")
    return int(copied.execute('SELECT count(*) FROM "tables"').fetchone()[0])
