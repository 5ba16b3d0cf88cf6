"""The bots of all tables: a few worker processes in which they think."""

import asyncio
import contextlib
import math
import time
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from typing import Protocol

from roadstead.bots.keeper import LIMIT, Answer, Keeper
from roadstead.kernel.state import SECRETLY, WIDTH, State
from roadstead.server.bot_pool.levels import AT_ONCE, LEVELS
from roadstead.server.bot_pool.turns import Turns

# How many seconds an answer in secret takes, however many choices there are.  Otherwise the time would tell how many
# cards a bot could choose from.  Several such answers may follow one another in a turn, so it is not much more than a thought.
IN_SECRET = {level.name: 0.5 for level in LEVELS}
IN_SECRET |= {"casual": 0.4, "greedy": 0.4, "captain:200": 0.5, "captain:1s": 1.5}
LOOKED_AT = 50  # the last so many thoughts of a bot say how long its thoughts take
MOST_SPANS = 5  # spans at most: a longer thought was held up by the machine


def in_secret(state: State) -> bool:
    """Whether the question now asked was asked in secret."""
    return not state.over and bool(state.stack[(state.depth - 1) * WIDTH + 1] & SECRETLY)


@dataclass(frozen=True)
class Thought:
    """A bot's answer, how many seconds it took, and how many of them its worker was at work."""

    action: int
    trouble: str = ""
    seconds: float = 0.0
    worked: float = 0.0


class Far(Protocol):
    """Bots that think on other machines."""

    async def ask(self, name: str, view: State, seat: int, seed: int, *, watched: bool, within: float) -> Answer | None:
        """A legal answer; ``None`` where there is none to be had."""


class BotPool:
    """A few workers.

    A captain gets the worker it had before, if that one is free: it still has the tree of the last thought.
    """

    def __init__(self, workers: int = 2, limit: float = LIMIT) -> None:
        self.keepers = [Keeper(limit) for _ in range(workers)]
        self.troubles = 0
        self.answers = 0
        self.turns = Turns(workers)
        self.far: Far | None = None
        self._limit = limit
        self._threads = ThreadPoolExecutor(workers, "bots")
        self._thoughts: set[Future[Answer]] = set()
        self._secret: dict[tuple[str, str], deque[float]] = {}

    async def ask(
        self, table: str, name: str, view: State, seat: int, seed: int, *, visitor: str | None = None
    ) -> Thought:
        """The bot's answer from what its seat sees.  ``visitor`` is who waits for it; ``None``: nobody looks on."""
        started = time.monotonic()
        far = None
        if self.far is not None:
            far = await self.far.ask(name, view, seat, seed, watched=visitor is not None, within=self._limit)
        if far is not None:
            self.answers += 1
            return Thought(far.action, far.trouble, time.monotonic() - started, far.worked)
        which = await self.turns.take(table, visitor, follows=name not in AT_ONCE)
        loop = asyncio.get_running_loop()
        started = time.monotonic()
        thought = self._threads.submit(self.keepers[which].ask, name, view, seat, seed)
        self._thoughts.add(thought)

        def done(finished: "Future[Answer]") -> None:
            """Free the worker when its thought has ended, even if nobody waits for the answer any more."""
            self._thoughts.discard(finished)
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.turns.leave, which)

        thought.add_done_callback(done)
        answer = await asyncio.wrap_future(thought)
        self.answers += 1
        self.troubles += bool(answer.trouble)
        return Thought(answer.action, answer.trouble, time.monotonic() - started, answer.worked)

    def in_secret(self, game: str, bot: str, span: float, worked: float, seconds: float = 0.0) -> float:
        """How long this bot's answer in secret takes in all: so many whole spans that its longest thoughts fit in.

        If only this one thought counted, a quick answer would show that the bot had nothing to choose from.  What counts
        for the next ones is the work of a thought.  When the machine was busy and this answer took more ``seconds``
        than that, it alone takes so many more spans.
        """
        lately = self._secret.setdefault((game, bot), deque(maxlen=LOOKED_AT))
        lately.append(worked)
        if span <= 0:
            return 0.0
        return span * min(max(math.ceil(max(*lately, seconds) / span), 1), MOST_SPANS)

    def close(self) -> None:
        """End the workers.  Answers under way are given up, also in a worker that is just starting."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        while any(not thought.done() for thought in list(self._thoughts)):
            for keeper in self.keepers:
                keeper.interrupt()
            time.sleep(0.01)
        for keeper in self.keepers:
            keeper.close()
