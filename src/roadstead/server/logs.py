"""What the server writes to standard error: lines for people, or JSON for programs, one object a line."""

import logging
import sys
import time

import msgspec

# What visitors can cause as often as they like is counted in the metrics and not written.
VISITORS_FAULTS = (
    "Invalid HTTP request received",
    "Invalid UTF-8 sequence received",
    "Unsupported upgrade request",
    "No supported WebSocket library",
)


class Lines(logging.Formatter):
    """Time, how grave, and what."""

    converter = staticmethod(time.gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")


class Json(Lines):
    """The same with names, and where an error came from."""

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
    """From here on everything is written this way."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if as_json else Lines())
    handler.addFilter(worth_writing)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
