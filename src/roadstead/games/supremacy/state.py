"""What lies on Supremacy's table, and who may see it."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.supremacy import data
from roadstead.games.supremacy.generated import told
from roadstead.games.supremacy.generated.state import Fields
from roadstead.kernel import rows
from roadstead.kernel.state import State


@final
class Supremacy(Fields):
    """The table, its fields declared in fields.py."""

    board: data.Board  # the map and the decks of this game

    def copy_to(self, blank: State, viewer: i64) -> None:
        assert isinstance(blank, Supremacy)
        super().copy_to(blank, viewer)
        blank.board = self.board

    # Reading the table

    def alive(self) -> i64:
        """How many players are left."""
        left: i64 = 0
        for seat in range(self.seats):
            if not self.out[seat]:
                left += 1
        return left

    def closed(self, zone: i64) -> bool:
        """Whether nobody passes or builds here: under a cloud or a neutron marker, or after a meteor."""
        return self.marked_by(zone) != data.NOBODY or self.barred(zone)

    def marked_by(self, zone: i64) -> i64:
        """SUP-8.11: whose neutron marker lies on a territory."""
        return self.bomber[zone] if self.with_neutron_bombs and zone < data.LAND else data.NOBODY

    def barred(self, zone: i64) -> bool:
        """SUP-6.9, FOR-6.5: out of play under a cloud, or closed after a meteor until stage 3 of the next turn."""
        if zone >= data.LAND:
            return False
        if self.cloud[zone]:
            return True
        hit = self.crater[zone]
        return hit > 0 and (hit == self.turn or (hit == self.turn - 1 and self.stage < 3))

    def enterable(self, seat: i64, zone: i64) -> bool:
        """SUP-6.5: where a move of this seat may end."""
        if zone >= data.FIRST_DARK:
            return True
        holder = self.holder[zone]
        if zone >= data.LAND:
            return holder in (seat, data.NOBODY)
        if holder != seat and self.armies[zone] > 0:
            return False
        marker = self.marked_by(zone)
        return (marker == data.NOBODY or marker == seat) and not self.barred(zone)

    def passable(self, seat: i64, zone: i64) -> bool:
        """SUP-6.6: where a move of this seat may lead through."""
        if self.enterable(seat, zone):
            return True
        holder = self.holder[zone]
        return holder < self.seats and self.may_pass[holder * self.seats + seat] >= self.turn and not self.closed(zone)

    def units_in(self, seat: i64, zone: i64) -> i64:
        """Armies and navies of a seat in a zone, armies aboard included."""
        if zone < data.LAND:
            return self.armies[zone] if self.holder[zone] == seat else 0
        at = seat * data.SEAS + zone - data.LAND
        return self.navies[at] + self.aboard[at]

    def units(self, seat: i64) -> i64:
        """All the armies and navies of a seat."""
        total: i64 = 0
        holder, armies, navies, aboard = self.holder, self.armies, self.navies, self.aboard
        for zone in range(data.LAND):
            if holder[zone] == seat:
                total += armies[zone]
        for at in range(seat * data.SEAS, seat * data.SEAS + data.SEAS):
            total += navies[at] + aboard[at]
        return total

    def limit(self, seat: i64) -> i64:
        """SUP-1.5: how much of each thing a seat can store."""
        return data.STORE * self.centres[seat]

    def credit(self, seat: i64) -> i64:
        """SUP-4.7: how many more loans the bank gives."""
        return data.LOANS_A_CENTRE * self.centres[seat] - self.loans[seat]

    def has_set(self, seat: i64) -> bool:
        """SUP-1.4: at least one of each resource."""
        at = seat * 3
        return self.supplies[at] > 0 and self.supplies[at + 1] > 0 and self.supplies[at + 2] > 0

    def sets(self, seat: i64) -> i64:
        at = seat * 3
        # A min of three is not compiled.
        return min(min(self.supplies[at], self.supplies[at + 1]), self.supplies[at + 2])

    def spend_sets(self, seat: i64, sets: i64) -> None:
        for at in range(seat * 3, seat * 3 + 3):
            self.supplies[at] -= sets

    def store(self, seat: i64, resource: i64, units: i64) -> i64:
        """SUP-1.5: what cannot be stored is lost, and answered."""
        return self.fill(self.supplies, seat * 3 + resource, seat, units)

    def arm(self, seat: i64, weapon: i64, count: i64) -> i64:
        """SUP-1.5: a weapon needs room as supplies do."""
        if weapon == data.NUKE:
            return self.fill(self.nukes, seat, seat, count)
        if weapon == data.L_STAR:
            return self.fill(self.l_stars, seat, seat, count)
        return self.fill(self.k_sats if weapon == data.K_SAT else self.neutron_bombs, seat, seat, count)

    def fill(self, stocks: vec[i64], at: i64, seat: i64, units: i64) -> i64:
        """As much more of a stock as there is room for; the rest is answered."""
        stored = min(units, max(self.limit(seat) - stocks[at], 0))
        stocks[at] += stored
        return units - stored

    def overflow(self, seat: i64, thing: i64, lost: i64) -> None:
        """SUP-1.5: what was lost for want of room is told."""
        if lost > 0:
            self.announce(told.OVERFLOW, seat, thing, lost)

    def outages(self, company: i64) -> i64:
        """FOR-2.12: how many markers lie on a company."""
        return rows.count(self.mark_company, company)

    def officers_in(self, seat: i64, zone: i64) -> i64:
        return rows.count_within(self.officers, seat * data.OFFICERS, seat * data.OFFICERS + data.OFFICERS, zone)
