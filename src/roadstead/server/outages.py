"""While the database is away: notice it, say it once, and have everything go on by itself afterwards."""

import asyncio
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from roadstead.server.hall import Hall

LOOK_EVERY = 2.0  # seconds between two looks while all is well
AGAIN = 0.5  # and while it is not
APART = 0.005  # seconds between two tables that are woken: those who ask something go first


class Watch:
    """Looks whether something could be written, and wakes what sleeps though something is to happen there by itself.

    That are the tables with a bot to move or a deadline: all of them after the start, and later those that could not be
    read when they should have been.
    """

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.asleep: set[str] = set()
        self.outages = 0
        self._since = 0.0
        self._begun = False
        self._nudged = asyncio.Event()

    def look_now(self) -> None:
        """Something could not be written: see whether anything can."""
        self._tell()
        self._nudged.set()

    def ready(self) -> str:
        """Why nobody should be sent here just now; empty when all is well."""
        if self.hall.closing:
            return "going down"
        fault = self.hall.clerk.fault
        return f"the database does not take anything: {fault}" if fault else ""

    async def run(self) -> None:
        while True:
            try:
                await self.hall.clerk.look()
                await self._wake()
            except (SQLAlchemyError, OSError):
                pass  # the clerk knows what is wrong, and it is told below
            except Exception:
                self.hall.trouble("looking after the tables")
            self._tell()
            if self.hall.clerk.fault or self.asleep:
                await asyncio.sleep(AGAIN)
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._nudged.wait(), LOOK_EVERY)
            self._nudged.clear()

    def _tell(self) -> None:
        fault = self.hall.clerk.fault
        if fault and not self._since:
            self.outages += 1
            self._since = time.monotonic()
            self.hall.quiet.say(f"nothing can be written: {fault}")
        elif self._since and not fault:
            away = time.monotonic() - self._since
            self._since = 0.0
            self.hall.quiet.over(f"what is to be written is written again, after {away:.1f} s")

    async def _wake(self) -> None:
        if not self._begun:
            self.asleep.update(await asyncio.to_thread(self.hall.store.waking))
            self._begun = True
        for table in sorted(self.asleep):
            self.asleep.discard(table)
            try:
                await self.hall.room(table)
            except KeyError:
                continue
            except SQLAlchemyError:
                self.asleep.add(table)
                raise
            except Exception:
                self.hall.trouble("waking a table", table)
            await asyncio.sleep(APART)
