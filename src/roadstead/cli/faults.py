"""What goes wrong at the command line, said in one line to the person who caused it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager

INTERRUPTED = 130
LONGEST_WORD = 160
LONGEST_LINE = 600
BUILT_EXTRAS = ("server", "lab", "learn", "envs", "peers")  # what `make build` installs


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


def why(error: OSError) -> str:
    """What the system says against a file or a stream."""
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{error.strerror or error}"


def need(module: str, extra: str) -> None:
    """Make sure, before anything is played or written, that a library of one of the extras is installed."""
    from importlib.util import find_spec

    if find_spec(module) is None:
        in_a_clone = "`make build` in a clone, or " if extra in BUILT_EXTRAS else ""
        raise BadInput(f"this needs {module}, which is not installed: {in_a_clone}pip install 'roadstead[{extra}]'")


def nothing_written() -> int:
    """Say that Ctrl-C came before there was anything to show; the exit code."""
    print("stopped: nothing is written", file=sys.stderr)
    return INTERRUPTED


@contextmanager
def in_one_line(code: int = 2) -> Iterator[None]:
    """Turn what a library says against bad input (a ValueError, a file that is not there) into one line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise BadInput(why(error), code) from error
    except ValueError as error:
        raise BadInput(str(error), code) from error
