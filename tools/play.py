"""`make play` before the rules are compiled: the table is served at once, interpreted, while they are compiled behind it.

When that is done a second server with the compiled rules gets ready, the first one stops, and the second takes over its
socket and its tables.  People at a table are told to come again, which their browsers do by themselves.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

from roadstead.server.process import Taken, listen

ROADSTEAD = Path(sys.executable).with_name("roadstead")
LOG = Path("build/log")
COMPILE = ("make", "--no-print-directory", "compile")
PROGRESS = re.compile(r"compiled (\d+) %")
LOOK_EVERY = 0.5  # seconds between two looks at how far the compiler is
HAND_OVER = 30.0  # seconds for the new server to load and for the old one to stop
STOP = 10.0


class Line:
    """One line that is written over itself where a terminal shows it; elsewhere each text is told once."""

    def __init__(self) -> None:
        self._shown = ""

    def show(self, text: str) -> None:
        """Something passing, such as how far a thing has got: only where it can be written over."""
        if sys.stdout.isatty() and text != self._shown:
            print(f"\r{text}\x1b[K", end="", flush=True)
            self._shown = text

    def tell(self, text: str) -> None:
        """Something that stays."""
        print(f"\r{text}\x1b[K" if self._shown else text, flush=True)
        self._shown = ""


class Played:
    """The server people play on, and the compiler behind it."""

    def __init__(self, host: str, port: int, more: Sequence[str], compile_with: Sequence[str] = COMPILE) -> None:
        self.listening = listen(host, port)
        self.more = more
        self.compile_with = compile_with
        self.line = Line()
        self.started: list[subprocess.Popen[str]] = []
        self.server = self._serve(interpreted=True)
        self.compiler = self._compile()

    def _serve(self, *, interpreted: bool) -> "subprocess.Popen[str]":
        """A server on our socket; the compiled one says when it is loaded and waits until it is told to begin."""
        fd = self.listening.fileno()
        held = () if interpreted else ("--hold",)
        server = subprocess.Popen(
            [str(ROADSTEAD), "serve", "--fd", str(fd), *held, *self.more],
            pass_fds=(fd,),
            env={**os.environ, "ROADSTEAD_PURE": "1" if interpreted else ""},
            stdin=None if interpreted else subprocess.PIPE,
            stdout=None if interpreted else subprocess.PIPE,
            text=True,
        )
        self.started.append(server)
        return server

    def _compile(self) -> "subprocess.Popen[bytes]":
        """The compiler, in a group of its own, so that Ctrl-C reaches it through us; the table comes first."""
        self.line.tell("Compiling the rules in the background; meanwhile bots think a little slower.")
        return subprocess.Popen(
            ["nice", "-n", "10", *self.compile_with],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def go_on(self) -> int:
        """Until the server ends: its exit code."""
        while self.server.poll() is None:
            try:
                code = self.compiler.wait(LOOK_EVERY)
            except subprocess.TimeoutExpired:
                self.line.show(f"Compiling: {how_far()} %")
                continue
            if code == 0:
                self._hand_over()
            else:
                self.line.tell(f"The rules could not be compiled ({LOG} says why); play goes on with them interpreted.")
            break
        return self.server.wait()

    def _hand_over(self) -> None:
        """The compiled server loads everything, then the other one stops, and at once the tables are opened again."""
        new = self._serve(interpreted=False)
        assert new.stdin is not None
        assert new.stdout is not None
        if not said_in_time(new, "ready"):
            new.kill()
            self.line.tell("The compiled rules could not be loaded; play goes on with them interpreted.")
            return
        old, self.server = self.server, new
        old.terminate()
        try:
            old.wait(HAND_OVER)
        except subprocess.TimeoutExpired:
            old.kill()
            old.wait()
        new.stdin.write("go\n")
        new.stdin.flush()
        new.stdout.readline()  # the address, which was told before
        self.line.tell("The rules are compiled: bots think faster from now on.")

    def stop(self) -> None:
        """End everything that was started."""
        if self.compiler.poll() is None:
            os.killpg(self.compiler.pid, signal.SIGTERM)
        for server in self.started:
            server.terminate()
        for server in self.started:
            try:
                server.wait(STOP)
            except subprocess.TimeoutExpired:
                server.kill()


def said_in_time(process: "subprocess.Popen[str]", word: str) -> bool:
    """Whether the process says this as its first line before our patience is over."""
    assert process.stdout is not None
    timer = threading.Timer(HAND_OVER, process.kill)
    timer.start()
    said = process.stdout.readline()
    timer.cancel()
    return said.strip() == word


def how_far() -> int:
    """How much is compiled, in percent."""
    try:
        told = PROGRESS.findall(LOG.read_text())
    except OSError:
        told = []
    return int(told[-1]) if told else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Serve the table at once and compile the rules behind it.")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--compile-with", default="", help="another command that compiles (for tests)")
    given, more = parser.parse_known_args()  # the rest is for `roadstead serve`
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also where we were started with it ignored
    try:
        played = Played(given.host, given.port, more, given.compile_with.split() or COMPILE)
    except Taken as error:
        print(f"roadstead: {error}", file=sys.stderr)
        return 1
    try:
        return played.go_on()
    except KeyboardInterrupt:
        return 130
    finally:
        played.stop()


if __name__ == "__main__":
    sys.exit(main())
