"""Numbers that a variant may change, where they stand in compiled code.

``FINISH_SCORE: Final[i64] = printed("FINISH_SCORE", 15)`` is 15 in the printed game.  While a variant is being loaded
(``kernel/instances.py``), in the thread that loads it, the same line gives the variant's number.  A number that is written
without this is built into the compiled rules, and no variant of these can have another.
"""

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import MappingProxyType
from typing import Any, TypeVar, cast

T = TypeVar("T")


Changes = Mapping[str, Callable[[Any], Any]]


class _Loading(threading.local):
    changes: Changes = MappingProxyType({})


_loading = _Loading()


def printed(name: str, value: T) -> T:
    """This value, or what the variant that is being loaded makes of it."""
    change = _loading.changes.get(name)
    return value if change is None else cast(T, change(value))


@contextmanager
def changing(changes: Changes) -> Iterator[None]:
    """What is loaded in here has these changes."""
    before = _loading.changes
    _loading.changes = changes
    try:
        yield
    finally:
        _loading.changes = before
