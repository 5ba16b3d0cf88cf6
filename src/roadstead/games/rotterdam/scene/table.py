"""A drawing of Rotterdam's table in progress: what is asked, what is legal, and the pieces laid down so far."""

from collections.abc import Sequence

from roadstead.games.rotterdam.art import board as art
from roadstead.games.rotterdam.data import CARDS
from roadstead.games.rotterdam.state import Rotterdam
from roadstead.games.rotterdam.words.names import wanted
from roadstead.kernel.scene import Drawing

EMBLEM = (0, 1, 3, 2)  # red, blue, yellow, green: the colours of all games' seats stand in another order


# What each shipping card does.
EFFECTS = (
    "one of your ships moves one position forward through any channel",
    "name a colour, and your own ships sail as with a Captain",
    "any one ship on the river moves back one position",
    "name a colour, and no Captain may name it until your next turn",
    "two ships exchange their places, each with its cargo",
    "two ships exchange their cargo, of which one may be none",
    "take the cargo of another player’s ship",
    "the cargo of any ship goes back to the market",
    "name a product and a player, and exchange one of your cards for it",
    "load a unit of your stock on an empty ship of yours",
)


def colour_of(seat: int) -> int:
    return EMBLEM[seat]


class Table(Drawing):
    """The pieces, as one seat sees them."""

    def __init__(self, t: Rotterdam, seat: int | None, names: Sequence[str]) -> None:
        super().__init__(t, seat, names)
        self.t = t
        self.chart = t.chart
        self.river = art.waters(self.chart)

    def short(self, seat: int, most: int) -> str:
        name = self.names[seat]
        return name if len(name) <= most else f"{name[: most - 1]}…"

    def badge(self, parent: str, count: int, at: tuple[float, float]) -> None:
        """How many there are, on a pile's corner."""
        self.put(f"{parent}-badge", "rot-count", at, parent=parent)
        self.put(f"{parent}-count", "text", at, parent=parent, text=str(count), classes="number light size-m")

    def card(self, key: str, kind: int, at: tuple[float, float], action: str, *, on: str, asked: bool,
             hand: bool = False) -> None:  # fmt: skip
        """A shipping card that may be taken or played; one that may not be while others may is dim."""
        dim = asked and action not in self.legal
        self.put(key, f"rot-shipping-{kind}", at, on=on, do=action, label=self.card_words(kind), hand=hand,
                 classes="dim" if dim else "")  # fmt: skip

    def job_words(self, job: int) -> str:
        return f"Assignment: {' + '.join(wanted(self.chart, job))}, {points_of(self.chart.job_points[job])}"

    def card_words(self, kind: int) -> str:
        kept = points_of(self.chart.card_points[kind])
        return f"Shipping card {CARDS[kind]}: {EFFECTS[kind]}. {kept} if kept"


def points_of(points: int) -> str:
    return f"{points} point" if points == 1 else f"{points} points"
