"""A process of its own for what is made for one person and takes time: previews, frames of replays, stories, verification.

It is given what the page needs and nothing else: for a preview what the seat sees, for a page about a game its record.
"""

import os
import signal
import time
from collections.abc import Callable, Mapping
from typing import Any

from roadstead.bots.child import Child
from roadstead.server.tables.refusal import Refused
from roadstead.server.views import exercises, foreseen, played

LIMIT = 10.0  # seconds; nothing of this takes one
NICE = 5  # whoever plays comes first

PAGES: Mapping[str, Callable[..., Any]] = {
    "preview": foreseen.outcome_of,
    "decisions": played.decisions,
    "labels": played.labels,
    "frame": played.frame,
    "verified": played.verified,
    "course": played.course,
    "exercise": exercises.exercise,
    "exercise preview": exercises.preview,
}


class MakerFailed(RuntimeError):
    """The process failed, or took too long."""


class Maker(Child):
    """The process."""

    def __init__(self) -> None:
        super().__init__(_serve)

    def make(self, what: str, asked: tuple[object, ...]) -> tuple[Any, float]:
        """What is asked for, and how many seconds of work it was; blocks until it comes.

        Raises ``Refused`` where it cannot be had.
        """
        began = time.monotonic()
        try:
            pipe = self.pipe()
            pipe.send((what, asked))
            if not pipe.poll(LIMIT):
                self.close()
                raise MakerFailed(f"it took longer than {LIMIT:g} seconds")
            kind, told, worked = pipe.recv()
        except (OSError, EOFError) as error:
            self.close()
            raise MakerFailed(f"its process ended after {time.monotonic() - began:.1f} seconds") from error
        if kind == "refused":
            raise Refused(*told)
        if kind == "failed":
            raise MakerFailed(told)
        return told, worked


def _serve(pipe: Any) -> None:
    """Make what is asked for until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    os.nice(NICE)
    while True:
        try:
            what, asked = pipe.recv()
        except (EOFError, OSError):
            return
        began = time.process_time()
        try:
            answer: tuple[str, Any] = ("told", PAGES[what](*asked))
        except Refused as refused:
            answer = ("refused", (refused.words, refused.rule))
        except Exception as error:
            answer = ("failed", f"{type(error).__name__}: {error}")
        try:
            pipe.send((*answer, time.process_time() - began))
        except OSError:
            return
