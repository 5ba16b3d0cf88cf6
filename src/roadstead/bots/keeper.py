"""Bots in processes of their own.  A bot that hangs or crashes costs its own move, never the table.

A worker is given a redacted state as plain JSON, for a variant its file, and nothing else.  One that takes too long is killed, and greedy's
answer is played instead; ``Answer.trouble`` says so.
"""

import signal
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from roadstead.bots import bot
from roadstead.bots.child import Child
from roadstead.bots.simple import GreedyBot
from roadstead.games import find
from roadstead.games.variants import with_variant
from roadstead.kernel.state import State

LIMIT = 20.0


@dataclass(frozen=True)
class Answer:
    """What was decided, and how much processor time that took; ``trouble`` says what went wrong, if anything did."""

    action: int
    trouble: str = ""
    worked: float = 0.0


class Keeper(Child):
    """One worker process."""

    def __init__(self, limit: float = LIMIT) -> None:
        super().__init__(_serve)
        self.limit = limit

    def ask(self, name: str, view: State, seat: int, seed: int) -> Answer:
        """The answer of the bot of this name; blocks until it comes or the time is up."""
        menu = [int(action) for action in view.legal(seat)]
        if len(menu) == 1:
            return Answer(menu[0])
        trouble = ""
        try:
            variant = view.game.variant.text if view.game.variant else ""
            told, worked = self.told(name, variant, view.to_dict(), seat, seed)
            if isinstance(told, int) and told in menu:
                return Answer(told, worked=worked)
            trouble = told if isinstance(told, str) else f"{name} answered {told!r}, which is not legal"
        except (OSError, EOFError):
            trouble = f"{name} crashed"
            self.close()
        return Answer(GreedyBot(view.game, seed).choose(view, seat), trouble)

    def told(self, name: str, variant: str, view: Mapping[str, Any], seat: int, seed: int) -> tuple[object, float]:
        """What the worker says to a view as plain JSON: an action or what went wrong, and how long it worked.

        Raises ``OSError`` or ``EOFError`` where the worker crashed.
        """
        pipe = self.pipe(variant)
        pipe.send((name, variant, view, seat, seed))
        if not pipe.poll(self.limit):
            self.close()
            return f"{name} did not answer within {self.limit:g} seconds", 0.0
        answer, worked = pipe.recv()
        return answer, worked


def _serve(pipe: Any) -> None:
    """Answer until the pipe is closed.  A seat keeps its bot as long as the game and the name stay the same."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process; this one ends when the pipe closes
    kept: dict[tuple[str, str, int, int], Any] = {}
    while True:
        try:
            name, variant, stored, seat, seed = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            game = with_variant(variant) if variant else find(stored["game"])
            key = (stored["game"], name, seat, seed)
            if key not in kept:
                if len(kept) > 64:
                    kept.clear()
                kept[key] = bot(name, game, seed)
            view = game.restore(stored)
            begun = time.process_time()
            answer: object = int(kept[key].choose(view, seat))
            worked = time.process_time() - begun
        except Exception as error:
            answer, worked = f"{name} failed: {type(error).__name__}: {error}", 0.0
        try:
            pipe.send((answer, worked))
        except OSError:
            return
