"""A Rotterdam table for tests: set up in a line or two, played in the words of the game.

    table = rotterdam().ships(red="r5 grain", blue="r8 oil").money(blue=0)
    table.play("red", "worker captain", "name yellow", "sail vulcaan")
    assert table.place("red") == ["vulcaan grain"]

Nothing is random: whatever is drawn is said beforehand (``products``, ``cards_drawn``, ``jobs_drawn``), or is the first
there is.  Where the script and the game disagree, a ``Disagreement`` says how.
"""

from games.script import ArrangedTable, Disagreement
from roadstead.games.rotterdam import GAME
from roadstead.games.rotterdam.data import (
    CARDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    HARBOURS,
    MATERIALS,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NO_PRODUCT,
    NO_SHIP,
    NOBODY,
    NOWHERE,
    PRODUCTS,
)
from roadstead.games.rotterdam.rules import streams
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN

CHART = GAME.rules.chart
PLACES = [name.lower() for name in CHART.ids]
PORTS = [name.lower() for name in HARBOURS]
JOBS = [
    "+".join(PRODUCTS[CHART.job_product[job * 3 + i]] for i in range(CHART.job_size[job])) for job in range(CHART.jobs)
]


class TableDice(Dice):
    """Chance as the test says it, a queue for each kind of draw; ``thrown`` lists (stream, sides) of every draw."""

    def __init__(self):
        super().__init__()
        self.state = None
        self.master = 0
        self.products = [[] for _ in HARBOURS]
        self.cards = []
        self.jobs = []
        self.equal = []
        self.thrown = []

    def pick(self, sides, stream):
        self.thrown.append((streams.STREAMS[stream], sides))
        outcome = self.outcome(sides, stream)
        if not 0 <= outcome < sides:
            raise Disagreement(f"{streams.STREAMS[stream]}: outcome {outcome} of {sides}")
        return outcome

    def outcome(self, sides, stream):
        if stream == streams.LOT:
            return self.master
        if stream == streams.EQUAL_CARDS:
            return self.equal.pop(0) if self.equal else 0
        if self.state is None:
            return 0
        if stream == streams.ASSIGNMENTS:
            return members(self.state.jobs_left).index(JOBS.index(self.jobs.pop(0))) if self.jobs else 0
        if stream == streams.SHIPPING:
            return sum(list(self.state.pile)[: CARDS.index(self.cards.pop(0))]) if self.cards else 0
        port = stream - streams.PRODUCTS
        wanted = self.products[port]
        if not wanted or PRODUCTS.index(wanted.pop(0)) == 2 * port:
            return 0
        return self.state.covered[2 * port] + self.state.bought_out[2 * port]

    def clone(self):
        twin = TableDice()
        twin.products = [queue[:] for queue in self.products]
        twin.cards, twin.jobs, twin.equal = self.cards[:], self.jobs[:], self.equal[:]
        return twin


class Table(ArrangedTable):
    """A table being set up until the first ``play`` or look at ``state``, and in play from then on."""

    game = GAME

    def __init__(self, seats, master, options, begun):
        super().__init__()
        self.seats = seats
        self.names = COLOURS[:seats]
        self.dice = TableDice()
        self.dice.master = self.names.index(master)
        self.options = options
        self.begun = begun
        self.missing = ""  # what a fault says of the things that a test has taken away

    # Setting up

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

    # What chance brings

    def products(self, **ports):
        """The next covered cards of a harbour's stack."""
        for name, products in ports.items():
            self.dice.products[PORTS.index(name)].extend(listed(products))
        return self

    def cards_drawn(self, *kinds):
        """The next shipping cards drawn, whether seen by one or laid open."""
        self.dice.cards.extend(kinds)
        return self

    def jobs_drawn(self, *names):
        self.dice.jobs.extend(names)
        return self

    # Playing

    def start(self):
        state = GAME.new(self.seats, options=self.options, dice=self.dice, events=True)
        self.dice.state = state
        self.log.extend(state.events)
        self.started = state
        if self.begun:
            for at in range(self.seats):
                state.play((self.dice.master + at) % self.seats, GAME.actions.parse("no ship"))
                self.log.extend(state.events)
        for arrange in self.arrangements:
            arrange(state)
        state.menu_seat = -1
        self.dice.thrown.clear()
        self.check()
        return self

    def idle(self, *names):
        """Players take a turn in which nothing happens."""
        for name in names:
            for worker in ("worker trader", "worker ship owner", "worker deck hand"):
                if worker in self.menu(name):
                    self.play(name, worker)
                    break
            else:
                raise Disagreement(f"{name} can only {self.menu(name)}")
            self.settle_down(worker == "worker deck hand")
        return self

    def settle_down(self, cards):
        """Everything still asked in this turn is declined."""
        turn = (self.state.round, self.state.turn)
        while not self.state.over and (self.state.round, self.state.turn) == turn:
            name = self.asked()[0]
            menu = self.menu(name)
            if "no card" in menu:
                self.play(name, "no card")
            elif "done" in menu:
                self.play(name, "done")
            else:
                return

    def idle_to_round_end(self):
        """Everybody idles until the round is over, the Captain naming violet when nothing else is left."""
        state, number = self.state, self.state.round
        while not state.over and state.round == number:
            name = self.asked()[0]
            menu = self.menu(name)
            quiet = ("worker trader", "worker ship owner", "worker deck hand", "worker cashier 1", "worker cashier 2")
            for worker in (*quiet, "worker cashier 3", "no card", "done", "worker captain", "name violet"):
                if worker in menu:
                    self.play(name, worker)
                    break
            else:
                raise Disagreement(f"{name} is asked for {menu}")
        return self

    def faults(self):
        return [fault for fault in super().faults() if not self.missing or self.missing not in fault]

    # Looking at the table

    def can(self, name, text):
        return text in self.menu(name)

    def why_not(self, name, text):
        """The rule against an action."""
        refusal = self.state.why_not(self.seat(name), GAME.actions.parse(text))
        return refusal and refusal.rule

    def master(self):
        return self.names[self.state.master]

    def place(self, name):
        """Where a player's ships on the board are and what they carry, such as ``["r5 grain", "s1"]``."""
        t = self.state
        found = []
        for ship in range(self.seat(name) * 4, self.seat(name) * 4 + 4):
            if t.where[ship] != NOWHERE:
                cargo = "" if t.cargo[ship] == NO_CARGO else " " + MATERIALS[t.cargo[ship]]
                found.append(PLACES[t.where[ship]] + cargo)
        return found

    def purse(self, name):
        return self.state.money[self.seat(name)]

    def in_stock(self, name):
        return [MATERIALS[m] for m in range(4) for _ in range(self.state.stock[self.seat(name) * 4 + m])]

    def on_market(self, material):
        return self.state.market[MATERIALS.index(material)]

    def raw_price(self, material):
        return self.state.raw_price(MATERIALS.index(material))

    def price(self, product):
        return self.state.price(PRODUCTS.index(product))

    def in_hand(self, name):
        return [PRODUCTS[p] for p in range(8) for _ in range(self.state.hand[self.seat(name) * 8 + p])]

    def known(self, name, to=None):
        """The products that others know a player to hold."""
        return [PRODUCTS[p] for p in range(8) for _ in range(self.state.known[self.seat(name) * 8 + p])]

    def open_product(self, port):
        top = self.state.top[PORTS.index(port)]
        return None if top == NO_PRODUCT else PRODUCTS[top]

    def put_under(self, port):
        """The cards put under a stack openly, nearest the top first."""
        at = PORTS.index(port)
        return [PRODUCTS[2 * at + (self.state.under[at] >> i & 1)] for i in range(self.state.depth_under[at])]

    def has_cards(self, name):
        found = [self.state.card[at] for at in range(self.seat(name) * 3, self.seat(name) * 3 + 3)]
        return [CARDS[kind] for kind in found if kind != NO_CARD]

    def open_row(self):
        return [CARDS[kind] for kind in self.state.open_card if kind != NO_CARD]

    def open_jobs(self):
        return [JOBS[job] for job in self.state.job if job != NO_JOB]

    def built(self, port):
        owners = list(self.state.factory)[PORTS.index(port) * 4 : PORTS.index(port) * 4 + 4]
        return [self.names[owner] for owner in owners if owner != NOBODY]

    def fields(self, character):
        row = CHARACTERS.index(character) * COLUMNS
        return [self.names[who] if who != NOBODY else None for who in list(self.state.field)[row : row + COLUMNS]]

    def sees_hand(self, viewer, name):
        return self.view(viewer).hand[self.seat(name) * 8] != UNKNOWN

    def sees_cards(self, viewer, name):
        """A player's shipping cards as another sees them, ``"?"`` for those not seen."""
        view = self.view(viewer)
        found = [view.card[at] for at in range(self.seat(name) * 3, self.seat(name) * 3 + 3)]
        return ["?" if kind == UNKNOWN else CARDS[kind] for kind in found if kind != NO_CARD]

    def told(self, event, to=None, everybody=True):
        """The facts of all events of this name so far, or of those that one player heard."""
        return [one.facts for one in self.log if one.name == event and (to is None or one.heard_by(self.seat(to)))]


def rotterdam(seats=3, master="red", begun=True, **options):
    """A table at which nobody has placed a first ship; with ``begun=False`` they are still to be asked."""
    return Table(seats, master, options, begun)


def listed(words):
    return [word.strip() for word in words.split(",") if word.strip()]


def members(numbers):
    """What is in a set, from the lowest on."""
    return [at for at in range(int(numbers).bit_length()) if int(numbers) >> at & 1]
