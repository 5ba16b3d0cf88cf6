"""A live line that came to another process of this machine than the one that has its table is handed to that one.

The connection itself goes over: its descriptor and the request as it was read, through a Unix socket.  After that the
first process has nothing to do with it.  Between machines, and where this fails, messages are passed on by links instead.
"""

import array
import asyncio
import hashlib
import hmac
import os
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from roadstead.server.background import Background
from roadstead.server.fleet.fleet import Fleet, Peer
from roadstead.server.logs import TroubleLog
from roadstead.server.settings import Settings
from roadstead.server.storage.members import Elsewhere

POSSIBLE = sys.platform == "linux"  # a Unix socket with a name that is no file, so that nothing is left behind
WITHIN = 5.0  # seconds to find out who has the table
LARGEST = 65_536  # bytes of a request with its secret: four times what a request may have
AT_ONCE = 16  # connections taken in one turn of the loop
TRIES = 20  # times that a process which is busy is offered the connection
PAUSE = 0.02  # seconds between two of them

Serve = Callable[[socket.socket, bytes], Coroutine[Any, Any, None]]


class Handover:
    """Gives live lines away, and takes those that others give.  ``find`` wakes a table, or says who else has it."""

    def __init__(
        self,
        fleet: Fleet,
        settings: Settings,
        find: Callable[[str], Awaitable[object]],
        background: Background,
        log: TroubleLog,
    ) -> None:
        self.given = 0
        self.taken = 0
        self._fleet = fleet
        self._find = find
        self._background = background
        self._log = log
        # Only a server that believes the same proxies and has the same limits goes on with a line as this one would.
        self._alike = repr((settings.proxies, settings.limits)).encode()
        self._door: socket.socket | None = None
        self._serve: Serve

    def _name(self, secret: str) -> bytes:
        return b"\0roadstead-" + hashlib.sha256(secret.encode() + self._alike).hexdigest().encode()

    # Giving

    async def given_away(self, table: str, line: Callable[[], int], request: bytes) -> bool:
        """Whether the connection with this descriptor is another process's from now on."""
        try:
            async with asyncio.timeout(WITHIN):
                await self._find(table)
        except Elsewhere as elsewhere:
            peer = self._fleet.peers.get(elsewhere.member)
            if peer is not None and peer.machine == self._fleet.member.machine:
                return await self._give(peer, line, request)
        except (KeyError, TimeoutError, OSError, SQLAlchemyError):
            pass  # whoever has come is told so once the line is open
        except Exception:
            self._log.trouble("finding out who has a table")
        return False

    async def _give(self, peer: Peer, line: Callable[[], int], request: bytes) -> bool:
        parts = [peer.secret.encode(), request]
        if sum(map(len, parts)) > LARGEST:
            return False
        for _ in range(TRIES):
            if self._door is None:
                break
            rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [line()]))]
            try:
                self._door.sendmsg(parts, rights, 0, self._name(peer.secret))
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError:
                break  # it is gone, or runs with other settings; or the line has ended
            else:
                self.given += 1
                return True
        return False

    # Taking

    def open(self, serve: Serve) -> None:
        """Take lines from now on; ``serve`` goes on with each."""
        if POSSIBLE:
            self._serve = serve
            self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._door.setblocking(False)
            self._door.bind(self._name(self._fleet.member.secret))
            asyncio.get_running_loop().add_reader(self._door, self._knocked)

    def close(self) -> None:
        if self._door is not None:
            asyncio.get_running_loop().remove_reader(self._door)
            self._door.close()
            self._door = None

    def _knocked(self) -> None:
        secret = self._fleet.member.secret.encode()
        for _ in range(AT_ONCE):
            if self._door is None:
                return
            try:
                told, lines, flags, _ = socket.recv_fds(self._door, LARGEST, 1, socket.MSG_CMSG_CLOEXEC)
            except OSError:
                return  # nobody is there any more
            if not flags & (socket.MSG_TRUNC | socket.MSG_CTRUNC) and hmac.compare_digest(told[: len(secret)], secret):
                self.taken += len(lines)
                for line in lines:
                    self._background.start(self._serve(socket.socket(fileno=line), told[len(secret) :]))
            else:
                for line in lines:
                    os.close(line)
