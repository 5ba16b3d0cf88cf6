"""Hints of the coach: one worker at low priority for all tables, and a short queue before it."""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor

from roadstead.coach.reasons import Advice
from roadstead.coach.worker import CoachWorker
from roadstead.kernel.state import State

MOST_WAITING = 6  # who comes then is told what a bot would do, without reasons


class Coaching:
    """The coach's worker.  It starts when the first hint is asked for."""

    def __init__(self) -> None:
        self._worker = CoachWorker()
        self._thread = ThreadPoolExecutor(1, "coach")
        self._waiting: set[Future[list[Advice]]] = set()

    @property
    def busy(self) -> bool:
        return len(self._waiting) >= MOST_WAITING

    async def advise(self, view: State, seat: int, names: Sequence[str], seed: int) -> list[Advice]:
        """The best choices of a seat, from what it sees; raises ``CoachFailed``."""
        asked = self._thread.submit(self._worker.advise, view, seat, names, seed)
        self._waiting.add(asked)
        asked.add_done_callback(self._waiting.discard)
        return await asyncio.wrap_future(asked)

    def close(self) -> None:
        """End the worker.  A hint under way is given up, also in a worker that is just starting."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        while any(not asked.done() for asked in list(self._waiting)):
            self._worker.interrupt()
            time.sleep(0.01)
        self._worker.close()
