"""Opens connections to the database: SQLite in a file, or PostgreSQL."""

import contextlib
import os
import stat
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.pool import QueuePool

BUSY = 5  # seconds that a statement waits for SQLite's lock
POOL = 3.0  # seconds to wait for a free connection
# Pages of the write-ahead log at which a commit would empty it itself.  `Store.tidy` comes long before.
LOG_PAGES = 20_000


def opened(url: str) -> Engine:
    """An engine for the database.  SQLite is in write-ahead mode, so reading never waits for writing."""
    where = make_url(url)
    if where.get_backend_name() == "postgresql" and where.drivername == "postgresql":
        where = where.set(drivername="postgresql+psycopg")
    if where.get_backend_name() != "sqlite":
        return _opened_far_away(where)
    if where.database not in (None, "", ":memory:"):
        keep_private(where.database)
    limits = {"check_same_thread": False, "timeout": BUSY}
    engine = create_engine(where, poolclass=QueuePool, pool_timeout=POOL, connect_args=limits)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            f"busy_timeout={BUSY * 1000}",
            f"wal_autocheckpoint={LOG_PAGES}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def keep_private(file: str) -> None:
    """Take the rights to read the file from others on this machine: the secrets of all dice are in it."""
    with contextlib.suppress(FileExistsError, FileNotFoundError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with contextlib.suppress(OSError):  # the file belongs to somebody else
        rights = stat.S_IMODE(os.stat(file).st_mode)
        if rights & 0o007:
            os.chmod(file, rights & ~0o007)


def _opened_far_away(where: URL) -> Engine:
    """PostgreSQL.  Nothing waits for it for ever.  A broken connection is replaced when one is needed."""
    engine = create_engine(where, pool_timeout=POOL, pool_pre_ping=True)
    if engine.dialect.driver == "psycopg":
        from roadstead.server.storage import postgres

        @event.listens_for(engine, "do_connect")
        def connect(_dialect: Any, _record: Any, args: Any, how: Any) -> Any:
            return postgres.connect(*args, **how)

    return engine
