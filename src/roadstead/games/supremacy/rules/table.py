"""The rules on the map that the table is played on."""

from roadstead.games.supremacy.data import Board
from roadstead.games.supremacy.generated.dispatch import Dispatch
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.state import State


class SupremacyRules(Dispatch):
    def __init__(self, board: Board, with_canal: Board) -> None:
        self.board = board
        self.with_canal = with_canal

    def blank(self) -> State:
        table = Supremacy()
        table.board = self.board
        return table

    def furnish(self, t: State) -> None:
        """SUP-6.10: the canal is two more neighbours on the map."""
        assert isinstance(t, Supremacy)
        t.board = self.with_canal if t.options["canal"] else self.board
