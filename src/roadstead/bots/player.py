"""What every bot can do."""

from typing import Protocol

from roadstead.kernel.state import State


class Bot(Protocol):
    """Decides from what a seat sees."""

    name: str

    def choose(self, view: State, seat: int) -> int:
        """One of ``view.legal(seat)``; ``view`` is the state redacted for this seat."""
        ...
