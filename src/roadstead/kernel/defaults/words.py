"""Words from the declarations, for all that a game's own ``words`` does not say."""

from collections.abc import Sequence
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, cast

from roadstead.kernel.contracts import Words
from roadstead.kernel.defaults import values
from roadstead.kernel.speech import Speech
from roadstead.kernel.state import State
from roadstead.kernel.words import Row, Sheet

if TYPE_CHECKING:
    from roadstead.kernel.game import Game

SAID = ("prompt", "waiting", "label", "line", "refusal", "sheets", "breakdown")
TABLES = ("PROMPTS", "LABELS", "REASONS", "CALLED", "LINES")


class PlainWords(Speech):
    """What can be said of any game; ``own`` is its module of words, whose tables are used where it has them."""

    def __init__(self, own: ModuleType | None) -> None:
        super().__init__(*(getattr(own, table, None) for table in TABLES))

    def sheets(self, view: State, names: Sequence[str]) -> list[Sheet]:
        """The table field by field, then a row for each player."""
        found = []
        table = list(values.on_table(view))
        if table:
            columns = tuple(values.heading(field) for field, _ in table)
            found.append(Sheet(view.game.title, columns, [Row(tuple(text for _, text in table))]))
        heads = ("player", *(values.heading(field) for field, _ in values.of_seat(view, 0)))
        rows = [
            Row((names[seat], *(text for _, text in values.of_seat(view, seat))), seat) for seat in range(view.seats)
        ]
        return [*found, Sheet("Players", heads, rows)]

    def breakdown(self, view: State, names: Sequence[str]) -> Sheet:
        """The points of each player."""
        rows = [Row((names[seat], str(points)), seat) for seat, points in enumerate(view.scores())]
        return Sheet("Score", ("player", "points"), rows)


def completed(game: "Game", own: ModuleType | None) -> Words:
    """A game's words, with plain ones for what it leaves out."""
    if own is not None and all(hasattr(own, name) for name in SAID):
        return cast(Words, own)
    plain = PlainWords(own)
    said = {name: getattr(own, name, None) or getattr(plain, name) for name in SAID}
    return cast(Words, SimpleNamespace(**said, deal=getattr(own, "deal", None)))
