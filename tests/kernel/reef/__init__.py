"""Reef, a small plug-in game written outside the package, never compiled: divers bid coins and look for a pearl.

Each of three rounds every diver secretly lays one of three coins.  The highest (the lowest seat among equals) pays a
toll, dives as deep as it likes, is paid a point a fathom on the way up, and looks at one of the shells.
"""

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.kernel.actions import Actions
from roadstead.kernel.events import EVERYBODY, EventKind, all_but, only
from roadstead.kernel.fields import Field, Seen
from roadstead.kernel.game import Game, Option
from roadstead.kernel.rules import Rules
from roadstead.kernel.state import ALL_SEEING, UNKNOWN, State

# Duties
ROUND, COUNT, TOLL_DUE, SHELL, RISE = range(5)
# Questions
BID, DIVE, TOLL = 10, 11, 12
# Actions
COIN, DEEPER, SURFACE, PAY = 0, 3, 4, 5

NO_BID = 9
DEEPEST = 40
SHELLS = 3

ACTIONS = Actions(
    (
        (COIN, "coin", [f"coin {value}" for value in (1, 2, 3)]),
        (DEEPER, "dive", ["dive"]),
        (SURFACE, "dive", ["surface"]),
        (PAY, "toll", ["pay toll"]),
    )
)
EVENTS = (
    EventKind("bids shown", "REEF-1", ("winner",)),
    EventKind("looked", "REEF-2", ("seat", "shell")),
    EventKind("saw", "REEF-2", ("seat", "shell", "worth")),
)
FIELDS = (
    Field("round"),
    Field("points"),
    Field("tolls"),
    Field("purse", Seen.OWNER),
    Field("bid", Seen.OWNER),
    Field("shells", Seen.KNOWN, by="seen"),
    Field("seen"),
)


def row(length: int, value: int) -> vec[i64]:
    return vec[i64]([value] * length)


class Reef(State):
    def copied(self, viewer):
        twin = Reef()
        self.share(twin, viewer)
        twin.round = self.round
        twin.points = self.points[:]
        twin.tolls = self.tolls
        twin.seen = self.seen[:]
        if viewer == ALL_SEEING:
            twin.purse, twin.bid, twin.shells = self.purse[:], self.bid[:], self.shells[:]
            return twin
        twin.purse, twin.bid = row(self.seats, UNKNOWN), row(self.seats, UNKNOWN)
        twin.shells = row(SHELLS, UNKNOWN)
        if viewer >= 0:
            twin.purse[viewer], twin.bid[viewer] = self.purse[viewer], self.bid[viewer]
            for shell in range(SHELLS):
                if self.seen[shell] >> viewer & 1:
                    twin.shells[shell] = self.shells[shell]
        return twin


class ReefRules(Rules):
    def blank(self):
        return Reef()

    def deal(self, t):
        t.round, t.tolls = 0, 0
        t.points = row(t.seats, 0)
        t.purse, t.bid = row(t.seats, 0b111), row(t.seats, NO_BID)
        t.shells, t.seen = row(SHELLS, 0), row(SHELLS, 0)
        t.shells[t.dice.below(SHELLS)] = 1
        if t.options["reef"] != "dry":
            t.then(ROUND)

    def perform(self, t, kind, a, b, c, d):
        if kind == ROUND:
            if t.options["reef"] == "endless":
                t.then(ROUND)
                return
            t.round += 1
            if t.round > 3:
                t.over = True
                return
            t.then(ROUND)
            t.then(COUNT)
            t.ask_in_secret(BID, (1 << t.seats) - 1)
        elif kind == COUNT:
            winner = max(range(t.seats), key=lambda seat: (t.bid[seat], -seat))
            t.bid = row(t.seats, NO_BID)
            t.reveal()
            if t.telling:
                t.tell(0, EVERYBODY, (winner,))
            t.then(SHELL, winner)
            t.ask(DIVE, 1 << winner, winner, 0)
            t.then(TOLL_DUE, winner)
        elif kind == TOLL_DUE:
            t.ask(TOLL, 1 << a, a)
        elif kind == RISE:
            t.points[a] += 1
        else:
            shell = t.dice.below(SHELLS)
            t.show(t.seen, shell, 1 << a)
            if t.telling:
                t.tell(1, all_but(a), (a, shell))
                t.tell(2, only(a), (a, shell, t.shells[shell]))

    def choices(self, t, kind, seat, a, b, c, d):
        if kind == BID:
            return [COIN + coin for coin in range(3) if t.purse[seat] >> coin & 1]
        if kind == DIVE:
            return [DEEPER, SURFACE] if b < DEEPEST else [SURFACE]
        return [PAY]

    def answer(self, t, kind, seat, action, a, b, c, d):
        if kind == BID:
            t.purse[seat] &= ~(1 << action)
            t.bid[seat] = action
        elif kind == TOLL:
            t.tolls += 1
        elif action == DEEPER:
            t.then(RISE, a)
            t.ask(DIVE, 1 << a, a, b + 1)

    def imagine(self, t, viewer, chance):
        for seat in range(t.seats):
            if seat != viewer:
                t.purse[seat], t.bid[seat] = 0b111, NO_BID

    def scores(self, t):
        return list(t.points)

    def winners(self, t):
        best = max(t.points)
        return [seat for seat in range(t.seats) if t.points[seat] == best]


REEF = Game(
    name="reef",
    title="Reef",
    words_about="Dive deep.",
    seats=(2, 3),
    options=(
        Option("reef", ("calm", "endless", "dry"), "An endless reef never settles, a dry one asks nothing."),
        Option("night", (False, True), "Dive in the dark."),
    ),
    rules_version=3,
    rules=ReefRules(),
    actions=ACTIONS,
    events=EVENTS,
    fields=FIELDS,
    streams=("shells",),
    seat_names=("red", "blue", "green"),
    package=__name__,
)
