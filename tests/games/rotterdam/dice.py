"""Chance at a Rotterdam table for tests."""

from games.script import Disagreement
from roadstead.games.rotterdam import GAME
from roadstead.games.rotterdam.data import CARDS, HARBOURS, PRODUCTS
from roadstead.games.rotterdam.generated import streams
from roadstead.kernel.dice import Dice

CHART = GAME.rules.chart
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


def members(numbers):
    """What is in a set, from the lowest on."""
    return [at for at in range(int(numbers).bit_length()) if int(numbers) >> at & 1]
