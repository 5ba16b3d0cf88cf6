"""A connection to PostgreSQL that does not wait for ever."""

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

CONNECT = 3  # seconds to connect
ANSWER = 4.0  # seconds for an answer, even if the other side is gone
STATEMENT = 3000  # milliseconds after which PostgreSQL itself gives up a statement
IDLE = 10_000  # milliseconds that a transaction may stand open between two statements

# PostgreSQL notices when a server's machine is gone, and frees its lock for the next one.
SETTINGS = (
    f"SET statement_timeout = {STATEMENT}; SET idle_in_transaction_session_timeout = {IDLE};"
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3"
)
T = TypeVar("T")


class Connection(psycopg.Connection[Any]):
    """Gives up when no answer comes.

    PostgreSQL has time limits of its own, but over a dead connection nobody hears of them.
    """

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        limit = ANSWER if timeout is None else timeout
        try:
            return super().wait(gen, interval, limit)
        except psycopg.OperationalError as error:
            if self.pgconn.transaction_status != TransactionStatus.ACTIVE:
                raise
            self.pgconn.finish()  # the answer may still come, and must not be taken for the answer to another statement
            raise psycopg.OperationalError(f"no answer within {limit:g} seconds") from error


def connect(*args: Any, **how: Any) -> Connection:
    """Connect as psycopg does, with our own limits."""
    how.setdefault("connect_timeout", CONNECT)
    made = Connection.connect(*args, **how)
    made.autocommit = True
    made.execute(SETTINGS)
    made.autocommit = False
    return made
