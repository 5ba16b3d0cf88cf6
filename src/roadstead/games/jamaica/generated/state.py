"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows
from roadstead.kernel.state import ALL_SEEING, UNKNOWN, State


class Fields(State):
    ships: i64
    round: i64
    last_round: bool
    rounds: i64
    captain: i64
    morning: i64
    evening: i64
    space: vec[i64]
    lap: vec[i64]
    goods: vec[i64]
    tokens: vec[i64]
    hand: vec[i64]
    pile: vec[i64]
    chosen: vec[i64]
    laid: vec[i64]
    held: vec[i64]
    discard: vec[i64]
    known: vec[i64]
    lairs: i64
    drawn: i64
    chest: i64
    face: vec[i64]
    holder: vec[i64]
    seen: vec[i64]
    open: vec[i64]
    plain: vec[i64]
    cursed: vec[i64]
    power: vec[i64]
    attacker: i64
    defender: i64
    strength: vec[i64]
    die: vec[i64]
    sabre_used: bool

    def lay_out(self) -> None:
        """Every field as it is on a blank table; the rules have set ships, rounds."""
        self.round = 0
        self.last_round = False
        self.captain = 0
        self.morning = 0
        self.evening = 0
        self.space = rows.zeros(self.ships)
        self.lap = rows.zeros(self.ships)
        self.goods = rows.zeros(self.ships * 6)
        self.tokens = rows.zeros(self.ships * 6)
        self.hand = rows.zeros(self.seats)
        self.pile = rows.zeros(self.seats)
        self.chosen = rows.filled(self.seats, 11)
        self.laid = rows.zeros(self.seats)
        self.held = rows.zeros(self.seats)
        self.discard = rows.zeros(self.seats)
        self.known = rows.zeros(self.seats)
        self.lairs = 0
        self.drawn = 0
        self.chest = 0
        self.face = rows.filled(9, 99)
        self.holder = rows.filled(9, 99)
        self.seen = rows.zeros(9)
        self.open = rows.zeros(9)
        self.plain = rows.zeros(9)
        self.cursed = rows.zeros(9)
        self.power = rows.filled(4, 99)
        self.attacker = 99
        self.defender = 99
        self.strength = rows.zeros(2)
        self.die = rows.zeros(2)
        self.sabre_used = False

    def copy_to(self, blank: State, viewer: i64) -> None:
        """Everything public, and of the rest what the viewer knows."""
        assert isinstance(blank, Fields)
        twin: Fields = blank  # compiled, a narrowed parameter would be checked again at every use
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
            twin.chest = self.chest
            twin.face = self.face[:]
            return
        twin.hand = rows.unknowns(self.seats)
        twin.pile = rows.unknowns(self.seats)
        twin.chosen = rows.unknowns(self.seats)
        twin.chest = UNKNOWN
        twin.face = rows.unknowns(9)
        if viewer >= 0:
            twin.hand[viewer] = self.hand[viewer]
            twin.pile[viewer] = self.pile[viewer]
            twin.chosen[viewer] = self.chosen[viewer]
        for at in range(self.drawn):
            if self.knows_face(viewer, at):
                twin.face[at] = self.face[at]

    def knows_face(self, viewer: i64, at: i64) -> bool:
        """Whether the viewer may see this entry; a game may say more of spectators."""
        return viewer >= 0 and (self.seen[at] >> viewer) & 1 == 1
