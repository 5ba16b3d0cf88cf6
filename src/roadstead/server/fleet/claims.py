"""Which tables this server has.  A server alone has all of them."""

import asyncio
from typing import Protocol

from roadstead.server.background import Background
from roadstead.server.storage import members
from roadstead.server.storage.store import Store
from roadstead.server.storage.writer import Job, Writer


class Claims(Protocol):
    """What the rooms ask before a table is woken, and tell after it was put to sleep."""

    @property
    def number(self) -> int:
        """Of this server among the others; 0: there are no others."""

    async def claim(self, table: str) -> int:
        """Make the table ours; returns the number under which it is.

        Raises ``Elsewhere`` where another server has it, and ``KeyError`` where there is no such table.
        """

    def give_back(self, table: str, number: int) -> None:
        """The table sleeps: any server may have it."""

    async def waking(self) -> list[str]:
        """The tables at which something happens by itself, and which nobody has."""


class Alone:
    """There is no other server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    @property
    def number(self) -> int:
        return 0

    async def claim(self, table: str) -> int:
        return 0

    def give_back(self, table: str, number: int) -> None:
        pass

    async def waking(self) -> list[str]:
        return await asyncio.to_thread(self._store.waking)


class Shared:
    """The tables are shared with the other members."""

    def __init__(self, store: Store, writer: Writer, background: Background) -> None:
        self._store = store
        self._writer = writer
        self._background = background
        self._leaving: dict[str, asyncio.Event] = {}  # tables that are being given back

    @property
    def number(self) -> int:
        return self._store.lock.number

    async def claim(self, table: str) -> int:
        while table in self._leaving:
            await self._leaving[table].wait()
        number = self.number
        await asyncio.to_thread(members.claim, self._store.reachable(), table, number)
        return number

    def give_back(self, table: str, number: int) -> None:
        """After everything that the room has written before."""
        if number == self.number and table not in self._leaving:
            self._leaving[table] = asyncio.Event()
            self._background.start(self._give_back(table, number))

    async def _give_back(self, table: str, number: int) -> None:
        job = Job(member=number)
        job.change(members.given_back(table, number))
        try:
            await self._writer.write(job)
        except Exception:
            pass  # it is still ours, or nobody's: both are found out when somebody comes to the table
        finally:
            self._leaving.pop(table).set()

    async def waking(self) -> list[str]:
        return await asyncio.to_thread(members.orphans, self._store.reachable())
