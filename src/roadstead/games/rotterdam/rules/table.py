"""The rules as the kernel calls them."""

from mypy_extensions import i64

from roadstead.games.rotterdam import scoring
from roadstead.games.rotterdam.data import Chart
from roadstead.games.rotterdam.generated.dispatch import Dispatch
from roadstead.games.rotterdam.rules import faults, imagining, rounds
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.dice import Dice
from roadstead.kernel.state import State


class RotterdamRules(Dispatch):
    def __init__(self, chart: Chart) -> None:
        self.chart = chart

    def blank(self) -> State:
        table = Rotterdam()
        table.chart = self.chart
        return table

    def deal(self, t: State) -> None:
        assert isinstance(t, Rotterdam)
        rounds.set_up(t)

    def imagine(self, t: State, viewer: i64, chance: Dice) -> None:
        assert isinstance(t, Rotterdam)
        imagining.imagine(t, viewer, chance)

    def scores(self, t: State) -> list[i64]:
        assert isinstance(t, Rotterdam)
        return scoring.scores(t)

    def winners(self, t: State) -> list[i64]:
        assert isinstance(t, Rotterdam)
        return scoring.winners(t)

    def faults(self, t: State) -> list[str]:
        assert isinstance(t, Rotterdam)
        return faults.faults(t)
