"""The drawing in progress, and what ships are called and coloured in it."""

from roadstead.games.jamaica.state import Jamaica
from roadstead.kernel.messages import Fact, say
from roadstead.kernel.scene import Drawing

BLACK = 5


class Table(Drawing[Jamaica]):
    def name(self, ship: int) -> Fact:
        return say("ghost-ship-mat") if self.t.is_ghost(ship) else self.names[ship]

    def colour(self, ship: int) -> int:
        return BLACK if self.t.is_ghost(ship) else ship
