"""What the server writes to standard error: lines for people, or JSON for programs, one object a line.

The same trouble is written once and then only counted, so an outage does not fill the disk.
"""

import logging
import sys
import time
from dataclasses import dataclass

import msgspec
from sqlalchemy.exc import SQLAlchemyError

logger = logging.getLogger("roadstead.server")

# Visitors can cause these as often as they like.  They are counted in the metrics and not written.
VISITORS_FAULTS = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
    "No supported WebSocket library",
)

MOST_KINDS = 100
LONGEST = 500  # letters of what an error says
EVERY = 60.0  # seconds until the same trouble is written again, with how often it came


class Lines(logging.Formatter):
    """Time, level and message."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")


class Json(Lines):
    """The same as JSON, with the trace of an error."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def worth_writing(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(VISITORS_FAULTS)


def configure(*, as_json: bool) -> None:
    """Set up logging for the whole process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else Lines())
    handler.addFilter(worth_writing)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


@dataclass
class _Kind:
    told: float
    more: int = 0


class TroubleLog:
    """Writes troubles.  The kind of a trouble is what was tried, and which error came."""

    def __init__(self, every: float = EVERY) -> None:
        self.every = every
        self.count = 0
        self._kinds: dict[tuple[str, str], _Kind] = {}

    def trouble(self, what: str, where: str = "", error: BaseException | None = None, why: str = "") -> None:
        """Something went wrong, perhaps at table ``where``.  Without ``error``, the one being handled is meant.

        ``why`` says more where there is no error.  It makes no other kind: visitors may have a word in it.
        The trace is written the first time only, and not for what the database or the network says of itself.
        """
        error = error or sys.exc_info()[1]
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
        why = why or (str(error).partition("\n")[0] if error is not None else "")
        said = f": {why[:LONGEST]}" if why else ""
        told = error if kind is None and not isinstance(error, SQLAlchemyError | ConnectionError) else None
        logger.error("trouble with %s%s%s%s", what, place, said, more, exc_info=told)

    def say(self, words: str) -> None:
        """Write a line in any case."""
        logger.error("%s", words)

    def over(self, words: str) -> None:
        """The trouble has ended: write that, and how many lines were left out."""
        silent = sum(kind.more for kind in self._kinds.values())
        self._kinds.clear()
        logger.warning("%s%s", words, f"; {silent} troubles of kinds told before were only counted" if silent else "")
