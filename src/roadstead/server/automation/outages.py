"""While the database is away: notice it, write it to the log once, and let everything go on afterwards."""

import asyncio
import random
import time
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from roadstead.server.logs import TroubleLog
from roadstead.server.storage.members import Elsewhere
from roadstead.server.tables.refusal import NoPlace
from roadstead.server.tables.rooms import Rooms

LOOK_EVERY = 2.0  # seconds between two looks while all is well
AGAIN = 0.5  # and while it is not
NO_PLACE = 60.0  # seconds until a table of a variant for which there is no place is tried again
APART = 0.005  # seconds between two tables that are woken: those who ask something go first


class Watch:
    """Looks again and again whether something can be written, and wakes tables where something happens by itself.

    These are the tables with a bot to move or with a deadline.  After the start all of them are woken, later those that
    could not be read at first.
    """

    def __init__(self, rooms: Rooms, log: TroubleLog) -> None:
        self.asleep: set[str] = set()
        self._since = 0.0
        self._begun = False
        self._nudged = asyncio.Event()
        self._rooms = rooms
        self._writer = rooms.writer
        self._log = log

    def look_now(self) -> None:
        """Something could not be written: look at once whether anything can."""
        self._tell()
        self._nudged.set()

    def fault(self) -> str:
        """Why nothing can be written now; empty when all is well."""
        fault = self._writer.fault
        return f"the database does not take anything: {fault}" if fault else ""

    async def run(self) -> None:
        while True:
            try:
                await self._writer.look()
                await self._wake()
            except (SQLAlchemyError, OSError):
                pass  # the writer knows what is wrong, and `_tell` says it
            except Exception:
                self._log.trouble("looking after the tables")
            self._tell()
            if self._writer.fault or self.asleep:
                await asyncio.sleep(AGAIN)
            else:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._nudged.wait(), LOOK_EVERY)
            self._nudged.clear()

    def _tell(self) -> None:
        fault = self._writer.fault
        if fault and not self._since:
            self._since = time.monotonic()
            self._log.say(f"nothing can be written: {fault}")
        elif self._since and not fault:
            away = time.monotonic() - self._since
            self._since = 0.0
            self._log.over(f"what is to be written is written again, after {away:.1f} s")

    def wake(self, table: str) -> None:
        """Wake this table at once."""
        self.asleep.add(table)
        self._nudged.set()

    def look_for_all(self) -> None:
        """There may be tables that no server has any more."""
        self._begun = False
        self._nudged.set()

    async def _all_waking(self) -> list[str]:
        try:
            return await self._rooms.claims.waking()
        except Exception:
            self._begun = False
            raise

    async def _wake(self) -> None:
        if not self._begun:
            self._begun = True
            self.asleep.update(await self._all_waking())
        for table in random.sample(sorted(self.asleep), len(self.asleep)):  # other servers wake them too
            self.asleep.discard(table)
            try:
                await self._rooms.find(table)
            except (KeyError, Elsewhere):
                continue
            except NoPlace:
                asyncio.get_running_loop().call_later(NO_PLACE, self.wake, table)
            except SQLAlchemyError:
                self.asleep.add(table)
                raise
            except Exception:
                self._log.trouble("waking a table", table)
            await asyncio.sleep(APART)
