"""A Rotterdam table for tests: set up in a line or two, played in the words of the game.

    table = rotterdam().ships(red="r5 grain", blue="r8 oil").money(blue=0)
    table.play("red", "worker captain", "name yellow", "sail vulcaan")
    assert table.place("red") == ["vulcaan grain"]

Nothing is random: whatever is drawn is said beforehand (``products``, ``cards_drawn``, ``jobs_drawn``), or is the first
there is.  Where the script and the game disagree, a ``Disagreement`` says how.
"""

from games.rotterdam.arranging import PLACES, PORTS, Arranging, listed
from games.rotterdam.dice import JOBS, TableDice
from games.script import Disagreement
from roadstead.games.rotterdam import GAME
from roadstead.games.rotterdam.data import (
    CARDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    MATERIALS,
    NO_CARD,
    NO_CARGO,
    NO_JOB,
    NO_PRODUCT,
    NOBODY,
    NOWHERE,
    PRODUCTS,
)
from roadstead.kernel.state import UNKNOWN


class Table(Arranging):
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
