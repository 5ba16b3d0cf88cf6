"""Bots that are programs of their own: a line of JSON in, a line of text out.

``exec:python3 my_bot.py`` starts that command once a game.  For each decision it is sent one line,

    {"game": "jamaica", "seat": 1, "view": {...}, "legal": ["card gold/gold", ...], "prompt": "Choose a card ..."}

where ``view`` is the redacted state as ``to_dict`` writes it, and answers with one of the legal texts.
"""

import json
import selectors
import shlex
import subprocess
import time

from roadstead.kernel.game import Game
from roadstead.kernel.state import State

PATIENCE = 30.0


class OutsideBotError(RuntimeError):
    """The program did not start, did not answer in time, or answered something that is not legal."""


class OutsideBot:
    """Speaks the text protocol with a child process."""

    def __init__(self, game: Game, seed: int, command: str) -> None:
        self.name = f"exec:{command}"
        self.game = game
        words = shlex.split(command)
        if not words:
            raise ValueError("an outside bot is given as exec:COMMAND, such as exec:python3 my_bot.py")
        self.command = words
        self._child: subprocess.Popen[bytes] | None = None
        self._heard = b""

    def choose(self, view: State, seat: int) -> int:
        menu = [int(action) for action in view.legal(seat)]
        texts = [self.game.actions.text(action) for action in menu]
        names = self.game.seat_names[: view.seats]
        told = {
            "game": self.game.name,
            "seat": seat,
            "view": view.to_dict(),
            "legal": texts,
            "prompt": str(self.game.part("words").prompt(view, seat, names)),
        }
        answer = self._ask(json.dumps(told))
        if answer not in texts:
            raise OutsideBotError(f"{self.name} answered {answer[:80]!r}, which is not legal")
        return menu[texts.index(answer)]

    def _ask(self, line: str) -> str:
        child = self._started()
        assert child.stdin is not None
        try:
            child.stdin.write(line.encode() + b"\n")
            child.stdin.flush()
        except OSError as error:
            raise OutsideBotError(f"{self.name} has ended") from error
        return self._listen(child)

    def _listen(self, child: subprocess.Popen[bytes]) -> str:
        assert child.stdout is not None
        until = time.monotonic() + PATIENCE
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdout, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                left = until - time.monotonic()
                if left <= 0 or not selector.select(left):
                    self.close()
                    raise OutsideBotError(f"{self.name} did not answer within {PATIENCE:g} seconds")
                more = child.stdout.read1(65536)  # type: ignore[attr-defined]
                if not more:
                    raise OutsideBotError(f"{self.name} has ended")
                self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line.decode(errors="replace").strip()

    def _started(self) -> subprocess.Popen[bytes]:
        if self._child is None:
            try:
                self._child = subprocess.Popen(self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as error:
                raise OutsideBotError(f"{self.name} does not start: {error.strerror}") from error
        return self._child

    def close(self) -> None:
        """End the program."""
        if self._child is not None:
            self._child.kill()
            self._child.wait()
            for pipe in (self._child.stdin, self._child.stdout):
                if pipe is not None:
                    pipe.close()
            self._child = None

    def __del__(self) -> None:
        self.close()
