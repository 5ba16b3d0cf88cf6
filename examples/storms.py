"""Jamaica with storms: rules of one's own in fifty lines.

roadstead check examples/storms.py:Storms
roadstead play examples/storms.py:Storms --seats 3
roadstead lab compare jamaica examples/storms.py:Storms --games 200
ROADSTEAD_RULES=$PWD/examples/storms.py:Storms roadstead serve
"""

from roadstead.games.jamaica import data
from roadstead.games.jamaica.generated import frames
from roadstead.kernel.events import EVERYBODY, EventKind
from roadstead.kernel.house_rules import HouseHeuristics, HouseRules


class WeatherSense(HouseHeuristics):
    """What bots look at besides: a ship at sea with a very full hold stands a little worse."""

    def outlook(self, t, seat):
        at_sea = data.KIND[t.space[seat]] == data.SEA
        fullest = max(t.tokens[seat * data.HOLDS + hold] for hold in range(data.HOLDS))
        return super().outlook(t, seat) - (0.3 if at_sea and fullest > 4 and not t.over else 0.0)


class Storms(HouseRules):
    """At the end of each round a die is thrown. At 1 or 2 a storm comes: every ship on a sea space loses a token of its
    fullest hold, the first of them where several are as full. Ships in ports and in lairs are safe. Who has kept some
    gunpowder dry to the end of the game scores a point for it."""

    game = "jamaica"
    title = "Jamaica with storms"
    reason = "Is it still worth loading to the brim when the weather may take some of it?"
    streams = ("weather",)
    events = (
        EventKind("nightfall", "JAM-3.9", (), "Night falls.", beat="round"),
        EventKind("weather", "JAM-3.9", ("die",), "The weather: {die}.", beat="dice"),
        EventKind("storm", "JAM-6.6", ("ship", "goods", "hold"), "A storm takes {goods} from {ship}.", beat="coin"),
    )

    heuristics = WeatherSense

    STORMY = 2

    def perform(self, t, kind, a, b, c, d):
        if kind == frames.ROUND_END:
            self.weather(t)
        super().perform(t, kind, a, b, c, d)

    def weather(self, t):
        """The die is thrown in sight of all; what a ship has in its holds is public as well."""
        if t.telling:
            t.tell(self.event("nightfall"), EVERYBODY, ())
        die = t.dice.below(6, self.stream("weather")) + 1
        if t.telling:
            t.tell(self.event("weather"), EVERYBODY, (die,))
        if die > self.STORMY:
            return
        for ship in range(t.ships):
            if data.KIND[t.space[ship]] == data.SEA:
                self.spoil(t, ship)

    def spoil(self, t, ship):
        holds = range(ship * data.HOLDS, (ship + 1) * data.HOLDS)
        fullest = max(holds, key=lambda hold: t.tokens[hold])
        if t.tokens[fullest] == 0:
            return
        if t.telling:
            t.tell(self.event("storm"), EVERYBODY, (ship, t.goods[fullest], fullest % data.HOLDS))
        t.tokens[fullest] -= 1
        if t.tokens[fullest] == 0:
            t.goods[fullest] = data.NO_GOODS

    def scores(self, t):
        """Gunpowder kept dry is worth a point."""
        dry = [
            any(t.goods[seat * data.HOLDS + hold] == data.GUNPOWDER for hold in range(data.HOLDS))
            for seat in range(t.seats)
        ]
        return [points + kept for points, kept in zip(super().scores(t), dry, strict=True)]
