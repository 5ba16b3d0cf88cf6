"""Calls to other servers.  Only the first one loads what makes them: most servers never call anybody."""

import asyncio
import socket
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult


class Outgoing:
    """Posts messages.  ``make_socket`` may refuse an address, and ``threads`` look names up."""

    def __init__(
        self, threads: ThreadPoolExecutor, make_socket: Callable[[tuple[Any, ...]], socket.socket], *, at_a_time: int
    ) -> None:
        lines = aiohttp.TCPConnector(
            resolver=_Resolver(threads),
            use_dns_cache=False,
            limit=at_a_time,
            force_close=True,
            socket_factory=make_socket,
        )
        self._session = aiohttp.ClientSession(connector=lines, cookie_jar=aiohttp.DummyCookieJar())

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """The status of the answer; nothing else of it is read.  Whatever goes wrong is an OSError."""
        try:
            answer = await self._session.post(url, data=body, headers=headers, allow_redirects=False)
        except aiohttp.ClientError as error:
            raise OSError(str(error)) from error
        answer.close()
        return answer.status

    async def close(self) -> None:
        await self._session.close()


class _Resolver(AbstractResolver):
    """Looks names up in threads of its own.  A slow look-up holds up only other alerts."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        self._threads = threads

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(self._threads, _looked_up, host, port, family)
        return [
            ResolveResult(hostname=host, host=address, port=port, family=kind, proto=0, flags=socket.AI_NUMERICHOST)
            for kind, address in found
        ]

    async def close(self) -> None:
        pass


def _looked_up(host: str, port: int, family: int) -> list[tuple[int, str]]:
    found = socket.getaddrinfo(host, port, family, socket.SOCK_STREAM, 0, socket.AI_ADDRCONFIG)
    return [(kind, str(where[0])) for kind, _, _, _, where in found]
