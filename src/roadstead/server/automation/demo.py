"""Demonstration tables: bots play every game for whoever looks in, and begin again when one is over."""

import asyncio
import contextlib
import time
from collections.abc import Callable

from roadstead import games
from roadstead.server import wire
from roadstead.server.logs import TroubleLog
from roadstead.server.requests.lobby import begin_if_ready
from roadstead.server.storage.members import Elsewhere
from roadstead.server.storage.table_info import PLAYING, STARTING, TableInfo
from roadstead.server.tables.room import Room
from roadstead.server.tables.rooms import Rooms

BOTS = ("greedy", "casual")
USUAL_SEATS = 4
LOOK_EVERY = 2.0
SHOWN_AFTERWARDS = 30.0  # seconds that the end of a game stays on the table


async def keep_playing(rooms: Rooms, log: TroubleLog, in_charge: Callable[[], bool]) -> None:
    """Keep a demonstration of every game going on, also after the database was away."""
    shown: dict[str, str] | None = None  # for each game its table
    while True:
        try:
            if in_charge():
                shown = await _left_over(rooms) if shown is None else shown
                for name in games.names():
                    await _go_on(rooms, name, shown)
            else:
                shown = None
        except Exception:
            log.trouble("the demonstration")
        await asyncio.sleep(LOOK_EVERY)


async def _left_over(rooms: Rooms) -> dict[str, str]:
    """Demonstrations left by the server before this one.  Those still running go on; the others are removed."""
    shown: dict[str, str] = {}
    for info in await asyncio.to_thread(rooms.store.demos):
        if info.status == PLAYING and info.game not in shown:
            shown[info.game] = info.table
            await _info(rooms, info.table)
        else:
            await _remove(rooms, info.table)
    return shown


async def _go_on(rooms: Rooms, name: str, shown: dict[str, str]) -> None:
    """Begin a new game when the one before is over and its end has been shown for a while."""
    before = await _info(rooms, shown[name]) if name in shown else None
    if before is not None and before.status == PLAYING:
        return
    if before is not None and before.ending is not None and time.time() - before.ending.when < SHOWN_AFTERWARDS:
        return
    over = shown.get(name)
    shown[name] = (await begin(rooms, name)).id
    if over is not None:
        await _remove(rooms, over)


async def _info(rooms: Rooms, table: str) -> TableInfo | None:
    """How a demonstration stands.  Where no other server has woken it, it goes on here."""
    try:
        return (await rooms.find(table)).info
    except Elsewhere:
        return await asyncio.to_thread(rooms.store.info, table)


async def _remove(rooms: Rooms, table: str) -> None:
    """Remove a demonstration that is over.  Where another server still shows it, that is done the next time."""
    with contextlib.suppress(Elsewhere):
        await rooms.discard(await rooms.find(table))


async def begin(rooms: Rooms, name: str) -> Room:
    game = games.find(name)
    seats = min(game.seats, key=lambda count: abs(count - USUAL_SEATS))
    bots = {str(seat): BOTS[seat % len(BOTS)] for seat in range(seats)}
    made = await rooms.make(wire.NewTable(game=name, seats=seats, name=f"Demo: {game.title}", bots=bots), demo=True)
    room = await rooms.find(made.table)
    async with room.alone():
        draft = room.draft()
        draft.info.status = STARTING
        begin_if_ready(room, draft)
        await room.commit(draft)
    return room
