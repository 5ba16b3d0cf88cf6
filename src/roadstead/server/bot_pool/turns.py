"""Whose bot thinks next: watched tables first, and each visitor in turn, however many tables they look at."""

import asyncio
import hashlib
from dataclasses import dataclass

IN_A_ROW = 6  # turns of watched tables, after which an unwatched one gets a turn
REMEMBERED = 2_000  # visitors and tables whose last turn is remembered


@dataclass(eq=False)
class Turn:
    """A table that waits for a worker.  ``visitor`` looks at it; ``None``: nobody does."""

    table: str
    visitor: str | None
    worker: "asyncio.Future[int]"
    follows: bool = False  # better in the worker that thought for this table before: it still has its tree

    @property
    def who(self) -> str:
        """For whom this turn is counted."""
        return f"table {self.table}" if self.visitor is None else self.visitor


class Turns:
    """A few workers, and who waits for them.

    Where there are two or more workers, one is kept free of tables that nobody watches.  So a person never waits for a
    long thought at a table where nobody is.
    """

    def __init__(self, workers: int) -> None:
        self._free = list(range(workers))
        self._workers = workers
        self._for_nobody: set[int] = set()  # workers busy with tables that nobody watches
        self._waiting: list[Turn] = []
        self._last: dict[str, int] = {}
        self._count = 0
        self._in_a_row = 0

    async def take(self, table: str, visitor: str | None, *, follows: bool = False) -> int:
        """Wait for a worker; ``leave`` gives it back."""
        turn = Turn(table, visitor, asyncio.get_running_loop().create_future(), follows)
        self._waiting.append(turn)
        self._give()
        try:
            return await turn.worker
        except asyncio.CancelledError:
            if turn in self._waiting:
                self._waiting.remove(turn)
            elif turn.worker.done() and not turn.worker.cancelled():
                self.leave(turn.worker.result())
            raise

    def leave(self, worker: int) -> None:
        self._for_nobody.discard(worker)
        self._free.append(worker)
        self._give()

    def _give(self) -> None:
        while self._free and (turn := self._next()) is not None:
            self._waiting.remove(turn)
            if turn.worker.cancelled():
                continue
            worker = self._worker_for(turn)
            self._free.remove(worker)
            self._count += 1
            if len(self._last) > REMEMBERED:
                self._last.clear()
            self._last[turn.who] = self._count
            if turn.visitor is None:
                self._for_nobody.add(worker)
            turn.worker.set_result(worker)

    def _next(self) -> Turn | None:
        watched = [turn for turn in self._waiting if turn.visitor is not None]
        others = [turn for turn in self._waiting if turn.visitor is None]
        if len(self._for_nobody) >= max(1, self._workers - 1):
            others = []
        if watched and not (others and self._in_a_row >= IN_A_ROW):
            self._in_a_row += 1
            return min(watched, key=self._since)
        self._in_a_row = 0
        return min(others, key=self._since, default=None)

    def _since(self, turn: Turn) -> int:
        return self._last.get(turn.who, 0)

    def _worker_for(self, turn: Turn) -> int:
        if turn.follows:
            usual = int(hashlib.sha256(turn.table.encode()).hexdigest()[:8], 16) % self._workers
            if usual in self._free:
                return usual
        return self._free[0]
