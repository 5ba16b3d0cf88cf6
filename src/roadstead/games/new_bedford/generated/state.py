"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

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
        self.stock = rows.zeros(self.seats * 4)
        self.handed_out = rows.zeros(4)
        self.whales = rows.zeros(self.seats * 3)
        self.worker = rows.filled(self.seats * 2, 99)
        self.owner = rows.filled(20, 99)
        self.place = rows.filled(self.seats * 2, 9)
        self.rank = rows.zeros(self.seats * 2)
        self.hold = rows.zeros(self.seats * 6)
        self.bag = rows.zeros(4)
        self.sea = rows.zeros(4)
        self.removed = rows.zeros(4)
        self.batch = rows.zeros(3)

    def copy_to(self, blank: State, viewer: i64) -> None:
        """Everything public, and of the rest what the viewer knows."""
        assert isinstance(blank, Fields)
        twin: Fields = blank  # compiled, a narrowed parameter would be checked again at every use
        twin.published, twin.inshore, twin.per_ship = self.published, self.inshore, self.per_ship
        twin.round, twin.first, twin.homeward, twin.free = self.round, self.first, self.homeward, self.free
        twin.stock = self.stock[:]
        twin.handed_out = self.handed_out[:]
        twin.whales = self.whales[:]
        twin.worker = self.worker[:]
        twin.owner = self.owner[:]
        twin.place = self.place[:]
        twin.rank = self.rank[:]
        twin.hold = self.hold[:]
        twin.bag = self.bag[:]
        twin.sea = self.sea[:]
        twin.removed = self.removed[:]
        twin.batch = self.batch[:]
