"""Everything that can happen in New Bedford: its name, the rule it follows, and the facts it carries.

``sail`` is 0 for the white-sailed ship and 1 for the black-sailed one; ``place`` counts from RETURN.
"""

from typing import Final

from mypy_extensions import i64

from roadstead.kernel.events import EventKind

ROUND: Final[i64] = 0
STARTED: Final[i64] = 1
PLACED: Final[i64] = 2
FEE: Final[i64] = 3
PURCHASED: Final[i64] = 4
TOOK: Final[i64] = 5
SOLD: Final[i64] = 6
STORE_BONUS: Final[i64] = 7
BUILT: Final[i64] = 8
PREPARED: Final[i64] = 9
LAUNCHED: Final[i64] = 10
MOVED_OUT: Final[i64] = 11
COUNTED: Final[i64] = 12
CLEARED: Final[i64] = 13
TRIED_OUT: Final[i64] = 14
TOOK_OVER: Final[i64] = 15
LIFTED: Final[i64] = 16
CAME_HOME: Final[i64] = 17
SOLD_WHALE: Final[i64] = 18
KEPT: Final[i64] = 19
BOUGHT_WHALE: Final[i64] = 20
PASSED: Final[i64] = 21
UNBOUGHT: Final[i64] = 22
DREW: Final[i64] = 23
CAUGHT: Final[i64] = 24
LET_GO: Final[i64] = 25
POSTAGE: Final[i64] = 26
HOMEWARD: Final[i64] = 27
ENDED: Final[i64] = 28

EVENTS: Final = (
    EventKind("round", "NB-10.1", ("round", "seat")),
    EventKind("started", "NB-2.2", ("seat", "food", "wood", "brick", "money")),
    EventKind("placed", "NB-3.1", ("seat", "space", "bonus")),
    EventKind("fee", "NB-3.9", ("seat", "owner", "space")),
    EventKind("purchased", "NB-4.1", ("seat", "goods")),
    EventKind("took", "NB-3.4", ("seat", "food", "wood", "brick", "money")),
    EventKind("sold", "NB-5.4", ("seat", "goods", "count", "money")),
    EventKind("store bonus", "NB-5.5", ("seat",)),
    EventKind("built", "NB-5.7", ("seat", "building", "food", "wood", "brick", "money")),
    EventKind("prepared", "NB-7.1", ("seat", "sail", "wood")),
    EventKind("launched", "NB-7.3", ("seat", "sail", "price", "food", "wood")),
    EventKind("moved out", "NB-6.11", ("seat", "sail", "place")),
    EventKind("counted", "NB-6.23", ("seat", "sail", "money")),
    EventKind("cleared", "NB-6.14", ("seat", "tokens", "money")),
    EventKind("tried out", "NB-6.22", ("seat", "sail", "tokens")),
    EventKind("took over", "NB-6.32", ("seat", "owner")),
    EventKind("lifted", "NB-6.26", ("seat",)),
    EventKind("came home", "NB-8.3", ("seat", "sail", "right", "bowhead", "sperm")),
    EventKind("sold whale", "NB-8.5", ("seat", "whale", "money")),
    EventKind("kept", "NB-8.4", ("seat", "right", "bowhead", "sperm", "money", "free")),
    EventKind("bought whale", "NB-8.10", ("seat", "whale", "money")),
    EventKind("passed", "NB-8.10", ("seat",)),
    EventKind("unbought", "NB-8.14", ("right", "bowhead", "sperm")),
    EventKind("drew", "NB-9.2", ("right", "bowhead", "sperm", "empty")),
    EventKind("caught", "NB-9.5", ("seat", "sail", "whale")),
    EventKind("let go", "NB-9.5", ("seat", "sail")),
    EventKind("postage", "NB-6.31", ("seat",)),
    EventKind("homeward", "NB-10.3", ("ships",)),
    EventKind("ended", "NB-11.7", ("round",)),
)
