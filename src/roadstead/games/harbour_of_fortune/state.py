"""What lies on the table of Harbour of Fortune, and who may see it."""

from typing import final

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import data
from roadstead.games.harbour_of_fortune.generated.state import Fields
from roadstead.kernel import bits


@final
class Harbour(Fields):
    """The table, its fields declared in fields.py."""

    def family(self, seat: i64) -> i64:
        """HOF-2.7: the family that a seat leads; NOBODY before it is chosen."""
        for family in range(data.MOST_SEATS):
            if self.led_by[family] == seat:
                return family
        return data.NOBODY

    def active(self, seat: i64) -> i64:
        """HOF-6.1: the active household as a set of members; the Father is member 0."""
        return self.home[seat] & ~self.sick[seat] & ~(self.failed[seat] << data.FATHER)

    def is_active(self, seat: i64, member: i64) -> bool:
        return (self.active(seat) >> member) & 1 == 1

    def household(self, seat: i64) -> i64:
        """How many members are active."""
        return bits.size(self.active(seat))

    def jacks(self, seat: i64) -> i64:
        """HOF-6.6: how many Jacks are hired, sick or not."""
        return bits.size(self.home[seat] & data.JACKS)

    def damaged(self, seat: i64) -> i64:
        at = seat * 3
        damage = self.damage
        return damage[at] + damage[at + 1] + damage[at + 2]

    def sound(self, seat: i64) -> i64:
        """Houses that stand undamaged."""
        return self.houses[seat] - self.damaged(seat)

    def troubles(self, seat: i64) -> i64:
        """What could be mended in a household, as a set (HOF-10.2 to HOF-10.6)."""
        found = self.sick[seat] | self.failed[seat] << data.FAILURE
        if self.houses[seat]:
            at = seat * 3
            damage = self.damage
            for kind in range(3):
                if damage[at + kind]:
                    found |= 1 << (data.STORM + kind)
        if self.burnt[seat]:
            found |= 1 << data.FIRE
        if self.lost[seat] and self.space[seat] < data.HARBOUR:
            found |= 1 << data.LOST_SPACE
        return found

    def kinds(self, seat: i64) -> i64:
        """One of every kind of card that a seat holds, whatever its back."""
        at = seat * 4
        found: i64 = 0
        hand = self.hand
        for family in range(self.seats):
            cards = hand[at + family]
            found |= cards | cards >> 1
        return found & data.ONCE

    def owed_by(self, seat: i64) -> i64:
        """All that a seat owes."""
        total: i64 = 0
        for at in range(0, len(self.debts), 3):
            if self.debts[at] == seat:
                total += self.debts[at + 2]
        return total


def packed_size(cards: i64) -> i64:
    """How many cards a packed set has."""
    return bits.size(cards & data.ONCE) + 2 * bits.size((cards >> 1) & data.ONCE)


def packed_nth(cards: i64, n: i64) -> i64:
    """The kind of the n-th card of a packed set: with ``n = dice.below(size)`` a draw from a bag."""
    kind: i64 = 0
    while True:
        n -= cards & 3
        if n < 0:
            return kind
        cards >>= 2
        kind += 1
