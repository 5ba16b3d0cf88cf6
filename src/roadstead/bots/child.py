"""A second process that answers over a pipe.  It starts when it is first asked, and again after every accident."""

import multiprocessing
import multiprocessing.connection
from collections.abc import Callable
from typing import Any

MOST_VARIANTS = 60  # that one process is told of: each takes a few megabytes of it for good


class Child:
    """``serve`` is what runs in it; it is handed its end of the pipe, and ends when that is closed."""

    def __init__(self, serve: Callable[[Any], None]) -> None:
        self._serve = serve
        self._context: Any = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: multiprocessing.connection.Connection | None = None
        self._variants: set[str] = set()

    def pipe(self, variant: str = "") -> multiprocessing.connection.Connection:
        """Our end of the pipe; the process is started where none runs.

        ``variant`` is the file of the variant that it will be asked about.  After many of them another process begins.
        """
        if variant and variant not in self._variants and len(self._variants) >= MOST_VARIANTS:
            self.close()
        if self._pipe is None or not self._process.is_alive():
            self.close()
            ours, theirs = self._context.Pipe()
            self._process = self._context.Process(target=self._serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            self._pipe = ours
        if variant:
            self._variants.add(variant)
        return self._pipe

    def interrupt(self) -> None:
        """End the process while another thread waits for its answer: that thread finds the pipe closed."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the process."""
        self._variants.clear()
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process = None
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
