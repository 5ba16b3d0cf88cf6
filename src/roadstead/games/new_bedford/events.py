"""Everything that can happen in New Bedford: its name, the rule it follows, the facts it carries, and how it is staged.

``sail`` is 0 for the white-sailed ship and 1 for the black-sailed one; ``place`` counts from RETURN.  `words/log.py` says
how facts are told.
"""

from typing import Final

from roadstead.kernel.events import EventKind

# fmt: off
EVENTS: Final = (
    EventKind("round", "NB-10.1", ("round", "seat"), beat="round"),
    EventKind("started", "NB-2.2", ("seat", "food", "wood", "brick", "money")),
    EventKind("placed", "NB-3.1", ("seat", "space", "bonus"), beat="move", idle=True),
    EventKind("fee", "NB-3.9", ("seat", "owner", "space"), beat="coin", better=-1, idle=True, tells=1),
    EventKind("purchased", "NB-4.1", ("seat", "goods"), beat="coin", idle=True),
    EventKind("took", "NB-3.4", ("seat", "food", "wood", "brick", "money"), beat="coin", better=1),
    EventKind("sold", "NB-5.4", ("seat", "goods", "count", "money"), beat="coin", tells=2, moment="a-good-sale"),
    EventKind("store bonus", "NB-5.5", ("seat",), better=1),
    EventKind("built", "NB-5.7", ("seat", "building", "food", "wood", "brick", "money"), beat="build", better=1,
              tells=6, moment="a-building-rises"),
    EventKind("prepared", "NB-7.1", ("seat", "sail", "wood"), beat="move"),
    EventKind("launched", "NB-7.3", ("seat", "sail", "price", "food", "wood"), beat="move"),
    EventKind("moved out", "NB-6.11", ("seat", "sail", "place"), beat="move"),
    EventKind("counted", "NB-6.23", ("seat", "sail", "money"), better=1),
    EventKind("cleared", "NB-6.14", ("seat", "tokens", "money"), better=1),
    EventKind("tried out", "NB-6.22", ("seat", "sail", "tokens"), beat="prize", better=1),
    EventKind("took over", "NB-6.32", ("seat", "owner"), better=1),
    EventKind("lifted", "NB-6.26", ("seat",)),
    EventKind("came home", "NB-8.3", ("seat", "sail", "right", "bowhead", "sperm"), beat="move", idle=True),
    EventKind("sold whale", "NB-8.5", ("seat", "whale", "money"), beat="coin", tells=3, moment="whales-sold"),
    EventKind("kept", "NB-8.4", ("seat", "right", "bowhead", "sperm", "money", "free"), beat="prize", better=1, idle=True,
              tells=5, moment="a-ship-comes-home"),
    EventKind("bought whale", "NB-8.10", ("seat", "whale", "money"), beat="coin"),
    EventKind("passed", "NB-8.10", ("seat",), idle=True),
    EventKind("unbought", "NB-8.14", ("right", "bowhead", "sperm")),
    EventKind("drew", "NB-9.2", ("right", "bowhead", "sperm", "empty"), beat="card"),
    EventKind("caught", "NB-9.5", ("seat", "sail", "whale"), beat="prize", better=1, tells=4, moment="a-great-catch"),
    EventKind("let go", "NB-9.5", ("seat", "sail"), idle=True),
    EventKind("postage", "NB-6.31", ("seat",), better=1),
    EventKind("homeward", "NB-10.3", ("ships",), beat="news"),
    EventKind("ended", "NB-11.7", ("round",), beat="news"),
)
# fmt: on
