"""What lies on New Bedford's table.  All of it is open (NB-1.5): only what the bag gives next is unknown."""

from typing import final

from mypy_extensions import i64

from roadstead.games.new_bedford import data
from roadstead.games.new_bedford.data import BOARD, KINDS, RETURN, TRACK, WHALES
from roadstead.games.new_bedford.generated.state import Fields
from roadstead.kernel import rows


@final
class NewBedford(Fields):
    """The table, its fields declared in fields.py."""

    # The supply

    def gain(self, seat: i64, kind: i64, count: i64) -> None:
        """From the supply to a player; the other way with a negative count."""
        self.stock[seat * KINDS + kind] += count
        self.handed_out[kind] += count

    def has(self, seat: i64, kind: i64) -> i64:
        return self.stock[seat * KINDS + kind]

    # Buildings and workers

    def cost(self, building: i64, kind: i64) -> i64:
        """The printed cost of a building in this edition."""
        return data.COST[building * KINDS + kind + (data.PUBLISHED_COSTS if self.published else 0)]

    def standing(self) -> i64:
        """The spaces where a worker stands, as a set."""
        found: i64 = 0
        for space in self.worker:
            if space != data.HOME:
                found |= 1 << space
        return found

    def bonus(self, space: i64) -> i64:
        """NB-3.6: 1 where a worker would be the first at a space of the town board."""
        return 1 if space < BOARD and not (self.standing() >> space) & 1 else 0

    def fee(self, seat: i64, space: i64) -> i64:
        """NB-3.9: what a player pays to use a space."""
        return 0 if space < BOARD or self.owner[space - BOARD] == seat else data.FEE

    def visitor(self, building: i64) -> i64:
        """Whose worker stands on a building; NOBODY's where there is none."""
        for i in range(len(self.worker)):
            if self.worker[i] == BOARD + building:
                return i // 2
        return data.NOBODY

    def buildings(self, seat: i64) -> i64:
        """How many buildings a player owns."""
        return rows.count(self.owner, seat)

    # Ships

    def crowd(self, place: i64) -> i64:
        """How many ships are on a space of the track."""
        return rows.count(self.place, place)

    def farthest(self) -> i64:
        """The last space of the track."""
        return self.inshore + data.DEAREST

    def at_sea(self, ship: i64) -> bool:
        return RETURN < self.place[ship] < TRACK

    def ships_at_sea(self) -> i64:
        count: i64 = 0
        for at in self.place:
            if RETURN < at < TRACK:
                count += 1
        return count

    def aboard(self, ship: i64) -> i64:
        """How many tokens a ship has."""
        return self.hold[ship * WHALES] + self.hold[ship * WHALES + 1] + self.hold[ship * WHALES + 2]

    def ranked(self, place: i64, rank: i64) -> i64:
        """The ship with this rank on a space of the track, -1 where there is none."""
        for ship in range(len(self.place)):
            if self.place[ship] == place and self.rank[ship] == rank:
                return ship
        return -1
