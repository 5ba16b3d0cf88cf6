"""Three servers of the same tables, each a process of its own; what happens to one of them under play."""

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

from faults.client import Client
from faults.tables import Company, opened, rows
from roadstead.server.storage import members, schema
from serving import Serving

WITHIN = 60.0  # seconds after which a test gives up; how long it took is told
OPTIONS = ("--pace", "0.3", "--no-limits", "--peers", "127.0.0.1")


class Fleet:
    """Servers of the same tables on ports of their own.  The ``address`` of the fleet is all of theirs.

    Connections are handed over between servers that are ``alike``; between others messages are passed on.
    """

    def __init__(self, folder: Path, databases: Sequence[str], *, alike: bool = True) -> None:
        self.servers = []
        for number, database in enumerate(databases, 1):
            own = folder / f"server-{number}"
            own.mkdir()
            unlike = () if alike else ("--trust-proxy", f"10.77.77.{number}")
            self.servers.append(Serving(own, *OPTIONS, "--name", f"server {number}", *unlike, database=database))

    def start(self) -> "Fleet":
        for server in self.servers:
            server.start()
        return self

    @property
    def address(self) -> str:
        return " ".join(server.address for server in self.servers)

    def well(self) -> bool:
        return all(server.well() for server in self.servers)

    def kill(self) -> None:
        for server in self.servers:
            server.kill()

    def logs(self) -> str:
        return "".join((server.folder / "serve.log").read_text() for server in self.servers)


def people_of(tables: list[Company]) -> list[Client]:
    return [client for table in tables for client in table.clients]


async def served_again(tables: list[Company], since: float) -> float:
    """After how many seconds all whose line broke are shown their table again, by whichever server."""
    people = people_of(tables)
    await asyncio.sleep(0.3)  # by then everybody has noticed
    while away := [client for client in people if client.back <= client.lost]:
        assert time.monotonic() - since < WITHIN, [(c.table, c.name, c.byes[-2:]) for c in away]
        await asyncio.sleep(0.02)
    return max((client.back for client in people if client.lost >= since), default=since) - since


async def bots_again(tables: list[Company], database: str, since: float) -> float:
    """After how many seconds every table at which only bots play has gone on (those that are over do not count)."""
    waiting = [table.table for table in tables if not table.people]
    while waiting:
        assert time.time() - since < WITHIN, f"nothing happens at {waiting}"
        for table in list(waiting):
            records = schema.records.c
            newest = schema.records.select().where(records.table == table).order_by(records.n.desc()).limit(1)
            last = (await asyncio.to_thread(rows, database, newest))[0]
            if last.when > since or '"result"' in last.line:
                waiting.remove(table)
        await asyncio.sleep(0.05)
    return time.time() - since


def having(fleet: Fleet, database: str, tables: Sequence[str]) -> list[Serving]:
    """The servers that have these tables."""
    known = opened(database)
    owners = set(members.owners_of(known, tables).values())
    names = {row.name for row in members.all_members(known) if row.id in owners}
    return [server for server in fleet.servers if names & set(server.more)]


def sample(chooser: random.Random, fleet: Fleet) -> Serving:
    return chooser.choice(fleet.servers)
