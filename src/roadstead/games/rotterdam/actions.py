"""Everything a player of Rotterdam can decide: what the rules call it, its kind, and its texts.

The positions come last, because only their number depends on the chart: where the rows of `ship` end, those of `sail`
begin (`Rotterdam.sail`).
"""

from typing import Final

from roadstead.games.rotterdam.data import CARDS, CHANNELS, COLOURS, HARBOURS, MATERIALS, MOST_RAISE, PRODUCTS, Chart
from roadstead.games.rotterdam.rules import data_files
from roadstead.kernel.actions import Actions


def actions_on(chart: Chart) -> Actions:
    """The actions of a game played on this chart."""
    places = [name.lower() for name in chart.ids]
    waters = places[: int(chart.waters)]
    characters = ("ship owner", "captain", "deck hand", "discharger", "trader")
    return Actions(
        (
            ("WORKER", "worker", [f"worker {name}" for name in characters]),
            ("AGENT", "agent", [f"worker shipping agent {place}" for place in range(1, 4)]),
            ("CASH", "worker", [f"worker cashier {amount}" for amount in (3, 2, 1)]),
            ("MANUFACTURE", "worker", [f"worker manufacturer {name.lower()}" for name in HARBOURS]),
            ("PLAY", "play", [f"play {name}" for name in CARDS]),
            ("NAME", "colour", [f"name {colour}" for colour in CHANNELS]),
            ("PLACE", "place", [f"place {name}" for name in waters[:4]]),
            ("LOAD", "load", [f"load {name}" for name in MATERIALS]),
            ("FREE", "free", [f"free {name}" for name in MATERIALS]),
            ("BUY_RAW", "raw", [f"buy {name}" for name in MATERIALS]),
            ("SELL_RAW", "raw", [f"sell {name}" for name in MATERIALS]),
            ("STOCK", "stock", ["into stock"]),
            ("BUY", "trade", [f"buy {name}" for name in PRODUCTS]),
            ("SELL", "trade", [f"sell {name}" for name in PRODUCTS]),
            ("DEMAND", "demand", [f"demand {name}" for name in PRODUCTS]),
            ("GIVE", "give", [f"give {name}" for name in PRODUCTS]),
            ("FROM", "from", [f"from {colour}" for colour in COLOURS]),
            ("FACTORY", "factory", [f"factory {colour}" for colour in COLOURS]),
            ("TAKE", "take", [f"take {name}" for name in CARDS]),
            ("DRAW", "take", ["draw a card"]),
            ("NO_CARD", "take", ["no card"]),
            ("NO_SHIP", "no ship", ["no ship"]),
            ("EMPTY", "empty", ["leave empty"]),
            ("BID", "bid", [f"raise {step}" for step in range(1, int(MOST_RAISE) + 1)]),
            ("PASS", "bid", ["pass"]),
            ("DONE", "done", ["done"]),
            ("SHIP", "ship", [f"ship {name}" for name in waters]),
            ("", "sail", [f"sail {name}" for name in places]),
        )
    )


ACTIONS: Final = actions_on(data_files.printed())
