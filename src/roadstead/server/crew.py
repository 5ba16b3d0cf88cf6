"""The bots of all tables: who can be had, and a few worker processes in which they think."""

import asyncio
import hashlib
import time
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from msgspec import Struct

from roadstead.bots.keeper import LIMIT, Answer, Keeper
from roadstead.kernel.state import SECRETLY, WIDTH, State


class Level(Struct):
    """A bot that can be seated."""

    name: str
    title: str
    words: str


LEVELS = (
    Level("casual", "Casual", "Plays by feel and makes mistakes: for a first game."),
    Level("greedy", "Greedy", "Takes what is best this moment, at once."),
    Level("captain:200", "Captain", "Looks ahead a little before every move."),
    Level("captain:1s", "Admiral", "Thinks for about a second a turn; the strongest that is still quick."),
)
STAND_IN = "greedy"  # plays for those who resign or whose time is up
TITLES = {level.name: level.title for level in LEVELS}

# How long an answer takes to a question asked in secret, whatever there is to choose from: nobody is to read from the
# clock how many cards a bot could have chosen.
IN_SECRET = {"casual": 0.7, "greedy": 0.7, "captain:200": 1.6, "captain:1s": 2.2}


@dataclass(frozen=True)
class Pace:
    """How long a bot's move takes at the least where somebody looks on; tests turn it down to nothing."""

    least: float = 0.5
    most: float = 0.9
    demo: float = 1.0
    secret: float = 1.0  # what the times in secret are multiplied with
    unseen: float = 0.0  # where nobody looks on

    @classmethod
    def of(cls, seconds: float) -> "Pace":
        """The usual pace, stretched or shortened so that a move takes about so long."""
        by = seconds / 0.7
        return cls(0.5 * by, 0.9 * by, 1.0 * by, 1.0 * by)


def in_secret(state: State) -> bool:
    """Whether the question now asked depends on something hidden."""
    return not state.over and bool(state.stack[(state.depth - 1) * WIDTH + 1] & SECRETLY)


class Crew:
    """A few workers.  A table's captain always finds the same one, which still has the tree of its last thought."""

    def __init__(self, workers: int = 2, limit: float = LIMIT) -> None:
        self.keepers = [Keeper(limit) for _ in range(workers)]
        self.troubles = 0
        self.answers = 0
        self._locks = [asyncio.Lock() for _ in range(workers)]
        self._busy = [0] * workers
        self._threads = ThreadPoolExecutor(workers, "crew")
        self._thoughts: set[Future[Answer]] = set()

    async def ask(self, table: str, name: str, view: State, seat: int, seed: int) -> Answer:
        """The bot's answer from what its seat sees."""
        which = self._worker_for(table, name)
        self._busy[which] += 1
        try:
            async with self._locks[which]:
                thought = self._threads.submit(self.keepers[which].ask, name, view, seat, seed)
                self._thoughts.add(thought)
                thought.add_done_callback(self._thoughts.discard)
                answer = await asyncio.wrap_future(thought)
        finally:
            self._busy[which] -= 1
        self.answers += 1
        self.troubles += bool(answer.trouble)
        return answer

    def _worker_for(self, table: str, name: str) -> int:
        if name.startswith("captain"):
            return int(hashlib.sha256(table.encode()).hexdigest()[:8], 16) % len(self.keepers)
        return min(range(len(self.keepers)), key=lambda i: self._busy[i])

    def close(self) -> None:
        """End the workers; an answer under way is given up, also that of a worker which is only just starting."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        while any(not thought.done() for thought in list(self._thoughts)):
            for keeper in self.keepers:
                keeper.interrupt()
            time.sleep(0.01)
        for keeper in self.keepers:
            keeper.close()
