"""The rules as the kernel calls them."""

from mypy_extensions import i64

from roadstead.games.harbour_of_fortune import scoring
from roadstead.games.harbour_of_fortune.generated.dispatch import Dispatch
from roadstead.games.harbour_of_fortune.rules import rounds, world
from roadstead.games.harbour_of_fortune.state import Harbour
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import State


class HarbourRules(Dispatch):
    def deal(self, t: State) -> None:
        assert isinstance(t, Harbour)
        rounds.set_up(t)

    def imagine(self, t: State, viewer: i64, chance: Dice) -> None:
        assert isinstance(t, Harbour)
        world.imagine(t, viewer, chance)

    def scores(self, t: State) -> list[i64]:
        assert isinstance(t, Harbour)
        return scoring.scores(t)

    def winners(self, t: State) -> list[i64]:
        assert isinstance(t, Harbour)
        return scoring.winners(t)

    def faults(self, t: State) -> list[str]:
        assert isinstance(t, Harbour)
        return world.faults(t)
