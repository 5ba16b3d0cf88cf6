"""How much one visitor may ask for."""

import ipaddress
import time
from collections import Counter
from dataclasses import dataclass

from roadstead.server.allowance import Allowances


@dataclass(frozen=True)
class Limits:
    """Every limit of the server, in one place.  An IPv6 address counts with its whole /64, which is one visitor's."""

    message: int = 16_384  # bytes of one message
    body: int = 16_384  # bytes of a request's body
    requests: float = 12.0  # messages a second of one connection, in the long run
    burst: int = 60
    chat: float = 0.5  # lines of chat a second of one connection
    chat_burst: int = 6
    tables: float = 30.0  # tables an hour from one address
    tables_burst: int = 30
    connections: int = 60  # tables looked at from one address at a time
    sockets: int = 120  # connections of any kind from one address at a time
    all_sockets: int = 4_000  # connections of any kind from everybody; never more than the system allows the process
    spectators: int = 100  # of one table
    persons: int = 60  # tokens one table hands out
    open_tables: int = 20_000
    chat_lines: int = 5_000  # of one table
    asides: int = 500  # times one seat takes something back, asks all to go back or hands over, in one game
    asked: int = 10_000  # requests of one person at one table that are remembered; after that only playing is possible
    variants: int = 40  # variants brought by visitors that one process plays at a time; each takes a few megabytes
    variants_of_one: int = 8  # of them, brought from one address
    files: float = 0.5  # variants' files a second from one address that are read
    files_burst: int = 30
    analyses: int = 20  # of games, begun and not yet done
    analyses_of_one: int = 3  # of them, asked for from one address
    frames: float = 40.0  # replay frames and other costly pages a second from one address
    frames_burst: int = 400
    work: float = 0.15  # seconds of the event loop a second, for everything that one address asks for
    work_burst: float = 1.0
    made: float = 0.25  # seconds a second of the process that makes previews, replays and stories, for one address
    made_burst: float = 5.0
    made_waiting: int = 60  # of these that one address waits for
    hints: int = 4  # that one address waits for

    @classmethod
    def none(cls) -> "Limits":
        """For a server whose visitors are limited elsewhere.  The size of a message stays limited."""
        per_second = ("requests", "burst", "frames", "frames_burst", "work", "work_burst", "made", "made_burst")
        rates = (*per_second, "tables", "tables_burst", "connections", "sockets", "made_waiting", "hints")
        more = ("files", "files_burst", "variants_of_one", "analyses_of_one")
        return cls(**dict.fromkeys((*rates, *more), 1_000_000_000))


def visitor(address: str) -> str:
    """Whose limits count for this address.  With IPv6 it is the whole /64: one visitor can use every address in it."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class Bucket:
    """Tokens that come in at a rate, up to ``burst``.  Each request takes one out."""

    __slots__ = ("burst", "left", "rate", "when")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.when = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.when) * self.rate)
        self.when = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True

    @property
    def full(self) -> bool:
        return self.left + (time.monotonic() - self.when) * self.rate >= self.burst


class Visitors:
    """What each visitor has used of the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: Counter[str] = Counter()
        self.elsewhere: dict[int, dict[str, int]] = {}  # connections to each other server of the same tables
        self._tables: dict[str, Bucket] = {}
        self._frames: dict[str, Bucket] = {}
        self._files: dict[str, Bucket] = {}
        self.work = Allowances(limits.work, limits.work_burst)

    def may_connect(self, address: str) -> bool:
        others = sum(lines.get(address, 0) for lines in self.elsewhere.values())
        return self.connections[address] + others < self.limits.connections

    def connect(self, address: str) -> None:
        self.connections[address] += 1

    def leave(self, address: str) -> None:
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def spend(self, address: str, seconds: float) -> None:
        """The event loop has worked so long for this visitor."""
        self.work.of(address).spend(seconds)

    def may_make_a_table(self, address: str) -> bool:
        return self._take(self._tables, address, self.limits.tables / 3600.0, self.limits.tables_burst)

    def may_look(self, address: str) -> bool:
        return self._take(self._frames, address, self.limits.frames, self.limits.frames_burst)

    def may_bring_a_file(self, address: str) -> bool:
        return self._take(self._files, address, self.limits.files, self.limits.files_burst)

    @staticmethod
    def _take(buckets: dict[str, Bucket], address: str, rate: float, burst: float) -> bool:
        if len(buckets) > 10_000:
            for known in [name for name, bucket in buckets.items() if bucket.full]:
                del buckets[known]
        if address not in buckets:
            buckets[address] = Bucket(rate, burst)
        return buckets[address].take()
