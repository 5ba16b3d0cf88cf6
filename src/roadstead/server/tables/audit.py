"""Whether this version can still play or show every stored table.  One looks before an upgrade."""

from collections.abc import Iterator
from typing import NamedTuple

from roadstead.records import RecordFault, read, verify_record
from roadstead.server.storage.store import Store
from roadstead.server.storage.table_info import FROZEN, OVER, PLAYING
from roadstead.server.tables.resuming import resumed


class Found(NamedTuple):
    """A table, and whether its record can be replayed; ``words`` says how far, or what is wrong."""

    table: str
    game: str
    status: str
    folds: bool
    words: str


def audit(url: str) -> Iterator[Found]:
    """Every table in the database, the oldest first."""
    store = Store.reading(url)
    try:
        for table in store.all_ids():
            yield _look(store, table)
    finally:
        store.close()


def _look(store: Store, table: str) -> Found:
    info = store.info(table)
    assert info is not None
    lines, _ = store.record(table)
    about = (table, info.game, info.status)
    if not lines:
        return Found(*about, True, "not begun")
    if info.status == OVER:
        try:
            return Found(*about, True, str(verify_record(read(lines))))
        except (RecordFault, ValueError, ArithmeticError, LookupError) as fault:
            return Found(*about, False, f"{fault} Its log and its result can still be read.")
    if info.status in (PLAYING, FROZEN):
        info.status = PLAYING
        game = resumed(info, lines, store.snapshot(table))
        if game.fault:
            what = "It goes on from its newest snapshot." if game.match is not None else "It would be frozen."
            return Found(*about, False, f"{game.fault} {what}")
        return Found(*about, True, f"{game.decisions} decisions")
    return Found(*about, True, "closed")
