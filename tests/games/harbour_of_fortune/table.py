"""A table of Harbour of Fortune for tests: set up in a line or two, played in the words of the game.

    table = harbour(3).money(blue=9000).hand(blue="black 4", red="red 6").acting("blue")
    table.play("blue", "strike red 4", "sicken father").play("red", "red 6")
    assert table.active("red", "father")

Nobody holds anything that the test does not give them.  ``turn`` begins a turn with its roll, ``acting`` begins in the
second phase, where nothing has been earned yet.  Nothing is random: what chance brings is said beforehand; an unsaid
turn die shows 1, and unsaid cards are drawn from the lowest on.
"""

from librt.vecs import vec
from mypy_extensions import i64

from games.harbour_of_fortune.dice import WILD_WORDS, TableDice
from games.script import ScriptedTable
from roadstead.games.harbour_of_fortune import GAME
from roadstead.games.harbour_of_fortune.data import (
    CHILDREN,
    COLOURS,
    DAMAGES,
    DECK,
    HARBOUR,
    KIND_NAMES,
    MEMBERS,
    NO_WILD,
    NOBODY,
    TROUBLES,
    WILD_NAMES,
)
from roadstead.games.harbour_of_fortune.generated import frames

MEMBER_WORDS = tuple(member.lower() for member in MEMBERS)

tables = []  # every table of the running test, for the check at its end


class Table(ScriptedTable):
    """A table being set up until ``turn`` or ``acting``, and in play from then on."""

    game = GAME

    def __init__(self, seats, first_rolls, options):
        self.names = COLOURS[:seats]
        self.dice = TableDice()
        self.dice.say("first player", first_rolls)
        self.state = GAME.new(seats, options=options, dice=self.dice, events=True)
        self.log = [event for event in self.state.events if event.name == "first player"]
        self.dice.state = self.state
        self.empty_hands()
        tables.append(self)

    def answering(self):
        if self.state.asked() == frames.GIVE_WHAT:
            self.dice.partner = self.state.detail(1)

    def empty_hands(self):
        t = self.state
        t.depth = 0
        for seat in range(t.seats):
            t.pile[seat] = DECK
            t.left[seat] = 42
            t.hand[seat * 4 + seat] = 0
            t.backs[seat * 4 + seat] = 0
            t.held[seat] = 0
            t.money[seat] = 8000
            t.space[seat] = 0
        t.bank = -8000 * t.seats
        t.hat = NOBODY
        t.turns = 0
        t.roll = 0

    # Setting up

    def in_round(self, number):
        self.state.round = number
        return self

    def money(self, **seats):
        t = self.state
        for name, amount in seats.items():
            t.bank -= amount - t.money[self.seat(name)]
            t.money[self.seat(name)] = amount
        return self

    def hand(self, deck=None, **seats):
        """Give cards out of the players' own decks, or out of another's: ``hand("red", blue="black 4")``."""
        t = self.state
        for name, words in seats.items():
            seat = self.seat(name)
            family = seat if deck is None else self.seat(deck)
            for word in listed(words):
                kind = KIND_NAMES.index(word)
                t.pile[family] -= 4**kind
                t.left[family] -= 1
                t.hand[seat * 4 + family] += 4**kind
                t.backs[seat * 4 + family] += 1
                t.held[seat] += 1
        return self

    def wild(self, **seats):
        t = self.state
        for name, words in seats.items():
            for word in listed(words):
                kind = WILD_WORDS.index(word)
                t.bag -= 4**kind
                t.bag_size -= 1
                t.wild[self.seat(name)] += 4**kind
                t.wild_held[self.seat(name)] += 1
        return self

    def wild_pile(self, unseen="", used=""):
        """Only these Wild Cards are left: some that nobody knows, and used ones under them; the others are gone."""
        t = self.state
        t.wild_gone = t.bag
        t.bag = 0
        t.bag_size = 0
        for word in listed(unseen):
            t.wild_gone -= 4 ** WILD_WORDS.index(word)
            t.bag += 4 ** WILD_WORDS.index(word)
            t.bag_size += 1
        for word in listed(used):
            t.wild_gone -= 4 ** WILD_WORDS.index(word)
            t.under[t.under_size] = WILD_WORDS.index(word)
            t.under_size += 1
        return self

    def hat(self, name):
        self.state.hat = self.seat(name)
        return self

    def ship(self, **seats):
        for name, space in seats.items():
            self.state.space[self.seat(name)] = space
        return self

    def docked(self, *names):
        t = self.state
        for name in names:
            t.space[self.seat(name)] = HARBOUR
            t.docked[self.seat(name)] = 1
            t.first_dock = True
        return self

    def houses(self, **seats):
        """Houses that stand, on a docked ship's account."""
        for name, count in seats.items():
            self.docked(name)
            self.state.houses[self.seat(name)] = count
        return self

    def damage(self, **seats):
        for name, words in seats.items():
            for word in listed(words):
                self.state.damage[self.seat(name) * 3 + DAMAGES.index(word)] += 1
        return self

    def burnt(self, **seats):
        for name, count in seats.items():
            self.state.burnt[self.seat(name)] = count
        return self

    def lost(self, **seats):
        for name, count in seats.items():
            self.state.lost[self.seat(name)] = count
        return self

    def hired(self, **seats):
        """Jacks in the household, none of them hired for money."""
        for name, words in seats.items():
            for word in listed(words):
                self.state.home[self.seat(name)] |= 1 << MEMBER_WORDS.index(word)
        return self

    def sick(self, **seats):
        for name, words in seats.items():
            for word in listed(words):
                self.state.sick[self.seat(name)] |= 1 << MEMBER_WORDS.index(word)
        return self

    def failed(self, *names):
        for name in names:
            self.state.failed[self.seat(name)] = 1
        return self

    def married(self, name, son, family, daughter):
        t, seat, home = self.state, self.seat(name), self.seat(family)
        t.bride[seat * 2 + CHILDREN.index(son)] = home * 2 + CHILDREN.index(daughter)
        t.home[seat] |= 1 << MEMBER_WORDS.index(f"{son} son's bride")
        t.home[home] &= ~(1 << MEMBER_WORDS.index(f"{daughter} daughter"))
        return self

    def owes(self, debtor, creditor, amount):
        debts = [*self.state.debts, self.seat(debtor), self.seat(creditor), amount]
        self.state.debts = vec[i64](debts)
        return self

    # What chance brings

    def misfortune(self, *dice):
        return self.chance("misfortune", *dice)

    def investors_roll(self, *dice):
        return self.chance("investment", *dice)

    def takes(self, *cards):
        """The cards that the Trader draws."""
        return self.chance("trader", *cards)

    def draws(self, name, *cards):
        return self.chance(f"deck {self.seat(name)}", *cards)

    def draws_wild(self, *words):
        return self.chance("wild cards", *words)

    def rolls(self, *dice):
        """The next turn dice."""
        return self.chance("turn die", *dice)

    def chance(self, stream, *outcomes):
        self.dice.say(stream, outcomes)
        return self

    # Playing

    def turn(self, name, *roll):
        """Begin this player's turn; the roll may be left for later pauses."""
        self.rolls(*roll)
        t = self.state
        t.depth = 0
        t.first = 0
        t.turns = self.seat(name)
        t.then(frames.TURN)
        return self.run()

    def acting(self, name):
        """Begin in this player's second phase."""
        t, seat = self.state, self.seat(name)
        t.depth = 0
        t.first = 0
        t.turns = seat + 1
        t.mover = seat
        t.then(frames.TURN_END, seat)
        t.then(frames.ACTING, seat)
        return self.run()

    def run(self):
        t = self.state
        t.menu_seat = -1
        t.events = []
        self.dice.partner = 0
        t.settle()
        self.log.extend(t.events)
        self.check()
        return self

    def go_on(self, name):
        """Through the pauses of the first phase into the second."""
        while self.state.asked() == frames.PAUSE:
            self.play(name, self.menu(name)[0])
        return self

    # Looking at the table

    def may(self, name, text):
        return text in self.menu(name)

    def offers(self, name, word):
        """The choices that begin with a word."""
        return [text for text in self.menu(name) if text.split()[0] == word]

    def refused(self, name, text):
        """The clause that an action is refused by."""
        refusal = self.state.why_not(self.seat(name), GAME.actions.parse(text))
        return refusal.rule if refusal else None

    def has(self, name):
        return self.state.money[self.seat(name)]

    def space(self, name):
        return self.state.space[self.seat(name)]

    def is_docked(self, name):
        return bool(self.state.docked[self.seat(name)])

    def standing(self, name):
        return self.state.houses[self.seat(name)]

    def sound(self, name):
        return self.state.sound(self.seat(name))

    def active(self, name, member):
        return self.state.is_active(self.seat(name), MEMBER_WORDS.index(member))

    def members(self, name):
        return self.state.household(self.seat(name))

    def troubles(self, name):
        found = self.state.troubles(self.seat(name))
        return [row[0].lower() for trouble, row in enumerate(TROUBLES) if found >> trouble & 1]

    def wears(self):
        return self.names[self.state.hat] if self.state.hat != NOBODY else None

    def cards(self, name):
        """A hand, whatever its backs."""
        t, seat = self.state, self.seat(name)
        return sorted(word for family in range(t.seats) for word in unpacked(t.hand[seat * 4 + family], KIND_NAMES))

    def wild_cards(self, name):
        return unpacked(self.state.wild[self.seat(name)], WILD_WORDS)

    def used_wild(self):
        return [WILD_WORDS[wild] for wild in self.state.under if wild != NO_WILD]

    def out(self, name):
        """The cards of a deck that are out of the game."""
        return unpacked(self.state.out[self.seat(name)], KIND_NAMES)

    def knows(self, name, of):
        """What a player knows of another's hand, from the player's own view."""
        view, at = self.view(name), self.seat(name) * 16 + self.seat(of) * 4
        return sorted(word for family in range(view.seats) for word in unpacked(view.known[at + family], KIND_NAMES))

    def knows_wild(self, name, of):
        return unpacked(self.view(name).wild_known[self.seat(name) * 4 + self.seat(of)], WILD_WORDS)

    def told(self, event, to="all"):
        """The facts of all events of this name so far, or of those that one player (``None``: a spectator) heard."""
        seat = to if to in (None, "all") else self.seat(to)
        return [one.facts for one in self.log if one.name == event and (to == "all" or one.heard_by(seat))]


def harbour(seats=2, first_rolls=(), **options):
    return Table(seats, first_rolls, options)


def listed(words):
    return [word.strip() for word in words.split(",") if word.strip()]


def unpacked(cards, names):
    return [name for kind, name in enumerate(names) for _ in range(int(cards) >> (2 * kind) & 3)]


assert len(WILD_WORDS) == len(WILD_NAMES)
