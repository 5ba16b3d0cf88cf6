"""Reads from the database.  Only the writer thread (``writer.py``) writes to it.

SQLAlchemy Core is used, so SQLite and PostgreSQL share one code.  The number of the schema stands in a table of its
own, and beside it the oldest program that can still work with it: where several servers share a database, one may
already be newer than the others.  Little changes between versions: a few statements, listed in ``STEPS``.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, func, insert, select, text, update

from roadstead.server.storage.engine import opened
from roadstead.server.storage.lock import DatabaseLock, OutOfReach, lock_of
from roadstead.server.storage.members import Member, MemberLock
from roadstead.server.storage.schema import analyses, chats, logs, meta, records, requests, schema, snapshots, tables
from roadstead.server.storage.table_info import TableInfo, decode

SCHEMA = 3
# The oldest program that can work with this version.  A step that only adds (a table, or a column with a default) leaves it
# alone.  One that takes something away is made a version after the last program that used it, and raises it.
LEAST = 3
STEPS: dict[int, Sequence[str]] = {  # version: what turns the version before into it
    2: ["ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0"],
    3: ["ALTER TABLE schema ADD COLUMN least INTEGER NOT NULL DEFAULT 1"],
}
CHANGING = 0x526F616474  # the number of the advisory lock that is held while the schema is changed


class OtherVersion(RuntimeError):
    """A newer program made this database, or another one."""


class Store:
    """The database, for reading.  Every method blocks, so the server calls it in a thread.

    Whoever opens it has its tables to themselves (``InUse`` when somebody else has), or as a ``member`` shares them with
    other members, and brings them up to date.  ``Store.reading`` leaves them as they are, beside a server or without one.
    """

    def __init__(self, url: str, *, wait: float = 0.0, member: Member | None = None) -> None:
        self.engine = opened(url)
        self.lock = lock_of(self.engine) if member is None else MemberLock(self.engine, member)
        self.out_of_reach = ""  # why nothing can be read now; the writer sets it and clears it
        try:
            self.lock.take(wait)
            self._prepare()
            if isinstance(self.lock, MemberLock):
                self.lock.join()
        except BaseException:
            self.close()
            raise

    @classmethod
    def reading(cls, url: str) -> "Store":
        """A store that takes no lock and changes nothing."""
        made = cls.__new__(cls)
        made.engine = opened(url)
        made.lock = DatabaseLock(made.engine)
        made.out_of_reach = ""
        with made._connected() as db:
            _known(db)
        return made

    def _prepare(self) -> None:
        with self.engine.begin() as db:
            if self.engine.dialect.name == "sqlite":
                db.exec_driver_sql("BEGIN IMMEDIATE")  # so that a change of the schema is all or nothing
            else:
                db.execute(text(f"SELECT pg_advisory_xact_lock({CHANGING})"))  # others may start at the same time
            meta.create_all(db)
            if db.execute(select(schema.c.version)).first() is None:
                db.execute(insert(schema), [{"version": SCHEMA, "least": LEAST}])
                return
            found = _known(db)
            for version in range(found + 1, SCHEMA + 1):
                for statement in STEPS[version]:
                    db.exec_driver_sql(statement)
            if found < SCHEMA:
                db.execute(update(schema).values(version=SCHEMA, least=LEAST))

    def _connected(self) -> Connection:
        return self.reachable().connect()

    def reachable(self) -> Engine:
        """The engine, where the database can be reached."""
        if self.out_of_reach:
            raise OutOfReach(self.out_of_reach)
        return self.engine

    def close(self) -> None:
        self.lock.release()
        self.engine.dispose()

    def tidy(self) -> None:
        """Move SQLite's write-ahead log into the database now, so that no commit has to."""
        if self.engine.dialect.name == "sqlite":
            with self._connected() as db:
                db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def info(self, table: str) -> TableInfo | None:
        with self._connected() as db:
            row = db.execute(select(tables.c.papers, tables.c.version).where(tables.c.id == table)).first()
        if row is None:
            return None
        info = decode(row.papers)
        info.version = row.version
        return info

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
        """The requests that were answered, and what with."""
        rows = self._rows(select(requests).where(requests.c.table == table))
        return {(row.person, row.request): row.answer for row in rows}

    def snapshot(self, table: str) -> tuple[int, int, Mapping[str, Any]] | None:
        """The newest snapshot: the number of its decision, how many lines the record had, and the state."""
        asked = select(snapshots).where(snapshots.c.table == table)
        rows = self._rows(asked)
        return (rows[0].n, rows[0].lines, msgspec.json.decode(rows[0].state)) if rows else None

    def analysis(self, table: str) -> bytes | None:
        """The analysis that is kept with a table, as it was written."""
        rows = self._rows(select(analyses.c.told).where(analyses.c.table == table))
        return rows[0].told if rows else None

    def listed(self, statuses: Sequence[str], limit: int, offset: int = 0) -> list[TableInfo]:
        """Tables that are shown to everybody, the newest first."""
        asked = select(tables.c.papers).where(tables.c.status.in_(statuses), tables.c.listed.is_(True))
        rows = self._rows(asked.order_by(tables.c.changed.desc(), tables.c.id).limit(limit).offset(offset))
        return [decode(row[0]) for row in rows]

    def waking(self) -> list[str]:
        """The tables at which something happens by itself."""
        return [row[0] for row in self._rows(select(tables.c.id).where(tables.c.wakes.is_(True)))]

    def forgotten(self, before: float) -> list[str]:
        """Tables that never started and have not changed since then."""
        asked = select(tables.c.id).where(tables.c.status == "gathering", tables.c.changed < before)
        return [row[0] for row in self._rows(asked)]

    def abandoned(self, before: float) -> list[str]:
        """Running games without a decision since then."""
        lately = select(records.c.n).where(records.c.table == tables.c.id, records.c.when >= before).exists()
        asked = select(tables.c.id).where(tables.c.status == "playing", tables.c.changed < before, ~lately)
        return [row[0] for row in self._rows(asked)]

    def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        asked = select(tables.c.status, func.count()).group_by(tables.c.status)
        return {row[0]: row[1] for row in self._rows(asked)}

    def demos(self) -> list[TableInfo]:
        """The tables of a demonstration."""
        return [decode(row[0]) for row in self._rows(select(tables.c.papers).where(tables.c.demo.is_(True)))]

    def all_ids(self) -> list[str]:
        return [row[0] for row in self._rows(select(tables.c.id).order_by(tables.c.changed))]

    def _rows(self, asked: Any) -> Sequence[Any]:
        with self._connected() as db:
            return db.execute(asked).all()


def _known(db: Connection) -> int:
    """The version of the schema, if this program can work with it."""
    version: int = db.execute(select(schema.c.version)).scalar_one()
    if version < 1:
        raise OtherVersion(f"the database has version {version}, which no Roadstead has written: it is damaged")
    if version > SCHEMA and db.execute(select(schema.c.least)).scalar_one() > SCHEMA:
        raise OtherVersion(f"the database has version {version}, and this program knows up to {SCHEMA}")
    return version
