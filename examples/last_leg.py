"""The last leg of Jamaica: two ships, three cards each, one round.  So small that it can be solved.

python examples/solve_last_leg.py           # CFR through OpenSpiel, and how exploitable the result is
roadstead play examples/last_leg.py:LastLeg --seats 2
"""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.generated import frames
from roadstead.kernel.house_rules import HouseRules

# Each captain holds two of these cards; the third lies in the pile.
CARDS = ("forward/forward", "gold/gold", "forward/food")
FACES = (1, 2)  # of the two dice
PLACES = (46, 46)  # both four spaces from home
GHOST = 1  # far away
UNASKED = (frames.TAKE_FROM, frames.LOAD_WHERE, frames.GHOST_WAY)


class LastLeg(HouseRules):
    """Two ships lie side by side four spaces from home, and one round is left. Each captain holds two of the same three
    cards; nobody knows which one the other lacks. Both dice show 1 or 2. All else is as in Jamaica for two."""

    game = "jamaica"
    name = "last_leg"
    title = "The last leg"
    reason = "A real position of Jamaica that is small enough to be solved."
    seats = (2,)

    def deal(self, t):
        t.ships, t.rounds = 3, 1
        t.lay_out()
        t.chest = data.ALL_TREASURES & ~(1 << data.LADY_BETH)
        t.power[data.LADY_BETH] = 2
        cards = [data.CARD_NAMES.index(name) for name in CARDS]
        for seat in range(2):
            t.space[seat] = PLACES[seat]
            for hold, goods in enumerate((data.FOOD, data.GOLD)):
                t.goods[seat * data.HOLDS + hold], t.tokens[seat * data.HOLDS + hold] = goods, 3
            lacking = cards[t.dice.below(len(cards), 4 + seat)]
            t.pile[seat] = 1 << lacking
            t.hand[seat] = sum(1 << card for card in cards if card != lacking)
            t.held[seat] = 2
            t.discard[seat] = data.ALL_CARDS & ~sum(1 << card for card in cards)
        t.space[2] = GHOST
        t.goods[2 * data.HOLDS], t.tokens[2 * data.HOLDS] = data.GOLD, 2
        t.then(frames.ROUND)

    def perform(self, t, kind, a, b, c, d):
        if kind != frames.ROUND:
            super().perform(t, kind, a, b, c, d)
            return
        t.round = 1
        t.then(frames.ROUND_END)
        t.then(frames.TURN, 0)
        t.ask_in_secret(frames.CHOOSE_CARD, 0b11)
        first, second = (FACES[t.dice.below(len(FACES), 1)] for _ in range(2))
        t.ask(frames.PLACE_DICE, 1 << t.captain, first, second)

    def choices(self, t, kind, seat, a, b, c, d):
        """Where it hardly matters nobody is asked: which hold to load and to pay from, and which way the ghost drifts."""
        found = super().choices(t, kind, seat, a, b, c, d)
        return found[:1] if kind in UNASKED else found

    def faults(self, t):
        """The lairs have been emptied by others: on this leg there is nothing in them, and nothing was drawn."""
        return [fault for fault in super().faults(t) if "treasures drawn" not in fault]
