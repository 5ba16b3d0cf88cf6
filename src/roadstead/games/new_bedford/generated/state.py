"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows
from roadstead.kernel.state import State


class Fields(State):
    published: bool
    inshore: i64
    per_ship: bool
    round: i64
    first: i64
    homeward: bool
    stock: vec[i64]
    handed_out: vec[i64]
    whales: vec[i64]
    worker: vec[i64]
    owner: vec[i64]
    place: vec[i64]
    rank: vec[i64]
    hold: vec[i64]
    bag: vec[i64]
    sea: vec[i64]
    removed: vec[i64]
    batch: vec[i64]
    free: i64

    def lay_out(self) -> None:
        """Every field as it is on a blank table."""
        self.inshore = self.option("track", "B")
        self.published = self.per_ship = self.homeward = False
        self.round = self.first = self.free = 0
        self.stock, self.handed_out = rows.zeros(self.seats * 4), rows.zeros(4)
        self.whales, self.worker = rows.zeros(self.seats * 3), rows.filled(self.seats * 2, 99)
        self.owner, self.place = rows.filled(20, 99), rows.filled(self.seats * 2, 9)
        self.rank, self.hold, self.bag = rows.zeros(self.seats * 2), rows.zeros(self.seats * 6), rows.zeros(4)
        self.sea, self.removed, self.batch = rows.zeros(4), rows.zeros(4), rows.zeros(3)
        self.fit()

    def copy_to(self, blank: State, viewer: i64) -> None:
        # Everything public, and of the rest what the viewer knows.
        twin = cast(Fields, blank)  # compiled, a narrowed parameter would be checked again at every use
        twin.published, twin.inshore, twin.per_ship = self.published, self.inshore, self.per_ship
        twin.round, twin.first, twin.homeward, twin.free = self.round, self.first, self.homeward, self.free
        twin.stock, twin.handed_out, twin.whales = self.stock[:], self.handed_out[:], self.whales[:]
        twin.worker, twin.owner, twin.place, twin.rank = self.worker[:], self.owner[:], self.place[:], self.rank[:]
        twin.hold, twin.bag, twin.sea, twin.removed = self.hold[:], self.bag[:], self.sea[:], self.removed[:]
        twin.batch = self.batch[:]

    # Here, and not in the kernel's library, so that each call in the rules is compiled to the question alone.
    def announce(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.telling:
            self.tell_all(event, a, b, c, d, e, f)
