"""A connection to PostgreSQL that does not wait for ever."""

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

CONNECT = 3  # seconds to be let in
ANSWER = 4.0  # seconds for an answer, whatever became of the other side
STATEMENT = 3000  # milliseconds after which the other side gives a statement up by itself
IDLE = 10_000  # milliseconds that a transaction may stand open between two statements

# A server whose machine went away is noticed, so that what it held is free for the next one.
SETTINGS = (
    f"SET statement_timeout = {STATEMENT}; SET idle_in_transaction_session_timeout = {IDLE};"
    "SET tcp_keepalives_idle = 5; SET tcp_keepalives_interval = 2; SET tcp_keepalives_count = 3"
)
T = TypeVar("T")


class Connection(psycopg.Connection[Any]):
    """Gives up when no answer comes.  PostgreSQL keeps time itself, but a line that has gone silent carries no word of it."""

    def wait(self, gen: PQGen[T], interval: float = 0.1, timeout: float | None = None) -> T:
        limit = ANSWER if timeout is None else timeout
        try:
            return super().wait(gen, interval, limit)
        except psycopg.OperationalError as error:
            if self.pgconn.transaction_status != TransactionStatus.ACTIVE:
                raise
            self.pgconn.finish()  # the answer may still come: nobody is to take it for that of another statement
            raise psycopg.OperationalError(f"no answer within {limit:g} seconds") from error


def connect(*args: Any, **how: Any) -> Connection:
    """As psycopg connects, with limits of our own."""
    how.setdefault("connect_timeout", CONNECT)
    made = Connection.connect(*args, **how)
    made.autocommit = True
    made.execute(SETTINGS)
    made.autocommit = False
    return made
