"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows, seen
from roadstead.kernel.state import ALL_SEEING, UNKNOWN, State


class Fields(State):
    rounds: i64
    tax: i64
    keeps_debts: i64
    invests_with_two: i64
    chooses_families: i64
    led_by: vec[i64]
    round: i64
    first: i64
    turns: i64
    mover: i64
    roll: i64
    twice: bool
    built: i64
    builder_paid: bool
    hired: bool
    struck: i64
    traded: bool
    spied: bool
    money: vec[i64]
    bank: i64
    debts: vec[i64]
    home: vec[i64]
    sick: vec[i64]
    failed: vec[i64]
    bride: vec[i64]
    hires: vec[i64]
    nursed: i64
    space: vec[i64]
    docked: vec[i64]
    lost: vec[i64]
    first_dock: bool
    houses: vec[i64]
    damage: vec[i64]
    burnt: vec[i64]
    hat: i64
    stake: vec[i64]
    hand: vec[i64]
    backs: vec[i64]
    held: vec[i64]
    pile: vec[i64]
    left: vec[i64]
    out: vec[i64]
    known: vec[i64]
    loose: vec[i64]
    wild: vec[i64]
    wild_held: vec[i64]
    wild_known: vec[i64]
    bag: i64
    bag_size: i64
    under: vec[i64]
    under_size: i64
    wild_gone: i64
    champion: i64

    def lay_out(self) -> None:
        """Every field as it is on a blank table."""
        self.rounds = self.option("rounds")
        self.tax = self.option("tax")
        self.keeps_debts = self.option("debts")
        self.invests_with_two = self.option("investment_with_two")
        self.chooses_families = self.option("families", "chosen")
        self.round = self.first = self.turns = self.roll = self.built = self.struck = self.bank = self.nursed = 0
        self.bag = self.bag_size = self.under_size = self.wild_gone = 0
        self.mover = self.hat = self.champion = 99
        self.twice = self.builder_paid = self.hired = self.traded = self.spied = self.first_dock = False
        self.led_by, self.money, self.debts = rows.filled(4, 99), rows.filled(self.seats, 8000), rows.zeros(0)
        self.home, self.sick = rows.filled(self.seats, 8319), rows.zeros(self.seats)
        self.failed, self.bride = rows.zeros(self.seats), rows.filled(self.seats * 2, 99)
        self.hires, self.space, self.docked = rows.zeros(self.seats), rows.zeros(self.seats), rows.zeros(self.seats)
        self.lost, self.houses = rows.zeros(self.seats), rows.zeros(self.seats)
        self.damage, self.burnt = rows.zeros(self.seats * 3), rows.zeros(self.seats)
        self.stake, self.hand = rows.zeros(self.seats), rows.zeros(self.seats * 4)
        self.backs, self.held = rows.zeros(self.seats * 4), rows.zeros(self.seats)
        self.pile, self.left = rows.filled(self.seats, 6230565890730), rows.filled(self.seats, 42)
        self.out, self.known = rows.zeros(self.seats), rows.zeros(self.seats * 16)
        self.loose, self.wild = rows.zeros(self.seats * 4), rows.zeros(self.seats)
        self.wild_held, self.wild_known = rows.zeros(self.seats), rows.zeros(self.seats * 4)
        self.under = rows.filled(10, 99)
        self.fit()

    def copy_to(self, blank: State, viewer: i64) -> None:
        # Everything public, and of the rest what the viewer knows.
        twin = cast(Fields, blank)  # compiled, a narrowed parameter would be checked again at every use
        twin.rounds, twin.tax, twin.keeps_debts = self.rounds, self.tax, self.keeps_debts
        twin.invests_with_two, twin.chooses_families = self.invests_with_two, self.chooses_families
        twin.round, twin.first, twin.turns, twin.mover = self.round, self.first, self.turns, self.mover
        twin.roll, twin.twice, twin.built, twin.builder_paid = self.roll, self.twice, self.built, self.builder_paid
        twin.hired, twin.struck, twin.traded, twin.spied = self.hired, self.struck, self.traded, self.spied
        twin.bank, twin.nursed, twin.first_dock, twin.hat = self.bank, self.nursed, self.first_dock, self.hat
        twin.bag_size, twin.under_size, twin.wild_gone = self.bag_size, self.under_size, self.wild_gone
        twin.champion = self.champion
        twin.led_by, twin.money, twin.debts, twin.home = self.led_by[:], self.money[:], self.debts[:], self.home[:]
        twin.sick, twin.failed, twin.bride, twin.hires = self.sick[:], self.failed[:], self.bride[:], self.hires[:]
        twin.space, twin.docked, twin.lost, twin.houses = self.space[:], self.docked[:], self.lost[:], self.houses[:]
        twin.damage, twin.burnt, twin.stake, twin.backs = self.damage[:], self.burnt[:], self.stake[:], self.backs[:]
        twin.held, twin.left, twin.out, twin.wild_held = self.held[:], self.left[:], self.out[:], self.wild_held[:]
        twin.under = self.under[:]
        twin.hand = seen.by_owner(self.hand, viewer, 4)
        twin.pile = seen.by_owner(self.pile, viewer, 1)
        twin.known = seen.by_owner(self.known, viewer, 16)
        twin.loose = seen.by_owner(self.loose, viewer, 4)
        twin.wild = seen.by_owner(self.wild, viewer, 1)
        twin.wild_known = seen.by_owner(self.wild_known, viewer, 4)
        twin.bag = self.bag if viewer == ALL_SEEING else UNKNOWN

    # Here, and not in the kernel's library, so that each call in the rules is compiled to the question alone.
    def announce(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.telling:
            self.tell_all(event, a, b, c, d, e, f)
