"""The rules on the river that the table is played on."""

from roadstead.games.rotterdam.data import Chart
from roadstead.games.rotterdam.generated.dispatch import Dispatch
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.kernel.state import State


class RotterdamRules(Dispatch):
    def __init__(self, chart: Chart) -> None:
        self.chart = chart

    def blank(self) -> State:
        table = Rotterdam()
        table.chart = self.chart
        return table
