"""What lies on Jamaica's table, and who may see it."""

from typing import final

from mypy_extensions import i64

from roadstead.games.jamaica.data import CURSED, LAP, NO_GOODS, PORT_ROYAL, POWERS, SIXTH, SIXTH_HOLD, TO_GO, WORTH
from roadstead.games.jamaica.generated.state import Fields
from roadstead.kernel.state import UNKNOWN


@final
class Jamaica(Fields):
    """The table, its fields declared in fields.py.

    Ships are numbered as the seats are; with two seats the Ghost Ship is ship 2.
    """

    def knows_face(self, viewer: i64, at: i64) -> bool:
        """JAM-9.2, JAM-11.6: a seat knows what it has seen; a spectator what lies open, at the end all that scored.

        JAM-10.9: a power that every seat has seen has lain open, and is known though the Ghost Ship turned it down.
        """
        if viewer >= 0:
            return (self.seen[at] >> viewer) & 1 == 1
        if self.open[at] == 1 or (self.over and not self.is_ghost(self.holder[at])):
            return True
        return self.face[at] < POWERS and self.seen[at] == (1 << self.seats) - 1

    # Reading the table

    def to_go(self, ship: i64) -> i64:
        """JAM-1.4: the fewest forward steps to the finish."""
        if self.space[ship] == PORT_ROYAL:
            return LAP * (1 - self.lap[ship])
        return TO_GO[self.space[ship]] - LAP * self.lap[ship]

    def finished(self, ship: i64) -> bool:
        """JAM-5.7: home in Port Royal after a full lap."""
        return self.space[ship] == PORT_ROYAL and self.lap[ship] == 1

    def finished_moving(self, ship: i64, direction: i64) -> bool:
        """JAM-5.7: a ship that comes home after its lap stops there; going back it may leave again (JAM-10.16)."""
        return direction == 0 and self.finished(ship)

    def is_ghost(self, ship: i64) -> bool:
        return ship >= self.seats

    def decider(self, ship: i64) -> i64:
        """JAM-10.3: who steers a ship: its player, or the Captain for the Ghost Ship."""
        return self.captain if ship >= self.seats else ship

    def has_room(self, ship: i64) -> i64:
        """How many holds a ship has."""
        return SIXTH + 1 if self.power[SIXTH_HOLD] == ship else SIXTH

    def total(self, ship: i64, goods: i64) -> i64:
        """All the tokens of a kind in a ship's holds."""
        total: i64 = 0
        for at in range(ship * 6, ship * 6 + 6):
            if self.goods[at] == goods:
                total += self.tokens[at]
        return total

    def free_hold(self, ship: i64) -> i64:
        """The first empty regular hold, -1 where there is none."""
        for hold in range(SIXTH):
            if self.goods[ship * 6 + hold] == NO_GOODS:
                return hold
        return -1

    def same_as_earlier(self, ship: i64, hold: i64) -> bool:
        """JAM-12.3: a regular hold with just what an earlier regular hold has is the same choice."""
        if hold == SIXTH:
            return False
        at = ship * 6
        for earlier in range(hold):
            if (
                self.goods[at + earlier] == self.goods[at + hold]
                and self.tokens[at + earlier] == self.tokens[at + hold]
            ):
                return True
        return False

    def face_down(self, ship: i64) -> i64:
        """The face-down cards beside a ship, as a set of backs."""
        found: i64 = 0
        for back in range(self.drawn):
            if self.holder[back] == ship and not self.open[back]:
                found |= 1 << back
        return found

    def empty(self, ship: i64, hold: i64) -> None:
        """JAM-4.6: a hold without tokens is empty at once."""
        self.goods[ship * 6 + hold] = NO_GOODS
        self.tokens[ship * 6 + hold] = 0

    def is_cursed(self, back: i64) -> bool:
        return self.face[back] != UNKNOWN and (CURSED >> self.face[back]) & 1 == 1

    def worth(self, back: i64) -> i64:
        """What a card is worth at the end, to someone who knows it."""
        return WORTH[self.face[back]]
