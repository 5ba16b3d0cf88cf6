"""A file that a visitor brings is read, and the variant made of it, in a process of its own first.

Whatever such a file does to the program that reads it, it does there: the process has so much time and so much memory, and is
ended where it takes more.  Only what came through is made in the server's process.
"""

import asyncio
import functools
import os
import resource
import signal
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from roadstead.bots.child import Child
from roadstead.games.variants import with_variant
from roadstead.kernel.variants import BadVariant

LIMIT = 10.0  # seconds for a file; one takes a fifth of a second at most where nobody else has much to do
START_WITHIN = 60.0  # seconds for the process to start, on a machine that has much to do
MEMORY = 1 << 30  # bytes that the process may use, what it loads at its start included
NICE = 5  # whoever plays comes first
MOST_WAITING = 12  # files that wait for their turn
OF_ONE_VISITOR = 2  # of them

READY = "ready"


class NotProven(RuntimeError):
    """The process failed, or took too long."""


class TooMany(Exception):
    """So many files wait that this one cannot."""


class Prover(Child):
    """The process.  ``work`` is what it does with a file: raise ``BadVariant``, or nothing."""

    def __init__(
        self, limit: float = LIMIT, memory: int = MEMORY, work: Callable[[str], object] = with_variant
    ) -> None:
        super().__init__(functools.partial(serve, memory=memory, work=work))
        self.limit = limit
        self._ready: object = None  # the pipe whose other end has said that it is ready

    def why_not(self, text: str) -> str:
        """Why this file describes no variant, empty if it does; blocks.  Raises ``NotProven``."""
        try:
            pipe = self.pipe(text)
            if pipe is not self._ready:
                self._await(pipe, START_WITHIN)
                self._ready = pipe
            pipe.send(text)
            why, trouble = self._await(pipe, self.limit)
        except (OSError, EOFError) as error:
            self.close()
            raise NotProven("the process ended") from error
        if trouble:
            if trouble.startswith(MemoryError.__name__):
                self.close()
            raise NotProven(trouble)
        return str(why)

    def _await(self, pipe: Any, limit: float) -> Any:
        if pipe.poll(limit):
            return pipe.recv()
        self.close()
        raise NotProven(f"it took longer than {limit:g} seconds")


def serve(pipe: Any, memory: int, work: Callable[[str], object]) -> None:
    """Answer until the pipe is closed: why a file is no variant, and what went wrong otherwise."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent process
    os.nice(NICE)
    with suppress(ValueError, OSError):  # not every system has this limit
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    pipe.send(READY)
    while True:
        try:
            text = pipe.recv()
        except (EOFError, OSError):
            return
        told = ("", "")
        try:
            work(text)
        except BadVariant as error:
            told = (str(error), "")
        except Exception as error:
            told = ("", f"{type(error).__name__}: {error}"[:200])
        try:
            pipe.send(told)
        except OSError:
            return


class Proving:
    """The process, and a short queue before it.  It starts when the first file comes."""

    def __init__(self, prover: Prover | None = None) -> None:
        self.proven = 0
        self.failed = 0
        self._prover = prover or Prover()
        self._thread = ThreadPoolExecutor(1, "variants")
        self._asked: set[Future[str]] = set()
        self._waiting: Counter[str] = Counter()

    async def why_not(self, text: str, visitor: str) -> str:
        """Why this file describes no variant; empty if it does.  Raises ``TooMany`` and ``NotProven``."""
        if self._waiting.total() >= MOST_WAITING or self._waiting[visitor] >= OF_ONE_VISITOR:
            raise TooMany
        self._waiting[visitor] += 1
        try:
            asked = self._thread.submit(self._prover.why_not, text)
            self._asked.add(asked)
            asked.add_done_callback(self._asked.discard)
            why = await asyncio.shield(asyncio.wrap_future(asked))
        except NotProven:
            self.failed += 1
            raise
        finally:
            self._waiting -= Counter({visitor: 1})
        self.proven += 1
        return why

    def close(self) -> None:
        """End the process, also one that is just starting."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        while any(not asked.done() for asked in list(self._asked)):
            self._prover.interrupt()
            time.sleep(0.01)
        self._prover.close()
