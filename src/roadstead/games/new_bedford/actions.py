"""Everything a player of New Bedford can decide, with its number and its text."""

from typing import Final

from mypy_extensions import i64

from roadstead.games.new_bedford.data import GOODS, SAILS, SPACE_NAMES
from roadstead.kernel.actions import Actions

START_BRICK: Final[i64] = 0  # + bricks
START_FOOD: Final[i64] = 3  # + food
START_WOOD: Final[i64] = 9  # + wood
PLACE: Final[i64] = 15  # + space
BUY_FOOD: Final[i64] = 42
BUY_WOOD: Final[i64] = 43
EXTRA: Final[i64] = 44  # + goods
SELL: Final[i64] = 47  # + 6 x goods + step
DONE: Final[i64] = 65
BUILD: Final[i64] = 66  # + building
LESS: Final[i64] = 86  # + goods
LESS_NOTHING: Final[i64] = 89
PREPARE: Final[i64] = 90  # + sail
LAUNCH: Final[i64] = 92  # + 6 x sail + price - 1
OUTWARD: Final[i64] = 104  # + sail
COUNT: Final[i64] = 106  # + sail
CLEAR: Final[i64] = 108  # + tokens - 1
TRY_OUT: Final[i64] = 110  # + 3 x sail + tokens - 1
SELL_WHALE: Final[i64] = 116  # + whale
KEEP: Final[i64] = 119
BUY_WHALE: Final[i64] = 120  # + whale
PASS: Final[i64] = 123
CATCH: Final[i64] = 124  # + whale
LET_GO: Final[i64] = 127

# Goods are sold in these steps; the last one is all there is.
STEPS: Final = ("1", "2", "3", "5", "10", "all")
WHALE_WORDS: Final = ("right", "bowhead", "sperm")
SPACE_WORDS: Final = tuple(name.lower() for name in SPACE_NAMES)

ACTIONS: Final = Actions(
    (
        (START_BRICK, "start", [f"take {count} brick" for count in range(3)]),
        (START_FOOD, "start", [f"take {count} food" for count in range(6)]),
        (START_WOOD, "start", [f"take {count} wood" for count in range(6)]),
        (PLACE, "place", [f"place {space}" for space in SPACE_WORDS]),
        (BUY_FOOD, "purchase", ["buy food"]),
        (BUY_WOOD, "purchase", ["buy wood"]),
        (EXTRA, "extra", [f"extra {goods}" for goods in GOODS]),
        (SELL, "sell", [f"sell {step} {goods}" for goods in GOODS for step in STEPS]),
        (DONE, "sell", ["done"]),
        (BUILD, "build", [f"build {building}" for building in SPACE_WORDS[7:]]),
        (LESS, "less", [f"less {goods}" for goods in GOODS]),
        (LESS_NOTHING, "less", ["less nothing"]),
        (PREPARE, "prepare", [f"prepare {sail}" for sail in SAILS]),
        (LAUNCH, "launch", [f"launch {sail} {price}" for sail in SAILS for price in range(1, 7)]),
        (OUTWARD, "outward", [f"outward {sail}" for sail in SAILS]),
        (COUNT, "count", [f"count {sail}" for sail in SAILS]),
        (CLEAR, "clear", [f"clear {tokens}" for tokens in (1, 2)]),
        (TRY_OUT, "try out", [f"try out {sail} {tokens}" for sail in SAILS for tokens in (1, 2, 3)]),
        (SELL_WHALE, "return", [f"sell {whale}" for whale in WHALE_WORDS]),
        (KEEP, "return", ["keep the rest"]),
        (BUY_WHALE, "offer", [f"buy {whale}" for whale in WHALE_WORDS]),
        (PASS, "offer", ["pass"]),
        (CATCH, "hunt", [f"catch {whale}" for whale in WHALE_WORDS]),
        (LET_GO, "hunt", ["catch none"]),
    )
)
