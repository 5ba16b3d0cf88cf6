"""A drawing of Rotterdam's table in progress: what is asked, what is legal, and the pieces laid down so far."""

from collections.abc import Sequence

from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.data import CARDS
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words.choices import CARD_WORDS
from roadstead.games.rotterdam.words.names import wanted
from roadstead.kernel.scene import Drawing
from roadstead.kernel.words import counted

EMBLEM = (0, 1, 3, 2)  # red, blue, yellow, green: the colours of all games' seats stand in another order


def colour_of(seat: int) -> int:
    return EMBLEM[seat]


class Table(Drawing[Rotterdam]):
    """The pieces, as one seat sees them."""

    def __init__(self, t: Rotterdam, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.chart = t.chart
        self.river = art.waters(self.chart)

    def badge(self, parent: str, count: int, at: tuple[float, float]) -> None:
        """How many there are, on a pile's corner."""
        self.put(f"{parent}-badge", "rot-count", at, parent=parent)
        self.write(f"{parent}-count", count, at, "number light size-m", parent=parent)

    def card(self, key: str, kind: int, at: tuple[float, float], action: str, *, on: str, asked: bool,
             hand: bool = False) -> None:  # fmt: skip
        """A shipping card that may be taken or played; one that may not be while others may is dim."""
        dim = asked and action not in self.legal
        self.put(key, f"rot-shipping-{kind}", at, on=on, do=action, label=self.card_words(kind), hand=hand,
                 classes="dim" if dim else "")  # fmt: skip

    def job_words(self, job: int) -> str:
        return f"Assignment: {' + '.join(wanted(self.chart, job))}, {counted(self.chart.job_points[job], 'point')}"

    def card_words(self, kind: int) -> str:
        kept = counted(self.chart.card_points[kind], "point")
        return f"Shipping card {CARDS[kind]}: {CARD_WORDS[kind][0]}. {kept} if kept"
