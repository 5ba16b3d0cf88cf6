"""Time that one visitor may use, of something that all visitors share: so much a second, and one thing after the other.

Who has used more than that waits.  Nobody is refused for it, so a browser that asks a little too much notices a delay and no error.
"""

import asyncio
import time
import types
from collections.abc import AsyncIterator, Callable, Coroutine, Generator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, TypeVar

Result = TypeVar("Result")


class Allowance:
    """So many seconds a second come in, up to ``burst``; ``spend`` takes them out, also more than are there."""

    __slots__ = ("_left", "_turn", "_when", "burst", "rate", "waiting")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.waiting = 0  # things that wait for their turn, or are under way
        self._left = burst
        self._when = time.monotonic()
        self._turn = asyncio.Lock()

    def spend(self, seconds: float) -> None:
        self._left = self.left - seconds
        self._when = time.monotonic()

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """What is done meanwhile, without waiting for anything, is spent."""
        began = time.thread_time()
        try:
            yield
        finally:
            self.spend(time.thread_time() - began)

    @property
    def left(self) -> float:
        """Seconds that may be used now; less than none where more was used."""
        return min(self.burst, self._left + (time.monotonic() - self._when) * self.rate)

    @property
    def untouched(self) -> bool:
        """Whether nothing is lost when it is forgotten."""
        return not self.waiting and self.left >= self.burst

    async def go_on(self) -> None:
        """Wait until there is time left.

        In one turn of the event loop one thing of a visitor goes on.  So what others want comes in between, however
        many lines a visitor has.
        """
        loop = asyncio.get_running_loop()
        self.waiting += 1
        try:
            await self._turn.acquire()
            try:
                await self._time()
            finally:
                loop.call_soon(self._turn.release)
        finally:
            self.waiting -= 1

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Wait until there is time left; nothing else of this visitor goes on before this is done."""
        self.waiting += 1
        try:
            async with self._turn:
                await self._time()
                yield
        finally:
            self.waiting -= 1

    async def _time(self) -> None:
        while (left := self.left) < 0:
            await asyncio.sleep(-left / self.rate)


class Allowances:
    """The allowances of all visitors."""

    MOST = 10_000  # that are remembered

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: dict[str, Allowance] = {}

    def of(self, visitor: str) -> Allowance:
        found = self._known.get(visitor)
        if found is None:
            if len(self._known) >= self.MOST:
                for name in [name for name, allowance in self._known.items() if allowance.untouched]:
                    del self._known[name]
            found = self._known[visitor] = Allowance(self._rate, self._burst)
        return found


@types.coroutine
def counted(work: Coroutine[Any, Any, Result], spend: Callable[[float], None]) -> Generator[Any, Any, Result]:
    """Do this work, and tell ``spend`` how much of the event loop's time it takes.  While it waits for something it takes none."""
    go_on: Callable[[Any], Any] = work.send
    given: Any = None
    while True:
        began = time.thread_time()
        try:
            awaited = go_on(given)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        finally:
            spend(time.thread_time() - began)
        try:
            given = yield awaited
            go_on = work.send
        except BaseException as error:
            given = error
            go_on = work.throw
