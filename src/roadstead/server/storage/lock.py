"""One server a database: one process at a time holds the lock, and the lock ends with the process.

SQLite: a lock on a file beside the database.  PostgreSQL: an advisory lock of the very session that writes, so only the
server that holds the tables can write.  A session that broke in the middle of a commit may still be at work, and while
it is, it has the lock.  So once the lock is taken again, it is certain what was stored and what was not.
"""

import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from roadstead.server.storage.engine import log_pages

LOCK = 0x526F616473  # the number of the advisory lock, the same in every database
DYING = 3.0  # seconds in which the session of a killed server, or a broken one of ours, ends
WHAT_TO_DO = "stop it first, or give this one a --database of its own"
AGAIN = 0.05  # seconds between two tries


class InUse(RuntimeError):
    """Another server has the tables of this database."""


class OutOfReach(SQLAlchemyError):
    """The database does not answer now."""


def broken(error: Exception) -> bool:
    """Whether the connection to the database broke.  Then nobody knows whether the last statement was carried out."""
    return isinstance(error, OutOfReach) or (isinstance(error, DBAPIError) and error.connection_invalidated)


def no_room(error: Exception) -> bool:
    """Whether SQLite found no room on the disk."""
    code = getattr(getattr(error, "orig", None), "sqlite_errorcode", None)
    return code is not None and code & 0xFF == sqlite3.SQLITE_FULL


class DatabaseLock:
    """No lock: for a database in memory, and for reading."""

    number = 0  # of a member, where several servers share the tables
    left = False

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        near = engine.dialect.name == "sqlite"
        self.where = engine.url.database if near else engine.url.render_as_string(hide_password=True)

    def take(self, wait: float) -> None:
        """Take the lock, or raise ``InUse`` after so many seconds."""
        until = time.monotonic() + wait
        while not self._taken():
            if time.monotonic() >= until:
                raise InUse(f"another Roadstead serves the tables in {self.where} already: {WHAT_TO_DO}")
            time.sleep(AGAIN)

    def _taken(self) -> bool:
        return True

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction to write in."""
        with self.engine.begin() as db:
            yield db

    def renew(self) -> None:
        """Take the lock again after the connection broke; raises where that is not possible."""

    def release(self) -> None:
        """Give the lock away."""


class FileLock(DatabaseLock):
    """SQLite: a lock on a file beside the database.  The system frees it when the process ends."""

    def __init__(self, engine: Engine, path: str) -> None:
        super().__init__(engine)
        self.file = path
        self.path = f"{path}.lock"
        self._file = -1

    def _taken(self) -> bool:
        if self._file < 0:
            self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def take(self, wait: float) -> None:
        try:
            super().take(wait)
        except InUse:
            self.release()
            raise

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with self.engine.begin() as db:
            db.exec_driver_sql(f"PRAGMA wal_autocheckpoint={log_pages(self.file)}")
            yield db

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


class SessionLock(DatabaseLock):
    """PostgreSQL: the session that has the lock is the one that writes."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._db: Connection | None = None
        self._session: dict[str, Any] = {}  # the session that has or had the lock: its process, and when it began

    def take(self, wait: float) -> None:
        self._connect()
        try:
            super().take(max(wait, DYING))
        except InUse:
            self.release()
            raise

    def _connect(self) -> None:
        self._db = self.engine.connect()

    def _taken(self) -> bool:
        assert self._db is not None
        with self._db.begin():
            if not self._db.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK}).scalar():
                return False
            asked = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
            self._session = dict(self._db.execute(text(asked)).mappings().one())
        return True

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        if self._db is None or self._db.invalidated:
            raise OutOfReach("the connection to the database is broken")
        with self._db.begin():
            yield self._db

    def renew(self) -> None:
        self.release()
        self.engine.dispose()  # the other connections are probably broken too
        self._connect()
        if not self._taken():
            self._end_the_old_session()
            try:
                super().take(DYING)
            except InUse as error:
                self.release()
                raise OutOfReach("another Roadstead has taken these tables over") from error

    def _end_the_old_session(self) -> None:
        """It may hang in the middle of a commit.  After this the commit has happened or never will."""
        assert self._db is not None
        asked = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        where = "WHERE pid = :pid AND backend_start = :backend_start"
        with self._db.begin(), suppress(OperationalError):
            self._db.execute(text(f"{asked} {where}"), self._session)

    def release(self) -> None:
        if self._db is not None:
            with suppress(SQLAlchemyError):
                self._db.invalidate()  # close the session, which frees the lock, instead of keeping it for reading
                self._db.close()
            self._db = None


def lock_of(engine: Engine) -> DatabaseLock:
    """The lock for this kind of database."""
    if engine.dialect.name != "sqlite":
        return SessionLock(engine)
    path = engine.url.database
    return FileLock(engine, path) if path and path != ":memory:" else DatabaseLock(engine)
