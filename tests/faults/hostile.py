"""Those who mean no good: messages nobody should send, and what a server must answer to each."""

import asyncio
import contextlib
import json
import random
import socket
import struct
from collections import Counter
from dataclasses import dataclass, field

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from faults.client import Client
from faults.garbage import BODIES, NO_MESSAGES, ODD_NAMES, PATHS
from roadstead.server import wire

PATIENCE = 20.0


@dataclass
class Hostile:
    """One who tries everything.  ``outcomes`` counts how it was turned away; ``odd`` holds what was not."""

    address: str
    seed: int
    victims: list[Client]
    own_table: str = ""
    own_token: str = ""
    outcomes: Counter = field(default_factory=Counter)
    odd: list[str] = field(default_factory=list)
    open_sockets: list[socket.socket] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.chooser = random.Random(self.seed)
        self.count = 0
        self.kind = ""

    @property
    def where(self) -> str:
        return self.address.replace("http", "ws", 1)

    async def attack(self) -> None:
        """One hostile act, and a look at how it was met."""
        self.count += 1
        kinds = [
            (6, self.no_message),
            (8, self.mutated),
            (5, self.not_entitled),
            (4, self.insider),
            (2, self.strange_token),
            (2, self.too_big),
            (2, self.odd_name),
            (1, self.chat_flood),
            (1, self.half_open),
            (6, self.http),
            (2, self.cross_origin),
            (1, self.cut_off),
            (1, self.stolen_seat),
            (1, self.raw_bytes),
        ]
        kind = self.chooser.choices([each for _, each in kinds], [weight for weight, _ in kinds])[0]
        try:
            async with asyncio.timeout(PATIENCE):
                self.kind = kind.__name__
                outcome = await kind()
        except TimeoutError:
            self.odd.append(f"{kind.__name__}: no answer")
            return
        self.outcomes[f"{kind.__name__}: {outcome}"] += 1

    # Over a WebSocket

    async def met(self, table: str, *messages: str | bytes, hello: dict | None = None) -> str:
        """What comes of these messages: a refusal, a goodbye, or a close; the last one must be answered."""
        try:
            async with connect(f"{self.where}/ws/{table}", compression=None, proxy=None, max_size=None) as line:
                if hello is not None:
                    await line.send(json.dumps({"t": "hello", **hello}))
                for message in messages:
                    await line.send(message)
                async for raw in line:
                    told = json.loads(raw)
                    if told["t"] == "bye":
                        assert told["words"], told
                        return "goodbye"
                    if told["t"] == "reply":
                        if "refused" in told:
                            assert told["refused"]["words"], told
                            return "refused"
                        return "granted"
                    if told["t"] == "pong":
                        return "pong"
            return "closed"
        except ConnectionClosed:
            return "closed"
        except InvalidStatus as status:
            return f"status {status.response.status_code}"
        except (InvalidHandshake, OSError, EOFError):
            return "no connection"

    def a_victim(self) -> Client:
        return self.chooser.choice(self.victims)

    async def no_message(self) -> str:
        hello = {} if self.chooser.random() < 0.7 else None
        outcome = await self.met(self.a_victim().table, self.chooser.choice(NO_MESSAGES), hello=hello)
        return self.turned_away(outcome, "goodbye", "closed")

    async def mutated(self) -> str:
        """A good request with something wrong in it."""
        good = self.a_request()
        for _ in range(self.chooser.randint(1, 2)):
            self.spoil(good)
        outcome = await self.met(self.a_victim().table, json.dumps(good), hello={})
        return self.turned_away(outcome, "goodbye", "closed", "refused", "pong")

    def a_request(self) -> dict:
        chooser = self.chooser
        kind = chooser.choice([each for each in wire.Said.__args__ if each is not wire.Hello])
        good: dict = {"t": kind.__struct_config__.tag, "id": f"h{chooser.getrandbits(40):x}"}
        fill = {
            "seat": 0,
            "name": "Eve",
            "digest": "0" * 64,
            "line": "x",
            "bot": "greedy",
            "question": "1.1",
            "do": ["pass"],
            "n": 1,
            "yes": True,
            "ballot": 1,
            "seconds": 60,
            "text": "hello",
            "url": "https://example.org/",
        }
        for name in kind.__struct_fields__:
            if name in fill:
                good[name] = fill[name]
        if good["t"] == "why":
            good["do"] = "pass"
        return good

    def spoil(self, good: dict) -> None:
        chooser = self.chooser
        odd = [
            None,
            -1,
            2**31,
            2**63,
            2**200,
            1.5,
            -0.0,
            1e308,
            "",
            "x" * chooser.choice([81, 501, 5000]),
            "\u0000",
            [],
            [[]],
            {},
            {"a": {"b": {}}},
            True,
            ["x"] * 61,
            ["\u202e"],
            "9" * 300,
        ]
        name = chooser.choice([*good, "extra", "__proto__"])
        if chooser.random() < 0.15:
            good.pop(name, None)
        else:
            good[name] = chooser.choice(odd)

    async def not_entitled(self) -> str:
        """Well-formed requests of one who has no seat."""
        outcome = await self.met(self.a_victim().table, json.dumps(self.a_request()), hello={})
        return self.turned_away(outcome, "refused", "pong", "goodbye")

    async def insider(self) -> str:
        """One who has a seat, and wants more than the rules allow."""
        victim, chooser = self.a_victim(), self.chooser
        question = victim.asked.get("question", "")
        what = chooser.choice(
            [
                {"t": "play", "question": question, "do": ["no such thing"]},
                {"t": "play", "question": question, "do": ["\u202e"] * 60},
                {"t": "play", "question": "0.0", "do": ["pass"]},
                {"t": "play", "question": "9" * 40, "do": ["done"]},
                {"t": "play", "question": question, "do": ["card forward/food", "launch white 4", "build courthouse"]},
                {"t": "ask_back", "n": 2**31 - 1},
                {"t": "hand_over", "seat": 5},
                {"t": "hand_over", "seat": 1 - (victim.known.lobby.get("you") or 0)},
                {"t": "stand_in", "bot": "exec:id"},
                {"t": "vote", "ballot": 0, "yes": True},
                {"t": "vote", "ballot": 2**31 - 1, "yes": False},
                {"t": "set_time", "seconds": 5},
                {"t": "set_time", "seconds": 0},
                {"t": "hook", "url": "http://127.0.0.1:1/"},
                {"t": "hook", "url": "https://user:word@host/"},
                {"t": "hook", "url": "file:///etc/passwd"},
                {"t": "take_back"},
                {"t": "reveal", "line": "another"},
                {"t": "sit", "seat": 1, "name": "Eve", "digest": "0" * 64},
                {"t": "start"},
                {"t": "rematch"},
                {"t": "why", "do": "x" * 80},
                {"t": "say", "text": "\u202e\u200b\n"},
            ]
        )
        what["id"] = f"h{chooser.getrandbits(40):x}"
        outcome = await self.met(victim.table, json.dumps(what), hello={"token": victim.token})
        # Right where the game is over; its seat hears of that a moment later.
        if what["t"] == "rematch" and outcome == "granted":
            await victim.until(lambda client: client.over)
            return outcome
        return self.turned_away(outcome, "refused")

    async def strange_token(self) -> str:
        """A token that is none, or one of another table, opens nothing."""
        chooser = self.chooser
        victim = self.a_victim()
        others = [client.token for client in self.victims if client.table != victim.table and client.token]
        token = chooser.choice(
            ["x" * 32, "0" * 64, (victim.token or "").swapcase(), *others, "x" * 65, "\u0000" * 20, 7]
        )
        async with connect(f"{self.where}/ws/{victim.table}", compression=None, proxy=None, max_size=None) as line:
            await line.send(json.dumps({"t": "hello", "token": token}))
            told = json.loads(await line.recv())
        if told["t"] == "lobby" and (told.get("you") is not None or told.get("host")):
            self.odd.append(f"the token {token!r} opened seat {told}")
        return told["t"]

    async def too_big(self) -> str:
        size = self.chooser.choice([16_385, 20_000, 33_000, 300_000])
        message: str | bytes = '{"t":"say","id":"a","text":"' + "x" * size + '"}'
        if self.chooser.random() < 0.4:
            message = bytes(message, "ascii")
        outcome = await self.met(self.a_victim().table, message, hello={})
        return self.turned_away(outcome, "goodbye", "closed")

    async def odd_name(self) -> str:
        """Names nobody should have are cleaned or refused, and never reach others as they came."""
        name = self.chooser.choice(ODD_NAMES)
        sit = {"t": "sit", "id": f"h{self.chooser.getrandbits(40):x}", "seat": 1, "name": name, "digest": "1" * 64}
        outcome = await self.met(self.own_table, json.dumps(sit), hello={})
        return self.turned_away(outcome, "granted", "refused")

    async def chat_flood(self) -> str:
        """Many lines at once: a few are said, the others refused."""
        victim = self.a_victim()
        granted = refused = 0
        async with connect(f"{self.where}/ws/{victim.table}", compression=None, proxy=None, max_size=None) as line:
            await line.send(json.dumps({"t": "hello", "token": victim.token}))
            for i in range(30):
                text = self.chooser.choice(ODD_NAMES) + str(i)
                await line.send(json.dumps({"t": "say", "id": f"f{self.chooser.getrandbits(40):x}", "text": text}))
            async for raw in line:
                told = json.loads(raw)
                granted += told["t"] == "reply" and "refused" not in told
                refused += told["t"] == "reply" and "refused" in told
                if granted + refused == 30:
                    break
        if granted > 8:
            self.odd.append(f"{granted} of 30 lines of chat were let through at once")
        return "held back"

    async def half_open(self) -> str:
        """A connection that says nothing more, kept open."""
        host, port = self.address.removeprefix("http://").split(":")
        sock = socket.create_connection((host, int(port)), timeout=5)
        sock.setblocking(False)
        with contextlib.suppress(OSError):
            sock.send(
                self.chooser.choice([b"", b"G", b"GET /ws/", self.handshake(), b"POST /api/tables HTTP/1.1\r\nHo"])
            )
        self.open_sockets.append(sock)
        return "left open"

    def handshake(self) -> bytes:
        table = self.a_victim().table
        return (
            f"GET /ws/{table} HTTP/1.1\r\nHost: {self.address.removeprefix('http://')}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        ).encode()

    async def raw_bytes(self) -> str:
        """After a good handshake, bytes that are no frames; before one, bytes that are no request."""
        first = self.handshake() if self.chooser.random() < 0.5 else b""
        host, port = self.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(first)
        if first:
            await reader.readuntil(b"\r\n\r\n")
        with contextlib.suppress(OSError):
            writer.write(self.chooser.randbytes(200) + b"\r\n\r\n")
            await writer.drain()
            async with asyncio.timeout(3):
                while await reader.read(4096):
                    pass
        writer.close()
        return "closed"

    async def cut_off(self) -> str:
        """Ask, and be gone without a word: the answer finds nobody."""
        victim = self.a_victim()
        line = await connect(f"{self.where}/ws/{victim.table}", compression=None, proxy=None, max_size=None)
        await line.send(json.dumps({"t": "hello"}))
        for _ in range(5):
            await line.send(json.dumps(self.a_request() | {"t": "why", "do": "pass"}))
        sock = line.transport.get_extra_info("socket")
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        line.transport.abort()
        return "gone"

    async def stolen_seat(self) -> str:
        """The lines of entropy are open once the game has begun: with them nobody may ask for another's seat again."""
        victim = self.a_victim()
        sits = [what for what in victim.acknowledged if what["t"] == "sit"]
        outcome = await self.met(victim.table, json.dumps(sits[0]), hello={})
        return self.turned_away(outcome, "refused")

    async def cross_origin(self) -> str:
        origin = self.chooser.choice(["https://evil.example", "null", "http://127.0.0.1:1", "file://", "http://[", "x"])
        try:
            async with connect(f"{self.where}/ws/{self.a_victim().table}", origin=origin, proxy=None) as line:
                await line.recv()
        except InvalidStatus as status:
            return self.turned_away(f"status {status.response.status_code}", "status 403")
        except InvalidHandshake:
            return "refused"
        self.odd.append(f"a page of {origin} was let in")
        return "let in"

    # Over plain HTTP

    async def http(self) -> str:
        chooser = self.chooser
        if chooser.random() < 0.4:
            method, path, body = "POST", "/api/tables", chooser.choice(BODIES)
        else:
            method = chooser.choice(["GET", "GET", "GET", "HEAD", "PUT", "DELETE", "OPTIONS", "POST", "TRACE", "BREW"])
            path, body = chooser.choice(PATHS).replace("{table}", self.a_victim().table), b""
        headers = chooser.choice(
            ["", "Content-Type: application/json\r\n", "Authorization: Bearer x\r\n", "Authorization: \u00ff\r\n"]
            if method != "POST"
            else ["Content-Type: application/json\r\n"] * 3 + ["", "Content-Type: text/plain\r\n"]
        )
        host, port = self.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        head = f"{method} {path} HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: close\r\n{headers}"
        writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode("latin-1") + body)
        told = await reader.read(200)
        writer.close()
        status = told[9:12].decode("latin-1")
        page = not path.startswith(("/api/", "/board/", "/assets/", "/ws/"))
        fine = status.startswith("4") or (status == "200" and (page or method in ("GET", "HEAD")))
        if not fine:
            self.odd.append(f"{method} {path[:60]} {body[:60]!r} was answered with {told[:60]!r}")
        return status

    def turned_away(self, outcome: str, *expected: str) -> str:
        if outcome not in expected:
            self.odd.append(
                f"attack {self.count} of seed {self.seed} ({self.kind}) was met with {outcome!r}, not {expected}"
            )
        return outcome
