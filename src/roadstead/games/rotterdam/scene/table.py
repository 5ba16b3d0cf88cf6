"""A drawing of Rotterdam's table in progress: what is asked, what is legal, and the pieces laid down so far."""

from collections.abc import Sequence

from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.data import CARDS
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words.names import wanted
from roadstead.kernel.scene import Drawing

EMBLEM = (0, 1, 3, 2)  # red, blue, yellow, green: the colours of all games' seats stand in another order


def colour_of(seat: int) -> int:
    return EMBLEM[seat]


class Table(Drawing):
    """The pieces, as one seat sees them."""

    def __init__(self, t: Rotterdam, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.t = t
        self.chart = t.chart
        self.river = art.waters(self.chart)
        self.mats = art.MATS[int(t.seats)]

    def badge(self, parent: str, count: int, at: tuple[float, float]) -> None:
        """How many there are, on a pile's corner."""
        self.put(f"{parent}-badge", "rot-count", at, parent=parent)
        self.put(f"{parent}-count", "text", at, parent=parent, text=str(count), classes="bold light size-s")

    def job_words(self, job: int) -> str:
        return f"Assignment: {' + '.join(wanted(self.chart, job))}, {self.chart.job_points[job]} points"

    def card_words(self, kind: int) -> str:
        points = int(self.chart.card_points[kind])
        return f"Shipping card {CARDS[kind]}, {points} point{'s' if points > 1 else ''} if kept"
