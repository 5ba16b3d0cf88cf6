"""What lies on Rotterdam's table, and who may see it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from roadstead.games.rotterdam.data import (
    CARD_KINDS,
    COLUMNS,
    FLEET,
    HAND_LIMIT,
    MOST_SITES,
    MOST_SQUARES,
    MOST_UNITS,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NO_PRODUCT,
    NOWHERE,
    OPEN_CARDS,
    OPEN_JOBS,
    PORTS,
    ROWS,
    STOCK_LIMIT,
    WARES,
    Chart,
)
from roadstead.kernel import bits, rows
from roadstead.kernel.fields import Field, Seen
from roadstead.kernel.state import ALL_SEEING, State

NOBODY: Final[i64] = 99  # no seat
NO_SHIP: Final[i64] = 99

# Each time the shipping stack is renewed a new batch begins; at most twelve older ones can still be in hands.
BATCHES: Final[i64] = 13

FIELDS: Final = (
    Field("round"),
    Field("turn"),
    Field("mover"),
    Field("master"),
    Field("by_rounds"),
    Field("auction"),
    Field("field"),
    Field("built"),
    Field("money"),
    Field("bank"),
    Field("ships"),
    Field("where"),
    Field("cargo"),
    Field("arrived"),
    Field("arrivals"),
    Field("berth"),
    Field("fog"),
    Field("market"),
    Field("stock"),
    Field("marker"),
    Field("factory"),
    Field("job"),
    Field("jobs_left"),
    Field("done"),
    Field("earned"),
    Field("hand", Seen.OWNER, per=8),
    Field("known"),
    Field("held"),
    Field("top"),
    Field("covered", Seen.NOBODY),
    Field("depth_covered"),
    Field("bought_out"),
    Field("since"),
    Field("under"),
    Field("depth_under"),
    Field("lacks"),
    Field("open_card"),
    Field("pile", Seen.NOBODY),
    Field("piled"),
    Field("discard"),
    Field("card", Seen.KNOWN, by="seen"),
    Field("seen"),
    Field("drawn_from"),
    Field("batch"),
    Field("unseen"),
)


class Rotterdam(State):
    """The table.  Ship ``seat * 4 + i`` is one of a seat's ships; harbours follow the waters in numbering."""

    chart: Chart  # the river, the prices and the decks that are played with
    round: i64
    turn: i64  # workers placed in this round
    mover: i64  # whose turn it is, NOBODY between turns
    master: i64  # the Harbour Master
    by_rounds: bool
    auction: bool
    field: vec[i64]  # three fields a character: whose worker stands there
    built: i64  # the seats that have played the Manufacturer in this round
    money: vec[i64]
    bank: i64  # what the bank has left of the printed money; below zero it has lent

    ships: i64  # how many a seat uses
    where: vec[i64]  # each ship's position, NOWHERE while it is with its owner
    cargo: vec[i64]
    arrived: vec[i64]  # when it came into its harbour, counted over the game
    arrivals: i64
    berth: vec[i64]  # which ship lies on each water
    fog: vec[i64]  # for each colour the seats whose fog lies on it

    market: vec[i64]  # units of each material on the market
    stock: vec[i64]  # four materials a seat
    marker: vec[i64]  # the square of each product's marker
    factory: vec[i64]  # four sites a harbour: whose factory stands there

    job: vec[i64]  # the open assignments
    jobs_left: i64  # the covered ones, as a set
    done: vec[i64]  # each seat's completed assignments, as a set
    earned: vec[i64]  # their points

    hand: vec[i64]  # how many of each product a seat holds
    known: vec[i64]  # how many of each everybody knows it to hold
    held: vec[i64]  # how many product cards of each harbour a seat holds
    top: vec[i64]  # the open top card of each harbour's stack
    covered: vec[i64]  # how many of each product lie covered in their stack
    depth_covered: vec[i64]  # how many cards lie covered in each harbour's stack
    bought_out: vec[i64]  # how many of each product were bought out of the covered cards, always from below
    since: vec[i64]  # how many covered cards everybody has seen drawn since a copy of each product left them
    under: vec[i64]  # the cards put under each stack openly, nearest the top first, a bit each
    depth_under: vec[i64]
    lacks: vec[i64]  # whether everybody knows that no copy of a product lies covered

    open_card: vec[i64]  # the open shipping cards
    pile: vec[i64]  # how many of each kind lie in the covered stack
    piled: i64
    discard: vec[i64]
    card: vec[i64]  # three places a seat for shipping cards
    seen: vec[i64]  # which seats know what lies there; everybody, where nothing does
    drawn_from: vec[i64]  # the batch that a covered card was drawn from
    batch: i64  # the batch that the stack is
    unseen: vec[i64]  # for each batch the cards that not everybody has seen, by kind

    def copied(self, viewer: i64) -> "Rotterdam":
        """Everything public, and of the rest what the viewer knows."""
        twin = Rotterdam()
        self.share(twin, viewer)
        twin.chart = self.chart
        twin.round = self.round
        twin.turn = self.turn
        twin.mover = self.mover
        twin.master = self.master
        twin.by_rounds = self.by_rounds
        twin.auction = self.auction
        twin.field = self.field[:]
        twin.built = self.built
        twin.money = self.money[:]
        twin.bank = self.bank
        twin.ships = self.ships
        twin.where = self.where[:]
        twin.cargo = self.cargo[:]
        twin.arrived = self.arrived[:]
        twin.arrivals = self.arrivals
        twin.berth = self.berth[:]
        twin.fog = self.fog[:]
        twin.market = self.market[:]
        twin.stock = self.stock[:]
        twin.marker = self.marker[:]
        twin.factory = self.factory[:]
        twin.job = self.job[:]
        twin.jobs_left = self.jobs_left
        twin.done = self.done[:]
        twin.earned = self.earned[:]
        twin.known = self.known[:]
        twin.held = self.held[:]
        twin.top = self.top[:]
        twin.depth_covered = self.depth_covered[:]
        twin.bought_out = self.bought_out[:]
        twin.since = self.since[:]
        twin.under = self.under[:]
        twin.depth_under = self.depth_under[:]
        twin.lacks = self.lacks[:]
        twin.open_card = self.open_card[:]
        twin.piled = self.piled
        twin.discard = self.discard[:]
        twin.seen = self.seen[:]
        twin.drawn_from = self.drawn_from[:]
        twin.batch = self.batch
        twin.unseen = self.unseen[:]
        if viewer == ALL_SEEING:
            twin.hand = self.hand[:]
            twin.covered = self.covered[:]
            twin.pile = self.pile[:]
            twin.card = self.card[:]
            return twin
        twin.hand = rows.unknowns(self.seats * WARES)
        twin.covered = rows.unknowns(WARES)
        twin.pile = rows.unknowns(CARD_KINDS)
        twin.card = rows.unknowns(self.seats * HAND_LIMIT)
        everybody: i64 = (1 << self.seats) - 1
        for place in range(self.seats * HAND_LIMIT):
            if self.seen[place] == everybody or (viewer >= 0 and (self.seen[place] >> viewer) & 1):
                twin.card[place] = self.card[place]
        if viewer >= 0:
            for at in range(viewer * WARES, viewer * WARES + WARES):
                twin.hand[at] = self.hand[at]
        return twin

    # Reading the table

    def everybody(self) -> i64:
        return (1 << self.seats) - 1

    def columns(self) -> i64:
        """ROT-1.11: how many fields of each row are used."""
        return COLUMNS - 1 if self.seats == 2 else COLUMNS

    def stocked(self, seat: i64) -> i64:
        """How many units a seat has in stock."""
        at = seat * PORTS
        return self.stock[at] + self.stock[at + 1] + self.stock[at + 2] + self.stock[at + 3]

    def has_stock_room(self, seat: i64) -> bool:
        """ROT-4.12: at most three units."""
        return self.stocked(seat) < STOCK_LIMIT

    def raw_price(self, material: i64) -> i64:
        """ROT-1.7: what the next unit costs; only where one is left."""
        chart = self.chart
        return chart.raw_price[material * MOST_UNITS + chart.units[material] - self.market[material]]

    def raw_offer(self, material: i64) -> i64:
        """ROT-1.7: what a unit sold brings; only where one is away."""
        chart = self.chart
        return chart.raw_price[material * MOST_UNITS + chart.units[material] - self.market[material] - 1]

    def price(self, product: i64) -> i64:
        """ROT-1.8: what a product costs and brings."""
        return self.chart.track[product * MOST_SQUARES + self.marker[product]]

    def idle_ship(self, seat: i64) -> i64:
        """A ship that is with its owner, NO_SHIP where all are out."""
        for ship in range(seat * FLEET, seat * FLEET + self.ships):
            if self.where[ship] == NOWHERE:
                return ship
        return NO_SHIP

    def afloat(self, ship: i64) -> bool:
        """At a start or on the river, where shipping cards reach it (ROT-11.2)."""
        return self.where[ship] < self.chart.waters

    def sites_built(self, port: i64) -> i64:
        """How many factories a harbour has."""
        built: i64 = 0
        while built < self.chart.sites[port] and self.factory[port * MOST_SITES + built] != NOBODY:
            built += 1
        return built

    def factories_of(self, seat: i64, port: i64) -> i64:
        """How many of a harbour's factories are this seat's."""
        own: i64 = 0
        for at in range(port * MOST_SITES, port * MOST_SITES + MOST_SITES):
            if self.factory[at] == seat:
                own += 1
        return own

    def factories(self, seat: i64) -> i64:
        own: i64 = 0
        for at in range(PORTS * MOST_SITES):
            if self.factory[at] == seat:
                own += 1
        return own

    def cards_held(self, seat: i64) -> i64:
        """How many shipping cards a seat has, which everybody may know; a place that is empty is known to be so."""
        count: i64 = 0
        for place in range(seat * HAND_LIMIT, seat * HAND_LIMIT + HAND_LIMIT):
            if self.card[place] != NO_CARD:
                count += 1
        return count

    def unknown(self, seat: i64, port: i64) -> i64:
        """ROT-14.3: how many of a seat's product cards of a harbour not everybody knows."""
        at = seat * WARES + 2 * port
        return self.held[seat * PORTS + port] - self.known[at] - self.known[at + 1]

    def may_hold(self, seat: i64, product: i64) -> bool:
        """Whether a seat may have a product, for all that everybody knows."""
        return self.known[seat * WARES + product] > 0 or self.unknown(seat, product >> 1) > 0

    def lies_under(self, product: i64) -> bool:
        """Whether a copy lies among the cards put under its stack."""
        port = product >> 1
        kind = product & 1
        for i in range(self.depth_under[port]):
            if (self.under[port] >> i) & 1 == kind:
                return True
        return False

    def may_be_stacked(self, product: i64) -> bool:
        """ROT-8.10: whether the stack may have a copy, for all that everybody knows."""
        port = product >> 1
        if self.top[port] == product or self.lies_under(product):
            return True
        return self.depth_covered[port] > 0 and not self.lacks[product]

    def can_complete(self, seat: i64, job: i64) -> bool:
        """ROT-9.1: whether this seat's hand has all the products of an assignment."""
        chart = self.chart
        for i in range(chart.job_size[job]):
            if self.hand[seat * WARES + chart.job_product[job * 3 + i]] < 1:
                return False
        return True

    # Money

    def pay(self, seat: i64, amount: i64) -> None:
        self.money[seat] -= amount
        self.bank += amount

    def collect(self, seat: i64, amount: i64) -> None:
        """ROT-1.13: the bank always has it."""
        self.money[seat] += amount
        self.bank -= amount

    # Ships

    def put(self, ship: i64, position: i64) -> None:
        """Lay a ship on a free position or in a harbour."""
        waters = self.chart.waters
        if self.where[ship] < waters:
            self.berth[self.where[ship]] = NO_SHIP
        self.where[ship] = position
        if position < waters:
            self.berth[position] = ship
        else:
            self.arrivals += 1
            self.arrived[ship] = self.arrivals

    def bring_home(self, ship: i64) -> None:
        """ROT-7.1: an unloaded ship goes back to its owner."""
        self.where[ship] = NOWHERE
        self.cargo[ship] = NO_CARGO
        self.arrived[ship] = 0


def lay_out(t: Rotterdam) -> None:
    """An empty table of the right size."""
    chart = t.chart
    t.round = 0
    t.turn = 0
    t.mover = NOBODY
    t.master = 0
    t.field = rows.filled(ROWS * COLUMNS, NOBODY)
    t.built = 0
    t.money = rows.zeros(t.seats)
    t.bank = 0
    t.ships = 0
    t.where = rows.filled(t.seats * FLEET, NOWHERE)
    t.cargo = rows.filled(t.seats * FLEET, NO_CARGO)
    t.arrived = rows.zeros(t.seats * FLEET)
    t.arrivals = 0
    t.berth = rows.filled(chart.waters, NO_SHIP)
    t.fog = rows.zeros(5)
    t.market = chart.units[:]
    t.stock = rows.zeros(t.seats * PORTS)
    t.marker = chart.opening[:]
    t.factory = rows.filled(PORTS * MOST_SITES, NOBODY)
    t.job = rows.filled(OPEN_JOBS, NO_JOB)
    t.jobs_left = 0
    for job in range(chart.jobs):
        t.jobs_left |= bits.BIT[job]
    t.done = rows.zeros(t.seats)
    t.earned = rows.zeros(t.seats)
    t.hand = rows.zeros(t.seats * WARES)
    t.known = rows.zeros(t.seats * WARES)
    t.held = rows.zeros(t.seats * PORTS)
    t.top = rows.filled(PORTS, NO_PRODUCT)
    t.covered = chart.copies[:]
    t.depth_covered = rows.zeros(PORTS)
    for product in range(WARES):
        t.depth_covered[product >> 1] += chart.copies[product]
    t.bought_out = rows.zeros(WARES)
    t.since = rows.zeros(WARES)
    t.under = rows.zeros(PORTS)
    t.depth_under = rows.zeros(PORTS)
    t.lacks = rows.zeros(WARES)
    t.open_card = rows.filled(OPEN_CARDS, NO_CARD)
    t.pile = chart.card_copies[:]
    t.piled = 0
    t.unseen = rows.zeros(BATCHES * CARD_KINDS)
    for kind in range(CARD_KINDS):
        t.piled += chart.card_copies[kind]
        t.unseen[kind] = chart.card_copies[kind]
    t.discard = rows.zeros(CARD_KINDS)
    t.card = rows.filled(t.seats * HAND_LIMIT, NO_CARD)
    t.seen = rows.filled(t.seats * HAND_LIMIT, t.everybody())
    t.drawn_from = rows.zeros(t.seats * HAND_LIMIT)
    t.batch = 0
