"""The fields of the table.  Written by tools/generate.py from fields.py: change that, not this."""

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel import rows, seen
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
        self.round = self.captain = self.morning = self.evening = self.lairs = self.drawn = self.chest = 0
        self.last_round = self.sabre_used = False
        self.attacker = self.defender = 99
        self.space, self.lap, self.goods = rows.zeros(self.ships), rows.zeros(self.ships), rows.zeros(self.ships * 6)
        self.tokens, self.hand = rows.zeros(self.ships * 6), rows.zeros(self.seats)
        self.pile, self.chosen = rows.zeros(self.seats), rows.filled(self.seats, 11)
        self.laid, self.held, self.discard = rows.zeros(self.seats), rows.zeros(self.seats), rows.zeros(self.seats)
        self.known, self.face, self.holder = rows.zeros(self.seats), rows.filled(9, 99), rows.filled(9, 99)
        self.seen, self.open, self.plain, self.cursed = rows.zeros(9), rows.zeros(9), rows.zeros(9), rows.zeros(9)
        self.power, self.strength, self.die = rows.filled(4, 99), rows.zeros(2), rows.zeros(2)
        self.fit()

    def copy_to(self, blank: State, viewer: i64) -> None:
        # Everything public, and of the rest what the viewer knows.
        twin = cast(Fields, blank)  # compiled, a narrowed parameter would be checked again at every use
        twin.ships, twin.round, twin.last_round, twin.rounds = self.ships, self.round, self.last_round, self.rounds
        twin.captain, twin.morning, twin.evening, twin.lairs = self.captain, self.morning, self.evening, self.lairs
        twin.drawn, twin.attacker, twin.defender = self.drawn, self.attacker, self.defender
        twin.sabre_used = self.sabre_used
        twin.space, twin.lap, twin.goods, twin.tokens = self.space[:], self.lap[:], self.goods[:], self.tokens[:]
        twin.laid, twin.held, twin.discard, twin.known = self.laid[:], self.held[:], self.discard[:], self.known[:]
        twin.holder, twin.seen, twin.open, twin.plain = self.holder[:], self.seen[:], self.open[:], self.plain[:]
        twin.cursed, twin.power, twin.strength = self.cursed[:], self.power[:], self.strength[:]
        twin.die = self.die[:]
        twin.hand = seen.by_owner(self.hand, viewer, 1)
        twin.pile = seen.by_owner(self.pile, viewer, 1)
        twin.chosen = seen.by_owner(self.chosen, viewer, 1)
        twin.chest = self.chest if viewer == ALL_SEEING else UNKNOWN
        twin.face = seen.by_nobody(self.face, viewer)
        if viewer == ALL_SEEING:
            return
        for at in range(self.drawn):
            if self.knows_face(viewer, at):
                twin.face[at] = self.face[at]

    # Here, and not in the kernel's library, so that each call in the rules is compiled to the question alone.
    def announce(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0) -> None:
        if self.telling:
            self.tell_all(event, a, b, c, d, e, f)

    def knows_face(self, viewer: i64, at: i64) -> bool:
        """Whether the viewer may see this entry; a game may say more of spectators."""
        return viewer >= 0 and (self.seen[at] >> viewer) & 1 == 1
