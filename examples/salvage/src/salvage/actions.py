"""Everything a player can decide: what the rules call it, its kind, and its texts."""

from typing import Final

from roadstead.kernel.actions import Actions

ACTIONS: Final = Actions((("BID", "bid", [f"bid {card}" for card in range(1, 8)]),))
