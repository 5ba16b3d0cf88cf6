"""The drawing in progress, and what ships are called and coloured in it."""

from collections.abc import Sequence

from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.scene import Drawing

BLACK = 5


class Table(Drawing):
    def __init__(self, t: Jamaica, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.t = t

    def name(self, ship: int) -> str:
        return "Ghost Ship" if self.t.is_ghost(ship) else self.names[ship]

    def colour(self, ship: int) -> int:
        return BLACK if self.t.is_ghost(ship) else ship
