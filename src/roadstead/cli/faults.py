"""What goes wrong at the command line, said in one line to the person who caused it."""

from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
LONGEST_WORD = 160
LONGEST_LINE = 600


class BadInput(Exception):
    """Something that was asked for cannot be done; ``code`` is the exit code."""

    def __init__(self, what: str, code: int = 2) -> None:
        super().__init__(what)
        self.code = code


def shortened(text: str) -> str:
    """A text as one line that fits a terminal, whatever somebody typed into it."""
    words = [word if len(word) <= LONGEST_WORD else f"{word[:60]}…{word[-20:]}" for word in text.split()]
    line = " ".join(words)
    return line if len(line) <= LONGEST_LINE else f"{line[:400]} … {line[-100:]}"


@contextmanager
def in_one_line(code: int = 2) -> Iterator[None]:
    """Turn what a library says against bad input (a ValueError, a file that is not there) into one line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise BadInput(f"{where}{error.strerror or error}", code) from error
    except ValueError as error:
        raise BadInput(str(error), code) from error
