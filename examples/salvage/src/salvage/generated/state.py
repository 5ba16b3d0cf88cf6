"""The fields of the table.  Written by roadstead generate from fields.py: change that, not this."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows, seen
from roadstead.kernel.state import State


class Fields(State):
    round: i64
    wreck: vec[i64]
    cards: vec[i64]
    bid: vec[i64]
    last_bid: vec[i64]
    points: vec[i64]
    drawn: vec[i64]
    chart: vec[i64]
    found: vec[i64]
    bag: vec[i64]

    def lay_out(self) -> None:
        """Every field as it is on a blank table."""
        self.round = 0
        self.wreck, self.cards, self.bid = rows.zeros(2), rows.filled(self.seats, 127), rows.filled(self.seats, 7)
        self.last_bid, self.points = rows.filled(self.seats, 7), rows.zeros(self.seats)
        self.drawn, self.chart = rows.zeros(self.seats), rows.zeros(self.seats * 7)
        self.found, self.bag = rows.zeros(self.seats), rows.filled(3, 12)
        self.fit()

    def copy_to(self, blank: State, viewer: i64) -> None:
        # Everything public, and of the rest what the viewer knows.
        twin = cast(Fields, blank)  # compiled, a narrowed parameter would be checked again at every use
        twin.round = self.round
        twin.wreck, twin.cards, twin.last_bid = self.wreck[:], self.cards[:], self.last_bid[:]
        twin.points, twin.drawn, twin.found = self.points[:], self.drawn[:], self.found[:]
        twin.bid = seen.by_owner(self.bid, viewer, 1)
        twin.chart = seen.by_owner(self.chart, viewer, 7)
        twin.bag = seen.by_nobody(self.bag, viewer)

    # Here, and not in the kernel's library, so that each call in the rules is compiled to the question alone.
    def announce(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.telling:
            self.tell_all(event, a, b, c, d, e, f)
