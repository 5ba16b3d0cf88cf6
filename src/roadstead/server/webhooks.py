"""Alerts for those who are away: a small message to an address of their own.

An address that a stranger names must not lead into the server's own network.  Only https is called.  The address of the
very socket that is opened is checked.  So an odd way of writing it gains nothing, nor does a name that leads elsewhere
the next time it is looked up.  A redirect is not followed.

Threads that do nothing else look names up.  Every call has one deadline, from the look-up to the answer.  A slow receiver
holds up nobody else.
"""

import asyncio
import ipaddress
import socket
from collections import Counter
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from roadstead.server.storage.table_info import TableInfo

if TYPE_CHECKING:
    from roadstead.server.outgoing import Outgoing

WITHIN = 5.0  # seconds for a whole call
AT_A_TIME = 200  # calls under way
PER_SITE = 4  # calls under way to one site
WAITING_PER_SITE = 40  # calls that wait for their turn; more are given up at once
LOOK_UPS = 4  # names looked up at a time
HEADERS = {"Content-Type": "application/json", "User-Agent": "roadstead"}


class BadHook(ValueError):
    """An address that is not called."""


def why_not(url: str, *, anywhere: bool = False) -> str:
    """What is wrong with an address; empty when nothing is.  The name is looked up later, for each call."""
    try:
        _host(url, anywhere)
    except ValueError as error:
        return str(error)
    return ""


def _host(url: str, anywhere: bool) -> str:
    if any(ord(letter) <= 32 or ord(letter) == 127 for letter in url) or not url.isascii():
        raise BadHook("An address has no blanks and only plain letters.")
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        raise BadHook("That is not an address.") from None
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise BadHook("An alert goes to an https address.")
    if not parts.hostname or parts.username is not None:
        raise BadHook("An address has a host, and no name or password in it.")
    return parts.hostname


def message(info: TableInfo, title: str, name: str, origin: str) -> bytes:
    """The message: whose turn it is, and where."""
    words = f"It is your turn at {info.name or title}, {name}."
    told = {"text": words, "content": words, "table": info.table, "game": info.game, "name": name}
    if origin:
        told["url"] = f"{origin}/t/{info.table}"
    return msgspec.json.encode(told)


class Caller:
    """Makes the calls of all tables.  With ``anywhere``, also into the server's own network."""

    def __init__(self, *, anywhere: bool = False) -> None:
        self.anywhere = anywhere
        self.told = 0
        self.failed = 0
        self._lookups = ThreadPoolExecutor(LOOK_UPS, "look-up")
        self._lines: Outgoing | None = None
        self._under_way: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Semaphore] = {}

    async def call(self, url: str, body: bytes) -> bool:
        """Send the message; whether it was taken.  Nothing here fails because of a receiver."""
        try:
            host = _host(url, self.anywhere)
            lines = await self._opened()
            async with asyncio.timeout(WITHIN), self._turn(site(host)):
                done = 200 <= await lines.post(url, body, HEADERS) < 300
        except (OSError, ValueError, TimeoutError):
            done = False
        self.told += done
        self.failed += not done
        return done

    @asynccontextmanager
    async def _turn(self, where: str) -> AsyncIterator[None]:
        """Wait for a turn: a few calls at a time to each site, however many tables call it."""
        if self._under_way[where] >= PER_SITE + WAITING_PER_SITE:
            raise BadHook("Too many alerts wait for this site.")
        self._under_way[where] += 1
        try:
            async with self._turns.setdefault(where, asyncio.Semaphore(PER_SITE)):
                yield
        finally:
            self._under_way[where] -= 1
            if not self._under_way[where]:
                del self._under_way[where]
                self._turns.pop(where, None)

    async def _opened(self) -> "Outgoing":
        if self._lines is None:
            outgoing = await asyncio.to_thread(import_module, "roadstead.server.outgoing")
            if self._lines is None:  # nobody else has been quicker meanwhile
                self._lines = outgoing.Outgoing(self._lookups, self._socket, at_a_time=AT_A_TIME)
        return self._lines

    def _socket(self, wanted: tuple[Any, ...]) -> socket.socket:
        """A socket for an address that may be called."""
        family, kind, protocol, _, (address, *_) = wanted
        if not self.anywhere and not is_public(address):
            raise OSError("That address is not a public one.")
        return socket.socket(family, kind, protocol)

    async def close(self) -> None:
        self._lookups.shutdown(wait=False, cancel_futures=True)
        if self._lines is not None:
            await self._lines.close()


def site(host: str) -> str:
    """The site of a host.  Its owner can make as many names under it as they like, so they count together."""
    return host if host.replace(".", "").isdigit() or ":" in host else ".".join(host.split(".")[-2:])


def is_public(address: str) -> bool:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.is_site_local:
            return False
        inside = found.ipv4_mapped or found.sixtofour
        if inside is not None:
            found = inside
    return found.is_global and not found.is_multicast and not found.is_reserved
