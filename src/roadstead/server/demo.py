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
    """See to it that a demonstration of every game is going on."""
    shown: dict[str, Room] = {}
    for papers in await asyncio.to_thread(hall.store.demos):
        room = await hall.room(papers.table)
        if papers.status == PLAYING and papers.game not in shown:
            shown[papers.game] = room
        else:
            await hall.discard(room)
    while True:
        for name in games.names():
            before = shown.get(name)
            if before is None or before.papers.status != PLAYING:
                ending = before.papers.ending if before is not None else None
                if ending is not None and time.time() - ending.when < SHOWN_AFTERWARDS:
                    continue
                shown[name] = await begin(hall, name)
                if before is not None:
                    await hall.discard(before)
        await asyncio.sleep(LOOK_EVERY)


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
