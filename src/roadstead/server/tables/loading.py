"""Reads everything of a table from the database, when it is woken or after something failed."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.server import wire
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import OVER, PLAYING, TableInfo
from roadstead.server.tables.log import LogRow
from roadstead.server.tables.resuming import Resumed, resumed
from roadstead.server.tables.room import Room, Settled
from roadstead.server.tables.seat_links import without_seats


@dataclass
class Stored:
    """The record's lines and when they were written, log, chat, acknowledged requests, and the game resumed."""

    lines: Sequence[str]
    times: Sequence[float]
    log: list[LogRow]
    chat: list[wire.ChatLine]
    requests: dict[tuple[str, str], str]
    game: Resumed


async def fill(room: Room, store: Store) -> Resumed:
    """Read everything of the table into its room; what became of its game."""
    stored = await asyncio.to_thread(_read_table, store, room.info)
    game = stored.game
    room.written = len(stored.lines)
    room.log = stored.log
    room.chat = stored.chat
    room.requests = stored.requests
    room.match = game.match
    room.fault = ""
    if game.match is not None:
        for line, when in zip([game.match.record.header, *game.match.record.lines], stored.times, strict=False):
            room.note_times([line], when)
        room.settle()
    elif game.state is not None:
        room.settled = Settled(game.state, game.decisions, "", [False] * int(game.state.seats), 0.0)
    elif game.fault:
        room.settled = None
        room.fault = "This game was played by other rules than today's, so it cannot be shown any more."
    return game


def _read_table(store: Store, info: TableInfo) -> Stored:
    """Blocks, so it is called in a thread."""
    table = info.table
    lines, times = store.record(table)
    log = [LogRow.read(row) for row in store.log(table)]
    chat = [
        wire.ChatLine(row.at, row.name, without_seats(row.text, info.persons), row.when, row.seat)
        for row in store.chat(table)
    ]
    game = Resumed()
    if lines and info.status in (PLAYING, OVER):
        game = resumed(info, lines, store.snapshot(table) if info.status == PLAYING else None)
    return Stored(lines, times, log, chat, store.requests(table), game)
