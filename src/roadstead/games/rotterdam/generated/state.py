"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows, seen
from roadstead.kernel.state import ALL_SEEING, State


class Fields(State):
    round: i64
    turn: i64
    mover: i64
    master: i64
    by_rounds: bool
    auction: bool
    field: vec[i64]
    built: i64
    money: vec[i64]
    bank: i64
    ships: i64
    where: vec[i64]
    cargo: vec[i64]
    arrived: vec[i64]
    arrivals: i64
    berth: vec[i64]
    fog: vec[i64]
    market: vec[i64]
    stock: vec[i64]
    marker: vec[i64]
    factory: vec[i64]
    job: vec[i64]
    jobs_left: i64
    done: vec[i64]
    earned: vec[i64]
    hand: vec[i64]
    known: vec[i64]
    held: vec[i64]
    top: vec[i64]
    covered: vec[i64]
    depth_covered: vec[i64]
    bought_out: vec[i64]
    since: vec[i64]
    under: vec[i64]
    depth_under: vec[i64]
    lacks: vec[i64]
    open_card: vec[i64]
    pile: vec[i64]
    piled: i64
    discard: vec[i64]
    card: vec[i64]
    seen: vec[i64]
    drawn_from: vec[i64]
    batch: i64
    unseen: vec[i64]

    def lay_out(self) -> None:
        """Every field as it is on a blank table."""
        self.round = self.turn = self.master = self.built = self.bank = self.ships = self.arrivals = self.jobs_left = 0
        self.piled = self.batch = 0
        self.mover = 99
        self.by_rounds = self.auction = False
        self.field, self.money = rows.filled(24, 99), rows.zeros(self.seats)
        self.where, self.cargo = rows.filled(self.seats * 4, 99), rows.filled(self.seats * 4, 4)
        self.arrived, self.berth, self.fog = rows.zeros(self.seats * 4), rows.filled(0, 99), rows.zeros(5)
        self.market, self.stock, self.marker = rows.zeros(4), rows.zeros(self.seats * 4), rows.zeros(8)
        self.factory, self.job, self.done = rows.filled(16, 99), rows.filled(3, 99), rows.zeros(self.seats)
        self.earned, self.hand = rows.zeros(self.seats), rows.zeros(self.seats * 8)
        self.known, self.held, self.top = rows.zeros(self.seats * 8), rows.zeros(self.seats * 4), rows.filled(4, 8)
        self.covered, self.depth_covered, self.bought_out = rows.zeros(8), rows.zeros(4), rows.zeros(8)
        self.since, self.under, self.depth_under = rows.zeros(8), rows.zeros(4), rows.zeros(4)
        self.lacks, self.open_card, self.pile = rows.zeros(8), rows.filled(3, 10), rows.zeros(10)
        self.discard, self.card = rows.zeros(10), rows.filled(self.seats * 3, 10)
        self.seen, self.drawn_from = rows.zeros(self.seats * 3), rows.zeros(self.seats * 3)
        self.unseen = rows.zeros(130)
        self.fit()

    def copy_to(self, blank: State, viewer: i64) -> None:
        # Everything public, and of the rest what the viewer knows.
        twin = cast(Fields, blank)  # compiled, a narrowed parameter would be checked again at every use
        twin.round, twin.turn, twin.mover, twin.master = self.round, self.turn, self.mover, self.master
        twin.by_rounds, twin.auction, twin.built, twin.bank = self.by_rounds, self.auction, self.built, self.bank
        twin.ships, twin.arrivals, twin.jobs_left, twin.piled = self.ships, self.arrivals, self.jobs_left, self.piled
        twin.batch = self.batch
        twin.field, twin.money, twin.where, twin.cargo = self.field[:], self.money[:], self.where[:], self.cargo[:]
        twin.arrived, twin.berth, twin.fog, twin.market = self.arrived[:], self.berth[:], self.fog[:], self.market[:]
        twin.stock, twin.marker, twin.factory, twin.job = self.stock[:], self.marker[:], self.factory[:], self.job[:]
        twin.done, twin.earned, twin.known, twin.held = self.done[:], self.earned[:], self.known[:], self.held[:]
        twin.top, twin.depth_covered, twin.bought_out = self.top[:], self.depth_covered[:], self.bought_out[:]
        twin.since, twin.under, twin.depth_under = self.since[:], self.under[:], self.depth_under[:]
        twin.lacks, twin.open_card, twin.discard = self.lacks[:], self.open_card[:], self.discard[:]
        twin.seen, twin.drawn_from, twin.unseen = self.seen[:], self.drawn_from[:], self.unseen[:]
        twin.hand = seen.by_owner(self.hand, viewer, 8)
        twin.covered = seen.by_nobody(self.covered, viewer)
        twin.pile = seen.by_nobody(self.pile, viewer)
        twin.card = seen.by_nobody(self.card, viewer)
        if viewer == ALL_SEEING:
            return
        for at in range(len(self.card)):
            if self.knows_card(viewer, at):
                twin.card[at] = self.card[at]

    # Here, and not in the kernel's library, so that each call in the rules is compiled to the question alone.
    def announce(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.telling:
            self.tell_all(event, a, b, c, d, e, f)

    def knows_card(self, viewer: i64, at: i64) -> bool:
        """Whether the viewer may see this entry; a game may say more of spectators."""
        return viewer >= 0 and (self.seen[at] >> viewer) & 1 == 1
