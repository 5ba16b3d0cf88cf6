"""Everything that can happen in New Bedford: its name, the rule it follows, the facts it carries, and its line of the log.

``sail`` is 0 for the white-sailed ship and 1 for the black-sailed one; ``place`` counts from RETURN.  `words/log.py` says
how facts are called, one by one and together: ``{stores}``, ``{catch}``, ``{amount}``, ``{rights}``.
"""

from typing import Final

from roadstead.games.new_bedford.data import FEE, POSTAGE, PURCHASE, PURCHASED
from roadstead.kernel.events import EventKind

# fmt: off
EVENTS: Final = (
    EventKind("round", "NB-10.1", ("round", "seat"), "Round {round}: {seat} is the first player.", beat="round"),
    EventKind("started", "NB-2.2", ("seat", "food", "wood", "brick", "money"), "{seat} starts with {stores}."),
    EventKind("placed", "NB-3.1", ("seat", "space", "bonus"), "{seat} places a worker at {space}{bonus}.", beat="move"),
    EventKind("fee", "NB-3.9", ("seat", "owner", "space"), f"{{seat}} pays {{owner}} ${FEE} for the use of {{space}}.",
              beat="coin"),
    EventKind("purchased", "NB-4.1", ("seat", "goods"), f"{{seat}} buys {PURCHASED} {{goods}} for ${PURCHASE}.", beat="coin"),
    EventKind("took", "NB-3.4", ("seat", "food", "wood", "brick", "money"), "{seat} takes {stores}.", beat="coin"),
    EventKind("sold", "NB-5.4", ("seat", "goods", "count", "money"), "{seat} sells {amount} for ${money}.",
              beat="coin"),
    EventKind("store bonus", "NB-5.5", ("seat",), "{seat} takes $1 more for being first at the General Store."),
    EventKind("built", "NB-5.7", ("seat", "building", "food", "wood", "brick", "money"),
              "{seat} builds {building} for {stores}.", beat="build"),
    EventKind("prepared", "NB-7.1", ("seat", "sail", "wood"), "{seat} prepares {sail} for {wood} wood.", beat="move"),
    EventKind("launched", "NB-7.3", ("seat", "sail", "price", "food", "wood"),
              "{seat} launches {sail} to the {price}-food space for {stores}.", beat="move"),
    EventKind("moved out", "NB-6.11", ("seat", "sail", "place"), "{seat} moves {sail} out to the {place}-food space.",
              beat="move"),
    EventKind("counted", "NB-6.23", ("seat", "sail", "money"), "the Cooperage pays {seat} ${money} for {sail}."),
    EventKind("cleared", "NB-6.14", ("seat", "tokens", "money"), "{seat} removes {tokens} Empty Sea for ${money}."),
    EventKind("tried out", "NB-6.22", ("seat", "sail", "tokens"), "{seat} brings {rights} home from {sail}.",
              beat="prize"),
    EventKind("took over", "NB-6.32", ("seat", "owner"), "{seat} takes the Post Office over from {owner}."),
    EventKind("lifted", "NB-6.26", ("seat",), "{seat} leaves the Inn with both workers."),
    EventKind("came home", "NB-8.3", ("seat", "sail", "right", "bowhead", "sperm"), "{sail} of {seat} is home with {catch}.",
              beat="move"),
    EventKind("sold whale", "NB-8.5", ("seat", "whale", "money"), "{seat} sells a {whale} for ${money}.", beat="coin"),
    EventKind("kept", "NB-8.4", ("seat", "right", "bowhead", "sperm", "money", "free"),
              "{seat} keeps {catch} for ${money}{free}.", beat="prize"),
    EventKind("bought whale", "NB-8.10", ("seat", "whale", "money"), "{seat} buys a {whale} for ${money}.",
              beat="coin"),
    EventKind("passed", "NB-8.10", ("seat",), "{seat} buys nothing."),
    EventKind("unbought", "NB-8.14", ("right", "bowhead", "sperm"), "Nobody wants {catch}: out of the game."),
    EventKind("drew", "NB-9.2", ("right", "bowhead", "sperm", "empty"), "the bag gives {catch}.", beat="card"),
    EventKind("caught", "NB-9.5", ("seat", "sail", "whale"), "{sail} of {seat} takes a {whale}.", beat="prize"),
    EventKind("let go", "NB-9.5", ("seat", "sail"), "{sail} of {seat} takes nothing."),
    EventKind("postage", "NB-6.31", ("seat",), f"the Post Office pays {{seat}} ${POSTAGE}."),
    EventKind("homeward", "NB-10.3", ("ships",), "the last round is over{ships}.", beat="news"),
    EventKind("ended", "NB-11.7", ("round",), "the game ends after round {round}.", beat="news"),
)
# fmt: on
