"""Everything of a table as it is stored, read in one go when it is woken."""

from collections.abc import Sequence
from dataclasses import dataclass

from roadstead.server import wire
from roadstead.server.papers import OVER, PLAYING, Papers
from roadstead.server.resuming import Resumed, resumed
from roadstead.server.room import LogRow
from roadstead.server.store import Store


@dataclass
class Stored:
    """The record's lines and when they were written, log, chat, acknowledged requests, and the game resumed."""

    lines: Sequence[str]
    times: Sequence[float]
    log: list[LogRow]
    chat: list[wire.ChatLine]
    requests: dict[tuple[str, str], str]
    game: Resumed


def read_table(store: Store, papers: Papers) -> Stored:
    """Blocks, so it is called in a thread."""
    table = papers.table
    lines, times = store.record(table)
    log = [LogRow.read(row) for row in store.log(table)]
    chat = [wire.ChatLine(row.at, row.name, row.text, row.when, row.seat) for row in store.chat(table)]
    game = Resumed()
    if lines and papers.status in (PLAYING, OVER):
        game = resumed(papers, lines, store.snapshot(table) if papers.status == PLAYING else None)
    return Stored(lines, times, log, chat, store.requests(table), game)
