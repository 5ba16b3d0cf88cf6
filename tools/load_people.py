"""The people of `load.py`: each has a WebSocket, a seat, and an eye on what is asked of them.

Of a message they read only what they must: of a view the question and the choices, of a reply its name.
"""

import asyncio
import base64
import hashlib
import json
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Protocol

import msgspec
from msgspec import Struct

LINE = "a line of entropy"
DIGEST = hashlib.sha256(LINE.encode()).hexdigest()


class Choice(Struct):
    do: str


class Asked(Struct):
    question: str
    choices: list[Choice] = []


class View(Struct):
    """Of a view only what is asked; the rest is skipped over."""

    asked: Asked | None = None
    ended: msgspec.Raw = msgspec.Raw()


class Told(Struct):
    id: str
    refused: dict[str, str] | None = None
    stale: bool = False
    token: str = ""


class Lobby(Struct):
    status: str
    reveal: bool = False


read_view = msgspec.json.Decoder(View).decode
read_reply = msgspec.json.Decoder(Told).decode
read_lobby = msgspec.json.Decoder(Lobby).decode


class Line(asyncio.Protocol):
    """A WebSocket with nothing to it: frames out, frames in."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.host, self.path, self.heard = host, path, heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False
        self._kept = b""
        self._shaken = False
        self._transport: asyncio.WriteTransport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.WriteTransport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        self._kept += data
        if not self._shaken:
            head, found, rest = self._kept.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.open.set_exception(ConnectionError(head[:60].decode()))
                return
            self._shaken, self._kept = True, rest
            self.open.set_result(None)
        for kind, payload in self._frames():
            if kind == 1:
                self.heard(payload)
            elif kind == 9:
                self._send(0x8A, payload)
            elif kind == 8:
                self._transport.close()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        kept, at = self._kept, 0
        while len(kept) - at >= 2:
            size, start = kept[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(kept[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(kept[at + 2 : at + 10], "big"), at + 10
            if len(kept) < start + size:
                break
            yield kept[at] & 15, kept[start : start + size]
            at = start + size
        self._kept = kept[at:]

    def say(self, **what: Any) -> None:
        self._send(0x81, json.dumps(what).encode())

    def _send(self, first: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)  # masked with nothing: the same bytes

    def close(self) -> None:
        self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.open.done():
            self.open.set_exception(error or ConnectionError("closed"))


class Ledger(Protocol):
    """What people tell of what they meet."""

    port: int
    views: int
    view_bytes: int
    stale: int
    errors: Counter[str]

    def ask_soon(self, person: "Person") -> None:
        """This person may play now."""

    def took(self, seconds: float) -> None:
        """An action was answered after so long."""


class Person:
    """Somebody with a seat: knows what is asked of them, and since when they wait for an answer."""

    def __init__(self, load: Ledger, table: str, token: str = "", address: str = "") -> None:
        self.load = load
        self.address = address  # of this machine, from which they come
        self.table = table
        self.token = token
        self.asked: Asked | None = None
        self.question = ""  # the one answered last
        self.since = 0.0  # when the request under way was sent
        self.status = ""
        self.replied = asyncio.Event()
        self.news = asyncio.Event()
        self.over = False
        self.line: Line

    async def come(self) -> "Person":
        load = self.load
        loop = asyncio.get_running_loop()
        made = await loop.create_connection(
            lambda: Line(f"127.0.0.1:{load.port}", f"/ws/{self.table}", self.hear),
            "127.0.0.1",
            load.port,
            local_addr=(self.address, 0) if self.address else None,
        )
        self.line = made[1]
        await self.line.open
        self.line.say(t="hello", **({"token": self.token} if self.token else {}))
        return self

    def hear(self, raw: bytes) -> None:
        load = self.load
        kind = raw[6:9]  # {"t":"kind"
        if kind == b"rep":
            self.answered(raw)
        elif kind == b"vie":
            load.views += 1
            load.view_bytes += len(raw)
            view = read_view(raw)
            self.over = self.over or bool(view.ended)
            if view.asked is not None and view.asked.question != self.question:
                self.asked = view.asked
                load.ask_soon(self)
        elif kind == b"lob":
            lobby = read_lobby(raw)
            self.status = lobby.status
            if lobby.reveal:
                self.line.say(t="reveal", id="reveal", line=LINE)
            self.news.set()
        elif kind == b"bye":
            load.errors[raw.decode()] += 1

    def answered(self, raw: bytes) -> None:
        told = read_reply(raw)
        if told.id == "reveal":
            return
        if told.refused is not None and not told.stale:
            self.load.errors[told.refused["words"]] += 1
        if told.stale:
            self.load.stale += 1
        if told.id[0] == "p":
            self.load.took(time.perf_counter() - self.since)
        self.since = 0.0
        self.token = told.token or self.token
        self.replied.set()
        self.load.ask_soon(self)

    async def ask(self, kind: str, **what: Any) -> None:
        self.replied.clear()
        self.since = time.perf_counter()
        self.line.say(t=kind, id=f"a{random.getrandbits(60):x}", **what)
        await asyncio.wait_for(self.replied.wait(), 60)

    async def until(self, *status: str) -> None:
        async with asyncio.timeout(60):
            while self.status not in status:
                self.news.clear()
                await self.news.wait()

    @property
    def may_play(self) -> bool:
        asked = self.asked
        return bool(asked is not None and asked.choices and not self.since and not self.over)

    def play(self) -> None:
        assert self.asked is not None
        asked, self.asked = self.asked, None
        self.question = asked.question
        self.since = time.perf_counter()
        do = random.choice(asked.choices).do
        self.line.say(t="play", id=f"p{random.getrandbits(60):x}", question=asked.question, do=[do])
