"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows
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
        self.led_by = rows.filled(4, 99)
        self.round = 0
        self.first = 0
        self.turns = 0
        self.mover = 99
        self.roll = 0
        self.twice = False
        self.built = 0
        self.builder_paid = False
        self.hired = False
        self.struck = 0
        self.traded = False
        self.spied = False
        self.money = rows.filled(self.seats, 8000)
        self.bank = 0
        self.debts = rows.zeros(0)
        self.home = rows.filled(self.seats, 8319)
        self.sick = rows.zeros(self.seats)
        self.failed = rows.zeros(self.seats)
        self.bride = rows.filled(self.seats * 2, 99)
        self.hires = rows.zeros(self.seats)
        self.nursed = 0
        self.space = rows.zeros(self.seats)
        self.docked = rows.zeros(self.seats)
        self.lost = rows.zeros(self.seats)
        self.first_dock = False
        self.houses = rows.zeros(self.seats)
        self.damage = rows.zeros(self.seats * 3)
        self.burnt = rows.zeros(self.seats)
        self.hat = 99
        self.stake = rows.zeros(self.seats)
        self.hand = rows.zeros(self.seats * 4)
        self.backs = rows.zeros(self.seats * 4)
        self.held = rows.zeros(self.seats)
        self.pile = rows.filled(self.seats, 6230565890730)
        self.left = rows.filled(self.seats, 42)
        self.out = rows.zeros(self.seats)
        self.known = rows.zeros(self.seats * 16)
        self.loose = rows.zeros(self.seats * 4)
        self.wild = rows.zeros(self.seats)
        self.wild_held = rows.zeros(self.seats)
        self.wild_known = rows.zeros(self.seats * 4)
        self.bag = 0
        self.bag_size = 0
        self.under = rows.filled(10, 99)
        self.under_size = 0
        self.wild_gone = 0
        self.champion = 99

    def copy_to(self, blank: State, viewer: i64) -> None:
        """Everything public, and of the rest what the viewer knows."""
        assert isinstance(blank, Fields)
        twin: Fields = blank  # compiled, a narrowed parameter would be checked again at every use
        twin.rounds = self.rounds
        twin.tax = self.tax
        twin.keeps_debts = self.keeps_debts
        twin.invests_with_two = self.invests_with_two
        twin.chooses_families = self.chooses_families
        twin.led_by = self.led_by[:]
        twin.round = self.round
        twin.first = self.first
        twin.turns = self.turns
        twin.mover = self.mover
        twin.roll = self.roll
        twin.twice = self.twice
        twin.built = self.built
        twin.builder_paid = self.builder_paid
        twin.hired = self.hired
        twin.struck = self.struck
        twin.traded = self.traded
        twin.spied = self.spied
        twin.money = self.money[:]
        twin.bank = self.bank
        twin.debts = self.debts[:]
        twin.home = self.home[:]
        twin.sick = self.sick[:]
        twin.failed = self.failed[:]
        twin.bride = self.bride[:]
        twin.hires = self.hires[:]
        twin.nursed = self.nursed
        twin.space = self.space[:]
        twin.docked = self.docked[:]
        twin.lost = self.lost[:]
        twin.first_dock = self.first_dock
        twin.houses = self.houses[:]
        twin.damage = self.damage[:]
        twin.burnt = self.burnt[:]
        twin.hat = self.hat
        twin.stake = self.stake[:]
        twin.backs = self.backs[:]
        twin.held = self.held[:]
        twin.left = self.left[:]
        twin.out = self.out[:]
        twin.wild_held = self.wild_held[:]
        twin.bag_size = self.bag_size
        twin.under = self.under[:]
        twin.under_size = self.under_size
        twin.wild_gone = self.wild_gone
        twin.champion = self.champion
        if viewer == ALL_SEEING:
            twin.hand = self.hand[:]
            twin.pile = self.pile[:]
            twin.known = self.known[:]
            twin.loose = self.loose[:]
            twin.wild = self.wild[:]
            twin.wild_known = self.wild_known[:]
            twin.bag = self.bag
            return
        twin.hand = rows.unknowns(self.seats * 4)
        twin.pile = rows.unknowns(self.seats)
        twin.known = rows.unknowns(self.seats * 16)
        twin.loose = rows.unknowns(self.seats * 4)
        twin.wild = rows.unknowns(self.seats)
        twin.wild_known = rows.unknowns(self.seats * 4)
        twin.bag = UNKNOWN
        if viewer >= 0:
            twin.pile[viewer] = self.pile[viewer]
            twin.wild[viewer] = self.wild[viewer]
            for at in range(viewer * 4, viewer * 4 + 4):
                twin.hand[at] = self.hand[at]
                twin.loose[at] = self.loose[at]
                twin.wild_known[at] = self.wild_known[at]
            for at in range(viewer * 16, viewer * 16 + 16):
                twin.known[at] = self.known[at]
