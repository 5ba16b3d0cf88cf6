"""Everything a player of Rotterdam can decide, with its number and its text.

The positions come last, because only their number depends on the chart.
"""

from typing import Final

from mypy_extensions import i64

from roadstead.games.rotterdam.data import CARDS, CHANNELS, COLOURS, HARBOURS, MATERIALS, MOST_RAISE, PRODUCTS, Chart
from roadstead.kernel.actions import Actions

WORKER: Final[i64] = 0  # + character, for the five without a choice: Ship owner to Trader
AGENT: Final[i64] = 5  # + place of the assignment in the open row
CASH: Final[i64] = 8  # + field
MANUFACTURE: Final[i64] = 11  # + harbour
PLAY: Final[i64] = 15  # + shipping card
NAME: Final[i64] = 25  # + channel colour
PLACE: Final[i64] = 30  # + starting position
LOAD: Final[i64] = 34  # + material
FREE: Final[i64] = 38  # + material
BUY_RAW: Final[i64] = 42  # + material
SELL_RAW: Final[i64] = 46  # + material
STOCK: Final[i64] = 50
BUY: Final[i64] = 51  # + product
SELL: Final[i64] = 59  # + product
DEMAND: Final[i64] = 67  # + product
GIVE: Final[i64] = 75  # + product
FROM: Final[i64] = 83  # + seat
FACTORY: Final[i64] = 87  # + seat
TAKE: Final[i64] = 91  # + shipping card
DRAW: Final[i64] = 101
NO_CARD: Final[i64] = 102
NO_SHIP: Final[i64] = 103
EMPTY: Final[i64] = 104
BID: Final[i64] = 105  # + millions above the last bid - 1
PASS: Final[i64] = BID + MOST_RAISE
DONE: Final[i64] = PASS + 1
SHIP: Final[i64] = DONE + 1  # + position before the harbours
# From SHIP + the number of those positions on: SAIL + position, harbours included.


def actions_on(chart: Chart) -> Actions:
    """The actions of a game played on this chart."""
    waters = [name.lower() for name in chart.ids[: int(chart.waters)]]
    places = [name.lower() for name in chart.ids]
    characters = ("ship owner", "captain", "deck hand", "discharger", "trader")
    return Actions(
        (
            (WORKER, "worker", [f"worker {name}" for name in characters]),
            (AGENT, "agent", [f"worker shipping agent {place}" for place in range(1, 4)]),
            (CASH, "worker", [f"worker cashier {amount}" for amount in (3, 2, 1)]),
            (MANUFACTURE, "worker", [f"worker manufacturer {name.lower()}" for name in HARBOURS]),
            (PLAY, "play", [f"play {name}" for name in CARDS]),
            (NAME, "colour", [f"name {colour}" for colour in CHANNELS]),
            (PLACE, "place", [f"place {name}" for name in waters[:4]]),
            (LOAD, "load", [f"load {name}" for name in MATERIALS]),
            (FREE, "free", [f"free {name}" for name in MATERIALS]),
            (BUY_RAW, "raw", [f"buy {name}" for name in MATERIALS]),
            (SELL_RAW, "raw", [f"sell {name}" for name in MATERIALS]),
            (STOCK, "stock", ["into stock"]),
            (BUY, "trade", [f"buy {name}" for name in PRODUCTS]),
            (SELL, "trade", [f"sell {name}" for name in PRODUCTS]),
            (DEMAND, "demand", [f"demand {name}" for name in PRODUCTS]),
            (GIVE, "give", [f"give {name}" for name in PRODUCTS]),
            (FROM, "from", [f"from {colour}" for colour in COLOURS]),
            (FACTORY, "factory", [f"factory {colour}" for colour in COLOURS]),
            (TAKE, "take", [f"take {name}" for name in CARDS]),
            (DRAW, "take", ["draw a card"]),
            (NO_CARD, "take", ["no card"]),
            (NO_SHIP, "no ship", ["no ship"]),
            (EMPTY, "empty", ["leave empty"]),
            (BID, "bid", [f"raise {step}" for step in range(1, int(MOST_RAISE) + 1)]),
            (PASS, "bid", ["pass"]),
            (DONE, "done", ["done"]),
            (SHIP, "ship", [f"ship {name}" for name in waters]),
            (SHIP + len(waters), "sail", [f"sail {name}" for name in places]),
        )
    )


def sail(chart: Chart, position: i64) -> i64:
    """The number of the action that takes a ship to a position."""
    return SHIP + chart.waters + position
