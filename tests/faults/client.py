"""A quick client of our own: speaks the wire, plays what it is offered, and forgets nothing that was acknowledged."""

import asyncio
import contextlib
import hashlib
import http.client
import json
import random
import time
import urllib.request
import weakref
from collections.abc import Coroutine
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

OUT_OF_REACH = 503
AGAIN = 0.2  # seconds until it tries to come back
decode = msgspec.json.decode
EVERYBODY: "weakref.WeakSet[Client]" = weakref.WeakSet()


@dataclass
class Asked:
    """A request, kept until it is answered."""

    what: dict
    answered: "asyncio.Future[dict]"


@dataclass
class Habits:
    """What a client does by itself when it is asked something."""

    plays: bool = True
    think: float = 0.02
    chats: float = 0.0  # how often it says something instead of thinking
    undoes: float = 0.0
    asks_why: float = 0.0


@dataclass
class Known:
    """Everything a client has been told, as the browser keeps it."""

    lobby: dict = field(default_factory=dict)
    view: dict = field(default_factory=dict)
    log: list = field(default_factory=list)
    chat: list = field(default_factory=list)

    def merge(self, told: dict) -> None:
        """A view has only what changed."""
        pieces = {piece["id"]: piece for piece in told.pop("pieces", [])}
        if "board" in told:  # a whole one
            self.view = {}
        before = self.view.get("pieces", {})
        known = {**before, **pieces}
        order = told.pop("order", None)
        self.view |= told
        self.view["pieces"] = {name: known[name] for name in (order if order is not None else before)}


class Client:
    """Somebody at a table, who comes back whenever the line breaks and sends again what was not answered."""

    def __init__(
        self,
        address: str,
        table: str,
        *,
        token: str | None = None,
        name: str = "",
        habits: Habits | None = None,
        seed: int = 0,
    ) -> None:
        self.address = address
        self.table = table
        self.token = token
        self.name = name
        self.habits = habits or Habits()
        self.chooser = random.Random(seed)
        self.line = f"{name} {self.chooser.getrandbits(80):x}"
        self.known = Known()
        self.acknowledged: list[dict] = []  # the requests that were granted, in their order
        self.refused: list[tuple[dict, dict]] = []
        self.waiting: dict[str, Asked] = {}
        self.heard: list[bytes] | None = None  # every message as it came, where it is to be kept
        self.connections = 0
        self.granted = 0.0  # when a move of its own was last acknowledged
        self.back = 0.0  # when it was last told something for the first time after it came
        self.lost = 0.0  # when its line last broke
        self.paused = False
        self.ended = False
        self.byes: list[str] = []
        self.news = asyncio.Event()
        self._answered = ""  # the question it answered last
        self._socket: ClientConnection | None = None
        self._tasks: list[asyncio.Task] = []

    # Coming and going

    def start(self) -> "Client":
        EVERYBODY.add(self)
        self._tasks = [asyncio.create_task(self._stay()), asyncio.create_task(self._play())]
        return self

    async def stop(self) -> None:
        self.ended = True
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _stay(self) -> None:
        while not self.ended:
            try:
                await self._visit()
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                pass
            finally:
                self._socket = None
                self.lost = time.monotonic()
            await asyncio.sleep(AGAIN * (0.5 + self.chooser.random()))

    async def _visit(self) -> None:
        where = f"{one_of(self.address).replace('http', 'ws', 1)}/ws/{self.table}"
        async with connect(
            where, max_size=None, compression=None, proxy=None, ping_interval=None, open_timeout=10
        ) as socket:
            hello = {"t": "hello", "log": len(self.known.log), "chat": len(self.known.chat)}
            if self.token:
                hello["token"] = self.token
            await socket.send(json.dumps(hello))
            self.connections += 1
            first = True
            for asked in list(self.waiting.values()):
                await socket.send(json.dumps(asked.what))
            self._socket = socket
            async for raw in socket:
                self.back, first = time.monotonic() if first else self.back, False
                self._take(raw.encode() if isinstance(raw, str) else raw)

    # What it is told

    def _take(self, raw: bytes) -> None:
        if self.heard is not None:
            self.heard.append(raw)
        told = decode(raw)
        kind = told.pop("t")
        known = self.known
        if kind == "view":
            known.merge(told)
        elif kind == "lobby":
            known.lobby = told
            if told.get("reveal") and "reveal" not in self.waiting:
                self._send({"t": "reveal", "id": "reveal", "line": self.line})
        elif kind == "log":
            if told["whole"]:
                known.log = []
            heard = [line["at"] for line in told["lines"]]
            expected = list(range(len(known.log), len(known.log) + len(heard)))
            assert heard == expected, f"{self.name} missed lines of the log: {heard}, not {expected}"
            known.log += told["lines"]
        elif kind == "chat":
            heard = [line["at"] for line in told["lines"]]
            assert heard == list(range(len(known.chat), len(known.chat) + len(heard))), "a line of chat is missing"
            known.chat += told["lines"]
        elif kind == "reply":
            self._answer(told)
        elif kind == "bye":
            self.byes.append(told["words"])
        self.news.set()

    def _answer(self, told: dict) -> None:
        asked = self.waiting.pop(told["id"], None)
        if asked is None:
            return
        if "refused" in told:
            self.refused.append((asked.what, told))
        else:
            self.acknowledged.append(asked.what)
            if asked.what["t"] == "play":
                self.granted = time.monotonic()
            self.token = told.get("token") or self.token
        if not asked.answered.done():
            asked.answered.set_result(told)

    # What it asks

    def _send(self, what: dict) -> "asyncio.Future[dict]":
        asked = Asked(what, asyncio.get_running_loop().create_future())
        self.waiting[what["id"]] = asked
        if self._socket is not None:
            socket = self._socket

            async def send() -> None:
                with contextlib.suppress(ConnectionClosed):
                    await socket.send(json.dumps(what))

            task = asyncio.create_task(send())
            self._tasks.append(task)
            task.add_done_callback(lambda done: self._tasks.remove(done) if done in self._tasks else None)
        return asked.answered

    async def ask(self, kind: str, **what) -> dict:
        """Make a request and wait for its answer, over as many connections as it takes."""
        number = f"{self.chooser.getrandbits(60):x}"
        return await self._send({"t": kind, "id": number, **what})

    async def sit(self, seat: int) -> None:
        digest = hashlib.sha256(self.line.encode()).hexdigest()
        reply = await self.ask("sit", seat=seat, name=self.name, digest=digest)
        assert "refused" not in reply, reply

    async def until(self, wanted, patience: float = 30.0) -> None:
        async with asyncio.timeout(patience):
            while not wanted(self):
                self.news.clear()
                await self.news.wait()

    # How it plays

    @property
    def asked(self) -> dict:
        return self.known.view.get("asked", {})

    @property
    def over(self) -> bool:
        return bool(self.known.view.get("ended"))

    @property
    def plays(self) -> list[dict]:
        return [what for what in self.acknowledged if what["t"] == "play"]

    async def _play(self) -> None:
        while not self.ended:
            choices = self.asked.get("choices")
            here = self.asked.get("question", "")
            idle = self.paused or not self.habits.plays or self.over or not choices or here == self._answered
            if idle or self._socket is None:
                self.news.clear()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await self.news.wait()
                continue
            await asyncio.sleep(self.chooser.uniform(0.5, 1.5) * self.habits.think)
            if self.paused or self.asked.get("question", "") != here:
                continue
            await self._decide(here)

    async def _decide(self, here: str) -> None:
        luck = self.chooser.random()
        if luck < self.habits.chats:
            await self.ask("say", text=f"{self.name} says {self.chooser.getrandbits(60):x}")
            return
        luck -= self.habits.chats
        if luck < self.habits.asks_why:
            await self.ask("why", do=self.chooser.choice(self.asked["choices"])["do"])
            return
        luck -= self.habits.asks_why
        if luck < self.habits.undoes and self.asked.get("undo"):
            await self.ask("undo")
            self._answered = ""  # the question before is asked again, by the same name
            return
        choice = self.chooser.choice(self.asked["choices"])
        times = self.chooser.randint(1, choice.get("times", 1))
        self._answered = here
        reply = await self.ask("play", question=here, do=[choice["do"]] * times)
        if "refused" in reply:
            self._answered = ""
            await asyncio.sleep(0.02)


def one_of(addresses: str) -> str:
    """An address to come to; where several servers share the tables, any of theirs."""
    return random.choice(addresses.split())


def post(address: str, path: str, body: dict) -> dict:
    """An answer to a POST; a server that is just going down is asked again by the caller."""
    raw = json.dumps(body).encode()
    asked = urllib.request.Request(f"{one_of(address)}{path}", raw, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=20) as answer:
        return json.loads(answer.read())


def run_with_clients(work: Coroutine):
    """What this work comes to; however it ends, no client goes on: one that missed its cancellation would for ever."""

    async def and_then_leave():
        try:
            return await work
        finally:
            for client in EVERYBODY:
                client.ended = True

    return asyncio.run(and_then_leave())


async def make_table(address: str, **asked) -> dict:
    """A new table: asked for until there is one."""
    for _ in range(400):
        try:
            return await asyncio.to_thread(post, address, "/api/tables", asked)
        except urllib.error.HTTPError as error:
            if error.code != OUT_OF_REACH:
                raise
            await asyncio.sleep(0.05)
        except (OSError, http.client.HTTPException):
            await asyncio.sleep(0.05)
    raise TimeoutError("no table could be made")


async def whole(address: str, table: str, token: str | None) -> Known:
    """What somebody sees who comes in just now."""
    known = Known()
    hello = {"t": "hello"} | ({"token": token} if token else {})
    where = f"{one_of(address).replace('http', 'ws', 1)}/ws/{table}"
    async with connect(where, max_size=None, compression=None, proxy=None) as socket:
        await socket.send(json.dumps(hello))
        async with asyncio.timeout(20):
            async for raw in socket:
                told = decode(raw)
                kind = told.pop("t")
                if kind == "view":
                    known.merge(told)
                elif kind == "lobby":
                    known.lobby = told
                elif kind == "log":
                    known.log += told["lines"]
                elif kind == "chat":  # the last of what is told at once
                    known.chat += told["lines"]
                    break
    return known
