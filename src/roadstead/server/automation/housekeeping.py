"""Keeps memory and database small: idle tables sleep, forgotten ones are closed, SQLite's log is emptied."""

import asyncio
import time
from collections.abc import Callable

from roadstead.server.logs import TroubleLog
from roadstead.server.storage.members import Elsewhere
from roadstead.server.storage.table_info import CLOSED, GATHERING, PLAYING
from roadstead.server.tables.refusal import NoPlace
from roadstead.server.tables.rooms import Rooms

TIDY_SECONDS = 5.0


class Housekeeping:
    """Two loops that run as long as the server."""

    def __init__(self, rooms: Rooms, log: TroubleLog, in_charge: Callable[[], bool]) -> None:
        self._rooms = rooms
        self._settings = rooms.settings
        self._store = rooms.store
        self._log = log
        self._in_charge = in_charge  # whether what one server does for all is to be done here

    async def tidy(self) -> None:
        written = 0
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            commits = self._rooms.writer.commits
            if commits != written:
                try:
                    await asyncio.to_thread(self._store.tidy)
                    written = commits
                except Exception:
                    self._log.trouble("tidying the database")

    async def put_to_sleep(self) -> None:
        while True:
            await asyncio.sleep(min(60.0, self._settings.idle_seconds))
            idle = time.monotonic() - self._settings.idle_seconds
            for room in list(self._rooms.awake.values()):
                if room.touched < idle and not room.busy and room.timer is None:
                    self._rooms.drop(room)
            if not self._in_charge():
                continue
            try:
                await self._close_unused()
            except Exception:
                self._log.trouble("closing tables to which nobody comes")

    async def _close_unused(self) -> None:
        """Tables at which nobody sat down, and games that everybody has left."""
        forgotten = time.time() - self._settings.forget_days * 86400
        for table in await asyncio.to_thread(self._store.forgotten, forgotten):
            await self._close(table, GATHERING, "Nobody came")
        abandoned = time.time() - self._settings.abandon_days * 86400
        for table in await asyncio.to_thread(self._store.abandoned, abandoned):
            await self._close(table, PLAYING, "Nobody played")

    async def _close(self, table: str, status: str, why: str) -> None:
        try:
            room = await self._rooms.find(table)
        except (Elsewhere, NoPlace):
            return  # where it is awake it is not forgotten; and there is no hurry
        async with room.alone():
            if room.info.status == status and not room.guests:
                draft = room.draft()
                draft.info.status = CLOSED
                draft.info.notice = f"{why} for a long time, so this table was closed."
                await room.commit(draft)
