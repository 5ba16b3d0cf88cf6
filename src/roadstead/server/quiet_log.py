"""A log that says a trouble once, then counts: an outage is not to fill the disk with its own story."""

import logging
import time
from dataclasses import dataclass

logger = logging.getLogger("roadstead.server")
MOST_KINDS = 100
EVERY = 60.0  # seconds until the same trouble is told again, with how often it came meanwhile


@dataclass
class _Kind:
    told: float
    more: int = 0


class QuietLog:
    """``trouble`` is told by its kind: what was tried, and what was in the way."""

    def __init__(self, every: float = EVERY) -> None:
        self.every = every
        self.count = 0
        self._kinds: dict[tuple[str, str], _Kind] = {}

    def trouble(self, what: str, where: str = "", error: BaseException | None = None, *, trace: bool = True) -> None:
        """Something went wrong, at which table it may be; the way it came to be is told the first time only."""
        self.count += 1
        now = time.monotonic()
        key = (what, type(error).__name__)
        kind = self._kinds.get(key)
        if kind is not None and now - kind.told < self.every:
            kind.more += 1
            return
        if len(self._kinds) >= MOST_KINDS:
            self._kinds.clear()
        more = f" ({kind.more} more like it before)" if kind is not None and kind.more else ""
        self._kinds[key] = _Kind(now)
        place = f" at table {where}" if where else ""
        said = f": {str(error).partition(chr(10))[0]}" if error is not None else ""
        told = error if trace and kind is None else None
        logger.error("trouble with %s%s%s%s", what, place, said, more, exc_info=told)

    def say(self, words: str) -> None:
        """Something that is told when it begins and when it ends, not in between."""
        logger.error("%s", words)

    def over(self, words: str) -> None:
        """What was in the way is gone: say so, and how much was kept silent."""
        silent = sum(kind.more for kind in self._kinds.values())
        self._kinds.clear()
        logger.warning("%s%s", words, f"; {silent} troubles of kinds told before were only counted" if silent else "")
