"""How a Rotterdam table for tests is set up: each thing in the words of the game."""

from games.rotterdam.dice import CHART, JOBS
from games.script import ArrangedTable, Disagreement
from roadstead.games.rotterdam.data import CARDS, HARBOURS, MATERIALS, NO_CARD, NO_JOB, NO_PRODUCT, NO_SHIP, PRODUCTS

PLACES = [name.lower() for name in CHART.ids]
PORTS = [name.lower() for name in HARBOURS]


class Arranging(ArrangedTable):
    """A table that is being set up: what lies where, and what everybody has."""

    def ships(self, **seats):
        """Lay ships such as ``"r5 oil, s1, eem containers"``; those in harbours arrive in the order given."""

        def arrange(t):
            for name, fleet in seats.items():
                for one in fleet.split(","):
                    where, _, what = one.strip().partition(" ")
                    ship = t.idle_ship(self.seat(name))
                    t.put(ship, PLACES.index(where))
                    if what:
                        t.cargo[ship] = MATERIALS.index(what)
                        t.market[t.cargo[ship]] -= 1

        return self.arranged(arrange)

    def money(self, **seats):
        def arrange(t):
            for name, amount in seats.items():
                t.pay(self.seat(name), t.money[self.seat(name)] - amount)

        return self.arranged(arrange)

    def stock(self, **seats):
        """Give players raw materials, such as ``"oil, oil, fruit"``."""

        def arrange(t):
            for name, units in seats.items():
                for unit in listed(units):
                    t.market[MATERIALS.index(unit)] -= 1
                    t.stock[self.seat(name) * 4 + MATERIALS.index(unit)] += 1

        return self.arranged(arrange)

    def sold_out(self, *materials):
        """Let all units of a material be away."""

        def arrange(t):
            for name in materials:
                self.take_away(t, MATERIALS.index(name), t.market[MATERIALS.index(name)])

        return self.arranged(arrange)

    def away(self, **materials):
        """Let so many units of a material be in the stocks of the last players, or in a wrong harbour."""

        def arrange(t):
            for name, count in materials.items():
                self.take_away(t, MATERIALS.index(name), count)

        return self.arranged(arrange)

    def take_away(self, t, material, count):
        seat = self.seats - 1
        for _ in range(count):
            stocks = [at for at in range(self.seats - 1, 0, -1) if t.stocked(at) < 3]
            if stocks:
                t.stock[stocks[0] * 4 + material] += 1
            else:
                while t.idle_ship(seat) == NO_SHIP:
                    seat -= 1
                ship = t.idle_ship(seat)
                t.put(ship, len(PLACES) - 4 + (material + 1) % 4)
                t.cargo[ship] = material
            t.market[material] -= 1

    def hand(self, **seats):
        """Give players products that everybody has seen, such as ``"jam, 2 shoes"``."""
        return self.give_products(seats, True)

    def covered(self, **seats):
        """Give players covered product cards, as a factory does."""
        return self.give_products(seats, False)

    def give_products(self, seats, openly):
        def arrange(t):
            for name, products in seats.items():
                for one in listed(products):
                    count, product = one.split(" ", 1) if one[0].isdigit() else ("1", one)
                    for _ in range(int(count)):
                        self.give(t, self.seat(name), PRODUCTS.index(product), openly)

        return self.arranged(arrange)

    def give(self, t, seat, product, openly):
        t.covered[product] -= 1
        t.depth_covered[product // 2] -= 1
        t.hand[seat * 8 + product] += 1
        t.held[seat * 4 + product // 2] += 1
        t.known[seat * 8 + product] += openly

    def top(self, **ports):
        """Let these products lie open."""

        def arrange(t):
            for name, product in ports.items():
                port, number = PORTS.index(name), PRODUCTS.index(product)
                t.covered[t.top[port]] += 1
                t.covered[number] -= 1
                t.top[port] = number

        return self.arranged(arrange)

    def stack(self, **ports):
        """Let a harbour's stack be just these cards, the first one open, all the others put under it openly.

        What is left over goes to the last player, who has seen everything.
        """

        def arrange(t):
            for name, products in ports.items():
                port = PORTS.index(name)
                cards = [PRODUCTS.index(product) for product in listed(products)]
                t.covered[t.top[port]] += 1
                t.depth_covered[port] += 1
                t.top[port] = cards[0] if cards else NO_PRODUCT
                for card in cards:
                    t.covered[card] -= 1
                    t.depth_covered[port] -= 1
                for at, card in enumerate(cards[1:]):
                    t.under[port] |= (card & 1) << at
                t.depth_under[port] = max(0, len(cards) - 1)
                for card in (2 * port, 2 * port + 1):
                    for _ in range(t.covered[card]):
                        self.give(t, self.seats - 1, card, True)

        return self.arranged(arrange)

    def market(self, **prices):
        """Set products' prices; blanks in a name are written as ``_``."""

        def arrange(t):
            for name, price in prices.items():
                product = PRODUCTS.index(name.replace("_", " "))
                t.marker[product] = list(CHART.track)[product * 8 : product * 8 + CHART.squares[product]].index(price)

        return self.arranged(arrange)

    def cards(self, **seats):
        """Give players shipping cards from the covered stack, which only they have seen."""

        def arrange(t):
            for name, kinds in seats.items():
                for kind in listed(kinds):
                    place = self.free_place(t, name)
                    number = CARDS.index(kind)
                    if t.pile[number] == 0:
                        self.make_room(t, number)
                    t.pile[number] -= 1
                    t.piled -= 1
                    t.card[place] = number
                    t.seen[place] = 1 << self.seat(name)
                    t.drawn_from[place] = t.batch

        return self.arranged(arrange)

    def seen_cards(self, **seats):
        """Give players shipping cards that everybody has seen."""

        def arrange(t):
            for name, kinds in seats.items():
                for kind in listed(kinds):
                    number = CARDS.index(kind)
                    if t.pile[number] == 0:
                        self.make_room(t, number)
                    t.pile[number] -= 1
                    t.piled -= 1
                    t.unseen[t.batch * 10 + number] -= 1
                    t.card[self.free_place(t, name)] = number

        return self.arranged(arrange)

    def make_room(self, t, number):
        """A card that lies open goes back into the stack for another."""
        at = list(t.open_card).index(number)
        other = next(kind for kind in range(10) if t.pile[kind] and kind not in list(t.open_card))
        t.open_card[at] = other
        for kind, change in ((number, 1), (other, -1)):
            t.pile[kind] += change
            t.unseen[t.batch * 10 + kind] += change

    def free_place(self, t, name):
        return next(at for at in range(self.seat(name) * 3, self.seat(name) * 3 + 3) if t.card[at] == NO_CARD)

    def open_cards(self, *kinds):
        """Let these shipping cards lie open; fewer than three leave places empty."""

        def arrange(t):
            for place in range(3):
                old = t.open_card[place]
                if old != NO_CARD:
                    self.to_pile(t, old, 1)
                t.open_card[place] = NO_CARD
            for place, kind in enumerate(kinds):
                t.open_card[place] = CARDS.index(kind)
                self.to_pile(t, CARDS.index(kind), -1)

        return self.arranged(arrange)

    def to_pile(self, t, kind, change):
        t.pile[kind] += change
        t.piled += change
        t.unseen[t.batch * 10 + kind] += change

    def all_discarded(self, keep=0):
        """Let all but so many cards of the covered shipping stack be discarded."""

        def arrange(t):
            for kind in range(9, -1, -1):
                while t.pile[kind] and t.piled > keep:
                    self.to_pile(t, kind, -1)
                    t.discard[kind] += 1

        return self.arranged(arrange)

    def lost_at_sea(self):
        """Let every covered shipping card be gone for good."""
        self.missing = "shipping cards of kind"

        def arrange(t):
            for kind in range(10):
                while t.pile[kind]:
                    self.to_pile(t, kind, -1)

        return self.arranged(arrange)

    def jobs(self, *names):
        """Let these assignments lie open, such as ``"jam+shoes"``."""

        def arrange(t):
            for place in range(3):
                if t.job[place] != NO_JOB:
                    t.jobs_left |= 1 << t.job[place]
            for place in range(3):
                t.job[place] = JOBS.index(names[place]) if place < len(names) else NO_JOB
                if place < len(names):
                    t.jobs_left &= ~(1 << t.job[place])

        return self.arranged(arrange)

    def done(self, **seats):
        """Let players have completed assignments."""

        def arrange(t):
            for name, jobs in seats.items():
                for job in jobs:
                    self.complete(t, self.seat(name), JOBS.index(job))

        return self.arranged(arrange)

    def complete(self, t, seat, job):
        if not t.jobs_left >> job & 1:
            raise Disagreement(f"{JOBS[job]} lies open or is completed")
        t.jobs_left &= ~(1 << job)
        t.done[seat] |= 1 << job
        t.earned[seat] += CHART.job_points[job]

    def only_open_jobs_left(self):
        """Let the covered assignments be gone for good."""
        self.missing = "the assignments are not"

        def arrange(t):
            t.jobs_left = 0

        return self.arranged(arrange)

    def factories(self, **ports):
        """Build factories, site by site, such as ``botlek="red, blue"``."""

        def arrange(t):
            for name, owners in ports.items():
                for site, owner in enumerate(listed(owners)):
                    t.factory[PORTS.index(name) * 4 + site] = self.seat(owner)

        return self.arranged(arrange)

    def fog(self, **seats):
        """Let a player's fog lie on a colour."""

        def arrange(t):
            for name, colour in seats.items():
                t.fog[("red", "yellow", "green", "blue", "violet").index(colour)] |= 1 << self.seat(name)

        return self.arranged(arrange)


def listed(words):
    return [word.strip() for word in words.split(",") if word.strip()]
