"""A server of our own on a free port, and people who sit down at it."""

import contextlib
import hashlib
import http.client
import itertools
import json
import random
import sys
import threading
import time

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from roadstead.server import process
from roadstead.server.app import make_app
from roadstead.server.limits import Limits
from roadstead.server.settings import Pace, Settings

QUICK = Pace(least=0.0, most=0.0, turn=0.0, demo=0.0, secret=0.0, unseen=0.0)
WIDE = Limits(
    requests=10_000.0,
    burst=10_000,
    tables=100_000.0,
    tables_burst=10_000,
    connections=1000,
    sockets=1000,
    work=1e6,
    made=1e6,
)
PATIENCE = 20.0

sys.setswitchinterval(0.0005)  # the server and the people share one process here, and each waits for the other


class Door:
    """Where a server is reached: somebody asks it for pages, makes tables there and sits down at them."""

    def __init__(self, port):
        self.port = port

    def http(self, path, body=None, method=None, headers=None):
        """Status, headers and body of an answer."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        sent = {"Content-Type": "application/json", **(headers or {})} if body is not None else dict(headers or {})
        raw = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        line.request(method or ("GET" if body is None else "POST"), path, raw, sent)
        answer = line.getresponse()
        whole = answer.read()
        line.close()
        return answer.status, dict(answer.getheaders()), whole

    def get(self, path, **how):
        status, _, whole = self.http(path, **how)
        assert status == 200, (status, whole)
        return json.loads(whole)

    def refused(self, path, expected, **how):
        status, _, whole = self.http(path, **how)
        assert status == expected, (status, whole)
        return json.loads(whole)["refused"]["words"]

    def make(self, game="jamaica", seats=3, player="Anna", line="anna's line", **more):
        """A table, and its host connected to it."""
        asked = {"game": game, "seats": seats, "options": more.pop("options", {}), **more}
        if player:
            asked |= {"player": player, "digest": digest(line)}
        status, _, whole = self.http("/api/tables", asked)
        assert status == 201, whole
        made = json.loads(whole)
        return Person(self, made["table"], made["token"], line)

    def playing(self, bots="greedy", people=1, **table):
        """A started game: the host and others in the first seats, bots in the rest."""
        host = self.make(**table)
        others = [Person(self, host.table, None, f"line {i}") for i in range(1, people)]
        for i, other in enumerate(others, 1):
            other.sit(i, ["Anna", "Bert", "Cleo", "Dora", "Emil", "Finn"][i])
        if bots:
            host.ask("fill", bot=bots)
        host.ask("start")
        for one in [host, *others]:
            one.until(lambda p: p.lobby["status"] == "playing" and p.view)
        return [host, *others] if others else host


class Server(Door):
    """Runs in a thread; ``stop`` is what a signal does."""

    def __init__(self, folder, **settings):
        settings.setdefault("database", f"sqlite:///{folder}/tables.db")
        settings.setdefault("pace", QUICK)
        settings.setdefault("limits", WIDE)
        settings.setdefault("workers", 1)
        settings.setdefault("grace_seconds", 0.0)
        self.settings = Settings(**settings)
        self.app = make_app(self.settings)
        self.socket = process.listen("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        self.uvicorn = process.Server(process.config_for(self.app, self.settings))
        self.thread = threading.Thread(target=self.uvicorn.run, kwargs={"sockets": [self.socket]}, daemon=True)
        self.thread.start()
        deadline = time.monotonic() + PATIENCE
        while not self.uvicorn.started:
            assert time.monotonic() < deadline, "the server did not start"
            time.sleep(0.005)

    @property
    def hall(self):
        return self.app.state.hall

    def stop(self):
        self.uvicorn.should_exit = True
        self.thread.join(PATIENCE)
        self.socket.close()
        assert not self.thread.is_alive(), "the server did not stop"


def digest(line):
    return hashlib.sha256(line.encode()).hexdigest()


class Person:
    """Someone with a browser: keeps what it is told, as the client does."""

    def __init__(self, server, table, token=None, line="a line", hello=True, headers=None):
        self.server = server
        self.table = table
        self.token = token
        self.line = line
        self.ids = itertools.count(1)
        self.said = []
        self.log = []
        self.chat = []
        self.heard = []  # every message as it came
        self.lobby = {}
        self.view = {}
        self.replies = {}
        self.bye = None
        self.greeted = False  # the chat comes last of what one is greeted with
        self.news = threading.Condition()
        where = f"ws://127.0.0.1:{server.port}/ws/{table}"
        self._line = connect(where, max_size=None, additional_headers=headers or {})
        self.ws = self._line.__enter__()
        self.closed = False
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        if hello:
            self.send("hello", token=token)
            self.until(lambda p: p.greeted or p.bye)

    def _read(self):
        try:
            for raw in self.ws:
                with self.news:
                    self.take(raw)
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        with self.news:
            self.closed = True
            self.news.notify_all()

    @property
    def seat(self):
        return self.lobby.get("you")

    @property
    def asked(self):
        return self.view.get("asked", {})

    @property
    def choices(self):
        return [choice["do"] for choice in self.asked.get("choices", [])]

    def send(self, kind, **what):
        with contextlib.suppress(ConnectionClosed):  # `until` tells what was said at the end
            self.ws.send(json.dumps({"t": kind, **what}))

    def ask(self, kind, id=None, **what):
        """Make a request and wait for its reply; what is refused is an error here."""
        reply = self.try_to(kind, id, **what)
        assert "refused" not in reply, reply
        return reply

    def try_to(self, kind, id=None, **what):
        id = id or f"{random.randrange(10**9)}-{next(self.ids)}"
        self.send(kind, id=id, **what)
        self.until(lambda p: id in p.replies)
        return self.replies.pop(id)

    def refusal(self, kind, id=None, **what):
        reply = self.try_to(kind, id, **what)
        assert "refused" in reply, reply
        return reply["refused"]["words"]

    def sit(self, seat, name, id=None):
        reply = self.ask("sit", id=id, seat=seat, name=name, digest=digest(self.line))
        self.token = reply.get("token") or self.token
        self.until(lambda p: p.seat == seat)
        return reply

    def play(self, *do):
        return self.ask("play", question=self.asked["question"], do=list(do) or [self.choices[0]])

    def answered(self, question):
        """Wait until the view shows that one's own answer has been taken."""
        return self.until(lambda p: p.asked["question"] != question or not p.choices or p.view.get("ended"))

    def until(self, wanted, patience=PATIENCE):
        with self.news:
            came = self.news.wait_for(lambda: wanted(self) or self.closed, patience)
            assert came, f"waited in vain; status {self.lobby.get('status')}, asked {self.asked}"
            assert wanted(self), f"the connection was closed: {self.bye}"
        return self

    def take(self, raw):
        told = json.loads(raw)
        self.heard.append(raw)
        kind = told["t"]
        if kind == "lobby":
            self.lobby = told
            if told.get("reveal") and self.line:
                self.send("reveal", id=f"reveal-{next(self.ids)}", line=self.line)
        elif kind == "view":
            self.merge(told)
        elif kind == "log":
            if told["whole"]:
                self.log = []
            assert [line["at"] for line in told["lines"]] == list(
                range(len(self.log), len(self.log) + len(told["lines"]))
            )
            self.log += told["lines"]
        elif kind == "chat":
            self.chat += told["lines"]
            self.greeted = True
        elif kind == "reply":
            self.replies[told["id"]] = told
        elif kind == "bye":
            self.bye = told

    def merge(self, told):
        """A view carries only what has changed."""
        pieces = {piece["id"]: piece for piece in told.pop("pieces", [])}
        known = {**self.view.get("pieces", {}), **pieces}
        order = told.pop("order", None)
        if order is None:
            order = list(self.view.get("pieces", {}))
        self.view |= told
        self.view["pieces"] = {name: known[name] for name in order}

    def again(self):
        """Come back on a new connection."""
        self.close()
        return Person(self.server, self.table, self.token, self.line)

    def words(self):
        return [line["words"] for line in self.log]

    def close(self):
        self.ws.close()


def play_out(people, chooser, most=5000):
    """Everybody answers at random until the game is over."""
    decisions = 0
    while not all(one.view.get("ended") for one in people):
        for one in people:
            asked = one.asked
            if asked.get("choices") and not one.view.get("ended"):
                choice = chooser.choice(asked["choices"])
                reply = one.try_to("play", question=asked["question"], do=[choice["do"]])
                assert "refused" not in reply or reply.get("stale"), reply
                one.answered(asked["question"])
                decisions += 1
                assert decisions < most
        if not any(one.choices for one in people):
            time.sleep(0.002)
    return decisions
