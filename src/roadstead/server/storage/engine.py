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
PAGE = 4096  # bytes, SQLite's usual page
# Pages of the write-ahead log at which a commit empties it itself.  Where there is room `Store.tidy` comes long before.
# It takes room to empty the log, so on a small or nearly full disk the log has a part of what is left and no more.
LOG_PAGES = 20_000
LEAST_LOG_PAGES = 64
PART_OF_THE_ROOM = 8
LOG_KEPT = 16_000_000  # bytes of the log's file that are kept when it has been emptied


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
            f"wal_autocheckpoint={LEAST_LOG_PAGES}",
            f"journal_size_limit={LOG_KEPT}",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def log_pages(file: str) -> int:
    """How many pages SQLite's write-ahead log may have before a commit empties it, for the room there is beside this file."""
    disk = os.statvfs(os.path.dirname(file) or ".")
    return min(LOG_PAGES, max(LEAST_LOG_PAGES, disk.f_bavail * disk.f_frsize // PART_OF_THE_ROOM // PAGE))


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
