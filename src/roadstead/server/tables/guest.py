"""Someone connected to a table, as the table sees them."""

import asyncio
from typing import Any

import msgspec

from roadstead.server import wire
from roadstead.server.tables.sight import Sight

encode = msgspec.json.Encoder().encode
WAITING = 400  # messages that may wait for a slow connection before it is given up
WAITING_BYTES = 4_000_000  # and how long they may be together; the whole log of a long game is shorter


class Guest:
    """A connection: who it is (person 0: a spectator), what it has been shown, and what is still to be sent to it."""

    def __init__(self, address: str = "", origin: str = "") -> None:
        self.address = address
        self.origin = origin
        self.person = 0
        self.token = ""  # its own, told back to nobody else
        self.seat: int | None = None  # as whom it was last shown the table
        self.greeted = False
        self.seen: Sight | None = None
        self.log = 0  # lines it has heard
        self.whole_log = False  # whether the log begins anew for it
        self.gone = False
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0  # bytes in the outbox

    def send(self, message: Any) -> None:
        self.send_raw(encode(message))

    def send_raw(self, raw: bytes) -> None:
        if self.gone:
            return
        if self.outbox.qsize() >= WAITING or self.waiting > WAITING_BYTES:
            while not self.outbox.empty():
                self.outbox.get_nowait()
            self.bye("This connection is too slow to follow the table.", again=True)
            return
        self.waiting += len(raw)
        self.outbox.put_nowait(raw)

    async def next_to_send(self) -> bytes | None:
        raw = await self.outbox.get()
        self.waiting -= len(raw or b"")
        return raw

    def bye(self, words: str, *, again: bool = False) -> None:
        """Say why, and close."""
        if not self.gone:
            self.gone = True
            self.outbox.put_nowait(encode(wire.Bye(words, again)))
            self.outbox.put_nowait(None)

    def becomes(self, seat: int | None) -> None:
        """It looks with other eyes from now on: everything is shown anew."""
        self.seat = seat
        self.seen = None
        self.log = 0
        self.whole_log = True
