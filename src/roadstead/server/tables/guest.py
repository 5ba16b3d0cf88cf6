"""Somebody connected to a table."""

import asyncio
from typing import Any

import msgspec

from roadstead.server import wire
from roadstead.server.tables.sight import Sight

encode = msgspec.json.Encoder().encode
WAITING = 400  # messages that may wait for a slow connection before it is given up
WAITING_BYTES = 4_000_000  # and their bytes together; the whole log of a long game is shorter


class Guest:
    """A connection: who it is (person 0: a spectator), what it has been shown, and what still waits to be sent."""

    def __init__(self, address: str = "", origin: str = "") -> None:
        self.address = address
        self.origin = origin
        self.person = 0
        self.token = ""  # its own, never sent to anybody else
        self.seat: int | None = None  # the seat whose view it was last shown
        self.greeted = False
        self.seen: Sight | None = None
        self.log = 0  # lines it has heard
        self.whole_log = False  # whether it is to be sent the log from the beginning
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

    def bye(self, words: str, *, again: bool = False, wait: float = 0.0) -> None:
        """Tell why, and close the connection."""
        if not self.gone:
            self.gone = True
            self.outbox.put_nowait(encode(wire.Bye(words, again, wait)))
            self.outbox.put_nowait(None)

    def becomes(self, seat: int | None) -> None:
        """It sees the table as another seat from now on, so everything is sent again."""
        self.seat = seat
        self.seen = None
        self.log = 0
        self.whole_log = True
