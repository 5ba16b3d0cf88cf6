"""The bots of all tables: a few worker processes in which they think."""

import asyncio
import contextlib
import math
import time
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from roadstead.bots.keeper import LIMIT, Answer, Keeper
from roadstead.kernel.state import SECRETLY, WIDTH, State
from roadstead.server.bot_pool.turns import Turns

# How long an answer takes to a question asked in secret, whatever there is to choose from: nobody is to read from the
# clock how many cards a bot could have chosen.
IN_SECRET = {"casual": 0.7, "greedy": 0.7, "captain:200": 1.6, "captain:1s": 2.2}
LOOKED_AT = 50  # thoughts of a bot by which it is judged how long all of them take
MOST_SPANS = 5  # times as long as usual: a thought that took longer is one the machine held up


def in_secret(state: State) -> bool:
    """Whether the question now asked depends on something hidden."""
    return not state.over and bool(state.stack[(state.depth - 1) * WIDTH + 1] & SECRETLY)


@dataclass(frozen=True)
class Thought:
    """A bot's answer, and how many seconds it thought about it once it had a worker."""

    action: int
    trouble: str = ""
    seconds: float = 0.0


class BotPool:
    """A few workers.  A table's captain finds the same one where it is free: that one still has its last thought's tree."""

    def __init__(self, workers: int = 2, limit: float = LIMIT) -> None:
        self.keepers = [Keeper(limit) for _ in range(workers)]
        self.troubles = 0
        self.answers = 0
        self.turns = Turns(workers)
        self._threads = ThreadPoolExecutor(workers, "bots")
        self._thoughts: set[Future[Answer]] = set()
        self._secret: dict[tuple[str, str], deque[float]] = {}

    async def ask(
        self, table: str, name: str, view: State, seat: int, seed: int, *, visitor: str | None = None
    ) -> Thought:
        """The bot's answer from what its seat sees.  ``visitor`` waits for it; ``None``: nobody looks on."""
        which = await self.turns.take(table, visitor, follows=name.startswith("captain"))
        loop = asyncio.get_running_loop()
        started = time.monotonic()
        thought = self._threads.submit(self.keepers[which].ask, name, view, seat, seed)
        self._thoughts.add(thought)

        def done(finished: "Future[Answer]") -> None:
            """The worker is free when its thought has ended, also when nobody waits for that any more."""
            self._thoughts.discard(finished)
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self.turns.leave, which)

        thought.add_done_callback(done)
        answer = await asyncio.wrap_future(thought)
        self.answers += 1
        self.troubles += bool(answer.trouble)
        return Thought(answer.action, answer.trouble, time.monotonic() - started)

    def in_secret(self, game: str, bot: str, span: float, thought: float) -> float:
        """How long this bot's answer in secret takes in all: as many whole spans as its longest thoughts have needed.

        Were it only its own thought that counts, one who has nothing to choose from would be known by a quick answer.
        """
        lately = self._secret.setdefault((game, bot), deque(maxlen=LOOKED_AT))
        lately.append(thought)
        if span <= 0:
            return 0.0
        return span * min(max(math.ceil(max(lately) / span), 1), MOST_SPANS)

    def close(self) -> None:
        """End the workers; an answer under way is given up, also that of a worker which is only just starting."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        while any(not thought.done() for thought in list(self._thoughts)):
            for keeper in self.keepers:
                keeper.interrupt()
            time.sleep(0.01)
        for keeper in self.keepers:
            keeper.close()
