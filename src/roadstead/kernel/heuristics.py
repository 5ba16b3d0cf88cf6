"""What a decent player looks at, for bots that know no game by name."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from roadstead.kernel import rows
from roadstead.kernel.state import State

# Unless a game says otherwise choices made at the same moment count as equal up to this difference, in units of the temperature.
MIXED: Final = 0.75


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's own sense of good moves and good positions; both look only at what the seat knows."""

    scale: float  # a lead of so many points is close to decisive
    temperature: float  # actions whose weights differ by less than this are worth looking at
    horizon: i64  # a search plays so many decisions ahead before it uses ``outlook``
    trust: float  # a search must be sure by so many standard errors before it overrules ``weigh``
    margin: float  # actions whose weights differ by no more than this are equals, and a bot's own dice choose
    mixed: float  # the same where several seats answer at once, and who does what another does may get less of it

    def __init__(
        self,
        scale: float = 10.0,
        temperature: float = 2.0,
        horizon: i64 = 20,
        trust: float = 0.0,
        margin: float = 0.0,
        mixed: float = -1.0,
    ) -> None:
        self.scale = scale
        self.temperature = temperature
        self.horizon = horizon
        self.trust = trust
        self.margin = margin
        self.mixed = max(margin, MIXED * temperature if mixed < 0 else mixed)

    def weigh(self, t: State, seat: i64, action: i64) -> float:
        """How good a legal action looks to this seat, in points more or less; higher is better."""
        return 0.0

    def weights(self, t: State, seat: i64, menu: list[i64]) -> vec[float]:
        """What ``weigh`` says of each action; a game may work out once what several of them depend on."""
        count: i64 = len(menu)
        found = rows.fractions(count)
        for i in range(count):
            found[i] = self.weigh(t, seat, menu[i])
        return found

    def near(self, t: State, seat: i64) -> float:
        """How much worse than the best an action may look and still count as equal."""
        return self.mixed if t.at_once() else self.margin

    def outlook(self, t: State, seat: i64) -> float:
        """How this seat stands, in points it may expect to score at the end; when the game is over, how it has ended."""
        return float(t.scores()[seat])
