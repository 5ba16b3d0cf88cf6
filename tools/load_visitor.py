"""One visitor who does the worst they may, for `load.py --visitor`: sixty lines and as many pages, from one address.

A process of its own, so that the people whose waits are measured do not wait for it.  It reads "on" and "off" from standard input,
and at its end it writes what it asked for and how it was answered.

    load_visitor.py PORT FINISHED_TABLE...
"""

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

from load_people import DIGEST, LINE, Line, read_lobby, read_reply, read_view

ADDRESS = "127.0.0.66"
GAMES = ("supremacy", "rotterdam", "harbour_of_fortune", "new_bedford", "jamaica")
TABLES = 20
LINES = 58  # two are left for lines that are just being closed
OUTSTANDING = 8  # requests of one line that are not answered yet
REFUSED = b'"refused"'
BROKEN = "game = 'jamaica'\ntitle = '" + "x" * 40 + "'\nwrong = 1\n" + "# \n" * 4000
VARIANT = "game = 'jamaica'\ntitle = 'Number {}'\nreason = 'To see what it costs.'\n"


class Visitor:
    """Everything that one address does."""

    def __init__(self, port: int, finished: list[str]) -> None:
        self.port = port
        self.finished = finished
        self.on = asyncio.Event()
        self.told: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        self.seats: list[tuple[str, str]] = []  # tables, and the tokens of our seats there

    async def page(self, method: str, path: str, body: bytes = b"", kind: str = "application/json") -> bytes:
        """The body of an answer, over a connection of its own."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += f"Content-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        whole = await reader.read()
        writer.close()
        return whole.partition(b"\r\n\r\n")[2]

    async def set_up(self) -> None:
        """Tables at which both seats are ours."""
        for at in range(TABLES):
            asked = {"game": GAMES[at % len(GAMES)], "seats": 2, "player": "One", "seat": 0, "digest": DIGEST}
            made = json.loads(await self.page("POST", "/api/tables", json.dumps(asked).encode()))
            first = await Seat(self, made["table"], made["token"]).come()
            second = await Seat(self, made["table"], "").come()
            await second.ask(t="sit", seat=1, name="Two", digest=DIGEST)
            await first.ask(t="start")
            self.seats += [(made["table"], made["token"]), (made["table"], second.token)]
            await asyncio.wait_for(first.playing.wait(), 20)
            first.line.close()
            second.line.close()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks.add(asyncio.create_task(work))

    def begin(self) -> None:
        """All lines and pages; each waits until it is told to go on."""
        kinds = [previews] * 26 + [hints] * 8 + [whys] * 8 + [moves] * 6
        for at, kind in enumerate(kinds):
            self.start(self.line(at, kind))
        for _ in range(LINES - len(kinds)):
            self.start(self.coming_and_going())
        for what in (self.frame, self.verify, self.replay, self.story, self.variant, self.analysis, self.lists):
            for _ in range(6):
                self.start(self.again_and_again(what))

    async def line(self, at: int, kind: Callable[["Seat"], dict[str, Any] | None]) -> None:
        table, token = self.seats[at % len(self.seats)]
        while True:
            await self.on.wait()
            try:
                seat = await Seat(self, table, token).come()
                while not seat.line.closed:
                    await self.on.wait()
                    said = kind(seat)
                    if said is not None and seat.outstanding < OUTSTANDING:
                        seat.say(**said)
                        continue
                    seat.news.clear()
                    try:
                        await asyncio.wait_for(seat.news.wait(), 1.0)
                    except TimeoutError:
                        continue
            except OSError:
                self.told["lines refused"] += 1
                await asyncio.sleep(0.05)

    async def coming_and_going(self) -> None:
        """A line that says hello to a finished table, is sent all of it, and comes again."""
        while True:
            await self.on.wait()
            try:
                seat = await Seat(self, random.choice(self.finished), "").come()
                await asyncio.wait_for(seat.greeted.wait(), 5)
                self.told["hello"] += 1
                seat.line.close()
            except (OSError, TimeoutError):
                self.told["lines refused"] += 1
                await asyncio.sleep(0.05)

    async def again_and_again(self, what: Callable[[], tuple[str, str, bytes]]) -> None:
        while True:
            await self.on.wait()
            name = what.__name__
            try:
                answer = await self.page(*what())
                self.told[f"{name} refused" if answer.startswith(b'{"refused') else name] += 1
            except OSError:
                self.told["pages refused"] += 1
                await asyncio.sleep(0.05)

    def _table(self) -> str:
        return f"/api/tables/{random.choice(self.finished)}"

    def frame(self) -> tuple[str, str, bytes]:
        return "GET", f"{self._table()}/replay/{random.randrange(1, 400)}?seat={random.choice(['', 0, 1])}", b""

    def verify(self) -> tuple[str, str, bytes]:
        return "GET", f"{self._table()}/verify", b""

    def replay(self) -> tuple[str, str, bytes]:
        return "GET", f"{self._table()}/replay?seat={random.choice(['', 0, 1])}", b""

    def story(self) -> tuple[str, str, bytes]:
        return "GET", f"{self._table()}/{random.choice(['story', 'picture.svg', 'record'])}", b""

    def variant(self) -> tuple[str, str, bytes]:
        text = random.choice([BROKEN, VARIANT.format(random.random())])
        return "POST", "/api/variants", text.encode()

    def analysis(self) -> tuple[str, str, bytes]:
        return "POST", f"{self._table()}/analysis?face_up={random.choice([0, 1])}", b""

    def lists(self) -> tuple[str, str, bytes]:
        path = f"/api/games/jamaica/practice/{random.getrandbits(40):x}"
        return "GET", random.choice(["/api/tables", "/api/tables?status=over", "/api/games", path, "/metrics"]), b""


class Seat:
    """One line: what is asked there, and how many requests wait for their answer."""

    def __init__(self, visitor: Visitor, table: str, token: str) -> None:
        self.visitor = visitor
        self.table = table
        self.token = token
        self.question = ""
        self.choices: list[str] = []
        self.outstanding = 0
        self.back = False  # the last decision is to be taken back next
        self.news, self.playing, self.greeted = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._kinds: dict[str, str] = {}
        self.line: Line

    async def come(self) -> "Seat":
        port = self.visitor.port
        made = await asyncio.get_running_loop().create_connection(
            lambda: Line(f"127.0.0.1:{port}", f"/ws/{self.table}", self.hear),
            "127.0.0.1",
            port,
            local_addr=(ADDRESS, 0),
        )
        self.line = made[1]
        await self.line.open
        self.line.say(t="hello", **({"token": self.token} if self.token else {}))
        return self

    def say(self, **what: Any) -> None:
        number = f"x{random.getrandbits(60):x}"
        self._kinds[number] = what["t"]
        self.outstanding += 1
        self.line.say(id=number, **what)

    async def ask(self, **what: Any) -> None:
        self.say(**what)
        until = time.monotonic() + 20
        while self.outstanding and time.monotonic() < until:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 20)

    def hear(self, raw: bytes) -> None:
        kind = raw[6:9]
        if kind == b"rep":
            told = read_reply(raw)
            asked = self._kinds.pop(told.id, "")
            if asked:
                self.outstanding -= 1
                self.visitor.told[f"{asked} refused" if told.refused is not None else asked] += 1
            self.token = told.token or self.token
        elif kind == b"vie":
            view = read_view(raw)
            if view.asked is not None:
                self.question, self.choices = view.asked.question, [choice.do for choice in view.asked.choices]
        elif kind == b"lob":
            lobby = read_lobby(raw)
            if lobby.reveal:
                self.line.say(t="reveal", id="reveal", line=LINE)
            if lobby.status in ("playing", "over"):
                self.playing.set()
        elif kind == b"cha":
            self.greeted.set()
        elif kind == b"bye":
            self.visitor.told["lines sent away"] += 1
            self.line.close()
        self.news.set()


def previews(seat: Seat) -> dict[str, Any] | None:
    """Always other choices in a row, so that no answer is one that is kept."""
    if not seat.choices:
        return None
    do = random.choices(seat.choices, k=random.randrange(1, 8))
    return {"t": "preview", "question": seat.question, "do": do}


def hints(seat: Seat) -> dict[str, Any] | None:
    return {"t": "hint"}


def whys(seat: Seat) -> dict[str, Any] | None:
    return {"t": "why", "do": random.choice(seat.choices or ["attack red"])}


def moves(seat: Seat) -> dict[str, Any] | None:
    """A decision, taken back and taken again, for as long as that is allowed."""
    if not seat.choices or seat.outstanding:
        return None
    seat.back = not seat.back
    if not seat.back:
        return {"t": "undo"}
    return {"t": "play", "question": seat.question, "do": [random.choice(seat.choices)]}


async def main() -> None:
    visitor = Visitor(int(sys.argv[1]), sys.argv[2:])
    await visitor.set_up()
    visitor.begin()
    print("ready", flush=True)
    reader = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while word := (await reader.readline()).strip():
        if word == b"on":
            visitor.on.set()
        elif word == b"off":
            visitor.on.clear()
        else:
            break
    print(json.dumps(dict(sorted(visitor.told.items()))), flush=True)
    os._exit(0)  # everything under way is left as it is


if __name__ == "__main__":
    asyncio.run(main())
