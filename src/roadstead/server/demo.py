"""Demonstration tables: bots play every game for whoever looks in, and begin again when one is over."""

import asyncio
import time
from typing import TYPE_CHECKING

from roadstead import games
from roadstead.server import wire
from roadstead.server.lobby import begin_if_ready
from roadstead.server.papers import PLAYING, STARTING
from roadstead.server.room import Draft, Room

if TYPE_CHECKING:
    from roadstead.server.hall import Hall

BOTS = ("greedy", "casual")
USUAL_SEATS = 4
LOOK_EVERY = 2.0
SHOWN_AFTERWARDS = 30.0  # seconds that the end of a game stays on the table


async def keep_playing(hall: "Hall") -> None:
    """See to it that a demonstration of every game is going on, also after the database was away."""
    shown: dict[str, str] | None = None  # for each game its table
    while True:
        try:
            if shown is None:
                shown = await _left_over(hall)
            for name in games.names():
                await _go_on(hall, name, shown)
        except Exception:
            hall.trouble("the demonstration")
        await asyncio.sleep(LOOK_EVERY)


async def _left_over(hall: "Hall") -> dict[str, str]:
    """The demonstrations that the server before this one has left: they go on, what is over is cleared away."""
    shown: dict[str, str] = {}
    for papers in await asyncio.to_thread(hall.store.demos):
        if papers.status == PLAYING and papers.game not in shown:
            shown[papers.game] = papers.table
            await hall.room(papers.table)
        else:
            await hall.discard(await hall.room(papers.table))
    return shown


async def _go_on(hall: "Hall", name: str, shown: dict[str, str]) -> None:
    """A new game when the one before is over and has been looked at."""
    before = await hall.room(shown[name]) if name in shown else None
    if before is not None and before.papers.status == PLAYING:
        return
    ending = before.papers.ending if before is not None else None
    if ending is not None and time.time() - ending.when < SHOWN_AFTERWARDS:
        return
    shown[name] = (await begin(hall, name)).id
    if before is not None:
        await hall.discard(before)


async def begin(hall: "Hall", name: str) -> Room:
    game = games.find(name)
    seats = min(game.seats, key=lambda count: abs(count - USUAL_SEATS))
    bots = {str(seat): BOTS[seat % len(BOTS)] for seat in range(seats)}
    made = await hall.make(wire.NewTable(game=name, seats=seats, name=f"Demo: {game.title}", bots=bots), demo=True)
    room = await hall.room(made.table)
    async with room.alone():
        draft = Draft(room)
        draft.papers.status = STARTING
        begin_if_ready(room, draft)
        await room.commit(draft)
    return room
