"""Several servers share one PostgreSQL: each is a member with a number, and a table belongs to one member at a time.

The session that writes has an advisory lock on its member's number.  While it has it, the member lives, and nobody else
gets its tables.  Once another session could take that lock, the member's last write has happened or never will.  Then its
row is removed (``bury``), and whoever wants one of its tables may claim it.  A member whose session broke takes its lock
again and looks for its row.  If the row is gone, it comes back under a new number and owns nothing.
"""

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Engine, delete, func, insert, literal_column, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from roadstead.server.storage.lock import AGAIN, DYING, LOCK, OutOfReach, SessionLock
from roadstead.server.storage.schema import owners, processes, tables

MEMBERS = 0x526F61  # the first number of the members' advisory locks; the second is the member's own
NOW = func.extract("epoch", func.clock_timestamp())  # by the one clock that all share
SESSION = text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
HELD: ColumnElement[bool] = literal_column(
    "EXISTS (SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE d.datname = current_database()"
    f" AND l.locktype = 'advisory' AND l.granted AND l.classid = {MEMBERS} AND l.objid = processes.id AND l.objsubid = 2)"
)


class Elsewhere(RuntimeError):
    """The table belongs to another living member."""

    def __init__(self, member: int) -> None:
        super().__init__(f"the table is with server {member}")
        self.member = member


@dataclass(frozen=True)
class Member:
    """How a server introduces itself.  ``secret`` opens its door to the others, who read it from the database."""

    name: str
    address: str
    machine: str
    secret: str = field(repr=False)


class MemberLock(SessionLock):
    """The lock on all tables in common with the other members, and one on the own number alone."""

    def __init__(self, engine: Engine, member: Member) -> None:
        super().__init__(engine)
        self.member = member
        self.number = 0
        self.left = False  # whether the tables have been given away for good

    def _taken(self) -> bool:
        with self._open().begin():
            return bool(self._open().execute(text(f"SELECT pg_try_advisory_lock_shared({LOCK})")).scalar())

    def _open(self) -> Connection:
        assert self._db is not None
        return self._db

    def join(self) -> None:
        """Become a member.  The row is seen by others only when the lock on its number is held."""
        db, member = self._open(), self.member
        with db.begin():
            self._session = dict(db.execute(SESSION).mappings().one())
            row = {"name": member.name, "address": member.address, "machine": member.machine, "secret": member.secret}
            made = insert(processes).values(**row, began=NOW, beat=NOW, told=b"", **self._as_stored())
            number = int(db.execute(made.returning(processes.c.id)).scalar_one())
            db.execute(text(f"SELECT pg_advisory_lock({MEMBERS}, {number})"))
        self.number = number

    def _as_stored(self) -> dict[str, Any]:
        return {"session": self._session["pid"], "session_began": self._session["backend_start"].isoformat()}

    def renew(self) -> None:
        """Connect again after the connection broke.  Where the tables have been taken over, join under a new number."""
        if self.left:
            raise OutOfReach("this server has given its tables away")
        before = dict(self._session)
        self.release()
        self.engine.dispose()
        self._connect()
        if not self._taken():
            self.release()
            raise OutOfReach("another Roadstead has taken these tables over")
        if not self._mine():
            end_session(self._open(), before["pid"], before["backend_start"].isoformat())
            until = time.monotonic() + DYING
            while not self._mine():
                if time.monotonic() >= until:
                    self.release()
                    raise OutOfReach("the session before this one does not end")
                time.sleep(AGAIN)
        if not self._listed():
            self.join()

    def _mine(self) -> bool:
        with self._open().begin():
            return bool(self._open().execute(text(f"SELECT pg_try_advisory_lock({MEMBERS}, {self.number})")).scalar())

    def _listed(self) -> bool:
        """Whether nobody has taken over from us; then this session is told as ours."""
        db = self._open()
        with db.begin():
            self._session = dict(db.execute(SESSION).mappings().one())
            changed = update(processes).where(processes.c.id == self.number).values(beat=NOW, **self._as_stored())
            return db.execute(changed).rowcount == 1


def end_session(db: Connection, session: int, began: str) -> None:
    """End a session of PostgreSQL that may hang in the middle of a commit."""
    asked = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = :pid"
    and_began = "AND backend_start = CAST(:began AS timestamptz)"
    with db.begin(), suppress(SQLAlchemyError):
        db.execute(text(f"{asked} {and_began}"), {"pid": session, "began": began})


def all_members(engine: Engine) -> Sequence[Any]:
    """Every member's row; how many seconds it has been ``silent``, and whether its lock is ``held``."""
    asked = select(processes, (NOW - processes.c.beat).label("silent"), HELD.label("held"))
    with engine.connect() as db:
        return db.execute(asked.order_by(processes.c.id)).all()


def bury(engine: Engine, number: int) -> bool:
    """Remove a member that is dead; whether it was.  Its tables may be claimed from then on."""
    with engine.begin() as db:
        if not db.execute(text(f"SELECT pg_try_advisory_xact_lock({MEMBERS}, {number})")).scalar():
            return False
        db.execute(delete(processes).where(processes.c.id == number))
        return True


def claim(engine: Engine, table: str, number: int) -> None:
    """Make the table ours; raises ``Elsewhere`` where a living member has it, ``KeyError`` where there is none."""
    joined = tables.outerjoin(owners, owners.c.table == tables.c.id)
    joined = joined.outerjoin(processes, processes.c.id == owners.c.process)
    asked = select(owners.c.process.label("owner"), processes.c.id.label("alive")).select_from(joined)
    while True:
        with engine.begin() as db:
            found = db.execute(asked.where(tables.c.id == table)).first()
            if found is None:
                raise KeyError(table)
            if found.owner == number:
                return
            if found.alive is not None:
                raise Elsewhere(found.alive)
            taken: Any
            if found.owner is None:
                # Loaded here: with SQLite a server starts without it, a sixth sooner.
                from sqlalchemy.dialects.postgresql import insert as insert_or_leave

                taken = insert_or_leave(owners).values(table=table, process=number).on_conflict_do_nothing()
            else:
                as_seen = (owners.c.table == table) & (owners.c.process == found.owner)
                taken = update(owners).where(as_seen).values(process=number)
            if db.execute(taken).rowcount == 1:
                return


def orphans(engine: Engine) -> list[str]:
    """Tables at which something happens by itself, and which no living member has."""
    joined = tables.outerjoin(owners, owners.c.table == tables.c.id)
    joined = joined.outerjoin(processes, processes.c.id == owners.c.process)
    asked = select(tables.c.id).select_from(joined).where(tables.c.wakes.is_(True), processes.c.id.is_(None))
    with engine.connect() as db:
        return [row[0] for row in db.execute(asked)]


def owners_of(engine: Engine, wanted: Sequence[str]) -> dict[str, int]:
    """Which member has each of these tables; those that nobody has are left out."""
    asked = select(owners).join(processes, processes.c.id == owners.c.process).where(owners.c.table.in_(wanted))
    with engine.connect() as db:
        return {row.table: row.process for row in db.execute(asked)}


def given_back(table: str, number: int) -> Any:
    """The statement that gives a table back."""
    return delete(owners).where(owners.c.table == table, owners.c.process == number)


def beat(number: int, told: bytes) -> Any:
    """The statement that says: this member lives, and this is how it is doing."""
    return update(processes).where(processes.c.id == number).values(beat=NOW, told=told)


def gone(number: int) -> Any:
    """The statement with which a member leaves: nothing is its own any more."""
    return delete(processes).where(processes.c.id == number)
