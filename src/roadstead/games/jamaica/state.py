"""What lies on Jamaica's table, and who may see it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.jamaica.data import (
    CURSED,
    LAP,
    NO_CARD,
    NO_GOODS,
    PORT_ROYAL,
    POWERS,
    SIXTH,
    SIXTH_HOLD,
    TO_GO,
    TREASURES_IN_PLAY,
    WORTH,
)
from roadstead.kernel import rows
from roadstead.kernel.fields import Field, Seen
from roadstead.kernel.state import ALL_SEEING, UNKNOWN, State

NOBODY: Final[i64] = 99  # no ship
NO_FACE: Final[i64] = 99  # a treasure card that has not been drawn yet

FIELDS: Final = (
    Field("ships"),
    Field("round"),
    Field("last_round"),
    Field("rounds"),
    Field("captain"),
    Field("morning"),
    Field("evening"),
    Field("space"),
    Field("lap"),
    Field("goods"),
    Field("tokens"),
    Field("hand", Seen.OWNER),
    Field("pile", Seen.OWNER),
    Field("chosen", Seen.OWNER),
    Field("laid"),
    Field("held"),
    Field("discard"),
    Field("known"),
    Field("lairs"),
    Field("drawn"),
    Field("chest", Seen.NOBODY),
    Field("face", Seen.KNOWN, by="seen"),
    Field("holder"),
    Field("seen"),
    Field("open"),
    Field("plain"),
    Field("cursed"),
    Field("power"),
    Field("attacker"),
    Field("defender"),
    Field("strength"),
    Field("die"),
    Field("sabre_used"),
)


class Jamaica(State):
    """The table.  Ships are numbered as the seats are; with two seats the Ghost Ship is ship 2."""

    ships: i64
    round: i64
    last_round: bool
    rounds: i64  # the round after which the game ends whatever happens
    captain: i64
    morning: i64
    evening: i64

    space: vec[i64]  # a ship each
    lap: vec[i64]
    goods: vec[i64]  # six holds a ship
    tokens: vec[i64]

    hand: vec[i64]  # a set of cards for each seat
    pile: vec[i64]
    chosen: vec[i64]  # the card lying face down, NO_CARD where there is none
    laid: vec[i64]  # whether a chosen card lies face down
    held: vec[i64]  # how many cards are in hand
    discard: vec[i64]
    known: vec[i64]  # cards everybody knows to be in hand or just chosen (JAM-12.6)

    lairs: i64  # the spaces that still have a treasure token
    drawn: i64  # how many treasure cards have been drawn
    chest: i64  # the treasures nobody has drawn, those left over included
    face: vec[i64]  # for each card drawn, in the order of drawing: what it is
    holder: vec[i64]  # beside which ship it lies
    seen: vec[i64]  # which seats know its face
    open: vec[i64]  # whether it lies face up
    plain: vec[i64]  # whether everybody knows that it is no power
    cursed: vec[i64]  # whether everybody knows that it is cursed
    power: vec[i64]  # for each power, the ship that it works for

    attacker: i64  # the battle being fought
    defender: i64
    strength: vec[i64]  # attacker's and defender's gunpowder and Lady Beth
    die: vec[i64]  # attacker's and defender's roll
    sabre_used: bool

    def copied(self, viewer: i64) -> "Jamaica":
        """Everything public, and of the rest what the viewer knows."""
        twin = Jamaica()
        self.share(twin, viewer)
        twin.ships = self.ships
        twin.round = self.round
        twin.last_round = self.last_round
        twin.rounds = self.rounds
        twin.captain = self.captain
        twin.morning = self.morning
        twin.evening = self.evening
        twin.space = self.space[:]
        twin.lap = self.lap[:]
        twin.goods = self.goods[:]
        twin.tokens = self.tokens[:]
        twin.laid = self.laid[:]
        twin.held = self.held[:]
        twin.discard = self.discard[:]
        twin.known = self.known[:]
        twin.lairs = self.lairs
        twin.drawn = self.drawn
        twin.holder = self.holder[:]
        twin.seen = self.seen[:]
        twin.open = self.open[:]
        twin.plain = self.plain[:]
        twin.cursed = self.cursed[:]
        twin.power = self.power[:]
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.strength = self.strength[:]
        twin.die = self.die[:]
        twin.sabre_used = self.sabre_used
        if viewer == ALL_SEEING:
            twin.hand = self.hand[:]
            twin.pile = self.pile[:]
            twin.chosen = self.chosen[:]
            twin.face = self.face[:]
            twin.chest = self.chest
            return twin
        twin.hand = rows.unknowns(self.seats)
        twin.pile = rows.unknowns(self.seats)
        twin.chosen = rows.unknowns(self.seats)
        twin.face = rows.unknowns(TREASURES_IN_PLAY)
        twin.chest = UNKNOWN
        if viewer >= 0:
            twin.hand[viewer] = self.hand[viewer]
            twin.pile[viewer] = self.pile[viewer]
            twin.chosen[viewer] = self.chosen[viewer]
        for back in range(self.drawn):
            if self.knows_face(viewer, back):
                twin.face[back] = self.face[back]
        return twin

    def knows_face(self, viewer: i64, back: i64) -> bool:
        """JAM-9.2, JAM-11.6: a seat knows what it has seen; a spectator what lies open, at the end all that scored.

        JAM-10.9: a power that every seat has seen has lain open, and is known though the Ghost Ship turned it down.
        """
        if viewer >= 0:
            return (self.seen[back] >> viewer) & 1 == 1
        if self.open[back] == 1 or (self.over and not self.is_ghost(self.holder[back])):
            return True
        return self.face[back] < POWERS and self.seen[back] == (1 << self.seats) - 1

    # Reading the table

    def to_go(self, ship: i64) -> i64:
        """JAM-1.4: the fewest forward steps to the finish."""
        if self.space[ship] == PORT_ROYAL:
            return LAP * (1 - self.lap[ship])
        return TO_GO[self.space[ship]] - LAP * self.lap[ship]

    def finished(self, ship: i64) -> bool:
        """JAM-5.7: home in Port Royal after a full lap."""
        return self.space[ship] == PORT_ROYAL and self.lap[ship] == 1

    def finished_moving(self, ship: i64, direction: i64) -> bool:
        """JAM-5.7: a ship that comes home after its lap stops there; going back it may leave again (JAM-10.16)."""
        return direction == 0 and self.finished(ship)

    def is_ghost(self, ship: i64) -> bool:
        return ship >= self.seats

    def decider(self, ship: i64) -> i64:
        """JAM-10.3: who steers a ship: its player, or the Captain for the Ghost Ship."""
        return self.captain if ship >= self.seats else ship

    def has_room(self, ship: i64) -> i64:
        """How many holds a ship has."""
        return SIXTH + 1 if self.power[SIXTH_HOLD] == ship else SIXTH

    def total(self, ship: i64, goods: i64) -> i64:
        """All the tokens of a kind in a ship's holds."""
        total: i64 = 0
        for at in range(ship * 6, ship * 6 + 6):
            if self.goods[at] == goods:
                total += self.tokens[at]
        return total

    def free_hold(self, ship: i64) -> i64:
        """The first empty regular hold, -1 where there is none."""
        for hold in range(SIXTH):
            if self.goods[ship * 6 + hold] == NO_GOODS:
                return hold
        return -1

    def same_as_earlier(self, ship: i64, hold: i64) -> bool:
        """JAM-12.3: a regular hold with just what an earlier regular hold has is the same choice."""
        if hold == SIXTH:
            return False
        at = ship * 6
        for earlier in range(hold):
            if (
                self.goods[at + earlier] == self.goods[at + hold]
                and self.tokens[at + earlier] == self.tokens[at + hold]
            ):
                return True
        return False

    def face_down(self, ship: i64) -> i64:
        """The face-down cards beside a ship, as a set of backs."""
        found: i64 = 0
        for back in range(self.drawn):
            if self.holder[back] == ship and not self.open[back]:
                found |= 1 << back
        return found

    def empty(self, ship: i64, hold: i64) -> None:
        """JAM-4.6: a hold without tokens is empty at once."""
        self.goods[ship * 6 + hold] = NO_GOODS
        self.tokens[ship * 6 + hold] = 0

    def is_cursed(self, back: i64) -> bool:
        return self.face[back] != UNKNOWN and (CURSED >> self.face[back]) & 1 == 1

    def worth(self, back: i64) -> i64:
        """What a card is worth at the end, to someone who knows it."""
        return WORTH[self.face[back]]


def lay_out(t: Jamaica) -> None:
    """An empty table of the right size."""
    ships = t.seats + 1 if t.seats == 2 else t.seats
    t.ships = ships
    t.round = 0
    t.last_round = False
    t.captain = 0
    t.morning = 0
    t.evening = 0
    t.space = rows.filled(ships, PORT_ROYAL)
    t.lap = rows.zeros(ships)
    t.goods = rows.filled(ships * 6, NO_GOODS)
    t.tokens = rows.zeros(ships * 6)
    t.hand = rows.zeros(t.seats)
    t.pile = rows.zeros(t.seats)
    t.chosen = rows.filled(t.seats, NO_CARD)
    t.laid = rows.zeros(t.seats)
    t.held = rows.zeros(t.seats)
    t.discard = rows.zeros(t.seats)
    t.known = rows.zeros(t.seats)
    t.lairs = 0
    t.drawn = 0
    t.chest = 0
    t.face = rows.filled(TREASURES_IN_PLAY, NO_FACE)
    t.holder = rows.filled(TREASURES_IN_PLAY, NOBODY)
    t.seen = rows.zeros(TREASURES_IN_PLAY)
    t.open = rows.zeros(TREASURES_IN_PLAY)
    t.plain = rows.zeros(TREASURES_IN_PLAY)
    t.cursed = rows.zeros(TREASURES_IN_PLAY)
    t.power = rows.filled(POWERS, NOBODY)
    t.attacker = NOBODY
    t.defender = NOBODY
    t.strength = rows.zeros(2)
    t.die = rows.zeros(2)
    t.sabre_used = False
