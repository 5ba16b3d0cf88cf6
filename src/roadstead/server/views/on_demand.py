"""Whose turn it is with the process that makes pages on demand (``maker.py``): one page at a time, and each visitor in turn."""

import asyncio
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from roadstead.server.allowance import Allowances
from roadstead.server.limits import Limits
from roadstead.server.logs import TroubleLog
from roadstead.server.tables.refusal import GOING_DOWN, Refused, TooMuch
from roadstead.server.views.maker import Maker, MakerFailed

FAILED = "This could not be made now: ask again in a moment."


class OnDemand:
    """The process starts when something is first asked for."""

    def __init__(self, limits: Limits, log: TroubleLog) -> None:
        self.made = 0
        self.seconds = 0.0
        self._most = limits.made_waiting
        self._log = log
        self._allowances = Allowances(limits.made, limits.made_burst)
        self._turn = asyncio.Lock()
        self._maker = Maker()
        self._thread = ThreadPoolExecutor(1, "maker")
        self._asked: set[Future[tuple[Any, float]]] = set()
        self._closed = False

    async def make(self, visitor: str, what: str, *asked: object) -> Any:
        """What one of ``maker.PAGES`` makes of this; raises ``Refused`` where it does not.

        Of one visitor one thing is made at a time.  Whoever had more made than is allowed waits, and nobody else does.
        """
        allowance = self._allowances.of(visitor)
        if allowance.waiting >= self._most:
            raise TooMuch
        async with allowance.alone(), self._turn:
            if self._closed:
                raise Refused(GOING_DOWN)
            began = time.monotonic()
            found = self._thread.submit(self._maker.make, what, asked)
            self._asked.add(found)
            found.add_done_callback(self._asked.discard)
            try:
                told, worked = await asyncio.wrap_future(found)
            except asyncio.CancelledError:
                if found.cancelled():  # by ``close``, before it was begun
                    raise Refused(GOING_DOWN) from None
                raise
            except MakerFailed as failed:
                allowance.spend(time.monotonic() - began)
                if self._closed:
                    raise Refused(GOING_DOWN) from None
                self._log.trouble(f"making a page on demand, {what}")
                raise Refused(FAILED) from failed
            allowance.spend(worked)
            self.made += 1
            self.seconds += worked
            return told

    def close(self) -> None:
        """End the process.  What is under way is given up, also in a process that is just starting."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        while any(not asked.done() for asked in list(self._asked)):
            self._maker.interrupt()
            time.sleep(0.01)
        self._maker.close()
