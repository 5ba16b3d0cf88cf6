"""Connections as they come in: how many there may be, and how long a request may take to arrive.

uvicorn counts requests, not connections, and it waits for ever for the rest of a request.  A stranger could hold every
descriptor of the process that way.  So both protocols are given a count and a clock here.
"""

import asyncio
import ipaddress
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Protocol
from urllib.parse import unquote, urlsplit

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from roadstead.server.limits import Bucket, Limits, visitor

LIVE = b"/ws/"  # where the address of a table's live line begins
REQUEST_WITHIN = 10.0  # seconds from the first byte of a request, or from connecting, to its last
SLICE = 1024  # bytes of a WebSocket that are read before the limit is looked at again
HEAD = 16_384  # bytes of a request before its body
UNREADABLE = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n"
    b"Content-Security-Policy: default-src 'none'\r\nContent-Length: 58\r\nConnection: close\r\n\r\n"
    b"This is no request, or its body does not say its length.\r\n"
)
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def both_ways(proxies: Sequence[str]) -> list[Network]:
    """These networks.  An IPv4 network also in its IPv6 form, as a socket for both kinds of address reports it."""
    plain = [ipaddress.ip_network(proxy) for proxy in proxies]
    old = [network for network in plain if isinstance(network, ipaddress.IPv4Network)]
    mapped = [ipaddress.ip_network(f"::ffff:{one.network_address}/{96 + one.prefixlen}") for one in old]
    return [*plain, *mapped]


class Door:
    """Counts the open connections of each visitor.

    A trusted proxy brings many visitors, so it is not counted as one.
    """

    def __init__(self, limits: Limits, proxies: Sequence[str] = ()) -> None:
        self.limits = limits
        self.proxies = both_ways(proxies)
        self.inside: Counter[str] = Counter()
        self.count = 0
        self.turned_away = 0
        self.unreadable = 0
        self.too_slow = 0
        self.too_many = 0

    def enter(self, address: str) -> bool:
        """Count a connection; whether it may stay.  ``leave`` is called for it in any case."""
        who = self._who(address)
        self.inside[who] += 1
        self.count += 1
        full = self.count > self.limits.all_sockets or (who and self.inside[who] > self.limits.sockets)
        self.turned_away += bool(full)
        return not full

    def leave(self, address: str) -> None:
        who = self._who(address)
        self.count -= 1
        self.inside[who] -= 1
        if not self.inside[who]:
            del self.inside[who]

    def _who(self, address: str) -> str:
        """The visitor at this address; empty for a proxy."""
        try:
            given = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return ""  # a socket of this machine has no address
        return "" if any(given in proxy for proxy in self.proxies) else visitor(address)


def same_origin(origin: str | None, host: str) -> bool:
    """Whether the page that asks is ours.  A page of another site must not ask in its visitor's name.  Programs send no origin."""
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def door_of(protocol: Any) -> Door:
    door: Door = protocol.config.app.state.door
    return door


def peer(transport: asyncio.BaseTransport) -> str:
    found = transport.get_extra_info("peername")
    return str(found[0]) if isinstance(found, tuple) else ""


class Parser(h11.Connection):
    """Takes only heads that are not too long, also those that come in one piece, and bodies that say their length.

    A body in chunks could come as a hundred thousand chunks of one byte.  Where a request tells its length in both
    ways, a proxy may have believed the other one.
    """

    def next_event(self) -> Any:
        before = len(self.trailing_data[0]) if self.their_state is h11.IDLE else 0
        event = super().next_event()
        if isinstance(event, h11.Request) and before - len(self.trailing_data[0]) > HEAD:
            raise h11.RemoteProtocolError("the head of a request is not that long")
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("the body of a request says its length")
        return event


class Handover(Protocol):
    """Gives live lines to the process that has their table (``fleet/handover.py``)."""

    async def given_away(self, table: str, line: Callable[[], int], request: bytes) -> bool:
        """Whether the connection with this descriptor is another process's from now on."""


class Http(H11Protocol):
    """A request that does not arrive in time ends its connection.

    A live line may be given to another process.  One that was given to this process comes with its ``request``, and stays.
    """

    _clock: asyncio.TimerHandle | None = None
    _address = ""
    _leaving: asyncio.Task[None] | None = None

    def __init__(self, *given: Any, request: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Parser(h11.SERVER, HEAD)
        self._request = request

    def send_400_response(self, msg: str) -> None:
        door_of(self).unreadable += 1
        self.transport.write(UNREADABLE)
        self.transport.close()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = peer(transport)
        if door_of(self).enter(self._address):
            self._wind()
            if self._request:
                self.data_received(self._request)
        else:
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        door_of(self).leave(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self.transport.get_protocol() is not self or self._leaving is not None:
            return  # it has become a WebSocket, here or elsewhere
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._wind()
        else:
            self._stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        handover: Handover | None = self.config.app.state.handover  # type: ignore[union-attr]
        if handover is None or self._request or not event.target.startswith(LIVE):
            super().handle_websocket_upgrade(event)
        else:
            self.transport.pause_reading()
            self._leaving = self.loop.create_task(self._leave(handover, event))

    async def _leave(self, handover: Handover, event: h11.Request) -> None:
        """To the process that has the table; or stay, if it is this one or cannot be reached that way."""
        table = unquote(event.target[len(LIVE) :].partition(b"?")[0].decode("ascii"))
        head = b"".join(b"%b: %b\r\n" % (name, value) for name, value in self.headers)
        line = self.transport.get_extra_info("socket").fileno  # asked for when it is given: it may have ended by then
        given = await handover.given_away(table, line, b"%b %b HTTP/1.1\r\n%b\r\n" % (event.method, event.target, head))
        if given or self.transport.is_closing():
            self.transport.close()  # of a connection given away, only our descriptor
        else:
            super().handle_websocket_upgrade(event)
            self.transport.resume_reading()

    def shutdown(self) -> None:
        if self._leaving is not None:
            self.transport.close()
        else:
            super().shutdown()

    def _wind(self) -> None:
        if self._clock is None:
            self._clock = self.loop.call_later(REQUEST_WITHIN, self._too_slow)

    def _stop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _too_slow(self) -> None:
        self._clock = None
        door_of(self).too_slow += 1
        self.transport.abort()


class Live(WebSocketsSansIOProtocol):
    """Limits frames: messages, pings, pongs and pieces of messages.

    A session ends for whoever sends too many messages.  This limit is for those who send thousands at once, before the
    session has read the first.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        limits = door_of(self).limits
        self._frames = Bucket(2 * limits.requests, 2 * limits.burst)

    def connection_lost(self, exc: Exception | None) -> None:
        door_of(self).leave(peer(self.transport))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, so that reading stops at the first frame too many."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            # An address or a header is longer than the protocol takes.  It has made its answer, and nobody else would send it.
            door_of(self).unreadable += 1
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_text(self, event: Frame) -> None:
        if self._welcome():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._welcome():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._welcome():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._welcome():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._welcome():
            super().handle_pong(event)

    def _welcome(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames.take():
            return True
        door_of(self).too_many += 1
        self.transport.abort()
        return False
