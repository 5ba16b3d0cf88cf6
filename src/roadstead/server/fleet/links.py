"""A link between two servers: frames over one TCP connection, for many people at once.

The server that dials has people who look at tables of the other one.  Each has a line of its own in the link.  A frame
is its length, the number of the line, its kind, and what it carries.
"""

import asyncio
import itertools
import struct
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import Struct

HEAD = struct.Struct(">IIB")
PROTOCOL = 1  # every server understands this one and the one before
MOST = 16_000_000  # bytes of one frame: the record of a very long game is shorter
HEAP = 64_000_000  # bytes that wait for a server which does not read, before the link is given up

HELLO, ENTER, SAID, LEFT, ASK, NEWS, THOUGHT = range(1, 8)  # from the one who dials
WELCOME, CAME, MOVED, SENT, CLOSED, ANSWERED, THINK = range(17, 24)  # from the one who was dialled


class Hello(Struct):
    """Who dials, and the secret of the one who is dialled.  A pool of bots is no member, and says how many can think."""

    protocol: int
    member: int
    to: int
    secret: str
    bots: int = 0


class Enter(Struct):
    """Somebody comes to a table: from where, and the first message as they sent it."""

    table: str
    address: str
    origin: str
    hello: str


class Ask(Struct):
    """A page about a table is asked for over HTTP."""

    method: str
    path: str
    query: str
    headers: list[tuple[bytes, bytes]]
    address: str
    body: bytes = b""


class Answer(Struct):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class News(Struct, omit_defaults=True):
    """What a visitor used of the limits at the server that dials: live lines now, and a table made just now."""

    lines: dict[str, int] | None = None
    made: str = ""


class Think(Struct):
    """What a bot is asked: a redacted state as plain JSON, for a variant its file, and nothing else."""

    name: str
    variant: str
    view: bytes
    seat: int
    seed: int


class Thought(Struct):
    """An action, or what went wrong, and how many seconds of the processor it took."""

    answer: int | str
    worked: float


pack = msgspec.msgpack.Encoder().encode


def unpack(raw: bytes, kind: Any) -> Any:
    return msgspec.msgpack.decode(raw, type=kind)


class LinkLost(ConnectionError):
    """The other server is out of reach."""


class Wire(asyncio.Protocol):
    """Frames out, frames in.  What is sent in one turn of the loop goes out together."""

    def __init__(self, taken: Callable[[int, int, bytes], None], lost: Callable[[], None], most: int = MOST) -> None:
        self.closed = False
        self.most = most  # bytes of a frame that are taken
        self._taken = taken
        self._lost = lost
        self._kept = bytearray()
        self._out: list[bytes] = []
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        kept = self._kept
        kept += data
        at = 0
        while not self.closed and len(kept) - at >= HEAD.size:
            size, line, kind = HEAD.unpack_from(kept, at)
            if size > self.most:
                self.close()
                return
            start = at + HEAD.size
            if len(kept) < start + size:
                break
            at = start + size
            try:
                self._taken(line, kind, bytes(kept[start:at]))
            except (msgspec.MsgspecError, ValueError, KeyError):
                self.close()
        del kept[:at]

    def send(self, line: int, kind: int, payload: bytes = b"") -> None:
        if self.closed or self._transport is None:
            return
        if not self._out:
            asyncio.get_running_loop().call_soon(self._flush)
        self._out += (HEAD.pack(len(payload), line, kind), payload)

    def _flush(self) -> None:
        out, self._out = self._out, []
        if self._transport is not None and not self.closed:
            self._transport.write(b"".join(out))
            if self._transport.get_write_buffer_size() > HEAP:
                self.close()

    def close(self) -> None:
        if not self.closed and self._transport is not None:
            self._flush()
            self._transport.close()
        self.connection_lost(None)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.closed:
            self.closed = True
            self._lost()


class Line:
    """Somebody's line in a dialled link, at the server where they are connected."""

    def __init__(self, link: "Link", number: int, hear: Callable[[bytes], None], end: Callable[[bool], None]) -> None:
        self.came: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.hear = hear
        self.end = end  # told whether the link was lost
        self._link = link
        self._number = number

    def say(self, text: str) -> None:
        self._link.wire.send(self._number, SAID, text.encode("utf-8", "surrogatepass"))

    def leave(self) -> None:
        if self._link.lines.pop(self._number, None) is not None:
            self._link.wire.send(self._number, LEFT)


class Link:
    """A link to another server that we have dialled."""

    def __init__(self, member: int) -> None:
        self.member = member
        self.lines: dict[int, Line] = {}
        self.wire = Wire(self._taken, self._lost)
        self._welcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._asked: dict[int, asyncio.Future[Answer]] = {}
        self._numbers = itertools.count(1)

    async def dial(self, address: str, hello: Hello, within: float) -> None:
        """Raises ``LinkLost`` where nobody answers, or another server than the one that was meant."""
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(within):
                await loop.create_connection(lambda: self.wire, host.strip("[]"), int(port))
                self.wire.send(0, HELLO, pack(hello))
                if not await self._welcome:
                    raise LinkLost("it has hung up")
        except (OSError, TimeoutError) as error:
            self.wire.close()
            raise LinkLost(f"server {self.member} does not answer at {address}") from error

    @property
    def lost(self) -> bool:
        return self.wire.closed

    def enter(self, wish: Enter, hear: Callable[[bytes], None], end: Callable[[bool], None]) -> Line:
        """Somebody comes to a table of the other server.  Await ``came`` of the line: whether the table is there."""
        number = next(self._numbers)
        line = self.lines[number] = Line(self, number, hear, end)
        if self.lost:
            self._lost()
        self.wire.send(number, ENTER, pack(wish))
        return line

    async def ask(self, wish: Ask, within: float) -> Answer:
        number = next(self._numbers)
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        if self.lost:
            raise LinkLost("the link is gone")
        self._asked[number] = answered
        self.wire.send(number, ASK, pack(wish))
        try:
            return await asyncio.wait_for(answered, within)
        except TimeoutError as error:
            raise LinkLost(f"server {self.member} does not answer") from error
        finally:
            self._asked.pop(number, None)

    def tell(self, news: News) -> None:
        self.wire.send(0, NEWS, pack(news))

    def close(self) -> None:
        self.wire.close()

    def _taken(self, number: int, kind: int, payload: bytes) -> None:
        line = self.lines.get(number)
        if kind == SENT and line is not None:
            line.hear(payload)
        elif kind == CAME and line is not None:
            _settle(line.came, True)
        elif kind == MOVED and self.lines.pop(number, None) is not None and line is not None:
            _settle(line.came, False)
        elif kind == CLOSED and self.lines.pop(number, None) is not None and line is not None:
            _settle(line.came, True)
            line.end(False)
        elif kind == ANSWERED and number in self._asked:
            _settle(self._asked[number], unpack(payload, Answer))
        elif kind == WELCOME:
            _settle(self._welcome, True)

    def _lost(self) -> None:
        _settle(self._welcome, False)
        for asked in self._asked.values():
            if not asked.done():
                asked.set_exception(LinkLost("the link is gone"))
        for line in list(self.lines.values()):
            if line.came.done():
                line.end(True)
            else:
                line.came.set_result(False)
        self.lines.clear()


def _settle(future: "asyncio.Future[Any]", value: Any) -> None:
    if not future.done():
        future.set_result(value)
