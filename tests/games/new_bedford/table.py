"""A New Bedford table for tests: set up in a line or two, played in the words of the game.

    table = new_bedford().stock(red="3 food, 2 wood, $5").ship("red white", "dock")
    table.play("red", "place city pier", "launch white 4")
    assert table.where("red white") == (4, "1st")

Ships are put on the dock, ashore, on a space by its price, or inshore.  Nothing is random: the first player is said
beforehand, and so is every token drawn (``draws``); where the script says nothing, the bag gives what it has first of
Right Whales, Bowheads, Sperm Whales and Empty Sea.  Players whose workers do not matter stand ``idle`` at the Farm.
"""

import re

from games.script import ArrangedTable, Disagreement
from roadstead.games.new_bedford import GAME
from roadstead.games.new_bedford.actions import SPACE_WORDS
from roadstead.games.new_bedford.data import ASHORE, BOARD, COLOURS, DOCK, HOME, RETURN, SAILS
from roadstead.games.new_bedford.generated import frames, streams
from roadstead.kernel.dice import Dice

TOKEN_WORDS = ("right", "bowhead", "sperm", "empty")
STOCK_WORDS = ("food", "wood", "brick", "money")
RANKS = ("1st", "2nd", "3rd")

tables = []  # every table of the running test, for the check at its end


class TableDice(Dice):
    """Chance as the test says it; ``thrown`` lists (stream, sides) of every draw."""

    def __init__(self, first):
        super().__init__()
        self.state = None
        self.first = first
        self.tokens = []
        self.thrown = []

    def pick(self, sides, stream):
        self.thrown.append((streams.STREAMS[stream], sides))
        if stream == streams.FIRST_PLAYER:
            return self.first
        if not self.tokens:
            return 0
        wanted = TOKEN_WORDS.index(self.tokens.pop(0))
        if self.state.bag[wanted] == 0:
            raise Disagreement(f"there is no {TOKEN_WORDS[wanted]} in the bag")
        return sum(self.state.bag[token] for token in range(wanted))

    def clone(self):
        twin = TableDice(self.first)
        twin.tokens = self.tokens[:]
        return twin


class Table(ArrangedTable):
    """A table being set up until it is first looked at or played, and in play from then on."""

    game = GAME

    def __init__(self, seats, first, options):
        super().__init__()
        self.names = COLOURS[:seats]
        self.options = options
        self.dice = TableDice(self.names.index(first))
        tables.append(self)

    # Setting up

    def stock(self, **players):
        """What players have, such as ``"3 food, 1 brick, $5"``; of everything else nothing."""

        def arrange(t):
            for name, words in players.items():
                for kind, count in enumerate(stock_of(words)):
                    t.gain(self.seat(name), kind, count - t.has(self.seat(name), kind))

        return self.arranged(arrange)

    def built(self, **players):
        """Buildings that stand already."""

        def arrange(t):
            for name, words in players.items():
                for word in words.split(", "):
                    t.owner[SPACE_WORDS.index(word) - BOARD] = self.seat(name)

        return self.arranged(arrange)

    def ship(self, name, at, hold=""):
        """Put a ship on the dock, ashore, inshore or on a space by its price, behind those there, with tokens."""

        def arrange(t):
            ship = self.ship_number(name)
            place = {"dock": DOCK, "ashore": ASHORE, "inshore": 1}.get(at) or t.inshore + at
            t.rank[ship] = t.crowd(place) if place < DOCK else 0
            t.place[ship] = place
            for token, count in enumerate(tokens_of(hold)[:3]):
                t.bag[token] -= count
                t.hold[ship * 3 + token] = count

        return self.arranged(arrange)

    def whales(self, **players):
        """Tokens that players have for good."""

        def arrange(t):
            for name, words in players.items():
                for token, count in enumerate(tokens_of(words)[:3]):
                    t.bag[token] -= count
                    t.whales[self.seat(name) * 3 + token] += count

        return self.arranged(arrange)

    def lying_out(self, words):
        """Tokens left from the last whaling phase."""

        def arrange(t):
            for token, count in enumerate(tokens_of(words)):
                t.bag[token] -= count
                t.sea[token] += count

        return self.arranged(arrange)

    def bag(self, words):
        """Let the bag hold just these; the others have left the game."""

        def arrange(t):
            for token, count in enumerate(tokens_of(words)):
                t.removed[token] += t.bag[token] - count
                t.bag[token] = count

        return self.arranged(arrange)

    def draws(self, *tokens):
        """The next tokens out of the bag: right, bowhead, sperm or empty."""
        self.dice.tokens.extend(tokens)
        return self

    # Playing

    def open(self):
        """Sit down; the starting goods are still to be chosen."""
        self.started = GAME.new(len(self.names), options=self.options, dice=self.dice, events=True)
        self.dice.state = self.started
        return self

    def start(self):
        """Sit down with nothing but what the test gives, in round 1 unless it says otherwise."""
        self.open()
        t = self.started
        while t.asked() == frames.START:
            t.play(t.actor(), t.legal(t.actor())[0])
        for seat in range(t.seats):
            t.gain(seat, 3, -t.has(seat, 3))
        for arrange in self.arrangements:
            arrange(t)
        t.menu_seat = -1
        self.check()
        return self

    def idle(self, *names):
        """Players place workers at the Farm: those named while it is their turn, else all of this round up to the Inn."""
        now = self.state.round
        while self.placing() and self.state.round == now and (not names or self.asked()[0] in names):
            if self.state.detail(1):
                break
            self.play(self.asked()[0], "place farm")
        return self

    # Looking at the table

    def ship_number(self, name):
        colour, sail = name.split()
        return self.seat(colour) * 2 + SAILS.index(sail)

    def placing(self):
        return self.state.asked() == frames.PLACE

    def menu(self, name=None):
        """What a player may do now; the one who is asked unless named."""
        return super().menu(self.asked()[0] if name is None else name)

    def spaces(self, name=None):
        """Where the player who is asked may place a worker."""
        return [text.removeprefix("place ") for text in self.menu(name) if text.startswith("place ")]

    def refusal(self, name, text):
        """The rule that forbids an action."""
        return self.state.why_not(self.seat(name), GAME.actions.parse(text)).rule

    def has(self, name):
        """What a player has, as ``stock`` takes it; ``"nothing"`` of nothing."""
        t, seat = self.state, self.seat(name)
        parts = [f"{t.has(seat, kind)} {STOCK_WORDS[kind]}" for kind in range(3) if t.has(seat, kind)]
        if t.has(seat, 3):
            parts.append(f"${t.has(seat, 3)}")
        return ", ".join(parts) or "nothing"

    def money(self, name):
        return self.state.has(self.seat(name), 3)

    def where(self, ship):
        """A ship's place: "dock", "ashore", "return", "inshore" or a price, at sea with its rank."""
        t, number = self.state, self.ship_number(ship)
        place = t.place[number]
        if place in (DOCK, ASHORE, RETURN):
            return {DOCK: "dock", ASHORE: "ashore", RETURN: "return"}[place]
        return (place - t.inshore or "inshore", RANKS[t.rank[number]])

    def hold(self, ship):
        at = self.ship_number(ship) * 3
        return in_words(list(self.state.hold)[at : at + 3])

    def owned(self, name):
        """The tokens that a player has for good."""
        at = self.seat(name) * 3
        return in_words(list(self.state.whales)[at : at + 3])

    def out(self):
        return in_words(self.state.sea)

    def in_bag(self):
        return in_words(self.state.bag)

    def removed(self):
        return in_words(self.state.removed)

    def on_offer(self):
        return in_words(self.state.batch)

    def owner(self, building):
        owner = self.state.owner[SPACE_WORDS.index(building) - BOARD]
        return self.names[owner] if owner < len(self.names) else None

    def workers(self, name):
        """Where a player's two workers are."""
        at = self.seat(name) * 2
        return ["home" if space == HOME else SPACE_WORDS[space] for space in list(self.state.worker)[at : at + 2]]

    def told(self, event):
        """The facts of all events of this name so far."""
        return [one.facts for one in self.log if one.name == event]


def new_bedford(seats=3, first="red", **options):
    return Table(seats, first, options)


def stock_of(words):
    """Food, wood, brick and money in ``"3 food, $5"``."""
    counts = [0, 0, 0, 0]
    for part in filter(None, words.split(", ")):
        if part.startswith("$"):
            counts[3] = int(part[1:])
        else:
            count, kind = part.split()
            counts[STOCK_WORDS.index(kind.removesuffix("s"))] = int(count)
    return counts


def tokens_of(words):
    """Right, bowhead, sperm and empty in ``"2 right, 1 sperm"``."""
    counts = [0, 0, 0, 0]
    for count, kind in re.findall(r"(\d+) (\w+)", words):
        counts[TOKEN_WORDS.index(kind)] = int(count)
    return counts


def in_words(counts):
    parts = [f"{count} {word}" for count, word in zip(counts, TOKEN_WORDS, strict=False) if count]
    return ", ".join(parts) or "nothing"
