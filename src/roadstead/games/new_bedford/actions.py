"""Everything a player of New Bedford can decide: what the rules call it, its kind, and its texts."""

from typing import Final

from roadstead.games.new_bedford.data import GOODS, SAILS, SPACE_NAMES
from roadstead.kernel.actions import Actions

# Goods are sold in these steps; the last one is all there is.
STEPS: Final = ("1", "2", "3", "5", "10", "all")
WHALE_WORDS: Final = ("right", "bowhead", "sperm")
SPACE_WORDS: Final = tuple(name.lower() for name in SPACE_NAMES)

ACTIONS: Final = Actions(
    (
        ("START_BRICK", "start", [f"take {count} brick" for count in range(3)]),
        ("START_FOOD", "start", [f"take {count} food" for count in range(6)]),
        ("START_WOOD", "start", [f"take {count} wood" for count in range(6)]),
        ("PLACE", "place", [f"place {space}" for space in SPACE_WORDS]),
        ("BUY_FOOD", "purchase", ["buy food"]),
        ("BUY_WOOD", "purchase", ["buy wood"]),
        ("EXTRA", "extra", [f"extra {goods}" for goods in GOODS]),
        ("SELL", "sell", [f"sell {step} {goods}" for goods in GOODS for step in STEPS]),
        ("DONE", "sell", ["done"]),
        ("BUILD", "build", [f"build {building}" for building in SPACE_WORDS[7:]]),
        ("LESS", "less", [f"less {goods}" for goods in GOODS]),
        ("LESS_NOTHING", "less", ["less nothing"]),
        ("PREPARE", "prepare", [f"prepare {sail}" for sail in SAILS]),
        ("LAUNCH", "launch", [f"launch {sail} {price}" for sail in SAILS for price in range(1, 7)]),
        ("OUTWARD", "outward", [f"outward {sail}" for sail in SAILS]),
        ("COUNT", "count", [f"count {sail}" for sail in SAILS]),
        ("CLEAR", "clear", [f"clear {tokens}" for tokens in (1, 2)]),
        ("TRY_OUT", "try out", [f"try out {sail} {tokens}" for sail in SAILS for tokens in (1, 2, 3)]),
        ("SELL_WHALE", "return", [f"sell {whale}" for whale in WHALE_WORDS]),
        ("KEEP", "return", ["keep the rest"]),
        ("BUY_WHALE", "offer", [f"buy {whale}" for whale in WHALE_WORDS]),
        ("PASS", "offer", ["pass"]),
        ("CATCH", "hunt", [f"catch {whale}" for whale in WHALE_WORDS]),
        ("LET_GO", "hunt", ["catch none"]),
    )
)
