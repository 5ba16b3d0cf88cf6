"""How a server bears up: many open tables, people at some of them, so many actions a second; how long each took.

    make load
    .venv/bin/python tools/load.py --seconds 60 --rate 200 --tables 500 --active 50
    .venv/bin/python tools/load.py --visitor             one visitor does the worst they may, half of the time

The server is a process of its own, and so is this; both share the machine.  Exit code 1 when 95 % were not answered
within 100 ms, or when anything was refused that should not have been; with `--visitor`, when the others waited more than 2.5 times
as long beside that visitor (at the 95th percentile).
"""

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from load_people import DIGEST, Person

BAR = 0.1  # seconds within which 95 of 100 are answered
ANALYSED = "rotterdam"  # the game that is analysed meanwhile: at random it is long, and its analysis outlasts a run
CLIENTS = 4  # connected to each active table
WORSE = 2.5  # times as long may others wait beside one visitor who does the worst they may
TURNS = 2  # so often with that visitor and without, one after the other
LOOKED_BACK_ON = ("jamaica", "harbour_of_fortune", "rotterdam")  # finished games for that visitor


class Load:
    """The tables, and what was measured at them."""

    def __init__(self, port: int, *, apart: bool = False) -> None:
        self.port = port
        self.apart = apart  # everybody comes from an address of their own, so the server's limits are everybody's own
        self.addresses = 0
        self.views = 0
        self.view_bytes = 0
        self.stale = 0
        self.missed = 0  # moments at which nobody was asked anything
        self.errors: Counter[str] = Counter()
        self.times: list[float] = []
        self.ready: deque[Person] = deque()
        self.people: list[Person] = []

    def address(self) -> str:
        """Another address of this machine, where everybody has one of their own."""
        self.addresses += 1
        return f"127.1.{self.addresses // 250}.{self.addresses % 250 + 1}" if self.apart else ""

    def http(self) -> http.client.HTTPConnection:
        address = self.address()
        source = (address, 0) if address else None
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=60, source_address=source)

    def ask_soon(self, person: Person) -> None:
        if person.may_play:
            self.ready.append(person)

    def took(self, seconds: float) -> None:
        self.times.append(seconds)

    def get(self, path: str) -> bytes:
        with contextlib.closing(self.http()) as line:
            line.request("GET", path)
            return line.getresponse().read()

    def make(self, **asked: Any) -> dict[str, str]:
        with contextlib.closing(self.http()) as line:
            line.request("POST", "/api/tables", json.dumps(asked), {"Content-Type": "application/json"})
            answer = line.getresponse()
            told: dict[str, str] = json.loads(answer.read())
        if answer.status != 201:
            raise RuntimeError(str(told))
        return told

    async def open_table(self, game: str) -> None:
        """A started game that waits for its only person, who is away."""
        made = self.make(game=game, seats=2, player="Anna", seat=0, digest=DIGEST, bots={"1": "greedy"})
        host = await Person(self, made["table"], made["token"], self.address()).come()
        await host.ask("start")
        await host.until("playing")
        host.line.close()

    async def active_table(self, game: str, seats: int) -> None:
        """People in every seat; where a game has fewer than four, others look on."""
        made = self.make(game=game, seats=seats)
        people = [await Person(self, made["table"], made["token"], self.address()).come()]
        for _ in range(1, CLIENTS):
            people.append(await Person(self, made["table"], "", self.address()).come())
        for seat, person in enumerate(people[:seats]):
            await person.ask("sit", seat=seat, name=f"Person {seat + 1}", digest=DIGEST)
        await people[0].ask("start")
        await people[0].until("playing", "over")
        self.people += people

    async def finished_table(self, game: str, seats: int) -> str:
        """A game played to its end at random; its table."""
        before = len(self.people)
        await self.active_table(game, seats)
        people = self.people[before : before + seats]
        del self.people[before:]
        until = time.monotonic() + 120
        while not people[0].over and time.monotonic() < until:
            for person in people:
                if person.may_play:
                    person.play()
            await asyncio.sleep(0.002)
        await people[0].until("over")
        self.ready.clear()
        return people[0].table

    async def bots_table(self, game: str, seats: int) -> str:
        """A game that bots have played to its end; its table."""
        made = self.make(game=game, seats=seats, bots={str(seat): "casual" for seat in range(seats)})
        host = await Person(self, made["table"], made["token"], self.address()).come()
        await host.ask("start")
        host.line.close()  # where nobody looks on they do not wait
        until = time.monotonic() + 240
        while json.loads(self.get(f"/api/tables/{made['table']}"))["status"] != "over":
            if time.monotonic() > until:
                raise RuntimeError(f"{game} did not end")
            await asyncio.sleep(0.5)
        return made["table"]

    def analysis(self, table: str, method: str = "GET") -> str:
        """How far the analysis of a finished game is; with ``POST`` it is begun."""
        with contextlib.closing(self.http()) as line:
            line.request(method, f"/api/tables/{table}/analysis", headers={"Content-Length": "0"})
            told: dict[str, Any] = json.loads(line.getresponse().read())
        return f"{told.get('done', 0)} of {told.get('total', 0)} decisions" if told["under_way"] else "all of it"

    async def set_up(self, tables: int, active: int) -> None:
        seats: dict[str, int] = {}
        for game in json.loads(self.get("/api/games"))["games"]:
            seats[game["name"]] = max(count for count in game["seats"] if count <= CLIENTS)
        games = list(seats)
        for i in range(0, tables - active, 10):
            turns = (games[at % len(games)] for at in range(i, min(i + 10, tables - active)))
            await asyncio.gather(*(self.open_table(game) for game in turns))
        for i in range(0, active, 5):
            turns = (games[at % len(games)] for at in range(i, min(i + 5, active)))
            await asyncio.gather(*(self.active_table(game, seats[game]) for game in turns))

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


def cpu_seconds(pids: list[int]) -> float:
    used = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        used += int(fields[11]) + int(fields[12])
    return used / os.sysconf("SC_CLK_TCK")


def memory_mb(pids: list[int]) -> float:
    found = [re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text()) for pid in pids]
    return sum(int(one[1]) for one in found if one) / 1024


def servers_of(pid: int, workers: int) -> list[int]:
    """The processes that serve: this one, or those that it has started.  The bots' processes are not counted."""
    if workers == 1:
        return [pid]
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_until_calm(pid: int, workers: int) -> None:
    """All processes serve, and what each does after its start is done: nothing of that is counted as work for people."""
    until = time.monotonic() + 240
    quiet = 0
    while quiet < 2 and time.monotonic() < until:
        pids = servers_of(pid, workers)
        before = {one: cpu_seconds([one]) for one in pids}
        time.sleep(2.0)
        started = len(pids) == workers and min(before.values()) > 0.5
        quiet = quiet + 1 if started and all(cpu_seconds([one]) - before[one] < 0.1 for one in pids) else 0


@contextlib.contextmanager
def serving(folder: Path, database: str, workers: int, *, limits: bool = False) -> Iterator[tuple[int, int]]:
    """A server of its own on a free port: its process and the port."""
    program = Path(sys.executable).with_name("roadstead")
    told = folder / "serve.log"
    command = [str(program), "serve", "--port", "0", "--database", database or f"{folder}/tables.db"]
    if not limits:
        command.append("--no-limits")
    if workers > 1:
        command += ["--workers", str(workers)]
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
        wait_until_calm(process.pid, workers)
        yield process.pid, int(found[1])
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)
        sys.stderr.write(told.read_text().partition("\n")[2])


async def beside_a_visitor(pid: int, port: int, asked: argparse.Namespace) -> dict[str, Any]:
    """How long people wait without and with one visitor who does the worst they may, by turns."""
    load = Load(port, apart=True)
    finished = await asyncio.gather(*(load.bots_table(game, CLIENTS) for game in LOOKED_BACK_ON))
    await load.set_up(asked.tables, asked.active)
    visitor = await asyncio.create_subprocess_exec(
        *(sys.executable, str(Path(__file__).with_name("load_visitor.py")), str(port), *finished),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert visitor.stdin is not None
    assert visitor.stdout is not None
    await asyncio.wait_for(visitor.stdout.readline(), 120)  # it has its tables
    found: dict[str, list[float]] = {"alone": [], "beside": []}
    used: dict[str, float] = dict.fromkeys(found, 0.0)
    pids = servers_of(pid, asked.workers)
    for _ in range(TURNS):
        for when, word in (("alone", b"off\n"), ("beside", b"on\n")):
            visitor.stdin.write(word)
            await asyncio.sleep(2.0 if when == "alone" else 0.0)  # what is still under way is not counted
            load.times.clear()
            before = sum(cpu_seconds([one]) for one in pids)
            await load.run(asked.rate, asked.seconds / TURNS)
            used[when] += sum(cpu_seconds([one]) for one in pids) - before
            found[when] += load.times
    visitor.stdin.write(b"end\n")
    answered = json.loads(await asyncio.wait_for(visitor.stdout.readline(), 60))
    await visitor.wait()
    points = {when: statistics.quantiles(times, n=100) for when, times in found.items()}
    told: dict[str, Any] = {"tables": asked.tables, "active": asked.active, "connections": len(load.people)}
    for when, times in found.items():
        told[f"{when}: actions"] = len(times)
        for point in (50, 95, 99):
            told[f"{when}: p{point} ms"] = round(points[when][point - 1] * 1000, 1)
        told[f"{when}: longest ms"] = round(max(times) * 1000, 1)
        told[f"{when}: server CPU %"] = round(100 * used[when] / asked.seconds)
    return told | {
        "times as long": round(points["beside"][94] / points["alone"][94], 2),
        "errors": sum(load.errors.values()),
        "nobody asked": load.missed,
        "load average": round(os.getloadavg()[0], 1),
        "healthy": load.get("/healthz").strip() == b"well",
        "which errors": dict(load.errors.most_common(5)),
        "the visitor's answers": answered,
    }


async def measure(pid: int, port: int, asked: argparse.Namespace) -> dict[str, Any]:
    load = Load(port)
    pids = servers_of(pid, asked.workers)
    began = time.perf_counter()
    finished = await load.finished_table(ANALYSED, CLIENTS) if asked.analysis else ""
    await load.set_up(asked.tables, asked.active)
    set_up = time.perf_counter() - began
    if finished:
        load.analysis(finished, "POST")
    await asyncio.sleep(2.0)
    load.views = load.view_bytes = 0
    load.times.clear()
    before, mine, began = [cpu_seconds([one]) for one in pids], time.process_time(), time.perf_counter()
    await load.run(asked.rate, asked.seconds)
    wall = time.perf_counter() - began
    each = [cpu_seconds([one]) - cpu for one, cpu in zip(pids, before, strict=True)]
    used = sum(each)
    times = sorted(load.times)
    points = statistics.quantiles(times, n=100) if len(times) > 1 else [0.0] * 99
    healthy = load.get("/healthz").strip() == b"well"
    beside = {"analysed beside it": load.analysis(finished)} if finished else {}
    return {
        **beside,
        "processes": len(pids),
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
        "server CPU %": round(100 * used / wall),
        "CPU % of each process": [round(100 * cpu / wall) for cpu in each],
        "server ms an action": round(1000 * used / max(1, len(times)), 2),
        "views an action": round(load.views / max(1, len(times)), 2),
        "server memory MB": round(memory_mb(pids)),
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
    parser.add_argument("--workers", type=int, default=1, help="server processes; more than one need PostgreSQL")
    parser.add_argument("--server", metavar="PID:PORT", help="measure a server that runs already, without limits")
    parser.add_argument("--analysis", action="store_true", help="a long game is analysed by the server meanwhile")
    parser.add_argument("--visitor", action="store_true", help="one visitor does the worst they may, half of the time")
    asked = parser.parse_args()
    with contextlib.ExitStack() as stack:
        if asked.server:
            pid, port = map(int, asked.server.split(":"))
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="load-")))
            pid, port = stack.enter_context(serving(folder, asked.database, asked.workers, limits=asked.visitor))
        found = asyncio.run((beside_a_visitor if asked.visitor else measure)(pid, port, asked))
    print(
        json.dumps(found, indent=1) if asked.json else "\n".join(f"{name:>18}  {told}" for name, told in found.items())
    )
    if asked.visitor:
        if found["times as long"] > WORSE or found["errors"] or not found["healthy"]:
            print(f"below the bar: others wait {WORSE:g} times as long at most, no errors", file=sys.stderr)
            return 1
        return 0
    sound = found["healthy"] and not found["errors"] and found["actions"] > 0.9 * asked.rate * asked.seconds
    if found["p95 ms"] > BAR * 1000 or not sound:
        print(f"below the bar: 95 % within {BAR * 1000:g} ms, no errors, the rate kept", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
