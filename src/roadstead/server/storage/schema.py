"""The tables of the database, and the statements that write to them."""

import time
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    delete,
    insert,
    update,
)

from roadstead.server.storage.table_info import OVER, TableInfo, encode

meta = MetaData()


def about_tables(name: str, *columns: Column[Any]) -> Table:
    """A table of the database whose rows belong to the tables at which people play."""
    return Table(name, meta, Column("table", String(40), primary_key=True), *columns)


schema = Table(
    "schema",
    meta,
    Column("version", Integer, nullable=False),
    Column("least", Integer, nullable=False, server_default="1"),  # the oldest program that can work with this version
)
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
    Column("version", Integer, nullable=False, server_default="0"),  # how often the row has been changed
    Index("tables_by_status", "status", "changed"),
    Index("tables_that_wake", "wakes"),
)
records = about_tables(
    "records",
    Column("n", Integer, primary_key=True),
    Column("line", Text, nullable=False),
    Column("when", Float, nullable=False),
)
logs = about_tables(
    "logs",
    Column("at", Integer, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("audience", BigInteger, nullable=False),
    Column("words", Text, nullable=False),
    Column("rule", String(20), nullable=False),
    Column("seat", Integer),
)
chats = about_tables(
    "chats",
    Column("at", Integer, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("when", Float, nullable=False),
    Column("seat", Integer),
)
requests = about_tables(
    "requests",
    Column("person", String(80), primary_key=True),
    Column("request", String(40), primary_key=True),
    Column("answer", Text, nullable=False),
)
snapshots = about_tables(
    "snapshots",
    Column("n", Integer, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)
analyses = about_tables(
    "analyses",
    Column("told", LargeBinary, nullable=False),
)
# Several servers share one database: who they are, and who has which table (``members.py``)
processes = Table(
    "processes",
    meta,
    Column("id", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("address", String(120), nullable=False),
    Column("machine", String(120), nullable=False),
    Column("secret", String(80), nullable=False),
    Column("session", Integer, nullable=False),
    Column("session_began", String(60), nullable=False),
    Column("began", Float, nullable=False),
    Column("beat", Float, nullable=False),
    Column("told", LargeBinary, nullable=False),
)
owners = about_tables(
    "owners",
    Column("process", Integer, nullable=False, index=True),
)

ADD_TABLE = insert(tables)
ADD_LINES = insert(records)
ADD_LOG = insert(logs)
ADD_CHAT = insert(chats)
ADD_REQUEST = insert(requests)


def table_row(info: TableInfo) -> dict[str, Any]:
    """The row of a table."""
    when = info.ending.when if info.status == OVER and info.ending else time.time()
    return {
        "id": info.table,
        "game": info.game,
        "status": info.status,
        "listed": info.listed,
        "wakes": info.wakes(),
        "demo": info.demo,
        "changed": when,
        "papers": encode(info),
        "version": info.version,
    }


def changed_table(info: TableInfo) -> Any:
    """Changes the row of a table, if nobody has changed it since this info was copied from it."""
    row = table_row(info)
    as_it_was = (tables.c.id == info.table) & (tables.c.version == info.version - 1)
    return update(tables).where(as_it_was).values({k: v for k, v in row.items() if k != "id"})


def without_table(table: str) -> list[Any]:
    """Removes everything of a table."""
    parts = [
        delete(part).where(part.c.table == table)
        for part in (records, logs, chats, requests, snapshots, analyses, owners)
    ]
    return [*parts, delete(tables).where(tables.c.id == table)]


def older_snapshots(table: str) -> Any:
    return delete(snapshots).where(snapshots.c.table == table)


def new_snapshot(table: str, n: int, lines: int, state: bytes) -> Any:
    return insert(snapshots).values(table=table, n=n, lines=lines, state=state)


def without_analysis(table: str) -> Any:
    return delete(analyses).where(analyses.c.table == table)


def new_analysis(table: str, told: bytes) -> Any:
    return insert(analyses).values(table=table, told=told)
