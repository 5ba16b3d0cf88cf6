"""One server a database: the right to write is held by one process at a time, and dies with it.

SQLite: a lock on a file beside the database.  PostgreSQL: an advisory lock of the very session that writes, so what is
written is always written by the one who holds the tables.  A session that broke in the midst of a commit may still be
at work; as long as it is, it has the lock.  So once the lock is taken anew it is certain what was stored and what not.
"""

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

LOCK = 0x526F616473  # the number of the advisory lock, the same in every database
DYING = 3.0  # seconds that the session of a killed server, or a broken one of ours, may need to end
WHAT_TO_DO = "stop it first, or give this one a --database of its own"
AGAIN = 0.05  # seconds between two tries


class InUse(RuntimeError):
    """Another server has the tables of this database."""


class OutOfReach(SQLAlchemyError):
    """The database does not answer just now."""


def broken(error: Exception) -> bool:
    """Whether the way to the database broke: then nobody knows whether the last statement was carried out."""
    return isinstance(error, OutOfReach) or (isinstance(error, DBAPIError) and error.connection_invalidated)


class DatabaseLock:
    """Nobody to be kept away: a database in memory."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        near = engine.dialect.name == "sqlite"
        self.where = engine.url.database if near else engine.url.render_as_string(hide_password=True)

    def take(self, wait: float) -> None:
        """Have the tables to oneself, or raise ``InUse`` after so many seconds."""
        until = time.monotonic() + wait
        while not self._taken():
            if time.monotonic() >= until:
                raise InUse(f"another Roadstead serves the tables in {self.where} already: {WHAT_TO_DO}")
            time.sleep(AGAIN)

    def _taken(self) -> bool:
        return True

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction."""
        with self.engine.begin() as db:
            yield db

    def renew(self) -> None:
        """After the way to the database broke: hold the tables again; raises where that cannot be."""

    def release(self) -> None:
        """Others may have the tables now."""


class FileLock(DatabaseLock):
    """SQLite: a lock on a file beside the database; the system takes it away from a process that ends."""

    def __init__(self, engine: Engine, path: str) -> None:
        super().__init__(engine)
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

    def release(self) -> None:
        if self._file >= 0:
            os.close(self._file)
            self._file = -1


class SessionLock(DatabaseLock):
    """PostgreSQL: the session that has the lock is the one that writes."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._db: Connection | None = None
        self._session: dict[str, Any] = {}  # which session it is, or was: its process, and since when

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
        self.engine.dispose()  # what else was connected is as likely broken
        self._connect()
        if not self._taken():
            self._end_the_old_session()
            try:
                super().take(DYING)
            except InUse as error:
                self.release()
                raise OutOfReach("another Roadstead has taken these tables over") from error

    def _end_the_old_session(self) -> None:
        """It may hang in the midst of a commit, which is to happen now or never."""
        assert self._db is not None
        asked = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        where = "WHERE pid = :pid AND backend_start = :backend_start"
        with self._db.begin(), suppress(OperationalError):
            self._db.execute(text(f"{asked} {where}"), self._session)

    def release(self) -> None:
        if self._db is not None:
            with suppress(SQLAlchemyError):
                self._db.invalidate()  # closed and not kept for reading: the lock goes with the session
                self._db.close()
            self._db = None


def lock_of(engine: Engine) -> DatabaseLock:
    """The kind of hold that this database has."""
    if engine.dialect.name != "sqlite":
        return SessionLock(engine)
    path = engine.url.database
    return FileLock(engine, path) if path and path != ":memory:" else DatabaseLock(engine)
