"""How a server bears up: many open tables, people at some of them, so many actions a second; how long each took.

    make load
    .venv/bin/python tools/load.py --seconds 60 --rate 200 --tables 500 --active 50

The server is a process of its own, and so is this.  Both share the machine, so this one reads only what it must: of a
view the question and the choices, of a reply its name.  Exit code 1 when 95 % were not answered within 100 ms, or when
anything was refused that should not have been.
"""

import argparse
import asyncio
import base64
import contextlib
import hashlib
import http.client
import json
import os
import random
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

BAR = 0.1  # seconds within which 95 of 100 are answered
GAMES = ("jamaica", "new_bedford", "harbour_of_fortune", "rotterdam", "supremacy")
CLIENTS = 4  # connected to each active table
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


class Person:
    """Somebody with a seat: knows what is asked of them, and since when they wait for an answer."""

    def __init__(self, load: "Load", table: str, token: str = "") -> None:
        self.load = load
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
            lambda: Line(f"127.0.0.1:{load.port}", f"/ws/{self.table}", self.hear), "127.0.0.1", load.port
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


class Load:
    """The tables, and what was measured at them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.views = 0
        self.view_bytes = 0
        self.stale = 0
        self.missed = 0  # moments at which nobody was asked anything
        self.errors: Counter[str] = Counter()
        self.times: list[float] = []
        self.ready: deque[Person] = deque()
        self.people: list[Person] = []
        self._http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def ask_soon(self, person: Person) -> None:
        if person.may_play:
            self.ready.append(person)

    def took(self, seconds: float) -> None:
        self.times.append(seconds)

    def get(self, path: str) -> bytes:
        self._http.close()  # the server has closed it when it was idle
        self._http.request("GET", path)
        return self._http.getresponse().read()

    def make(self, **asked: Any) -> dict[str, str]:
        self._http.close()
        self._http.request("POST", "/api/tables", json.dumps(asked), {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        told: dict[str, str] = json.loads(answer.read())
        if answer.status != 201:
            raise RuntimeError(str(told))
        return told

    async def open_table(self, game: str) -> None:
        """A started game that waits for its only person, who is away."""
        made = self.make(game=game, seats=2, player="Anna", seat=0, digest=DIGEST, bots={"1": "greedy"})
        host = await Person(self, made["table"], made["token"]).come()
        await host.ask("start")
        await host.until("playing")
        host.line.close()

    async def active_table(self, game: str, seats: int) -> None:
        """People in every seat; where a game has fewer than four, others look on."""
        made = self.make(game=game, seats=seats)
        people = [await Person(self, made["table"], made["token"]).come()]
        for _ in range(1, CLIENTS):
            people.append(await Person(self, made["table"]).come())
        for seat, person in enumerate(people[:seats]):
            await person.ask("sit", seat=seat, name=f"Person {seat + 1}", digest=DIGEST)
        await people[0].ask("start")
        await people[0].until("playing", "over")
        self.people += people

    async def set_up(self, tables: int, active: int) -> None:
        seats: dict[str, int] = {}
        for game in json.loads(self.get("/api/games"))["games"]:
            seats[game["name"]] = max(count for count in game["seats"] if count <= CLIENTS)
        for i in range(0, tables - active, 10):
            rest = range(i, min(i + 10, tables - active))
            await asyncio.gather(*(self.open_table(GAMES[at % 5]) for at in rest))
        for i in range(0, active, 5):
            rest = range(i, min(i + 5, active))
            await asyncio.gather(*(self.active_table(GAMES[at % 5], seats[GAMES[at % 5]]) for at in rest))

    async def run(self, rate: float, seconds: float) -> None:
        """So many actions a second, whoever is asked; each by itself, not waiting for those before."""
        started = time.perf_counter()
        done = 0
        while (now := time.perf_counter() - started) < seconds:
            due = int(now * rate) + 1
            while done < due:
                done += 1
                while self.ready and not self.ready[0].may_play:
                    self.ready.popleft()
                if self.ready:
                    self.ready.popleft().play()
                else:
                    self.missed += 1
            await asyncio.sleep(max(0.0, started + due / rate - time.perf_counter()))
        await asyncio.sleep(1.0)
        waiting = sum(bool(person.since) for person in self.people)
        if waiting:
            self.errors["not answered"] += waiting


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


@contextlib.contextmanager
def serving(folder: Path, database: str) -> Iterator[tuple[int, int]]:
    """A server of its own on a free port: its process and the port."""
    program = Path(sys.executable).with_name("roadstead")
    told = folder / "serve.log"
    command = [str(program), "serve", "--port", "0", "--no-limits", "--database", database or f"{folder}/tables.db"]
    with told.open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        for _ in range(600):
            found = re.search(r"http://127\.0\.0\.1:(\d+)", told.read_text())
            if found:
                break
            time.sleep(0.1)
        else:
            raise RuntimeError(f"the server did not start: {told.read_text()}")
        time.sleep(1.0)
        yield process.pid, int(found[1])
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        sys.stderr.write(told.read_text().partition("\n")[2])


async def measure(pid: int, port: int, asked: argparse.Namespace) -> dict[str, Any]:
    load = Load(port)
    began = time.perf_counter()
    await load.set_up(asked.tables, asked.active)
    set_up = time.perf_counter() - began
    await asyncio.sleep(2.0)
    load.views = load.view_bytes = 0
    load.times.clear()
    before, mine, began = cpu_seconds(pid), time.process_time(), time.perf_counter()
    await load.run(asked.rate, asked.seconds)
    wall = time.perf_counter() - began
    times = sorted(load.times)
    points = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    healthy = load.get("/healthz").strip() == b"well"
    return {
        "tables": asked.tables,
        "active": asked.active,
        "connections": len(load.people),
        "seconds": round(wall, 1),
        "actions": len(times),
        "actions a second": round(len(times) / wall, 1),
        "p50 ms": round(points[49] * 1000, 1),
        "p95 ms": round(points[94] * 1000, 1),
        "p99 ms": round(points[98] * 1000, 1),
        "longest ms": round(times[-1] * 1000, 1) if times else 0.0,
        "errors": sum(load.errors.values()),
        "stale": load.stale,
        "nobody asked": load.missed,
        "views a second": round(load.views / wall, 1),
        "bytes a view": round(load.view_bytes / max(1, load.views)),
        "games over": sum(person.over for person in load.people) // CLIENTS,
        "server CPU %": round(100 * (cpu_seconds(pid) - before) / wall),
        "server memory MB": round(memory_mb(pid)),
        "own CPU %": round(100 * (time.process_time() - mine) / wall),
        "set-up seconds": round(set_up, 1),
        "load average": round(os.getloadavg()[0], 1),
        "healthy": healthy,
        "which errors": dict(load.errors.most_common(5)),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Many tables, many people, and how long each action takes.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--active", type=int, default=50)
    parser.add_argument("--rate", type=float, default=200.0, help="actions a second in all")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--database", default="", help="an empty one, such as postgresql://user@host/name")
    parser.add_argument("--server", metavar="PID:PORT", help="measure a server that runs already, without limits")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        if asked.server:
            pid, port = map(int, asked.server.split(":"))
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="load-")))
            pid, port = stack.enter_context(serving(folder, asked.database))
        found = asyncio.run(measure(pid, port, asked))
    print(
        json.dumps(found, indent=1) if asked.json else "\n".join(f"{name:>18}  {told}" for name, told in found.items())
    )
    sound = found["healthy"] and not found["errors"] and found["actions"] > 0.9 * asked.rate * asked.seconds
    if found["p95 ms"] > BAR * 1000 or not sound:
        print(f"below the bar: 95 % within {BAR * 1000:g} ms, no errors, the rate kept", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
