"""Bots that are programs of their own: they read lines of JSON and answer with lines of text.

``exec:python3 my_bot.py`` starts that command once a game.  For each decision it is sent one line,

    {"game": "jamaica", "seat": 1, "view": {...}, "legal": ["card gold/gold", ...], "prompt": "Choose a card ..."}

where ``view`` is the redacted state as ``to_dict`` writes it, and answers with one of the legal texts.
"""

import json
import os
import selectors
import shlex
import subprocess
import time
from contextlib import suppress
from typing import Any, NoReturn

from roadstead.kernel.game import Game
from roadstead.kernel.state import State

PATIENCE = 30.0
LONGEST_ANSWER = 1_000_000


class OutsideBotError(RuntimeError):
    """The program did not start, did not answer in time, or answered something that is not legal."""


class OutsideBot:
    """Speaks the text protocol with a child process.  A process that has ended is started again when it is needed."""

    _child: subprocess.Popen[bytes] | None = None
    _starter = 0  # the process that started it

    def __init__(self, game: Game, seed: int, command: str) -> None:
        self.name = self.called = f"exec:{command}"
        self.game = game
        try:
            self.command = shlex.split(command)
        except ValueError as error:
            raise ValueError(f"{self.name} is no command: {str(error).lower()}") from error
        if not self.command or not self.command[0]:
            raise ValueError("an outside bot is given as exec:COMMAND, such as exec:python3 my_bot.py")
        self._heard = b""

    def __getstate__(self) -> dict[str, Any]:
        """A copy starts the program anew."""
        return {**self.__dict__, "_child": None, "_heard": b""}

    def choose(self, view: State, seat: int) -> int:
        menu = [int(action) for action in view.legal(seat)]
        texts = [self.game.actions.text(action) for action in menu]
        names = self.game.seat_names[: view.seats]
        told = {
            "game": self.game.name,
            "seat": seat,
            "view": view.to_dict(),
            "legal": texts,
            "prompt": str(self.game.words.prompt(view, seat, names)),
        }
        answer = self._ask(json.dumps(told))
        try:
            action = self.game.actions.parse(answer)
        except ValueError:
            action = -1
        if action not in menu:
            raise OutsideBotError(f"{self.called} answered {answer[:80]!r}, which is not legal")
        return action

    def _ask(self, line: str) -> str:
        return self._exchange(self._started(), line)

    def _exchange(self, child: subprocess.Popen[bytes], line: str) -> str:
        """Tell the program a line, and hear its answer."""
        until = time.monotonic() + PATIENCE
        try:
            self._tell(child, line.encode() + b"\n", until)
        except OSError as error:
            self.close()
            raise OutsideBotError(f"{self.called} has ended") from error
        return self._listen(child, until)

    def _tell(self, child: subprocess.Popen[bytes], line: bytes, until: float) -> None:
        """Write, but do not wait for a program that does not read."""
        assert child.stdin is not None
        os.set_blocking(child.stdin.fileno(), False)
        rest = memoryview(line)
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdin, selectors.EVENT_WRITE)
            while rest:
                left = until - time.monotonic()
                if left <= 0 or not selector.select(left):
                    self._give_up()
                rest = rest[os.write(child.stdin.fileno(), rest) :]

    def _give_up(self) -> NoReturn:
        self.close()
        raise OutsideBotError(f"{self.called} did not answer within {PATIENCE:g} seconds")

    def _listen(self, child: subprocess.Popen[bytes], until: float) -> str:
        assert child.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdout, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                left = until - time.monotonic()
                if left <= 0 or not selector.select(left):
                    self._give_up()
                more = child.stdout.read1(65536)  # type: ignore[attr-defined]
                if not more:
                    self.close()
                    raise OutsideBotError(f"{self.called} has ended")
                if len(self._heard) > LONGEST_ANSWER:
                    self.close()
                    raise OutsideBotError(f"{self.called} talks without end")
                self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._child is None:
            try:
                self._child = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except (OSError, ValueError) as error:
                told = error.strerror if isinstance(error, OSError) else str(error)
                raise OutsideBotError(f"{self.called} does not start: {told}") from error
            self._starter = os.getpid()
        return self._child

    def close(self) -> None:
        """End the program, whatever state it is in."""
        child, self._child = self._child, None
        self._heard = b""
        if child is None:
            return
        if self._starter == os.getpid():  # and not a fork of it
            with suppress(OSError):
                child.kill()
            child.wait()
        for pipe in (child.stdin, child.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def __del__(self) -> None:
        self.close()
