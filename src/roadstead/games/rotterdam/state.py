"""Rotterdam's table, and what is read off it."""

from typing import final

from mypy_extensions import i64

from roadstead.games.rotterdam import data
from roadstead.games.rotterdam.generated import do
from roadstead.games.rotterdam.generated.state import Fields
from roadstead.kernel import bits, rows


@final
class Rotterdam(Fields):
    """The table, its fields declared in fields.py.

    Ship ``seat * 4 + i`` is one of a seat's ships; harbours follow the waters in numbering.
    """

    chart: data.Chart  # the river, the prices and the decks that are played with

    def lay_out(self) -> None:
        """A blank table, with what the chart says of river, markets and decks."""
        super().lay_out()
        chart = self.chart
        self.berth = rows.filled(chart.waters, data.NO_SHIP)
        self.market = chart.units[:]
        self.marker = chart.opening[:]
        for job in range(chart.jobs):
            self.jobs_left |= bits.BIT[job]
        self.covered = chart.copies[:]
        for product in range(data.WARES):
            self.depth_covered[product >> 1] += chart.copies[product]
        self.pile = chart.card_copies[:]
        self.piled = rows.total(chart.card_copies)
        for kind in range(data.CARD_KINDS):
            self.unseen[kind] = chart.card_copies[kind]
        self.seen = rows.filled(self.seats * data.HAND_LIMIT, self.everybody())

    def knows_card(self, viewer: i64, at: i64) -> bool:
        """ROT-6.1, ROT-6.6: a card taken openly is known to spectators too."""
        return self.seen[at] == self.everybody() or (viewer >= 0 and (self.seen[at] >> viewer) & 1 == 1)

    # Reading the table

    def everybody(self) -> i64:
        return (1 << self.seats) - 1

    def columns(self) -> i64:
        """ROT-1.11: how many fields of each row are used."""
        return data.COLUMNS - 1 if self.seats == 2 else data.COLUMNS

    def stocked(self, seat: i64) -> i64:
        """How many units a seat has in stock."""
        at = seat * data.PORTS
        return self.stock[at] + self.stock[at + 1] + self.stock[at + 2] + self.stock[at + 3]

    def has_stock_room(self, seat: i64) -> bool:
        """ROT-4.12: at most three units."""
        return self.stocked(seat) < data.STOCK_LIMIT

    def raw_price(self, material: i64) -> i64:
        """ROT-1.7: what the next unit costs; only where one is left."""
        chart = self.chart
        return chart.raw_price[material * data.MOST_UNITS + chart.units[material] - self.market[material]]

    def raw_offer(self, material: i64) -> i64:
        """ROT-1.7: what a unit sold brings; only where one is away."""
        chart = self.chart
        return chart.raw_price[material * data.MOST_UNITS + chart.units[material] - self.market[material] - 1]

    def price(self, product: i64) -> i64:
        """ROT-1.8: what a product costs and brings."""
        return self.chart.track[product * data.MOST_SQUARES + self.marker[product]]

    def idle_ship(self, seat: i64) -> i64:
        """A ship that is with its owner, NO_SHIP where all are out."""
        for ship in range(seat * data.FLEET, seat * data.FLEET + self.ships):
            if self.where[ship] == data.NOWHERE:
                return ship
        return data.NO_SHIP

    def afloat(self, ship: i64) -> bool:
        """At a start or on the river, where shipping cards reach it (ROT-11.2)."""
        return self.where[ship] < self.chart.waters

    def sites_built(self, port: i64) -> i64:
        """How many factories a harbour has."""
        built: i64 = 0
        sites = self.chart.sites[port]
        while built < sites and self.factory[port * data.MOST_SITES + built] != data.NOBODY:
            built += 1
        return built

    def factories_of(self, seat: i64, port: i64) -> i64:
        """How many of a harbour's factories are this seat's."""
        return rows.count_within(self.factory, port * data.MOST_SITES, port * data.MOST_SITES + data.MOST_SITES, seat)

    def factories(self, seat: i64) -> i64:
        return rows.count(self.factory, seat)

    def cards_held(self, seat: i64) -> i64:
        """How many shipping cards a seat has, which everybody may know; a place that is empty is known to be so."""
        held: i64 = 0
        for place in range(seat * data.HAND_LIMIT, seat * data.HAND_LIMIT + data.HAND_LIMIT):
            if self.card[place] != data.NO_CARD:
                held += 1
        return held

    def unknown(self, seat: i64, port: i64) -> i64:
        """ROT-14.3: how many of a seat's product cards of a harbour not everybody knows."""
        at = seat * data.WARES + 2 * port
        return self.held[seat * data.PORTS + port] - self.known[at] - self.known[at + 1]

    def may_hold(self, seat: i64, product: i64) -> bool:
        """Whether a seat may have a product, for all that everybody knows."""
        return self.known[seat * data.WARES + product] > 0 or self.unknown(seat, product >> 1) > 0

    def lies_under(self, product: i64) -> bool:
        """Whether a copy lies among the cards put under its stack."""
        port = product >> 1
        return any((self.under[port] >> i) & 1 == product & 1 for i in range(self.depth_under[port]))

    def may_be_stacked(self, product: i64) -> bool:
        """ROT-8.10: whether the stack may have a copy, for all that everybody knows."""
        port = product >> 1
        if self.top[port] == product or self.lies_under(product):
            return True
        return self.depth_covered[port] > 0 and not self.lacks[product]

    def can_complete(self, seat: i64, job: i64) -> bool:
        """ROT-9.1: whether this seat's hand has all the products of an assignment."""
        chart = self.chart
        first = job * data.MOST_PRODUCTS
        return all(
            self.hand[seat * data.WARES + chart.job_product[at]] > 0 for at in range(first, first + chart.job_size[job])
        )

    # Sailing: these actions come last, after as many that point out a ship as there are waters

    def sail(self, position: i64) -> i64:
        """The action that takes a ship to a position."""
        return do.SHIP + self.chart.waters + position

    def sail_end(self, action: i64) -> i64:
        """The position to which an action takes a ship."""
        return action - do.SHIP - self.chart.waters

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
            self.berth[self.where[ship]] = data.NO_SHIP
        self.where[ship] = position
        if position < waters:
            self.berth[position] = ship
        else:
            self.arrivals += 1
            self.arrived[ship] = self.arrivals

    def bring_home(self, ship: i64) -> None:
        """ROT-7.1: an unloaded ship goes back to its owner."""
        self.where[ship] = data.NOWHERE
        self.cargo[ship] = data.NO_CARGO
        self.arrived[ship] = 0
