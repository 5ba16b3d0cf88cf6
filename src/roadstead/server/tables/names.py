"""Which names people and bots may have at a table."""

from roadstead.server.bot_pool.levels import KNOWN, LEVELS
from roadstead.server.storage.table_info import TableInfo
from roadstead.server.tables.refusal import Refused
from roadstead.server.tables.text import cleaned, same_name

LONGEST_NAME = 24
HOST = "Host"  # as whom a host without a seat writes


def good_name(info: TableInfo, name: str, seat: int) -> str:
    """The cleaned name; raises ``Refused`` where somebody at the table could be mistaken for it."""
    kept = cleaned(name, LONGEST_NAME)
    if not kept:
        raise Refused("A name has at least one letter that can be seen.")
    if same_name(kept, HOST):
        raise Refused(f"{HOST} is what the one who keeps the table is called: choose another name.")
    for i, other in enumerate(info.names()):
        if i == seat or not same_name(other, kept):
            continue
        if not info.seats[i].free or info.seats[i].kept:
            raise Refused(f"Somebody at this table is called {other} already.")
        info.seats[i].name = ""  # it was kept for somebody of this name
        if same_name(info.names()[i], kept):
            raise Refused(f"One of the seats is called {other}: choose another name.")
    return kept


def known_bot(name: str) -> str:
    if name not in KNOWN:
        raise Refused(f"There is no bot {cleaned(name, 24)!r}: there are {', '.join(level.name for level in LEVELS)}.")
    return name
