"""Libraries that come with an extra."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def installed(extra: str) -> Iterator[None]:
    """Say which extra brings a library that is not there."""
    try:
        yield
    except ModuleNotFoundError as error:
        advice = f"`make build` in a clone, or pip install 'roadstead[{extra}]'"
        raise ImportError(f"this needs {error.name}, which is not installed: {advice}", name=error.name) from error
