"""A Jamaica table for tests: set up in a line or two, played in the words of the game.

    table = jamaica().at(red=8, blue=31).holds(red="3 food, 2 gold")
    table.round(4, 2, red="forward/food")
    table.play("red", "sail inner")
    assert table.space("red") == 15

Nothing is random: combat dice and treasures are said beforehand (``rolls``, ``lair``), action dice come with ``round`` or ``next_dice``, and cards are drawn from the lowest on unless ``draws`` says otherwise.  Where the
script and the game disagree, a ``Disagreement`` says how.
"""

from games.script import ArrangedTable, Disagreement
from roadstead.games.jamaica import GAME
from roadstead.games.jamaica.data import ALL_CARDS, CARD_NAMES, COLOURS, GOODS, NO_GOODS, POWERS, SYMBOLS, WORTH
from roadstead.games.jamaica.generated import streams
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import UNKNOWN

POWER_WORDS = ("map", "sabre", "lady beth", "6th hold")
FACE_WORDS = POWER_WORDS + tuple(f"{worth:+d}" for worth in list(WORTH)[POWERS:])
DIE_FACES = (2, 4, 6, 8, 10, "star")
HARMLESS = "gold/gold"
TOKENS_LEAVE_IN_ORDER = (9, 11, 22, 25, 33, 37, 19, 44, 4)

tables = []  # every table of the running test, for the check at its end


class TableDice(Dice):
    """Chance as the test says it, a queue for each kind of draw; ``thrown`` lists (stream, sides) of every draw."""

    def __init__(self):
        super().__init__()
        self.state = None
        self.captain = 0
        self.action = []
        self.combat = []
        self.treasures = []
        self.any_treasure = False
        self.cards = {}
        self.thrown = []

    def pick(self, sides, stream):
        self.thrown.append((stream, sides))
        outcome = self.outcome(sides, stream)
        if not 0 <= outcome < sides:
            raise Disagreement(f"{streams.STREAMS[stream]}: outcome {outcome} of {sides}")
        return outcome

    def outcome(self, sides, stream):
        if stream == streams.CAPTAIN:
            return self.captain
        if stream == streams.ACTION_DICE:
            return self.action.pop(0) - 1 if self.action else (0, 1)[self.throws_of(stream) % 2]
        if stream == streams.COMBAT:
            return DIE_FACES.index(self.next_of(self.combat, "a combat die is rolled"))
        if stream == streams.TREASURE and not self.treasures and self.any_treasure:
            return sides - 1
        if stream == streams.TREASURE:
            return self.place_in(members(self.state.chest), self.next_of(self.treasures, "a treasure is drawn"))
        seat = stream - streams.DECK
        wanted = self.cards.get(seat) if self.state else None  # the hands of the set-up are replaced anyway
        return members(self.state.pile[seat]).index(CARD_NAMES.index(wanted.pop(0))) if wanted else 0

    def throws_of(self, stream):
        return sum(thrown == stream for thrown, _ in self.thrown) - 1

    @staticmethod
    def next_of(queue, what):
        if not queue:
            raise Disagreement(f"{what}, and the script does not say how it falls")
        return queue.pop(0)

    @staticmethod
    def place_in(faces, word):
        words = [FACE_WORDS[face] for face in faces]
        if word not in words:
            raise Disagreement(f"{word} cannot be drawn: only {', '.join(words)}")
        return words.index(word)

    def clone(self):
        twin = TableDice()
        twin.action, twin.combat = self.action[:], self.combat[:]
        twin.treasures = self.treasures[:]
        twin.any_treasure = self.any_treasure
        twin.cards = {seat: cards[:] for seat, cards in self.cards.items()}
        return twin


class Table(ArrangedTable):
    """A table being set up until the first ``round`` or look at ``state``, and in play from then on."""

    game = GAME

    def __init__(self, seats, captain, rounds):
        super().__init__()
        self.seats = seats
        self.names = (*COLOURS[:seats], "ghost") if seats == 2 else COLOURS[:seats]
        self.dice = TableDice()
        self.dice.captain = self.names.index(captain)
        self.rounds = rounds
        self.hands = {}
        self.discarded = {}
        tables.append(self)

    # Setting up

    def at(self, **ships):
        """Put ships on spaces of lap 0, or on ``(space, lap)``."""

        def arrange(t):
            for name, place in ships.items():
                space, lap = place if isinstance(place, tuple) else (place, 0)
                t.space[self.ship(name)] = space
                t.lap[self.ship(name)] = lap

        return self.arranged(arrange)

    def holds(self, **ships):
        """Fill a ship's holds from the first on, such as ``"3 food, -, 5 gold"``; the sixth is the 6th Hold."""

        def arrange(t):
            for name, cargo in ships.items():
                stowed = [one.strip() for one in cargo.split(",")]
                for hold in range(6):
                    what = stowed[hold] if hold < len(stowed) else "-"
                    tokens, goods = (0, "nothing") if what in ("-", "") else what.split()
                    t.goods[self.ship(name) * 6 + hold] = GOODS.index(goods)
                    t.tokens[self.ship(name) * 6 + hold] = int(tokens)

        return self.arranged(arrange)

    def treasures(self, **ships):
        """Lay treasure cards beside ships: a player's powers face up, everything else face down."""

        def arrange(t):
            for name, words in ships.items():
                for word in words:
                    self.lay_beside(t, self.ship(name), word)

        return self.arranged(arrange)

    def lay_beside(self, t, ship, word):
        face = next(face for face in members(t.chest) if FACE_WORDS[face] == word)
        back = t.drawn
        t.drawn += 1
        t.chest &= ~(1 << face)
        t.lairs &= ~(1 << next(space for space in TOKENS_LEAVE_IN_ORDER if t.lairs >> space & 1))
        t.face[back] = face
        t.holder[back] = ship
        if ship >= self.seats:
            return
        if face < POWERS:
            t.open[back] = 1
            t.seen[back] = (1 << self.seats) - 1
            t.power[face] = ship
        else:
            t.seen[back] = 1 << ship
            t.plain[back] = 1

    def knows(self, **seats):
        """Let players know a face-down card that was theirs once."""

        def arrange(t):
            for name, word in seats.items():
                back = self.back(word, t)
                t.seen[back] |= 1 << self.ship(name)

        return self.arranged(arrange)

    def hand(self, **seats):
        """Give players these cards in hand, the rest of the eleven being their draw piles."""
        self.hands.update(seats)
        return self

    def discards(self, **seats):
        """Lay these cards on players' discard piles (``"all"``: everything that is not in hand)."""
        self.discarded.update(seats)
        return self

    # What chance brings

    def rolls(self, *faces):
        """The next results of the combat die: 2, 4, 6, 8, 10 or "star"."""
        self.dice.combat.extend(faces)
        return self

    def lair(self, *words):
        """The next treasure cards drawn."""
        self.dice.treasures.extend(words)
        return self

    def whatever_lairs_hold(self):
        """Lairs give face-down treasures, no matter which."""
        self.dice.any_treasure = True
        return self

    def draws(self, **seats):
        """The next action cards drawn."""
        for name, cards in seats.items():
            self.dice.cards.setdefault(self.ship(name), []).extend(cards)
        return self

    def next_dice(self, first, second):
        """The action dice of the round after this one."""
        self.dice.action.extend((first, second))
        return self

    # Playing

    def start(self, first=1, second=2):
        """Set up and throw the dice of the first round."""
        self.dice.action[:0] = (first, second)
        state = GAME.new(self.seats, options={"rounds": self.rounds}, dice=self.dice, events=True)
        self.dice.state = state
        self.dice.thrown.clear()
        self.log.extend(event for event in state.events if event.name in ("captain", "rolled", "placed"))
        for arrange in self.arrangements:
            arrange(state)
        for name in self.names[: self.seats]:
            self.deal_hand(state, name)
        self.started = state
        self.check()
        return self

    def deal_hand(self, t, name):
        seat = self.ship(name)
        hand = cards(self.hands.get(name, ())) or t.hand[seat]
        discarded = self.discarded.get(name, ())
        thrown = ALL_CARDS & ~hand if discarded == "all" else cards(discarded)
        t.hand[seat] = hand
        t.held[seat] = hand.bit_count()
        t.discard[seat] = thrown
        t.pile[seat] = ALL_CARDS & ~hand & ~thrown

    def round(self, morning, evening, **chosen):
        """The Captain places the dice and everybody chooses a card; who is not named chooses gold/gold."""
        if self.started is None:
            for name in self.names[: self.seats]:
                card = chosen.get(name, HARMLESS)
                if name not in self.hands and self.discarded.get(name) is None:
                    self.hands[name] = (card, *[other for other in CARD_NAMES if other != card][:2])
            self.start(morning, evening)
        if self.asked() == (self.captain(),):
            self.play(self.captain(), f"morning {morning}")
        if (self.state.morning, self.state.evening) != (morning, evening):
            raise Disagreement(f"the dice lie as {self.state.morning} and {self.state.evening}")
        for name in self.names[: self.seats]:
            self.play(name, f"card {chosen.get(name, HARMLESS)}")
        return self

    # Looking at the table

    def ship(self, name):
        return self.seat(name)

    def captain(self):
        return self.names[self.state.captain]

    def space(self, name):
        return self.state.space[self.ship(name)]

    def lap(self, name):
        return self.state.lap[self.ship(name)]

    def place(self, name):
        return self.space(name), self.lap(name)

    def cargo(self, name):
        """What is in the holds up to the last one in use, such as ``"3 food, -, 5 gold"``."""
        t, at = self.state, self.ship(name) * 6
        stowed = [
            "-" if t.goods[at + hold] == NO_GOODS else f"{t.tokens[at + hold]} {GOODS[t.goods[at + hold]]}"
            for hold in range(6)
        ]
        while stowed and stowed[-1] == "-":
            stowed.pop()
        return ", ".join(stowed)

    def total(self, name, goods):
        return self.state.total(self.ship(name), GOODS.index(goods))

    def in_hand(self, name):
        return [CARD_NAMES[card] for card in members(self.state.hand[self.ship(name)])]

    def discard_pile(self, name):
        return [CARD_NAMES[card] for card in members(self.state.discard[self.ship(name)])]

    def draw_pile(self, name):
        return [CARD_NAMES[card] for card in members(self.state.pile[self.ship(name)])]

    def beside(self, name):
        """The treasure cards beside a ship, in the order in which they were drawn."""
        t = self.state
        return [FACE_WORDS[t.face[back]] for back in range(t.drawn) if t.holder[back] == self.ship(name)]

    def back(self, word, t=None):
        """The back that a face lies under."""
        t = t or self.state
        return next(back for back in range(t.drawn) if FACE_WORDS[t.face[back]] == word)

    def works_for(self, power):
        """The ship that has a power face up, ``None`` where it works for nobody."""
        ship = self.state.power[POWER_WORDS.index(power)]
        return self.names[ship] if ship < len(self.names) else None

    def steals(self, name, word):
        """Steal a face-down card, naming it where there are several."""
        back = self.back(word)
        self.play(name, "steal treasure")
        if self.asked() == (name,) and f"name treasure {back + 1}" in self.menu(name):
            self.play(name, f"name treasure {back + 1}")
        return self

    def has_token(self, space):
        return bool(self.state.lairs >> space & 1)

    def who_knows(self, word):
        """The players whose view shows the face of a card."""
        back = self.back(word)
        return [name for name in self.names[: self.seats] if self.view(name).face[back] != UNKNOWN]

    def told(self, event, to=None, everybody=True):
        """The facts of all events of this name so far, or of those that one player (or a spectator) heard."""
        return [
            one.facts
            for one in self.log
            if one.name == event and ((everybody and to is None) or one.heard_by(None if to is None else self.ship(to)))
        ]

    def scores(self):
        return dict(zip(self.names, self.state.scores(), strict=False))

    def choices_of_chance(self, stream):
        """With how many sides each draw from a stream was made since the cards were dealt."""
        return [sides for thrown, sides in self.dice.thrown if streams.STREAMS[thrown] == stream]


def jamaica(seats=3, captain="red", rounds=100):
    return Table(seats, captain, rounds)


def cards(names):
    """A set of action cards."""
    return sum(1 << CARD_NAMES.index(name) for name in names)


def members(numbers):
    """What is in a set, from the lowest on."""
    return [at for at in range(int(numbers).bit_length()) if int(numbers) >> at & 1]


def symbols(card):
    return tuple(SYMBOLS[symbol] for symbol in card)
