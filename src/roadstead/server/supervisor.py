"""Several server processes on one machine, which share one listening socket.

The supervisor opens the socket, starts the processes, and starts one again that has died.  SIGTERM and SIGINT stop all of
them.  SIGHUP exchanges them one after the other: the new one serves before the old one is told to stop, so an upgrade
needs no pause.
"""

import contextlib
import os
import selectors
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

START = 90.0  # seconds in which a process must serve
STOP = 20.0  # seconds in which it must end when it is told to
LONGEST_PAUSE = 10.0  # seconds before one that dies again and again is started again
SERVES = b"Roadstead is served at"


@dataclass
class Worker:
    """One server process.  It ends by itself when the supervisor is gone: then its standard input ends."""

    place: int
    process: "subprocess.Popen[bytes]"
    began: float


class NotServed(RuntimeError):
    """The first process did not serve; ``code`` is what it ended with."""

    def __init__(self, code: int) -> None:
        super().__init__("no server process started")
        self.code = code


class Supervisor:
    """Keeps ``count`` processes running.  ``command`` starts one; its place is told by ``--name`` and ``--metrics``."""

    def __init__(self, command: Sequence[str], count: int, name: str, listening: socket.socket, metrics: str) -> None:
        self._command = list(command)
        self._count = count
        self._name = name
        self._listening = listening
        self._metrics = metrics
        self._workers: dict[int, Worker] = {}
        self._failures = 0
        self._again: dict[int, float] = {}  # when a process is started again in each empty place
        self._stopping = False
        self._exchange = False

    def run(self) -> int:
        """Serve until told to stop; the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._told_to_stop)
        signal.signal(signal.SIGHUP, self._told_to_exchange)
        try:
            self._workers[1] = self._started(1)  # it brings the database up to date; then all others at once
            self._workers |= {place: self._spawned(place) for place in range(2, self._count + 1)}
            while not self._stopping:
                self._look_after()
                if self._exchange:
                    self._exchange = False
                    self._exchange_all()
                time.sleep(0.1)
        except NotServed as error:
            return error.code
        finally:
            self._stop_all()
        return 0

    def _told_to_stop(self, *_: object) -> None:
        self._stopping = True

    def _told_to_exchange(self, *_: object) -> None:
        self._exchange = True

    def _started(self, place: int) -> Worker:
        """A process that serves; raises ``NotServed`` where it does not come to that."""
        worker = self._spawned(place)
        if not self._serves(worker):
            with contextlib.suppress(subprocess.TimeoutExpired):
                worker.process.wait(2.0)
            code = worker.process.poll()
            _end(worker.process)
            raise NotServed(1 if code is None else code)
        return worker

    def _spawned(self, place: int) -> Worker:
        """A process that will serve in a moment."""
        own = ["--name", f"{self._name}-{place}", "--fd", str(self._listening.fileno())]
        if self._metrics:
            host, _, port = self._metrics.rpartition(":")
            own += ["--metrics", f"{host}:{int(port) + place - 1 if int(port) else 0}"]
        process = subprocess.Popen(
            [*self._command, *own],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=[self._listening.fileno()],
            process_group=0,  # Ctrl-C is for the supervisor, which passes it on
        )
        return Worker(place, process, time.monotonic())

    def _serves(self, worker: Worker) -> bool:
        """Wait until the process says that it serves.  What the first one says is passed on."""
        out = worker.process.stdout
        assert out is not None
        os.set_blocking(out.fileno(), False)
        until = time.monotonic() + START
        told = b""
        with selectors.DefaultSelector() as watched:
            watched.register(out, selectors.EVENT_READ)
            while time.monotonic() < until and not self._stopping:
                if watched.select(0.2):
                    part = out.read(4096)
                    if part == b"":
                        return False
                    told += part or b""
                if SERVES in told and told.endswith(b"\n"):
                    if not self._workers:
                        print(told.decode().strip(), f"by {self._count} processes", flush=True)
                    return True
        return self._stopping

    def _look_after(self) -> None:
        """Start again what has died; one that dies at once again and again is given longer and longer."""
        now = time.monotonic()
        for place, worker in list(self._workers.items()):
            if worker.process.poll() is not None:
                _let_go(worker.process)
                del self._workers[place]
                quick = now - worker.began < LONGEST_PAUSE
                self._failures = self._failures + 1 if quick else 0
                pause = min(0.2 * 2**self._failures, LONGEST_PAUSE) if quick else 0.0
                print(f"server {place} ended with {worker.process.returncode}; it is started again", file=sys.stderr)
                self._again[place] = now + pause
        for place, when in list(self._again.items()):
            if now >= when and not self._stopping:
                del self._again[place]
                self._workers[place] = self._spawned(place)

    def _exchange_all(self) -> None:
        for place, old in sorted(self._workers.items()):
            if self._stopping:
                return
            try:
                new = self._started(place)
            except NotServed:
                print(f"the new server {place} does not start: the old ones go on", file=sys.stderr)
                return
            _end(old.process)
            self._workers[place] = new
        print("all servers have been exchanged", file=sys.stderr)

    def _stop_all(self) -> None:
        for worker in self._workers.values():
            if worker.process.poll() is None:
                worker.process.terminate()
        for worker in self._workers.values():
            _end(worker.process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Have the process end, by force where it does not do so in time."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    _let_go(process)


def _let_go(process: "subprocess.Popen[bytes]") -> None:
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()
