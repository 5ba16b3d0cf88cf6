"""Tasks that run beside everything else until the server stops."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from roadstead.server.logs import TroubleLog


class Background:
    """Starts tasks, keeps them from being forgotten, and writes down how one failed."""

    def __init__(self, log: TroubleLog) -> None:
        self.tasks: set[asyncio.Task[Any]] = set()
        self._log = log

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._log.trouble("something in the background", error=task.exception())

    def cancel(self) -> None:
        for task in list(self.tasks):
            task.cancel()
