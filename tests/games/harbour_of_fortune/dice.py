"""Chance at a table of Harbour of Fortune for tests."""

from games.script import Disagreement
from roadstead.games.harbour_of_fortune.data import KIND_NAMES
from roadstead.games.harbour_of_fortune.generated import frames, streams
from roadstead.kernel.dice import Dice

WILD_WORDS = ("hat", "house", "jack", "hero", "roll twice")


class TableDice(Dice):
    """Chance as the test says it, a queue for each stream; ``thrown`` lists (stream, sides) of every draw."""

    def __init__(self):
        super().__init__()
        self.state = None
        self.script = {}
        self.thrown = []

    def say(self, stream, outcomes):
        self.script.setdefault(stream, []).extend(outcomes)

    def pick(self, sides, stream):
        name = streams.STREAMS[stream]
        self.thrown.append((name, sides))
        queue = self.script.get(name)
        if self.state is None and name != "first player":
            return 0  # the hands of the set-up are replaced anyway
        if not queue:
            if name in ("misfortune", "investment", "trader", "final roll"):
                raise Disagreement(f"{name}: the script does not say how it falls")
            return sides - 1 if name == "first player" and len(self.thrown) == self.first_throw() else 0
        wanted = queue.pop(0)
        outcome = wanted - 1 if isinstance(wanted, int) else self.place(name, wanted)
        if not 0 <= outcome < sides:
            raise Disagreement(f"{name}: outcome {outcome} of {sides}")
        return outcome

    def first_throw(self):
        return 1 + next(at for at, (name, _) in enumerate(self.thrown) if name == "first player")

    def place(self, name, wanted):
        """Where a card lies in the bag that it is drawn from."""
        t = self.state
        if name == "wild cards":
            return place_in([t.bag], WILD_WORDS.index(wanted))
        if name == "trader":
            foe = t.detail(1) if t.asked() == frames.GIVE_WHAT else self.partner
            hand = [t.hand[foe * 4 + family] for family in range(t.seats)]
            return place_in(hand, KIND_NAMES.index(wanted))
        return place_in([t.pile[int(name.split()[1])]], KIND_NAMES.index(wanted))

    def clone(self):
        twin = TableDice()
        twin.state = self.state
        twin.script = {stream: queue[:] for stream, queue in self.script.items()}
        return twin


def place_in(sets, kind):
    before = 0
    for cards in sets:
        for other in range(len(KIND_NAMES)):
            if other == kind and cards >> (2 * other) & 3:
                return before
            before += cards >> (2 * other) & 3
    raise Disagreement(f"there is no {KIND_NAMES[kind]} to be drawn")
