"""`roadstead bots`: processes in which the bots of servers elsewhere think."""

import asyncio
import contextlib
import os
import signal

from roadstead.cli.faults import BadInput, need
from roadstead.cli.serve import database_url, one_line, shown


def bots(*, database: str, workers: int = 0) -> None:
    """Think for the bots of all servers of a database, on this machine, until told to stop.

    The servers must run with --peers or --workers, at addresses that this machine reaches. While this runs their bots
    think here; when it stops or is full they think where the servers are.

    Parameters
    ----------
    database
        The database of the servers, such as postgresql://user@host/name.
    workers
        How many bots think at a time; 0: one for each core.
    """
    for module in ("sqlalchemy", "psycopg"):
        need(module, "server")
    from sqlalchemy.exc import SQLAlchemyError

    from roadstead.server.fleet.thinking import Thinkers, think_for_all
    from roadstead.server.storage.store import OtherVersion, Store

    if not database_url(database).startswith("postgresql"):
        raise BadInput("bots think elsewhere for servers over PostgreSQL: --database postgresql://user@host/name")
    if not 0 <= workers <= 256:
        raise BadInput("there are 0 to 256 workers, and 0 takes one for each core")
    try:
        store = Store.reading(database_url(database))
    except (SQLAlchemyError, OtherVersion) as error:
        raise BadInput(f"{shown(database)}: {one_line(error, database)}", 1) from error
    thinkers = Thinkers(workers or os.cpu_count() or 1)

    async def until_stopped() -> None:
        task = asyncio.create_task(think_for_all(store.engine, thinkers))
        for number in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(number, task.cancel)
        with contextlib.suppress(asyncio.CancelledError):
            await task

    try:
        asyncio.run(until_stopped())
    finally:
        thinkers.close()
        store.close()
