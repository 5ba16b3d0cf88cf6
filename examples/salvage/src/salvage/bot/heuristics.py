"""What a decent player of Salvage looks at."""

from mypy_extensions import i64

from roadstead.kernel.heuristics import Heuristics
from roadstead.kernel.state import State
from salvage.state import Salvage


class SalvageHeuristics(Heuristics):
    def weigh(self, t: State, seat: i64, action: i64) -> float:
        """SAL-2.3: the wreck if the card is likely to be alone and highest, less what the card would bring later."""
        assert isinstance(t, Salvage)
        chance = 1.0
        for other in range(t.seats):
            if other != seat:
                left = [card for card in range(7) if (t.cards[other] >> card) & 1]
                chance *= len([card for card in left if card < action]) / len(left)
        return chance * float(t.worth()) - float(action)


HEURISTICS = SalvageHeuristics(scale=12.0, temperature=2.0, horizon=12)
