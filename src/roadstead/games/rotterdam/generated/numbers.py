"""What goes by a number, and what it is called.  Written by tools/generate.py from numbers.py: change that, not this."""

from typing import Final

from mypy_extensions import i64

SHIP_OWNER: Final[i64] = 0
CAPTAIN: Final[i64] = 1
DECK_HAND: Final[i64] = 2
DISCHARGER: Final[i64] = 3
TRADER: Final[i64] = 4
SHIPPING_AGENT: Final[i64] = 5
CASHIER: Final[i64] = 6
MANUFACTURER: Final[i64] = 7
TUGBOAT: Final[i64] = 0
PILOT: Final[i64] = 1
EBB_TIDE: Final[i64] = 2
FOG: Final[i64] = 3
TRAFFIC_CONTROL: Final[i64] = 4
TRANSSHIPMENT: Final[i64] = 5
SMUGGLERS: Final[i64] = 6
HARBOUR_POLICE: Final[i64] = 7
BARTER: Final[i64] = 8
SEA_LOADING: Final[i64] = 9
START: Final[i64] = 0
RIVER: Final[i64] = 1
ANCHOR: Final[i64] = 2
HARBOUR: Final[i64] = 3
CHARACTERS: Final[tuple[str, ...]] = ('Ship owner', 'Captain', 'Deck hand', 'Discharger', 'Trader', 'Shipping agent', 'Cashier', 'Manufacturer')  # fmt: skip
CARDS: Final[tuple[str, ...]] = ('tugboat', 'pilot', 'ebb tide', 'fog', 'traffic control', 'transshipment', 'smugglers', 'harbour police', 'barter', 'sea loading')  # fmt: skip
KINDS: Final[tuple[str, ...]] = ('start', 'river', 'anchor', 'harbour')  # fmt: skip
