"""A drawing of Supremacy's table in progress: what is asked, what is legal, and the pieces laid down so far."""

from collections.abc import Sequence

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import frames
from roadstead.games.supremacy.state import Supremacy
from roadstead.kernel.scene import Drawing

SELLING, ATTACKING, MOVING, BUILDING, BUYING = 3, 4, 5, 6, 7
GIVEN, WANTED = 0, 1


class Table(Drawing[Supremacy]):
    """The drawing in progress."""

    def __init__(self, t: Supremacy, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.board = t.board
        self.ids = t.board.zone_ids
        self.owner = [int(owner) for owner in t.owner]
        self.armies = [0] * int(t.seats)  # on land, of each seat
        for holder, armies in zip(t.holder[: data.LAND], t.armies, strict=True):
            if holder < t.seats:
                self.armies[holder] += int(armies)
        # Who gives what is being added to an offer, if one is made now.
        self.giver = -1
        if self.kind == frames.DEAL:
            self.giver = int(t.detail(0) if t.detail(2) == GIVEN else t.detail(1))

    def power(self, seat: int) -> str:
        return str(self.t.board.power_ids[self.t.power[seat]])

    def first(self, *actions: str) -> str:
        """The first of these that can be chosen now; where none can, the last."""
        return next((action for action in actions if action in self.legal), actions[-1])

    def said(self, action: str) -> str:
        """What a choice of the one who looks does."""
        seat = self.seat
        assert seat is not None
        number = self.t.game.actions.parse(action)
        return str(self.t.game.words.label(self.t, seat, number, self.names))
