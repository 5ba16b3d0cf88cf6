"""What lies in the database, and how it is read.  Writing is the clerk's.

SQLAlchemy Core, so that SQLite and PostgreSQL are one.  The schema is numbered in a table of its own: there is one
process, and what changes between versions are a few statements, listed in ``STEPS``.
"""

import contextlib
import os
import stat
import time
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.pool import QueuePool

from roadstead.server.holding import Hold, OutOfReach, hold_of
from roadstead.server.papers import OVER, Papers, decode

SCHEMA = 2
STEPS: dict[int, Sequence[str]] = {  # version: what turns the version before into it
    2: ["ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0"],
}

BUSY = 5  # seconds that a statement waits for SQLite's lock
POOL = 3.0  # seconds that somebody waits for a connection
LOG_PAGES = 20_000  # of the write-ahead log, at which a commit would put it away itself; `tidy` comes long before

meta = MetaData()
schema = Table("schema", meta, Column("version", Integer, nullable=False))
tables = Table(
    "tables",
    meta,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("wakes", Boolean, nullable=False),
    Column("demo", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("papers", LargeBinary, nullable=False),
    Column("version", Integer, nullable=False, server_default="0"),  # how often the papers have been changed
    Index("tables_by_status", "status", "changed"),
    Index("tables_that_wake", "wakes"),
)
records = Table(
    "records",
    meta,
    Column("table", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("when", Float, nullable=False),
)
logs = Table(
    "logs",
    meta,
    Column("table", String(40), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("audience", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("rule", String(20), nullable=False),
    Column("seat", Integer),
)
chats = Table(
    "chats",
    meta,
    Column("table", String(40), primary_key=True),
    Column("at", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("when", Float, nullable=False),
    Column("seat", Integer),
)
requests = Table(
    "requests",
    meta,
    Column("table", String(40), primary_key=True),
    Column("person", String(80), primary_key=True),
    Column("request", String(40), primary_key=True),
    Column("answer", Text, nullable=False),
)
snapshots = Table(
    "snapshots",
    meta,
    Column("table", String(40), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

ADD_TABLE = insert(tables)
ADD_LINES = insert(records)
ADD_LOG = insert(logs)
ADD_CHAT = insert(chats)
ADD_REQUEST = insert(requests)


class OtherVersion(RuntimeError):
    """The database was made by a newer program, or by another one."""


class Store:
    """The database, for reading.  Every method blocks, so the hall calls them in a thread.

    Whoever opens it has its tables to themselves (``InUse`` when somebody else has) and brings them up to date;
    ``Store.reading`` leaves them as they are, beside a server or without one.
    """

    def __init__(self, url: str, *, wait: float = 0.0) -> None:
        self.engine = opened(url)
        self.hold = hold_of(self.engine)
        self.out_of_reach = ""  # why nothing can be read just now: the clerk says so, and takes it back
        try:
            self.hold.take(wait)
            self._prepare()
        except BaseException:
            self.close()
            raise

    @classmethod
    def reading(cls, url: str) -> "Store":
        """Only to be read from."""
        made = cls.__new__(cls)
        made.engine = opened(url)
        made.hold = Hold(made.engine)
        made.out_of_reach = ""
        with made._connected() as db:
            _known(db.execute(select(schema.c.version)).scalar_one())
        return made

    def _prepare(self) -> None:
        with self.engine.begin() as db:
            if self.engine.dialect.name == "sqlite":
                db.exec_driver_sql("BEGIN IMMEDIATE")  # so that the change of a schema, too, is all or nothing
            meta.create_all(db)
            found = db.execute(select(schema.c.version)).scalar()
            if found is None:
                db.execute(insert(schema), [{"version": SCHEMA}])
                return
            for version in range(_known(found) + 1, SCHEMA + 1):
                for statement in STEPS[version]:
                    db.exec_driver_sql(statement)
            db.execute(update(schema).values(version=SCHEMA))

    def _connected(self) -> Connection:
        if self.out_of_reach:
            raise OutOfReach(self.out_of_reach)
        return self.engine.connect()

    def close(self) -> None:
        self.hold.release()
        self.engine.dispose()

    def tidy(self) -> None:
        """Put what is in SQLite's write-ahead log into the database, beside the clerk's commits and not within one."""
        if self.engine.dialect.name == "sqlite":
            with self._connected() as db:
                db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def papers(self, table: str) -> Papers | None:
        with self._connected() as db:
            row = db.execute(select(tables.c.papers, tables.c.version).where(tables.c.id == table)).first()
        if row is None:
            return None
        papers = decode(row.papers)
        papers.version = row.version
        return papers

    def record(self, table: str) -> tuple[list[str], list[float]]:
        """The lines of the record, header first, and when each was written."""
        with self._connected() as db:
            asked = select(records.c.line, records.c.when).where(records.c.table == table).order_by(records.c.n)
            rows = db.execute(asked).all()
        return [row[0] for row in rows], [row[1] for row in rows]

    def log(self, table: str) -> Sequence[Any]:
        return self._rows(select(logs).where(logs.c.table == table).order_by(logs.c.at))

    def chat(self, table: str) -> Sequence[Any]:
        return self._rows(select(chats).where(chats.c.table == table).order_by(chats.c.at))

    def requests(self, table: str) -> dict[tuple[str, str], str]:
        """The requests that were acknowledged, and with what."""
        rows = self._rows(select(requests).where(requests.c.table == table))
        return {(row.person, row.request): row.answer for row in rows}

    def snapshot(self, table: str) -> tuple[int, int, Mapping[str, Any]] | None:
        """The newest stored state: after which decision, after how many lines of the record, and the state."""
        asked = select(snapshots).where(snapshots.c.table == table)
        rows = self._rows(asked)
        return (rows[0].n, rows[0].lines, msgspec.json.decode(rows[0].state)) if rows else None

    def listed(self, statuses: Sequence[str], limit: int, offset: int = 0) -> list[Papers]:
        """Tables that are shown to everybody, the newest first."""
        asked = select(tables.c.papers).where(tables.c.status.in_(statuses), tables.c.listed.is_(True))
        rows = self._rows(asked.order_by(tables.c.changed.desc(), tables.c.id).limit(limit).offset(offset))
        return [decode(row[0]) for row in rows]

    def waking(self) -> list[str]:
        """The tables at which something happens by itself."""
        return [row[0] for row in self._rows(select(tables.c.id).where(tables.c.wakes.is_(True)))]

    def forgotten(self, before: float) -> list[str]:
        """Tables that nobody has touched since, and that were never started."""
        asked = select(tables.c.id).where(tables.c.status == "gathering", tables.c.changed < before)
        return [row[0] for row in self._rows(asked)]

    def abandoned(self, before: float) -> list[str]:
        """Running games in which nothing has been decided since."""
        lately = select(records.c.n).where(records.c.table == tables.c.id, records.c.when >= before).exists()
        asked = select(tables.c.id).where(tables.c.status == "playing", tables.c.changed < before, ~lately)
        return [row[0] for row in self._rows(asked)]

    def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        asked = select(tables.c.status, func.count()).group_by(tables.c.status)
        return {row[0]: row[1] for row in self._rows(asked)}

    def demos(self) -> list[Papers]:
        """The tables of a demonstration."""
        return [decode(row[0]) for row in self._rows(select(tables.c.papers).where(tables.c.demo.is_(True)))]

    def all_ids(self) -> list[str]:
        return [row[0] for row in self._rows(select(tables.c.id).order_by(tables.c.changed))]

    def _rows(self, asked: Any) -> Sequence[Any]:
        with self._connected() as db:
            return db.execute(asked).all()


def table_row(papers: Papers, raw: bytes) -> dict[str, Any]:
    """A table's row as it is written."""
    when = papers.ending.when if papers.status == OVER and papers.ending else time.time()
    return {
        "id": papers.table,
        "game": papers.game,
        "status": papers.status,
        "listed": papers.listed,
        "wakes": papers.wakes(),
        "demo": papers.demo,
        "changed": when,
        "papers": raw,
        "version": papers.version,
    }


def changed_table(row: Mapping[str, Any]) -> Any:
    """Changes the row of a table, if it is still as it was when these papers were copied from it."""
    as_it_was = (tables.c.id == row["id"]) & (tables.c.version == row["version"] - 1)
    return update(tables).where(as_it_was).values({k: v for k, v in row.items() if k != "id"})


def _known(version: int) -> int:
    """A version of the schema, if this program knows it."""
    if version < 1:
        raise OtherVersion(f"the database has version {version}, which no Roadstead has written: it is damaged")
    if version > SCHEMA:
        raise OtherVersion(f"the database has version {version}, and this program knows up to {SCHEMA}")
    return version


def without_table(table: str) -> list[Any]:
    """Everything of a table away."""
    parts = [delete(part).where(part.c.table == table) for part in (records, logs, chats, requests, snapshots)]
    return [*parts, delete(tables).where(tables.c.id == table)]


def older_snapshots(table: str) -> Any:
    return delete(snapshots).where(snapshots.c.table == table)


def new_snapshot(table: str, n: int, lines: int, state: bytes) -> Any:
    return insert(snapshots).values(table=table, n=n, lines=lines, state=state)


def opened(url: str) -> Engine:
    """An engine for the database; SQLite in write-ahead mode, so that reading never waits for writing."""
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
    """The secrets of all dice are in the file: others on this machine do not read it, whatever the usual rights are."""
    with contextlib.suppress(FileExistsError, FileNotFoundError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    with contextlib.suppress(OSError):  # not ours to change
        rights = stat.S_IMODE(os.stat(file).st_mode)
        if rights & 0o007:
            os.chmod(file, rights & ~0o007)


def _opened_far_away(where: URL) -> Engine:
    """PostgreSQL.  Nothing waits for it for ever, and a connection that broke meanwhile is replaced when it is needed."""
    engine = create_engine(where, pool_timeout=POOL, pool_pre_ping=True)
    if engine.dialect.driver == "psycopg":
        from roadstead.server import postgres

        @event.listens_for(engine, "do_connect")
        def connect(_dialect: Any, _record: Any, args: Any, how: Any) -> Any:
            return postgres.connect(*args, **how)

    return engine
