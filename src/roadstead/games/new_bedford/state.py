"""What lies on New Bedford's table.  All of it is open (NB-1.5): only what the bag gives next is unknown."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.new_bedford.data import (
    ASHORE,
    BAG_A_PLAYER,
    BOARD,
    COST,
    DEAREST,
    FOR_THREE,
    KINDS,
    PUBLISHED_COSTS,
    RETURN,
    TILES,
    TOKENS,
    TRACK,
    WHALES,
)
from roadstead.kernel.fields import Field
from roadstead.kernel.state import State

NOBODY: Final[i64] = 99  # no player: the owner of a building not built yet
NOT_IN_GAME: Final[i64] = 98  # the owner of a building this number of players does without
HOME: Final[i64] = 99  # a worker on its player board

FIELDS: Final = (
    Field("published"),
    Field("inshore"),
    Field("per_ship"),
    Field("round"),
    Field("first"),
    Field("homeward"),
    Field("stock"),
    Field("handed_out"),
    Field("whales"),
    Field("worker"),
    Field("owner"),
    Field("place"),
    Field("rank"),
    Field("hold"),
    Field("bag"),
    Field("sea"),
    Field("removed"),
    Field("batch"),
    Field("free"),
)


class NewBedford(State):
    """The table.  A player's ships are numbered 2 x seat + sail, 0 being the white one."""

    published: bool  # the option edition
    inshore: i64  # how many spaces without a price lie before the 1-food space: the option track
    per_ship: bool  # the option tryworks

    round: i64
    first: i64
    homeward: bool  # the returns after round 12

    stock: vec[i64]  # food, wood, brick and money of each player
    handed_out: vec[i64]  # food, wood, brick and money that the supply has given out, less what came back
    whales: vec[i64]  # three kinds of tokens that each player has for good
    worker: vec[i64]  # two a player: the space it stands on, or HOME
    owner: vec[i64]  # of each building
    place: vec[i64]  # of each ship: on the track, DOCK or ASHORE
    rank: vec[i64]  # 0 for 1st
    hold: vec[i64]  # three kinds of tokens a ship

    bag: vec[i64]  # four kinds of tokens each
    sea: vec[i64]  # drawn and lying out
    removed: vec[i64]  # out of the game
    batch: vec[i64]  # sold from the ship now returning, and on offer
    free: i64  # Right Whales that the Tryworks still lets its user keep without lay

    def copied(self, viewer: i64) -> "NewBedford":
        """NB-1.5: everybody sees everything."""
        twin = NewBedford()
        self.share(twin, viewer)
        twin.published = self.published
        twin.inshore = self.inshore
        twin.per_ship = self.per_ship
        twin.round = self.round
        twin.first = self.first
        twin.homeward = self.homeward
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
        twin.free = self.free
        return twin

    # The supply

    def gain(self, seat: i64, kind: i64, count: i64) -> None:
        """From the supply to a player; the other way with a negative count."""
        self.stock[seat * KINDS + kind] += count
        self.handed_out[kind] += count

    def has(self, seat: i64, kind: i64) -> i64:
        return self.stock[seat * KINDS + kind]

    # Buildings and workers

    def cost(self, building: i64, kind: i64) -> i64:
        """The printed cost of a building in this edition."""
        return COST[building * KINDS + kind + (PUBLISHED_COSTS if self.published else 0)]

    def standing(self) -> i64:
        """The spaces where a worker stands, as a set."""
        found: i64 = 0
        for space in self.worker:
            if space != HOME:
                found |= 1 << space
        return found

    def visitor(self, building: i64) -> i64:
        """Whose worker stands on a building; NOBODY's where there is none."""
        for i in range(len(self.worker)):
            if self.worker[i] == BOARD + building:
                return i // 2
        return NOBODY

    def buildings(self, seat: i64) -> i64:
        """How many buildings a player owns."""
        count: i64 = 0
        for owner in self.owner:
            if owner == seat:
                count += 1
        return count

    # Ships

    def crowd(self, place: i64) -> i64:
        """How many ships are on a space of the track."""
        count: i64 = 0
        for at in self.place:
            if at == place:
                count += 1
        return count

    def farthest(self) -> i64:
        """The last space of the track."""
        return self.inshore + DEAREST

    def at_sea(self, ship: i64) -> bool:
        return RETURN < self.place[ship] < TRACK

    def ships_at_sea(self) -> i64:
        count: i64 = 0
        for at in self.place:
            if RETURN < at < TRACK:
                count += 1
        return count

    def aboard(self, ship: i64) -> i64:
        """How many tokens a ship has."""
        return self.hold[ship * WHALES] + self.hold[ship * WHALES + 1] + self.hold[ship * WHALES + 2]

    def ranked(self, place: i64, rank: i64) -> i64:
        """The ship with this rank on a space of the track, -1 where there is none."""
        for ship in range(len(self.place)):
            if self.place[ship] == place and self.rank[ship] == rank:
                return ship
        return -1


def row(length: i64, value: i64) -> vec[i64]:
    values: list[i64] = [value] * length
    return vec[i64](values)


def lay_out(t: NewBedford) -> None:
    """NB-2.4: an empty town and a full bag."""
    t.round = 0
    t.first = 0
    t.homeward = False
    t.stock = row(t.seats * KINDS, 0)
    t.handed_out = row(KINDS, 0)
    t.whales = row(t.seats * WHALES, 0)
    t.worker = row(t.seats * 2, HOME)
    t.owner = row(TILES, NOBODY)
    if t.seats == 2:
        for building in range(TILES):
            if FOR_THREE[building]:
                t.owner[building] = NOT_IN_GAME
    t.place = row(t.seats * 2, ASHORE)
    t.rank = row(t.seats * 2, 0)
    t.hold = row(t.seats * 2 * WHALES, 0)
    t.bag = row(TOKENS, 0)
    for token in range(TOKENS):
        t.bag[token] = BAG_A_PLAYER[token] * t.seats
    t.sea = row(TOKENS, 0)
    t.removed = row(TOKENS, 0)
    t.batch = row(WHALES, 0)
    t.free = 0
