"""Bots of your own in Python: ``miser.py:Miser`` is the class Miser in that file.

Each plays in a fresh interpreter, which is given the game and what the seat sees.  The table is not in its memory.
"""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from roadstead.bots.outside import OutsideBot, OutsideBotError
from roadstead.kernel.game import Game
from roadstead.kernel.state import State

# What the interpreter runs: modules are found where this process finds them.
BEGIN = (
    f"import sys; sys.path[:] = sys.argv[1].split({os.pathsep!r}); from roadstead.bots.own_program import main; main()"
)


class OwnBotError(OutsideBotError, ValueError):
    """There is no such class, or no bot can be made of it."""


def own_bot(game: Game, seed: int, file: str, name: str) -> "OwnBot":
    """A bot of this class, made with the game and a seed if it takes them."""
    if not name:
        raise ValueError(f"a bot of your own is given as FILE.py:CLASS, such as {file}:Miser")
    return OwnBot(game, seed, file, name)


def own_seed(seed: int) -> int:
    """The seed that the class is given: its own dice, and not the table's; that one could only be found by trying."""
    return int.from_bytes(hashlib.blake2b(f"own bot/{seed}".encode(), digest_size=8).digest(), "big") >> 2


class OwnBot(OutsideBot):
    """Asks the interpreter in which the class plays.  Its errors are told with the name of the file and the class."""

    def __init__(self, game: Game, seed: int, file: str, name: str) -> None:
        self.name = self.called = f"{file}:{name}"
        self.game = game
        where = os.pathsep.join(sys.path)
        self.command = [sys.executable, "-c", BEGIN, where, str(Path(file).resolve()), file, name, str(own_seed(seed))]
        self._heard = b""
        try:
            self._started()
        except OutsideBotError as error:
            raise OwnBotError(str(error)) from error

    def choose(self, view: State, seat: int) -> int:
        told = self._said(self._ask(json.dumps({"view": view.to_dict(), "seat": seat})))
        action = told.get("action")
        if not isinstance(action, int) or action not in list(view.legal(seat)):
            raise OutsideBotError(f"{self.called} answered {told.get('answer', action)}, which is not legal")
        return action

    def _started(self) -> subprocess.Popen[bytes]:
        if self._child is not None:
            return self._child
        child = super()._started()
        variant = self.game.variant.text if self.game.variant else ""
        told = self._said(self._exchange(child, json.dumps({"game": self.game.name, "variant": variant})))
        self.name = str(told.get("name") or self.called)
        return child

    def _said(self, line: str) -> dict[str, Any]:
        """What the interpreter says; raises ``OutsideBotError`` where that is what went wrong."""
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            self.close()
            raise OutsideBotError(f"{self.called} answered {line[:80]!r}, which is not legal")
        if "refused" in told:
            self.close()
            raise OutsideBotError(" ".join(str(told["refused"]).split()))
        if "failed" in told:
            raise OutsideBotError(f"{self.called} failed: {' '.join(str(told['failed']).split())}")
        return told
