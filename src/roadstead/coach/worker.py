"""The coach in a process of its own, at low priority: whoever plays at a table does not wait for it.

A worker is given what one seat sees, or the record of a finished game, and nothing else.  It answers in plain bytes.
"""

import functools
import multiprocessing.connection
import os
import signal
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from roadstead.bots.child import Child
from roadstead.coach.analysis import Analyser, sampling_for
from roadstead.coach.reasons import Advice, advice_in_words, advise
from roadstead.coach.told import Measured, Sampling
from roadstead.games import find
from roadstead.games.variants import with_variant
from roadstead.kernel.state import State
from roadstead.records import read

LIMIT = 20.0  # seconds for a hint
NICE = 10  # whoever plays comes first
Message = tuple[object, ...]


class CoachFailed(RuntimeError):
    """The worker failed, or took too long."""


class CoachWorker(Child):
    """One process."""

    def __init__(self, nice: int = NICE) -> None:
        super().__init__(functools.partial(serve, nice=nice))

    def advise(self, view: State, seat: int, names: Sequence[str], seed: int, limit: float = LIMIT) -> list[Advice]:
        """The best choices of a seat with their reasons; blocks until they come."""
        try:
            variant = view.game.variant.text if view.game.variant else ""
            pipe = self.ask(("advise", variant, view.redacted(seat).to_dict(), seat, list(names), seed), variant)
            if not pipe.poll(limit):
                raise CoachFailed(f"the coach did not answer within {limit:g} seconds")
            return msgspec.json.decode(answer_from(pipe)[1], type=list[Advice])
        except CoachFailed:
            self.close()
            raise

    def ask(self, message: Message, variant: str = "") -> multiprocessing.connection.Connection:
        """Send something to the process, about this ``variant``; its answers come from the pipe."""
        try:
            pipe = self.pipe(variant)
            pipe.send(message)
        except OSError as error:
            raise CoachFailed("the coach's process ended") from error
        return pipe


def answer_from(pipe: multiprocessing.connection.Connection) -> tuple[str, Any]:
    """The next answer of a worker; raises ``CoachFailed`` where it has failed."""
    try:
        kind, told = pipe.recv()
    except (OSError, EOFError) as error:
        raise CoachFailed("the coach's process ended") from error
    if kind == "failed":
        raise CoachFailed(str(told))
    return kind, told


def serve(pipe: Any, nice: int) -> None:
    """Answer until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    os.nice(nice)
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


class Job(msgspec.Struct, frozen=True):
    """A game to be analysed: the lines of its record, and how."""

    lines: list[str]
    names: list[str] = []
    worlds: int | None = None
    seed: int = 0
    face_up: bool = False

    def analyser(self) -> Analyser:
        record = read(self.lines)
        return Analyser(record, sampling_for(record, self.worlds, self.seed), self.names, face_up=self.face_up)

    def sampling(self) -> Sampling:
        return sampling_for(read(self.lines), self.worlds, self.seed)


def _answered(what: str, *asked: Any) -> Iterator[tuple[str, object]]:
    if what == "advise":
        variant, stored, seat, names, seed = asked
        view = (with_variant(variant) if variant else find(stored["game"])).restore(stored)
        advices = [advice_in_words(one, view.game, names) for one in advise(view, seat, names, seed=seed)]
        yield "told", msgspec.json.encode(advices)
    elif what == "measure":
        job, known, share = asked
        analyser = msgspec.json.decode(job, type=Job).analyser()
        yield "total", analyser.total
        for one in analyser.measured(frozenset(known), share):
            yield "measured", msgspec.json.encode(one)
        yield "done", None
    else:
        job, rows = asked
        told = (
            msgspec.json.decode(job, type=Job).analyser().told(msgspec.json.decode(row, type=Measured) for row in rows)
        )
        yield "told", msgspec.json.encode(told)
