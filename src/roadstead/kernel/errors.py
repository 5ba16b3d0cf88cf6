"""What the kernel raises when it is asked for something it cannot do."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule's number, and what is said to the person who tried it (a text, or ``Said``)."""

    rule: str
    said: object

    @property
    def message(self) -> Any:
        """What is sent to those who read it elsewhere."""
        return getattr(self.said, "message", self.said)

    @property
    def words(self) -> str:
        """The sentence, in English."""
        return str(self.said)

    def __str__(self) -> str:
        return f"{self.words} [{self.rule}]" if self.rule else self.words


class IllegalAction(ValueError):
    """Raised by ``play`` for an action that is not legal now; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.refusal)


class NeedsOutcome(Exception):
    """Scripted dice ran out: the next outcome is one of ``0 .. sides - 1``."""

    def __init__(self, sides: int, stream: int) -> None:
        super().__init__(sides, stream)
        self.sides = sides
        self.stream = stream

    def __str__(self) -> str:
        return f"the dice need an outcome below {self.sides} (stream {self.stream})"


class BadOutcome(ValueError):
    """Scripted dice were given an outcome that this die does not have."""


class Unsettled(RuntimeError):
    """The rules went on for thousands of steps without asking anyone: a rule that loops."""
