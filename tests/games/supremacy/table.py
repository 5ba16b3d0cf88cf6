"""A Supremacy table for tests: set up in a line or two, played in the words of the game.

    table = supremacy("usa", "china").forces(usa={"alaska": 3})
    table.acting("usa", 5).play("usa", "march", "zone alaska", "zone northern_canada", "count 2")
    assert table.holder("northern_canada") == "usa"

Nothing is random: every die is said beforehand (``rolls``), cards of both decks by their ids (``deck``, ``fortuna``).
Where the script and the game disagree, a ``Disagreement`` says how.
"""

from roadstead.games.supremacy import GAME
from roadstead.games.supremacy.data import KIND_NAMES, LAND, NO_BID, NOBODY, RESOURCES, SEAS, WARLORD
from roadstead.games.supremacy.generated import frames, streams
from roadstead.games.supremacy.rules import land, loads, market
from roadstead.games.supremacy.rules.searching import in_deck
from roadstead.kernel.dice import Dice
from roadstead.kernel.errors import IllegalAction

BOARD = GAME.rules.board
POWERS = BOARD.power_ids
DICE = {
    "order": streams.ORDER,
    "combat": streams.COMBAT,
    "shield": streams.SHIELD,
    "headline": streams.HEADLINE,
    "settle": streams.SETTLE,
    "officer": streams.OFFICER,
    "holocaust": streams.HOLOCAUST,
    "k-sat": streams.K_SATS,
    "space": streams.SPACE,
}
tables = []


class Disagreement(AssertionError):
    """The game did not do what the script of the test expects."""


class TableDice(Dice):
    """Chance as the test says it, a queue for each stream; set-up dice fall low unless said."""

    def __init__(self, powers):
        super().__init__()
        self.state = None
        self.queues = {stream: [] for stream in range(len(streams.STREAMS))}
        self.powers = [POWERS.index(power) for power in powers]
        self.free = list(range(len(POWERS)))

    def pick(self, sides, stream):
        outcome = self.outcome(sides, stream)
        if not 0 <= outcome < sides:
            raise Disagreement(f"{streams.STREAMS[stream]}: outcome {outcome} of {sides}")
        return outcome

    def outcome(self, sides, stream):
        queue = self.queues[stream]
        if stream == streams.SET_UP:
            if self.powers:
                at = self.free.index(self.powers.pop(0))
                self.free.pop(at)
                return at
            return queue.pop(0) - 1 if queue else 0
        if not queue:
            raise Disagreement(f"{streams.STREAMS[stream]} are drawn, and the script does not say how they fall")
        said = queue.pop(0)
        if stream == streams.DECK:
            t = self.state
            left = [card for card in range(len(t.aside)) if in_deck(t, card) and not t.aside[card]]
            return left.index(BOARD.card_ids.index(said))
        if stream == streams.FORTUNA:
            pile = [card for card, at in enumerate(self.state.card_at) if at == 0]
            return pile.index(said)
        return said if stream in (streams.METEOR, streams.ANTIDOTE) else said - 1

    def clone(self):
        raise Disagreement("a scripted table is not copied")


class Table:
    def __init__(self, powers, turn, options):
        self.powers = list(powers)
        self.dice = TableDice(powers)
        self.t = GAME.new(len(powers), options=options, dice=self.dice, events=True)
        self.dice.state = self.t
        self.t.turn = turn
        self.log = []
        tables.append(self)

    # Setting up

    def seat(self, power):
        return self.powers.index(power)

    def has(self, power, **things):
        """Cash, loans, nukes, l_stars, tech, plays, or supplies by name."""
        seat = self.seat(power)
        for name, value in things.items():
            if name in RESOURCES:
                self.t.supplies[seat * 3 + RESOURCES.index(name)] = value
            else:
                getattr(self.t, name)[seat] = value
        return self

    def forces(self, **by_power):
        """Armies by territory; ``warlord`` and ``nobody`` may hold land too; a sea takes navies, (navies, aboard) or
        a list with the load of each ship."""
        for power, zones in by_power.items():
            for name, count in zones.items():
                zone = BOARD.zone_ids.index(name)
                if zone < LAND:
                    others = {"warlord": WARLORD, "nobody": NOBODY}
                    self.t.holder[zone] = others[power] if power in others else self.seat(power)
                    self.t.armies[zone] = count
                elif power == "warlord":
                    self.t.holder[zone] = WARLORD
                    self.t.pirates[zone - LAND] = count
                else:
                    at = self.seat(power) * SEAS + zone - LAND
                    ships = count if isinstance(count, list) else None
                    if ships is not None:
                        count = (len(ships), sum(ships))
                    self.t.navies[at], self.t.aboard[at] = count if isinstance(count, tuple) else (count, 0)
                    if ships is not None:
                        loads.stow(self.t, at, sum(loads.ONE[load] for load in ships))
                    land.enter_sea(self.t, zone, self.seat(power))
        return self

    def owns(self, power, *cards):
        for card in cards:
            self.t.owner[BOARD.card_ids.index(card)] = NOBODY if power == "deck" else self.seat(power)
        return self

    def prices(self, **steps):
        for resource, step in steps.items():
            self.t.market[RESOURCES.index(resource)] = step - 1
        return self

    def rolls(self, what, *dice):
        self.dice.queues[DICE[what]] += dice
        return self

    def deck(self, *cards):
        self.dice.queues[streams.DECK] += cards
        return self

    def draws(self, stream, *outcomes):
        self.dice.queues[stream] += outcomes
        return self

    def fortuna(self, *cards):
        self.dice.queues[streams.FORTUNA] += cards
        return self

    # Going to a place in the turn

    def begin(self, stage, *duties):
        """Clear the stack and put these duties on it, the first on top; the next stage follows."""
        t = self.t
        t.depth = 0
        t.menu_seat = -1
        t.stage = stage
        t.bade = 0
        for seat in range(t.seats):
            t.bid[seat] = NO_BID
        t.then(frames.STAGE, stage + 1)
        for duty in reversed(duties):
            t.then(*duty)
        t.settle()
        return self

    def acting(self, power, stage):
        return self.begin(stage, (frames.ACT, self.seat(power)))

    def payday(self, power):
        seat = self.seat(power)
        duties = (
            frames.INTEREST,
            frames.LOANS_DUTY,
            frames.SETTLING,
            frames.WAGES,
            frames.RUNNING_COMPANIES,
        )
        return self.begin(1, *[(duty, seat) for duty in duties])

    def headline(self, kind, place=None, grade=None, stage=3):
        """One headline by itself, as if its card had just been turned."""
        head = find_headline(kind, place, grade)
        self.t.card_at[head // 2] = 4
        return self.begin(stage, (frames.HEADLINE, head), (frames.DISCARD, head // 2))

    # Playing and looking

    def play(self, power, *commands):
        """The commands of one player; one with a question mark is left out where the engine has answered by itself."""
        seat = self.seat(power)
        for command in commands:
            action = GAME.actions.parse(command.removesuffix("?"))
            if command.endswith("?") and action not in self.t.legal(seat):
                continue
            self.t.play(seat, action)
            self.log += self.t.events
            assert self.t.invariants() == []
        return self

    def legal(self, power):
        return [GAME.actions.text(action) for action in self.t.legal(self.seat(power))]

    def refused(self, power, command):
        """The rule against it."""
        try:
            self.t.play(self.seat(power), GAME.actions.parse(command))
        except IllegalAction as no:
            return no.refusal.rule
        raise Disagreement(f"{command} was legal")

    def asked(self):
        return [self.powers[seat] for seat in self.t.actors()]

    def cash(self, power):
        return self.t.cash[self.seat(power)]

    def stock(self, power):
        at = self.seat(power) * 3
        return tuple(self.t.supplies[at : at + 3])

    def holder(self, zone):
        seat = self.t.holder[BOARD.zone_ids.index(zone)]
        return {NOBODY: "nobody", WARLORD: "warlord"}.get(seat) or self.powers[seat]

    def armies(self, zone):
        return self.t.armies[BOARD.zone_ids.index(zone)]

    def fleet(self, power, sea):
        at = self.seat(power) * SEAS + BOARD.zone_ids.index(sea) - LAND
        return (self.t.navies[at], self.t.aboard[at])

    def ships(self, power, sea):
        """The load of each ship, the most heavily laden first."""
        at = self.seat(power) * SEAS + BOARD.zone_ids.index(sea) - LAND
        return [load for load in (4, 3, 2, 1, 0) for _ in range(loads.ships(self.t, at, load))]

    def owner(self, card):
        seat = self.t.owner[BOARD.card_ids.index(card)]
        return "deck" if seat == NOBODY else self.powers[seat]

    def outages(self, card):
        return self.t.outages(BOARD.card_ids.index(card))

    def price(self, resource):
        return market.price(self.t, RESOURCES.index(resource))

    def told(self, name):
        return [event.facts for event in self.log if event.name == name]


def supremacy(*powers, turn=2, **options):
    return Table(powers or ("usa", "china"), turn, options)


def find_headline(kind, place=None, grade=None):
    for head, number in enumerate(BOARD.kind):
        if KIND_NAMES[number] != kind:
            continue
        if place is not None and (BOARD.where[head] < 0 or BOARD.zone_ids[BOARD.where[head]] != place):
            continue
        if grade is None or grade in (BOARD.figure[head] + 1, BOARD.dice[head]):
            return head
    raise Disagreement(f"no headline {kind} {place} {grade}")


def zone(name):
    return BOARD.zone_ids.index(name)
