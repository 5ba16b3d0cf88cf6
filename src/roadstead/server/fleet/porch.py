"""Where other servers come in: people who look at tables of ours and are connected to another server."""

import asyncio
import hmac
import socket
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from roadstead.server.fleet.far_bots import FarBots
from roadstead.server.fleet.links import (
    ANSWERED,
    ASK,
    CAME,
    CLOSED,
    ENTER,
    HELLO,
    LEFT,
    MOST,
    MOVED,
    NEWS,
    PROTOCOL,
    SAID,
    SENT,
    THOUGHT,
    WELCOME,
    Answer,
    Ask,
    Enter,
    Hello,
    News,
    Thought,
    Wire,
    pack,
    unpack,
)

MOST_SAID = 400  # messages of one person that wait to be read
HELLO_WITHIN = 5.0
HELLO_MOST = 1000  # bytes of a frame from one who has not been let in


class Away(Exception):
    """The one on a line has gone."""


class FarLine:
    """The line of somebody who is connected to another server."""

    def __init__(self, wire: Wire, number: int, enter: Enter) -> None:
        self.enter = enter
        self._wire = wire
        self._number = number
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self._ended = False

    def heard(self, text: str | None) -> None:
        self._said.put_nowait(text if self._said.qsize() < MOST_SAID else None)

    async def receive(self) -> str:
        """The next message; raises ``Away`` when there is none to come."""
        text = await self._said.get()
        if text is None:
            raise Away
        return text

    def post(self, raw: bytes) -> None:
        self._wire.send(self._number, SENT, raw)

    def end(self) -> None:
        """Everything has been said, by both."""
        if not self._ended:
            self._ended = True
            self._wire.send(self._number, CLOSED)
            self._said.put_nowait(None)

    def came(self) -> None:
        self._wire.send(self._number, CAME)

    def moved(self) -> None:
        """The table is not here."""
        self._ended = True
        self._wire.send(self._number, MOVED)


class Host(Protocol):
    """What is done for those who come in."""

    async def serve(self, line: FarLine) -> None:
        """Somebody comes to a table."""

    async def answer(self, wish: Ask) -> Answer:
        """Somebody asks for a page about a table."""

    def news(self, member: int, news: News) -> None:
        """What another server tells of its visitors."""

    def left(self, member: int) -> None:
        """The link to another server has ended."""


class Caller:
    """A link that another server has dialled."""

    def __init__(self, porch: "Porch") -> None:
        self.member = 0
        self.bots: FarBots | None = None
        self.wire = Wire(self._taken, self._lost, HELLO_MOST)
        self._porch = porch
        self._lines: dict[int, FarLine] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock = asyncio.get_running_loop().call_later(HELLO_WITHIN, self._too_late)

    def _too_late(self) -> None:
        if not self.member and self.bots is None:
            self.wire.close()

    def _taken(self, number: int, kind: int, payload: bytes) -> None:
        if self.bots is not None:
            if kind == THOUGHT:
                self.bots.thought(self.wire, number, unpack(payload, Thought))
        elif not self.member:
            self._welcome(kind, payload)
        elif kind == ENTER:
            line = self._lines[number] = FarLine(self.wire, number, unpack(payload, Enter))
            self._start(self._serve(number, line))
        elif kind == SAID and number in self._lines:
            self._lines[number].heard(payload.decode("utf-8", "surrogatepass"))
        elif kind == LEFT and number in self._lines:
            self._lines[number].heard(None)
        elif kind == ASK:
            self._start(self._answer(number, unpack(payload, Ask)))
        elif kind == NEWS:
            self._porch.host.news(self.member, unpack(payload, News))

    def _welcome(self, kind: int, payload: bytes) -> None:
        """Only who knows our secret is let in: who has read it from the database."""
        hello = unpack(payload, Hello) if kind == HELLO else None
        number, secret = self._porch.known_as()
        meant = hello is not None and hello.protocol >= PROTOCOL and hello.to == number
        if hello is None or not meant or not hmac.compare_digest(hello.secret.encode(), secret.encode()):
            self.wire.close()
            return
        self.member = hello.member
        self.wire.most = MOST
        if hello.bots:
            self.bots = self._porch.bots
            self.bots.come(self.wire, hello.bots)
        self.wire.send(0, WELCOME)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, number: int, line: FarLine) -> None:
        try:
            await self._porch.host.serve(line)
        finally:
            self._lines.pop(number, None)

    async def _answer(self, number: int, wish: Ask) -> None:
        self.wire.send(number, ANSWERED, pack(await self._porch.host.answer(wish)))

    def _lost(self) -> None:
        self._clock.cancel()
        self._porch.callers.discard(self)
        for line in self._lines.values():
            line.heard(None)
        if self.bots is not None:
            self.bots.go(self.wire)
        elif self.member:
            self._porch.host.left(self.member)


class Porch:
    """Listens for other servers."""

    def __init__(self, known_as: Callable[[], tuple[int, str]], host: Host, bots: FarBots) -> None:
        self.known_as = known_as  # our number and secret
        self.host = host
        self.bots = bots
        self.callers: set[Caller] = set()
        self._server: asyncio.Server | None = None

    async def open(self, listening: socket.socket) -> None:
        self._server = await asyncio.get_running_loop().create_server(self._let_in, sock=listening)

    def _let_in(self) -> Wire:
        caller = Caller(self)
        self.callers.add(caller)
        return caller.wire

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        for caller in list(self.callers):
            caller.wire.close()
