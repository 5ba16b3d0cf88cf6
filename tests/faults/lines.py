"""The application without a network: what it would send over each connection, byte by byte."""

import asyncio
import json
from pathlib import Path

import msgspec

from roadstead.server.app import make_app
from roadstead.server.hall import Hall
from roadstead.server.limits import Limits
from roadstead.server.settings import Pace, Settings

QUICK = Pace(least=0.0, most=0.0, turn=0.0, demo=0.0, secret=0.0, unseen=0.0)


class House:
    """An application with a hall of its own; to be used inside one event loop."""

    def __init__(self, folder: Path, **settings) -> None:
        settings = {"pace": QUICK, "limits": Limits.none(), "workers": 1} | settings
        self.settings = Settings(database=f"sqlite:///{folder}/tables.db", **settings)
        self.app = make_app(self.settings)
        self.hall: Hall

    async def __aenter__(self) -> "House":
        self.hall = self.app.state.hall = Hall(self.settings)
        self.hall.open()
        return self

    async def __aexit__(self, *_) -> None:
        await self.hall.close()

    async def http(self, path: str, *, method: str = "GET", token: str = "", body: bytes = b"") -> tuple[int, bytes]:
        """Status and body of an answer."""
        headers = [(b"host", b"table"), (b"content-type", b"application/json")]
        if token:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        way, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": way,
            "raw_path": way.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
            "state": {},
        }
        sent: list[dict] = []

        async def receive() -> dict:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        told = b"".join(message.get("body", b"") for message in sent[1:])
        return sent[0]["status"], told

    async def make(self, **asked) -> dict:
        status, told = await self.http("/api/tables", method="POST", body=json.dumps(asked).encode())
        assert status == 201, told
        return json.loads(told)

    async def quiet(self) -> None:
        """Until nothing more is to be shown to anybody."""
        schedule = self.hall.schedule
        while True:
            for _ in range(6):
                await asyncio.sleep(0)
            waiting = any(guest.outbox.qsize() for room in self.hall.rooms.awake.values() for guest in room.guests)
            if not (schedule._asked or schedule._others or waiting):
                return


class Wire:
    """One WebSocket of the application, and every byte that was sent over it."""

    def __init__(self, house: House, table: str, token: str = "") -> None:
        self.house = house
        self.sent: list[bytes] = []
        self.closed = False
        self._ids = 0
        self._inbox: asyncio.Queue[dict] = asyncio.Queue()
        self._news = asyncio.Event()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/{table}",
            "raw_path": f"/ws/{table}".encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", b"table")],
            "client": ("127.0.0.1", 1),
            "server": ("table", 80),
            "subprotocols": [],
            "state": {},
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(house.app(scope, self._inbox.get, self._send))
        self.say({"t": "hello"} | ({"token": token} if token else {}))

    async def _send(self, message: dict) -> None:
        if message["type"] == "websocket.send":
            self.sent.append((message.get("text") or "").encode() or message["bytes"])
        elif message["type"] == "websocket.close":
            self.closed = True
        self._news.set()

    def say(self, what: dict) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(what)})

    async def until(self, wanted) -> None:
        async with asyncio.timeout(30):
            while not wanted(self):
                self._news.clear()
                await self._news.wait()

    async def greeted(self) -> "Wire":
        await self.until(lambda wire: any(raw.startswith(b'{"t":"chat"') for raw in wire.sent))
        await self.house.quiet()
        return self

    async def ask(self, kind: str, **what) -> dict:
        """A request and its answer; then everything that follows from it has been sent too."""
        self._ids += 1
        number = f"r{self._ids}"
        self.say({"t": kind, "id": number, **what})
        start = f'{{"t":"reply","id":"{number}"'.encode()
        await self.until(lambda wire: any(raw.startswith(start) for raw in wire.sent))
        await self.house.quiet()
        return msgspec.json.decode(next(raw for raw in self.sent if raw.startswith(start)))

    async def leave(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
