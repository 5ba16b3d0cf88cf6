"""The coach in a process of its own, at low priority: whoever plays at a table does not wait for it.

A worker is given what one seat sees, or the record of a finished game, and nothing else.  It answers in plain bytes.
"""

import os
import signal
import time
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from roadstead.bots.child import Child
from roadstead.coach.analysis import Analyser, Analysis, sampling_for
from roadstead.coach.reasons import Advice, advise
from roadstead.games import find
from roadstead.kernel.state import State
from roadstead.records import read

LIMIT = 20.0  # seconds for a hint
LONGEST = 1800.0  # seconds for an analysis
NICE = 10
Done = tuple[int, int]


class CoachFailed(RuntimeError):
    """The worker failed, or took too long."""


class CoachWorker(Child):
    """One process."""

    def __init__(self) -> None:
        super().__init__(serve)

    def advise(self, view: State, seat: int, names: Sequence[str], seed: int, limit: float = LIMIT) -> list[Advice]:
        """The best choices of a seat with their reasons; blocks until they come."""
        message = ("advise", view.redacted(seat).to_dict(), seat, list(names), seed)
        for kind, told in self._answers(message, limit):
            if kind == "told":
                return msgspec.json.decode(told, type=list[Advice])
        raise CoachFailed("the coach said nothing")

    def analyse(
        self, lines: Sequence[str], names: Sequence[str], worlds: int | None = None, limit: float = LONGEST
    ) -> Iterator[Done | Analysis]:
        """How many decisions are done, and of how many, time after time; at last the analysis."""
        for kind, told in self._answers(("analyse", list(lines), list(names), worlds), limit):
            if kind == "told":
                yield msgspec.json.decode(told, type=Analysis)
                return
            yield told

    def _answers(self, message: tuple[object, ...], limit: float) -> Iterator[tuple[str, Any]]:
        until = time.monotonic() + limit
        try:
            pipe = self.pipe()
            pipe.send(message)
            while True:
                if not pipe.poll(max(0.0, until - time.monotonic())):
                    raise CoachFailed(f"the coach did not answer within {limit:g} seconds")
                kind, told = pipe.recv()
                if kind == "failed":
                    raise CoachFailed(str(told))
                yield kind, told
                if kind == "told":
                    return
        except (OSError, EOFError) as error:
            raise CoachFailed("the coach's process ended") from error
        except CoachFailed:
            self.close()
            raise


def serve(pipe: Any) -> None:
    """Answer until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    os.nice(NICE)
    while True:
        try:
            message = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            for answer in _answered(*message):
                pipe.send(answer)
        except OSError:
            return
        except Exception as error:
            pipe.send(("failed", f"{type(error).__name__}: {error}"))


def _answered(what: str, *asked: Any) -> Iterator[tuple[str, object]]:
    if what == "advise":
        stored, seat, names, seed = asked
        view = find(stored["game"]).restore(stored)
        yield "told", msgspec.json.encode(advise(view, seat, names, seed=seed))
        return
    lines, names, worlds = asked
    record = read(lines)
    analyser = Analyser(record, sampling_for(record, worlds), names)
    steps = []
    for step in analyser.steps():
        steps.append(step)
        yield "done", (len(steps), analyser.total)
    yield "told", msgspec.json.encode(analyser.told(steps))
