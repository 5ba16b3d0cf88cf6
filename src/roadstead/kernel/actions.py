"""Every action a game knows, as a number for the machine and a line of text for everything else."""

import difflib
from collections.abc import Iterable


class Actions:
    """The fixed list of a game's actions.  Numbers may change from version to version, texts may not.

    Made from rows ``(name of the constant, name of the kind, texts)``; the constant is what the rules call the first
    number of the row, written by ``tools/generate.py``, and empty for a row that needs none, such as one that begins
    elsewhere on other data.  ``moving`` are the constants of rows that begin elsewhere in some variants, because a row
    before them is longer or shorter there.  Where the rules write their constants themselves, the first number stands in its place, and
    a row that does not begin where the one before it ended is an error.
    """

    def __init__(self, rows: Iterable[tuple[int | str, str, Iterable[str]]], moving: tuple[str, ...] = ()) -> None:
        self.moving = moving
        self._texts: list[str] = []
        self._kinds: list[str] = []
        self._places: list[int] = []
        self.firsts: dict[str, int] = {}
        for first, kind, texts in rows:
            if isinstance(first, str):
                if first:
                    self.firsts[first] = len(self._texts)
            elif first != len(self._texts):
                raise ValueError(f"actions of kind {kind!r} begin at {len(self._texts)}, not at {first}")
            for place, text in enumerate(texts):
                self._texts.append(text)
                self._kinds.append(kind)
                self._places.append(place)
        self.size = len(self._texts)
        self._numbers = {_plain(text): number for number, text in enumerate(self._texts)}
        if len(self._numbers) != self.size:
            raise ValueError("two actions share a text")

    def text(self, action: int) -> str:
        """The action's line of text."""
        return self._texts[self._checked(action)]

    def kind(self, action: int) -> str:
        """The family the action belongs to, such as ``card`` or ``attack``."""
        return self._kinds[self._checked(action)]

    def place(self, action: int) -> int:
        """Where the action stands in its row, counted from 0: which card, which hold."""
        return self._places[self._checked(action)]

    def _checked(self, action: int) -> int:
        if not 0 <= action < self.size:
            raise ValueError(f"there is no action {action}: they run from 0 to {self.size - 1}")
        return action

    def parse(self, text: str) -> int:
        """The number of the action with this text; capitals and extra blanks do not matter."""
        number = self._numbers.get(_plain(text))
        if number is None:
            near = difflib.get_close_matches(_plain(text), self._numbers, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"no action is called {text.strip()[:60]!r}{hint}")
        return number

    def texts(self) -> list[str]:
        """All texts, in the order of their numbers."""
        return list(self._texts)


def _plain(text: str) -> str:
    return " ".join(text.lower().split())
