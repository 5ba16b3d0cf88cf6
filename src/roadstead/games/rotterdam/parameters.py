"""What a variant of Rotterdam may change: numbers of the printed rules, and entries of the data files."""

import json
from importlib.resources import files
from typing import Any

from roadstead.games.rotterdam import game_on
from roadstead.games.rotterdam.rules import data_files
from roadstead.kernel.game import Game
from roadstead.kernel.parameters import Path, cells, entries, number

FOLDER = files("roadstead.games") / "rotterdam" / "data"
FILES: dict[str, Any] = {name: json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in data_files.FILES}


def game_with(content: dict[str, Any]) -> Game:
    """The game on the river, with the prices and decks, of these files."""
    return game_on(data_files.chart_of(content))


def rows(file: str, part: str, name: str, number: str) -> dict[str, tuple[Path, ...]]:
    """A number of every row of a list, by what the row is called."""
    return {str(row[name]): ((part, at, number),) for at, row in enumerate(FILES[file][part])}


def prices(part: str, name: str) -> dict[str, tuple[Path, ...]]:
    """The prices of a list, one after the other: ``oil 1``, ``oil 2``."""
    return {
        f"{str(row[name]).lower()} {step + 1}": ((part, at, "prices", step),)
        for at, row in enumerate(FILES["markets"][part])
        for step in range(len(row["prices"]))
    }


PARAMETERS = (
    number("money", "MONEY", 3, 24, "Millions at the start"),
    number("end_points", "END_POINTS", 4, 15, "Points in assignments that end the game"),
    entries("rounds", "ROUNDS", 2, 20, "Rounds, by players, where these end the game", ("2", "3", "4"), first=2),
    entries("cashier", "CASHIER_FIELDS", 0, 9, "Millions from the Cashier", ("first", "second", "third")),
    number("transactions", "TRANSACTIONS", 1, 6, "Products that the Trader may buy or sell"),
    cells("product_copies", "decks", 1, 12, "Cards of a product", rows("decks", "products", "product", "copies"),
          in_file=True),
    cells("product_points", "decks", 0, 6, "Points of a product", rows("decks", "products", "product", "points"),
          in_file=True),
    cells("shipping_copies", "decks", 0, 6, "Cards of a shipping action", rows("decks", "shipping", "card", "copies"),
          in_file=True),
    cells("material_prices", "markets", 1, 12, "Prices of raw material", prices("materials", "material"), in_file=True),
    cells("factory_prices", "markets", 1, 20, "Prices of factory sites", prices("factories", "harbour"), in_file=True),
)  # fmt: skip
