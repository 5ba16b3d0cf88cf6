"""Hints of the coach: one worker at low priority for all tables, and a short queue before it."""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from roadstead.coach.reasons import Advice
from roadstead.coach.worker import CoachFailed, CoachWorker
from roadstead.kernel.state import State
from roadstead.server.allowance import Allowances

MOST_WAITING = 6  # visitors; who comes then is told what a bot would do, without reasons


class Busy(RuntimeError):
    """The coach has too much to do."""


class Closed(RuntimeError):
    """The server is going down."""


class Coaching:
    """The coach's worker.  It starts when the first hint is asked for.  Of one visitor one hint at a time waits for it."""

    def __init__(self) -> None:
        self._worker = CoachWorker()
        self._thread = ThreadPoolExecutor(1, "coach")
        self._waiting: set[Future[list[Advice]]] = set()
        self._visitors = Allowances(1.0, 1.0)
        self._closed = False

    async def advise(self, view: State, seat: int, names: Sequence[str], seed: int, visitor: str) -> list[Advice]:
        """The best choices of a seat, from what it sees; raises ``CoachFailed``, ``Busy`` or ``Closed``."""
        async with self._visitors.of(visitor).alone():
            if self._closed:
                raise Closed
            if len(self._waiting) >= MOST_WAITING:
                raise Busy
            asked = self._thread.submit(self._worker.advise, view, seat, names, seed)
            self._waiting.add(asked)
            asked.add_done_callback(self._waiting.discard)
            try:
                return await asyncio.wrap_future(asked)
            except CoachFailed:
                if self._closed:
                    raise Closed from None
                raise

    def close(self) -> None:
        """End the worker.  A hint under way is given up, also in a worker that is just starting."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        while any(not asked.done() for asked in list(self._waiting)):
            self._worker.interrupt()
            time.sleep(0.01)
        self._worker.close()
