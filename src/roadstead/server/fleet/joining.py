"""How a server introduces itself to the others: by a name, and an address at which they reach it."""

import secrets
import socket
from dataclasses import dataclass
from pathlib import Path

from roadstead.server.settings import Settings
from roadstead.server.storage import members
from roadstead.server.storage.lock import InUse
from roadstead.server.storage.members import Member
from roadstead.server.storage.store import Store

BOOT = Path("/proc/sys/kernel/random/boot_id")
ONE_ALONE = "SQLite is for one process: several need PostgreSQL, --database postgresql://user@host/name"
NEAR = ("127.", "[::1]", "localhost")


@dataclass
class Opened:
    """The database, and the socket for the other servers where there may be any."""

    store: Store
    peers: socket.socket | None = None
    member: Member | None = None

    def close(self) -> None:
        self.store.close()
        if self.peers is not None:
            self.peers.close()


def opened(settings: Settings) -> Opened:
    """Open the database, alone or as one of several servers.

    Raises ``OSError`` where the address for the others cannot be listened on, and ``InUse`` where they could not reach it.
    """
    if settings.peers is None:
        return Opened(Store(settings.database, wait=settings.wait))
    if not settings.database.startswith("postgresql"):
        raise ValueError(ONE_ALONE)
    host, port = settings.peers
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(64)
        at = f"[{host}]" if ":" in host else host
        address = f"{at}:{listening.getsockname()[1]}"
        machine = this_machine()
        member = Member(settings.name or f"{socket.gethostname()}:{address}", address, machine, secrets.token_hex(16))
        store = Store(settings.database, wait=settings.wait, member=member)
    except BaseException:
        listening.close()
        raise
    made = Opened(store, listening, member)
    far = [row for row in members.all_members(store.engine) if row.held and row.machine != machine]
    unreachable = [row.name for row in far if row.address.startswith(NEAR) or address.startswith(NEAR)]
    if unreachable:
        made.close()
        who = ", ".join(unreachable)
        raise InUse(f"{who} on another machine and this server could not reach each other: give both a --peers ADDRESS")
    return made


def this_machine() -> str:
    """A name for this machine that no other one has."""
    try:
        return BOOT.read_text().strip()
    except OSError:
        return socket.gethostname()
