"""Answers that are kept, those asked for last.  Who asks for one that is being made waits for it, so it is made once."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class Cache(Generic[Answer]):
    """At most so many answers, by what was asked.  One that failed is not kept."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[Hashable, asyncio.Task[Answer]] = OrderedDict()

    async def get(self, asked: Hashable, make: Callable[[], Coroutine[Any, Any, Answer]]) -> Answer:
        task = self._kept.get(asked)
        if task is None:
            task = self._kept[asked] = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._made(asked, done))
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(asked)
        return await asyncio.shield(task)

    def _made(self, asked: Hashable, done: "asyncio.Task[Answer]") -> None:
        failed = done.cancelled() or done.exception() is not None
        if failed and self._kept.get(asked) is done:
            del self._kept[asked]

    def __len__(self) -> int:
        return len(self._kept)
