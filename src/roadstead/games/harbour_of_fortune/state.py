"""What lies on the table of Harbour of Fortune, and who may see it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.harbour_of_fortune.data import (
    AT_HOME,
    DECK,
    DRAW_PILE,
    FAILURE,
    FATHER,
    FIRE,
    HARBOUR,
    JACKS,
    LOST_SPACE,
    MOST_SEATS,
    ONCE,
    START_MONEY,
    STORM,
    WILD_CARDS,
)
from roadstead.kernel import bits, rows
from roadstead.kernel.fields import Field, Seen
from roadstead.kernel.state import ALL_SEEING, UNKNOWN, State

NOBODY: Final[i64] = 99
NO_WILD: Final[i64] = 99  # an empty place under the pile of Wild Cards

FIELDS: Final = (
    Field("rounds"),
    Field("tax"),
    Field("keeps_debts"),
    Field("invests_with_two"),
    Field("chooses_families"),
    Field("led_by"),
    Field("round"),
    Field("first"),
    Field("turns"),
    Field("mover"),
    Field("roll"),
    Field("twice"),
    Field("built"),
    Field("builder_paid"),
    Field("hired"),
    Field("struck"),
    Field("traded"),
    Field("spied"),
    Field("money"),
    Field("bank"),
    Field("debts", grows=True),
    Field("home"),
    Field("sick"),
    Field("failed"),
    Field("bride"),
    Field("hires"),
    Field("nursed"),
    Field("space"),
    Field("docked"),
    Field("lost"),
    Field("first_dock"),
    Field("houses"),
    Field("damage"),
    Field("burnt"),
    Field("hat"),
    Field("stake"),
    Field("hand", Seen.OWNER, per=4),
    Field("backs"),
    Field("held"),
    Field("pile", Seen.OWNER),
    Field("left"),
    Field("out"),
    Field("known", Seen.OWNER, per=16),
    Field("loose", Seen.OWNER, per=4),
    Field("wild", Seen.OWNER),
    Field("wild_held"),
    Field("wild_known", Seen.OWNER, per=4),
    Field("bag", Seen.NOBODY),
    Field("bag_size"),
    Field("under"),
    Field("under_size"),
    Field("wild_gone"),
    Field("champion"),
)


class Harbour(State):
    """The table.  Sets of hand cards and of Wild Cards are packed numbers, two bits a kind (see ``data.py``)."""

    rounds: i64
    tax: i64
    keeps_debts: bool
    invests_with_two: bool
    chooses_families: bool
    led_by: vec[i64]  # for each of the four families its seat, NOBODY where it does not play

    round: i64
    first: i64  # who begins every round
    turns: i64  # turns begun in this round
    mover: i64  # whose turn it is
    roll: i64  # the number that counts this turn, 0 before the roll
    twice: bool  # Roll Twice was played this turn
    built: i64  # houses built within this turn's limit
    builder_paid: bool
    hired: bool
    struck: i64  # opponents who were dealt a black card this turn
    traded: bool
    spied: bool

    money: vec[i64]
    bank: i64  # what the bank has taken in less what it has paid out
    debts: vec[i64]  # debtor, creditor, amount; the oldest first

    home: vec[i64]  # the household, active or not, as a set of members
    sick: vec[i64]
    failed: vec[i64]  # 1 where the Father's business has failed
    bride: vec[i64]  # for each son of each family: 2 x her family + which daughter, NOBODY without
    hires: vec[i64]  # Jacks hired for money
    nursed: i64  # seats whose Housekeeper has worked this round

    space: vec[i64]
    docked: vec[i64]
    lost: vec[i64]  # spaces lost to pirates that may be won back
    first_dock: bool  # whether a ship has docked yet
    houses: vec[i64]  # standing, damaged or not
    damage: vec[i64]  # three kinds a seat
    burnt: vec[i64]  # rights to put a burnt house back
    hat: i64
    stake: vec[i64]  # in the Great Investment going on

    hand: vec[i64]  # for each seat and each family's deck, a packed set
    backs: vec[i64]  # how many cards of each deck a seat holds
    held: vec[i64]
    pile: vec[i64]
    left: vec[i64]  # cards in the draw pile
    out: vec[i64]  # cards of each deck that are out of the game
    known: vec[i64]  # for each seat, holder and deck: what the seat knows to be there
    loose: vec[i64]  # for each seat and deck: what it knows to be in some other hand
    wild: vec[i64]
    wild_held: vec[i64]
    wild_known: vec[i64]  # for each seat and holder
    bag: i64  # Wild Cards nobody has seen
    bag_size: i64
    under: vec[i64]  # used Wild Cards, the first to be drawn first
    under_size: i64
    wild_gone: i64  # Wild Cards that have left the game
    champion: i64

    def copied(self, viewer: i64) -> "Harbour":
        """Everything public, and of the rest what the viewer knows."""
        twin = Harbour()
        self.share(twin, viewer)
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
            return twin
        seats = self.seats
        twin.hand = rows.unknowns(seats * 4)
        twin.pile = rows.unknowns(seats)
        twin.known = rows.unknowns(seats * 16)
        twin.loose = rows.unknowns(seats * 4)
        twin.wild = rows.unknowns(seats)
        twin.wild_known = rows.unknowns(seats * 4)
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
        return twin

    # Reading the table

    def family(self, seat: i64) -> i64:
        """HOF-2.7: the family that a seat leads; NOBODY before it is chosen."""
        for family in range(MOST_SEATS):
            if self.led_by[family] == seat:
                return family
        return NOBODY

    def active(self, seat: i64) -> i64:
        """HOF-6.1: the active household as a set of members; the Father is member 0."""
        return self.home[seat] & ~self.sick[seat] & ~(self.failed[seat] << FATHER)

    def is_active(self, seat: i64, member: i64) -> bool:
        return (self.active(seat) >> member) & 1 == 1

    def household(self, seat: i64) -> i64:
        """How many members are active."""
        return bits.size(self.active(seat))

    def jacks(self, seat: i64) -> i64:
        """HOF-6.6: how many Jacks are hired, sick or not."""
        return bits.size(self.home[seat] & JACKS)

    def damaged(self, seat: i64) -> i64:
        at = seat * 3
        damage = self.damage
        return damage[at] + damage[at + 1] + damage[at + 2]

    def sound(self, seat: i64) -> i64:
        """Houses that stand undamaged."""
        return self.houses[seat] - self.damaged(seat)

    def troubles(self, seat: i64) -> i64:
        """What could be mended in a household, as a set (HOF-10.2 to HOF-10.6)."""
        found = self.sick[seat] | self.failed[seat] << FAILURE
        if self.houses[seat]:
            at = seat * 3
            damage = self.damage
            for kind in range(3):
                if damage[at + kind]:
                    found |= 1 << (STORM + kind)
        if self.burnt[seat]:
            found |= 1 << FIRE
        if self.lost[seat] and self.space[seat] < HARBOUR:
            found |= 1 << LOST_SPACE
        return found

    def kinds(self, seat: i64) -> i64:
        """One of every kind of card that a seat holds, whatever its back."""
        at = seat * 4
        found: i64 = 0
        hand = self.hand
        for family in range(self.seats):
            cards = hand[at + family]
            found |= cards | cards >> 1
        return found & ONCE

    def owed_by(self, seat: i64) -> i64:
        """All that a seat owes."""
        total: i64 = 0
        for at in range(0, len(self.debts), 3):
            if self.debts[at] == seat:
                total += self.debts[at + 2]
        return total


def packed_size(cards: i64) -> i64:
    """How many cards a packed set has."""
    return bits.size(cards & ONCE) + 2 * bits.size((cards >> 1) & ONCE)


def packed_nth(cards: i64, n: i64) -> i64:
    """The kind of the n-th card of a packed set: with ``n = dice.below(size)`` a draw from a bag."""
    kind: i64 = 0
    while True:
        n -= cards & 3
        if n < 0:
            return kind
        cards >>= 2
        kind += 1


def fresh_turn(t: Harbour) -> None:
    """Nothing has been done yet of what is allowed once or a few times a turn."""
    t.roll = 0
    t.twice = False
    t.built = 0
    t.builder_paid = False
    t.hired = False
    t.struck = 0
    t.traded = False
    t.spied = False


def lay_out(t: Harbour) -> None:
    """HOF-2.2: an empty table of the right size, with every household at home and every ship at sea."""
    seats = t.seats
    t.led_by = rows.filled(MOST_SEATS, NOBODY)
    t.round = 0
    t.first = 0
    t.turns = 0
    t.mover = NOBODY
    fresh_turn(t)
    t.money = rows.filled(seats, START_MONEY)
    t.bank = -START_MONEY * seats
    t.debts = rows.zeros(0)
    t.home = rows.filled(seats, AT_HOME)
    t.sick = rows.zeros(seats)
    t.failed = rows.zeros(seats)
    t.bride = rows.filled(seats * 2, NOBODY)
    t.hires = rows.zeros(seats)
    t.nursed = 0
    t.space = rows.zeros(seats)
    t.docked = rows.zeros(seats)
    t.lost = rows.zeros(seats)
    t.first_dock = False
    t.houses = rows.zeros(seats)
    t.damage = rows.zeros(seats * 3)
    t.burnt = rows.zeros(seats)
    t.hat = NOBODY
    t.stake = rows.zeros(seats)
    t.hand = rows.zeros(seats * MOST_SEATS)
    t.backs = rows.zeros(seats * MOST_SEATS)
    t.held = rows.zeros(seats)
    t.pile = rows.filled(seats, DECK)
    t.left = rows.filled(seats, DRAW_PILE)
    t.out = rows.zeros(seats)
    t.known = rows.zeros(seats * MOST_SEATS * MOST_SEATS)
    t.loose = rows.zeros(seats * MOST_SEATS)
    t.wild = rows.zeros(seats)
    t.wild_held = rows.zeros(seats)
    t.wild_known = rows.zeros(seats * MOST_SEATS)
    t.bag = 0
    t.bag_size = 0
    t.under = rows.filled(WILD_CARDS, NO_WILD)
    t.under_size = 0
    t.wild_gone = 0
    t.champion = NOBODY
